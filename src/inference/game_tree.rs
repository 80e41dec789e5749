//! The tree of a position with the nimbers of its positions.

use super::compare::Algorithm;
use super::erased::Position;
use super::limits::{Unsolved, known};
use super::solver::Solver;
use super::tree::{GameTree, NoTree, Node};

/// Returns the tree of a position by a method, at most `depth` moves deep, with the nimbers of its
/// positions where the game has them.
///
/// # Errors
/// [`NoTree`] says why there is none.
pub fn game_tree(
    game: &mut dyn Solver,
    at: &Position,
    method: Algorithm,
    depth: usize,
) -> Result<GameTree, NoTree> {
    let mut tree = game.tree(at, method, depth)?;
    let is_traced = matches!(method, Algorithm::Nimber(_));
    if !is_traced {
        add_nimbers(game, &mut tree.root)?;
    }
    Ok(tree)
}

fn add_nimbers(game: &mut dyn Solver, node: &mut Node) -> Result<(), Unsolved> {
    let at = game.read_position(&node.position);
    let at = at.expect("a written position can be read");
    node.nimber = known(game.nimber(&at))?.flatten();
    let mut below = node.moves_to.iter_mut();
    below.try_for_each(|below| add_nimbers(game, below))
}
