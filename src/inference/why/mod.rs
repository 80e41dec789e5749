//! Why a move is best: gathers the facts that a person can check at the board. The words are left to `explanation`.

mod components;
mod detail;
mod line;
mod points;
mod summands;

pub use detail::Detail;
pub(crate) use detail::MOST_LISTED;
pub use points::gains;

use super::card::certificate;
use super::limits::{Interrupt, Limits, Unsolved};
use super::oracle::{Analysis, Oracle, Outcome};
use crate::games::Game;
use crate::reason::{Certificate, Evidence, Phrase, Reason, Reply, Standing};
use components::{by_components, by_period, mex};
use line::line;
use points::by_points;
use summands::by_summands;

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
    let (evidence, certificate) = proof(oracle, position, analysis, won.then_some((best, &after)))?;
    let lost_position = if won { &after } else { position };
    let convinces = certificate.as_ref().is_some_and(lists_all)
        || evidence.as_ref().is_some_and(|law| law.convinces);
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
    Ok(Reason {
        lawful: won.then(|| lawful(&rules, position, best)).flatten(),
        mex: mex(oracle, position, analysis)?,
        evidence,
        certificate,
        lost_position: Some(rules.write_position(lost_position)),
        replies,
        more_replies,
        reply_ends: reply_ends(&rules, lost_position),
        line,
        line_goes_on,
        ..Reason::of(standing(&rules, position, analysis, best))
    })
}

/// How the game stands, if the last move decides it.
fn standing<R: Game>(
    rules: &R,
    position: &R::Position,
    analysis: &Analysis<R::Move>,
    best: R::Move,
) -> Standing {
    let deed = rules.deed(position, best);
    if analysis.outcome == Outcome::Win {
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
    }
}

/// Returns the evidence, or a certificate, or both if neither convinces; `won` is a winning move and the position after it.
fn proof<R: Game>(
    oracle: &mut Oracle<R>,
    position: &R::Position,
    analysis: &Analysis<R::Move>,
    won: Option<(R::Move, &R::Position)>,
) -> Result<(Option<Evidence>, Option<Certificate>), Unsolved> {
    let (best, after) = won.unzip();
    let evidence = match oracle.rules().evidence(position, best) {
        None if oracle.rules().conventions().is_sum_of_games => {
            by_summands(oracle, position, after)?
        }
        None if analysis.nimber.is_some() => by_components(oracle, position, after)?,
        evidence => evidence,
    };
    if evidence.is_some() {
        return Ok((evidence, None));
    }
    let lost_position = after.unwrap_or(position);
    let certificate = certify(oracle, lost_position)?;
    if analysis.nimber.is_none() || certificate.as_ref().is_some_and(lists_all) {
        return Ok((None, certificate));
    }
    Ok((by_period(oracle, lost_position), certificate))
}

/// Whether a certificate lists positions, and so convinces.
fn lists_all(certificate: &Certificate) -> bool {
    !certificate.lost.is_empty()
}

/// Returns a winning move that is known without a search, and the reason why it wins, or `None` if there is none. It works for
/// positions that are too large to solve, too.
pub(crate) fn plain_reason<R: Game>(
    oracle: &Oracle<R>,
    position: &R::Position,
) -> Option<(R::Move, Reason)> {
    let rules = oracle.rules();
    let best = rules.winning_move(position)?;
    let after = rules.play(position, best).ok()?;
    let evidence = rules
        .evidence(position, Some(best))
        .or_else(|| by_known_summands(oracle, position, &after))?;
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

/// The nimbers of the summands before and after a winning move; `None` if the position is no sum, or theorems do not give them all.
fn by_known_summands<R: Game>(
    oracle: &Oracle<R>,
    position: &R::Position,
    after: &R::Position,
) -> Option<Evidence> {
    if !oracle.rules().conventions().is_sum_of_games {
        return None;
    }
    let mut oracle = oracle.anew(Limits::LAWS_ONLY, Interrupt::default());
    by_summands(&mut oracle, position, Some(after)).ok()?
}

/// Another winning move than `best`, which a law gives, with that law. `None` if `best` follows one.
fn lawful<R: Game>(rules: &R, position: &R::Position, best: R::Move) -> Option<(String, Evidence)> {
    if rules.evidence(position, Some(best)).is_some() {
        return None;
    }
    let played = rules.winning_move(position)?;
    let evidence = rules.evidence(position, Some(played))?;
    Some((rules.write_move(played), evidence))
}

/// The most losing positions that are listed as a proof.
const MOST_CERTIFIED: usize = 24;

/// The most positions below one whose losing positions are looked for as a proof.
const MOST_SEARCHED: u128 = 20_000;

/// Returns all losing positions from `lost` on downwards. `None` if there is much to search, or positions cannot be told in a line.
fn certify<R: Game>(
    oracle: &mut Oracle<R>,
    lost: &R::Position,
) -> Result<Option<Certificate>, Unsolved> {
    let rules = oracle.rules().clone();
    if rules.cost(lost).states > MOST_SEARCHED || rules.sketch(lost).is_some() {
        return Ok(None);
    }
    let limits = oracle.work().limits;
    let found = certificate(
        &rules,
        lost,
        MOST_CERTIFIED,
        limits,
        &oracle.work().interrupt,
    );
    match found {
        Ok(found) => Ok(Some(found)),
        Err(Unsolved::Beyond(_)) => Ok(None),
        Err(stopped) => Err(stopped),
    }
}

/// Whether a reply to a losing position ends the game, which loses in misère play. No losing position of more moves than are listed
/// has such a reply in any game.
fn reply_ends<R: Game>(rules: &R, lost: &R::Position) -> bool {
    let ends = |played| {
        rules
            .play(lost, played)
            .is_ok_and(|left| rules.is_over(&left))
    };
    rules.is_misere() && rules.moves(lost).take(MOST_LISTED).any(ends)
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
    let by_law = rules.answer_by_law(lost, played);
    let by_law = by_law.filter(|&answer| rules.play(&left, answer).is_ok());
    let answer = if let Some(answer) = by_law {
        Some(answer)
    } else if quickest || rules.is_over(&left) {
        oracle.analyse(&left)?.best
    } else {
        oracle.winning_move(&left)?
    };
    let Some(answer) = answer else {
        // In misère play the reply may itself end the game, and lose it.
        return Ok(Reply {
            reply: rules.write_move(played),
            leaves: rules.write_position(&left),
            answer: String::new(),
            then: String::new(),
            note: Phrase::new("note-end"),
            sketch: rules.sketch(&left),
        });
    };
    let then = rules.play(&left, answer).expect("the best move is legal");
    let note = rules.evidence(&left, Some(answer)).and_then(|law| law.note);
    let usual = if rules.is_over(&then) {
        "note-end"
    } else {
        "note-lost"
    };
    Ok(Reply {
        reply: rules.write_move(played),
        leaves: rules.write_position(&left),
        answer: rules.write_move(answer),
        then: rules.write_position(&then),
        note: note.unwrap_or_else(|| Phrase::new(usual)),
        sketch: rules.sketch(&then),
    })
}
