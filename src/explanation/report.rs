//! The report that `solve` gives to a person, and how it fits a screen: what is cut is counted.

use std::fmt::Display;
use std::mem;

use super::{
    Words,
    grid::and_more,
    titles::{standing, strategy, titled},
    why::{longest_line, why},
};
use crate::inference::{Analysis, Outcome, Position, Solver, rules_from};
use crate::reason::{Form, MOST_LISTED, Phrase, Reason};
use crate::text::Text;

/// Returns the first line.
pub(crate) fn title(
    game: &dyn Solver,
    position: &Position,
    outcome: Outcome,
    words: &Words,
) -> Text {
    let title = phrase!("report", outcome);
    Text::headed(words, &titled(title, game, position))
}

/// The most lines of optimal moves.
const LINES_OF_MOVES: usize = 2;

/// Returns the optimal moves, or how many there are; nothing if there are none. They are all listed
/// if everything was asked for, `full`.
pub(crate) fn optimal(
    game: &dyn Solver,
    position: &Position,
    moves: &[impl Display],
    full: bool,
    words: &Words,
    width: usize,
) -> Text {
    let say = |phrase: Phrase| {
        let phrase = phrase.with("points", game.has_points());
        Text::new().say(words, phrase.with("count", moves.len()))
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

/// Returns the winning move that a theorem gives, and whether the rest follows or is not settled.
pub(crate) fn by_theorem(played: &str, goes_on: bool, words: &Words) -> Text {
    let phrase = phrase!("report-move-theorem", move = played);
    let rest = if goes_on {
        "report-rest-follows"
    } else {
        "others-unsettled"
    };
    Text::words(words.say_all(&[phrase, Phrase::new(rest)]))
}

/// Returns the nimber.
pub(crate) fn nimber(nimber: u64, words: &Words) -> Text {
    let nimber = nimber.to_string();
    Text::new().say(words, phrase!("report-nimber", nimber))
}

/// Returns the rest: the best move, the picture after it, and why. `room` is the number of lines
/// that are left for it; `None` if everything was asked for, so that nothing shows what is still
/// left out.
pub(crate) fn report(
    game: &dyn Solver,
    position: &Position,
    analysis: &Analysis,
    reason: &Reason,
    room: Option<usize>,
    words: &Words,
    width: usize,
) -> Text {
    let played = (analysis.best).and_then(|best| Some((best, game.play(position, best).ok()?)));
    let picture = match played {
        Some((best, after)) => game.picture(&after, &[(position.clone(), best)], width),
        None => game.picture(position, &[], width),
    };
    let standing = Text::new()
        .blank()
        .say(words, standing(&reason.standing))
        .blank();
    let Some(room) = room else {
        let why = why(reason, "more-replies", "card-by-flag", words, width);
        let why = below(why).then(longest_line(reason, None, words, width));
        let rules = rules_from(game, position);
        let strategy = strategy(&rules, words);
        let rules = Text::new().blank().say(words, rules);
        let rules = strategy
            .into_iter()
            .fold(rules, |text, said| text.say(words, said));
        return standing.then(picture).then(why).then(rules);
    };
    let mut reason = reason.clone();
    let mut why = because(&reason, words, width);
    let room = room.saturating_sub(standing.height(width));
    // The position is never cut.
    let left = room.saturating_sub(picture.height(width));
    while why.height(width) > left && shorten(&mut reason) {
        why = because(&reason, words, width);
    }
    let height = why.height(width);
    if height > left {
        let table = leave_out(&mut reason);
        why = because(&reason, words, width);
        let table = table.then(|| more_lines(height - why.height(width)));
        why = and_more(why, table, words);
    }
    standing.then(picture).then(why)
}

/// Returns why, with a line between it and the picture.
fn because(reason: &Reason, words: &Words, width: usize) -> Text {
    below(why(
        reason,
        "more-replies-full",
        "card-by-flag",
        words,
        width,
    ))
}

/// Adds an empty line before a text, unless there is none.
fn below(text: Text) -> Text {
    if text.lines.is_empty() {
        return text;
    }
    Text::new().blank().then(text)
}

/// Leaves out what helps least, and counts it: drawings of what is in view or can be set up, then
/// replies and margins. Returns whether there was anything.
fn shorten(reason: &mut Reason) -> bool {
    let drawn = reason
        .replies
        .iter_mut()
        .filter_map(|reply| reply.sketch.as_mut());
    if drawn
        .filter(|rows| !rows.is_empty())
        .map(Vec::clear)
        .count()
        > 0
    {
        return true;
    }
    if let Some(evidence) = &mut reason.evidence
        && matches!(evidence.form, Form::Components { .. })
    {
        evidence.form = Form::Plain;
        return true;
    }
    if reason.replies.len() > 1 {
        reason.replies.pop();
        reason.alike = None;
        reason.more_replies += 1;
        return true;
    }
    // None of those that are only counted is better than those that are shown.
    let worse = reason.margins.iter().rposition(|margin| !margin.is_best);
    if let Some(worse) = worse {
        reason.margins.remove(worse);
        reason.more_margins += 1;
        return true;
    }
    false
}

/// Leaves out a list of losing positions (`--card` shows it) or a table of nim-sums (the text
/// states its rule). Returns whether there was a table.
fn leave_out(reason: &mut Reason) -> bool {
    if let Some(certificate) = &mut reason.certificate {
        certificate.lost.clear();
    }
    let evidence = reason.evidence.as_mut();
    evidence.is_some_and(|evidence| mem::replace(&mut evidence.form, Form::Plain) != Form::Plain)
}

/// The lines and the columns of a screen, which a report fits unless everything is asked for.
const SCREEN: [usize; 2] = [24, 80];

/// Returns the lines that a report may take: on a narrow screen more, so that as much is said.
pub(crate) fn room(width: usize) -> usize {
    let [lines, columns] = SCREEN;
    lines * columns / width.clamp(1, columns)
}

fn more_lines(count: usize) -> Phrase {
    phrase!("more-lines", count)
}
