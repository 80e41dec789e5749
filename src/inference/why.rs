//! Why a move is best: gathers the facts that a person can check at the board. The words are left to `explanation`.

use super::limits::Unsolved;
use super::oracle::{Analysis, Oracle, Outcome};
use crate::games::{Components, Game};
use crate::reason::{Component, Evidence, Form, LineMove, Margin, Phrase, Reason, Reply, Standing};

/// How detailed a reason is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detail {
    /// The most replies that are listed, each with its answer.
    pub replies: usize,
    /// The most moves that are listed with their margins, in games of points.
    pub margins: usize,
    /// Whether the longest line of play is listed.
    pub line: bool,
}

impl Detail {
    /// What fits a screen.
    pub const BRIEF: Self = Self {
        replies: 4,
        margins: 12,
        line: false,
    };
    /// Everything.
    pub const FULL: Self = Self {
        replies: usize::MAX,
        margins: usize::MAX,
        line: true,
    };
}

/// The most replies, or moves, or moves of a line, that are listed even in full detail.
const MOST_LISTED: usize = 1_000;

/// Returns the reason behind an analysis of `position`.
///
/// # Errors
/// [`Unsolved::Beyond`] if a position after a move is too large to solve, [`Unsolved::Interrupted`] if the interrupt was raised.
pub fn reason<R: Game>(
    oracle: &mut Oracle<R>,
    position: &R::Position,
    analysis: &Analysis<R::Move>,
    detail: Detail,
) -> Result<Reason, Unsolved> {
    let rules = oracle.rules().clone();
    let Some(best) = analysis.best else {
        return Ok(Reason::of(Standing::Over {
            won: analysis.outcome == Outcome::Win,
        }));
    };
    if let Some(left) = rules.points_left(position) {
        return by_points(oracle, position, analysis, (best, left), detail);
    }
    let won = analysis.outcome == Outcome::Win;
    let after = rules.play(position, best).expect("the best move is legal");
    let evidence = match rules.evidence(position, won.then_some(best)) {
        None if analysis.nimber.is_some() => {
            by_components(oracle, position, won.then_some(&after))?
        }
        evidence => evidence,
    };
    let lost_position = if won { &after } else { position };
    let convinces = evidence.as_ref().is_some_and(|law| law.convinces);
    let (replies, more_replies) = if convinces && detail.replies <= Detail::BRIEF.replies {
        (Vec::new(), 0)
    } else {
        let quickest = analysis.remoteness.is_some();
        replies(oracle, &rules, lost_position, detail.replies, quickest)?
    };
    let (line, line_goes_on) = if detail.line && analysis.remoteness.is_some() {
        line(oracle, &rules, position)?
    } else {
        (Vec::new(), false)
    };
    let deed = rules.deed(position, best);
    let standing = if won {
        let others = analysis.moves.iter().filter(|&&other| other != best);
        Standing::Won {
            best: rules.write_move(best),
            deed,
            also: others.map(|&other| rules.write_move(other)).collect(),
            remoteness: analysis.remoteness,
        }
    } else {
        Standing::Lost {
            best: rules.write_move(best),
            deed,
            remoteness: analysis.remoteness,
        }
    };
    Ok(Reason {
        evidence,
        lost_position: Some(rules.write_position(lost_position)),
        replies,
        more_replies,
        line,
        line_goes_on,
        ..Reason::of(standing)
    })
}

/// Returns a winning move that is known without a search, and the reason why it wins, or `None` if there is none. It works for
/// positions that are too large to solve, too.
pub(crate) fn plain_reason<R: Game>(
    rules: &R,
    position: &R::Position,
) -> Option<(R::Move, Reason)> {
    let best = rules.winning_move(position)?;
    let evidence = rules.evidence(position, Some(best))?;
    let after = rules.play(position, best).ok()?;
    let standing = Standing::Won {
        best: rules.write_move(best),
        deed: rules.deed(position, best),
        also: Vec::new(),
        remoteness: None,
    };
    let reason = Reason {
        evidence: Some(evidence),
        lost_position: Some(rules.write_position(&after)),
        ..Reason::of(standing)
    };
    Some((best, reason))
}

/// Returns the components before a move and after it with their nimbers, or `None` if the game has none or one is too large to
/// solve.
fn by_components<R: Game>(
    oracle: &mut Oracle<R>,
    position: &R::Position,
    after: Option<&R::Position>,
) -> Result<Option<Evidence>, Unsolved> {
    let Some(before) = components(oracle, position)? else {
        return Ok(None);
    };
    let after = match after {
        Some(after) => match components(oracle, after)? {
            Some(after) => Some(after),
            None => return Ok(None),
        },
        None => None,
    };
    let law = match after.as_deref() {
        Some([]) => "law-parts-none-left",
        Some(_) => "law-parts-won",
        None => "law-parts-lost",
    };
    let nimbers = |parts: &[Component]| {
        let nimbers = parts.iter().map(|part| part.nimber.to_string());
        Phrase::new("nimbers-of-parts")
            .with("count", parts.len())
            .with("nimbers", nimbers.collect::<Vec<_>>())
    };
    let sum = before.iter().fold(0, |sum, part| sum ^ part.nimber);
    let law = Phrase::new(law)
        .with("before", nimbers(&before))
        .with("after", nimbers(after.as_deref().unwrap_or_default()))
        .with("sum", sum.to_string());
    Ok(Some(Evidence {
        // One component with nimber 0 explains nothing.
        convinces: before.len() > 1 || after.as_ref().is_some_and(|after| after.len() > 1),
        form: Form::Components { before, after },
        ..Evidence::new(law)
    }))
}

fn components<R: Game>(
    oracle: &mut Oracle<R>,
    position: &R::Position,
) -> Result<Option<Vec<Component>>, Unsolved> {
    let rules = oracle.rules().clone();
    let Some(shown) = rules.shape(position).sum() else {
        return Ok(None);
    };
    let Some(parts) = shown.split(position) else {
        return Ok(None);
    };
    let mut components = Vec::new();
    for part in parts {
        match oracle.nimber(&part) {
            Ok(Some(nimber)) => components.push(Component {
                rows: shown.draw(&part),
                nimber,
            }),
            Ok(None) | Err(Unsolved::Beyond(_)) => return Ok(None),
            Err(stopped) => return Err(stopped),
        }
    }
    Ok(Some(components))
}

/// Returns the reason in a game of points: the margin of each move.
fn by_points<R: Game>(
    oracle: &mut Oracle<R>,
    position: &R::Position,
    analysis: &Analysis<R::Move>,
    (best, left): (R::Move, u64),
    detail: Detail,
) -> Result<Reason, Unsolved> {
    let rules = oracle.rules().clone();
    let others = analysis.moves.iter().filter(|&&other| other != best);
    let standing = Standing::Points {
        best: rules.write_move(best),
        deed: rules.deed(position, best),
        also: others.map(|&other| rules.write_move(other)).collect(),
        gains: gains(analysis.value, left),
    };
    let listed = rules.moves(position).take(detail.margins.min(MOST_LISTED));
    let listed: Vec<R::Move> = listed.collect();
    let last = listed.last().copied();
    // Always include the optimal moves, even beyond the limit.
    let optimal = analysis.moves.iter().copied();
    let further = optimal
        .filter(|&played| Some(played) > last)
        .take(MOST_LISTED);
    let mut margins = Vec::new();
    for played in listed.into_iter().chain(further) {
        let after = rules
            .play(position, played)
            .expect("a listed move is legal");
        let answer = oracle.analyse(&after)?;
        let gained = rules.points(position, played);
        margins.push(Margin {
            played: rules.write_move(played),
            gains: gained,
            answer: answer.best.map(|best| rules.write_move(best)),
            margin: gained - answer.value,
            is_best: analysis.moves.contains(&played),
        });
    }
    let more = rules.move_count(position) - margins.len() as u128;
    let (line, line_goes_on) = if detail.line {
        line(oracle, &rules, position)?
    } else {
        (Vec::new(), false)
    };
    Ok(Reason {
        line,
        line_goes_on,
        margins,
        more_margins: u64::try_from(more).unwrap_or(u64::MAX),
        ..Reason::of(standing)
    })
}

/// Returns what both players gain if they share `left` points with the margin `margin`: first the player to move, then the opponent.
pub fn gains(margin: i64, left: u64) -> [i64; 2] {
    let all = i64::try_from(left).unwrap_or(i64::MAX);
    let own = i64::midpoint(all, margin);
    [own, all - own]
}

/// Returns at most `most` replies to a losing position with their answers, and how many more there are. An answer is the
/// quickest to win if `quickest` is set, else the first that wins, which takes far less work.
fn replies<R: Game>(
    oracle: &mut Oracle<R>,
    rules: &R,
    lost: &R::Position,
    most: usize,
    quickest: bool,
) -> Result<(Vec<Reply>, u64), Unsolved> {
    let most = most.min(MOST_LISTED);
    let listed: Result<Vec<Reply>, Unsolved> = rules
        .moves(lost)
        .take(most)
        .map(|played| reply(oracle, rules, lost, played, quickest))
        .collect();
    let listed = listed?;
    let more = rules.move_count(lost) - listed.len() as u128;
    Ok((listed, u64::try_from(more).unwrap_or(u64::MAX)))
}

fn reply<R: Game>(
    oracle: &mut Oracle<R>,
    rules: &R,
    lost: &R::Position,
    played: R::Move,
    quickest: bool,
) -> Result<Reply, Unsolved> {
    let left = rules.play(lost, played).expect("a listed move is legal");
    let answer = if quickest || rules.is_over(&left) {
        oracle.analyse(&left)?.best
    } else {
        oracle.winning_move(&left)?
    };
    let (answer, then, note) = match answer {
        Some(answer) => {
            let then = rules.play(&left, answer).expect("the best move is legal");
            let note = rules.evidence(&left, Some(answer)).and_then(|law| law.note);
            let usual = if rules.is_over(&then) {
                "note-end"
            } else {
                "note-lost"
            };
            let note = note.unwrap_or_else(|| Phrase::new(usual));
            (rules.write_move(answer), rules.write_position(&then), note)
        }
        // Under misère the reply may itself end the game, and lose it.
        None => (String::new(), String::new(), Phrase::new("note-end")),
    };
    Ok(Reply {
        reply: rules.write_move(played),
        leaves: rules.write_position(&left),
        answer,
        then,
        note,
    })
}

/// Returns the best play of both from `position` to the end, or its beginning, and whether it goes on.
fn line<R: Game>(
    oracle: &mut Oracle<R>,
    rules: &R,
    position: &R::Position,
) -> Result<(Vec<LineMove>, bool), Unsolved> {
    let mut line = Vec::new();
    let mut position = position.clone();
    let mut own = true;
    while let Some(best) = oracle.analyse(&position)?.best {
        if line.len() == MOST_LISTED {
            return Ok((line, true));
        }
        position = rules.play(&position, best).expect("the best move is legal");
        line.push(LineMove {
            own,
            played: rules.write_move(best),
            leaves: rules.write_position(&position),
        });
        own = !own;
    }
    Ok((line, false))
}
