//! The ask loop: a question, its answer read, help on `h`, a refusal that says what is accepted, and the question again.

use std::ops::RangeInclusive;

use super::invisible::is_invisible;
use super::meant::{Meant, is_letter, is_small_letter, means};
use super::number::{is_digits, read_number};
use super::reader::too_long;
use super::{FrontEnd, Line, List, Menu, Stop};
use crate::explanation::Words;
use crate::reason::Phrase;
use crate::text::{Text, numbers};

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
    ///
    /// # Errors
    /// [`Stop`] if it cannot be shown.
    pub(crate) fn message(&mut self, text: &Text) -> Result<(), Stop> {
        self.front.show(text)
    }

    /// Shows a text that may be longer than the screen.
    ///
    /// # Errors
    /// [`Stop`] if it cannot be shown.
    pub(crate) fn page(&mut self, text: &Text) -> Result<(), Stop> {
        let more = self.words.text("more");
        self.front.page(text, &more)
    }

    /// Asks until `accept` accepts an answer. Otherwise `accept` returns the refusal; it is never called with `h` or `q`.
    ///
    /// # Errors
    /// [`Stop`] if there is no answer, or it was `q`.
    pub(crate) fn ask<T>(
        &mut self,
        question: &Question,
        accept: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<T, Stop> {
        self.ask_with(question, None, means, accept)
    }

    /// Like [`Dialogue::ask`], beside a list that is shown already. `usual` is the name of the entry that an empty answer chooses.
    ///
    /// # Errors
    /// [`Stop`] if there is no answer, or it was `q`.
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
            let answer = match list {
                Some(list) => self.front.read_choice(prompt, list)?,
                None => self.front.read_answer(prompt)?,
            };
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
    ///
    /// # Errors
    /// [`Stop`] if there is no answer.
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
    ///
    /// # Errors
    /// [`Stop`] if there is no answer, or it was `q`.
    pub(crate) fn step<T>(
        &mut self,
        question: &Question,
        is_first: bool,
        accept: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<Answer<T>, Stop> {
        self.step_with(question, None, is_first, [means, means], accept)
    }

    /// Like [`Dialogue::step`], beside a list that is shown already. `usual` is the name of the entry that an empty answer chooses.
    ///
    /// # Errors
    /// [`Stop`] if there is no answer, or it was `q`.
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
    fn step_with<T>(
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

    /// Asks for one of a few numbers, or back.
    ///
    /// # Errors
    /// [`Stop`] if there is no answer, or it was `q`.
    pub(crate) fn number_of(
        &mut self,
        question: &Question,
        offered: &[u64],
    ) -> Result<Answer<u64>, Stop> {
        let words = self.words;
        self.ask(question, |answer| {
            if is_back(answer) {
                return Ok(Answer::Back);
            }
            let number = read_number(answer).filter(|number| offered.contains(number));
            number.map(Answer::Given).ok_or_else(|| {
                let phrase = Phrase::new("refuse-number-of")
                    .quoting("answer", answer)
                    .with("offered", words.choices(&numbers(offered)));
                words.say(&phrase)
            })
        })
    }

    /// Asks for a number within bounds as [`Dialogue::step`] does. An empty answer means `usual`, if given.
    ///
    /// # Errors
    /// [`Stop`] if there is no answer, or it was `q`.
    pub(crate) fn number(
        &mut self,
        question: &Question,
        bounds: &RangeInclusive<u64>,
        usual: Option<u64>,
        is_first: bool,
    ) -> Result<Answer<u64>, Stop> {
        let words = self.words;
        self.step(question, is_first, |answer| match usual {
            Some(usual) if answer.is_empty() => Ok(usual),
            _ => read_within(words, answer, bounds, None),
        })
    }

    /// Asks for a number within bounds, or back; `limit` is the reason for the upper bound.
    ///
    /// # Errors
    /// [`Stop`] if there is no answer, or it was `q`.
    pub(crate) fn number_within(
        &mut self,
        question: &Question,
        bounds: &RangeInclusive<u64>,
        limit: &Phrase,
    ) -> Result<Answer<u64>, Stop> {
        let words = self.words;
        self.ask(question, |answer| {
            if is_back(answer) {
                return Ok(Answer::Back);
            }
            read_within(words, answer, bounds, Some(limit)).map(Answer::Given)
        })
    }

    /// Asks for a text that `read` accepts or refuses with a phrase, or back.
    ///
    /// # Errors
    /// [`Stop`] if there is no answer, or it was `q`.
    pub(crate) fn written<T>(
        &mut self,
        question: &Question,
        mut read: impl FnMut(&str) -> Result<T, Phrase>,
    ) -> Result<Answer<T>, Stop> {
        let words = self.words;
        self.ask(question, |answer| {
            if is_back(answer) {
                return Ok(Answer::Back);
            }
            read(answer)
                .map(Answer::Given)
                .map_err(|refusal| words.say(&refusal))
        })
    }

    /// Asks for a text of at most `most` characters, all of them visible, as [`Dialogue::step`] does. An empty answer means `usual`.
    /// Only letters mean help, leaving and going back here, because a word may be the text.
    ///
    /// # Errors
    /// [`Stop`] if there is no answer, or it was `q`.
    pub(crate) fn text(
        &mut self,
        question: &Question,
        most: usize,
        usual: &str,
        is_first: bool,
    ) -> Result<Answer<String>, Stop> {
        let words = self.words;
        self.step_with(
            question,
            None,
            is_first,
            [is_letter, is_small_letter],
            |answer| {
                let answer = if answer.is_empty() { usual } else { answer };
                is_plain_text(answer, most)
                    .then(|| answer.to_owned())
                    .ok_or_else(|| words.say(&Phrase::new("refuse-text").with("most", most)))
            },
        )
    }
}

/// Whether a text can be a name: from 1 to `most` characters, not all blank, and all of them visible.
pub(crate) fn is_plain_text(text: &str, most: usize) -> bool {
    !text.trim().is_empty() && text.chars().count() <= most && !text.chars().any(is_invisible)
}

fn is_back(answer: &str) -> bool {
    means(answer, Meant::Back)
}

fn read_within(
    words: &Words,
    answer: &str,
    bounds: &RangeInclusive<u64>,
    limit: Option<&Phrase>,
) -> Result<u64, String> {
    let number = read_number(answer);
    let refusal = match (number, limit) {
        (Some(number), _) if bounds.contains(&number) => return Ok(number),
        _ if !is_digits(answer) => Phrase::new("refuse-no-number"),
        (Some(number), _) if number < *bounds.start() => Phrase::new("refuse-too-small"),
        (_, Some(limit)) => {
            let limit = words.say(&limit.clone().quoting("answer", answer));
            Phrase::new("refuse-too-large-limit").with("limit", limit)
        }
        (_, None) => Phrase::new("refuse-too-large"),
    };
    let refusal = refusal
        .quoting("answer", answer)
        .with("least", *bounds.start())
        .with("most", *bounds.end());
    Err(words.say(&refusal))
}
