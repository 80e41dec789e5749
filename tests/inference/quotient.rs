//! Misère quotients beside the rules alone, and beside published orders.

use std::collections::HashMap;

use nimatron::games::Code;
use nimatron::games::internals::MisereRows;
use nimatron::games::{Values, Variant};
use nimatron::inference::internals::{Monoid, is_quotient, misere_quotient};
use nimatron::inference::{GameKind, Interrupt, Outcome, Period, Solver, Work};

/// A game in misère play.
fn open(game: &str, option: &str) -> Box<dyn Solver> {
    let kind = GameKind::from_name(game).expect("a game");
    let known = kind.about().options[0];
    let value = known.read(option).expect("a value");
    let values = Values::default().with(known, value);
    let misere = true;
    kind.open(&Variant { misere, values }, Work::default())
}

/// The digits of a code after the point.
fn digits(code: &str) -> Vec<u32> {
    let (_, digits) = code.split_once('.').expect("a point");
    digits
        .chars()
        .map(|digit| digit.to_digit(8).expect("a digit"))
        .collect()
}

/// What the moves leave of heaps that are sorted.
fn left(digits: &[u32], heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (place, &heap) in heaps.iter().enumerate() {
        for (taken, digit) in (1..).zip(digits) {
            let Some(rest) = heap.checked_sub(taken) else {
                continue;
            };
            let mut add = |parts: &[u64]| {
                let mut after = [&heaps[..place], &heaps[place + 1..], parts].concat();
                after.sort_unstable();
                all.push(after);
            };
            if digit & 1 > 0 && rest == 0 {
                add(&[]);
            }
            if digit & 2 > 0 && rest > 0 {
                add(&[rest]);
            }
            if digit & 4 > 0 {
                (1..=rest / 2).for_each(|small| add(&[small, rest - small]));
            }
        }
    }
    all
}

/// Whether the player to move wins in misère play, by the definition.
fn wins(digits: &[u32], heaps: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(&wins) = known.get(heaps) {
        return wins;
    }
    let after = left(digits, heaps);
    let wins = after.is_empty() || after.iter().any(|left| !self::wins(digits, left, known));
    known.insert(heaps.to_vec(), wins);
    wins
}

/// All sums of heaps with this total.
fn partitions(total: u64, most: u64) -> Vec<Vec<u64>> {
    if total == 0 {
        return vec![vec![]];
    }
    let largest = 1..=most.min(total);
    let with = |heap: u64| {
        let rest = partitions(total - heap, heap).into_iter();
        rest.map(move |mut rest| {
            rest.push(heap);
            rest
        })
    };
    largest.flat_map(with).collect()
}

const SETTLED: [&str; 12] = [
    "0.123", "0.75", "0.34", "0.53", "0.71", "0.72", "0.351", "0.512", "0.312", "0.241", "0.644",
    "0.07",
];

#[test]
fn words_say_who_wins_in_misere_play() {
    for code in SETTLED {
        let (digits, mut game) = (digits(code), open("octal", code));
        let mut known = HashMap::new();
        for total in 1..=15 {
            for heaps in partitions(total, total) {
                let text = heaps
                    .iter()
                    .map(u64::to_string)
                    .collect::<Vec<_>>()
                    .join(",");
                let position = game.read_position(&text).expect("heaps");
                let found = game.analyse(&position).expect("small");
                let expected = wins(&digits, &heaps, &mut known);
                assert_eq!(found.outcome == Outcome::Win, expected, "{code} {text}");
                for &played in &found.moves {
                    let after = game.play(&position, played).expect("legal");
                    assert_eq!(
                        game.outcome(&after),
                        Ok(Outcome::Loss),
                        "{code} {text} {played}"
                    );
                }
            }
        }
    }
}

/// T. E. Plambeck, A. N. Siegel, "Misère quotients for impartial games", Journal of Combinatorial
/// Theory A 115 (2008): the quotient of 0.123 has 20 elements, and heaps repeat every 5 from 5 on.
/// Misère kayles is solved by W. L. Sibert and J. H. Conway, International Journal of Game Theory
/// 20 (1992).
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

    let mut octal = open("octal", "0.77");
    let variant = Variant {
        misere: true,
        ..Variant::default()
    };
    let mut kayles = GameKind::from_name("kayles")
        .expect("a game")
        .open(&variant, Work::default());
    for rows in ["70", "71,12", "100,3,3", "25,9,4,1", "83,47,20"] {
        let [one, other] = [&mut octal, &mut kayles].map(|game| {
            let position = game.read_position(rows).expect("heaps or rows");
            game.outcome(&position).expect("by words, or a theorem")
        });
        assert_eq!(one, other, "{rows}");
    }
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

/// The theorem of Sibert and Conway is another proof of misère kayles.
#[test]
fn the_quotient_of_kayles_is_the_theorem() {
    let (monoid, period) = quotient(&Code::new([0, 7, 7]));
    assert!(period.is_some());
    for total in 1..=26 {
        for rows in partitions(total, total) {
            let sizes = rows
                .iter()
                .map(|&size| usize::try_from(size).expect("small"));
            let lost = monoid.lost >> monoid.sum(sizes) & 1 > 0;
            assert_eq!(lost, MisereRows::count(&rows).is_lost(), "{rows:?}");
        }
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
