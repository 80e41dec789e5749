//! A table with two seats: game after game, each told from the first move to the last, and the score over all of them.

use super::Who;
use super::history::History;
use super::learners::{Keeping, Learners};
use super::setup::ask_position;
use crate::communication::{Dialogue, Entry, Menu, Question, Stop};
use crate::explanation::sentences::beyond;
use crate::games::Game;
use crate::inference::{Oracle, Outcome, Unsolved};
use crate::players::{self, Chance};
use crate::reason::Phrase;
use crate::text::{Role, Text};

/// Where the positions of the games come from.
#[derive(Clone, Debug, PartialEq)]
pub enum Opening<P> {
    /// The same position for every game.
    Given(P),
    /// This one for the first game, then one that is asked for.
    Asked(Option<P>),
}

/// Two players, the rules between them, and all that lasts from game to game.
pub struct Table<'a, R: Game> {
    pub(super) rules: R,
    pub(super) seats: [(Who, String); 2],
    pub(super) oracle: Oracle<R>,
    pub(super) chance: Chance,
    pub(super) dialogue: Dialogue<'a>,
    pub(super) learners: Learners,
    pub(super) wins: [u64; 2],
    /// Which seat begins the current game.
    pub(super) beginner: usize,
}

impl<'a, R: Game> Table<'a, R> {
    /// A table where no game has been played; the first seat begins.
    pub fn new(
        oracle: Oracle<R>,
        seats: [(Who, String); 2],
        chance: Chance,
        dialogue: Dialogue<'a>,
    ) -> Self {
        Self {
            rules: oracle.rules().clone(),
            seats,
            oracle,
            chance,
            dialogue,
            learners: Learners::default(),
            wins: [0, 0],
            beginner: 0,
        }
    }

    /// The same table, whose first learner keeps its boxes in a file.
    #[must_use]
    pub fn keeping(mut self, keeping: Option<Keeping>) -> Self {
        self.learners = Learners::new(keeping);
        self
    }

    /// Plays until nobody wants another game.
    ///
    /// # Errors
    /// [`Stop`]; where input ends after a finished game that is no error.
    pub fn run(&mut self, mut opening: Opening<R::Position>) -> Result<(), Stop> {
        loop {
            let position = match &mut opening {
                Opening::Given(position) => position.clone(),
                Opening::Asked(first) => match first.take() {
                    Some(position) => position,
                    None => ask_position(&mut self.dialogue, &self.rules, &mut self.chance)?,
                },
            };
            self.play(position)?;
            match self.another() {
                Ok(true) => self.beginner = 1 - self.beginner,
                Ok(false) | Err(Stop::InputEnded) => return Ok(()),
                Err(stop) => return Err(stop),
            }
        }
    }

    /// The seat whose turn it is after so many moves.
    pub(super) fn seat_at(&self, made: usize) -> usize {
        (self.beginner + made) % 2
    }

    pub(super) fn name(&self, seat: usize) -> &str {
        &self.seats[seat].1
    }

    pub(super) fn tell(&mut self, phrase: &Phrase) -> Result<(), Stop> {
        let text = Text::words(self.dialogue.words().say(phrase));
        self.dialogue.message(&text)
    }

    fn play(&mut self, start: R::Position) -> Result<(), Stop> {
        if let Some(learner) = self.rules.conventions().learner {
            let row = (learner.row)(&start);
            let learns = [0, 1].map(|seat| self.seats[seat].0 == Who::Learner);
            let words = self.dialogue.words();
            let misere = self.rules.is_misere();
            if let Some(phrase) = self.learners.begin(words, learns, row, misere)? {
                self.tell(&phrase)?;
            }
        }
        let mut history = History::<R>::new(start);
        // A person's turn shows the board by itself.
        if self.seats[self.seat_at(0)].0 != Who::Human && !self.rules.is_over(history.position()) {
            self.show_board(&history)?;
        }
        while !self.rules.is_over(history.position()) {
            let seat = self.seat_at(history.made());
            match self.seats[seat].0 {
                Who::Human => self.human_turn(&mut history)?,
                Who::Learner => self.learner_turn(&mut history)?,
                Who::Machine(skill) => {
                    let position = history.position();
                    let chosen =
                        players::choose(skill, &mut self.oracle, position, &mut self.chance);
                    let choice = chosen.map_err(stopped)?;
                    if let Some(estimate) = choice.beyond {
                        let phrase = Phrase::new("machine-beyond")
                            .with("name", self.name(seat))
                            .with("why", beyond(&estimate));
                        self.tell(&phrase)?;
                    }
                    if choice.lost {
                        let phrase = Phrase::new("machine-lost").with("name", self.name(seat));
                        self.tell(&phrase)?;
                    }
                    self.make(&mut history, choice.played)?;
                }
            }
            if self.is_board_due(&history) {
                self.show_board(&history)?;
            }
        }
        self.finish(&history)
    }

    /// The learner draws a bead.
    fn learner_turn(&mut self, history: &mut History<R>) -> Result<(), Stop> {
        let seat = self.seat_at(history.made());
        let learner = self.rules.conventions().learner;
        let played = learner.and_then(|learner| {
            let row = (learner.row)(history.position());
            let count = self.learners.choose(seat, row, &mut self.chance)?;
            Some((learner.take)(count))
        });
        self.make(
            history,
            played.expect("a learner sits only in games that it plays"),
        )
    }

    /// Whether the board is to be shown after a move. A person's turn shows it by itself.
    fn is_board_due(&self, history: &History<R>) -> bool {
        let next = self.seats[self.seat_at(history.made())].0;
        let always = self.rules.conventions().draws_every_move;
        if self.rules.is_over(history.position()) {
            return always;
        }
        let only_machines = self.seats.iter().all(|(who, _)| *who != Who::Human);
        (always || only_machines) && next != Who::Human
    }

    /// Makes a legal move and tells it.
    pub(super) fn make(&mut self, history: &mut History<R>, played: R::Move) -> Result<(), Stop> {
        let seat = self.seat_at(history.made());
        let told = self.deed(seat, history.position(), played);
        let after = self
            .rules
            .play(history.position(), played)
            .expect("only legal moves get here");
        history.play(played, after);
        self.tell(&told)
    }

    /// That somebody made a move.
    pub(super) fn deed(&self, seat: usize, position: &R::Position, played: R::Move) -> Phrase {
        let deed = self.rules.deed(position, played);
        Phrase::new("did")
            .with("name", self.name(seat))
            .with("deed", self.dialogue.words().say(&deed))
            .with("move", self.rules.write_move(played))
    }

    pub(super) fn show_board(&mut self, history: &History<R>) -> Result<(), Stop> {
        let picture = self.rules.picture(
            history.position(),
            history.previous(),
            self.dialogue.width(),
        );
        let mut text = Text::new().blank().then(picture);
        if let Some(sums) = self.sums(history) {
            text = text.prose(self.dialogue.words().say(&self.sums_phrase(sums)));
        }
        self.dialogue.message(&text.blank())
    }

    /// What each seat has gained so far, where points decide.
    fn sums(&self, history: &History<R>) -> Option<[i64; 2]> {
        self.rules.points_left(history.position())?;
        let mut sums = [0; 2];
        for (made, (position, played)) in history.past().enumerate() {
            sums[self.seat_at(made)] += self.rules.points(position, played);
        }
        Some(sums)
    }

    fn sums_phrase(&self, sums: [i64; 2]) -> Phrase {
        Phrase::new("sums")
            .with("first", self.name(0))
            .with("one", sums[0].to_string())
            .with("second", self.name(1))
            .with("two", sums[1].to_string())
    }

    /// The message that says who won a game of so many moves, where the last move decides.
    fn ending(&self, made: usize) -> &'static str {
        let by_last_piece = self.rules.conventions().ends_by_last_piece;
        match (made, self.rules.is_misere()) {
            (0, _) if by_last_piece => "wins-without-a-move",
            (0, _) => "wins-with-no-move-left",
            (_, true) if by_last_piece => "wins-misere",
            (_, true) => "wins-by-a-last-move-misere",
            (_, false) if by_last_piece => "wins",
            (_, false) => "wins-by-a-last-move",
        }
    }

    /// Tells who won, counts it, and tells the score.
    fn finish(&mut self, history: &History<R>) -> Result<(), Stop> {
        let to_move = self.seat_at(history.made());
        let words = self.dialogue.words();
        let mut text = Text::new();
        // The board ends with an empty line.
        if history.made() == 0 || !self.is_board_due(history) {
            text = text.blank();
        }
        let sums = self.sums(history);
        let value = match sums {
            Some(sums) => sums[to_move] - sums[1 - to_move],
            None => self.rules.goal().end_value(),
        };
        let winner = match Outcome::of_value(value) {
            Outcome::Win => Some(to_move),
            Outcome::Loss => Some(1 - to_move),
            Outcome::Draw => None,
        };
        let result = if let Some(winner) = winner {
            self.wins[winner] += 1;
            let phrase = match sums {
                Some(sums) => Phrase::new("wins-points")
                    .with("own", sums[winner].to_string())
                    .with("others", sums[1 - winner].to_string()),
                None => Phrase::new(self.ending(history.made())),
            };
            phrase
                .with("name", self.name(winner))
                .with("other", self.name(1 - winner))
        } else {
            let [one, two] = sums.unwrap_or_default().map(|sum| sum.to_string());
            Phrase::new("nobody-wins").with("one", one).with("two", two)
        };
        text = text.styled(Role::Strong, words.say(&result));
        text = text.prose(words.say(&Phrase::new("score").with("score", self.score())));
        self.dialogue.message(&text.blank())?;
        self.learners.finish(words, winner)
    }

    /// The score: `Ann 1 : 0 Bob`.
    pub(super) fn score(&self) -> String {
        let [first, second] = &self.seats;
        format!(
            "{} {} : {} {}",
            first.1, self.wins[0], self.wins[1], second.1
        )
    }

    fn another(&mut self) -> Result<bool, Stop> {
        let words = self.dialogue.words();
        let entry = |value: Option<bool>, name: &str, id| Entry {
            value,
            name: name.to_owned(),
            label: format!("{} ({name})", words.text(id)),
        };
        let menu = Menu::new(vec![
            entry(Some(true), "y", "another-game"),
            entry(Some(false), "n", "menu-leave"),
            entry(None, "h", "menu-help"),
        ]);
        let question = Question {
            prompt: words.text("ask-another"),
            help: Text::words(words.text("help-another")),
        };
        loop {
            match self.dialogue.choice(&question, &menu, None)? {
                Some(answer) => return Ok(answer),
                None => self.dialogue.message(&question.help)?,
            }
        }
    }
}

/// What stopped the oracle stops the session; a position beyond reach is told, not passed on.
pub(super) fn stopped(unsolved: Unsolved) -> Stop {
    debug_assert_eq!(unsolved, Unsolved::Interrupted);
    Stop::Interrupted
}
