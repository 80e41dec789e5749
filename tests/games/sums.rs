//! Sums of games, held to the definition of a nimber on the whole sum: the smallest number that no
//! move leaves, found by a recursion over the moves of the summands alone, without a theorem.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use crate::support::order::order;
use nimatron::games::{Game, Rules, Theorems, Variant};
use nimatron::inference::{
    GameKind, Interrupt, Limits, Oracle, Outcome, Silent, SumMove, SumOfGames, Unsolved, Visitor,
    Work,
};

/// A position of one game by the rules of that game alone: its text, and the texts of what its
/// moves leave.
struct Tree {
    /// The moves of each position met, with the number of the position that each leaves.
    moves: Vec<Vec<(String, usize)>>,
}

/// Lists all positions below one.
struct Listing<'a>(&'a str);

impl Visitor for Listing<'_> {
    type Output = Tree;

    fn visit<G: Game>(self, rules: G) -> Tree {
        let start = rules.read_position(self.0).expect("a position");
        let mut positions = vec![start];
        let mut numbers = HashMap::from([(positions[0].to_string(), 0)]);
        let mut moves = Vec::new();
        while let Some(position) = positions.get(moves.len()).cloned() {
            let all = rules.moves(&position).map(|played| {
                let after = rules.play(&position, played).expect("legal");
                let next = numbers.len();
                let number = *numbers.entry(after.to_string()).or_insert(next);
                if number == next {
                    positions.push(after);
                }
                (played.to_string(), number)
            });
            moves.push(all.collect());
        }
        Tree { moves }
    }
}

/// The summands of the tests: a game, its options as they are written, and a position.
const SUMMANDS: [(&str, &str, &str); 18] = [
    ("nim", "", "2"),
    ("nim", "", "1,3"),
    ("kayles", "", "4"),
    ("kayles", "", "2,1"),
    ("sticks", "--max-take 2", "5"),
    ("sticks", "", "3"),
    ("cram", "", "2x3"),
    ("cram", "", "..#/..."),
    ("chomp", "", "2x3"),
    ("octal", "--code 0.137", "5"),
    ("octal", "--code 0.77", "4"),
    ("octal", "--code 4.07", "5"),
    ("take", "--set 1,3", "6"),
    ("grundy", "", "6"),
    ("euclid", "", "7,3"),
    ("take", "--set 1-2", "4,1"),
    ("matches", "", "3,2"),
    ("matches", "--piles-at-once 3", "1,2,2"),
];

fn tree((game, options, position): (&str, &str, &str)) -> Tree {
    let kind = GameKind::from_name(game).expect("a game");
    let mut variant = Variant::default();
    if let Some((name, value)) = options.trim_start_matches('-').split_once(' ') {
        let all = kind.about().options;
        let option = all
            .iter()
            .find(|option| option.name == name)
            .expect("an option");
        let value = option.read(value).expect("a value");
        variant.values = variant.values.with(option, value);
    }
    kind.visit(&variant, Listing(position))
}

/// The nimber of a sum by its definition.
fn nimber(trees: &[Tree], at: &[usize], known: &mut HashMap<Vec<usize>, u64>) -> u64 {
    if let Some(&known) = known.get(at) {
        return known;
    }
    let mut left = BTreeSet::new();
    for (place, tree) in trees.iter().enumerate() {
        for (_, after) in &tree.moves[at[place]] {
            let mut next = at.to_vec();
            next[place] = *after;
            left.insert(nimber(trees, &next, known));
        }
    }
    let mex = (0..=left.len() as u64)
        .find(|nimber| !left.contains(nimber))
        .expect("a number");
    known.insert(at.to_vec(), mex);
    mex
}

/// Checks the nimber, the outcome and the winning moves of a sum.
fn check(oracle: &mut Oracle<SumOfGames>, summands: &[(&str, &str, &str)]) {
    let texts: Vec<String> = summands
        .iter()
        .map(|(game, options, position)| format!("{game} {options} {position}"))
        .collect();
    let text = texts.join(" + ");
    let trees: Vec<Tree> = summands.iter().map(|&summand| tree(summand)).collect();
    let mut known = HashMap::new();
    let start = vec![0; trees.len()];
    let expected = nimber(&trees, &start, &mut known);
    let mut winning = Vec::new();
    for (place, tree) in trees.iter().enumerate() {
        for (played, after) in &tree.moves[0] {
            let mut next = start.clone();
            next[place] = *after;
            if nimber(&trees, &next, &mut known) == 0 {
                winning.push(format!("{}/{played}", place + 1));
            }
        }
    }
    let position = oracle.rules().read_position(&text).expect("a sum");
    let analysis = oracle.analyse(&position).expect("it is small");
    assert_eq!(analysis.nimber, Some(expected), "{text}");
    assert_eq!(analysis.outcome == Outcome::Win, expected > 0, "{text}");
    let moves: Vec<String> = analysis.moves.iter().map(SumMove::to_string).collect();
    assert_eq!(moves, winning, "{text}");
    // A theorem comes before the first move.
    let by_theorem = oracle.rules().winning_move(&position);
    assert!(
        by_theorem.is_none_or(|played| analysis.moves.contains(&played)),
        "{text}"
    );
    let found = oracle.winning_move(&position).expect("it is small");
    assert_eq!(
        found,
        by_theorem.or(analysis.moves.first().copied()),
        "{text}"
    );
    assert_eq!(oracle.outcome(&position), Ok(analysis.outcome), "{text}");
    assert_eq!(oracle.nimber(&position), Ok(analysis.nimber), "{text}");
}

#[test]
fn sums_have_the_nimbers_of_the_definition() {
    let mut oracle = Oracle::at_work(SumOfGames::default(), Work::default());
    for one in SUMMANDS {
        check(&mut oracle, &[one]);
        for other in SUMMANDS {
            check(&mut oracle, &[one, other]);
        }
    }
}

#[test]
fn sums_of_three_have_the_nimbers_of_the_definition() {
    let mut oracle = Oracle::at_work(SumOfGames::default(), Work::default());
    for place in 0..SUMMANDS.len() {
        let at = |step: usize| SUMMANDS[(place + step) % SUMMANDS.len()];
        check(&mut oracle, &[at(0), at(4), at(9)]);
    }
}

/// Moves in a summand are in the order of its game, all of them.
#[test]
fn moves_keep_the_order_of_their_games() {
    let rules = SumOfGames::default();
    for more in [
        ("cram", "", "3x28"),
        ("octal", "--code 0.777", "12"),
        ("nim", "", "12,11"),
    ] {
        for summand in SUMMANDS.into_iter().chain([more]) {
            let (game, options, position) = summand;
            let text = format!("nim 1 + {game} {options} {position}");
            let sum = rules.read_position(&text).expect("a sum");
            let moves: Vec<SumMove> = rules.moves(&sum).collect();
            let in_order = |one: &SumMove, other: &SumMove| {
                order(&one.to_string()) < order(&other.to_string())
            };
            assert!(moves.is_sorted_by(in_order), "{text}");
            let count = usize::try_from(rules.move_count(&sum)).expect("few");
            assert_eq!(moves.len(), count, "{text}");
            for (index, played) in (0..).zip(&moves) {
                assert_eq!(rules.nth_move(&sum, index), *played, "{text}");
            }
        }
    }
}

/// A sum is too large if one of its summands is, and the refusal names it.
#[test]
fn a_summand_that_is_too_large_is_named() {
    let limits = Limits {
        max_memory: 1 << 20,
        ..Limits::default()
    };
    let mut oracle = Oracle::at_work(
        SumOfGames::default(),
        Work::new(limits, Interrupt::default(), Rc::new(Silent)),
    );
    let sum = oracle
        .rules()
        .read_position("nim 3 + cram 8x16 + kayles 2")
        .expect("a sum");
    match oracle.analyse(&sum) {
        Err(Unsolved::Beyond(estimate)) => assert_eq!(estimate.summand, Some(2)),
        other => panic!("{other:?}"),
    }
}

pub(super) fn sum(text: &str) -> <SumOfGames as Rules>::Position {
    let rules = SumOfGames::default();
    rules.read_position(text).expect("a sum")
}
