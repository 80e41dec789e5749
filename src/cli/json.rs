//! The JSON objects, with the keys that the README documents.

use serde::{Serialize, Serializer};

use crate::games::{About, Value, Values};
use crate::inference::{
    Analysis, At, Measurement, MoveValue, Outcome, Review, Rung, Solver, Tally, gains,
};
use crate::players::Exercise;

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
pub(super) fn valued(values: &[MoveValue]) -> Vec<Valued> {
    let all = values.iter().map(|value| Valued {
        played: value.played.to_string(),
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
pub(super) fn values(game: &dyn Solver, position: &At) -> Vec<(&'static str, Value)> {
    given(game.about(), &game.values(position))
}

/// Returns the options of a game that have a value, with it.
pub(super) fn given(about: &About, values: &Values) -> Vec<(&'static str, Value)> {
    let given = values.of(about.options);
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
    pub(super) fn new(
        game: &dyn Solver,
        position: &At,
        analysis: &Analysis,
        extras: Extras,
    ) -> Self {
        Self {
            game: game.name(),
            position: game.write_position(position),
            outcome: outcome(analysis.outcome),
            value: analysis.value,
            misere: game.about().misere_rules.map(|_| game.is_misere()),
            values: OptionValues(values(game, position)),
            gains: game
                .points_left(position)
                .map(|left| gains(analysis.value, left)),
            nimber: analysis.nimber,
            moves: analysis
                .moves
                .iter()
                .map(|&played| played.to_string())
                .collect(),
            best: analysis.best.map(|best| best.to_string()),
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

/// A game of `review --json`.
#[derive(Serialize)]
pub(super) struct Reviewed {
    game: &'static str,
    position: String,
    moves: Vec<JudgedMove>,
    first: Player,
    second: Player,
}

/// A move of a reviewed game. The outcomes are for the player who makes it.
#[derive(Serialize)]
struct JudgedMove {
    #[serde(rename = "move")]
    played: String,
    player: &'static str,
    outcome_before: Option<&'static str>,
    outcome_after: Option<&'static str>,
    mistake: bool,
    better: Vec<String>,
    /// Left out unless points decide.
    #[serde(flatten)]
    cost: Option<Cost>,
}

/// How many points a move cost; null if that is not known.
#[derive(Serialize)]
struct Cost {
    cost: Option<i64>,
}

/// A player of a reviewed game, and how many of the choices were right.
#[derive(Serialize)]
struct Player {
    name: String,
    choices: usize,
    right: usize,
}

impl Reviewed {
    /// `names` begins with the player who moved first.
    pub(super) fn new(game: &dyn Solver, start: &At, names: [String; 2], review: &Review) -> Self {
        let has_points = game.points_left(start).is_some();
        let players = ["first", "second"].into_iter().cycle();
        let moves = review.moves.iter().zip(players);
        let moves = moves.map(|(judgement, player)| JudgedMove {
            played: judgement.played.to_string(),
            player,
            outcome_before: judgement.before().map(outcome),
            outcome_after: judgement.after().map(outcome),
            mistake: judgement.is_mistake(),
            better: judgement
                .better()
                .iter()
                .map(|&better| better.to_string())
                .collect(),
            cost: has_points.then(|| Cost {
                cost: judgement.before().map(|_| judgement.cost()),
            }),
        });
        let moves = moves.collect();
        let [first, second] = names;
        let player = |name, index| {
            let Tally { choices, right } = review.tally(index);
            Player {
                name,
                choices,
                right,
            }
        };
        Self {
            game: game.name(),
            position: game.write_position(start),
            moves,
            first: player(first, 0),
            second: player(second, 1),
        }
    }
}

/// A line of `quiz --json`.
#[derive(Serialize)]
pub(super) struct Quizzed<'a> {
    game: &'static str,
    position: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    misere: Option<bool>,
    /// The values of the game's options.
    #[serde(flatten)]
    values: OptionValues,
    #[serde(flatten)]
    solution: Option<QuizSolution<'a>>,
}

/// The solution of an exercise.
#[derive(Serialize)]
struct QuizSolution<'a> {
    outcome: &'static str,
    moves: Vec<&'a str>,
}

impl<'a> Quizzed<'a> {
    /// The exercise, with its solution if it is wanted.
    pub(super) fn new(exercise: &'a Exercise, solved: bool) -> Self {
        let about = exercise.kind.about();
        Self {
            game: about.name,
            position: &exercise.position,
            misere: about.misere_rules.map(|_| exercise.misere),
            values: OptionValues(given(about, &exercise.values)),
            solution: solved.then(|| QuizSolution {
                outcome: outcome(exercise.outcome),
                moves: exercise.best.as_deref().into_iter().collect(),
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
