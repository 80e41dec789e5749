//! Kinds of machines: how they are written, listed and named, and their flags.

use crate::explanation::message;
use std::fmt::{self, Debug, Formatter};

use clap::{ArgMatches, Args, Command};

use super::{Board, Choice, Machine, Trouble};
use crate::chance::Chance;
use crate::communication::{Result, Signals};
use crate::inference::{Position, Solver};
use crate::reason::Phrase;

/// A kind of machine. One without flags is a `Plain`.
#[expect(private_interfaces, reason = "outside, players are only compared")]
pub trait MachineKind: Sync {
    /// The name on the command line, the same in every language.
    fn word(&self) -> &'static str;

    /// How `--help` describes it.
    fn help(&self) -> &'static str;

    /// The message that describes it where players are listed; `None` if it is not listed.
    fn label(&self) -> Option<&'static str> {
        None
    }

    /// What stands behind the colon in place of a name, such as `COMMAND`, if something does. It is
    /// never taken from a record.
    fn takes(&self) -> Option<&'static str> {
        None
    }

    /// Reads that.
    ///
    /// # Errors
    /// A phrase that says what is wrong.
    fn check(&self, _text: &str) -> Result<(), Phrase> {
        Ok(())
    }

    /// The default name of one.
    fn usual_name(&self, text: &str) -> String;

    /// Why it cannot play from a position, which may take a moment to find out.
    fn refusal(&self, _game: &dyn Solver, _start: &Position) -> Option<Phrase> {
        None
    }

    /// What is said as a recorded game of one goes on.
    ///
    /// # Errors
    /// The message that refuses it, which names the file.
    fn goes_on(&self) -> Result<Option<Phrase>, &'static str> {
        Ok(None)
    }

    /// What is done before a signal ends the process at once.
    fn before_the_end(&self) {}

    /// Its flags where people play.
    fn at_table(&self) -> Flags;

    /// Its flags in a match.
    fn in_match(&self) -> Flags {
        self.at_table()
    }
}

/// The arguments that say by what terms the machines of a kind play.
pub(crate) trait MachineFlags: Args {
    /// Makes the terms of them.
    fn terms(self, signals: &Signals) -> Result<Box<dyn MachineTerms>>;
}

/// The flags of a kind of machine, as a value.
pub(crate) struct Flags {
    pub augment: fn(Command) -> Command,
    pub read: Box<ReadTerms>,
}

/// Makes terms of the flags that were given.
type ReadTerms = dyn Fn(&ArgMatches, &Signals) -> Result<Box<dyn MachineTerms>>;

impl Flags {
    /// Those that clap reads.
    pub(crate) fn of<F: MachineFlags>() -> Self {
        Self {
            augment: F::augment_args,
            read: Box::new(|given, signals| {
                let flags = F::from_arg_matches(given).expect("clap has checked them");
                flags.terms(signals)
            }),
        }
    }

    /// None: the terms are these.
    fn none(terms: impl MachineTerms + Copy + 'static) -> Self {
        Self {
            augment: |command| command,
            read: Box::new(move |_, _| Ok(Box::new(terms))),
        }
    }
}

/// By what terms the machines of a kind play.
pub(crate) trait MachineTerms: Sync {
    /// Checks before a game, or before a match from `start`, all that can be refused, if a machine
    /// of the kind plays or may play. `is_later` is whether games were played before.
    fn check(&mut self, _: &dyn Solver, _start: Option<&Position>, _is_later: bool) -> Result {
        Ok(())
    }

    /// Makes a machine. `text` stands behind the colon, and the first of the kind at a board may
    /// have what the others have not.
    fn seat(&self, text: &str, is_first: bool) -> Box<dyn Machine>;
}

/// A kind of machine that has no flags and keeps nothing from game to game.
#[derive(Clone, Copy)]
pub(crate) struct Plain {
    /// As in [`MachineKind`].
    pub word: &'static str,
    pub help: &'static str,
    pub label: &'static str,
    /// The message that has its default name.
    pub name: &'static str,
    pub choose: Chooser,
}

/// Chooses a move in the position on the board, which is not over.
type Chooser = fn(&mut Board, &mut Chance) -> Result<Choice, Trouble>;

impl MachineKind for Plain {
    fn word(&self) -> &'static str {
        self.word
    }

    fn help(&self) -> &'static str {
        self.help
    }

    fn label(&self) -> Option<&'static str> {
        Some(self.label)
    }

    fn usual_name(&self, _: &str) -> String {
        message(self.name)
    }

    fn at_table(&self) -> Flags {
        Flags::none(*self)
    }
}

impl MachineTerms for Plain {
    fn seat(&self, _: &str, _: bool) -> Box<dyn Machine> {
        Box::new(self.choose)
    }
}

impl Machine for Chooser {
    fn choose(&mut self, board: &mut Board, chance: &mut Chance) -> Result<Choice, Trouble> {
        self(board, chance)
    }
}

impl PartialEq for dyn MachineKind {
    fn eq(&self, other: &Self) -> bool {
        self.word() == other.word()
    }
}

impl Eq for dyn MachineKind {}

impl Debug for dyn MachineKind {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(self.word())
    }
}
