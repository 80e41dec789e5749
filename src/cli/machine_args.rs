//! The flags of all machines that features add, and the players that are made by them.

use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Command, FromArgMatches};

use super::{Context, Error, Result};
use crate::inference::{Position, Solver};
use crate::players::{
    Adaptive, Flags, Machine, MachineKind, MachineTerms, Player, PlayerKind, PlayerSpec,
    SharedOpponents, machine_kinds,
};
use crate::reason::Phrase;
use crate::session::names::names;

/// The flags of all kinds: at the table, or in a match.
#[derive(Debug)]
pub struct MachineArgs<const IS_MATCH: bool>(ArgMatches);

impl<const IS_MATCH: bool> MachineArgs<IS_MATCH> {
    fn flags(kind: &dyn MachineKind) -> Flags {
        if IS_MATCH {
            kind.in_match()
        } else {
            kind.at_table()
        }
    }

    /// By what terms they let machines play.
    pub fn read(&self, context: &Context) -> Result<Machines> {
        let kinds = machine_kinds().map(|kind| {
            let flags = Self::flags(kind);
            Ok(KindAtBoard {
                kind,
                typed: self.typed(&flags),
                terms: (flags.read)(&self.0, &context.signals)?,
            })
        });
        Ok(Machines {
            kinds: kinds.collect::<Result<_>>()?,
            opponents: SharedOpponents::default(),
        })
    }

    /// The first of these flags that the command line has.
    fn typed(&self, flags: &Flags) -> Option<String> {
        let own = (flags.augment)(Command::new(""));
        let is_typed = |id: &str| self.0.value_source(id) == Some(ValueSource::CommandLine);
        let mut typed = own
            .get_arguments()
            .filter(|arg| is_typed(arg.get_id().as_str()));
        Some(format!("--{}", typed.next()?.get_long()?))
    }
}

impl<const IS_MATCH: bool> Args for MachineArgs<IS_MATCH> {
    fn augment_args(command: Command) -> Command {
        machine_kinds().fold(command, |command, kind| {
            (Self::flags(kind).augment)(command)
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<const IS_MATCH: bool> FromArgMatches for MachineArgs<IS_MATCH> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        Ok(Self(matches.clone()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.0.clone_from(matches);
        Ok(())
    }
}

/// The kinds of machines that features add, and what all machines share.
pub struct Machines {
    kinds: Vec<KindAtBoard>,
    pub opponents: SharedOpponents,
}

/// A kind of machine, by what terms it plays, and a flag of it that was typed.
struct KindAtBoard {
    kind: &'static dyn MachineKind,
    terms: Box<dyn MachineTerms>,
    typed: Option<String>,
}

impl KindAtBoard {
    /// Whether one of the kind is among these players.
    fn is_among<'a>(&self, players: impl IntoIterator<Item = &'a PlayerKind>) -> bool {
        let mut players = players.into_iter();
        players.any(|player| player.added() == Some(self.kind))
    }

    /// Says that a flag is for a machine of a kind that does not play.
    fn absent(&self) -> Option<Phrase> {
        let option = self.typed.as_deref()?;
        let word = self.kind.word();
        let player = match self.kind.takes() {
            Some(takes) => format!("{word}:{takes}"),
            None => word.to_owned(),
        };
        Some(phrase!("flag-absent", option, player))
    }
}

impl Machines {
    /// Checks all that can be refused before a game, or before a match from `start`, of which
    /// these players are known.
    pub fn check<'a>(
        &mut self,
        game: &dyn Solver,
        start: Option<&Position>,
        known: impl Iterator<Item = &'a PlayerKind>,
        is_later: bool,
    ) -> Result {
        let known: Vec<&PlayerKind> = known.collect();
        let are_known = known.len() == 2;
        for kind in &mut self.kinds {
            let sits = kind.is_among(known.iter().copied());
            if !sits
                && are_known
                && !is_later
                && let Some(absent) = kind.absent()
            {
                return Err(Error::Usage(absent));
            }
            if sits || (!are_known && (is_later || kind.typed.is_some())) {
                kind.terms.check(game, start, is_later)?;
            }
        }
        Ok(())
    }

    /// What is said of flags for machines that do not play.
    pub fn absent(&self, seats: [&PlayerKind; 2]) -> impl Iterator<Item = Phrase> {
        let absent = self.kinds.iter().filter(move |kind| !kind.is_among(seats));
        absent.filter_map(KindAtBoard::absent)
    }

    /// Two players who have not played yet.
    pub fn players(&self, seats: &[PlayerSpec; 2]) -> [Player; 2] {
        let names = names(seats);
        [0, 1].map(|side| {
            let machine = self.machine(seats, side, &names[1 - side]);
            Player::new(&seats[side].kind, names[side].clone(), machine)
        })
    }

    /// The machine at a side; `None` if it is a person.
    fn machine(
        &self,
        seats: &[PlayerSpec; 2],
        side: usize,
        opponent: &str,
    ) -> Option<Box<dyn Machine>> {
        Some(match &seats[side].kind {
            PlayerKind::Human => return None,
            PlayerKind::Machine(skill) => Box::new(*skill),
            PlayerKind::Adaptive => Box::new(Adaptive::meeting(opponent, &self.opponents)),
            PlayerKind::Added(kind, text) => {
                let is_first = side == 0 || seats[0].kind.added() != Some(*kind);
                let mut kinds = self.kinds.iter();
                let own = kinds.find(|known| known.kind == *kind);
                own.expect("every kind has terms")
                    .terms
                    .seat(text, is_first)
            }
        })
    }
}
