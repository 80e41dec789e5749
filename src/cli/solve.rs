//! `nimatron solve`: one position for a person or a program, or with `--batch` one on each line,
//! with one answer on each line.

use std::cell::{Cell, RefCell};
use std::fmt::Display;
use std::fs::{File, Metadata};
use std::io;
use std::rc::Rc;

use clap::Args;

use super::{
    Context, Done, Stop,
    context::{may_save, save},
    failure::of_argument,
    flags::{Limits, Variant, all_games, examples, file, game, game_help, position},
    in_order::{InOrder, granted, work_in_order},
    json::{self, ListedValues, object, solved},
    mending::Mending,
};
use crate::communication::{Bar, Count, Line, LineReader, Printer, too_long};
use crate::explanation::{
    Words,
    card::card,
    refusals::{self, long_strategy, written},
    report::{self, report},
    so_far::{analysis_in_a_line, so_far_in_a_line},
    values::{Many, values},
    why::reason_in_a_line,
};
use crate::games;
use crate::inference::{
    Analysis, Detail, GameKind, MoveValue, Outcome, Position, Progress, Silent, SoFar, Solver,
    Unsolved, Work, grant_values, move_values,
};
use crate::reason::{Figure, MOST_LISTED, Phrase, of_system};
use crate::record::{NoStrategy, Strategy};
use crate::text::Text;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron solve nim 3,4,5", "who wins, and why"),
    ("nimatron solve cram 3x4 --json", "the same for programs"),
    ("nimatron solve matches --batch positions.txt", "one answer per line"),
]))]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(super) struct Solve {
    #[arg(help = game_help(&all_games()))]
    game: String,
    /// The position, such as 3,5,7 or 3 5 7
    position: Vec<String>,
    /// Answer a file instead, one position per line (- is the standard input)
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["position", "card", "full"],
        value_parser = file)]
    batch: Option<String>,
    /// Answer in JSON, one object per line
    #[arg(long)]
    json: bool,
    /// Include explanations in batch output (with --json)
    #[arg(long, requires = "batch", requires = "json")]
    reasons: bool,
    /// Leave seconds and positions out of the JSON, which differ from run to run
    #[arg(long)]
    no_stats: bool,
    /// Exit with status 0 even if lines of the batch have no answer
    #[arg(long, requires = "batch", conflicts_with = "position")]
    keep_going: bool,
    /// Answer an empty line or a comment of the batch with an empty line
    #[arg(long, requires = "batch", conflicts_with = "position")]
    keep_blank: bool,
    /// List all losing positions reachable from this one (all you need to know to win)
    #[arg(long)]
    card: bool,
    /// Write a strategy for the side that wins to this file: one answer to every reply (verify
    /// checks it)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["batch", "json", "card", "values", "full"], value_parser = file)]
    strategy: Option<String>,
    /// Show what every move leads to (of more than 1,000 with --full)
    #[arg(long)]
    values: bool,
    /// Show every reply with its answer, the longest line of play, and the rules
    #[arg(long)]
    full: bool,
    #[command(flatten)]
    variant: Variant,
    #[command(flatten)]
    limits: Limits,
}

impl Solve {
    pub(super) fn run(&self, context: &Context) -> Done {
        let (kind, variant) = game(&self.game, &self.variant)?;
        let limits = self.limits.limits();
        if let Some(file) = &self.batch {
            return self.answer_lines(context, file, kind, &variant);
        }
        let mut rules = kind.open(&variant, context.silent(limits));
        let position = position(&*rules, &self.position)?;
        if let Some(file) = &self.strategy {
            return write_strategy(context, &mut *rules, &position, file);
        }
        let lost = if self.card {
            Some(losing(context, &*rules, &position, !self.json)?)
        } else {
            None
        };
        let count = rules.move_count(&position);
        let is_listed = self.values && (self.full || are_listed(count));
        if is_listed {
            grant_values(&*rules, &position)?;
        }
        let values_of =
            |game: &mut dyn Solver| is_listed.then(|| move_values(game, &position)).transpose();
        let with_values = |text: Text, moves: &Option<Vec<MoveValue>>, words: &Words, width| {
            let count = Figure::Decimal(count.to_string());
            match moves {
                Some(moves) => text.then(values(moves, Many::Listed, words, width)),
                None if self.values => text.blank().say(words, phrase!("values-left-out", count)),
                None => text,
            }
        };
        if let Some(lost) = lost.as_ref().filter(|_| !self.json) {
            let alike = rules.conventions().alike;
            let moves = values_of(&mut *rules)?;
            return context.show(|words, width| {
                with_values(card(alike, lost, words, width), &moves, words, width)
            });
        }
        let bar = context.bar();
        // People see the outcome, the moves and the nimber as soon as each is settled: `Early`
        // hears of them during the analysis, and the rest of the report follows below. Programs get
        // one object.
        let early = (!self.json).then(|| {
            let early = Early::new(context, &bar, rules, &position, self.full);
            Rc::new(early)
        });
        let progress: Rc<dyn Progress> = match &early {
            Some(early) => early.clone(),
            None => bar.clone(),
        };
        // It is kept until the answer is shown, because to free its tables may take a while.
        let mut game = kind.open(&variant, context.work(limits, progress));
        let analysis = game.analyse(&position).inspect_err(|stopped| {
            if !stopped.is_stopped() {
                return;
            }
            if let Some(known) = bar.take_told() {
                context.tell(|words| so_far_in_a_line(words, &known));
            } else {
                context.tell_reached(&bar);
            }
        })?;
        let room = match &early {
            Some(early) => early.complete(&analysis)?,
            None => None,
        };
        let detail = if self.full {
            Detail::FULL
        } else {
            Detail::BRIEF
        };
        let found = game.reason(&position, &analysis, detail);
        let found = found.and_then(|reason| Ok((reason, values_of(&mut *game)?)));
        let (reason, moves) = found.inspect_err(|stopped| {
            if stopped.is_stopped() {
                context.tell(|words| analysis_in_a_line(words, &analysis));
            }
        })?;
        if self.json {
            let words = context.words.to_programs();
            let reason = Some(reason_in_a_line(&words, &reason));
            let has_stats = !self.no_stats;
            let values = self.values.then_some(ListedValues(moves));
            let solved = solved(
                &*game, &position, &analysis, reason, lost, values, has_stats,
            );
            return context.print_json(&solved);
        }
        context.show(|words, width| {
            let text = report(&*game, &position, &analysis, &reason, room, words, width);
            with_values(text, &moves, words, width)
        })
    }
}

/// Whether so many moves are listed, each with what it leads to.
fn are_listed(count: u128) -> bool {
    count <= MOST_LISTED as u128
}

/// The losing positions for the card.
fn losing(
    context: &Context,
    game: &dyn Solver,
    position: &Position,
    for_people: bool,
) -> Result<Vec<String>, Stop> {
    if game.has_points() {
        return Err(phrase!("refuse-card", game = game.name()).into());
    }
    let _waiting = context.waiting();
    Ok(game.card(position, for_people, game.work().limits)?)
}

/// The most answers of a strategy.
const MOST_ANSWERS: usize = 1_000_000;

/// Writes a strategy, and says so; to the standard output, nothing but the strategy.
fn write_strategy(
    context: &Context,
    game: &mut dyn Solver,
    position: &Position,
    file: &String,
) -> Done {
    may_save(file)?;
    let made = {
        let _waiting = context.waiting();
        Strategy::make(game, position, MOST_ANSWERS)
    };
    let strategy = made.map_err(|why| match why {
        NoStrategy::Unsolved(unsolved) => unsolved.into(),
        NoStrategy::TooLong { most, positions } => Stop::Refused(long_strategy(most, positions)),
    })?;
    match save(Some(file), || strategy.to_string())? {
        Some(text) => context.print(&text),
        None => context.show(|words, _| Text::new().say(words, written(file, &strategy))),
    }
}

/// How much of the report is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Nothing,
    /// The outcome, and the winning move that a theorem gives.
    ByTheorem,
    /// The outcome and all winning moves.
    Beginning,
}

/// Shows the beginning of the report on a position, once, as soon as it is settled: the outcome and
/// the winning moves, before a nimber that may be far dearer. Also shows the progress of the
/// analysis.
struct Early {
    bar: Rc<Bar>,
    words: Rc<Words>,
    game: Box<dyn Solver>,
    position: Position,
    printer: RefCell<Printer>,
    shown: Cell<Shown>,
    /// The lines that are left on a screen; `None` if everything is shown.
    room: Cell<Option<usize>>,
    /// Why no more can be shown.
    stopped: RefCell<Option<Stop>>,
}

impl Early {
    fn new(
        context: &Context,
        bar: &Rc<Bar>,
        game: Box<dyn Solver>,
        position: &Position,
        full: bool,
    ) -> Self {
        let printer = context.printer();
        let room = report::room(printer.width());
        Self {
            bar: Rc::clone(bar),
            words: Rc::clone(&context.words),
            game,
            position: position.clone(),
            printer: RefCell::new(printer),
            shown: Cell::new(Shown::Nothing),
            room: Cell::new((!full).then_some(room)),
            stopped: RefCell::default(),
        }
    }

    /// Shows the beginning if it was not shown yet, and the nimber. What is found out later is
    /// about other positions. Returns the lines that are left on the screen.
    fn complete(&self, analysis: &Analysis) -> Result<Option<usize>, Stop> {
        if self.shown.get() != Shown::Beginning {
            match analysis.best {
                Some(best) if !analysis.is_complete => {
                    let title = self.title(analysis.outcome);
                    self.print(&title.then(report::by_theorem(&best, false, &self.words)));
                }
                _ => self.begin(analysis.outcome, &analysis.moves),
            }
        }
        if let Some(nimber) = analysis.nimber {
            self.print(&report::nimber(nimber, &self.words));
        }
        self.stopped.take().map_or(Ok(self.room.get()), Err)
    }

    fn begin(&self, outcome: Outcome, moves: &[impl Display]) {
        let (full, width) = (self.room.get().is_none(), self.printer.borrow().width());
        let (game, position) = (&*self.game, &self.position);
        let moves = report::optimal(game, position, moves, full, &self.words, width);
        self.print(&match self.shown.replace(Shown::Beginning) {
            Shown::ByTheorem => moves,
            _ => self.title(outcome).then(moves),
        });
    }

    fn title(&self, outcome: Outcome) -> Text {
        report::title(&*self.game, &self.position, outcome, &self.words)
    }

    /// Prints where the bar was.
    fn print(&self, text: &Text) {
        self.bar.finish();
        let mut stopped = self.stopped.borrow_mut();
        if stopped.is_none() {
            let mut printer = self.printer.borrow_mut();
            let taken = text.height(printer.width());
            let left = self.room.get().map(|room| room.saturating_sub(taken));
            self.room.set(left);
            *stopped = printer.show(text).and_then(|()| printer.flush()).err();
        }
    }
}

impl Progress for Early {
    fn report(&self, done: usize, all: usize) {
        self.bar.report(done, all);
    }

    fn tell(&self, so_far: &SoFar) {
        let shown = self.shown.get();
        if shown != Shown::Beginning && so_far.is_settled() {
            let outcome = match so_far.wins {
                Some(true) => Outcome::Win,
                _ => Outcome::Loss,
            };
            self.begin(outcome, &so_far.winning);
        } else if let (Shown::Nothing, Some(played)) = (shown, &so_far.by_theorem) {
            self.shown.set(Shown::ByTheorem);
            let title = self.title(Outcome::Win);
            self.print(&title.then(report::by_theorem(played, true, &self.words)));
        }
        self.bar.tell(so_far);
    }

    fn finish(&self) {
        self.bar.finish();
    }
}

impl Solve {
    /// Answers a file line by line.
    fn answer_lines(
        &self,
        context: &Context,
        file: &str,
        kind: GameKind,
        variant: &games::Variant,
    ) -> Done {
        if self.values && !self.json {
            return Err(of_argument("usage-missing", "solve", "--json").into());
        }
        let unreadable = |error: io::Error| {
            Stop::Refused(of_system("file-unreadable", &error).with("file", file))
        };
        let signals = context.signals.clone();
        let (reader, bytes) = if file == "-" {
            (LineReader::new(io::stdin(), signals), None)
        } else {
            let input = File::open(file).map_err(unreadable)?;
            let about = input.metadata().ok().filter(Metadata::is_file);
            let bytes = about.map(|about| about.len());
            (LineReader::new(input, signals), bytes)
        };
        let threads = granted(self.limits.side_by_side());
        let mut batch = Batch::new(context, reader, bytes);
        let (limits, interrupt) = (self.limits.limits(), context.interrupt());
        let language = context.words.language();
        // Each keeps what it finds out.
        let solver = |work: Work| {
            let words = Words::for_programs(language);
            let mut game = Mending::new(move || kind.open(variant, work.clone()));
            move |line: NumberedLine| match game
                .work(|game| self.answer_line(&mut **game, &words, &line))
            {
                Some(Some(answered)) => Ok(answered),
                Some(None) => Err(line),
                None => Ok(Ok(Some(Err(failed(&line, &words))))),
            }
        };
        let alone = solver(context.work(limits, batch.count.clone()));
        let hire = || {
            let limits = limits.share(threads);
            solver(Work::new(limits, interrupt.clone(), Rc::new(Silent)))
        };
        let stop = context.signals.flag();
        let answered = work_in_order(&mut batch, threads, &stop, hire, alone);
        let flushed = batch.printer.flush();
        answered?;
        match batch.ended {
            None | Some(Stop::InputEnded) => {}
            Some(Stop::Failed(error)) => return Err(unreadable(error)),
            Some(stop) => return Err(stop),
        }
        flushed?;
        if batch.bad == 0 || self.keep_going {
            return Ok(());
        }
        let phrase = phrase!("batch-bad-lines", count = batch.bad);
        Err(Stop::Refused(phrase))
    }

    /// Answers a line; `None` if only a share of the memory is too small for it.
    fn answer_line(
        &self,
        game: &mut dyn Solver,
        words: &Words,
        line: &NumberedLine,
    ) -> Option<Answered> {
        let bad = |error: String| Some(Ok(Some(Err(without_answer(line, error)))));
        let (_, Line::Whole(input)) = line else {
            return bad(too_long(words));
        };
        let text = input.trim_start_matches('\u{feff}').trim_start();
        if text.is_empty() || is_comment(text) {
            return Some(Ok(self.keep_blank.then(|| Ok(String::new()))));
        }
        let position = match game.read_position(text.trim_end()) {
            Ok(position) => position,
            Err(refusal) => return bad(words.say(&refusal)),
        };
        match self.answer(game, &position, input, words) {
            Err(Unsolved::Beyond(_) | Unsolved::TooManyMoves(_)) if game.work().limits.is_share => {
                None
            }
            Err(why) if !why.is_stopped() => bad(words.say(&refusals::unsolved(&why))),
            solved => Some(solved.map(|answer| Some(Ok(answer)))),
        }
    }

    /// The answer on a line.
    fn answer(
        &self,
        game: &mut dyn Solver,
        position: &Position,
        input: &str,
        words: &Words,
    ) -> Result<String, Unsolved> {
        if !self.json {
            let best = game.best_move(position)?;
            // Where the last move decides, the move tells who wins.
            let outcome = match &best {
                Some((_, true)) if !game.has_points() => Outcome::Loss,
                Some(_) if !game.has_points() => Outcome::Win,
                _ => game.outcome(position)?,
            };
            let outcome = match outcome {
                Outcome::Win => "win",
                Outcome::Loss => "loss",
                Outcome::Draw => "draw",
            };
            let best = best.as_ref().map_or("-", |(played, _)| &**played);
            let position = game.write_position(position);
            return Ok(format!("{position}\t{outcome}\t{best}"));
        }
        let analysis = game.analyse(position)?;
        let mut reason = None;
        if self.reasons {
            let found = game.reason(position, &analysis, Detail::BRIEF)?;
            reason = Some(reason_in_a_line(words, &found));
        }
        let is_listed = self.values && are_listed(game.move_count(position));
        let values = is_listed.then(|| move_values(game, position)).transpose()?;
        let (values, has_stats) = (self.values.then_some(ListedValues(values)), !self.no_stats);
        let solved = solved(game, position, &analysis, reason, None, values, has_stats);
        let differs = input != game.write_position(position);
        Ok(json::line(&object! {
            #[flatten] input: differs.then(|| object! { input }),
            #[flatten] solved,
        }))
    }
}

/// The lines of a batch, and the answers as they are written.
struct Batch {
    reader: LineReader,
    /// How many lines were read, and how many bytes.
    lines: u64,
    read: u64,
    /// The bytes of the whole input; `None` if it is not a file.
    bytes: Option<u64>,
    /// Why there are no more lines.
    ended: Option<Stop>,
    printer: Printer,
    /// How many lines had no answer.
    bad: u64,
    words: Rc<Words>,
    count: Rc<Count>,
}

/// The number of a line, counted from 1, and the line.
type NumberedLine = (u64, Line);

/// What is written for a line: the answer, or why there is none; nothing for some empty lines and
/// comments.
type Answered = Result<Option<Result<String, String>>, Unsolved>;

impl Batch {
    fn new(context: &Context, reader: LineReader, bytes: Option<u64>) -> Self {
        Self {
            reader,
            lines: 0,
            read: 0,
            bytes,
            ended: None,
            printer: context.printer(),
            bad: 0,
            words: Rc::clone(&context.words),
            count: Rc::new(Count::new(context.bar())),
        }
    }

    /// Returns the next line; `None` if it is not there yet. If it is waited for, the answers are
    /// written before, so that a program that writes line by line gets each of them at once.
    fn next_line(&mut self, may_wait: bool) -> Result<Option<Line>, Stop> {
        let ready = self.reader.next_ready()?;
        if ready.is_some() || !may_wait {
            return Ok(ready);
        }
        self.printer.flush()?;
        self.reader.next().map(Some)
    }

    /// Returns how much of a file has been read, in percent; `None` if the input is no file.
    fn share(&self) -> Option<u64> {
        let bytes = self.bytes?;
        (100 * self.read.min(bytes)).checked_div(bytes)
    }
}

impl InOrder for Batch {
    type Piece = NumberedLine;
    type Done = Answered;

    /// Bytes of answers.
    const MOST_HELD: usize = 16 << 20;

    fn next(&mut self, most: usize, may_wait: bool) -> Result<Vec<NumberedLine>, Stop> {
        let mut next = Vec::new();
        while next.len() < most && self.ended.is_none() {
            match self.next_line(may_wait && next.is_empty()) {
                Ok(Some(line)) => {
                    self.lines += 1;
                    if let Line::Whole(text) = &line {
                        self.read += text.len() as u64 + 1;
                    }
                    next.push((self.lines, line));
                }
                Ok(None) => break,
                Err(stop) => self.ended = Some(stop),
            }
        }
        Ok(next)
    }

    fn take(&mut self, done: Answered) -> Done {
        if let Some(answer) = done? {
            self.bad += u64::from(answer.is_err());
            self.printer
                .line(&answer.unwrap_or_else(|refusal| refusal))?;
        }
        let progress = match self.share() {
            Some(percent) => phrase!("batch-progress-share", percent),
            None => Phrase::new("batch-progress"),
        };
        (self.count).add(|lines| self.words.say(&progress.with("count", lines)));
        Ok(())
    }

    fn pause(&mut self) -> Done {
        self.printer.flush()
    }

    fn size(done: &Answered) -> usize {
        match done {
            Ok(Some(Ok(text) | Err(text))) => text.len(),
            _ => 0,
        }
    }
}

/// What is written for a line without an answer. Its text is missing where it is too long to be
/// kept.
fn without_answer((number, line): &NumberedLine, error: String) -> String {
    let input = match line {
        Line::Whole(input) => Some(input),
        Line::TooLong => None,
    };
    json::line(&object! { line: number, input, error })
}

/// The same for one whose answer fails by a fault of the program.
fn failed(line: &NumberedLine, words: &Words) -> String {
    without_answer(line, words.say(&Phrase::new("batch-line-failed")))
}

/// Whether a line begins with a `#` and a blank. Without the blank it may be a board of cram.
fn is_comment(line: &str) -> bool {
    let rest = line.strip_prefix('#');
    rest.is_some_and(|rest| rest.starts_with(char::is_whitespace))
}
