//! Matches: take any positive number from one pile, or the same positive number from two different
//! piles, or from as many as an option says.
//!
//! With two piles this is Wythoff's game. No closed form is known for three or more; a P-table
//! solves them. From one pile at a time it is nim, which is another game of the list.

pub(super) mod golden;
mod moves;
pub(super) mod nim;
mod packed;
mod presentation;
mod theorems;
mod theory;

use std::ops::ControlFlow;

use crate::games::{
    About, Accepts, Child, GameOption, Goal, Heaps, Rules, Theory, Tree, Values, Variant, about,
};
use crate::reason::Phrase;
pub use moves::PileMove;
pub use packed::MAX_PILES;
pub use packed::{NimPiles, PackedPiles};

/// Piles in their places, empty ones included.
pub type Piles = Heaps;

/// The game of matches, or nim, in which a move takes from one pile only.
#[derive(Clone, Copy, Debug)]
pub struct Matches {
    pub(crate) misere: bool,
    /// From how many piles a move may take; as many as there may be if that does not matter.
    pub(crate) at_once: usize,
    /// Whether it is nim, which has nimbers by its theorem.
    is_nim: bool,
}

impl Matches {
    /// The entry of the game.
    pub const ABOUT: About = About {
        options: &[&PILES_AT_ONCE],
        ends_by_last_piece: true,
        has_map: true,
        ..about!("matches", example: "3,5,7")
    };

    /// The rules of a variant.
    pub fn of_variant(variant: &Variant) -> Self {
        let given = variant.values.text(&PILES_AT_ONCE);
        let at_once = given.and_then(|text| read_at_once(&text)).unwrap_or(USUAL);
        Self::at_once(variant.misere, at_once)
    }

    /// The game; in misère play the player who takes the last match loses.
    pub fn new(misere: bool) -> Self {
        Self::at_once(misere, USUAL)
    }

    /// The game in which a move takes from up to `at_once` piles.
    pub fn at_once(misere: bool, at_once: usize) -> Self {
        Self {
            misere,
            at_once,
            is_nim: false,
        }
    }

    fn unreadable(&self, text: &str) -> Phrase {
        let refused = Phrase::new(match self.at_once {
            1 => "move-unreadable-nim",
            USUAL => "move-unreadable-matches",
            _ => "move-unreadable-several",
        });
        refused.quoting("move", text).with("most", self.at_once)
    }
}

/// From how many piles a move takes by default.
const USUAL: usize = 2;

/// From how many piles a move may take. It is not asked for before a game.
const PILES_AT_ONCE: GameOption = GameOption {
    name: "piles-at-once",
    aliases: &[],
    key: "piles_at_once",
    value_name: "P",
    about: "From how many piles a move may take the same number: 1 to 10, or any (matches) [default: 2]",
    accepts: Accepts::Text {
        read: |text| {
            let refused = || Phrase::new("at-once-unreadable").quoting("value", text);
            let read = read_at_once(text).ok_or_else(|| refused().with("most", MAX_PILES))?;
            Ok(KINDS[read - 1].to_owned())
        },
        usual: None,
    },
    ask: "",
    help: "",
    terms: "terms-matches",
};

/// From this many piles; the last one stands for all of them.
const KINDS: [&str; MAX_PILES] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "any"];

fn read_at_once(text: &str) -> Option<usize> {
    match text {
        "10" => Some(MAX_PILES),
        _ => Some(KINDS.iter().position(|kind| *kind == text)? + 1),
    }
}

impl Tree for Matches {
    type State = PackedPiles;

    fn children(
        &self,
        state: PackedPiles,
        visit: &mut impl FnMut(Child<PackedPiles>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        state.children(self.at_once > 1, visit)?;
        if self.at_once <= USUAL {
            return ControlFlow::Continue(());
        }
        let piles = Heaps(state.sizes().to_vec());
        let kinds = moves::largest(&piles, self.at_once).into_iter();
        for largest in kinds.filter(|largest| largest.piles().len() > USUAL) {
            for count in (1..=largest.count).rev() {
                let left = self.state(&self.after(&piles, largest.of(count)));
                visit(left.expect("a move leaves less").into())?;
            }
        }
        ControlFlow::Continue(())
    }

    fn goal(&self) -> Goal {
        Goal::last_move(self.misere)
    }

    fn known_value(&self, state: PackedPiles) -> Option<i64> {
        if state.piles() > 2 {
            return None;
        }
        match *state.sizes().as_slice() {
            [] => Some(self.end_value()),
            [1] => Some(-self.end_value()),
            // Take everything; in misère play leave one match, or 2 2.
            [_] => Some(1),
            _ if self.at_once == 1 => None,
            [2, 2] if self.misere => Some(-1),
            [one, other] => (one == other).then_some(1),
            _ => None,
        }
    }
}

impl Rules for Matches {
    type Position = Piles;
    type Move = PileMove;

    fn moves<'a>(&'a self, piles: &'a Piles) -> impl Iterator<Item = PileMove> + 'a {
        let largest = moves::largest(piles, self.at_once).into_iter();
        largest.flat_map(|largest| (1..=largest.count).map(move |count| largest.of(count)))
    }

    fn move_count(&self, piles: &Piles) -> u128 {
        // How many sets of larger piles there are, by their number. A set has as many moves as its
        // smallest pile has matches.
        let mut sets = vec![0; self.at_once];
        sets[0] = 1;
        let mut count = 0;
        for size in piles.canonical().into_iter().rev() {
            count += u128::from(size) * sets.iter().sum::<u128>();
            for number in (1..self.at_once).rev() {
                sets[number] += sets[number - 1];
            }
        }
        count
    }

    fn nth_move(&self, piles: &Piles, mut index: u128) -> PileMove {
        for largest in moves::largest(piles, self.at_once) {
            match u64::try_from(index) {
                Ok(left) if left < largest.count => return largest.of(left + 1),
                _ => index -= u128::from(largest.count),
            }
        }
        panic!("the index is not below the number of moves in {piles}")
    }

    fn play(&self, piles: &Piles, played: PileMove) -> Result<Piles, Phrase> {
        let (taken, count) = (played.piles(), played.count);
        if taken.len() > self.at_once {
            return Err(self.unreadable(&played.to_string()));
        }
        let mut most = u64::MAX;
        for &pile in taken {
            most = most.min(piles.size_of_open(pile, ["move-no-such-pile", "move-empty-pile"])?);
        }
        if matches!(taken, [one, other] if one == other) {
            return Err(Phrase::new("move-same-pile"));
        }
        if !(1..=most).contains(&count) {
            let refused = match *taken {
                [pile] => phrase!("move-count-single", pile),
                _ => phrase!("move-count-double", piles = taken.len()),
            };
            let refused = refused.with("size", most).with("most", most);
            return Err(refused.with("count", count.to_string()));
        }
        let mut after = piles.clone();
        for (number, size) in (1..).zip(&mut after.0) {
            if taken.contains(&number) {
                *size -= count;
            }
        }
        Ok(after)
    }

    fn read_position(&self, text: &str) -> Result<Piles, Phrase> {
        // The theorem of nim needs no state, in which there is room for ten piles.
        let most = if self.is_nim { usize::MAX } else { MAX_PILES };
        let sum = self.is_nim.then(|| read_sum(text)).flatten();
        moves::read_piles(sum.as_deref().unwrap_or(text), most)
    }

    fn read_move(&self, text: &str) -> Result<PileMove, Phrase> {
        // From how many piles it takes is for `play` to judge: in a sum any summand may be meant.
        PileMove::read(text).ok_or_else(|| self.unreadable(text))
    }

    fn values(&self, _: &Piles) -> Values {
        if self.is_nim || self.at_once == USUAL {
            return Values::default();
        }
        Values::default().with(&PILES_AT_ONCE, KINDS[self.at_once - 1].to_owned())
    }

    fn move_examples(&self, piles: &Piles) -> Vec<String> {
        let open: Vec<u64> = piles.open().take(self.at_once.min(2)).collect();
        let examples = (1..=open.len()).filter_map(|number| PileMove::several(&open[..number], 1));
        examples.map(|example| example.to_string()).collect()
    }
}

/// Reads a sum of nimbers such as `*3+*4+*5`, each of which is a pile, as a list of sizes.
fn read_sum(text: &str) -> Option<String> {
    let sizes = text.split('+').map(|pile| pile.trim().strip_prefix('*'));
    let sizes: Vec<&str> = sizes.collect::<Option<_>>()?;
    Some(sizes.join(","))
}
