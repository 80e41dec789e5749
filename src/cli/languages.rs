//! `nimatron languages`: the languages, and how much of each is translated.

use clap::Args;

use super::flags::examples;
use super::{Context, Failure, language};
use crate::explanation::{Language, Translation};
use crate::reason::Phrase;
use crate::text::{Role, Text};

/// The message with the name of a language in itself.
const NAME: &str = "language-name";

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron languages", "how much of each language is translated"),
    ("NIMATRON_LOCALES=. nimatron languages pl", "what the messages in pl.ftl lack"),
]))]
pub(super) struct Languages {
    /// List the messages of this language that are missing, or have other figures than in English
    #[arg(value_name = "LANGUAGE", value_parser = language)]
    language: Option<Language>,
}

impl Languages {
    pub(super) fn run(&self, context: &Context) -> Result<(), Failure> {
        let Some(language) = self.language else {
            return context.show(|_, _| {
                Language::all().fold(Text::new(), |text, language| {
                    text.line(Role::Plain, &line(language))
                })
            });
        };
        let Translation {
            missing,
            differing,
            unknown,
            ..
        } = language.translation();
        context.show(|words, _| {
            let text = Text::new().line(Role::Plain, &line(language));
            let lists = [
                ("languages-missing", missing),
                ("languages-differing", differing),
                ("languages-unknown", unknown),
            ];
            lists
                .into_iter()
                .filter(|(_, names)| !names.is_empty())
                .fold(text, |text, (id, names)| {
                    let title = Phrase::new(id).with("count", names.len());
                    let text = text.blank().say(words, title);
                    names.iter().fold(text, |text, name| {
                        text.line(Role::Plain, &format!("  {name}"))
                    })
                })
        })
    }
}

/// The code of a language, its name, and the share of its messages. Only what is complete is all of it.
fn line(language: Language) -> String {
    let Translation { all, missing, .. } = language.translation();
    let share = (all - missing.len()) * 100 / all;
    let is_named = !missing.contains(&NAME);
    let name = if is_named {
        language.plain_text(NAME)
    } else {
        ""
    };
    format!("{}  {name:<10} {share:>3} %", language.code())
}
