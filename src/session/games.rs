//! One game after another: where each starts, who begins, and whether there is another.

use super::Who;
use super::round::Round;
use super::setup::ask_position;
use super::sitting::Sitting;
use crate::communication::{Entry, Menu, Question, Stop};
use crate::explanation::typed;
use crate::games::Game;
use crate::text::Text;

/// Where games start.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Opening<P> {
    /// From the same position every time.
    Given(P),
    /// From this position in the first game; otherwise the position is asked for.
    Asked(Option<P>),
}

impl<R: Game> Sitting<'_, R> {
    /// Plays games until no other is wanted.
    ///
    /// # Errors
    /// [`Stop`]. The end of input after a finished game is not an error.
    pub(crate) fn run(&mut self, mut opening: Opening<R::Position>) -> Result<(), Stop> {
        let has_a_person = self.seats.iter().any(|(who, _)| *who == Who::Human);
        self.dialogue.let_ctrl_c_stop_work(has_a_person);
        self.dialogue
            .keep_names(&[0, 1].map(|seat| self.seats[seat].1.as_str()));
        loop {
            let position = match &mut opening {
                Opening::Given(position) => position.clone(),
                Opening::Asked(first) => match first.take() {
                    Some(position) => position,
                    None => ask_position(&mut self.dialogue, &self.rules, &mut self.chance)?,
                },
            };
            Round::new(self, position).play()?;
            match self.another() {
                Ok(true) => self.beginner = 1 - self.beginner,
                Ok(false) | Err(Stop::InputEnded) => return Ok(()),
                Err(stop) => return Err(stop),
            }
        }
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
        ])
        .with_words(typed("words-yes"), &Some(true))
        .with_words(typed("words-no"), &Some(false));
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
