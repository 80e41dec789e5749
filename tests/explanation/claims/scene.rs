//! What a reason speaks of, and what follows from the rules alone: values and nimbers by trying out
//! all moves.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};

use nimatron::games::{Game, Values};
use nimatron::reason::Phrase;

use super::told_words::ToldWords;
use crate::judge::judged;

/// Whether an answer to a reply is the one that a law gives: the losing position, the reply, the
/// answer, and what it leaves.
pub(super) type Follows<R> = fn(
    &Scene<'_, R>,
    <R as nimatron::games::Rules>::Move,
    <R as nimatron::games::Rules>::Move,
    &<R as nimatron::games::Rules>::Position,
) -> Option<()>;

/// Checks what a phrase claims: `None` if it is wrong.
pub(super) type Check<R> = fn(&mut Scene<'_, R>, &Phrase) -> Option<()>;

/// The checks of phrases by their names, one file's own.
pub(super) type Checks<R> = fn(&str) -> Option<Check<R>>;

/// What was said so far.
pub(super) struct Scene<'a, R: Game> {
    pub(super) rules: &'a R,
    pub(super) position: &'a R::Position,
    /// The best move, once it is said that it wins.
    pub(super) best: Option<R::Move>,
    /// What the best move leaves, or the position itself if every move loses.
    pub(super) lost: R::Position,
    /// The law that was told.
    pub(super) law: Option<Follows<R>>,
    /// The period and the pre-period that were told.
    pub(super) period: Option<(u64, u64)>,
    /// The positions that were listed as the losing ones, canonical.
    pub(super) listed: Vec<String>,
    /// The replies told, or the moves with their margins.
    pub(super) told: Vec<R::Move>,
    /// The words of heaps that were told.
    pub(super) words: ToldWords,
}

/// A claim holds, or `None`.
pub(super) fn holds(claim: bool) -> Option<()> {
    claim.then_some(())
}

impl<'a, R: Game> Scene<'a, R> {
    pub(super) fn new(rules: &'a R, position: &'a R::Position) -> Self {
        Self {
            rules,
            position,
            best: None,
            lost: position.clone(),
            law: None,
            period: None,
            listed: Vec::new(),
            told: Vec::new(),
            words: ToldWords::default(),
        }
    }

    /// Reads a legal move from a position, and what it leaves.
    pub(super) fn play(&self, from: &R::Position, text: &str) -> Option<(R::Move, R::Position)> {
        let played = self.rules.read_move(text).ok()?;
        let after = self.rules.play(from, played).ok()?;
        self.rules
            .moves(from)
            .any(|legal| legal == played)
            .then_some(())?;
        Some((played, after))
    }

    /// The value for the player to move.
    pub(super) fn value(&self, position: &R::Position) -> i64 {
        judged(self.rules, position).0
    }

    /// The moves to the end if the winner hurries and the loser delays.
    pub(super) fn remoteness(&self, position: &R::Position) -> u64 {
        judged(self.rules, position).1.remoteness.into()
    }

    /// All moves from a position with what they leave.
    pub(super) fn moves(&self, from: &R::Position) -> Vec<(R::Move, R::Position)> {
        let play = |played| (played, self.rules.play(from, played).expect("legal"));
        self.rules.moves(from).map(play).collect()
    }

    /// All positions from one on downwards, itself included.
    pub(super) fn below(&self, from: &R::Position) -> Vec<R::Position> {
        let mut found = BTreeMap::from([(self.rules.write_position(from), from.clone())]);
        let mut ahead = vec![from.clone()];
        while let Some(position) = ahead.pop() {
            for (_, after) in self.moves(&position) {
                let text = self.rules.write_position(&after);
                if found.insert(text, after.clone()).is_none() {
                    ahead.push(after);
                }
            }
        }
        found.into_values().collect()
    }

    /// The text of a position.
    pub(super) fn text(&self, position: &R::Position) -> String {
        self.rules.write_position(position)
    }

    /// Whether a text is that of a position, which is written in one way.
    pub(super) fn is_text(&self, position: &R::Position, text: &str) -> bool {
        self.text(position) == text
    }

    /// The numbers of a position in its notation.
    pub(super) fn numbers(&self, position: &R::Position) -> Option<Vec<u64>> {
        let text = self.text(position);
        // After a slash stands how many may be taken.
        let numbers = text.split('/').next()?.split(',');
        numbers.map(|number| number.parse().ok()).collect()
    }

    /// The numbers of a position that are not 0, smallest first.
    pub(super) fn sizes(&self, position: &R::Position) -> Option<Vec<u64>> {
        let mut sizes = self.numbers(position)?;
        sizes.retain(|&size| size > 0);
        sizes.sort_unstable();
        Some(sizes)
    }

    /// Whether each reply to the losing position has an answer that makes `is_so` true of what it
    /// leaves, or ends the game.
    pub(super) fn each_answered(
        &self,
        is_so: impl Fn(&R::Move, &R::Move, &R::Position) -> bool,
    ) -> bool {
        self.moves(&self.lost).iter().all(|(reply, left)| {
            let mut answers = self.moves(left).into_iter();
            answers.any(|(answer, then)| is_so(reply, &answer, &then))
        })
    }

    /// The nimber, the least number that is not the nimber of what a move leaves.
    pub(super) fn nimber(&self, position: &R::Position) -> u64 {
        let key = (
            self.rules.name(),
            self.text(position),
            self.rules.values(position),
        );
        if let Some(known) = NIMBERS.with_borrow(|known| known.get(&key).copied()) {
            return known;
        }
        let left: Vec<u64> = self
            .moves(position)
            .iter()
            .map(|(_, after)| self.nimber(after))
            .collect();
        let nimber = (0..=left.len() as u64)
            .find(|nimber| !left.contains(nimber))
            .expect("there are numbers enough");
        NIMBERS.with_borrow_mut(|known| known.insert(key, nimber));
        nimber
    }

    /// The nimber of a position in its notation.
    pub(super) fn nimber_of(&self, text: &str) -> Option<u64> {
        Some(self.nimber(&self.rules.read_position(text).ok()?))
    }
}

/// A game, a position, and the values of its options.
type Key = (&'static str, String, Values);

thread_local! {
    static NIMBERS: RefCell<HashMap<Key, u64>> = RefCell::default();
}
