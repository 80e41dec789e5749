//! `nimatron map`: the losing positions of two piles, as a picture in the terminal, as SVG, or as CSV.

use std::iter;
use std::ops::RangeInclusive;

use clap::Args;

use super::failure::of_argument;
use super::files::{STDOUT, save};
use super::flags::{Limits, Variant, examples, file, game, game_help, number};
use super::{Context, Failure, offers};
use crate::explanation::map::map as picture;
use crate::explanation::svg::map_svg;
use crate::inference::{LostMap, lost_map};
use crate::reason::Phrase;

/// The default size.
const USUAL_SIZE: u32 = 60;

/// The sizes of a map. The largest takes some seconds; a larger one would show no more.
const SIZES: RangeInclusive<u32> = 1..=2000;

/// The sizes of a third pile.
const THIRD: RangeInclusive<u32> = 0..=2000;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron map matches --size 60", "the losing positions of two piles"),
    ("nimatron map matches --third 4 --svg map.svg", "with a third pile of 4, as a picture"),
]))]
pub(super) struct Map {
    #[arg(help = game_help(&offers::with_map()))]
    game: String,
    /// The largest size of the two piles, from 1 to 2000 [default: 60]
    #[arg(long, value_name = "N", value_parser = number("--size", SIZES))]
    size: Option<u32>,
    /// Add a third pile of this size, from 0 to 2000
    #[arg(long, value_name = "K", value_parser = number("--third", THIRD))]
    third: Option<u32>,
    /// Also write the picture to a file as SVG (-: to the standard output, instead of the picture)
    #[arg(long, value_name = "FILE", value_parser = file)]
    svg: Option<String>,
    /// Also write the losing positions to a file as CSV (-: to the standard output, instead of the picture)
    #[arg(long, value_name = "FILE", value_parser = file)]
    csv: Option<String>,
    /// The player who makes the last move loses
    #[arg(long)]
    misere: bool,
    #[command(flatten)]
    limits: Limits,
}

impl Map {
    pub(super) fn run(&self, context: &Context) -> Result<(), Failure> {
        let flags = Variant {
            misere: self.misere,
            ..Variant::default()
        };
        let (kind, variant) = game(&self.game, &flags)?;
        if [&self.svg, &self.csv].map(Option::as_deref) == [Some(STDOUT); 2] {
            let phrase = of_argument("usage-conflict", "map", "--svg -");
            return Err(Failure::Usage(phrase.with("other", "--csv -")));
        }
        let work = context.work(self.limits.limits(), context.bar());
        let mut game = kind.open(&variant, work);
        let size = self.size.unwrap_or(USUAL_SIZE);
        let map = lost_map(&mut *game, size, self.third)?.ok_or_else(|| {
            let phrase = Phrase::new("refuse-map").with("game", game.name());
            Failure::Usage(phrase.with("known", offers::with_map().join(", ")))
        })?;
        let mut shown = None;
        // The files come first: if one cannot be written, nothing has been shown.
        if let Some(file) = &self.svg {
            let svg = map_svg(&*game, &map, &context.words);
            save(file, svg, &mut shown)?;
        }
        if let Some(file) = &self.csv {
            save(file, csv(&map), &mut shown)?;
        }
        match shown {
            Some(text) => context.print(&text),
            None => context.show(|words, width| picture(&*game, &map, words, width)),
        }
    }
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
    iter::once(head).chain(lines).collect()
}
