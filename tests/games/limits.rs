//! Positions that are large: what is found at once is what trying everything finds, and limits are
//! where they are said to be.

use nimatron::games::{HeapGame, Heaps, Kayles, Rules, Theorems, Values, Variant};
use nimatron::inference::{GameKind, Interrupt, Oracle, Silent, Work};

use super::octal::{octal, take};
use super::plain::{commas, heap_nimbers};
use crate::inference::nothing;
use crate::support::drawn;

fn in_pairs(heaps: &Heaps) -> bool {
    let sizes = heaps.canonical();
    let even = |size: &u64| sizes.iter().filter(|other| *other == size).count() % 2 == 0;
    sizes.iter().all(even)
}

/// The move that leaves every heap twice is the first one of those that are listed.
#[test]
fn a_winning_move_is_the_first_that_leaves_pairs() {
    let games = [
        HeapGame::of(Kayles, false),
        octal("0.137"),
        octal("0.77"),
        octal("4.07"),
        take("1,3,4"),
        take("squares"),
        take("split a + b, a != b"),
        take("split a + b, a >= 2"),
        take("take 1 or 2, then split"),
        take("take 2; split a + b, a = b"),
    ];
    drawn::check(300, |draw| {
        let position = Heaps::new(&draw.list(1..=4, |draw| draw.number(1..=12))).expect("few");
        for game in &games {
            let leaves = |played: &_| in_pairs(&game.after(&position, *played));
            let first = game.moves(&position).find(leaves);
            assert_eq!(game.winning_move(&position), first, "{game:?} {position}");
        }
    });
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
        let nimbers = heap_nimbers(149_999, |heap| {
            let left = set.iter().filter_map(|taken| heap.checked_sub(*taken));
            left.map(|left| vec![left]).collect()
        });
        let mut oracle = Oracle::of(take(&commas(&set)));
        let heaps = (69_990..70_010)
            .chain(65_530..65_560)
            .chain([9, 66_003, 139_999, 149_999]);
        for heap in heaps {
            let position = Heaps::new(&[heap as u64]).expect("one");
            let nimber = oracle.nimber(&position).expect("a table");
            assert_eq!(nimber, Some(nimbers[heap]), "{heap} with {set:?}");
        }
    }
}

/// What theorems answer needs no memory and no time: where it is won, a move leaves a lost
/// position.
#[test]
fn theorems_answer_at_any_size() {
    drawn::check(128, |draw| {
        let [one, other, more] = [(); 3].map(|()| draw.number(0..=1_000_000_000_000_000));
        let most = draw.number(2..=2_000_000).to_string();
        let misere = draw.flag();
        for (game, option, position) in [
            ("nim", "", commas(&[one, other, more])),
            ("matches", "2", commas(&[one, other])),
            ("sticks", &most, one.to_string()),
            ("euclid", "", commas(&[one, other])),
            ("fibonacci", "", one.to_string()),
            ("staircase", "", commas(&[one, other, more])),
        ] {
            let kind = GameKind::from_name(game).expect("a game");
            let options = kind
                .about()
                .options
                .iter()
                .take(usize::from(!option.is_empty()));
            let values = options.fold(Values::default(), |values, own| {
                values.with(own, own.read(option).expect("a value"))
            });
            let misere = misere && kind.about().misere_rules.is_some();
            let work = Work::new(nothing(), Interrupt::default(), std::rc::Rc::new(Silent));
            let mut solver = kind.open(&Variant { misere, values }, work);
            let at = solver.read_position(&position).expect("a position");
            let name = format!("{game} {option} {position}, misère {misere}");
            let analysis = solver.analyse(&at).expect(&name);
            assert_eq!(analysis.value > 0, !analysis.moves.is_empty(), "{name}");
            for played in analysis.moves {
                let left = solver.play(&at, played).expect(&name);
                assert_eq!(solver.value(&left), Ok(-1), "{name}: {played}");
            }
        }
    });
}
