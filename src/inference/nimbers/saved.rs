//! A search in a file, so that it can be stopped and taken up again: a line that says what is
//! searched, then nine bytes for each component that has a place: the place, and what is known of
//! the component.

use std::cell::RefCell;
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, ErrorKind, Read, Write};
use std::path::Path;

use super::fact::Fact;
use crate::files::{FileError, Held, replace_by};
use crate::inference::limits::{Interrupt, Progress};

/// Bytes of a place and a fact.
const ENTRY: usize = 9;

/// Entries between two reports of progress.
const REPORT_EVERY: usize = 1 << 16;

/// An odd number whose bits have no pattern: the square root of 3 as a fraction of 2^64.
const SPREAD: u64 = 0xbb67_ae85_84ca_a73b;

/// What the file ends with, after these entries and one more.
fn checksum(before: u64, place: u64, fact: u8) -> u64 {
    let mixed = (before ^ place).wrapping_mul(SPREAD) ^ u64::from(fact);
    mixed.rotate_left(23).wrapping_mul(SPREAD)
}

/// A file for one search, which no other process uses.
#[derive(Debug)]
pub struct SavedSearch {
    held: Held,
    title: String,
    /// Why it was not read, or not written.
    failed: RefCell<Option<io::Error>>,
}

impl SavedSearch {
    /// Holds the file of a search for the nimber of `position`; it need not be there yet.
    ///
    /// # Errors
    /// [`FileError`]; of another search or a damaged file, that it is no file of this search.
    pub fn hold(path: &Path, position: &str) -> Result<Self, FileError> {
        let saved = Self {
            held: Held::take(path)?,
            title: format!("nimatron search 1: {position}\n"),
            failed: RefCell::default(),
        };
        match saved.entries(|_, _| Ok(())) {
            Ok(()) => Ok(saved),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(saved),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => {
                Err(FileError::Unreadable(ErrorKind::InvalidData.into()))
            }
            Err(error) => Err(FileError::Unreadable(error)),
        }
    }

    /// Why it was not read, or not written, unless it was interrupted.
    pub fn error(&self) -> Option<io::Error> {
        let failed = self.failed.take();
        failed.filter(|error| error.kind() != ErrorKind::Interrupted)
    }

    /// How many components it has at most.
    pub(super) fn count(&self) -> usize {
        let bytes = fs::metadata(&self.held.path).map_or(0, |file| file.len());
        usize::try_from(bytes).unwrap_or(usize::MAX) / ENTRY
    }

    /// Reads all facts of the file. Those of one that is damaged, or of another search, are told up
    /// to where that is seen.
    fn entries(&self, mut tell: impl FnMut(u64, u8) -> io::Result<()>) -> io::Result<()> {
        let file = File::open(&self.held.path)?;
        let all = file.metadata()?.len();
        let mut file = BufReader::new(file);
        let mut title = vec![0; self.title.len()];
        file.read_exact(&mut title)?;
        let rest = all - title.len() as u64;
        let (mut sum, mut last) = (0, [0; 8]);
        if title == self.title.as_bytes() {
            for _ in 0..rest / ENTRY as u64 {
                let mut entry = [0; ENTRY];
                file.read_exact(&mut entry)?;
                let [place @ .., fact] = entry;
                let place = u64::from_le_bytes(place);
                sum = checksum(sum, place, fact);
                tell(place, fact)?;
            }
            file.read_exact(&mut last)?;
        }
        if title != self.title.as_bytes() || u64::from_le_bytes(last) != sum {
            return Err(ErrorKind::InvalidData.into());
        }
        Ok(())
    }

    /// Tells all facts of the file. After an interrupt, which may leave some untold, the file is
    /// not written any more.
    pub(super) fn read(&self, interrupt: &Interrupt, mut tell: impl FnMut(u64, Fact)) {
        let read = self.entries(|place, fact| {
            if interrupt.is_wished() {
                return Err(ErrorKind::Interrupted.into());
            }
            tell(place, Fact::unpacked(fact.into()));
            Ok(())
        });
        self.note(match read {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            done => done,
        });
    }

    /// Writes all `count` facts in place of what the file held. An interrupt does not stop it: the
    /// facts would be lost.
    pub(super) fn write<I: Iterator<Item = (u64, Fact)>>(
        &self,
        facts: impl Fn() -> I,
        count: usize,
        progress: &dyn Progress,
    ) {
        if self.failed.borrow().is_some() {
            return;
        }
        self.note(replace_by(&self.held.path, |file| {
            let mut file = BufWriter::new(file);
            file.write_all(self.title.as_bytes())?;
            let mut sum = 0;
            for (written, (place, fact)) in facts().enumerate() {
                if written.is_multiple_of(REPORT_EVERY) {
                    progress.report(written, count);
                }
                let [packed, ..] = fact.packed().to_le_bytes();
                sum = checksum(sum, place, packed);
                file.write_all(&place.to_le_bytes())?;
                file.write_all(&[packed])?;
            }
            file.write_all(&sum.to_le_bytes())?;
            file.flush()
        }));
    }

    /// Keeps the first error.
    fn note(&self, done: io::Result<()>) {
        if let Err(error) = done {
            self.failed.borrow_mut().get_or_insert(error);
        }
    }
}
