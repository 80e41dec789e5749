//! A move in a heap of an octal game: how much it takes, and what it leaves.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::games::shared::number::read_number;

/// A move in a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
        let number = |word: &str| read_number(word.trim());
        let read = || {
            let Some((taken, left)) = text.split_once('=') else {
                let taken = number(text)?;
                return Some(Self { taken, left: None });
            };
            let (one, other) = left.split_once('+').unwrap_or(("0", left));
            let (taken, mut left) = (number(taken)?, [number(one)?, number(other)?]);
            left.sort_unstable();
            let left = Some(left);
            Some(Self { taken, left })
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
