//! The rungs of the ladder: the methods that positions are compared by, and their names.

use super::Helps;
use super::nimbers::NimberMethod;
use crate::games::{Components, Game, Impartial, SumVisitor};

/// Minimax without a table is given up after so many calls.
pub const GIVE_UP_CALLS: u64 = 10_000_000;

/// A rung of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rung {
    /// Minimax by definition.
    Plain,
    /// With the knowledge table.
    Table,
    /// And it stops at the first winning child.
    EarlyExit,
    /// And it looks up before it searches, and takes what is settled soonest first.
    Ordered,
    /// No search: every position below, in order, by the definition of a lost position. Games of piles only.
    Dense,
    /// No search: the table of P-positions. Games of piles only.
    Bits,
    /// A search for the nimber, in games that fall apart.
    Nimber(NimberMethod),
    /// Neither search nor table: the law of the game, where one speaks.
    Law,
}

impl Rung {
    /// The methods for values, from the bottom.
    const VALUES: [Self; 6] = [
        Self::Plain,
        Self::Table,
        Self::EarlyExit,
        Self::Ordered,
        Self::Dense,
        Self::Bits,
    ];

    /// All rungs that a position has, from the bottom, whether or not they finish.
    pub fn of<R: Game>(rules: &R, position: &R::Position) -> Vec<Self> {
        let mut rungs = Vec::new();
        let has_nimbers = rules
            .shape(position)
            .sum()
            .is_some_and(|components| components.visit(position, Belongs).is_some());
        if !has_nimbers || rules.conventions().compares_values {
            rungs.extend(Self::VALUES);
        }
        if rules.shape(position).piles().is_none() {
            rungs.retain(|rung| !matches!(rung, Self::Dense | Self::Bits));
        }
        if has_nimbers {
            rungs.extend(NimberMethod::ALL.map(Self::Nimber));
        }
        if rules.closed_form(position).is_some() {
            rungs.push(Self::Law);
        }
        rungs
    }

    /// The name on the command line, the same in every language. Two rungs share the name `table`; where a position has both, the one for
    /// nimbers is told apart by [`Rung::name_among`].
    pub fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Table => "table",
            Self::EarlyExit => "early-exit",
            Self::Ordered => "ordered",
            Self::Dense => "dense",
            Self::Bits => "bits",
            Self::Nimber(method) => method.name(),
            Self::Law => "law",
        }
    }

    /// The name among these rungs, no two of which have the same.
    pub fn name_among(self, rungs: &[Self]) -> &'static str {
        if self == Self::Nimber(NimberMethod::Table) && rungs.contains(&Self::Table) {
            return "nimber-table";
        }
        self.name()
    }

    /// All names that some position has.
    pub fn names() -> Vec<&'static str> {
        let all: Vec<Self> = Self::VALUES
            .into_iter()
            .chain(NimberMethod::ALL.map(Self::Nimber))
            .chain([Self::Law])
            .collect();
        all.iter().map(|rung| rung.name_among(&all)).collect()
    }

    /// Whether it keeps a transposition table, which can be bounded.
    pub fn has_entries(self) -> bool {
        matches!(self, Self::Nimber(method) if method.has_table())
    }

    pub(super) fn helps(self) -> Helps {
        Helps {
            table: self != Self::Plain,
            early_exit: matches!(self, Self::EarlyExit | Self::Ordered),
            ordering: self == Self::Ordered,
            give_up: (self == Self::Plain).then_some(GIVE_UP_CALLS),
        }
    }
}

/// Whether there is a game of parts.
struct Belongs;

impl<P> SumVisitor<P> for Belongs {
    type Output = ();

    fn visit<G: Impartial + 'static>(
        self,
        _: G,
        _: impl Fn(&G, &P) -> Option<Vec<G::Part>> + 'static,
    ) {
    }
}
