//! `nimatron boxes`: saved matchboxes compared with the winning moves. Also the matchboxes in JSON,
//! and what else is said of learners.

use std::path::Path;

use clap::Args;
use serde::Serialize;

use super::{
    Context, Done, Stop,
    flags::{examples, file, offering},
    json::{OptionValues, object},
};
use crate::explanation::{learner::saved_boxes, refusals::boxes_refusal};
use crate::games::Value;
use crate::inference::Solver;
use crate::players::learner::{self, Beads, BoxesError, Plan, Score, is_learnable, read_boxes};
use crate::reason::Phrase;

/// Above this many initial beads, only changes are listed in sticks.
const LISTED: u64 = 100_000;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron boxes sticks.box", "a file that train or play has saved"),
]))]
pub(super) struct Boxes {
    /// A file that train or play has saved
    #[arg(value_parser = file)]
    file: String,
    /// Answer in JSON, one object per line
    #[arg(long)]
    json: bool,
}

impl Boxes {
    pub(super) fn run(&self, context: &Context) -> Done {
        let boxes =
            read_boxes(Path::new(&self.file)).map_err(|error| refusal(Some(&self.file), &error))?;
        if self.json {
            context.print_json(&object! {
                #[flatten] played: played(boxes.plan()),
                games: boxes.games(),
                #[flatten] listed: listed(&boxes),
            })
        } else {
            context.show(|words, width| saved_boxes(&boxes, words, width))
        }
    }
}

/// The games that boxes are for.
pub(super) fn played(plan: &Plan) -> impl Serialize {
    object! {
        game: plan.about.name,
        #[flatten] start: named(plan, ["sticks", "position"], plan.start.clone()),
        #[flatten] values: OptionValues::of(plan.about, &plan.variant.values),
        misere: plan.variant.misere,
    }
}

/// The boxes compared with the winning moves. If not everything is listed, a box that is missing is
/// as at the start, and a number that is missing has one bead.
pub(super) fn listed(boxes: &learner::Boxes) -> impl Serialize {
    let plan = boxes.plan();
    let size = plan.size();
    let complete = plan.row().is_none() || size.saturating_mul(plan.numbers(size)) <= LISTED;
    let row = |place| row(boxes, place, complete);
    let Score { right, winnable } = boxes.score();
    let boxes: Vec<_> = if complete {
        (1..=size).map(row).collect()
    } else {
        boxes.changed().map(row).collect()
    };
    object! { complete, boxes, right, winnable }
}

/// In sticks at most one move wins.
#[derive(Serialize)]
#[serde(untagged)]
enum Winning {
    Sticks(Option<Value>),
    Other(Vec<Value>),
}

/// The name of a box or a bead: in sticks a number.
fn value(plan: &Plan, name: String) -> Value {
    match name.parse() {
        Ok(number) if plan.row().is_some() => Value::Number(number),
        _ => Value::Text(name),
    }
}

/// The same by its key: the first of these in sticks, the other in other games.
fn named(plan: &Plan, [in_sticks, other]: [&'static str; 2], name: String) -> OptionValues {
    let key = plan.row().map_or(other, |_| in_sticks);
    OptionValues(vec![(key, value(plan, name))])
}

/// Returns a box, with the winning moves beside it. If not everything is listed, it has only the
/// numbers of which there are several beads.
fn row(boxes: &learner::Boxes, place: u64, complete: bool) -> impl Serialize {
    let (plan, judged) = (boxes.plan(), boxes.judge(place));
    let bead = |beads: Beads| {
        object! {
            #[flatten] name: named(plan, ["take", "move"], plan.bead_name(place, beads.number)),
            count: beads.count,
            share: boxes.share(place, beads.number),
        }
    };
    let played = |number| value(plan, plan.bead_name(place, number));
    let agrees = judged.agrees();
    let mut winning = judged.winning.into_iter().map(played);
    object! {
        #[flatten] place: named(plan, ["sticks", "position"], plan.box_name(place)),
        beads: if complete {
            boxes.beads(place).map(bead).collect::<Vec<_>>()
        } else {
            boxes.several(place).map(bead).collect()
        },
        winning: match plan.row() {
            Some(_) => Winning::Sticks(winning.next()),
            None => Winning::Other(winning.collect()),
        },
        favourite: judged.favourite.map(played),
        agrees,
    }
}

/// Says why a file of boxes is refused.
pub(super) fn refusal(file: Option<&String>, error: &BoxesError) -> Stop {
    let file = file.map(String::as_str).unwrap_or_default();
    Stop::Refused(boxes_refusal(file, error))
}

/// Checks that the learner plays a game.
pub(super) fn check_learnable(game: &dyn Solver) -> Result<(), Phrase> {
    let refusal = || phrase!("refuse-learner", game = game.name()).knowing(learnable_games());
    is_learnable(game).then_some(()).ok_or_else(refusal)
}

/// The names of the games that the learner plays.
pub(super) fn learnable_games() -> Vec<&'static str> {
    offering(is_learnable)
}
