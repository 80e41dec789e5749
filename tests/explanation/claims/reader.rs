//! The reader of a reason: each of its facts is held against the rules, each of its phrases by the
//! check of that name.

use std::collections::BTreeMap;

use nimatron::games::Game;
use nimatron::inference::{Detail, Oracle, Solvable, Visitor, reason};
use nimatron::reason::{Evidence, Phrase, Reason};

use super::figures::Figures;
use super::scene::{Check, Checks, Scene, holds};
use super::{
    certificates, copies, disguises, divided, golden, heaps, margins, nim_sums, nimbers, pin_rows,
    remainders, replies, standing, summands, words,
};

/// How many claims of each kind were checked, and what was wrong.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) checked: BTreeMap<String, usize>,
    pub(super) wrong: Vec<String>,
}

/// The reason of a position.
pub(super) struct Telling<'a> {
    pub(super) position: &'a str,
    pub(super) tally: &'a mut Tally,
}

impl Visitor for Telling<'_> {
    type Output = ();

    fn visit<R: Solvable>(self, rules: R) {
        let position = rules.read_position(self.position).expect("a position");
        let mut oracle = Oracle::of(rules.clone());
        let analysis = oracle.analyse(&position).expect("a small position");
        for detail in [Detail::BRIEF, Detail::FULL] {
            let reason = reason(&mut oracle, &position, &analysis, detail).expect("a reason");
            let title = rules.write_position(&position);
            let misere = if rules.is_misere() { " misère" } else { "" };
            let mut reading = Reading {
                scene: Scene::new(&rules, &position),
                title: format!("{}{misere} {title}", rules.name()),
                tally: self.tally,
            };
            reading.reason(&reason);
        }
    }
}

/// The check of a phrase.
pub(super) fn check_of<R: Game>(id: &str) -> Option<Check<R>> {
    let all: [Checks<R>; 10] = [
        copies::check,
        disguises::check,
        divided::check,
        golden::check,
        heaps::check,
        nim_sums::check,
        nimbers::check,
        pin_rows::check,
        remainders::check,
        summands::check,
    ];
    all.into_iter()
        .chain([words::check as Checks<R>])
        .find_map(|of| of(id))
}

/// Whether a phrase is one for a won or for a lost position, for normal or for misère play, as the
/// position is.
pub(super) fn is_of_side<R: Game>(scene: &Scene<'_, R>, said: &Phrase) -> bool {
    let (won, misere) = (scene.best.is_some(), scene.rules.is_misere());
    let flag = |name| said.figure(name).map(|_| said.is(name));
    let says = |sides: &[&str]| said.id.split('-').any(|word| sides.contains(&word));
    // Words may be lost in a position that is won.
    let is_of_words = said.id.starts_with("quotient");
    let is_of_outcome = if says(&["left", "won", "leave", "ends"]) {
        won
    } else {
        !won || !says(&["faced", "lost"])
    };
    (is_of_words || is_of_outcome)
        && (misere || !says(&["misere", "quotient"]))
        && flag("won").is_none_or(|told| told == won)
        && flag("misere").is_none_or(|told| told == misere)
}

struct Reading<'s, 't, R: Game> {
    scene: Scene<'s, R>,
    title: String,
    tally: &'t mut Tally,
}

impl<R: Game> Reading<'_, '_, R> {
    fn note(&mut self, kind: &str, claim: Option<()>, said: &dyn std::fmt::Debug) {
        *self.tally.checked.entry(kind.to_owned()).or_default() += 1;
        if claim.is_none() {
            let title = &self.title;
            self.tally.wrong.push(format!("{title}: {kind}: {said:?}"));
        }
    }

    fn says(&mut self, said: &Phrase) {
        let check = check_of(said.id).filter(|_| is_of_side(&self.scene, said));
        let claim = check.and_then(|check| check(&mut self.scene, said));
        self.note(said.id, claim, said);
    }

    fn evidence(&mut self, evidence: &Evidence) {
        for sentence in &evidence.sentences {
            self.says(sentence);
        }
        let form = nimbers::form(&self.scene, &evidence.form);
        self.note("form", form, &evidence.form);
        if let Some(note) = &evidence.note {
            let claim = replies::is_noted(&self.scene, &self.scene.lost, note);
            self.note(note.id, claim, note);
        }
    }

    fn reason(&mut self, reason: &Reason) {
        for (kind, claim) in standing::check(&mut self.scene, &reason.standing) {
            self.note(kind, claim, &reason.standing);
        }
        // A move that a law gives has the law behind it; then the sentences speak of the best one
        // again.
        if let Some((played, evidence)) = &reason.other_theorem {
            let lost = self.scene.lost.clone();
            let claim = wins_too(&mut self.scene, played);
            self.note("other theorem", claim, played);
            self.evidence(evidence);
            let sooner = self.scene.remoteness(&lost) < self.scene.remoteness(&self.scene.lost);
            self.note("sooner", holds(sooner), played);
            (self.scene.lost, self.scene.law) = (lost, None);
        }
        if let Some(evidence) = &reason.evidence {
            self.evidence(evidence);
        }
        let scene = &mut self.scene;
        let mut claims = certificates::check(scene, reason.certificate.as_ref());
        claims.extend(replies::check(scene, reason));
        claims.extend(nimbers::check_parts(scene, reason));
        claims.extend(margins::check(scene, reason));
        claims.extend(replies::line(scene, reason));
        for (kind, claim) in claims {
            self.note(kind, claim, reason);
        }
    }
}

/// A winning move that is not the best one.
fn wins_too<R: Game>(scene: &mut Scene<'_, R>, played: &str) -> Option<()> {
    let (played, after) = scene.play(scene.position, played)?;
    holds(scene.value(&after) < 0 && scene.best.is_some_and(|best| best != played))?;
    scene.lost = after;
    Some(())
}
