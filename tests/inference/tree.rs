//! Game trees against minimax by definition, and against the calls that the comparison counts.

use std::rc::Rc;

use nimatron::games::Variant;
use nimatron::inference::{
    At, CompareOptions, GameKind, Ingredients, Interrupt, Limits, Node, NodeStop, Rung, Silent,
    Solver, game_tree,
};

/// Small positions of every game, in normal and in misère play.
const SMALL: [(&str, &[&str]); 13] = [
    (
        "matches",
        &["1,2,1", "2,3", "3,3", "1,1,1,1", "0,2", "1,2,3"],
    ),
    ("nim", &["1,2", "2,2,1", "0,0", "4"]),
    ("sticks", &["0", "1", "5", "7"]),
    ("coins", &["3,0,1,5,0,2,0", "1", "5,3,8,1", "2,2,2"]),
    ("cram", &["2x2", "2x3", "1x4", "..#/.../.#."]),
    ("kayles", &["3", "2,2", "4,1"]),
    ("chomp", &["2x2", "2x3", "3,1", "1x1"]),
    ("octal", &["4", "3,2", "6"]),
    ("take", &["4", "2,3", "0"]),
    ("sum", &["nim 1 + kayles 2", "sticks 3 + nim 1,1"]),
    ("grundy", &["6", "3,4", "2"]),
    ("euclid", &["5,3", "4,4", "3,0"]),
    ("fibonacci", &["5", "8/3", "1"]),
];

fn solver(game: &str, misere: bool) -> Option<Box<dyn Solver>> {
    let kind = GameKind::from_name(game).expect("a game of the list");
    let variant = Variant {
        misere,
        ..Variant::default()
    };
    (!misere || kind.about().misere_rules.is_some()).then(|| kind.rules(&variant))
}

/// Calls `check` with each small position in each kind of play.
fn for_each(mut check: impl FnMut(&mut dyn Solver, &At)) {
    for (game, positions) in SMALL {
        for misere in [false, true] {
            let Some(mut solver) = solver(game, misere) else {
                continue;
            };
            for text in positions {
                let at = solver.read_position(text).expect("a position");
                check(&mut *solver, &at);
            }
        }
    }
}

/// The value for the player to move, by definition.
fn minimax(game: &dyn Solver, at: &At) -> i64 {
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

/// Checks all nodes below a position, and counts them.
fn check(game: &mut dyn Solver, at: &At, node: &Node, gain: i64, every_move: bool) -> usize {
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
        assert_eq!(game.nimber(at), Ok(Some(nimber)));
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
    for_each(|game, at| {
        for list in lists {
            let search = Rung::of_list(list).expect("a list");
            let tree = game_tree(game, at, search, usize::MAX).expect("small");
            nodes += check(game, at, &tree.root, 0, true);
        }
        for rung in [Rung::PLAIN, Rung::TABLE] {
            let tree = game_tree(game, at, rung, usize::MAX).expect("small");
            nodes += check(game, at, &tree.root, 0, false);
        }
    });
    assert!(nodes > 10_000, "{nodes}");
}

#[test]
fn the_calls_are_those_of_the_comparison() {
    let options = CompareOptions {
        limits: Limits::default(),
        interrupt: Interrupt::default(),
        give_up: None,
        split: true,
        progress: Rc::new(Silent),
        saved: None,
        proof: None,
        traced: None,
    };
    let mut compared = 0;
    for_each(|game, at| {
        for rung in game.rungs(at) {
            let Ok(tree) = game_tree(game, at, rung, usize::MAX) else {
                continue;
            };
            let best = Rung::BEST;
            let measured = game
                .measure(rung, at, &options, None)
                .expect("no interrupt");
            if let Some(measured) = measured.filter(|_| rung != best) {
                assert_eq!(
                    tree.calls, measured.calls,
                    "{rung:?} {}",
                    tree.root.position
                );
                compared += 1;
            }
        }
    });
    assert!(compared > 200, "{compared}");
}

/// The documents' own way to search 7 and 8 matches: what each ingredient saves.
#[test]
fn ingredients_of_the_original_program() {
    let mut game = solver("matches", false).expect("it has normal play");
    let at = game.read_position("7,8").expect("a position");
    for (list, calls) in [
        ("raw-table", 709),
        ("table", 457),
        ("table+end-states", 337),
    ] {
        let search = Rung::of_list(list).expect("a list");
        let tree = game_tree(&mut *game, &at, search, usize::MAX).expect("small");
        assert_eq!(tree.calls, calls, "{list}");
    }
}

#[test]
fn a_depth_bounds_what_is_drawn_and_no_state_is_drawn_twice() {
    let mut game = solver("matches", false).expect("it has normal play");
    let at = game.read_position("3,4").expect("a position");
    let search = Rung::Minimax(Ingredients::ORIGINAL);
    let depth = |node: &Node| {
        fn deepest(node: &Node) -> usize {
            let below = node.moves_to.iter().map(deepest);
            below.max().map_or(0, |below| 1 + below)
        }
        deepest(node)
    };
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
