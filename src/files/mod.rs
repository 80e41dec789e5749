//! Files that outlive a crash: replaced as a whole, and locked against other processes. Also what may stand before their text.

mod lock;
mod mark;
mod replace;

pub(crate) use lock::{Lock, LockError};
pub(crate) use mark::without_mark;
pub(crate) use replace::{new_of, replace, target};
