//! What the learner learns, and from whom.

use nimatron::inference::{Interrupt, Silent};
use nimatron::matchboxes::BoxScore;
use nimatron::matchboxes::{Against, Boxes, train};
use nimatron::players::chance;

use super::{game, plan, trained};

#[test]
fn it_learns_any_small_game() {
    let games = [
        (plan(&*game("nim", true), "1,3,5,7"), 20_000),
        (plan(&*game("matches", false), "5,5,5"), 20_000),
        (plan(&*game("kayles", false), "10"), 20_000),
        (plan(&*game("cram", false), "3x3"), 20_000),
    ];
    for (plan, games) in games {
        let before = Boxes::new(plan.clone()).score();
        let BoxScore { right, winnable } = trained(&plan, games, 1).score();
        assert_eq!(winnable, before.winnable);
        let name = plan.box_name(plan.size());
        assert!(2 * before.right < winnable, "{name}: {before:?}");
        assert!(10 * right >= 9 * winnable, "{name}: {right} of {winnable}");
    }
}

#[test]
fn a_seed_repeats_a_training_of_positions_exactly() {
    let plan = plan(&*game("kayles", true), "3,4");
    let counts = |seed| -> Vec<Vec<u64>> {
        let boxes = trained(&plan, 500, seed);
        let counts = |place| boxes.beads(place).map(|beads| beads.count).collect();
        (1..=plan.size()).map(counts).collect()
    };
    assert_eq!(counts(1), counts(1));
    assert_ne!(counts(1), counts(2));
}

#[test]
fn opponents_play_as_they_are_called() {
    // With two equal piles the side that begins loses to a perfect player, who wins at once from
    // one pile.
    let plan = plan(&*game("nim", false), "3,3");
    for against in [Against::Perfect, Against::Beginner] {
        let mut boxes = Boxes::new(plan.clone());
        let (mut chance, never) = (chance(Some(2)), Interrupt::default());
        let course = train(&mut boxes, 400, against, &mut chance, &never, &Silent);
        let stretches = course.expect("nobody interrupts").stretches;
        let won: u64 = stretches.iter().map(|stretch| stretch.won).sum();
        // The learner begins every other game.
        match against {
            Against::Perfect => assert!((1..=200).contains(&won), "{won}"),
            _ => assert!((1..400).contains(&won), "{won}"),
        }
    }
}
