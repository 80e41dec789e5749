//! Nimble: coins on the spaces of a strip, any number on a space; a move takes one coin any
//! number of spaces down.
//!
//! T. S. Ferguson, "Game Theory", part I, exercise 2.6.3: each coin is a pile of nim, as large as
//! the number of its space.

use super::{Disguise, Disguised};
use crate::games::{
    About, Heaps, Variant, about,
    shared::rows::{MOST_DRAWN, as_written, line},
};
use crate::text::{Role, Text};

/// Nimble in the list of games.
#[derive(Clone, Copy, Debug)]
pub struct Nimble;

const STRIP: Disguise = Disguise {
    about: &Nimble::ABOUT,
    is_sent_on: false,
    refusals: ["position-nimble", "move-unreadable-nimble", "move-nimble"],
    deed: "deed-nimble",
    said: "said-nimble",
    alike: Some("alike-nimble"),
    theorems: ["theorem-nimble-left", "theorem-nimble-faced"],
    draw,
};

impl Nimble {
    /// The entry of the game.
    pub const ABOUT: About = about!("nimble", example: "2,5,4");

    /// The game in a variant.
    pub fn of_variant(variant: &Variant) -> Disguised {
        Disguised::of(&STRIP, variant.misere)
    }
}

/// Draws the strip by the numbers of its spaces, and above each the numbers of its coins. Where
/// the last move took a coin from there is a stroke.
fn draw(coins: &Heaps, before: Option<&Heaps>, width: usize) -> Text {
    let former = before.unwrap_or(coins).sizes();
    let largest = former.iter().copied().max().unwrap_or(0);
    let cell = largest
        .to_string()
        .len()
        .max(coins.0.len().to_string().len())
        + 2;
    let in_a_line = (width / cell).max(1);
    if largest >= (MOST_DRAWN * in_a_line) as u64 {
        return as_written(coins);
    }
    let stack = |space: u64| {
        let numbered = coins.sizes().iter().zip(former).enumerate();
        let here = numbered.filter_map(|(index, (&now, &then))| {
            let role = if now == then {
                Role::Pile(index)
            } else {
                Role::Changed
            };
            let coin = (now == space).then(|| (role, (index + 1).to_string()));
            coin.or_else(|| (then == space).then(|| (role, "-".to_owned())))
        });
        here.collect::<Vec<_>>()
    };
    let spaces: Vec<u64> = (0..=largest).collect();
    let mut text = Text::new();
    for spaces in spaces.chunks(in_a_line) {
        let stacks: Vec<_> = spaces.iter().map(|&space| stack(space)).collect();
        for level in (0..stacks.iter().map(Vec::len).max().unwrap_or(0)).rev() {
            let coin = |stack: &Vec<(Role, String)>| {
                let (role, coin) = stack
                    .get(level)
                    .cloned()
                    .unwrap_or((Role::Plain, String::new()));
                (role, format!("{coin:>cell$}"))
            };
            text = text.fixed(line(stacks.iter().map(coin)));
        }
        let number = |space: &u64| (Role::Faint, format!("{space:>cell$}"));
        text = text.fixed(line(spaces.iter().map(number)));
    }
    if text.lines.len() > MOST_DRAWN {
        return as_written(coins);
    }
    text
}
