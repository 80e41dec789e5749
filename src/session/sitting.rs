//! A sitting: two players, one game after another, and everything that is kept between games.

use std::rc::Rc;

use super::Who;
use super::after::Next;
use super::form::Form;
use super::hints::Hints;
use super::learners::{Keeping, Learners};
use super::recording::Recording;
use super::who::Players;
use crate::communication::{Bar, Dialogue, Stop};
use crate::explanation::Words;
use crate::inference::{At, Move, Solver};
use crate::players::Chance;
use crate::players::bots::{Bot, BotTerms};
use crate::reason::Phrase;
use crate::record::Written;

/// Two players, the game on the board, and everything that is kept from game to game.
pub(crate) struct Sitting<'a> {
    pub(super) game: Box<dyn Solver>,
    pub(super) seats: Players,
    pub(super) chance: &'a mut Chance,
    pub(super) dialogue: Dialogue<'a>,
    pub(super) recording: &'a mut Recording,
    /// How much help people get.
    pub(crate) hints: Hints,
    /// Whether a person is asked although there is only one move.
    pub(crate) asks_forced: bool,
    /// Hears from the game what is known so far.
    pub(crate) bar: Option<Rc<Bar>>,
    /// What was known when a search was stopped.
    pub(super) so_far: Option<String>,
    pub(super) learners: Learners,
    /// The program at each seat that has one, and by what terms they play.
    pub(super) bots: [Option<Bot>; 2],
    pub(crate) terms: BotTerms,
    pub(super) wins: [u64; 2],
    /// Whether it was said what a nimber is.
    pub(super) nimbers_explained: bool,
    /// How often a person has looked at what is known of the position.
    pub(super) tips_told: usize,
    pub(super) values_shown: usize,
    /// The seat that begins the game.
    pub(super) beginner: usize,

    /// The position on the board.
    pub(super) position: At,
    /// The moves made so far, each with the position before it.
    pub(super) past: Vec<(At, Move)>,
    /// The moves taken back since, the next one last.
    pub(super) undone: Vec<Move>,
    /// Whether it was said that the position is too large to solve, and nothing else since.
    pub(super) says_beyond: bool,
}

impl<'a> Sitting<'a> {
    /// A sitting before its first game, from `start`; the first seat begins.
    pub(crate) fn new(
        (game, start): (Box<dyn Solver>, At),
        seats: Players,
        chance: &'a mut Chance,
        recording: &'a mut Recording,
        dialogue: Dialogue<'a>,
    ) -> Self {
        Self {
            game,
            seats,
            chance,
            dialogue,
            recording,
            hints: Hints::default(),
            asks_forced: false,
            bar: None,
            so_far: None,
            learners: Learners::default(),
            bots: [None, None],
            terms: BotTerms::default(),
            wins: [0, 0],
            nimbers_explained: false,
            tips_told: 0,
            values_shown: 0,
            beginner: 0,
            position: start,
            past: Vec::new(),
            undone: Vec::new(),
            says_beyond: false,
        }
    }

    /// Keeps the boxes of the first learner in a file. `later` tells whether other games were played before, and `watched` whether boxes
    /// are shown as learners play.
    pub(crate) fn keep(&mut self, keeping: Option<Keeping>, later: bool, watched: bool) {
        self.learners = Learners::new(keeping, later, watched);
    }

    /// Plays games until no other is wanted. The first goes on after the moves `made`, and others begin where it did unless they are to
    /// be asked for. If another game or other players are wanted, returns what the last game leaves for it; `None` if nothing is.
    pub(crate) fn run(
        mut self,
        mut made: Vec<Move>,
        asks_position: bool,
    ) -> Result<Option<Written>, Stop> {
        let names = self.seats.each_ref().map(|(_, name)| name.as_str());
        self.dialogue.front.keep_names(&names);
        loop {
            let wins = self.wins;
            self.play(&made)?;
            let moves: Vec<Move> = self.past.iter().map(|&(_, played)| played).collect();
            let start = self.past.first().map_or(&self.position, |(first, _)| first);
            let start = start.clone();
            let next = self.after(&start, &moves);
            if let Ok(Next::Another) = next {
                self.beginner = 1 - self.beginner;
            }
            made.clear();
            self.position = match next {
                Ok(Next::Another) if asks_position => self.ask_position(&start)?,
                Ok(Next::Another) => start,
                Ok(Next::TakeUp(number)) => {
                    // The game counts once, by its new end.
                    self.wins = wins;
                    self.dialogue
                        .tell(Phrase::new("taken-up").with("number", number + 1))?;
                    made = moves[..number].to_vec();
                    start
                }
                Ok(Next::Change) => {
                    return Ok(Some(self.header(&start)));
                }
                // The end of input after a finished game is no failure.
                Ok(_) | Err(Stop::InputEnded) => return Ok(None),
                Err(stop) => return Err(stop),
            };
        }
    }

    /// Asks for the position of another game.
    fn ask_position(&mut self, start: &At) -> Result<At, Stop> {
        let mut form = Form::for_position(&self.header(start));
        loop {
            let asked = form.ask_rest(&mut self.dialogue, &*self.game, self.chance, None)?;
            // There is nothing to go back to.
            if let Some((start, _)) = asked {
                return Ok(start);
            }
        }
    }

    /// Whether somebody of this kind sits at the board.
    pub(super) fn has(&self, wanted: &Who) -> bool {
        self.seats.iter().any(|(who, _)| who == wanted)
    }

    /// How many moves have been made.
    pub(super) fn made(&self) -> usize {
        self.past.len()
    }

    /// The seat to move after `made` moves.
    pub(super) fn seat_at(&self, made: usize) -> usize {
        (self.beginner + made) % 2
    }

    /// The seat to move.
    pub(super) fn seat(&self) -> usize {
        self.seat_at(self.made())
    }

    /// Whether a person is to move after `made` moves.
    pub(super) fn is_asked(&self, made: usize) -> bool {
        self.seats[self.seat_at(made)].0 == Who::Human
    }

    pub(super) fn name(&self, seat: usize) -> &str {
        &self.seats[seat].1
    }

    /// The name of a seat, and that of the other one.
    pub(super) fn names(&self, seat: usize) -> [String; 2] {
        [seat, 1 - seat].map(|seat| self.name(seat).to_owned())
    }

    pub(super) fn words(&self) -> &'a Words {
        self.dialogue.words()
    }

    /// The score: `Ann 1 : 0 Bob`.
    pub(super) fn score(&self) -> String {
        let [(_, first), (_, second)] = &self.seats;
        let [one, two] = self.wins;
        format!("{first} {one} : {two} {second}")
    }
}
