//! Every sentence of a reason is read and checked by the rules alone: on random positions of every game, in normal and in misère
//! play, brief and in full. A sentence that no pattern fits is a failure too.
//!
//! Where a law is told, the answers shown beside it follow it: the claims by law.
//!
//! Nothing here asks the program for more than the text and the rules: values, nimbers and laws are found by trying out all moves.

mod boards;
mod certificates;
mod copies;
mod deeds;
mod margins;
mod nimbers;
mod positions;
mod replies;
mod scene;
mod shapes;
mod standing;
mod sticks;
mod sums;
mod template;

use std::collections::BTreeMap;

use nimatron::games::{Game, GameKind, Values, Variant, Visitor};
use nimatron::inference::{Detail, Oracle, reason};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use scene::{Pattern, Scene, holds};

/// The positions of a game that are explained.
const POSITIONS: usize = 300;

/// How many claims of each kind were checked, and what was wrong.
#[derive(Default)]
struct Tally {
    checked: BTreeMap<&'static str, usize>,
    wrong: Vec<String>,
}

/// The reason of a position.
struct Telling<'a> {
    position: &'a str,
    tally: &'a mut Tally,
}

impl Visitor for Telling<'_> {
    type Output = ();

    fn visit<R: Game>(self, rules: R) {
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
    patterns.extend(certificates::patterns());
    patterns.extend(copies::patterns());
    patterns.extend(sums::patterns());
    patterns.extend(sticks::patterns());
    patterns.extend(nimbers::patterns());
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
        // A move that a law gives has the law behind it; from there on the sentences speak of that move.
        if let Some((found, law)) = template::read("{} wins too: ", &text) {
            *tally.checked.entry("wins too").or_default() += 1;
            if wins_too(&mut scene, found[0]).is_none() {
                tally.wrong.push(format!("{title}: {} wins too", found[0]));
            }
            let (first, rest) = law.split_at(1);
            text = first.to_uppercase() + rest;
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
            .push(format!("{title}: not all replies are told: {reason}"));
    }
    *tally.checked.entry("by law").or_default() += scene.lawful_answers;
}

/// A winning move that is not the best one.
fn wins_too<R: Game>(scene: &mut Scene<'_, R>, played: &str) -> Option<()> {
    let (played, after) = scene.play(scene.position, played)?;
    holds(scene.value(&after) < 0 && scene.best.is_some_and(|best| best != played))?;
    scene.lost = after;
    Some(())
}

/// Checks the reasons of random positions of a game. So many claims of each kind are to be among them.
fn all_of(game: &str, least: &[(&str, usize)]) {
    let kind = GameKind::from_name(game).expect("a game");
    let about = kind.about();
    let mut chance = ChaCha8Rng::seed_from_u64(12);
    let mut tally = Tally::default();
    for _ in 0..POSITIONS {
        let (position, value) = positions::random(game, &mut chance);
        let values = about
            .options
            .iter()
            .fold(Values::default(), |values, option| {
                values.with(option, value)
            });
        for misere in [false, true] {
            if misere && about.misere_rules.is_none() {
                continue;
            }
            let values = values.clone();
            let tally = &mut tally;
            kind.visit(
                &Variant { misere, values },
                Telling {
                    position: &position,
                    tally,
                },
            );
        }
    }
    let Tally { checked, wrong } = tally;
    let all: usize = checked.values().sum();
    println!(
        "{game}: {all} claims checked, {} wrong: {checked:?}",
        wrong.len()
    );
    let shown: Vec<String> = wrong.iter().take(20).cloned().collect();
    assert!(
        wrong.is_empty(),
        "{} of {all} claims are wrong:\n{}",
        wrong.len(),
        shown.join("\n")
    );
    for (kind, least) in least {
        let count = checked.get(kind).copied().unwrap_or(0);
        assert!(count >= *least, "only {count} claims of {kind}");
    }
}

#[test]
fn of_matches() {
    all_of(
        "matches",
        &[
            ("also", 200),
            ("answered", 300),
            ("best", 500),
            ("by law", 1000),
            ("certificate", 150),
            ("certificate proves", 150),
            ("consequence", 100),
            ("golden", 60),
            ("golden misère", 40),
            ("lasts", 80),
            ("longest", 80),
            ("lost", 80),
            ("more", 30),
            ("ones", 120),
            ("over", 30),
            ("remoteness", 500),
            ("reply", 2000),
            ("takes all", 100),
            ("three equal", 90),
        ],
    );
}

#[test]
fn of_nim() {
    all_of(
        "nim",
        &[
            ("also", 100),
            ("answered", 250),
            ("best", 400),
            ("by law", 1200),
            ("lost", 140),
            ("longest", 140),
            ("mex", 70),
            ("nim-sum", 30),
            ("nim-sum misère", 120),
            ("ones", 160),
            ("pairs", 180),
            ("remoteness", 400),
            ("reply", 1400),
            ("takes all", 70),
        ],
    );
}

#[test]
fn of_sticks() {
    all_of(
        "sticks",
        &[
            ("answered", 250),
            ("best", 400),
            ("by law", 1000),
            ("lost", 130),
            ("mex", 290),
            ("remainder", 500),
            ("remoteness", 400),
            ("reply", 1000),
            ("takes all", 25),
        ],
    );
}

#[test]
fn of_coins() {
    all_of(
        "coins",
        &[
            ("also", 15),
            ("best", 300),
            ("margin", 900),
            ("more", 2),
            ("shares", 300),
        ],
    );
}

#[test]
fn of_cram() {
    all_of(
        "cram",
        &[
            ("also", 270),
            ("answered", 200),
            ("best", 350),
            ("by law", 300),
            ("components", 80),
            ("half turn", 100),
            ("leaves", 230),
            ("lost", 200),
            ("mex", 210),
            ("more", 120),
            ("remoteness", 350),
            ("reply", 2000),
            ("wins too", 30),
        ],
    );
}

#[test]
fn of_kayles() {
    all_of(
        "kayles",
        &[
            ("also", 280),
            ("answered", 280),
            ("best", 390),
            ("by law", 1100),
            ("certificate", 300),
            ("certificate counts", 2),
            ("certificate proves", 300),
            ("components", 120),
            ("lost", 200),
            ("mex", 60),
            ("pairs", 200),
            ("remoteness", 390),
            ("reply", 2300),
            ("row of nimbers", 120),
            ("wins too", 30),
        ],
    );
}

#[test]
fn of_chomp() {
    all_of(
        "chomp",
        &[
            ("also", 80),
            ("answered", 260),
            ("arms", 50),
            ("best", 420),
            ("by law", 750),
            ("certificate", 280),
            ("certificate proves", 280),
            ("lost", 110),
            ("mex", 270),
            ("poisoned", 15),
            ("remoteness", 420),
            ("reply", 1300),
            ("two columns", 90),
            ("two rows", 80),
        ],
    );
}
