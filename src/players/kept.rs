//! What is kept from one day to the next, by name, in a file each: what computers that adapt
//! themselves know of their opponents, and the score of two players. An entry is a plain line:
//!
//! ```text
//! # nimatron opponents 1: percentage, wins, losses, name
//! 60 3 2 Tom
//! ```

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::{Player, Strength};
use crate::files::{self, FileError, Held, if_there, replace, state_folder};
use crate::reason::Phrase;

/// The most bytes of a file.
const LARGEST_FILE: u64 = 1 << 20;

/// What can be kept by name.
pub(crate) trait KeptEntry: Copy {
    /// The name of the file.
    const FILE: &'static str;
    /// Its first line.
    const HEAD: &'static str;

    /// Reads a line, with the name at its end, unless it is damaged.
    fn read(line: &str) -> Option<(String, Self)>;

    /// The figures of a line, before the name.
    fn figures(&self) -> String;
}

impl KeptEntry for Strength {
    const FILE: &'static str = "opponents";
    const HEAD: &'static str = "# nimatron opponents 1: percentage, wins, losses, name";

    fn read(line: &str) -> Option<(String, Self)> {
        Self::read(line)
    }

    fn figures(&self) -> String {
        format!("{} {} {}", self.percent(), self.wins, self.losses)
    }
}

/// The wins of two players, whose name is that of the pair.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PairScore([u64; 2]);

impl KeptEntry for PairScore {
    const FILE: &'static str = "scores";
    const HEAD: &'static str = "# nimatron scores 1: wins, wins, player, player";

    fn read(line: &str) -> Option<(String, Self)> {
        let mut parts = line.splitn(3, ' ');
        let mut wins = || parts.next()?.parse().ok();
        let wins = [wins()?, wins()?];
        Some((parts.next()?.to_owned(), Self(wins)))
    }

    fn figures(&self) -> String {
        let [first, second] = self.0;
        format!("{first} {second}")
    }
}

/// What is kept by name.
#[derive(Debug)]
pub(crate) struct KeptByName<V> {
    known: BTreeMap<String, V>,
    /// The file in which it is kept, if it is.
    path: Option<PathBuf>,
}

impl<V> Default for KeptByName<V> {
    fn default() -> Self {
        Self {
            known: BTreeMap::new(),
            path: None,
        }
    }
}

/// What is known of each opponent.
pub(crate) type Opponents = KeptByName<Strength>;

/// The score of each pair of players.
pub(crate) type Scores = KeptByName<PairScore>;

impl<V: KeptEntry> KeptByName<V> {
    /// Reads the file of this user, which need not exist yet, and keeps in it what changes. Nothing
    /// is kept without a home.
    pub(crate) fn open() -> Result<Self, Phrase> {
        let Some(path) = path::<V>() else {
            return Ok(Self::default());
        };
        Ok(Self {
            known: read(&path)?,
            path: Some(path),
        })
    }

    /// What is kept by a name.
    pub(crate) fn get(&self, name: &str) -> Option<V> {
        self.known.get(name).copied()
    }

    /// Keeps what there is now. Where that fails, no file is tried again. Other processes may have
    /// kept more meanwhile.
    pub(crate) fn keep(&mut self, name: &str, value: V) -> Result<(), Phrase> {
        self.known.insert(name.to_owned(), value);
        let Some(path) = self.path.take() else {
            return Ok(());
        };
        write(&path, name, value)?;
        self.path = Some(path);
        Ok(())
    }
}

impl Scores {
    /// The wins of two players so far, who are written as on the command line.
    pub(crate) fn wins(&self, specs: [&str; 2]) -> [u64; 2] {
        let (pair, is_turned) = pair(specs);
        let mut wins = self.get(&pair).map_or([0, 0], |PairScore(wins)| wins);
        if is_turned {
            wins.reverse();
        }
        wins
    }

    /// Keeps the wins of two players, of whom one is a person.
    pub(crate) fn keep_wins(
        &mut self,
        players: &[Player; 2],
        mut wins: [u64; 2],
    ) -> Result<(), Phrase> {
        // What is not kept in a file counts for one sitting alone.
        if self.path.is_none() || !players.iter().any(Player::is_person) {
            return Ok(());
        }
        let [first, second] = players;
        let (pair, is_turned) = pair([&first.spec, &second.spec]);
        // A command may have several lines.
        if pair.contains(['\n', '\r']) {
            return Ok(());
        }
        if is_turned {
            wins.reverse();
        }
        self.keep(&pair, PairScore(wins))
    }
}

/// The name of a pair, in the same order whichever player sits first, and whether the two were
/// swapped for it. No name has a tab.
fn pair([first, second]: [&str; 2]) -> (String, bool) {
    let is_turned = second < first;
    let [one, other] = if is_turned {
        [second, first]
    } else {
        [first, second]
    };
    (format!("{one}\t{other}"), is_turned)
}

/// Takes away all that is kept by name. Returns the files that had it.
pub(crate) fn forget() -> Result<Vec<PathBuf>, Phrase> {
    let paths = [path::<Strength>(), path::<PairScore>()];
    let mut gone = Vec::new();
    for path in paths.into_iter().flatten().filter(|path| path.exists()) {
        let held = Held::take(&path).map_err(|error| refused(&path, &error))?;
        fs::remove_file(&held.path).map_err(|error| unwritable(&path, error))?;
        gone.push(path);
    }
    Ok(gone)
}

/// The file of this user.
fn path<V: KeptEntry>() -> Option<PathBuf> {
    Some(state_folder()?.join(V::FILE))
}

/// Writes one entry into a file.
fn write<V: KeptEntry>(path: &Path, name: &str, value: V) -> Result<(), Phrase> {
    let held = Held::take_kept(path).map_err(|error| refused(path, &error))?;
    let mut all = read(path)?;
    all.insert(name.to_owned(), value);
    let lines = all.iter();
    let lines = lines.map(|(name, value)| format!("{} {name}\n", value.figures()));
    let text = format!("{}\n{}", V::HEAD, lines.collect::<String>());
    replace(&held.path, text).map_err(|error| unwritable(path, error))
}

/// Reads the entries of a file. What is damaged is never written over.
fn read<V: KeptEntry>(path: &Path) -> Result<BTreeMap<String, V>, Phrase> {
    let bytes = if_there(files::read(path, LARGEST_FILE)).map_err(|error| refused(path, &error))?;
    let bytes = bytes.as_deref().unwrap_or(V::HEAD.as_bytes());
    let text = String::from_utf8_lossy(bytes).into_owned();
    let mut lines = text.lines().zip(1_u64..);
    let damaged = |number: u64| phrase!("opponents-damaged", line = number, file = path);
    lines
        .next()
        .filter(|(head, _)| *head == V::HEAD)
        .ok_or_else(|| damaged(1))?;
    lines
        .map(|(line, number)| V::read(line).ok_or_else(|| damaged(number)))
        .collect()
}

fn refused(path: &Path, error: &FileError) -> Phrase {
    error.refusal("learn-no-progress-file", path)
}

fn unwritable(path: &Path, error: io::Error) -> Phrase {
    refused(path, &FileError::Unwritable(error))
}
