//! What the opponents in a training take.

use nimatron::matchboxes::{Against, Terms};
use nimatron::players::chance;

/// Everything that a player takes of `sticks`, up to four at a time, in many trials.
fn takes(against: Against, sticks: u64, misere: bool) -> Vec<u64> {
    let terms = Terms {
        sticks: 21,
        max_take: 4,
        misere,
    };
    let mut chance = chance(Some(sticks));
    let mut takes: Vec<u64> = (0..200)
        .map(|_| against.choose(sticks, &terms.into(), &mut chance))
        .collect();
    takes.sort_unstable();
    takes.dedup();
    takes
}

#[test]
fn random_takes_anything() {
    for misere in [false, true] {
        for sticks in 1..=20 {
            let all: Vec<u64> = (1..=sticks.min(4)).collect();
            assert_eq!(takes(Against::Random, sticks, misere), all);
        }
    }
}

#[test]
fn a_beginner_takes_a_win_at_once() {
    for sticks in 1..=4 {
        assert_eq!(takes(Against::Beginner, sticks, false), [sticks]);
        assert_eq!(takes(Against::Beginner, sticks + 1, true), [sticks]);
    }
    assert_eq!(takes(Against::Beginner, 1, true), [1]);
    for sticks in 6..=20 {
        assert_eq!(takes(Against::Beginner, sticks, false), [1, 2, 3, 4]);
        assert_eq!(takes(Against::Beginner, sticks, true), [1, 2, 3, 4]);
    }
}

#[test]
fn a_perfect_player_leaves_a_multiple_of_five() {
    for sticks in 1..=20 {
        let expected = match sticks % 5 {
            0 => vec![1, 2, 3, 4],
            remainder => vec![remainder],
        };
        assert_eq!(takes(Against::Perfect, sticks, false), expected);
        assert_eq!(takes(Against::Perfect, sticks + 1, true), expected);
    }
}
