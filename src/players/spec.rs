//! How players are written on the command line and in records.

use std::sync::Arc;

use super::{Machine, MachineKind, NAMED_LEVELS, Plain, Skill};
use crate::features::PLAYERS;
use crate::inference::{Position, Solver};
use crate::reason::{Phrase, is_invisible};
use crate::text::{columns, read_number};

/// A kind of player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A person, who is asked.
    Human,
    /// A machine.
    Machine(Skill),
    /// A machine of its opponent's own strength.
    Adaptive,
    /// A machine of another kind, and what stands behind the colon if that is no name.
    Added(&'static dyn MachineKind, Arc<str>),
}

/// The kinds of machines of the core, in the order of the menu.
static PLAIN: [&dyn MachineKind; 2] = [
    &Plain {
        word: "beginner",
        help: "beginner",
        label: "who-beginner",
        name: "name-beginner",
        choose: |board, chance| Skill::Beginner.choose(board, chance),
    },
    &Plain {
        word: "random",
        help: "random",
        label: "who-random",
        name: "name-random",
        choose: |board, chance| Skill::Random.choose(board, chance),
    },
];

/// All kinds of machines, those that features add last.
pub(crate) fn machine_kinds() -> impl Iterator<Item = &'static dyn MachineKind> {
    PLAIN.iter().chain(PLAYERS).copied()
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

impl PlayerKind {
    /// All kinds of players that are listed, in the order of the menu: those of features last.
    pub fn all() -> impl Iterator<Item = Self> {
        let listed = |kinds: &[&'static dyn MachineKind]| {
            let listed = kinds.iter().filter(|kind| kind.label().is_some());
            listed
                .map(|&kind| Self::Added(kind, "".into()))
                .collect::<Vec<_>>()
        };
        [Self::Human, Self::Machine(Skill::Perfect)]
            .into_iter()
            .chain(listed(&PLAIN))
            .chain([Self::Adaptive])
            .chain(listed(PLAYERS))
    }

    /// The players that one word describes on the command line.
    pub(crate) fn words() -> impl Iterator<Item = &'static str> {
        let levels = NAMED_LEVELS.into_iter().map(|(name, _)| name);
        Self::all().map(|who| who.name()).chain(levels)
    }

    /// All machines, for `--help`.
    pub(crate) fn help() -> String {
        let others = machine_kinds().map(|kind| format!(", {}", kind.help()));
        format!(
            "perfect, perfect@P (optimal in P percent of its turns), easy, medium, hard, adaptive \
             (follows wins and losses){}",
            others.collect::<String>()
        )
    }

    /// The players that take more than a word, as they are written.
    pub(crate) fn taking() -> impl Iterator<Item = String> {
        machine_kinds().filter_map(|kind| Some(format!("{}:{}", kind.word(), kind.takes()?)))
    }

    /// The name on the command line, the same in every language.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Machine(skill) => skill.name(),
            Self::Adaptive => "adaptive",
            Self::Added(kind, _) => kind.word(),
        }
    }

    /// The kind of a machine that a feature adds.
    pub(crate) fn added(&self) -> Option<&'static dyn MachineKind> {
        match self {
            Self::Added(kind, _) => Some(*kind),
            _ => None,
        }
    }

    /// Why it cannot play from a position; `None` if it can.
    pub(crate) fn refusal(&self, game: &dyn Solver, start: &Position) -> Option<Phrase> {
        self.added()?.refusal(game, start)
    }

    /// Whether it takes more than a word, such as a command to run.
    pub(crate) fn takes_more(&self) -> bool {
        self.added().is_some_and(|kind| kind.takes().is_some())
    }

    /// Writes a player as [`PlayerSpec::read`] reads it. What takes more than a word has no name.
    pub fn spec(&self, name: Option<&str>) -> String {
        let who = match self {
            Self::Machine(Skill::Level(percent)) => format!("{PERFECT}@{percent}"),
            Self::Added(kind, text) if kind.takes().is_some() => {
                return format!("{}:{text}", kind.word());
            }
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
            Phrase::new("refuse-seat").quoting("seat", who).knowing(
                PlayerKind::words()
                    .map(str::to_owned)
                    .chain(PlayerKind::taking()),
            )
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
        let is_meant = |kind: &&dyn MachineKind| kind.word() == who && kind.takes().is_some();
        if let Some(kind) = machine_kinds().find(is_meant) {
            kind.check(name)?;
            return Ok(Some(PlayerKind::Added(kind, name.into()).into()));
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
