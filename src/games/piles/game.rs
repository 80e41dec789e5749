//! The rules that all games of piles share, given what is special about one of them.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::ops::ControlFlow;

use super::moves::{self, PileMove};
use super::packed::PackedPiles;
use super::position::{MAX_MATCHES, MAX_PILES, Piles};
use crate::games::asking::{Setup, Step, Way};
use crate::games::manners::{About, Conventions, Draw, Manners, Series};
use crate::games::notation::Notation;
use crate::games::options::Variant;
use crate::games::rules::{Goal, Rules};
use crate::games::shared::rows;
use crate::games::theorems::Answer;
use crate::games::tree::{Child, Tree};
use crate::reason::{Evidence, Phrase};
use crate::text::Text;

/// What is special about one game of piles. `sizes` are those of the piles that are not empty, ascending.
pub trait PileLaw: Copy + Debug {
    /// The entry of the game.
    const ABOUT: About;
    /// Whether the same number may be taken from two piles at once.
    const TWO_PILES: bool;

    /// The value of one or two piles for the player to move, if the end is near enough to see it.
    fn known_value(sizes: &[u64], misere: bool) -> Option<i64>;
    /// A move that ends the game with a win, or in misère play leaves one match.
    fn immediate_win(piles: &Piles, misere: bool) -> Option<PileMove>;
    /// Solves the position by a theorem; see [`Theorems::closed_form`].
    fn closed_form(piles: &Piles, misere: bool) -> Option<Answer<PileMove>>;
    /// The moves that leave a nimber in normal play; see [`Theorems::moves_to_nimber`].
    fn moves_to_nimber(piles: &Piles, nimber: u64) -> Option<Vec<PileMove>> {
        let _ = (piles, nimber);
        None
    }
    /// The theorem behind the result; see [`Theorems::evidence`].
    fn evidence(piles: &Piles, best: Option<PileMove>, misere: bool) -> Option<Evidence>;
    /// The answer that the theorem gives in normal play; see [`Theorems::answer_by_law`].
    fn answer_by_law(lost: &Piles, reply: PileMove) -> Option<PileMove>;
}

/// The game of piles `L`, normal or misère.
#[derive(Clone, Copy, Debug)]
pub struct PileGame<L> {
    pub(super) misere: bool,
    law: PhantomData<L>,
}

impl<L: PileLaw> PileGame<L> {
    /// The game; in misère play the player who takes the last match loses.
    pub fn new(misere: bool) -> Self {
        Self {
            misere,
            law: PhantomData,
        }
    }
}

impl<L: PileLaw> Tree for PileGame<L> {
    type State = PackedPiles;

    fn children(
        &self,
        state: PackedPiles,
        visit: &mut impl FnMut(Child<PackedPiles>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        state.children(L::TWO_PILES, visit)
    }

    fn end_value(&self) -> i64 {
        self.goal().end_value()
    }

    fn known_value(&self, state: PackedPiles) -> Option<i64> {
        match state.piles() {
            0 => Some(self.end_value()),
            1 | 2 => L::known_value(&state.sizes(), self.misere),
            _ => None,
        }
    }
}

const SINGLE: char = 's';
const DOUBLE: char = 'd';

impl<L: PileLaw> PileGame<L> {
    fn pick(ask: &'static str, help: &'static str, options: Vec<u64>) -> Step<PileMove> {
        Step::Pick {
            ask: Phrase::new(ask),
            help: Phrase::new(help),
            options,
        }
    }

    fn count(ask: Phrase, help: Phrase, most: u64, limit: Phrase) -> Step<PileMove> {
        Step::Count {
            ask,
            help: help.with("most", most),
            bounds: 1..=most,
            limit: limit.with("size", most),
        }
    }
}

impl<L: PileLaw> Rules for PileGame<L> {
    type Position = Piles;
    type Move = PileMove;

    fn goal(&self) -> Goal<Piles, PileMove> {
        Goal::last_move(self.misere)
    }

    fn move_count(&self, piles: &Piles) -> u128 {
        moves::move_count(piles, L::TWO_PILES)
    }

    fn nth_move(&self, piles: &Piles, index: u128) -> PileMove {
        moves::nth_move(piles, index)
    }

    fn play(&self, piles: &Piles, played: PileMove) -> Result<Piles, Phrase> {
        if !L::TWO_PILES && matches!(played, PileMove::Double { .. }) {
            return Err(Phrase::new("move-unreadable-nim").with("move", played.to_string()));
        }
        played.play(piles)
    }
}

impl<L: PileLaw> Notation for PileGame<L> {
    fn read_position(&self, text: &str) -> Result<Piles, Phrase> {
        text.parse()
    }

    fn write_position(&self, piles: &Piles) -> String {
        piles.to_string()
    }

    fn read_move(&self, text: &str) -> Result<PileMove, Phrase> {
        PileMove::read(text, L::TWO_PILES).ok_or_else(|| {
            let id = if L::TWO_PILES {
                "move-unreadable-matches"
            } else {
                "move-unreadable-nim"
            };
            Phrase::new(id).quoting("move", text)
        })
    }

    fn write_move(&self, played: PileMove) -> String {
        played.to_string()
    }

    fn move_examples(&self, piles: &Piles) -> Vec<String> {
        let mut open = piles.open();
        let (first, second) = (open.next(), open.next().filter(|_| L::TWO_PILES));
        let single = first.map(|pile| format!("{pile}:1"));
        let double = first
            .zip(second)
            .map(|(one, other)| format!("{one}+{other}:1"));
        single.into_iter().chain(double).collect()
    }
}

impl<L: PileLaw> Manners for PileGame<L> {
    const ABOUT: About = L::ABOUT;

    fn of_variant(variant: &Variant) -> Self {
        Self::new(variant.misere)
    }

    fn picture(&self, piles: &Piles, before: Option<&Piles>, width: usize) -> Text {
        rows::draw(piles.sizes(), before.map(Piles::sizes), width)
    }

    fn deed(&self, _: &Piles, played: PileMove) -> Phrase {
        match played {
            PileMove::Single { pile, count } => Phrase::new("deed-single")
                .with("count", count)
                .with("pile", pile),
            PileMove::Double {
                first,
                second,
                count,
            } => Phrase::new("deed-double")
                .with("count", count)
                .with("first", first)
                .with("second", second),
        }
    }

    fn conventions(&self) -> Conventions {
        Conventions {
            alike: Some(Phrase::new("alike-piles")),
            absent_way: L::TWO_PILES.then(|| (DOUBLE, Phrase::new("absent-double"))),
            series: Some(if L::TWO_PILES {
                Series::Piles
            } else {
                Series::Sizes(None)
            }),
            ..Conventions::default()
        }
    }

    fn of_piles(&self, sizes: &[u64]) -> Option<Piles> {
        Piles::new(sizes)
    }

    fn ways(&self, piles: &Piles) -> Vec<Way> {
        let mut ways = Vec::new();
        let open = piles.open().count();
        if open > 0 {
            ways.push(Way {
                letter: SINGLE,
                label: Phrase::new("way-single"),
            });
        }
        if L::TWO_PILES && open > 1 {
            ways.push(Way {
                letter: DOUBLE,
                label: Phrase::new("way-double"),
            });
        }
        ways
    }

    fn place(&self, _: &Piles, played: PileMove) -> Option<Phrase> {
        Some(match played {
            PileMove::Single { pile, .. } => Phrase::new("place-pile").with("pile", pile),
            PileMove::Double { first, second, .. } => Phrase::new("place-piles")
                .with("first", first)
                .with("second", second),
        })
    }

    fn step(&self, piles: &Piles, way: char, answers: &[u64]) -> Step<PileMove> {
        let size = |pile| piles.size(pile).unwrap_or(0);
        match (way, answers) {
            (DOUBLE, &[]) => {
                Self::pick("ask-first-pile", "help-pick-first", piles.open().collect())
            }
            (DOUBLE, &[first]) => Self::pick(
                "ask-second-pile",
                "help-pick-second",
                piles.open().filter(|&pile| pile != first).collect(),
            ),
            (DOUBLE, &[first, second]) => Self::count(
                Phrase::new("ask-count-double"),
                Phrase::new("help-count-double")
                    .with("first", first)
                    .with("second", second),
                size(first).min(size(second)),
                Phrase::new("limit-double"),
            ),
            (DOUBLE, &[first, second, count, ..]) => {
                Step::Move(PileMove::double(first, second, count))
            }
            (_, &[]) => Self::pick("ask-pile", "help-pick-pile", piles.open().collect()),
            (_, &[pile]) => Self::count(
                Phrase::new("ask-count-single").with("pile", pile),
                Phrase::new("help-count-single").with("pile", pile),
                size(pile),
                Phrase::new("limit-single").with("pile", pile),
            ),
            (_, &[pile, count, ..]) => Step::Move(PileMove::Single { pile, count }),
        }
    }

    fn setup(&self, answers: &[u64]) -> Setup<Piles> {
        let Some((&piles, sizes)) = answers.split_first() else {
            return Setup::Ask {
                ask: Phrase::new("ask-piles"),
                help: Phrase::new("help-piles").with("most", MAX_PILES),
                bounds: 2..=MAX_PILES as u64,
                usual: None,
            };
        };
        match Piles::new(sizes) {
            Some(ready) if sizes.len() as u64 >= piles => Setup::Ready(ready),
            _ => Setup::Ask {
                ask: Phrase::new("ask-pile-size").with("pile", sizes.len() + 1),
                help: Phrase::new("help-pile-size").with("most", MAX_MATCHES),
                bounds: 1..=MAX_MATCHES,
                usual: None,
            },
        }
    }
    fn setup_answers(&self, piles: &Piles) -> Vec<u64> {
        let sizes = piles.sizes();
        let count = sizes.len() as u64;
        [count].into_iter().chain(sizes.iter().copied()).collect()
    }

    fn exercise(&self, size: u64, draw: Draw) -> Piles {
        let piles = draw(2 + size / 5..=3 + size / 4);
        let sizes: Vec<u64> = (0..piles).map(|_| draw(1..=4 + size)).collect();
        Piles::new(&sizes).expect("at most five piles")
    }
}

/// Small positions of two and three piles, and some of more.
pub(super) fn small_positions() -> Vec<String> {
    let mut texts: Vec<String> = (0..=9).map(|one| one.to_string()).collect();
    for one in 0..=7 {
        texts.extend((0..=7).map(|two| format!("{one},{two}")));
        texts.extend((0..=4).map(|two| format!("{two},{one},{two}")));
    }
    for one in 0..=4 {
        for two in 0..=4 {
            texts.extend((0..=4).map(|three| format!("{one},{two},{three}")));
        }
    }
    let more = ["1,1,1,1", "2,0,2,2", "1,2,1,3", "3,1,2,2", "1,1,1,1,1,1"];
    texts.extend(more.map(String::from));
    texts
}
