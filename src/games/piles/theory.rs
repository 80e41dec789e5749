//! What is known about games of piles: their states, their laws, and piles of nim as components.

use std::cmp::Ordering;

use super::components::PileSum;
use super::cost;
use super::game::{PileGame, PileLaw};
use super::moves::PileMove;
use super::packed::PackedPiles;
use super::position::Piles;
use crate::games::ranking::Unranked;
use crate::games::rules::Rules;
use crate::games::sum::{Components, SumVisitor};
use crate::games::theorems::{Answer, Theorems};
use crate::games::theory::{Cost, PileShape, Shape, Theory};
use crate::reason::Evidence;

impl<L: PileLaw> Theory for PileGame<L> {
    type Components = NimPiles;

    fn state(&self, piles: &Piles) -> Option<PackedPiles> {
        PackedPiles::pack(&piles.canonical())
    }

    fn position(&self, state: PackedPiles, start: &Piles) -> Piles {
        let sizes = state.sizes();
        let empty = start.sizes().len().saturating_sub(sizes.len());
        let all = std::iter::repeat_n(0, empty).chain(sizes);
        Piles(all.collect())
    }

    fn compare_states(&self, one: PackedPiles, other: PackedPiles) -> Ordering {
        // Missing piles count as leading zeros.
        let length = one.piles().cmp(&other.piles());
        length.then_with(|| one.sizes().cmp(&other.sizes()))
    }

    fn cost(&self, piles: &Piles) -> Cost {
        Cost {
            states: cost::states_below(&piles.canonical()),
            moves: self.move_count(piles),
            is_exact: true,
        }
    }

    fn shape<'a>(&self, piles: &'a Piles) -> Shape<'a, NimPiles, PileMove> {
        match (L::TWO_PILES, self.misere) {
            (true, _) => Shape::Piles(PileShape {
                sizes: piles.sizes(),
                taking: PileMove::from,
            }),
            (false, false) => Shape::Sum(NimPiles),
            (false, true) => Shape::Plain,
        }
    }
}

impl<L: PileLaw> Theorems for PileGame<L> {
    fn closed_form(&self, piles: &Piles) -> Option<Answer<PileMove>> {
        L::closed_form(piles, self.misere)
    }

    fn moves_to_nimber(&self, piles: &Piles, nimber: u64) -> Option<Vec<PileMove>> {
        L::moves_to_nimber(piles, nimber).filter(|_| !self.misere)
    }

    fn evidence(&self, piles: &Piles, best: Option<PileMove>) -> Option<Evidence> {
        L::evidence(piles, best, self.misere)
    }

    fn answer_by_law(&self, lost: &Piles, reply: PileMove) -> Option<PileMove> {
        L::answer_by_law(lost, reply).filter(|_| !self.misere)
    }

    fn immediate_win(&self, piles: &Piles) -> Option<PileMove> {
        L::immediate_win(piles, self.misere)
    }
}

/// Piles of nim as independent components.
#[derive(Clone, Copy, Debug)]
pub struct NimPiles;

impl Components<Piles> for NimPiles {
    type Ranking = Unranked;

    fn ranking(&self, _: &Piles) -> Option<Unranked> {
        None
    }

    fn visit<V: SumVisitor<Piles>>(&self, _: &Piles, visitor: V) -> Option<V::Output> {
        let components = |game: &PileSum, piles: &Piles| Some(game.components(piles.sizes()));
        Some(visitor.visit(PileSum::nim(), components))
    }

    fn split(&self, piles: &Piles) -> Option<Vec<Piles>> {
        let sizes = piles.canonical().into_iter();
        Some(sizes.filter_map(|size| Piles::new(&[size])).collect())
    }

    fn draw(&self, pile: &Piles) -> Vec<String> {
        vec![pile.to_string()]
    }
}
