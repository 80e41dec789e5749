//! Game trees: every position that a search by minimax enters, with its value. A state that occurs
//! again is drawn once.

mod grown;
mod node;
mod traced;

use self::grown::Grower;
pub use self::node::DEEPEST;
pub use self::node::{GameTree, NoTree, Node, NodeStop, Sets};
use self::node::{MOST_NODES, Searched};
use self::traced::traced;
use super::compare::{Algorithm, EveryMove, GIVE_UP_CALLS, Ingredients};
use super::knowledge::Knowledge;
use super::limits::Work;
use super::method::Solvable;
use super::minimax::{Minimax, Optimisations};
use crate::games::Tree;

/// Grows the tree of a position by a method, at most `depth` moves deep.
pub(super) fn grown<R: Solvable>(
    rules: &R,
    start: &R::Position,
    method: Algorithm,
    depth: usize,
    work: &Work,
) -> Result<GameTree, NoTree> {
    let rules = &rules.rooted(start);
    let cost = rules.cost(start);
    if cost.states.max(cost.moves) > MOST_NODES as u128 {
        return Err(NoTree::TooLarge);
    }
    if let Algorithm::Nimber(method) = method {
        return traced(method, rules, start, depth, work);
    }
    let Algorithm::Minimax(ingredients) = method else {
        return Err(NoTree::NoSearch);
    };
    let optimisations = ingredients.optimisations();
    if ingredients.has(Ingredients::ALIKE) {
        let state = |position: &R::Position| rules.state(position);
        let searched = searched(rules, state(start), optimisations, work)?;
        return Grower::new(rules, state, &searched, depth, false).tree(start);
    }
    let every = EveryMove::new(rules, start, ingredients);
    let state = |position: &R::Position| every.state(position);
    let searched = searched(&every, state(start), optimisations, work)?;
    Grower::new(rules, state, &searched, depth, true).tree(start)
}

fn searched<T: Tree>(
    tree: &T,
    start: Option<T::State>,
    optimisations: Optimisations,
    work: &Work,
) -> Result<Searched<T::State>, NoTree> {
    let start = start.ok_or(NoTree::TooLarge)?;
    let optimisations = Optimisations {
        give_up: Some(GIVE_UP_CALLS),
        ..optimisations
    };
    let mut knowledge = Knowledge::within(work.limits.max_memory);
    let search = Minimax::new(tree, optimisations, &mut knowledge, &work.interrupt);
    let (calls, record) = search.recorded(start)?;
    Ok(Searched {
        root: record.line[0][0],
        calls,
        expansions: record.expansions,
    })
}
