//! What is known of a sum: the summands decide, each by its own methods.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use super::moves::SumMove;
use super::position::Summands;
use super::rules::{SumOfGames, in_summand};
use super::standing::Standing;
use super::summand::Summand;
use super::tables::{State, Tables};
use crate::games::game::Game;
use crate::games::ranking::Unranked;
use crate::games::rules::Rules;
use crate::games::sum::{Components, SumVisitor};
use crate::games::theory::{Cost, Shape, SummandVisitor, Theory};
use crate::games::tree::{Child, Tree};
use crate::games::visitor::{GameList, Visitor};

impl<L: GameList> Tree for SumOfGames<L> {
    type State = State;

    fn children(
        &self,
        state: State,
        visit: &mut impl FnMut(Child<State>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let tables = self
            .tables
            .as_ref()
            .expect("a state belongs to bound rules");
        tables
            .followers(state)
            .try_for_each(|after| visit(after.into()))
    }

    fn end_value(&self) -> i64 {
        self.goal().end_value()
    }
}

/// Finds the type of the game of a summand again.
struct Typed<'a, V> {
    number: u64,
    summand: &'a dyn Summand,
    visitor: V,
}

impl<V: SummandVisitor<SumMove>> Visitor for Typed<'_, V> {
    type Output = V::Output;

    fn visit<G: Game>(self, _: G) -> V::Output {
        let Self {
            number,
            summand,
            visitor,
        } = self;
        let standing: Option<&Standing<G>> = summand.as_any().downcast_ref();
        let Standing { rules, position } = standing.expect("its name is that of its game");
        visitor.visit(rules, position, |played| {
            in_summand(number, &rules.write_move(played))
        })
    }
}

impl<L: GameList> Theory for SumOfGames<L> {
    type Components = SideBySide;

    /// `None` if the rules are not bound to the sum; see [`Theory::rooted`].
    fn state(&self, summands: &Summands) -> Option<State> {
        self.tables.as_ref()?.state(summands)
    }

    fn position(&self, state: State, _: &Summands) -> Summands {
        let tables = self
            .tables
            .as_ref()
            .expect("a state belongs to bound rules");
        tables.position(state)
    }

    fn compare_states(&self, one: State, other: State) -> Ordering {
        match &self.tables {
            Some(tables) => tables.compare(one, other),
            None => one.cmp(&other),
        }
    }

    fn rooted(&self, start: &Summands) -> Self {
        Self::bound(Tables::of(start))
    }

    fn cost(&self, summands: &Summands) -> Cost {
        let nothing = Cost {
            states: 1,
            moves: 0,
            is_exact: false,
        };
        summands.0.iter().fold(nothing, |all, summand| {
            let cost = summand.cost();
            Cost {
                states: all.states.saturating_mul(cost.states),
                moves: all.moves.saturating_add(cost.moves),
                ..all
            }
        })
    }

    fn shape<'a>(&self, _: &'a Summands) -> Shape<'a, SideBySide, SumMove> {
        Shape::Sum(SideBySide)
    }

    fn pairing(&self, summands: &Summands) -> Vec<Option<usize>> {
        summands.pairing()
    }

    fn visit_summand<V: SummandVisitor<SumMove>>(
        &self,
        summands: &Summands,
        index: usize,
        visitor: V,
    ) -> Option<V::Output> {
        let summand = summands.0.get(index)?;
        let typed = Typed {
            number: index as u64 + 1,
            summand: summand.as_ref(),
            visitor,
        };
        L::visit(summand.about().name, &summand.variant(), typed)
    }
}

/// The summands as components. They are of several types, so no one search sees them.
#[derive(Clone, Copy, Debug)]
pub struct SideBySide;

impl Components<Summands> for SideBySide {
    type Ranking = Unranked;

    fn visit<V: SumVisitor<Summands>>(&self, _: &Summands, _: V) -> Option<V::Output> {
        None
    }

    /// All summands, those without a move too: their numbers count.
    fn split(&self, summands: &Summands) -> Option<Vec<Summands>> {
        let alone = |summand: &_| Summands(vec![std::rc::Rc::clone(summand)]);
        Some(summands.0.iter().map(alone).collect())
    }

    fn draw(&self, summand: &Summands) -> Vec<String> {
        let all = summand.0.iter().flat_map(|one| {
            let heading = one.about().name.to_owned();
            [heading].into_iter().chain(one.sketch())
        });
        all.collect()
    }
}
