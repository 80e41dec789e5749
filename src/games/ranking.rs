//! All positions below one in an order, so that a dense table can hold the nimber of each: the
//! interface of games whose positions are easily counted.

/// The entries of the followers of one position.
#[derive(Debug, Default)]
pub struct Met([u128; 2]);

impl Met {
    /// Adds one.
    #[inline]
    pub fn add(&mut self, entry: u8) {
        self.0[usize::from(entry >> 7)] |= 1 << (entry & 127);
    }

    /// 1 if the player to move wins in misère play: a follower is losing, or there is none.
    pub fn wins_misere(&self) -> u8 {
        u8::from(self.0[0] & 1 > 0 || self.0 == [0, 0])
    }

    /// The least nimber that is missing. There is one: no line of play has more than 255 moves.
    pub fn mex(&self) -> u8 {
        let [low, high] = self.0.map(u128::trailing_ones);
        let mex = if low < u128::BITS { low } else { low + high };
        u8::try_from(mex).expect("no larger than a line of play is long")
    }
}
