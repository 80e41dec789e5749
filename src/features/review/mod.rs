//! `nimatron review`: recorded games judged move by move.

mod replay;
mod words;

pub(crate) use self::replay::ReplayArgs;

use clap::Args;
use serde::Serialize;

use self::words::{ended, games_in_a_line, total};
use crate::cli::{
    Context, Error, Result,
    context::recorded,
    flags::{LimitFlags, examples, file},
    json::object,
    subcommand::Run,
};
use crate::explanation::{
    for_programs,
    review::{review_title, reviewed},
    told::Told,
};
use crate::inference::{self, Position, Solver, Tally, whys};
use crate::record::{Ending, GameText};
use crate::session::names::recorded_names;
use crate::text::Text;

/// Judge recorded games move by move: the mistakes, and what was better
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron review games.txt", "who made which mistake"),
    ("nimatron review games.txt --json", "one answer per game"),
]))]
pub(crate) struct ReviewArgs {
    /// A file of recorded games
    #[arg(value_parser = file())]
    file: String,
    /// Answer in JSON, one object per game: each move with its outcomes, whether it was a mistake,
    /// and what was better
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    limits: LimitFlags,
}

impl Run for ReviewArgs {
    fn run(&self, context: &Context) -> Result {
        let games = Context::load(&self.file)?;
        let mut judged = 0;
        let mut totals = Vec::new();
        let mut told = Told::default();
        // Games by the same rules share what is known.
        for alike in games.chunk_by(|one, other| one.rules() == other.rules()) {
            let work = context.work(self.limits.limits(), Context::bar());
            let (kind, variant) = alike[0].rules().expect("it was read by them");
            let mut game = kind.open(&variant, work);
            for written in alike {
                let heard = (&mut totals, &mut told);
                let shown = self.show(context, &mut *game, written, judged, heard);
                if let Err(Error::SearchStopped) = shown {
                    Context::tell(|| games_in_a_line(judged, games.len()));
                }
                shown?;
                judged += 1;
            }
        }
        if self.json || judged < 2 {
            return Ok(());
        }
        context.show(|_| {
            let heading = phrase!("review-total", count = judged);
            let text = Text::new().blank().then(Text::headed(&heading));
            totals.iter().fold(text, |text, (name, tally, mistakes)| {
                text.say(total(name, *tally, *mistakes))
            })
        })
    }
}

impl ReviewArgs {
    /// Judges a game, and shows it below those that were judged before. What each player has done
    /// is added to the totals, and the theorems to those that were told.
    fn show(
        &self,
        context: &Context,
        game: &mut dyn Solver,
        written: &GameText,
        judged: usize,
        (totals, told): (&mut Vec<(String, Tally, usize)>, &mut Told),
    ) -> Result {
        let recorded = recorded(written);
        let start = &recorded.start;
        let review = inference::review(game, start, &recorded.moves)?;
        if self.json {
            let names = for_programs(|| recorded_names(&recorded.players));
            return context.print_json(&reviewed_for_programs(game, start, names, &review));
        }
        let reasons = whys(game, &review)?;
        let names = recorded_names(&recorded.players);
        for (player, name) in names.iter().enumerate() {
            let tally = review.tally(player);
            let known = totals
                .iter()
                .position(|(known, ..)| known == name)
                .unwrap_or_else(|| {
                    totals.push((name.clone(), Tally::default(), 0));
                    totals.len() - 1
                });
            let (_, total, mistakes) = &mut totals[known];
            total.choices += tally.choices;
            total.right += tally.right;
            let own = review.moves.iter().skip(player).step_by(2);
            *mistakes += own.filter(|judgement| judgement.is_mistake()).count();
        }
        context.show(|width| {
            let mut text = Text::new();
            if judged > 0 {
                text = text.blank();
            }
            let title = review_title(game, start, &names);
            let text = text
                .then(Text::headed(&title))
                .blank()
                .then(reviewed(game, &names, &review, &reasons, told, width));
            match recorded.ending {
                // The moves do not show how it ended.
                Ending::Open => text.say(ended(&recorded, written.forfeited(), &names)),
                _ => text,
            }
        })
    }
}

/// A game of `review --json`. The outcomes of a move are for the player who makes it; `names`
/// begins with the player who moved first.
fn reviewed_for_programs(
    game: &dyn Solver,
    start: &Position,
    [first, second]: [String; 2],
    review: &inference::Review,
) -> impl Serialize {
    let has_points = game.has_points();
    let players = ["first", "second"].into_iter().cycle();
    let moves = review.moves.iter().zip(players).map(|(judged, player)| {
        // Null if it is not known, left out unless points decide.
        let cost = has_points.then(|| object! { cost: judged.before().map(|_| judged.cost()) });
        object! {
            r#move: judged.played,
            player,
            outcome_before: judged.before(),
            outcome_after: judged.after(),
            mistake: judged.is_mistake(),
            better: judged.better(),
            #[flatten] cost,
        }
    });
    let player = |name: String, index| object! { name, #[flatten] tally: review.tally(index) };
    object! {
        game: game.name(),
        position: game.write_position(start),
        moves: moves.collect::<Vec<_>>(),
        first: player(first, 0),
        second: player(second, 1),
    }
}
