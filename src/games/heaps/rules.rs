//! What the author of a game of heaps writes: what a move leaves of one heap, the words, and what is proved about heaps.

use std::fmt::{self, Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::{
    MAX_PILES,
    code::{Code, most_steps, multisets},
};
use crate::games::{
    About, MAX_COUNT, Setup, Step, Values,
    shared::{
        number::{joined, read_list, read_number, refused},
        rows,
    },
};
use crate::reason::Phrase;
use crate::text::Text;

/// The moves in a heap, one after the other.
pub type Takes<'a> = Box<dyn Iterator<Item = HeapTake> + 'a>;

/// The rules of a game of heaps. A move changes one heap: it leaves two, one or none, each smaller than before.
/// Both players have the same moves; a player who cannot move loses, or wins in misère play.
pub trait HeapRules: Debug + Send + Sync {
    /// The entry of the game.
    fn about(&self) -> &'static About;

    /// The moves in a heap of this size, in order.
    fn takes(&self, size: u64) -> Takes<'_>;

    /// Returns what a move leaves of heap number `heap`: two sizes, 0 for nothing.
    ///
    /// # Errors
    /// A phrase that says why the move is not legal, and what is.
    fn leave(&self, heap: u64, size: u64, take: HeapTake) -> Result<[u64; 2], Phrase>;

    /// Says what a move does in heap number `heap`.
    fn deed(&self, heap: u64, size: u64, take: HeapTake) -> Phrase;

    // Has a default that fits most games.

    /// How the game presents itself beside its moves.
    fn conventions(&self) -> &'static HeapConventions {
        &HeapConventions::USUAL
    }

    /// Whether moves are written in this form, legal or not. The default has numbers alone.
    fn has_form(&self, take: HeapTake) -> bool {
        matches!(take, HeapTake::Number(_))
    }

    /// Returns what to ask next for a move in heap number `heap`, given the answers so far. The default asks for one of the moves if they
    /// are numbers, else for the move as it is written.
    fn step(&self, heap: u64, size: u64, answers: &[u64]) -> Step {
        if let Some(number) = answers.first() {
            return Step::Move(number.to_string());
        }
        let number = |take| match take {
            HeapTake::Number(number) => Some(number),
            _ => None,
        };
        let numbers: Option<Vec<u64>> = self.takes(size).map(number).collect();
        if let Some(options) = numbers {
            let help = phrase!("help-taken", heap);
            let ask = Phrase::new("ask-taken");
            return Step::Pick { ask, help, options };
        }
        let example = self.takes(size).next();
        let example = example.map_or_else(String::new, |take| take.to_string());
        Step::Write {
            ask: Phrase::new("ask-written"),
            help: phrase!("help-written", example),
            before: String::new(),
        }
    }

    /// The values of the game's options, which have to be given beside a position to read it back.
    fn values(&self) -> Values {
        Values::default()
    }

    /// Adds to the rules in words what the options say.
    fn specified(&self, rules: Phrase) -> Phrase {
        rules
    }

    /// The move as it is listed, of those that are written in several ways; `take` itself if it is not legal.
    fn listed(&self, _size: u64, take: HeapTake) -> HeapTake {
        take
    }

    /// Some moves in a heap of this size, one of each kind, as examples for a prompt.
    fn examples(&self, size: u64) -> Vec<HeapTake> {
        self.takes(size).take(1).collect()
    }

    /// Says where a move is made in heap number `heap`.
    fn place(&self, heap: u64, _size: u64, _take: HeapTake) -> Phrase {
        phrase!("place-heap", row = heap)
    }

    // What is known about the heaps.

    /// The moves as a code, if what they leave depends only on how much they take. A table of nimbers answers then.
    fn code(&self) -> Option<&Code> {
        None
    }

    /// What the moves leave of a single heap as a code, for a sequence of nimbers.
    fn series(&self) -> Option<Code> {
        self.code().cloned()
    }

    /// How many moves there are in a heap of this size.
    fn move_count(&self, size: u64) -> u64 {
        match self.code() {
            Some(code) => code.move_count(size),
            None => self.takes(size).count() as u64,
        }
    }

    /// The number of states at and below heaps of these sizes, ascending and none empty, and whether it is exact; otherwise it is an upper bound. The default
    /// asks the code, or counts all multisets of heaps that are no larger, separately and together.
    fn states(&self, sizes: &[u64]) -> (u128, bool) {
        let largest = sizes.iter().copied().max().unwrap_or(0);
        let states = match self.code() {
            Some(code) => code.states(sizes),
            None => multisets(1..=largest, sizes.iter().sum()),
        };
        (states, false)
    }

    /// A bound on the number of heaps plus the largest of them, here and in every position below.
    fn most_steps(&self, sizes: &[u64]) -> u64 {
        most_steps(self.code(), sizes)
    }
}

/// How a game of heaps presents itself beside its moves: sizes, and messages, each with the figures it receives.
#[derive(Clone, Copy, Debug)]
pub struct HeapConventions {
    /// The largest sum of all heaps.
    pub most: u64,
    /// Whether heaps keep their numbers, as piles do: then a move leaves one heap in the place of its own, also an empty one. In games
    /// whose moves may leave two heaps, the heaps are numbered anew, without empty ones.
    pub keeps_numbers: bool,
    /// The questions for the heaps of a new game.
    pub asked: AskedHeaps,
    /// The number of heaps of an exercise and their sizes, from the size of the exercise.
    pub exercise: fn(u64) -> [RangeInclusive<u64>; 2],
    /// Draws all heaps within a width; the second ones are those before the last move.
    pub picture: fn(&Heaps, Option<&Heaps>, usize) -> Text,
    /// `word` is not a position; at most `most` in all.
    pub bad_position: &'static str,
    /// `move` is not a move.
    pub bad_move: &'static str,
    /// There is no heap `row`, there are `rows`; heap `row` is empty.
    pub refusals: [&'static str; 2],
    /// Which heap, of `offered`? And the help for that question.
    pub asking: [&'static str; 2],
    /// The move leaves equal pairs; there are equal pairs; a note on replies.
    pub pairs: [&'static str; 3],
    /// Positions differ only in the order of the heaps.
    pub alike: &'static str,
    /// The nimbers of heaps of 1 to `most` are `nimbers`; whether there are `more`, larger ones, and whether `dead` heaps, which no move
    /// can change, are left out.
    pub nimbers: &'static str,
}

impl HeapConventions {
    /// Words that fit any heaps, a thousand pieces, heaps that are numbered anew, and rows of strokes.
    pub const USUAL: Self = Self {
        most: MAX_HEAPS as u64,
        keeps_numbers: false,
        asked: AskedHeaps {
            number: ["ask-heaps", "help-heaps"],
            size: ["ask-heap-size", "help-heap-size"],
            bounds: [1, 10, 100],
        },
        exercise: |size| [1 + size / 4..=3 + size / 3, 1..=3 + size],
        picture,
        bad_position: "position-heaps",
        bad_move: "move-unreadable-heap",
        refusals: ["move-no-such-heap", "move-empty-heap"],
        asking: ["ask-heap", "help-heap"],
        pairs: ["theorem-heaps-left", "theorem-heaps-faced", "note-heaps"],
        alike: "alike-heaps",
        nimbers: "theorem-heaps-nimbers",
    };
}

/// Draws the heaps, and marks what the last move took, and the heaps into which one was split.
fn picture(heaps: &Heaps, before: Option<&Heaps>, width: usize) -> Text {
    let before = before.map(Heaps::sizes);
    rows::draw(heaps.sizes(), before, width)
}

// Heaps, and a move in one of them, with their notation.

/// The largest number of heaps, and the largest sum of all heaps in games that do not say otherwise.
pub(crate) const MAX_HEAPS: usize = 1_000;

/// Heaps or piles in their places, empty ones included.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heaps(pub(crate) Vec<u64>);

impl Heaps {
    /// Heaps of the given sizes; `None` if there are too many.
    pub fn new(sizes: &[u64]) -> Option<Self> {
        (sizes.len() <= MAX_HEAPS).then(|| Self(sizes.to_vec()))
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
        let heaps = (1..).zip(&self.0).filter(|&(_, &size)| size > 0);
        heaps.map(|(heap, _)| heap)
    }

    /// The size of heap `number`, counted from 1; `None` if there is no such heap.
    pub fn size(&self, number: u64) -> Option<u64> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.0.get(index).copied()
    }

    /// The size of a heap that is there and not empty; else it is refused by one of two messages.
    pub(crate) fn size_of_open(
        &self,
        number: u64,
        [missing, empty]: [&'static str; 2],
    ) -> Result<u64, Phrase> {
        let refused = |id| phrase!(id, row = number);
        match self.size(number) {
            None => Err(refused(missing).with("rows", self.0.len())),
            Some(0) => Err(refused(empty)),
            Some(size) => Ok(size),
        }
    }

    /// The answers to the questions of [`AskedHeaps`] that lead to these heaps.
    pub(crate) fn answers(&self) -> Vec<u64> {
        [&[self.0.len() as u64], self.sizes()].concat()
    }

    /// Reads sizes with commas or blanks between them, at most `most` in all. The error is the word that is not a size;
    /// `None` if there are too many.
    pub(super) fn read(text: &str, most: u64) -> Result<Self, Option<&str>> {
        let sizes = read_list(text, u64::MAX)?;
        let all: u128 = sizes.iter().map(|&size| u128::from(size)).sum();
        if all > most.into() || sizes.len() > MAX_HEAPS {
            return Err(None);
        }
        Ok(Self(sizes))
    }
}

impl FromStr for Heaps {
    type Err = Phrase;

    /// Reads up to ten piles with commas or blanks between them.
    ///
    /// # Errors
    /// A phrase that names the word that is not a size, or says that there are too many piles.
    fn from_str(text: &str) -> Result<Self, Phrase> {
        let sizes = read_list(text, MAX_COUNT)
            .map_err(|word| refused("position-piles-bad-size", word, MAX_COUNT))?;
        if sizes.len() > MAX_PILES {
            return Err(phrase!("position-piles-too-many", most = MAX_PILES));
        }
        Ok(Self(sizes))
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
    /// `K=A` or `K=A+B`: what is taken, and the sizes that are left, the smaller first, 0 for no heap.
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
    pub(super) fn read(text: &str) -> Option<Self> {
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

impl Display for HeapMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.heap, self.take)
    }
}
