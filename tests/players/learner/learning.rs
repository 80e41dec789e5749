//! What the learner learns with fixed seeds. A plain simulation of the rule has given the same
//! results.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nimatron::inference::{Interrupt, Silent, Unsolved};
use nimatron::matchboxes::{Against, Bead, Boxes, Terms, train};
use nimatron::matchboxes::{BoxScore, Stretch};
use nimatron::players::chance;

use super::{counts, trained};

const GAMES: u64 = 10_000;
const SEEDS: std::ops::Range<u64> = 1..6;

fn terms(sticks: u64, max_take: u64) -> Terms {
    Terms {
        sticks,
        max_take,
        misere: false,
    }
}

fn right(sticks: u64, max_take: u64, against: Against, seed: u64) -> u64 {
    let (boxes, _) = trained(terms(sticks, max_take), GAMES, against, seed);
    boxes.score().right
}

#[test]
fn against_itself_it_learns_the_law() {
    for seed in SEEDS {
        assert_eq!(right(10, 3, Against::Itself, seed), 8, "seed {seed}");
        assert_eq!(right(21, 3, Against::Itself, seed), 16, "seed {seed}");
        let wide = right(39, 5, Against::Itself, seed);
        assert!((32..=33).contains(&wide), "seed {seed}: {wide} of 33");
    }
}

#[test]
fn against_others_it_learns_less() {
    for seed in SEEDS {
        for against in [Against::Random, Against::Perfect] {
            let right = right(39, 5, against, seed);
            assert!(right < 20, "seed {seed}, {against:?}: {right} of 33");
        }
    }
}

#[test]
fn under_misere_it_learns_the_other_law() {
    let misere = Terms {
        misere: true,
        ..terms(10, 3)
    };
    let (boxes, _) = trained(misere, GAMES, Against::Itself, 1);
    assert_eq!(
        boxes.score(),
        BoxScore {
            right: 7,
            winnable: 7
        }
    );
    assert_eq!(boxes.favourite(10), Some(1));
    assert!(boxes.judge(9).winning.is_empty());
}

#[test]
fn what_is_won_can_be_counted() {
    for (sticks, max_take, winnable) in [(10, 3, 8), (21, 3, 16), (39, 5, 33)] {
        let score = Boxes::new(terms(sticks, max_take)).score();
        // The only bead of a box is its favourite from the start.
        assert_eq!(score, BoxScore { right: 1, winnable });
    }
}

#[test]
fn a_favourite_has_strictly_more_beads_than_any_other() {
    let mut boxes = Boxes::new(terms(10, 3));
    assert_eq!(boxes.favourite(10), None);
    assert_eq!(boxes.favourite(1), Some(1));
    let mut pay = |number| {
        boxes.pay(Bead { place: 10, number }, true);
        (counts(&boxes, 10), boxes.favourite(10))
    };
    assert_eq!(pay(3), (vec![1, 1, 2], Some(3)));
    assert_eq!(pay(1), (vec![2, 1, 2], None));
    assert_eq!(pay(2), (vec![2, 2, 2], None));
    assert_eq!(pay(2), (vec![2, 3, 2], Some(2)));
}

#[test]
fn a_seed_repeats_a_training_exactly() {
    for against in Against::ALL {
        let once = trained(terms(10, 3), 500, against, 9);
        assert_eq!(once, trained(terms(10, 3), 500, against, 9));
        assert_ne!(once, trained(terms(10, 3), 500, against, 10));
    }
}

#[test]
fn training_goes_on_where_it_ended() {
    let never = Interrupt::default();
    let mut boxes = Boxes::new(terms(21, 3));
    let mut same = chance(Some(4));
    for games in [300, 700] {
        train(
            &mut boxes,
            games,
            Against::Random,
            &mut same,
            &never,
            &Silent,
        )
        .expect("no interrupt");
    }
    // The number of games is even, so that the same side begins the rest.
    assert_eq!(boxes, trained(terms(21, 3), 1000, Against::Random, 4).0);
    assert_eq!(boxes.games(), 1000);
}

#[test]
fn the_course_is_told_in_equal_stretches() {
    for (games, stretches) in [(1, 1), (2, 2), (59, 59), (60, 60), (61, 60), (1000, 60)] {
        let (boxes, course) = trained(terms(10, 3), games, Against::Beginner, 3);
        assert_eq!(course.stretches.len(), stretches);
        assert_eq!((course.all().games, boxes.games()), (games, games));
        let games = course.stretches.iter().map(|stretch| stretch.games);
        let (least, most) = (games.clone().min(), games.max());
        assert!(most <= least.map(|least| least + 1), "{least:?} {most:?}");
        let sane = |stretch: &Stretch| stretch.won <= stretch.games;
        assert!(course.stretches.iter().all(sane));
    }
}

#[test]
fn the_sides_begin_in_turn() {
    // The player who begins with 8 sticks and takes of at most 3 loses to a perfect player. The
    // learner begins the first game.
    let (boxes, course) = trained(terms(8, 3), 1, Against::Perfect, 5);
    assert_eq!(course.all(), Stretch { games: 1, won: 0 });
    assert_eq!(boxes.changed().count(), 0);
    // With 10 sticks it wins some of the games that it begins, and none of the others.
    let (_, course) = trained(terms(10, 3), 40, Against::Perfect, 5);
    let won = course.stretches.iter().map(|stretch| stretch.won);
    let begun: u64 = won.clone().step_by(2).sum();
    let others: u64 = won.skip(1).step_by(2).sum();
    assert!(begun > 0);
    assert_eq!(others, 0);
}

#[test]
fn against_itself_the_wins_are_those_of_the_side_that_begins() {
    // The first player wins with ten sticks, the second with eight. A better learner wins more
    // games.
    for (sticks, low, high) in [(10, 9_000, GAMES), (8, 0, 1_000)] {
        let (_, course) = trained(terms(sticks, 3), GAMES, Against::Itself, 1);
        let won = course.all().won;
        assert!((low..=high).contains(&won), "{sticks}: {won}");
    }
}

#[test]
fn an_interrupt_ends_a_training() {
    let raised = Interrupt::watching(Arc::new(AtomicBool::new(true)));
    let mut boxes = Boxes::new(terms(10, 3));
    let course = train(
        &mut boxes,
        u64::MAX,
        Against::Itself,
        &mut chance(Some(1)),
        &raised,
        &Silent,
    );
    assert_eq!(course, Err(Unsolved::Interrupted));
}
