//! Chomp: bite off a square and everything to the right of it and below. The top left square is
//! poisoned; a player who cannot move loses.
//!
//! D. Gale, "A curious Nim-type game", American Mathematical Monthly 81 (1974), after F. Schuh's
//! game of divisors (1952).

mod bar;
mod components;
mod losing_shape;
mod ranking;

use std::cmp::Ordering;
use std::ops::ControlFlow;

pub use bar::Bar;

use bar::{MAX_CELLS, POISONED};
use losing_shape::LosingShape;
pub use ranking::Bars;

use crate::games::{
    About, Child, Components, Cost, Draw, Goal, Presentation, Rules, Series, Setup, SumVisitor,
    Theorems, Theory, Tree, Variant, about,
    shared::{
        cells::Cell,
        counting::states_below,
        diagram::Diagram,
        grid::{Mark, draw},
        number::read_number,
        rows,
        size::ask_size,
    },
};
use crate::reason::{Evidence, Phrase};
use crate::text::{Role, Text};

/// The game of chomp, normal or misère.
#[derive(Clone, Copy, Debug)]
pub struct Chomp {
    misere: bool,
}

impl Chomp {
    /// The entry of the game.
    pub const ABOUT: About = About {
        asking: ["ask-square", "help-square"],
        compares_nimbers_only: true,
        ..about!("chomp", example: "3x4")
    };

    /// The rules of a variant.
    pub fn of_variant(variant: &Variant) -> Self {
        Self::new(variant.misere)
    }

    /// The game; in misère play the player who makes the last move loses.
    pub fn new(misere: bool) -> Self {
        Self { misere }
    }

    fn losing_shape(self, bar: &Bar) -> Option<LosingShape> {
        LosingShape::of(bar).filter(|_| !self.misere)
    }
}

fn pack(bar: &Bar) -> Option<Diagram> {
    Diagram::pack(bar.rows().iter().copied())
}

fn unpacked(state: Diagram) -> Bar {
    Bar::of_rows(state.sizes().iter().rev().copied().collect())
}

/// A bar and its transpose play alike.
fn canonical(bar: Diagram) -> Diagram {
    bar.min(bar.transposed())
}

/// All squares that can be taken, in reading order.
fn squares(bar: &Bar) -> impl Iterator<Item = Cell> + '_ {
    (0..)
        .zip(bar.rows())
        .flat_map(|(row, &length)| (0..length).map(move |column| Cell { row, column }))
        .filter(|&square| square != POISONED)
}

/// Reads the numbers of a row and a column, such as `(2,5)`.
fn read_pair(text: &str) -> Option<Cell> {
    let inside = text.strip_prefix('(')?.strip_suffix(')')?;
    let (row, column) = inside.split_once(',')?;
    let number = |word: &str| {
        u16::try_from(read_number(word.trim())?)
            .ok()?
            .checked_sub(1)
    };
    Some(Cell {
        row: number(row)?,
        column: number(column)?,
    })
}

impl Tree for Chomp {
    type State = Diagram;

    fn children(
        &self,
        state: Diagram,
        visit: &mut impl FnMut(Child<Diagram>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        // From top to bottom: the first square takes the most.
        let rows: Vec<u16> = state.sizes().iter().rev().copied().collect();
        for (row, &length) in rows.iter().enumerate() {
            for column in u16::from(row == 0)..length {
                let mut after = rows.clone();
                for below in &mut after[row..] {
                    *below = column.min(*below);
                }
                let after = Diagram::pack(after).expect("no larger than before");
                visit(canonical(after).into())?;
            }
        }
        ControlFlow::Continue(())
    }

    fn goal(&self) -> Goal {
        Goal::last_move(self.misere)
    }

    fn known_value(&self, state: Diagram) -> Option<i64> {
        match state.sizes().as_slice() {
            [1] => Some(self.end_value()),
            // If taking the last square does not win, the reply to it does, and that could be
            // played at once.
            [first, .., last] if first == last && !self.misere => Some(1),
            [_] if !self.misere => Some(1),
            _ => None,
        }
    }
}

impl Rules for Chomp {
    type Position = Bar;
    type Move = Cell;

    fn moves<'a>(&'a self, bar: &'a Bar) -> impl Iterator<Item = Cell> + 'a {
        squares(bar)
    }

    fn move_count(&self, bar: &Bar) -> u128 {
        u128::from(bar.squares() - 1)
    }

    fn play(&self, bar: &Bar, played: Cell) -> Result<Bar, Phrase> {
        bar.bitten(played)
    }

    fn read_position(&self, text: &str) -> Result<Bar, Phrase> {
        Bar::read(text)
    }

    fn read_move(&self, text: &str) -> Result<Cell, Phrase> {
        let cell = Cell::read(text).or_else(|| read_pair(text));
        cell.ok_or_else(|| Phrase::new("move-unreadable-chomp").quoting("move", text))
    }

    fn resembles_move(&self, text: &str) -> bool {
        text.starts_with(|c: char| c.is_ascii_alphabetic())
            && text.ends_with(|c: char| c.is_ascii_digit())
    }
}

impl Presentation for Chomp {
    fn about(&self) -> &'static About {
        &Self::ABOUT
    }

    fn picture(&self, bar: &Bar, past: &[(&Bar, Cell)], width: usize) -> Text {
        let before = past.last().map_or(bar, |&(before, _)| before);
        let mark = |square| match square {
            POISONED => Some(Mark::new('X', Role::Strong)),
            _ if bar.contains(square) => Some(Mark::new('#', Role::Pile(0))),
            _ if before.contains(square) => Some(Mark::new('-', Role::Changed)),
            _ => None,
        };
        let rows = u16::try_from(before.rows().len()).expect("no more than there are squares");
        draw(rows, before.length(0), mark, width)
    }

    fn in_words(&self, bar: &Bar, before: Option<&Bar>) -> Vec<Phrase> {
        let lengths = |bar: &Bar| {
            bar.rows()
                .iter()
                .map(|&row| row.into())
                .collect::<Vec<u64>>()
        };
        let before = before.map(lengths);
        rows::in_words("said-row", &lengths(bar), before.as_deref())
    }

    fn describe(&self, bar: &Bar, played: Cell) -> Phrase {
        let count = bar.squares() - self.after(bar, played).squares();
        phrase!("deed-bite", cell = played, count)
    }

    fn listed_once(&self) -> Option<Phrase> {
        Some(Phrase::new("alike-bars"))
    }

    fn series(&self) -> Option<Series> {
        Some(Series::Boards)
    }

    fn region(&self, _: &Bar, played: Cell) -> Option<Phrase> {
        Some(phrase!("place-bite", row = u64::from(played.row) + 1))
    }

    fn setup(&self, answers: &[u64]) -> Setup<Bar> {
        ask_size(answers, MAX_CELLS, Bar::whole)
    }

    fn setup_answers(&self, bar: &Bar) -> Vec<u64> {
        vec![bar.rows().len() as u64, bar.length(0).into()]
    }

    /// A bar that bites may have left.
    fn exercise(&self, size: u64, draw: Draw) -> Bar {
        let mut length = 4 + size / 2;
        let rows = (0..draw(2..=3 + size / 3)).map(|_| {
            length = draw(1..=length);
            u16::try_from(length).expect("at most nine")
        });
        Bar::of_rows(rows.collect())
    }
}

impl Theory for Chomp {
    fn state(&self, bar: &Bar) -> Option<Diagram> {
        pack(bar).map(canonical)
    }

    fn position(&self, state: Diagram, start: &Bar) -> Bar {
        let as_it_lies = unpacked(state);
        let mut rows = (0..).zip(as_it_lies.rows());
        if rows.all(|(row, &length)| length <= start.length(row)) {
            as_it_lies
        } else {
            unpacked(state.transposed())
        }
    }

    fn compare_states(&self, one: Diagram, other: Diagram) -> Ordering {
        let order = |state: Diagram| (state.sizes().into_iter().map(u64::from).sum::<u64>(), state);
        order(one).cmp(&order(other))
    }

    fn cost(&self, bar: &Bar) -> Cost {
        Cost {
            states: bars_below(bar),
            moves: self.move_count(bar),
        }
    }
}

/// About how many bars there are at and below a bar, where a bar and its transpose count once. A
/// bar that does not fit has more than any that does.
fn bars_below(bar: &Bar) -> u128 {
    let rows: Vec<u64> = bar.rows().iter().rev().map(|&row| row.into()).collect();
    pack(bar).map_or(u128::MAX, |_| states_below(&rows).div_ceil(2))
}

impl Components for Chomp {
    /// A bar never splits, but has a nimber.
    fn splits(&self) -> bool {
        !self.misere
    }

    fn visit_components<V: SumVisitor<Bar>>(&self, start: &Bar, visitor: V) -> Option<V::Output> {
        let components = |game: &Self, bar: &Bar| game.components(bar);
        let fits = self.splits() && self.components(start).is_some();
        fits.then(|| visitor.visit(*self, components))
    }
}

impl Theorems for Chomp {
    fn winning_move(&self, bar: &Bar) -> Option<Cell> {
        squares(bar).find(|&square| self.losing_shape(&self.after(bar, square)).is_some())
    }

    fn evidence(&self, bar: &Bar, best: Option<Cell>) -> Option<Evidence> {
        let lost = best.map_or(Ok(bar.clone()), |best| bar.bitten(best)).ok()?;
        let shape = self.losing_shape(&lost)?;
        Some(shape.evidence(&lost, best.is_some()))
    }

    fn answer_by_theorem(&self, lost: &Bar, reply: Cell) -> Option<Cell> {
        self.losing_shape(lost)?.answer(lost, reply)
    }
}
