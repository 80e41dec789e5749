//! The flags of all machines that features add, and the players that are made by them.

use std::mem;

use clap::{ArgMatches, Args, Command, FromArgMatches};

use super::{Context, Result};
use crate::features::PLAYERS;
use crate::inference::{Position, Solver};
use crate::players::{KnownSeats, MachineKind, MachineTerms, Player, PlayerKind, Venue};
use crate::session::NamedPlayers;

/// The flags of all features: at the table, or in a match.
#[derive(Debug)]
pub(crate) struct MachineArgs<const IS_MATCH: bool>(ArgMatches);

impl<const IS_MATCH: bool> MachineArgs<IS_MATCH> {
    const VENUE: Venue = if IS_MATCH { Venue::Match } else { Venue::Table };

    /// By what terms they let machines play.
    pub(crate) fn read(&self, context: &Context) -> Result<Machines> {
        let mut machines = Machines(Vec::new());
        for &kind in PLAYERS {
            let terms = kind.read(Self::VENUE, &self.0, &context.signals)?;
            machines.0.push((kind, terms));
        }
        Ok(machines)
    }
}

impl<const IS_MATCH: bool> Args for MachineArgs<IS_MATCH> {
    fn augment_args(command: Command) -> Command {
        let kinds = PLAYERS.iter();
        kinds.fold(command, |command, kind| kind.augment(Self::VENUE, command))
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

/// The kinds of machines that features add, and by what terms each plays.
pub(crate) struct Machines(Vec<(&'static dyn MachineKind, Box<dyn MachineTerms>)>);

impl Machines {
    /// Checks all that can be refused before a game, or before a match from `start`, of which
    /// these players are known.
    pub(crate) fn check<'a>(
        &mut self,
        game: &dyn Solver,
        start: Option<&Position>,
        known: impl Iterator<Item = &'a PlayerKind>,
        are_later: bool,
    ) -> Result {
        let known: Vec<&PlayerKind> = known.collect();
        let are_known = known.len() == 2;
        for (kind, terms) in &mut self.0 {
            let has_kind = known.iter().any(|known| known.added() == Some(*kind));
            let seats = KnownSeats {
                has_kind,
                are_known,
                are_later,
            };
            terms.check(game, start, seats)?;
        }
        Ok(())
    }

    /// The terms of the kinds that play, or of the others.
    pub(crate) fn of(
        &self,
        seats: [&PlayerKind; 2],
        play: bool,
    ) -> impl Iterator<Item = &dyn MachineTerms> {
        let plays = move |kind| seats.iter().any(|seat| seat.added() == Some(kind));
        let chosen = self.0.iter().filter(move |(kind, _)| plays(*kind) == play);
        chosen.map(|(_, terms)| &**terms)
    }

    /// Two players who have not played yet.
    pub(crate) fn players(&self, seats: NamedPlayers) -> [Player; 2] {
        let first = seats[0].0.added();
        let mut sits = false;
        seats.map(|(kind, name)| {
            let is_first = !mem::replace(&mut sits, true) || kind.added() != first;
            Player::new(&kind, name, |kind, text| {
                let mut terms = self.0.iter().filter(|(known, _)| *known == kind);
                let (_, terms) = terms.next().expect("every kind has terms");
                terms.seat(text, is_first)
            })
        })
    }
}
