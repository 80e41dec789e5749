//! The tree of a search for nimbers, as the talk on pruning draws it: components, the sets R and P, and what was stored.

use super::{GameTree, MOST_NODES, NoTree, Node, NodeStop, Sets};
use crate::games::Game;
use crate::inference::compare::{
    CompareOptions, NimberMethod, Source, TracedCall, TracedFollower, trace_position,
};
use crate::inference::limits::{Interrupt, Limits, Silent};
use crate::inference::nimbers::NimberSet;

/// Draws the search of a method for the nimber of a position.
pub(super) fn traced<R: Game>(
    method: NimberMethod,
    rules: &R,
    start: &R::Position,
    depth: usize,
    limits: Limits,
    interrupt: &Interrupt,
) -> Result<GameTree, NoTree> {
    if rules.components().is_none() {
        return Err(NoTree::NoSearch);
    }
    let options = CompareOptions {
        limits,
        interrupt: interrupt.clone(),
        give_up: None,
        split: true,
        progress: std::rc::Rc::new(Silent),
    };
    let trace = trace_position(method, rules, start, &options)?.ok_or(NoTree::TooLarge)?;
    let calls: u64 = trace.calls.iter().map(TracedCall::count).sum();
    if calls > MOST_NODES as u64 {
        return Err(NoTree::TooLarge);
    }
    let called = |call| called(call, 0, depth);
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
        position,
        played: None,
        depth,
        value: nimber.map(|nimber| if nimber > 0 { 1 } else { -1 }),
        own: None,
        nimber,
        sets: None,
        stop: None,
        moves_to: Vec::new(),
    }
}

/// A component that was entered, with the followers that were looked at below it.
fn called(call: &TracedCall, depth: usize, deepest: usize) -> Node {
    let nimber = call.returned.map(u64::from);
    let followers = call.followers.iter();
    let last = call.followers.last();
    Node {
        sets: Some(Sets {
            wanted: call.wanted,
            possible: last.map_or(call.possible, |last| Some(last.possible)),
            is_stored: call.source == Source::Table,
        }),
        stop: stop(nimber, call.followers.is_empty(), depth, deepest),
        moves_to: if depth < deepest {
            let below = |follower| followed(follower, depth + 1, deepest);
            followers.map(below).collect()
        } else {
            Vec::new()
        },
        ..node(call.component.clone(), depth, nimber)
    }
}

/// What a move left, with its components below it if there are several.
fn followed(follower: &TracedFollower, depth: usize, deepest: usize) -> Node {
    let nimber = follower.nimber.map(u64::from);
    let calls = follower.calls.iter();
    let mut below: Vec<Node> = calls.map(|call| called(call, depth, deepest)).collect();
    if below.len() == 1 && follower.components.len() == 1 {
        return below.remove(0);
    }
    let possible: Option<NimberSet> = None;
    Node {
        sets: Some(Sets {
            wanted: follower.handed,
            possible,
            is_stored: follower.source == Source::Table,
        }),
        stop: stop(nimber, below.is_empty(), depth, deepest),
        moves_to: below,
        ..node(follower.components.join(" + "), depth, nimber)
    }
}

fn stop(nimber: Option<u64>, is_leaf: bool, depth: usize, deepest: usize) -> Option<NodeStop> {
    match nimber {
        None => Some(NodeStop::Cut),
        Some(_) if is_leaf => Some(NodeStop::End),
        Some(_) if depth == deepest => Some(NodeStop::Depth),
        Some(_) => None,
    }
}
