//! The dictionary of one language. Which messages there are is left to the message files, and what is made of them to `sentences` and
//! `pictures`.

use std::fmt::Display;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::Language;
use crate::reason::{Figure, Phrase};

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

    /// Returns several phrases in words, with blanks between them.
    pub fn say_all(&self, phrases: &[Phrase]) -> String {
        let said = phrases.iter().map(|phrase| self.say(phrase));
        said.collect::<Vec<_>>().join(" ")
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
            Figure::Decimal(number) => FluentValue::from(match self.language {
                Language::English => number.clone(),
                Language::Czech => number.replace('.', ","),
            }),
            Figure::List(things) => FluentValue::from(self.list(things)),
            Figure::Phrase(phrase) => FluentValue::from(self.say(phrase)),
            Figure::Advice(deed) => FluentValue::from(self.format(deed, Some("advice"))),
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
