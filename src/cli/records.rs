//! Files of records, as subcommands read them.

use std::path::Path;

use super::Failure;
use crate::record::{RecordFile, Recorded, Written, read_file};

/// Reads the games of a file, at least one; with `salvages`, those before the first damage.
pub(super) fn load(file: &str, salvages: bool) -> Result<Vec<Written>, Failure> {
    read_file(Path::new(file), salvages).map_err(Failure::Failed)
}

/// Reads a game of such a file by its rules.
pub(super) fn recorded(written: &Written) -> Recorded {
    let read = written.rules().and_then(|(kind, variant)| {
        let rules = kind.rules(&variant);
        Recorded::read(rules, written)
    });
    read.expect("a file is read by the rules of its games")
}

/// Locks a file to which games are added.
pub(super) fn hold(file: &str) -> Result<RecordFile, Failure> {
    RecordFile::hold(Path::new(file)).map_err(Failure::Failed)
}
