//! What stands above: the names of games with their variants, positions with their options, and
//! what the best move is. Also how numbers are written that are signed, or shares of a whole.

use crate::games::{About, Values};
use crate::inference::{Outcome, Position, Solver};
use crate::reason::{Figure, Phrase, Standing};

/// Adds a game and a position to a phrase, as its figures `game` and `position`.
pub(crate) fn titled(title: Phrase, game: &dyn Solver, position: &Position) -> Phrase {
    title
        .with("game", game_name(game))
        .with("position", with_values(game, position))
}

/// Returns the name of a game with its variant.
pub(crate) fn game_name(game: &dyn Solver) -> Figure {
    variant(game.about(), game.is_misere())
}

/// Returns a position as it is written, with the values of the options that belong to it.
pub(crate) fn with_values(game: &dyn Solver, position: &Position) -> Figure {
    let written = game.write_position(position);
    valued(game.about(), written, &game.values(position))
}

/// Returns a position that was written, or a name, with the values of the options that belong to
/// it.
pub(crate) fn valued(about: &About, written: impl Into<Figure>, values: &Values) -> Figure {
    values
        .of(about.options)
        .fold(written.into(), |written: Figure, (option, value)| {
            let numeric = value
                .to_string()
                .chars()
                .all(|sign| ",-".contains(sign) || sign.is_ascii_digit());
            let terms = phrase!(option.terms, value, numeric);
            phrase!("position-with-terms", position = written, terms).into()
        })
}

/// Returns the name of a game, marked if the variant is misère.
pub(crate) fn variant(about: &About, misere: bool) -> Figure {
    let name = Figure::Game {
        tagline: about.tagline,
        name: about.name,
    };
    if misere {
        phrase!("misere-game", game = name).into()
    } else {
        name
    }
}

/// Messages choose by its name.
impl From<Outcome> for Figure {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win => "win",
            Outcome::Loss => "loss",
            Outcome::Draw => "draw",
        }
        .into()
    }
}

/// Returns what the best move is, or that the game is over.
pub(crate) fn standing(standing: &Standing) -> Phrase {
    let moved = |id, best: &String, deed: &Phrase| {
        let advice = Figure::Advice(Box::new(deed.clone()));
        phrase!(id, move = best, deed = advice)
    };
    match standing {
        Standing::Over { won: None } => "standing-over-points".into(),
        Standing::Over { won: Some(won) } => phrase!("standing-over", won = *won),
        Standing::Points {
            best,
            deed,
            gains: [own, other],
            ..
        } => moved("standing-points", best, deed)
            .with("own", own.to_string())
            .with("other", other.to_string())
            .with("margin", signed(own - other)),
        Standing::Won {
            best,
            deed,
            remoteness,
            ..
        } => moved("standing-won", best, deed).with("moves", remoteness.unwrap_or(0)),
        Standing::Lost {
            best,
            deed,
            remoteness,
        } => moved("standing-lost", best, deed).with("moves", remoteness.unwrap_or(0)),
    }
}

/// Returns the other optimal moves. `None` if there are no others.
pub(crate) fn also(standing: &Standing) -> Option<Phrase> {
    let (id, also) = match standing {
        Standing::Won { also, .. } => (["also-wins", "also-wins-many"], also),
        Standing::Points { also, .. } => (["also-best", "also-best-many"], also),
        _ => return None,
    };
    let id = id[usize::from(also.moves.is_empty())];
    let phrase = phrase!(id, count = also.count);
    (also.count > 0).then(|| phrase.with("moves", also.moves.clone()))
}

/// Returns how a game is won, in a sentence, if its rules have one.
pub(crate) fn strategy(rules: &Phrase) -> Option<Phrase> {
    let strategy = rules.attribute("strategy")?;
    Some(phrase!("help-strategy", strategy))
}

/// Returns a margin with its sign.
pub(crate) fn signed(margin: i64) -> String {
    match margin {
        1.. => format!("+{margin}"),
        _ => with_minus(margin),
    }
}

/// Returns a number with the sign for minus, not a hyphen.
pub(crate) fn with_minus(number: i64) -> String {
    number.to_string().replace('-', "−")
}

/// Returns a percentage with its sign.
pub(crate) fn percent(number: String) -> Phrase {
    phrase!("percent", number = Figure::Decimal(number))
}

/// Returns a share as a percentage. Rounds so that only 0 is shown as "0" and only 1 as "100".
pub(crate) fn hundredths(share: f64) -> String {
    match format!("{:.0}", 100.0 * share).as_str() {
        "0" if share > 0.0 => "<1".to_owned(),
        "100" if share < 1.0 => ">99".to_owned(),
        rounded => rounded.to_owned(),
    }
}
