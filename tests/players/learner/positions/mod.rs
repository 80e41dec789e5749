//! The learner in games of positions: its boxes, what it learns, its file, and its commands.

mod boxes;
mod saved;
mod table;
mod training;

use nimatron::games::Game;
use nimatron::inference::{Interrupt, Silent};
use nimatron::players::chance;
use nimatron::players::learner::{Against, Boxes, Cabinet, NoBoxes, Plan, train};

/// The boxes for a position that is written like this.
fn cabinet<R: Game>(rules: &R, position: &str) -> Result<Cabinet<R>, NoBoxes> {
    let start = rules.read_position(position).expect("a position");
    Cabinet::new(rules, &start)
}

fn plan<R: Game>(rules: &R, position: &str) -> Plan {
    cabinet(rules, position).expect("small").plan().clone()
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
