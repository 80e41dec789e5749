//! `nimatron review`: recorded games judged move by move.

use super::args;
use super::flags::limits;
use super::json::Reviewed;
use super::records::{damage, load};
use super::{Context, Failure, json};
use crate::communication::{Stop, complain};
use crate::explanation::Show;
use crate::explanation::pictures::ReviewedGame;
use crate::explanation::sentences::{games_in_a_line, review_title};
use crate::games::Variant;
use crate::inference::{GameKind, Solver, Unsolved, Work, review, whys};
use crate::reason::Phrase;
use crate::record::{Ending, Recorded, Written};
use crate::session::recorded_names;
use crate::text::{Role, Text};

pub(super) fn run(context: &Context, flags: &args::Review) -> Result<(), Failure> {
    let limits = limits(&flags.limits);
    let mut games = Vec::new();
    for game in load(context, &flags.file, flags.salvage)? {
        let rules = game.rules();
        let rules = rules.map_err(|found| damage(context, &flags.file, found))?;
        games.push((rules, game));
    }
    let mut judged = 0;
    // Games by the same rules share what is known.
    for alike in games.chunk_by(|(one, _), (other, _)| one == other) {
        let (kind, variant): &(GameKind, Variant) = &alike[0].0;
        let work = Work::new(limits, context.interrupt(), context.progress());
        let mut game = kind.open(variant, work);
        for (_, written) in alike {
            let read = Recorded::read(kind.rules(variant), written);
            let recorded = read.map_err(|found| damage(context, &flags.file, found))?;
            let shown = show(context, flags, &mut *game, (&recorded, written), judged);
            shown.map_err(|stop| match stop {
                Ended::Unsolved(unsolved) => {
                    if unsolved.is_stopped() {
                        let words = context.words.to_programs();
                        complain(&games_in_a_line(&words, judged, games.len()));
                    }
                    Failure::unsolved(&context.words, unsolved)
                }
                Ended::Stopped(stop) => stop.into(),
            })?;
            judged += 1;
        }
    }
    Ok(())
}

/// Why a game is not shown.
enum Ended {
    Unsolved(Unsolved),
    Stopped(Stop),
}

impl From<Unsolved> for Ended {
    fn from(unsolved: Unsolved) -> Self {
        Self::Unsolved(unsolved)
    }
}

impl From<Stop> for Ended {
    fn from(stop: Stop) -> Self {
        Self::Stopped(stop)
    }
}

/// Judges a game, and shows it below those that were `judged` before.
fn show(
    context: &Context,
    flags: &args::Review,
    game: &mut dyn Solver,
    (recorded, written): (&Recorded, &Written),
    judged: usize,
) -> Result<(), Ended> {
    let words = &context.words;
    let start = &recorded.start;
    let found = review(game, start, &recorded.moves)?;
    let mut printer = context.printer();
    if flags.json {
        let names = recorded_names(&words.to_programs(), &recorded.players);
        let reviewed = Reviewed::new(game, start, names, &found);
        printer.line(&json::line(&reviewed))?;
    } else {
        let reasons = whys(game, &found)?;
        let names = recorded_names(words, &recorded.players);
        let names = names.each_ref().map(String::as_str);
        let shown = ReviewedGame {
            game,
            names,
            review: &found,
            reasons: &reasons,
        };
        let title = words.say(&review_title(game, start, names));
        let mut text = Text::new();
        if judged > 0 {
            text = text.blank();
        }
        text = text.styled(Role::Strong, title);
        text = text.blank().then(shown.show(words, printer.width()));
        if let Some(how) = ending(recorded, written, names) {
            text = text.prose(words.say(&how));
        }
        printer.show(&text)?;
    }
    Ok(printer.flush()?)
}

/// Says how a game ended, if its moves do not.
fn ending(game: &Recorded, written: &Written, names: [&str; 2]) -> Option<Phrase> {
    if game.ending() != Ending::Open {
        return None;
    }
    let won = |winner: usize| {
        let phrase = Phrase::new("wins-by-forfeit").with("name", names[winner]);
        phrase.with("other", names[1 - winner])
    };
    Some(match written.forfeited() {
        Some(Ending::First) => won(0),
        Some(_) => won(1),
        None => Phrase::new("review-open"),
    })
}
