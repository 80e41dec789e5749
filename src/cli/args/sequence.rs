//! The flags of `nimatron sequence`.

use std::ops::RangeInclusive;

use clap::Args;

use super::groups::{Limits, Variant};
use super::help::{examples, game_help};
use super::values::number;
use crate::cli::offers::{Offer, names_with};

/// How far a sequence may go.
const TO: RangeInclusive<u64> = 1..=10_000_000;

/// How many piles losing positions may have.
const PILES: RangeInclusive<u64> = 2..=3;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron sequence octal --code 0.77 --to 200", "the nimbers of rows of kayles, and their period"),
    ("nimatron sequence cram --shape 3xn --to 7", "those of boards of three rows"),
    ("nimatron sequence matches --to 20", "the losing positions of two piles"),
]))]
pub(crate) struct Sequence {
    #[arg(help = game_help(&names_with(Offer::Sequence)))]
    pub(crate) game: String,
    /// The largest size, from 1 to 10000000
    #[arg(long, value_name = "N", value_parser = number("--to", TO))]
    pub(crate) to: u64,
    /// The boards or bars, with n for the side that grows, such as 3xn (cram, chomp) [default: 2xn]
    #[arg(long, value_name = "SHAPE")]
    pub(crate) shape: Option<String>,
    /// The number of piles, 2 or 3 (matches) [default: 2]
    #[arg(long, value_name = "PILES", value_parser = number("--piles", PILES))]
    pub(crate) piles: Option<u64>,
    /// Answer in JSON, as one object
    #[arg(long)]
    pub(crate) json: bool,
    /// Write one size and its nimber per line, as OEIS b-files have them
    #[arg(long, conflicts_with = "json")]
    pub(crate) bfile: bool,
    #[command(flatten)]
    pub(crate) variant: Variant,
    #[command(flatten)]
    pub(crate) limits: Limits,
}
