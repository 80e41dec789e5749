//! Reads values of flags as soon as clap meets them, so that a bad one is named before anything that is missing. Refusals are
//! phrases: they are said in the person's language later.

use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use bytesize::ByteSize;

use crate::cli::context::named;
use crate::communication::ColorChoice;
use crate::explanation::Language;
use crate::inference::Rung;
use crate::players::Skill;
use crate::players::learner::Against;
use crate::reason::{Figure, Phrase};
use crate::session::{Hints, Seat, SeatError, Who, seat_phrase};

/// The longest time that may be asked for, in seconds: a day.
const LONGEST_TIME: f64 = 86_400.0;

/// Returns a reader of numbers within bounds, in plain digits.
pub(super) fn number<T>(
    argument: &'static str,
    bounds: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, Phrase> + Clone
where
    T: FromStr + PartialOrd + Clone + Into<Figure>,
{
    move |text| read_number(argument, text, bounds.clone())
}

/// Reads a number within bounds, in plain digits.
pub(crate) fn read_number<T: FromStr + PartialOrd + Into<Figure>>(
    argument: &str,
    text: &str,
    bounds: RangeInclusive<T>,
) -> Result<T, Phrase> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let read = text.parse().ok().filter(|_| digits);
    read.filter(|number| bounds.contains(number))
        .ok_or_else(|| {
            let (least, most) = bounds.into_inner();
            Phrase::new("refuse-number")
                .quoting("value", text)
                .with("argument", argument)
                .with("least", least)
                .with("most", most)
        })
}

/// Reads the most memory, in bytes.
pub(super) fn memory(text: &str) -> Result<u64, Phrase> {
    let ByteSize(bytes) =
        (text.parse()).map_err(|_| Phrase::new("refuse-size").quoting("size", text))?;
    Ok(bytes)
}

/// Reads the time for a move.
pub(super) fn move_time(text: &str) -> Result<Duration, Phrase> {
    let is_plain = (text.bytes()).all(|byte| byte.is_ascii_digit() || byte == b'.');
    let seconds = text.parse().ok().filter(|seconds| {
        let within = 0.0 < *seconds && *seconds <= LONGEST_TIME;
        is_plain && within
    });
    let seconds = seconds.ok_or_else(|| {
        let phrase = Phrase::new("refuse-move-time").quoting("value", text);
        phrase.with("most", LONGEST_TIME.to_string())
    })?;
    Ok(Duration::from_secs_f64(seconds))
}

/// Reads who plays.
pub(super) fn seat(text: &str) -> Result<Seat, Phrase> {
    Seat::read(text).map_err(|error| seat_phrase(&error))
}

/// Reads how much help people get.
pub(super) fn hints(text: &str) -> Result<Hints, Phrase> {
    let refusal = Phrase::new("refuse-hints").quoting("hints", text);
    one_of(
        Hints::from_name(text),
        refusal,
        &Hints::ALL.map(Hints::name),
    )
}

/// Reads the name of a method.
pub(super) fn method(text: &str) -> Result<&'static str, Phrase> {
    let names = Rung::names();
    let found = names.iter().find(|name| **name == text);
    found.copied().ok_or_else(|| {
        let phrase = Phrase::new("refuse-method").quoting("method", text);
        named(phrase, text, &names)
    })
}

/// Reads the name of an opponent.
pub(super) fn against(text: &str) -> Result<Against, Phrase> {
    let refusal = Phrase::new("refuse-against").quoting("against", text);
    one_of(
        Against::from_name(text),
        refusal,
        &Against::ALL.map(Against::name),
    )
}

/// Reads the name of a file, which is not empty.
pub(super) fn file(text: &str) -> Result<String, Phrase> {
    let named = (!text.is_empty()).then(|| text.to_owned());
    named.ok_or_else(|| Phrase::new("usage-empty-file"))
}

/// Reads a language.
pub(super) fn language(text: &str) -> Result<Language, Phrase> {
    let refusal = Phrase::new("refuse-language").quoting("language", text);
    one_of(
        Language::from_code(text),
        refusal,
        &Language::ALL.map(Language::code),
    )
}

/// Reads when to use colour.
pub(super) fn color(text: &str) -> Result<ColorChoice, Phrase> {
    let refusal = Phrase::new("refuse-color").quoting("color", text);
    let mut all = ColorChoice::ALL.into_iter();
    let found = all.find(|choice| choice.name() == text);
    one_of(found, refusal, &ColorChoice::ALL.map(ColorChoice::name))
}

/// Reads how well an engine plays.
pub(super) fn skill(text: &str) -> Result<Skill, Phrase> {
    match Seat::read(text) {
        Ok(Seat {
            who: Who::Machine(skill),
            name: None,
        }) => Ok(skill),
        Ok(_) | Err(SeatError::Unknown(_)) => {
            let refusal = Phrase::new("refuse-skill").quoting("skill", text);
            one_of(None, refusal, &Skill::names().collect::<Vec<_>>())
        }
        Err(error) => Err(seat_phrase(&error)),
    }
}

/// Returns what was found by its name, or the refusal with the names that are known.
fn one_of<T>(found: Option<T>, refusal: Phrase, known: &[&str]) -> Result<T, Phrase> {
    found.ok_or_else(|| refusal.with("known", known.join(", ")))
}
