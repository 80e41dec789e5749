//! The dictionary of one language. Facts are left to `sentences` and `pictures`.

use std::fmt::Display;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::Language;
use crate::reason::{Figure, Phrase};

/// The words of one language. A message that it lacks is said in English.
pub struct Words {
    language: Language,
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Words {
    /// Returns the words of `language`.
    ///
    /// # Panics
    /// If an embedded message file is broken; the tests build the words of every language.
    pub fn new(language: Language) -> Self {
        Self::of(language, &language.messages())
    }

    /// The words of `language` in `messages`, then those of English.
    fn of(language: Language, messages: &[&str]) -> Self {
        let mut bundles = vec![bundle(language, messages)];
        if language != Language::English {
            let english = Language::English;
            bundles.push(bundle(english, &english.messages()));
        }
        Self { language, bundles }
    }

    /// Returns a message without figures.
    pub fn text(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// Returns a phrase in words, or the name of its message if there is no such message.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.format(phrase, None)
    }

    /// Returns several phrases in words, with blanks between them.
    pub fn say_all(&self, phrases: &[Phrase]) -> String {
        let said = phrases.iter().map(|phrase| self.say(phrase));
        said.collect::<Vec<_>>().join(" ")
    }

    fn format(&self, phrase: &Phrase, attribute: Option<&str>) -> String {
        let found = self.bundles.iter().find_map(|bundle| {
            let message = bundle.get_message(phrase.id)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(name) => message.get_attribute(name)?.value(),
            };
            Some((bundle, pattern))
        });
        let Some((bundle, pattern)) = found else {
            return phrase.id.to_owned();
        };
        let mut figures = FluentArgs::new();
        for (name, figure) in &phrase.figures {
            figures.set(*name, self.value(figure));
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&figures), &mut errors);
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
            Figure::List(things) => FluentValue::from(self.joined("list-and", things)),
            Figure::Phrase(phrase) => FluentValue::from(self.say(phrase)),
            Figure::Advice(deed) => FluentValue::from(self.format(deed, Some("advice"))),
        }
    }

    /// Returns things to choose from, with commas and the word for "or" before the last.
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

fn bundle(language: Language, messages: &[&str]) -> FluentBundle<FluentResource> {
    let identifier: LanguageIdentifier = language.code().parse().expect("a code is an identifier");
    let mut bundle = FluentBundle::new(vec![identifier]);
    // Isolating marks are invisible, and would get into what scripts read.
    bundle.set_use_isolating(false);
    for &text in messages {
        let resource = FluentResource::try_new(text.to_owned());
        bundle
            .add_resource(resource.expect("the messages are well-formed"))
            .expect("no two messages have the same name");
    }
    bundle
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
        let undone =
            Phrase::new("undone").with("moves", ["a", "b", "c"].map(str::to_owned).to_vec());
        assert!(
            Words::new(Language::Czech)
                .say(&undone)
                .contains("a, b a c")
        );
    }

    #[test]
    fn a_missing_message_is_said_in_english() {
        let words = Words::of(
            Language::Czech,
            &["menu-help = nápověda\n", "menu-undo = zpět\n"],
        );
        let said = ["menu-help", "menu-undo", "menu-redo"].map(|id| words.text(id));
        assert_eq!(said, ["nápověda", "zpět", "redo"]);
        let deed = Phrase::new("deed-single")
            .with("count", 2_u64)
            .with("pile", 1_u64);
        let advice = Phrase::new("longest-move")
            .with("move", "1:2")
            .with("deed", Figure::Advice(Box::new(deed)));
        assert_eq!(
            words.say(&advice),
            "The one that holds out longest is 1:2: take 2 from pile 1."
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
