//! The table that `compare` gives: a row a method, its work and its time.

use super::grid::{Align, Grid};
use crate::explanation::sentences::signed;
use crate::explanation::{Show, Words};
use crate::inference::{GIVE_UP_CALLS, Measurement, NimberMethod, Rung};
use crate::reason::Phrase;
use crate::text::{Role, Text};

/// What each method needed for a position, and how many times as fast as the first that finished it was.
pub(crate) struct Comparison<'a> {
    /// The title.
    pub title: &'a Phrase,
    /// The methods by name, each with what was measured.
    pub rows: &'a [(&'a str, Measurement)],
    /// Whether points decide the game.
    pub by_points: bool,
}

impl Show for Comparison<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let mut all = self.measured();
        let first = all.find(|measured| measured.is_finished());
        let only_nimbers = self
            .measured()
            .all(|measured| matches!(measured.rung, Rung::Nimber(_) | Rung::Law));
        let rows = self.rows.iter().map(|(name, measured)| {
            let ratio = match first {
                Some(first) if measured.is_finished() => {
                    let ratio = first.seconds / measured.seconds.max(1e-9);
                    words.decimal(&format!("{ratio:.1}"))
                }
                _ => String::new(),
            };
            vec![
                match measured.tt_entries {
                    Some(entries) => format!("{name} ({entries})"),
                    None => (*name).to_owned(),
                },
                measured.calls.to_string(),
                measured.positions.to_string(),
                words.decimal(&format!("{:.6}", measured.seconds)),
                ratio,
                match (measured.value, measured.nimber) {
                    (Some(margin), _) if self.by_points => signed(margin),
                    (_, Some(nimber)) if only_nimbers => nimber.to_string(),
                    (_, Some(nimber)) if measured.rung != Rung::Law => {
                        let both = Phrase::new("outcome-nimber")
                            .with("outcome", outcome(measured))
                            .with("nimber", nimber.to_string());
                        words.say(&both)
                    }
                    _ => words.say(&outcome(measured)),
                },
            ]
        });
        let last = match (self.by_points, only_nimbers) {
            (true, _) => "column-margin",
            (false, true) => "column-nimber",
            (false, false) => "column-outcome",
        };
        let grid = Grid {
            columns: vec![
                ("column-method", Align::Left),
                ("column-calls", Align::Right),
                ("column-positions", Align::Right),
                ("column-seconds", Align::Right),
                ("column-ratio", Align::Right),
                (last, Align::Left),
            ],
            rows: rows.collect(),
        };
        let text = Text::new()
            .styled(Role::Strong, words.say(self.title))
            .blank()
            .then(grid.show(words, width))
            .blank();
        self.notes(first.is_some())
            .iter()
            .fold(text, |text, note| text.prose(words.say_all(note)))
    }
}

impl Comparison<'_> {
    fn measured(&self) -> impl Iterator<Item = &Measurement> {
        self.rows.iter().map(|(_, measured)| measured)
    }

    /// The paragraphs below the table.
    fn notes(&self, has_ratios: bool) -> Vec<Vec<Phrase>> {
        let mut notes = Vec::new();
        if has_ratios {
            notes.push(vec![Phrase::new("ratio-means")]);
        }
        let given_up = |measured: &Measurement| {
            measured.rung == Rung::Plain && !measured.is_finished() && measured.calls > 0
        };
        if self.measured().any(given_up) {
            let phrase = Phrase::new("plain-given-up").with("calls", GIVE_UP_CALLS);
            notes.push(vec![phrase]);
        }
        notes.extend(self.cutoffs());
        notes
    }

    /// Whether cut-offs alone save calls. `None` if these rows do not show it.
    fn cutoffs(&self) -> Option<Vec<Phrase>> {
        let calls = |method, bounded: bool| {
            let row = self.measured().find(|measured| {
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
        let unbounded = if pays(false)? {
            "cutoffs-pay"
        } else {
            "cutoffs-do-not-pay"
        };
        let bounded = pays(true).map(|pays| {
            if pays {
                "cutoffs-pay-bounded"
            } else {
                "cutoffs-do-not-pay-bounded"
            }
        });
        let ids = [unbounded].into_iter().chain(bounded);
        Some(ids.map(Phrase::new).collect())
    }
}

fn outcome(measured: &Measurement) -> Phrase {
    Phrase::new(match measured.value {
        Some(value) if value > 0 => "outcome-win",
        Some(0) => "outcome-draw",
        Some(_) => "outcome-loss",
        None if measured.calls == 0 => "outcome-beyond",
        None => "outcome-given-up",
    })
}
