//! `daily`: fifty days have the positions that they always had, and each is a puzzle.

use nimatron::games::Variant;
use nimatron::inference::{GameKind, Outcome, Work};
use serde_json::Value;

use crate::support::Run;
use crate::support::json::objects;

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
