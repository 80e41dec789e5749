//! What is said of a training and of matchboxes.

use super::titles::valued;
use super::variant;
use crate::players::learner::{Against, Plan};
use crate::reason::{Figure, Phrase};

/// Returns what was trained.
pub(in crate::explanation) fn training_title(plan: &Plan, games: u64, against: Against) -> Phrase {
    let against = match against {
        Against::Random => "against-random",
        Against::Beginner => "against-beginner",
        Against::Perfect => "against-perfect",
        Against::Itself => "against-self",
    };
    let id = of_plan(plan, "train-title", "train-title-position");
    let title = Phrase::new(id)
        .with("games", games)
        .with("against", Phrase::new(against));
    with_plan(title, plan)
}

/// Returns what is said of sticks, or what is said of other games.
pub(in crate::explanation) fn of_plan(
    plan: &Plan,
    of_sticks: &'static str,
    of_positions: &'static str,
) -> &'static str {
    if plan.row().is_some() {
        of_sticks
    } else {
        of_positions
    }
}

/// Adds the game that boxes are for.
pub(in crate::explanation) fn with_plan(phrase: Phrase, plan: &Plan) -> Phrase {
    let (tagline, name) = (plan.about.tagline, plan.about.name);
    let name = Figure::Game { tagline, name };
    let phrase = phrase.with("game", variant(name, plan.variant.misere));
    match plan.row() {
        Some(terms) => phrase
            .with("sticks", terms.sticks)
            .with("take", terms.max_take),
        None => {
            let position = valued(plan.about, plan.start.clone(), &plan.variant.values);
            phrase.with("position", position)
        }
    }
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
