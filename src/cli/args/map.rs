//! The flags of `nimatron map`.

use std::ops::RangeInclusive;

use clap::Args;

use super::groups::Limits;
use super::help::{examples, game_help};
use super::values::{file, number};
use crate::cli::offers::{Offer, names_with};

/// The sizes of a map. The largest takes some seconds; a larger one would show no more.
const SIZES: RangeInclusive<u32> = 1..=2000;

/// The sizes of a third pile.
const THIRD: RangeInclusive<u32> = 0..=2000;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron map matches --size 60", "the losing positions of two piles"),
    ("nimatron map matches --third 4 --svg map.svg", "with a third pile of 4, as a picture"),
]))]
pub(crate) struct Map {
    #[arg(help = game_help(&names_with(Offer::Map)))]
    pub(crate) game: String,
    /// The largest size of the two piles, from 1 to 2000 [default: 60]
    #[arg(long, value_name = "N", value_parser = number("--size", SIZES))]
    pub(crate) size: Option<u32>,
    /// Add a third pile of this size, from 0 to 2000
    #[arg(long, value_name = "K", value_parser = number("--third", THIRD))]
    pub(crate) third: Option<u32>,
    /// Also write the picture to a file as SVG (-: to the standard output, instead of the picture)
    #[arg(long, value_name = "FILE", value_parser = file)]
    pub(crate) svg: Option<String>,
    /// Also write the losing positions to a file as CSV (-: to the standard output, instead of the picture)
    #[arg(long, value_name = "FILE", value_parser = file)]
    pub(crate) csv: Option<String>,
    /// The player who makes the last move loses
    #[arg(long)]
    pub(crate) misere: bool,
    #[command(flatten)]
    pub(crate) limits: Limits,
}
