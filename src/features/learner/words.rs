//! Why a file of matchboxes is refused.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use super::{file::BoxesError, tables::with_plan};
use crate::reason::{Figure, Phrase};

/// Returns why a file of matchboxes is refused, and left as it is.
pub(super) fn boxes_refusal(file: impl Into<Figure>, error: &BoxesError) -> Phrase {
    let phrase = match error {
        BoxesError::File(error) => return error.refusal("boxes-no-file", file),
        BoxesError::Format => Phrase::new("boxes-format"),
        BoxesError::Line(line) => phrase!("boxes-line", line = *line),
        BoxesError::Box(plan, name) => {
            phrase!("boxes-box", row = plan.row().is_some(), position = name)
        }
        BoxesError::OtherTerms(plan) => with_plan("boxes-other-terms", plan),
    };
    phrase.with("file", file)
}

impl Display for BoxesError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        boxes_refusal("the file", self).fmt(f)
    }
}

impl Error for BoxesError {}
