//! Pictures made of dots: a braille character holds two by four of them, so that dots are about square.

/// Dots to a character, side by side.
pub(super) const ACROSS: usize = 2;

/// Dots to a character, one above the other.
pub(super) const DOWN: usize = 4;

/// The character without dots; each dot sets a bit of the number added to it.
const BLANK: u32 = 0x2800;

/// The bits of the dots of a character: its rows from the top, each from the left.
const BITS: [[u8; ACROSS]; DOWN] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// A square of dots, counted from the lower left.
pub(super) struct Dots {
    columns: usize,
    rows: usize,
    characters: Vec<u8>,
}

impl Dots {
    /// Creates at least `side` by `side` dots, none of them set.
    pub(super) fn new(side: usize) -> Self {
        let (columns, rows) = (side.div_ceil(ACROSS), side.div_ceil(DOWN));
        Self {
            columns,
            rows,
            characters: vec![0; columns * rows],
        }
    }

    /// Returns the number of characters in a line.
    pub(super) fn columns(&self) -> usize {
        self.columns
    }

    /// Returns the number of lines.
    pub(super) fn rows(&self) -> usize {
        self.rows
    }

    /// Sets the dot that is `right` of the lower left one and `up` above it.
    pub(super) fn set(&mut self, right: usize, up: usize) {
        let character = up / DOWN * self.columns + right / ACROSS;
        self.characters[character] |= BITS[DOWN - 1 - up % DOWN][right % ACROSS];
    }

    /// Returns row `up`, counted from the bottom. Empty cells are spaces, since some fonts draw U+2800 with circles.
    pub(super) fn line(&self, up: usize) -> String {
        let characters = &self.characters[up * self.columns..][..self.columns];
        characters
            .iter()
            .map(|&bits| match bits {
                0 => ' ',
                bits => char::from_u32(BLANK + u32::from(bits)).unwrap_or(' '),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_are_where_they_were_set() {
        let mut dots = Dots::new(5);
        for (right, up) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)] {
            dots.set(right, up);
        }
        assert_eq!((dots.columns(), dots.rows()), (3, 2));
        assert_eq!([dots.line(1), dots.line(0)], ["  ⡀", "⡠⠊ "]);
    }
}
