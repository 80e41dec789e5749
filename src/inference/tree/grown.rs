//! Draws the tree of what a search did: finds the move to each child, and draws each state once.

use std::hash::Hash;

use ahash::AHashMap;

use super::node::{DEEPEST, GameTree, MOST_NODES, NoTree, Node, NodeStop, Searched};
use crate::games::Game;
use crate::inference::erased::Move;
use crate::inference::minimax::Looked;

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
struct DrawnOption<R: Game, S> {
    played: R::Move,
    after: R::Position,
    /// The state, and the points of the move.
    leads_to: (S, i64),
    /// What the search found there; `None` if it did not look.
    found: Option<Looked<S>>,
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
        let mut root = self.node(start, 0, Some(self.searched.root))?;
        self.grow(&mut root, start)?;
        let calls = self.searched.calls;
        Ok(GameTree { root, calls })
    }

    /// A node with nothing below it yet. `found` is what the search found; `None` if it is cut.
    fn node(
        &mut self,
        position: &R::Position,
        depth: usize,
        found: Option<Looked<S>>,
    ) -> Result<Node, NoTree> {
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return Err(NoTree::TooLarge);
        }
        let left = self.rules.points_left(position);
        let value = found.map(|found| found.value);
        let own = |value| Some(left?.checked_add_signed(value)? / 2);
        Ok(Node {
            value,
            own: value.and_then(own),
            stop: match found.map(|found| found.is_end) {
                None => Some(NodeStop::Cut),
                Some(true) => Some(NodeStop::known(self.rules, position)),
                Some(false) => None,
            },
            position: self.rules.write_position(position),
            depth,
            ..Node::default()
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
            node.stop = Some(NodeStop::known(self.rules, position));
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
        for option in self.children(position, looked) {
            let mut child = self.node(&option.after, node.depth + 1, option.found)?;
            self.grow(&mut child, &option.after)?;
            child.played = Some(Move::written(option.played));
            // The points of the move belong to the other player.
            child.value = child.value.map(|value| value - option.leads_to.1);
            node.moves_to.push(child);
        }
        Ok(())
    }

    /// The moves of a position: those that the search looked at in its order, then those that it
    /// did not.
    fn children(&self, position: &R::Position, looked: &[Looked<S>]) -> Vec<DrawnOption<R, S>> {
        let rules = self.rules;
        let option = rules.moves(position).map(|played| {
            let after = rules.after(position, played);
            DrawnOption {
                played,
                leads_to: (
                    (self.state)(&after).expect("positions below have states"),
                    rules.points(position, played),
                ),
                after,
                found: None,
            }
        });
        let mut left: Vec<DrawnOption<R, S>> = option.collect();
        let mut children: Vec<DrawnOption<R, S>> = Vec::new();
        for looked in looked {
            let leads_to = (looked.child.state, looked.child.points);
            // A game may visit a child twice that one move leads to.
            if let Some(index) = left.iter().position(|option| option.leads_to == leads_to) {
                children.push(DrawnOption {
                    found: Some(*looked),
                    ..left.remove(index)
                });
            }
        }
        for option in left {
            let mut others = children.iter();
            if self.every_move || !others.any(|other| other.leads_to == option.leads_to) {
                children.push(option);
            }
        }
        children
    }
}
