//! Kayles: knock down one pin of a row, or two neighbouring ones. A player who cannot move loses.
//!
//! H. E. Dudeney, "The Canterbury Puzzles" (1907), number 73; R. K. Guy and C. A. B. Smith, "The
//! G-values of various games", Proceedings of the Cambridge Philosophical Society 52 (1956): the
//! nimbers of rows repeat with period 12 from 71 pins on. In misère play, see `misere_kayles`.

mod picture;

use crate::games::{
    About, AskedHeaps, Code, HeapConventions, HeapGame, HeapRules, Step, Variant, about,
    heaps::{HeapTake, Takes, misere_kayles},
};
use crate::reason::Phrase;

/// The rules of kayles: a heap is a row of pins.
#[derive(Clone, Copy, Debug)]
pub struct Kayles;

const CONVENTIONS: HeapConventions = HeapConventions {
    drawn: rows_of_strokes,
    // As many as in octal games, of which it is one.
    most: 1 << 27,
    picture: picture::draw,
    has_form: |take| matches!(take, HeapTake::Number(_) | HeapTake::Two(_)),
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
    misere_note: None,
    nimbers: "theorem-pin-rows-nimbers",
    ..HeapConventions::USUAL
};

impl Kayles {
    /// The entry of the game.
    pub const ABOUT: About = About {
        compares_nimbers_only: true,
        ..about!("kayles", example: "3,4")
    };

    /// The game in a variant.
    pub fn of_variant(variant: &Variant) -> HeapGame {
        HeapGame::of(Self, variant.misere)
    }
}

/// The rows of a drawing such as `||.|` or `IIXI`: strokes are pins, and gaps stand between rows.
fn rows_of_strokes(text: &str) -> Option<Vec<u64>> {
    let (pins, gaps) = (['|', 'I', 'i'], ['.', 'X', 'x', '-', '_', ' ']);
    let text = text.trim();
    let is_drawn = text.contains(pins)
        && text
            .chars()
            .all(|c| [&pins[..], &gaps].concat().contains(&c));
    let rows = text.split(gaps).filter(|row| !row.is_empty());
    is_drawn.then(|| rows.map(|row| row.len() as u64).collect())
}

/// The pin that falls, or the first of two, and whether the next one falls too.
fn knocked(take: HeapTake) -> (u64, bool) {
    (take.number(), matches!(take, HeapTake::Two(_)))
}

impl HeapRules for Kayles {
    fn about(&self) -> &'static About {
        &Self::ABOUT
    }

    fn conventions(&self) -> &'static HeapConventions {
        &CONVENTIONS
    }

    fn takes(&self, pins: u64) -> Takes<'_> {
        let all = (1..=pins).flat_map(|pin| [HeapTake::Number(pin), HeapTake::Two(pin)]);
        Box::new(all.filter(move |&take| take != HeapTake::Two(pins)))
    }

    fn leave(&self, row: u64, pins: u64, take: HeapTake) -> Result<[u64; 2], Phrase> {
        let (pin, two) = knocked(take);
        let refused = |id| phrase!(id, row, pin);
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
                phrase!("help-pin", row),
                pins,
                phrase!("limit-row", row, size = pins),
            ),
            [pin] => {
                let (most, limit) = if pin < pins {
                    (2, Phrase::new("limit-two-pins"))
                } else {
                    (1, phrase!("limit-last-pin", pin))
                };
                let [ask, help] = ["ask-how-many-pins", "help-how-many-pins"];
                Step::count(Phrase::new(ask), phrase!(help, pin), most, limit)
            }
            [pin, 1, ..] => Step::Move(HeapTake::Number(pin).to_string()),
            [pin, ..] => Step::Move(HeapTake::Two(pin).to_string()),
        }
    }

    fn describe(&self, row: u64, _: u64, take: HeapTake) -> Phrase {
        let (pin, two) = knocked(take);
        let deed = if two { "deed-pins" } else { "deed-pin" };
        phrase!(deed, row, pin, next = pin + 1)
    }

    fn examples(&self, pins: u64) -> Vec<HeapTake> {
        let takes = self.takes(pins);
        takes.take_while(|take| take.number() == 1).collect()
    }

    /// On the left, in the middle or on the right of its row.
    fn region(&self, row: u64, pins: u64, take: HeapTake) -> Phrase {
        let (pin, two) = knocked(take);
        // Twice the distance of the centre of what falls from the left end of the row.
        let centre = 2 * pin - 1 + u64::from(two);
        let place = if 3 * centre < 2 * pins {
            "place-pins-left"
        } else if 3 * centre > 4 * pins {
            "place-pins-right"
        } else {
            "place-pins-middle"
        };
        phrase!(place, row)
    }

    /// Which pins fall matters only to what is left.
    fn series(&self) -> Code {
        misere_kayles::CODE.clone()
    }

    fn move_count(&self, pins: u64) -> u64 {
        (2 * pins).saturating_sub(1)
    }

    /// As the code says, with one more pin for the gap after each row. Exact for a single row,
    /// since any other pin can be knocked down; an upper bound for more rows.
    fn states(&self, rows: &[u64]) -> u128 {
        misere_kayles::CODE.states(rows)
    }

    fn nth_take(&self, pins: u64, place: u64) -> Option<HeapTake> {
        let pin = 1 + place / 2;
        let take = if place.is_multiple_of(2) {
            HeapTake::Number
        } else {
            HeapTake::Two
        };
        (place < self.move_count(pins)).then(|| take(pin))
    }

    fn leaving(&self, pins: u64, [short, long]: [u64; 2]) -> Option<HeapTake> {
        match pins.checked_sub(short + long)? {
            1 => Some(HeapTake::Number(short + 1)),
            2 => Some(HeapTake::Two(short + 1)),
            _ => None,
        }
    }

    fn halving(&self, pins: u64) -> Option<HeapTake> {
        self.leaving(pins, [pins.checked_sub(1)? / 2; 2])
    }
}
