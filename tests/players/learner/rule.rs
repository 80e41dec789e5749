//! The rule by which beads are drawn and paid, bead by bead.

use std::collections::BTreeMap;

use nimatron::matchboxes::{Bead, Boxes, Learner, Terms};
use nimatron::players::chance;

use super::{TEN, counts};
use crate::support::drawn;

/// Pays for these draws. Each is a count of sticks and the number drawn from its box.
fn pay(boxes: &mut Boxes, draws: &[(u64, u64)], won: bool) {
    for &(place, number) in draws {
        boxes.pay(Bead { place, number }, won);
    }
}

/// The beads of all boxes, from one stick on.
fn all(boxes: &Boxes) -> Vec<Vec<u64>> {
    (1..=boxes.plan().size())
        .map(|sticks| counts(boxes, sticks))
        .collect()
}

#[test]
fn a_box_begins_with_one_bead_of_each_legal_number() {
    let boxes = Boxes::new(TEN);
    let three = || vec![1, 1, 1];
    let mut expected = vec![vec![1], vec![1, 1]];
    expected.extend((3..=10).map(|_| three()));
    assert_eq!(all(&boxes), expected);
    assert_eq!(boxes.changed().count(), 0);
    assert_eq!(boxes.count(2, 3), 0);
    assert_eq!(boxes.count(2, 0), 0);
}

#[test]
fn a_scripted_game_is_paid_bead_by_bead() {
    let mut boxes = Boxes::new(TEN);
    // From 10 sticks take 2, the other takes 1; from 7 take 3, the other takes 2; from 2 take 2 and
    // win.
    pay(&mut boxes, &[(10, 2), (7, 3), (2, 2)], true);
    let expect = |boxes: &Boxes, ten: [u64; 3], seven: [u64; 3], two: [u64; 2]| {
        assert_eq!(counts(boxes, 10), ten);
        assert_eq!(counts(boxes, 7), seven);
        assert_eq!(counts(boxes, 2), two);
        for untouched in [3, 4, 5, 6, 8, 9] {
            assert_eq!(counts(boxes, untouched), [1, 1, 1]);
        }
    };
    expect(&boxes, [1, 2, 1], [1, 1, 2], [1, 2]);
    pay(&mut boxes, &[(10, 2), (7, 1), (2, 2)], true);
    expect(&boxes, [1, 3, 1], [2, 1, 2], [1, 3]);
    // A loss removes one bead of each draw, but never the last one.
    pay(&mut boxes, &[(10, 2), (7, 3), (2, 1)], false);
    expect(&boxes, [1, 2, 1], [2, 1, 1], [1, 3]);
    pay(&mut boxes, &[(10, 2), (7, 3), (2, 1)], false);
    expect(&boxes, [1, 1, 1], [2, 1, 1], [1, 3]);
    pay(&mut boxes, &[(10, 2), (7, 1), (2, 2)], false);
    expect(&boxes, [1, 1, 1], [1, 1, 1], [1, 2]);
    // Boxes that are back in their initial state are not stored.
    assert_eq!(boxes.changed().collect::<Vec<_>>(), [2]);
}

#[test]
fn a_learner_lays_aside_what_it_draws() {
    let mut chance = chance(Some(7));
    let mut learner = Learner::new(10, 3, false);
    let first = learner.choose(10, &mut chance);
    let second = learner.choose(5, &mut chance);
    assert_eq!(learner.boxes(), &Boxes::new(TEN));
    learner.finish(true);
    assert_eq!(learner.boxes().count(10, first), 2);
    assert_eq!(learner.boxes().count(5, second), 2);
    assert_eq!(learner.boxes().total(10) + learner.boxes().total(5), 8);
    assert_eq!(learner.boxes().games(), 1);
    // A game is not paid for twice.
    learner.finish(true);
    assert_eq!(learner.boxes().total(10) + learner.boxes().total(5), 8);
}

#[test]
fn a_move_taken_back_is_not_paid_and_one_played_again_is() {
    let mut chance = chance(Some(7));
    let mut learner = Learner::new(10, 3, false);
    let kept = learner.choose(10, &mut chance);
    learner.choose(6, &mut chance);
    learner.take_back();
    learner.finish(true);
    assert_eq!(learner.boxes().changed().collect::<Vec<_>>(), [10]);
    assert_eq!(learner.boxes().count(10, kept), 2);
    let number = learner.choose(6, &mut chance);
    learner.take_back();
    learner.choose_again(Bead { place: 6, number });
    learner.finish(true);
    assert_eq!(learner.boxes().count(6, number), 2);
    // There is nothing left to take back, so this does nothing.
    learner.take_back();
}

#[test]
fn an_unfinished_game_changes_no_box() {
    let mut chance = chance(Some(7));
    let mut learner = Learner::new(10, 3, false);
    learner.choose(10, &mut chance);
    learner.abandon();
    assert_eq!(learner.boxes(), &Boxes::new(TEN));
    learner.finish(true);
    assert_eq!(learner.boxes().changed().count(), 0);
}

#[test]
fn beads_are_drawn_by_their_share() {
    let mut boxes = Boxes::new(TEN);
    for _ in 0..7 {
        pay(&mut boxes, &[(10, 3)], true);
    }
    pay(&mut boxes, &[(10, 2)], true);
    assert_eq!(counts(&boxes, 10), [1, 2, 8]);
    let mut chance = chance(Some(1));
    let mut drawn = BTreeMap::new();
    for _ in 0..11_000 {
        *drawn.entry(boxes.draw(10, &mut chance)).or_insert(0) += 1;
    }
    // Within five standard deviations.
    for (take, beads) in [(1, 1), (2, 2), (3, 8)] {
        let told: u32 = drawn[&take];
        let expected = 1000 * beads;
        assert!(told.abs_diff(expected) < 250, "{take}: {told} times");
    }
}

/// The rule in its plain form: a bag of beads for each number of sticks. A drawn bead is really
/// taken out of its bag.
struct Bags(BTreeMap<u64, Vec<u64>>);

impl Bags {
    fn new(terms: Terms) -> Self {
        let bag = |sticks| (sticks, (1..=terms.max_take.min(sticks)).collect());
        Self((1..=terms.sticks).map(bag).collect())
    }

    fn take(&mut self, sticks: u64, take: u64) {
        let bag = self.0.get_mut(&sticks).expect("a bag");
        let place = bag.iter().position(|&bead| bead == take);
        bag.swap_remove(place.expect("a bead"));
    }

    fn pay(&mut self, sticks: u64, take: u64, won: bool) {
        let bag = self.0.get_mut(&sticks).expect("a bag");
        if won {
            bag.extend([take, take]);
        } else if !bag.contains(&take) {
            bag.push(take);
        }
    }
}

#[test]
fn boxes_are_bags_of_beads_that_lose_no_last_one() {
    drawn::check(256, |draw| {
        let sticks = draw.number(3..=39);
        let most = draw.number(2..=11);
        let seed = draw.number(0..=u64::MAX);
        let terms = Terms {
            sticks,
            max_take: most.min(sticks - 1),
            misere: false,
        };
        let mut learner = Learner::new(sticks, terms.max_take, false);
        let mut bags = Bags::new(terms);
        let mut chance = chance(Some(seed));
        for _ in 0..draw.number(1..=59) {
            let won = draw.flag();
            let mut left = sticks;
            let mut drawn = Vec::new();
            for _ in 0..draw.number(1..=5) {
                left -= draw.number(0..=left - 1);
                let take = learner.choose(left, &mut chance);
                bags.take(left, take);
                drawn.push((left, take));
                left -= take;
                if left == 0 {
                    break;
                }
            }
            learner.finish(won);
            for (sticks, take) in drawn {
                bags.pay(sticks, take, won);
            }
            for (&sticks, bag) in &bags.0 {
                let told = counts(learner.boxes(), sticks);
                let held: Vec<u64> = (1..=terms.max_take.min(sticks))
                    .map(|take| bag.iter().filter(|&&bead| bead == take).count() as u64)
                    .collect();
                assert_eq!(&told, &held);
                assert_eq!(learner.boxes().total(sticks), bag.len() as u64);
                assert!(told.iter().all(|&count| count > 0));
            }
        }
    });
}
