//! Published results, and results worked out by hand. Each names its source.

use nimatron::games::internals::{golden_pair, lost_pair_of_difference, lost_partner};
use nimatron::games::{Chomp, Rules, Values, Variant};
use nimatron::inference::{GameKind, Oracle, Outcome, Work};

/// The table says where each value is from.
#[test]
fn published_values_are_found() {
    let mut found = 0;
    let lines = include_str!("published.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split(" | ").collect();
        let [game, option, position, values, _source] = cells[..] else {
            panic!("{line}");
        };
        let kind = GameKind::from_name(game).expect("a game");
        let options = kind.about().options.iter().take(1);
        let values_of_options = options
            .filter(|_| !option.is_empty())
            .map(|own| (own, own.read(option).expect("a value")));
        let variant = Variant {
            misere: false,
            values: values_of_options.fold(Values::default(), |all, (option, value)| {
                all.with(option, value)
            }),
        };
        let mut solver = kind.open(&variant, Work::default());
        let (pattern, from) = position.split_once(" from ").unwrap_or((position, "0"));
        let from: u64 = from.parse().expect("a number");
        for (n, value) in (from..).zip(values.split(' ')) {
            let text = pattern.replace('n', &n.to_string());
            let at = solver.read_position(&text).expect(line);
            let found_value = match value {
                "won" | "lost" => match Outcome::of_value(solver.value(&at).expect(line)) {
                    Outcome::Win => "won".to_owned(),
                    _ => "lost".to_owned(),
                },
                _ => {
                    let nimber = solver.nimber(&at).expect(line);
                    nimber.expect(line).to_string()
                }
            };
            assert_eq!(found_value, value, "{game} {option} {text}");
            found += 1;
        }
    }
    assert!(found > 400, "{found}");
}

/// Wythoff, "A modification of the game of Nim" (1907): each golden pair starts with the smallest
/// number that is in no earlier pair, and the differences of the pairs are 0, 1, 2, ...
#[test]
fn golden_pairs_are_wythoffs() {
    let mut used = vec![false; 40_000];
    let mut smallest = 0;
    for number in 0..10_000 {
        while used[smallest] {
            smallest += 1;
        }
        let (smaller, larger) = golden_pair(number);
        assert_eq!(smaller, smallest as u64);
        assert_eq!(larger, smaller + number);
        for size in [smaller, larger] {
            used[usize::try_from(size).expect("small")] = true;
            assert_eq!(lost_partner(size, false), smaller + larger - size);
        }
        assert_eq!(lost_pair_of_difference(number, false), (smaller, larger));
    }
}

/// At sizes that floating point cannot tell apart, a pair still satisfies the definition by mex:
/// neighbouring pairs leave no gap and repeat no number.
#[test]
fn golden_pairs_are_exact_at_any_size() {
    for start in [1_u64 << 40, 618_033_988_749_895, 999_999_999_999_000] {
        for number in start..start + 500 {
            let ((one, other), (next, after)) = (golden_pair(number), golden_pair(number + 1));
            assert!([1, 2].contains(&(next - one)), "{number}");
            assert_eq!(after - other, next - one + 1, "{number}");
            if next - one == 2 {
                // The size in between is the larger pile of another pair.
                let partner = lost_partner(one + 1, false);
                assert!(partner < one, "{number}");
                assert_eq!(lost_partner(partner, false), one + 1, "{number}");
            }
        }
    }
}

/// Of whole bars with two winning moves 8x10 was known first (Thompson), but 6x13 has fewer
/// squares.
#[test]
fn the_least_bar_with_two_winning_moves() {
    let mut oracle = Oracle::of(Chomp::new(false));
    for columns in (6..=13).rev() {
        let bar = oracle.rules().read_position(&format!("6x{columns}"));
        let analysis = oracle.analyse(&bar.expect("a bar")).expect("a small table");
        let expected = if columns == 13 { 2 } else { 1 };
        assert_eq!(analysis.moves.len(), expected, "6x{columns}");
    }
}
