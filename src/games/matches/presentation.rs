//! How people play matches and nim.

use super::{Matches, Piles, moves::PileMove, nim::Nim, packed::MAX_PILES};
use crate::games::{
    About, Draw, Heaps, MAX_COUNT, Presentation, Series, Setup, Step, heaps::AskedHeaps,
    shared::rows,
};
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, numbers};

/// The piles that a game asks for.
const ASKED: AskedHeaps = AskedHeaps {
    number: ["ask-piles", "help-piles"],
    size: ["ask-pile-size", "help-pile-size"],
    bounds: [2, MAX_PILES as u64, MAX_COUNT],
};

/// The letter of the way to take from two piles.
const DOUBLE: char = 'd';

impl Presentation for Matches {
    fn about(&self) -> &'static About {
        if self.is_nim {
            &Nim::ABOUT
        } else {
            &Self::ABOUT
        }
    }

    fn picture(&self, piles: &Piles, past: &[(&Piles, PileMove)], width: usize) -> Text {
        let first = |piles: &'_ Piles| piles.0[..piles.0.len().min(MAX_PILES)].to_vec();
        let before = past.last().map(|(before, _)| first(before));
        let drawn = rows::draw(&first(piles), before.as_deref(), width);
        match piles.0.len().saturating_sub(MAX_PILES) {
            0 => drawn,
            more => drawn.fixed(vec![Span::new(Role::Faint, format!("  ... +{more}"))]),
        }
    }

    fn in_words(&self, piles: &Piles, before: Option<&Piles>) -> Vec<Phrase> {
        rows::in_words("said-pile", &piles.0, before.map(|before| &*before.0))
    }

    fn describe(&self, _: &Piles, played: PileMove) -> Phrase {
        of_piles(&played, ["deed-single", "deed-double"]).with("count", played.count)
    }

    fn region(&self, _: &Piles, played: PileMove) -> Option<Phrase> {
        Some(of_piles(&played, ["place-pile", "place-piles"]))
    }

    fn listed_once(&self) -> Option<Phrase> {
        Some(Phrase::new("alike-piles"))
    }

    fn absent_mode(&self) -> Option<&'static str> {
        (self.at_once > 1).then_some("absent-double")
    }

    fn series(&self) -> Option<Series> {
        Some(if self.is_nim {
            Series::Sizes(None)
        } else {
            Series::Piles
        })
    }

    fn input_modes(&self, piles: &Piles) -> Vec<char> {
        let open = piles.open().count();
        let single = (open > 0).then_some('s');
        let double = (self.at_once > 1 && open > 1).then_some(DOUBLE);
        single.into_iter().chain(double).collect()
    }

    fn step(&self, piles: &Piles, way: char, answers: &[u64]) -> Step {
        let size = |pile| piles.size(pile);
        match *answers {
            [] if way != DOUBLE => Step::pick(["ask-pile", "help-pick-pile"], piles.open()),
            [pile] if way != DOUBLE => {
                let [ask, help, limit] = ["ask-count-single", "help-count-single", "limit-single"]
                    .map(|id| phrase!(id, heap = pile, size = size(pile)));
                Step::count(ask, help, size(pile), limit)
            }
            [pile, count, ..] if way != DOUBLE => Step::Move(format!("{pile}:{count}")),
            [] => Step::pick(["ask-first-pile", "help-pick-first"], piles.open()),
            [first] => {
                let others = piles.open().filter(|&pile| pile != first);
                Step::pick(["ask-second-pile", "help-pick-second"], others)
            }
            [first, second] => {
                let help = phrase!("help-count-double", first);
                let most = size(first).min(size(second));
                Step::count(
                    Phrase::new("ask-count-double"),
                    help.with("second", second),
                    most,
                    phrase!("limit-double", size = most),
                )
            }
            [first, second, count, ..] => {
                Step::Move(PileMove::double(first, second, count).to_string())
            }
        }
    }

    fn setup(&self, answers: &[u64]) -> Setup<Piles> {
        ASKED.setup(answers)
    }

    fn setup_answers(&self, piles: &Piles) -> Vec<u64> {
        piles.answers()
    }

    fn exercise(&self, size: u64, draw: Draw) -> Piles {
        let piles = draw(2 + size / 5..=3 + size / 4);
        Heaps((0..piles).map(|_| draw(1..=4 + size)).collect())
    }

    fn specified(&self, rules: Phrase) -> Phrase {
        rules.with("most", self.at_once)
    }
}

/// Names the pile or the piles of a move.
fn of_piles(played: &PileMove, [single, several]: [&'static str; 2]) -> Phrase {
    let piles = played.piles();
    let [first, second, ..] = *piles else {
        return phrase!(single, pile = piles[0]);
    };
    phrase!(
        several,
        first,
        second,
        number = piles.len(),
        piles = numbers(piles)
    )
}
