//! `nimatron replay`: a recorded game, step by step on a terminal, all at once elsewhere.

use std::ops::RangeInclusive;

use clap::Args;

use super::words::step;
use crate::cli::{
    Context, Result,
    context::recorded,
    flags::{LimitFlags, examples, file},
    subcommand::Run,
};
use crate::communication::{self, Error, Question, WHY, means};
use crate::explanation::{points::gained, review::review_title, told::Told};
use crate::inference::{Move, Position, Solver, marks};
use crate::reason::Phrase;
use crate::session::{names::recorded_names, read_why, show_consequence};
use crate::text::{Role, Text, read_number};

/// Show a recorded game step by step
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron replay games.txt", "the last game, step by step"),
    ("nimatron replay games.txt --game 1 --at 5", "the position after five moves of the first"),
]))]
pub(crate) struct ReplayArgs {
    /// A file of recorded games
    #[arg(value_parser = file())]
    file: String,
    /// Show only the position after N moves
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Which game of the file, counted from 1 [default: the last]
    #[arg(long, value_name = "K")]
    game: Option<usize>,
    #[command(flatten)]
    limits: LimitFlags,
}

impl Run for ReplayArgs {
    fn run(&self, context: &Context) -> Result {
        let games = Context::load(&self.file)?;
        let last = games.len();
        let place = self.game.unwrap_or(last);
        within("--game", place, 1..=last)?;
        let written = &games[place - 1];
        let game = recorded(written);
        let most = game.moves.len();
        let at = self.at;
        within("--at", at.unwrap_or(0), 0..=most)?;
        let names = recorded_names(&game.players);
        let title = review_title(&*game.game, &game.start, &names);
        let mut title = Text::headed(&title);
        if last > 1 {
            let number = phrase!("replay-number", number = place);
            title = title.styled(Role::Faint, number.with("last", last).to_string());
        }
        let positions = game.positions();
        let forfeited = written.forfeited();
        let (kind, variant) = written.rules().expect("it was read by them");
        let work = context.silent(self.limits.limits().at_once());
        let mut solver = kind.open(&variant, work);
        let marks = marks(&mut *solver, &game.start, &game.moves)?;
        let shown = |made: usize, width| {
            let mark = made.checked_sub(1).map_or("", |last| marks[last]);
            let made = (made, mark);
            step(&game, &positions, &names, made, forfeited, width)
        };
        if at.is_none() && communication::is_terminal() {
            return match walk(context, &title, &mut *solver, &positions, &names, shown) {
                // Nothing is left open.
                Err(Error::InputEnded(_)) => Ok(()),
                walked => walked,
            };
        }
        let mut printer = context.printer();
        let width = printer.width();
        printer.show(&title)?;
        for made in at.map_or(0..=most, |at| at..=at) {
            printer.show(&shown(made, width))?;
        }
        printer.flush()
    }
}

/// Shows the steps one by one, as a person wants to see them.
fn walk(
    context: &Context,
    title: &Text,
    solver: &mut dyn Solver,
    positions: &[Position],
    names: &[String; 2],
    shown: impl Fn(usize, usize) -> Text,
) -> Result {
    let mut front = context.front();
    let front = front.as_mut();
    front.show(title)?;
    let most = positions.len() - 1;
    let (mut made, mut told) = (0, Told::default());
    while made <= most {
        front.show(&shown(made, front.width()))?;
        let phrase = |id| phrase!(id, made, most);
        let question = Question::new(phrase("replay-ask"), phrase("replay-help"));
        let refusal = |answer: &str| phrase("replay-refuse").quoting("answer", answer);
        let at = &positions[made];
        let wish = front.ask_or_back(&question, |answer| match read_wish(solver, at, answer) {
            Some(Ok(Wish::Step(step))) if step > most => Err(refusal(answer)),
            Some(wish) => wish,
            None => Err(refusal(answer)),
        })?;
        let asked = match wish {
            Some(Wish::Next) => {
                made += 1;
                continue;
            }
            Some(Wish::Step(step)) => {
                made = step;
                continue;
            }
            Some(Wish::Why) => solver.best_move(at).ok().flatten().map(|(best, _)| best),
            Some(Wish::WhyNot(played)) => Some(played),
            None if made > 0 => {
                made -= 1;
                continue;
            }
            None => {
                front.tell("replay-at-start")?;
                continue;
            }
        };
        let Some(played) = asked else {
            front.tell("review-unknown")?;
            continue;
        };
        let opponent = names[(made + 1) % 2].as_str();
        let gained = gained(solver, positions[..=made].iter());
        let told = (None, &mut told);
        show_consequence(front, solver, at, played, (opponent, gained), told)?;
    }
    Ok(())
}

/// What a person wants to see.
enum Wish {
    Next,
    /// The game after this number of moves.
    Step(usize),
    /// Why the best move is that.
    Why,
    WhyNot(Move),
}

/// Reads what a person wants to see from a position on. `None` if that is not clear.
fn read_wish(solver: &dyn Solver, at: &Position, answer: &str) -> Option<Result<Wish, Phrase>> {
    if answer.is_empty() || answer.eq_ignore_ascii_case("n") {
        return Some(Ok(Wish::Next));
    }
    if let Some(number) = read_number(answer) {
        return Some(Ok(Wish::Step(usize::try_from(number).ok()?)));
    }
    if means(answer, WHY) && !solver.is_over(at) {
        return Some(Ok(Wish::Why));
    }
    let asked = read_why(solver, at, answer)?;
    if solver.is_over(at) {
        return Some(Err("replay-over".into()));
    }
    Some(asked.map(Wish::WhyNot))
}

/// Refuses a number that the file does not have.
fn within(argument: &'static str, number: usize, bounds: RangeInclusive<usize>) -> Result {
    if bounds.contains(&number) {
        return Ok(());
    }
    let (least, most) = (*bounds.start(), *bounds.end());
    Err(Error::Usage(phrase!(
        "refuse-number",
        argument,
        least,
        most,
        value = number.to_string()
    )))
}
