//! A message by its name, with its figures.

use std::borrow::Borrow;
use std::path::Path;

use super::is_invisible;

/// A figure or a name in a [`Phrase`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A count, which also chooses the plural; at most 2^53.
    Number(u64),
    /// A position, a move or a name, shown as it is.
    Text(String),
    /// A number with a fraction after a point, or one too large for a count, shown with the
    /// separators of the language. A unit may follow.
    Decimal(String),
    /// The name of a game: in the language's own words if it has some, otherwise as on the command
    /// line.
    Game {
        /// The message that describes the game.
        tagline: &'static str,
        /// The name on the command line.
        name: &'static str,
    },
    /// Several texts, with commas and the word for "and" before the last.
    List(Vec<String>),
    /// Several texts to choose from, with commas and the word for "or" before the last.
    Choice(Vec<String>),
    /// Another message, in the same language.
    Phrase(Box<Phrase>),
    /// A deed as advice: "take 2 from pile 3" instead of "takes 2 matches from pile 3".
    Advice(Box<Phrase>),
}

/// Up to 2^53 all counts are printed exactly, and chosen by.
const EXACT: u64 = 1 << 53;

impl From<u64> for Figure {
    fn from(number: u64) -> Self {
        if number > EXACT {
            return Self::Text(number.to_string());
        }
        Self::Number(number)
    }
}

impl From<u32> for Figure {
    fn from(number: u32) -> Self {
        Self::Number(u64::from(number))
    }
}

impl From<usize> for Figure {
    fn from(number: usize) -> Self {
        Self::from(number as u64)
    }
}

/// Messages choose between `yes` and another variant.
impl From<bool> for Figure {
    fn from(is_so: bool) -> Self {
        if is_so { "yes" } else { "no" }.into()
    }
}

impl From<String> for Figure {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&String> for Figure {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

/// A file as it is named to a person.
impl From<&Path> for Figure {
    fn from(path: &Path) -> Self {
        Self::Text(path.display().to_string())
    }
}

impl From<Vec<String>> for Figure {
    fn from(things: Vec<String>) -> Self {
        Self::List(things)
    }
}

/// Numbers, each as it is written.
impl From<&[u64]> for Figure {
    fn from(numbers: &[u64]) -> Self {
        Self::List(numbers.iter().map(u64::to_string).collect())
    }
}

impl From<Phrase> for Figure {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(Box::new(phrase))
    }
}

/// What is not said is empty.
impl From<Option<Phrase>> for Figure {
    fn from(phrase: Option<Phrase>) -> Self {
        phrase.map_or_else(|| "".into(), Self::from)
    }
}

impl From<&str> for Figure {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

/// The most characters that are quoted.
const QUOTED: usize = 40;

impl Figure {
    /// Quotes what a person typed: shortened, and without characters that leave no mark.
    pub fn quoted(typed: &str) -> Self {
        let shown = |c| if is_invisible(c) { '\u{fffd}' } else { c };
        let mut visible = typed.chars().map(shown);
        let mut short: String = visible.by_ref().take(QUOTED).collect();
        if visible.next().is_some() {
            short.push_str("...");
        }
        Self::Text(short)
    }
}

/// A message of the message files by its name, with its figures. Games speak in phrases, and so
/// know no language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The name of the message.
    pub id: &'static str,
    /// The figures by their names in the message.
    pub figures: Vec<(&'static str, Figure)>,
}

/// Creates a phrase with its figures, each by its name or as the variable of that name:
/// `phrase!("won", name, moves = made + 1)`.
macro_rules! phrase {
    (@ $name:ident) => { $name };
    (@ $name:ident $figure:expr) => { $figure };
    ($id:expr $(, $name:ident $(= $figure:expr)?)* $(,)?) => {
        $crate::reason::Phrase::new($id)$(.with(stringify!($name), phrase!(@ $name $($figure)?)))*
    };
}

impl From<&'static str> for Phrase {
    fn from(id: &'static str) -> Self {
        Self::new(id)
    }
}

impl Phrase {
    /// Creates a phrase without figures.
    pub fn new(id: &'static str) -> Self {
        Self {
            id,
            figures: Vec::new(),
        }
    }

    /// Adds what a person typed, as [`Figure::quoted`] quotes it.
    #[must_use]
    pub fn quoting(self, name: &'static str, typed: &str) -> Self {
        if typed.trim().is_empty() {
            return self.with(name, Self::new("empty-text"));
        }
        self.with(name, Figure::quoted(typed))
    }

    /// Adds the names that are accepted.
    pub(crate) fn knowing<N: Borrow<str>>(self, names: impl IntoIterator<Item = N>) -> Self {
        let names: Vec<N> = names.into_iter().collect();
        self.with("known", names.join(", "))
    }

    /// Adds names to choose one of.
    #[must_use]
    pub(crate) fn choosing<N: Borrow<str>>(self, names: impl IntoIterator<Item = N>) -> Self {
        let names = names.into_iter().map(|name| name.borrow().to_owned());
        self.with("known", Figure::Choice(names.collect()))
    }

    /// Adds a figure.
    #[must_use]
    pub fn with(mut self, name: &'static str, figure: impl Into<Figure>) -> Self {
        self.figures.push((name, figure.into()));
        self
    }
}
