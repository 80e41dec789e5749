//! `nimatron train`: trains the learner, and shows the results.

use std::path::Path;

use clap::Args;

use super::{
    Context, Done, Stop,
    boxes::{learnable_games, listed, played, refusal},
    context::{STDOUT, save},
    failure::of_argument,
    flags::{Variant, examples, file, game, game_help, number, one_of, position},
    json::object,
};
use crate::communication::Bar;
use crate::explanation::{learner::training, map::training_svg};
use crate::games::{MAX_STICKS, Sticks};
use crate::players::{
    chance,
    learner::{Against, Boxes, BoxesFile, Cabinet, GAME, Plan, Stretch, train},
};
use crate::reason::Phrase;

/// The default number of games.
const USUAL_GAMES: u64 = 10_000;

/// The most games that may be asked for, which take longer than anybody waits.
const MOST_GAMES: u64 = 1_000_000_000_000;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron train sticks 10 --games 5000", "what it learns from itself"),
    ("nimatron train sticks --against perfect --boxes sticks.box", "saves its matchboxes"),
    ("nimatron train nim 1,3,5,7 --misere", "a game of small positions"),
]))]
pub(super) struct Train {
    #[arg(help = game_help(&learnable_games()))]
    game: String,
    /// The position at the start; in sticks how many there are, from 1 to 1000000 [default: 10]
    position: Vec<String>,
    /// How many games to play [default: 10000]
    #[arg(long, value_name = "GAMES", value_parser = number("--games", 1..=MOST_GAMES))]
    games: Option<u64>,
    /// The opponent: random, beginner, perfect or self
    #[arg(long, value_name = "PLAYER", default_value = "self",
        value_parser = one_of(
            "refuse-against",
            "against",
            Against::ALL.map(|against| (against.name(), against)),
        ))]
    against: Against,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Train the matchboxes in this file, and save them there at the end
    #[arg(long, value_name = "FILE", value_parser = file)]
    boxes: Option<String>,
    /// Answer in JSON, one object per line
    #[arg(long)]
    json: bool,
    /// Also write the learning curve to a file as SVG (-: to the standard output, instead of the
    /// report)
    #[arg(long, value_name = "FILE", value_parser = file)]
    svg: Option<String>,
    #[command(flatten)]
    variant: Variant,
}

impl Train {
    pub(super) fn run(&self, context: &Context) -> Done {
        let plan = self.plan()?;
        if self.json && self.svg.as_deref() == Some(STDOUT) {
            return Err(of_argument("usage-conflict", "train", "--svg -")
                .with("other", "--json")
                .into());
        }
        let refused = |error| refusal(self.boxes.as_ref(), &error);
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
        let bar = Bar::new(context.words.text("progress-training"));
        // If it is stopped, the file stays unchanged.
        let course = train(
            &mut boxes,
            self.games.unwrap_or(USUAL_GAMES),
            self.against,
            &mut chance(self.seed),
            &context.interrupt(),
            &bar,
        )
        .inspect_err(|stopped| {
            if stopped.is_stopped() {
                context.tell_reached(&bar);
            }
        })?;
        if let Some(file) = &file {
            file.save(&boxes).map_err(refused)?;
        }
        let against = self.against;
        // The file comes first: if it cannot be written, nothing has been shown.
        let svg = || training_svg(boxes.plan(), &course, against, &context.words);
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
            None => context.show(|words, width| training(&boxes, &course, against, words, width)),
        }
    }

    /// Returns which boxes the flags ask for.
    fn plan(&self) -> Result<Plan, Stop> {
        let known = learnable_games();
        if !known.contains(&self.game.as_str()) {
            return Err(Phrase::new("refuse-train")
                .quoting("game", &self.game)
                .knowing(known)
                .into());
        }
        let (kind, variant) = game(&self.game, &self.variant)?;
        let game = kind.rules(&variant);
        let start = if self.game == GAME {
            position(&*game, &[self.sticks()?.to_string()])?
        } else {
            position(&*game, &self.position)?
        };
        Ok(Cabinet::new(&*game, &start)?.plan().clone())
    }

    /// Returns how many sticks the flags ask for.
    fn sticks(&self) -> Result<u64, Phrase> {
        match self.position.as_slice() {
            [] => Ok(Sticks::USUAL_STICKS),
            [sticks] => number("N", 1..=MAX_STICKS)(sticks),
            [_, more, ..] => Err(of_argument("usage-unknown-argument", "train", more)),
        }
    }
}
