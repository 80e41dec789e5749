//! The JSON objects, with the keys that the README documents.

use serde::{Serialize, Serializer};

use crate::games::{Game, Value};
use crate::inference::{Analysis, Measurement, MoveValue, Outcome, Rung, gains};

/// The answer of `solve --json`.
#[derive(Serialize)]
pub(super) struct Solved {
    game: &'static str,
    position: String,
    outcome: &'static str,
    value: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    misere: Option<bool>,
    /// The values of the game's options.
    #[serde(flatten)]
    values: OptionValues,
    nimber: Option<u64>,
    /// The points that each side gains from here on, the player to move first.
    #[serde(skip_serializing_if = "Option::is_none")]
    gains: Option<[i64; 2]>,
    moves: Vec<String>,
    best: Option<String>,
    remoteness: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<Vec<String>>,
    #[serde(rename = "values", skip_serializing_if = "Option::is_none")]
    move_values: Option<Vec<Valued>>,
    #[serde(flatten)]
    stats: Option<Stats>,
}

/// What an answer took.
#[derive(Serialize)]
struct Stats {
    positions: u64,
    seconds: f64,
}

/// A move with what it leads to.
#[derive(Serialize)]
pub(super) struct Valued {
    #[serde(rename = "move")]
    played: String,
    outcome: &'static str,
    remoteness: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<i64>,
}

/// Writes moves with what they lead to.
pub(super) fn valued<R: Game>(rules: &R, values: &[MoveValue<R::Move>]) -> Vec<Valued> {
    let all = values.iter().map(|value| Valued {
        played: rules.write_move(value.played),
        outcome: outcome(value.outcome),
        remoteness: value.remoteness,
        value: value.margin,
    });
    all.collect()
}

/// What an answer holds beside the analysis.
#[derive(Default)]
pub(super) struct Extras {
    pub(super) reason: Option<String>,
    pub(super) card: Option<Vec<String>>,
    pub(super) values: Option<Vec<Valued>>,
    /// Whether it tells what it took.
    pub(super) stats: bool,
}

/// Returns the options of the game with their values in a position.
pub(super) fn values<R: Game>(rules: &R, position: &R::Position) -> Vec<(&'static str, Value)> {
    let values = rules.values(position);
    let given = values.of(R::ABOUT.options);
    given.map(|(option, value)| (option.key, value)).collect()
}

/// The values of options, as an object.
pub(super) struct OptionValues(pub(super) Vec<(&'static str, Value)>);

impl Serialize for OptionValues {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, Plain(value))))
    }
}

/// The value of an option: a number or a text.
struct Plain<'a>(&'a Value);

impl Serialize for Plain<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Number(number) => serializer.serialize_u64(*number),
            Value::Text(text) => serializer.serialize_str(text),
        }
    }
}

/// Returns the word for an outcome, the same in every language.
pub(super) fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "win",
        Outcome::Loss => "loss",
        Outcome::Draw => "draw",
    }
}

impl Solved {
    pub(super) fn new<R: Game>(
        rules: &R,
        position: &R::Position,
        analysis: &Analysis<R::Move>,
        extras: Extras,
    ) -> Self {
        Self {
            game: rules.name(),
            position: rules.write_position(position),
            outcome: outcome(analysis.outcome),
            value: analysis.value,
            misere: R::ABOUT.misere_rules.map(|_| rules.is_misere()),
            values: OptionValues(values(rules, position)),
            gains: rules
                .points_left(position)
                .map(|left| gains(analysis.value, left)),
            nimber: analysis.nimber,
            moves: analysis
                .moves
                .iter()
                .map(|&played| rules.write_move(played))
                .collect(),
            best: analysis.best.map(|best| rules.write_move(best)),
            remoteness: analysis.remoteness,
            reason: extras.reason,
            card: extras.card,
            move_values: extras.values,
            stats: extras.stats.then_some(Stats {
                positions: analysis.positions,
                seconds: analysis.seconds,
            }),
        }
    }
}

/// A nimber; null if the method did not finish.
#[derive(Serialize)]
struct FoundNimber {
    nimber: Option<u64>,
}

/// A line of `compare --json`.
#[derive(Serialize)]
pub(super) struct Compared {
    method: &'static str,
    finished: bool,
    value: Option<i64>,
    /// Left out for methods that do not find one.
    #[serde(flatten)]
    nimber: Option<FoundNimber>,
    calls: u64,
    positions: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    tt_entries: Option<usize>,
    seconds: f64,
}

impl Compared {
    /// `method` is the name within the comparison.
    pub(super) fn new(method: &'static str, measured: &Measurement) -> Self {
        let finds_nimbers = matches!(measured.rung, Rung::Nimber(_)) || measured.nimber.is_some();
        Self {
            method,
            finished: measured.is_finished(),
            value: measured.value,
            nimber: finds_nimbers.then_some(FoundNimber {
                nimber: measured.nimber,
            }),
            tt_entries: measured.tt_entries,
            calls: measured.calls,
            positions: measured.positions,
            seconds: measured.seconds,
        }
    }
}

/// A line of a batch that could not be answered.
#[derive(Serialize)]
pub(super) struct BadLine<'a> {
    pub(super) line: u64,
    /// Its text; `None` if it is too long to be kept.
    pub(super) input: Option<&'a str>,
    pub(super) error: String,
}

/// Writes an object as one line.
pub(super) fn line(object: &impl Serialize) -> String {
    serde_json::to_string(object).expect("plain data, whose keys are texts")
}
