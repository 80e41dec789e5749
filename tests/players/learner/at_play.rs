//! The learner as a player: its boxes after some games of `play`, beside the rule.

use nimatron::features::learner::read_boxes;
use nimatron::matchboxes::{Bead, Learner, Terms};

use super::{names, takes_the_last};
use crate::support::Run;

/// The learner with this name, replayed by the rule from the output of a session.
pub(super) fn replayed(told: &str, name: &str, terms: Terms) -> Learner {
    let mut learner = Learner::new(terms.sticks, terms.max_take, terms.misere);
    let mut left = terms.sticks;
    let won = takes_the_last("");
    for line in told.lines() {
        if line.ends_with(&won) {
            learner.finish(line.starts_with(name));
            left = terms.sticks;
        } else if let Some((deed, taken)) = line
            .strip_suffix(").")
            .and_then(|line| line.rsplit_once('('))
        {
            let taken = taken.parse().expect("a number");
            if deed.starts_with(name) {
                let (place, number) = (left, taken);
                learner.choose_again(Bead { place, number });
            }
            left -= taken;
        }
    }
    learner
}

#[test]
fn of_two_learners_the_first_has_the_file_and_each_its_own_boxes() {
    let terms = Terms {
        sticks: 21,
        max_take: 3,
        misere: false,
    };
    for seed in 0..6 {
        let folder = tempfile::tempdir().expect("a folder");
        let table = "--first learner:One --second learner:Two --boxes boxes.json";
        let told = Run::line(&format!("play sticks 21 {table} --seed {seed}"))
            .within(folder.path())
            .input("y\ny\ny\ny\nn\n")
            .expect_stdout_to_be_read()
            .check();
        let [one, two] = ["One", "Two"].map(|name| replayed(&told, name, terms));
        let boxes = read_boxes(&folder.path().join("boxes.json")).expect("boxes");
        assert_eq!(boxes.games(), 5);
        assert_eq!(&boxes, one.boxes(), "{told}");
        assert_ne!(&boxes, two.boxes(), "{told}");
        assert_eq!(names(&folder), ["boxes.json"]);
    }
}

#[test]
fn three_games_in_a_row_are_learned_from() {
    let terms = Terms {
        sticks: 10,
        max_take: 3,
        misere: false,
    };
    let folder = tempfile::tempdir().expect("a folder");
    let table = "--first random:Ann --second learner --seed 7 --boxes boxes.json";
    let told = Run::line(&format!("play sticks 10 {table}"))
        .within(folder.path())
        .input("y\ny\nn\n")
        .expect_stdout_to_be_read()
        .check();
    assert_eq!(told.matches(&takes_the_last("")).count(), 3);
    let boxes = read_boxes(&folder.path().join("boxes.json")).expect("boxes");
    assert_eq!(&boxes, replayed(&told, "Learner", terms).boxes());
    assert!(
        boxes.changed().count() > 0,
        "the learner won no game: {told}"
    );
}
