//! The methods that are compared, their names, and which of them a position has.

use std::borrow::Cow;

use super::ingredients::Ingredients;
use super::nimber_method::NimberMethod;
use crate::games::{Game, Sum, SumVisitor};
use crate::inference::minimax::Optimisations;
use crate::reason::Phrase;

/// Minimax without a table is stopped after this many calls.
pub(crate) const GIVE_UP_CALLS: u64 = 10_000_000;

/// A method of the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rung {
    /// Minimax by definition.
    Plain,
    /// Minimax with a transposition table.
    Table,
    /// The same, and it stops at the first winning child.
    EarlyExit,
    /// The same, and it looks all children up before it searches one, and searches the smallest states first.
    Ordered,
    /// Minimax with exactly these ingredients.
    Ingredients(Ingredients),
    /// A dense table of all positions below, by the definition of a losing position. Games of piles only.
    Dense,
    /// The P-table. Games of piles only.
    Bits,
    /// A search for the nimber, in games whose positions split into components.
    Nimber(NimberMethod),
    /// The closed form, in games that have one for the position.
    Theorem,
}

impl Rung {
    /// The methods for values.
    const VALUES: [Self; 7] = [
        Self::Plain,
        Self::Table,
        Self::Ingredients(Ingredients::ORIGINAL),
        Self::EarlyExit,
        Self::Ordered,
        Self::Dense,
        Self::Bits,
    ];

    /// The methods that apply to a position, in the order of the comparison. Some of them may not finish.
    pub fn of<R: Game>(rules: &R, position: &R::Position) -> Vec<Self> {
        let mut rungs = Vec::new();
        let has_nimbers = rules.visit_components(position, HasComponents).is_some();
        if !has_nimbers || !rules.conventions().compares_nimbers_only {
            rungs.extend(Self::VALUES);
        }
        if rules.piles(position).is_none() {
            rungs.retain(|rung| !matches!(rung, Self::Ingredients(_) | Self::Dense | Self::Bits));
        }
        if has_nimbers {
            rungs.extend(NimberMethod::ALL.map(Self::Nimber));
        }
        if rules.closed_form(position).is_some() {
            rungs.push(Self::Theorem);
        }
        rungs
    }

    /// The name on the command line, the same in every language. Two methods have the name `table`; [`Rung::name_among`] gives the one
    /// for nimbers another name if a position has both.
    pub fn name(self) -> Cow<'static, str> {
        let name = match self {
            Self::Ingredients(Ingredients::ORIGINAL) => "table+end-states",
            Self::Plain => "plain",
            Self::Table => "table",
            Self::EarlyExit => "early-exit",
            Self::Ordered => "ordered",
            Self::Dense => "dense",
            Self::Bits => "bits",
            Self::Nimber(method) => method.name(),
            Self::Theorem => "law",
            Self::Ingredients(_) => "",
        };
        let list = if name.is_empty() { self.list() } else { None };
        list.map_or(name.into(), Cow::from)
    }

    /// The name that no other method has.
    pub fn full_name(self) -> Cow<'static, str> {
        match self {
            Self::Nimber(NimberMethod::Table) => "nimber-table".into(),
            _ => self.name(),
        }
    }

    /// The name of the method among `rungs`. No two of them have the same name.
    pub fn name_among(self, rungs: &[Self]) -> Cow<'static, str> {
        if rungs.contains(&Self::Table) {
            self.full_name()
        } else {
            self.name()
        }
    }

    /// The names of all methods that are no lists of one's own.
    pub fn names() -> Vec<&'static str> {
        let names = Self::all().into_iter().map(Self::full_name);
        let names = names.filter_map(|name| match name {
            Cow::Borrowed(name) => Some(name),
            Cow::Owned(_) => None,
        });
        names.collect()
    }

    fn all() -> Vec<Self> {
        let values = Self::VALUES.into_iter();
        let nimbers = NimberMethod::ALL.map(Self::Nimber);
        values.chain(nimbers).chain([Self::Theorem]).collect()
    }

    /// Returns the method with this name, which no other method has, or that of a list of ingredients.
    ///
    /// # Errors
    /// A phrase that says what is accepted.
    pub fn read(text: &str) -> Result<Self, Phrase> {
        let mut all = Self::all().into_iter();
        let preset = all.find(|rung| rung.full_name() == text);
        preset.map_or_else(|| Self::of_list(text), Ok)
    }

    /// Whether it has a transposition table whose size can be limited.
    pub fn has_entries(self) -> bool {
        matches!(self, Self::Nimber(method) if method.has_table())
    }

    /// The optimisations of minimax that a method uses; `None` if it is no minimax.
    pub(in crate::inference) fn optimisations(self) -> Option<Optimisations> {
        match self {
            Self::Plain | Self::Table | Self::EarlyExit | Self::Ordered => Some(Optimisations {
                table: self != Self::Plain,
                early_exit: matches!(self, Self::EarlyExit | Self::Ordered),
                known: matches!(self, Self::EarlyExit | Self::Ordered),
                ordering: self == Self::Ordered,
                give_up: (self == Self::Plain).then_some(GIVE_UP_CALLS),
            }),
            Self::Ingredients(ingredients) => Some(ingredients.optimisations()),
            _ => None,
        }
    }
}

/// Answers whether a position belongs to a game of components: the visit itself is the answer.
struct HasComponents;

impl<P> SumVisitor<P> for HasComponents {
    type Output = ();

    fn visit<G: Sum + 'static>(
        self,
        _: G,
        _: impl Fn(&G, &P) -> Option<Vec<G::Component>> + 'static,
    ) {
    }
}
