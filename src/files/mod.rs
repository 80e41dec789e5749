//! Files that outlive a crash: replaced as a whole, and locked against other processes.

mod lock;
mod replace;

pub(crate) use lock::{Lock, LockError};
pub(crate) use replace::{new_of, replace, target};
