//! The parts of a position as a search for nimbers is given them: as they are or, so that splitting can be compared, all as one.

use super::Whole;
use crate::games::{Components, Game, Impartial, SumVisitor};

/// Something to do with the parts of one position, whichever game of parts it belongs to.
pub trait PartsVisitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Impartial>(self, game: G, parts: &[G::Part]) -> Self::Output;
}

/// Visits the parts of a position, split or as one; none in games that do not fall apart.
pub fn visit_parts<R: Game, V: PartsVisitor>(
    rules: &R,
    position: &R::Position,
    split: bool,
    visitor: V,
) -> Option<V::Output> {
    let splitting = Splitting {
        position,
        split,
        visitor,
    };
    rules.shape(position).sum()?.visit(position, splitting)
}

struct Splitting<'a, P, V> {
    position: &'a P,
    split: bool,
    visitor: V,
}

impl<P, V: PartsVisitor> SumVisitor<P> for Splitting<'_, P, V> {
    type Output = V::Output;

    fn visit<G: Impartial + 'static>(
        self,
        game: G,
        parts: impl Fn(&G, &P) -> Option<Vec<G::Part>> + 'static,
    ) -> Self::Output {
        let parts = parts(&game, self.position).unwrap_or_default();
        if self.split {
            return self.visitor.visit(game, &parts);
        }
        let whole = Whole::new(game);
        let parts: Vec<u32> = whole.whole(&parts).into_iter().collect();
        self.visitor.visit(whole, &parts)
    }
}
