//! A reason in short, read as data: it proves the outcome by itself, or names what does.

use nimatron::games::Variant;
use nimatron::inference::{Detail, GameKind, Outcome, Position, Solver};
use nimatron::reason::Phrase;

use super::claims::figures::Figures;
use crate::support::small::listed;

/// Whether clauses settle a position, of which `lost` is what the best move leaves, or itself.
fn settles(short: &[Phrase], game: &mut dyn Solver, at: &Position, lost: &Position) -> bool {
    let is_won = game.outcome(at).expect("small") == Outcome::Win;
    let is_lost = game.outcome(lost).expect("small") == Outcome::Loss;
    let written = game.write_position(lost);
    let [law, more @ ..] = short else {
        return false;
    };
    let goes_on = |id: &str| more.iter().any(|phrase| phrase.id == id);
    is_lost
        && match law.id {
            "review-leaves-one-of" | "review-leaves-answered" => {
                is_won && law.text("position") == written
            }
            "review-is-one-of" | "review-is-answered" => !is_won && law.text("position") == written,
            "theorem-heap-divided" => {
                let rest = law.number("rest").to_string();
                more[0].texts("remainders").contains(&rest)
            }
            "theorem-heap-reduced" => {
                law.number("nimber") == 0 && goes_on("theorem-nimbers-repeat")
            }
            "theorem-misere-kayles" => {
                let is_told = game.name() == "kayles" || goes_on("octal-is-kayles");
                goes_on("misere-kayles-rows") && is_told
            }
            "theorem-misere-nimbers" => goes_on("misere-nimbers"),
            "theorem-golden" | "theorem-golden-misere" | "theorem-golden-stand-in" => {
                let mut open: Vec<u64> = written.split(',').flat_map(str::parse).collect();
                open.retain(|&size| size > 0);
                open.sort_unstable();
                [law.number("smaller"), law.number("larger")].ends_with(&open)
            }
            "theorem-quotient" => law.figure("word").is_some(),
            id => {
                let said_of_won = ["-left", "-won", "-last", "-leave", "-ends", "-sticks"];
                let said_of_lost = ["-faced", "-lost"];
                let ends = if is_won {
                    &said_of_won[..]
                } else {
                    &said_of_lost
                };
                let id = id.replace("-misere", "");
                id.starts_with("theorem-") && ends.iter().any(|end| id.ends_with(end))
            }
        }
}

#[test]
fn a_short_reason_settles_the_position_by_itself() {
    let mut wrong = Vec::new();
    for kind in GameKind::all() {
        let numbers = || (1..=20).map(|size: u64| size.to_string()).collect();
        let texts = listed(kind.name()).unwrap_or_else(numbers);
        for misere in [false, true] {
            let variant = Variant {
                misere,
                ..Variant::default()
            };
            if misere && kind.about().misere_rules.is_none() {
                continue;
            }
            let mut game = kind.rules(&variant);
            let mut outcomes = [0, 0];
            for text in &texts {
                let at = game.read_position(text).expect("a position");
                let analysis = game.analyse(&at).expect("small");
                let Some(best) = analysis.best.filter(|_| !game.has_points()) else {
                    continue;
                };
                let is_won = analysis.outcome == Outcome::Win;
                outcomes[usize::from(is_won)] += 1;
                let left = || game.play(&at, best).expect("a legal move");
                let lost = if is_won { left() } else { at.clone() };
                let reason = game.reason(&at, &analysis, Detail::BRIEF).expect("small");
                let short = reason.short();
                if !settles(&short, &mut *game, &at, &lost) {
                    wrong.push(format!("{} {misere} {text}: {short:?}", kind.name()));
                }
            }
            let has_both = outcomes.iter().all(|&count| count > 0);
            assert!(game.has_points() || has_both, "{}", kind.name());
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
