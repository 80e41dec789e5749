//! What is known about sticks: the law, the remoteness, and the row as a pile of nim.

use super::law::winning_take;
use super::{Sticks, most};
use crate::games::piles::PileSum;
use crate::games::ranking::Unranked;
use crate::games::rules::Rules;
use crate::games::shared::take::{StickRow, Taken};
use crate::games::sum::{Components, SumVisitor};
use crate::games::theorems::{Answer, Theorems};
use crate::games::theory::{Cost, Shape, Theory};
use crate::reason::{Evidence, Phrase};

impl Theory for Sticks {
    type Components = StickPile;

    fn state(&self, row: &StickRow) -> Option<StickRow> {
        Some(*row)
    }

    fn position(&self, state: StickRow, _: &StickRow) -> StickRow {
        state
    }

    fn cost(&self, row: &StickRow) -> Cost {
        Cost {
            states: u128::from(row.sticks) + 1,
            moves: self.move_count(row),
            is_exact: true,
        }
    }

    fn shape<'a>(&self, row: &'a StickRow) -> Shape<'a, StickPile, Taken> {
        if self.misere {
            return Shape::Plain;
        }
        Shape::Sum(StickPile {
            max_take: row.max_take,
        })
    }
}

impl Theorems for Sticks {
    fn closed_form(&self, row: &StickRow) -> Option<Answer<Taken>> {
        let take = winning_take(row.sticks, row.max_take, self.misere);
        let over_and_won = self.misere && row.sticks == 0;
        Some(Answer {
            value: if take.is_some() || over_and_won {
                1
            } else {
                -1
            },
            nimber: (!self.misere).then_some(row.sticks % (row.max_take + 1)),
            moves: take.map(Taken).into_iter().collect(),
            remoteness: Some(self.remoteness(*row)),
        })
    }

    fn moves_to_nimber(&self, row: &StickRow, nimber: u64) -> Option<Vec<Taken>> {
        if self.misere {
            return None;
        }
        let round = row.max_take + 1;
        let taken = (row.sticks % round + round - nimber.min(round)) % round;
        let is_move = nimber < round && (1..=most(*row)).contains(&taken);
        Some(is_move.then_some(Taken(taken)).into_iter().collect())
    }

    fn evidence(&self, row: &StickRow, best: Option<Taken>) -> Option<Evidence> {
        if best.is_some_and(|taken| taken.0 == row.sticks) {
            return Some(Evidence::new(Phrase::new("law-takes-sticks")));
        }
        let law = match (best, self.misere) {
            (Some(_), false) => "law-remainder-won",
            (Some(_), true) => "law-remainder-won-misere",
            (None, false) => "law-remainder-lost",
            (None, true) => "law-remainder-lost-misere",
        };
        let round = row.max_take + 1;
        // In misère play the sticks above the last one count.
        let above = row.sticks.saturating_sub(u64::from(self.misere));
        let law = Phrase::new(law)
            .with("sticks", row.sticks)
            .with("above", above)
            .with("times", above / round)
            .with("round", round)
            .with("rest", above % round)
            .with("most", row.max_take)
            .with("left", row.sticks - best.map_or(0, |taken| taken.0));
        Some(Evidence::new(law))
    }

    fn immediate_win(&self, row: &StickRow) -> Option<Taken> {
        let last = u64::from(self.misere);
        let taken = row.sticks.checked_sub(last)?;
        (1..=most(*row)).contains(&taken).then_some(Taken(taken))
    }
}

impl Sticks {
    /// Moves until the end if the winner plays fastest and the loser slowest.
    fn remoteness(self, row: StickRow) -> u64 {
        // The winner has one winning move, which completes any move of the loser to M + 1.
        let Some(above) = row.sticks.checked_sub(u64::from(self.misere)) else {
            return 0;
        };
        let round = row.max_take + 1;
        2 * (above / round) + u64::from(above % round > 0) + u64::from(self.misere)
    }
}

/// The row as a single component: a pile from which a move takes at most `max_take`.
#[derive(Clone, Copy, Debug)]
pub struct StickPile {
    max_take: u64,
}

impl Components<StickRow> for StickPile {
    type Ranking = Unranked;

    fn ranking(&self, _: &StickRow) -> Option<Unranked> {
        None
    }

    fn visit<V: SumVisitor<StickRow>>(&self, _: &StickRow, visitor: V) -> Option<V::Output> {
        let max_take = self.max_take;
        let components = move |game: &PileSum, row: &StickRow| {
            (row.max_take == max_take).then(|| game.components(&[row.sticks]))
        };
        Some(visitor.visit(PileSum::sticks(max_take), components))
    }

    fn split(&self, _: &StickRow) -> Option<Vec<StickRow>> {
        None
    }

    fn draw(&self, row: &StickRow) -> Vec<String> {
        vec![row.sticks.to_string()]
    }
}
