//! The experiments of the documents that are quick: what `docs/experiments.md` says comes out.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::Run;
use crate::support::json::objects;
use crate::support::messages::{message, says};

fn shown(arguments: &str) -> String {
    let quoted = arguments.split(' ').map(|word| word.trim_matches('\''));
    Run::new(quoted).expect_stdout_to_be_read().check()
}

/// What a game shows in which these lines are typed.
fn played(arguments: &str, lines: &str) -> String {
    let run = Run::line(&format!("play {arguments}")).input(lines.replace(' ', "\n"));
    run.expect_stdout_to_be_read().check()
}

fn one(arguments: &str) -> Value {
    let mut found = objects(&shown(&format!("{arguments} --json")));
    assert_eq!(found.len(), 1, "{arguments}");
    found.remove(0)
}

/// The calls of the methods that a command compares.
fn calls(arguments: &str) -> Vec<u64> {
    let rows = objects(&shown(&format!("{arguments} --json")));
    let calls = rows.iter().map(|row| row["calls"].as_u64());
    calls.map(|calls| calls.expect("a number")).collect()
}

#[test]
fn matches() {
    let nim = one("solve nim 3,5,7");
    assert_eq!(
        (&nim["nimber"], &nim["moves"]),
        (&json!(1), &json!(["1:1", "2:1", "3:1"]))
    );
    let tree = shown("tree nim 3");
    assert!(
        tree.contains("1:1 → 1  +1") && tree.contains("1:2 → 1  −1"),
        "{tree}"
    );
    let compared =
        calls("compare matches 7,8 --method raw-table --method table+ --method table+end-states");
    // The rows come in their own order, lists that have no row after them.
    assert_eq!(compared, [337, 709, 457]);
    assert_eq!(calls("compare matches 7,8 --method table"), [429]);
    let stopped = shown("tree matches 1,2,1 --method table+end-states");
    assert!(stopped.contains(", decided\n"), "{stopped}");
    assert!(shown("tree matches 1,2,1").contains("→ 0,0,0"));
    assert!(tree.contains("as above (1), sign turned"), "{tree}");
    let without = calls("compare matches 4,5 --method plain --method table");
    assert_eq!(without, [6507, 116]);
    let equal = calls("compare matches 8,8 --method table --method table+end-states");
    assert_eq!(equal, [445, 1]);
    let people = "matches 1,3 --first human:Pepa --second human:Ondra";
    let session = played(people, "d 1 2 4 1 q");
    let range = message("refuse-too-large-limit", &["least=1", "most=1"]);
    assert!(
        says(&session, &range) && session.contains("(1+2:1)"),
        "{session}"
    );
    let nim = one("solve matches 3,5,7 --piles-at-once 1");
    assert_eq!(nim["moves"], json!(["1:1", "2:1", "3:1"]));
    let ten = one("solve matches 1,2,3,4,5,6,7,8,9,10");
    let moves = ten["moves"].as_array().expect("an array");
    assert!(
        moves.len() == 5 && moves.contains(&json!("7:4")),
        "{moves:?}"
    );
}

#[test]
fn pruning() {
    let game = played("cram 3x2 --first human:A --second human:B", "a1-b1 a3-b3 q");
    assert!(game.contains("(a3-b3)"), "{game}");
    assert_eq!(one("solve cram 1x1")["nimber"], 0);
    let tree = shown("tree cram 3x2 --method definition");
    let counts = message("tree-counts", &["calls=5"]);
    assert!(says(&tree, &counts), "{tree}");
    assert!(shown("tree cram 3x2").contains("nimber 1"));
    let sum = shown("solve cram '...#../.###..'");
    assert!(sum.contains("2 xor 0 = 2") && sum.contains("180°"), "{sum}");
    let czech = shown("solve cram '...#../.###..' --lang cs");
    assert!(czech.contains("2 xor 0 = 2"), "{czech}");
    for method in ["simplified", "cutoffs"] {
        let tree = shown(&format!("tree cram 3x2 --method {method}"));
        assert!(tree.contains("R = {0..}: .../...  P = {1, 3}"), "{tree}");
        let tree = shown(&format!("tree cram 2x4 --method {method}"));
        for mark in [", stored\n", ", not stored, cut\n", "b1-c1 → .##., cut\n"] {
            assert!(tree.contains(mark), "{mark} {tree}");
        }
    }
    for (tree, followers) in [
        ("octal 14 --code 0.173", vec![0, 1, 3, 6]),
        ("sticks 4", vec![1, 2, 3]),
    ] {
        let tree = one(&format!("tree {tree} --depth 1"));
        let below = tree["moves_to"].as_array().expect("an array").iter();
        let below = below.map(|below| below["nimber"].as_u64().expect("a nimber"));
        let below: BTreeSet<u64> = below.collect();
        assert_eq!(below, BTreeSet::from_iter(followers));
        assert_eq!(
            tree["nimber"],
            (0..=9).find(|nimber| !below.contains(nimber)).expect("one")
        );
    }
    let tree = shown("tree cram 3x2 --method sharp");
    for marks in [
        "P = {1}  +1, nimber 1\n",
        "P = {2}  −1, nimber 2\n",
        " 5.\n",
    ] {
        assert!(tree.contains(marks), "{tree}");
    }
    for method in ["simple-cut", "cut"] {
        let tree = shown(&format!("tree cram 2x4 --method table+{method}+sharp"));
        for mark in [
            "P = {0}  −1, nimber 0, stored\n",
            "R = {0}: b1-c1 →",
            "├─ c1-d1 → ../.., cut\n",
        ] {
            assert!(tree.contains(mark), "{mark} {tree}");
        }
    }
    let cuts = "compare cram 3x3 --method table --method table+cut --method table+cut+sharp";
    assert_eq!(calls(cuts), [26, 20, 19]);
    let without = calls("compare cram 3x4 --method simple-cut --method cut");
    let with = calls("compare cram 3x4 --method table+simple-cut --method table+cut");
    assert!(
        without
            .iter()
            .zip(&with)
            .all(|(without, with)| without > with),
        "{without:?} {with:?}"
    );
    let etc = calls("compare cram 4x5 --method cutoffs --method etc");
    assert!(etc[1] < etc[0], "{etc:?}");
    let sets = calls("compare cram 4x5 --method table+cut --method table+cut+aspiration");
    assert!(sets[1] < sets[0], "{sets:?}");
}

#[test]
fn coins() {
    let random = played("coins --first perfect --second human:A --seed 1", "4 2 q");
    assert!(random.contains(" [3] 2\n"), "{random}");
    let page = include_str!("../../docs/experiments.md");
    let tree = shown("tree coins 3,0,1,5,0,2,0");
    assert!(
        page.contains(&tree.trim_end().to_owned()),
        "the page shows the tree"
    );
}

#[test]
fn sticks() {
    let ten = one("solve sticks 10");
    assert_eq!((&ten["best"], &ten["moves"]), (&json!("2"), &json!(["2"])));
    assert_eq!(one("solve sticks 39 --max-take 18")["moves"], json!(["1"]));
    for lost in ["solve sticks 4", "solve sticks 8"] {
        assert_eq!(one(lost)["outcome"], "loss");
    }
    let game = played("sticks 10 --first human:A --second human:B", "2 3 1 1 3 q");
    assert!(says(&game, &message("won-other", &["name=A"])), "{game}");
    let watched = "sticks 10 --first human:A --second learner --watch --seed";
    let won = played(&format!("{watched} 1"), "2 1 2 q");
    for line in [
        "box 8: 1,3   set aside: 2",
        "box 5: 2,3   set aside: 1",
        "box 2: 1   set aside: 2",
        "box 8 got another bead 2, box 5 got another bead 1",
    ] {
        assert!(won.contains(line), "{line} {won}");
    }
    // Asked for, the last bead is shown too, beside the box that is due.
    let unwatched = "sticks 10 --first human:A --second learner --seed 1";
    let asked = played(unwatched, "x 2 x q");
    let both = "  box 8: 1,3   set aside: 2\n  box 6: 1,2,3\n";
    assert!(
        asked.contains("  box 10: 1,2,3\n") && asked.contains(both),
        "{asked}"
    );
    let lost = played(&format!("{watched} 3"), "2 1 2 1 q");
    let kept = message("watched-kept", &["count=3"]);
    assert!(says(&lost, &kept), "{lost}");
    // Two won games before it put two more beads into the box.
    let games = "1 1 1 y 1 1 1 y 1 1 y 1 1 y 1 1 1 q";
    let fifth = played(
        "sticks 8 --first learner --second human:A --watch --seed 53",
        games,
    );
    for line in ["box 8: 1,2,2,3   set aside: 2", "box 8 lost a bead 2"] {
        assert!(fifth.contains(line), "{fifth}");
    }
    let trained = shown("train sticks 10 --games 100 --seed 1");
    let numbers: BTreeSet<u64> = trained
        .lines()
        .filter_map(|line| line.split_whitespace().next()?.parse().ok())
        .collect();
    let boxes: BTreeSet<u64> = (1..=10).collect();
    assert!(numbers.is_superset(&boxes), "each box: {trained}");
}
