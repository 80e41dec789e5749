//! Records: played games as text, in the manner of chess's PGN. First the text is read, tags and
//! moves with their lines; then each game by its own rules. Knows neither players nor screens.
//!
//! ```text
//! [Game "nim"]
//! [Position "1,2"]
//! [First "human:Ann"]
//! [Second "perfect:Nimatron"]
//! [Result "0-1"]
//!
//! 1. 1:1
//! 2. 2:2
//! ```
//!
//! [`read`] reads the games of a record, and [`Recorded::read`] each of them by its rules:
//!
//! ```
//! use nimatron::record::{Ending, Recorded, read};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let record = "[Game \"nim\"]\n[Position \"1,2\"]\n\n1. 1:1\n2. 2:2\n";
//! let games = read(record.as_bytes())?;
//! let (kind, variant) = games[0].rules()?;
//! let game = Recorded::read(kind.rules(&variant), &games[0])?;
//! assert_eq!(game.ending, Ending::Second);
//! let damaged = record.replace("2:2", "2:3");
//! let refused = read(damaged.as_bytes()).expect_err("pile 2 has 2");
//! assert_eq!(refused.line, 5);
//! # Ok(())
//! # }
//! ```

mod file;
pub(crate) mod lines;
mod recorded;
pub(crate) mod written;

#[doc(hidden)]
pub use crate::files::FileError;
pub(crate) use file::{RecordFile, last_game, read_file, remember};
pub use recorded::{Recorded, read, salvage};
pub use written::{Damage, Ending, GameText};
#[doc(hidden)]
pub use written::{Tag, WrittenMove};
