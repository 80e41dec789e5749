//! Questions for a number or a text.

use std::ops::RangeInclusive;

use console::measure_text_width;

use super::Stop;
use super::ask::{Answer, Dialogue, Question};
use super::invisible::is_invisible;
use super::meant::{Meant, is_letter, is_small_letter, means};
use super::number::{is_digits, read_number};
use crate::explanation::Words;
use crate::reason::Phrase;
use crate::text::numbers;

impl Dialogue<'_> {
    /// Asks for one of a few numbers, or back.
    pub(crate) fn number_of(
        &mut self,
        question: &Question,
        offered: &[u64],
    ) -> Result<Answer<u64>, Stop> {
        let words = self.words();
        self.ask_or_back(question, |answer| {
            let number = read_number(answer).filter(|number| offered.contains(number));
            number.ok_or_else(|| {
                let phrase = Phrase::new("refuse-number-of")
                    .quoting("answer", answer)
                    .with("offered", words.choices(&numbers(offered)));
                words.say(&phrase)
            })
        })
    }

    /// Asks for a number within bounds as [`Dialogue::step`] does. An empty answer means `usual`, if given.
    pub(crate) fn number(
        &mut self,
        question: &Question,
        bounds: &RangeInclusive<u64>,
        usual: Option<u64>,
        is_first: bool,
    ) -> Result<Answer<u64>, Stop> {
        let words = self.words();
        self.step(question, is_first, |answer| match usual {
            Some(usual) if answer.is_empty() => Ok(usual),
            _ => read_within(words, answer, bounds, None),
        })
    }

    /// Asks for a number within bounds, or back; `limit` is the reason for the upper bound.
    pub(crate) fn number_within(
        &mut self,
        question: &Question,
        bounds: &RangeInclusive<u64>,
        limit: &Phrase,
    ) -> Result<Answer<u64>, Stop> {
        let words = self.words();
        self.ask_or_back(question, |answer| {
            read_within(words, answer, bounds, Some(limit))
        })
    }

    /// Asks for a text that `read` accepts or refuses with a phrase, or back.
    pub(crate) fn written<T>(
        &mut self,
        question: &Question,
        mut read: impl FnMut(&str) -> Result<T, Phrase>,
    ) -> Result<Answer<T>, Stop> {
        let words = self.words();
        self.ask_or_back(question, |answer| {
            read(answer).map_err(|refusal| words.say(&refusal))
        })
    }

    fn ask_or_back<T>(
        &mut self,
        question: &Question,
        mut accept: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<Answer<T>, Stop> {
        self.ask(question, |answer| {
            if means(answer, Meant::Back) {
                return Ok(Answer::Back);
            }
            accept(answer).map(Answer::Given)
        })
    }

    /// Asks for a text of at most `most` characters, all of them visible, as [`Dialogue::step`] does. An empty answer means `usual`.
    /// Only letters mean help, leaving and going back here, because a word may be the text.
    pub(crate) fn text(
        &mut self,
        question: &Question,
        most: usize,
        usual: &str,
        is_first: bool,
    ) -> Result<Answer<String>, Stop> {
        let words = self.words();
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

/// Whether a text can be a name: from 1 to `most` characters, not all blank, all of them visible, and not only marks that are set upon
/// others.
pub(crate) fn is_plain_text(text: &str, most: usize) -> bool {
    measure_text_width(text.trim()) > 0
        && text.chars().count() <= most
        && !text.chars().any(is_invisible)
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
