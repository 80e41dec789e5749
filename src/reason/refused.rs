//! What the system refuses, and why a file is refused.

use std::io;

use super::{Figure, Phrase};
use crate::files::FileError;

/// Says by the message `id` what the system refuses, with its number of the error. The message
/// chooses by the name of the kind.
pub(crate) fn of_system(id: &'static str, error: &io::Error) -> Phrase {
    let number = error.raw_os_error();
    let refused = phrase!(
        "system-error",
        kind = format!("{:?}", error.kind()),
        error = error.to_string(),
        numbered = number.is_some(),
        number = number.unwrap_or(0).to_string()
    );
    phrase!(id, error = refused)
}

impl FileError {
    /// Says why a file cannot be read or written, and is left as it is; `no_file` says that it is
    /// none.
    pub(crate) fn refusal(&self, no_file: &'static str, file: impl Into<Figure>) -> Phrase {
        let phrase = match self {
            Self::InUse => Phrase::new("boxes-in-use"),
            Self::NoFile => Phrase::new(no_file),
            Self::NoLock(lock) => phrase!("boxes-no-lock", lock = lock.as_path()),
            Self::Unreadable(error) => of_system("file-unreadable", error),
            Self::Unwritable(error) => of_system("file-unwritable", error),
            Self::TooLarge(most) => phrase!("record-too-large", most = *most),
        };
        phrase.with("file", file)
    }
}
