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
