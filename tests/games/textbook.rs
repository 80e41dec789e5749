//! Euclid's game and Fibonacci nim: sizes that no judge reaches, and refusals.

use nimatron::games::{Euclid, Fibonacci, Presentation, Rules, Variant};
use nimatron::inference::{Oracle, Outcome};

/// Sizes that no table holds are answered at once.
#[test]
fn theorems_answer_at_any_size() {
    let large = 1_000_000_000_000_000_u64;
    let mut euclid = Oracle::of(Euclid::of_variant(&Variant::default()));
    let pair = euclid
        .rules()
        .read_position(&format!("{large},1"))
        .expect("two numbers");
    let analysis = euclid.analyse(&pair).expect("by the theorem");
    assert_eq!(analysis.nimber, Some(large));
    assert_eq!(analysis.moves, [large]);
    for misere in [false, true] {
        let mut fibonacci = Oracle::of(Fibonacci::of_variant(&Variant {
            misere,
            ..Variant::default()
        }));
        let heap = fibonacci
            .rules()
            .read_position(&large.to_string())
            .expect("matches");
        let analysis = fibonacci.analyse(&heap).expect("by the theorem");
        assert_eq!(analysis.outcome, Outcome::Win);
        let after = fibonacci
            .rules()
            .play(&heap, analysis.moves[0])
            .expect("legal");
        assert_eq!(fibonacci.outcome(&after), Ok(Outcome::Loss));
    }
}

/// Refusals speak of the game, and of a number as it was typed.
#[test]
fn what_is_no_position_and_no_move_is_refused_in_words_of_the_game() {
    let fibonacci = Fibonacci::of_variant(&Variant::default());
    for text in ["5/9", "5/", "/5", "5//3", "5/3/1"] {
        let refused = fibonacci.read_position(text).map_err(|refusal| refusal.id);
        assert_eq!(refused, Err("position-fibonacci"), "{text}");
    }
    let euclid = Euclid::of_variant(&Variant::default());
    let pair = euclid.read_position("13,21").expect("two numbers");
    let refused = euclid.play(&pair, 3).map_err(|refusal| refusal.id);
    assert_eq!(refused, Err("move-count-euclid"));
    let huge = "99999999999999999999";
    for text in ["x", huge] {
        let refused = euclid.read_move(text).expect_err("no number");
        assert_eq!(refused.id, "move-unreadable-euclid");
        assert!(refused.to_string().contains(text), "{refused}");
        let refused = fibonacci.read_move(text).expect_err("no number");
        assert!(refused.to_string().contains(text), "{refused}");
    }
    assert_eq!(euclid.input_modes(&pair), ['s']);
}
