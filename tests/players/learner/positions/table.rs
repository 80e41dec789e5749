//! The learner at the table and for programs: what it says of positions and moves, and which moves
//! it is paid for.

use std::collections::BTreeSet;

use nimatron::features::learner::read_boxes;
use serde_json::Value;

use crate::players::learner::takes_the_last;
use crate::support::Run;
use crate::support::json::{keys, objects};
use crate::support::messages::{message, says};

#[test]
fn answers_for_programs_name_positions_and_moves() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |line: &str| -> Value {
        let run = Run::line(line).within(folder.path());
        let mut told = objects(&run.expect_stdout_to_be_read().check());
        assert_eq!(told.len(), 1);
        told.remove(0)
    };
    let trained = run("train octal 5,3 --code 0.137 --games 400 --seed 3 --boxes b.json --json");
    let saved = run("train octal --games 0 --boxes b.json --json");
    let common = [
        "game", "position", "code", "misere", "games", "boxes", "right", "winnable",
    ];
    let mut all = BTreeSet::from(common);
    assert_eq!(keys(&saved), all);
    for key in common {
        assert_eq!(saved[key], trained[key], "{key}");
    }
    all.extend(["against", "won", "share", "seed", "curve"]);
    assert_eq!(keys(&trained), all);
    assert_eq!(saved["position"], "3,5");
    let boxes = saved["boxes"].as_array().expect("boxes");
    let mut right = 0;
    for told in boxes {
        let expected = ["position", "beads", "winning", "favourite", "agrees"];
        assert_eq!(keys(told), BTreeSet::from(expected));
        let beads = told["beads"].as_array().expect("beads");
        let shares: f64 = beads.iter().filter_map(|bead| bead["share"].as_f64()).sum();
        assert!((shares - 1.0).abs() < 1e-9);
        let most = beads.iter().map(|bead| bead["count"].as_u64()).max();
        let favourites: Vec<&Value> = beads
            .iter()
            .filter(|bead| Some(bead["count"].as_u64()) == most)
            .map(|bead| &bead["move"])
            .collect();
        let favourite = match favourites[..] {
            [favourite] => favourite.clone(),
            _ => Value::Null,
        };
        assert_eq!(told["favourite"], favourite);
        let winning = told["winning"].as_array().expect("moves");
        let agrees = (!winning.is_empty()).then(|| winning.contains(&favourite));
        assert_eq!(told["agrees"].as_bool(), agrees);
        right += u64::from(agrees == Some(true));
        let position = told["position"].as_str().expect("a position");
        let solved = run(&format!("solve octal {position} --code 0.137 --json"));
        let is_won = solved["outcome"] == "win";
        assert_eq!(is_won, !winning.is_empty(), "{position}");
    }
    assert_eq!(saved["right"], right);
}

#[test]
fn a_game_is_paid_for_by_the_moves_that_stand() {
    let folder = tempfile::tempdir().expect("a folder");
    // One match: the learner begins, wins, and is paid with one more bead.
    Run::line("play nim 1,0 --first learner --second human:Ann --seed 1 --boxes b.json")
        .within(folder.path())
        .input("n\n")
        .expect_saying(message("learned-bead-won", &["box=0,1", "bead=2:1"]))
        .expect_saying(message("learned-saved", &["file=b.json"]))
        .check();
    let boxes = read_boxes(&folder.path().join("b.json")).expect("boxes");
    assert_eq!((boxes.games(), boxes.count(1, 1)), (1, 2));
    // Ann takes back her move and with it the learner's, and both are made again: the beads laid
    // aside are those of the game.
    let mut won = 0;
    for seed in 1..9 {
        let table = format!("--first human:Ann --second learner --seed {seed} --boxes {seed}.json");
        let told = Run::line(&format!("play nim 2,2 {table}"))
            .within(folder.path())
            .input("1:1\nu\nr\n1:1\n2:1\n2:2\n1:1\n2:1\nn\n")
            .outcome()
            .stdout;
        assert!(says(&told, &message("undone", &[])), "{told}");
        let boxes = read_boxes(&folder.path().join(format!("{seed}.json"))).expect("boxes");
        assert_eq!(boxes.games(), 1);
        let changed = boxes.changed().map(|place| boxes.several(place).count());
        if told.contains(&takes_the_last("Learner")) {
            // The line that says so is one of these.
            let moves = told.matches("Learner takes ").count() - 1;
            assert_eq!(changed.sum::<usize>(), moves, "{told}");
            let bead = message("learned-bead-won", &[]);
            let bead = bead
                .split(['{', '}'])
                .nth(2)
                .expect("words between figures");
            assert_eq!(told.matches(bead).count(), moves, "{told}");
            won += 1;
        } else {
            assert_eq!(changed.count(), 0, "{told}");
        }
    }
    assert!((1..8).contains(&won), "{won}");
}
