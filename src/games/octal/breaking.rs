//! A move in a heap of an octal game: how much it takes, and what it leaves.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::games::shared::number::read_count;

/// A move in a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Breaking {
    /// How much it takes.
    pub taken: u64,
    /// What it leaves, the smaller size first, 0 for no heap. `None` where only one outcome is possible.
    pub left: Option<[u64; 2]>,
}

impl FromStr for Breaking {
    type Err = ();

    /// Reads `K`, `K=A` or `K=A+B`.
    fn from_str(text: &str) -> Result<Self, ()> {
        // A phrase prints numbers up to there exactly, and no heap is that large.
        let number = |word: &str| Some(read_count(word.trim())?.min(1 << 53));
        let read = || {
            let Some((taken, left)) = text.split_once('=') else {
                return Some(Self {
                    taken: number(text)?,
                    left: None,
                });
            };
            let mut left = match left.split_once('+') {
                Some((one, other)) => [number(one)?, number(other)?],
                None => [0, number(left)?],
            };
            left.sort_unstable();
            Some(Self {
                taken: number(taken)?,
                left: Some(left),
            })
        };
        read().ok_or(())
    }
}

impl Display for Breaking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.taken.fmt(f)?;
        match self.left {
            None => Ok(()),
            Some([0, left]) => write!(f, "={left}"),
            Some([one, other]) => write!(f, "={one}+{other}"),
        }
    }
}
