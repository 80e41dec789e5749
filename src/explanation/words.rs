//! The words of each language, from the message files embedded in the binary.

use std::fmt::Display;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::reason::{Figure, Phrase};

/// A language that Nimatron speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Czech.
    Czech,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::Czech];

    /// The code on the command line.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Czech => "cs",
        }
    }

    /// The language of that code.
    pub fn from_code(code: &str) -> Option<Self> {
        let code = code.to_lowercase();
        let language = code.split(['-', '_', '.']).next();
        Self::ALL
            .into_iter()
            .find(|known| Some(known.code()) == language)
    }

    /// The first language of the environment that Nimatron speaks, else English.
    pub fn of_environment() -> Self {
        Self::of_locales(sys_locale::get_locales())
    }

    fn of_locales(mut locales: impl Iterator<Item = String>) -> Self {
        locales
            .find_map(|locale| match locale.split(['-', '_']).next() {
                // The locale of programs, whose words are English.
                Some("C" | "POSIX") => Some(Self::English),
                code => Self::from_code(code?),
            })
            .unwrap_or_default()
    }

    /// The message file.
    pub fn messages(self) -> &'static str {
        match self {
            Self::English => include_str!("locales/en.ftl"),
            Self::Czech => include_str!("locales/cs.ftl"),
        }
    }
}

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of that language.
    ///
    /// # Panics
    /// Where the embedded message file is broken, which a test would have told.
    pub fn new(language: Language) -> Self {
        let identifier: LanguageIdentifier =
            language.code().parse().expect("a code is an identifier");
        let mut bundle = FluentBundle::new(vec![identifier]);
        // Isolating marks are invisible, and would get into what scripts read.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(language.messages().to_owned())
            .expect("the embedded messages are well-formed");
        bundle
            .add_resource(resource)
            .expect("no two messages have the same name");
        Self { language, bundle }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without figures.
    pub fn text(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// A phrase in words. A name that no message has is given back as it is.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.format(phrase, None)
    }

    /// A deed as advice: `take 2 from pile 3` where the phrase itself says `takes 2 from pile 3`.
    pub fn advice(&self, deed: &Phrase) -> String {
        self.format(deed, Some("advice"))
    }

    fn format(&self, phrase: &Phrase, attribute: Option<&str>) -> String {
        let pattern = self
            .bundle
            .get_message(phrase.id)
            .and_then(|message| match attribute {
                None => message.value(),
                Some(name) => message.get_attribute(name).map(|found| found.value()),
            });
        let Some(pattern) = pattern else {
            return phrase.id.to_owned();
        };
        let mut figures = FluentArgs::new();
        for (name, figure) in &phrase.figures {
            figures.set(*name, self.value(figure));
        }
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&figures), &mut errors);
        debug_assert!(errors.is_empty(), "{}: {errors:?}", phrase.id);
        text.into_owned()
    }

    fn value<'f>(&self, figure: &'f Figure) -> FluentValue<'f> {
        match figure {
            Figure::Number(number) => FluentValue::from(*number),
            Figure::Text(text) => FluentValue::from(text.as_str()),
            Figure::List(things) => FluentValue::from(self.list(things)),
            Figure::Phrase(phrase) => FluentValue::from(self.say(phrase)),
        }
    }

    /// Things in a row, with commas and the word for "and" before the last.
    pub fn list(&self, things: &[impl Display]) -> String {
        self.joined("list-and", things)
    }

    /// Things to choose from, with commas and the word for "or" before the last.
    pub fn choices(&self, things: &[impl Display]) -> String {
        self.joined("list-or", things)
    }

    fn joined(&self, id: &'static str, things: &[impl Display]) -> String {
        match things {
            [] => String::new(),
            [one] => one.to_string(),
            [first @ .., last] => {
                let first: Vec<String> = first.iter().map(ToString::to_string).collect();
                let phrase = Phrase::new(id)
                    .with("first", first.join(", "))
                    .with("last", last.to_string());
                self.say(&phrase)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(locales: &[&str]) -> Language {
        Language::of_locales(locales.iter().map(|&locale| locale.to_owned()))
    }

    #[test]
    fn the_first_known_locale_decides() {
        assert_eq!(of(&["cs-CZ"]), Language::Czech);
        assert_eq!(of(&["cs_CZ"]), Language::Czech);
        assert_eq!(of(&["de-DE", "cs-CZ"]), Language::Czech);
        assert_eq!(of(&["C", "cs-CZ"]), Language::English);
        assert_eq!(of(&["csb-PL"]), Language::English);
        assert_eq!(of(&[]), Language::English);
    }

    #[test]
    fn plurals_and_lists_follow_the_language() {
        let words = |language, count: u64| {
            let deed = Phrase::new("deed-single")
                .with("count", count)
                .with("pile", 1_u64);
            Words::new(language).say(&deed)
        };
        assert_eq!(words(Language::English, 1), "takes 1 match from pile 1");
        assert_eq!(words(Language::English, 2), "takes 2 matches from pile 1");
        assert_eq!(words(Language::Czech, 1), "bere 1 sirku z hromádky 1");
        assert_eq!(words(Language::Czech, 3), "bere 3 sirky z hromádky 1");
        assert_eq!(words(Language::Czech, 5), "bere 5 sirek z hromádky 1");
        assert_eq!(
            Words::new(Language::Czech).list(&["a", "b", "c"]),
            "a, b a c"
        );
    }

    #[test]
    fn the_largest_figures_are_exact() {
        let phrase = Phrase::new("move-no-such-pile")
            .with("pile", 1_000_000_000_000_000_u64)
            .with("piles", 3_u64);
        let text = Words::new(Language::English).say(&phrase);
        assert!(text.contains("1000000000000000"), "{text}");
    }
}
