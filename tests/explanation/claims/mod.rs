//! Every fact of a reason is checked by the rules alone, and every phrase by its name and its
//! figures: on random positions of every game, in normal and in misère play, brief and in full. A
//! phrase that no check knows is a failure too. That a message says what its name means is what
//! reading is for.
//!
//! If a reason states a law, the answers shown with it follow that law: the claims by law.
//!
//! Nothing here asks the program for more than the reason and the rules: values, nimbers and laws
//! are found by trying out all moves.

mod boards;
mod certificates;
mod copies;
mod deeds;
mod disguises;
mod divided;
mod figures;
mod golden;
mod heaps;
mod margins;
mod nim_sums;
mod nimbers;
mod pin_rows;
mod positions;
mod reader;
mod remainders;
mod replies;
mod scene;
mod shapes;
mod standing;
mod summands;
mod told_words;
mod words;

use nimatron::games::{Value, Values, Variant};
use nimatron::inference::GameKind;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use reader::{Tally, Telling};

/// The positions of a game that are explained.
const POSITIONS: usize = 300;

/// Claims of a kind that are checked so often at least.
const LEAST: usize = 5;

/// Those of every game that is not played for points.
const USUAL: &str = "all replies, also, answered, best, form, leaves, line, longest, lost, \
                     remoteness, reply, wins";

/// Checks the reasons of random positions of a game. Claims of these kinds are to be among them.
fn all_of(game: &str, kinds: &str) {
    let kind = GameKind::from_name(game).expect("a game");
    let about = kind.about();
    let mut chance = ChaCha8Rng::seed_from_u64(12);
    let mut tally = Tally::default();
    for _ in 0..POSITIONS {
        let (position, value) = positions::random(game, &mut chance);
        let values = about
            .options
            .iter()
            // A second option of a game is another way to say the first.
            .take(1)
            .fold(Values::default(), |values, option| {
                values.with(option, value.clone())
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
    let shown: Vec<String> = wrong.iter().take(20).cloned().collect();
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), shown.join("\n"));
    let usual = if game == "coins" { "also" } else { USUAL };
    for kind in kinds.split(", ").chain(usual.split(", ")) {
        let count = checked.get(kind).copied().unwrap_or(0);
        assert!(count >= LEAST, "{kind}: {count} of {checked:?}");
    }
}

#[test]
fn of_matches() {
    all_of(
        "matches",
        "alike, by law, certificate, certificate proves, golden-faced, golden-left, \
         note-golden, note-last, note-three-equal, over, theorem-golden, theorem-golden-misere, \
         theorem-golden-stand-in, theorem-ones-faced, theorem-ones-left, theorem-takes-last, \
         theorem-three-equal-faced, theorem-three-equal-left",
    );
}

#[test]
fn of_nim() {
    all_of(
        "nim",
        "by law, mex, note-last, note-pairs, over, theorem-nim-lost-misere, theorem-nim-won, \
         theorem-nim-won-misere, theorem-ones-faced, theorem-ones-left, theorem-pairs-faced, \
         theorem-pairs-left, theorem-takes-last",
    );
}

#[test]
fn of_nimble() {
    all_of(
        "nimble",
        "by law, mex, note-as-nim, over, theorem-nimble-faced, theorem-nimble-left",
    );
}

#[test]
fn of_staircase() {
    all_of(
        "staircase",
        "by law, mex, note-as-nim, over, theorem-staircase-faced, theorem-staircase-left",
    );
}

#[test]
fn of_sticks() {
    all_of(
        "sticks",
        "by law, mex, over, theorem-remainder-lost, theorem-remainder-lost-misere, \
         theorem-remainder-won, theorem-remainder-won-misere, theorem-takes-sticks",
    );
}

#[test]
fn of_coins() {
    all_of("coins", "also, best, line, margin, no better, shares");
}

#[test]
fn of_cram() {
    all_of(
        "cram",
        "alike, by law, mex, nim-sum-again, note-mirror, over, parts, theorem-component-left, \
         theorem-component-lost, theorem-component-won, theorem-components-lost, \
         theorem-components-none-left, theorem-mirror-faced, theorem-mirror-left, \
         theorem-strips-nimbers",
    );
}

#[test]
fn of_kayles() {
    all_of(
        "kayles",
        "by law, certificate, certificate proves, mex, nim-sum-again, nim-sum-means, \
         note-heaps, other theorem, sooner, theorem-components-lost, \
         theorem-components-none-left, theorem-components-won, theorem-pin-rows-faced, \
         theorem-pin-rows-left, theorem-pin-rows-nimbers",
    );
}

#[test]
fn of_octal() {
    all_of(
        "octal",
        "alike, by law, certificate, certificate proves, mex, nim-sum-again, nim-sum-means, \
         note-heaps, note-quotient, over, quotient-always, quotient-heaps, quotient-lost, \
         quotient-sum, theorem-component-won, theorem-components-lost, \
         theorem-components-none-left, theorem-components-won, theorem-heaps-faced, \
         theorem-heaps-left, theorem-heaps-nimbers, theorem-quotient",
    );
}

#[test]
fn of_grundy() {
    all_of(
        "grundy",
        "certificate, certificate proves, nim-sum-again, theorem-components-won, \
         theorem-heaps-left, theorem-heaps-nimbers",
    );
}

#[test]
fn of_take() {
    all_of(
        "take",
        "by law, card, certificate, certificate counts, certificate proves, mex, \
         misere-nimbers, nim-sum-again, nim-sum-means, note-heaps, over, \
         theorem-components-lost, theorem-components-none-left, theorem-components-won, \
         theorem-heap-divided, theorem-heap-reduced, theorem-heap-remainders, \
         theorem-heaps-faced, theorem-heaps-left, theorem-heaps-nimbers, \
         theorem-misere-nimbers, theorem-nimbers-repeat",
    );
}

#[test]
fn of_half() {
    all_of(
        "half",
        "by law, card, certificate, certificate counts, certificate proves, mex, nim-sum-again, \
         nim-sum-means, note-heaps, over, theorem-components-lost, \
         theorem-components-none-left, theorem-components-won, theorem-half-faced, \
         theorem-half-left, theorem-half-nimbers, theorem-heaps-faced, theorem-heaps-left",
    );
}

#[test]
fn of_chomp() {
    all_of(
        "chomp",
        "by law, certificate, certificate proves, mex, note-arms, note-columns, note-end, \
         note-rows, over, theorem-arms-faced, theorem-arms-left, theorem-columns-faced, \
         theorem-columns-left, theorem-poisoned-left, theorem-rows-faced, theorem-rows-left",
    );
}

#[test]
fn of_sum() {
    all_of(
        "sum",
        "mex, nim-sum-again, nim-sum-means, note-summands, summand-heaps-nimbers, \
         summand-nimber, theorem-summands, theorem-summands-last, theorem-summands-left, \
         theorem-summands-lost, theorem-summands-won",
    );
}

/// Positions with more losing ones below than are listed.
#[test]
fn of_misere_kayles() {
    let mut tally = Tally::default();
    for (game, position) in [
        ("kayles", "7,9"),
        ("kayles", "14"),
        ("octal", "7,9"),
        ("octal", "6,8"),
    ] {
        let kind = GameKind::from_name(game).expect("a game");
        let code = kind.about().options.first();
        let values = code.map(|code| Values::default().with(code, Value::Text("0.77".to_owned())));
        let values = values.unwrap_or_default();
        let variant = Variant {
            misere: true,
            values,
        };
        let tally = &mut tally;
        kind.visit(&variant, Telling { position, tally });
    }
    let Tally { checked, wrong } = tally;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(
        checked["card"] >= 8 && checked["theorem-misere-kayles"] >= 8,
        "{checked:?}"
    );
}
