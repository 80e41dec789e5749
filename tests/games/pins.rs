//! Where in a row of pins a move is made.

use nimatron::games::{HeapGame, Kayles, Presentation, Rules};

/// A hint says in which third of a row of pins a move is made, and its mirror image in the opposite
/// one.
#[test]
fn a_place_is_a_third_of_the_row() {
    let rules = HeapGame::of(Kayles, false);
    let place = |pins: u64, pin: u64, two: bool| {
        let row = rules.read_position(&pins.to_string()).expect("a row");
        let knock = format!("1:{pin}{}", if two { "+" } else { "" });
        let knock = rules.read_move(&knock).expect("a move");
        rules.region(&row, knock).expect("rows have places").id
    };
    let row: Vec<_> = (1..=6).map(|pin| place(6, pin, false)).collect();
    let [left, middle, right] = ["place-pins-left", "place-pins-middle", "place-pins-right"];
    assert_eq!(row, [left, left, middle, middle, right, right]);
    for pins in 1..=20 {
        for two in [false, true] {
            let last = pins - u64::from(two);
            for pin in 1..=last {
                let image = match place(pins, pin, two) {
                    "place-pins-left" => right,
                    "place-pins-right" => left,
                    _ => middle,
                };
                assert_eq!(image, place(pins, last + 1 - pin, two), "{pin} of {pins}");
            }
        }
    }
}
