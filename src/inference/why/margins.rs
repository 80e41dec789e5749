//! Reasons in games of points: the margin of each move.

use super::{Facts, detail::Detail};
use crate::inference::{analysis::Analysis, limits::Unsolved, method::Solvable};
use crate::reason::{MOST_LISTED, Margin, Reason, Standing};

impl<R: Solvable> Facts<'_, R> {
    /// Returns the reason in a game of points: the margin of each move.
    pub(super) fn by_points(
        &mut self,
        position: &R::Position,
        analysis: &Analysis<R::Move>,
        standing: Standing,
        detail: Detail,
    ) -> Result<Reason, Unsolved> {
        let rules = self.rules;
        let mut listed: Vec<R::Move> = rules.moves(position).collect();
        let all = listed.len();
        listed.truncate(detail.margins.min(MOST_LISTED));
        // Always include the optimal moves, even beyond the limit.
        let mut further = analysis.moves.clone();
        further.retain(|played| !listed.contains(played));
        listed.extend(further.into_iter().take(MOST_LISTED));
        let margins = listed.into_iter().map(|played| {
            let after = rules.after(position, played);
            let answer = self.oracle.analyse(&after)?;
            let gained = rules.points(position, played);
            Ok(Margin {
                played: rules.write_move(played),
                gains: gained,
                answer: answer.best.map(|best| rules.write_move(best)),
                other: answer.value,
                margin: gained - answer.value,
                is_best: analysis.moves.contains(&played),
            })
        });
        let margins = margins.collect::<Result<Vec<_>, Unsolved>>()?;
        let (line, line_goes_on) = self.line(position, detail.line)?;
        Ok(Reason {
            line,
            line_goes_on,
            more_margins: (all - margins.len()) as u64,
            margins,
            ..Reason::of(standing)
        })
    }
}
