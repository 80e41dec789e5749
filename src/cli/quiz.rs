//! `nimatron quiz`: asks a person about positions, or prints them as a worksheet, as solutions, or for programs.

use clap::Args;
use rand::RngExt;
use serde::Serialize;

use super::flags::{Variant, all_games, examples, game_help, kind, number};
use super::json::OptionValues;
use super::{Context, Failure};
use crate::communication::{self, Dialogue, Stop, Waiting};
use crate::explanation::quiz::{numbered_solution, worksheet};
use crate::games;
use crate::inference::{GameKind, Limits, Move, Outcome};
use crate::players::{self, Exercise, Trainer};
use crate::reason::Phrase;
use crate::session::{self, LEVELS};
use crate::text::Text;

/// The default number of questions.
const USUAL_COUNT: u64 = 10;

/// Seeds that are chosen here are below this, so that they are easily typed.
const SEEDS: u64 = 1_000_000;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron quiz", "ten questions, all games by turns"),
    ("nimatron quiz nim --level 3", "larger positions of one game"),
    ("nimatron quiz nim --seed 7 --print", "a worksheet; --answers has its solutions"),
]))]
pub(super) struct Quiz {
    #[arg(help = format!("{} [default: by turns all that have the options given]", game_help(&all_games())))]
    game: Option<String>,
    /// How many questions, from 1 to 1000 [default: 10]
    #[arg(long, value_name = "N", value_parser = number("--count", 1_u64..=1000))]
    count: Option<u64>,
    /// The size of the positions, from 1 (small) to 5 [default: 1]
    #[arg(long, value_name = "LEVEL", value_parser = number("--level", 1..=LEVELS))]
    level: Option<u64>,
    /// Ask the same questions again
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Print the questions as a worksheet instead of asking
    #[arg(long, conflicts_with = "json")]
    print: bool,
    /// Print the solutions instead of asking (with --print: after the worksheet)
    #[arg(long)]
    answers: bool,
    /// Print the questions in JSON, one object per line (with --answers: and their solutions)
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    variant: Variant,
}

impl Quiz {
    pub(super) fn run(&self, context: &Context) -> Result<(), Failure> {
        let count = self.count.unwrap_or(USUAL_COUNT);
        let level = self.level.unwrap_or(1);
        let trainers = self.games()?.into_iter().map(|(kind, variant)| {
            let game = kind.open(&variant, context.silent(Limits::default()));
            Trainer::new(kind, game)
        });
        let seed = self.seed.unwrap_or_else(any_seed);
        let exercises = {
            let _waiting = Waiting::new(context.words.text("progress-answer"));
            let mut chance = players::chance(Some(seed));
            players::select(trainers.collect(), count, level, &mut chance)?
        };
        if exercises.is_empty() {
            return Err(Failure::Failed(Phrase::new("quiz-none")));
        }
        let found = exercises.len() as u64;
        let fewer = (found < count).then(|| {
            let phrase = Phrase::new("quiz-fewer").with("count", found);
            Text::words(context.words.say(&phrase))
        });
        if self.print || self.answers || self.json {
            return self.print(context, &exercises, seed, fewer);
        }
        let mut front = communication::open(context.color, &context.signals);
        let mut dialogue = Dialogue::new(front.as_mut(), &context.words);
        if let Some(fewer) = fewer {
            dialogue.message(&fewer)?;
        }
        let quiz = session::Quiz::new(&exercises, level, seed, dialogue);
        quiz.run().map_err(|stop| match stop {
            Stop::InputEnded => Failure::InputEnded("quiz-input-ended"),
            stop => stop.into(),
        })
    }

    /// Returns the game that the flags name with its variant, or all games that have what the flags ask for.
    fn games(&self) -> Result<Vec<(GameKind, games::Variant)>, Failure> {
        let kinds = if let Some(name) = &self.game {
            vec![kind(name)?]
        } else {
            let has_all = |kind: &GameKind| {
                let about = kind.about();
                let has = |name: &str| about.options.iter().any(|option| option.name == name);
                let mut given = self.variant.options.0.iter();
                (!self.variant.misere || about.misere_rules.is_some())
                    && given.all(|(name, _)| has(name))
            };
            GameKind::all().filter(has_all).collect()
        };
        kinds
            .into_iter()
            .map(|kind| Ok((kind, self.variant.of(kind)?)))
            .collect()
    }

    /// Prints what the flags ask for instead of asking a person.
    fn print(
        &self,
        context: &Context,
        exercises: &[Exercise],
        seed: u64,
        fewer: Option<Text>,
    ) -> Result<(), Failure> {
        if self.json {
            let mut exercises = exercises.iter();
            return exercises.try_for_each(|exercise| context.print_json(&self.quizzed(exercise)));
        }
        context.show(|words, width| {
            let mut text = fewer.unwrap_or_default();
            if self.print {
                text = text.then(worksheet(exercises, seed, words, width));
            }
            if !self.answers {
                return text;
            }
            if self.print {
                text = text.then(Text::new().blank());
            }
            let title = Phrase::new("quiz-solutions").with("seed", seed.to_string());
            (1..)
                .zip(exercises)
                .map(|(number, exercise)| numbered_solution(number, exercise, words, width))
                .fold(text.prose(words.say(&title)), Text::then)
        })
    }

    /// An exercise, with its solution if it is wanted.
    fn quizzed<'a>(&self, exercise: &'a Exercise) -> Quizzed<'a> {
        let about = exercise.kind.about();
        Quizzed {
            game: about.name,
            position: &exercise.position,
            misere: about.misere_rules.map(|_| exercise.misere),
            values: OptionValues::of(about, &exercise.values),
            solution: self.answers.then_some(Solved {
                outcome: exercise.outcome,
                moves: exercise.best.as_slice(),
            }),
        }
    }
}

/// A seed that is easily typed.
pub(super) fn any_seed() -> u64 {
    players::chance(None).random_range(0..SEEDS)
}

/// A line of `quiz --json`.
#[derive(Serialize)]
struct Quizzed<'a> {
    game: &'static str,
    position: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    misere: Option<bool>,
    #[serde(flatten)]
    values: OptionValues,
    #[serde(flatten)]
    solution: Option<Solved<'a>>,
}

#[derive(Serialize)]
struct Solved<'a> {
    outcome: Outcome,
    moves: &'a [Move],
}
