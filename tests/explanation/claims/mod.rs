//! Every fact of a reason is checked by the rules alone, and every phrase by its name and its
//! figures: on small positions of every game, in normal and in misère play, brief and in full. A
//! phrase that no check knows is a failure too. That a message says what its name means is what
//! reading is for.
//!
//! If a reason states a law, the answers shown with it follow that law: the claims by law.
//!
//! Nothing here asks the program for more than the reason and the rules: values, nimbers and laws
//! are found by trying out all moves. Only `pin_rows` counts rows by the closed form of kayles,
//! which the tests of the games hold against the definition.

mod alike;
mod boards;
mod certificates;
mod checks;
mod copies;
mod deeds;
mod disguises;
mod divided;
pub(super) mod figures;
mod golden;
mod heaps;
mod nim_sums;
mod nimbers;
mod pin_rows;
mod positions;
mod reader;
mod replies;
mod scene;
mod standing;
mod summands;
mod tree;
mod words;

use nimatron::games::Value;

use reader::Tally;

/// Claims of a kind that are checked so often at least.
const LEAST: usize = 5;

/// Those of every game that is not played for points.
const USUAL: &str = "all replies, also, answered, best, form, leaves, line, longest, lost, \
                     remoteness, reply, wins";

/// Checks the reasons of positions of a game. Claims of these kinds are to be among them.
fn all_of(game: &str, kinds: &str) {
    let mut tally = Tally::default();
    for value in positions::values(game) {
        for position in positions::positions(game) {
            tally.tell(game, value.as_ref(), &position);
        }
    }
    let usual = if game == "coins" { "also" } else { USUAL };
    tally.is_right(kinds, LEAST);
    tally.is_right(usual, LEAST);
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
    for position in ["7,9", "14"] {
        tally.tell("kayles", None, position);
    }
    for position in ["7,9", "6,8"] {
        let code = Value::Text("0.77".to_owned());
        tally.tell("octal", Some(&code), position);
    }
    tally.is_right("card, theorem-misere-kayles", 8);
}

/// From every winning position the reader of the reason wins who does nothing but what it says.
#[test]
fn of_euclid_up_to_60() {
    let mut tally = Tally::default();
    for larger in 1..=60 {
        for smaller in 1..=larger {
            tally.tell("euclid", None, &format!("{larger},{smaller}"));
        }
    }
    tally.is_right("theorem-euclid-faced, theorem-euclid-left", 500);
}

#[test]
fn of_fibonacci_up_to_60() {
    let mut tally = Tally::default();
    for all in 2..=60_u64 {
        for most in [1, 2, 3, 5, 8, all / 3, all / 2, all - 1] {
            let most = most.clamp(1, all - 1);
            tally.tell("fibonacci", None, &format!("{all}/{most}"));
        }
    }
    tally.is_right(
        "theorem-zeckendorf-faced, theorem-zeckendorf-faced-misere, theorem-zeckendorf-left, \
         theorem-zeckendorf-left-misere",
        50,
    );
}
