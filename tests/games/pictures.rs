//! Boards as they are drawn during a game.

use nimatron::games::{Coins, Cram, Game, HeapGame, Kayles, Presentation, Rules};
use nimatron::text::{Line, Text};

/// The lines of a picture.
fn lines(drawn: &Text) -> Vec<String> {
    let line = |line: &Line| match line {
        Line::Fixed(spans) => spans.iter().map(|span| span.text.as_str()).collect(),
        Line::Prose(..) | Line::Sentence(_) => panic!("a picture is built to fit"),
    };
    drawn.lines.iter().map(line).collect()
}

/// Plays the moves, and draws the position after them.
fn after<G: Game>(rules: &G, start: &str, moves: &[&str], width: usize) -> Vec<String> {
    let mut position = rules.read_position(start).expect("a position");
    let mut past = Vec::new();
    for text in moves {
        let played = rules.read_move(text).expect("a move");
        let next = rules.play(&position, played).expect("a legal move");
        past.push((position, played));
        position = next;
    }
    let past: Vec<_> = past
        .iter()
        .map(|(position, played)| (position, *played))
        .collect();
    lines(&rules.picture(&position, &past, width))
}

#[test]
fn the_halves_of_dominoes_are_joined() {
    let start = "......./......./#..#..#";
    let moves = [
        "a1-b1", "c1-c2", "d1-e1", "f1-f2", "g1-g2", "b2-b3", "d2-e2",
    ];
    let drawn = after(&Cram::new(false), start, &moves, 80);
    let expected = [
        "     a b c d e f g",
        "  1  ╺━╸ ╻ ╺━╸ ╻ ╻",
        "  2  . ╻ ╹ @━@ ╹ ╹",
        "  3  # ╹ . # . . #",
    ];
    assert_eq!(drawn, expected);
}

#[test]
fn a_board_without_its_moves_has_no_dominoes() {
    let rules = Cram::new(false);
    let now = rules.read_position("##.##/#....").expect("a position");
    let drawn = lines(&rules.picture(&now, &[], 80));
    assert_eq!(drawn[1..], ["  1  # # . # #", "  2  # . . . ."]);
}

#[test]
fn a_domino_across_a_fold_is_joined_on_both_sides() {
    let start = ["."; 40].concat();
    let drawn = after(&Cram::new(false), &start, &["l1-m1", "a1-b1"], 40);
    let expected = [
        "      a  b  c  d  e  f  g  h  i  j  k  l",
        "  1   @━━@  .  .  .  .  .  .  .  .  .  ╺",
        "",
        "      m  n  o  p  q  r  s  t  u  v  w  x",
        "  1 ━━╸  .  .  .  .  .  .  .  .  .  .  .",
    ];
    assert_eq!(
        drawn[..5]
            .iter()
            .map(|line| line.trim_end())
            .collect::<Vec<_>>(),
        expected
    );
}

#[test]
fn columns_of_coins_keep_their_scale_and_their_places() {
    let rules = Coins::new(Some(2));
    let drawn = after(&rules, "4,8,1,800,2", &["2"], 80);
    assert_eq!(drawn[0], "      ▁    ▁    ▁");
    assert_eq!(drawn[1], "      4   [8    1]");
    let whole = lines(&rules.picture(&rules.read_position("4,8,1").expect("a row"), &[], 80));
    assert_eq!(whole[0], "    ▄  █  ▁");
}

/// A hint says in which third of a row of pins a move is made, and its mirror image in the opposite
/// one.
#[test]
fn rows_that_have_new_numbers_show_their_old_ones() {
    let split = after(&HeapGame::of(Kayles, false), "3,4,0,1", &["2:2"], 80);
    let expected = [
        "   1  | | |",
        "      1 2 3",
        "   2  | -",
        "      1",
        "   3  | |",
        "  (2) 1 2",
        "   4  |",
        "      1",
    ];
    assert_eq!(split, expected);
    let gone = after(&HeapGame::of(Kayles, false), "2,1,3", &["2:1"], 80);
    let expected = [
        "   1  | |",
        "      1 2",
        "      -",
        "   2  | | |",
        "  (3) 1 2 3",
    ];
    assert_eq!(gone, expected);
}

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
