//! Names that people call games by: each opens its game, with its options set. A name that is no
//! door here is told what is near.

use std::ffi::OsString;

use clap::Command;
use clap::error::{ContextKind, ContextValue};

use super::{Context, Result};
use crate::communication::complain;
use crate::games::Variant;
use crate::inference::GameKind;
use crate::session::ChosenGame;
use crate::text::Text;

/// What a name opens: the game and its options, and the position where the name has one.
pub struct Door {
    pub name: &'static str,
    /// The game, then its options.
    pub opens: &'static [&'static str],
    start: Option<&'static str>,
}

impl Door {
    const fn to(name: &'static str, opens: &'static [&'static str]) -> Self {
        let start = None;
        Self { name, opens, start }
    }

    /// Says which game it opens.
    pub fn tell(&self, context: &Context) -> Result {
        let told = phrase!("door", name = self.name, command = self.command());
        context.show(|_| Text::new().sentence(told.to_string()))
    }

    /// The game with its options as they are typed.
    pub fn command(&self) -> String {
        let words = self.opens.iter().copied().chain(self.start);
        let quoted = |word: &str| {
            if word.contains(' ') {
                format!("\"{word}\"")
            } else {
                word.to_owned()
            }
        };
        words.map(quoted).collect::<Vec<_>>().join(" ")
    }
}

/// The doors, each with a source of the name.
const DOORS: &[Door] = &[
    // W. A. Wythoff, A modification of the game of nim, 1907: two piles.
    Door::to("wythoff", &["matches"]),
    // A. Resnais, L'année dernière à Marienbad, 1961.
    Door {
        name: "marienbad",
        opens: &["nim", "--misere"],
        start: Some("1,3,5,7"),
    },
    // C. G. Bachet, Problèmes plaisants et délectables, 1612.
    Door::to("bachet", &["sticks"]),
    // S. W. Golomb, A mathematical investigation of games of take-away, 1966.
    Door::to("subtraction", &["take"]),
    // T. R. Dawson, Caissa's Wild Roses, 1935; code of Guy and Smith, The G-values of various
    // games, 1956, as are the codes below.
    Door::to("dawson", &["octal", "--code", "0.137"]),
    Door::to("dawsons-kayles", &["octal", "--code", "0.07"]),
    // Winning Ways, 2nd edition, volume 1, chapter 4: one-dimensional tic-tac-toe without colours.
    Door::to("treblecross", &["octal", "--code", "0.007"]),
    Door::to("guiles", &["octal", "--code", "0.15"]),
    Door::to("officers", &["octal", "--code", "0.6"]),
    // E. Lasker, Brettspiele der Völker, 1931.
    Door::to("lasker", &["take", "--set", "take any or split"]),
    // S. W. Golomb, 1966, as above: the numbers that may be taken are squares.
    Door::to("squares", &["take", "--set", "squares"]),
    Door::to("primes", &["take", "--set", "primes"]),
    // M. J. Whinihan, Fibonacci nim, 1963.
    Door::to("fibonacci-nim", &["fibonacci"]),
    // With the article of the textbooks.
    Door::to("grundys-game", &["grundy"]),
    Door::to("euclids-game", &["euclid"]),
    Door::to("misere-nim", &["nim", "--misere"]),
    // T. S. Ferguson, Game Theory, part I, exercise 2.6.6, after Sprague, 1937.
    Door::to("staircase-nim", &["staircase"]),
];

/// Names of games that are not here, and what is near.
const NOT_HERE: &[(&str, &str)] = &[
    (
        "domineering",
        "cram lets both players put dominoes either way",
    ),
    (
        "moore",
        "matches takes from one or two piles, as many from both",
    ),
    (
        "moores-nim",
        "matches takes from one or two piles, as many from both",
    ),
    (
        "silver-dollar",
        "nim of every other gap between the coins wins it",
    ),
    (
        "turning-turtles",
        "nim is the same, with a pile for the place of each head",
    ),
    (
        "hackenbush",
        "stalks of edges that both may cut are piles of nim",
    ),
    ("northcott", "nim of the gaps between the men wins it"),
    ("sprouts", "cram and kayles split a position likewise"),
    ("dots-and-boxes", "dawsons-kayles and kayles are behind it"),
    ("toads-and-frogs", "here both players have the same moves"),
];

/// The door of this name.
fn door(name: &str) -> Option<&'static Door> {
    DOORS
        .iter()
        .find(|door| door.name.eq_ignore_ascii_case(name))
}

/// What a name opens where a game is asked for: the game, its variant, and the position where the
/// name has one.
pub fn opened(name: &str) -> Option<ChosenGame> {
    let door = door(name)?;
    let (game, options) = door.opens.split_first()?;
    let kind = GameKind::from_name(game)?;
    let mut variant = Variant::default();
    let mut words = options.iter();
    while let Some(word) = words.next() {
        match *word {
            "--misere" => kind.take_misere(&mut variant).ok()?,
            option => {
                let value = words.next()?;
                kind.take_option(&mut variant, option, value).ok()?;
            }
        }
    }
    Some(ChosenGame {
        kind,
        variant,
        position: door.start.map(str::to_owned),
    })
}

/// Whether a word opens a game: its own name or a door.
pub fn opens_game(word: &str) -> bool {
    GameKind::from_name(word).is_some() || door(word).is_some()
}

/// All doors.
pub fn all() -> impl Iterator<Item = &'static Door> {
    DOORS.iter()
}

/// Puts the game in place of the door that stands where a subcommand has its game, and returns the
/// door.
pub fn enter(command: &Command, arguments: &mut Vec<OsString>) -> Option<&'static Door> {
    let text = |word: &OsString| word.to_str().unwrap_or_default().to_owned();
    let words: Vec<String> = arguments.iter().map(text).collect();
    let (place, subcommand) = subcommand_in(command, &words)?;
    let has = |id: &str| subcommand.get_arguments().any(|known| known.get_id() == id);
    if !has("game") {
        return None;
    }
    let takes_value = |word: &String| {
        let mut known = subcommand.get_arguments().chain(command.get_arguments());
        let flag = word.strip_prefix("--");
        flag.is_some()
            && known.any(|known| known.get_long() == flag && known.get_action().takes_values())
    };
    let is_bare =
        |place: &usize| !words[*place].starts_with('-') && !takes_value(&words[*place - 1]);
    let mut bare = (place + 1..words.len()).filter(is_bare);
    let game = bare.next()?;
    let door = door(&words[game])?;
    let has_position = bare.any(|place| begins_a_position(&words[place]));
    let is_batch = words.iter().any(|word| word == "--batch");
    let needs_start = has("position") && !has_position && !is_batch;
    let (kind, options) = door.opens.split_first()?;
    let start = door.start.filter(|_| needs_start);
    let opened = [*kind].into_iter().chain(start);
    let opened = opened.chain(options.iter().copied());
    arguments.splice(game..=game, opened.map(OsString::from));
    Some(door)
}

/// The subcommand among the words of a command line, with its place; a game is none.
fn subcommand_in<'a>(command: &'a Command, words: &[String]) -> Option<(usize, &'a Command)> {
    let mut words = words.iter().enumerate().skip(1);
    words.find_map(|(place, word)| {
        let subcommand = command.find_subcommand(word)?;
        let is_game = GameKind::from_name(word).is_some();
        (!is_game).then_some((place, subcommand))
    })
}

/// Whether a word is the first one of a position.
fn begins_a_position(word: &str) -> bool {
    let first = word.chars().next();
    first.is_some_and(|first| first.is_ascii_digit() || "[(".contains(first))
}

/// Says of a name that is no game here what is near, and returns the exit status.
pub fn not_here(error: &clap::Error) -> Option<u8> {
    let named = [ContextKind::InvalidValue, ContextKind::InvalidSubcommand];
    let word = named.into_iter().find_map(|kind| match error.get(kind)? {
        ContextValue::String(word) => Some(word),
        _ => None,
    })?;
    let (name, near) = NOT_HERE
        .iter()
        .find(|(name, _)| name.eq_ignore_ascii_case(word))?;
    complain(&format!("{name} is not one of the games here: {near}"));
    Some(2)
}
