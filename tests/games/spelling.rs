//! Moves and cells as people write them.

use nimatron::games::{Cell, Cram, Game, Matches, Variant};
use nimatron::inference::GameKind;

#[test]
fn what_may_mean_several_moves_stands_for_none() {
    let (matches, cram) = (Matches::new(false), Cram::new(false));
    for text in ["", "1,", ",3", "1,,3", "1 2 3", "1,2,3", "1 2,3"] {
        assert!(matches.read_typed_move(text).is_err(), "{text:?}");
        let cells = text.replace(['1', '2', '3'], "b2");
        assert!(cram.read_typed_move(&cells).is_err(), "{cells:?}");
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

/// A number that is missing is no word to be quoted.
#[test]
fn an_empty_quotation_is_never_shown() {
    for kind in GameKind::all() {
        let rules = kind.rules(&Variant::default());
        let texts = ["", " ", "3,,5", "3,", ",", "()"];
        let of_positions = texts.map(|text| rules.read_position(text).err());
        let refusals = of_positions.into_iter().chain([rules.read_move("").err()]);
        for why in refusals.flatten().map(|why| why.to_string()) {
            assert!(!why.contains("\"\""), "{}: {why}", kind.name());
        }
    }
}
