//! Sticks: one row, of which a move takes from 1 to M; the last stick decides.
//!
//! A subtraction game: lost exactly where the sticks leave remainder 0 by M + 1, under misère remainder 1. Its nimber is that
//! remainder. E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 4.

mod law;

use std::cmp::Ordering;
use std::ops::ControlFlow;

use super::{
    Answer, Child, Custom, Game, GameKind, MAX_MATCHES, PileParts, Setup, Step, StickRow,
    SumVisitor, Tree, Variant, Way, Work,
};
use crate::games::shared::number::read_number;
use crate::games::shared::strokes::{LEAST_ROOM, strokes};
use crate::games::shared::take::Take;
use crate::reason::{Evidence, Phrase};
use crate::text::{Role, Span, Text};
pub use law::winning_take;

/// The fewest and the most sticks that are asked for; flags take more.
const CLASSROOM: (u64, u64) = (8, 39);
/// The most sticks that a game may begin with.
pub const MAX_STICKS: u64 = 1_000_000;

/// The game of sticks.
#[derive(Clone, Copy, Debug)]
pub struct Sticks {
    misere: bool,
    /// The largest take, where the flags say it.
    agreed: Option<u64>,
}

impl Sticks {
    /// The largest take where nothing else was agreed.
    pub const USUAL_TAKE: u64 = 3;
    /// The sticks of a game where nothing else was agreed.
    pub const USUAL_STICKS: u64 = 10;

    /// The game; under misère the player who takes the last stick loses.
    pub fn new(variant: Variant) -> Self {
        Self {
            misere: variant.misere,
            agreed: variant.max_take,
        }
    }

    /// The fewest and the most sticks to ask for; half of them and more may be taken at a time only where the flags say so.
    fn asked(self) -> (u64, u64) {
        let (least, most) = CLASSROOM;
        match self.agreed {
            Some(take) if take >= most => (take + 1, MAX_STICKS),
            Some(take) => (least.max(take + 1), most),
            None => (least, most),
        }
    }
}

impl Tree for Sticks {
    type State = StickRow;

    fn children(
        &self,
        row: StickRow,
        visit: &mut impl FnMut(Child<StickRow>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for taken in (1..=row.most()).rev() {
            visit(row.less(taken).into())?;
        }
        ControlFlow::Continue(())
    }

    fn end_value(&self) -> i64 {
        if self.misere { 1 } else { -1 }
    }

    fn known_value(&self, row: StickRow) -> Option<i64> {
        match row.sticks {
            0 => Some(self.end_value()),
            1 => Some(-self.end_value()),
            _ => None,
        }
    }
}

impl StickRow {
    /// The most that can be taken now.
    fn most(self) -> u64 {
        self.max_take.min(self.sticks)
    }

    fn less(self, taken: u64) -> Self {
        Self {
            sticks: self.sticks - taken,
            ..self
        }
    }
}

impl Game for Sticks {
    type Position = StickRow;
    type Move = Take;

    fn kind(&self) -> GameKind {
        GameKind::Sticks
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn position_example(&self) -> &'static str {
        "10"
    }

    fn read_position(&self, text: &str) -> Result<StickRow, Phrase> {
        let sticks = read_number(text).filter(|&sticks| sticks <= MAX_MATCHES);
        sticks
            .map(|sticks| StickRow {
                sticks,
                max_take: self.agreed.unwrap_or(Self::USUAL_TAKE),
            })
            .ok_or_else(|| {
                Phrase::new("position-sticks")
                    .quoting("word", text)
                    .with("most", MAX_MATCHES)
            })
    }

    fn write_position(&self, row: &StickRow) -> String {
        row.sticks.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Take, Phrase> {
        Take::read(text)
    }

    fn write_move(&self, played: Take) -> String {
        played.to_string()
    }

    fn move_count(&self, row: &StickRow) -> u128 {
        u128::from(row.most())
    }

    fn nth_move(&self, _: &StickRow, index: u128) -> Take {
        Take(u64::try_from(index).expect("no row has so many sticks") + 1)
    }

    fn play(&self, row: &StickRow, played: Take) -> Result<StickRow, Phrase> {
        played.within(row.most()).map(|taken| row.less(taken))
    }

    fn state(&self, row: &StickRow) -> Option<StickRow> {
        Some(*row)
    }

    fn write_state(&self, state: StickRow, _: &StickRow) -> String {
        state.sticks.to_string()
    }

    fn compare_states(&self, one: StickRow, other: StickRow) -> Ordering {
        one.cmp(&other)
    }

    fn work(&self, row: &StickRow) -> Work {
        Work {
            states: u128::from(row.sticks) + 1,
            moves: self.move_count(row),
        }
    }

    fn picture(&self, row: &StickRow, before: Option<&StickRow>, width: usize) -> Text {
        let count = row.sticks.to_string();
        let taken = before.map_or(0, |before| before.sticks.saturating_sub(row.sticks));
        let taken = match taken {
            0 => String::new(),
            taken => format!("  -{taken}"),
        };
        let beside = 2 + 3 + count.len() + taken.len();
        let room = width.saturating_sub(beside).clamp(LEAST_ROOM, 60);
        let drawn = strokes(row.sticks, room);
        let gap = if drawn.is_empty() { "" } else { "   " };
        Text::new().fixed(vec![
            Span::new(Role::Plain, "  "),
            Span::new(Role::Pile(0), drawn),
            Span::new(Role::Plain, format!("{gap}{count}")),
            Span::new(Role::Changed, taken),
        ])
    }

    fn summary(&self) -> Phrase {
        Phrase::new(if self.misere {
            "rules-sticks-misere"
        } else {
            "rules-sticks"
        })
    }

    fn move_examples(&self, row: &StickRow) -> Vec<String> {
        let most = row.most();
        let mut examples = vec![1, most];
        examples.retain(|&count| (1..=most).contains(&count));
        examples.dedup();
        examples.iter().map(u64::to_string).collect()
    }

    fn deed(&self, _: &StickRow, played: Take) -> Phrase {
        Phrase::new("deed-sticks").with("count", played.0)
    }

    fn ways(&self, row: &StickRow) -> Vec<Way> {
        let way = Way {
            letter: 's',
            label: Phrase::new("way-sticks").with("most", row.most()),
        };
        (row.sticks > 0).then_some(way).into_iter().collect()
    }

    fn step(&self, row: &StickRow, _: char, answers: &[u64]) -> Step<Take> {
        match answers.first() {
            Some(&taken) => Step::Move(Take(taken)),
            None => Step::Count {
                ask: Phrase::new("ask-take-sticks"),
                help: Phrase::new("help-take-sticks").with("most", row.most()),
                bounds: 1..=row.most(),
                limit: if row.sticks < row.max_take {
                    Phrase::new("limit-sticks-left").with("sticks", row.sticks)
                } else {
                    Phrase::new("limit-take").with("most", row.max_take)
                },
            },
        }
    }

    fn setup(&self, answers: &[u64]) -> Setup<StickRow> {
        match (answers, self.agreed) {
            (&[], _) => {
                let (least, most) = self.asked();
                Setup::Ask {
                    ask: Phrase::new("ask-sticks"),
                    help: Phrase::new("help-sticks")
                        .with("least", least)
                        .with("most", most),
                    bounds: least..=most,
                    usual: (least..=most)
                        .contains(&Self::USUAL_STICKS)
                        .then_some(Self::USUAL_STICKS),
                }
            }
            (&[sticks, max_take, ..], _) | (&[sticks], Some(max_take)) => {
                Setup::Ready(StickRow { sticks, max_take })
            }
            (&[sticks], None) => {
                let most = (sticks - 1) / 2;
                Setup::Ask {
                    ask: Phrase::new("ask-max-take-sticks"),
                    help: Phrase::new("help-max-take-sticks").with("most", most),
                    bounds: 2..=most,
                    usual: Some(Self::USUAL_TAKE),
                }
            }
        }
    }

    fn custom(&self) -> Custom {
        Custom {
            draws_every_move: true,
            ..Custom::default()
        }
    }

    fn check_start(&self, row: &StickRow) -> Result<(), Phrase> {
        if (row.max_take + 1..=MAX_STICKS).contains(&row.sticks) {
            return Ok(());
        }
        Err(Phrase::new("start-sticks")
            .with("sticks", row.sticks)
            .with("take", row.max_take)
            .with("most", MAX_STICKS))
    }

    fn check_agreed(&self) -> Result<(), Phrase> {
        let (sticks, max_take) = (MAX_STICKS, self.agreed.unwrap_or(Self::USUAL_TAKE));
        self.check_start(&StickRow { sticks, max_take })
    }

    fn max_take(&self, row: &StickRow) -> Option<u64> {
        Some(row.max_take)
    }

    fn known_remoteness(&self, row: &StickRow) -> Option<u32> {
        // Every move of the loser is made up to M + 1, whatever it is; the winner has but one move that keeps the win.
        let Some(above) = row.sticks.checked_sub(u64::from(self.misere)) else {
            return Some(0);
        };
        let round = row.max_take + 1;
        let moves = 2 * (above / round) + u64::from(above % round > 0) + u64::from(self.misere);
        u32::try_from(moves).ok()
    }

    fn closed_form(&self, row: &StickRow) -> Option<Answer<Take>> {
        let take = winning_take(row.sticks, row.max_take, self.misere);
        let over_and_won = self.misere && row.sticks == 0;
        Some(Answer {
            value: if take.is_some() || over_and_won {
                1
            } else {
                -1
            },
            nimber: (!self.misere).then_some(row.sticks % (row.max_take + 1)),
            moves: take.map(Take).into_iter().collect(),
        })
    }

    fn ground(&self, row: &StickRow, best: Option<Take>) -> Option<Evidence> {
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
        // Under misère what counts are the sticks above the last.
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

    fn immediate_win(&self, row: &StickRow) -> Option<Take> {
        let last = u64::from(self.misere);
        let taken = row.sticks.checked_sub(last)?;
        (1..=row.most()).contains(&taken).then_some(Take(taken))
    }

    fn as_sum<V: SumVisitor<StickRow>>(&self, start: &StickRow, visitor: V) -> Option<V::Output> {
        let max_take = start.max_take;
        let parts = move |game: &PileParts, row: &StickRow| {
            (row.max_take == max_take).then(|| game.parts(&[row.sticks]))
        };
        (!self.misere).then(|| visitor.visit(PileParts::sticks(max_take), parts))
    }

    fn stick_row(&self, row: &StickRow) -> Option<StickRow> {
        Some(*row)
    }

    fn take(&self, count: u64) -> Option<Take> {
        Some(Take(count))
    }
}
