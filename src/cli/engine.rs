//! `nimatron engine`: the other side of the protocol for programs. Positions come in on stdin, moves go out on stdout.

use std::io;

use clap::Args;

use super::flags::{Limits, Variant, all_games, examples, game, game_help};
use super::{Context, Failure};
use crate::communication::{Line, LineReader, Printer, Stop, too_long};
use crate::explanation::Words;
use crate::explanation::refusals;
use crate::games;
use crate::inference::{self, At, GameKind, Solver};
use crate::players::bots::{COMMENT, Request, read_terms, split_position};
use crate::players::{self, Chance, Skill};
use crate::reason::Phrase;
use crate::session::{Seat, SeatError, Who, seat_phrase};

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron engine nim", "reads lines such as: position 3,4,5"),
    ("nimatron engine matches --as perfect@70 --seed 1", "errs in 30% of its turns"),
]))]
pub(super) struct Engine {
    #[arg(help = game_help(&all_games()))]
    game: String,
    /// How well it plays: perfect, perfect@P (optimal in P percent of its turns), a level (novice, easy, medium, hard or expert), beginner or random
    #[arg(long = "as", value_name = "SPEC", default_value = "perfect", value_parser = skill)]
    skill: Skill,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    variant: Variant,
    #[command(flatten)]
    limits: Limits,
}

impl Engine {
    pub(super) fn run(&self, context: &Context) -> Result<(), Failure> {
        let (kind, variant) = game(&self.game, &self.variant)?;
        let mut talk = Talk {
            context,
            words: context.words.to_programs(),
            skill: self.skill,
            limits: self.limits.limits(),
            chance: players::chance(self.seed),
            lines: LineReader::new(io::stdin(), context.signals.clone()),
            printer: context.printer(),
        };
        let mut playing = Some(talk.open(kind, variant));
        while let Some(line) = talk.next_line()? {
            match (Request::read(&line), &mut playing) {
                (Ok(Request::Greeting), _) => {}
                (Ok(Request::Quit), _) => break,
                (Ok(Request::Game(name, terms)), _) => match read_game(name, terms) {
                    Ok((kind, variant)) => {
                        // What is known by the same rules is kept.
                        let same = |open: &Playing| open.kind == kind && open.variant == variant;
                        if !playing.as_ref().is_some_and(same) {
                            playing = Some(talk.open(kind, variant));
                        }
                    }
                    // Nothing is known about the positions that follow.
                    Err(why) => {
                        playing = None;
                        talk.refuse(&why)?;
                    }
                },
                (Ok(Request::Position(_)), None) => talk.refuse(&Phrase::new("engine-no-game"))?,
                (Ok(Request::Position(text)), Some(open)) => match open.read_position(text) {
                    Ok(position) => talk.answer(&mut *open.game, &position)?,
                    Err(why) => talk.refuse(&why)?,
                },
                (Err(why), _) => talk.refuse(&why)?,
            }
        }
        Ok(())
    }
}

/// Reads how well it plays.
fn skill(text: &str) -> Result<Skill, Phrase> {
    match Seat::read(text) {
        Ok(Seat {
            who: Who::Machine(skill),
            name: None,
        }) => Ok(skill),
        Ok(_) | Err(SeatError::Unknown(_)) => {
            let known: Vec<&str> = Skill::names().collect();
            let refusal = Phrase::new("refuse-skill").quoting("skill", text);
            Err(refusal.with("known", known.join(", ")))
        }
        Err(error) => Err(seat_phrase(&error)),
    }
}

/// Reads what a line says that begins a game.
fn read_game(name: &str, terms: &str) -> Result<(GameKind, games::Variant), Phrase> {
    let kind = GameKind::from_name(name).ok_or_else(|| {
        let phrase = Phrase::new("refuse-game").quoting("game", name);
        phrase.with("known", all_games().join(", "))
    })?;
    Ok((kind, read_terms(kind.about(), terms)?))
}

/// The game that is played.
struct Playing {
    kind: GameKind,
    variant: games::Variant,
    game: Box<dyn Solver>,
}

impl Playing {
    /// Reads a position that is not over, with the options that may follow it.
    fn read_position(&self, text: &str) -> Result<At, Phrase> {
        let about = self.game.about();
        let (text, changed) = split_position(about, text);
        let changed = read_terms(about, changed)?;
        let variant = games::Variant {
            misere: self.variant.misere,
            values: changed.values.or(about.options, &self.variant.values),
        };
        let position = self.kind.rules(&variant).read_position(text)?;
        let kept = self.game.values(&position);
        if let Some((option, _)) = (variant.values.of(about.options))
            .find(|(option, value)| kept.get(option).is_some_and(|kept| kept != *value))
        {
            return Err(Phrase::new("engine-fixed").with("option", option.key));
        }
        if self.game.is_over(&position) {
            let position = self.game.write_position(&position);
            return Err(Phrase::new("engine-over").with("position", position));
        }
        Ok(position)
    }
}

/// What is read and said, and how it plays.
struct Talk<'a> {
    context: &'a Context,
    words: Words,
    skill: Skill,
    limits: inference::Limits,
    chance: Chance,
    lines: LineReader,
    printer: Printer,
}

impl Talk<'_> {
    fn open(&self, kind: GameKind, variant: games::Variant) -> Playing {
        let game = kind.open(&variant, self.context.silent(self.limits));
        Playing {
            kind,
            variant,
            game,
        }
    }

    /// Waits for the next line; `None` at the end of the input. Refuses lines that are too long.
    fn next_line(&mut self) -> Result<Option<String>, Failure> {
        loop {
            match self.lines.next() {
                Ok(Line::Whole(line)) => return Ok(Some(line)),
                Ok(Line::TooLong) => {
                    let why = too_long(&self.words);
                    self.say(&format!("{COMMENT} error: {why}"))?;
                }
                Err(Stop::InputEnded) => return Ok(None),
                Err(stop) => return Err(stop.into()),
            }
        }
    }

    /// Writes a line at once.
    fn say(&mut self, line: &str) -> Result<(), Failure> {
        self.printer.line(&line.replace(char::is_control, " "))?;
        Ok(self.printer.flush()?)
    }

    /// Says in a comment why there is no answer.
    fn refuse(&mut self, why: &Phrase) -> Result<(), Failure> {
        let why = self.words.say(why);
        self.say(&format!("{COMMENT} error: {why}"))
    }

    fn comment(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let said = self.words.say(phrase);
        self.say(&format!("{COMMENT} {said}"))
    }

    /// Answers a position with a move, and says in a comment before it if that may not be the best one.
    fn answer(&mut self, game: &mut dyn Solver, position: &At) -> Result<(), Failure> {
        let choice = players::choose(self.skill, game, position, &mut self.chance)?;
        if let Some(unsolved) = &choice.unsolved {
            self.comment(&refusals::unsolved(unsolved))?;
        }
        if choice.lost {
            self.comment(&Phrase::new("every-move-loses"))?;
        }
        self.say(&choice.played)
    }
}
