//! Records: played games as text, in the manner of chess's PGN. First the text is read, tags and moves with their lines; then each
//! game by its own rules. Knows neither players nor screens.
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

mod check;
mod damage;
mod ending;
mod file;
mod kept;
mod reader;
mod recorded;
mod running;
mod written;

pub use check::{read, salvage};
pub use damage::Damage;
pub use ending::Ending;
pub use file::{RecordError, read_file};
pub(crate) use kept::Kept;
pub use recorded::Recorded;
pub(crate) use running::RecordFile;
pub use written::{Tag, Written, WrittenMove};
