//! `nimatron languages`: the languages, and how much of each is translated.

use std::env;
use std::io::{self, Write};
use std::process::{Command, Stdio};

use clap::Args;

use super::flags::examples;
use super::{Context, Done, language};
use crate::communication::{MEASURED, Stop};
use crate::explanation::translation::{SEEN, Translation};
use crate::explanation::{Language, SHOWN, Words};
use crate::reason::Phrase;
use crate::text::{Role, Text, columns};

/// Commands whose screens have heads of tables, labels of pictures and menus, a line each; after
/// `<` stands what is typed.
const SCREENS: &str = include_str!("screens.txt");

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron languages", "how much of each language is translated"),
    ("NIMATRON_LOCALES=. nimatron languages pl", "what is to be looked at in pl.ftl"),
    ("nimatron languages cs tip-", "messages beside the English ones, and in screens"),
    ("NIMATRON_SHOW=tip- nimatron --lang cs", "the same wherever they are said"),
]))]
pub(super) struct Languages {
    /// Check the messages of this language
    #[arg(value_name = "LANGUAGE", value_parser = language)]
    language: Option<Language>,
    /// Show the messages whose names begin so, after the English ones
    #[arg(value_name = "MESSAGE")]
    message: Option<String>,
    /// Print from which English messages those of the language are translated, for its file
    /// seen.ftl
    #[arg(long, requires = "language", conflicts_with = "message")]
    seen: bool,
}

impl Languages {
    pub(super) fn run(&self, context: &Context) -> Done {
        let Some(language) = self.language else {
            return context.show(|_, _| {
                Language::all().fold(Text::new(), |text, language| {
                    text.line(Role::Plain, &line(&Translation::of(language)))
                })
            });
        };
        let translation = Translation::of(language);
        if self.seen {
            let lines = translation.seen().map(|seen| format!("{SEEN}{seen}\n"));
            return context.print(&lines.collect::<String>());
        }
        let Some(name) = &self.message else {
            let wide = too_wide(language)?;
            return context.show(|words, _| checked(&translation, wide, words));
        };
        if translation.beside(name).next().is_none() {
            return Err(Phrase::new("refuse-message").quoting("name", name).into());
        }
        let screens = screens_with(language, name)?;
        context.show(|_, _| beside(&translation, name).then(screens))
    }
}

/// What is to be looked at, and the lines that are too wide.
fn checked(translation: &Translation, wide: Vec<String>, words: &Words) -> Text {
    let text = Text::new().line(Role::Plain, &line(translation));
    translation
        .faults()
        .into_iter()
        .chain([("languages-wide", wide)])
        .filter(|(_, places)| !places.is_empty())
        .fold(text, |text, (id, places)| {
            let title = Phrase::new(id).with("count", places.len());
            let places = places.iter().map(|place| format!("  {place}"));
            places.fold(text.blank().say(words, title), Text::sentence)
        })
}

/// The messages whose names begin with `name`, as they are written, each after the English one.
fn beside(translation: &Translation, name: &str) -> Text {
    let code = translation.language.code();
    translation
        .beside(name)
        .fold(Text::new(), |text, (id, english, own)| {
            let both = format!("  en = {english}\n  {code} = {}", own.unwrap_or_default());
            paragraph(text.line(Role::Strong, id), &both)
        })
}

/// Adds lines as they are, and an empty one.
fn paragraph(text: Text, lines: &str) -> Text {
    lines.lines().fold(text, Text::sentence).blank()
}

/// The paragraphs of the screens in which a message is said whose name begins with `name`, beside
/// the English one.
fn screens_with(language: Language, name: &str) -> Result<Text, Stop> {
    let mark = format!("[{name}");
    let screens = screens(language, 80, name)?.into_iter();
    let said = screens.filter(|(_, said)| said.contains(&mark));
    Ok(said.fold(Text::new(), |text, (command, said)| {
        let text = text.line(Role::Strong, &format!("$ nimatron {command}"));
        said.split("\n\n")
            .filter(|part| part.contains(&mark))
            .fold(text, paragraph)
    }))
}

/// The first line that is too wide on each screen.
fn too_wide(language: Language) -> Result<Vec<String>, Stop> {
    let mut wide = Vec::new();
    for width in [80, 40] {
        for (command, said) in screens(language, width, "")? {
            let line = said.lines().find(|line| columns(line) > width);
            wide.extend(line.map(|line| format!("{width}: {command}: {}", line.trim())));
        }
    }
    Ok(wide)
}

/// What each command of [`SCREENS`] says on a screen that is so wide; the messages whose names
/// begin with `shown` beside the English ones.
fn screens(
    language: Language,
    width: usize,
    shown: &str,
) -> io::Result<Vec<(&'static str, String)>> {
    let program = env::current_exe()?;
    let said = |command: &'static str| {
        let (arguments, typed) = command.split_once(" < ").unwrap_or((command, ""));
        let mut child = Command::new(&program)
            .args(arguments.split(' '))
            .args(["--lang", language.code()])
            .env(MEASURED, width.to_string())
            .env(SHOWN, shown)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut input = child.stdin.take().expect("a pipe");
        // What has ended reads no more.
        let _ = input.write_all(typed.replace(';', "\n").as_bytes());
        drop(input);
        let said = child.wait_with_output()?.stdout;
        Ok((command, String::from_utf8_lossy(&said).into_owned()))
    };
    SCREENS.lines().map(said).collect()
}

/// The code of a language, its name, and the share of its messages.
fn line(translation: &Translation) -> String {
    let (code, share) = (translation.language.code(), translation.share());
    let name = translation.own("language-name");
    format!("{code}  {name:<10} {share:>3} %")
}
