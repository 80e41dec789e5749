//! Sticks: a move takes from 1 to M of one row; the last stick decides.
//!
//! A subtraction game. A position is losing exactly if the sticks leave remainder 0 modulo M + 1, or 1 in misère play.
//! In normal play the remainder is the nimber. E. R. Berlekamp, J. H. Conway, R. K. Guy, "Winning Ways", chapter 4.

mod law;
mod theory;

use std::ops::ControlFlow;

use crate::games::asking::{Setup, Step, Way};
use crate::games::heaps::Code;
use crate::games::manners::{About, Conventions, Draw, Manners, Series};
use crate::games::notation::Notation;
use crate::games::options::{Accepts, GameOption, Values, Variant};
use crate::games::rules::{Goal, Rules};
use crate::games::shared::number::{MAX_COUNT, read_number};
use crate::games::shared::strokes::{LEAST_ROOM, strokes};
use crate::games::shared::take::{self, MAX_TAKE, StickRow, Taken, USUAL_TAKE};
use crate::games::tree::{Child, Tree};
use crate::reason::Phrase;
use crate::text::{Role, Span, Text};
pub use law::winning_take;

/// The fewest and the most sticks that a game asks for; flags accept more.
const CLASSROOM: (u64, u64) = (8, 39);
/// The most sticks that are asked for, and the most that the learner has boxes for; a position may have more.
pub(crate) const MAX_STICKS: u64 = 1_000_000;

/// The largest take.
const LARGEST_TAKE: GameOption = GameOption {
    accepts: Accepts::Number {
        bounds: 2..=MAX_COUNT,
        usual: USUAL_TAKE,
    },
    ask: "ask-max-take-sticks",
    help: "help-max-take-sticks",
    terms: "terms-sticks",
    ..MAX_TAKE
};

/// The game of sticks.
#[derive(Clone, Copy, Debug)]
pub struct Sticks {
    misere: bool,
    /// The largest take, if the flags give it.
    agreed: Option<u64>,
}

impl Sticks {
    /// The default largest take.
    pub const USUAL_TAKE: u64 = USUAL_TAKE;
    /// The default number of sticks.
    pub const USUAL_STICKS: u64 = 10;

    /// The game; in misère play the player who takes the last stick loses. `max_take` is the largest take, if agreed.
    pub fn new(misere: bool, max_take: Option<u64>) -> Self {
        Self {
            misere,
            agreed: max_take,
        }
    }

    /// The moves as a code, if it has room for them.
    fn code(self) -> Option<Code> {
        let most = usize::try_from(self.agreed.unwrap_or(USUAL_TAKE)).ok()?;
        let code = |code: Code, taken| code.allowing(taken, 3);
        (most <= Code::MOST_TAKEN).then(|| (1..=most).fold(Code::NONE, code))
    }

    /// The fewest and the most sticks to ask for. Only flags can agree on a take of half of them or more.
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
        for taken in (1..=most(row)).rev() {
            visit(less(row, taken).into())?;
        }
        ControlFlow::Continue(())
    }

    fn end_value(&self) -> i64 {
        self.goal().end_value()
    }

    fn known_value(&self, row: StickRow) -> Option<i64> {
        match row.sticks {
            0 => Some(self.end_value()),
            1 => Some(-self.end_value()),
            _ => None,
        }
    }
}

/// The most that can be taken now.
fn most(row: StickRow) -> u64 {
    row.max_take.min(row.sticks)
}

/// The row after a take.
fn less(row: StickRow, taken: u64) -> StickRow {
    StickRow {
        sticks: row.sticks - taken,
        ..row
    }
}

impl Rules for Sticks {
    type Position = StickRow;
    type Move = Taken;

    fn goal(&self) -> Goal<StickRow, Taken> {
        Goal::last_move(self.misere)
    }

    fn move_count(&self, row: &StickRow) -> u128 {
        u128::from(most(*row))
    }

    fn nth_move(&self, _: &StickRow, index: u128) -> Taken {
        Taken(u64::try_from(index).expect("a row has fewer sticks") + 1)
    }

    fn play(&self, row: &StickRow, played: Taken) -> Result<StickRow, Phrase> {
        played.within(most(*row)).map(|taken| less(*row, taken))
    }
}

impl Notation for Sticks {
    fn read_position(&self, text: &str) -> Result<StickRow, Phrase> {
        let sticks = read_number(text).filter(|&sticks| sticks <= MAX_COUNT);
        sticks
            .map(|sticks| StickRow {
                sticks,
                max_take: self.agreed.unwrap_or(Self::USUAL_TAKE),
            })
            .ok_or_else(|| {
                Phrase::new("position-sticks")
                    .quoting("word", text)
                    .with("most", MAX_COUNT)
            })
    }

    fn write_position(&self, row: &StickRow) -> String {
        row.sticks.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Taken, Phrase> {
        Taken::read(text)
    }

    fn write_move(&self, played: Taken) -> String {
        played.to_string()
    }

    fn values(&self, row: &StickRow) -> Values {
        Values::default().with(&LARGEST_TAKE, row.max_take)
    }

    fn move_examples(&self, row: &StickRow) -> Vec<String> {
        take::examples(most(*row))
    }
}

impl Manners for Sticks {
    const ABOUT: About = About {
        name: "sticks",
        tagline: "tagline-sticks",
        rules: "rules-sticks",
        misere_rules: Some("rules-sticks-misere"),
        moves: "moves-sticks",
        example: "10",
        options: &[&LARGEST_TAKE],
        messages: &[
            ("en", include_str!("en.ftl")),
            ("cs", include_str!("cs.ftl")),
        ],
        small_positions: || (0..=13).map(|sticks: u64| sticks.to_string()).collect(),
    };

    fn of_variant(variant: &Variant) -> Self {
        Self::new(variant.misere, variant.values.number(&LARGEST_TAKE))
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

    fn deed(&self, _: &StickRow, played: Taken) -> Phrase {
        Phrase::new("deed-sticks").with("count", played.0)
    }

    fn place(&self, row: &StickRow, played: Taken) -> Option<Phrase> {
        take::place(played, most(*row))
    }

    fn ways(&self, row: &StickRow) -> Vec<Way> {
        take::ways("way-sticks", most(*row))
    }

    fn step(&self, row: &StickRow, _: char, answers: &[u64]) -> Step<Taken> {
        let limit = if row.sticks < row.max_take {
            Phrase::new("limit-sticks-left").with("sticks", row.sticks)
        } else {
            Phrase::new("limit-take").with("most", row.max_take)
        };
        take::step(
            answers,
            "ask-take-sticks",
            "help-take-sticks",
            most(*row),
            limit,
        )
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
                LARGEST_TAKE.question(2..=most, USUAL_TAKE)
            }
        }
    }

    fn setup_answers(&self, row: &StickRow) -> Vec<u64> {
        vec![row.sticks, row.max_take]
    }

    fn exercise(&self, size: u64, draw: Draw) -> StickRow {
        let max_take = self.agreed.unwrap_or_else(|| draw(2..=3 + size / 3));
        let round = max_take + 1;
        let most = MAX_COUNT.min(round * (2 + size));
        let sticks = draw(round.min(most)..=most);
        StickRow { sticks, max_take }
    }

    fn conventions(&self) -> Conventions {
        Conventions {
            draws_every_move: true,
            series: Some(Series::Sizes(self.code().map(Box::new))),
            ..Conventions::default()
        }
    }

    fn single_row(&self, row: &StickRow) -> Option<StickRow> {
        Some(*row)
    }

    fn check_asked(&self) -> Result<(), Phrase> {
        let (least, most) = self.asked();
        if least <= most {
            return Ok(());
        }
        Err(Phrase::new("ask-no-sticks")
            .with("take", least - 1)
            .with("most", most))
    }
}
