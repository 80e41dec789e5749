//! Published results, and results worked out by hand. Each names its source.

use nimatron::games::internals::{golden_pair, lost_pair_of_difference, lost_partner};
use nimatron::games::{Chomp, Game, Matches, Nim, Rules, Theorems, Theory, Values, Variant};
use nimatron::inference::internals::Endings;
use nimatron::inference::{GameKind, Interrupt, Oracle, Outcome, Work};

use crate::support::drawn;

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

/// There are 244 lost positions of three piles up to 40, and their piles add up to 13,862. An
/// independent program of the definition found these numbers.
#[test]
fn lost_positions_of_three_piles_up_to_forty() {
    let rules = Matches::new(false);
    let start = rules.read_position("40,40,40").expect("a position");
    let state = rules.state(&start).expect("three piles fit");
    let mut endings = Endings::default();
    assert!(endings.settle(&rules, state, &Interrupt::default()).is_ok());
    let lost: Vec<u64> = endings
        .iter()
        .filter(|(_, ending)| !ending.won)
        .map(|(state, _)| state.sizes().iter().sum())
        .collect();
    assert_eq!((lost.len(), lost.iter().sum::<u64>()), (244, 13_862));
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

/// A value and all optimal moves.
type Found<M> = (i64, Vec<M>);

/// The answer of the law, and that of the search alone.
fn law_and_search<R: Game>(rules: &R, text: &str) -> Option<[Found<R::Move>; 2]> {
    use crate::inference::Asked;
    use nimatron::inference::internals::Search;
    let position = rules.read_position(text).expect("a position");
    let law = rules.closed_form(&position)?;
    let mut search = Search::new(Work::default());
    let searched = search.answer(rules, &position).expect("within reach");
    Some([(law.value, law.moves), (searched.value, searched.moves)])
}

/// Bouton, "Nim, a game with a complete mathematical theory" (1901), with minimax as the judge.
#[test]
fn nim_is_its_nim_sum() {
    drawn::check(256, |draw| {
        let one = draw.number(0..=11);
        let two = draw.number(0..=11);
        let three = draw.number(0..=7);
        let four = draw.number(0..=3);
        let misere = draw.flag();
        let text = format!("{one},{two},{three},{four}");
        let [law, searched] = law_and_search(&Nim::game(misere), &text).expect("nim has a law");
        assert_eq!(law, searched);
    });
}

#[test]
fn two_piles_are_golden() {
    drawn::check(256, |draw| {
        let one = draw.number(0..=119);
        let other = draw.number(0..=119);
        let misere = draw.flag();
        let text = format!("{one},{other}");
        let answers = law_and_search(&Matches::new(misere), &text);
        let [law, searched] = answers.expect("two piles have a law");
        assert_eq!(law, searched);
    });
}

/// The winning moves of the law lead to lost positions at any size.
#[test]
fn huge_piles_are_answered() {
    drawn::check(256, |draw| {
        let one = draw.number(0..=1_000_000_000_000_000);
        let other = draw.number(0..=1_000_000_000_000_000);
        let misere = draw.flag();
        let rules = Matches::new(misere);
        let position = rules
            .read_position(&format!("{one},{other}"))
            .expect("a position");
        let answer = rules.closed_form(&position).expect("two piles have a law");
        assert_eq!(answer.value > 0, !answer.moves.is_empty());
        for played in answer.moves {
            let after = rules
                .play(&position, played)
                .expect("a move of the law is legal");
            let after = rules.closed_form(&after).expect("two piles have a law");
            assert_eq!(after.value, -1);
        }
    });
}

/// Of whole bars with two winning moves 8x10 was known first (Thompson), but 6x13 has fewer
/// squares.
#[test]
fn the_least_bar_with_two_winning_moves() {
    let mut oracle = Oracle::of(Chomp::new(false));
    for rows in 1..=8 {
        for columns in rows..=78 / rows {
            let bar = oracle.rules().read_position(&format!("{rows}x{columns}"));
            let analysis = oracle.analyse(&bar.expect("a bar")).expect("a small table");
            let is_least = (rows, columns) == (6, 13);
            let most = if is_least { 2 } else { 1 };
            assert_eq!(analysis.moves.len() == 2, is_least, "{rows}x{columns}");
            assert!(analysis.moves.len() <= most, "{rows}x{columns}");
        }
    }
}
