//! Games of taking and breaking: what a move may leave of a heap depends only on how much it takes.
//!
//! R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge Philosophical Society 52
//! (1956), give such games the codes that octal games are named by.

/// The bits of a digit of a [`Code`].
const NOTHING: u8 = 1;
const ONE_HEAP: u8 = 2;
const TWO_HEAPS: u8 = 4;
const ALL: u8 = NOTHING | ONE_HEAP | TWO_HEAPS;

/// What a move may leave of a heap, for each number that it takes: a digit with the bits 1 (nothing), 2 (one heap) and
/// 4 (two heaps).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code {
    /// Two digits in a byte, that of the even number below the other.
    digits: [u8; Self::MOST_TAKEN / 2 + 1],
    /// The most that a move takes.
    most_taken: usize,
}

impl Code {
    /// The most that a move may take. A code is copied with every move that is looked at, and takes half a byte for each number.
    pub const MOST_TAKEN: usize = 1_000;

    /// A game without moves.
    pub const NONE: Self = Self {
        digits: [0; Self::MOST_TAKEN / 2 + 1],
        most_taken: 0,
    };

    /// The game whose moves take `taken` too, and leave what `digit` says. A move that takes nothing has to break the
    /// heap, as the game would not end otherwise.
    ///
    /// # Panics
    /// If more than [`Code::MOST_TAKEN`] are taken.
    #[must_use]
    pub const fn allowing(mut self, taken: usize, digit: u8) -> Self {
        let digit = if taken == 0 {
            digit & TWO_HEAPS
        } else {
            digit & ALL
        };
        self.digits[taken / 2] |= digit << (taken % 2 * 4);
        if digit > 0 && taken > self.most_taken {
            self.most_taken = taken;
        }
        self
    }

    /// The game whose moves take from 1 to `most`, whatever else is there; `None` if there is no room for them.
    pub fn up_to(most: u64) -> Option<Self> {
        let most = usize::try_from(most).ok()?;
        let both = NOTHING | ONE_HEAP;
        let allowing = |code: Self, taken| code.allowing(taken, both);
        (most <= Self::MOST_TAKEN).then(|| (1..=most).fold(Self::NONE, allowing))
    }

    /// The digit for moves that take `taken`.
    pub fn digit(&self, taken: u64) -> u8 {
        let both = usize::try_from(taken / 2).ok();
        let both = both.and_then(|both| self.digits.get(both));
        both.map_or(0, |both| both >> (taken % 2 * 4) & ALL)
    }

    /// The numbers that moves take, ascending, with their digits.
    pub fn digits(&self) -> impl DoubleEndedIterator<Item = (u64, u8)> + use<> {
        let code = *self;
        let all = (0..=self.most_taken()).map(move |taken| (taken, code.digit(taken)));
        all.filter(|&(_, digit)| digit > 0)
    }

    /// The most that a move takes.
    pub fn most_taken(&self) -> u64 {
        self.most_taken as u64
    }

    /// Whether a move may leave two heaps.
    pub fn breaks(&self) -> bool {
        self.least_to_break().is_some()
    }

    /// The least that a move takes which may leave two heaps; `None` if none may.
    pub fn least_to_break(&self) -> Option<u64> {
        let mut digits = self.digits();
        let breaking = digits.find(|&(_, digit)| digit & TWO_HEAPS > 0);
        breaking.map(|(taken, _)| taken)
    }

    /// Whether a move may leave two heaps and take nothing.
    pub fn breaks_whole(&self) -> bool {
        self.digit(0) > 0
    }

    /// Whether a move takes one of some numbers, whatever else is in the heap: a subtraction game.
    pub fn is_subtraction(&self) -> bool {
        let both = NOTHING | ONE_HEAP;
        self.digits()
            .all(|(taken, digit)| taken > 0 && digit == both)
    }

    /// What a move that takes `taken` may leave of a heap of `size`, the smaller size first: one heap, then two, from
    /// the most unequal on.
    pub fn left(&self, size: u64, taken: u64) -> impl Iterator<Item = [u64; 2]> + use<> {
        let digit = self.digit(taken);
        let rest = size.checked_sub(taken);
        let has = |bit: u8| digit & bit > 0;
        let whole = match rest {
            Some(0) => has(NOTHING),
            Some(_) => has(ONE_HEAP),
            None => false,
        };
        let rest = rest.unwrap_or(0);
        let broken = if has(TWO_HEAPS) { rest / 2 } else { 0 };
        let from = u64::from(!whole);
        (from..=broken).map(move |small| [small, rest - small])
    }

    /// Whether a move that takes `taken` from a heap of `size` may leave these sizes, the smaller first.
    pub fn allows(&self, size: u64, taken: u64, [small, large]: [u64; 2]) -> bool {
        let bit = match (small, large) {
            (0, 0) => NOTHING,
            (0, _) => ONE_HEAP,
            _ => TWO_HEAPS,
        };
        let all = small
            .checked_add(large)
            .and_then(|all| all.checked_add(taken));
        small <= large && all == Some(size) && self.digit(taken) & bit > 0
    }

    /// A bound on the moves of a position with heaps of these sizes, and of every position below.
    pub fn most_moves(&self, sizes: &[u64]) -> u128 {
        let all: u64 = sizes.iter().sum();
        let moves = self.digits().map(|(taken, digit)| {
            // If heaps may be broken, no more can be as large as what is taken than fit in all of them.
            let heaps = if self.breaks() {
                all.checked_div(taken).unwrap_or(0)
            } else {
                sizes.iter().filter(|&&size| size >= taken).count() as u64
            };
            let broken = if digit & TWO_HEAPS > 0 {
                all.saturating_sub(taken) / 2
            } else {
                0
            };
            u128::from(heaps) + u128::from(broken)
        });
        moves.sum()
    }

    /// How many moves a heap of `size` has.
    pub fn move_count(&self, size: u64) -> u64 {
        let counts = self.digits().map(|(taken, _)| {
            let left = self.left(size, taken).size_hint().0;
            left as u64
        });
        counts.sum()
    }
}
