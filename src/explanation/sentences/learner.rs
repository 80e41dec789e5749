//! What is said of a training and of matchboxes.

use super::variant;
use crate::players::learner::{Against, GAME, Terms};
use crate::reason::{Figure, Phrase};

/// Returns what was trained.
pub(in crate::explanation) fn training_title(terms: Terms, games: u64, against: Against) -> Phrase {
    let against = match against {
        Against::Random => "against-random",
        Against::Beginner => "against-beginner",
        Against::Perfect => "against-perfect",
        Against::Itself => "against-self",
    };
    let title = Phrase::new("train-title")
        .with("games", games)
        .with("against", Phrase::new(against));
    with_terms(title, terms)
}

/// Adds the terms of a game.
pub(in crate::explanation) fn with_terms(phrase: Phrase, terms: Terms) -> Phrase {
    let name = Figure::Game {
        tagline: "tagline-sticks",
        name: GAME,
    };
    phrase
        .with("game", variant(name, terms.misere))
        .with("sticks", terms.sticks)
        .with("take", terms.max_take)
}

/// Returns a percentage with its sign.
pub(in crate::explanation) fn percent(number: String) -> Phrase {
    Phrase::new("percent").with("number", Figure::Decimal(number))
}

/// Returns a share as a percentage. Rounds so that only 0 is shown as "0" and only 1 as "100".
pub(in crate::explanation) fn hundredths(share: f64) -> String {
    match format!("{:.0}", 100.0 * share).as_str() {
        "0" if share > 0.0 => "<1".to_owned(),
        "100" if share < 1.0 => ">99".to_owned(),
        rounded => rounded.to_owned(),
    }
}

/// Like [`hundredths`], with one decimal.
pub(in crate::explanation) fn tenths(share: f64) -> String {
    match format!("{:.1}", 100.0 * share).as_str() {
        "0.0" if share > 0.0 => "<0.1".to_owned(),
        "100.0" if share < 1.0 => ">99.9".to_owned(),
        rounded => rounded.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_nothing_is_shown_as_0_and_only_all_as_100() {
        let shown = [0.0, 0.004, 0.5, 0.996, 1.0].map(hundredths);
        assert_eq!(shown, ["0", "<1", "50", ">99", "100"]);
        let shown = [0.0, 0.0004, 0.5, 0.9996, 1.0].map(tenths);
        assert_eq!(shown, ["0.0", "<0.1", "50.0", ">99.9", "100.0"]);
    }
}
