//! What a game may ask a person, step by step: for a move, and for the position of a new game.

use std::ops::RangeInclusive;

use crate::reason::Phrase;

/// The next thing to ask on the way to a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// One of a few numbers, a pile for instance.
    Pick {
        /// The question.
        ask: Phrase,
        /// What `h` says.
        help: Phrase,
        /// The numbers offered, ascending.
        options: Vec<u64>,
    },
    /// A number within bounds.
    Count {
        /// The question.
        ask: Phrase,
        /// What `h` says.
        help: Phrase,
        /// The numbers accepted.
        bounds: RangeInclusive<u64>,
        /// Why a number above the upper bound is refused.
        limit: Phrase,
    },
    /// The move as it is written.
    Write {
        /// The question.
        ask: Phrase,
        /// What `h` says.
        help: Phrase,
        /// What is put before the answer to make it a move: the part of the board that was chosen,
        /// or nothing.
        before: String,
    },
    /// Nothing more to ask: the move as it is written.
    Move(String),
}

impl Step {
    /// Asks for one of some numbers, by a question and its help.
    pub fn pick([ask, help]: [&'static str; 2], options: impl Iterator<Item = u64>) -> Self {
        Self::Pick {
            ask: Phrase::new(ask),
            help: Phrase::new(help),
            options: options.collect(),
        }
    }

    /// Asks for a number from 1 to `most`, which the question and the help are told.
    pub fn count(ask: Phrase, help: Phrase, most: u64, limit: Phrase) -> Self {
        Self::Count {
            ask: ask.with("most", most),
            help: help.with("most", most),
            bounds: 1..=most,
            limit,
        }
    }

    /// The same on the way to a move in a part of the position: `prefix` is written before all
    /// moves there.
    #[must_use]
    pub fn behind(mut self, prefix: &str) -> Self {
        if let Self::Move(written)
        | Self::Write {
            before: written, ..
        } = &mut self
        {
            written.insert_str(0, prefix);
        }
        self
    }
}

/// The next thing to ask before a game can begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setup<P> {
    /// A number within bounds.
    Ask {
        /// The question.
        ask: Phrase,
        /// What `h` says.
        help: Phrase,
        /// The numbers accepted.
        bounds: RangeInclusive<u64>,
        /// What an empty answer means; `None` if it is refused.
        usual: Option<u64>,
    },
    /// A number that is not asked for but drawn at random.
    Draw(RangeInclusive<u64>),
    /// The position as it is written.
    Write {
        /// The question.
        ask: Phrase,
        /// What `h` says.
        help: Phrase,
    },
    /// The position to start from.
    Ready(P),
}

impl<P> Setup<P> {
    /// Asks for a number by a question and its help. Both can name the bounds. An empty answer
    /// means `usual`, if that is within them.
    pub fn ask(
        asking: [impl Into<Phrase>; 2],
        bounds: RangeInclusive<u64>,
        usual: Option<u64>,
    ) -> Self {
        let [ask, help] = asking.map(Into::into);
        let help = help.with("least", *bounds.start());
        Self::Ask {
            ask,
            help: help.with("most", *bounds.end()),
            usual: usual.filter(|usual| bounds.contains(usual)),
            bounds,
        }
    }

    /// The same question on the way to a position of another type.
    pub fn map<Q>(self, change: impl FnOnce(P) -> Q) -> Setup<Q> {
        match self {
            Self::Ask {
                ask,
                help,
                bounds,
                usual,
            } => Setup::Ask {
                ask,
                help,
                bounds,
                usual,
            },
            Self::Draw(bounds) => Setup::Draw(bounds),
            Self::Write { ask, help } => Setup::Write { ask, help },
            Self::Ready(position) => Setup::Ready(change(position)),
        }
    }
}
