//! `nimatron map`: the losing positions of two piles, as a picture in the terminal, as SVG, or as CSV.

use super::args::{self, Map};
use super::files::{STDOUT, save};
use super::flags::{kind, limits, variant};
use super::offers::{Offer, names_with};
use super::options::Options;
use super::{Context, Failure};
use crate::explanation::map::map as picture;
use crate::explanation::svg::map_svg;
use crate::inference::{LostMap, Work, lost_map};
use crate::reason::Phrase;

/// The default size.
const USUAL_SIZE: u32 = 60;

pub(super) fn run(context: &Context, map: &Map) -> Result<(), Failure> {
    let kind = kind(context, &map.game)?;
    let flags = args::Variant {
        misere: map.misere,
        options: Options::default(),
    };
    let variant = variant(context, kind, &flags)?;
    let limits = limits(&map.limits);
    let size = map.size.unwrap_or(USUAL_SIZE);
    if [&map.svg, &map.csv].map(Option::as_deref) == [Some(STDOUT); 2] {
        let phrase = Phrase::new("usage-conflict").with("help", "nimatron map --help");
        let phrase = phrase.with("argument", "--svg -").with("other", "--csv -");
        return Err(context.usage(&phrase));
    }
    let work = Work::new(limits, context.interrupt(), context.progress());
    let mut game = kind.open(&variant, work);
    let words = &context.words;
    let mapped = lost_map(&mut *game, size, map.third)
        .map_err(|unsolved| Failure::unsolved(words, unsolved))?
        .ok_or_else(|| refusal(context, game.name()))?;
    let mut shown = None;
    // The files come first: if one cannot be written, nothing has been shown.
    if let Some(file) = &map.svg {
        save(context, file, map_svg(&*game, &mapped, words), &mut shown)?;
    }
    if let Some(file) = &map.csv {
        save(context, file, csv(&mapped), &mut shown)?;
    }
    let mut printer = context.printer();
    match shown {
        Some(text) => printer.write(&text)?,
        None => printer.show(&picture(&*game, &mapped, words, printer.width()))?,
    }
    Ok(printer.flush()?)
}

/// Writes the losing positions, one per line, below a header.
fn csv(map: &LostMap) -> String {
    let (name, third) = match map.third {
        None => ("", String::new()),
        Some(third) => (",third", format!(",{third}")),
    };
    let head = format!("first,second{name}\n");
    let lost = map.lost.iter();
    let lines = lost.map(|(first, second)| format!("{first},{second}{third}\n"));
    std::iter::once(head).chain(lines).collect()
}

/// Says that a game has no map, and which games have one.
fn refusal(context: &Context, game: &'static str) -> Failure {
    let phrase = Phrase::new("refuse-map")
        .with("game", game)
        .with("known", names_with(Offer::Map).join(", "));
    context.usage(&phrase)
}
