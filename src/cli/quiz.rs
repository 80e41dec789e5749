//! `nimatron quiz`: asks a person about positions, or prints them as a worksheet, as solutions, or for programs.

use std::rc::Rc;

use rand::RngExt;

use super::args;
use super::flags::{kind, variant};
use super::json::{self, Quizzed};
use super::{Context, Failure};
use crate::communication::{self, Dialogue, Stop, Waiting};
use crate::explanation::Show;
use crate::explanation::pictures::{Solution, Worksheet};
use crate::games::Variant;
use crate::inference::{GameKind, Limits, Silent, Work};
use crate::players::{self, Exercise, Source, Trainer};
use crate::reason::Phrase;
use crate::session;
use crate::text::Text;

/// The default number of questions.
const USUAL_COUNT: u64 = 10;

/// Seeds that are chosen here are below this, so that they are easily typed.
const SEEDS: u64 = 1_000_000;

pub(super) fn run(context: &Context, flags: &args::Quiz) -> Result<(), Failure> {
    let count = flags.count.unwrap_or(USUAL_COUNT);
    let level = flags.level.unwrap_or(1);
    let interrupt = context.interrupt();
    let sources = games(context, flags)?.into_iter().map(|(kind, variant)| {
        let work = Work::new(Limits::default(), interrupt.clone(), Rc::new(Silent));
        let trainer = Trainer::new(kind, kind.open(&variant, work));
        Box::new(trainer) as Box<dyn Source>
    });
    let seed = flags.seed;
    let seed = seed.unwrap_or_else(|| players::chance(None).random_range(0..SEEDS));
    let exercises = {
        let _waiting = Waiting::new(context.words.text("progress-answer"));
        let mut chance = players::chance(Some(seed));
        players::select(sources.collect(), count, level, &mut chance)
            .map_err(|unsolved| Failure::unsolved(&context.words, unsolved))?
    };
    if exercises.is_empty() {
        let words = context.words.to_programs();
        return Err(Failure::Failed(words.text("quiz-none")));
    }
    let found = exercises.len() as u64;
    let fewer = (found < count).then(|| Phrase::new("quiz-fewer").with("count", found));
    if flags.print || flags.answers || flags.json {
        return print(context, flags, &exercises, seed, fewer.as_ref());
    }
    let mut front = communication::open(context.color, &context.signals);
    let mut dialogue = Dialogue::new(front.as_mut(), &context.words);
    if let Some(fewer) = fewer {
        dialogue.message(&Text::words(context.words.say(&fewer)))?;
    }
    let quiz = session::Quiz::new(exercises, level, seed, dialogue);
    quiz.run().map_err(|stop| match stop {
        Stop::InputEnded => Failure::InputEnded("quiz-input-ended"),
        stop => stop.into(),
    })
}

/// Returns the game that the flags name with its variant, or all games that have what the flags ask for.
fn games(context: &Context, flags: &args::Quiz) -> Result<Vec<(GameKind, Variant)>, Failure> {
    let kinds = if let Some(name) = &flags.game {
        vec![kind(context, name)?]
    } else {
        let has_all = |kind: &GameKind| {
            let about = kind.about();
            let mut given = flags.variant.options.given();
            let has = |name: &str| about.options.iter().any(|option| option.name == name);
            (!flags.variant.misere || about.misere_rules.is_some())
                && given.all(|(name, _)| has(name))
        };
        GameKind::all().filter(has_all).collect()
    };
    let variants = kinds.into_iter().map(|kind| {
        let variant = variant(context, kind, &flags.variant)?;
        Ok((kind, variant))
    });
    variants.collect()
}

/// Prints what the flags ask for instead of asking a person.
fn print(
    context: &Context,
    flags: &args::Quiz,
    exercises: &[Exercise],
    seed: u64,
    fewer: Option<&Phrase>,
) -> Result<(), Failure> {
    let words = &context.words;
    let mut printer = context.printer();
    let width = printer.width();
    if flags.json {
        for exercise in exercises {
            printer.line(&json::line(&Quizzed::new(exercise, flags.answers)))?;
        }
        return Ok(printer.flush()?);
    }
    if let Some(fewer) = fewer {
        printer.show(&Text::words(words.say(fewer)))?;
    }
    if flags.print {
        printer.show(&Worksheet { exercises, seed }.show(words, width))?;
    }
    if flags.answers {
        let title = Phrase::new("quiz-solutions").with("seed", seed.to_string());
        let space = if flags.print {
            Text::new().blank().blank()
        } else {
            Text::new()
        };
        printer.show(&space.prose(words.say(&title)))?;
        for (number, exercise) in (1..).zip(exercises) {
            printer.show(&Solution { number, exercise }.show(words, width))?;
        }
    }
    Ok(printer.flush()?)
}
