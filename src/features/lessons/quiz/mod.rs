//! `nimatron quiz`: asks a person about positions, or prints them as a worksheet, as solutions, or
//! for programs.

mod page;
mod session;
mod words;

use std::collections::BTreeSet;

use clap::Args;
use rand::RngExt;
use serde::Serialize;

use self::words::{numbered_solution, worksheet};
use super::{
    course::COURSE,
    lookup::{find, lesson_names, names},
    trainer::{DrawStart, LEVELS, Trainer, select},
};
use crate::chance::any_seed;
use crate::cli::{
    Context, Error, Result,
    context::{recorded, save},
    flags::{VariantFlags, examples, file, game_of, number, option_names, text_such_as},
    json::{object, terms},
    subcommand::Run,
};
use crate::exercises::Exercise;
use crate::explanation::told::Told;
use crate::games;
use crate::inference::{self, GameKind, Limits};
use crate::players::{self, PlayerKind, PlayerSpec};
use crate::reason::Phrase;
use crate::record::Recorded;
use crate::text::Text;

/// The default number of questions.
const USUAL_COUNT: u64 = 10;

/// Ask which positions are won and which moves win, or print a worksheet
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron quiz", "ten questions, all games by turns"),
    ("nimatron quiz nim --level 3", "larger positions of one game"),
    ("nimatron quiz --theme pairs", "questions about one idea"),
    ("nimatron quiz --from games.txt", "your own mistakes as questions"),
    ("nimatron quiz nim --seed 7 --print", "a worksheet; --answers has its solutions"),
    ("nimatron quiz nim --print --html sheet.html", "a page to print"),
]))]
pub(crate) struct QuizArgs {
    /// The game [default: by turns all that have the options given]
    #[arg(value_parser = game_of(GameKind::all()))]
    game: Option<GameKind>,
    /// How many questions, from 1 to 1000 [default: 10]
    #[arg(long, value_name = "N", value_parser = number::<u64>(1..=1000))]
    count: Option<u64>,
    /// The size of the positions, from 1 (small) to 5 [default: 1]
    #[arg(long, value_name = "LEVEL", value_parser = number::<u64>(1..=LEVELS))]
    level: Option<u64>,
    #[arg(
        long,
        value_name = "NAME",
        help = themes(),
        value_parser = text_such_as(names),
        hide_possible_values = true,
        conflicts_with_all = ["game", "level", "misere"],
        conflicts_with_all = option_names(),
    )]
    theme: Option<String>,
    /// Ask about the mistakes in the recorded games of this file: those of people, if people played
    #[arg(
        long,
        value_name = "FILE",
        value_parser = file(),
        conflicts_with_all = ["game", "level", "misere", "theme", "seed"],
        conflicts_with_all = option_names(),
    )]
    from: Option<String>,
    /// Ask the same questions again
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Print the questions as a worksheet instead of asking
    #[arg(long, conflicts_with = "json")]
    print: bool,
    /// With --print: write the worksheet as a page for a browser and a printer, with its solutions
    /// on a page of their own (-: to the standard output)
    #[arg(long, value_name = "FILE", value_parser = file(), requires = "print")]
    html: Option<String>,
    /// Print the solutions instead of asking (with --print: after the worksheet)
    #[arg(long)]
    answers: bool,
    /// Print the questions in JSON, one object per line (with --answers: and their solutions)
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    variant: VariantFlags,
}

impl Run for QuizArgs {
    fn run(&self, context: &Context) -> Result {
        let seed = self.seed.unwrap_or_else(any_seed);
        let theme = self.theme(seed).map_err(Error::Usage)?;
        let source = match &self.from {
            Some(file) => format!("--from {file}"),
            None => format!("--seed {seed}"),
        };
        let exercises = {
            let _waiting = Context::waiting();
            match &self.from {
                Some(file) => self.mistakes(context, file)?,
                None => self.select(context, theme, seed)?,
            }
        };
        let found = exercises.len() as u64;
        let is_short = self.from.is_none() && found < self.count();
        let fewer = is_short.then(|| {
            let phrase = phrase!("quiz-fewer", count = found);
            Text::words(phrase.to_string())
        });
        if self.print || self.answers || self.json {
            return self.print(context, &exercises, theme, &source, fewer);
        }
        let mut front = context.front();
        let front = front.as_mut();
        if let Some(fewer) = fewer {
            front.show(&fewer)?;
        }
        let has_level = theme.is_none() && self.from.is_none();
        let level = has_level.then(|| self.level());
        session::quiz(&exercises, level, theme, &source, front).map_err(|error| match error {
            Error::InputEnded(_) => Error::InputEnded("quiz-input-ended"),
            error => error,
        })
    }
}

impl QuizArgs {
    fn count(&self) -> u64 {
        self.count.unwrap_or(USUAL_COUNT)
    }

    fn level(&self) -> u64 {
        self.level.unwrap_or(1)
    }

    /// The lesson whose theme all questions have. Of a sheet that names neither a theme nor a game
    /// it is drawn.
    fn theme(&self, seed: u64) -> Result<Option<usize>, Phrase> {
        if let Some(name) = &self.theme {
            return find(name).map(Some);
        }
        let is_sheet = (self.print || self.answers) && !self.json;
        let VariantFlags { misere, options } = &self.variant;
        let is_free = self.game.is_none() && self.from.is_none() && !misere && options.0.is_empty();
        let mut chance = players::chance(Some(seed));
        Ok((is_sheet && is_free).then(|| chance.random_range(0..COURSE.len())))
    }

    /// Chooses positions of a theme, or of the games that the flags name.
    fn select(&self, context: &Context, theme: Option<usize>, seed: u64) -> Result<Vec<Exercise>> {
        let work = context.silent(Limits::default());
        let trainers = if let Some(theme) = theme {
            COURSE[theme].trainers(&work).collect()
        } else {
            let trainer = |(kind, variant): (GameKind, games::Variant)| {
                let source: DrawStart = Box::new(|game, size, draw| game.exercise(size, draw));
                Trainer::new(kind.open(&variant, work.clone()), source)
            };
            self.games()?.into_iter().map(trainer).collect()
        };
        let mut chance = players::chance(Some(seed));
        let chosen = select(trainers, self.count(), self.level(), &mut chance)?;
        if chosen.is_empty() {
            return Err(Error::Refused(Phrase::new("quiz-none")));
        }
        Ok(chosen)
    }

    /// The positions of recorded games in which a mistake was made: by a person, if a person
    /// played.
    fn mistakes(&self, context: &Context, file: &str) -> Result<Vec<Exercise>> {
        let (mut mistakes, mut asked) = (Vec::new(), BTreeSet::new());
        for written in Context::load(file)? {
            let (kind, variant) = written.rules().expect("it was read by them");
            let mut game = kind.open(&variant, context.silent(Limits::default()));
            let Recorded { start, moves, .. } = recorded(&written);
            let is_person = written
                .players()
                .map(|player| PlayerSpec::recorded(&player).kind == PlayerKind::Human);
            let review = inference::review(&mut *game, &start, &moves)?;
            for (made, judged) in review.moves.into_iter().enumerate() {
                let is_own = is_person[made % 2] || is_person == [false; 2];
                let Some(analysis) = judged
                    .analysis
                    .as_ref()
                    .filter(|_| judged.is_mistake() && is_own)
                else {
                    continue;
                };
                let at = game.write_position(&judged.position);
                let is_new = asked.insert((format!("{kind:?} {variant:?}"), at));
                if analysis.is_complete && is_new {
                    mistakes.push(Exercise::of(&mut *game, judged.position, analysis.clone())?);
                }
            }
        }
        mistakes.truncate(usize::try_from(self.count()).unwrap_or(usize::MAX));
        if mistakes.is_empty() {
            let phrase = phrase!("quiz-no-mistakes", file);
            return Err(Error::Refused(phrase));
        }
        Ok(mistakes)
    }

    /// Returns the game that the flags name with its variant, or all games that have what the flags
    /// ask for.
    fn games(&self) -> Result<Vec<(GameKind, games::Variant)>> {
        let kinds = if let Some(kind) = self.game {
            vec![kind]
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
        theme: Option<usize>,
        source: &str,
        fewer: Option<Text>,
    ) -> Result {
        if self.json {
            return exercises
                .iter()
                .try_for_each(|exercise| context.print_json(&self.quizzed(exercise)));
        }
        if self.html.is_some() {
            if fewer.is_some() {
                Context::tell(|| phrase!("quiz-fewer", count = exercises.len()).to_string());
            }
            let page = || page::page(exercises, theme, source);
            return match save(self.html.as_ref(), page)? {
                Some(page) => context.print(&page),
                None => Ok(()),
            };
        }
        context.show(|width| {
            let mut text = fewer.unwrap_or_default();
            if self.print {
                text = text.then(worksheet(exercises, theme, source, width));
            }
            if !self.answers {
                return text;
            }
            if self.print {
                text = text.then(Text::new().blank());
            }
            let title = phrase!("quiz-solutions", source);
            let mut told = Told::default();
            (1..)
                .zip(exercises)
                .map(|(number, exercise)| numbered_solution(number, exercise, theme, &mut told))
                .fold(text.say(title), Text::then)
        })
    }

    /// An exercise, with its solution if it is wanted.
    fn quizzed(&self, exercise: &Exercise) -> impl Serialize {
        let game = &exercise.game;
        object! {
            game: game.name(),
            position: exercise.position(),
            #[flatten] terms: terms(&**game, &exercise.at),
            #[flatten] solution: self.answers.then(|| object! {
                outcome: exercise.analysis.outcome,
                moves: &exercise.analysis.moves,
            }),
        }
    }
}

/// The themes for `--help`.
fn themes() -> String {
    format!("Ask about one idea: {}", lesson_names())
}
