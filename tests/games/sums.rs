//! Sums of games, held to the definition of a nimber on the whole sum: the smallest number that no move leaves, found by a recursion
//! over the moves of the summands alone, without a theorem.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nimatron::games::{Game, Rules, Theorems, Variant, Visitor};
use nimatron::inference::{
    GameKind, Interrupt, Limits, Oracle, Outcome, Progress, Silent, SoFar, SumMove, SumOfGames,
    Unsolved, Work,
};
use proptest::prelude::*;

use crate::support::order::order;

/// A position of one game by the rules of that game alone: its text, and the texts of what its moves leave.
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
    let mut oracle = Oracle::of_sums(false, Work::default());
    for one in SUMMANDS {
        check(&mut oracle, &[one]);
        for other in SUMMANDS {
            check(&mut oracle, &[one, other]);
        }
    }
}

#[test]
fn sums_of_three_have_the_nimbers_of_the_definition() {
    let mut oracle = Oracle::of_sums(false, Work::default());
    for place in 0..SUMMANDS.len() {
        let at = |step: usize| SUMMANDS[(place + step) % SUMMANDS.len()];
        check(&mut oracle, &[at(0), at(4), at(9)]);
    }
}

/// Whether the player to move in a misère sum loses, by its definition.
fn is_lost_misere(trees: &[Tree], at: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
    if let Some(&known) = known.get(at) {
        return known;
    }
    let mut left = Vec::new();
    for (place, tree) in trees.iter().enumerate() {
        for (_, after) in &tree.moves[at[place]] {
            let mut next = at.to_vec();
            next[place] = *after;
            left.push(next);
        }
    }
    let is_won = left.is_empty() || left.iter().any(|next| is_lost_misere(trees, next, known));
    known.insert(at.to_vec(), !is_won);
    !is_won
}

/// Nimbers say nothing here, and pairs that play alike do not cancel: nim 1 + nim 1 is won.
#[test]
fn misere_sums_have_the_outcomes_of_the_definition() {
    let mut oracle = Oracle::of_sums(true, Work::default());
    for one in SUMMANDS {
        for other in SUMMANDS {
            let trees = [tree(one), tree(other)];
            let written =
                |(game, options, at): (&str, &str, &str)| format!("{game} {options} {at}");
            let text = format!("{} + {}", written(one), written(other));
            let position = oracle.rules().read_position(&text).expect("a sum");
            let mut known = HashMap::new();
            let mut winning = Vec::new();
            for (place, tree) in trees.iter().enumerate() {
                for (played, after) in &tree.moves[0] {
                    let mut next = [0, 0];
                    next[place] = *after;
                    if is_lost_misere(&trees, &next, &mut known) {
                        winning.push(format!("{}/{played}", place + 1));
                    }
                }
            }
            let analysis = oracle.analyse(&position).expect("it is small");
            let moves: Vec<String> = analysis.moves.iter().map(SumMove::to_string).collect();
            assert_eq!(moves, winning, "{text}");
            let outcome = if winning.is_empty() {
                Outcome::Loss
            } else {
                Outcome::Win
            };
            assert_eq!(
                (analysis.outcome, analysis.nimber),
                (outcome, None),
                "{text}"
            );
        }
    }
}

/// Moves in a summand are in the order of its game, all of them.
#[test]
fn moves_keep_the_order_of_their_games() {
    let rules = SumOfGames::new(false);
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
    let mut oracle = Oracle::of_sums(
        false,
        Work::new(limits, Interrupt::default(), Rc::new(Silent)),
    );
    let sum = oracle
        .rules()
        .read_position("nim 3 + cram 16x16 + kayles 2")
        .expect("a sum");
    match oracle.analyse(&sum) {
        Err(Unsolved::Beyond(estimate)) => assert_eq!(estimate.summand, Some(2)),
        other => panic!("{other:?}"),
    }
}

/// The dearest summand is only asked whether it has the nimber of the others, wherever it stands. To find its nimber would store more.
#[test]
fn the_dearest_summand_comes_last() {
    let stored = |text: &str| {
        let mut oracle = Oracle::of_sums(false, Work::default());
        oracle.outcome(&sum(text)).expect("it is small");
        // What was stored before counts as well.
        let small = oracle.analyse(&sum("cram 2x3 + nim 2"));
        small.expect("it is small").positions
    };
    for (dear, cheap) in [("cram 5x6", "cram 3x5"), ("cram 4x7", "kayles 7")] {
        let [first, last] = [format!("{dear} + {cheap}"), format!("{cheap} + {dear}")];
        assert_eq!(stored(&first), stored(&last), "{first}");
    }
}

fn sum(text: &str) -> <SumOfGames as Rules>::Position {
    let rules = SumOfGames::new(false);
    rules.read_position(text).expect("a sum")
}

/// Summands that play alike cancel, however they are written, and no others do.
#[test]
fn summands_that_play_alike_are_paired() {
    for (text, pairing) in [
        ("nim 3,5 + nim 5,3", vec![Some(1), Some(0)]),
        ("cram 3x8 + nim 1 + cram 8x3", vec![Some(2), None, Some(0)]),
        ("chomp 3,1 + chomp 2,1,1", vec![Some(1), Some(0)]),
        ("kayles 4 + octal 4 --code 0.77", vec![None, None]),
        ("take 5 --set 1,2 + take 5 --set 1-3", vec![None, None]),
        ("nim 4 + nim 4 + nim 4", vec![Some(1), Some(0), None]),
        (
            "nim 1000000000000 + nim 1000000000000",
            vec![Some(1), Some(0)],
        ),
        ("sticks 4 + sticks 4 --max-take 2", vec![None, None]),
        ("cram ../.# + cram #./..", vec![Some(1), Some(0)]),
    ] {
        assert_eq!(sum(text).pairing(), pairing, "{text}");
    }
}

/// The board of 8x8 is lost by the law of the mirror, and no search could do what these sums need without it: a search that is not
/// allowed to begin says so at once.
#[test]
fn laws_settle_large_sums_without_a_search() {
    let raised = Arc::new(AtomicBool::new(true));
    let interrupt = Interrupt::watching(raised);
    let mut oracle = Oracle::of_sums(
        false,
        Work::new(Limits::default(), interrupt, Rc::new(Silent)),
    );
    for (text, outcome, played) in [
        ("cram 8x8 + nim 1", Outcome::Win, Some("2/1:1")),
        ("cram 8x8 + nim 2,3 + sticks 5", Outcome::Loss, None),
        ("cram 7x7 + cram 7x7", Outcome::Loss, None),
        ("cram 7x9 + nim 1 + cram 9x7", Outcome::Win, Some("2/1:1")),
        (
            "cram 9x10 + cram 9x9 + cram 10x9 + cram 9x9",
            Outcome::Loss,
            None,
        ),
        ("cram 8x8 + chomp 16x16", Outcome::Win, Some("2/b2")),
    ] {
        let position = sum(text);
        assert_eq!(oracle.outcome(&position), Ok(outcome), "{text}");
        let found = oracle.winning_move(&position).expect("no search");
        let found = found.map(|played| played.to_string());
        assert_eq!(found.as_deref(), played, "{text}");
    }
    for (text, nimber) in [
        ("cram 8x8 + nim 5 + sticks 3", 6),
        ("cram 7x7 + nim 5 + cram 7x7", 5),
    ] {
        assert_eq!(oracle.nimber(&sum(text)), Ok(Some(nimber)), "{text}");
    }
    let whole = oracle.analyse(&sum("cram 8x8 + nim 1"));
    assert_eq!(
        whole.expect_err("followers of the board"),
        Unsolved::Interrupted
    );
}

/// Answers by the law leave pairs, whatever is played.
#[test]
fn pairs_are_restored() {
    let rules = SumOfGames::new(false);
    for text in [
        "cram 2x3 + kayles 2,1 + cram 3x2 + kayles 1,2",
        "nim 3,2 + octal 5,1 --code 0.137 + octal 1,5 --code 0.137 + nim 2,3",
        "chomp 3,1 + chomp 2,1,1 + nim 0",
    ] {
        let position = sum(text);
        assert!(rules.evidence(&position, None).is_some(), "{text}");
        for reply in rules.moves(&position) {
            let left = rules.play(&position, reply).expect("legal");
            let answer = rules
                .answer_by_theorem(&position, reply)
                .expect("an answer");
            let then = rules.play(&left, answer).expect("legal");
            let closed = rules.closed_form(&then).expect("pairs again");
            assert_eq!(closed.nimber, Some(0), "{text}: {reply}");
        }
    }
    for text in [
        "nim 0 + kayles 0",
        "nim 1 + kayles 2",
        "nim 2 + nim 2 + nim 1",
    ] {
        assert_eq!(rules.evidence(&sum(text), None), None, "{text}");
    }
}

/// Records what it is told.
#[derive(Default)]
struct Listener(RefCell<Vec<SoFar>>);

impl Progress for Listener {
    fn report(&self, _: usize, _: usize) {}

    fn tell(&self, so_far: &SoFar) {
        self.0.borrow_mut().push(so_far.clone());
    }

    fn finish(&self) {}
}

/// A bar of chocolate with a large table is won, but a sum of it with another game may be lost: what is known of a summand is not told
/// of the sum.
#[test]
fn what_is_known_of_a_summand_is_not_told_of_the_sum() {
    let listener = Rc::new(Listener::default());
    let raised = Interrupt::watching(Arc::new(AtomicBool::new(true)));
    let limits = Limits::default();
    let mut oracle = Oracle::of_sums(false, Work::new(limits, raised, listener.clone()));
    let stopped = oracle.analyse(&sum("chomp 13x13 + nim 33"));
    assert_eq!(stopped.expect_err("a large table"), Unsolved::Interrupted);
    let told = listener.0.take();
    assert!(!told.is_empty());
    for known in told {
        assert_eq!((known.wins, known.by_theorem), (None, None));
    }
    let stopped = oracle.analyse(&sum("cram 8x8 + nim 1"));
    assert_eq!(stopped.expect_err("a search"), Unsolved::Interrupted);
    let told = listener.0.take();
    let known = told.last().expect("it is told when it is stopped");
    assert_eq!(
        (known.wins, known.by_theorem.as_deref()),
        (Some(true), Some("2/1:1"))
    );
    assert_eq!((known.moves, known.settled), (113, 1));
    assert_eq!(known.winning, ["2/1:1"]);
}

/// Positions of any accepted game.
fn summands() -> impl Strategy<Value = String> {
    let sizes = "[0-9]{1,2}(,[0-9]{1,2}){0,3}";
    prop_oneof![
        sizes.prop_map(|sizes| format!("nim {sizes}")),
        sizes.prop_map(|sizes| format!("kayles {sizes}")),
        (sizes, "[04]\\.[0-7]{0,4}[1-7]")
            .prop_map(|(sizes, code)| format!("octal {sizes} --code {code}")),
        (sizes, "[1-9](,[1-9]){0,3}").prop_map(|(sizes, set)| format!("take --set={set} {sizes}")),
        (0..100_u64, 2..9_u64)
            .prop_map(|(sticks, most)| format!("sticks {sticks} --max-take {most}")),
        (1..6, 1..6).prop_map(|(rows, columns)| format!("cram {rows}x{columns}")),
        (1..6, 1..6).prop_map(|(rows, columns)| format!("chomp {rows}x{columns}")),
    ]
}

proptest! {
    /// Any summand twice is worth nothing, and summands that are paired have the same nimber.
    #[test]
    fn pairs_have_the_same_nimber(
        texts in prop::collection::vec(summands(), 2..5),
        twice in summands(),
    ) {
        let mut oracle = Oracle::of_sums(false, Work::default());
        let once = texts.join(" + ");
        let with_pair = format!("{twice} + {once} + {twice}");
        let nimber = oracle.nimber(&sum(&once));
        prop_assert_eq!(oracle.nimber(&sum(&with_pair)), nimber, "{}", with_pair);
        let texts: Vec<&str> = with_pair.split(" + ").collect();
        let pairing = sum(&with_pair).pairing();
        for (text, partner) in texts.iter().zip(pairing) {
            if let Some(partner) = partner {
                let both = [*text, texts[partner]].map(|text| oracle.nimber(&sum(text)));
                prop_assert_eq!(&both[0], &both[1], "{}", with_pair);
            }
        }
    }

    /// A sum that is written reads back, and so does each of its first moves, in other spellings too.
    #[test]
    fn sums_and_moves_read_back(texts in prop::collection::vec(summands(), 1..6)) {
        let rules = SumOfGames::new(false);
        let text = texts.join("  +");
        let sum = rules.read_position(&text).expect("a sum");
        let written = sum.to_string();
        let again = rules.read_position(&written).expect("reads back");
        prop_assert_eq!(&again, &sum);
        prop_assert_eq!(again.to_string(), written);
        for played in rules.moves(&sum).take(40) {
            let text = played.to_string();
            prop_assert_eq!(rules.read_move(&text), Ok(played));
            let loose = text.replace(['-', ':'], " ").replace('/', " / ").to_uppercase();
            prop_assert_eq!(rules.read_typed_move(&loose), Ok(played), "{}", loose);
        }
    }
}
