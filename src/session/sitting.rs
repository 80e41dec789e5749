//! A sitting: two players, one game after another, and everything that is kept between games; how
//! moves are made, taken back and made again. How a game is played is left to `play`.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::{form::GameForm, hints::Hints, names::score_of, recording::Recording};
use crate::communication::{Error, FrontEnd, ProgressBar, Result};
use crate::explanation::{pictured, told::Told};
use crate::inference::{Move, Position};
use crate::players::{Board, Chance, Player, Thought};
use crate::reason::Phrase;
use crate::record::GameText;
use crate::text::Text;

/// Two players, the game on the board, and everything that is kept from game to game.
pub struct Sitting<'a> {
    pub board: Board,
    pub players: [Player; 2],
    pub chance: &'a mut Chance,
    pub front: &'a mut dyn FrontEnd,
    pub recording: &'a mut Recording,
    pub terms: TableTerms,
    pub said: SaidSoFar,
    /// Hears from the game what is known so far.
    pub bar: Option<Rc<ProgressBar>>,
    pub wins: [u64; 2],
}

/// How the games are played.
#[derive(Default)]
pub struct TableTerms {
    /// How much help people get.
    pub hints: Hints,
    /// The idea that a tip gives, in place of the one that the reason has.
    pub idea: Option<String>,
}

/// What was said and asked for: since the players sat down, in this game, or at this turn.
#[derive(Default)]
pub struct SaidSoFar {
    pub told: Told,
    /// How often a person has looked at what is known of the position.
    pub tips: usize,
    /// How often the reason for the best move was asked for.
    pub whys: usize,
    /// Whether a finished game was examined, after which nobody plays on whose hints are locked.
    pub is_examined: bool,
    pub values: usize,
    /// What Enter shows next of a reason, and what has been told then.
    pub rest: Option<(Text, Told)>,
    /// What was known when a search was stopped.
    pub so_far: Option<String>,
    /// How many moves had been made before each that the program chose for a person.
    pub given: BTreeSet<usize>,
    /// Whether it was said that the position is too large to solve, and nothing else since.
    pub beyond: bool,
}

/// What a person may choose after a game.
#[derive(Clone, Copy, Debug)]
pub enum Next {
    /// Another game; the other player begins.
    Another,
    /// The same game after this many moves.
    TakeUp(usize),
    /// Another game or other players are asked for.
    Change,
    /// Nothing.
    Leave,
    Examine,
    /// To read the command that sets the same game.
    Send,
    /// To hear what would have followed from a move.
    WhyNot(Move),
    /// To read how the game is taken up again at a move that is not named.
    Keep,
}

impl<'a> Sitting<'a> {
    /// A sitting before its first game, from `start`; the first seat begins.
    pub fn new(
        board: Board,
        players: [Player; 2],
        chance: &'a mut Chance,
        recording: &'a mut Recording,
        front: &'a mut dyn FrontEnd,
    ) -> Self {
        Self {
            board,
            players,
            chance,
            front,
            recording,
            terms: TableTerms::default(),
            said: SaidSoFar::default(),
            bar: None,
            wins: [0, 0],
        }
    }

    /// Plays games until no other is wanted. The first goes on after the moves `made`, and others
    /// begin where it did unless they are to be asked for. If another game or other players are
    /// wanted, returns what the last game leaves for it; `None` if nothing is.
    pub fn run(mut self, mut made: Vec<Move>, asks_position: bool) -> Result<Option<GameText>> {
        loop {
            let wins = self.wins;
            self.play(&made)?;
            let moves = self.board.moves();
            let start = self.board.start().clone();
            let next = self.after(&start, &moves);
            if let Ok(Next::Another) = next {
                self.board.beginner = 1 - self.board.beginner;
            }
            made.clear();
            let start = match next {
                Ok(Next::Another) if asks_position => self.ask_position()?,
                Ok(Next::Another) => start,
                Ok(Next::TakeUp(number)) => {
                    // The game counts once, by its new end.
                    self.wins = wins;
                    self.recording.take_up();
                    self.front.tell(phrase!("taken-up", number = number + 1))?;
                    made = moves[..number].to_vec();
                    start
                }
                Ok(Next::Change) => {
                    return Ok(Some(self.chosen()));
                }
                // The end of input after a finished game is no failure.
                Ok(_) | Err(Error::InputEnded(_)) => return Ok(None),
                Err(error) => return Err(error),
            };
            self.board.begin(start);
        }
    }

    /// Asks for the position of another game.
    fn ask_position(&mut self) -> Result<Position> {
        let mut form = GameForm::for_position(&self.chosen());
        loop {
            let asked = form.ask_rest(self.front, &*self.board.game, self.chance, None)?;
            // There is nothing to go back to.
            if let Some((start, _)) = asked {
                return Ok(start);
            }
        }
    }

    /// Whether a person sits at the board.
    pub fn has_person(&self) -> bool {
        self.players.iter().any(Player::is_person)
    }

    /// What the machine at a seat thinks of the position on the board, if it lets people look.
    pub fn thought(&self, seat: usize) -> Option<Thought> {
        let machine = self.players[seat].machine.as_ref()?;
        machine.thought(&self.board, seat, self.front.width())
    }

    /// What those think who let people look.
    pub fn thoughts(&self) -> impl Iterator<Item = Thought> {
        [0, 1].into_iter().filter_map(|seat| self.thought(seat))
    }

    /// Whether a person is to move after `made` moves.
    pub fn has_person_at(&self, made: usize) -> bool {
        self.players[self.board.side_at(made)].is_person()
    }

    pub fn name(&self, seat: usize) -> &str {
        &self.players[seat].name
    }

    /// The name of a seat, and that of the other one.
    pub fn names(&self, seat: usize) -> [String; 2] {
        [seat, 1 - seat].map(|seat| self.name(seat).to_owned())
    }

    pub fn score(&self) -> String {
        score_of([self.name(0), self.name(1)], self.wins)
    }
}

impl Sitting<'_> {
    /// Lets Ctrl-C stop the work at hand, if a person can be asked again. Before the first answer
    /// or move of a machine it ends the program.
    pub fn let_ctrl_c_stop_work(&mut self) {
        let has_person = self.has_person();
        self.front.let_ctrl_c_stop_work(has_person);
    }

    /// Says something of the player at a seat.
    pub fn tell_of(&mut self, seat: usize, phrase: Phrase) -> Result {
        self.front.tell(phrase.with("name", self.name(seat)))
    }

    /// Whether to show the board after a move. A person's turn shows it anyway.
    pub fn is_board_due(&self) -> bool {
        !self.is_turn() || self.board.is_over()
    }

    /// Whether a person is asked now.
    pub fn is_turn(&self) -> bool {
        self.has_person_at(self.board.made())
    }

    /// How many moves were made before the latest turn of a person.
    pub fn last_turn(&self) -> Option<usize> {
        (0..self.board.made())
            .rev()
            .find(|&made| self.has_person_at(made))
    }

    /// Makes a legal move and shows what it does.
    pub fn make(&mut self, played: Move) -> Result {
        let played = self.board.game.listed(&self.board.position, played);
        let deed = self.board.game.describe(&self.board.position, played);
        let did = phrase!(
            "did",
            name = self.name(self.board.side_to_move()),
            deed = deed.to_string(),
            move = played
        );
        self.said.given.remove(&self.board.made());
        self.board.make(played);
        self.record_move(played)?;
        self.front.tell(did)
    }

    /// Takes moves back, up to the latest earlier turn of a person.
    pub fn undo(&mut self) -> Result {
        let Some(made) = self.last_turn() else {
            return Ok(());
        };
        let mut moves = Vec::new();
        while self.board.made() > made
            && let Some(played) = self.board.take_back()
        {
            moves.insert(0, played.to_string());
        }
        let done = self.recording.keep_moves(made);
        self.recorded(done)?;
        let undone = phrase!("undone", count = moves.len());
        self.front.tell(undone.with("moves", moves))
    }

    /// Makes moves again that were taken back, up to the next turn of a person.
    pub fn redo(&mut self) -> Result {
        let mut moves = Vec::new();
        while let Some(played) = self.board.replay() {
            self.record_move(played)?;
            moves.push(played.to_string());
            if self.is_turn() {
                break;
            }
        }
        let redone = phrase!("redone", count = moves.len());
        self.front.tell(redone.with("moves", moves))
    }

    pub fn show_board(&mut self) -> Result {
        let width = self.front.width();
        let picture = pictured(
            &*self.board.game,
            &self.board.position,
            &self.board.past,
            width,
        );
        let mut text = Text::new().blank().then(picture);
        if let Some(sums) = self.board.points() {
            let sums = phrase!(
                "sums",
                first = self.name(0),
                one = sums[0].to_string(),
                second = self.name(1),
                two = sums[1].to_string()
            );
            text = text.say(sums);
        }
        self.front.page(&text.blank())
    }
}
