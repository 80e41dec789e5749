//! Who plays: a person, a machine or a program, and how each is written.

use std::path::Path;
use std::sync::Arc;

use crate::explanation::Words;
use crate::players::{NAMED_LEVELS, Skill};
use crate::reason::Phrase;
use crate::record::Strategy;

/// Who plays from a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// A person, who is asked.
    Human,
    /// A machine.
    Machine(Skill),
    /// A machine that learns from matchboxes.
    Learner,
    /// A machine that plays by the strategy of this file; of a recorded game it is not read.
    Follower(Option<Arc<Strategy>>, Arc<str>),
    /// Another program, which this command runs.
    Program(Arc<str>),
}

/// Two players, and what they are called.
pub(super) type Players = [(Who, String); 2];

/// The longest name, in characters.
pub(super) const LONGEST_NAME: usize = 40;

/// The name on the command line of the player who may have a level.
pub(super) const PERFECT: &str = "perfect";

/// A program's name on the command line. The rest of the text is its command, which may hold colons.
pub(super) const PROGRAM: &str = "exec";

/// How a program begins on the command line.
pub(super) const PROGRAM_BEGINS: &str = "exec:";

/// How players that are not one word are described where players are listed.
pub(super) const LONGER_SPECS: [&str; 2] = ["strategy:FILE", "exec:COMMAND"];

/// The name on the command line of a player by a strategy. The rest of the text is its file.
pub(super) const FOLLOWER: &str = "strategy";

/// How such a player begins on the command line.
const FOLLOWER_BEGINS: &str = "strategy:";

impl Who {
    /// All kinds of players but programs, in the order of the menu.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Human)
            .chain(Skill::ALL.into_iter().map(Self::Machine))
            .chain([Self::Learner])
    }

    /// The players that one word describes on the command line: all but programs.
    pub(super) fn words() -> impl Iterator<Item = &'static str> {
        let levels = NAMED_LEVELS.into_iter().map(|(name, _)| name);
        Self::all().map(|who| who.name()).chain(levels)
    }

    /// The words that a player on the command line may begin with.
    pub(crate) fn beginnings() -> impl Iterator<Item = &'static str> {
        Self::words().chain([FOLLOWER_BEGINS, PROGRAM_BEGINS])
    }

    /// The name on the command line, the same in every language.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Machine(skill) => skill.name(),
            Self::Learner => "learner",
            Self::Follower(..) => FOLLOWER,
            Self::Program(_) => PROGRAM,
        }
    }

    /// Writes a player as [`super::Seat::read`] reads it. A program has the name of its file.
    pub(crate) fn spec(&self, name: Option<&str>) -> String {
        let who = match self {
            Self::Machine(Skill::Level(percent)) => format!("{PERFECT}@{percent}"),
            Self::Follower(_, text) | Self::Program(text) => {
                return format!("{}:{text}", self.name());
            }
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
            Self::Follower(..) => ["who-follower", ""],
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
                let known = NAMED_LEVELS.iter().position(|(_, named)| named == percent);
                let level = known.and_then(|place| {
                    let own = words.text("words-levels");
                    own.split_whitespace().nth(place).map(str::to_owned)
                });
                let percent =
                    words.say(&Phrase::new("percent").with("number", u32::from(*percent)));
                words.say(&name.with("level", level.unwrap_or(percent)))
            }
            Self::Follower(_, text) | Self::Program(text) => file_name(text),
            _ => words.say(&name),
        }
    }
}

/// The name of the file that a command runs, shortened.
fn file_name(command: &str) -> String {
    let program = command.split_whitespace().next().unwrap_or(command);
    let name = Path::new(program).file_name();
    let name = name.map_or_else(|| program.into(), |name| name.to_string_lossy());
    name.chars().take(LONGEST_NAME).collect()
}
