//! The reader of a reason: each of its facts is held against the rules, each of its phrases by the
//! check of that name.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::rc::Rc;

use nimatron::games::Value;
use nimatron::inference::{Detail, GameKind};
use nimatron::reason::{Evidence, Reason, Standing};

use super::checks::{is_right, law_of};
use super::scene::Scene;
use super::standing::Claims;
use super::tree::{Node, Tree, tree};
use super::{certificates, nimbers, replies, standing};

/// How many claims of each kind were checked, and what was wrong.
#[derive(Default)]
pub(super) struct Tally {
    checked: BTreeMap<&'static str, usize>,
    wrong: Vec<String>,
    title: String,
}

impl Tally {
    /// Checks the reasons of a position, brief and in full, in normal and in misère play.
    pub(super) fn tell(&mut self, game: &str, value: Option<&Value>, position: &str) {
        let about = GameKind::from_name(game).expect("a game").about();
        for misere in [false, true] {
            if misere && about.misere_rules.is_none() {
                continue;
            }
            self.title = format!("{game}, misère {misere}, {value:?}, {position}");
            let tree = tree(game, misere, value);
            for detail in [Detail::BRIEF, Detail::FULL] {
                let reason = tree.reason(position, detail);
                self.reason(&tree, &tree.node(position), &reason);
            }
        }
    }

    /// Nothing is wrong, and claims of these kinds were checked so often at least.
    pub(super) fn is_right(&self, kinds: &str, least: usize) {
        let wrong = &self.wrong;
        let shown = &wrong[..wrong.len().min(20)];
        assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), shown.join("\n"));
        let checked = &self.checked;
        for kind in kinds.split(", ") {
            let count = checked.get(kind).copied().unwrap_or(0);
            assert!(count >= least, "{kind}: {count} of {checked:?}");
        }
    }

    fn note(&mut self, kind: &'static str, is_true: bool, said: &dyn Debug) {
        *self.checked.entry(kind).or_default() += 1;
        if !is_true {
            let title = &self.title;
            self.wrong.push(format!("{title}: {kind}: {said:?}"));
        }
    }

    fn evidence(&mut self, scene: &Scene, evidence: &Evidence) {
        for said in scene.sentences {
            self.note(said.id, is_right(scene, said), said);
            if let Some(law) = law_of(said) {
                let answer = |reply: &_, answer: &_| law(scene, reply, answer);
                self.note("law", scene.each_answered(answer), said);
            }
        }
        let form = &evidence.form;
        self.note("form", nimbers::are_drawn(scene, form), form);
        if let Some(note) = &evidence.note {
            let is_true = replies::is_noted(scene, &scene.lost, note);
            self.note(note.id, is_true, note);
        }
    }

    fn reason(&mut self, tree: &Tree, position: &Rc<Node>, reason: &Reason) {
        let best = match &reason.standing {
            Standing::Points { best, .. } | Standing::Won { best, .. } => position.step(best),
            Standing::Over { .. } | Standing::Lost { .. } => None,
        };
        let sentences = reason.evidence.as_ref().map(|told| &told.sentences[..]);
        let scene = Scene {
            tree,
            position: position.clone(),
            lost: best.map_or(position, |step| &step.after).clone(),
            sentences: sentences.unwrap_or_default(),
        };
        let mut claims = standing::check(&scene, &reason.standing);
        if let Some((played, evidence)) = &reason.other_theorem {
            claims.extend(self.other(&scene, played, evidence));
        }
        if let Some(evidence) = &reason.evidence {
            self.evidence(&scene, evidence);
        }
        let certificate = reason.certificate.as_ref();
        claims.extend(certificate.map_or_else(Vec::new, |told| certificates::check(&scene, told)));
        let law = scene.sentences.iter().rev().find_map(law_of);
        claims.extend(replies::check(&scene, reason, law));
        claims.extend(standing::margins(&scene, reason));
        let mex = reason.mex.as_ref();
        claims.extend(mex.map(|told| ("mex", nimbers::mex(&scene, told))));
        if !reason.parts.is_empty() {
            claims.push(("parts", nimbers::are_of_parts(&scene, &reason.parts)));
        }
        if !reason.line.is_empty() {
            claims.push(("line", replies::is_line(&scene, reason)));
        }
        for (kind, is_true) in claims {
            self.note(kind, is_true, reason);
        }
    }

    /// Checks the law behind another winning move, which takes longer than the best one.
    fn other(&mut self, scene: &Scene, played: &str, evidence: &Evidence) -> Claims {
        let Some(step) = scene.position.step(played) else {
            return vec![("other theorem", false)];
        };
        let other = Scene {
            lost: step.after.clone(),
            sentences: &evidence.sentences,
            ..scene.clone()
        };
        self.evidence(&other, evidence);
        let wins = other.lost.value < 0 && other.lost.text != scene.lost.text;
        let is_sooner = scene.lost.remoteness < other.lost.remoteness;
        vec![("other theorem", wins), ("sooner", is_sooner)]
    }
}
