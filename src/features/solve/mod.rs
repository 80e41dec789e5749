//! `nimatron solve`: one position for a person or a program, or with `--batch` one on each line,
//! with one answer on each line.

mod answer;
mod batch;
mod count;
mod lists;
mod report;

use clap::Args;
use serde::Serialize;

use crate::cli::{
    Context, Error, Result,
    flags::{LimitFlags, examples, file},
    json::object,
    problem::{Problem, ProblemArgs},
    subcommand::Run,
};
use crate::communication::ProgressBar;
use crate::explanation::{
    card::card,
    for_programs, message,
    so_far::so_far_in_a_line,
    titles::signed,
    told::Told,
    values::values,
    why::{consequence_in_a_line, followed, reason_in_a_line, why_not},
};
use crate::inference::{
    Analysis, Detail, Move, MoveValue, Outcome, Unsolved, grant_values, move_values,
};
use crate::reason::{Figure, MOST_LISTED, Reason};
use crate::text::Text;
use answer::{ListedValues, solved};
use lists::losing;
use report::{analysis_in_a_line, report};

/// Find the optimal moves of a position and explain them
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron solve nim 3,4,5", "who wins, and why"),
    ("nimatron solve cram 3x4 --json", "the same for programs"),
    ("nimatron solve matches --batch positions.txt", "one answer per line"),
    ("nimatron solve sticks 10", "take 1 to 3 of a row, which some call nim"),
]))]
#[command(mut_arg("position", |position| position.required(false).required_unless_present("batch")))]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct SolveArgs {
    /// Answer a file instead, one position per line (- is the standard input)
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["position", "card", "full"],
        value_parser = file())]
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
    /// Leave the list of optimal moves out of the JSON of a batch; the best stays
    #[arg(long, requires = "batch", requires = "json")]
    best_only: bool,
    /// Exit with status 0 even if lines of the batch have no answer
    #[arg(long, requires = "batch", conflicts_with = "position")]
    keep_going: bool,
    /// Answer an empty line or a comment of the batch with an empty line
    #[arg(long, requires = "batch", conflicts_with = "position")]
    keep_blank: bool,
    /// List all losing positions reachable from this one (all you need to know to win); where that
    /// would take more than some seconds, only with --full
    #[arg(long)]
    card: bool,
    /// Show what every move leads to (of more than 1,000 with --full)
    #[arg(long)]
    values: bool,
    /// Say why, or why not, this move
    #[arg(long, value_name = "MOVE", conflicts_with_all = ["batch", "card", "values", "full"])]
    why: Option<String>,
    /// Show every reply with its answer, the longest line of play, and the rules
    #[arg(long)]
    full: bool,
    #[command(flatten)]
    problem: ProblemArgs,
    #[command(flatten)]
    limits: LimitFlags,
}

impl Run for SolveArgs {
    fn run(&self, context: &Context) -> Result {
        if let Some(file) = &self.batch {
            return self.answer_lines(context, file);
        }
        let bar = Context::bar();
        let work = context.work(self.limits.limits(), bar.clone());
        let mut problem = self.problem.open(work)?;
        let asked = self.why.as_deref().map(|text| asked(&problem, text));
        if let Some(played) = asked.transpose()?
            && !self.json
        {
            return say_why(context, &mut problem, played);
        }
        let lost = if self.card {
            Some(losing(&problem, !self.json, self.full)?)
        } else {
            None
        };
        if self.lists_values(&problem) {
            grant_values(&*problem.game, &problem.position)?;
        }
        if self.json {
            return self.answer_program(context, problem, &bar, lost);
        }
        if let Some(lost) = lost {
            let moves = self.values(&mut problem)?;
            return context.show(|width| {
                let text = card(problem.game.listed_once(), &lost, width);
                self.with_values(text, &problem, moves.as_deref(), width)
            });
        }
        let analysis = analyse(&mut problem, &bar)?;
        let (reason, moves) = self.explain(&mut problem, &analysis)?;
        context.show(|width| {
            let Problem { game, position } = &problem;
            let text = report(&**game, position, &analysis, &reason, self.full, width);
            self.with_values(text, &problem, moves.as_deref(), width)
        })
    }
}

impl SolveArgs {
    /// Answers a program by one object.
    fn answer_program(
        &self,
        context: &Context,
        mut problem: Problem,
        bar: &ProgressBar,
        lost: Option<Vec<String>>,
    ) -> Result {
        let analysis = analyse(&mut problem, bar)?;
        let (reason, moves) = self.explain(&mut problem, &analysis)?;
        let why = self
            .why
            .as_deref()
            .map(|text| WhyMove::of(&mut problem, text));
        let why = why.transpose()?;
        let Problem { game, position } = problem;
        let reason = Some(for_programs(|| reason_in_a_line(&reason)));
        let values = self.values.then_some(ListedValues(moves));
        let parts = [true, !self.no_stats];
        let solved = solved(&*game, &position, &analysis, reason, lost, values, parts);
        context.print_json(&object! {
            #[flatten] solved,
            #[flatten] why: why.map(|why| object! { why }),
        })
    }

    /// The reason, and what every move leads to if that is asked for.
    fn explain(
        &self,
        problem: &mut Problem,
        analysis: &Analysis,
    ) -> Result<(Reason, Option<Vec<MoveValue>>)> {
        let detail = if self.full {
            Detail::FULL
        } else {
            Detail::BRIEF
        };
        let reason = problem.game.reason(&problem.position, analysis, detail);
        let found = reason.and_then(|reason| Ok((reason, self.values(problem)?)));
        Ok(found.inspect_err(|stopped| {
            if stopped.is_stopped() {
                Context::tell(|| analysis_in_a_line(analysis));
            }
        })?)
    }

    /// Whether it is listed what every move leads to.
    fn lists_values(&self, Problem { game, position }: &Problem) -> bool {
        self.values && (self.full || are_listed(game.move_count(position)))
    }

    fn values(&self, problem: &mut Problem) -> Result<Option<Vec<MoveValue>>, Unsolved> {
        let is_listed = self.lists_values(problem);
        let Problem { game, position } = problem;
        let values = is_listed.then(|| move_values(&mut **game, position));
        values.transpose()
    }

    /// Adds what every move leads to, or that there are too many moves.
    fn with_values(
        &self,
        text: Text,
        Problem { game, position }: &Problem,
        moves: Option<&[MoveValue]>,

        width: usize,
    ) -> Text {
        match moves {
            Some(moves) => text.then(values(moves, None, &signed, width)),
            None if self.values => {
                let count = Figure::Decimal(game.move_count(position).to_string());
                text.blank().say(phrase!("values-left-out", count))
            }
            None => text,
        }
    }
}

/// What follows from a move that somebody asks about, for the player who makes it.
#[derive(Serialize)]
struct WhyMove {
    #[serde(rename = "move")]
    played: String,
    outcome: Outcome,
    reason: String,
}

impl WhyMove {
    fn of(problem: &mut Problem, text: &str) -> Result<Self> {
        let played = asked(problem, text)?;
        let Problem { game, position } = problem;
        let found = followed(&mut **game, position, played, None)?;
        let reason = for_programs(|| {
            let (opponent, told) = (message("name-opponent"), &mut Told::default());
            consequence_in_a_line(&**game, position, played, &found, (&opponent, [0; 2]), told)
        });
        Ok(Self {
            played: played.to_string(),
            outcome: Outcome::of_value(game.points(position, played) - found.then.value),
            reason,
        })
    }
}

/// Reads a legal move.
fn asked(Problem { game, position }: &Problem, text: &str) -> Result<Move> {
    let played = game.read_typed_move(text).map_err(Error::Usage)?;
    let played = game.listed(position, played);
    game.play(position, played).map_err(Error::Usage)?;
    Ok(played)
}

/// Says what a move leaves, and what follows.
fn say_why(context: &Context, Problem { game, position }: &mut Problem, played: Move) -> Result {
    let opponent = message("name-opponent");
    let mut unsolved = None;
    let shown = context.show(|width| {
        let lesson = (None, &mut Told::default());
        let text = why_not(
            &mut **game,
            position,
            played,
            (&opponent, [0; 2]),
            lesson,
            width,
        );
        text.unwrap_or_else(|why| {
            unsolved = Some(why);
            Text::new()
        })
    });
    unsolved.map_or(shown, |why| Err(why.into()))
}

/// Analyses a position. If that is stopped, says what is known.
fn analyse(Problem { game, position }: &mut Problem, bar: &ProgressBar) -> Result<Analysis> {
    Ok(game.analyse(position).inspect_err(|stopped| {
        if !stopped.is_stopped() {
            return;
        }
        if let Some(known) = bar.take_told() {
            Context::tell(|| so_far_in_a_line(&known));
        } else {
            Context::tell_reached(bar);
        }
    })?)
}

/// Whether a list has room for this many moves, each with what it leads to.
fn are_listed(count: u128) -> bool {
    count <= MOST_LISTED as u128
}
