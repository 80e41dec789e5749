//! Kayles: knock down one pin of a row, or two neighbouring ones. Who cannot move loses.
//!
//! H. E. Dudeney, "The Canterbury Puzzles" (1907), number 73; R. K. Guy and C. A. B. Smith, "The G-values of various games",
//! Proceedings of the Cambridge Philosophical Society 52 (1956): the nimbers of rows repeat with period 12 from 71 pins on.

mod components;
mod picture;
mod pins;

use std::cmp::Ordering;
use std::ops::ControlFlow;

use arrayvec::ArrayVec;

pub use components::KaylesParts;
pub use pins::{Knock, MAX_PINS, Pins};

use super::{Child, Custom, Diagram, Game, GameKind, Setup, Step, SumVisitor, Tree, Way, Work};
use crate::reason::Phrase;
use crate::text::Text;

/// The most rows that are offered where rows are asked for.
const MAX_ROWS_ASKED: u64 = 10;

/// The most pins of a row that are offered there.
const MAX_PINS_ASKED: u64 = 100;

/// The game of kayles, normal or misère.
#[derive(Clone, Copy, Debug)]
pub struct Kayles {
    misere: bool,
}

impl Kayles {
    /// The game; under misère the player who makes the last move loses.
    pub fn new(misere: bool) -> Self {
        Self { misere }
    }
}

impl Tree for Kayles {
    type State = Diagram;

    fn children(
        &self,
        state: Diagram,
        visit: &mut impl FnMut(Child<Diagram>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let rows = state.sizes();
        for (index, &row) in rows.iter().enumerate() {
            // Of equal rows one is enough, and of the two ends of a row.
            if rows.get(index + 1) == Some(&row) {
                continue;
            }
            let mut rest: ArrayVec<u16, 128> = rows.iter().copied().collect();
            rest.remove(index);
            for fallen in (1..=2).rev().filter(|&fallen| fallen <= row) {
                let standing = row - fallen;
                for left in 0..=standing / 2 {
                    let parts = [left, standing - left];
                    let after = Diagram::pack(rest.iter().copied().chain(parts));
                    visit(after.expect("no larger than before").into())?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn end_value(&self) -> i64 {
        if self.misere { 1 } else { -1 }
    }

    fn known_value(&self, state: Diagram) -> Option<i64> {
        match (state.sizes().as_slice(), self.misere) {
            ([], _) => Some(self.end_value()),
            ([1], true) => Some(-1),
            // The middle of a row, and then each move of one half is answered by the same in the other.
            ([_], false) => Some(1),
            (&[one, other], false) if one == other => Some(-1),
            _ => None,
        }
    }
}

/// The next question on the way to a move, with the bounds of its answer.
fn count(ask: Phrase, help: Phrase, most: u64, limit: Phrase) -> Step<Knock> {
    Step::Count {
        ask,
        help: help.with("most", most),
        bounds: 1..=most,
        limit,
    }
}

impl Game for Kayles {
    type Position = Pins;
    type Move = Knock;

    fn kind(&self) -> GameKind {
        GameKind::Kayles
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn position_example(&self) -> &'static str {
        "3,4"
    }

    fn read_position(&self, text: &str) -> Result<Pins, Phrase> {
        Pins::read(text)
    }

    fn write_position(&self, pins: &Pins) -> String {
        pins.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Knock, Phrase> {
        Knock::read(text).ok_or_else(|| Phrase::new("move-unreadable-kayles").quoting("move", text))
    }

    fn write_move(&self, played: Knock) -> String {
        played.to_string()
    }

    fn move_count(&self, pins: &Pins) -> u128 {
        let moves = |&pins: &u16| (2 * u128::from(pins)).saturating_sub(1);
        pins.rows().iter().map(moves).sum()
    }

    fn nth_move(&self, pins: &Pins, index: u128) -> Knock {
        let mut left = u64::try_from(index).expect("there are not so many moves");
        for (row, &pins) in (1..).zip(pins.rows()) {
            let moves = (2 * u64::from(pins)).saturating_sub(1);
            if left < moves {
                return Knock {
                    row,
                    pin: left / 2 + 1,
                    two: left % 2 > 0,
                };
            }
            left -= moves;
        }
        panic!("there are not so many moves: {index} in {pins}")
    }

    fn play(&self, pins: &Pins, played: Knock) -> Result<Pins, Phrase> {
        played.play(pins)
    }

    fn state(&self, pins: &Pins) -> Option<Diagram> {
        Diagram::pack(pins.rows().iter().copied())
    }

    fn write_state(&self, state: Diagram, _: &Pins) -> String {
        let mut rows = state.sizes().to_vec();
        if rows.is_empty() {
            rows.push(0);
        }
        Pins::new(rows).to_string()
    }

    fn compare_states(&self, one: Diagram, other: Diagram) -> Ordering {
        let length = one.len().cmp(&other.len());
        length.then_with(|| one.sizes().cmp(&other.sizes()))
    }

    fn work(&self, pins: &Pins) -> Work {
        Work {
            states: states_below(pins.rows()),
            moves: self.move_count(pins),
        }
    }

    fn picture(&self, pins: &Pins, before: Option<&Pins>, width: usize) -> Text {
        picture::draw(pins, before, width)
    }

    fn summary(&self) -> Phrase {
        Phrase::new(if self.misere {
            "rules-kayles-misere"
        } else {
            "rules-kayles"
        })
    }

    fn move_examples(&self, pins: &Pins) -> Vec<String> {
        let one = pins.open().next().map(|row| format!("{row}:1"));
        let two = pins.open().find(|&row| pins.pins(row) > Some(1));
        let two = two.map(|row| format!("{row}:1+"));
        one.into_iter().chain(two).collect()
    }

    fn deed(&self, _: &Pins, played: Knock) -> Phrase {
        let Knock { row, pin, two } = played;
        if two {
            return Phrase::new("deed-pins")
                .with("row", row)
                .with("pin", pin)
                .with("next", pin + 1);
        }
        Phrase::new("deed-pin").with("row", row).with("pin", pin)
    }

    fn custom(&self) -> Custom {
        Custom {
            ends_by_last_piece: false,
            compares_values: false,
            ..Custom::default()
        }
    }

    fn ways(&self, pins: &Pins) -> Vec<Way> {
        let way = Way {
            letter: 's',
            label: Phrase::new("way-pins"),
        };
        pins.open().next().map(|_| way).into_iter().collect()
    }

    fn step(&self, pins: &Pins, _: char, answers: &[u64]) -> Step<Knock> {
        let length = |row| pins.pins(row).map_or(0, u64::from);
        match *answers {
            [] => Step::Pick {
                ask: Phrase::new("ask-row"),
                help: Phrase::new("help-row"),
                options: pins.open().collect(),
            },
            [row] => count(
                Phrase::new("ask-pin").with("most", length(row)),
                Phrase::new("help-pin").with("row", row),
                length(row),
                Phrase::new("limit-row")
                    .with("row", row)
                    .with("size", length(row)),
            ),
            [row, pin] => count(
                Phrase::new("ask-how-many-pins"),
                Phrase::new("help-how-many-pins").with("pin", pin),
                if pin < length(row) { 2 } else { 1 },
                if pin < length(row) {
                    Phrase::new("limit-two-pins")
                } else {
                    Phrase::new("limit-last-pin").with("pin", pin)
                },
            ),
            [row, pin, fallen, ..] => Step::Move(Knock {
                row,
                pin,
                two: fallen > 1,
            }),
        }
    }

    fn as_sum<V: SumVisitor<Pins>>(&self, _: &Pins, visitor: V) -> Option<V::Output> {
        let parts = |game: &KaylesParts, pins: &Pins| {
            let rows: Vec<u32> = pins.rows().iter().copied().map(u32::from).collect();
            Some(game.parts(&rows))
        };
        (!self.misere).then(|| visitor.visit(KaylesParts, parts))
    }

    fn parts(&self, pins: &Pins) -> Option<Vec<Pins>> {
        let rows = pins.rows().iter().copied().filter(|&row| row > 0);
        Some(rows.map(|row| Pins::new(vec![row])).collect())
    }

    fn draw_part(&self, part: &Pins) -> Vec<String> {
        let pins = part.rows().iter().copied().map(usize::from).sum();
        vec!["|".repeat(pins)]
    }

    fn setup(&self, answers: &[u64]) -> Setup<Pins> {
        let Some((&rows, lengths)) = answers.split_first() else {
            return Setup::Ask {
                ask: Phrase::new("ask-pin-rows"),
                help: Phrase::new("help-pin-rows").with("most", MAX_ROWS_ASKED),
                bounds: 1..=MAX_ROWS_ASKED,
                usual: None,
            };
        };
        if (lengths.len() as u64) < rows {
            return Setup::Ask {
                ask: Phrase::new("ask-row-length").with("row", lengths.len() + 1),
                help: Phrase::new("help-row-length").with("most", MAX_PINS_ASKED),
                bounds: 1..=MAX_PINS_ASKED,
                usual: None,
            };
        }
        let small = |&length: &u64| u16::try_from(length).expect("within the bounds");
        Setup::Ready(Pins::new(lengths.iter().map(small).collect()))
    }
}

/// How many multisets of rows may be left: with one more pin behind each, the rows that are left fit into those that there are.
/// Exact for a single row, since any pin beside those that are left can be knocked down; for more rows at most so many.
fn states_below(rows: &[u16]) -> u128 {
    let all: usize = rows.iter().map(|&row| usize::from(row) + 1).sum();
    let longest = rows.iter().copied().max().map_or(0, usize::from) + 1;
    // ways[n]: the multisets of sizes from 2 to the longest that add up to n.
    let mut ways = vec![0_u128; all + 1];
    ways[0] = 1;
    for size in 2..=longest {
        for sum in size..=all {
            ways[sum] = ways[sum].saturating_add(ways[sum - size]);
        }
    }
    ways.iter().fold(0, |sum, ways| sum.saturating_add(*ways))
}
