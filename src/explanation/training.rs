//! What came of a training: a page, and the words for plans of matchboxes and for shares.

use super::Words;
use super::boxes::box_table;
use super::curve::curve;
use super::titles::{valued, variant};
use crate::players::learner::{Against, Boxes, Course, Plan};
use crate::reason::{Figure, Phrase};
use crate::text::Text;

/// Returns the games won, the learning curve, and the boxes beside the correct moves.
pub fn training(
    boxes: &Boxes,
    course: &Course,
    against: Against,
    words: &Words,
    width: usize,
) -> Text {
    let all = course.all();
    let won = match against {
        Against::Itself => "train-won-self",
        _ => "train-won",
    };
    let won = Phrase::new(won)
        .with("games", all.games)
        .with("won", all.won)
        .with("share", percent(tenths(all.share())));
    let after = Phrase::new("boxes-after").with("games", boxes.games());
    Text::title(words.say(&training_title(boxes.plan(), course, against)))
        .blank()
        .prose(words.say(&won))
        .blank()
        .then(curve(course, words, width))
        .blank()
        .prose(words.say(&after))
        .then(box_table(boxes, words, width))
}

/// Returns what was trained.
pub(super) fn training_title(plan: &Plan, course: &Course, against: Against) -> Phrase {
    let against = match against {
        Against::Random => "against-random",
        Against::Beginner => "against-beginner",
        Against::Perfect => "against-perfect",
        Against::Itself => "against-self",
    };
    let id = of_plan(plan, "train-title", "train-title-position");
    let title = Phrase::new(id)
        .with("games", course.all().games)
        .with("against", Phrase::new(against));
    with_plan(title, plan)
}

/// Returns what is said of sticks, or what is said of other games.
pub(super) fn of_plan(
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
pub(super) fn with_plan(phrase: Phrase, plan: &Plan) -> Phrase {
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
pub(super) fn percent(number: String) -> Phrase {
    Phrase::new("percent").with("number", Figure::Decimal(number))
}

/// Returns a share as a percentage. Rounds so that only 0 is shown as "0" and only 1 as "100".
pub(super) fn hundredths(share: f64) -> String {
    match format!("{:.0}", 100.0 * share).as_str() {
        "0" if share > 0.0 => "<1".to_owned(),
        "100" if share < 1.0 => ">99".to_owned(),
        rounded => rounded.to_owned(),
    }
}

/// Like [`hundredths`], with one decimal.
pub(super) fn tenths(share: f64) -> String {
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
