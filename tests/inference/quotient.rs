//! Misère quotients beside the rules alone, and beside published orders.

use nimatron::games::Code;
use nimatron::games::internals::MisereRows;
use nimatron::games::{Values, Variant};
use nimatron::inference::internals::{Monoid, is_quotient, misere_quotient};
use nimatron::inference::{GameKind, Interrupt, Period, Solver, Work};

use crate::games::plain::{Plain, commas, digits, one_pile, split_by_code};
use crate::support::small::lists_within;

/// A game in misère play.
fn open(game: &str, option: &str) -> Box<dyn Solver> {
    let kind = GameKind::from_name(game).expect("a game");
    let known = kind.about().options[0];
    let value = known.read(option).expect("a value");
    let values = Values::default().with(known, value);
    let misere = true;
    kind.open(&Variant { misere, values }, Work::default())
}

const SETTLED: [&str; 12] = [
    "0.123", "0.75", "0.34", "0.53", "0.71", "0.72", "0.351", "0.512", "0.312", "0.241", "0.644",
    "0.07",
];

#[test]
fn words_say_who_wins_in_misere_play() {
    for code in SETTLED {
        let digits = digits(code);
        let after = |at: &[u64]| one_pile(at, |size| split_by_code(&digits, size));
        let plain = Plain::new("octal", code, &after);
        let mut judge = plain.judge(true);
        let mut game = open("octal", code);
        for heaps in lists_within(1..=14, usize::MAX, 14) {
            let text = commas(&heaps);
            let position = game.read_position(&text).expect("heaps");
            let found = game.analyse(&position).expect("small");
            assert_eq!(found.value, judge.judged(&heaps).value, "{code} {text}");
            for &played in &found.moves {
                let after = game.play(&position, played).expect("legal");
                assert_eq!(game.value(&after), Ok(-1), "{code} {text} {played}");
            }
        }
    }
}

/// T. E. Plambeck, A. N. Siegel, "Misère quotients for impartial games", Journal of Combinatorial
/// Theory A 115 (2008): the quotient of 0.123 has 20 elements, and heaps repeat every 5 from 5 on.
#[test]
fn large_heaps_are_those_of_the_period() {
    let mut game = open("octal", "0.123");
    for size in 5..60 {
        let outcome = |game: &mut dyn Solver, text: String| {
            let position = game.read_position(&text).expect("heaps");
            game.outcome(&position).expect("by its word")
        };
        for others in ["", ",7", ",8,9", ",5,6,11"] {
            let near = outcome(&mut *game, format!("{size}{others}"));
            let far = outcome(&mut *game, format!("{}{others}", size + 5_000));
            assert_eq!(near, far, "{size}{others}");
        }
    }
    let position = game.read_position("5,9,1000").expect("heaps");
    assert_eq!(game.analyse(&position).expect("by words").positions, 20);
}

/// The quotient of a code, with its period.
fn quotient(code: &Code) -> (Monoid, Option<Period>) {
    let found = misere_quotient(code, &Interrupt::default());
    found.expect("nobody interrupts it").expect("it is proved")
}

/// Orders and periods as they are published: Plambeck and Siegel (2008) for 0.123.
#[test]
fn quotients_have_their_order_and_period() {
    for (digits, order, before, length) in [
        (&[0, 1, 2, 3][..], 20, 4, 5),
        (&[0, 7, 7], 40, 70, 12),
        (&[0, 7, 2], 24, 15, 4),
        (&[0, 4, 4], 40, 142, 24),
    ] {
        let (monoid, period) = quotient(&Code::new(digits.iter().copied()));
        assert_eq!(monoid.order, order, "{digits:?}");
        assert_eq!(period, Some(Period { before, length }), "{digits:?}");
    }
    // No period is found for 0.07: quotients of heaps up to some size are known.
    let (monoid, period) = quotient(&Code::new([0, 0, 7]));
    assert_eq!((monoid.order, period), (24, None));
    assert!(monoid.heaps.len() > 20);
}

/// The theorem of W. L. Sibert and J. H. Conway, International Journal of Game Theory 20 (1992), is
/// another proof of misère kayles.
#[test]
fn the_quotient_of_kayles_is_the_theorem() {
    let (monoid, period) = quotient(&Code::new([0, 7, 7]));
    assert!(period.is_some());
    for rows in lists_within(1..=26, usize::MAX, 26) {
        let sizes = rows
            .iter()
            .map(|&size| usize::try_from(size).expect("small"));
        let lost = monoid.lost >> monoid.sum(sizes) & 1 > 0;
        assert_eq!(lost, MisereRows::count(&rows).is_lost(), "{rows:?}");
    }
}

/// Anything that is wrong in a quotient is refuted by the proof.
#[test]
fn mutants_of_quotients_are_refuted() {
    let interrupt = Interrupt::default();
    let mut count = 0;
    for digits in [[1, 2, 3], [7, 1, 0], [3, 5, 1], [7, 5, 0], [3, 4, 0]] {
        let code = Code::new([0].into_iter().chain(digits));
        let (monoid, _) = quotient(&code);
        let mut refute = |mutant: Monoid| {
            count += 1;
            assert_eq!(is_quotient(&code, &mutant, &interrupt), Ok(false));
        };
        for element in 0..monoid.order {
            let mut mutant = monoid.clone();
            mutant.lost ^= 1 << element;
            refute(mutant);
            for other in 0..monoid.order {
                let mut mutant = monoid.clone();
                let product = &mut mutant.products[element * monoid.order + other];
                *product = (*product + 1) % monoid.order;
                refute(mutant);
            }
        }
        for size in 0..monoid.heaps.len() {
            for element in 0..monoid.order {
                let mut mutant = monoid.clone();
                let element = u16::try_from(element).expect("few");
                if std::mem::replace(&mut mutant.heaps[size], element) != element {
                    refute(mutant);
                }
            }
        }
        assert_eq!(is_quotient(&code, &monoid, &interrupt), Ok(true));
    }
    assert!(count > 1_000, "{count}");
}
