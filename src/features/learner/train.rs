//! `nimatron train`: trains the learner, and shows the results or what is in its boxes.

use crate::explanation::message;
use std::path::Path;

use clap::Args;
use serde::Serialize;

use super::{
    curve::{training, training_svg},
    file::{BoxesError, BoxesFile, read_boxes},
    kind::learnable_games,
    tables::saved_boxes,
    words::boxes_refusal,
};
use crate::chance::chance;
use crate::cli::{
    Context, Error, Result,
    context::save,
    flags::{VariantFlags, examples, file, game_of, number, one_of},
    json::{OptionValues, object},
    subcommand::Run,
};
use crate::communication::ProgressBar;
use crate::games::Sticks;
use crate::inference::GameKind;
use crate::matchboxes::{Against, Beads, BoxScore, Boxes, Cabinet, GAME, Plan, Stretch, train};
use crate::reason::Phrase;

/// The default number of games.
const USUAL_GAMES: u64 = 10_000;

/// The most games that may be asked for, which take longer than anybody waits.
const MOST_GAMES: u64 = 1_000_000_000_000;

/// Train the matchbox learner and show what it learned
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron train sticks 10 --games 5000", "what it learns from itself"),
    ("nimatron train sticks --against perfect --boxes sticks.box", "saves its matchboxes"),
    ("nimatron train sticks --games 0 --boxes sticks.box", "what is in them"),
    ("nimatron train nim 1,3,5,7 --misere", "a game of small positions"),
]))]
pub(crate) struct TrainArgs {
    /// The game
    #[arg(value_parser = game_of(learnable_games()))]
    game: GameKind,
    /// The position at the start [default in sticks: 10]
    position: Vec<String>,
    /// How many games to play; 0 shows what is in the boxes [default: 10000]
    #[arg(long, value_name = "GAMES", value_parser = number::<u64>(0..=MOST_GAMES))]
    games: Option<u64>,
    /// The opponent
    #[arg(long, value_name = "PLAYER", default_value = "self",
        value_parser = one_of(Against::ALL.map(|against| (against.name(), against))))]
    against: Against,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Train the matchboxes in this file, and save them there at the end
    #[arg(long, value_name = "FILE", value_parser = file())]
    boxes: Option<String>,
    /// Answer in JSON, one object per line
    #[arg(long, conflicts_with = "svg")]
    json: bool,
    /// Also write the learning curve to a file as SVG (-: to the standard output, instead of the
    /// report)
    #[arg(long, value_name = "FILE", value_parser = file())]
    svg: Option<String>,
    #[command(flatten)]
    variant: VariantFlags,
}

impl Run for TrainArgs {
    fn run(&self, context: &Context) -> Result {
        let games = self.games.unwrap_or(USUAL_GAMES);
        if games == 0 {
            return self.show_boxes(context);
        }
        let plan = self.plan()?;
        let refused = |error| self.refused(&error);
        let file = self
            .boxes
            .as_ref()
            .map(|file| BoxesFile::hold(Path::new(file)))
            .transpose()
            .map_err(refused)?;
        let mut boxes = match &file {
            Some(file) => file.load(plan).map_err(refused)?,
            None => Boxes::new(plan),
        };
        let bar = ProgressBar::new(message("progress-training"));
        // If it is stopped, the file stays unchanged.
        let course = train(
            &mut boxes,
            games,
            self.against,
            &mut chance(self.seed),
            &context.interrupt(),
            &bar,
        )
        .inspect_err(|_| Context::tell_reached(&bar))?;
        if let Some(file) = &file {
            file.save(&boxes).map_err(refused)?;
        }
        let against = self.against;
        // The file comes first: if it cannot be written, nothing has been shown.
        let svg = || training_svg(boxes.plan(), &course, against);
        match save(self.svg.as_ref(), svg)? {
            Some(text) => context.print(&text),
            None if self.json => {
                let all = course.all();
                let stretches = course.stretches.iter().copied();
                context.print_json(&object! {
                    #[flatten] played: played(boxes.plan()),
                    against: against.name(),
                    games: all.games,
                    won: all.won,
                    share: all.share(),
                    #[flatten] seed: self.seed.map(|seed| object! { seed }),
                    curve: stretches.map(Stretch::share).collect::<Vec<_>>(),
                    #[flatten] listed: listed(&boxes),
                })
            }
            None => context.show(|width| training(&boxes, &course, against, width)),
        }
    }
}

impl TrainArgs {
    /// Shows what is in the boxes; in those of a file for any position, unless one is given.
    fn show_boxes(&self, context: &Context) -> Result {
        let refused = |error| self.refused(&error);
        if self.svg.is_some() {
            return Err(Error::Usage(Phrase::new("train-no-curve")));
        }
        let boxes = match &self.boxes {
            None => Boxes::new(self.plan()?),
            Some(file) => {
                let boxes = read_boxes(Path::new(file)).map_err(refused)?;
                if !self.may_show(boxes.plan())? {
                    return Err(refused(BoxesError::OtherTerms(boxes.plan().clone().into())));
                }
                boxes
            }
        };
        if self.json {
            return context.print_json(&object! {
                #[flatten] played: played(boxes.plan()),
                games: boxes.games(),
                #[flatten] listed: listed(&boxes),
            });
        }
        context.show(|width| saved_boxes(&boxes, width))
    }

    /// Says why its file of boxes is refused.
    fn refused(&self, error: &BoxesError) -> Error {
        let file = self.boxes.as_deref().unwrap_or_default();
        Error::Refused(boxes_refusal(file, error))
    }

    /// Whether boxes are those that the flags ask for, as far as they do.
    fn may_show(&self, plan: &Plan) -> Result<bool> {
        if plan.about.name != self.game.name() {
            return Ok(false);
        }
        if !self.position.is_empty() {
            return Ok(*plan == self.plan()?);
        }
        let asked = self.variant.of(self.game)?;
        let has = |(option, value)| plan.variant.values.get(option) == Some(value);
        let is_misere = !self.variant.misere || plan.variant.misere;
        Ok(is_misere && asked.values.of(plan.about.options).all(has))
    }

    /// Returns which boxes the flags ask for.
    fn plan(&self) -> Result<Plan> {
        let game = self.game.rules(&self.variant.of(self.game)?);
        let usual = [Sticks::USUAL_STICKS.to_string()];
        let is_usual = self.position.is_empty() && self.game.name() == GAME;
        let start = if is_usual { &usual } else { &*self.position };
        let start = game.read_position(&start.join(" ")).map_err(Error::Usage)?;
        Ok(Cabinet::new(&*game, &start)
            .map_err(Error::Usage)?
            .plan()
            .clone())
    }
}

/// The games that boxes are for.
fn played(plan: &Plan) -> impl Serialize {
    object! {
        game: plan.about.name,
        position: &*plan.start,
        #[flatten] values: OptionValues::of(plan.about, &plan.variant.values),
        misere: plan.variant.misere,
    }
}

/// The boxes beside the winning moves.
fn listed(boxes: &Boxes) -> impl Serialize {
    let BoxScore { right, winnable } = boxes.score();
    let row = |place| row(boxes, place);
    let boxes: Vec<_> = (1..=boxes.plan().size()).map(row).collect();
    object! { boxes, right, winnable }
}

/// A box, with the winning moves beside it.
fn row(boxes: &Boxes, place: u64) -> impl Serialize {
    let (plan, judged) = (boxes.plan(), boxes.judge(place));
    let named = |number| plan.bead_name(place, number);
    let bead = |beads: Beads| {
        object! {
            r#move: named(beads.number),
            count: beads.count,
            share: boxes.share(place, beads.number),
        }
    };
    let agrees = judged.agrees();
    object! {
        position: plan.box_name(place),
        beads: boxes.beads(place).map(bead).collect::<Vec<_>>(),
        winning: judged.winning.into_iter().map(named).collect::<Vec<_>>(),
        favourite: judged.favourite.map(named),
        agrees,
    }
}
