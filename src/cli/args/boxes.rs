//! The flags of `nimatron boxes`.

use clap::Args;

use super::help::examples;
use super::values::file;

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron boxes sticks.box", "a file that train or play has saved"),
]))]
pub(crate) struct Boxes {
    /// A file that train or play has saved
    #[arg(value_parser = file)]
    pub(crate) file: String,
    /// Answer in JSON, one object per line
    #[arg(long)]
    pub(crate) json: bool,
}
