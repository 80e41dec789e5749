//! Who plays and with how much help: a person, a machine or a program at a seat, with a name, and
//! how each is written.

use std::path::Path;
use std::sync::Arc;

use crate::communication::{is_plain_text, read_number};
use crate::explanation::Words;
use crate::players::{NAMED_LEVELS, Skill};
use crate::reason::{Phrase, is_invisible};

/// Who plays from a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
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

/// Two players, and what they are called.
pub(crate) type Players = [(Who, String); 2];

/// The longest name, in characters.
pub(super) const LONGEST_NAME: usize = 40;

/// The name on the command line of the player who may have a level.
const PERFECT: &str = "perfect";

/// A program's name on the command line. The rest of the text is its command, which may hold
/// colons.
const PROGRAM: &str = "exec";

/// How a program is described where players are listed.
const PROGRAM_SPEC: &str = "exec:COMMAND";

impl Who {
    /// All kinds of players but programs, in the order of the menu.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Human)
            .chain(Skill::ALL.into_iter().map(Self::Machine))
            .chain([Self::Learner, Self::Adaptive])
    }

    /// The players that one word describes on the command line: all but programs.
    pub(super) fn words() -> impl Iterator<Item = &'static str> {
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

    /// Writes a player as [`super::Seat::read`] reads it. A program has the name of its file.
    pub fn spec(&self, name: Option<&str>) -> String {
        let who = match self {
            Self::Machine(Skill::Level(percent)) => format!("{PERFECT}@{percent}"),
            Self::Program(command) => return format!("{PROGRAM}:{command}"),
            who => who.name().to_owned(),
        };
        name.map_or(who.clone(), |name| format!("{who}:{name}"))
    }

    /// The messages that describe it where players are listed, and that name it.
    pub(super) fn messages(&self) -> [&'static str; 2] {
        match self {
            Self::Human => ["who-human", "name-player"],
            Self::Machine(Skill::Perfect) => ["who-perfect", "name-perfect"],
            Self::Machine(Skill::Level(_)) => ["who-level", "name-level"],
            Self::Machine(Skill::Beginner) => ["who-beginner", "name-beginner"],
            Self::Machine(Skill::Random) => ["who-random", "name-random"],
            Self::Learner => ["who-learner", "name-learner"],
            Self::Adaptive => ["who-adaptive", "name-perfect"],
            Self::Program(_) => ["who-program", ""],
        }
    }

    /// The default name at the first or second seat.
    pub(super) fn usual_name(&self, words: &Words, number: usize) -> String {
        let [_, name] = self.messages();
        let name = Phrase::new(name);
        match self {
            Self::Human => words.say(&name.with("number", number)),
            Self::Machine(Skill::Level(percent)) => {
                let level = NAMED_LEVELS
                    .iter()
                    .position(|(_, named)| named == percent)
                    .and_then(|place| {
                        words
                            .text("words-levels")
                            .split_whitespace()
                            .nth(place)
                            .map(str::to_owned)
                    });
                let percent = words.say(&phrase!("percent", number = u32::from(*percent)));
                words.say(&name.with("level", level.unwrap_or(percent)))
            }
            Self::Program(command) => file_name(command),
            _ => words.say(&name),
        }
    }
}

/// The name of the file that a command runs, shortened.
fn file_name(command: &str) -> String {
    let program = command.split_whitespace().next().unwrap_or(command);
    let name = Path::new(program).file_name();
    name.map_or_else(|| program.into(), |name| name.to_string_lossy())
        .chars()
        .take(LONGEST_NAME)
        .collect()
}

/// A seat as the command line describes it. A person without a name is asked for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Who sits there.
    pub who: Who,
    /// The name, not empty.
    pub name: Option<String>,
}

impl From<Who> for Seat {
    fn from(who: Who) -> Self {
        Self { who, name: None }
    }
}

impl Seat {
    /// Whether a person sits there who has to be asked for a name.
    pub(super) fn is_nameless(&self) -> bool {
        self.who == Who::Human && self.name.is_none()
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
                .knowing(Who::words().chain([PROGRAM_SPEC]))
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
                .then(|| Some(Who::Program(name.into()).into()))
                .ok_or_else(|| Phrase::new("refuse-command"));
        }
        let who = match who.split_once('@') {
            Some((PERFECT, percent)) => {
                let percent = read_number(percent).filter(|&percent| percent <= 100);
                let percent = percent.and_then(|percent| u8::try_from(percent).ok());
                let refusal = || Phrase::new("refuse-level").quoting("level", who);
                Some(Who::Machine(Skill::Level(percent.ok_or_else(refusal)?)))
            }
            _ => Who::all()
                .find(|known| known.name() == who)
                .or_else(|| Skill::of_level(who).map(Who::Machine)),
        };
        let name = match name {
            "" => None,
            name if who.is_none() || is_plain_text(name, LONGEST_NAME) => Some(name.to_owned()),
            _ => return Err(phrase!("refuse-text", most = LONGEST_NAME)),
        };
        Ok(who.map(|who| Self { who, name }))
    }

    /// Reads a player of a record: any text that is none on the command line is the name of a
    /// person.
    pub fn recorded(text: &str) -> Self {
        let name = |text: &str| {
            let shown = text.trim().replace(is_invisible, "\u{fffd}");
            let short: String = shown.chars().take(LONGEST_NAME).collect();
            Some(short).filter(|name| !name.trim().is_empty())
        };
        if let Ok(seat) = Self::read(text) {
            return seat;
        }
        let known = |(who, rest): (&str, &str)| Some((Self::read(who).ok()?.who, name(rest)));
        let found = text.split_once(':').and_then(known);
        let (who, name) = found.unwrap_or_else(|| (Who::Human, name(text)));
        Self { who, name }
    }
}

/// Returns the names of two players.
pub(crate) fn names(words: &Words, seats: &[Seat; 2]) -> [String; 2] {
    let name = |index: usize| {
        let Seat { who, name } = &seats[index];
        let usual = || who.usual_name(words, index + 1);
        name.clone().unwrap_or_else(usual)
    };
    distinct([0, 1].map(name))
}

/// Returns the names of the players of a record, who are written as on the command line. Other
/// texts are names themselves.
pub(crate) fn recorded_names(words: &Words, players: &[String; 2]) -> [String; 2] {
    let seats = players.each_ref().map(|player| Seat::recorded(player));
    names(words, &seats)
}

/// Two names that a reader can tell apart.
pub(super) fn distinct([first, mut second]: [String; 2]) -> [String; 2] {
    if first == second {
        second.push_str(" 2");
    }
    [first, second]
}

/// How much help a person gets at a turn, from none to everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Hints {
    /// None.
    None,
    /// Tips, which name no move.
    Tips,
    /// Everything, the optimal move and its reason included.
    #[default]
    All,
}

impl Hints {
    /// All settings with their names on the command line, the same in every language; from the
    /// least help to the most.
    pub(crate) const NAMED: [(&str, Self); 3] = [
        ("none", Self::None),
        ("tips", Self::Tips),
        ("all", Self::All),
    ];
}
