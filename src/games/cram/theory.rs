//! What is known about cram: the size of a board, the mirror strategy, and connected cells as
//! components.

use super::{
    Cram,
    board::{CramBoard, Domino, dominoes},
    components::CramSum,
    mirror,
    packed::{PackedBoard, components},
};
use crate::games::{
    Answer, Components, Cost, LONGEST_SCALE, Rules, SumVisitor, Theorems, Theory,
    shared::{cells::Cell, counting::multisets},
    sum::Scale,
};
use crate::reason::{Evidence, Phrase};

impl Theory for Cram {
    fn state(&self, board: &CramBoard) -> Option<PackedBoard> {
        PackedBoard::pack(board)
    }

    fn position(&self, state: PackedBoard, start: &CramBoard) -> CramBoard {
        CramBoard::with_components(start.rows, start.columns, &state.components())
    }

    fn cost(&self, board: &CramBoard) -> Cost {
        // Counting exactly costs as much as solving. Empty boards of n = 8 to 32 cells have at most
        // 2^(3n/4 - 2) states, smaller ones 2^(n/2).
        let live = board.live_cells().count();
        let quarters = (3 * live).saturating_sub(8).max(2 * live);
        Cost {
            states: strips_below(board).unwrap_or(1 << quarters.div_ceil(4).min(127)),
            moves: self.move_count(board),
        }
    }

    /// On n cells some 2^(7n/10 - 9/2) were measured in misère play, for boards of 16 to 36 cells,
    /// and some 2^(2n/5 + 1) in two rows.
    fn searched(&self, board: &CramBoard) -> u128 {
        let live = board.live_cells().count();
        let fifths = if board.rows.min(board.columns) > 2 {
            (7 * live).saturating_sub(45) / 2
        } else {
            2 * live + 5
        };
        let whole = 1_u128 << (fifths / 5).min(126);
        // A fifth of a bit more is about 23/20.
        let searched = (0..fifths % 5).fold(whole, |all, _| all.saturating_mul(23) / 20);
        strips_below(board).unwrap_or(searched)
    }
}

impl Components for Cram {
    fn splits(&self) -> bool {
        !self.misere
    }

    fn visit_components<V: SumVisitor<CramBoard>>(
        &self,
        start: &CramBoard,
        visitor: V,
    ) -> Option<V::Output> {
        if self.misere {
            return None;
        }
        let (short, long) = start.sides();
        let (short, long) = (short.max(1), long.max(1));
        if let Some(game) = CramSum::<u64>::new(short, long) {
            Some(visitor.visit(game, components))
        } else {
            let game = CramSum::<u128>::new(short, long)?;
            Some(visitor.visit(game, components))
        }
    }

    fn split(&self, board: &CramBoard) -> Option<Vec<CramBoard>> {
        self.splits().then(|| board.split().collect())
    }

    /// Of strips alone the length is all that matters.
    fn scale(&self, board: &CramBoard) -> Option<Scale<CramBoard>> {
        let (1, longest) = board.sides() else {
            return None;
        };
        let most = (longest as u64).min(LONGEST_SCALE);
        let strip =
            |length| CramBoard::empty(1, u16::try_from(length).expect("a board is as long"));
        self.splits().then(|| Scale {
            phrase: phrase!("theorem-strips-nimbers", most),
            components: (1..=most).map(strip).collect(),
        })
    }

    fn draw(&self, component: &CramBoard) -> Vec<String> {
        component.drawn_rows()
    }
}

impl Theorems for Cram {
    /// In a winning position the domino in the middle may not be the only winning move, so a search
    /// has to find them all.
    fn closed_form(&self, board: &CramBoard) -> Option<Answer<Domino>> {
        self.losing_centre(board)?;
        Some(Answer::of_last_move(true, Some(0), Vec::new()))
    }

    fn winning_move(&self, board: &CramBoard) -> Option<Domino> {
        dominoes(board).find(|played| self.losing_centre(&board.without(played.0)).is_some())
    }

    fn evidence(&self, board: &CramBoard, best: Option<Domino>) -> Option<Evidence> {
        let (lost, theorem) = match best {
            Some(best) => (best.play(board).ok()?, "theorem-mirror-left"),
            None => (board.clone(), "theorem-mirror-faced"),
        };
        let theorem = phrase!(theorem, centre = centre(self.losing_centre(&lost)?));
        Some(Evidence::new(theorem).noting("note-mirror"))
    }

    fn answer_by_theorem(&self, lost: &CramBoard, reply: Domino) -> Option<Domino> {
        let twice = self.losing_centre(lost)?;
        let [one, other] = reply.0.map(|cell| mirror::image(cell, twice));
        Some(Domino::new(one, other))
    }
}

/// The most states at and below a board of a single row; `None` for other boards. A domino takes
/// two cells of a strip and leaves at most two, so if two more are counted with each strip, no move
/// makes more of the sum.
fn strips_below(board: &CramBoard) -> Option<u128> {
    let live: Vec<Cell> = board.live_cells().collect();
    let live = CramBoard::around(&live);
    if live.rows > 1 && live.columns > 1 {
        return None;
    }
    let components = board.components();
    let strips = components.iter().map(|strip| strip.len() as u64 + 2);
    Some(multisets(
        4..=strips.clone().max().unwrap_or(2),
        strips.sum(),
    ))
}

/// Names the centre, given twice its row and column.
fn centre(Cell { row, column }: Cell) -> Phrase {
    let id = match (row % 2, column % 2) {
        (0, 0) => "centre-cell",
        (1, 1) => "centre-corner",
        _ => "centre-border",
    };
    let cell = |row, column| Cell { row, column };
    let first = cell(row / 2, column / 2);
    phrase!(
        id,
        first,
        second = cell(row.div_ceil(2), column.div_ceil(2))
    )
}
