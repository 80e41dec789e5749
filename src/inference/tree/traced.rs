//! The tree of a search for nimbers, as the talk on pruning draws it: components, the sets R and P,
//! and what was stored.

use ahash::AHashMap;

use super::node::{DEEPEST, GameTree, MOST_NODES, NoTree, Node, NodeStop, Sets};
use crate::inference::compare::{
    Algorithm, CompareOptions, ComponentWriter, Ingredients, Source, Traced, measure,
};
use crate::inference::components::NimberSet;
use crate::inference::erased::Move;
use crate::inference::limits::Work;
use crate::inference::method::Solvable;

/// Draws the search of a method for the nimber of a position.
pub(super) fn traced<R: Solvable>(
    method: Ingredients,
    rules: &R,
    start: &R::Position,
    depth: usize,
    work: &Work,
) -> Result<GameTree, NoTree> {
    let options = CompareOptions {
        traced: Some(DEEPEST as u64),
        ..CompareOptions::new(work.clone())
    };
    let measured = measure(Algorithm::Nimber(method), rules, start, &options, None)?;
    let trace = measured.ok_or(NoTree::NoSearch)?.trace;
    let trace = trace.ok_or(NoTree::TooLarge)?;
    let calls: u64 = trace.calls.iter().map(Traced::count).sum();
    let mut drawing = Drawing {
        rules,
        has_table: method.has_table(),
        deepest: depth,
        drawn: AHashMap::new(),
    };
    let called = trace.calls.iter().map(|call| drawing.called(call, 0));
    let mut below: Vec<Node> = called.collect();
    // A single component that is asked once is the position.
    let root = match below.len() {
        1 => below.remove(0),
        _ => Node {
            // What is left in pairs is not searched.
            stop: below.is_empty().then(|| NodeStop::known(rules, start)),
            moves_to: below,
            ..node(rules.write_position(start), 0, Some(trace.nimber))
        },
    };
    if root.count().0 > MOST_NODES {
        return Err(NoTree::TooLarge);
    }
    Ok(GameTree { root, calls })
}

fn node(position: String, depth: usize, nimber: Option<u64>) -> Node {
    Node {
        value: nimber.map(|nimber| if nimber > 0 { 1 } else { -1 }),
        nimber,
        position,
        depth,
        ..Node::default()
    }
}

/// How a search is drawn.
struct Drawing<'a, R> {
    rules: &'a R,
    /// Whether its method has a transposition table.
    has_table: bool,
    /// How many moves deep it is drawn.
    deepest: usize,
    /// The components that are drawn with their nimbers, and whether the player who began is to
    /// move there. Without a table a component is searched again for another set.
    drawn: AHashMap<(String, NimberSet), (u64, bool)>,
}

/// What a move leaves: its components, sorted, and how they are written, or the position if there
/// are none.
struct LeftByMove {
    components: Vec<String>,
    played: Move,
    written: String,
}

impl<R: Solvable> Drawing<'_, R> {
    /// Why the search does not go on from a component whose nimber it knows.
    fn known_stop(&self, component: &str) -> NodeStop {
        let position = self.rules.read_position(component);
        NodeStop::known(self.rules, &position.expect("it can be read"))
    }

    fn key(&self, component: &str, wanted: NimberSet) -> (String, NimberSet) {
        let wanted = if self.has_table {
            NimberSet::ALL
        } else {
            wanted
        };
        (component.to_owned(), wanted)
    }

    /// A component that was entered, with what its moves leave below it.
    fn called(&mut self, call: &Traced, depth: usize) -> Node {
        let component = &call.components[0];
        let nimber = call.nimber.map(u64::from);
        let key = self.key(component, call.wanted);
        let is_again = call.source == Source::Table || self.drawn.contains_key(&key);
        let last = call.below.last();
        let sets = Some(Sets {
            wanted: call.wanted,
            possible: last.map_or(call.possible, |last| last.possible),
            is_stored: self.has_table.then_some(nimber.is_some()),
        });
        if is_again && nimber.is_some() {
            let again = self.again(component, call.wanted, nimber, depth);
            return Node { sets, ..again };
        }
        let is_drawn = depth < self.deepest;
        let moves_to = is_drawn.then(|| self.moves(call, depth + 1));
        if let Some(nimber) = nimber {
            self.drawn.insert(key, (nimber, depth.is_multiple_of(2)));
        }
        Node {
            sets,
            stop: match nimber {
                None => Some(NodeStop::Cut),
                Some(_) if call.below.is_empty() => Some(self.known_stop(component)),
                Some(_) => (!is_drawn).then_some(NodeStop::Depth),
            },
            moves_to: moves_to.unwrap_or_default(),
            ..node(component.clone(), depth, nimber)
        }
    }

    /// A component whose nimber was known before; below the deepest moves that are drawn it may not
    /// be there.
    fn again(&self, component: &str, wanted: NimberSet, nimber: Option<u64>, depth: usize) -> Node {
        let drawn = self.drawn.get(&self.key(component, wanted));
        let again = |(_, began): &(u64, bool)| NodeStop::Again {
            drawn: component.to_owned(),
            is_turned: *began != depth.is_multiple_of(2),
        };
        let nimber = nimber.or_else(|| drawn.map(|(nimber, _)| *nimber));
        Node {
            stop: Some(drawn.map_or(NodeStop::Depth, again)),
            ..node(component.to_owned(), depth, nimber)
        }
    }

    /// What the moves of a component leave: first what was asked for, in the order of the search,
    /// then what it cut.
    fn moves(&mut self, call: &Traced, depth: usize) -> Vec<Node> {
        let mut all = self.left(&call.components[0]);
        let mut nodes = Vec::new();
        for follower in &call.below {
            let mut components = follower.components.clone();
            components.sort();
            let place = all.iter().position(|left| left.components == components);
            let left = place.map(|place| all.remove(place));
            let (played, written) = left.map(|left| (left.played, left.written)).unzip();
            nodes.push(Node {
                played,
                ..self.followed(follower, written, depth)
            });
        }
        let cut = all.into_iter().map(|left| Node {
            played: Some(left.played),
            stop: Some(NodeStop::Cut),
            ..node(left.written, depth, None)
        });
        nodes.extend(cut);
        nodes
    }

    /// What the moves of a component leave. Of moves that leave the same, the first.
    fn left(&self, component: &str) -> Vec<LeftByMove> {
        let mut all: Vec<LeftByMove> = Vec::new();
        let position = self.rules.read_position(component);
        let position = position.expect("a written component can be read");
        for played in self.rules.moves(&position) {
            let after = self.rules.after(&position, played);
            let components = self
                .rules
                .visit_components(&position, ComponentWriter(&after));
            let components = components.expect("it splits");
            if all.iter().all(|left| left.components != components) {
                all.push(LeftByMove {
                    written: match components[..] {
                        [] => self.rules.write_position(&after),
                        _ => components.join(" + "),
                    },
                    components,
                    played: Move::written(played),
                });
            }
        }
        all
    }

    /// What a move left, with its components below it if there are several. If there are none, it
    /// is written as the position.
    fn followed(&mut self, follower: &Traced, written: Option<String>, depth: usize) -> Node {
        let nimber = follower.nimber.map(u64::from);
        let wanted = follower.wanted;
        let mut below: Vec<Node> = if follower.source == Source::Table {
            let components = follower.components.iter();
            let again = |one: &String| self.again(one, wanted, None, depth);
            components.map(again).collect()
        } else {
            let calls = follower.below.iter();
            calls.map(|call| self.called(call, depth)).collect()
        };
        let sets = Sets {
            wanted,
            possible: None,
            is_stored: None,
        };
        if below.len() == 1 && follower.components.len() == 1 {
            let single = below.remove(0);
            let is_stored = (follower.source == Source::Table).then_some(true);
            return Node {
                sets: single.sets.or(Some(Sets { is_stored, ..sets })),
                ..single
            };
        }
        let has_end = follower.components.is_empty();
        let end = if has_end {
            NodeStop::End
        } else {
            NodeStop::Decided
        };
        let end = below.is_empty().then_some(end);
        Node {
            sets: Some(sets),
            stop: nimber.map_or(Some(NodeStop::Cut), |_| end),
            moves_to: below,
            ..node(written.unwrap_or_default(), depth, nimber)
        }
    }
}
