//! Matches: take any positive number from one pile, or the same positive number from two different piles, or from as many as an option says.
//!
//! With two piles this is Wythoff's game. No closed form is known for three or more; a P-table solves them. From one pile at a time it is nim. What it shares with nim is
//! asked of nim.

mod moves;
mod theorems;
mod wythoff;

use std::cmp::Ordering;
use std::ops::ControlFlow;

use super::heaps::PackedPiles;
use super::nim::Nim;
use super::shared::rows;
use crate::games::{
    About, Accepts, Child, Conventions, Cost, Draw, GameOption, Goal, HeapMove, Heaps, Indivisible,
    MAX_PILES, Manners, PileShape, Rules, Series, Setup, SeveralShape, Step, Theory, Tree, Values,
    Variant, about,
};
use crate::reason::{Figure, Phrase};
use crate::text::{Text, numbers};
pub use moves::PileMove;
pub use wythoff::{golden_pair, lost_pair_of_difference, lost_partner};

/// Piles in their places, empty ones included.
pub type Piles = Heaps;

/// The game of matches.
#[derive(Clone, Copy, Debug)]
pub struct Matches {
    nim: Nim,
    /// From how many piles a move may take; as many as there may be if that does not matter.
    at_once: usize,
}

impl Matches {
    /// The game; in misère play the player who takes the last match loses.
    pub fn new(misere: bool) -> Self {
        Self::at_once(misere, USUAL)
    }

    /// The game in which a move takes from up to `at_once` piles.
    pub fn at_once(misere: bool, at_once: usize) -> Self {
        let nim = Nim::new(misere);
        Self { nim, at_once }
    }

    fn unreadable(&self, text: &str) -> Phrase {
        let id = match self.at_once {
            1 => "move-unreadable-nim",
            USUAL => "move-unreadable-matches",
            _ => "move-unreadable-several",
        };
        Phrase::new(id)
            .quoting("move", text)
            .with("most", self.at_once)
    }
}

/// From how many piles a move takes by default.
const USUAL: usize = 2;

/// From how many piles a move may take. It is not asked for before a game.
const PILES_AT_ONCE: GameOption = GameOption {
    name: "piles-at-once",
    key: "piles_at_once",
    value_name: "P",
    about: "From how many piles a move may take the same number: 1 to 10, or any (matches) [default: 2]",
    accepts: Accepts::Text {
        read: |text| {
            let refused = Phrase::new("at-once-unreadable").quoting("value", text);
            let read = read_at_once(text).map(|at_once| KINDS[at_once - 1].to_owned());
            read.ok_or_else(|| refused.with("most", MAX_PILES))
        },
        usual: None,
        samples: &["1", "3", "any"],
    },
    ask: "",
    help: "",
    terms: "terms-matches",
};

/// From this many piles; the last one stands for all of them.
const KINDS: [&str; MAX_PILES] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "any"];

fn read_at_once(text: &str) -> Option<usize> {
    let kind = KINDS.iter().position(|kind| *kind == text);
    let all = (text == "10").then_some(MAX_PILES);
    kind.map(|kind| kind + 1).or(all)
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
        state.children(self.at_once > 1, visit)?;
        if self.at_once <= USUAL {
            return ControlFlow::Continue(());
        }
        let piles = Heaps(state.sizes().to_vec());
        for largest in moves::largest(&piles, self.at_once) {
            for count in (1..=largest.count).rev().filter(|_| largest.more > 0) {
                let left = self.play(&piles, PileMove { count, ..largest });
                let left = left.ok().and_then(|left| self.state(&left));
                visit(left.expect("a legal move leaves less").into())?;
            }
        }
        ControlFlow::Continue(())
    }

    fn goal(&self) -> Goal {
        Goal::last_move(self.nim.misere)
    }

    fn known_value(&self, state: PackedPiles) -> Option<i64> {
        if self.at_once == 1 {
            return self.nim.known_value(state);
        }
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
        let largest = moves::largest(piles, self.at_once);
        largest.map(|largest| u128::from(largest.count)).sum()
    }

    fn nth_move(&self, piles: &Piles, index: u128) -> PileMove {
        moves::nth_move(piles, self.at_once, index)
    }

    fn play(&self, piles: &Piles, played: PileMove) -> Result<Piles, Phrase> {
        let PileMove { first, count, .. } = played;
        let Some(second) = played.second else {
            let (heap, take) = (first, count);
            return self.nim.play(piles, HeapMove { heap, take });
        };
        let (mut taken, mut most) = (0, u64::MAX);
        for pile in played.piles() {
            most = most.min(Nim::size_of_open(piles, pile)?);
            taken += 1;
        }
        if first == second {
            return Err(Phrase::new("move-same-pile"));
        }
        if taken > self.at_once {
            return Err(self.unreadable(&played.to_string()));
        }
        if !(1..=most).contains(&count) {
            let refused = Phrase::new("move-count-double").with("piles", taken);
            let refused = refused.with("count", count.to_string());
            return Err(refused.with("size", most).with("most", most));
        }
        let mut after = piles.clone();
        for (number, size) in (1..).zip(&mut after.0) {
            let is_more = number < 64 && played.more >> number & 1 == 1;
            if number == first || number == second || is_more {
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
        let several = |read: &PileMove| read.piles().count() <= self.at_once;
        let read = single.or_else(|| PileMove::read(text).filter(several));
        read.ok_or_else(|| self.unreadable(text))
    }

    fn values(&self, _: &Piles) -> Values {
        if self.at_once == USUAL {
            return Values::default();
        }
        Values::default().with(&PILES_AT_ONCE, KINDS[self.at_once - 1].to_owned())
    }

    fn move_examples(&self, piles: &Piles) -> Vec<String> {
        let open: Vec<u64> = piles.open().take(self.at_once.min(2)).collect();
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
    const ABOUT: About = About {
        options: &[&PILES_AT_ONCE],
        ..about!("matches", example: "3,5,7")
    };

    fn of_variant(variant: &Variant) -> Self {
        let given = variant.values.text(&PILES_AT_ONCE);
        let at_once = given.and_then(|text| read_at_once(&text));
        Self::at_once(variant.misere, at_once.unwrap_or(USUAL))
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
        let absent = (DOUBLE, Phrase::new("absent-double"));
        Conventions {
            absent_way: (self.at_once > 1).then_some(absent),
            series: Some(Series::Piles(self.at_once)),
            ..self.nim.conventions()
        }
    }

    fn ways(&self, piles: &Piles) -> Vec<char> {
        let mut ways = self.nim.ways(piles);
        ways.extend((self.at_once > 1 && piles.open().count() > 1).then_some(DOUBLE));
        ways
    }

    fn step(&self, piles: &Piles, way: char, answers: &[u64]) -> Step<PileMove> {
        let size = |pile| piles.size(pile).unwrap_or(0);
        match *answers {
            _ if way != DOUBLE => self.nim.step(piles, way, answers).map(PileMove::from),
            [] if self.at_once.min(piles.open().count()) > USUAL => Step::Write {
                ask: Phrase::new("ask-written"),
                help: Phrase::new("help-written").with("example", "1+2+3:1"),
                before: String::new(),
            },
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

    fn specified(&self, rules: Phrase) -> Phrase {
        rules.with("most", self.at_once)
    }
}

/// Names the pile or the piles of a move.
fn of_piles(played: PileMove, [single, several]: [&'static str; 2]) -> Phrase {
    let Some(second) = played.second else {
        return Phrase::new(single).with("pile", played.first);
    };
    let piles: Vec<u64> = played.piles().collect();
    Phrase::new(several)
        .with("first", played.first)
        .with("second", second)
        .with("number", piles.len())
        .with("piles", Figure::List(numbers(&piles)))
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
        (self.at_once == USUAL).then(|| PileShape {
            sizes: piles.sizes(),
            taking: PileMove::from,
        })
    }

    fn several<'a>(&self, piles: &'a Piles) -> Option<SeveralShape<'a, PileMove>> {
        (self.at_once != USUAL).then(|| SeveralShape {
            sizes: piles.sizes(),
            at_once: self.at_once,
            taking: PileMove::several,
        })
    }
}
