//! The judge of all methods: the nimber of a cram position by definition, with no canonical form,
//! no parts and no shortcut. It only remembers the positions it has judged.

use std::collections::HashMap;

/// A board. Bit `row * columns + column` of a position is set if that cell is free.
pub(crate) struct Judge {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    judged: HashMap<u64, u64>,
}

impl Judge {
    pub(crate) fn new(rows: usize, columns: usize) -> Self {
        let judged = HashMap::new();
        Self {
            rows,
            columns,
            judged,
        }
    }

    /// The nimber by definition: the mex of the nimbers that the moves leave.
    pub(crate) fn nimber(&mut self, free: u64) -> u64 {
        if let Some(&known) = self.judged.get(&free) {
            return known;
        }
        let after: Vec<u64> = self
            .dominoes()
            .filter(|taken| free & taken == *taken)
            .collect();
        let after: Vec<u64> = after
            .iter()
            .map(|taken| self.nimber(free & !taken))
            .collect();
        let nimber = mex(&after);
        self.judged.insert(free, nimber);
        nimber
    }

    /// Every pair of neighbouring cells.
    pub(crate) fn dominoes(&self) -> impl Iterator<Item = u64> + use<> {
        let (rows, columns) = (self.rows, self.columns);
        let across = (0..rows * columns).filter(move |cell| cell % columns + 1 < columns);
        let down = 0..rows.saturating_sub(1) * columns;
        let across = across.map(|cell| 1 << cell | 1 << (cell + 1));
        across.chain(down.map(move |cell| 1 << cell | 1 << (cell + columns)))
    }

    /// The free cells as rows and columns.
    pub(crate) fn cells(&self, free: u64) -> Vec<(usize, usize)> {
        (0..self.rows * self.columns)
            .filter(|cell| free >> cell & 1 == 1)
            .map(|cell| (cell / self.columns, cell % self.columns))
            .collect()
    }

    /// The images of the position under all symmetries of the board.
    pub(crate) fn images(&self, free: u64) -> Vec<u64> {
        let (rows, columns) = (self.rows, self.columns);
        let image = |to: &dyn Fn(usize, usize) -> (usize, usize)| {
            let cells = self
                .cells(free)
                .into_iter()
                .map(|(row, column)| to(row, column));
            cells.fold(0, |free, (row, column)| {
                free | 1 << (row * columns + column)
            })
        };
        let mut images = vec![
            image(&|row, column| (row, column)),
            image(&|row, column| (row, columns - 1 - column)),
            image(&|row, column| (rows - 1 - row, column)),
            image(&|row, column| (rows - 1 - row, columns - 1 - column)),
        ];
        if rows == columns {
            images.extend([
                image(&|row, column| (column, row)),
                image(&|row, column| (column, rows - 1 - row)),
                image(&|row, column| (rows - 1 - column, row)),
                image(&|row, column| (rows - 1 - column, rows - 1 - row)),
            ]);
        }
        images
    }
}

/// The least number that is not among these.
pub(crate) fn mex(numbers: &[u64]) -> u64 {
    let mut candidates = 0..=numbers.len() as u64;
    let least = candidates.find(|candidate| !numbers.contains(candidate));
    least.expect("there is one candidate more than there are numbers")
}

/// By hand. In a domino, and in three cells in a row or around a corner, each move leaves no other
/// move, so their nimber is 1. Each move in a square leaves a domino, so its nimber is 0. Four
/// cells in a row leave a domino or, after the middle move, nothing: 2.
#[test]
fn judged_by_hand() {
    let mut judge = Judge::new(2, 4);
    assert_eq!(judge.nimber(0b0000_0000), 0);
    assert_eq!(judge.nimber(0b0000_0101), 0);
    assert_eq!(judge.nimber(0b0001_0001), 1);
    assert_eq!(judge.nimber(0b0000_0111), 1);
    assert_eq!(judge.nimber(0b0001_0011), 1);
    assert_eq!(judge.nimber(0b0011_0011), 0);
    assert_eq!(judge.nimber(0b0000_1111), 2);
}
