//! Reads the file of a strategy, or the standard input.

use std::io;
use std::path::Path;

use super::Strategy;
use crate::cli::{Context, Error, Result};
use crate::communication::{InputLine, LineReader};
use crate::files::{self, FileError};

/// The most bytes of a strategy.
const LARGEST_STRATEGY: u64 = 1 << 29;

/// The file name that means the standard input.
const STDIN: &str = "-";

/// Reads a strategy. What cannot be read is wrong usage.
pub(super) fn read(context: &Context, file: &str) -> Result<Strategy> {
    let unreadable =
        |error: FileError| Error::Usage(error.refusal("record-no-file", Path::new(file)));
    let bytes = if file == STDIN {
        read_input(context)?.map_err(unreadable)?
    } else {
        files::read(Path::new(file), LARGEST_STRATEGY).map_err(unreadable)?
    };
    Strategy::read(&bytes[..]).map_err(|damage| Error::Usage(damage.of(file)))
}

/// The bytes of the standard input. A signal ends it.
fn read_input(context: &Context) -> Result<Result<Vec<u8>, FileError>> {
    let mut reader = LineReader::new(io::stdin(), context.signals.clone());
    let mut bytes = Vec::new();
    loop {
        match reader.next() {
            Ok(InputLine::Whole(line)) if (bytes.len() + line.len()) as u64 <= LARGEST_STRATEGY => {
                bytes.extend_from_slice(line.as_bytes());
                bytes.push(b'\n');
            }
            Ok(_) => return Ok(Err(FileError::TooLarge(LARGEST_STRATEGY >> 20))),
            Err(Error::InputEnded(_)) => return Ok(Ok(bytes)),
            Err(Error::Failed(error)) => return Ok(Err(FileError::Unreadable(error))),
            Err(error) => return Err(error),
        }
    }
}
