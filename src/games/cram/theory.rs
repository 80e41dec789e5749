//! What is known about cram: the size of a board, the mirror strategy, and connected cells as components.

use super::Cram;
use super::board::Board;
use super::components::{CramSum, Wide};
use super::domino::{Domino, dominoes};
use super::frame::{Frame, framed_components, sides};
use super::mirror::{self, Mirror};
use super::packed::PackedBoard;
use crate::games::heaps::multisets;
use crate::games::ranking::Unranked;
use crate::games::rules::Rules;
use crate::games::shared::cells::Cell;
use crate::games::sum::{Components, SumVisitor};
use crate::games::theorems::{Answer, Theorems};
use crate::games::theory::{Cost, Shape, Theory};
use crate::reason::{Evidence, Phrase};

impl Theory for Cram {
    type Components = BoardComponents;

    fn state(&self, board: &Board) -> Option<PackedBoard> {
        PackedBoard::pack(board)
    }

    fn position(&self, state: PackedBoard, start: &Board) -> Board {
        Board::with_components(start.rows(), start.columns(), &state.components())
    }

    fn cost(&self, board: &Board) -> Cost {
        // Counting exactly costs as much as solving. Empty boards of n = 8 to 32 cells have at most 2^(3n/4 - 2) states,
        // smaller ones 2^(n/2).
        let live = board.live_cells().count();
        let quarters = (3 * live).saturating_sub(8).max(2 * live);
        Cost {
            states: strips_below(board).unwrap_or(1 << quarters.div_ceil(4).min(127)),
            moves: self.move_count(board),
            is_exact: false,
        }
    }

    /// On n cells some 2^(7n/10 - 9/2) were measured in misère play, for boards of 16 to 36 cells, and some 2^(2n/5 + 1) in two rows.
    fn searched(&self, board: &Board) -> u128 {
        let live = board.live_cells().count();
        let fifths = if board.rows().min(board.columns()) > 2 {
            (7 * live).saturating_sub(45) / 2
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
}

impl Theorems for Cram {
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

    fn visit<V: SumVisitor<Board>>(&self, start: &Board, visitor: V) -> Option<V::Output> {
        let (short, long) = sides(start);
        let (short, long) = (short.max(1), long.max(1));
        if let Some(game) = CramSum::<u64>::new(short, long) {
            Some(visitor.visit(game, framed_components))
        } else if let Some(game) = CramSum::<u128>::new(short, long) {
            Some(visitor.visit(game, framed_components))
        } else {
            Some(visitor.visit(CramSum::<Wide>::new(short, long)?, framed_components))
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
