//! Game trees against minimax by definition, and against the calls that the comparison counts.

use std::sync::LazyLock;

use nimatron::games::Variant;
use nimatron::inference::{
    Algorithm, CompareOptions, GameKind, Ingredients, Node, NodeStop, Position, Solver, Work,
    game_tree,
};

use crate::games::plain::mex;
use crate::support::small::{LISTS_FOR_NIMBERS, listed};

/// The most nodes of the tree of a small position.
const SMALL: usize = 40;

fn solver(kind: GameKind, misere: bool) -> Option<Box<dyn Solver>> {
    let variant = Variant {
        misere,
        ..Variant::default()
    };
    (!misere || kind.about().misere_rules.is_some()).then(|| kind.rules(&variant))
}

/// Small positions of a game in normal or in misère play.
type Positions = (GameKind, bool, Vec<String>);

/// Some of all positions whose tree is small.
static POSITIONS: LazyLock<Vec<Positions>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for kind in GameKind::all() {
        for misere in [false, true] {
            let Some((mut solver, mut texts)) = solver(kind, misere).zip(listed(kind.name()))
            else {
                continue;
            };
            texts.retain(|text| {
                let at = solver.read_position(text).expect("a position");
                let tree = game_tree(&mut *solver, &at, Algorithm::TABLE, usize::MAX);
                tree.is_ok_and(|tree| tree.root.count().0 <= SMALL)
            });
            let step = texts.len().div_ceil(12).max(1);
            all.push((kind, misere, texts.into_iter().step_by(step).collect()));
        }
    }
    all
});

/// Calls `check` with some small positions of each game in each kind of play. Returns how many
/// there are.
fn for_each(mut check: impl FnMut(&mut dyn Solver, &Position)) -> usize {
    let mut positions = 0;
    for (kind, misere, texts) in POSITIONS.iter() {
        let mut solver = solver(*kind, *misere).expect("it has such play");
        for text in texts {
            let at = solver.read_position(text).expect("a position");
            check(&mut *solver, &at);
            positions += 1;
        }
    }
    positions
}

/// The value for the player to move, by definition.
fn minimax(game: &dyn Solver, at: &Position) -> i64 {
    let worth = |played| {
        let after = game.play(at, played).expect("legal");
        game.points(at, played) - minimax(game, &after)
    };
    let end = match (game.has_points(), game.is_misere()) {
        (true, _) => 0,
        (false, misere) => 2 * i64::from(misere) - 1,
    };
    game.moves(at).map(worth).max().unwrap_or(end)
}

/// The nimber by definition: the least that no position after a move has.
fn grundy(game: &dyn Solver, at: &Position) -> u64 {
    let after = |played| grundy(game, &game.play(at, played).expect("legal"));
    mex(game.moves(at).map(after).collect())
}

/// The same of components side by side.
fn written_grundy(game: &dyn Solver, components: &str) -> u64 {
    let component = |text| grundy(game, &game.read_position(text).expect("a component"));
    let all = components.split(" + ").map(component);
    all.fold(0, |sum, nimber| sum ^ nimber)
}

/// Checks all nodes of a search for nimbers, and counts them.
fn check_nimbers(game: &dyn Solver, node: &Node) -> usize {
    let nimber = written_grundy(game, &node.position);
    assert!(node.nimber.is_none_or(|told| told == nimber), "{node:?}");
    let value = node.nimber.map(|nimber| 2 * i64::from(nimber > 0) - 1);
    assert_eq!(node.value, value, "{node:?}");
    if node.nimber.is_none() {
        assert_eq!(node.stop, Some(NodeStop::Cut), "{node:?}");
        let wanted = node.sets.map(|sets| sets.wanted);
        let small = u8::try_from(nimber).expect("small");
        assert!(
            wanted.is_none_or(|wanted| !wanted.contains(small)),
            "{node:?}"
        );
    }
    let below = node.moves_to.iter().map(|below| check_nimbers(game, below));
    1 + below.sum::<usize>()
}

/// Checks all nodes below a position, and counts them.
fn check(game: &mut dyn Solver, at: &Position, node: &Node, gain: i64, every_move: bool) -> usize {
    assert_eq!(node.position, game.write_position(at));
    if let Some(value) = node.value {
        assert_eq!(value, minimax(game, at) - gain, "{}", node.position);
    } else {
        assert_eq!(node.stop, Some(NodeStop::Cut));
    }
    if let (Some(own), Some(left)) = (node.own, game.points_left(at)) {
        assert_eq!(
            (2 * own).cast_signed() - left.cast_signed(),
            minimax(game, at)
        );
    }
    if let Some(nimber) = node.nimber {
        assert_eq!(nimber, grundy(game, at));
    }
    if node.stop.is_none() {
        let all = game.move_count(at);
        let drawn = node.moves_to.len() as u128;
        assert!(if every_move {
            drawn == all
        } else {
            drawn <= all
        });
        assert!(drawn > 0);
    }
    let below = node.moves_to.iter().map(|below| {
        let played = below.played.expect("only the root has none");
        let (after, gain) = (
            game.play(at, played).expect("legal"),
            game.points(at, played),
        );
        check(game, &after, below, gain, every_move)
    });
    1 + below.collect::<Vec<_>>().into_iter().sum::<usize>()
}

#[test]
fn every_value_of_every_node_is_minimax_by_definition() {
    let mut nodes = 0;
    let lists = [
        "table",
        "raw-table",
        "end-states",
        "table+end-states",
        "early-exit",
        "table+order",
    ];
    let positions = for_each(|game, at| {
        for list in lists {
            let search = Algorithm::of_list(list).expect("a list");
            let tree = game_tree(game, at, search, usize::MAX).expect("small");
            nodes += check(game, at, &tree.root, 0, true);
        }
        for name in ["plain", "table", "early-exit", "ordered"] {
            let algorithm = Algorithm::read(name).expect("a method");
            let tree = game_tree(game, at, algorithm, usize::MAX).expect("small");
            nodes += check(game, at, &tree.root, 0, false);
        }
    });
    assert!(positions >= 200 && nodes > 10_000, "{positions} {nodes}");
}

#[test]
fn every_nimber_of_a_search_is_that_of_the_definition() {
    let mut nodes = 0;
    for_each(|game, at| {
        let lists = LISTS_FOR_NIMBERS.map(|list| Algorithm::of_list(list).expect("a list"));
        let methods = Ingredients::FOR_NIMBERS.map(Algorithm::Nimber);
        for algorithm in methods.into_iter().chain(lists) {
            if let Ok(tree) = game_tree(game, at, algorithm, usize::MAX) {
                nodes += check_nimbers(game, &tree.root);
                // Without cuts nothing is left out.
                let cut = tree.root.count().1;
                assert!(
                    algorithm != methods[0] && algorithm != methods[1] || cut == 0,
                    "{tree:?}"
                );
            }
        }
    });
    assert!(nodes > 5_000, "{nodes}");
}

/// How many nodes are calls of a search that has a table.
fn calls(node: &Node) -> u64 {
    let is_call = node.sets.is_some_and(|sets| sets.is_stored.is_some());
    u64::from(is_call) + node.moves_to.iter().map(calls).sum::<u64>()
}

/// With a table each call is a node, and a node that is not cut is a call. The nimbers of those
/// that are looked up first are none.
#[test]
fn the_calls_are_those_of_the_comparison() {
    let options = CompareOptions::new(Work::default());
    let mut compared = 0;
    for_each(|game, at| {
        let lists = ["table", "raw-table", "table+early-exit", "table+end-states"];
        for list in lists {
            let algorithm = Algorithm::of_list(list).expect("a list");
            let tree = game_tree(game, at, algorithm, usize::MAX).expect("small");
            let (nodes, cut) = tree.root.count();
            assert_eq!((nodes - cut) as u64, tree.calls, "{list} {tree:?}");
        }
        for algorithm in game.algorithms(at) {
            let Ok(tree) = game_tree(game, at, algorithm, usize::MAX) else {
                continue;
            };
            let measured = game
                .measure(algorithm, at, &options, None)
                .expect("no interrupt");
            if let Some(measured) = measured.filter(|_| algorithm != Algorithm::BEST) {
                assert_eq!(
                    tree.calls, measured.calls,
                    "{algorithm:?} {}",
                    tree.root.position
                );
                compared += 1;
            }
            let shows_all = [
                Ingredients::TABLE,
                Ingredients::SIMPLIFIED,
                Ingredients::CUTOFFS,
            ];
            if shows_all.map(Algorithm::Nimber).contains(&algorithm) {
                assert_eq!(calls(&tree.root), tree.calls, "{tree:?}");
            }
        }
    });
    assert!(compared > 200, "{compared}");
}

fn depth(node: &Node) -> usize {
    let below = node.moves_to.iter().map(depth);
    below.max().map_or(0, |below| 1 + below)
}

#[test]
fn a_depth_bounds_what_is_drawn_and_no_state_is_drawn_twice() {
    let matches = GameKind::from_name("matches").expect("a game");
    let mut game = solver(matches, false).expect("it has normal play");
    let at = game.read_position("3,4").expect("a position");
    let search = Algorithm::Minimax(Ingredients::ORIGINAL);
    let whole = game_tree(&mut *game, &at, search, usize::MAX).expect("small");
    for bound in 0..depth(&whole.root) {
        let tree = game_tree(&mut *game, &at, search, bound).expect("small");
        assert_eq!(depth(&tree.root), bound);
        assert_eq!(tree.calls, whole.calls);
    }
    let mut drawn = Vec::new();
    collect(&whole.root, &mut drawn);
    let all = drawn.len();
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn.len(), all);
}

/// The positions that have something below them, with their piles sorted.
fn collect(node: &Node, drawn: &mut Vec<Vec<u64>>) {
    if !node.moves_to.is_empty() {
        let sizes = node
            .position
            .split(',')
            .map(|size| size.parse().expect("a size"));
        let mut sizes: Vec<u64> = sizes.filter(|&size| size > 0).collect();
        sizes.sort_unstable();
        drawn.push(sizes);
    }
    node.moves_to.iter().for_each(|below| collect(below, drawn));
}

/// What ends is over, and what is decided is not.
#[test]
fn an_end_is_said_of_ends_alone() {
    fn check(solver: &dyn Solver, node: &Node, stops: &mut [usize; 2]) {
        let is_over = || {
            let at = solver.read_position(&node.position);
            // Several components are no position of most games.
            at.map_or(node.position.is_empty(), |at| solver.is_over(&at))
        };
        match node.stop {
            Some(NodeStop::End) => {
                assert!(is_over(), "{node:?}");
                stops[0] += 1;
            }
            Some(NodeStop::Decided) => {
                assert!(!is_over(), "{node:?}");
                stops[1] += 1;
            }
            _ => {}
        }
        for below in &node.moves_to {
            check(solver, below, stops);
        }
    }
    let mut stops = [0, 0];
    let methods = [
        "table",
        "table+end-states",
        "early-exit",
        "cutoffs",
        "nimber-table",
    ];
    let methods = methods.map(|method| Algorithm::read(method).expect("a method"));
    for_each(|solver, at| {
        for method in methods {
            if let Ok(tree) = game_tree(solver, at, method, usize::MAX) {
                check(solver, &tree.root, &mut stops);
            }
        }
    });
    assert!(stops.iter().all(|&count| count > 100), "{stops:?}");
}
