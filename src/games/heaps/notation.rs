//! Heaps, and a move in one of them: how they are asked for, written and read.

use std::fmt::{self, Display};

use super::{code::Code, rule::Rule};
use crate::games::{
    Setup,
    shared::number::{joined, read_list, read_number},
};
use crate::reason::Phrase;

/// The largest sum of all heaps in games that do not say otherwise.
pub(crate) const MAX_HEAPS: usize = 1_000;

/// The largest number of heaps.
pub(crate) const MOST_HEAPS: usize = 200_000;

/// Heaps or piles in their places, empty ones included.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heaps(pub(crate) Vec<u64>);

impl Heaps {
    /// Heaps of the given sizes; `None` if there are too many.
    pub fn new(sizes: &[u64]) -> Option<Self> {
        (sizes.len() <= MOST_HEAPS).then(|| Self(sizes.to_vec()))
    }

    /// Heaps of these sizes, or a single empty one.
    pub(super) fn or_empty(sizes: Vec<u64>) -> Self {
        Self(if sizes.is_empty() { vec![0] } else { sizes })
    }

    /// The sizes from the first to the last.
    pub fn sizes(&self) -> &[u64] {
        &self.0
    }

    /// The sizes of the heaps that are not empty, ascending: the canonical form.
    pub fn canonical(&self) -> Vec<u64> {
        let mut sizes = self.0.clone();
        sizes.retain(|&size| size > 0);
        sizes.sort_unstable();
        sizes
    }

    /// The numbers, counted from 1, of the heaps that are not empty.
    pub fn open(&self) -> impl Iterator<Item = u64> + '_ {
        (1..)
            .zip(&self.0)
            .filter(|&(_, &size)| size > 0)
            .map(|(heap, _)| heap)
    }

    /// The size of heap `number`, counted from 1; 0 if there is no such heap.
    pub fn size(&self, number: u64) -> u64 {
        let index = usize::try_from(number).unwrap_or(0).wrapping_sub(1);
        self.0.get(index).copied().unwrap_or(0)
    }

    /// The size of a heap that is there and not empty; else it is refused by one of two messages.
    pub(crate) fn size_of_open(
        &self,
        number: u64,
        [missing, empty]: [&'static str; 2],
    ) -> Result<u64, Phrase> {
        let rows = self.0.len();
        match self.size(number) {
            0 if (1..=rows as u64).contains(&number) => Err(phrase!(empty, row = number)),
            0 => Err(phrase!(missing, row = number, rows)),
            size => Ok(size),
        }
    }

    /// The answers to the questions of [`AskedHeaps`] that lead to these heaps.
    pub(crate) fn answers(&self) -> Vec<u64> {
        [&[self.0.len() as u64], self.sizes()].concat()
    }

    /// Reads sizes with commas or blanks between them, at most `most` in all. The error is the word
    /// that is not a size; `None` if there are too many.
    pub(super) fn read(text: &str, most: u64) -> Result<Self, Option<&str>> {
        let sizes = read_list(text, u64::MAX)?;
        let all = sizes.iter().copied().map(u128::from).sum::<u128>();
        let fit = all <= most.into() && sizes.len() <= MOST_HEAPS;
        fit.then_some(Self(sizes)).ok_or(None)
    }
}

impl Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&joined(&self.0))
    }
}

/// The questions for heaps before a game, each with its help.
#[derive(Clone, Copy, Debug)]
pub struct AskedHeaps {
    /// How many heaps, at most `most`?
    pub number: [&'static str; 2],
    /// How large is heap `row`, at most `most`?
    pub size: [&'static str; 2],
    /// The fewest and the most heaps that are asked for, and the largest size.
    pub bounds: [u64; 3],
}

impl AskedHeaps {
    /// What to ask next, given the answers so far.
    pub(crate) fn setup(&self, answers: &[u64]) -> Setup<Heaps> {
        let [least, most, largest] = self.bounds;
        match answers {
            [] => Setup::ask(self.number, least..=most, None),
            [heaps, sizes @ ..] if (sizes.len() as u64) < *heaps => {
                let [ask, help] = self.size.map(Phrase::new);
                Setup::ask([ask.with("row", sizes.len() + 1), help], 1..=largest, None)
            }
            [_, sizes @ ..] => Setup::Ready(Heaps(sizes.to_vec())),
        }
    }
}

/// What a move does to its heap, as it is written behind the number of the heap and a colon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeapTake {
    /// `K`: one number.
    Number(u64),
    /// `K+`: a number and the next one.
    Two(u64),
    /// `A+B`: the sizes that are left, the smaller first.
    Parts([u64; 2]),
    /// `K=A` or `K=A+B`: what is taken, and the sizes that are left, the smaller first, 0 for no
    /// heap.
    Leaving(u64, [u64; 2]),
}

impl HeapTake {
    /// The number that is written first.
    pub fn number(self) -> u64 {
        match self {
            Self::Number(number) | Self::Two(number) | Self::Leaving(number, _) => number,
            Self::Parts([small, _]) => small,
        }
    }

    /// Reads one of the forms.
    fn read(text: &str) -> Option<Self> {
        let number = |word: &str| read_number(word.trim());
        let parts = |one: &str, other: &str| {
            let mut left = [number(one)?, number(other)?];
            left.sort_unstable();
            Some(left)
        };
        if let Some((taken, left)) = text.split_once('=') {
            let (one, other) = left.split_once('+').unwrap_or(("0", left));
            return Some(Self::Leaving(number(taken)?, parts(one, other)?));
        }
        if let Some(first) = text.strip_suffix('+') {
            return number(first).map(Self::Two);
        }
        match text.split_once('+') {
            Some((one, other)) => parts(one, other).map(Self::Parts),
            None => number(text).map(Self::Number),
        }
    }
}

impl Display for HeapTake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Two(first) => write!(f, "{first}+"),
            Self::Parts([one, other]) => write!(f, "{one}+{other}"),
            Self::Leaving(taken, [0, left]) => write!(f, "{taken}={left}"),
            Self::Leaving(taken, [one, other]) => write!(f, "{taken}={one}+{other}"),
        }
    }
}

/// A move in one heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HeapMove {
    /// The number of the heap, counted from 1.
    pub heap: u64,
    /// What the move does to it.
    pub take: HeapTake,
}

impl HeapMove {
    /// Reads the number of the heap, a colon, and what the move does to it.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (heap, take) = text.split_once(':')?;
        Some(Self {
            heap: read_number(heap.trim())?,
            take: HeapTake::read(take.trim())?,
        })
    }
}

impl Display for HeapMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.heap, self.take)
    }
}

// The moves of a code as they are written.

impl Code {
    /// The move that takes `taken` and leaves `left`, as it is listed: what is left is only written
    /// if there is a choice.
    pub(crate) fn take(&self, size: u64, taken: u64, left: [u64; 2]) -> HeapTake {
        if self.left(size, taken).nth(1).is_none() {
            HeapTake::Number(taken)
        } else {
            HeapTake::Leaving(taken, left)
        }
    }

    /// A move as it is listed, of those that are written in several ways; `take` itself if it is
    /// not legal.
    pub(super) fn listed(&self, size: u64, take: HeapTake) -> HeapTake {
        let left = self.leave(size, take);
        left.map_or(take, |left| self.take(size, take.number(), left))
    }

    /// The moves in a heap of `size`, in order.
    pub(crate) fn takes(&self, size: u64) -> impl Iterator<Item = HeapTake> {
        self.digits().flat_map(move |(taken, _)| {
            let left = self.left(size, taken);
            left.map(move |left| self.take(size, taken, left))
        })
    }

    /// The move in a heap of `size` at a place of their order.
    pub(super) fn nth_take(&self, size: u64, mut place: u64) -> Option<HeapTake> {
        self.digits().find_map(|(taken, _)| {
            let smaller = self.smaller(size, taken);
            let count = (smaller.end() + 1).saturating_sub(*smaller.start());
            let Some(beyond) = place.checked_sub(count) else {
                let small = smaller.start() + place;
                return Some(self.take(size, taken, [small, size - taken - small]));
            };
            place = beyond;
            None
        })
    }

    /// What a move leaves of a heap of `size`; `None` if it is not legal, or what it leaves has to
    /// be written.
    pub(crate) fn leave(&self, size: u64, take: HeapTake) -> Option<[u64; 2]> {
        if let HeapTake::Leaving(taken, left) = take {
            return Some(left).filter(|&left| self.allows(size, taken, left));
        }
        let mut all = self.left(size, take.number());
        all.next().filter(|_| all.next().is_none())
    }
}

// Those of a rule: what is left is written if there are two heaps.

impl Rule {
    /// The moves in a heap of `size`, in order.
    pub(crate) fn takes(&self, size: u64) -> impl Iterator<Item = HeapTake> {
        self.moves(size).map(written)
    }

    /// The move that takes `taken` and leaves `left`; `None` if it is not legal.
    pub(super) fn take(&self, size: u64, taken: u64, left: [u64; 2]) -> Option<HeapTake> {
        (self.allows(size, taken, left)).then(|| written((taken, left)))
    }

    /// The first move in a heap of `size` that leaves two equal ones, or nothing.
    pub(super) fn halving(&self, size: u64) -> Option<HeapTake> {
        self.halved(size)
            .map(|half| written((size - 2 * half, [half; 2])))
    }

    /// What a move leaves of a heap of `size`, the smaller size first; `None` if it is not legal.
    pub(crate) fn leave(&self, size: u64, take: HeapTake) -> Option<[u64; 2]> {
        let (taken, left) = match take {
            HeapTake::Number(taken) => (taken, [0, size.checked_sub(taken)?]),
            HeapTake::Parts(left) => (0, left),
            HeapTake::Leaving(taken, left) => (taken, left),
            HeapTake::Two(_) => return None,
        };
        self.allows(size, taken, left).then_some(left)
    }
}

/// A move of a rule that takes a number and leaves two sizes.
fn written((taken, left): (u64, [u64; 2])) -> HeapTake {
    match (taken, left) {
        (_, [0, _]) => HeapTake::Number(taken),
        (0, left) => HeapTake::Parts(left),
        (taken, left) => HeapTake::Leaving(taken, left),
    }
}
