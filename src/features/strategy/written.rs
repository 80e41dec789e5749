//! A strategy as its file has it: a claim, and an answer in each position, as text.

use std::fmt::{self, Display, Formatter};
use std::io::BufRead;
use std::iter::Peekable;

use crate::games::{Variant, read_options};
use crate::inference::{GameKind, Move, Position, Solver};
use crate::reason::Phrase;
use crate::record::{
    Damage, GameText,
    lines::{RecordLine, lines, read_tag},
    written::{POSITION, damaged},
};

/// The tag with the claim.
pub(super) const STRATEGY: &str = "Strategy";
/// What stands between a position and its answer.
const ARROW: &str = " -> ";
/// What stands between an answer and the margin that it reaches.
const FOR: &str = " for ";

/// What a strategy reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The player to move wins.
    Win,
    /// The other player wins.
    Loss,
    /// The player to move gets at least this many points more than the other.
    Margin(i64),
}

impl Display for Claim {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Win => f.write_str("win"),
            Self::Loss => f.write_str("loss"),
            Self::Margin(margin) => margin.fmt(f),
        }
    }
}

impl Claim {
    fn read(text: &str, has_points: bool) -> Option<Self> {
        let claim = match text {
            "win" => Self::Win,
            "loss" => Self::Loss,
            margin => Self::Margin(margin.parse().ok()?),
        };
        (matches!(claim, Self::Margin(_)) == has_points).then_some(claim)
    }
}

/// The answer in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StrategyAnswer {
    /// The position, which is one of all that play alike.
    pub position: String,
    /// The move.
    pub played: String,
    /// The margin that is reached from here on, in games of points.
    pub margin: Option<i64>,
    /// The line, counted from 1; 0 if it was not read.
    pub line: u64,
}

impl Display for StrategyAnswer {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{}{ARROW}{}", self.position, self.played)?;
        self.margin
            .map_or(Ok(()), |margin| write!(f, "{FOR}{margin}"))
    }
}

/// A strategy as its file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strategy {
    pub(super) header: GameText,
    pub(super) claim: Claim,
    pub(super) answers: Vec<StrategyAnswer>,
}

impl Display for Strategy {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        self.header.fmt(f)?;
        self.answers
            .iter()
            .try_for_each(|answer| writeln!(f, "{answer}"))
    }
}

/// How positions are written in the strategy for one of them.
pub(super) struct Notation<'a> {
    pub game: &'a dyn Solver,
    /// Where a position has other values of the options than the start, they are written behind it.
    variant: Variant,
}

impl<'a> Notation<'a> {
    pub(super) fn of(game: &'a dyn Solver, start: &Position) -> Self {
        let variant = game.variant(start);
        Self { game, variant }
    }

    pub(super) fn write(&self, at: &Position) -> String {
        let mut text = self.game.write_position(at);
        if self.game.values(at) != self.variant.values {
            text += &self.game.write_options(at);
        }
        text
    }

    pub(super) fn read(&self, text: &str) -> Result<Position, Phrase> {
        let options = self.game.about().options;
        // A sum has options of its summands.
        if options.is_empty() || !text.contains("--") {
            return self.game.read_position(text);
        }
        let (position, values) = read_options(self.game.about(), text.split_whitespace())?;
        let variant = Variant {
            values: values.or(options, &self.variant.values),
            ..self.variant
        };
        GameKind::of(self.game.about())
            .rules(&variant)
            .read_position(&position)
    }

    /// What all positions that play alike have in common.
    pub(super) fn key(&self, at: &Position) -> String {
        self.game.alike(at).0
    }
}

impl Strategy {
    /// Reads a strategy. Whether it proves its claim is left to [`Strategy::check`].
    ///
    /// # Errors
    /// [`Damage`] in the first line that cannot be read.
    pub fn read(text: impl BufRead) -> Result<Self, Damage> {
        let mut lines = lines(text).peekable();
        let header = read_header(&mut lines)?;
        let (kind, variant) = header.rules()?;
        let has_points = kind.rules(&variant).has_points();
        let missing = || damaged(header.line(), Phrase::new("strategy-header"));
        let tag = header.tag(STRATEGY).ok_or_else(missing)?;
        let claim = Claim::read(&tag.value, has_points).ok_or_else(missing)?;
        header.tag(POSITION).ok_or_else(missing)?;
        let answers = lines.map(|line| {
            let (number, line) = line?;
            let answer = StrategyAnswer::read(&line, number);
            answer
                .filter(|answer| answer.margin.is_some() == has_points)
                .ok_or_else(|| damaged(number, Phrase::new("strategy-line")))
        });
        Ok(Self {
            answers: answers.collect::<Result<_, _>>()?,
            header,
            claim,
        })
    }

    /// The game, and the position that it begins in.
    ///
    /// # Errors
    /// [`Damage`] if the position cannot be read.
    pub fn begin(&self) -> Result<(Box<dyn Solver>, Position), Damage> {
        let (kind, variant) = self.header.rules()?;
        let game = kind.rules(&variant);
        let tag = self.header.tag(POSITION).expect("it was there");
        let start = game.read_position(&tag.value);
        Ok((game, start.map_err(|why| tag.damaged(why))?))
    }

    /// What it reaches.
    pub fn claim(&self) -> Claim {
        self.claim
    }

    /// How many positions it has an answer for.
    pub fn answer_count(&self) -> usize {
        self.answers.len()
    }
}

/// Reads the tags that lines begin with.
fn read_header(lines: &mut Peekable<impl Iterator<Item = RecordLine>>) -> Result<GameText, Damage> {
    let mut header = GameText::default();
    while let Some(Ok((number, line))) = lines.peek()
        && let Some(tag) = read_tag(line, *number)
    {
        header.add(tag).map_err(|why| damaged(*number, why))?;
        lines.next();
    }
    match lines.next_if(Result::is_err) {
        Some(Err(damage)) => Err(damage),
        _ => Ok(header),
    }
}

impl StrategyAnswer {
    pub(super) fn new(position: String, played: Move, margin: Option<i64>) -> Self {
        Self {
            position,
            played: played.to_string(),
            margin,
            line: 0,
        }
    }

    fn read(line: &str, number: u64) -> Option<Self> {
        let (position, rest) = line.split_once(ARROW)?;
        let (played, margin) = match rest.split_once(FOR) {
            Some((played, margin)) => (played, Some(margin.parse().ok()?)),
            None => (rest, None),
        };
        Some(Self {
            position: position.to_owned(),
            played: played.to_owned(),
            margin,
            line: number,
        })
    }
}
