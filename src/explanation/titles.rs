//! The names of games with their variants, and positions with the options that belong to them.

use crate::games::{About, Values};
use crate::inference::{At, Solver};
use crate::reason::{Figure, Phrase};

/// Adds a game and a position to a phrase, as its figures `game` and `position`.
pub(crate) fn titled(title: Phrase, game: &dyn Solver, position: &At) -> Phrase {
    title
        .with("game", game_name(game))
        .with("position", with_values(game, position))
}

/// Returns the name of a game with its variant.
pub(crate) fn game_name(game: &dyn Solver) -> Figure {
    variant(game.about(), game.is_misere())
}

/// Returns a position as it is written, with the values of the options that belong to it.
pub(crate) fn with_values(game: &dyn Solver, position: &At) -> Figure {
    let written = game.write_position(position);
    valued(game.about(), written, &game.values(position))
}

/// Returns a position that was written, with the values of the options that belong to it.
pub(super) fn valued(about: &About, written: String, values: &Values) -> Figure {
    let options = values.of(about.options);
    options.fold(written.into(), |written: Figure, (option, value)| {
        let terms = Phrase::new(option.terms).with("value", value);
        let phrase = Phrase::new("position-with-terms").with("position", written);
        phrase.with("terms", terms).into()
    })
}

/// Returns the name of a game, marked if the variant is misère.
pub(super) fn variant(about: &About, misere: bool) -> Figure {
    let name = Figure::Game {
        tagline: about.tagline,
        name: about.name,
    };
    if misere {
        Phrase::new("misere-game").with("game", name).into()
    } else {
        name
    }
}
