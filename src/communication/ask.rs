//! The ask loop: a question, its answer read, help on `h`, a refusal that says what is accepted,
//! and the question again.

use super::{Error, FrontEnd, InputLine, List, Menu, Result, letters::is_alike, reader::too_long};
use crate::explanation::{message, typed};
use crate::reason::Phrase;
use crate::text::Text;

/// What an answer can mean at every question of a kind: a letter that is the same in every
/// language, and the message of words in all of them.
type Meant = [&'static str; 2];

const HELP: Meant = ["h", "words-help"];
const QUIT: Meant = ["q", "words-quit"];
const BACK: Meant = ["b", "words-back"];
const YES: Meant = ["y", "words-yes"];
pub const TIP: Meant = ["t", "words-tip"];
pub const WHY: Meant = ["w", "words-why"];

/// Says that one does not know, where that is an answer.
pub const UNKNOWN: &str = "?";

/// Whether an answer means this, by its letter or a word.
pub fn means(answer: &str, [letter, words]: Meant) -> bool {
    answer.eq_ignore_ascii_case(letter) || typed(words).any(|word| is_alike(word, answer))
}

/// A question with its own help.
#[derive(Debug, Default)]
pub struct Question {
    /// What is asked, on one line.
    pub prompt: String,
    /// What `h` shows.
    pub help: Text,
    /// What an empty answer means to `ask_or_back`.
    pub usual: Option<String>,
    /// Whether there is no question before, to which one could go back.
    pub is_first: bool,
    /// Whether a name is asked for. Only letters mean help, leaving and going back then, because a
    /// word may be the name.
    pub is_name: bool,
    /// Whether a person may not know the answer: then a question mark says so, and does not ask for
    /// help.
    pub may_be_unknown: bool,
    list: Option<List>,
}

impl Question {
    /// A question with its help.
    pub fn new(ask: impl Into<Phrase>, help: impl Into<Phrase>) -> Self {
        Self {
            prompt: ask.into().to_string(),
            help: Text::words(help.into().to_string()),
            ..Self::default()
        }
    }

    /// One of several questions in a row, from which one may go back unless it is the
    /// first.
    pub fn step(ask: impl Into<Phrase>, help: impl Into<Phrase>, is_first: bool) -> Self {
        let mut question = Self::new(ask, help);
        question.is_first = is_first;
        if !is_first {
            question.help = question.help.prose(message("help-back"));
        }
        question
    }

    /// Puts the question beside a list, which is shown already.
    pub fn beside<T>(self, menu: &Menu<T>) -> Self {
        let list = Some(menu.list(self.usual.as_deref()));
        Self { list, ..self }
    }

    /// Shows in the prompt what an empty answer means.
    pub fn usually(self, usual: String) -> Self {
        Self {
            prompt: format!("{} [{usual}]", self.prompt),
            usual: Some(usual),
            ..self
        }
    }

    fn means(&self, answer: &str, meant: Meant) -> bool {
        answer.eq_ignore_ascii_case(meant[0]) || !self.is_name && means(answer, meant)
    }

    fn means_help(&self, answer: &str) -> bool {
        // No text consists of this sign.
        match answer {
            UNKNOWN => !self.may_be_unknown,
            _ => self.means(answer, HELP),
        }
    }

    fn means_back(&self, answer: &str) -> bool {
        if self.is_name {
            // A capital may be a whole name.
            answer == "b"
        } else {
            self.means(answer, BACK)
        }
    }
}

/// What a front end asks and says.
impl dyn FrontEnd + '_ {
    /// Says a phrase.
    pub fn tell(&mut self, phrase: impl Into<Phrase>) -> Result {
        self.show(&Text::words(phrase.into().to_string()))
    }

    /// Asks until `accept` accepts an answer. Otherwise `accept` returns the refusal; it is never
    /// called with `h` or `q`.
    pub fn ask<T>(
        &mut self,
        question: &Question,
        mut accept: impl FnMut(&str) -> Result<T, Phrase>,
    ) -> Result<T> {
        loop {
            let list = question.list.as_ref();
            let answer = self.read_answer(&question.prompt, list)?;
            let InputLine::Whole(answer) = answer else {
                self.refuse(&too_long())?;
                continue;
            };
            let answer = answer.trim();
            if question.means_help(answer) {
                self.page(&question.help)?;
            } else if question.means(answer, QUIT) {
                return Err(Error::Quit);
            } else {
                match accept(answer) {
                    Ok(value) => return Ok(value),
                    Err(refusal) => self.refuse(&refusal.to_string())?,
                }
            }
        }
    }

    /// Like `ask`, unless the person goes back to the question before, which is `None`.
    pub fn ask_or_back<T>(
        &mut self,
        question: &Question,
        mut accept: impl FnMut(&str) -> Result<T, Phrase>,
    ) -> Result<Option<T>> {
        self.ask(question, |answer| {
            match (question.means_back(answer), &question.usual) {
                (true, _) if question.is_first => Err(Phrase::new("refuse-back")),
                (true, _) => Ok(None),
                (false, Some(usual)) if answer.is_empty() => accept(usual).map(Some),
                (false, _) => accept(answer).map(Some),
            }
        })
    }

    /// Asks a person for a yes. `q` is one too, and anything else is a no. Without a person it is a
    /// yes at once.
    pub fn confirms(&mut self, question: &Question) -> Result<bool> {
        if !self.is_interactive() {
            return Ok(true);
        }
        match self.ask(question, |answer| Ok(question.means(answer, YES))) {
            Err(Error::Quit) => Ok(true),
            confirmed => confirmed,
        }
    }
}
