//! Text to show, as data: lines of spans, each with a role. How a role looks is left to the front ends.

/// What a span is for; the front end chooses the colour, a plain one shows none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Ordinary words.
    Plain,
    /// The one thing on the screen that should stand out.
    Strong,
    /// What may be passed over.
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
    /// A span of the given role.
    pub fn new(role: Role, text: impl Into<String>) -> Self {
        Self {
            role,
            text: text.into(),
        }
    }
}

/// How a line behaves where it is wider than the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Words flow onto further lines, which begin with so many blanks.
    Wrapped(usize),
    /// The line was built to fit and is left alone.
    Fixed,
}

/// One logical line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The runs from left to right.
    pub spans: Vec<Span>,
    /// What happens where it is too wide.
    pub flow: Flow,
}

/// Some lines to show one below the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// The lines from top to bottom.
    pub lines: Vec<Line>,
}

impl Text {
    /// No lines at all.
    pub fn new() -> Self {
        Self::default()
    }

    /// One paragraph of plain words.
    pub fn words(text: impl Into<String>) -> Self {
        Self::new().prose(text)
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
        for line in text.split('\n') {
            let indent = line.len() - line.trim_start_matches(' ').len();
            self.lines.push(Line {
                spans: vec![Span::new(role, line)],
                flow: Flow::Wrapped(indent),
            });
        }
        self
    }

    /// Adds a line that was built to fit.
    #[must_use]
    pub fn fixed(mut self, spans: Vec<Span>) -> Self {
        self.lines.push(Line {
            spans,
            flow: Flow::Fixed,
        });
        self
    }

    /// Adds an empty line.
    #[must_use]
    pub fn blank(self) -> Self {
        self.fixed(Vec::new())
    }

    /// Adds all lines of another text.
    #[must_use]
    pub fn then(mut self, other: Self) -> Self {
        self.lines.extend(other.lines);
        self
    }
}
