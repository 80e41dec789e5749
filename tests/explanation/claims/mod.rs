//! Every sentence of a reason is read and checked by the rules alone: on random positions of every
//! game, in normal and in misère play, brief and in full. A sentence that no pattern fits is a
//! failure too.
//!
//! If a reason states a law, the answers shown with it follow that law: the claims by law.
//!
//! Nothing here asks the program for more than the text and the rules: values, nimbers and laws are
//! found by trying out all moves.

mod boards;
mod certificates;
mod copies;
mod deeds;
mod divided;
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
mod template;

use nimatron::games::{Value, Values, Variant};
use nimatron::inference::GameKind;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use reader::{Tally, Telling};

/// The positions of a game that are explained.
const POSITIONS: usize = 300;

/// Checks the reasons of random positions of a game. So many claims of each kind are to be among
/// them.
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
            ("mex", 35),
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
            ("mex", 145),
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
            ("mex", 105),
            ("more", 120),
            ("remoteness", 350),
            ("reply", 1500),
            ("strips", 5),
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
            ("certificate proves", 300),
            ("components", 120),
            ("lost", 200),
            ("mex", 30),
            ("misère kayles", 10),
            ("pairs", 200),
            ("remoteness", 390),
            ("reply", 2300),
            ("row of nimbers", 120),
            ("easiest", 20),
            ("sooner", 20),
        ],
    );
}

#[test]
fn of_octal() {
    all_of(
        "octal",
        &[
            ("answered", 100),
            ("best", 300),
            ("by law", 200),
            ("certificate", 100),
            ("components", 100),
            ("mex", 20),
            ("pairs", 100),
            ("remoteness", 300),
            ("row of nimbers", 100),
        ],
    );
}

#[test]
fn of_grundy() {
    all_of(
        "grundy",
        &[
            ("best", 200),
            ("certificate", 100),
            ("components", 80),
            ("pairs", 60),
            ("row of nimbers", 40),
        ],
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
        checked["by heart"] >= 8 && checked["misère kayles"] >= 20,
        "{checked:?}"
    );
}

#[test]
fn of_take() {
    all_of(
        "take",
        &[
            ("best", 200),
            ("components", 60),
            ("mex", 10),
            ("misère nimbers", 20),
            ("pairs", 60),
            ("reduced", 5),
            ("remainders", 60),
            ("remoteness", 200),
            ("repeats", 5),
            ("row of nimbers", 60),
        ],
    );
}

#[test]
fn of_half() {
    all_of(
        "half",
        &[
            ("best", 200),
            ("components", 60),
            ("pairs", 60),
            ("powers of two", 60),
            ("row of nimbers", 60),
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
            ("mex", 135),
            ("poisoned", 15),
            ("remoteness", 420),
            ("reply", 1300),
            ("two columns", 90),
            ("two rows", 80),
        ],
    );
}
