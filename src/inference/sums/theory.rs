//! What is known of a sum: the summands decide, each by its own methods.

use std::cmp::Ordering;
use std::ops::ControlFlow;
use std::rc::Rc;

use super::position::{Summand, Summands};
use super::rules::SumOfGames;
use super::tables::{State, Tables};
use crate::games::{Child, Cost, Goal, LONGEST_SCALE, Scale, StickRow, Theory, Tree};
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

    /// Each summand in its canonical form, in the order of their texts: equal games may change places.
    fn canonical(&self, summands: &Summands) -> Option<(String, Summands)> {
        let mut all: Vec<_> = summands.0.iter().map(Summand::alike).collect();
        all.sort_by(|(one, _), (other, _)| one.cmp(other));
        let (alike, sorted): (Vec<_>, _) = all.into_iter().unzip();
        Some((alike.concat(), Summands(sorted)))
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

    /// The heaps of a single summand, if it has nothing else.
    fn scale(&self, position: &Summands) -> Option<Scale<Summands>> {
        let [summand] = position.0.as_slice() else {
            return None;
        };
        let game = &summand.game;
        if game.moves_to_nimber(&summand.at, 0).is_some() || summand.is_copied() {
            return None;
        }
        let sizes = game.components(&summand.at).into_iter();
        let sizes = sizes.map(|heap| game.write_position(&heap).parse::<u64>().ok());
        let largest = sizes.collect::<Option<Vec<u64>>>()?.into_iter().max()?;
        let most = largest.min(LONGEST_SCALE);
        let heaps = (1..=most).map(|size| game.read_position(&size.to_string()));
        let heaps = heaps.map(|at| Some(Summands(vec![summand.after(at.ok()?)])));
        Some(Scale {
            phrase: Phrase::new("summand-heaps-nimbers")
                .with("most", most)
                .with("more", largest > most),
            components: heaps.collect::<Option<_>>()?,
        })
    }

    fn derived(&self, position: &Summands, parts: &[u64]) -> Option<Phrase> {
        let summand = &position.0[0];
        let row = summand.game.single_row(&summand.at);
        Some(match (parts, row) {
            ([_, _, ..], _) => {
                let parts: Vec<String> = parts.iter().map(u64::to_string).collect();
                Phrase::new("nimber-by-parts").with("parts", parts)
            }
            (_, Some(StickRow { sticks, max_take })) => Phrase::new("nimber-by-remainder")
                .with("number", sticks)
                .with("round", max_take + 1),
            _ if summand.is_nim() => Phrase::new("nimber-by-size"),
            _ if summand.is_copied() => Phrase::new("nimber-by-copies"),
            _ if self.scale(position).is_some() => return None,
            _ => Phrase::new("nimber-by-command").with("summand", summand.to_string()),
        })
    }
}
