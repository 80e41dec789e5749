//! Reasons in games of points: the margin of each move.

use super::detail::{Detail, MOST_LISTED};
use super::line::line;
use crate::games::Game;
use crate::inference::limits::Unsolved;
use crate::inference::oracle::{Analysis, Oracle};
use crate::reason::{Margin, Reason, Standing};

/// Returns the reason in a game of points: the margin of each move.
pub(super) fn by_points<R: Game>(
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
            other: answer.value,
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
