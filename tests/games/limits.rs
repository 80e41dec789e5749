//! Positions that are large: what is found at once is what trying everything finds, and limits are
//! where they are said to be.

use nimatron::games::{HeapGame, Heaps, Kayles, Octal, Rules, Take, Theorems, Variant};
use nimatron::inference::{Oracle, Outcome};

/// Numbers that look random.
fn drawn(seed: &mut u64, most: u64) -> u64 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    1 + (*seed >> 33) % most
}

fn games() -> Vec<(&'static str, HeapGame)> {
    let take = |rule| HeapGame::of(Take::rules(rule).expect("a rule"), false);
    let octal = |code| HeapGame::of(Octal::rules(code).expect("a code"), false);
    vec![
        ("kayles", Kayles::of_variant(&Variant::default())),
        ("0.137", octal("0.137")),
        ("0.77", octal("0.77")),
        ("4.07", octal("4.07")),
        ("1,3,4", take("1,3,4")),
        ("squares", take("squares")),
        ("split a + b, a != b", take("split a + b, a != b")),
        ("split a + b, a >= 2", take("split a + b, a >= 2")),
        ("1 or 2, then split", take("take 1 or 2, then split")),
        ("two ways", take("take 2; split a + b, a = b")),
    ]
}

fn in_pairs(heaps: &Heaps) -> bool {
    let sizes = heaps.canonical();
    let even = |size: &u64| sizes.iter().filter(|other| *other == size).count() % 2 == 0;
    sizes.iter().all(even)
}

#[test]
fn moves_are_found_as_they_are_listed() {
    let mut seed = 3;
    for (name, game) in games() {
        for _ in 0..300 {
            let heaps = drawn(&mut seed, 4);
            let sizes: Vec<u64> = (0..heaps).map(|_| drawn(&mut seed, 12)).collect();
            let position = Heaps::new(&sizes).expect("few");
            let moves: Vec<_> = game.moves(&position).collect();
            assert_eq!(
                game.move_count(&position),
                moves.len() as u128,
                "{name} {position}"
            );
            for (place, played) in (0..).zip(&moves) {
                assert_eq!(
                    game.nth_move(&position, place),
                    *played,
                    "{name} {position}"
                );
            }
            let leaves = |played: &&_| in_pairs(&game.after(&position, **played));
            let first = moves.iter().find(leaves).copied();
            assert_eq!(game.winning_move(&position), first, "{name} {position}");
        }
    }
}

/// The nimbers of a set by their definition.
fn nimbers(set: &[usize], heaps: usize) -> Vec<usize> {
    let mut nimbers: Vec<usize> = Vec::new();
    for heap in 0..heaps {
        let left = set.iter().filter_map(|taken| heap.checked_sub(*taken));
        let left: Vec<usize> = left.map(|left| nimbers[left]).collect();
        let missing = (0..=left.len()).find(|nimber| !left.contains(nimber));
        nimbers.push(missing.expect("one more than heaps are left"));
    }
    nimbers
}

#[test]
fn large_numbers_of_a_set_are_left_out_only_where_they_change_nothing() {
    for set in [
        vec![1, 2, 70_000],
        vec![1, 2, 70_001],
        vec![1, 2, 70_002],
        vec![2, 3, 66_000, 66_001],
        vec![1, 4, 10, 65_540, 80_000],
        vec![70_000],
    ] {
        let game = HeapGame::of(
            Take::rules(
                &set.iter()
                    .map(usize::to_string)
                    .collect::<Vec<_>>()
                    .join(","),
            )
            .expect("a set"),
            false,
        );
        let nimbers = nimbers(&set, 150_000);
        let mut oracle = Oracle::of(game);
        let heaps = (69_990..70_010)
            .chain(65_530..65_560)
            .chain([9, 66_003, 139_999, 149_999]);
        for heap in heaps {
            let position = Heaps::new(&[heap as u64]).expect("one");
            let nimber = oracle.nimber(&position).expect("a table");
            assert_eq!(nimber, Some(nimbers[heap] as u64), "{heap} with {set:?}");
        }
    }
    // Codeforces 1194D.
    for (sticks, k, outcome) in [
        (999_999_999, 999_999_998, Outcome::Loss),
        (1_000_000_000, 999_999_998, Outcome::Win),
        (900_000_000, 999_999_999, Outcome::Loss),
    ] {
        let set = format!("1,2,{k}");
        let mut oracle = Oracle::of(HeapGame::of(Take::rules(&set).expect("a set"), false));
        let position = Heaps::new(&[sticks]).expect("one");
        assert_eq!(
            oracle.outcome(&position),
            Ok(outcome),
            "{sticks} with {set}"
        );
    }
}
