//! What the learner has learned, in JSON: the objects of `train --json` and `boxes --json`.

use serde::Serialize;

use crate::players::learner::{Against, Beads, Boxes, Course, GAME, Score, Stretch, Terms};

/// Above this many initial beads, only changes are listed.
const LISTED: u64 = 100_000;

/// The terms of the games.
#[derive(Serialize)]
struct Played {
    game: &'static str,
    #[serde(flatten)]
    terms: Terms,
}

impl From<Terms> for Played {
    fn from(terms: Terms) -> Self {
        Self { game: GAME, terms }
    }
}

/// The answer of `train --json`.
#[derive(Serialize)]
pub(super) struct Trained {
    #[serde(flatten)]
    played: Played,
    against: &'static str,
    games: u64,
    won: u64,
    share: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    curve: Vec<f64>,
    #[serde(flatten)]
    listed: Listed,
}

impl Trained {
    pub(super) fn new(boxes: &Boxes, course: &Course, against: Against, seed: Option<u64>) -> Self {
        let all = course.all();
        let stretches = course.stretches.iter().copied();
        Self {
            played: boxes.terms().into(),
            against: against.name(),
            games: all.games,
            won: all.won,
            share: all.share(),
            seed,
            curve: stretches.map(Stretch::share).collect(),
            listed: boxes.into(),
        }
    }
}

/// The answer of `boxes --json`.
#[derive(Serialize)]
pub(super) struct Saved {
    #[serde(flatten)]
    played: Played,
    games: u64,
    #[serde(flatten)]
    listed: Listed,
}

impl From<&Boxes> for Saved {
    fn from(boxes: &Boxes) -> Self {
        Self {
            played: boxes.terms().into(),
            games: boxes.games(),
            listed: boxes.into(),
        }
    }
}

/// The boxes compared with the winning moves.
#[derive(Serialize)]
struct Listed {
    /// Whether everything is listed. If not, a box that is missing is as at the start, and a number that is missing
    /// has one bead.
    complete: bool,
    boxes: Vec<Row>,
    right: u64,
    winnable: u64,
}

#[derive(Serialize)]
struct Row {
    sticks: u64,
    beads: Vec<Bead>,
    winning: Option<u64>,
    favourite: Option<u64>,
    agrees: Option<bool>,
}

#[derive(Serialize)]
struct Bead {
    take: u64,
    count: u64,
    share: f64,
}

impl From<&Boxes> for Listed {
    fn from(boxes: &Boxes) -> Self {
        let Terms {
            sticks, max_take, ..
        } = boxes.terms();
        let complete = sticks.saturating_mul(max_take.min(sticks)) <= LISTED;
        let row = |sticks| {
            let judged = boxes.judge(sticks);
            let beads: Vec<Beads> = if complete {
                boxes.beads(sticks).collect()
            } else {
                boxes.several(sticks).collect()
            };
            let bead = |beads: Beads| Bead {
                take: beads.take,
                count: beads.count,
                share: boxes.share(sticks, beads.take),
            };
            Row {
                sticks,
                beads: beads.into_iter().map(bead).collect(),
                winning: judged.winning,
                favourite: judged.favourite,
                agrees: judged.agrees(),
            }
        };
        let Score { right, winnable } = boxes.score();
        Self {
            complete,
            boxes: if complete {
                (1..=sticks).map(row).collect()
            } else {
                boxes.changed().map(row).collect()
            },
            right,
            winnable,
        }
    }
}
