//! Proof numbers: the effort that it is estimated to take to settle a question. How they are
//! searched is left to `search`.

/// The estimated effort to show that a component beside a pile is won, and that it is lost, for the
/// player to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Numbers {
    /// The least effort of any one option.
    pub(super) to_win: f32,
    /// The effort of all options together.
    pub(super) to_lose: f32,
}

/// No effort is above this one. A sum that follows several ways to one component counts it several
/// times, so efforts may grow fast.
const MOST: f32 = 1e18;

/// The effort doubles every ten cells.
const GROWTH: f32 = 1.071_773_5;

/// Larger components are estimated like one of this size.
const LARGEST: u16 = 900;

/// How much each unit of [`Follower::move_order`](crate::games::Follower::move_order) adds to an
/// estimate of 1.
const PER_ASIDE: f32 = 0.01;

/// How much each smaller nimber that the component may still have adds to an estimate of 1.
const PER_OPEN: Numbers = Numbers {
    to_win: 0.2,
    to_lose: 0.4,
};

/// An option that is searched is left when its effort exceeds that of the second best by a third
/// and eight more, not at once, so that the search does not go to and fro.
const MARGIN: (f32, f32) = (1.33, 8.0);

/// Bits of a number in a table: six of the exponent and six below. They keep an effort to a
/// hundredth and a half.
pub(super) const NUMBER_BITS: u32 = 12;
const NUMBER: u64 = (1 << NUMBER_BITS) - 1;
/// Bits of an `f32` that are dropped.
const DROPPED_BITS: u32 = 17;
/// The bits of 1.0 that are kept.
const ONE: u32 = 1.0f32.to_bits() >> DROPPED_BITS;

impl Numbers {
    /// More than any effort: a search with these limits goes on until the question is settled.
    pub(super) const NO_LIMIT: Self = Self {
        to_win: f32::INFINITY,
        to_lose: f32::INFINITY,
    };

    /// The efforts, none above [`MOST`].
    pub(super) fn new(to_win: f32, to_lose: f32) -> Self {
        Self {
            to_win: to_win.min(MOST),
            to_lose: to_lose.min(MOST),
        }
    }

    /// Whether one of the efforts has reached its limit.
    pub(super) fn reach(self, limits: Self) -> bool {
        self.to_win >= limits.to_win || self.to_lose >= limits.to_lose
    }

    /// The limits for one option of a question, whose own efforts are `self`, with `limits` for the
    /// question. `option` has the efforts of the option, which is the best, and `second` is the
    /// effort to lose the second best. Both limits are above the efforts of the option.
    pub(super) fn limits(self, limits: Self, option: Self, second: f32) -> Self {
        let others = self.to_lose - option.to_win;
        let open = |limit: f32| {
            if limit >= MOST { f32::INFINITY } else { limit }
        };
        Self {
            // Rounding must not hand down a limit that is reached already.
            to_win: open((limits.to_lose - others).max(option.to_win * 1.0001)),
            to_lose: open(limits.to_win.min(second * MARGIN.0 + MARGIN.1)),
        }
    }

    /// Both numbers in [`NUMBER_BITS`] bits each, which are not 0.
    pub(super) fn packed(self) -> u64 {
        packed(self.to_win) << NUMBER_BITS | packed(self.to_lose)
    }

    /// Numbers from the lowest bits of a word.
    pub(super) fn unpacked(word: u64) -> Self {
        Self {
            to_win: unpacked(word >> NUMBER_BITS),
            to_lose: unpacked(word),
        }
    }
}

/// An effort of at least 1 as a number of [`NUMBER_BITS`] bits above 0, in the same order.
fn packed(effort: f32) -> u64 {
    let kept = (effort.to_bits() >> DROPPED_BITS).saturating_sub(ONE);
    u64::from(kept).clamp(1, NUMBER)
}

fn unpacked(word: u64) -> f32 {
    let kept = u32::try_from(word & NUMBER).unwrap_or(0);
    f32::from_bits((kept + ONE) << DROPPED_BITS)
}

/// First estimates by size.
pub(super) struct Estimates {
    by_size: Vec<f32>,
}

impl Default for Estimates {
    fn default() -> Self {
        let efforts = std::iter::successors(Some(1.0), |effort| Some(effort * GROWTH));
        Self {
            by_size: efforts.take(usize::from(LARGEST) + 1).collect(),
        }
    }
}

impl Estimates {
    /// The effort for a component of this size.
    pub(super) fn of_size(&self, size: u64) -> f32 {
        self.by_size[usize::from(small(size))]
    }

    /// The numbers of a component of this size beside a pile, and beside `others`, the effort for
    /// other components. `open` is how many nimbers smaller than the pile the component may still
    /// have.
    pub(super) fn first(&self, size: u64, others: f32, move_order: u32, open: u16) -> Numbers {
        let move_order = f32::from(u16::try_from(move_order).unwrap_or(u16::MAX));
        let effort = (self.of_size(size) + others) * (1.0 + PER_ASIDE * move_order);
        let (size, open) = (f32::from(small(size)), f32::from(open));
        Numbers::new(
            effort * (1.0 + PER_OPEN.to_win * open),
            effort * size * (1.0 + PER_OPEN.to_lose * open),
        )
    }
}

fn small(size: u64) -> u16 {
    u16::try_from(size).map_or(LARGEST, |size| size.min(LARGEST))
}
