//! `daily`: fifty days have the positions that they always had, and each is a puzzle.

use nimatron::games::Variant;
use nimatron::inference::{GameKind, Outcome, Work};
use serde_json::Value;

use crate::support::Run;
use crate::support::json::objects;
use crate::support::messages::message;

/// The positions of fifty days. Nobody may ever see another one on such a day.
const FIFTY: &str = include_str!("daily.txt");

#[test]
fn fifty_days_have_their_positions() {
    let days: Vec<&str> = FIFTY.lines().collect();
    assert_eq!(days.len(), 50);
    for day in days {
        let date = &day[r#"{"date":""#.len()..][.."2026-11-30".len()];
        let run = Run::line(&format!("daily --json --date {date}"));
        run.expect_stdout(format!("{day}\n")).check();
    }
}

#[test]
fn every_position_has_a_move_that_is_not_found_at_once() {
    for day in objects(FIFTY) {
        let text = |key: &str| day[key].as_str().expect("a text");
        let kind = GameKind::from_name(text("game")).expect("a game");
        let mut game = kind.open(&Variant::default(), Work::default());
        let at = game.read_position(text("position")).expect("readable");
        assert_eq!(game.write_position(&at), text("position"));
        let mut winning = Vec::new();
        for played in game.moves(&at).collect::<Vec<_>>() {
            let left = game.play(&at, played).expect("listed");
            assert!(!game.is_over(&left), "{day}: {played} wins at once");
            if game.analyse(&left).expect("small").outcome == Outcome::Loss {
                winning.push(Value::from(&*played));
            }
        }
        assert_eq!(day["moves"], Value::from(winning), "{day}");
        assert_eq!(day["outcome"], "win");
    }
}

/// Only a day that is there is a date.
#[test]
fn a_date_that_is_none_is_refused() {
    for date in [
        "2026-02-29",
        "1969-12-31",
        "2026-1-1",
        "10000-01-01",
        "today",
        "",
    ] {
        let run = Run::new(["daily", "--date", date]);
        run.expect_complaint(2, ["YYYY-MM-DD"]).check();
    }
    for date in ["1970-01-01", "2024-02-29", "2100-03-01", "9999-12-31"] {
        let run = Run::line(&format!("daily --json --date {date}"));
        let told = run.expect_stdout_to_be_read().check();
        assert_eq!(objects(&told)[0]["date"], date);
    }
}

fn played(input: &str) -> Run {
    Run::line("daily --date 2026-12-01").input(input.to_owned())
}

/// Hints and tries are in the line to send.
#[test]
fn the_move_is_asked_for_until_it_is_found() {
    let line = |tries: &str, hints: &str| {
        let figures = [
            "date=2026-12-01",
            "game=kayles",
            "position=5,4",
            "found=yes",
            "command=nimatron daily --date 2026-12-01",
        ];
        message("daily-line", &[&figures[..], &[tries, hints]].concat())
    };
    let first = line("tries=1", "hints=0");
    played("1:5\n").expect_saying(first).check();
    let third = line("tries=3", "hints=2");
    let run = played("t\nt\n2:1\n9:9\n2:2+\n1:1\n");
    let again = message("daily-again", &[]);
    run.expect_saying(again).expect_saying(third).check();
    let given_up = message("daily-line", &["found=no", "hints=0"]);
    played("?\n").expect_saying(given_up).check();
    let ended = message("daily-input-ended", &[]);
    let run = played("2:1\n").expect_stdout_to_be_read();
    run.expect_complaint(3, [ended]).check();
}
