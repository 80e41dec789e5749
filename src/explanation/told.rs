//! What was said before in a session: a theorem is given in full only once.

use std::collections::BTreeSet;

use crate::reason::{Phrase, Reason, Standing};

/// What was told before: theorems by their names, rules by their words.
#[derive(Clone, Debug, Default)]
pub(crate) struct Told(BTreeSet<String>);

impl Told {
    /// Whether this is said for the first time.
    pub(crate) fn is_new(&mut self, told: &str) -> bool {
        self.0.insert(told.to_owned())
    }

    /// Returns a theorem, in a few words if it was told before.
    pub(crate) fn theorem(&mut self, law: Phrase) -> Phrase {
        self.by(law, &["short"])
    }

    /// Returns a theorem, if it was told before by the first of these attributes that it has.
    fn by(&mut self, law: Phrase, names: &[&str]) -> Phrase {
        let is_new = self.is_new(law.id);
        let mut names = names.iter().filter(|_| !is_new);
        let short = names.find_map(|name| law.attribute(name));
        short.map_or(law, |text| phrase!("as-told", text))
    }

    /// Returns a reason with its theorem in a few words, and without the rules, if these were told
    /// before.
    pub(crate) fn shorten(&mut self, mut reason: Reason) -> Reason {
        let names: &[&str] = match reason.standing {
            // The idea of a won position is a question.
            Standing::Lost { .. } => &["idea", "short"],
            _ => &["short"],
        };
        let theorems = reason.evidence.iter_mut();
        let other = reason.other_theorem.iter_mut().map(|(_, other)| other);
        for evidence in theorems.chain(other) {
            let mut sentences = evidence.sentences.drain(..);
            let theorem = sentences.next().map(|law| self.by(law, names));
            // What has no figures is said of every position.
            let is_rule = |told: &Phrase| told.figures.is_empty() || told.id == "theorem-summands";
            let others = sentences.filter(|told| !is_rule(told) || self.is_new(&told.to_string()));
            evidence.sentences = theorem.into_iter().chain(others).collect();
        }
        reason
    }
}
