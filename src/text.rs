//! Text to show, as data: lines of spans, each with a role. How a role looks is left to the front
//! ends.

use std::borrow::Cow;

use textwrap::{Options, WordSeparator, WordSplitter};

/// What a span is for. The front end chooses how it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Ordinary words.
    Plain,
    /// The one thing on the screen that should stand out.
    Strong,
    /// What a reader may skip.
    Faint,
    /// The pieces of pile number `n`, counted from 0.
    Pile(usize),
    /// What the last move changed.
    Changed,
}

/// A run of text with one role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// What the run is for.
    pub role: Role,
    /// The characters, without a line break.
    pub text: String,
}

impl Span {
    /// Creates a span.
    pub fn new(role: Role, text: impl Into<String>) -> Self {
        Self {
            role,
            text: text.into(),
        }
    }
}

/// One logical line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Words that are wrapped if the screen is narrow. The blanks at the beginning indent all
    /// lines; the number indents those after the first further.
    Prose(Span, usize),
    /// Words that are wrapped on a terminal only: elsewhere they stay one line.
    Sentence(Span),
    /// A line that was built to fit.
    Fixed(Vec<Span>),
}

impl Span {
    /// Returns the lines within `width` columns. The blanks at the beginning indent all of them,
    /// `hanging` those after the first further.
    pub(crate) fn wrapped(&self, hanging: usize, width: usize) -> Vec<Cow<'_, str>> {
        let words = self.text.trim_start_matches(' ');
        let indent = " ".repeat(self.text.len() - words.len());
        let further = " ".repeat(indent.len() + hanging);
        let options = Options::new(width.max(1))
            .initial_indent(&indent)
            .subsequent_indent(&further)
            // No line breaks inside a position or a move: their hyphens, slashes and commas are no
            // blanks.
            .word_separator(WordSeparator::AsciiSpace)
            .word_splitter(WordSplitter::NoHyphenation);
        let room = width.saturating_sub(further.len()).max(1);
        match broken_at_commas(words, room) {
            Cow::Borrowed(words) => textwrap::wrap(words, options),
            Cow::Owned(words) => {
                let lines = textwrap::wrap(&words, options).into_iter();
                lines.map(|line| Cow::Owned(line.into_owned())).collect()
            }
        }
    }
}

/// Breaks words that are wider than the room, as long positions are, behind commas: a number that
/// is cut is another one.
fn broken_at_commas(text: &str, room: usize) -> Cow<'_, str> {
    let is_long = |word: &str| columns(word) > room && word.contains(',');
    if !text.split(' ').any(is_long) {
        return Cow::Borrowed(text);
    }
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let mut gap = if lines[0].is_empty() { "" } else { " " };
        let breaks = is_long(word);
        let pieces: Vec<&str> = if breaks {
            word.split_inclusive(',').collect()
        } else {
            vec![word]
        };
        for piece in pieces {
            let line = lines.last_mut().expect("there is one");
            if breaks && columns(line) + gap.len() + columns(piece) > room {
                lines.push(piece.to_owned());
            } else {
                line.push_str(gap);
                line.push_str(piece);
            }
            gap = "";
        }
    }
    Cow::Owned(lines.join("\n"))
}

impl Line {
    /// Returns the number of lines on a screen of `width` columns.
    fn height(&self, width: usize) -> usize {
        match self {
            Self::Prose(span, hanging) => span.wrapped(*hanging, width).len(),
            Self::Sentence(span) => span.wrapped(0, width).len(),
            Self::Fixed(_) => 1,
        }
    }
}

/// Returns the number of columns that a text takes on a screen.
#[doc(hidden)]
pub fn columns(text: &str) -> usize {
    textwrap::core::display_width(text)
}

/// Returns a text with blanks after it, so that it takes at least `width` columns.
pub(crate) fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

/// Lines to show one below the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// The lines from top to bottom.
    pub lines: Vec<Line>,
}

impl Text {
    /// Creates a text without lines.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates a text of plain words.
    pub fn words(text: impl Into<String>) -> Self {
        Self::new().prose(text)
    }

    /// Creates a text that begins with a title.
    pub fn title(title: impl Into<String>) -> Self {
        Self::new().styled(Role::Strong, title)
    }

    /// Adds the lines of `text`, each a paragraph whose blanks at the beginning indent all of it.
    #[must_use]
    pub fn prose(self, text: impl Into<String>) -> Self {
        self.styled(Role::Plain, text)
    }

    /// Like [`Text::prose`], in another role.
    #[must_use]
    pub fn styled(mut self, role: Role, text: impl Into<String>) -> Self {
        let text: String = text.into();
        let lines = text
            .split('\n')
            .map(|line| Line::Prose(Span::new(role, line), 0));
        self.lines.extend(lines);
        self
    }

    /// Adds words that are wrapped on a terminal only: for lines that programs look for.
    #[must_use]
    pub fn sentence(mut self, text: impl Into<String>) -> Self {
        self.lines
            .push(Line::Sentence(Span::new(Role::Plain, text)));
        self
    }

    /// Adds an entry of a list; its wrapped lines are indented by `hanging` columns more.
    #[must_use]
    pub fn entry(mut self, text: impl Into<String>, hanging: usize) -> Self {
        let span = Span::new(Role::Plain, text);
        self.lines.push(Line::Prose(span, hanging));
        self
    }

    /// Adds a line that was built to fit.
    #[must_use]
    pub fn fixed(mut self, spans: Vec<Span>) -> Self {
        self.lines.push(Line::Fixed(spans));
        self
    }

    /// Adds a line in one role that was built to fit, without the blanks at its end.
    #[must_use]
    pub fn line(self, role: Role, line: &str) -> Self {
        self.fixed(vec![Span::new(role, line.trim_end())])
    }

    /// Adds an empty line, unless the last line is empty already.
    #[must_use]
    pub fn blank(self) -> Self {
        if self.lines.last() == Some(&Line::Fixed(Vec::new())) {
            return self;
        }
        self.fixed(Vec::new())
    }

    /// Adds all lines of another text.
    #[must_use]
    pub fn then(mut self, other: Self) -> Self {
        self.lines.extend(other.lines);
        self
    }

    /// Returns the number of lines on a screen of `width` columns.
    pub(crate) fn height(&self, width: usize) -> usize {
        self.lines.iter().map(|line| line.height(width)).sum()
    }
}

/// A blank at which no line breaks.
pub(crate) const TIE: &str = "\u{a0}";

/// All such blanks; the narrow one stands before a French question mark. No program reads them.
pub(crate) const TIES: [char; 2] = ['\u{a0}', '\u{202f}'];

/// A longer run of numbers is written as a range.
const LONGEST_RUN: u64 = 30;

/// The nim-sum (XOR) of numbers.
pub(crate) fn nim_sum(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |sum, number| sum ^ number)
}

/// Writes the numbers of 1, 2, 3, ... in tens, so that each is found, if there is more than one:
/// `1-10: 1 2 3 1 4 3 2 1 4 2; 11-13: 1 4 6`. No line breaks within ten.
pub(crate) fn in_tens(all: &[u64]) -> String {
    let tens = (1..).step_by(10).zip(all.chunks(10)).map(|(from, ten)| {
        let ten: Vec<String> = ten.iter().map(u64::to_string).collect();
        let listed = ten.join(TIE);
        match ten.len() {
            _ if all.len() <= 10 => listed,
            1 => format!("{from}:{TIE}{listed}"),
            count => format!("{from}-{}:{TIE}{listed}", from + count - 1),
        }
    });
    tens.collect::<Vec<_>>().join("; ")
}

/// Writes ascending numbers; long runs of them as ranges.
pub fn numbers(all: &[u64]) -> Vec<String> {
    all.chunk_by(|one, next| one + 1 == *next)
        .flat_map(|run| match run {
            [first, .., last] if last - first >= LONGEST_RUN => vec![format!("{first}-{last}")],
            run => run.iter().map(u64::to_string).collect(),
        })
        .collect()
}

/// Whether a text consists of digits.
pub(crate) fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Parses unsigned decimal digits. `None` on overflow.
pub(crate) fn read_number(text: &str) -> Option<u64> {
    is_digits(text).then(|| text.parse().ok())?
}
