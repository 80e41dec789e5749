//! What the learner has learned, in JSON: the objects of `train --json` and `boxes --json`.

use serde::Serialize;

use super::json::OptionValues;
use crate::players::learner::{Against, Beads, Boxes, Course, Plan, Score, Stretch, Terms};

/// Above this many initial beads, only changes are listed in sticks.
const LISTED: u64 = 100_000;

/// The games that boxes are for.
#[derive(Serialize)]
#[serde(untagged)]
enum Played {
    Sticks {
        game: &'static str,
        #[serde(flatten)]
        terms: Terms,
    },
    Other {
        game: &'static str,
        position: String,
        #[serde(flatten)]
        values: OptionValues,
        misere: bool,
    },
}

impl From<&Plan> for Played {
    fn from(plan: &Plan) -> Self {
        let game = plan.about.name;
        match plan.row() {
            Some(terms) => Self::Sticks { game, terms },
            None => Self::Other {
                game,
                position: plan.start.clone(),
                values: OptionValues::of(plan.about, &plan.variant.values),
                misere: plan.variant.misere,
            },
        }
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
            played: boxes.plan().into(),
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
            played: boxes.plan().into(),
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

/// A box, with the winning moves beside it.
#[derive(Serialize)]
#[serde(untagged)]
enum Row {
    Sticks {
        sticks: u64,
        beads: Vec<Bead>,
        winning: Option<u64>,
        favourite: Option<u64>,
        agrees: Option<bool>,
    },
    Other {
        position: String,
        beads: Vec<Bead>,
        winning: Vec<String>,
        favourite: Option<String>,
        agrees: Option<bool>,
    },
}

/// The beads of one number, or of one move.
#[derive(Serialize)]
struct Bead {
    #[serde(skip_serializing_if = "Option::is_none")]
    take: Option<u64>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    played: Option<String>,
    count: u64,
    share: f64,
}

/// Returns a box. If not everything is listed, it has only the numbers of which there are several beads.
fn row(boxes: &Boxes, place: u64, complete: bool) -> Row {
    let (plan, judged) = (boxes.plan(), boxes.judge(place));
    let name = |number| plan.bead_name(place, number);
    let beads: Vec<Beads> = if complete {
        boxes.beads(place).collect()
    } else {
        boxes.several(place).collect()
    };
    let is_row = plan.row().is_some();
    let bead = |beads: Beads| Bead {
        take: is_row.then_some(beads.number),
        played: (!is_row).then(|| name(beads.number)),
        count: beads.count,
        share: boxes.share(place, beads.number),
    };
    let beads = beads.into_iter().map(bead).collect();
    let agrees = judged.agrees();
    if is_row {
        Row::Sticks {
            sticks: place,
            beads,
            winning: judged.winning.first().copied(),
            favourite: judged.favourite,
            agrees,
        }
    } else {
        Row::Other {
            position: plan.box_name(place),
            beads,
            winning: judged.winning.into_iter().map(name).collect(),
            favourite: judged.favourite.map(name),
            agrees,
        }
    }
}

impl From<&Boxes> for Listed {
    fn from(boxes: &Boxes) -> Self {
        let plan = boxes.plan();
        let size = plan.size();
        let complete = plan.row().is_none() || size.saturating_mul(plan.numbers(size)) <= LISTED;
        let row = |place| row(boxes, place, complete);
        let Score { right, winnable } = boxes.score();
        Self {
            complete,
            boxes: if complete {
                (1..=size).map(row).collect()
            } else {
                boxes.changed().map(row).collect()
            },
            right,
            winnable,
        }
    }
}
