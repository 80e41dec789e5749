//! The keys that a person presses, as a terminal sends them.

pub(crate) const ENTER: &str = "\r";
pub(crate) const SPACE: &str = " ";
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

/// A key by its name.
pub(crate) fn named(name: &str) -> Option<&'static str> {
    let keys = [
        ("ENTER", ENTER),
        ("SPACE", SPACE),
        ("BACKSPACE", BACKSPACE),
        ("LEFT", LEFT),
        ("RIGHT", RIGHT),
        ("UP", UP),
        ("DOWN", DOWN),
        ("HOME", HOME),
        ("END", END),
        ("ESCAPE", ESCAPE),
        ("CTRL_A", CTRL_A),
        ("CTRL_C", CTRL_C),
        ("CTRL_D", CTRL_D),
        ("CTRL_E", CTRL_E),
        ("CTRL_U", CTRL_U),
        ("CTRL_W", CTRL_W),
        ("CTRL_Z", CTRL_Z),
    ];
    keys.into_iter()
        .find(|(known, _)| *known == name)
        .map(|(_, key)| key)
}
