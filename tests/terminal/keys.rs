//! The keys that a person presses, as a terminal sends them.

pub(crate) const ENTER: &str = "\r";
pub(crate) const BACKSPACE: &str = "\x7f";
pub(crate) const LEFT: &str = "\x1b[D";
pub(crate) const RIGHT: &str = "\x1b[C";
pub(crate) const UP: &str = "\x1b[A";
pub(crate) const DOWN: &str = "\x1b[B";
pub(crate) const HOME: &str = "\x1b[H";
pub(crate) const END: &str = "\x1b[F";
pub(crate) const ESCAPE: &str = "\x1b";
pub(crate) const CTRL_A: &str = "\x01";
pub(crate) const CTRL_C: &str = "\x03";
pub(crate) const CTRL_D: &str = "\x04";
pub(crate) const CTRL_E: &str = "\x05";
pub(crate) const CTRL_U: &str = "\x15";
pub(crate) const CTRL_W: &str = "\x17";
pub(crate) const CTRL_Z: &str = "\x1a";
