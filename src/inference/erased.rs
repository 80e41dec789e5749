//! Positions and moves without the types of their games, as they go through [`Solver`].
//!
//! [`Solver`]: crate::inference::Solver

use std::any::Any;
use std::fmt::{self, Debug, Display, Write};
use std::ops::Deref;
use std::rc::Rc;

use arrayvec::ArrayString;
use serde::{Serialize, Serializer};

use crate::reason::Figure;

/// The most characters of a move. The longest is that of an octal game in a sum.
const LONGEST: usize = 56;

/// A position of some game. Only solvers of that game read it.
#[derive(Clone)]
pub struct Position(Rc<dyn Any>);

impl Position {
    pub(super) fn new<P: 'static>(position: P) -> Self {
        Self(Rc::new(position))
    }

    pub(super) fn position<P: 'static>(&self) -> &P {
        let position = self.0.downcast_ref();
        position.expect("a position is asked about with its own game")
    }
}

impl Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position").finish_non_exhaustive()
    }
}

/// A move as its game writes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(ArrayString<LONGEST>);

impl Move {
    /// The move that a game writes like this.
    pub(super) fn written(played: impl Display) -> Self {
        let mut text = ArrayString::new();
        write!(text, "{played}").expect("no game has longer moves");
        Self(text)
    }
}

impl Deref for Move {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

impl Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

impl From<Move> for Figure {
    fn from(played: Move) -> Self {
        Self::from(&*played)
    }
}
