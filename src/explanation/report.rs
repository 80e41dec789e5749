//! The report that `solve` gives to a person, and the table that `compare` gives.

use std::mem;

use super::margins::signed;
use super::table::{Align, Table};
use super::{Language, Words};
use crate::games::Game;
use crate::inference::{
    Analysis, Estimate, GIVE_UP_CALLS, Measurement, NimberMethod, Outcome, Rung,
};
use crate::reason::{Figure, Phrase, Reason};
use crate::text::{Role, Span, Text};

/// More lost positions than these are counted, not shown.
const CARD_SHOWN: usize = 200;

impl Words {
    /// An analysis with its reason: the outcome, all optimal moves, the board after the best, and why.
    pub fn report<R: Game>(
        &self,
        rules: &R,
        position: &R::Position,
        analysis: &Analysis<R::Move>,
        reason: &Reason,
        width: usize,
    ) -> Text {
        let id = match analysis.outcome {
            Outcome::Win => "report-win",
            Outcome::Loss => "report-loss",
            Outcome::Draw => "report-draw",
        };
        let title = Phrase::new(id)
            .with("game", self.game(rules))
            .with("position", rules.write_position(position));
        let mut text = Text::new().styled(Role::Strong, self.say(&title));
        if !analysis.moves.is_empty() {
            let moves: Vec<String> = analysis
                .moves
                .iter()
                .map(|&played| rules.write_move(played))
                .collect();
            let id = match rules.points_left(position) {
                Some(_) => "report-moves-best",
                None => "report-moves",
            };
            let phrase = Phrase::new(id)
                .with("count", moves.len())
                .with("moves", self.list(&moves));
            text = text.prose(self.say(&phrase));
        }
        if let Some(nimber) = analysis.nimber {
            let phrase = Phrase::new("report-nimber").with("nimber", nimber.to_string());
            text = text.prose(self.say(&phrase));
        }
        text = text.blank().prose(self.standing(&reason.standing)).blank();
        let picture = match analysis.best {
            Some(best) => {
                let after = rules.play(position, best);
                let after = after.as_ref().unwrap_or(position);
                rules.picture(after, Some(position), width)
            }
            None => rules.picture(position, None, width),
        };
        text = text.then(picture);
        let more = if reason.line.is_empty() {
            "more-replies-full"
        } else {
            "more-replies"
        };
        let why = self.reason(reason, more, width);
        if why.lines.is_empty() {
            return text;
        }
        text.blank()
            .then(why)
            .then(self.longest_line(reason, width))
    }

    /// The name of the game with its variant.
    pub fn game<R: Game>(&self, rules: &R) -> String {
        self.variant(rules.kind().name(), rules.misere())
    }

    /// A game's name with its variant.
    pub(super) fn variant(&self, name: &str, misere: bool) -> String {
        if misere {
            self.say(&Phrase::new("misere-game").with("game", name))
        } else {
            name.to_owned()
        }
    }

    /// The lost positions that a player must know, as many as can be kept in mind.
    pub fn card(&self, title: &Phrase, lost: &[String], width: usize) -> Text {
        if lost.len() > CARD_SHOWN {
            let phrase = Phrase::new("card-too-many").with("count", lost.len());
            return Text::words(self.say(&phrase));
        }
        if lost.is_empty() {
            return Text::words(self.text("card-empty"));
        }
        let lost: Vec<String> = lost
            .iter()
            .map(|position| position.replace(',', " "))
            .collect();
        let column = lost.iter().map(String::len).max().unwrap_or(0);
        let in_a_line = (width.saturating_sub(2) / (column + 3)).max(1);
        lost.chunks(in_a_line)
            .fold(Text::words(self.say(title)), |text, line| {
                let cells: Vec<String> = line
                    .iter()
                    .map(|position| format!("{position:<column$}"))
                    .collect();
                let line = format!("  {}", cells.join("   "));
                text.fixed(vec![Span::new(Role::Plain, line.trim_end())])
            })
    }

    /// The ladder: a row a method, its work and its time, and how many times as fast as the first that finished it was.
    pub fn ladder(
        &self,
        title: &str,
        rows: &[(&str, Measurement)],
        by_points: bool,
        width: usize,
    ) -> Text {
        let mut all = rows.iter().map(|(_, measured)| measured);
        let first = all.find(|measured| measured.is_finished());
        let only_nimbers = rows
            .iter()
            .all(|(_, measured)| matches!(measured.rung, Rung::Nimber(_) | Rung::Law));
        let mut given_up = false;
        let mut table = Vec::new();
        for (name, measured) in rows {
            let finished = measured.is_finished();
            let ratio = match first {
                Some(first) if finished => {
                    format!("{:.1}", first.seconds / measured.seconds.max(1e-9))
                }
                _ => String::new(),
            };
            given_up |= measured.rung == Rung::Plain && !finished && measured.calls > 0;
            table.push(vec![
                match measured.tt_entries {
                    Some(entries) => format!("{name} ({entries})"),
                    None => (*name).to_owned(),
                },
                measured.calls.to_string(),
                measured.positions.to_string(),
                format!("{:.6}", measured.seconds),
                ratio,
                match (measured.value, measured.nimber) {
                    (Some(margin), _) if by_points => signed(margin),
                    (_, Some(nimber)) if only_nimbers => nimber.to_string(),
                    (_, Some(nimber)) if measured.rung != Rung::Law => {
                        let told = Phrase::new("outcome-nimber")
                            .with("outcome", self.finish(measured))
                            .with("nimber", nimber.to_string());
                        self.say(&told)
                    }
                    _ => self.finish(measured),
                },
            ]);
        }
        let head = [
            "column-method",
            "column-calls",
            "column-positions",
            "column-seconds",
            "column-ratio",
            match (by_points, only_nimbers) {
                (true, _) => "column-margin",
                (false, true) => "column-nimber",
                (false, false) => "column-outcome",
            },
        ];
        let table = Table {
            head: head.iter().map(|&id| self.text(id)).collect(),
            align: vec![
                Align::Left,
                Align::Right,
                Align::Right,
                Align::Right,
                Align::Right,
                Align::Left,
            ],
            rows: table,
        };
        let text = Text::new()
            .styled(Role::Strong, title)
            .blank()
            .then(table.show(width))
            .blank();
        let mut text = match first {
            Some(_) => text.prose(self.text("ratio-means")),
            None => text,
        };
        if given_up {
            let phrase = Phrase::new("plain-given-up").with("calls", GIVE_UP_CALLS);
            text = text.prose(self.say(&phrase));
        }
        match self.cutoffs_told(rows) {
            Some(told) => text.prose(told),
            None => text,
        }
    }

    /// Whether cut-offs alone pay, as these rows show it, where they do.
    fn cutoffs_told(&self, rows: &[(&str, Measurement)]) -> Option<String> {
        let calls = |method, bounded: bool| {
            let row = rows.iter().map(|(_, measured)| measured).find(|measured| {
                let is_bounded = measured.tt_entries.is_some();
                measured.rung == Rung::Nimber(method)
                    && is_bounded == bounded
                    && measured.is_finished()
            });
            row.map(|measured| measured.calls)
        };
        let pays = |bounded| {
            let table = calls(NimberMethod::Table, bounded)?;
            Some(calls(NimberMethod::Cutoffs, bounded)? < table)
        };
        let unbounded = self.text(if pays(false)? {
            "cutoffs-pay"
        } else {
            "cutoffs-do-not-pay"
        });
        let bounded = pays(true).map(|pays| {
            self.text(if pays {
                "cutoffs-pay-bounded"
            } else {
                "cutoffs-do-not-pay-bounded"
            })
        });
        Some(match bounded {
            Some(bounded) => format!("{unbounded} {bounded}"),
            None => unbounded,
        })
    }

    fn finish(&self, measured: &Measurement) -> String {
        self.text(match measured.value {
            Some(value) if value > 0 => "outcome-win",
            Some(0) => "outcome-draw",
            Some(_) => "outcome-loss",
            None if measured.calls == 0 => "outcome-beyond",
            None => "outcome-given-up",
        })
    }

    /// A number with the language's own point before its fraction.
    pub(super) fn decimal(&self, number: String) -> String {
        match self.language() {
            Language::English => number,
            Language::Czech => number.replace('.', ","),
        }
    }

    /// Why a position is not solved: the estimate, the limit, and what may be done.
    pub fn beyond(&self, estimate: &Estimate) -> String {
        let mut phrase = estimate.phrase();
        for (_, figure) in &mut phrase.figures {
            if let Figure::Text(number) = figure {
                *number = self.decimal(mem::take(number));
            }
        }
        self.say(&phrase)
    }
}
