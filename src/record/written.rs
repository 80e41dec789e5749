//! A game as its record has it: texts with their lines, and how they are written. How they are read
//! is left to `lines`, and what they mean to `recorded`.

use std::fmt::{self, Display, Formatter};

use crate::games::{GameOption, Variant};
use crate::inference::{GameKind, Position, Solver};
use crate::reason::{Figure, Phrase};

/// The tag with the name of the game. Each game of a record begins with it.
pub(super) const GAME: &str = "Game";
/// The tag with the position that the game started from.
pub(crate) const POSITION: &str = "Position";
/// The tags with the players: the one who moves first, and the other.
const PLAYERS: [&str; 2] = ["First", "Second"];
/// The tag that says whether the player who makes the last move loses.
const MISERE: &str = "Misere";
/// The tag with the result.
pub(super) const RESULT: &str = "Result";

/// The tag that says how a game ended whose moves do not lead to its result, and its value.
const FORFEIT: (&str, &str) = ("Termination", "forfeit");

/// The message that a game has no position.
pub(super) const NO_POSITION: &str = "damage-no-position";

/// Why a record is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The line, counted from 1.
    pub line: u64,
    /// What is wrong there, and what is accepted.
    pub why: Phrase,
}

impl Damage {
    /// Says where a file is damaged, and what is accepted there.
    pub(crate) fn of(&self, file: impl Into<Figure>) -> Phrase {
        phrase!(
            "record-damaged",
            file,
            line = self.line,
            why = self.why.clone()
        )
    }
}

/// A line `[Name "value"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The name.
    pub name: String,
    /// The value, without the backslashes of its notation.
    pub value: String,
    /// The line in the record, counted from 1; 0 if it was not read from one.
    pub line: u64,
}

impl Tag {
    pub(crate) fn new(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            value: value.into(),
            line: 0,
        }
    }

    /// Damage in its line.
    pub(crate) fn damaged(&self, why: Phrase) -> Damage {
        damaged(self.line, why)
    }

    fn is_there_twice(&self) -> Phrase {
        Phrase::new("damage-twice").quoting("tag", &self.name)
    }

    /// Whether the tag has this name, compared without case, hyphens and underscores.
    pub(super) fn is(&self, name: &str) -> bool {
        let folded = |name: &str| name.replace(['-', '_'], "").to_ascii_lowercase();
        folded(&self.name) == folded(name)
    }
}

/// Damage in a line.
pub(crate) fn damaged(line: u64, why: Phrase) -> Damage {
    Damage { line, why }
}

/// Says that a record begins with the name of a game.
pub(super) fn no_header() -> Phrase {
    Phrase::new("damage-header").knowing(GameKind::all().map(GameKind::name))
}

impl Display for Tag {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let value = self.value.replace('\\', "\\\\").replace('"', "\\\"");
        write!(f, "[{} \"{value}\"]", self.name)
    }
}

/// A move as it is written, without its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The move in the notation of the game.
    pub text: String,
    /// The line in the record, counted from 1; 0 if it was not read from one.
    pub line: u64,
}

/// A game as its record has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameText {
    /// The tags in their order, unknown ones included.
    pub tags: Vec<Tag>,
    /// The moves in their order.
    pub moves: Vec<WrittenMove>,
}

impl GameText {
    /// Returns the tag with this name, compared without case, hyphens and underscores.
    pub fn tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.is(name))
    }

    /// The line of the first tag.
    pub(crate) fn line(&self) -> u64 {
        self.tags.first().map_or(1, |tag| tag.line)
    }

    /// Returns the game that was played, and its variant.
    ///
    /// # Errors
    /// [`Damage`] if there is no such game, or a value cannot be read, or is for other games.
    pub fn rules(&self) -> Result<(GameKind, Variant), Damage> {
        let no_game = || damaged(self.line(), no_header());
        let tag = self.tag(GAME).ok_or_else(no_game)?;
        let kind = GameKind::from_name(&tag.value).ok_or_else(|| {
            let why = Phrase::new("refuse-game").quoting("game", &tag.value);
            tag.damaged(why.knowing(GameKind::all().map(GameKind::name)))
        })?;
        let mut variant = Variant::default();
        if let Some(tag) = self.tag(MISERE)
            && read_misere(tag)?
        {
            let taken = kind.take_misere(&mut variant);
            taken.map_err(|why| tag.damaged(why))?;
        }
        for tag in &self.tags {
            if GameKind::all().any(|kind| kind.option(&tag.name).is_some()) {
                let taken = kind.take_option(&mut variant, &tag.name, &tag.value);
                taken.map_err(|why| tag.damaged(why))?;
            }
        }
        Ok((kind, variant))
    }

    /// The result as it is written; open if it is not.
    ///
    /// # Errors
    /// [`Damage`] if it is none of the four that there are.
    pub fn result(&self) -> Result<Ending, Damage> {
        let Some(tag) = self.tag(RESULT) else {
            return Ok(Ending::Open);
        };
        Ending::read(&tag.value).ok_or_else(|| {
            let why = Phrase::new("damage-result").quoting("value", &tag.value);
            tag.damaged(why)
        })
    }

    /// The players as they are written, the one who moves first before the other; empty if the
    /// record does not say who.
    pub fn players(&self) -> [String; 2] {
        let player = |name| self.tag(name).map(|tag| tag.value.clone());
        PLAYERS.map(|name| player(name).unwrap_or_default())
    }

    /// Writes the result into its tag.
    pub fn set_result(&mut self, result: Ending) {
        self.set(RESULT, result.name());
    }

    /// Writes the result; that of a forfeit is one to which the moves do not lead.
    pub fn end(&mut self, result: Ending, by_forfeit: bool) {
        self.set_result(result);
        if by_forfeit {
            let (name, value) = FORFEIT;
            self.set(name, value);
        }
    }

    fn set(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|tag| tag.is(name)) {
            Some(tag) => value.clone_into(&mut tag.value),
            None => self.tags.push(Tag::new(name, value)),
        }
    }

    /// The result of a game that a player has forfeited; `None` if nobody has.
    pub fn forfeited(&self) -> Option<Ending> {
        let (name, value) = FORFEIT;
        self.tag(name).filter(|tag| tag.value == value)?;
        let result = self.result().ok();
        result.filter(|result| [Ending::First, Ending::Second].contains(result))
    }

    /// Adds a tag, which must not be there yet.
    pub(crate) fn add(&mut self, tag: Tag) -> Result<(), Phrase> {
        if self.tags.iter().any(|other| other.is(&tag.name)) {
            return Err(tag.is_there_twice());
        }
        self.tags.push(tag);
        Ok(())
    }

    /// Adds a move at the end.
    pub fn push(&mut self, text: String) {
        self.moves.push(WrittenMove { text, line: 0 });
    }

    /// The line of move number `made`, counted from 1, with its end.
    pub(super) fn line_of(&self, made: usize) -> String {
        format!("{made}. {}\n", self.moves[made - 1].text)
    }

    /// A game before its first move. The players are written as on the command line, the one who
    /// moves first before the other.
    pub fn header(game: &dyn Solver, start: &Position, players: &[String; 2]) -> Self {
        let players = PLAYERS
            .into_iter()
            .zip(players)
            .map(|(name, player)| Tag::new(name, player));
        let mut written = Self::of_position(game, start, players);
        written.set_result(Ending::Open);
        written
    }

    /// The tags of a position and its variant, with `more` tags about it.
    pub(crate) fn of_position(
        game: &dyn Solver,
        start: &Position,
        more: impl IntoIterator<Item = Tag>,
    ) -> Self {
        let mut tags = vec![
            Tag::new(GAME, game.name()),
            Tag::new(POSITION, game.write_position(start)),
        ];
        tags.extend(more);
        let values = game.values(start);
        let given = values.of(game.about().options);
        tags.extend(given.map(|(option, value)| Tag::new(tag_name(option), value.to_string())));
        if game.is_misere() {
            tags.push(Tag::new(MISERE, "true"));
        }
        let moves = Vec::new();
        Self { tags, moves }
    }
}

impl Display for GameText {
    /// Writes the record: the tags, an empty line, and the moves.
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        self.tags.iter().try_for_each(|tag| writeln!(f, "{tag}"))?;
        writeln!(f)?;
        (1..=self.moves.len()).try_for_each(|made| f.write_str(&self.line_of(made)))
    }
}

/// The name of an option as a tag: `MaxTake` for `max-take`.
fn tag_name(option: &GameOption) -> String {
    option
        .name
        .split('-')
        .map(|word| word[..1].to_uppercase() + &word[1..])
        .collect()
}

fn read_misere(tag: &Tag) -> Result<bool, Damage> {
    match tag.value.to_ascii_lowercase().as_str() {
        "true" | "yes" | "1" => Ok(true),
        "false" | "no" | "0" => Ok(false),
        _ => {
            let why = Phrase::new("damage-misere").quoting("value", &tag.value);
            Err(tag.damaged(why))
        }
    }
}

/// The result of a recorded game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The player who moved first won.
    First,
    /// The other player won.
    Second,
    /// Nobody won: both have as many points.
    Draw,
    /// The game is not over.
    Open,
}

impl Ending {
    /// All results.
    const ALL: [Self; 4] = [Self::First, Self::Second, Self::Draw, Self::Open];

    /// The result as PGN writes it.
    pub fn name(self) -> &'static str {
        match self {
            Self::First => "1-0",
            Self::Second => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// Returns the result that is written as `name`.
    fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ending| ending.name() == name)
    }

    /// The result for the winner with this index, 0 for the player who moved first; `None` for
    /// nobody.
    pub(crate) fn won_by(winner: Option<usize>) -> Self {
        match winner {
            Some(0) => Self::First,
            Some(_) => Self::Second,
            None => Self::Draw,
        }
    }

    /// The result where a game has come to after so many moves, by which each player has gained
    /// these points.
    pub(crate) fn at(game: &dyn Solver, end: &Position, made: usize, points: [i64; 2]) -> Self {
        if !game.is_over(end) {
            return Self::Open;
        }
        Self::won_by(game.winner(made % 2, points))
    }
}
