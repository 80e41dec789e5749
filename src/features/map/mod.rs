//! `nimatron map`: the losing positions of two piles, as a picture in the terminal, as SVG, or as
//! CSV.

mod words;

use std::env;

use clap::Args;

pub use self::words::{map as picture, map_svg};
use crate::cli::{
    Context, Result,
    context::save,
    flags::{LimitFlags, OptionFlags, VariantFlags, examples, file, game_of, number, offering},
    subcommand::Run,
};
use crate::communication::streams::shows_lines;
use crate::inference::{GameKind, LostMap, lost_map};

/// The default size.
const USUAL_SIZE: u32 = 60;

/// The largest size of a map, which takes some seconds; a larger one would show no more.
const LARGEST: u64 = 2000;

/// Draw the losing positions of two piles (or three, one fixed)
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron map matches --size 60", "the losing positions of two piles"),
    ("nimatron map matches --third 4 --svg map.svg", "with a third pile of 4, as a picture"),
]))]
pub(crate) struct MapArgs {
    /// The game
    #[arg(value_parser = game_of(games_with_map()))]
    game: GameKind,
    /// The largest size of the two piles, from 1 to 2000 [default: 60]
    #[arg(long, value_name = "N", value_parser = number::<u32>(1..=LARGEST))]
    size: Option<u32>,
    /// Add a third pile of this size, from 0 to 2000
    #[arg(long, value_name = "K", value_parser = number::<u32>(0..=LARGEST))]
    third: Option<u32>,
    /// Also write the picture to a file as SVG (-: to the standard output, instead of the picture)
    #[arg(long, value_name = "FILE", value_parser = file())]
    svg: Option<String>,
    /// Also write the losing positions to a file as CSV (-: to the standard output, instead of the
    /// picture)
    #[arg(long, value_name = "FILE", value_parser = file())]
    csv: Option<String>,
    /// The player who makes the last move loses
    #[arg(long)]
    misere: bool,
    /// From how many piles a move may take the same number: 1 to 10, or any (matches) [default: 2]
    #[arg(long, value_name = "P")]
    piles_at_once: Option<String>,
    #[command(flatten)]
    limits: LimitFlags,
}

impl Run for MapArgs {
    fn run(&self, context: &Context) -> Result {
        let at_once = self.piles_at_once.iter();
        let flags = VariantFlags {
            misere: self.misere,
            options: OptionFlags(
                at_once
                    .map(|text| ("piles-at-once", text.clone()))
                    .collect(),
            ),
        };
        let variant = flags.of(self.game)?;
        let work = context.work(self.limits.limits(), Context::bar());
        let mut game = self.game.open(&variant, work);
        let size = self.size.unwrap_or(USUAL_SIZE);
        let map = lost_map(&mut *game, size, self.third)?.expect("a game with a map");
        // The files come first: if one cannot be written, nothing has been shown.
        let svg = save(self.svg.as_ref(), || map_svg(&*game, &map))?;
        let csv = save(self.csv.as_ref(), || csv(&map))?;
        match [svg, csv] {
            [None, None] => context.show(|width| picture(&*game, &map, has_plain_font(), width)),
            texts => context.print(&texts.into_iter().flatten().collect::<String>()),
        }
    }
}

/// Whether a map is shown on a terminal whose font has no braille.
fn has_plain_font() -> bool {
    let is_plain = |name| name == "dumb" || name == "linux";
    shows_lines() && env::var_os("TERM").is_some_and(is_plain)
}

fn games_with_map() -> Vec<GameKind> {
    offering(|game| game.of_piles(&[0, 0]).is_some())
}

/// Writes the losing positions, one per line, below a header.
fn csv(map: &LostMap) -> String {
    let (head, third) = match map.third {
        None => ("first,second\n", String::new()),
        Some(third) => ("first,second,third\n", format!(",{third}")),
    };
    let lines = map
        .lost
        .iter()
        .map(|(first, second)| format!("{first},{second}{third}\n"));
    head.to_owned() + &lines.collect::<String>()
}
