//! A sitting: two players, one game after another, each from its first move to its end, and
//! everything that is kept between games. A person's turn is left to `turn`.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::{after::Next, form::Form, hints::Hints, learners::Learners, recording::Recording};
use crate::communication::{Bar, Dialogue, Error, Result};
use crate::explanation::{
    Words,
    refusals::{self, beyond, no_hints},
    told::Told,
};
use crate::inference::{Move, Position, Unsolved};
use crate::players::{
    self, Board, Chance, Choice, Mind, Player, Skill, bots::Trouble, learner::Cabinet,
};
use crate::reason::Phrase;
use crate::record::{Ending, Written};
use crate::text::{Role, Text};

/// Two players, the game on the board, and everything that is kept from game to game.
pub(crate) struct Sitting<'a> {
    pub(super) board: Board,
    pub(super) players: [Player; 2],
    pub(super) chance: &'a mut Chance,
    pub(super) dialogue: Dialogue<'a>,
    pub(super) recording: &'a mut Recording,
    pub(crate) terms: Terms,
    pub(super) said: Said,
    /// Hears from the game what is known so far.
    pub(crate) bar: Option<Rc<Bar>>,
    pub(crate) learners: Learners,
    pub(super) wins: [u64; 2],
}

/// How the games are played.
#[derive(Default)]
pub(crate) struct Terms {
    /// How much help people get.
    pub(crate) hints: Hints,
    /// The idea that a tip gives, in place of the one that the reason has.
    pub(super) idea: Option<String>,
    /// Whether a person is asked although there is only one move.
    pub(crate) asks_forced: bool,
}

/// What was said since the players sat down.
#[derive(Default)]
pub(super) struct Said {
    pub(super) told: Told,
    /// How often a person has looked at what is known of the position.
    pub(super) tips: usize,
    /// How often the reason for the best move was asked for.
    pub(super) whys: usize,
    pub(super) values: usize,
    /// What Enter shows next of a reason, and what has been told then.
    pub(super) rest: Option<(Text, Told)>,
    /// What was known when a search was stopped.
    pub(super) so_far: Option<String>,
    /// How many moves had been made before each that the program chose for a person.
    pub(super) given: BTreeSet<usize>,
    /// Whether it was said that the position is too large to solve, and nothing else since.
    pub(super) beyond: bool,
}

impl<'a> Sitting<'a> {
    /// A sitting before its first game, from `start`; the first seat begins.
    pub(crate) fn new(
        board: Board,
        players: [Player; 2],
        chance: &'a mut Chance,
        recording: &'a mut Recording,
        dialogue: Dialogue<'a>,
    ) -> Self {
        Self {
            board,
            players,
            chance,
            dialogue,
            recording,
            terms: Terms::default(),
            said: Said::default(),
            bar: None,
            learners: Learners::default(),
            wins: [0, 0],
        }
    }

    /// Plays games until no other is wanted. The first goes on after the moves `made`, and others
    /// begin where it did unless they are to be asked for. If another game or other players are
    /// wanted, returns what the last game leaves for it; `None` if nothing is.
    pub(crate) fn run(
        mut self,
        mut made: Vec<Move>,
        asks_position: bool,
    ) -> Result<Option<Written>> {
        let names = self.players.each_ref().map(|player| &*player.name);
        self.dialogue.front.painter().keep_names(&names);
        for seat in 0..2 {
            let known = self.recording.opponents.get(self.name(1 - seat));
            if let Mind::Adaptive(strength) = &mut self.players[seat].mind {
                *strength = known.unwrap_or_default();
            }
        }
        loop {
            let (wins, strengths) = (self.wins, self.players.each_ref().map(Player::strength));
            self.play(&made)?;
            let moves = self.board.moves();
            let start = self.board.start().clone();
            let next = self.after(&start, &moves);
            if let Ok(Next::Another) = next {
                self.board.beginner = 1 - self.board.beginner;
            }
            made.clear();
            let start = match next {
                Ok(Next::Another) if asks_position => self.ask_position(&start)?,
                Ok(Next::Another) => start,
                Ok(Next::TakeUp(number)) => {
                    // The game counts once, by its new end.
                    self.wins = wins;
                    for (player, before) in self.players.iter_mut().zip(strengths) {
                        if let (Mind::Adaptive(strength), Some(before)) = (&mut player.mind, before)
                        {
                            *strength = before;
                        }
                    }
                    self.dialogue
                        .tell(phrase!("taken-up", number = number + 1))?;
                    made = moves[..number].to_vec();
                    start
                }
                Ok(Next::Change) => {
                    return Ok(Some(self.chosen(&start)));
                }
                // The end of input after a finished game is no failure.
                Ok(_) | Err(Error::InputEnded(_)) => return Ok(None),
                Err(error) => return Err(error),
            };
            self.board.begin(start);
        }
    }

    /// Asks for the position of another game.
    fn ask_position(&mut self, start: &Position) -> Result<Position> {
        let mut form = Form::for_position(&self.header(start));
        loop {
            let asked = form.ask_rest(&mut self.dialogue, &*self.board.game, self.chance, None)?;
            // There is nothing to go back to.
            if let Some((start, _)) = asked {
                return Ok(start);
            }
        }
    }

    /// Whether a person sits at the board.
    pub(super) fn has_person(&self) -> bool {
        self.players.iter().any(Player::is_person)
    }

    /// Whether a learner sits at the board.
    pub(super) fn has_learner(&self) -> bool {
        self.players.iter().any(Player::is_learner)
    }

    /// Whether a person is to move after `made` moves.
    pub(super) fn is_asked(&self, made: usize) -> bool {
        self.players[self.board.side_at(made)].is_person()
    }

    pub(super) fn name(&self, seat: usize) -> &str {
        &self.players[seat].name
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
        let [first, second] = self.players.each_ref().map(|player| &player.name);
        let [one, two] = self.wins;
        format!("{first} {one} : {two} {second}")
    }
}

impl Sitting<'_> {
    /// Plays from the position on the board to the end of the game. The moves `made` were made
    /// already.
    pub(super) fn play(&mut self, made: &[Move]) -> Result {
        self.said.given.clear();
        self.said.beyond = false;
        self.begin_learners()?;
        for player in &mut self.players {
            player.begin(&self.board);
        }
        for &played in made {
            self.board.make(played);
            // A learner of an earlier session holds no bead of its moves.
            if !self.recording.resumes() {
                self.replayed();
            }
        }
        self.record_start()?;
        self.say_beyond_at_start()?;
        // A person's turn shows the board by itself.
        if !self.is_turn() && !self.board.is_over() {
            self.show_board()?;
        }
        let mut forfeit = None;
        while forfeit.is_none() && !self.board.is_over() {
            // Between machines, nothing else may look at the flag.
            if self.board.game.work().interrupt.is_wished()
                && !self.dialogue.front.take_back_ctrl_c()
            {
                return Err(Error::Interrupted);
            }
            let seat = self.board.side_to_move();
            if !self.is_asked(self.board.made()) {
                self.let_ctrl_c_stop_work();
            }
            if !self.players[seat].is_person() {
                forfeit = self.machine_turn(seat)?;
            } else if self.is_turn() {
                self.human_turn()?;
            } else {
                let only = self.board.game.nth_move(&self.board.position, 0);
                self.make_as("did-forced", only)?;
            }
            if forfeit.is_none() && self.is_board_due() {
                self.show_board()?;
            }
        }
        self.finish(forfeit)
    }

    /// Lets Ctrl-C stop the work at hand, if a person can be asked again. Before the first answer
    /// or move of a machine it ends the program.
    pub(super) fn let_ctrl_c_stop_work(&mut self) {
        let has_person = self.has_person();
        self.dialogue.front.let_ctrl_c_stop_work(has_person);
    }

    fn begin_learners(&mut self) -> Result {
        if !self.has_learner() {
            return Ok(());
        }
        let cabinet =
            Cabinet::new(&*self.board.game, &self.board.position).map_err(Error::Refused)?;
        match self.learners.begin(&mut self.players, &Rc::new(cabinet))? {
            Some(notice) => self.dialogue.tell(notice),
            None => Ok(()),
        }
    }

    /// Says before the first move that the position is too large to solve, if somebody wants to
    /// know: a machine that plays by it, or a person who gets hints.
    fn say_beyond_at_start(&mut self) -> Result {
        let solves = |player: &&Player| {
            let skill = player.skill();
            matches!(skill, Some(Skill::Perfect | Skill::Level(_)))
        };
        let machine = self.players.iter().find(solves);
        let has_hints = self.terms.hints != Hints::None && self.has_person();
        if (machine.is_none() && !has_hints) || self.board.is_over() {
            return Ok(());
        }
        let Some(estimate) = self.board.game.refusal(&self.board.position) else {
            return Ok(());
        };
        self.said.beyond = machine.is_some();
        let phrase = match machine {
            Some(machine) => guesses(beyond(&estimate)).with("name", &*machine.name),
            None => no_hints(&Unsolved::Beyond(estimate)),
        };
        let text = Text::new().blank().say(self.words(), phrase);
        self.dialogue.message(&text)
    }

    /// Makes the move of a machine, or returns why it forfeits the game.
    fn machine_turn(&mut self, seat: usize) -> Result<Option<Phrase>> {
        let chosen = self.players[seat].choose(&mut self.board, self.chance);
        let choice = match chosen {
            Ok(choice) => choice,
            Err(Trouble::Forfeits(why)) => return Ok(Some(why)),
            Err(Trouble::NotRun(why)) => return Err(Error::Refused(why)),
            Err(Trouble::Interrupted | Trouble::Left)
                if !self.dialogue.front.take_back_ctrl_c() =>
            {
                return Err(Error::SearchStopped);
            }
            Err(_) if self.players[seat].skill().is_none() => {
                return Ok(Some(Phrase::new("forfeit-stopped")));
            }
            Err(_) => {
                self.tell_of(seat, guesses(Phrase::new("search-stopped")))?;
                players::soundly(&*self.board.game, &self.board.position, self.chance).into()
            }
        };
        self.tell_choice(seat, &choice)?;
        self.make(choice.played).map(|()| None)
    }

    /// Says before the move of a machine what it knows, and shows the box of a learner if that is
    /// wanted.
    fn tell_choice(&mut self, seat: usize, choice: &Choice) -> Result {
        if self.players[seat].is_learner() && self.learners.watched {
            return self.show_box(seat);
        }
        // Of a level that did not search, nothing is known.
        let is_perfect = self.players[seat].skill() == Some(Skill::Perfect);
        let knows = choice.unsolved.is_some() || is_perfect;
        if knows && choice.unsolved.is_some() != self.said.beyond {
            self.said.beyond = choice.unsolved.is_some();
            self.tell_of(
                seat,
                match choice.unsolved {
                    Some(why) => guesses(refusals::unsolved(&why)),
                    None => Phrase::new("machine-knows"),
                },
            )?;
        }
        if is_perfect && self.terms.hints == Hints::All && choice.unsolved.is_none() {
            self.say_lost(seat, choice.lost)?;
        }
        Ok(())
    }

    /// Says that a machine loses, whatever it plays, if that is so; where points decide, with those
    /// that both have already. Of its only move there is nothing to say.
    fn say_lost(&mut self, seat: usize, is_lost: bool) -> Result {
        let Some(sums) = self.board.points() else {
            if is_lost {
                self.tell_of(seat, Phrase::new("machine-lost"))?;
            }
            return Ok(());
        };
        let lead = sums[seat] - sums[1 - seat];
        let has_choice = self.board.game.move_count(&self.board.position) > 1;
        if has_choice && lead + self.board.game.value(&self.board.position)? < 0 {
            self.tell_of(seat, Phrase::new("machine-lost-points"))?;
        }
        Ok(())
    }

    /// Says something of the player at a seat.
    fn tell_of(&mut self, seat: usize, phrase: Phrase) -> Result {
        self.dialogue.tell(phrase.with("name", self.name(seat)))
    }

    /// Whether to show the board after a move. A person's turn shows it anyway.
    fn is_board_due(&self) -> bool {
        !self.is_turn() || self.board.is_over()
    }

    /// Whether a person is asked now.
    fn is_turn(&self) -> bool {
        self.is_asked(self.board.made()) && !self.is_forced(&self.board.position)
    }

    /// Whether the program makes the only move of a person.
    fn is_forced(&self, position: &Position) -> bool {
        let makes_it = self.dialogue.front.is_interactive() && !self.terms.asks_forced;
        makes_it && self.board.game.move_count(position) == 1
    }

    /// How many moves were made before the latest turn in which a person had a choice.
    pub(super) fn last_choice(&self) -> Option<usize> {
        let asked =
            |made: &usize| self.is_asked(*made) && !self.is_forced(&self.board.past[*made].0);
        (0..self.board.made()).rev().find(asked)
    }

    /// Makes a legal move and shows what it does.
    pub(super) fn make(&mut self, played: Move) -> Result {
        self.make_as("did", played)
    }

    /// Makes a legal move and says by a message what it does.
    fn make_as(&mut self, did: &'static str, played: Move) -> Result {
        let played = self.board.game.listed(&self.board.position, played);
        let deed = self.board.game.deed(&self.board.position, played);
        let did = phrase!(
            did,
            name = self.name(self.board.side_to_move()),
            deed = self.words().say(&deed),
            move = played
        );
        self.said.given.remove(&self.board.made());
        self.board.make(played);
        self.record_move(played)?;
        self.dialogue.tell(did)
    }

    /// Takes moves back, up to the latest earlier choice of a person.
    pub(super) fn undo(&mut self) -> Result {
        let Some(made) = self.last_choice() else {
            return Ok(());
        };
        let mut moves = Vec::new();
        while self.board.made() > made
            && let Some(played) = self.board.take_back()
        {
            self.players[self.board.side_to_move()].take_back();
            moves.insert(0, played.to_string());
        }
        let done = self.recording.keep_moves(made);
        self.recorded(done)?;
        let undone = phrase!("undone", count = moves.len());
        self.dialogue.tell(undone.with("moves", moves))
    }

    /// Makes moves again that were taken back, up to the next turn of a person.
    pub(super) fn redo(&mut self) -> Result {
        let mut moves = Vec::new();
        while let Some(played) = self.board.replay() {
            self.replayed();
            self.record_move(played)?;
            moves.push(played.to_string());
            if self.is_asked(self.board.made()) {
                break;
            }
        }
        let redone = phrase!("redone", count = moves.len());
        self.dialogue.tell(redone.with("moves", moves))
    }

    /// Tells the player who made the last move that it is made again.
    fn replayed(&mut self) {
        let made = self.board.made() - 1;
        let side = self.board.side_at(made);
        self.players[side].replay(&self.board.past[made].0, &self.board.position);
    }

    pub(super) fn show_board(&mut self) -> Result {
        let width = self.dialogue.width();
        let picture = self
            .board
            .game
            .picture(&self.board.position, &self.board.past, width);
        let mut text = Text::new().blank().then(picture);
        if let Some(sums) = self.board.points() {
            let sums = phrase!(
                "sums",
                first = self.name(0),
                one = sums[0].to_string(),
                second = self.name(1),
                two = sums[1].to_string()
            );
            text = text.say(self.words(), sums);
        }
        self.dialogue.page(&text.blank())
    }

    /// Shows why the game is over, a forfeit by the seat to move included, and the score, and
    /// counts the win.
    fn finish(&mut self, forfeit: Option<Phrase>) -> Result {
        let (words, made, seat) = (self.words(), self.board.made(), self.board.side_to_move());
        let mut text = Text::new();
        // A board ends with an empty line. A program that begins forfeits below the first one.
        if (made == 0 && forfeit.is_none()) || (made > 0 && !self.is_board_due()) {
            text = text.blank();
        }
        let by_forfeit = forfeit.is_some();
        let (winner, mut result) = match forfeit {
            Some(why) => {
                let why = why.with("name", self.name(seat));
                text = text.sentence(words.say(&why));
                (Some(1 - seat), Phrase::new("wins-by-forfeit"))
            }
            None => self.result(),
        };
        if let Some(winner) = winner {
            self.wins[winner] += 1;
            let named = result.with("name", self.name(winner));
            result = named.with("other", self.name(1 - winner));
        }
        text = text.styled(Role::Strong, words.say(&result));
        text = text.say(words, phrase!("score", score = self.score()));
        let first = winner.map(|seat| (seat + self.board.beginner) % 2);
        let done = self.recording.end(Ending::won_by(first), by_forfeit);
        self.recorded(done)?;
        self.dialogue.message(&text)?;
        if let Some(winner) = winner {
            self.adapt(winner)?;
        }
        self.dialogue.message(&Text::new().blank())?;
        let width = self.dialogue.width();
        let learned = self
            .learners
            .finish(words, width, &mut self.players, winner)?;
        if learned.lines.is_empty() {
            return Ok(());
        }
        self.dialogue.message(&learned.blank())
    }

    /// Lets the computers that adapt themselves follow the game, and says if one has grown.
    fn adapt(&mut self, winner: usize) -> Result {
        for seat in 0..2 {
            let Mind::Adaptive(strength) = &mut self.players[seat].mind else {
                continue;
            };
            let has_grown = strength.follow(winner != seat);
            let strength = *strength;
            if has_grown {
                let percent = u32::from(strength.percent());
                self.tell_of(seat, phrase!("adaptive-grown", percent))?;
            }
            let opponent = &self.players[1 - seat].name;
            if let Err(why) = self.recording.opponents.keep(opponent, strength) {
                self.dialogue.tell(phrase!("opponents-not-kept", why))?;
            }
        }
        Ok(())
    }

    /// The winner of a game that is over, and the message that says so.
    fn result(&self) -> (Option<usize>, Phrase) {
        let sums = self.board.points();
        let points = sums.unwrap_or_default();
        let winner = self.board.winner();
        let by_last_piece = self.board.game.conventions().ends_by_last_piece;
        let result = match (winner, sums) {
            (None, _) => {
                let [one, two] = points.map(i64::unsigned_abs);
                phrase!("nobody-wins", one, two)
            }
            (Some(winner), Some(sums)) => phrase!(
                "wins-points",
                own = sums[winner].unsigned_abs(),
                others = sums[1 - winner].unsigned_abs()
            ),
            (Some(_), None) => {
                Phrase::new(match (self.board.made(), self.board.game.is_misere()) {
                    (0, _) if by_last_piece => "wins-without-a-move",
                    (0, _) => "wins-with-no-move-left",
                    (_, true) if by_last_piece => "wins-misere",
                    (_, true) => "wins-by-a-last-move-misere",
                    (_, false) if by_last_piece => "wins",
                    (_, false) => "wins-by-a-last-move",
                })
            }
        };
        (winner, result)
    }
}

/// Says that a machine guesses, which has a name.
fn guesses(why: Phrase) -> Phrase {
    phrase!("machine-beyond", why)
}
