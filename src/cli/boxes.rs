//! `nimatron boxes`: saved matchboxes compared with the winning moves.

use std::path::Path;

use clap::Args;

use super::flags::{examples, file, offering};
use super::learned::Saved;
use super::{Context, Failure};
use crate::explanation::boxes::saved_boxes;
use crate::explanation::refusals::{boxes_refusal, no_boxes};
use crate::inference::Solver;
use crate::players::learner::{BoxesError, NoBoxes, is_learnable, read_boxes};
use crate::reason::Phrase;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron boxes sticks.box", "a file that train or play has saved"),
]))]
pub(super) struct Boxes {
    /// A file that train or play has saved
    #[arg(value_parser = file)]
    file: String,
    /// Answer in JSON, one object per line
    #[arg(long)]
    json: bool,
}

impl Boxes {
    pub(super) fn run(&self, context: &Context) -> Result<(), Failure> {
        let boxes = read_boxes(Path::new(&self.file));
        let boxes = boxes.map_err(|error| refusal(Some(&self.file), &error))?;
        if self.json {
            context.print_json(&Saved::from(&boxes))
        } else {
            context.show(|words, width| saved_boxes(&boxes, words, width))
        }
    }
}

/// Says why a file of boxes is refused.
pub(super) fn refusal(file: Option<&String>, error: &BoxesError) -> Failure {
    let file = file.map(String::as_str).unwrap_or_default();
    Failure::Failed(boxes_refusal(file, error))
}

/// Checks that the learner plays a game.
pub(super) fn check_learnable(game: &dyn Solver) -> Result<(), Phrase> {
    let refusal = || no_boxes(game.name(), "", NoBoxes::Points, &learnable_games());
    is_learnable(game).then_some(()).ok_or_else(refusal)
}

/// The names of the games that the learner plays.
pub(super) fn learnable_games() -> Vec<&'static str> {
    offering(is_learnable)
}
