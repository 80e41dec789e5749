//! The maps of lost positions as CSV, as SVG, and as dots in the terminal, compared with judges
//! that know only the rules.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nimatron::explanation::{Language, Reader, speak};
use nimatron::features::map::{map_svg, picture as map};
use nimatron::games::{Nim, Variant};
use nimatron::inference::{
    GameKind, Interrupt, Limits, LostMap, Oracle, Solver, Unsolved, Work, lost_map,
};
use nimatron::text::{Line, Text, columns};

use crate::support::messages::message;
use crate::support::{Run, fixed_lines};

type Pairs = Vec<(usize, usize)>;

/// Reads the pairs in a CSV. All of them must have this third pile.
fn read_csv(csv: &str, third: Option<usize>) -> Pairs {
    let mut lines = csv.lines();
    let head = third.map_or("first,second", |_| "first,second,third");
    assert_eq!(lines.next(), Some(head));
    let numbers = |line: &str| -> Vec<usize> {
        let numbers = line.split(',').map(str::parse);
        numbers.collect::<Result<_, _>>().expect("numbers")
    };
    lines
        .map(|line| match (numbers(line).as_slice(), third) {
            (&[first, second], None) => (first, second),
            (&[first, second, last], Some(third)) if last == third => (first, second),
            _ => panic!("{line:?} is no line of this map"),
        })
        .collect()
}

fn csv(options: &str, third: Option<usize>) -> Pairs {
    let run = Run::line(&format!("map {options} --csv -"));
    let pairs = read_csv(&run.expect_stdout_to_be_read().check(), third);
    assert!(pairs.is_sorted_by(|one, other| one < other), "{options}");
    pairs
}

/// The positions that one move leads to, by the rules.
fn after(piles: [usize; 3], two_piles: bool) -> Vec<[usize; 3]> {
    let takings = [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [1, 1, 0],
        [1, 0, 1],
        [0, 1, 1],
    ];
    let allowed = if two_piles { 6 } else { 3 };
    let mut after = Vec::new();
    for taking in &takings[..allowed] {
        let mut left = piles;
        while (0..3).all(|pile| left[pile] >= taking[pile]) {
            left = [0, 1, 2].map(|pile| left[pile] - taking[pile]);
            after.push(left);
        }
    }
    after
}

/// The lost positions by definition: those from which no move leads to a lost one.
fn judge(size: usize, third: usize, two_piles: bool, misere: bool) -> Pairs {
    let sizes = 0..=size;
    let place = |[a, b, c]: [usize; 3]| (c * (size + 1) + a) * (size + 1) + b;
    let mut lost: Vec<bool> = Vec::new();
    let mut found = Vec::new();
    for c in 0..=third {
        for a in sizes.clone() {
            for b in sizes.clone() {
                let is_lost = match after([a, b, c], two_piles).as_slice() {
                    [] => !misere,
                    after => after.iter().all(|&left| !lost[place(left)]),
                };
                lost.push(is_lost);
                if is_lost && c == third {
                    found.push((a, b));
                }
            }
        }
    }
    found
}

/// The dots in the lines of a picture.
fn dots<'a>(lines: impl IntoIterator<Item = &'a str>) -> Pairs {
    const BITS: [(u32, usize, usize); 8] = [
        (0x01, 0, 3),
        (0x02, 0, 2),
        (0x04, 0, 1),
        (0x40, 0, 0),
        (0x08, 1, 3),
        (0x10, 1, 2),
        (0x20, 1, 1),
        (0x80, 1, 0),
    ];
    let mut rows: Vec<&str> = lines
        .into_iter()
        .filter_map(|line| Some(line.split_once(['┤', '│'])?.1))
        .collect();
    rows.reverse();
    let mut found = Vec::new();
    for (row, line) in rows.into_iter().enumerate() {
        for (column, character) in line.chars().enumerate().filter(|(_, c)| *c != ' ') {
            // A small map has a sign for each position.
            if ['#', '.'].contains(&character) {
                found.extend((character == '#').then_some((column, row)));
                continue;
            }
            let bits = u32::from(character) - 0x2800;
            assert!((1..0x100).contains(&bits), "{character:?} has no dots");
            let set = BITS.iter().filter(|(bit, ..)| bits & bit != 0);
            found.extend(set.map(|&(_, right, up)| (2 * column + right, 4 * row + up)));
        }
    }
    found.sort_unstable();
    found
}

#[test]
fn maps_are_as_the_judge_says() {
    for (game, two_piles) in [("matches", true), ("nim", false)] {
        for (flag, misere) in [("", false), ("--misere", true)] {
            for size in [1, 2, 13, 60, 150] {
                let options = format!("{game} --size {size} {flag}");
                let judged = judge(size, 0, two_piles, misere);
                assert_eq!(csv(&options, None), judged, "{options}");
            }
            for (size, third) in [
                (1, 0),
                (1, 1),
                (1, 7),
                (14, 0),
                (14, 1),
                (14, 6),
                (14, 14),
                (5, 25),
            ] {
                let options = format!("{game} --size {size} --third {third} {flag}");
                let judged = judge(size, third, two_piles, misere);
                assert_eq!(csv(&options, Some(third)), judged, "{options}");
            }
        }
    }
}

#[test]
fn the_dots_are_the_lost_positions() {
    for options in [
        "matches",
        "matches --size 139",
        "matches --misere --size 7",
        "matches --size 40 --third 10 --lang cs",
        "nim --size 20 --third 5",
    ] {
        let third = options.split_once("--third ");
        let third = third.and_then(|(_, rest)| rest.split(' ').next()?.parse().ok());
        let picture = Run::line(&format!("map {options}"));
        let picture = picture.expect_stdout_to_be_read().check();
        assert_eq!(dots(picture.lines()), csv(options, third), "{picture}");
    }
}

#[test]
fn dots_are_shared_where_there_are_too_many_positions() {
    let picture = Run::line("map matches --size 300")
        .expect_saying(message("map-shared", &["side=3"]))
        .check();
    let mut shared: Pairs = judge(300, 0, true, false)
        .into_iter()
        .map(|(first, second)| (first / 3, second / 3))
        .collect();
    shared.sort_unstable();
    shared.dedup();
    assert_eq!(dots(picture.lines()), shared);
}

/// A game and its map.
fn mapped(game: &str, misere: bool, size: u32) -> (Box<dyn Solver>, LostMap) {
    let kind = GameKind::from_name(game).expect("a game");
    let variant = Variant {
        misere,
        ..Variant::default()
    };
    let mut solver = kind.open(&variant, Work::default());
    let lost = lost_map(&mut *solver, size, None).expect("small");
    (solver, lost.expect("a game with a map"))
}

#[test]
fn pictures_keep_the_width() {
    for size in [1, 2, 9, 33, 60, 99, 100, 150, 999] {
        for (game, misere) in [("matches", false), ("nim", true)] {
            let (solver, lost) = mapped(game, misere, size);
            for width in [20, 40, 80] {
                for language in Language::all() {
                    speak(language, Reader::Person);
                    let lines = fixed_lines(map(&*solver, &lost, false, width));
                    assert!(!dots(lines.iter().map(String::as_str)).is_empty());
                    for line in lines {
                        assert!(columns(&line) <= width, "{width}: {line:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_narrow_picture_shows_what_it_can() {
    // 33 columns of two dots next to the labels: each position up to 65 has a dot of its own.
    let (solver, lost) = mapped("matches", false, 65);
    speak(Language::ENGLISH, Reader::Person);
    let lines = fixed_lines(map(&*solver, &lost, false, 38));
    assert_eq!(
        dots(lines.iter().map(String::as_str)),
        judge(65, 0, true, false)
    );
}

#[test]
fn an_interrupt_ends_it() {
    let raised = Interrupt::watching(Arc::new(AtomicBool::new(true)));
    let mut oracle = Oracle::new(Nim::game(false), Limits::default(), raised);
    let mapped = lost_map(&mut oracle, 2, None);
    assert_eq!(mapped, Err(Unsolved::Interrupted));
}

fn empty_map(size: u32) -> LostMap {
    LostMap {
        size,
        third: None,
        lost: Vec::new(),
    }
}

#[test]
fn steps_are_round() {
    let game = GameKind::from_name("nim").expect("a game");
    let game = game.rules(&Variant::default());
    speak(Language::ENGLISH, Reader::Person);
    for (size, step) in [
        (10, 1),
        (20, 2),
        (30, 5),
        (50, 5),
        (60, 10),
        (100, 10),
        (110, 20),
        (210, 50),
        (990, 100),
        (1010, 200),
    ] {
        let svg = map_svg(&*game, &empty_map(size));
        let ends = svg.split("text-anchor=\"end\">").skip(1);
        let ticks = ends.filter_map(|rest| rest.split('<').next()?.parse().ok());
        let ticks: Vec<u32> = ticks.collect();
        assert!(ticks.into_iter().eq((0..=size).step_by(step)), "{size}");
    }
}

#[test]
fn as_many_positions_share_a_dot_as_have_to() {
    let game = GameKind::from_name("nim").expect("a game");
    let game = game.rules(&Variant::default());
    speak(Language::ENGLISH, Reader::Person);
    for width in [20, 40, 80] {
        let drawn = |size| map(&*game, &empty_map(size), false, width);
        let is_shared = |text: &Text| {
            let says_it = |text: &str| text.starts_with("Each dot");
            let shares = |line: &Line| matches!(line, Line::Prose(span, _) if says_it(&span.text));
            text.lines.iter().any(shares)
        };
        assert!(!is_shared(&drawn(20)));
        for size in 1..=2000 {
            let rows = fixed_lines(drawn(size));
            let axis = rows.iter().find(|row| row.contains('└')).expect("an axis");
            assert!(columns(axis) <= width, "{size} of {width}: {axis}");
            let ticks = axis.matches('┬').count();
            assert!(size < 5 || ticks > 1, "{size} of {width}: {axis}");
        }
    }
}
