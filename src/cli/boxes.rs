//! `nimatron boxes`: saved matchboxes compared with the winning moves.

use std::path::Path;

use clap::Args;

use super::flags::{examples, file};
use super::learned::Saved;
use super::{Context, Failure};
use crate::explanation::learner::saved_boxes;
use crate::explanation::refusals::boxes_refusal;
use crate::players::learner::{BoxesError, read_boxes};

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
        let boxes = boxes.map_err(|error| refusal(&self.file, &error))?;
        if self.json {
            context.print_json(&Saved::from(&boxes))
        } else {
            context.show(|words, width| saved_boxes(&boxes, words, width))
        }
    }
}

/// Says why a file of boxes is refused.
pub(super) fn refusal(file: &str, error: &BoxesError) -> Failure {
    Failure::Failed(boxes_refusal(file, error))
}
