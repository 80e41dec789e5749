//! How the players stand whom this user has had at the table: what is said of them first, and how
//! it is forgotten.

use std::sync::PoisonError;

use super::{Context, Error, FIRST, Result, machine_args::Machines};
use crate::players::{self, PlayerKind, PlayerSpec};
use crate::reason::Phrase;
use crate::record::last_game;
use crate::session::{Recording, names::names, score_of};
use crate::text::Text;

/// What there is to say first to somebody who comes back: how the players of the last game stand,
/// and what waits.
pub fn news(machines: &Machines, recording: &Recording) -> Vec<Phrase> {
    let seats = last_game().map(|last| {
        let players = last.players();
        players.map(|player| PlayerSpec::recorded(&player))
    });
    let standing = seats.and_then(|seats| standing(machines, recording, &seats));
    let waiting = FIRST.iter().filter_map(|entry| (entry.news)());
    standing.into_iter().chain(waiting).collect()
}

/// How a person stands against the other player, if they have met: how strong a computer is that
/// follows them, or else the score.
pub fn standing(
    machines: &Machines,
    recording: &Recording,
    seats: &[PlayerSpec; 2],
) -> Option<Phrase> {
    let names = names(seats);
    let person = seats
        .iter()
        .position(|seat| seat.kind == PlayerKind::Human)?;
    if seats.iter().any(|seat| seat.kind == PlayerKind::Adaptive) {
        let name = names[person].as_str();
        let opponents = machines.opponents.lock();
        let opponents = opponents.unwrap_or_else(PoisonError::into_inner);
        let strength = opponents.get(name)?;
        let (wins, losses) = (strength.wins, strength.losses);
        let percent = u32::from(strength.percent());
        return Some(phrase!("remembered", name, wins, losses, percent));
    }
    let names = names.each_ref().map(String::as_str);
    let [first, second] = [0, 1].map(|seat| seats[seat].kind.spec(Some(names[seat])));
    let wins = recording.scores.wins([&first, &second]);
    (wins != [0, 0]).then(|| phrase!("score", score = score_of(names, wins)))
}

/// Takes away what is kept of those who have played, and names the files.
pub fn forget(context: &Context) -> Result {
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
