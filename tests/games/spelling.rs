//! Moves and cells as people write them.

use nimatron::games::{Cell, Cram, Game, Matches, Variant};
use nimatron::inference::GameKind;

/// A move as a person types it, and as the game writes it; `None` if it is refused.
fn typed<R: Game>(rules: &R, text: &str) -> Option<String> {
    rules
        .read_typed_move(text)
        .ok()
        .map(|played| played.to_string())
}

#[test]
fn blanks_and_commas_stand_for_a_sign() {
    let (matches, cram) = (Matches::new(false), Cram::new(false));
    for (text, played) in [
        ("1 3", "1:3"),
        ("1,3", "1:3"),
        (" 1 , 3 ", "1:3"),
        ("1\t3", "1:3"),
        ("1, 3", "1:3"),
        ("1 : 3", "1:3"),
        ("1 + 2 4", "1+2:4"),
    ] {
        assert_eq!(typed(&matches, text).as_deref(), Some(played), "{text:?}");
    }
    for text in ["b2c2", "b2 c2", "b2,c2", "b2 - c2"] {
        assert_eq!(typed(&cram, text).as_deref(), Some("b2-c2"), "{text:?}");
    }
}

#[test]
fn what_may_mean_several_moves_stands_for_none() {
    for text in ["", "1,", ",3", "1,,3", "1 2 3", "1,2,3", "1 2,3"] {
        assert_eq!(typed(&Matches::new(false), text), None, "{text:?}");
        let cells = text.replace(['1', '2', '3'], "b2");
        assert_eq!(typed(&Cram::new(false), &cells), None, "{cells:?}");
    }
}

#[test]
fn columns_go_on_after_z() {
    for (column, letters) in [
        (0, "a"),
        (1, "b"),
        (25, "z"),
        (26, "aa"),
        (27, "ab"),
        (51, "az"),
        (52, "ba"),
        (701, "zz"),
        (702, "aaa"),
    ] {
        assert_eq!(Cell { row: 0, column }.to_string(), format!("{letters}1"));
    }
}

#[test]
fn cells_read_back() {
    for column in 0..1000 {
        for row in [0, 8, 9, 255] {
            let cell = Cell { row, column };
            assert_eq!(Cell::read(&cell.to_string()), Some(cell));
            assert_eq!(Cell::read(&cell.to_string().to_uppercase()), Some(cell));
        }
    }
}

#[test]
fn what_is_no_cell_is_not_read() {
    for text in [
        "", "a", "1", "a0", "1a", "a1b", "a-1", "a+1", "á1", "a65536", "zzzzz1", "a1 ",
    ] {
        assert_eq!(Cell::read(text), None, "{text:?}");
    }
}

#[test]
fn sizes_are_read_as_other_languages_write_them() {
    let kind = GameKind::from_name("nim").expect("a game");
    let nim = kind.rules(&Variant::default());
    let read = |text: &str| nim.read_position(text).map(|at| nim.write_position(&at));
    for text in ["3,4,5", "3 4 5", "3;4;5", "3|4|5", "[3, 4, 5]", " [3 4;5] "] {
        assert_eq!(read(text).as_deref(), Ok("3,4,5"), "{text}");
    }
    for text in ["3,,4", "3,", "[3,4", "3,4)", "[3,4)", "([3])", "[]", "3-4"] {
        assert!(read(text).is_err(), "{text}");
    }
}

/// Other books write otherwise.
#[test]
fn positions_and_options_of_books_are_read() {
    for (game, text, written) in [
        ("nim", "*3+*4+*5", "3,4,5"),
        ("nim", "*3 + *4", "3,4"),
        ("nim", "{3,4,5}", "3,4,5"),
        ("nim", "100 200 300", "100,200,300"),
        ("cram", "3 x 4", "3x4"),
        ("chomp", "3 x 4", "3x4"),
        ("kayles", "||.|", "2,1"),
        ("kayles", "IIXI", "2,1"),
        ("kayles", "|||", "3"),
    ] {
        let kind = GameKind::from_name(game).expect("a game");
        let rules = kind.rules(&Variant::default());
        let at = rules
            .read_position(text)
            .unwrap_or_else(|why| panic!("{text}: {why:?}"));
        assert_eq!(rules.write_position(&at), written, "{game} {text}");
    }
    for (game, value, written) in [
        ("octal", "0,77", "0.77"),
        ("octal", "·137", "0.137"),
        ("take", "{1,3,4}", "1,3,4"),
    ] {
        let kind = GameKind::from_name(game).expect("a game");
        let read = kind.about().options[0].read(value).expect("a value");
        assert_eq!(read, nimatron::games::Value::Text(written.to_owned()));
    }
    let chomp = GameKind::from_name("chomp").expect("a game");
    let chomp = chomp.rules(&Variant::default());
    for text in ["(2,5)", "( 2, 5 )", "e2"] {
        let played = chomp.read_move(text).expect("a move");
        assert_eq!(played.to_string(), "e2", "{text}");
    }
}

/// A thousand, or a pile of 1 and one of 0.
#[test]
fn a_number_in_groups_is_refused_with_both_readings() {
    let nim = GameKind::from_name("nim").expect("a game");
    let nim = nim.rules(&Variant::default());
    for (text, readings) in [
        ("1 000 000", ["1000000", "1,0,0"]),
        ("12\u{202f}005", ["12005", "12,5"]),
    ] {
        let why = nim
            .read_position(text)
            .expect_err("two readings")
            .to_string();
        assert!(readings.iter().all(|one| why.contains(one)), "{why}");
    }
}

/// A number that is missing is no word to be quoted.
#[test]
fn an_empty_quotation_is_never_shown() {
    for kind in GameKind::all() {
        let rules = kind.rules(&Variant::default());
        for text in ["", " ", "3,,5", "3,", ",", "()"] {
            let read = rules.read_position(text);
            let why = read
                .map_err(|why| why.to_string())
                .err()
                .unwrap_or_default();
            assert!(!why.contains("\"\""), "{} {text:?}: {why}", kind.name());
        }
        let why = rules.read_move("").err().map(|why| why.to_string());
        let why = why.unwrap_or_default();
        assert!(!why.contains("\"\""), "{}: {why}", kind.name());
    }
}
