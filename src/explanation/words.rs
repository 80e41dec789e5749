//! The dictionary of one language. Facts are left to others.

use std::cell::{Cell, OnceCell, RefCell};
use std::fmt::{self, Display, Formatter};
use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::Language;
use super::typography::{Reader, Typography, number};
use crate::reason::{Figure, Phrase};
use crate::text::Text;

thread_local! {
    /// What a thread speaks: English for programs, until it is told otherwise.
    static SPOKEN: RefCell<Rc<Words>> =
        RefCell::new(Rc::new(Words::new(Language::ENGLISH, Reader::Program)));
}

/// Lets this thread speak a language to such readers from now on. Each thread begins with English
/// for programs.
pub fn speak(language: Language, reader: Reader) {
    SPOKEN.set(Rc::new(Words::new(language, reader)));
}

/// Returns what is said to programs: with plain blanks, and digits together.
pub(crate) fn for_programs<T>(said: impl FnOnce() -> T) -> T {
    let words = spoken();
    let _before = Before(words.reader.replace(Reader::Program), &words);
    said()
}

/// Whom a thread speaks to again, also after a panic.
struct Before<'a>(Reader, &'a Words);

impl Drop for Before<'_> {
    fn drop(&mut self) {
        self.1.reader.set(self.0);
    }
}

/// Returns the language that this thread speaks.
pub(crate) fn language() -> Language {
    spoken().language
}

fn spoken() -> Rc<Words> {
    SPOKEN.with(|words| Rc::clone(&words.borrow()))
}

/// What is said is the phrase in the language that the thread speaks.
impl Display for Phrase {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&spoken().say(self))
    }
}

impl Phrase {
    /// Returns an attribute of a message, if it has one of this name: `short`, the phrase in a few
    /// words; of rules `strategy`, in one sentence; of a theorem `idea`, which helps to find a move
    /// and does not name it.
    pub(crate) fn attribute(&self, name: &str) -> Option<String> {
        spoken().format(self, Some(name))
    }
}

/// Returns a message without figures.
pub(crate) fn message(id: &'static str) -> String {
    Phrase::new(id).to_string()
}

/// Returns several phrases, with blanks between them.
pub(crate) fn say_all(phrases: &[Phrase]) -> String {
    let said: Vec<String> = phrases.iter().map(Phrase::to_string).collect();
    said.join(" ")
}

/// Returns things to choose from, with commas and the word for "or" before the last.
pub(crate) fn choices(things: &[impl Display]) -> String {
    spoken().joined("list-or", things)
}

/// Returns the name of the game whose tagline is `tagline`: `name` is the one on the command line,
/// which is English.
pub(crate) fn game_in_words(tagline: &'static str, name: &str) -> String {
    spoken().game(tagline, name)
}

/// Returns a number of a table with the decimal separator of the language.
pub(crate) fn decimal(number: &str) -> String {
    spoken().decimal(number)
}

/// Returns what heads a line or an entry, with a colon.
pub(crate) fn head(head: &str) -> String {
    let words = spoken();
    words.finish(&format!("{head}{}", words.typography.colon))
}

/// Returns things in one line, with semicolons between them.
pub(crate) fn in_one_line(things: &[String]) -> String {
    let words = spoken();
    words.finish(&things.join(&format!("{} ", words.typography.semicolon)))
}

/// The words of one language. A message that it lacks is said in English.
pub struct Words {
    language: Language,
    typography: Typography,
    reader: Cell<Reader>,
    messages: RefCell<Messages>,
    /// The messages of English, once one of them is needed.
    english: OnceCell<RefCell<Messages>>,
}

impl Words {
    /// Returns the words of `language` for such readers.
    #[must_use]
    pub fn new(language: Language, reader: Reader) -> Self {
        Self::by(language, reader, Messages::of_files(language))
    }

    /// Returns the words of `language` in `messages`, then those of English.
    ///
    /// # Panics
    /// If the messages are broken.
    pub fn of(language: Language, reader: Reader, messages: &[&str]) -> Self {
        let mut all = Messages::empty(language);
        // The first of two messages with the same name counts.
        messages.iter().rev().for_each(|text| all.add(text));
        Self::by(language, reader, all)
    }

    fn by(language: Language, reader: Reader, messages: Messages) -> Self {
        Self {
            language,
            typography: Typography::of(language),
            reader: Cell::new(reader),
            messages: RefCell::new(messages),
            english: OnceCell::new(),
        }
    }

    fn english(&self) -> &RefCell<Messages> {
        let messages = || RefCell::new(Messages::of_files(Language::ENGLISH));
        self.english.get_or_init(messages)
    }

    /// Returns a phrase in words, or the name of its message if there is no such message.
    ///
    /// # Panics
    /// If an embedded message file is broken; the tests say every message of every language.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.format(phrase, None)
            .unwrap_or_else(|| phrase.id.to_owned())
    }

    fn game(&self, tagline: &'static str, name: &str) -> String {
        self.format(&Phrase::new(tagline), Some("name"))
            .unwrap_or_else(|| name.to_owned())
    }

    /// Returns a number of a table with the decimal separator of the language.
    pub fn decimal(&self, number: &str) -> String {
        self.typography.decimal(number)
    }

    /// A message with its figures, or one of its attributes. `None` if there is no such message.
    fn format(&self, phrase: &Phrase, attribute: Option<&str>) -> Option<String> {
        let mut figures = FluentArgs::new();
        for (name, figure) in &phrase.figures {
            figures.set(*name, self.value(figure));
        }
        let said = |messages: &RefCell<Messages>| {
            messages.borrow_mut().say(phrase.id, attribute, &figures)
        };
        let text = said(&self.messages)
            .or_else(|()| said(self.english()))
            .ok()??;
        Some(self.finish(&text))
    }

    fn finish(&self, text: &str) -> String {
        self.typography.finish(text, self.reader.get())
    }

    fn value<'f>(&self, figure: &'f Figure) -> FluentValue<'f> {
        FluentValue::from(match figure {
            Figure::Number(number) => return FluentValue::from(*number),
            Figure::Text(text) => return FluentValue::from(text.as_str()),
            Figure::Decimal(number) => self.typography.separated(number),
            Figure::Game { tagline, name } => self.game(tagline, name),
            Figure::List(things) => {
                let are_numbers = things.concat().bytes().all(|byte| byte.is_ascii_digit());
                let id = if are_numbers {
                    "list-numbers"
                } else {
                    "list-and"
                };
                self.joined(id, things)
            }
            Figure::Choice(things) => self.joined("list-or", things),
            Figure::Phrase(phrase) => self.say(phrase),
            Figure::Advice(deed) => self
                .format(deed, Some("advice"))
                .unwrap_or_else(|| deed.id.to_owned()),
        })
    }

    fn joined(&self, id: &'static str, things: &[impl Display]) -> String {
        let things: Vec<String> = things.iter().map(ToString::to_string).collect();
        match things.split_last() {
            None => String::new(),
            Some((one, [])) => one.clone(),
            Some((last, first)) => {
                let phrase = Phrase::new(id).with("first", first.join(", "));
                self.say(&phrase.with("last", last))
            }
        }
    }
}

impl Text {
    /// Creates a text that begins with a title.
    pub(crate) fn headed(title: &Phrase) -> Self {
        Self::title(title.to_string())
    }

    /// Adds a phrase, or a message by its name, as a paragraph.
    #[must_use]
    pub(crate) fn say(self, phrase: impl Into<Phrase>) -> Self {
        self.prose(phrase.into().to_string())
    }

    /// Like [`Text::say`], as an indented line.
    #[must_use]
    pub(crate) fn say_below(self, phrase: impl Into<Phrase>) -> Self {
        self.prose(format!("  {}", phrase.into()))
    }
}

/// The messages of a language, whose names are unique. One of its files is read when it is needed
/// first; none names another.
struct Messages {
    bundle: FluentBundle<FluentResource>,
    typography: Typography,
    /// What has the others. `None` if all are read.
    unread: Option<Language>,
}

impl Messages {
    /// Those of the files of a language.
    fn of_files(language: Language) -> Self {
        Self {
            unread: Some(language),
            ..Self::empty(language)
        }
    }

    fn empty(language: Language) -> Self {
        let identifier: LanguageIdentifier =
            language.code().parse().expect("a code is an identifier");
        let mut bundle = FluentBundle::new(vec![identifier]);
        // Isolating marks are invisible, and would get into what scripts read.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number));
        Self {
            bundle,
            typography: Typography::of(language),
            unread: None,
        }
    }

    fn add(&mut self, text: &str) {
        let resource = FluentResource::try_new(self.typography.tied(text));
        let resource = resource.expect("the messages are well-formed");
        self.bundle.add_resource_overriding(resource);
    }

    /// A message with its figures, or one of its attributes, which need not be there. An error if
    /// there is no such message, or a translator has got it wrong.
    fn say(
        &mut self,
        id: &str,
        attribute: Option<&str>,
        figures: &FluentArgs,
    ) -> Result<Option<String>, ()> {
        if !self.bundle.has_message(id)
            && let Some(source) = self.unread.and_then(|language| language.source(id))
        {
            self.add(source);
        }
        let message = self.bundle.get_message(id).ok_or(())?;
        let pattern = match attribute {
            None => message.value().ok_or(())?,
            Some(name) => match message.get_attribute(name) {
                Some(attribute) => attribute.value(),
                None => return Ok(None),
            },
        };
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(figures), &mut errors);
        errors.is_empty().then(|| Some(text.into_owned())).ok_or(())
    }
}
