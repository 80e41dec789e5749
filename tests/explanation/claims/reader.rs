//! The reader of a reason: sentence by sentence, each by the pattern that fits it.

use std::collections::BTreeMap;

use nimatron::games::Game;
use nimatron::inference::{Detail, Oracle, Solvable, Visitor, reason};

use super::scene::{Pattern, Scene, holds};
use super::{
    certificates, copies, divided, golden, heaps, margins, nim_sums, nimbers, pin_rows, remainders,
    replies, standing, template,
};

/// How many claims of each kind were checked, and what was wrong.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) checked: BTreeMap<&'static str, usize>,
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
            check(&rules, &position, &reason.to_string(), self.tally);
        }
    }
}

fn patterns<R: Game>() -> Vec<Pattern<R>> {
    let mut patterns = standing::patterns();
    patterns.extend(replies::patterns());
    patterns.extend(replies::counts());
    patterns.extend(certificates::patterns());
    patterns.extend(copies::patterns());
    patterns.extend(divided::patterns());
    patterns.extend(golden::patterns());
    patterns.extend(nim_sums::patterns());
    patterns.extend(remainders::patterns());
    patterns.extend(nimbers::patterns());
    patterns.extend(nimbers::of_sizes());
    patterns.extend(nimbers::means());
    patterns.extend(heaps::patterns());
    patterns.extend(pin_rows::patterns());
    patterns.extend(margins::patterns());
    patterns
}

/// Checks a reason sentence by sentence.
fn check<R: Game>(rules: &R, position: &R::Position, reason: &str, tally: &mut Tally) {
    let patterns = patterns::<R>();
    let mut scene = Scene::new(rules, position);
    let mut text = reason.to_owned();
    let misere = if rules.is_misere() { " misère" } else { "" };
    let title = format!(
        "{}{misere} {}",
        rules.name(),
        rules.write_position(position)
    );
    while !text.is_empty() {
        // A move that a law gives has the law behind it; then the sentences speak of the best one
        // again.
        if let Some((found, law)) = template::read("Easiest to remember is {}: ", &text) {
            *tally.checked.entry("easiest").or_default() += 1;
            if wins_too(&mut scene, found[0]).is_none() {
                tally.wrong.push(format!("{title}: {} wins too", found[0]));
            }
            text = capitalized(law);
            continue;
        }
        if let Some((found, why)) = template::read("{} wins sooner: ", &text) {
            *tally.checked.entry("sooner").or_default() += 1;
            if wins_sooner(&mut scene, found[0]).is_none() {
                tally
                    .wrong
                    .push(format!("{title}: {} wins sooner", found[0]));
            }
            text = capitalized(why);
            continue;
        }
        let fits = |pattern: &Pattern<R>| {
            Some((
                template::read(pattern.template, &text)?,
                pattern.kind,
                pattern.check,
            ))
        };
        let Some(((found, rest), kind, claim)) = patterns.iter().find_map(fits) else {
            tally.wrong.push(format!("{title}: no pattern for: {text}"));
            return;
        };
        *tally.checked.entry(kind).or_default() += 1;
        if claim(&mut scene, &found).is_none() {
            let said = &text[..text.len() - rest.len()];
            tally.wrong.push(format!("{title}: {said}"));
        }
        let Some(next) = rest
            .strip_prefix(' ')
            .or(Some(rest).filter(|rest| rest.is_empty()))
        else {
            tally
                .wrong
                .push(format!("{title}: no blank before: {rest}"));
            return;
        };
        text = next.to_owned();
    }
    if !replies::all_is_told(&scene) {
        tally
            .wrong
            .push(format!("{title}: not all replies are shown: {reason}"));
    }
    *tally.checked.entry("by law").or_default() += scene.theorem_answers;
}

/// A clause as a sentence of its own.
fn capitalized(clause: &str) -> String {
    let (first, rest) = clause.split_at(1);
    first.to_uppercase() + rest
}

/// The best move, which wins in fewer moves than the one that was told before.
fn wins_sooner<R: Game>(scene: &mut Scene<'_, R>, played: &str) -> Option<()> {
    let (played, after) = scene.play(scene.position, played)?;
    holds(scene.best == Some(played))?;
    holds(scene.remoteness(&after) < scene.remoteness(&scene.lost))?;
    scene.lost = after;
    scene.law = None;
    Some(())
}

/// A winning move that is not the best one.
fn wins_too<R: Game>(scene: &mut Scene<'_, R>, played: &str) -> Option<()> {
    let (played, after) = scene.play(scene.position, played)?;
    holds(scene.value(&after) < 0 && scene.best.is_some_and(|best| best != played))?;
    scene.lost = after;
    Some(())
}
