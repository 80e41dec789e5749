//! The tree of a search for nimbers, as the talk on pruning draws it: components, the sets R and P, and what was stored.

use super::{GameTree, MOST_NODES, NoTree, Node, NodeStop, Sets};
use crate::games::Game;
use crate::inference::compare::{
    CompareOptions, NimberMethod, Rung, Source, TracedCall, TracedFollower, Written, measure,
};
use crate::inference::limits::{Silent, Work};
use crate::inference::solver::Move;

/// Draws the search of a method for the nimber of a position.
pub(super) fn traced<R: Game>(
    method: NimberMethod,
    rules: &R,
    start: &R::Position,
    depth: usize,
    work: &Work,
) -> Result<GameTree, NoTree> {
    if !rules.splits() {
        return Err(NoTree::NoSearch);
    }
    let options = CompareOptions {
        limits: work.limits,
        interrupt: work.interrupt.clone(),
        give_up: None,
        split: true,
        progress: std::rc::Rc::new(Silent),
        saved: None,
        proof: None,
        traced: true,
    };
    let measured = measure(Rung::Nimber(method), rules, start, &options, None)?;
    let trace = measured.and_then(|measured| measured.trace);
    let trace = trace.ok_or(NoTree::TooLarge)?;
    let calls: u64 = trace.calls.iter().map(TracedCall::count).sum();
    if calls > MOST_NODES as u64 {
        return Err(NoTree::TooLarge);
    }
    let drawing = Drawing {
        rules,
        has_table: method.has_table(),
        deepest: depth,
    };
    let called = |call| drawing.called(call, 0);
    let mut below: Vec<Node> = trace.calls.iter().map(called).collect();
    // A single component that is asked once is the position.
    let root = match below.len() {
        1 => below.remove(0),
        _ => Node {
            moves_to: below,
            ..node(rules.write_position(start), 0, Some(trace.nimber))
        },
    };
    Ok(GameTree { root, calls })
}

fn node(position: String, depth: usize, nimber: Option<u64>) -> Node {
    Node {
        value: nimber.map(|nimber| if nimber > 0 { 1 } else { -1 }),
        nimber,
        ..Node::new(position, depth)
    }
}

/// How a search is drawn.
struct Drawing<'a, R> {
    rules: &'a R,
    /// Whether its method has a transposition table.
    has_table: bool,
    /// How many moves deep it is drawn.
    deepest: usize,
}

impl<R: Game> Drawing<'_, R> {
    /// A component that was entered, with the followers that were looked at below it.
    fn called(&self, call: &TracedCall, depth: usize) -> Node {
        let followers = if depth < self.deepest {
            &call.followers[..]
        } else {
            &[]
        };
        let nimber = call.returned.map(u64::from);
        let last = call.followers.last();
        let is_known = call.source == Source::Table;
        Node {
            sets: Some(Sets {
                wanted: call.wanted,
                possible: last.map_or(call.possible, |last| Some(last.possible)),
                is_stored: self.has_table.then_some(nimber.is_some()),
            }),
            stop: match nimber {
                None => Some(NodeStop::Cut),
                Some(_) if is_known => Some(NodeStop::Again {
                    drawn: call.component.clone(),
                    is_turned: false,
                }),
                Some(_) => stop(call.followers.len(), followers.len()),
            },
            moves_to: (followers.iter())
                .map(|follower| {
                    let made = self.move_to(&call.component, &follower.components);
                    let (played, left) = made.unzip();
                    Node {
                        played,
                        ..self.followed(follower, left, depth + 1)
                    }
                })
                .collect(),
            ..node(call.component.clone(), depth, nimber)
        }
    }

    /// The first move that leaves these components, or ones that play alike, and the position after it.
    fn move_to(&self, component: &str, left: &[String]) -> Option<(Move, String)> {
        let mut left = left.to_vec();
        left.sort();
        let position = self.rules.read_position(component).ok()?;
        let made = |played: R::Move| {
            let after = self.rules.play(&position, played).ok()?;
            let leaves = self.rules.visit_components(&position, Written(&after))?;
            let written = self.rules.write_position(&after);
            (leaves == left).then(|| (Move::written(played), written))
        };
        self.rules.moves(&position).find_map(made)
    }

    /// What a move left, with its components below it if there are several. If there are none, it is written as the position.
    fn followed(&self, follower: &TracedFollower, left: Option<String>, depth: usize) -> Node {
        let nimber = follower.nimber.map(u64::from);
        let calls = follower.calls.iter();
        let mut below: Vec<Node> = calls.map(|call| self.called(call, depth)).collect();
        if below.len() == 1 && follower.components.len() == 1 {
            return below.remove(0);
        }
        let end = (below.is_empty()).then_some(NodeStop::End);
        let components = follower.components.join(" + ");
        let position = left.filter(|_| components.is_empty()).unwrap_or(components);
        Node {
            sets: Some(Sets {
                wanted: follower.handed,
                possible: None,
                is_stored: None,
            }),
            stop: nimber.map_or(Some(NodeStop::Cut), |_| end),
            moves_to: below,
            ..node(position, depth, nimber)
        }
    }
}

/// Why nothing, or not all, is drawn below a component whose nimber is known.
fn stop(followers: usize, drawn: usize) -> Option<NodeStop> {
    match (followers, drawn) {
        (0, _) => Some(NodeStop::End),
        (_, 0) => Some(NodeStop::Depth),
        _ => None,
    }
}
