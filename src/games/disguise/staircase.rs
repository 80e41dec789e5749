//! Staircase nim: coins on steps; a move takes any number of coins from one step down to the next,
//! from the first step off the board.
//!
//! R. Sprague, "Über zwei Abarten von Nim", Tohoku Mathematical Journal 43 (1937): the coins on
//! each odd step are a pile of nim. Those that are brought to an odd step are sent on.

use super::{Disguise, Disguised};
use crate::games::{
    About, Heaps, Variant, about,
    shared::rows::{LEAST_ROOM, MOST_DRAWN, as_written, strokes},
};
use crate::text::{Role, Span, Text};

/// Staircase nim in the list of games.
#[derive(Clone, Copy, Debug)]
pub struct Staircase;

const STEPS: Disguise = Disguise {
    about: &Staircase::ABOUT,
    is_sent_on: true,
    refusals: [
        "position-staircase",
        "move-unreadable-staircase",
        "move-staircase",
    ],
    deed: "deed-staircase",
    said: "said-staircase",
    alike: None,
    theorems: ["theorem-staircase-left", "theorem-staircase-faced"],
    draw,
};

impl Staircase {
    /// The entry of the game.
    pub const ABOUT: About = About {
        ends_by_last_piece: true,
        ..about!("staircase", example: "3,2,1")
    };

    /// The game in a variant.
    pub fn of_variant(variant: &Variant) -> Disguised {
        Disguised::of(&STEPS, variant.misere)
    }
}

/// Draws the steps from the highest down, each with its number, its coins, how many they are, and
/// by how many the last move made them more or fewer.
fn draw(steps: &Heaps, before: Option<&Heaps>, width: usize) -> Text {
    let former = before.unwrap_or(steps).sizes();
    let most = former
        .iter()
        .chain(steps.sizes())
        .max()
        .map_or(0, |most| most.to_string().len());
    let beside = 2 * steps.0.len() + 4 + 5 + 2 * most;
    let room = width.saturating_sub(beside).min(60);
    if steps.0.len() > MOST_DRAWN || room < LEAST_ROOM {
        return as_written(steps);
    }
    let step = |(index, (&coins, &then)): (usize, (&u64, &u64))| {
        let change = match i128::from(coins) - i128::from(then) {
            0 => String::new(),
            change => format!("  {change:+}"),
        };
        let number = index + 1;
        vec![
            Span::new(Role::Plain, format!("{number:>0$}  ", 2 * number + 1)),
            Span::new(Role::Pile(index), strokes(coins, room).replace('|', "o")),
            Span::new(Role::Plain, format!("  {coins}")),
            Span::new(Role::Changed, change),
        ]
    };
    let steps = steps.sizes().iter().zip(former).enumerate();
    let lines: Vec<_> = steps.map(step).collect();
    lines.into_iter().rev().fold(Text::new(), Text::fixed)
}
