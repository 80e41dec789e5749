//! How the players stand whom this user has had at the table: what is said of them first, and how
//! it is forgotten.

use std::sync::PoisonError;

use super::{Context, Error, FIRST, Result, machine_args::Machines};
use crate::players::{self, PlayerKind, PlayerSpec};
use crate::reason::Phrase;
use crate::record::last_game;
use crate::session::{NamedPlayers, Recording, recorded_names, score_of};
use crate::text::Text;

/// What there is to say first to somebody who comes back: how the players of the last game stand,
/// and what waits.
pub(super) fn news(machines: &Machines, recording: &Recording) -> Vec<Phrase> {
    let seats = last_game().map(|last| {
        let specs = last.players();
        let kinds = specs.each_ref().map(|spec| PlayerSpec::recorded(spec).kind);
        let [first, second] = recorded_names(&specs);
        let [one, other] = kinds;
        [(one, first), (other, second)]
    });
    let standing = seats.and_then(|seats| standing(machines, recording, &seats));
    let waiting = FIRST.iter().filter_map(|entry| (entry.news)());
    standing.into_iter().chain(waiting).collect()
}

/// How a person stands against the other player, if they have met: how strong a computer is that
/// follows them, or else the score.
pub(super) fn standing(
    machines: &Machines,
    recording: &Recording,
    seats: &NamedPlayers,
) -> Option<Phrase> {
    let (_, name) = seats.iter().find(|(kind, _)| *kind == PlayerKind::Human)?;
    if seats.iter().any(|(kind, _)| *kind == PlayerKind::Adaptive) {
        let opponents = machines.opponents.lock();
        let strength = opponents
            .unwrap_or_else(PoisonError::into_inner)
            .get(name)?;
        let (wins, losses) = (strength.wins, strength.losses);
        let percent = u32::from(strength.percent());
        return Some(phrase!(
            "remembered",
            name = name.as_str(),
            wins,
            losses,
            percent
        ));
    }
    let [first, second] = seats.each_ref().map(|(kind, name)| kind.spec(Some(name)));
    let wins = recording.scores.wins([&first, &second]);
    let names = seats.each_ref().map(|(_, name)| name.as_str());
    (wins != [0, 0]).then(|| phrase!("score", score = score_of(names, wins)))
}

/// Takes away what is kept of those who have played, and names the files.
pub(super) fn forget(context: &Context) -> Result {
    let gone = players::forget().map_err(Error::Refused)?;
    let told = gone
        .iter()
        .map(|file| phrase!("forgotten", file = file.as_path()));
    let mut told: Vec<Phrase> = told.collect();
    if told.is_empty() {
        told.push(Phrase::new("forgotten-none"));
    }
    context.show(|_| told.into_iter().fold(Text::new(), Text::say))
}
