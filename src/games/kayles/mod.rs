//! Kayles: knock down one pin of a row, or two neighbouring ones. A player who cannot move loses.
//!
//! H. E. Dudeney, "The Canterbury Puzzles" (1907), number 73; R. K. Guy and C. A. B. Smith, "The G-values of various
//! games", Proceedings of the Cambridge Philosophical Society 52 (1956): the nimbers of rows repeat with period 12
//! from 71 pins on. In misère play, see `misere`.

pub(super) mod misere;
mod picture;

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::games::heaps::multisets;
use crate::games::shared::number::read_number;
use crate::games::{
    About, AskedHeaps, Code, HeapConventions, HeapGame, HeapRules, Step, Variant, about,
};
use crate::reason::Phrase;

/// The game of kayles, normal or misère.
pub type Kayles = HeapGame<Row>;

impl Kayles {
    /// The game; in misère play the player who makes the last move loses.
    pub fn new(misere: bool) -> Self {
        Self::of(Row, misere)
    }
}

/// The rules of kayles: a heap is a row of pins.
#[derive(Clone, Copy, Debug)]
pub struct Row;

/// What a move does to its row: it knocks down one pin, or that one and the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Knock {
    /// The pin, or the first of two, counted from 1.
    pub pin: u64,
    /// Whether the next pin falls too.
    pub two: bool,
}

impl FromStr for Knock {
    type Err = ();

    /// Reads `I` or `I+`.
    fn from_str(text: &str) -> Result<Self, ()> {
        let first = text.strip_suffix('+');
        let pin = read_number(first.unwrap_or(text).trim()).ok_or(())?;
        Ok(Self {
            pin,
            two: first.is_some(),
        })
    }
}

impl Display for Knock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.pin, if self.two { "+" } else { "" })
    }
}

impl HeapRules for Row {
    type Take = Knock;

    const ABOUT: About = about!("kayles", example: "3,4");

    const CONVENTIONS: HeapConventions = HeapConventions {
        picture: picture::draw,
        bad_position: "position-kayles-unreadable",
        bad_move: "move-unreadable-kayles",
        refusals: ["move-no-such-row", "move-empty-row"],
        asking: ["ask-row", "help-row"],
        asked: AskedHeaps {
            number: ["ask-pin-rows", "help-pin-rows"],
            size: ["ask-row-length", "help-row-length"],
            ..HeapConventions::USUAL.asked
        },
        pairs: [
            "theorem-pin-rows-left",
            "theorem-pin-rows-faced",
            "note-heaps",
        ],
        alike: "alike-rows",
        nimbers: "theorem-pin-rows-nimbers",
        ..HeapConventions::USUAL
    };

    fn of_variant(_: &Variant) -> Self {
        Self
    }

    fn takes(&self, pins: u64) -> impl Iterator<Item = Knock> {
        let at = move |pin| [false, true].map(|two| Knock { pin, two });
        let all = (1..=pins).flat_map(at);
        all.filter(move |knock| !knock.two || knock.pin < pins)
    }

    fn leave(&self, row: u64, pins: u64, Knock { pin, two }: Knock) -> Result<[u64; 2], Phrase> {
        let refused = |id| Phrase::new(id).with("row", row).with("pin", pin);
        if !(1..=pins).contains(&pin) {
            return Err(refused("move-no-such-pin").with("most", pins));
        }
        if two && pin == pins {
            return Err(refused("move-no-next-pin"));
        }
        Ok([pin - 1, pins - pin - u64::from(two)])
    }

    fn step(&self, row: u64, pins: u64, answers: &[u64]) -> Step {
        match *answers {
            [] => Step::count(
                Phrase::new("ask-pin"),
                Phrase::new("help-pin").with("row", row),
                pins,
                Phrase::new("limit-row").with("row", row).with("size", pins),
            ),
            [pin] => {
                let (most, limit) = if pin < pins {
                    (2, Phrase::new("limit-two-pins"))
                } else {
                    (1, Phrase::new("limit-last-pin").with("pin", pin))
                };
                let help = Phrase::new("help-how-many-pins").with("pin", pin);
                Step::count(Phrase::new("ask-how-many-pins"), help, most, limit)
            }
            [pin, fallen, ..] => {
                let two = fallen > 1;
                Step::Move(Knock { pin, two }.to_string())
            }
        }
    }

    fn deed(&self, row: u64, _: u64, Knock { pin, two }: Knock) -> Phrase {
        let deed = Phrase::new(if two { "deed-pins" } else { "deed-pin" });
        deed.with("row", row).with("pin", pin).with("next", pin + 1)
    }

    fn examples(&self, pins: u64) -> Vec<Knock> {
        self.takes(pins)
            .take_while(|knock| knock.pin == 1)
            .collect()
    }

    /// On the left, in the middle or on the right of its row.
    fn place(&self, row: u64, pins: u64, Knock { pin, two }: Knock) -> Phrase {
        // Twice the distance of the centre of what falls from the left end of the row.
        let centre = 2 * pin - 1 + u64::from(two);
        let place = if 3 * centre < 2 * pins {
            "place-pins-left"
        } else if 3 * centre > 4 * pins {
            "place-pins-right"
        } else {
            "place-pins-middle"
        };
        Phrase::new(place).with("row", row)
    }

    /// Which pins fall matters only to what is left.
    fn series(&self) -> Option<Code> {
        Some(misere::CODE.clone())
    }

    fn move_count(&self, pins: u64) -> u64 {
        (2 * pins).saturating_sub(1)
    }

    /// The number of multisets of rows that can be left. Counts those that fit into `rows` if each row is given one more
    /// pin for the gap after it. Exact for a single row, since any other pin can be knocked down; an upper bound for more
    /// rows.
    fn states(&self, rows: &[u64]) -> (u128, bool) {
        let all = rows.iter().map(|&row| row + 1).sum();
        let longest = rows.iter().copied().max().unwrap_or(0) + 1;
        (multisets(2..=longest, all), rows.len() == 1)
    }
}
