//! What several JSON objects have in common. `docs/scripting.md` documents their keys.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;

use crate::games::{About, Value, Values};
use crate::inference::{Analysis, MoveValue, Position, Solver, gains};
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

/// What every move leads to; null if there are too many moves.
#[derive(Serialize)]
pub(crate) struct ListedValues(pub Option<Vec<MoveValue>>);

/// The answer of `solve --json`. The values are `None` if nobody asked for them. The last two
/// are whether it lists the optimal moves, and whether it tells what it took.
pub(crate) fn solved(
    game: &dyn Solver,
    position: &Position,
    analysis: &Analysis,
    reason: Option<String>,
    card: Option<Vec<String>>,
    values: Option<ListedValues>,
    [has_moves, has_stats]: [bool; 2],
) -> impl Serialize {
    let left = game.points_left(position);
    object! {
        game: game.name(),
        position: game.write_position(position),
        outcome: analysis.outcome,
        value: analysis.value,
        #[flatten] terms: terms(game, position),
        nimber: analysis.nimber,
        // The points that each side gains from here on, the player to move first.
        #[flatten] gains: left.map(|left| object! { gains: gains(analysis.value, left) }),
        #[flatten] moves: has_moves.then(|| object! {
            moves: analysis.is_complete.then_some(&*analysis.moves),
        }),
        best: analysis.best,
        remoteness: analysis.remoteness,
        #[flatten] reason: reason.map(|reason| object! { reason }),
        #[flatten] word: game.word(position).map(|word| object! { word }),
        #[flatten] card: card.map(|card| object! { card }),
        #[flatten] values: values.map(|values| object! { values }),
        #[flatten] stats: has_stats.then(|| object! {
            positions: analysis.positions,
            seconds: analysis.seconds,
        }),
    }
}

/// By which rules a position is played. Games that have no misère play do not tell of it.
pub(crate) fn terms(game: &dyn Solver, position: &Position) -> impl Serialize {
    let about = game.about();
    let misere = about
        .misere_rules
        .map(|_| object! { misere: game.is_misere() });
    let values = OptionValues::of(about, &game.values(position));
    object! { #[flatten] misere, #[flatten] values }
}

/// The options of a game with their values, as an object.
pub(crate) struct OptionValues(pub Vec<(&'static str, Value)>);

impl OptionValues {
    /// The options of a game that have a value, with it.
    pub(crate) fn of(about: &About, values: &Values) -> Self {
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
pub(crate) fn write(object: &impl Serialize, output: &mut impl Write) -> io::Result<()> {
    Ok(object.serialize(&mut Serializer::with_formatter(output, Visible))?)
}

/// Writes an object as one line.
pub(crate) fn line(object: &impl Serialize) -> String {
    let mut line = Vec::new();
    write(object, &mut line).expect("plain data, whose keys are texts");
    String::from_utf8(line).expect("JSON is text")
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
