//! The components of a position as a search for nimbers receives them: as they are or, to compare splitting, all as one.

use super::whole::Whole;
use crate::games::{Components, Game, Sum, SumVisitor};

/// An action on the components of one position, for any game of components.
pub(crate) trait ComponentsVisitor {
    /// The result of the action.
    type Output;
    /// Called with the game that the position belongs to and with its components.
    fn visit<G: Sum>(self, game: G, components: &[G::Component]) -> Self::Output;
}

/// Calls `visitor` with the components of a position, or with the whole position as one component if `split` is false. Returns `None`
/// if the positions of the game do not split.
pub(crate) fn visit_components<R: Game, V: ComponentsVisitor>(
    rules: &R,
    position: &R::Position,
    split: bool,
    visitor: V,
) -> Option<V::Output> {
    let splitter = Splitter {
        position,
        split,
        visitor,
    };
    rules.components()?.visit(position, splitter)
}

struct Splitter<'a, P, V> {
    position: &'a P,
    split: bool,
    visitor: V,
}

impl<P, V: ComponentsVisitor> SumVisitor<P> for Splitter<'_, P, V> {
    type Output = V::Output;

    fn visit<G: Sum + 'static>(
        self,
        game: G,
        components: impl Fn(&G, &P) -> Option<Vec<G::Component>> + 'static,
    ) -> Self::Output {
        let components = components(&game, self.position).unwrap_or_default();
        if self.split {
            return self.visitor.visit(game, &components);
        }
        let whole = Whole::new(game);
        let components: Vec<u32> = whole.whole(&components).into_iter().collect();
        self.visitor.visit(whole, &components)
    }
}
