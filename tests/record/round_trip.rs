//! Random games of every game are written and read back as they were.

use nimatron::games::Variant;
use nimatron::inference::{GameKind, Solver};
use nimatron::players::{Chance, chance};
use nimatron::record::{Ending, GameText, Recorded, read, salvage};
use rand::RngExt;

use crate::support::drawn;
use crate::support::small::listed;

/// Names with all that a value has to escape.
const NAMES: [&str; 4] = [
    "human:Ann",
    "perfect",
    "human:\"A\\n\\\\\"",
    "human:[x] 1. \u{10d}",
];

/// Writes a random game of some random moves.
fn played(
    game: Box<dyn Solver>,
    position: &str,
    chance: &mut Chance,
) -> Option<(GameText, Ending)> {
    let start = game.read_position(position).ok()?;
    let mut position = start.clone();
    let mut moves = Vec::new();
    let most = chance.random_range(0..20);
    while !game.is_over(&position) && moves.len() < most {
        let index = chance.random_range(0..game.move_count(&position));
        let played = game.nth_move(&position, index);
        position = game.play(&position, played).expect("it is listed");
        moves.push(played);
    }
    let players = [(); 2].map(|()| NAMES[chance.random_range(0..NAMES.len())].to_owned());
    let mut written = GameText::header(&*game, &start, &players);
    for played in moves {
        written.push(played.to_string());
    }
    let recorded = Recorded::read(game, &written).expect("its moves are legal");
    written.set_result(recorded.ending);
    Some((written, recorded.ending))
}

/// Reads a game and writes it again.
fn again(written: &GameText) -> String {
    let (kind, variant) = written.rules().expect("a game");
    let game = Recorded::read(kind.rules(&variant), written).expect("what is written is read");
    let mut again = GameText::header(&*game.game, &game.start, &game.players);
    for played in &game.moves {
        again.push(played.to_string());
    }
    again.set_result(game.ending);
    again.to_string()
}

/// A random game of every kind, as one record.
fn games(seed: u64) -> Vec<(GameKind, GameText, Ending)> {
    let mut chance = chance(Some(seed));
    let mut games = Vec::new();
    for kind in GameKind::all() {
        let about = kind.about();
        let variant = Variant {
            misere: about.misere_rules.is_some() && chance.random(),
            ..Variant::default()
        };
        let positions = listed(about.name).unwrap_or_else(|| vec![about.example.to_owned()]);
        let position = &positions[chance.random_range(0..positions.len())];
        let played = played(kind.rules(&variant), position, &mut chance);
        games.extend(played.map(|(written, ending)| (kind, written, ending)));
    }
    games
}

fn check(seed: u64) {
    let games = games(seed);
    assert_eq!(games.len(), GameKind::all().count());
    let texts: Vec<String> = games
        .iter()
        .map(|(_, written, _)| written.to_string())
        .collect();
    let text = texts.join("\n");
    let crlf = format!("\u{feff}{}", text.replace('\n', " \r\n\r\n"));
    for record in [text.as_str(), crlf.as_str(), text.trim_end()] {
        let found = read(record.as_bytes()).expect("it is a record");
        assert_eq!(&salvage(record.as_bytes()), &(found.clone(), None));
        assert_eq!(found.len(), games.len());
        for ((found, (kind, written, ending)), text) in found.iter().zip(&games).zip(&texts) {
            assert_eq!(&found.to_string(), text);
            assert_eq!(found.rules().map(|(kind, _)| kind), Ok(*kind));
            assert_eq!(found.result(), Ok(*ending));
            assert_eq!(&again(found), text);
            let names = |written: &GameText| {
                ["First", "Second"].map(|name| written.tag(name).map(|tag| tag.value.clone()))
            };
            assert_eq!(names(found), names(written));
        }
    }
}

#[test]
fn random_games_are_read_back_as_they_were() {
    drawn::check(256, |draw| check(draw.number(0..=u64::MAX)));
}

#[test]
fn a_record_looks_as_the_contract_says() {
    let text = "[Game \"sticks\"]\n[Position \"5\"]\n[First \"human:Ann\"]\n[Second \"perfect:Nimatron\"]\n\
                [MaxTake \"2\"]\n[Misere \"true\"]\n[Result \"1-0\"]\n\n1. 1\n2. 1\n3. 2\n4. 1\n";
    let [game] = &read(text.as_bytes()).expect("a record")[..] else {
        panic!("one game");
    };
    let (_, variant) = game.rules().expect("a game");
    assert!(variant.misere);
    assert_eq!(again(game), text);
}

#[test]
fn tags_are_read_in_any_spelling_and_unknown_ones_are_kept() {
    let text = "[game \"sticks\"]\n[Date \"2026.11.22\"]\n[POSITION \"5\"]\n[max_take \"4\"]\n[misere \"No\"]\n1. 4\n2. 1\n";
    let [game] = &read(text.as_bytes()).expect("a record")[..] else {
        panic!("one game");
    };
    let told = again(game);
    assert!(
        told.contains("[MaxTake \"4\"]\n[Result \"0-1\"]\n\n1. 4\n2. 1\n"),
        "{told}"
    );
    assert_eq!(game.tag("date").map(|tag| tag.line), Some(2));
    assert!(game.to_string().contains("[Date \"2026.11.22\"]"));
}
