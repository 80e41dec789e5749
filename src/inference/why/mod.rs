//! Why a move is best: gathers the facts that a person can check at the board. The words are left
//! to `explanation`.

use super::{
    analysis::{Analysis, Outcome},
    card::certificate,
    limits::{Interrupt, Limits, Unsolved, known},
    method::Solvable,
    oracle::Oracle,
};
use crate::games::LONGEST_SCALE;
use crate::reason::{
    Certificate, Evidence, LineMove, MOST_LISTED, Others, Phrase, Reason, Reply, Standing,
};

mod detail;
mod heaps;
mod margins;
mod nimbers;

pub use detail::Detail;

/// Returns the reason behind an analysis of `position`.
///
/// # Errors
/// [`Unsolved::Beyond`] if a position after a move is too large to solve, [`Unsolved::Interrupted`]
/// if the interrupt was raised.
pub fn reason<R: Solvable>(
    oracle: &mut Oracle<R>,
    position: &R::Position,
    analysis: &Analysis<R::Move>,
    detail: Detail,
) -> Result<Reason, Unsolved> {
    let rules = &oracle.rules().clone();
    let won = analysis.outcome == Outcome::Win;
    let Some(best) = analysis.best else {
        let won = (analysis.outcome != Outcome::Draw).then_some(won);
        return Ok(Reason::of(Standing::Over { won }));
    };
    let standing = standing(rules, position, analysis, best);
    if !analysis.is_complete {
        return Ok(plain_reason(oracle, position, best, standing));
    }
    let mut facts = Facts { oracle, rules };
    if rules.points_left(position).is_some() {
        return facts.by_points(position, analysis, standing, detail);
    }
    let after = rules.after(position, best);
    let after = won.then_some((best, &after));
    let (evidence, certificate) = facts.proof(position, analysis, after)?;
    let lost_position = after.map_or(position, |(_, after)| after);
    let convinces = certificate.as_ref().is_some_and(lists_all)
        || evidence.as_ref().is_some_and(|theorem| theorem.convinces);
    let is_timed = analysis.remoteness.is_some();
    let is_brief = detail.replies <= Detail::BRIEF.replies;
    let most = if convinces && is_brief {
        0
    } else {
        detail.replies.min(MOST_LISTED)
    };
    let kinds = facts.kinds(lost_position).filter(|_| is_brief && most > 0);
    let (listed, alike) = kinds.unzip();
    let listed = listed.unwrap_or_else(|| rules.moves(lost_position).take(most).collect());
    let replies = listed.iter();
    let replies = replies.map(|&played| facts.reply(lost_position, played, is_timed));
    let replies: Vec<Reply> = replies.collect::<Result<_, _>>()?;
    let more_replies = match most {
        0 => 0,
        _ => rules.move_count(lost_position) - replies.len() as u128,
    };
    let (line, line_goes_on) = facts.line(position, detail.line && is_timed)?;
    Ok(Reason {
        other_theorem: won.then(|| other_theorem(rules, position, best)).flatten(),
        mex: if detail.line {
            facts.mex(position, analysis)?
        } else {
            None
        },
        parts: facts.parts(position, analysis, evidence.as_ref())?,
        evidence,
        certificate,
        lost_position: Some(rules.write_position(lost_position)),
        replies,
        more_replies: u64::try_from(more_replies).unwrap_or(u64::MAX),
        alike,
        reply_ends: reply_ends(rules, lost_position),
        line,
        line_goes_on,
        ..Reason::of(standing)
    })
}

/// How the game stands.
fn standing<R: Solvable>(
    rules: &R,
    position: &R::Position,
    analysis: &Analysis<R::Move>,
    best: R::Move,
) -> Standing {
    let others = analysis.moves.iter().filter(|&&other| other != best);
    let count = others.clone().count();
    let listed = others.filter(|_| count <= MOST_LISTED);
    let also = Others {
        count,
        moves: listed.map(|&other| rules.write_move(other)).collect(),
    };
    let deed = rules.describe(position, best);
    let best = rules.write_move(best);
    let remoteness = analysis.remoteness;
    match (rules.points_left(position), analysis.outcome) {
        (Some(left), _) => Standing::Points {
            best,
            deed,
            also,
            gains: gains(analysis.value, left),
        },
        (None, Outcome::Win) => Standing::Won {
            best,
            deed,
            also,
            remoteness,
        },
        (None, _) => Standing::Lost {
            best,
            deed,
            remoteness,
        },
    }
}

/// Returns why a winning move wins that a theorem gives, without a search.
fn plain_reason<R: Solvable>(
    oracle: &Oracle<R>,
    position: &R::Position,
    best: R::Move,
    standing: Standing,
) -> Reason {
    let rules = oracle.rules();
    let after = rules.after(position, best);
    let evidence = oracle.evidence(position, Some(best));
    Reason {
        evidence: evidence.or_else(|| by_known_summands(oracle, position, &after)),
        lost_position: Some(rules.write_position(&after)),
        ..Reason::of(standing)
    }
}

/// The nimbers of the summands before and after a winning move, or only after it; `None` if the
/// position is no sum, or theorems do not give these.
fn by_known_summands<R: Solvable>(
    oracle: &Oracle<R>,
    position: &R::Position,
    after: &R::Position,
) -> Option<Evidence> {
    let rules = oracle.rules();
    if !rules.numbers_components() {
        return None;
    }
    let oracle = &mut Oracle::new(rules.clone(), Limits::THEOREMS_ONLY, Interrupt::default());
    let mut facts = Facts { oracle, rules };
    let around = facts.by_summands(position, Some(after)).ok()?;
    around.or_else(|| facts.by_summands_left(after).ok()?)
}

/// Another winning move than `best`, which a theorem gives, with that theorem. `None` if `best`
/// follows one.
fn other_theorem<R: Solvable>(
    rules: &R,
    position: &R::Position,
    best: R::Move,
) -> Option<(String, Evidence)> {
    if rules.evidence(position, Some(best)).is_some() {
        return None;
    }
    let played = rules.winning_move(position)?;
    let evidence = rules.evidence(position, Some(played))?;
    Some((rules.write_move(played), evidence))
}

/// Whether a certificate lists positions, and so convinces.
fn lists_all(certificate: &Certificate) -> bool {
    !certificate.lost.is_empty()
}

/// Whether a reply to a losing position ends the game, which loses in misère play. No losing
/// position of more moves than are listed has such a reply in any game.
fn reply_ends<R: Solvable>(rules: &R, lost: &R::Position) -> bool {
    let ends = |played| rules.is_over(&rules.after(lost, played));
    rules.is_misere() && rules.moves(lost).take(MOST_LISTED).any(ends)
}

/// Whether two more moves are made in normal play, whatever they are.
fn has_two_left<R: Solvable>(rules: &R, lost: &R::Position) -> bool {
    let is_one = |played| {
        let left = rules.after(lost, played);
        let mut replies = rules.moves(&left);
        !rules.is_over(&left) && replies.all(|reply| rules.is_over(&rules.after(&left, reply)))
    };
    !rules.is_misere() && rules.move_count(lost) <= MOST_COMPARED && rules.moves(lost).all(is_one)
}

/// The most moves that are sorted into kinds, and the most kinds that are listed.
const MOST_COMPARED: u128 = 256;
const MOST_KINDS: usize = 6;

/// The most losing positions that are listed as a proof.
const MOST_CERTIFIED: usize = 24;

/// The most positions below one whose losing positions are looked for as a proof.
const MOST_SEARCHED: u128 = 20_000;

/// What the oracle is asked about positions. A fact that is too large to find out is left out.
struct Facts<'a, R: Solvable> {
    oracle: &'a mut Oracle<R>,
    rules: &'a R,
}

impl<R: Solvable> Facts<'_, R> {
    /// Returns the evidence, or a certificate, or both if neither is a proof that is easy to check;
    /// `won` is a winning move and the position after it.
    fn proof(
        &mut self,
        position: &R::Position,
        analysis: &Analysis<R::Move>,
        won: Option<(R::Move, &R::Position)>,
    ) -> Result<(Option<Evidence>, Option<Certificate>), Unsolved> {
        let (best, after) = won.unzip();
        let lost_position = after.unwrap_or(position);
        let evidence = match self.oracle.evidence(position, best) {
            None if self.rules.numbers_components() => self.by_summands(position, after)?,
            None if analysis.nimber.is_some() => {
                let known = self.by_components(position, after)?;
                known.or_else(|| self.by_remainders(lost_position, won.is_some()))
            }
            // The nimber is said too, which the mirror does not need.
            Some(mut mirror) if won.is_some() && analysis.nimber.is_some() => {
                mirror
                    .sentences
                    .extend(self.repeats(&[position], LONGEST_SCALE)?);
                Some(mirror)
            }
            evidence => evidence,
        };
        if evidence.is_some() {
            return Ok((evidence, None));
        }
        let certificate = self.certify(position, lost_position)?;
        let evidence = if certificate.as_ref().is_some_and(lists_all) {
            None
        } else if self.rules.is_misere() {
            let cited = self.rules.cited(lost_position, won.is_some());
            cited.or_else(|| self.by_misere_nimbers(lost_position, won.is_some()))
        } else if analysis.nimber.is_some() {
            self.by_period(lost_position)?
        } else {
            None
        };
        Ok((evidence, certificate))
    }

    /// Returns all losing positions from `lost` on downwards, which is `position` or what its best
    /// move leaves. `None` if there is much to search, or positions cannot be told in a line.
    fn certify(
        &self,
        position: &R::Position,
        lost: &R::Position,
    ) -> Result<Option<Certificate>, Unsolved> {
        let rules = self.rules;
        let all_below = |start: &R::Position| {
            if rules.cost(start).states > MOST_SEARCHED || rules.sketch(start).is_some() {
                return Ok(None);
            }
            let work = &self.oracle.work;
            let (limits, interrupt) = (work.limits, &work.interrupt);
            known(certificate(rules, start, MOST_CERTIFIED, limits, interrupt))
        };
        let mut proved = all_below(lost)?;
        if let Some(proved) = proved.as_mut().filter(|proved| !lists_all(proved)) {
            // The card leaves out the position itself.
            let own = usize::from(position == lost);
            proved.card = all_below(position)?.map(|all| all.count - own);
        }
        Ok(proved)
    }

    /// Returns one move of each kind, by what they leave, and what those of a kind have in common.
    /// `None` if there are more than a few kinds, or no two moves are known to be of one.
    fn kinds(&self, lost: &R::Position) -> Option<(Vec<R::Move>, Phrase)> {
        let rules = self.rules;
        let alike = rules.listed_once()?;
        let count = Some(rules.move_count(lost)).filter(|&count| count <= MOST_COMPARED)?;
        let mut known = Vec::new();
        let mut kinds = Vec::new();
        for played in rules.moves(lost) {
            let left = rules.after(lost, played);
            let state = rules.state(&left)?;
            if !known.contains(&state) {
                known.push(state);
                kinds.push(played);
            }
        }
        let are_few = kinds.len() <= MOST_KINDS && (kinds.len() as u128) < count;
        are_few.then_some((kinds, alike))
    }

    /// Returns a reply to a losing position with its answer: one by a theorem, or the quickest to
    /// win if `quickest` is set, else the first that wins, which takes far less work.
    fn reply(
        &mut self,
        lost: &R::Position,
        played: R::Move,
        quickest: bool,
    ) -> Result<Reply, Unsolved> {
        let rules = self.rules;
        let left = rules.after(lost, played);
        let by_theorem = rules.answer_by_theorem(lost, played);
        let by_theorem = by_theorem.filter(|&answer| rules.play(&left, answer).is_ok());
        let by_theorem = by_theorem.or_else(|| rules.winning_move(&left));
        // In misère play the reply may itself end the game, and lose it: then there is no answer.
        let answer = if by_theorem.is_some() {
            by_theorem
        } else if quickest || rules.is_over(&left) {
            self.oracle.analyse(&left)?.best
        } else {
            self.oracle.winning_move(&left)?
        };
        let then = answer.map(|answer| rules.after(&left, answer));
        let theorem = answer.and_then(|answer| self.oracle.evidence(&left, Some(answer)));
        let ends = then.as_ref().is_none_or(|then| rules.is_over(then));
        let note = match theorem.and_then(|theorem| theorem.note) {
            _ if ends => Phrase::new("note-end"),
            None if then.as_ref().is_some_and(|then| has_two_left(rules, then)) => {
                Phrase::new("note-two")
            }
            note => note.unwrap_or_else(|| Phrase::new("note-lost")),
        };
        let written = then.as_ref().map(|then| rules.write_position(then));
        Ok(Reply {
            reply: rules.write_move(played),
            leaves: rules.write_position(&left),
            answer: answer.map_or_else(String::new, |answer| rules.write_move(answer)),
            then: written.unwrap_or_default(),
            note,
            sketch: rules.sketch(then.as_ref().unwrap_or(&left)),
        })
    }

    /// Returns the best play of both from `position` to the end, or its beginning, and whether it
    /// goes on; nothing if it is not wanted.
    fn line(
        &mut self,
        position: &R::Position,
        is_wanted: bool,
    ) -> Result<(Vec<LineMove>, bool), Unsolved> {
        let rules = self.rules;
        let mut line = Vec::new();
        let mut position = position.clone();
        while is_wanted && let Some(best) = self.oracle.analyse(&position)?.best {
            if line.len() == MOST_LISTED {
                return Ok((line, true));
            }
            position = rules.after(&position, best);
            line.push(LineMove {
                own: line.len().is_multiple_of(2),
                played: rules.write_move(best),
                leaves: rules.write_position(&position),
            });
        }
        Ok((line, false))
    }
}

/// Returns what both players gain if they share `left` points with the margin `margin`: first the
/// player to move, then the opponent.
pub fn gains(margin: i64, left: u64) -> [i64; 2] {
    let all = i64::try_from(left).unwrap_or(i64::MAX);
    let own = i64::midpoint(all, margin);
    [own, all - own]
}
