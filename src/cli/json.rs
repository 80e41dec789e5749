//! What several JSON objects have in common. `docs/scripting.md` documents their keys.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;

use crate::games::{About, Value, Values};
use crate::inference::{Position, Solver};
use crate::reason::is_invisible;

/// An object with these keys. A value marked `#[flatten]` adds its own keys, and none if it is
/// `None`.
macro_rules! object {
    ($($(#[$how:ident])? $key:ident $(: $value:expr)?),* $(,)?) => {{
        #[expect(non_camel_case_types, reason = "the type of each value is called as its key")]
        let object = {
            #[derive(serde::Serialize)]
            struct Object<$($key),*> { $($(#[serde($how)])? $key: $key),* }
            Object { $($key $(: $value)?),* }
        };
        object
    }};
}
pub(crate) use object;

/// By which rules a position is played. Games that have no misère play do not tell of it.
pub fn terms(game: &dyn Solver, position: &Position) -> impl Serialize {
    let about = game.about();
    let misere = about
        .misere_rules
        .map(|_| object! { misere: game.is_misere() });
    let values = OptionValues::of(about, &game.values(position));
    object! { #[flatten] misere, #[flatten] values }
}

/// The options of a game with their values, as an object.
pub struct OptionValues(pub Vec<(&'static str, Value)>);

impl OptionValues {
    /// The options of a game that have a value, with it.
    pub fn of(about: &About, values: &Values) -> Self {
        let given = values.of(about.options);
        Self(given.map(|(option, value)| (option.key, value)).collect())
    }
}

impl Serialize for OptionValues {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// Writes an object.
pub fn write(object: &impl Serialize, output: &mut impl Write) -> io::Result<()> {
    Ok(object.serialize(&mut Serializer::with_formatter(output, Visible))?)
}

/// Escapes more than JSON demands: all that leaves no mark on a terminal, or changes the order of
/// what does.
struct Visible;

impl Formatter for Visible {
    fn write_string_fragment<W: Write + ?Sized>(
        &mut self,
        output: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        if fragment
            .bytes()
            .all(|byte| byte.is_ascii_graphic() || byte == b' ')
        {
            return output.write_all(fragment.as_bytes());
        }
        for character in fragment.chars() {
            let mut units = [0; 2];
            if is_invisible(character) {
                for unit in character.encode_utf16(&mut units) {
                    write!(output, "\\u{unit:04x}")?;
                }
            } else {
                write!(output, "{character}")?;
            }
        }
        Ok(())
    }
}
