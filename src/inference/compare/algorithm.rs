//! The methods that are compared, their names, and which of them a position has.

use std::borrow::Cow;

use super::ingredients::Ingredients;
use super::trace::ComponentWriter;
use crate::inference::method::Solvable;
use crate::reason::Phrase;

/// A method of the comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Algorithm {
    /// Minimax with these ingredients.
    Minimax(Ingredients),
    /// A dense table of all positions below, by the definition of a losing position. Games of piles
    /// only.
    Dense,
    /// The P-table. Games of piles only.
    Bits,
    /// A search for the nimber, in games whose positions split into components.
    Nimber(Ingredients),
    /// The closed form, in games that have one for the position.
    #[default]
    Theorem,
}

/// All methods that are no lists of one's own, by name: those for values, those for nimbers, and
/// the theorem.
const PRESETS: [(&str, Algorithm); 15] = [
    ("plain", Algorithm::PLAIN),
    ("table", Algorithm::TABLE),
    (
        "table+end-states",
        Algorithm::Minimax(Ingredients::ORIGINAL),
    ),
    ("early-exit", Algorithm::Minimax(Ingredients::EARLY)),
    ("ordered", Algorithm::Minimax(Ingredients::ORDERED)),
    ("dense", Algorithm::Dense),
    ("bits", Algorithm::Bits),
    ("definition", Algorithm::Nimber(Ingredients::DEFINITION)),
    ("nimber-table", Algorithm::Nimber(Ingredients::TABLE)),
    ("simplified", Algorithm::Nimber(Ingredients::SIMPLIFIED)),
    ("cutoffs", Algorithm::Nimber(Ingredients::CUTOFFS)),
    ("etc", Algorithm::Nimber(Ingredients::ETC)),
    ("aspiration", Algorithm::Nimber(Ingredients::ASPIRATION)),
    ("best", Algorithm::BEST),
    ("law", Algorithm::Theorem),
];

impl Algorithm {
    /// Minimax by definition.
    pub const PLAIN: Self = Self::Minimax(Ingredients::ALIKE);
    /// Minimax with a transposition table.
    pub const TABLE: Self = Self::Minimax(Ingredients::WITH_TABLE);
    /// The solver that answers people.
    pub const BEST: Self = Self::Nimber(Ingredients::BEST);

    /// The methods that apply to a position, in the order of the comparison. Some of them may not
    /// finish.
    pub fn of<R: Solvable>(rules: &R, position: &R::Position) -> Vec<Self> {
        let has_nimbers = rules
            .visit_components(position, ComponentWriter(position))
            .is_some();
        let has_values = !has_nimbers || !rules.about().compares_nimbers_only;
        let has_piles = rules.pairs(position).is_some();
        let algorithms = PRESETS.iter().map(|(_, algorithm)| *algorithm);
        let algorithms = algorithms.filter(|algorithm| match algorithm {
            Self::Nimber(_) => has_nimbers,
            Self::Theorem => rules.closed_form(position).is_some(),
            Self::Minimax(ingredients) if *ingredients != Ingredients::ORIGINAL => has_values,
            _ => has_values && has_piles,
        });
        algorithms.collect()
    }

    /// The name on the command line, the same in every language: that of a preset, or the
    /// ingredients.
    pub fn name(self) -> Cow<'static, str> {
        let mut presets = PRESETS.iter();
        if let Some(&(name, _)) = presets.find(|(_, preset)| *preset == self) {
            return name.into();
        }
        let (Self::Minimax(all) | Self::Nimber(all)) = self else {
            unreachable!("all others are presets")
        };
        all.list().into()
    }

    /// The name of the method among `algorithms`: that of the table for nimbers is shorter where no
    /// other table is there.
    pub fn name_among(self, algorithms: &[Self]) -> Cow<'static, str> {
        match self {
            Self::Nimber(Ingredients::TABLE) if !algorithms.contains(&Self::TABLE) => {
                "table".into()
            }
            _ => self.name(),
        }
    }

    /// The names of all methods that are no lists of one's own.
    pub fn names() -> Vec<&'static str> {
        PRESETS.iter().map(|(name, _)| *name).collect()
    }

    /// Returns the method with this name, which no other method has, or that of a list of
    /// ingredients.
    ///
    /// # Errors
    /// A phrase that says what is accepted.
    pub fn read(text: &str) -> Result<Self, Phrase> {
        let mut presets = PRESETS.iter();
        let preset = presets.find(|(name, _)| *name == text);
        preset.map_or_else(|| Self::of_list(text), |(_, algorithm)| Ok(*algorithm))
    }

    /// Whether it has a transposition table whose size can be limited.
    pub fn has_entries(self) -> bool {
        matches!(self, Self::Nimber(method) if method.has_table())
    }

    /// The names of all ingredients.
    pub fn ingredients() -> [&'static str; 10] {
        Ingredients::NAMES
    }

    /// Reads a list of ingredients such as `table+end-states`. A list of one may end with a plus:
    /// `table+` is no preset.
    ///
    /// # Errors
    /// A phrase that says what is wrong with the list.
    pub fn of_list(text: &str) -> Result<Self, Phrase> {
        let refused = |id: &'static str| {
            let phrase = Phrase::new(id).quoting("method", text);
            phrase.with("known", Ingredients::NAMES.join(", "))
        };
        let mut all = Ingredients::DEFINITION;
        let mut are_repeated = false;
        for name in text.strip_suffix('+').unwrap_or(text).split('+') {
            let place = Ingredients::NAMES.iter().position(|known| *known == name);
            let one = Ingredients::at(place.ok_or_else(|| refused("ingredients-unknown"))?);
            are_repeated |= all.has(one);
            all = all.and(one);
        }
        let method = if all.are_among(Ingredients::OF_MINIMAX) {
            Self::Minimax(all)
        } else {
            Self::Nimber(all)
        };
        let is_mixed = method == Self::Nimber(all) && !all.are_among(Ingredients::OF_NIMBERS);
        let mixed = (are_repeated || is_mixed).then_some("ingredients-mixed");
        let conflict = mixed.or_else(|| all.conflict());
        conflict.map_or(Ok(method), |id| Err(refused(id)))
    }
}
