//! Matches: take any positive number from one pile, or the same positive number from two different piles.
//!
//! With two piles this is Wythoff's game. No closed form is known for three or more; a P-table solves them. What it shares with nim is
//! asked of nim.

mod moves;
mod theorems;
mod wythoff;

use std::cmp::Ordering;
use std::ops::ControlFlow;

use super::heaps::PackedPiles;
use super::nim::{Nim, small_positions};
use super::shared::rows;
use crate::games::{
    About, Child, Conventions, Cost, Draw, Goal, HeapMove, Heaps, Indivisible, Manners, PileShape,
    Rules, Series, Setup, Step, Theory, Tree, Variant, Way, about,
};
use crate::reason::Phrase;
use crate::text::Text;
pub use moves::PileMove;
pub use wythoff::{golden_pair, lost_pair_of_difference, lost_partner};

/// Piles in their places, empty ones included.
pub type Piles = Heaps;

/// The game of matches.
#[derive(Clone, Copy, Debug)]
pub struct Matches {
    nim: Nim,
}

impl Matches {
    /// The game; in misère play the player who takes the last match loses.
    pub fn new(misere: bool) -> Self {
        Self {
            nim: Nim::new(misere),
        }
    }
}

/// The letter of the way to take from two piles.
const DOUBLE: char = 'd';

impl Tree for Matches {
    type State = PackedPiles;

    fn children(
        &self,
        state: PackedPiles,
        visit: &mut impl FnMut(Child<PackedPiles>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        state.children(true, visit)
    }

    fn goal(&self) -> Goal {
        Goal::last_move(self.nim.misere)
    }

    fn known_value(&self, state: PackedPiles) -> Option<i64> {
        if state.piles() > 2 {
            return None;
        }
        match *state.sizes().as_slice() {
            [2, 2] if self.is_misere() => Some(-1),
            // Take everything; in misère play leave one match, or 2 2.
            [one, other] => (one == other).then_some(1),
            _ => self.nim.known_value(state),
        }
    }
}

impl Rules for Matches {
    type Position = Piles;
    type Move = PileMove;

    fn move_count(&self, piles: &Piles) -> u128 {
        let counts = moves::largest(piles).map(|largest| u128::from(largest.count));
        counts.sum()
    }

    fn nth_move(&self, piles: &Piles, index: u128) -> PileMove {
        moves::nth_move(piles, index)
    }

    fn play(&self, piles: &Piles, played: PileMove) -> Result<Piles, Phrase> {
        let PileMove {
            first,
            second,
            count,
        } = played;
        let Some(second) = second else {
            let (heap, take) = (first, count);
            return self.nim.play(piles, HeapMove { heap, take });
        };
        let most = Nim::size_of_open(piles, first)?.min(Nim::size_of_open(piles, second)?);
        if first == second {
            return Err(Phrase::new("move-same-pile"));
        }
        if !(1..=most).contains(&count) {
            let refused = Phrase::new("move-count-double").with("count", count.to_string());
            return Err(refused.with("size", most).with("most", most));
        }
        let mut after = piles.clone();
        for (number, size) in (1..).zip(&mut after.0) {
            if number == first || number == second {
                *size -= count;
            }
        }
        Ok(after)
    }

    fn read_position(&self, text: &str) -> Result<Piles, Phrase> {
        self.nim.read_position(text)
    }

    fn read_move(&self, text: &str) -> Result<PileMove, Phrase> {
        let single = self.nim.read_move(text).ok().map(PileMove::from);
        let read = single.or_else(|| PileMove::read_double(text));
        read.ok_or_else(|| Phrase::new("move-unreadable-matches").quoting("move", text))
    }

    fn move_examples(&self, piles: &Piles) -> Vec<String> {
        let open: Vec<u64> = piles.open().take(2).collect();
        let single = open.first().map(|pile| format!("{pile}:1"));
        let double = match *open {
            [one, other] => Some(format!("{one}+{other}:1")),
            _ => None,
        };
        single.into_iter().chain(double).collect()
    }

    fn of_piles(&self, sizes: &[u64]) -> Option<Piles> {
        self.nim.of_piles(sizes)
    }
}

impl Manners for Matches {
    const ABOUT: About = about!("matches", example: "3,5,7", small_positions);

    fn of_variant(variant: &Variant) -> Self {
        Self::new(variant.misere)
    }

    fn picture(&self, piles: &Piles, past: &[(&Piles, PileMove)], width: usize) -> Text {
        let before = past.last().map(|(before, _)| before.sizes());
        rows::draw(piles.sizes(), before, width)
    }

    fn deed(&self, _: &Piles, played: PileMove) -> Phrase {
        of_piles(played, ["deed-single", "deed-double"]).with("count", played.count)
    }

    fn place(&self, _: &Piles, played: PileMove) -> Option<Phrase> {
        Some(of_piles(played, ["place-pile", "place-piles"]))
    }

    fn conventions(&self) -> Conventions {
        Conventions {
            absent_way: Some((DOUBLE, Phrase::new("absent-double"))),
            series: Some(Series::Piles),
            ..self.nim.conventions()
        }
    }

    fn ways(&self, piles: &Piles) -> Vec<Way> {
        let double = Way {
            letter: DOUBLE,
            label: Phrase::new("way-double"),
        };
        let mut ways = self.nim.ways(piles);
        ways.extend((piles.open().count() > 1).then_some(double));
        ways
    }

    fn step(&self, piles: &Piles, way: char, answers: &[u64]) -> Step<PileMove> {
        let size = |pile| piles.size(pile).unwrap_or(0);
        match *answers {
            _ if way != DOUBLE => self.nim.step(piles, way, answers).map(PileMove::from),
            [] => Step::pick(["ask-first-pile", "help-pick-first"], piles.open()),
            [first] => {
                let others = piles.open().filter(|&pile| pile != first);
                Step::pick(["ask-second-pile", "help-pick-second"], others)
            }
            [first, second] => {
                let help = Phrase::new("help-count-double").with("first", first);
                let most = size(first).min(size(second));
                Step::count(
                    Phrase::new("ask-count-double"),
                    help.with("second", second),
                    most,
                    Phrase::new("limit-double").with("size", most),
                )
            }
            [first, second, count, ..] => Step::Move(PileMove::double(first, second, count)),
        }
    }

    fn setup(&self, answers: &[u64]) -> Setup<Piles> {
        self.nim.setup(answers)
    }

    fn setup_answers(&self, piles: &Piles) -> Vec<u64> {
        self.nim.setup_answers(piles)
    }

    fn exercise(&self, size: u64, draw: Draw) -> Piles {
        self.nim.exercise(size, draw)
    }
}

/// Names the pile or the piles of a move.
fn of_piles(played: PileMove, [single, double]: [&'static str; 2]) -> Phrase {
    let PileMove { first, second, .. } = played;
    match second {
        None => Phrase::new(single).with("pile", first),
        Some(second) => Phrase::new(double)
            .with("first", first)
            .with("second", second),
    }
}

impl Theory for Matches {
    type Components = Indivisible;

    fn state(&self, piles: &Piles) -> Option<PackedPiles> {
        self.nim.state(piles)
    }

    fn position(&self, state: PackedPiles, start: &Piles) -> Piles {
        self.nim.position(state, start)
    }

    fn compare_states(&self, one: PackedPiles, other: PackedPiles) -> Ordering {
        self.nim.compare_states(one, other)
    }

    fn cost(&self, piles: &Piles) -> Cost {
        Cost {
            moves: self.move_count(piles),
            ..self.nim.cost(piles)
        }
    }

    fn piles<'a>(&self, piles: &'a Piles) -> Option<PileShape<'a, PileMove>> {
        Some(PileShape {
            sizes: piles.sizes(),
            taking: PileMove::from,
        })
    }
}
