//! `tree`: the game tree as text, as SVG and for programs, and what is refused.

use serde_json::{Value, json};

use crate::support::Run;
use crate::support::json::{keys, objects};
use crate::support::messages::{message, says};

/// The root of a tree for programs.
fn root(arguments: &str) -> Value {
    let run = Run::line(&format!("tree {arguments} --json"));
    let mut objects = objects(&run.expect_stdout_to_be_read().check());
    assert_eq!(objects.len(), 1);
    objects.remove(0)
}

fn text(arguments: &str) -> String {
    Run::line(&format!("tree {arguments}"))
        .expect_stdout_to_be_read()
        .check()
}

fn below<'a>(node: &'a Value, key: &str) -> Vec<&'a Value> {
    let nodes = node["moves_to"].as_array().expect("an array");
    nodes.iter().map(|node| &node[key]).collect()
}

#[test]
fn the_keys_are_those_of_the_contract() {
    let always = [
        "position", "move", "value", "moves_to", "end", "decided", "cut", "again",
    ];
    let with = |more: &[&'static str]| always.iter().copied().chain(more.iter().copied()).collect();
    let matches = root("matches 1,2,1");
    assert_eq!(keys(&matches), with(&["nimber"]));
    assert_eq!(keys(&root("matches 1,2,1 --misere")), with(&[]));
    assert_eq!(keys(&root("coins 1,2")), with(&["own"]));
    assert_eq!(keys(&root("cram 2x2")), with(&["nimber"]));
    assert_eq!(
        keys(&root("cram 2x2 --method cutoffs")),
        with(&["nimber", "stored"])
    );
    assert_eq!(matches["move"], Value::Null);
    assert_eq!(matches["position"], "1,2,1");
    let moves = ["1:1", "3:1", "2:1", "2:2", "1+3:1", "1+2:1", "2+3:1"].map(|text| json!(text));
    let told: Vec<Value> = below(&matches, "move").into_iter().cloned().collect();
    let mut sorted = [told, moves.to_vec()];
    for moves in &mut sorted {
        moves.sort_by_key(Value::to_string);
    }
    assert_eq!(sorted[0], sorted[1]);
}

/// No move leads to the root, nor to one of the components of what a move left.
#[test]
fn a_node_has_the_move_that_leads_to_it() {
    let tree = root("cram 2x4 --method table+cut");
    let split = &tree["moves_to"][0];
    assert_eq!(
        (&split["position"], &split["move"]),
        (&json!(".. + ../.."), &json!("b1-b2"))
    );
    assert_eq!(below(split, "move"), [&Value::Null, &Value::Null]);
    assert_eq!(tree["move"], Value::Null);
}

#[test]
fn values_are_for_the_player_who_begins_or_for_the_mover() {
    let (max, mover) = (root("matches 1,3"), root("matches 1,3 --for mover"));
    assert_eq!(max["value"], mover["value"]);
    for (max, mover) in below(&max, "value").iter().zip(below(&mover, "value")) {
        assert_eq!(max.as_i64(), mover.as_i64().map(|value| -value));
    }
    // One match gives a win or a loss depending on the level.
    let shown = text("nim 3");
    assert!(
        shown.contains("1:2 → 1  −1") && shown.contains("1:1 → 1  +1"),
        "{shown}"
    );
}

#[test]
fn end_states_end_a_branch_and_a_state_is_drawn_once() {
    let shown = text("matches 1,2,1 --method table+end-states");
    assert!(
        shown.contains("├─ 1+3:1 → 0,2,0  −1, nimber 2, decided\n"),
        "{shown}"
    );
    assert!(says(&shown, &message("tree-decided-means", &[])), "{shown}");
    assert!(
        shown.contains("├─ 3:1 → 1,2,0  +1, nimber 0, as above (0,2,1)\n"),
        "{shown}"
    );
    // By definition the branch goes on to the last match.
    let plain = root("matches 2 --method plain");
    let ends: Vec<_> = below(&plain, "position")
        .into_iter()
        .zip(below(&plain, "end"))
        .collect();
    assert!(ends.contains(&(&json!("1"), &json!(false))), "{ends:?}");
    assert!(ends.contains(&(&json!("0"), &json!(true))), "{ends:?}");
    assert_eq!(root("matches 2")["end"], false);
    let stopped = root("matches 2 --method table+end-states");
    assert_eq!([&stopped["end"], &stopped["decided"]], [false, true]);
    // What is left in a pair is not searched, and two moves are left.
    let pair = text("kayles 4 --method cutoffs");
    assert!(
        pair.contains("1:2 → 1 + 1  −1, nimber 0, decided\n"),
        "{pair}"
    );
}

/// Each line of a deep tree has an indent as wide as the screen.
#[test]
fn a_drawing_that_takes_more_than_the_memory_is_refused() {
    let all = Run::line("tree nim 40,40 --full --max-memory 64MiB");
    all.expect_complaint(1, ["--max-memory"]).check();
    text("nim 40,40 --max-memory 64MiB");
}

#[test]
fn what_a_method_does_not_enter_is_cut() {
    let tree = root("matches 1,2,1 --method early-exit");
    let cut: Vec<&Value> = tree["moves_to"]
        .as_array()
        .expect("an array")
        .iter()
        .collect();
    let cut: Vec<&&Value> = cut.iter().filter(|node| node["cut"] == true).collect();
    assert!(!cut.is_empty());
    assert!(
        cut.iter()
            .all(|node| node["value"].is_null() && node["moves_to"] == json!([]))
    );
    assert!(text("matches 1,2,1 --method early-exit").contains(", cut\n"));
}

#[test]
fn a_large_tree_is_shown_in_part_and_the_rest_is_counted() {
    let shown = text("matches 4,5");
    let drawn = |text: &str| {
        text.lines()
            .filter(|line| line.contains('─') || line.starts_with("4,5"))
            .count()
    };
    assert!(drawn(&shown) <= 40, "{shown}");
    assert!(says(&shown, &message("tree-left-out", &[])), "{shown}");
    assert!(drawn(&text("matches 4,5 --full")) > 40);
    assert_eq!(
        below(&root("matches 4,5 --depth 1"), "moves_to"),
        vec![&json!([]); 13]
    );
}

/// Lines count, not positions: on a narrow screen a position takes several.
#[test]
fn a_narrow_screen_shows_no_more_lines() {
    for (width, rows) in [("40", 7), ("80", 23)] {
        let run = Run::line("tree cram 2x4 --method cutoffs").environment("NIMATRON_WIDTH", width);
        let shown = run.expect_stdout_to_be_read().check();
        let tree = shown.split("\n\n").nth(1).expect("a tree");
        assert!(tree.lines().count() <= 40, "{shown}");
        assert_eq!(shown.matches("R = ").count(), rows, "{shown}");
        let is_part = says(&shown, &message("tree-left-out", &[]));
        assert_eq!(is_part, rows < 23, "{shown}");
        let counts = message("tree-counts", &["nodes=25", "cut=4"]);
        assert!(says(&shown, &counts), "{shown}");
    }
}

#[test]
fn a_picture_replaces_the_text_only_on_the_standard_output() {
    let svg = text("nim 1,2 --svg -");
    assert!(
        svg.starts_with("<svg ") && svg.ends_with("</svg>\n"),
        "{svg}"
    );
    // What is left out of the text is in the picture.
    let large = text("matches 4,5 --svg -");
    assert_eq!(
        large.matches("<text ").count(),
        1 + text("matches 4,5 --full").matches('→').count() + 1
    );
    assert_eq!(
        svg.matches("<text ").count(),
        1 + text("nim 1,2").matches('→').count() + 1
    );
}

#[test]
fn what_is_left_at_the_end_can_be_read_back() {
    fn positions(node: &Value) -> Vec<&str> {
        let below = node["moves_to"].as_array().expect("an array");
        let own = node["position"].as_str();
        own.into_iter()
            .chain(below.iter().flat_map(positions))
            .collect()
    }
    for (game, tree) in [
        ("coins", root("coins 3,0,1")),
        ("cram", root("cram 2x3 --method cutoffs")),
        ("kayles", root("kayles 3 --method cutoffs")),
        ("nim", root("nim 2,1 --method cutoffs")),
    ] {
        // Components side by side are written as such.
        let single = positions(&tree);
        for position in single.into_iter().filter(|text| !text.contains('+')) {
            let run = Run::new(["solve", game, position, "--json"]);
            run.expect_stdout_to_be_read().check();
        }
    }
    Run::new(["solve", "coins", ""])
        .expect_saying(message("standing-over-points", &[]))
        .check();
}
