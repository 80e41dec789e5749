//! The estimates that refuse positions. They are never much more than the work takes. Work that
//! keeps to its limits by itself is not refused by an estimate.

use nimatron::games::{Chomp, Coins, Cram, Game, HeapGame, Matches, Octal};
use nimatron::inference::{Analysis, Interrupt, Limits, Oracle, Solvable, Unsolved, card};

use super::raised;
use crate::games::plain::{heap_nimbers, split_by_code};

fn read<R: Game>(rules: &R, text: &str) -> R::Position {
    rules.read_position(text).expect("a position")
}

/// What an oracle says whose interrupt is raised: a position that is refused by an estimate is too
/// large to solve; any other is interrupted.
fn begun<R: Solvable>(rules: R, text: &str, limits: Limits) -> Result<Analysis<R::Move>, Unsolved> {
    let position = read(&rules, text);
    Oracle::new(rules, limits, raised()).analyse(&position)
}

#[test]
fn what_forgets_or_counts_while_it_works_is_not_refused_beforehand() {
    let normal = [
        "3x19", "3x21", "4x13", "5x11", "5x12", "6x9", "7x7", "7x8", "7x9",
    ];
    for text in normal {
        let stopped = begun(Cram::new(false), text, Limits::default());
        assert_eq!(stopped.err(), Some(Unsolved::Interrupted), "{text}");
    }
    for text in ["5x7", "3x11", "6x6"] {
        let stopped = begun(Cram::new(true), text, Limits::default());
        assert_eq!(stopped.err(), Some(Unsolved::Interrupted), "{text}");
    }
    for text in ["14x14", "16x16", "7x36"] {
        let stopped = begun(Chomp::new(false), text, Limits::default());
        assert_eq!(stopped.err(), Some(Unsolved::Interrupted), "{text}");
    }
    // Far beyond everything.
    for (text, misere) in [("11x11", false), ("9x13", false), ("7x7", true)] {
        let refused = begun(Cram::new(misere), text, Limits::default());
        assert!(matches!(refused, Err(Unsolved::Beyond(_))), "{text}");
    }
}

#[test]
fn strips_are_answered_at_once() {
    let during_a_game = Limits {
        max_nimbers: 1 << 18,
        ..Limits::default()
    };
    // Dawson's kayles.
    let nimbers = heap_nimbers(128, |cells| split_by_code(&[0, 0, 7], cells));
    let mut oracle = Oracle::new(Cram::new(false), during_a_game, Interrupt::default());
    for length in [2, 5, 35, 50, 64, 65, 99, 128] {
        let text = format!("1x{length}");
        let analysis = oracle.analyse(&read(&Cram::new(false), &text));
        let analysis = analysis.expect("few positions");
        assert_eq!(analysis.nimber, Some(nimbers[length]), "{text}");
        let left = |first: usize| nimbers[first] ^ nimbers[length - 2 - first];
        let wins = (0..length - 1).filter(|&first| left(first) == 0).count();
        assert_eq!(analysis.moves.len(), wins, "{text}");
    }
    for (text, nimber) in [("2x25", 1), ("25x2", 1), ("2x24", 0)] {
        let analysis = oracle.analyse(&read(&Cram::new(false), text));
        assert_eq!(
            analysis.map(|found| found.nimber),
            Ok(Some(nimber)),
            "{text}"
        );
    }
}

/// The states that a search is estimated to meet, and those that it met.
fn searched<R: Solvable>(rules: &R, text: &str) -> (u128, u128) {
    let position = read(rules, text);
    let estimate = rules.searched(&position);
    let unlimited = Limits {
        max_memory: u64::MAX,
        max_moves: u128::MAX,
        max_remoteness: 0,
        ..Limits::default()
    };
    let mut oracle = Oracle::new(rules.clone(), unlimited, Interrupt::default());
    let analysis = oracle.analyse(&position).expect("no limits");
    (estimate, analysis.positions.into())
}

/// Holds the estimate of a position that minimax solves against the states that it stores.
fn is_estimated<R: Solvable>(rules: &R, text: &str) {
    let (estimate, stored) = searched(rules, text);
    let name = format!("{} {text}: {estimate} for {stored}", rules.name());
    assert!(estimate <= 8 * stored && stored <= 8 * estimate, "{name}");
    let is_begun = |bits: &u32| {
        let limits = Limits {
            max_memory: 1 << bits,
            ..Limits::default()
        };
        let stopped = begun(rules.clone(), text, limits);
        !matches!(stopped, Err(Unsolved::Beyond(_)))
    };
    // The least memory, as a power of two, with which it is not refused beforehand: what is refused
    // needs more memory than there is, and no search begins that is hopeless.
    let begun = 1_u128 << (0..40).find(is_begun).expect("small");
    let places = (stored * 8).div_ceil(7).next_power_of_two();
    let needed = places * 33 / 2 * 3;
    assert!(
        begun / 2 < needed && needed <= 64 * begun,
        "{name}, {begun}"
    );
}

/// Positions of games that minimax solves, as large as a test can afford.
#[test]
fn the_states_of_a_search_are_estimated_within_a_factor_of_eight() {
    let boards = ["4x5", "5x5", "4x6", "3x8", "2x12", "2x14"];
    let strips = ["1x28", "1x35", "......#............/......#............"];
    for text in boards.into_iter().chain(strips) {
        is_estimated(&Cram::new(true), text);
    }
    for (code, text) in [
        ("0.007", "45"),
        ("0.137", "40"),
        ("0.07", "36"),
        ("0.165", "30"),
        ("0.6", "20"),
        ("4.07", "14"),
    ] {
        let rules = HeapGame::of(Octal::rules(code).expect("a code"), true);
        is_estimated(&rules, text);
    }
}

/// Tables are as large as their estimates say.
#[test]
fn tables_are_estimated_exactly() {
    for misere in [false, true] {
        for text in ["7x7", "6x8", "4x12", "12,6,6,6,2,1"] {
            let rules = Chomp::new(misere);
            let position = read(&rules, text);
            let analysis = Oracle::of(rules).analyse(&position).expect("small");
            let with = |max_memory: u64| {
                let limits = Limits {
                    max_memory,
                    ..Limits::default()
                };
                begun(rules, text, limits)
            };
            let whole = with(analysis.positions);
            assert_eq!(whole, Err(Unsolved::Interrupted), "{text}");
            // What is refused leaves the move of a theorem, if there is one.
            match with(analysis.positions - 1) {
                Err(refused) => assert!(
                    matches!(refused, Unsolved::Beyond(_)),
                    "{text}: {refused:?}"
                ),
                Ok(known) => assert!(!known.is_complete, "{text}: {known:?}"),
            }
        }
    }
    let row = |columns: u64| {
        let coins = (0..columns).map(|column| (column * column % 17 + 1).to_string());
        coins.collect::<Vec<_>>().join(",")
    };
    for (columns, take) in [(60, 7), (200, 20), (500, 100)] {
        let (estimate, met) = searched(&Coins::new(Some(take)), &row(columns));
        assert!(
            estimate <= 4 * met,
            "{columns}, {take}: {estimate} for {met}"
        );
    }
}

/// What a search of some seconds answers is begun, however many positions there are.
#[test]
fn what_watches_its_memory_is_begun() {
    let codes = [
        ("0.007", "70"),
        ("0.007", "80"),
        ("0.137", "70"),
        ("0.137", "35,40"),
    ];
    for (code, text) in codes {
        let rules = HeapGame::of(Octal::rules(code).expect("a code"), true);
        let stopped = begun(rules, text, Limits::default());
        assert_eq!(stopped.err(), Some(Unsolved::Interrupted), "{code} {text}");
    }
    for text in ["1x40", "1x50", "1x60", "2x20", "2x25"] {
        let stopped = begun(Cram::new(true), text, Limits::default());
        assert_eq!(stopped.err(), Some(Unsolved::Interrupted), "{text}");
    }
    for text in ["14x14", "9x20", "10x18", "12x14"] {
        let stopped = begun(Chomp::new(true), text, Limits::default());
        assert_eq!(stopped.err(), Some(Unsolved::Interrupted), "{text}");
    }
    let rules = Matches::new(false);
    let position = read(&rules, "200,200,200");
    let stopped = card(&rules, &position, Limits::default(), &raised());
    assert_eq!(stopped, Err(Unsolved::Interrupted));
    let rules = Chomp::new(false);
    let stopped = card(&rules, &read(&rules, "13x14"), Limits::default(), &raised());
    assert_eq!(stopped, Err(Unsolved::Interrupted));
}

/// The losing positions below a position are listed within the real memory.
#[test]
fn a_card_keeps_to_its_memory() {
    let rules = Chomp::new(false);
    let position = read(&rules, "6x6");
    let interrupt = Interrupt::default();
    let (mut listed, mut met) = (0, 0);
    for bits in 10..20 {
        let limits = Limits {
            max_memory: 1 << bits,
            ..Limits::default()
        };
        match card(&rules, &position, limits, &interrupt) {
            Ok(_) => listed += 1,
            Err(Unsolved::Beyond(estimate)) => {
                met += 1;
                assert!(estimate.memory > limits.max_memory.into(), "{bits}");
            }
            Err(other) => panic!("{bits}: {other:?}"),
        }
    }
    assert!(listed > 0 && met > 0);
}

/// Where a search stops by its memory, it has really come near it, and it is refused beforehand
/// only if it would.
#[test]
fn a_search_stops_at_its_real_memory() {
    let (mut answered, mut met) = (0, 0);
    for text in ["3x5", "4x4", "4x5", "3x7"] {
        let unlimited = searched(&Cram::new(true), text).1;
        for bits in 10..22 {
            let limits = Limits {
                max_memory: 1 << bits,
                max_remoteness: 0,
                ..Limits::default()
            };
            let rules = Cram::new(true);
            let position = read(&rules, text);
            let mut oracle = Oracle::new(rules, limits, Interrupt::default());
            match oracle.analyse(&position) {
                Ok(analysis) => {
                    answered += 1;
                    // No table of a hash map has entries of less than 33 bytes.
                    assert!(analysis.positions * 33 <= limits.max_memory, "{text}");
                }
                Err(Unsolved::Beyond(estimate)) => {
                    met += 1;
                    assert!(estimate.memory_is_short && estimate.positions > 0, "{text}");
                    assert!(estimate.memory > limits.max_memory.into(), "{text}");
                    assert!(estimate.positions <= 4 * unlimited, "{text}");
                }
                Err(other) => panic!("{text}: {other:?}"),
            }
        }
    }
    assert!(answered > 0 && met > 0);
}
