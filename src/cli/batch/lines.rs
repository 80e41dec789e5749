//! The lines of a batch, with their numbers.

use super::line::Numbered;
use super::output::Output;
use crate::communication::{Line, LineReader, Stop};

/// Reads the lines of a batch.
pub(super) struct Lines {
    reader: LineReader,
    number: u64,
    /// The bytes of the whole input; `None` if it is not a file.
    bytes: Option<u64>,
    read: u64,
}

impl Lines {
    /// The lines of an input, which has this many bytes if that is known.
    pub(super) fn new(reader: LineReader, bytes: Option<u64>) -> Self {
        Self {
            reader,
            number: 0,
            bytes,
            read: 0,
        }
    }

    /// Returns the next line without waiting. `None` if it is not there yet.
    pub(super) fn next_ready(&mut self) -> Result<Option<Numbered>, Stop> {
        let line = self.reader.next_ready()?;
        Ok(line.map(|line| self.count(line)))
    }

    /// Returns the next line. Writes the answers before it waits, so a program that writes line by line gets each of them at once.
    pub(super) fn next(&mut self, output: &mut Output) -> Result<Numbered, Stop> {
        if let Some(line) = self.next_ready()? {
            return Ok(line);
        }
        output.flush()?;
        let line = self.reader.next()?;
        Ok(self.count(line))
    }

    fn count(&mut self, line: Line) -> Numbered {
        self.number += 1;
        if let Line::Whole(text) = &line {
            self.read += text.len() as u64 + 1;
        }
        Numbered {
            number: self.number,
            line,
        }
    }

    /// Returns how much of a file has been read, in percent; `None` if the input is no file.
    pub(super) fn share(&self) -> Option<u64> {
        let bytes = self.bytes.filter(|&bytes| bytes > 0)?;
        let share = u128::from(self.read.min(bytes)) * 100 / u128::from(bytes);
        u64::try_from(share).ok()
    }
}
