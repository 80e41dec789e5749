//! Two players and everything that is kept from game to game: the game as it was solved so far, learners and score.

use std::rc::Rc;

use super::Who;
use super::bots::Bots;
use super::hints::Hints;
use super::learners::{Keeping, Learners};
use super::recording::Recording;
use crate::communication::{Bar, Dialogue, Stop};
use crate::explanation::so_far::so_far_in_a_line;
use crate::inference::{Analysis, At, Move, Solver, Unsolved};
use crate::players::Chance;
use crate::players::bots::BotTerms;
use crate::reason::Phrase;
use crate::text::Text;

/// Two players and everything that is kept from game to game.
pub(crate) struct Sitting<'a> {
    pub(super) game: Box<dyn Solver>,
    pub(super) seats: [(Who, String); 2],
    /// Hears from the oracle what is known so far.
    bar: Option<Rc<Bar>>,
    /// What was known when a search was stopped.
    pub(super) so_far: Option<String>,
    pub(super) chance: &'a mut Chance,
    pub(super) dialogue: Dialogue<'a>,
    pub(super) learners: Learners,
    pub(super) bots: Bots,
    pub(super) recording: &'a mut Recording,
    /// The moves of the first game that were made before the sitting.
    pub(super) resumed: Vec<Move>,
    pub(super) wins: [u64; 2],
    /// Whether it was said what a nimber is.
    pub(super) nimbers_explained: bool,
    /// Whether the full turn menu was shown.
    pub(super) menu_known: bool,
    /// How much help people get.
    pub(super) hints: Hints,
    /// The seat that begins the current game.
    pub(super) beginner: usize,
}

impl<'a> Sitting<'a> {
    /// A sitting before its first game; the first seat begins.
    pub(crate) fn new(
        game: Box<dyn Solver>,
        seats: [(Who, String); 2],
        chance: &'a mut Chance,
        recording: &'a mut Recording,
        dialogue: Dialogue<'a>,
    ) -> Self {
        Self {
            game,
            seats,
            bar: None,
            so_far: None,
            chance,
            dialogue,
            learners: Learners::default(),
            bots: Bots::default(),
            recording,
            resumed: Vec::new(),
            wins: [0, 0],
            nimbers_explained: false,
            menu_known: false,
            hints: Hints::default(),
            beginner: 0,
        }
    }

    /// Keeps the boxes of the first learner in a file. `later` tells whether other games were played before.
    #[must_use]
    pub(crate) fn keeping(mut self, keeping: Option<Keeping>, later: bool) -> Self {
        self.learners = Learners::new(keeping, later);
        self
    }

    /// Lets programs play by these terms.
    #[must_use]
    pub(crate) fn with_bots(mut self, terms: BotTerms) -> Self {
        self.bots = Bots::new(terms);
        self
    }

    /// Goes on with a game after these moves, all of which are legal in the first game's position.
    #[must_use]
    pub(crate) fn resuming(mut self, moves: Vec<Move>) -> Self {
        self.resumed = moves;
        self
    }

    /// Ends the sitting, and returns who sat at it.
    pub(crate) fn into_seats(self) -> [(Who, String); 2] {
        self.seats
    }

    /// Gives people this much help.
    #[must_use]
    pub(crate) fn hinting(mut self, hints: Hints) -> Self {
        self.hints = hints;
        self
    }

    /// Says what is known when a search is stopped, if the oracle tells that to this bar.
    #[must_use]
    pub(crate) fn telling(mut self, bar: Rc<Bar>) -> Self {
        self.bar = Some(bar);
        self
    }

    /// Analyses a position. If that is stopped, keeps what is known so far.
    pub(super) fn analyse(&mut self, position: &At) -> Result<Analysis, Unsolved> {
        let told = || self.bar.as_ref().and_then(|bar| bar.take_told());
        // What was told before is about other positions.
        told();
        let found = self.game.analyse(position);
        if let Err(Unsolved::Interrupted) = found {
            let words = self.dialogue.words();
            self.so_far = told().map(|known| so_far_in_a_line(words, &known));
        }
        found
    }

    /// The seat to move after `made` moves.
    pub(super) fn seat_at(&self, made: usize) -> usize {
        (self.beginner + made) % 2
    }

    /// Whether a person is to move after `made` moves.
    pub(super) fn is_asked(&self, made: usize) -> bool {
        self.seats[self.seat_at(made)].0 == Who::Human
    }

    pub(super) fn name(&self, seat: usize) -> &str {
        &self.seats[seat].1
    }

    pub(super) fn tell(&mut self, phrase: &Phrase) -> Result<(), Stop> {
        let text = Text::words(self.dialogue.words().say(phrase));
        self.dialogue.message(&text)
    }

    /// The score: `Ann 1 : 0 Bob`.
    pub(super) fn score(&self) -> String {
        let [first, second] = &self.seats;
        format!(
            "{} {} : {} {}",
            first.1, self.wins[0], self.wins[1], second.1
        )
    }
}
