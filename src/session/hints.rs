//! How much help a person gets at a turn.

use super::wish::Wish;

use crate::reason::Phrase;

/// How much help a person gets at a turn, from none to everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Hints {
    /// None.
    None,
    /// Tips, which name no move.
    Tips,
    /// Everything, the optimal move and its reason included.
    #[default]
    All,
}

impl Hints {
    /// All settings, from the least help to the most.
    pub(crate) const ALL: [Self; 3] = [Self::None, Self::Tips, Self::All];

    /// The name on the command line, the same in every language.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Tips => "tips",
            Self::All => "all",
        }
    }

    /// Returns the setting called `name`.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hints| hints.name() == name)
    }

    /// Why a wish is refused; `None` if it is no hint, or allowed.
    pub(super) fn refusal(self, wish: &Wish) -> Option<Phrase> {
        let needed = match wish {
            Wish::Tip => Self::Tips,
            Wish::Optimal | Wish::Why | Wish::Replies | Wish::Line | Wish::Card | Wish::Values => {
                Self::All
            }
            Wish::Ask(_)
            | Wish::Help
            | Wish::Undo
            | Wish::Redo
            | Wish::Leave
            | Wish::Moves
            | Wish::Board
            | Wish::Move(_) => Self::None,
        };
        match self {
            _ if self >= needed => None,
            Self::None => Some(Phrase::new("hints-off")),
            _ => Some(Phrase::new("hints-tips")),
        }
    }
}
