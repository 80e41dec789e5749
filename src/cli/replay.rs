//! `nimatron replay`: a recorded game, step by step on a terminal, all at once elsewhere.

use clap::Args;

use super::{
    Context, Done,
    context::{load, recorded},
    flags::{Limits, examples, file, number},
    play::at_once,
};
use crate::communication::{self, Dialogue, Stop, WHY, means, read_number};
use crate::explanation::review::{review_title, step};
use crate::inference::{Position, Solver, marks};
use crate::session::{read_why, recorded_names, show_consequence};
use crate::text::{Role, Text};

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron replay games.txt", "the last game, step by step"),
    ("nimatron replay games.txt --game 1 --at 5", "the position after five moves of the first"),
]))]
pub(super) struct Replay {
    /// A file of recorded games
    #[arg(value_parser = file)]
    file: String,
    /// Show only the position after N moves
    #[arg(long, value_name = "N")]
    at: Option<String>,
    /// Which game of the file, counted from 1 [default: the last]
    #[arg(long, value_name = "K")]
    game: Option<String>,
    /// Of a damaged file, use what comes before the damage
    #[arg(long)]
    salvage: bool,
    #[command(flatten)]
    limits: Limits,
}

impl Replay {
    pub(super) fn run(&self, context: &Context) -> Done {
        let games = load(&self.file, self.salvage)?;
        let last = games.len();
        let place = self
            .game
            .as_deref()
            .map(number("--game", 1..=last))
            .transpose()?
            .unwrap_or(last);
        let written = &games[place - 1];
        let game = recorded(written);
        let most = game.moves.len();
        let at = self
            .at
            .as_deref()
            .map(number("--at", 0..=most))
            .transpose()?;
        let words = &context.words;
        let names = recorded_names(words, &game.players);
        let title = review_title(&*game.game, &game.start, &names);
        let mut title = Text::headed(words, &title);
        if last > 1 {
            let number = phrase!("replay-number", number = place);
            title = title.styled(Role::Faint, words.say(&number.with("last", last)));
        }
        let positions = game.positions();
        let forfeited = written.forfeited();
        let (kind, variant) = written.rules().expect("it was read by them");
        let work = context.silent(at_once(self.limits.limits()));
        let mut solver = kind.open(&variant, work);
        let marks = marks(&mut *solver, &game.start, &game.moves)?;
        let shown = |made: usize, width| {
            let mark = made.checked_sub(1).map_or("", |last| marks[last]);
            let made = (made, mark);
            step(&game, &positions, &names, made, forfeited, words, width)
        };
        if at.is_none() && communication::is_terminal() {
            return match walk(context, &title, &mut *solver, &positions, &names, shown) {
                // Nothing is left open.
                Err(Stop::InputEnded) => Ok(()),
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
) -> Result<(), Stop> {
    let words = &context.words;
    let mut front = context.front();
    let mut dialogue = Dialogue::new(front.as_mut(), words);
    dialogue.message(title)?;
    let most = positions.len() - 1;
    let mut made = 0;
    while made <= most {
        dialogue.message(&shown(made, dialogue.width()))?;
        let phrase = |id| phrase!(id, made, most);
        let question = dialogue.question(phrase("replay-ask"), phrase("replay-help"));
        let next = dialogue.ask_or_back(&question, |answer| {
            let number = read_number(answer).and_then(|number| usize::try_from(number).ok());
            let number = number.filter(|number| *number <= most);
            let at = &positions[made];
            match answer.to_lowercase().as_str() {
                "" | "n" => Ok(Ok(made + 1)),
                _ if means(answer, WHY) && !solver.is_over(at) => Ok(Err(None)),
                _ => match (number, read_why(solver, &positions[made], answer)) {
                    (Some(number), _) => Ok(Ok(number)),
                    (None, Some(_)) if solver.is_over(&positions[made]) => {
                        Err("replay-over".into())
                    }
                    (None, Some(asked)) => asked.map(|played| Err(Some(played))),
                    (None, None) => Err(phrase("replay-refuse").quoting("answer", answer)),
                },
            }
        })?;
        match next {
            Some(Ok(next)) => made = next,
            Some(Err(asked)) => {
                let best = || Some(solver.best_move(&positions[made]).ok()??.0);
                let Some(played) = asked.or_else(best) else {
                    dialogue.tell("review-unknown")?;
                    continue;
                };
                let opponent = &names[(made + 1) % 2];
                show_consequence(
                    &mut dialogue,
                    solver,
                    &positions[made],
                    played,
                    opponent,
                    None,
                )?;
            }
            None if made > 0 => made -= 1,
            None => dialogue.tell("replay-at-start")?,
        }
    }
    Ok(())
}
