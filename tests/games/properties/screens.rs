//! Laws of what a person sees and types: pictures, questions for a move, and texts.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashSet};

use nimatron::explanation::internals::Words;
use nimatron::explanation::{Language, Reader};
use nimatron::games::{Game, Setup, Step};
use nimatron::reason::Phrase;
use nimatron::text::{Line, Text};

use super::{Law, for_every_game};
use crate::judge::positions;

/// Pictures keep to the width, the examples of moves are legal moves, and the places of moves can
/// be said, in every language.
struct Screens {
    every: Vec<Words>,
    said: RefCell<HashSet<String>>,
}

impl Screens {
    /// Says where a move is made, once. A missing figure would panic.
    fn say(&self, place: &Phrase) {
        if self.said.borrow_mut().insert(format!("{place:?}")) {
            let mut said = self.every.iter().map(|words| words.say(place));
            assert!(said.all(|said| said.contains(' ')));
        }
    }
}

impl Law for Screens {
    fn hold<R: Game>(&self, rules: &R) {
        for position in positions(rules) {
            for width in [40, 80] {
                let drawn = rules.picture(&position, &[], width);
                assert!(
                    drawn_lines(&drawn)
                        .iter()
                        .all(|line| columns(line) <= width)
                );
            }
            for example in rules.move_examples(&position) {
                let played = rules.read_move(&example).expect("an example reads");
                assert!(rules.play(&position, played).is_ok(), "{example}");
            }
            for played in rules.moves(&position) {
                if let Some(place) = rules.region(&position, played) {
                    self.say(&place);
                }
            }
            assert_eq!(
                rules.input_modes(&position).is_empty(),
                rules.is_over(&position)
            );
        }
    }
}

/// The lines of a picture.
fn drawn_lines(drawn: &Text) -> Vec<String> {
    let line = |line: &Line| {
        let Line::Fixed(spans) = line else {
            panic!("a picture is built to fit");
        };
        spans.iter().map(|span| span.text.as_str()).collect()
    };
    drawn.lines.iter().map(line).collect()
}

fn columns(line: &str) -> usize {
    line.chars().count()
}

/// Pictures of a game keep to the width after every move, and show as many lines as without the
/// moves before the last one.
struct GamesAreDrawn;

impl Law for GamesAreDrawn {
    fn hold<R: Game>(&self, rules: &R) {
        for start in positions(rules) {
            let (mut position, mut past) = (start, Vec::new());
            while !rules.is_over(&position) {
                // Moves from all over the list.
                let count = rules.move_count(&position);
                let played = rules.nth_move(&position, past.len() as u128 * 7 % count);
                let after = rules.play(&position, played).expect("a legal move");
                past.push((position, played));
                position = after;
                let past: Vec<_> = past
                    .iter()
                    .map(|(before, played)| (before, *played))
                    .collect();
                for width in [40, 80] {
                    let drawn = drawn_lines(&rules.picture(&position, &past, width));
                    assert!(drawn.iter().all(|line| columns(line) <= width));
                    let alone =
                        drawn_lines(&rules.picture(&position, &past[past.len() - 1..], width));
                    assert_eq!(
                        drawn.len(),
                        alone.len(),
                        "{}",
                        rules.write_position(&position)
                    );
                }
            }
        }
    }
}

#[test]
fn games_are_drawn() {
    for_every_game(&GamesAreDrawn);
}

#[test]
fn screens_are_neat() {
    for_every_game(&Screens {
        every: Language::all()
            .map(|language| Words::new(language, Reader::Person))
            .collect(),
        said: RefCell::default(),
    });
}

/// The answers that a position gives to the questions before a game are those that led to it.
struct SetupAnswersLeadBack;

impl Law for SetupAnswersLeadBack {
    fn hold<R: Game>(&self, rules: &R) {
        if rules.check_asked().is_err() {
            return;
        }
        for further in 0..4 {
            let (mut answers, mut asked) = (Vec::new(), Vec::new());
            let position = loop {
                match rules.setup(&answers) {
                    Setup::Ready(position) => break position,
                    Setup::Write { .. } => return,
                    Setup::Draw(bounds) => answers.push(*bounds.end()),
                    Setup::Ask { bounds, .. } => {
                        let answer = (bounds.start() + further).min(*bounds.end());
                        answers.push(answer);
                        asked.push(answer);
                    }
                }
            };
            let told = rules.setup_answers(&position);
            // An option that the flags give is not asked for.
            assert!(told.starts_with(&asked), "{told:?} for {asked:?}");
        }
    }
}

#[test]
fn setup_answers_lead_back() {
    for_every_game(&SetupAnswersLeadBack);
}

/// The ways in which a person may write a move: other signs between its numbers or cells, blanks,
/// and upper case.
fn writings(written: &str) -> BTreeSet<String> {
    let mut writings = BTreeSet::from([written.to_owned(), format!("  {written}\t")]);
    if let Some((first, second)) = written.split_once([':', '-']) {
        let sign = if written.contains('-') { "-" } else { ":" };
        for between in [" ", ",", ", ", " , ", "\t", &format!(" {sign} ")] {
            writings.insert(format!("{first}{between}{second}"));
        }
        if sign == "-" {
            writings.insert(format!("{first}{second}"));
            // In a sum the number of the summand comes first.
            let (summand, first) = first.split_at(first.find('/').map_or(0, |at| at + 1));
            writings.insert(format!("{summand}{second}-{first}"));
        }
    }
    let spread: Vec<String> = writings
        .iter()
        .map(|text| text.replace('+', " + "))
        .collect();
    writings.extend(spread);
    let upper: Vec<String> = writings.iter().map(|text| text.to_uppercase()).collect();
    writings.extend(upper);
    writings
}

/// The numbers and the columns of a move, without the signs between them.
fn substance(text: &str) -> Vec<String> {
    let kind = |c: &char| (c.is_ascii_digit(), c.is_ascii_alphabetic());
    let characters: Vec<char> = text.to_ascii_lowercase().chars().collect();
    let runs = characters.chunk_by(|one, other| kind(one) == kind(other));
    let mut words: Vec<String> = runs
        .filter(|run| run[0].is_ascii_alphanumeric())
        .map(|run| {
            let word: String = run.iter().collect();
            // A zero before other digits says nothing.
            match word.parse::<u64>() {
                Ok(number) => number.to_string(),
                Err(_) => word,
            }
        })
        .collect();
    words.sort();
    words
}

/// Every move is understood however a person writes it, and no writing stands for two moves.
struct MovesAsTyped;

impl Law for MovesAsTyped {
    fn hold<R: Game>(&self, rules: &R) {
        let mut seen: BTreeMap<String, R::Move> = BTreeMap::new();
        for position in positions(rules) {
            for played in rules.moves(&position) {
                for typed in writings(&rules.write_move(played)) {
                    let other = seen.insert(typed.clone(), played);
                    assert!(other.is_none_or(|other| other == played), "{typed:?}");
                    let read = rules.read_typed_move(typed.trim());
                    assert_eq!(read, Ok(played), "{typed:?}");
                }
            }
        }
        // What is read has the numbers and columns that were typed, and a number alone is no move
        // of a game of several parts.
        let is_numbered = rules.read_move("1").is_err();
        for seed in 0..1_500_u64 {
            let typed = scribble(seed);
            let strict = rules.read_move(&typed);
            let read = rules.read_typed_move(&typed);
            if let Ok(played) = &strict {
                assert_eq!(read.as_ref(), Ok(played), "{typed:?}");
            }
            if let Ok(played) = read {
                let written = rules.write_move(played);
                // Books write a square by its row and column.
                if written.starts_with(char::is_alphabetic) && typed.contains(',') {
                    continue;
                }
                assert_eq!(substance(&typed), substance(&written), "{typed:?}");
                let is_number = typed.chars().all(|c| c.is_ascii_digit());
                assert!(!(is_numbered && is_number), "{typed:?}");
            } else {
                assert_eq!(read, strict, "the refusal is that of the game: {typed:?}");
            }
        }
    }
}

/// A short text of the characters that moves are made of.
fn scribble(seed: u64) -> String {
    const SIGNS: &[u8] = b"123012abcABC:-+=,  ";
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state >> 33).expect("31 bits")
    };
    let length = 1 + next() % 8;
    (0..length)
        .map(|_| char::from(SIGNS[next() % SIGNS.len()]))
        .collect()
}

#[test]
fn moves_are_understood_as_people_write_them() {
    for_every_game(&MovesAsTyped);
}

/// Every accepted answer to the questions of a way leads to a legal move, and every legal move on
/// one or two piles can be reached.
struct StepsReachEveryMove;

impl StepsReachEveryMove {
    fn walk<R: Game>(
        rules: &R,
        position: &R::Position,
        way: char,
        answers: &mut Vec<u64>,
        reached: &mut BTreeSet<String>,
    ) {
        let offered: Vec<u64> = match rules.step(position, way, answers) {
            Step::Pick { options, .. } => options,
            Step::Count { bounds, .. } => bounds.collect(),
            // The player can write any move.
            Step::Write { .. } => {
                reached.extend(rules.moves(position).map(|played| played.to_string()));
                return;
            }
            Step::Move(written) => {
                let played = rules.read_move(&written).expect("a move");
                assert!(rules.play(position, played).is_ok());
                assert_eq!(played.to_string(), written);
                reached.insert(written);
                return;
            }
        };
        assert!(!offered.is_empty());
        for answer in offered {
            answers.push(answer);
            Self::walk(rules, position, way, answers, reached);
            answers.pop();
        }
    }
}

impl Law for StepsReachEveryMove {
    fn hold<R: Game>(&self, rules: &R) {
        for position in positions(rules) {
            let mut reached = BTreeSet::new();
            for way in rules.input_modes(&position) {
                Self::walk(rules, &position, way, &mut Vec::new(), &mut reached);
            }
            let all = rules.moves(&position).map(|played| played.to_string());
            // A move on three piles of matches or more is typed.
            let is_asked = |played: &String| played.matches('+').count() < 2;
            let all: BTreeSet<String> = all.filter(is_asked).collect();
            assert_eq!(reached, all);
        }
    }
}

#[test]
fn steps_reach_every_move() {
    for_every_game(&StepsReachEveryMove);
}
