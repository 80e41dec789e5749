//! What computers that adapt themselves know of their opponents, and the file in which it is kept
//! for each name. An opponent is a plain line:
//!
//! ```text
//! # nimatron opponents 1: percentage, wins, losses, name
//! 60 3 2 Tom
//! ```

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use super::Strength;
use crate::files::{self, FileError, Held, if_there, replace};
use crate::reason::Phrase;

/// The first line of the file.
const HEAD: &str = "# nimatron opponents 1: percentage, wins, losses, name";

/// The most bytes of the file.
const LARGEST_FILE: u64 = 1 << 20;

/// What is known of each opponent, by name.
#[derive(Debug, Default)]
pub(crate) struct Opponents {
    known: BTreeMap<String, Strength>,
    /// The file in which it is kept, if it is.
    path: Option<PathBuf>,
}

impl Opponents {
    /// Reads a file, which need not exist yet, and keeps in it what changes.
    pub(crate) fn open(path: PathBuf) -> Result<Self, Phrase> {
        Ok(Self {
            known: read(&path)?,
            path: Some(path),
        })
    }

    /// What is known of an opponent.
    pub(crate) fn get(&self, name: &str) -> Option<Strength> {
        self.known.get(name).copied()
    }

    /// Keeps what is known of an opponent now. Where that fails, no file is tried again. Other
    /// processes may have met others meanwhile.
    pub(crate) fn keep(&mut self, name: &str, strength: Strength) -> Result<(), Phrase> {
        self.known.insert(name.to_owned(), strength);
        let Some(path) = self.path.take() else {
            return Ok(());
        };
        write(&path, name, strength)?;
        self.path = Some(path);
        Ok(())
    }
}

/// Writes what is known of an opponent into a file.
fn write(path: &Path, name: &str, strength: Strength) -> Result<(), Phrase> {
    let held = Held::take_kept(path).map_err(|error| refused(path, &error))?;
    let mut all = read(path)?;
    all.insert(name.to_owned(), strength);
    let lines = all.iter().map(|(name, strength)| {
        let Strength { wins, losses, .. } = strength;
        format!("{} {wins} {losses} {name}\n", strength.percent())
    });
    let text = format!("{HEAD}\n{}", lines.collect::<String>());
    replace(&held.path, text).map_err(|error| unwritable(path, error))
}

/// Reads the opponents of a file. What is damaged is never written over.
fn read(path: &Path) -> Result<BTreeMap<String, Strength>, Phrase> {
    let bytes = if_there(files::read(path, LARGEST_FILE)).map_err(|error| refused(path, &error))?;
    let text = String::from_utf8_lossy(bytes.as_deref().unwrap_or(HEAD.as_bytes())).into_owned();
    let mut lines = text.lines().zip(1_u64..);
    let damaged = |number: u64| phrase!("opponents-damaged", line = number, file = path);
    lines
        .next()
        .filter(|(head, _)| *head == HEAD)
        .ok_or_else(|| damaged(1))?;
    lines
        .map(|(line, number)| Strength::read(line).ok_or_else(|| damaged(number)))
        .collect()
}

fn refused(path: &Path, error: &FileError) -> Phrase {
    error.refusal("learn-no-progress-file", path)
}

fn unwritable(path: &Path, error: io::Error) -> Phrase {
    refused(path, &FileError::Unwritable(error))
}
