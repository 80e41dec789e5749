//! `nimatron match`: many games between two machines, and what each has reached.

use std::path::Path;

use rand::RngExt;
use serde::Serialize;

use super::args;
use super::flags::{bots, joined, kind, limits, read_position, variant};
use super::play::at_once;
use super::records::refusal;
use super::{Context, Failure, json};
use crate::communication::{Bar, Stop};
use crate::explanation::Show;
use crate::explanation::pictures::{ContestTable, MOST_FORFEITS};
use crate::explanation::sentences::{game_name, with_values};
use crate::games::{Game, Visitor};
use crate::inference::{Limits, Oracle, Progress};
use crate::players::bots::{self, Bot, BotTerms};
use crate::players::contest::{Contest, Halt, Played, Player, Score, Starts};
use crate::players::{self, Skill};
use crate::reason::Phrase;
use crate::record::{RecordError, RecordFile, Written};
use crate::session::{self, Seat, Who};

/// The default number of games.
const USUAL_GAMES: u64 = 100;

/// Seeds that are chosen here are below this, so that they are easily typed.
const SEEDS: u64 = 1_000_000;

pub(super) fn run(context: &Context, flags: &args::Match) -> Result<(), Failure> {
    let kind = kind(context, &flags.game)?;
    let variant = variant(context, kind, &flags.variant)?;
    let size = flags.random_starts;
    let (position, seats) = read_rest(context, flags, size.is_some())?;
    let limits = at_once(limits(&flags.limits));
    let seed = flags.seed;
    let matching = Matching {
        context,
        flags,
        games: flags.games.unwrap_or(USUAL_GAMES),
        position,
        size,
        seats,
        bots: bots(context, &flags.bots)?,
        limits,
        seed: seed.unwrap_or_else(|| players::chance(None).random_range(0..SEEDS)),
    };
    kind.visit(&variant, matching)
}

/// Reads what follows the game: the position, unless starts are drawn, and the two players.
fn read_rest<'a>(
    context: &Context,
    flags: &'a args::Match,
    is_drawn: bool,
) -> Result<(&'a [String], [Seat; 2]), Failure> {
    let (position, specs) = match flags.rest.as_slice() {
        [first, second] if is_drawn => (&[][..], [first, second]),
        [position @ .., first, second] if !is_drawn && !position.is_empty() => {
            (position, [first, second])
        }
        _ if is_drawn => return Err(context.usage(&Phrase::new("usage-match-drawn"))),
        _ => return Err(context.usage(&Phrase::new("usage-match"))),
    };
    let read = |text: &String| {
        let words = context.words.to_programs();
        let seat = Seat::read(text);
        let seat = seat.map_err(|error| Failure::Usage(session::seat_refusal(&words, &error)))?;
        match seat.who {
            Who::Human | Who::Learner => {
                let phrase = Phrase::new("refuse-match-player").quoting("seat", text);
                let known = Skill::ALL.map(Skill::name).join(", ");
                Err(context.usage(&phrase.with("known", known)))
            }
            Who::Machine(_) | Who::Program(_) => Ok(seat),
        }
    };
    Ok((position, [read(specs[0])?, read(specs[1])?]))
}

/// A match before the rules are known.
struct Matching<'a> {
    context: &'a Context,
    flags: &'a args::Match,
    games: u64,
    position: &'a [String],
    size: Option<u64>,
    seats: [Seat; 2],
    bots: BotTerms,
    limits: Limits,
    seed: u64,
}

/// What was reached.
#[derive(Default)]
struct Reached {
    games: u64,
    scores: [Score; 2],
    /// The first of them.
    forfeits: Vec<(u64, usize, bots::Failure)>,
}

impl Visitor for Matching<'_> {
    type Output = Result<(), Failure>;

    fn visit<R: Game>(self, rules: R) -> Self::Output {
        let context = self.context;
        let starts = self.starts(&rules)?;
        let file = self.flags.record.as_deref();
        let held = file.map(|file| {
            let held = RecordFile::hold(Path::new(file));
            held.map_err(|error| refusal(context, file, &error))
        });
        let mut record = held.transpose()?;
        let mut duel = Contest {
            oracle: Oracle::new(rules.clone(), self.limits, context.interrupt()),
            players: self.seats.each_ref().map(|seat| self.player(&seat.who)),
            starts,
            seed: self.seed,
        };
        let bar = Bar::new(context.words.text("progress-match"));
        let mut reached = Reached::default();
        let mut halted = None;
        for number in 0..self.games {
            bar.report(
                usize::try_from(number).unwrap_or(usize::MAX),
                usize::try_from(self.games).unwrap_or(usize::MAX),
            );
            let game = match duel.play(number) {
                Ok(game) => game,
                Err(halt) => {
                    halted = Some(halt);
                    break;
                }
            };
            if let (Some(file), Some(record)) = (file, &mut record) {
                let added = record.add_game(self.written(&rules, &game));
                let unwritable = |error| refusal(context, file, &RecordError::Unwritable(error));
                added.map_err(unwritable)?;
            }
            reached.add(game);
        }
        bar.finish();
        // Programs end before anything is shown.
        let starts = duel.starts;
        drop(duel.players);
        match halted {
            None => self.show(&rules, &starts, &reached),
            Some(Halt::Interrupted) => {
                if reached.games > 0 {
                    self.show(&rules, &starts, &reached)?;
                }
                Err(Stop::Interrupted.into())
            }
            Some(Halt::NotRun(side, error)) => {
                let words = context.words.to_programs();
                let refusal = session::not_run(&words, &self.seats[side].who, error);
                Err(Failure::Failed(refusal))
            }
        }
    }
}

impl Reached {
    fn add<P, M>(&mut self, game: Played<P, M>) {
        self.games += 1;
        for (side, score) in self.scores.iter_mut().enumerate() {
            score.add(&game, side);
        }
        if let Some((side, failure)) = game.forfeit
            && self.forfeits.len() < MOST_FORFEITS
        {
            self.forfeits.push((self.games, side, failure));
        }
    }
}

impl Matching<'_> {
    /// Reads where the games start.
    fn starts<R: Game>(&self, rules: &R) -> Result<Starts<R::Position>, Failure> {
        let checked = |position: Option<&R::Position>| {
            let checked = rules.check_start(position);
            checked.map_err(|refusal| self.context.usage(&refusal))
        };
        if let Some(size) = self.size {
            checked(None)?;
            return Ok(Starts::Random(size));
        }
        let text = joined::<R>(self.context, self.position)?;
        let position = read_position(self.context, rules, &text)?;
        checked(Some(&position))?;
        Ok(Starts::Given(position))
    }

    fn player(&self, who: &Who) -> Player {
        match who {
            Who::Machine(skill) => Player::Machine(*skill),
            Who::Program(command) => {
                let bot = Bot::new(command.clone(), self.bots.clone());
                Player::Program(Box::new(bot))
            }
            Who::Human | Who::Learner => unreachable!("refused before"),
        }
    }

    /// Writes a game as its record has it.
    fn written<R: Game>(&self, rules: &R, game: &Played<R::Position, R::Move>) -> Written {
        let names = session::names(&self.context.words, &self.seats);
        let sides = [game.beginner, 1 - game.beginner];
        let players = sides.map(|side| self.seats[side].who.with_name(&names[side]));
        let mut written = Written::header(rules, &game.start, &players);
        for &played in &game.moves {
            written.push(rules.write_move(played));
        }
        written.set_result(game.ending);
        if game.forfeit.is_some() {
            written.set_forfeit();
        }
        written
    }

    fn show<R: Game>(
        &self,
        rules: &R,
        starts: &Starts<R::Position>,
        reached: &Reached,
    ) -> Result<(), Failure> {
        let words = &self.context.words;
        let mut printer = self.context.printer();
        if self.flags.json {
            let names = session::names(&words.to_programs(), &self.seats);
            let [first, second] = names;
            let contested = Contested {
                games: reached.games,
                first: Side::new(first, &reached.scores[0]),
                second: Side::new(second, &reached.scores[1]),
            };
            printer.line(&json::line(&contested))?;
            return Ok(printer.flush()?);
        }
        let names = session::names(words, &self.seats);
        let title = match starts {
            Starts::Given(position) => {
                let phrase = Phrase::new("contest-title");
                phrase.with("position", with_values(rules, position))
            }
            Starts::Random(size) => Phrase::new("contest-title-random").with("size", *size),
        };
        let table = ContestTable {
            title: title
                .with("game", game_name(rules))
                .with("count", reached.games)
                .with("seed", self.seed.to_string()),
            names: names.each_ref().map(String::as_str),
            scores: &reached.scores,
            forfeits: &reached.forfeits,
        };
        let width = printer.width();
        printer.show(&table.show(words, width))?;
        Ok(printer.flush()?)
    }
}

/// The answer of `match --json`.
#[derive(Serialize)]
struct Contested {
    games: u64,
    first: Side,
    second: Side,
}

/// The results of one side of a match. The first side is the one named first on the command line, even where the other begins.
#[derive(Serialize)]
struct Side {
    name: String,
    won: u64,
    lost: u64,
    drawn: u64,
    choices: usize,
    right: usize,
    forfeits: u64,
}

impl Side {
    fn new(name: String, score: &Score) -> Self {
        Self {
            name,
            won: score.won,
            lost: score.lost,
            drawn: score.drawn,
            choices: score.tally.choices,
            right: score.tally.right,
            forfeits: score.forfeits,
        }
    }
}
