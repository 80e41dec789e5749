//! The report that `solve` gives to a person, and how it fits a screen: what is cut is counted.

use std::fmt::Display;
use std::mem;

use super::{
    Words,
    grid::and_more,
    titles::{standing, strategy, titled},
    why::{longest_line, why},
};
use crate::inference::{Analysis, At, Outcome, Solver, rules_from};
use crate::reason::{Form, MOST_LISTED, Phrase, Reason, Standing};
use crate::text::{Line, Role, Span, Text};

/// Returns the first line.
pub(crate) fn title(game: &dyn Solver, position: &At, outcome: Outcome, words: &Words) -> Text {
    let title = phrase!("report", outcome);
    Text::headed(words, &titled(title, game, position))
}

/// The most lines of optimal moves.
const LINES_OF_MOVES: usize = 2;

/// Returns the optimal moves, or how many there are; nothing if there are none. They are all listed
/// if everything was asked for, `full`.
pub(crate) fn optimal(
    game: &dyn Solver,
    position: &At,
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
    position: &At,
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
    // Drawings of the replies to a losing position show more than one of its moves does.
    let is_drawn = reason.replies.iter().any(|reply| reply.sketch.is_some());
    let is_drawn = is_drawn && matches!(reason.standing, Standing::Lost { .. });
    let kept = if is_drawn { 1 } else { picture.height(width) };
    while kept + why.height(width) > room && shorten(&mut reason) {
        why = because(&reason, words, width);
    }
    // A table with a row for each line of the picture says as much.
    let least = match reason.evidence.as_ref().map(|evidence| &evidence.form) {
        Some(Form::Binary { before, .. }) if before.len() == picture.lines.len() => 1,
        _ => LEAST_OF_PICTURE.min(kept),
    };
    let height = why.height(width);
    if least + height > room {
        let table = leave_out(&mut reason);
        why = because(&reason, words, width);
        let table = table.then(|| more_lines(height - why.height(width)));
        why = and_more(why, table, words);
    }
    let left = room.saturating_sub(why.height(width));
    let text = around_change(picture, left.max(least), words, width).then(why);
    standing.then(beginning(text, room, words, width))
}

/// The lines of a picture that are shown however long the reason is.
const LEAST_OF_PICTURE: usize = 5;

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

/// No fewer lines are left out: the line that counts them takes one itself.
const FEWEST_LEFT_OUT: usize = 3;

/// Returns the beginning of a text, without a sentence that is cut, and how many lines more there
/// are.
fn beginning(text: Text, room: usize, words: &Words, width: usize) -> Text {
    let all = text.height(width);
    if all <= room {
        return text;
    }
    let most = room
        .saturating_sub(1)
        .min(all.saturating_sub(FEWEST_LEFT_OUT));
    let mut kept = Text::new();
    for line in text.lines {
        let left = most.saturating_sub(kept.height(width));
        match line {
            // A paragraph too is cut, after a sentence; nothing that follows is shown.
            Line::Prose(span, hanging) if span.wrapped(hanging, width).len() > left => {
                let ends = span
                    .text
                    .match_indices(". ")
                    .map(|(end, _)| &span.text[..=end]);
                let whole = ends.map(|text| Span::new(span.role, text));
                let whole = whole.take_while(|whole| whole.wrapped(hanging, width).len() <= left);
                kept.lines
                    .extend(whole.last().map(|whole| Line::Prose(whole, hanging)));
                break;
            }
            line if left > 0 => kept.lines.push(line),
            _ => {}
        }
    }
    let left_out = all - kept.height(width);
    and_more(kept, Some(more_lines(left_out)), words)
}

/// Returns the first line of a picture, or of that picture of several which has changed, and the
/// lines around the first change. How many are left out is said before and after these.
fn around_change(picture: Text, room: usize, words: &Words, width: usize) -> Text {
    let lines = &picture.lines;
    let is_changed = |line: &Line| match line {
        Line::Fixed(spans) => spans.iter().any(|span| span.role == Role::Changed),
        _ => false,
    };
    let changed = lines.iter().position(is_changed).unwrap_or(0);
    // The first line and both counts.
    let shown = room.saturating_sub(3);
    if picture.height(width) <= room || changed <= shown || shown == 0 {
        return beginning(picture, room, words, width);
    }
    let is_gap = |line: &Line| *line == Line::Fixed(Vec::new());
    let gap = lines[..changed].iter().rposition(is_gap);
    let head = gap.map_or(0, |gap| gap + 1);
    let from = (changed - shown / 2).min(lines.len() - shown).max(head + 1);
    let to = lines.len().min(from + shown);
    let part = |lines: &[Line]| Text {
        lines: lines.to_vec(),
    };
    let first = and_more(part(&lines[head..=head]), Some(more_lines(from - 1)), words);
    let after = (to < lines.len()).then(|| more_lines(lines.len() - to));
    and_more(first.then(part(&lines[from..to])), after, words)
}

fn more_lines(count: usize) -> Phrase {
    phrase!("more-lines", count)
}
