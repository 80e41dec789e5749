//! The learner in games of positions: its boxes, what it learns, its file, and its commands.

mod boxes;
mod saved;
mod training;

use nimatron::games::{Values, Variant};
use nimatron::inference::{GameKind, Interrupt, Silent, Solver};
use nimatron::matchboxes::{Against, Boxes, Cabinet, Plan, train};
use nimatron::players::chance;
use nimatron::reason::Phrase;

/// A game in normal play or in misère play.
fn game(name: &str, misere: bool) -> Box<dyn Solver> {
    let values = Values::default();
    let kind = GameKind::from_name(name).expect("a game");
    kind.rules(&Variant { misere, values })
}

/// The boxes for a position that is written like this.
fn cabinet(game: &dyn Solver, position: &str) -> Result<Cabinet, Phrase> {
    let start = game.read_position(position).expect("a position");
    Cabinet::new(game, &start)
}

fn plan(game: &dyn Solver, position: &str) -> Plan {
    cabinet(game, position).expect("small").plan().clone()
}

/// Boxes after a training against itself.
fn trained(plan: &Plan, games: u64, seed: u64) -> Boxes {
    let mut boxes = Boxes::new(plan.clone());
    let (mut chance, never) = (chance(Some(seed)), Interrupt::default());
    let course = train(
        &mut boxes,
        games,
        Against::Itself,
        &mut chance,
        &never,
        &Silent,
    );
    assert_eq!(course.expect("nobody interrupts").all().games, games);
    boxes
}
