//! What is known of a sum: the summands decide, each by its own methods.

use std::cmp::Ordering;
use std::ops::ControlFlow;
use std::rc::Rc;

use super::position::Summands;
use super::rules::SumOfGames;
use super::tables::{State, Tables};
use crate::games::{Child, Cost, Goal, StickRow, Theory, Tree};
use crate::reason::Phrase;

impl Tree for SumOfGames {
    type State = State;

    fn children(
        &self,
        state: State,
        visit: &mut impl FnMut(Child<State>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut after = self.tables.followers(state);
        after.try_for_each(|after| visit(after.into()))
    }

    fn goal(&self) -> Goal {
        Goal::last_move(self.misere)
    }
}

impl Theory for SumOfGames {
    /// `None` if the rules are not bound to the sum; see [`Theory::rooted`].
    fn state(&self, summands: &Summands) -> Option<State> {
        self.tables.state(summands)
    }

    fn position(&self, state: State, _: &Summands) -> Summands {
        self.tables.position(state)
    }

    fn compare_states(&self, one: State, other: State) -> Ordering {
        self.tables.compare(one, other)
    }

    fn rooted(&self, start: &Summands) -> Self {
        Self {
            known: Rc::clone(&self.known),
            tables: Rc::new(Tables::of(start)),
            misere: self.misere,
        }
    }

    fn cost(&self, summands: &Summands) -> Cost {
        let nothing = Cost {
            states: 1,
            moves: 0,
            is_exact: false,
        };
        let costs = summands.0.iter().map(|one| one.game.cost(&one.at));
        costs.fold(nothing, |all, cost| Cost {
            states: all.states.saturating_mul(cost.states),
            moves: all.moves.saturating_add(cost.moves),
            ..all
        })
    }

    /// The summands are of several types, so no one search sees them.
    fn splits(&self) -> bool {
        !self.misere
    }

    /// All summands, those without a move too: their numbers count.
    fn split(&self, summands: &Summands) -> Option<Vec<Summands>> {
        let alone = summands.0.iter().cloned();
        let split = || alone.map(|summand| Summands(vec![summand])).collect();
        self.splits().then(split)
    }

    fn parts(&self, summand: &Summands) -> Vec<Summands> {
        let summand = &summand.0[0];
        if summand.is_copied() {
            return Vec::new();
        }
        let parts = summand.game.components(&summand.at).into_iter();
        parts.map(|at| Summands(vec![summand.after(at)])).collect()
    }

    fn derived(&self, summand: &Summands, parts: &[u64]) -> Option<Phrase> {
        let summand = &summand.0[0];
        let row = summand.game.single_row(&summand.at);
        Some(match (parts, row) {
            ([_, _, ..], _) => {
                let parts: Vec<String> = parts.iter().map(u64::to_string).collect();
                Phrase::new("nimber-by-parts").with("parts", parts.join(" xor "))
            }
            (_, Some(StickRow { sticks, max_take })) => Phrase::new("nimber-by-remainder")
                .with("number", sticks)
                .with("round", max_take + 1),
            _ if summand.is_nim() => Phrase::new("nimber-by-size"),
            _ if summand.is_copied() => Phrase::new("nimber-by-copies"),
            _ => Phrase::new("nimber-by-command").with("summand", summand.to_string()),
        })
    }
}
