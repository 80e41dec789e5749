//! `nimatron train`: trains the learner, and shows the results.

use std::path::Path;

use super::args::Train;
use super::boxes::refusal;
use super::files::{STDOUT, save};
use super::flags::{given, joined, kind, read_position, variant};
use super::learned::Trained;
use super::offers::{Offer, names_with};
use super::{Context, Failure, json};
use crate::communication::Bar;
use crate::explanation::refusals::no_boxes;
use crate::explanation::svg::training_svg;
use crate::explanation::training::training;
use crate::games::{MAX_STICKS, Sticks};
use crate::players::chance;
use crate::players::learner::{Against, Boxes, BoxesFile, Cabinet, Course, GAME, Plan, train};
use crate::reason::Phrase;

/// The default number of games.
const USUAL_GAMES: u64 = 10_000;

pub(super) fn run(context: &Context, flags: &Train) -> Result<(), Failure> {
    let plan = plan(context, flags)?;
    let games = flags.games.unwrap_or(USUAL_GAMES);
    let against = flags.against;
    if flags.json && flags.svg.as_deref() == Some(STDOUT) {
        let phrase = Phrase::new("usage-conflict").with("help", "nimatron train --help");
        let phrase = phrase.with("argument", "--svg -").with("other", "--json");
        return Err(context.usage(&phrase));
    }
    let refused = |error| refusal(context, flags.boxes.as_deref().unwrap_or_default(), &error);
    let file = flags.boxes.as_deref().map(Path::new);
    let file = file.map(BoxesFile::hold).transpose().map_err(refused)?;
    let mut boxes = match &file {
        Some(file) => file.load(plan).map_err(refused)?,
        None => Boxes::new(plan),
    };
    let course = train(
        &mut boxes,
        games,
        against,
        &mut chance(flags.seed),
        &context.interrupt(),
        &Bar::new(context.words.text("progress-training")),
    )
    // The file stays unchanged.
    .map_err(|unsolved| Failure::unsolved(&context.words, unsolved))?;
    if let Some(file) = &file {
        file.save(&boxes).map_err(refused)?;
    }
    show(context, flags, &boxes, &course, against)
}

/// Returns which boxes the flags ask for.
fn plan(context: &Context, flags: &Train) -> Result<Plan, Failure> {
    let known = names_with(Offer::Learner);
    if !known.contains(&flags.game.as_str()) {
        let phrase = Phrase::new("refuse-train").quoting("game", &flags.game);
        return Err(context.usage(&phrase.with("known", known.join(", "))));
    }
    let kind = kind(context, &flags.game)?;
    let variant = variant(context, kind, &flags.variant)?;
    let asked;
    let position = if flags.game == GAME {
        asked = [sticks(context, flags)?.to_string()];
        &asked[..]
    } else {
        &flags.position
    };
    let game = kind.rules(&variant);
    let text = joined(context, kind, position)?;
    let start = read_position(context, &*game, &text)?;
    let cabinet = Cabinet::new(&*game, &start).map_err(|why| {
        let position = game.write_position(&start);
        context.usage(&no_boxes(game.name(), &position, why, &known))
    })?;
    Ok(cabinet.plan().clone())
}

/// Returns how many sticks the flags ask for.
fn sticks(context: &Context, flags: &Train) -> Result<u64, Failure> {
    if let Some(more) = flags.position.get(1) {
        let phrase = Phrase::new("usage-unknown-argument").quoting("argument", more);
        return Err(context.usage(&phrase.with("help", "nimatron train --help")));
    }
    let sticks = flags.position.first().map(String::as_str);
    Ok(given(context, "N", sticks, 1..=MAX_STICKS)?.unwrap_or(Sticks::USUAL_STICKS))
}

/// Shows the results. The file comes first: if it cannot be written, nothing has been shown.
fn show(
    context: &Context,
    flags: &Train,
    boxes: &Boxes,
    course: &Course,
    against: Against,
) -> Result<(), Failure> {
    let words = &context.words;
    let mut shown = None;
    if let Some(file) = &flags.svg {
        let svg = training_svg(boxes.plan(), course, against, words);
        save(context, file, svg, &mut shown)?;
    }
    let mut printer = context.printer();
    match shown {
        Some(text) => printer.write(&text)?,
        None if flags.json => {
            let trained = Trained::new(boxes, course, against, flags.seed);
            printer.line(&json::line(&trained))?;
        }
        None => {
            let width = printer.width();
            printer.show(&training(boxes, course, against, words, width))?;
        }
    }
    Ok(printer.flush()?)
}
