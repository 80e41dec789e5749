//! Cram: put dominoes on a board of cells, in either direction. A player who cannot move loses.
//!
//! Also known as plugg and dots-and-pairs. M. Gardner, "Mathematical Games", Scientific American 230 (February 1974);
//! E. R. Berlekamp, J. H. Conway and R. K. Guy, "Winning Ways for your Mathematical Plays" (1982), chapter 15.

mod board;
mod components;
mod domino;
mod frame;
mod mirror;
mod narrow;
mod packed;
mod picture;

use std::ops::ControlFlow;

use board::Board;
pub use components::{Cells, CramSum, Wide};
use domino::{Domino, dominoes};
use packed::PackedBoard;

use crate::games::asking::{Setup, Step, Way};
use crate::games::heaps::multisets;
use crate::games::manners::{About, Conventions, Draw, Manners, Series};
use crate::games::notation::Notation;
use crate::games::options::Variant;
use crate::games::ranking::Unranked;
use crate::games::rules::{Goal, Rules};
use crate::games::shared::cells::{Cell, ask_size, letters};
use crate::games::sum::{Components, SumVisitor};
use crate::games::theory::{Answer, Cost, Shape, Theory};
use crate::games::tree::{Child, Tree};
use crate::reason::{Evidence, Phrase};
use crate::text::Text;
use frame::{Frame, framed_components};
use mirror::Mirror;

/// The game of cram, normal or misère.
#[derive(Clone, Copy, Debug)]
pub struct Cram {
    misere: bool,
}

impl Cram {
    /// The game; in misère play the player who makes the last move loses.
    pub fn new(misere: bool) -> Self {
        Self { misere }
    }

    /// What the mirror strategy decides, in normal play only.
    fn mirror(self, board: &Board) -> Option<Mirror> {
        let cells: Vec<_> = board.live_cells().collect();
        mirror::of_cells(&cells).filter(|_| !self.misere)
    }
}

impl Tree for Cram {
    type State = PackedBoard;

    fn children(
        &self,
        state: PackedBoard,
        visit: &mut impl FnMut(Child<PackedBoard>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        state.children(visit)
    }

    fn end_value(&self) -> i64 {
        self.goal().end_value()
    }

    fn known_value(&self, state: PackedBoard) -> Option<i64> {
        match state.live() {
            0 => Some(self.end_value()),
            // Any move is the last.
            2 | 3 => Some(-self.end_value()),
            _ if self.misere => None,
            _ => state.mirror().map(|found| match found {
                Mirror::Answered => -1,
                Mirror::Middle => 1,
            }),
        }
    }
}

impl Rules for Cram {
    type Position = Board;
    type Move = Domino;

    fn goal(&self) -> Goal<Board, Domino> {
        Goal::last_move(self.misere)
    }

    fn move_count(&self, board: &Board) -> u128 {
        dominoes(board).count() as u128
    }

    fn nth_move(&self, board: &Board, index: u128) -> Domino {
        let index = usize::try_from(index).expect("the index is below the number of moves");
        let mut moves = dominoes(board);
        moves
            .nth(index)
            .expect("the index is below the number of moves")
    }

    fn play(&self, board: &Board, played: Domino) -> Result<Board, Phrase> {
        played.play(board)
    }
}

impl Notation for Cram {
    fn read_position(&self, text: &str) -> Result<Board, Phrase> {
        Board::read(text)
    }

    fn write_position(&self, board: &Board) -> String {
        board.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Domino, Phrase> {
        Domino::read(text).ok_or_else(|| Phrase::new("move-unreadable-cram").quoting("move", text))
    }

    fn write_move(&self, played: Domino) -> String {
        played.to_string()
    }

    fn resembles_move(&self, text: &str) -> bool {
        text.contains('-')
    }
}

impl Manners for Cram {
    const ABOUT: About = About {
        name: "cram",
        tagline: "tagline-cram",
        rules: "rules-cram",
        misere_rules: Some("rules-cram-misere"),
        moves: "moves-cram",
        example: "4x5",
        options: &[],
        messages: &[
            ("en", include_str!("en.ftl")),
            ("cs", include_str!("cs.ftl")),
        ],
        small_positions: board::small_boards,
    };

    fn of_variant(variant: &Variant) -> Self {
        Self::new(variant.misere)
    }

    fn picture(&self, board: &Board, before: Option<&Board>, width: usize) -> Text {
        let last = before.and_then(|before| picture::domino_since(board, before));
        picture::picture(board, &[], last, width)
    }

    fn picture_after(&self, board: &Board, past: &[(&Board, Domino)], width: usize) -> Text {
        let mut dominoes: Vec<Domino> = past.iter().map(|&(_, domino)| domino).collect();
        let last = dominoes.pop();
        picture::picture(board, &dominoes, last, width)
    }

    fn sketch(&self, board: &Board) -> Option<Vec<String>> {
        picture::sketch(board)
    }

    fn deed(&self, _: &Board, played: Domino) -> Phrase {
        let [first, second] = played.cells();
        Phrase::new("deed-domino")
            .with("first", first.to_string())
            .with("second", second.to_string())
    }

    fn conventions(&self) -> Conventions<Board, Domino> {
        Conventions {
            alike: Some(Phrase::new("alike-boards")),
            ends_by_last_piece: false,
            compares_values: false,
            series: Some(Series::Boards),
            ..Conventions::default()
        }
    }

    fn place(&self, _: &Board, played: Domino) -> Option<Phrase> {
        let [first, second] = played.cells();
        Some(if first.row == second.row {
            Phrase::new("place-domino-row").with("row", u64::from(first.row) + 1)
        } else {
            Phrase::new("place-domino-column").with("letter", letters(first.column))
        })
    }

    fn ways(&self, board: &Board) -> Vec<Way> {
        Way::only(Phrase::new("way-domino"), !self.is_over(board))
    }

    fn step(&self, board: &Board, _: char, _: &[u64]) -> Step<Domino> {
        let example = self.move_examples(board).concat();
        Step::Write {
            ask: Phrase::new("ask-domino").with("example", example.as_str()),
            help: Phrase::new("help-domino").with("example", example),
            before: String::new(),
        }
    }

    fn setup(&self, answers: &[u64]) -> Setup<Board> {
        ask_size(answers, Board::empty)
    }

    fn setup_answers(&self, board: &Board) -> Vec<u64> {
        [board.rows(), board.columns()].map(u64::from).into()
    }

    /// A board on which about one cell in four is taken.
    fn exercise(&self, size: u64, draw: Draw) -> Board {
        let mut length = |bounds| u16::try_from(draw(bounds)).expect("at most six");
        let (rows, columns) = (
            length(2 + size / 5..=3 + size / 6),
            length(3 + size / 5..=4 + size / 4),
        );
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| Cell { row, column }));
        Board::holding(rows, columns, cells.filter(|_| draw(1..=4) > 1))
    }
}

impl Theory for Cram {
    type Components = BoardComponents;

    fn state(&self, board: &Board) -> Option<PackedBoard> {
        PackedBoard::pack(board.live_cells())
    }

    fn position(&self, state: PackedBoard, start: &Board) -> Board {
        Board::holding(start.rows(), start.columns(), state.cells())
    }

    fn cost(&self, board: &Board) -> Cost {
        // Counting exactly costs as much as solving. Boards up to 5x5 have about 1.68^n ≈ 2^(3n/4) reachable subsets
        // of n cells, symmetric images counted separately.
        let live = board.live_cells().count();
        Cost {
            states: strips_below(board).unwrap_or(1 << (3 * live).div_ceil(4).min(127)),
            moves: self.move_count(board),
            is_exact: false,
        }
    }

    /// On n cells some 2^(4n/5 - 5) were measured in misère play, for boards of 20 to 35 cells, and some 2^(2n/5 + 1) in two rows.
    fn searched(&self, board: &Board) -> u128 {
        let live = board.live_cells().count();
        let fifths = if board.rows().min(board.columns()) > 2 {
            (4 * live).saturating_sub(25)
        } else {
            2 * live + 5
        };
        let whole = 1_u128 << (fifths / 5).min(126);
        // A fifth of a bit more is about 23/20.
        let searched = (0..fifths % 5).fold(whole, |all, _| all.saturating_mul(23) / 20);
        strips_below(board).unwrap_or(searched)
    }

    fn shape<'a>(&self, _: &'a Board) -> Shape<'a, BoardComponents, Domino> {
        if self.misere {
            return Shape::Plain;
        }
        Shape::Sum(BoardComponents)
    }

    fn closed_form(&self, board: &Board) -> Option<Answer<Domino>> {
        // In a winning position the domino in the middle may not be the only winning move, so a search has to find
        // them all.
        (self.mirror(board)? == Mirror::Answered).then(|| Answer {
            value: -1,
            nimber: Some(0),
            moves: Vec::new(),
            remoteness: None,
        })
    }

    fn winning_move(&self, board: &Board) -> Option<Domino> {
        let mut moves = dominoes(board);
        moves.find(|&played| self.mirror(&board.without(played.cells())) == Some(Mirror::Answered))
    }

    fn evidence(&self, board: &Board, best: Option<Domino>) -> Option<Evidence> {
        let lost = match best {
            Some(best) => best.play(board).ok()?,
            None => board.clone(),
        };
        let law = match best {
            Some(_) => "law-mirror-left",
            None => "law-mirror-faced",
        };
        if self.mirror(&lost)? != Mirror::Answered {
            return None;
        }
        let law = Phrase::new(law).with("centre", centre(&lost)?);
        Some(Evidence {
            note: Some(Phrase::new("note-mirror")),
            ..Evidence::new(law)
        })
    }

    fn answer_by_law(&self, lost: &Board, reply: Domino) -> Option<Domino> {
        if self.mirror(lost)? != Mirror::Answered {
            return None;
        }
        let cells: Vec<Cell> = lost.live_cells().collect();
        let (row_sum, column_sum) = mirror::twice_centre(&cells)?;
        let [one, other] = reply.cells().map(|Cell { row, column }| Cell {
            row: row_sum - row,
            column: column_sum - column,
        });
        Some(Domino::new(one, other))
    }
}

/// The most states at and below a board of a single row; `None` for other boards. A domino takes two cells of a strip and leaves at most
/// two, so if two more are counted with each strip, no move makes more of the sum.
fn strips_below(board: &Board) -> Option<u128> {
    let mut rows = board.live_cells().map(|cell| cell.row);
    let mut columns = board.live_cells().map(|cell| cell.column);
    if !same(&mut rows) && !same(&mut columns) {
        return None;
    }
    let components = board.components();
    let strips = components.iter().map(|strip| strip.len() as u64);
    let longest = strips.clone().max().unwrap_or(0);
    Some(multisets(
        4..=longest + 2,
        strips.map(|strip| strip + 2).sum(),
    ))
}

fn same(places: &mut impl Iterator<Item = u16>) -> bool {
    let first = places.next();
    places.all(|place| Some(place) == first)
}

/// Names the centre of the cells that a domino can cover. `None` if there are none.
fn centre(board: &Board) -> Option<Phrase> {
    let cells: Vec<Cell> = board.live_cells().collect();
    let (row_sum, column_sum) = mirror::twice_centre(&cells)?;
    let first = Cell {
        row: row_sum / 2,
        column: column_sum / 2,
    };
    let second = Cell {
        row: row_sum.div_ceil(2),
        column: column_sum.div_ceil(2),
    };
    let centre = Phrase::new(match (row_sum % 2, column_sum % 2) {
        (0, 0) => "centre-cell",
        (1, 1) => "centre-corner",
        _ => "centre-border",
    });
    let centre = centre.with("first", first.to_string());
    Some(centre.with("second", second.to_string()))
}

/// The components: connected sets of free cells.
#[derive(Clone, Copy, Debug)]
pub struct BoardComponents;

impl Components<Board> for BoardComponents {
    type Ranking = Unranked;

    fn ranking(&self, _: &Board) -> Option<Unranked> {
        None
    }

    fn visit<V: SumVisitor<Board>>(&self, start: &Board, visitor: V) -> Option<V::Output> {
        let frames = start
            .components()
            .into_iter()
            .map(|component| Frame::around(&component));
        let (short, long) = frames.fold((1, 1), |(short, long), frame| {
            let (one, other) = (frame.rows, frame.columns);
            (short.max(one.min(other)), long.max(one.max(other)))
        });
        match CramSum::<u64>::new(short, long) {
            Some(game) => Some(visitor.visit(game, framed_components)),
            None => Some(visitor.visit(CramSum::<Wide>::new(short, long)?, framed_components)),
        }
    }

    fn split(&self, board: &Board) -> Option<Vec<Board>> {
        let components = board.components().into_iter();
        let boards = components.map(|component| Frame::around(&component).board(&component));
        Some(boards.collect())
    }

    fn draw(&self, component: &Board) -> Vec<String> {
        component.drawn_rows()
    }
}
