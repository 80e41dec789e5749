//! On how many days in a row the position was found. The file is a head and one line:
//!
//! ```text
//! # nimatron daily 1: last day since 1970-01-01, days in a row
//! 20780 4
//! ```

use std::path::PathBuf;

use crate::files::{self, Held, if_there, replace};
use crate::reason::Phrase;

const HEAD: &str = "# nimatron daily 1: last day since 1970-01-01, days in a row";

/// The most bytes of the file.
const LARGEST_FILE: u64 = 1 << 10;

/// The days on which the position was found.
pub(super) struct DaysKept {
    path: PathBuf,
}

impl DaysKept {
    pub(super) fn new(path: PathBuf) -> Self {
        Self { path }
    }

    /// The last day, and the days in a row up to it.
    fn read(&self) -> Result<(u64, u64), Phrase> {
        let path = &*self.path;
        let refused = |error: files::FileError| error.refusal("learn-no-progress-file", path);
        let Some(bytes) = if_there(files::read(path, LARGEST_FILE)).map_err(refused)? else {
            return Ok((0, 0));
        };
        let text = String::from_utf8_lossy(&bytes);
        let mut lines = text.lines();
        let damaged = |line: u64| phrase!("opponents-damaged", line, file = path);
        if lines.next() != Some(HEAD) {
            return Err(damaged(1));
        }
        let read = |line: &str| {
            let (day, row) = line.split_once(' ')?;
            Some((day.parse().ok()?, row.parse().ok()?))
        };
        let mut days = lines.map(|line| read(line).ok_or_else(|| damaged(2)));
        match (days.next(), days.next()) {
            (Some(day), None) => day,
            (None, _) => Err(damaged(2)),
            (Some(_), Some(_)) => Err(damaged(3)),
        }
    }

    /// The last day on which one was found, if that can be read.
    pub(super) fn last_day(&self) -> Option<u64> {
        let (day, row) = self.read().ok()?;
        (row > 0).then_some(day)
    }

    /// Counts a day. Returns the days in a row; what is damaged is never written over.
    pub(super) fn count(&self, day: u64) -> Result<u64, Phrase> {
        let path = &*self.path;
        let refused = |error: files::FileError| error.refusal("learn-no-progress-file", path);
        let held = Held::take_kept(path).map_err(refused)?;
        let row = match self.read()? {
            (last, row) if row > 0 && last == day => row,
            (last, row) if last + 1 == day => row + 1,
            _ => 1,
        };
        replace(&held.path, format!("{HEAD}\n{day} {row}\n"))
            .map_err(|error| refused(files::FileError::Unwritable(error)))?;
        Ok(row)
    }
}
