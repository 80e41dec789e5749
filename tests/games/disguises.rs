//! Nim in disguise: published positions, sizes that no judge reaches, and refusals.

use nimatron::games::{Nimble, Presentation, Rules, Staircase, Variant};
use nimatron::inference::{Oracle, Outcome, Solvable};

fn variant(misere: bool) -> Variant {
    Variant {
        misere,
        ..Variant::default()
    }
}

/// The winning moves, in order.
fn winning<R: Solvable>(rules: R, position: &str) -> String {
    let mut oracle = Oracle::of(rules);
    let at = oracle.rules().read_position(position).expect("a position");
    let analysis = oracle.analyse(&at).expect("by the theorem");
    let is_won = analysis.outcome == Outcome::Win;
    assert_eq!(is_won, !analysis.moves.is_empty(), "{position}");
    let moves = analysis.moves.iter().map(ToString::to_string);
    moves.collect::<Vec<_>>().join(" ")
}

/// T. S. Ferguson, "Game Theory", part I, exercises 2.6.2 (positions of nim with their winning
/// moves, the same in misère play), 2.6.3 and 2.6.6 (which are nim).
#[test]
fn exercises_of_ferguson_are_answered() {
    for misere in [false, true] {
        let nimble = |position| winning(Nimble::of_variant(&variant(misere)), position);
        let staircase = |position| winning(Staircase::of_variant(&variant(misere)), position);
        assert_eq!(nimble("12,19,27"), "1:4");
        assert_eq!(nimble("13,17,19,23"), "2:8 3:8 4:8");
        assert_eq!(staircase("12,0,19,0,27"), "1:4");
        assert_eq!(staircase("13,7,17,7,19,7,23"), "3:8 5:8 7:8");
        // 19 and 4 are 23, and 27 and 4 are 31: brought down from even steps.
        assert_eq!(staircase("12,9,19,5,27,3"), "1:4 4:4");
        assert_eq!(staircase("12,9,19,5,27,4"), "1:4 4:4 6:4");
        assert_eq!(staircase("5,100,5,100"), "");
    }
}

/// On the last pile two sizes may win in misère play; from an empty one a single coin.
#[test]
fn misere_play_ends_as_in_nim() {
    let staircase = |position| winning(Staircase::of_variant(&variant(true)), position);
    assert_eq!(staircase("0,4"), "2:1");
    assert_eq!(staircase("0,4,0,2"), "2:1 4:1");
    assert_eq!(staircase("1,4,1"), "1:1 3:1");
    assert_eq!(staircase("1,4"), "");
}

#[test]
fn any_size_is_answered_at_once() {
    let most = 1_000_000_000_000_000_000_u64;
    let nimble = |position: &str| winning(Nimble::of_variant(&variant(false)), position);
    assert_eq!(nimble(&format!("{most},{}", most - 1)), "1:1");
    let staircase = |position: &str| winning(Staircase::of_variant(&variant(false)), position);
    assert_eq!(staircase(&format!("1,{}", most - 1)), "1:1");
    let many = vec!["7"; 200_001].join(",");
    assert_eq!(nimble(&many).split(' ').count(), 200_001);
    assert_eq!(staircase(&many).split(' ').count(), 100_001);
}

/// Coins of all steps may come together, so that their sum is limited.
#[test]
fn refusals_are_in_words_of_the_game() {
    let nimble = Nimble::of_variant(&variant(false));
    let staircase = Staircase::of_variant(&variant(false));
    let id = |text: &str| staircase.read_position(text).map_err(|refusal| refusal.id);
    for text in ["x", "-1", "1000000000000000000,1", "1000000000000000001"] {
        assert_eq!(id(text), Err("position-staircase"), "{text}");
    }
    let refused = nimble.read_position("3;x").expect_err("no square");
    assert_eq!(refused.id, "position-nimble");
    assert_eq!(
        nimble.read_move("x").map_err(|refusal| refusal.id),
        Err("move-unreadable-nimble")
    );
    let at = staircase.read_position("3,0,1").expect("steps");
    for text in ["2:1", "1:4", "4:1", "0:1", "1:0", "1+3:1"] {
        let played = staircase.read_move(text).expect("written as a move");
        let refused = staircase.play(&at, played).expect_err("not legal");
        assert_eq!(refused.id, "move-staircase", "{text}");
        assert!(refused.to_string().contains("1:3, 3:1"), "{refused}");
    }
    assert_eq!(nimble.input_modes(&at), ['s']);
}
