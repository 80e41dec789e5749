//! What is known about a position whose answer is not complete.

use super::in_one_line;
use crate::inference::SoFar;
use crate::reason::Phrase;

/// The most winning moves that are listed.
const MOST_LISTED: usize = 8;

/// Returns what is known in a few words each, the most important first: what has a short form.
pub fn so_far(known: &SoFar) -> Vec<String> {
    parts(known)
        .iter()
        .filter_map(|part| part.attribute("short"))
        .collect()
}

/// Returns a line with how far work has got about which nothing else is known: `done` steps of
/// `all`, of which there is one at least.
pub(crate) fn share_in_a_line(done: usize, all: usize) -> String {
    let percent = done as u128 * 100 / (all.max(1) as u128);
    let share = phrase!("so-far-share", percent = percent.to_string());
    in_a_line(&[share])
}

/// Returns a line with what is known about a position, the winning moves included.
pub(crate) fn so_far_in_a_line(known: &SoFar) -> String {
    in_a_line(&parts(known))
}

/// Returns a line with what is known.
pub(crate) fn in_a_line(parts: &[Phrase]) -> String {
    let said: Vec<String> = parts.iter().map(std::string::ToString::to_string).collect();
    phrase!("so-far", known = in_one_line(&said)).to_string()
}

fn parts(known: &SoFar) -> Vec<Phrase> {
    let outcome = (known.wins).map(|wins| phrase!("so-far-outcome", wins));
    let excluded: Vec<String> = known.excluded.iter().map(ToString::to_string).collect();
    let excluded = phrase!(
        "so-far-not",
        count = excluded.len(),
        nimbers = excluded.join(", ")
    );
    let nimber = match known.nimber {
        Some(nimber) => Some(phrase!("so-far-nimber", nimber)),
        None => (!known.excluded.is_empty()).then_some(excluded),
    };
    let moves = phrase!(
        "so-far-moves",
        settled = known.settled.to_string(),
        moves = known.moves.to_string()
    );
    let (listed, more) = known.winning.split_at(known.winning.len().min(MOST_LISTED));
    let winning = phrase!(
        "so-far-winning",
        moves = listed.join(", "),
        more = more.len()
    );
    let by_theorem = (known.by_theorem.as_ref()).filter(|&played| !listed.contains(played));
    [
        outcome,
        nimber,
        (known.moves > 0).then_some(moves),
        (!listed.is_empty()).then_some(winning),
        by_theorem.map(|played| phrase!("so-far-theorem", move = played)),
        Some(phrase!("so-far-positions", count = known.positions)),
    ]
    .into_iter()
    .flatten()
    .collect()
}
