//! Errors of the system, as far as they are common; of others the system's own text is shown.

use std::io::{self, ErrorKind};

use crate::reason::{Figure, Phrase};

/// Says what the system refuses, with its number of the error.
pub(crate) fn system_error(error: &io::Error) -> Figure {
    let id = match error.kind() {
        ErrorKind::NotFound => "system-not-found",
        ErrorKind::PermissionDenied => "system-denied",
        ErrorKind::IsADirectory => "system-folder",
        ErrorKind::NotADirectory => "system-no-folder",
        ErrorKind::AlreadyExists => "system-exists",
        ErrorKind::StorageFull => "system-full",
        ErrorKind::QuotaExceeded => "system-quota",
        ErrorKind::ReadOnlyFilesystem => "system-read-only",
        ErrorKind::FileTooLarge => "system-too-large",
        ErrorKind::BrokenPipe => "system-broken-pipe",
        ErrorKind::OutOfMemory => "system-no-memory",
        _ => return error.to_string().into(),
    };
    let said = Phrase::new(id);
    match error.raw_os_error() {
        Some(number) => {
            let numbered = Phrase::new("system-numbered").with("error", said);
            numbered.with("number", number.to_string()).into()
        }
        None => said.into(),
    }
}
