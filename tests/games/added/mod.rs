//! The game of `docs/adding-a-game.md` and one with a memory, which every property is tried on too.

#[expect(unreachable_pub, reason = "a game of the crate is public")]
pub(crate) mod few;
#[expect(unreachable_pub, reason = "a game of the crate is public")]
pub(crate) mod varied;

use nimatron::games::{Game, Variant};
use nimatron::inference::{Oracle, Outcome};

use few::Few;
use varied::{Heap, Varied};

/// The page shows what is tested.
#[test]
fn the_page_has_this_game() {
    let page = include_str!("../../../docs/adding-a-game.md");
    let (_, game) = include_str!("few.rs")
        .split_once("\n\n")
        .expect("a line of its own");
    assert!(page.contains(game.trim()), "{game}");
}

#[test]
fn few_is_lost_by_threes() {
    let rules = Few::of_variant(&Variant::default());
    let mut oracle = Oracle::of(rules);
    let position = "3,4".parse().expect("heaps");
    let analysis = oracle.analyse(&position).expect("small");
    assert_eq!(analysis.nimber, Some(1));
    let best = analysis.best.map(|best| best.to_string());
    // Equal heaps are left; 1:2 and 2:2 are no quicker.
    assert_eq!(best.as_deref(), Some("2:1"));
}

#[test]
fn varied_is_lost_by_fours() {
    let rules = Varied::of_variant(&Variant::default());
    let mut oracle = Oracle::of(rules);
    let is_lost = |&left: &u64| {
        let outcome = oracle.outcome(&Heap { left, last: 0 });
        outcome == Ok(Outcome::Loss)
    };
    let lost: Vec<u64> = (0..20).filter(is_lost).collect();
    assert_eq!(lost, [0, 4, 8, 12, 16]);
    assert!(!rules.is_misere());
}
