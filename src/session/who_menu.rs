//! The players that a person may choose for a seat, and how they are described.

use super::Seat;
use super::levels::levels;
use super::listed::Listed;
use super::seat::SeatError;
use super::who::{LONGEST_NAME, PROGRAM_SPEC, Who};
use crate::communication::{Answer, Dialogue, Entry, Menu, Question, Stop};
use crate::explanation::Words;
use crate::players::Skill;
use crate::reason::Phrase;
use crate::text::Text;

/// The entry that leads to the question for a level.
const LEVEL: &str = "level";

/// The players to choose from.
pub(super) struct WhoMenu {
    /// `None` leads to the question for a level.
    menu: Menu<Option<Who>>,
    /// Whether the learner is one of them.
    has_learner: bool,
}

impl WhoMenu {
    /// The players, with the learner where it is listed.
    pub(super) fn new(words: &Words, learner: Listed) -> Self {
        let is_before_levels = |who: &Who| *who != Who::Learner || learner == Listed::BeforeLevels;
        let entry = |value: Option<Who>, name: &str, id| Entry {
            value,
            name: name.to_owned(),
            label: words.text(id),
        };
        let player = |who: Who| entry(Some(who.clone()), who.name(), label(&who));
        let last = (learner == Listed::Last).then(|| player(Who::Learner));
        let entries = Who::all()
            .filter(is_before_levels)
            .map(player)
            .chain([entry(None, LEVEL, "who-level")])
            .chain(last);
        Self {
            menu: Menu::new(entries.collect()),
            has_learner: learner != Listed::Nowhere,
        }
    }

    /// Asks who sits at a seat; `None` wants to be asked for a level. The message `heading` says which seat, and `usual` describes who sits
    /// there by default.
    ///
    /// # Errors
    /// [`Stop`] if there is no answer.
    pub(super) fn ask(
        &self,
        dialogue: &mut Dialogue,
        heading: &'static str,
        usual: &str,
        is_first: bool,
    ) -> Result<Answer<Option<Seat>>, Stop> {
        let words = dialogue.words();
        let heading = Text::new().blank().prose(words.text(heading));
        dialogue.message(&heading.then(self.menu.show(dialogue.width())))?;
        let ask = Phrase::new("ask-who").with("usual", self.menu.shortest(usual));
        let help = if self.has_learner {
            "help-who-learner"
        } else {
            "help-who"
        };
        let question = Question {
            prompt: words.say(&ask),
            help: Text::words(words.text(help)),
        };
        dialogue.step_beside(&question, &self.menu, Some(usual), is_first, |answer| {
            self.read(words, if answer.is_empty() { usual } else { answer })
        })
    }

    /// Reads an entry of the list, a level, or the description of a player; or says why it is refused.
    fn read(&self, words: &Words, answer: &str) -> Result<Option<Seat>, String> {
        let unnamed = |who| Seat { who, name: None };
        if let Some(picked) = self.menu.pick(answer) {
            return Ok(picked.map(unnamed));
        }
        // Levels have names here, and no numbers.
        let is_number = answer.starts_with(|c: char| c.is_ascii_digit());
        if let Some(who) = levels(words).pick(answer).filter(|_| !is_number) {
            return Ok(Some(unnamed(who)));
        }
        match Seat::read(answer) {
            Ok(seat) if seat.who == Who::Learner && !self.has_learner => {
                Err(self.refusal(words, answer))
            }
            Ok(seat) => Ok(Some(seat)),
            Err(SeatError::Unknown(seat)) => Err(self.refusal(words, &seat)),
            Err(error) => Err(seat_refusal(words, &error)),
        }
    }

    /// Says that `seat` is not a player, and who is.
    fn refusal(&self, words: &Words, seat: &str) -> String {
        let names = self.menu.names().into_iter();
        let players: Vec<&str> = names.filter(|&name| name != LEVEL).collect();
        let phrase = Phrase::new("refuse-who")
            .quoting("seat", seat)
            .with("most", self.menu.len())
            .with("known", words.choices(&players));
        words.say(&phrase)
    }
}

/// The message that describes a player.
fn label(who: &Who) -> &'static str {
    match who {
        Who::Human => "who-human",
        Who::Machine(Skill::Perfect | Skill::Level(_)) => "who-perfect",
        Who::Machine(Skill::Beginner) => "who-beginner",
        Who::Machine(Skill::Random) => "who-random",
        Who::Learner => "who-learner",
        Who::Program(_) => "who-program",
    }
}

/// Says why a description of a seat is refused, and what is accepted.
pub(crate) fn seat_refusal(words: &Words, error: &SeatError) -> String {
    words.say(&seat_phrase(error))
}

/// The phrase that says so.
pub(crate) fn seat_phrase(error: &SeatError) -> Phrase {
    let known: Vec<&str> = Who::words().chain([PROGRAM_SPEC]).collect();
    match error {
        SeatError::Unknown(text) => Phrase::new("refuse-seat")
            .quoting("seat", text)
            .with("known", known.join(", ")),
        SeatError::Level(text) => Phrase::new("refuse-level").quoting("level", text),
        SeatError::Command => Phrase::new("refuse-command"),
        SeatError::BadName => Phrase::new("refuse-text").with("most", LONGEST_NAME),
    }
}
