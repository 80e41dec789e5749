//! The report that `solve` gives to a person. What is left out of it is counted.

use crate::explanation::{
    grid::and_more,
    replies::longest_line,
    so_far::so_far_in_a_line,
    titles::{standing, strategy, titled},
    why::why,
};
use crate::explanation::{pictured, say_all};
use crate::inference::{Analysis, Move, Outcome, Position, SoFar, Solver, rules_from};
use crate::reason::{Form, MOST_LISTED, Phrase, Reason};
use crate::text::Text;

/// The most lines of optimal moves.
const LINES_OF_MOVES: usize = 2;

/// Returns the optimal moves, or how many there are; nothing if there are none. They are all listed
/// if everything was asked for, `full`.
fn optimal(
    game: &dyn Solver,
    position: &Position,
    moves: &[Move],
    full: bool,

    width: usize,
) -> Text {
    let say = |phrase: Phrase| {
        let phrase = phrase.with("points", game.has_points());
        Text::new().say(phrase.with("count", moves.len()))
    };
    if moves.is_empty() {
        return Text::new();
    }
    if moves.len() > MOST_LISTED {
        return say(Phrase::new("report-moves-many"));
    }
    if moves.len() > 1 && moves.len() as u128 == game.move_count(position) {
        return say(Phrase::new("report-every-move"));
    }
    let listed: Vec<String> = moves.iter().map(ToString::to_string).collect();
    let all = say(phrase!("report-moves", moves = listed.clone()));
    if full || all.height(width) <= LINES_OF_MOVES {
        return all;
    }
    let some = |count: usize| {
        let more = phrase!(
            "report-moves-more",
            moves = listed[..count].join(", "),
            count = listed.len() - count
        );
        say(phrase!("report-moves", moves = more))
    };
    let fits = |count: &usize| some(*count).height(width) <= LINES_OF_MOVES;
    some((1..listed.len()).take_while(fits).last().unwrap_or(1))
}

/// Returns the outcome, the winning moves and the nimber, the best move, the picture after it, and
/// why. Unless everything was asked for, `full`, long tables are left out, and counted.
pub(super) fn report(
    game: &dyn Solver,
    position: &Position,
    analysis: &Analysis,
    reason: &Reason,
    full: bool,

    width: usize,
) -> Text {
    let title = phrase!("report", outcome = analysis.outcome);
    let title = Text::headed(&titled(title, game, position));
    let text = match analysis.best {
        Some(best) if !analysis.is_complete => {
            let by_theorem = phrase!("report-move-theorem", move = best);
            title.prose(say_all(&[by_theorem, "others-unsettled".into()]))
        }
        _ => title.then(optimal(game, position, &analysis.moves, full, width)),
    };
    let nimber =
        (analysis.nimber).map(|nimber| phrase!("report-nimber", nimber = nimber.to_string()));
    let text = nimber.into_iter().fold(text, crate::text::Text::say);
    let played = (analysis.best).and_then(|best| Some((best, game.play(position, best).ok()?)));
    let picture = match played {
        Some((best, after)) => pictured(game, &after, &[(position.clone(), best)], width),
        None => pictured(game, position, &[], width),
    };
    let standing = standing(&reason.standing);
    let text = text.blank().say(standing).blank().then(picture);
    if !full {
        let mut reason = reason.clone();
        let left_out = cap(&mut reason).map(|count| phrase!("more-lines", count));
        let why = why(&reason, "more-replies-full", "card-by-flag", width);
        return text.then(and_more(below(why), left_out));
    }
    let why = why(reason, "more-replies", "card-by-flag", width);
    let rules = rules_from(game, position);
    let strategy = strategy(&rules);
    text.then(below(why))
        .then(longest_line(reason, None, width))
        .blank()
        .say(rules)
        .then(
            strategy
                .into_iter()
                .fold(Text::new(), crate::text::Text::say),
        )
}

/// The most numbers that are written in binary, and the most components that are drawn.
const MOST_DRAWN: usize = 12;

/// Leaves out a table that is long, and returns how many lines are missing; drawings are in view.
fn cap(reason: &mut Reason) -> Option<usize> {
    let form = &mut reason.evidence.as_mut()?.form;
    let left_out = match form {
        Form::Binary { before, .. } if before.len() > MOST_DRAWN => Some(before.len() + 1),
        Form::Components { before, .. } if before.len() > MOST_DRAWN => None,
        _ => return None,
    };
    *form = Form::Plain;
    left_out
}

/// Adds an empty line before a text, unless there is none.
fn below(text: Text) -> Text {
    if text.lines.is_empty() {
        return text;
    }
    Text::new().blank().then(text)
}

/// Returns a line with what an analysis says, when only the reason is missing.
pub(super) fn analysis_in_a_line(analysis: &Analysis) -> String {
    let winning = analysis.moves.iter();
    let known = SoFar {
        wins: match analysis.outcome {
            Outcome::Win => Some(true),
            Outcome::Loss => Some(false),
            Outcome::Draw => None,
        },
        nimber: analysis.nimber,
        winning: winning.map(|&played| played.to_string()).collect(),
        positions: analysis.positions,
        ..SoFar::default()
    };
    so_far_in_a_line(&known)
}
