//! `nimatron match`: many games between two machines, and what each has reached.

use std::ops::RangeInclusive;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::boxes;
use super::flags::{Bots, Limits, Variant, examples, file, game, game_help, number};
use super::in_order::{InOrder, Worker, granted, work_in_order};
use super::play::at_once;
use super::quiz::any_seed;
use super::records::refusal;
use super::{Context, Failure, offers};
use crate::communication::{Bar, Stop};
use crate::explanation::contest::{MOST_FORFEITS, contest, game_forfeit};
use crate::explanation::refusals::no_boxes;
use crate::explanation::titles::{game_name, with_values};
use crate::games;
use crate::inference::{At, GameKind, Interrupt, Progress, Silent, Solver, Tally, Work};
use crate::players::Skill;
use crate::players::bots::{self, Bot, BotTerms};
use crate::players::contest::{Contest, Halt, Played, Player, Score, ScoreSheet, Starts};
use crate::players::learner::{
    self, BoxesError, BoxesFile, Cabinet, Learner, NoBoxes, is_learnable, read_boxes,
};
use crate::reason::Phrase;
use crate::record::{RecordError, RecordFile, Written};
use crate::session::{self, Seat, Who, seat_phrase, too_large};

/// The default number of games.
const USUAL_GAMES: u64 = 100;

/// The numbers of games that may be asked for.
const GAMES: RangeInclusive<u64> = 1..=1_000_000_000;

/// The sizes of random starts.
const SIZES: RangeInclusive<u64> = 1..=10;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron match nim 3,5,7 perfect random", "100 games, begun by turns"),
    ("nimatron match kayles 9 'exec:python3 bot.py' perfect@80 --seed 1", "a program of yours"),
    ("nimatron match nim beginner random --random-starts 3", "from positions drawn at random"),
    ("nimatron match nim 1,3,5 learner perfect --boxes nim.box --frozen", "what the learner has learned"),
]))]
pub(super) struct Match {
    #[arg(help = game_help(&offers::all()))]
    game: String,
    /// The position (left out with --random-starts), and the two players: perfect, perfect@P (optimal in P percent of its turns),
    /// a level (novice, easy, medium, hard or expert), beginner, random, learner (from one small position) or exec:COMMAND, a program
    #[arg(value_name = "POSITION SPEC SPEC")]
    rest: Vec<String>,
    /// How many games to play, from 1 [default: 100]
    #[arg(long, value_name = "GAMES", value_parser = number("--games", GAMES))]
    games: Option<u64>,
    /// Draw the positions to start from, from 1 (small) to 10; each is begun by either side once
    #[arg(long, value_name = "SIZE", value_parser = number("--random-starts", SIZES))]
    random_starts: Option<u64>,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Answer in JSON, as one object
    #[arg(long)]
    json: bool,
    /// Record every game in this file; games are added after those that it has
    #[arg(long, value_name = "FILE", value_parser = file)]
    record: Option<String>,
    /// File for the first learner's matchboxes; read at the start, saved at the end
    #[arg(long, value_name = "FILE", value_parser = file)]
    boxes: Option<String>,
    /// Learners play from their boxes and learn nothing; the file stays as it is
    #[arg(long, requires = "boxes")]
    frozen: bool,
    #[command(flatten)]
    bots: Bots,
    #[command(flatten)]
    variant: Variant,
    #[command(flatten)]
    limits: Limits,
}

impl Match {
    pub(super) fn run(self, context: &Context) -> Result<(), Failure> {
        let (kind, variant) = game(&self.game, &self.variant)?;
        let (start, seats) = self.read_rest()?;
        let names = session::names(&context.words, &seats);
        let bots = self.bots.terms(context)?;
        let game = kind.rules(&variant);
        let position = match &start {
            Start::Given(text) => Some(game.read_position(text).map_err(Failure::Usage)?),
            Start::Random(_) => None,
        };
        let (boxes, held) = self.learner_boxes(&seats, &*game, position.as_ref())?;
        // A game may depend on those before it.
        let is_in_order = boxes.is_some() && !self.frozen;
        let terms = Arc::new(Terms {
            kind,
            variant,
            start,
            seats,
            names,
            bots,
            boxes,
            seed: self.seed.unwrap_or_else(any_seed),
            interrupt: context.interrupt(),
            flags: self,
        });
        let flags = &terms.flags;
        let mut account = Account::open(context, &terms)?;
        let most = usize::try_from(account.all).unwrap_or(usize::MAX);
        let threads = if is_in_order {
            1
        } else {
            granted(flags.limits.side_by_side().min(most))
        };
        let mut alone = terms.table(1);
        let theirs = Arc::clone(&terms);
        let hire = move || theirs.table(threads);
        let ended = work_in_order(&mut account, threads, hire, &mut alone);
        account.bar.finish();
        // Programs end before anything is shown.
        let learned = alone.end();
        match &ended {
            Err(Failure::Stopped(Stop::Interrupted)) if account.games > 0 => {}
            Err(_) => return ended,
            Ok(()) => {}
        }
        if let (Some(file), Some(learner)) = (held, learned) {
            let saved = file.save(learner.boxes());
            saved.map_err(|error| flags.boxes_refusal(&error))?;
        }
        account.show(&*game, position.as_ref())?;
        ended
    }

    /// Reads what follows the game: the position, unless starts are drawn, and the two players.
    fn read_rest(&self) -> Result<(Start, [Seat; 2]), Failure> {
        let (start, specs) = match (self.random_starts, self.rest.as_slice()) {
            (Some(size), [first, second]) => (Start::Random(size), [first, second]),
            (None, [position @ .., first, second]) if !position.is_empty() => {
                (Start::Given(position.join(" ")), [first, second])
            }
            (Some(_), _) => return Err(Failure::Usage(Phrase::new("usage-match-drawn"))),
            (None, _) => return Err(Failure::Usage(Phrase::new("usage-match"))),
        };
        Ok((start, [seat(specs[0])?, seat(specs[1])?]))
    }

    /// Reads the boxes of the first learner, and holds the file that they are saved in. There are none if nobody learns.
    fn learner_boxes(
        &self,
        seats: &[Seat; 2],
        game: &dyn Solver,
        start: Option<&At>,
    ) -> Result<(Option<learner::Boxes>, Option<BoxesFile>), Failure> {
        if seats.iter().all(|seat| seat.who != Who::Learner) {
            return match self.boxes {
                Some(_) => Err(Failure::Usage(Phrase::new("refuse-boxes-unused"))),
                None => Ok((None, None)),
            };
        }
        if !is_learnable(game) {
            let known = offers::learnable();
            let phrase = no_boxes(game.name(), "", NoBoxes::Points, &known);
            return Err(Failure::Usage(phrase));
        }
        let Some(start) = start else {
            return Err(Failure::Usage(Phrase::new("match-learner-drawn")));
        };
        let cabinet =
            Cabinet::new(game, start).map_err(|why| Failure::Usage(too_large(game, start, why)))?;
        let plan = cabinet.plan().clone();
        let read = || -> Result<_, BoxesError> {
            let Some(path) = self.boxes.as_deref().map(Path::new) else {
                return Ok((learner::Boxes::new(plan), None));
            };
            if self.frozen {
                let boxes = read_boxes(path)?;
                return if *boxes.plan() == plan {
                    Ok((boxes, None))
                } else {
                    Err(BoxesError::OtherTerms(boxes.plan().clone().into()))
                };
            }
            let file = BoxesFile::hold(path)?;
            Ok((file.load(plan)?, Some(file)))
        };
        let (boxes, file) = read().map_err(|error| self.boxes_refusal(&error))?;
        Ok((Some(boxes), file))
    }

    fn boxes_refusal(&self, error: &BoxesError) -> Failure {
        boxes::refusal(self.boxes.as_deref().unwrap_or_default(), error)
    }
}

/// Reads a player, who is no person.
fn seat(text: &str) -> Result<Seat, Failure> {
    let seat = Seat::read(text).map_err(|error| Failure::Usage(seat_phrase(&error)))?;
    if seat.who != Who::Human {
        return Ok(seat);
    }
    let machines = Skill::ALL.map(Who::Machine).into_iter();
    let known: Vec<&str> = (machines.chain([Who::Learner]))
        .map(|who| who.name())
        .collect();
    let phrase = Phrase::new("refuse-match-player").quoting("seat", text);
    Err(Failure::Usage(phrase.with("known", known.join(", "))))
}

/// Where the games start.
enum Start {
    /// From this position, as it was written. It has been read once.
    Given(String),
    /// From positions that are drawn, of this size.
    Random(u64),
}

/// What is agreed for all games. Every thread makes its own players of it.
struct Terms {
    kind: GameKind,
    variant: games::Variant,
    start: Start,
    seats: [Seat; 2],
    names: [String; 2],
    bots: BotTerms,
    /// The boxes of the first learner; `None` if there is no learner.
    boxes: Option<learner::Boxes>,
    seed: u64,
    interrupt: Interrupt,
    flags: Match,
}

impl Terms {
    /// Players who have not played yet, with a share of the memory if they are one of several `threads`.
    fn table(self: &Arc<Self>, threads: usize) -> Table {
        let mut limits = at_once(self.flags.limits.limits());
        if threads > 1 {
            limits = limits.share(threads);
        }
        let work = Work::new(limits, self.interrupt.clone(), Rc::new(Silent));
        let game = self.kind.open(&self.variant, work);
        let starts = match &self.start {
            Start::Random(size) => Starts::Random(*size),
            Start::Given(text) => {
                let position = game.read_position(text);
                Starts::Given(position.expect("it was read before"))
            }
        };
        let cabinet = match (&self.boxes, &starts) {
            (Some(_), Starts::Given(start)) => {
                let cabinet = Cabinet::new(&*game, start);
                Some(cabinet.expect("it was made before"))
            }
            _ => None,
        };
        let contest = Contest {
            players: [0, 1].map(|side| self.player(side)),
            starts,
            cabinet,
            seed: self.seed,
            has_share: threads > 1,
            game,
        };
        Table {
            terms: Arc::clone(self),
            contest,
        }
    }

    fn player(&self, side: usize) -> Player {
        match &self.seats[side].who {
            Who::Machine(skill) => Player::Machine(*skill),
            Who::Program(command) => {
                let bot = Bot::new(command.clone(), self.bots.clone());
                Player::Program(Box::new(bot))
            }
            Who::Learner => {
                let mut boxes = self.boxes.clone().expect("a learner has boxes");
                if self.first_learner() != Some(side) {
                    boxes = learner::Boxes::new(boxes.plan().clone());
                }
                Player::Learner(Box::new(boxes.into()), !self.flags.frozen)
            }
            Who::Human => unreachable!("refused before"),
        }
    }

    /// The seat of the first learner, whose boxes may be in a file.
    fn first_learner(&self) -> Option<usize> {
        self.seats.iter().position(|seat| seat.who == Who::Learner)
    }
}

/// Two players, who play one game after another.
struct Table {
    terms: Arc<Terms>,
    contest: Contest,
}

/// A finished game: what it counts, and its record if one is wanted.
struct Finished {
    sheet: ScoreSheet,
    written: Option<Written>,
}

impl Worker<u64, Result<Finished, Halt>> for Table {
    /// Plays a game. They count from 0.
    fn work(&mut self, number: u64) -> Result<Result<Finished, Halt>, u64> {
        match self.contest.play(number) {
            Ok(played) => Ok(Ok(Finished {
                written: (self.terms.flags.record.as_ref()).map(|_| self.written(&played)),
                sheet: played.sheet,
            })),
            Err(Halt::Left) => Err(number),
            Err(halt) => Ok(Err(halt)),
        }
    }
}

impl Table {
    /// Writes a game as its record has it.
    fn written(&self, game: &Played) -> Written {
        let (terms, sheet) = (&self.terms, &game.sheet);
        let sides = [sheet.beginner, 1 - sheet.beginner];
        let players = sides.map(|side| terms.seats[side].who.spec(Some(&terms.names[side])));
        let mut written = Written::header(&*self.contest.game, &game.start, &players);
        for played in &game.moves {
            written.push(played.to_string());
        }
        written.set_result(sheet.ending);
        if sheet.forfeit.is_some() {
            written.set_forfeit();
        }
        written
    }

    /// Ends the players, and returns the first learner.
    fn end(self) -> Option<Learner> {
        let first = self.terms.first_learner();
        let mut sides = self.contest.players.into_iter().enumerate();
        sides.find_map(|(side, player)| match player {
            Player::Learner(learner, _) if first == Some(side) => Some(*learner),
            _ => None,
        })
    }
}

/// The account of a match: its games are counted and recorded in their order, and shown at the end.
struct Account<'a> {
    context: &'a Context,
    terms: &'a Terms,
    record: Option<(&'a str, RecordFile)>,
    bar: Bar,
    /// How many games there will be, how many were handed out, and how many are counted.
    all: u64,
    given: u64,
    games: u64,
    scores: [Score; 2],
    /// The first of them.
    forfeits: Vec<(u64, usize, bots::Failure)>,
}

impl InOrder for Account<'_> {
    type Piece = u64;
    type Done = Result<Finished, Halt>;

    /// Moves of games.
    const MOST_HELD: usize = 1 << 18;
    /// Programs end with the threads whose players they are.
    const ENDS_THREADS: bool = true;

    fn next(&mut self, most: usize, _: bool) -> Result<Vec<u64>, Failure> {
        self.pause()?;
        let next = self.given..self.all.min(self.given + most as u64);
        self.given = next.end;
        Ok(next.collect())
    }

    /// Counts a game, and records it. With `--json` the table that says why games were forfeited is not shown, so that is said at once.
    fn take(&mut self, done: Result<Finished, Halt>) -> Result<(), Failure> {
        let Finished { sheet, written } = match done {
            Ok(finished) => finished,
            Err(Halt::NotRun(side, error)) => {
                let who = &self.terms.seats[side].who;
                return Err(Failure::Failed(session::not_run(who, error)));
            }
            Err(Halt::Interrupted | Halt::Left) => return Err(Stop::Interrupted.into()),
        };
        if let (Some((file, record)), Some(written)) = (&mut self.record, written) {
            let unwritable = |error| refusal(file, &RecordError::unwritable(error));
            record.add_game(written).map_err(unwritable)?;
        }
        self.games += 1;
        for (side, score) in self.scores.iter_mut().enumerate() {
            score.add(&sheet, side);
        }
        match sheet.forfeit {
            Some((side, failure)) if self.terms.flags.json => {
                // The bar must not stand before the line; it comes back after it.
                self.bar.finish();
                self.context.tell(|words| {
                    let name = &session::names(words, &self.terms.seats)[side];
                    words.say(&game_forfeit(self.games, name, &failure))
                });
            }
            Some((side, failure)) if self.forfeits.len() < MOST_FORFEITS => {
                self.forfeits.push((self.games, side, failure));
            }
            _ => {}
        }
        Ok(())
    }

    /// Shows how many games have been played.
    fn pause(&mut self) -> Result<(), Failure> {
        let steps = |games: u64| usize::try_from(games).unwrap_or(usize::MAX);
        self.bar.report(steps(self.games), steps(self.all));
        Ok(())
    }

    fn size(done: &Result<Finished, Halt>) -> usize {
        let written = done.as_ref().ok().and_then(|game| game.written.as_ref());
        1 + written.map_or(0, |written| written.moves.len())
    }
}

impl<'a> Account<'a> {
    /// Opens the account, and the record that is asked for.
    fn open(context: &'a Context, terms: &'a Terms) -> Result<Self, Failure> {
        let hold = |file: &'a String| match RecordFile::hold(Path::new(file)) {
            Ok(held) => Ok((file.as_str(), held)),
            Err(error) => Err(refusal(file, &error)),
        };
        Ok(Self {
            context,
            terms,
            record: terms.flags.record.as_ref().map(hold).transpose()?,
            bar: Bar::new(context.words.text("progress-match")),
            all: terms.flags.games.unwrap_or(USUAL_GAMES),
            given: 0,
            games: 0,
            scores: Default::default(),
            forfeits: Vec::new(),
        })
    }

    /// Shows what was reached. `start` is where the games started, if it was given.
    fn show(&self, game: &dyn Solver, start: Option<&At>) -> Result<(), Failure> {
        let terms = self.terms;
        if self.terms.flags.json {
            let names = session::names(&self.context.words.to_programs(), &terms.seats);
            let [first, second] = [0, 1].map(|side| Side::new(&names[side], &self.scores[side]));
            return self.context.print_json(&Contested {
                games: self.games,
                first,
                second,
            });
        }
        let title = match (&terms.start, start) {
            (Start::Given(_), Some(position)) => {
                Phrase::new("contest-title").with("position", with_values(game, position))
            }
            (Start::Random(size), _) => Phrase::new("contest-title-random").with("size", *size),
            (Start::Given(_), None) => unreachable!("it was read"),
        };
        let title = title
            .with("game", game_name(game))
            .with("count", self.games)
            .with("seed", terms.seed.to_string());
        let names = terms.names.each_ref().map(String::as_str);
        self.context
            .show(|words, width| contest(&title, names, &self.scores, &self.forfeits, words, width))
    }
}

/// The answer of `match --json`.
#[derive(Serialize)]
struct Contested<'a> {
    games: u64,
    first: Side<'a>,
    second: Side<'a>,
}

/// The results of one side of a match. The first side is the one named first on the command line, even where the other begins.
#[derive(Serialize)]
struct Side<'a> {
    name: &'a str,
    won: u64,
    lost: u64,
    drawn: u64,
    #[serde(flatten)]
    tally: Tally,
    forfeits: u64,
}

impl<'a> Side<'a> {
    fn new(name: &'a str, score: &Score) -> Self {
        Self {
            name,
            won: score.won,
            lost: score.lost,
            drawn: score.drawn,
            tally: score.tally,
            forfeits: score.forfeits,
        }
    }
}
