//! How players are written on the command line and in records.

use std::sync::Arc;

use super::{NAMED_LEVELS, Skill};
use crate::reason::{Phrase, is_invisible};
use crate::text::{columns, read_number};

/// A kind of player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A person, who is asked.
    Human,
    /// A machine.
    Machine(Skill),
    /// A machine that learns from matchboxes.
    Learner,
    /// A machine of its opponent's own strength.
    Adaptive,
    /// Another program, which this command runs.
    Program(Arc<str>),
}

/// The longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 40;

/// Whether a text can be a name: not too long, not all blank, all of it visible, and not only marks
/// that are set upon others.
pub(crate) fn is_name(text: &str) -> bool {
    columns(text.trim()) > 0
        && text.chars().count() <= LONGEST_NAME
        && !text.chars().any(is_invisible)
}

/// The name on the command line of the player who may have a level.
const PERFECT: &str = "perfect";

/// A program's name on the command line. The rest of the text is its command, which may hold
/// colons.
const PROGRAM: &str = "exec";

/// How a program is described where players are listed.
const PROGRAM_SPEC: &str = "exec:COMMAND";

impl PlayerKind {
    /// All kinds of players but programs, in the order of the menu.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Human)
            .chain(Skill::ALL.into_iter().map(Self::Machine))
            .chain([Self::Learner, Self::Adaptive])
    }

    /// The players that one word describes on the command line: all but programs.
    pub(crate) fn words() -> impl Iterator<Item = &'static str> {
        let levels = NAMED_LEVELS.into_iter().map(|(name, _)| name);
        Self::all().map(|who| who.name()).chain(levels)
    }

    /// The name on the command line, the same in every language.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Machine(skill) => skill.name(),
            Self::Learner => "learner",
            Self::Adaptive => "adaptive",
            Self::Program(_) => PROGRAM,
        }
    }

    /// Writes a player as [`PlayerSpec::read`] reads it. A program has the name of its file.
    pub fn spec(&self, name: Option<&str>) -> String {
        let who = match self {
            Self::Machine(Skill::Level(percent)) => format!("{PERFECT}@{percent}"),
            Self::Program(command) => return format!("{PROGRAM}:{command}"),
            who => who.name().to_owned(),
        };
        name.map_or(who.clone(), |name| format!("{who}:{name}"))
    }
}

/// A player as the command line describes it. A person without a name is asked for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSpec {
    /// Who plays.
    pub kind: PlayerKind,
    /// The name, not empty.
    pub name: Option<String>,
}

impl From<PlayerKind> for PlayerSpec {
    fn from(kind: PlayerKind) -> Self {
        Self { kind, name: None }
    }
}

impl PlayerSpec {
    /// Whether it is a person who has to be asked for a name.
    pub(crate) fn is_nameless(&self) -> bool {
        self.kind == PlayerKind::Human && self.name.is_none()
    }

    /// Reads `human`, `perfect:Deep Nim`, `perfect@70`, `easy`, `exec:./bot` and the like.
    ///
    /// # Errors
    /// A phrase that says what is wrong and what is accepted.
    pub fn read(text: &str) -> Result<Self, Phrase> {
        Self::find(text)?.ok_or_else(|| {
            let who = text.split_once(':').map_or(text, |(who, _)| who);
            Phrase::new("refuse-seat")
                .quoting("seat", who)
                .knowing(PlayerKind::words().chain([PROGRAM_SPEC]))
        })
    }

    /// The same, or `None` if there is no such player. An empty name after the colon counts as
    /// none.
    ///
    /// # Errors
    /// A phrase that says what is wrong and what is accepted.
    pub fn find(text: &str) -> Result<Option<Self>, Phrase> {
        let (who, name) = match text.split_once(':') {
            Some((who, name)) => (who, name.trim()),
            None => (text, ""),
        };
        if who == PROGRAM {
            // A record has one line for it.
            let is_command = !name.is_empty() && !name.contains(is_invisible);
            return is_command
                .then(|| Some(PlayerKind::Program(name.into()).into()))
                .ok_or_else(|| Phrase::new("refuse-command"));
        }
        let kind = match who.split_once('@') {
            Some((PERFECT, percent)) => {
                let percent = read_number(percent).filter(|&percent| percent <= 100);
                let percent = percent.and_then(|percent| u8::try_from(percent).ok());
                let refusal = || Phrase::new("refuse-level").quoting("level", who);
                Some(PlayerKind::Machine(Skill::Level(
                    percent.ok_or_else(refusal)?,
                )))
            }
            _ => PlayerKind::all()
                .find(|known| known.name() == who)
                .or_else(|| Skill::of_level(who).map(PlayerKind::Machine)),
        };
        let name = match name {
            "" => None,
            name if kind.is_none() || is_name(name) => Some(name.to_owned()),
            _ => return Err(phrase!("refuse-text", most = LONGEST_NAME)),
        };
        Ok(kind.map(|kind| Self { kind, name }))
    }

    /// Reads a player of a record: any text that is none on the command line is the name of a
    /// person.
    pub fn recorded(text: &str) -> Self {
        let name = |text: &str| {
            let shown = text.trim().replace(is_invisible, "\u{fffd}");
            let short: String = shown.chars().take(LONGEST_NAME).collect();
            Some(short).filter(|name| !name.trim().is_empty())
        };
        if let Ok(spec) = Self::read(text) {
            return spec;
        }
        let known = |(who, rest): (&str, &str)| Some((Self::read(who).ok()?.kind, name(rest)));
        let found = text.split_once(':').and_then(known);
        let (kind, name) = found.unwrap_or_else(|| (PlayerKind::Human, name(text)));
        Self { kind, name }
    }
}
