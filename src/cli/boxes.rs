//! `nimatron boxes`: saved matchboxes compared with the winning moves.

use std::path::Path;

use super::args;
use super::learned::Saved;
use super::{Context, Failure, json};
use crate::explanation::boxes::saved_boxes;
use crate::explanation::refusals::boxes_refusal;
use crate::players::learner::{BoxesError, read_boxes};

pub(super) fn run(context: &Context, flags: &args::Boxes) -> Result<(), Failure> {
    let boxes = read_boxes(Path::new(&flags.file));
    let boxes = boxes.map_err(|error| refusal(context, &flags.file, &error))?;
    let mut printer = context.printer();
    if flags.json {
        printer.line(&json::line(&Saved::from(&boxes)))?;
    } else {
        let width = printer.width();
        printer.show(&saved_boxes(&boxes, &context.words, width))?;
    }
    Ok(printer.flush()?)
}

/// Says why a file of boxes is refused.
pub(super) fn refusal(context: &Context, file: &str, error: &BoxesError) -> Failure {
    Failure::Failed(context.words.to_programs().say(&boxes_refusal(file, error)))
}
