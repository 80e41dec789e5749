//! The learner in games of positions: its boxes beside the judge, what it learns, its file, and its commands.

use std::collections::BTreeSet;
use std::fs;

use nimatron::games::{
    Cram, Game, GameKind, Goal, Kayles, Manners, Matches, Nim, Octal, Values, Variant, Visitor,
};
use nimatron::inference::{Interrupt, Silent};
use nimatron::players::chance;
use nimatron::players::learner::internals::{BoxesError, BoxesFile, Score, read_boxes};
use nimatron::players::learner::{Against, Boxes, Cabinet, NoBoxes, Plan, train};
use rand::RngExt;
use serde_json::Value;

use super::names;
use crate::judge::{judged, positions};
use crate::support::Run;
use crate::support::json::{keys, objects};

/// The boxes for a position that is written like this.
fn cabinet<R: Game>(rules: &R, position: &str) -> Result<Cabinet<R>, NoBoxes> {
    let start = rules.read_position(position).expect("a position");
    Cabinet::new(rules, &start)
}

fn plan<R: Game>(rules: &R, position: &str) -> Plan {
    cabinet(rules, position).expect("small").plan().clone()
}

/// Boxes after a training against itself.
fn trained(plan: &Plan, games: u64, seed: u64) -> Boxes {
    let mut boxes = Boxes::new(plan.clone());
    let (mut chance, never) = (chance(Some(seed)), Interrupt::default());
    let course = train(
        &mut boxes,
        games,
        Against::Itself,
        &mut chance,
        &never,
        &Silent,
    );
    assert_eq!(course.expect("nobody interrupts").all().games, games);
    boxes
}

/// Every move has a bead, every bead a move, and exactly those beads win whose moves the judge says win.
struct BoxesFitTheGame;

impl Visitor for BoxesFitTheGame {
    type Output = ();

    fn visit<R: Game>(self, rules: R) {
        if matches!(rules.goal(), Goal::Points(_)) {
            return;
        }
        let mut chance = chance(Some(7));
        for start in positions(&rules) {
            let name = rules.write_position(&start);
            let cabinet = Cabinet::new(&rules, &start).expect("small");
            let plan = cabinet.plan();
            assert_eq!(cabinet.place(&start), plan.size(), "{name}");
            // All moves of the start, and of one game from it.
            let mut position = start;
            while !rules.is_over(&position) {
                let place = cabinet.place(&position);
                let winning: BTreeSet<u64> = plan.winning(place).into_iter().collect();
                let mut numbers = BTreeSet::new();
                for played in rules.moves(&position) {
                    let after = rules.play(&position, played).expect("a listed move");
                    let bead = cabinet.bead(&position, &after);
                    assert_eq!(bead.place, place, "{name}");
                    assert!(cabinet.place(&after) < place, "{name}");
                    let wins = judged(&rules, &after).0 < 0;
                    assert_eq!(winning.contains(&bead.number), wins, "{name}");
                    numbers.insert(bead.number);
                }
                let all: BTreeSet<u64> = (1..=plan.numbers(place)).collect();
                assert_eq!(numbers, all, "{name}");
                let number = chance.random_range(1..=plan.numbers(place));
                let played = cabinet.played(&position, number);
                let after = rules.play(&position, played).expect("a legal move");
                assert_eq!(cabinet.bead(&position, &after).number, number, "{name}");
                position = after;
            }
            assert_eq!(cabinet.place(&position), 0, "{name}");
        }
    }
}

#[test]
fn boxes_fit_every_game() {
    for kind in GameKind::all() {
        for misere in [false, kind.about().misere_rules.is_some()] {
            let values = Values::default();
            kind.visit(&Variant { misere, values }, BoxesFitTheGame);
        }
    }
}

#[test]
fn positions_that_play_alike_share_a_box() {
    let cabinet = cabinet(&Nim::new(false), "1,3,5").expect("small");
    // Sorted piles of up to 1, 3 and 5: there are 18 without the first and 12 with it, and the empty one has no box.
    assert_eq!(cabinet.plan().size(), 18 + 12 - 1);
    let place = |text: &str| cabinet.place(&text.parse().expect("piles"));
    for (one, other) in [("0,3,2", "0,2,3"), ("1,2,1", "1,1,2"), ("0,0,1", "1,0,0")] {
        assert_eq!(place(one), place(other));
    }
    // Both matches of the same size are one bead.
    let plan = cabinet.plan();
    assert_eq!(plan.numbers(place("1,0,1")), 1);
    assert_eq!(plan.numbers(place("1,0,2")), 3);
    assert_eq!(plan.box_name(place("1,2,0")), "0,1,2");
    let names: Vec<String> = (1..=3)
        .map(|number| plan.bead_name(place("1,2,0"), number))
        .collect();
    assert_eq!(names, ["2:1", "3:1", "3:2"]);
    // Boards that are turned are the same as well.
    assert_eq!(plan_size("3x3"), 13);
}

fn plan_size(board: &str) -> u64 {
    plan(&Cram::new(false), board).size()
}

#[test]
fn it_learns_any_small_game() {
    let games = [
        (plan(&Nim::new(true), "1,3,5,7"), 20_000),
        (plan(&Matches::new(false), "5,5,5"), 20_000),
        (plan(&Kayles::new(false), "10"), 20_000),
        (plan(&Cram::new(false), "3x3"), 20_000),
    ];
    for (plan, games) in games {
        let before = Boxes::new(plan.clone()).score();
        let Score { right, winnable } = trained(&plan, games, 1).score();
        assert_eq!(winnable, before.winnable);
        let name = plan.box_name(plan.size());
        assert!(2 * before.right < winnable, "{name}: {before:?}");
        assert!(10 * right >= 9 * winnable, "{name}: {right} of {winnable}");
    }
}

#[test]
fn a_seed_repeats_a_training_of_positions_exactly() {
    let plan = plan(&Kayles::new(true), "3,4");
    let counts = |seed| -> Vec<Vec<u64>> {
        let boxes = trained(&plan, 500, seed);
        let counts = |place| boxes.beads(place).map(|beads| beads.count).collect();
        (1..=plan.size()).map(counts).collect()
    };
    assert_eq!(counts(1), counts(1));
    assert_ne!(counts(1), counts(2));
}

#[test]
fn opponents_play_as_they_are_called() {
    // With two equal piles the side that begins loses to a perfect player, who wins at once from one pile.
    let plan = plan(&Nim::new(false), "3,3");
    for against in [Against::Perfect, Against::Beginner] {
        let mut boxes = Boxes::new(plan.clone());
        let (mut chance, never) = (chance(Some(2)), Interrupt::default());
        let course = train(&mut boxes, 400, against, &mut chance, &never, &Silent);
        let stretches = course.expect("nobody interrupts").stretches;
        let won: u64 = stretches.iter().map(|stretch| stretch.won).sum();
        // The learner begins every other game.
        match against {
            Against::Perfect => assert!((1..=200).contains(&won), "{won}"),
            _ => assert!((1..400).contains(&won), "{won}"),
        }
    }
}

#[test]
fn starts_with_too_many_boxes_are_refused_soon() {
    for (position, why) in [
        ("20,20,20,20,20", NoBoxes::TooManyBoxes(20_000)),
        ("1000000000000000", NoBoxes::TooManyMoves),
        ("1,1000000000000000", NoBoxes::TooManyMoves),
    ] {
        let refused = cabinet(&Nim::new(false), position).map(|_| ());
        assert_eq!(refused, Err(why), "{position}");
    }
    let coins = GameKind::from_name("coins").expect("a game");
    assert!(coins.visit(&Variant::default(), IsRefused));
}

struct IsRefused;

impl Visitor for IsRefused {
    type Output = bool;

    fn visit<R: Game>(self, rules: R) -> bool {
        let refused = cabinet(&rules, R::ABOUT.example);
        matches!(refused, Err(NoBoxes::Points))
    }
}

#[test]
fn what_is_saved_is_loaded_in_any_game() {
    let octal = Variant {
        values: Values::default().with(Octal::ABOUT.options[0], "4.07".to_owned()),
        ..Variant::default()
    };
    let octal = Octal::of_variant(&octal);
    for plan in [
        plan(&Nim::new(true), "4,1,3"),
        plan(&Cram::new(false), "2x4"),
        plan(&Kayles::new(true), "3,4"),
        plan(&octal, "5,4"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("boxes.json");
        let boxes = trained(&plan, 300, 5);
        let file = BoxesFile::hold(&path).expect("free");
        file.save(&boxes).expect("writable");
        assert_eq!(file.load(plan).expect("boxes"), boxes);
        let other = Boxes::new(super::TEN);
        let refused = file.load(other.plan().clone());
        assert!(matches!(refused, Err(BoxesError::OtherTerms(_))));
        drop(file);
        assert_eq!(read_boxes(&path).expect("boxes"), boxes);
        assert_eq!(names(&folder), ["boxes.json"]);
    }
}

const SAVED: &str = r#"{"format":"nimatron boxes","version":2,"game":"nim","options":{},"misere":true,"position":"1,3","games":9,"boxes":[
{"position":"0,3","beads":[{"move":"2:2","count":3}]}
]}
"#;

#[test]
fn damaged_boxes_of_positions_are_refused_and_left_as_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("b.json");
    let changed = |from: &str, to: &str| {
        assert!(SAVED.contains(from), "{from}");
        SAVED.replace(from, to)
    };
    let damaged = "line 1 cannot be read";
    let box_of = |position: &str| format!("the box for {position} has impossible contents");
    for (text, why) in [
        (changed("\"nim\"", "\"sticks\""), "this version".to_owned()),
        (changed("\"nim\"", "\"chess\""), "this version".to_owned()),
        (changed("\"nim\"", "\"coins\""), damaged.to_owned()),
        (changed(":2,", ":3,"), "this version".to_owned()),
        (changed("{}", "{\"code\":\"0.7\"}"), damaged.to_owned()),
        (changed("\"1,3\"", "\"3,1\""), damaged.to_owned()),
        (changed("\"1,3\"", "\"1,x\""), damaged.to_owned()),
        (changed("\"1,3\"", "\"99,99,99,99\""), damaged.to_owned()),
        (changed("\"0,3\"", "\"3,0\""), box_of("3,0")),
        (changed("\"0,3\"", "\"0,4\""), box_of("0,4")),
        (changed("2:2", "2:4"), box_of("0,3")),
        (changed("2:2", "1:1"), box_of("0,3")),
        (changed(":3}", ":0}"), box_of("0,3")),
        (changed(":3}", ":18446744073709551615}"), box_of("0,3")),
        (changed(":3}", ":-3}"), "line 2 cannot be read".to_owned()),
        (changed("\n]}\n", ""), "cannot be read".to_owned()),
    ] {
        fs::write(&path, &text).expect("writable");
        for command in ["boxes b.json", "train nim 1,3 --misere --boxes b.json"] {
            Run::line(command)
                .within(folder.path())
                .expect_complaint(1, ["b.json", &why])
                .check();
        }
        assert_eq!(fs::read_to_string(&path).expect("there"), text);
    }
    fs::write(&path, SAVED).expect("writable");
    let boxes = read_boxes(&path).expect("boxes");
    assert_eq!(boxes.games(), 9);
    assert_eq!(boxes.changed().count(), 1);
}

#[test]
fn boxes_of_other_starts_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("b.json"), SAVED).expect("writable");
    let misere = "misère";
    for command in [
        "train nim 1,3 --boxes b.json",
        "train nim 1,4 --misere --boxes b.json",
        "train matches 1,3 --misere --boxes b.json",
        "train sticks --boxes b.json",
    ] {
        Run::line(command)
            .within(folder.path())
            .expect_complaint(1, ["b.json", misere, "from 1,3"])
            .check();
    }
    for game in ["sticks 5", "nim 1,4 --misere", "nim 1,3"] {
        let players = "--first learner --second random --boxes b.json";
        let refusal = "b.json has the matchboxes of other games: nim (misère) from 1,3.";
        Run::line(&format!("play {game} {players}"))
            .within(folder.path())
            .expect_stdout_to_be_read()
            .expect_stderr(format!("nimatron: {refusal} Name another file.\n"))
            .expect_status(1)
            .check();
    }
    let kept = fs::read_to_string(folder.path().join("b.json"));
    assert_eq!(kept.expect("there"), SAVED);
    // Piles in another order are the same game.
    Run::line("train nim 3,1 --misere --games 1 --seed 1 --boxes b.json")
        .within(folder.path())
        .expect_saying("The boxes after 10 games in all")
        .check();
}

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
    let saved = run("boxes b.json --json");
    let common = [
        "game", "position", "code", "misere", "games", "complete", "boxes", "right", "winnable",
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
        .expect_saying("Learner: box 0,1 got another bead 2:1. Saved in b.json.")
        .check();
    let boxes = read_boxes(&folder.path().join("b.json")).expect("boxes");
    assert_eq!((boxes.games(), boxes.count(1, 1)), (1, 2));
    // Ann takes back her move and with it the learner's, and both are made again: the beads laid aside are those of the game.
    let mut won = 0;
    for seed in 1..9 {
        let table = format!("--first human:Ann --second learner --seed {seed} --boxes {seed}.json");
        let told = Run::line(&format!("play nim 2,2 {table}"))
            .within(folder.path())
            .input("1:1\nu\nr\n1:1\n2:1\n2:2\n1:1\n2:1\nn\n")
            .outcome()
            .stdout;
        assert!(told.contains("Taken back: "), "{told}");
        let boxes = read_boxes(&folder.path().join(format!("{seed}.json"))).expect("boxes");
        assert_eq!(boxes.games(), 1);
        let changed = boxes.changed().map(|place| boxes.several(place).count());
        if told.contains("Learner takes the last one and wins.") {
            // The line that says so is one of these.
            let moves = told.matches("Learner takes ").count() - 1;
            assert_eq!(changed.sum::<usize>(), moves, "{told}");
            assert_eq!(told.matches("got another bead").count(), moves, "{told}");
            won += 1;
        } else {
            assert_eq!(changed.count(), 0, "{told}");
        }
    }
    assert!((1..8).contains(&won), "{won}");
}

#[test]
fn too_large_positions_have_no_learner_at_the_table() {
    for (language, words) in [
        ("en", "nim 99,99,99,99 is too large for the learner"),
        ("cs", "nim 99,99,99,99 je na žáka příliš velká pozice"),
    ] {
        for game in [
            "play nim 99,99,99,99 --second learner",
            "train nim 99,99,99,99",
        ] {
            Run::line(&format!("{game} --lang {language}"))
                .expect_complaint(2, [words, "20"])
                .check();
        }
    }
    // The list of players does not offer it.
    Run::line("play nim 99,99,99,99 --second random --seed 1")
        .input("learner\n6\nrandom\n")
        .expect_saying("\"learner\" is not a player. Enter a number from 1 to 5")
        .expect_saying("\"6\" is not a player.")
        .outcome();
}
