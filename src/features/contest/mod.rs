//! `nimatron match`: many games between two machines, and what each has reached.

mod play;
mod words;

use crate::explanation::{for_programs, message};
use std::ops::Range;
use std::rc::Rc;

use clap::Args;

use self::{
    play::{Contest, Played, Score, Unplayed},
    words::{MOST_FORFEITS, contest, game_forfeit},
};
use crate::chance::any_seed;
use crate::cli::{
    Context, Error, Result,
    flags::{LimitFlags, VariantFlags, examples, file, game_of, number, text_such_as},
    in_order::{InOrder, granted, work_in_order},
    json::{self, object},
    machine_args::{MachineArgs, Machines},
    subcommand::Run,
};
use crate::communication::ProgressBar;
use crate::explanation::titles::{game_name, with_values};
use crate::games;
use crate::inference::{GameKind, Interrupt, Position, Progress, Silent, Solver, Work};
use crate::players::{Board, Player, PlayerKind, PlayerSpec, Trouble};
use crate::reason::Phrase;
use crate::record::RecordFile;
use crate::session::names::names;

/// The default number of games.
const USUAL_GAMES: usize = 100;

/// Let two machines or programs play many games
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron match nim 3,5,7 perfect random", "100 games, begun by turns"),
    ("nimatron match kayles 9 'exec:python3 bot.py' perfect@80 --seed 1", "a program of yours"),
    ("nimatron match nim beginner random --random-starts 3", "from positions drawn at random"),
]))]
pub(crate) struct MatchArgs {
    /// The game
    #[arg(value_parser = game_of(GameKind::all()))]
    game: GameKind,
    #[arg(
        value_name = "POSITION SPEC SPEC",
        help = rest(),
        value_parser = text_such_as(|| PlayerKind::words().collect()),
        hide_possible_values = true,
    )]
    rest: Vec<String>,
    /// How many games to play, from 1 [default: 100]
    #[arg(long, value_name = "GAMES", value_parser = number::<usize>(1..=1_000_000_000))]
    games: Option<usize>,
    /// Draw the positions to start from, from 1 (small) to 10; each is begun by either side once
    #[arg(long, value_name = "SIZE", value_parser = number::<u64>(1..=10))]
    random_starts: Option<u64>,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Answer in JSON, as one object
    #[arg(long)]
    json: bool,
    /// Record every game in this file; games are added after those that it has
    #[arg(long, value_name = "FILE", value_parser = file())]
    record: Option<String>,
    #[command(flatten)]
    machines: MachineArgs<true>,
    #[command(flatten)]
    variant: VariantFlags,
    #[command(flatten)]
    limits: LimitFlags,
}

impl Run for MatchArgs {
    fn run(&self, context: &Context) -> Result {
        let variant = self.variant.of(self.game)?;
        let game = self.game.rules(&variant);
        let (terms, position) = self.terms(context, &*game, variant)?;
        let mut account = Account::open(context, &terms)?;
        let mut alone = terms.contest(1);
        let ended = self.play(context, &terms, &mut account, &mut alone);
        account.bar.finish();
        match &ended {
            Err(Error::Interrupted) if account.games > 0 => {}
            Err(_) => return ended,
            Ok(()) => {}
        }
        for Player { name, machine, .. } in &mut alone.players {
            if let Some(machine) = machine {
                let kept = machine.keep(name);
                kept.map_err(Error::Refused)?;
            }
        }
        // Programs end before anything is shown.
        drop(alone);
        account.show(&*game, position.as_ref())?;
        ended
    }
}

impl MatchArgs {
    /// Reads who plays from where; the position is `None` if starts are drawn.
    fn terms(
        &self,
        context: &Context,
        game: &dyn Solver,
        variant: games::Variant,
    ) -> Result<(MatchTerms<'_>, Option<Position>)> {
        let (start, specs) = self.read_rest()?;
        let mut machines = self.machines.read(context)?;
        let position = start
            .as_deref()
            .map(|text| game.read_position(text))
            .transpose()
            .map_err(Error::Usage)?;
        let kinds = specs.each_ref().map(|spec| &spec.kind);
        machines.check(game, position.as_ref(), kinds.into_iter(), false)?;
        if let Some(start) = &position
            && let Some(why) = kinds.iter().find_map(|kind| kind.refusal(game, start))
        {
            return Err(Error::Usage(why));
        }
        let terms = MatchTerms {
            kind: self.game,
            variant,
            start,
            names: names(&specs),
            specs,
            machines,
            seed: self.seed.unwrap_or_else(any_seed),
            interrupt: context.interrupt(),
            flags: self,
        };
        Ok((terms, position))
    }

    /// Plays all games: `alone`, or by several threads where nobody has to remember them.
    fn play(
        &self,
        context: &Context,
        terms: &MatchTerms,
        account: &mut Account,
        alone: &mut Contest,
    ) -> Result {
        let threads = if terms.adapts() || alone.learns() {
            1
        } else {
            granted(self.limits.side_by_side().min(account.all))
        };
        // Games count from 0.
        let play = |games: &mut Contest, number| match games.play(number) {
            Err(Unplayed::Left) => Err(number),
            Err(Unplayed::Trouble(trouble)) => Ok(Err(trouble)),
            Ok(played) => Ok(Ok(played)),
        };
        let hire = || {
            let mut own = terms.contest(threads);
            move |number| play(&mut own, number)
        };
        let stop = context.signals.flag();
        work_in_order(account, threads, &stop, hire, |number| play(alone, number))
    }

    /// Reads what follows the game: the position, unless starts are drawn, and the two players.
    fn read_rest(&self) -> Result<(Option<String>, [PlayerSpec; 2])> {
        let (start, specs) = match (self.random_starts, self.rest.as_slice()) {
            (Some(_), [first, second]) => (None, [first, second]),
            (None, [position @ .., first, second]) if !position.is_empty() => {
                (Some(position.join(" ")), [first, second])
            }
            (Some(_), _) => return Err(Error::Usage(Phrase::new("usage-match-drawn"))),
            (None, _) => return Err(Error::Usage(Phrase::new("usage-match"))),
        };
        let [first, second] = specs.map(|text| machine(text).map_err(Error::Usage));
        Ok((start, [first?, second?]))
    }
}

/// What follows the game, for `--help`.
fn rest() -> String {
    format!(
        "The position (left out with --random-starts), and the two players: {}",
        PlayerKind::help()
    )
}

/// Reads a player, who is no person.
fn machine(text: &str) -> Result<PlayerSpec, Phrase> {
    let spec = PlayerSpec::read(text)?;
    if spec.kind != PlayerKind::Human {
        return Ok(spec);
    }
    let machines = PlayerKind::all().filter(|kind| *kind != PlayerKind::Human);
    Err(Phrase::new("refuse-match-player")
        .quoting("seat", text)
        .knowing(
            machines
                .map(|kind| kind.name().to_owned())
                .chain(PlayerKind::taking()),
        ))
}

/// What is agreed for all games. Every thread makes its own players of it.
struct MatchTerms<'a> {
    kind: GameKind,
    variant: games::Variant,
    /// The position where the games start as it was written, which has been read once; `None` if
    /// starts are drawn.
    start: Option<String>,
    specs: [PlayerSpec; 2],
    names: [String; 2],
    machines: Machines,
    seed: u64,
    interrupt: Interrupt,
    flags: &'a MatchArgs,
}

impl MatchTerms<'_> {
    /// Whether one of the players follows the games before.
    fn adapts(&self) -> bool {
        let mut specs = self.specs.iter();
        specs.any(|spec| spec.kind == PlayerKind::Adaptive)
    }

    /// A contest of players who have not played yet, with a share of the memory if it is one of
    /// several `threads`.
    fn contest(&self, threads: usize) -> Contest {
        let mut limits = self.flags.limits.limits().at_once();
        if threads > 1 {
            limits = limits.share(threads);
        }
        let work = Work::new(limits, self.interrupt.clone(), Rc::new(Silent));
        let game = self.kind.open(&self.variant, work);
        let start = self
            .start
            .as_ref()
            .map(|text| game.read_position(text).expect("it was read before"));
        // Others are drawn before their games.
        let smallest = || game.exercise(1, &mut |bounds| *bounds.start());
        let first = start.clone().unwrap_or_else(smallest);
        let seats = [0, 1].map(|side| PlayerSpec {
            kind: self.specs[side].kind.clone(),
            name: Some(self.names[side].clone()),
        });
        Contest {
            players: self.machines.players(&seats),
            start,
            size: self.flags.random_starts.unwrap_or_default(),
            seed: self.seed,
            is_recorded: self.flags.record.is_some(),
            board: Board::new(game, first),
        }
    }
}

/// The account of a match: its games are counted and recorded in their order, and shown at the end.
struct Account<'a> {
    context: &'a Context,
    terms: &'a MatchTerms<'a>,
    record: Option<RecordFile>,
    bar: ProgressBar,
    /// How many games there will be, those that were not handed out, and how many are counted.
    all: usize,
    left: Range<u64>,
    games: usize,
    scores: [Score; 2],
    /// The first of them.
    forfeits: Vec<(u64, usize, Phrase)>,
}

impl InOrder for Account<'_> {
    type Piece = u64;
    type Done = Result<Played, Trouble>;

    fn next(&mut self, _: bool) -> Result<Option<u64>> {
        self.pause()?;
        Ok(self.left.next())
    }

    /// Counts a game, and records it. With `--json` the table that says why games were forfeited is
    /// not shown, so that is said at once.
    fn take(&mut self, done: Result<Played, Trouble>) -> Result {
        let played = match done {
            Ok(played) => played,
            Err(Trouble::NotRun(why)) => return Err(Error::Refused(why)),
            Err(_) => return Err(Error::Interrupted),
        };
        if let (Some(record), Some(written)) = (&mut self.record, played.written) {
            record.begin(written).map_err(Error::Refused)?;
        }
        self.games += 1;
        for (score, more) in self.scores.iter_mut().zip(played.scores) {
            *score += more;
        }
        match played.forfeit {
            Some((side, why)) if self.terms.flags.json => {
                // The bar must not stand before the line; it comes back after it.
                self.bar.finish();
                Context::tell(|| {
                    let name = &names(&self.terms.specs)[side];
                    game_forfeit(self.games as u64, name, &why).to_string()
                });
            }
            Some((side, why)) if self.forfeits.len() < MOST_FORFEITS => {
                self.forfeits.push((self.games as u64, side, why));
            }
            _ => {}
        }
        Ok(())
    }

    /// Shows how many games have been played.
    fn pause(&mut self) -> Result {
        self.bar.report(self.games, self.all);
        Ok(())
    }
}

impl<'a> Account<'a> {
    /// Opens the account, and the record that is asked for.
    fn open(context: &'a Context, terms: &'a MatchTerms) -> Result<Self> {
        let record = terms.flags.record.as_ref().map(|file| Context::hold(file));
        let all = terms.flags.games.unwrap_or(USUAL_GAMES);
        Ok(Self {
            context,
            terms,
            record: record.transpose()?,
            bar: ProgressBar::new(message("progress-match")),
            all,
            left: 0..all as u64,
            games: 0,
            scores: Default::default(),
            forfeits: Vec::new(),
        })
    }

    /// Shows what was reached. `start` is where the games started, if it was given.
    fn show(&self, game: &dyn Solver, start: Option<&Position>) -> Result {
        let terms = self.terms;
        if terms.flags.json {
            let [first, second] = for_programs(|| names(&terms.specs));
            let side =
                |name: String, side: usize| object! { name, #[flatten] score: self.scores[side] };
            return self.context.print_json(&object! {
                games: self.games,
                seed: terms.seed,
                game: game.name(),
                // Of drawn starts each has its own.
                position: start.map(|start| game.write_position(start)),
                #[flatten] terms: start.map(|start| json::terms(game, start)),
                first: side(first, 0),
                second: side(second, 1),
            });
        }
        let title = if let Some(start) = start {
            phrase!("contest-title", position = with_values(game, start))
        } else {
            let size = terms.flags.random_starts.unwrap_or_default();
            phrase!("contest-title-random", size)
        };
        let title = title
            .with("game", game_name(game))
            .with("count", self.games)
            .with("seed", terms.seed.to_string());
        self.context
            .show(|width| contest(&title, &terms.names, &self.scores, &self.forfeits, width))
    }
}
