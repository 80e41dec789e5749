//! The ask loop: a question, its answer read, help on `h`, a refusal that says what is accepted, and the question again. What is asked
//! for, a number or a text, is left to `answers`.

use super::meant::{Meant, means};
use super::reader::too_long;
use super::{FrontEnd, Line, List, Menu, Stop};
use crate::explanation::Words;
use crate::text::Text;

/// A question with its own help.
pub(crate) struct Question {
    /// What is asked, on one line.
    pub prompt: String,
    /// What `h` shows.
    pub help: Text,
}

/// The answer to a question that one may go back from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer<T> {
    /// The answer.
    Given(T),
    /// Back to the menu.
    Back,
}

impl<T> Answer<T> {
    /// The same with something made of the answer.
    pub(crate) fn map<U>(self, make: impl FnOnce(T) -> U) -> Answer<U> {
        match self {
            Self::Given(answer) => Answer::Given(make(answer)),
            Self::Back => Answer::Back,
        }
    }
}

/// Asks questions and shows text, in one language, on one front end.
pub(crate) struct Dialogue<'a> {
    front: &'a mut dyn FrontEnd,
    words: &'a Words,
}

impl<'a> Dialogue<'a> {
    /// Creates a dialogue on a front end.
    pub(crate) fn new(front: &'a mut dyn FrontEnd, words: &'a Words) -> Self {
        Self { front, words }
    }

    /// Returns the words of its language.
    pub(crate) fn words(&self) -> &'a Words {
        self.words
    }

    /// Returns the number of columns.
    pub(crate) fn width(&self) -> usize {
        self.front.width()
    }

    /// Shows a text.
    pub(crate) fn message(&mut self, text: &Text) -> Result<(), Stop> {
        self.front.show(text)
    }

    /// Shows a text that may be longer than the screen.
    pub(crate) fn page(&mut self, text: &Text) -> Result<(), Stop> {
        let more = self.words.text("more");
        self.front.page(text, &more)
    }

    /// Asks until `accept` accepts an answer. Otherwise `accept` returns the refusal; it is never called with `h` or `q`.
    pub(crate) fn ask<T>(
        &mut self,
        question: &Question,
        accept: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<T, Stop> {
        self.ask_with(question, None, means, accept)
    }

    /// Like [`Dialogue::ask`], beside a list that is shown already. `usual` is the name of the entry that an empty answer chooses.
    pub(crate) fn ask_beside<L: Clone, T>(
        &mut self,
        question: &Question,
        menu: &Menu<L>,
        usual: Option<&str>,
        accept: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<T, Stop> {
        self.ask_with(question, Some(&menu.list(usual)), means, accept)
    }

    fn ask_with<T>(
        &mut self,
        question: &Question,
        list: Option<&List>,
        means: fn(&str, Meant) -> bool,
        mut accept: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<T, Stop> {
        loop {
            let prompt = &question.prompt;
            let answer = self.front.read_answer(prompt, list)?;
            let Line::Whole(answer) = answer else {
                self.front.refuse(&too_long(self.words))?;
                continue;
            };
            let answer = answer.trim();
            if means(answer, Meant::Help) {
                self.front.show(&question.help)?;
            } else if means(answer, Meant::Quit) {
                return Err(Stop::Quit);
            } else {
                match accept(answer) {
                    Ok(value) => return Ok(value),
                    Err(refusal) => self.front.refuse(&refusal)?,
                }
            }
        }
    }

    /// Asks a person for a yes. `q` is one too, and anything else is a no. Without a person it is a yes at once.
    pub(crate) fn confirms(&mut self, question: &Question) -> Result<bool, Stop> {
        if !self.front.is_interactive() {
            return Ok(true);
        }
        match self.ask(question, |answer| Ok(means(answer, Meant::Yes))) {
            Err(Stop::Quit) => Ok(true),
            confirmed => confirmed,
        }
    }

    /// Shows these names as they are from now on, even where only ASCII can be shown.
    pub(crate) fn keep_names(&mut self, names: &[&str]) {
        self.front.keep_names(names);
    }

    /// Says whether Ctrl-C stops the work at hand from now on, and not the program. Only a person at a terminal can be asked again.
    pub(crate) fn let_ctrl_c_stop_work(&mut self, stops_work: bool) {
        self.front.let_ctrl_c_stop_work(stops_work);
    }

    /// Takes Ctrl-C back after it has stopped some work. Returns whether the session goes on.
    pub(crate) fn take_back_ctrl_c(&mut self) -> bool {
        self.front.take_back_ctrl_c()
    }

    /// Asks one of several questions in a row, or back to the one before. `is_first` says that there is none before.
    pub(crate) fn step<T>(
        &mut self,
        question: &Question,
        is_first: bool,
        accept: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<Answer<T>, Stop> {
        self.step_with(question, None, is_first, [means, means], accept)
    }

    /// Like [`Dialogue::step`], beside a list that is shown already. `usual` is the name of the entry that an empty answer chooses.
    pub(crate) fn step_beside<L: Clone, T>(
        &mut self,
        question: &Question,
        menu: &Menu<L>,
        usual: Option<&str>,
        is_first: bool,
        accept: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<Answer<T>, Stop> {
        let list = menu.list(usual);
        self.step_with(question, Some(&list), is_first, [means, means], accept)
    }

    /// The first of `means` decides about help and leaving, the second about going back.
    pub(super) fn step_with<T>(
        &mut self,
        question: &Question,
        list: Option<&List>,
        is_first: bool,
        [means, means_back]: [fn(&str, Meant) -> bool; 2],
        mut accept: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<Answer<T>, Stop> {
        let words = self.words;
        let mut help = question.help.clone();
        if !is_first {
            help = help.prose(words.text("help-back"));
        }
        let question = Question {
            prompt: question.prompt.clone(),
            help,
        };
        self.ask_with(&question, list, means, |answer| {
            match (means_back(answer, Meant::Back), is_first) {
                (true, true) => Err(words.text("refuse-back")),
                (true, false) => Ok(Answer::Back),
                (false, _) => accept(answer).map(Answer::Given),
            }
        })
    }
}
