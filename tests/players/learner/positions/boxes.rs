//! The boxes beside the judge, positions that share one, and starts that have too many.

use std::collections::BTreeSet;

use nimatron::games::{Game, Values, Variant};
use nimatron::inference::{GameKind, Move, Solver, Visitor};
use nimatron::matchboxes::Cabinet;
use nimatron::players::chance;
use rand::RngExt;

use super::{cabinet, game, plan};
use crate::judge::{judged, positions};
use crate::support::Run;
use crate::support::messages::message;

/// Every move has a bead, every bead a move, and exactly those beads win whose moves the judge says
/// win.
struct BoxesFitTheGame<'a>(&'a dyn Solver);

impl Visitor for BoxesFitTheGame<'_> {
    type Output = ();

    fn visit<R: Game>(self, rules: R) {
        let Self(game) = self;
        let mut chance = chance(Some(7));
        for start in positions(&rules) {
            let name = rules.write_position(&start);
            let mut at = game.read_position(&name).expect("a position");
            let cabinet = Cabinet::new(game, &at).expect("small");
            let plan = cabinet.plan();
            assert_eq!(cabinet.place(&at), plan.size(), "{name}");
            // All moves of the start, and of one game from it.
            let mut position = start;
            while !game.is_over(&at) {
                let place = cabinet.place(&at);
                let winning: BTreeSet<u64> = plan.winning(place).into_iter().collect();
                let mut numbers = BTreeSet::new();
                for played in game.moves(&at) {
                    let after = game.play(&at, played).expect("a listed move");
                    let bead = cabinet.bead(&at, &after);
                    assert_eq!(bead.place, place, "{name}");
                    assert!(cabinet.place(&after) < place, "{name}");
                    let wins = judged(&rules, &made(&rules, &position, played)).0 < 0;
                    assert_eq!(winning.contains(&bead.number), wins, "{name}");
                    numbers.insert(bead.number);
                }
                let all: BTreeSet<u64> = (1..=plan.numbers(place)).collect();
                assert_eq!(numbers, all, "{name}");
                let number = chance.random_range(1..=plan.numbers(place));
                let played = cabinet.played(&at, number);
                let after = game.play(&at, played).expect("a legal move");
                assert_eq!(cabinet.bead(&at, &after).number, number, "{name}");
                position = made(&rules, &position, played);
                at = after;
            }
            assert_eq!(cabinet.place(&at), 0, "{name}");
        }
    }
}

/// The position after a move, as the rules alone say.
fn made<R: Game>(rules: &R, position: &R::Position, played: Move) -> R::Position {
    let played = rules.read_move(&played).expect("a move");
    rules.play(position, played).expect("a legal move")
}

#[test]
fn boxes_fit_every_game() {
    for kind in GameKind::all() {
        for misere in [false, kind.about().misere_rules.is_some()] {
            let game = game(kind.name(), misere);
            if !game.has_points() {
                let values = Values::default();
                kind.visit(&Variant { misere, values }, BoxesFitTheGame(&*game));
            }
        }
    }
}

#[test]
fn positions_that_play_alike_share_a_box() {
    let nim = game("nim", false);
    let cabinet = cabinet(&*nim, "1,3,5").expect("small");
    // Sorted piles of up to 1, 3 and 5: there are 18 without the first and 12 with it, and the
    // empty one has no box.
    assert_eq!(cabinet.plan().size(), 18 + 12 - 1);
    let place = |text: &str| cabinet.place(&nim.read_position(text).expect("piles"));
    for (one, other) in [("0,3,2", "0,2,3"), ("1,2,1", "1,1,2"), ("0,0,1", "1,0,0")] {
        assert_eq!(place(one), place(other));
    }
    // Both matches of the same size are one bead.
    let plan = cabinet.plan();
    assert_eq!(plan.numbers(place("1,0,1")), 1);
    assert_eq!(plan.numbers(place("1,0,2")), 3);
    assert_eq!(plan.box_name(place("1,2,0")), "0,1,2");
    let names: Vec<String> = (1..=3)
        .map(|number| plan.bead_name(place("1,2,0"), number))
        .collect();
    assert_eq!(names, ["2:1", "3:1", "3:2"]);
    // Boards that are turned are the same as well.
    assert_eq!(plan_size("3x3"), 13);
}

fn plan_size(board: &str) -> u64 {
    plan(&*game("cram", false), board).size()
}

#[test]
fn starts_with_too_many_boxes_are_refused_soon() {
    for (position, why) in [
        ("20,20,20,20,20", "refuse-learner-boxes"),
        ("1000000000000000", "refuse-learner-moves"),
        ("1,1000000000000000", "refuse-learner-moves"),
    ] {
        assert_eq!(refused(&*game("nim", false), position), why);
    }
    let coins = game("coins", false);
    let why = refused(&*coins, coins.about().example);
    assert_eq!(why, "refuse-learner-points");
}

/// The message that says why there are no boxes.
fn refused(game: &dyn Solver, position: &str) -> &'static str {
    cabinet(game, position).err().expect("no boxes").id
}

/// A board that has a state, with moves that leave components for which a state has no room. Some
/// heaps of which one is taken at a time leave exactly 20,000 positions that are not over; others
/// leave one more.
#[test]
fn as_many_boxes_as_there_may_be_are_made() {
    let train = |heaps: &str| Run::line(&format!("train take {heaps} --set 1 --games 1"));
    train("11,12,16,35")
        .expect_saying(message("boxes-not-shown", &["row=no", "all=20000"]))
        .check();
    train("1,8,27,64")
        .expect_complaint(2, [message("refuse-learner-boxes", &["most=20000"])])
        .check();
}

#[test]
fn boards_without_room_for_what_is_left_are_refused() {
    let why = refused(&*game("cram", false), "9x12");
    assert_eq!(why, "refuse-learner-boxes");
}
