//! Files that outlive a crash: replaced as a whole, and locked against other processes. Also what may stand before their text.

mod held;
mod lock;
mod mark;
mod replace;

pub use held::FileError;
pub(crate) use held::{Held, if_there, read};
pub(crate) use lock::{Lock, beside};
pub(crate) use mark::without_mark;
pub(crate) use replace::{new_of, replace, target};
