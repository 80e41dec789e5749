//! Draws the tree of what a search did: finds the move to each child, and draws each state once.

use std::hash::Hash;

use ahash::AHashMap;

use super::{DEEPEST, GameTree, Looked, MOST_NODES, NoTree, Node, NodeStop, Searched};
use crate::games::Game;
use crate::inference::minimax::Source;
use crate::inference::solver::Move;

/// Draws a tree.
pub(super) struct Grower<'a, R: Game, S, F> {
    rules: &'a R,
    /// The state of a position.
    state: F,
    searched: &'a Searched<S>,
    /// How many moves deep the tree is drawn.
    depth: usize,
    /// Whether the search follows every move. If not, moves that leave the same state are one.
    every_move: bool,
    /// The states that are drawn, with whether the player who began is to move there.
    drawn: AHashMap<S, (String, bool)>,
    nodes: usize,
}

/// A move, and what it leaves.
struct Made<R: Game, S> {
    played: R::Move,
    after: R::Position,
    gain: i64,
    state: S,
}

impl<'a, R: Game, S, F> Grower<'a, R, S, F>
where
    S: Copy + Eq + Hash,
    F: Fn(&R::Position) -> Option<S>,
{
    pub(super) fn new(
        rules: &'a R,
        state: F,
        searched: &'a Searched<S>,
        depth: usize,
        every_move: bool,
    ) -> Self {
        Self {
            rules,
            state,
            searched,
            depth,
            every_move,
            drawn: AHashMap::new(),
            nodes: 0,
        }
    }

    pub(super) fn tree(mut self, start: &R::Position) -> Result<GameTree, NoTree> {
        let Searched {
            value,
            source,
            calls,
            ..
        } = *self.searched;
        let mut root = self.node(start, 0, Some((value, source)))?;
        self.grow(&mut root, start)?;
        Ok(GameTree { root, calls })
    }

    /// A node with nothing below it yet. `found` is its value and where that comes from; `None` if it is cut.
    fn node(
        &mut self,
        position: &R::Position,
        depth: usize,
        found: Option<(i64, Source)>,
    ) -> Result<Node, NoTree> {
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return Err(NoTree::TooLarge);
        }
        let left = self.rules.points_left(position);
        let own = |(value, _): (i64, _)| Some(left?.checked_add_signed(value)? / 2);
        Ok(Node {
            position: self.rules.write_position(position),
            played: None,
            depth,
            value: found.map(|(value, _)| value),
            own: found.and_then(own),
            nimber: None,
            sets: None,
            stop: match found {
                None => Some(NodeStop::Cut),
                Some((_, Source::Rules)) => Some(NodeStop::End),
                Some(_) => None,
            },
            moves_to: Vec::new(),
        })
    }

    /// Draws what is below a node, unless that is drawn elsewhere.
    fn grow(&mut self, node: &mut Node, position: &R::Position) -> Result<(), NoTree> {
        if node.stop.is_some() {
            return Ok(());
        }
        let state = (self.state)(position).expect("it was searched");
        let begins = node.depth.is_multiple_of(2);
        if let Some((drawn, began)) = self.drawn.get(&state) {
            node.stop = Some(NodeStop::Again {
                drawn: drawn.clone(),
                is_turned: *began != begins,
            });
            return Ok(());
        }
        let Some(looked) = self.searched.expansions.get(&state) else {
            node.stop = Some(NodeStop::End);
            return Ok(());
        };
        if node.depth == self.depth {
            node.stop = Some(NodeStop::Depth);
            return Ok(());
        }
        if node.depth == DEEPEST {
            return Err(NoTree::TooLarge);
        }
        self.drawn.insert(state, (node.position.clone(), begins));
        for (made, found) in self.children(position, looked) {
            let mut child = self.node(&made.after, node.depth + 1, found)?;
            self.grow(&mut child, &made.after)?;
            child.played = Some(Move::written(made.played));
            // The points of the move belong to the other player.
            child.value = child.value.map(|value| value - made.gain);
            node.moves_to.push(child);
        }
        Ok(())
    }

    /// The moves of a position: those that the search looked at in its order, then those that it did not.
    #[expect(clippy::type_complexity, reason = "a move, and what was found")]
    fn children(
        &self,
        position: &R::Position,
        looked: &[Looked<S>],
    ) -> Vec<(Made<R, S>, Option<(i64, Source)>)> {
        let mut left = self.made(position);
        let mut children: Vec<(Made<R, S>, Option<(i64, Source)>)> = Vec::new();
        for &Looked {
            child,
            value,
            source,
        } in looked
        {
            let leads = |made: &Made<R, S>| (made.state, made.gain) == (child.state, child.points);
            // A game may visit a child twice that one move leads to.
            let Some(index) = left.iter().position(leads) else {
                continue;
            };
            children.push((left.remove(index), Some((value, source))));
        }
        let mut cut = Vec::new();
        for made in left {
            let is_alike =
                |other: &Made<R, S>| (other.state, other.gain) == (made.state, made.gain);
            let mut others = children.iter().map(|(other, _)| other).chain(&cut);
            if self.every_move || !others.any(is_alike) {
                cut.push(made);
            }
        }
        children.extend(cut.into_iter().map(|made| (made, None)));
        children
    }

    fn made(&self, position: &R::Position) -> Vec<Made<R, S>> {
        let rules = self.rules;
        let made = rules.moves(position).map(|played| {
            let after = rules.after(position, played);
            Made {
                played,
                gain: rules.points(position, played),
                state: (self.state)(&after).expect("positions below have states"),
                after,
            }
        });
        made.collect()
    }
}
