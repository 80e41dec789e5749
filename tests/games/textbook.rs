//! Grundy's game, Euclid's game and Fibonacci nim: published numbers, and theorems against the
//! rules alone.

use std::collections::HashMap;

use nimatron::games::{Euclid, Fibonacci, Grundy, Presentation, Rules, Theorems, Variant};
use nimatron::inference::{Oracle, Outcome};

use crate::inference::nimbers::judge::mex;

/// OEIS A002188, from heap 0 on; E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways",
/// chapter 4.
#[test]
fn nimbers_of_grundys_game_are_those_of_the_books() {
    let published = [
        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2,
        3, 1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5, 4, 1, 0,
    ];
    // All others by the definition.
    let mut nimbers: Vec<u64> = Vec::new();
    for size in 0..=1_000_usize {
        let left = (1..size.div_ceil(2)).map(|small| nimbers[small] ^ nimbers[size - small]);
        nimbers.push(mex(&left.collect::<Vec<u64>>()));
    }
    assert_eq!(nimbers[..published.len()], published);
    let mut oracle = Oracle::of(Grundy::of_variant(&Variant::default()));
    for (size, nimber) in nimbers.into_iter().enumerate() {
        let heap = oracle.rules().read_position(&size.to_string());
        let found = oracle.nimber(&heap.expect("a heap"));
        assert_eq!(found, Ok(Some(nimber)), "{size}");
    }
}

/// The nimbers of all numbers below 90 by their definition, and the moves that leave each of them.
#[test]
fn nimbers_of_euclids_game_fit_the_definition() {
    let rules = Euclid::of_variant(&Variant::default());
    let mut nimbers: HashMap<(u64, u64), u64> = HashMap::new();
    for larger in 0..90_u64 {
        for smaller in 0..=larger {
            let left = (1..=larger.checked_div(smaller).unwrap_or(0)).map(|times| {
                let rest = larger - times * smaller;
                nimbers[&(rest.max(smaller), rest.min(smaller))]
            });
            let left: Vec<u64> = left.collect();
            let nimber = (0..=90)
                .find(|nimber| !left.contains(nimber))
                .expect("a number");
            nimbers.insert((larger, smaller), nimber);
            let pair = rules
                .read_position(&format!("{smaller},{larger}"))
                .expect("two numbers");
            let answer = rules.closed_form(&pair).expect("a theorem");
            assert_eq!(answer.nimber, Some(nimber), "{pair}");
            assert_eq!(answer.value > 0, nimber > 0, "{pair}");
            for wanted in 0..=larger.min(12) {
                let leaves =
                    |&times: &u64| left[usize::try_from(times - 1).expect("few")] == wanted;
                let moves = (1..=left.len() as u64).filter(leaves).collect();
                assert_eq!(
                    rules.moves_to_nimber(&pair, wanted),
                    Some(moves),
                    "{pair}: {wanted}"
                );
            }
        }
    }
}

/// Whether the player to move loses, by the rules of Fibonacci nim alone.
fn is_lost(left: u64, most: u64, misere: bool, known: &mut HashMap<(u64, u64), bool>) -> bool {
    let most = most.min(left);
    if most == 0 {
        return !misere;
    }
    if let Some(&known) = known.get(&(left, most)) {
        return known;
    }
    let lost = (1..=most).all(|taken| !is_lost(left - taken, 2 * taken, misere, known));
    known.insert((left, most), lost);
    lost
}

#[test]
fn fibonacci_nim_is_lost_where_the_limit_is_below_the_least_part() {
    for misere in [false, true] {
        let rules = Fibonacci::of_variant(&Variant {
            misere,
            ..Variant::default()
        });
        let mut known = HashMap::new();
        for left in 0..150_u64 {
            for most in (0..=left).filter(|&most| most > 0 || left == 0) {
                let heap = rules
                    .read_position(&format!("{left}/{most}"))
                    .expect("matches");
                let answer = rules.closed_form(&heap).expect("a theorem");
                let lost = is_lost(left, most, misere, &mut known);
                assert_eq!(answer.value < 0, lost, "{heap} {misere}");
                let leaves = |taken: &u64| is_lost(left - taken, 2 * taken, misere, &mut known);
                let moves: Vec<u64> = (1..=most).filter(leaves).collect();
                assert_eq!(answer.moves, moves, "{heap} {misere}");
            }
        }
    }
}

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
    assert_eq!(euclid.ways(&pair), ['s']);
}
