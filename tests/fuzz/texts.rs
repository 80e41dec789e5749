//! Positions and moves, read by the library itself.

use nimatron::inference::Solver;
use nimatron::inference::{Interrupt, Limits, Oracle, Outcome, Solvable, Visitor};
use nimatron::players::Chance;
use nimatron::record::{GameText, Recorded, read, salvage};
use rand::RngExt;

use super::inputs;
use crate::support::order::order;

/// Small enough that every text is answered or refused at once.
const LIMITS: Limits = Limits {
    max_memory: 1 << 20,
    max_moves: 20_000,
    max_nimbers: 2_000,
    max_remoteness: 2_000,
    threads: 1,
    tt_entries: None,
    is_share: false,
};

/// The most moves that are listed to check one.
const MOST_LISTED: u128 = 2_000;

struct OnePosition<'a> {
    text: &'a str,
    width: usize,
}

impl Visitor for OnePosition<'_> {
    type Output = ();

    fn visit<R: Solvable>(self, rules: R) {
        let Ok(position) = rules.read_position(self.text) else {
            return;
        };
        let written = rules.write_position(&position);
        assert_eq!(
            rules.read_position(&written).as_ref(),
            Ok(&position),
            "{written}"
        );
        let _ = rules.picture(&position, &[], self.width);
        let mut oracle = Oracle::new(rules.clone(), LIMITS, Interrupt::default());
        let Ok(analysis) = oracle.analyse(&position) else {
            return;
        };
        assert_eq!(
            analysis.best.is_none(),
            rules.is_over(&position),
            "{written}"
        );
        let key = |played: &R::Move| order(&played.to_string());
        assert!(analysis.moves.is_sorted_by_key(key), "{written}");
        if !analysis.moves.is_empty() {
            assert!(
                analysis
                    .best
                    .is_some_and(|best| analysis.moves.contains(&best)),
                "{written}"
            );
        }
        for &played in analysis.moves.iter().chain(&analysis.best).take(20) {
            let after = rules
                .play(&position, played)
                .expect("an answer has legal moves");
            if let Ok(outcome) = oracle.outcome(&after)
                && rules.points_left(&position).is_none()
            {
                let won = outcome == Outcome::Loss;
                assert_eq!(won, analysis.outcome == Outcome::Win, "{written}");
            }
        }
    }
}

/// A position of any game, changed or not: what is read is written and read back, drawn, and
/// answered, and the answer holds.
pub(super) fn position(chance: &mut Chance) {
    let kind = inputs::game(chance);
    let variant = inputs::variant(chance, kind);
    let mut text = inputs::position(chance, kind);
    if chance.random_range(0..4) > 0 {
        text = inputs::changed(chance, &text);
    }
    let width = chance.random_range(1..200);
    println!("{} {text:?} {variant:?}", kind.name());
    kind.visit(&variant, OnePosition { text: &text, width });
}

struct OneMove<'a> {
    position: &'a str,
    text: &'a str,
}

impl Visitor for OneMove<'_> {
    type Output = ();

    fn visit<R: Solvable>(self, rules: R) {
        let Ok(position) = rules.read_position(self.position) else {
            return;
        };
        let Ok(played) = rules.read_move(self.text) else {
            return;
        };
        let written = rules.write_move(played);
        assert_eq!(rules.read_move(&written), Ok(played), "{written}");
        let after = rules.play(&position, played);
        if rules.move_count(&position) <= MOST_LISTED {
            // A move that is written in several ways is listed in one.
            let as_listed = rules.listed(&position, played);
            let is_listed = rules.moves(&position).any(|listed| listed == as_listed);
            assert_eq!(after.is_ok(), is_listed, "{written}");
        }
        if let Ok(after) = after {
            let _ = rules.describe(&position, played);
            let _ = rules.picture(&after, &[(&position, played)], 80);
        }
    }
}

/// A move of any game in any of its positions, changed or not: it is read back as it is written,
/// and played exactly if it is listed.
pub(super) fn a_move(chance: &mut Chance) {
    let kind = inputs::game(chance);
    let variant = inputs::variant(chance, kind);
    let position = inputs::position(chance, kind);
    let elsewhere = inputs::position(chance, kind);
    let mut text = inputs::a_move(chance, kind, &elsewhere).unwrap_or_default();
    if chance.random() {
        text = inputs::changed(chance, &text);
    }
    println!("{} {position:?} {text:?} {variant:?}", kind.name());
    let (position, text) = (position.as_str(), text.as_str());
    kind.visit(&variant, OneMove { position, text });
}

/// Plays some random moves and writes them.
fn one_record(chance: &mut Chance, game: Box<dyn Solver>, position: &str) -> Option<GameText> {
    let start = game.read_position(position).ok()?;
    let mut position = start.clone();
    let mut moves = Vec::new();
    while !game.is_over(&position) && chance.random_range(0..8) > 0 {
        let index = chance.random_range(0..game.move_count(&position));
        let played = game.nth_move(&position, index);
        position = game.play(&position, played).expect("it is listed");
        moves.push(played);
    }
    let players = ["human:\"Ann\"", "perfect"].map(str::to_owned);
    let mut written = GameText::header(&*game, &start, &players);
    for played in moves {
        written.push(played.to_string());
    }
    let recorded = Recorded::read(game, &written).expect("its moves are legal");
    written.set_result(recorded.ending);
    Some(written)
}

/// A record of some games, changed or not: it is read or refused at a line that it has, and what is
/// read is written and read back.
pub(super) fn record(chance: &mut Chance) {
    let mut text = String::new();
    for _ in 0..chance.random_range(1..4) {
        let kind = inputs::game(chance);
        let variant = inputs::variant(chance, kind);
        let position = inputs::position(chance, kind);
        let written = one_record(chance, kind.rules(&variant), &position);
        text.extend(written.map(|written| written.to_string()));
    }
    assert!(read(text.as_bytes()).is_ok(), "{text}");
    let mut bytes = text.into_bytes();
    if chance.random_range(0..8) > 0 {
        bytes = inputs::changed_bytes(chance, &bytes);
    }
    println!("{:?}", String::from_utf8_lossy(&bytes));
    let (games, damage) = salvage(&bytes);
    assert_eq!(read(&bytes).err(), damage);
    let lines = bytes.split(|&byte| byte == b'\n').count() as u64;
    assert!(damage.is_none_or(|damage| (1..=lines).contains(&damage.line)));
    let again: Vec<String> = games.iter().map(ToString::to_string).collect();
    let read_back = read(again.concat().as_bytes()).expect("what is read is written");
    let texts: Vec<String> = read_back.iter().map(ToString::to_string).collect();
    assert_eq!(texts, again);
}
