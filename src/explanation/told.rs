//! What was said before in a session: a theorem is given in full only once.

use std::collections::BTreeSet;

use super::say_all;
use crate::reason::{Phrase, Reason};

/// What was told before: theorems by their names, rules by their words.
#[derive(Clone, Debug, Default)]
pub(crate) struct Told(BTreeSet<String>);

impl Told {
    /// Whether this is said for the first time.
    pub(crate) fn is_new(&mut self, told: &str) -> bool {
        self.0.insert(told.to_owned())
    }

    /// Returns a reason in short, as a clause that may follow a colon. `None` if it is not known.
    pub(crate) fn short(&mut self, reason: &Reason) -> Option<Phrase> {
        let mut clauses = reason.short().into_iter();
        let law = self.theorem(clauses.next()?);
        let others: Vec<Phrase> = clauses.collect();
        if others.is_empty() {
            return Some(law);
        }
        let clauses: Vec<Phrase> = [law].into_iter().chain(others).collect();
        Some(phrase!("as-told", text = say_all(&clauses)))
    }

    /// Returns a theorem, in a few words if it was told before.
    fn theorem(&mut self, law: Phrase) -> Phrase {
        let short = Some(&law).filter(|law| !self.is_new(law.id));
        let short = short.and_then(|law| law.attribute("short"));
        short.map_or(law, |text| phrase!("as-told", text))
    }

    /// Returns a reason with its theorem in a few words, and without the rules, if these were told
    /// before.
    pub(crate) fn shorten(&mut self, mut reason: Reason) -> Reason {
        let theorems = reason.evidence.iter_mut();
        let other = reason.other_theorem.iter_mut().map(|(_, other)| other);
        for evidence in theorems.chain(other) {
            let mut sentences = evidence.sentences.drain(..);
            let theorem = sentences.next().map(|law| self.theorem(law));
            // What has no figures is said of every position.
            let is_rule = |told: &Phrase| told.figures.is_empty() || told.id == "theorem-summands";
            let others = sentences.filter(|told| !is_rule(told) || self.is_new(&told.to_string()));
            evidence.sentences = theorem.into_iter().chain(others).collect();
        }
        reason
    }
}
