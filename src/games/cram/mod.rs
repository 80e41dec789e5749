//! Cram: put dominoes on a board of cells, in either direction. A player who cannot move loses.
//!
//! Also known as plugg and dots-and-pairs. M. Gardner, "Mathematical Games", Scientific American
//! 230 (February 1974); E. R. Berlekamp, J. H. Conway and R. K. Guy, "Winning Ways for your
//! Mathematical Plays" (1982), chapter 15.

mod board;
mod components;
mod mirror;
mod packed;
mod picture;
mod theory;

use board::{CramBoard, Domino, MAX_CELLS, cells, dominoes};
pub use components::{Cells, CramSum, Grid};

use crate::games::{
    About, Draw, Presentation, Rules, Series, Setup, Variant, about,
    shared::{
        cells::{Cell, letters},
        size::ask_size,
    },
};
use crate::reason::Phrase;
use crate::text::Text;

/// The game of cram, normal or misère.
#[derive(Clone, Copy, Debug)]
pub struct Cram {
    misere: bool,
}

impl Cram {
    /// The entry of the game.
    pub const ABOUT: About = About {
        asking: ["ask-domino", "help-domino"],
        compares_nimbers_only: true,
        is_sketched: true,
        ..about!("cram", example: "4x5")
    };

    /// The rules of a variant.
    pub fn of_variant(variant: &Variant) -> Self {
        Self::new(variant.misere)
    }

    /// The game; in misère play the player who makes the last move loses.
    pub fn new(misere: bool) -> Self {
        Self { misere }
    }

    /// Twice the centre of a board that loses by the mirror strategy, in normal play only.
    fn losing_centre(self, board: &CramBoard) -> Option<Cell> {
        let live: Vec<Cell> = board.live_cells().collect();
        mirror::losing_centre(&live).filter(|_| !self.misere)
    }
}

impl Rules for Cram {
    type Position = CramBoard;
    type Move = Domino;

    fn moves<'a>(&'a self, board: &'a CramBoard) -> impl Iterator<Item = Domino> + 'a {
        dominoes(board)
    }

    fn play(&self, board: &CramBoard, played: Domino) -> Result<CramBoard, Phrase> {
        played.play(board)
    }

    fn read_position(&self, text: &str) -> Result<CramBoard, Phrase> {
        CramBoard::read(text)
    }

    fn read_move(&self, text: &str) -> Result<Domino, Phrase> {
        Domino::read(text).ok_or_else(|| Phrase::new("move-unreadable-cram").quoting("move", text))
    }

    fn resembles_move(&self, text: &str) -> bool {
        text.contains('-')
    }
}

impl Presentation for Cram {
    fn about(&self) -> &'static About {
        &Self::ABOUT
    }

    fn picture(&self, board: &CramBoard, past: &[(&CramBoard, Domino)], width: usize) -> Text {
        picture::picture(board, past, width)
    }

    /// The free cells, row by row.
    fn in_words(&self, board: &CramBoard, _: Option<&CramBoard>) -> Vec<Phrase> {
        let rows = (0..board.rows).map(|row| {
            let free = board.free.iter().filter(|cell| cell.row == row);
            let cells: Vec<String> = free.map(ToString::to_string).collect();
            phrase!(
                "said-cells",
                number = u64::from(row) + 1,
                count = cells.len(),
                cells
            )
        });
        rows.collect()
    }

    fn describe(&self, _: &CramBoard, played: Domino) -> Phrase {
        let Domino([first, second]) = played;
        phrase!("deed-domino", first, second)
    }

    fn listed_once(&self) -> Option<Phrase> {
        Some(Phrase::new("alike-boards"))
    }

    fn series(&self) -> Option<Series> {
        Some(Series::Boards)
    }

    fn region(&self, _: &CramBoard, played: Domino) -> Option<Phrase> {
        let Domino([first, second]) = played;
        Some(if first.row == second.row {
            phrase!("place-domino-row", row = u64::from(first.row) + 1)
        } else {
            phrase!("place-domino-column", letter = letters(first.column))
        })
    }

    fn setup(&self, answers: &[u64]) -> Setup<CramBoard> {
        ask_size(answers, MAX_CELLS, CramBoard::empty)
    }

    fn setup_answers(&self, board: &CramBoard) -> Vec<u64> {
        [board.rows, board.columns].map(u64::from).into()
    }

    /// A board on which about one cell in four is taken.
    fn exercise(&self, size: u64, draw: Draw) -> CramBoard {
        let bounds = [2 + size / 5..=3 + size / 6, 3 + size / 5..=4 + size / 4];
        let [rows, columns] =
            bounds.map(|bounds| u16::try_from(draw(bounds)).expect("at most six"));
        let free = cells(rows, columns).filter(|_| draw(1..=4) > 1);
        CramBoard::holding(rows, columns, free)
    }
}
