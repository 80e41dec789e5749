//! What several JSON objects have in common. `docs/scripting.md` documents their keys.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;

use crate::games::{About, Value, Values};
use crate::inference::{Analysis, At, Move, MoveValue, Outcome, Solver, gains};
use crate::reason::is_invisible;

/// The answer of `solve --json`.
#[derive(Serialize)]
pub(super) struct Solved<'a> {
    game: &'static str,
    position: String,
    outcome: Outcome,
    value: i64,
    #[serde(flatten)]
    terms: Terms,
    nimber: Option<u64>,
    /// The points that each side gains from here on, the player to move first.
    #[serde(skip_serializing_if = "Option::is_none")]
    gains: Option<[i64; 2]>,
    moves: Option<&'a [Move]>,
    best: Option<Move>,
    remoteness: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Vec<String>>,
    #[serde(rename = "values", skip_serializing_if = "Option::is_none")]
    pub move_values: Option<Vec<MoveValue>>,
    #[serde(flatten)]
    stats: Option<Stats>,
}

/// By which rules a position is played.
#[derive(Serialize)]
pub(super) struct Terms {
    /// `None` in games that have no misère play.
    #[serde(skip_serializing_if = "Option::is_none")]
    misere: Option<bool>,
    #[serde(flatten)]
    values: OptionValues,
}

impl Terms {
    pub(super) fn of(game: &dyn Solver, position: &At) -> Self {
        let about = game.about();
        Self {
            misere: about.misere_rules.map(|_| game.is_misere()),
            values: OptionValues::of(about, &game.values(position)),
        }
    }
}

/// What an answer took.
#[derive(Serialize)]
struct Stats {
    positions: u64,
    seconds: f64,
}

impl<'a> Solved<'a> {
    /// An answer without a reason, a card and values. `stats` is whether it tells what it took.
    pub(super) fn new(
        game: &dyn Solver,
        position: &At,
        analysis: &'a Analysis,
        stats: bool,
    ) -> Self {
        let left = game.points_left(position);
        Self {
            game: game.name(),
            position: game.write_position(position),
            outcome: analysis.outcome,
            value: analysis.value,
            terms: Terms::of(game, position),
            nimber: analysis.nimber,
            gains: left.map(|left| gains(analysis.value, left)),
            moves: analysis.is_complete.then_some(&*analysis.moves),
            best: analysis.best,
            remoteness: analysis.remoteness,
            reason: None,
            card: None,
            move_values: None,
            stats: stats.then_some(Stats {
                positions: analysis.positions,
                seconds: analysis.seconds,
            }),
        }
    }
}

/// The options of a game with their values, as an object.
pub(super) struct OptionValues(pub Vec<(&'static str, Value)>);

impl OptionValues {
    /// The options of a game that have a value, with it.
    pub(super) fn of(about: &About, values: &Values) -> Self {
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
pub(super) fn write(object: &impl Serialize, output: &mut impl Write) -> io::Result<()> {
    Ok(object.serialize(&mut Serializer::with_formatter(output, Visible))?)
}

/// Writes an object as one line.
pub(super) fn line(object: &impl Serialize) -> String {
    let mut line = Vec::new();
    write(object, &mut line).expect("plain data, whose keys are texts");
    String::from_utf8(line).expect("JSON is text")
}

/// Escapes more than JSON demands: all that leaves no mark on a terminal, or changes the order of what does.
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
