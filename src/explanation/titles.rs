//! The names of games with their variants, and positions with the options that belong to them.

use crate::games::{About, Values};
use crate::inference::{At, Solver};
use crate::reason::{Figure, Phrase};

/// Returns the name of a game with its variant.
pub(crate) fn game_name(game: &dyn Solver) -> Figure {
    let name = Figure::Game {
        tagline: game.about().tagline,
        name: game.name(),
    };
    variant(name, game.is_misere())
}

/// Returns a position as it is written, with the values of the options that belong to it.
pub(crate) fn with_values(game: &dyn Solver, position: &At) -> Figure {
    valued(
        game.about(),
        game.write_position(position),
        &game.values(position),
    )
}

/// Returns a position that was written, with the values of the options that belong to it.
pub(super) fn valued(about: &About, written: String, values: &Values) -> Figure {
    let terms = values
        .of(about.options)
        .map(|(option, value)| Phrase::new(option.terms).with("value", value));
    terms.fold(written.into(), |written: Figure, terms| {
        let phrase = Phrase::new("position-with-terms").with("position", written);
        phrase.with("terms", terms).into()
    })
}

/// Returns the name of a game, marked if the variant is misère.
pub(super) fn variant(name: Figure, misere: bool) -> Figure {
    if misere {
        Phrase::new("misere-game").with("game", name).into()
    } else {
        name
    }
}
