//! What a person may choose at a turn: to be asked for a move, to have the optimal move played, to see the losing positions, or to take
//! moves back.

use super::history::History;
use super::refused::refused;
use super::round::Round;
use crate::communication::{Answer, Question, Stop};
use crate::explanation::card::card;
use crate::explanation::refusals;
use crate::games::Step;
use crate::inference::Limits;
use crate::players;
use crate::reason::Phrase;
use crate::text::{Text, numbers};

/// The most moves that are looked at for the losing positions at a turn.
const CARD_AT_ONCE: u128 = 50_000_000;

impl Round<'_, '_> {
    /// Asks for a move, step by step. Returns whether one was made; else the person went back.
    pub(super) fn ask_move(&mut self, way: char) -> Result<bool, Stop> {
        let words = self.sitting.dialogue.words();
        let question = |ask: &Phrase, help: &Phrase| Question {
            prompt: words.say(ask),
            help: Text::words(words.say(help)),
        };
        let mut answers = Vec::new();
        loop {
            let answer = match self
                .sitting
                .game
                .step(self.history.position(), way, &answers)
            {
                Step::Pick { ask, help, options } => {
                    let offered = words.choices(&numbers(&options));
                    let (ask, help) = (
                        ask.with("offered", offered.as_str()),
                        help.with("offered", offered),
                    );
                    self.sitting
                        .dialogue
                        .number_of(&question(&ask, &help), &options)?
                }
                Step::Count {
                    ask,
                    help,
                    bounds,
                    limit,
                } => {
                    self.sitting
                        .dialogue
                        .number_within(&question(&ask, &help), &bounds, &limit)?
                }
                Step::Write { ask, help, before } => {
                    let (game, position) = (&*self.sitting.game, self.history.position());
                    let legal = |text: &str| {
                        let played = game.read_typed_move(text)?;
                        game.play(position, played).map(|_| played)
                    };
                    // A move that is written in full is understood too.
                    let read = |text: &str| {
                        let read = legal(&format!("{before}{text}"));
                        read.or_else(|refusal| legal(text).map_err(|_| refusal))
                    };
                    let question = question(&ask, &help);
                    return match self.sitting.dialogue.written(&question, read)? {
                        Answer::Given(played) => self.make(played).map(|()| true),
                        Answer::Back => Ok(false),
                    };
                }
                Step::Move(played) => return self.make(played).map(|()| true),
            };
            match answer {
                Answer::Given(number) => answers.push(number),
                Answer::Back => return Ok(false),
            }
        }
    }

    /// Plays the optimal move. If the position is too large to solve, plays a winning move that a theorem gives, or a
    /// safe guess. Returns whether a move was made.
    pub(super) fn play_optimal(&mut self) -> Result<bool, Stop> {
        let position = self.history.position();
        let played = match self.sitting.analyse(position) {
            Ok(analysis) => {
                if analysis.moves.is_empty() {
                    let id = match analysis.remoteness {
                        Some(_) => "optimal-loses",
                        None => "every-move-loses",
                    };
                    self.sitting.tell(&Phrase::new(id))?;
                }
                analysis.best
            }
            Err(unsolved) => {
                let why = refusals::unsolved(&refused(unsolved)?);
                let mut played = self.sitting.game.winning_move(position);
                if played.is_none() {
                    self.sitting
                        .tell(&Phrase::new("optimal-beyond").with("why", why))?;
                    let position = self.history.position();
                    played = Some(players::soundly(
                        &*self.sitting.game,
                        position,
                        self.sitting.chance,
                    ));
                }
                played
            }
        };
        match played {
            Some(played) => self.make(played).map(|()| true),
            None => Ok(false),
        }
    }

    /// Shows the losing positions below.
    pub(super) fn show_card(&mut self) -> Result<(), Stop> {
        let (game, position) = (&*self.sitting.game, self.history.position());
        if game.points_left(position).is_some() {
            return self
                .sitting
                .tell(&Phrase::new("refuse-card").with("game", game.name()));
        }
        let limits = Limits {
            max_moves: CARD_AT_ONCE,
            ..game.work().limits
        };
        let lost = match game.card(position, limits) {
            Ok(lost) => lost,
            Err(unsolved) => return self.say_no_answer(&refused(unsolved)?),
        };
        let alike = game.conventions().alike;
        let words = self.sitting.dialogue.words();
        let shown = card(alike, &lost, words, self.sitting.dialogue.width());
        self.sitting
            .dialogue
            .page(&Text::new().blank().then(shown).blank())
    }

    /// Informs the learners of moves undone or redone since `earlier`.
    pub(super) fn tell_learners(&mut self, earlier: usize) {
        let Some(cabinet) = &self.cabinet else {
            return;
        };
        for made in (self.history.made()..earlier).rev() {
            self.sitting.learners.take_back(self.sitting.seat_at(made));
        }
        for made in earlier..self.history.made() {
            let position = |made| self.history.position_after(made);
            let bead = cabinet.bead(position(made), position(made + 1));
            let seat = self.sitting.seat_at(made);
            self.sitting.learners.choose_again(seat, bead);
        }
    }

    /// Goes to the point of the game that `find` returns, and shows the moves in between. Returns whether there is
    /// one.
    pub(super) fn travel(
        &mut self,
        id: &'static str,
        find: impl Fn(&History, &dyn Fn(usize) -> bool) -> Option<usize>,
    ) -> Result<bool, Stop> {
        let Some(made) = find(&self.history, &|made| self.sitting.is_asked(made)) else {
            return Ok(false);
        };
        let earlier = self.history.made();
        let moves: Vec<String> = self
            .history
            .go(made)
            .iter()
            .map(|&played| played.to_string())
            .collect();
        self.tell_learners(earlier);
        self.record_travel(earlier)?;
        let phrase = Phrase::new(id)
            .with("count", moves.len())
            .with("moves", moves);
        self.sitting.tell(&phrase).map(|()| true)
    }
}
