//! Rows of pins, and a move that knocks some down.

use std::fmt::{self, Display};

use crate::reason::Phrase;

/// The most pins that all rows may have together, and the most rows.
pub const MAX_PINS: usize = 1_000;

/// Rows of pins in their places, empty ones included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pins(Vec<u16>);

impl Pins {
    /// Rows of the given lengths.
    pub(super) fn new(rows: Vec<u16>) -> Self {
        Self(rows)
    }

    /// The lengths of the rows from the first to the last.
    pub fn rows(&self) -> &[u16] {
        &self.0
    }

    /// The numbers, counted from 1, of the rows that have pins.
    pub(super) fn open(&self) -> impl Iterator<Item = u64> + '_ {
        let rows = (1..).zip(&self.0).filter(|&(_, &pins)| pins > 0);
        rows.map(|(row, _)| row)
    }

    /// How many pins there are in row `number`, counted from 1; none where there is no such row.
    pub(super) fn pins(&self, number: u64) -> Option<u16> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.0.get(index).copied()
    }

    /// Reads lengths with commas or blanks between them.
    ///
    /// # Errors
    /// A phrase that says what is wrong and what is accepted.
    pub(super) fn read(text: &str) -> Result<Self, Phrase> {
        let refused = |word: &str| {
            Phrase::new("position-kayles-unreadable")
                .quoting("word", word)
                .with("most", MAX_PINS)
        };
        let mut rows = Vec::new();
        let mut all = 0;
        for word in text.trim().split(',').flat_map(|part| {
            // `3, 4` and `3 4` are two rows; `3,,4` is a mistake.
            let words: Vec<&str> = part.split_whitespace().collect();
            if words.is_empty() { vec![""] } else { words }
        }) {
            let is_number = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
            let pins = word.parse().ok().filter(|_| is_number);
            let pins: u16 = pins.ok_or_else(|| refused(word))?;
            all += usize::from(pins);
            rows.push(pins);
            if all > MAX_PINS || rows.len() > MAX_PINS {
                return Err(refused(text));
            }
        }
        Ok(Self(rows))
    }
}

impl Display for Pins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<String> = self.0.iter().map(u16::to_string).collect();
        write!(f, "{}", rows.join(","))
    }
}

/// A move: one pin of a row, or it and the next one; rows and pins count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Knock {
    /// The row.
    pub row: u64,
    /// The pin, or the first of two.
    pub pin: u64,
    /// Whether the next pin falls too.
    pub two: bool,
}

impl Knock {
    /// Reads `P:I` or `P:I+`.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (row, pin) = text.split_once(':')?;
        let (pin, two) = match pin.trim().strip_suffix('+') {
            Some(pin) => (pin, true),
            None => (pin, false),
        };
        let number = |text: &str| {
            let text = text.trim();
            let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            // A phrase prints figures up to there exactly, and no row is so long.
            is_number.then(|| text.parse().unwrap_or(u64::MAX).min(1 << 53))
        };
        Some(Self {
            row: number(row)?,
            pin: number(pin)?,
            two,
        })
    }

    /// Knocks the pins down. What is left of their row are two rows, or one, or none; empty rows leave with it.
    pub(super) fn play(self, pins: &Pins) -> Result<Pins, Phrase> {
        let Self { row, pin, two } = self;
        let Some(length) = pins.pins(row) else {
            return Err(Phrase::new("move-no-such-row")
                .with("row", row)
                .with("rows", pins.rows().len()));
        };
        if length == 0 {
            return Err(Phrase::new("move-empty-row").with("row", row));
        }
        let most = u64::from(length);
        if !(1..=most).contains(&pin) {
            return Err(Phrase::new("move-no-such-pin")
                .with("row", row)
                .with("pin", pin)
                .with("most", most));
        }
        if two && pin == most {
            return Err(Phrase::new("move-no-next-pin")
                .with("row", row)
                .with("pin", pin));
        }
        let left = pin - 1;
        let right = most - pin - u64::from(two);
        let parts = [left, right].map(|part| u16::try_from(part).expect("no longer than the row"));
        let rows = (1..).zip(pins.rows()).flat_map(|(number, &length)| {
            if number == row {
                parts.to_vec()
            } else {
                vec![length]
            }
        });
        let mut rows: Vec<u16> = rows.filter(|&length| length > 0).collect();
        if rows.is_empty() {
            rows.push(0);
        }
        Ok(Pins(rows))
    }
}

impl Display for Knock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let next = if self.two { "+" } else { "" };
        write!(f, "{}:{}{next}", self.row, self.pin)
    }
}
