//! `daily`: each of fifty days is a puzzle.

use nimatron::games::Variant;
use nimatron::inference::{GameKind, Outcome, Work};
use serde_json::Value;

/// A session with what fifty days ask.
const FIFTY: &str = include_str!("../sessions/daily/fifty.txt");

#[test]
fn every_position_has_a_move_that_is_not_found_at_once() {
    let days = FIFTY.lines().filter(|line| line.starts_with('{'));
    assert_eq!(days.clone().count(), 50);
    for day in days {
        let day: Value = serde_json::from_str(day).expect("an object");
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
