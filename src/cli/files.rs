//! Files that a report is written to in addition to what is shown.

use std::fs;

use super::Failure;
use crate::explanation::refusals::system_error;
use crate::reason::{Figure, Phrase};

/// The file name that means the standard output.
pub(super) const STDOUT: &str = "-";

/// Writes a file, or puts its text into `shown` if `file` is [`STDOUT`].
pub(super) fn save(file: &str, text: String, shown: &mut Option<String>) -> Result<(), Failure> {
    if file == STDOUT {
        *shown = Some(text);
        return Ok(());
    }
    fs::write(file, text).map_err(|error| unwritable(file, system_error(&error)))
}

/// The failure for a file that could not be written.
pub(super) fn unwritable(file: &str, error: impl Into<Figure>) -> Failure {
    let phrase = Phrase::new("file-unwritable").with("file", file);
    Failure::Failed(phrase.with("error", error))
}
