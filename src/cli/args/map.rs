//! The flags of `nimatron map`.

use clap::Args;

use super::groups::Limits;
use super::help::{examples, game_help};
use crate::cli::offers::{Offer, names_with};

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron map matches --size 60", "the losing positions of two piles"),
    ("nimatron map matches --third 4 --svg map.svg", "with a third pile of 4, as a picture"),
]))]
pub(crate) struct Map {
    #[arg(help = game_help(&names_with(Offer::Map)))]
    pub(crate) game: String,
    /// The largest size of the two piles, from 1 to 2000 [default: 60]
    #[arg(long, value_name = "N")]
    pub(crate) size: Option<String>,
    /// Add a third pile of this size, from 0 to 2000
    #[arg(long, value_name = "K")]
    pub(crate) third: Option<String>,
    /// Also write the picture to a file as SVG (-: to the standard output, instead of the picture)
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<String>,
    /// Also write the losing positions to a file as CSV (-: to the standard output, instead of the picture)
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<String>,
    /// The player who makes the last move loses
    #[arg(long)]
    pub(crate) misere: bool,
    #[command(flatten)]
    pub(crate) limits: Limits,
}
