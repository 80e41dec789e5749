//! Game trees as text with lines and as SVG.

use crate::explanation::{is_accessible, message};
use std::iter;

use crate::explanation::titles::signed;
use crate::inference::{GameTree, NimberSet, Node, NodeStop};
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns};

/// The most lines of a tree that is not shown in full.
pub(crate) const MOST_LINES: usize = 40;

/// The columns of a usual node, and the bytes that it takes, its line, and its SVG.
const NODE_COLUMNS: usize = 40;
const NODE_BYTES: usize = 400;
const NODE_SVG: usize = 800;

/// For whom the values of a tree are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ValuesFor {
    /// The player who begins, whom minimax calls the maximizing player.
    Max,
    /// The player to move at each node.
    Mover,
}

impl ValuesFor {
    pub(crate) const NAMED: [(&str, Self); 2] = [("max", Self::Max), ("mover", Self::Mover)];

    /// The value of a node.
    pub(crate) fn value(self, node: &Node) -> Option<i64> {
        let turned = self == Self::Max && node.depth % 2 == 1;
        node.value.map(|value| if turned { -value } else { value })
    }

    /// The points of its margin that the player gains for whom the values are, where points decide.
    pub(crate) fn own(self, node: &Node) -> Option<u64> {
        let own = node.own?;
        if self.value(node)? == node.value? {
            Some(own)
        } else {
            own.checked_add_signed(-node.value?)
        }
    }
}

/// A tree to be shown.
pub(crate) struct ShownTree<'a> {
    pub(crate) title: &'a Phrase,
    pub(crate) tree: GameTree,
    pub(crate) values_for: ValuesFor,
}

/// A node as it is drawn: a line, and the nodes below it.
struct Drawn {
    /// The set R, if the search asks for nimbers. It belongs to the branch.
    asked: Option<String>,
    line: String,
    /// Whether it is on the line that both sides choose.
    is_chosen: bool,
    below: Vec<Drawn>,
}

impl ShownTree<'_> {
    /// The lines of each node.
    fn nodes(&self, width: usize) -> Vec<Vec<Span>> {
        let mut nodes = Vec::new();
        let drawn = self.draw(&self.tree.root, true);
        add_nodes(&mut nodes, &drawn, ["", ""], width);
        nodes
    }

    /// Whether the tree has at most [`MOST_LINES`].
    pub(crate) fn fits(&self, width: usize) -> bool {
        let has_few = self.tree.root.count().0 <= MOST_LINES;
        has_few && self.nodes(width).iter().map(Vec::len).sum::<usize>() <= MOST_LINES
    }

    /// About how many bytes the lines of the tree take: what stands before a node grows with its
    /// depth, and the deeper it is the more lines there are.
    pub(crate) fn bytes(&self, width: usize) -> usize {
        self.sum(&|level| {
            let indent = 3 * level;
            let lines = NODE_COLUMNS.div_ceil(width.saturating_sub(indent).max(1));
            NODE_BYTES + lines * (2 * indent + NODE_COLUMNS)
        })
    }

    /// About how many bytes the picture takes.
    pub(crate) fn bytes_of_svg(&self) -> usize {
        self.sum(&|_| NODE_BYTES + NODE_SVG)
    }

    /// The sum over all nodes of what a level takes.
    fn sum(&self, takes: &dyn Fn(usize) -> usize) -> usize {
        fn sum(node: &Node, level: usize, takes: &dyn Fn(usize) -> usize) -> usize {
            let below = node.moves_to.iter();
            let below: usize = below.map(|below| sum(below, level + 1, takes)).sum();
            takes(level) + below
        }
        sum(&self.tree.root, 0, takes)
    }

    /// The tree line by line, or at most [`MOST_LINES`] of it unless it is shown in full. `nodes`
    /// and `cut` count all positions, and those that are cut.
    pub(crate) fn text(&self, full: bool, (nodes, cut): (usize, usize), width: usize) -> Text {
        let tree = &self.tree;
        let mut drawn = self.nodes(width);
        let mut lines = 0;
        drawn.retain(|node| {
            lines += node.len();
            full || lines <= MOST_LINES
        });
        let left_out = nodes - drawn.len();
        let lines = drawn.into_iter().flatten();
        let heading = Text::headed(self.title).blank();
        let text = lines.fold(heading, |text, line| text.fixed(vec![line]));
        let values = match (self.values_for, tree.root.own.is_some()) {
            (ValuesFor::Max, false) => "tree-values-max",
            (ValuesFor::Mover, false) => "tree-values-mover",
            (ValuesFor::Max, true) => "tree-margins-max",
            (ValuesFor::Mover, true) => "tree-margins-mover",
        };
        let left_out = (left_out > 0).then(|| Phrase::new("tree-left-out").with("count", left_out));
        let counts = Phrase::new("tree-counts")
            .with("nodes", nodes)
            .with("cut", cut)
            .with("calls", tree.calls);
        let is_turned = |node: &Node| {
            matches!(
                node.stop,
                Some(NodeStop::Again {
                    is_turned: true,
                    ..
                })
            )
        };
        let turned = any(&tree.root, &is_turned).then(|| "tree-turned".into());
        let is_decided = |node: &Node| node.stop == Some(NodeStop::Decided);
        let decided = any(&tree.root, &is_decided);
        let decided = decided.then(|| "tree-decided-means".into());
        let has_sets = any(&tree.root, &|node| node.sets.is_some());
        let sets = has_sets.then(|| "tree-sets".into());
        left_out
            .into_iter()
            .chain([counts, values.into(), "tree-chosen".into()])
            .chain(decided)
            .chain(turned)
            .chain(sets)
            .fold(text.blank(), crate::text::Text::say)
            .blank()
    }

    fn draw(&self, node: &Node, is_chosen: bool) -> Drawn {
        // Of moves that are worth as much, the first one is chosen. Components side by side are no
        // moves.
        let all = &node.moves_to;
        let worth = |below: &Node| below.value.map(|value| -value);
        let best = all.iter().filter_map(worth).max();
        let chosen = all.iter().position(|below| worth(below) == best);
        let are_moves = all
            .iter()
            .all(|below| below.played.is_some() || below.position == all[0].position);
        let below = all.iter().enumerate().map(|(index, below)| {
            self.draw(below, is_chosen && are_moves && chosen == Some(index))
        });
        Drawn {
            asked: node.sets.map(|sets| format!("R = {}", set(sets.wanted))),
            line: self.line(node, is_chosen && node.depth > 0),
            is_chosen,
            below: below.collect(),
        }
    }

    /// What stands at a node.
    fn line(&self, node: &Node, is_chosen: bool) -> String {
        let sets = node.sets;
        let played = node.played.map(|played| format!("{played} → "));
        let position = match node.position.as_str() {
            "" => message("trace-nothing"),
            position => position.to_owned(),
        };
        let possible = sets.and_then(|sets| sets.possible);
        let possible = possible.map(|possible| format!("  P = {}", set(possible)));
        let value = self
            .values_for
            .value(node)
            .map(|value| match self.values_for.own(node) {
                Some(own) => format!("  {own} ({})", signed(value)),
                None => format!("  {}", signed(value)),
            });
        let chosen = is_chosen.then(|| " *".to_owned());
        let deeper = (node.stop == Some(NodeStop::Depth)).then(|| " …".to_owned());
        let nimber = node.nimber.map(|nimber| nimber.to_string());
        let nimber = nimber.map(|nimber| Phrase::new("tree-nimber").with("nimber", nimber));
        let stored = sets.and_then(|sets| sets.is_stored).map(|is_stored| {
            Phrase::new(if is_stored {
                "tree-stored"
            } else {
                "tree-not-stored"
            })
        });
        let stop = node.stop.as_ref().and_then(stop);
        let marks = [nimber, stored, stop].into_iter().flatten();
        let marks = marks.map(|mark| format!(", {mark}"));
        let before = [played, Some(position), possible, value, chosen, deeper];
        before.into_iter().flatten().chain(marks).collect()
    }
}

/// Why a node has none below it, unless that is drawn.
fn stop(stop: &NodeStop) -> Option<Phrase> {
    Some(match stop {
        NodeStop::End => "tree-end".into(),
        NodeStop::Decided => "tree-decided".into(),
        NodeStop::Cut => "tree-cut".into(),
        NodeStop::Again { drawn, is_turned } => {
            let id = if *is_turned {
                "tree-again-turned"
            } else {
                "tree-again"
            };
            Phrase::new(id).with("position", drawn.as_str())
        }
        NodeStop::Depth => return None,
    })
}

/// Adds the lines of a node, which are not wider than `width`, as far as single words are not, and
/// those of the nodes below it. The branch `first` stands before the first line, and `rest` before
/// all others.
fn add_nodes(nodes: &mut Vec<Vec<Span>>, drawn: &Drawn, [first, rest]: [&str; 2], width: usize) {
    let Drawn { line, below, .. } = drawn;
    let asked = drawn.asked.as_ref().map(|asked| format!("{asked}: "));
    let line = &(asked.unwrap_or_default() + line);
    let role = if drawn.is_chosen {
        Role::Strong
    } else {
        Role::Plain
    };
    let stem = if below.is_empty() { "   " } else { "│  " };
    let goes_on = format!("{rest}{stem}");
    let left = width.saturating_sub(columns(&goes_on)).max(1);
    let lines = iter::once(first)
        .chain(iter::repeat(&*goes_on))
        .zip(textwrap::wrap(line, left))
        .map(|(branch, line)| Span::new(role, format!("{branch}{line}")));
    nodes.push(lines.collect());
    for (index, one) in below.iter().enumerate() {
        let is_last = index + 1 == below.len();
        let [branch, stem] = if is_last {
            ["└─ ", "   "]
        } else {
            ["├─ ", "│  "]
        };
        let (first, rest) = if is_accessible() {
            // A listener needs the depth of each line.
            let level = rest.len() / stem.len() + 1;
            (format!("{level} "), format!("{rest}{stem}"))
        } else {
            (format!("{rest}{branch}"), format!("{rest}{stem}"))
        };
        add_nodes(nodes, one, [&first, &rest], width);
    }
}

/// The measures of a picture in pixels: a character, a line, and the space between two levels.
const CHARACTER: usize = 8;
const LINE: usize = 28;
const STEP: usize = 40;

impl ShownTree<'_> {
    /// The tree as SVG: the root to the left, what follows to the right of it, one line for each
    /// leaf.
    pub(crate) fn svg(&self) -> String {
        let drawn = self.draw(&self.tree.root, true);
        let mut widths = Vec::new();
        measure(&drawn, 0, &mut widths);
        let mut right = 20;
        let levels = widths.iter().map(|&(asked, line)| {
            let left = right + asked * CHARACTER;
            right = left + line * CHARACTER + STEP;
            (left, asked * CHARACTER)
        });
        let mut picture = TreePicture {
            levels: levels.collect(),
            leaves: 0,
            body: Vec::new(),
        };
        picture.place(&drawn, 0);
        let title = escaped(&self.title.to_string());
        let width = (right + 20 - STEP).max(columns(&title) * CHARACTER + 40);
        let height = 60 + picture.leaves * LINE;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"monospace\" font-size=\"13\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n\
             <text x=\"20\" y=\"26\" font-size=\"16\">{title}</text>\n{}</svg>\n",
            picture.body.concat()
        )
    }
}

/// The width of the widest set R and of the widest node of each level.
fn measure(drawn: &Drawn, level: usize, widths: &mut Vec<(usize, usize)>) {
    if widths.len() == level {
        widths.push((0, 0));
    }
    let (asked, line) = &mut widths[level];
    *asked = (*asked).max(drawn.asked.as_deref().map_or(0, columns));
    *line = (*line).max(columns(&drawn.line));
    for below in &drawn.below {
        measure(below, level + 1, widths);
    }
}

/// A picture under way.
struct TreePicture {
    /// Where the nodes of each level begin, and how much is left for the sets before them.
    levels: Vec<(usize, usize)>,
    leaves: usize,
    /// The elements.
    body: Vec<String>,
}

impl TreePicture {
    /// Writes a node and what is below it, and returns its height: the middle of the nodes below,
    /// or that of a line of its own.
    fn place(&mut self, drawn: &Drawn, level: usize) -> usize {
        let below = drawn.below.iter();
        let heights: Vec<usize> = below.map(|below| self.place(below, level + 1)).collect();
        let height = if let [first, .., last] | [first @ last] = heights[..] {
            first.midpoint(last)
        } else {
            self.leaves += 1;
            30 + self.leaves * LINE
        };
        let (left, room) = self.levels[level];
        let end = left + columns(&drawn.line) * CHARACTER + 4;
        for (to, below) in heights.iter().zip(&drawn.below) {
            let width = if below.is_chosen { 2 } else { 1 };
            let (right, room) = self.levels[level + 1];
            let (right, from, to) = (right - 4, height - 4, to - 4);
            let bend = right - room;
            self.body.push(format!(
                "<path d=\"M{end} {from}L{bend} {to}H{right}\" stroke=\"#1f4e9c\" stroke-width=\"{width}\" fill=\"none\"/>\n"
            ));
        }
        let bold = if drawn.is_chosen {
            " font-weight=\"bold\""
        } else {
            ""
        };
        let mut write = |left: usize, height: usize, text: &str| {
            self.body.push(format!(
                "<text x=\"{left}\" y=\"{height}\"{bold}>{}</text>\n",
                escaped(text)
            ));
        };
        write(left, height, &drawn.line);
        // R stands above the branch.
        if let Some(asked) = &drawn.asked {
            write(left - room, height - 8, asked);
        }
        height
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// Returns a set of nimbers with its runs as ranges: `{0, 2..5}`, and `{0..}` for all.
fn set(nimbers: NimberSet) -> String {
    let nimbers: Vec<u8> = nimbers.iter().collect();
    let runs = nimbers
        .chunk_by(|one, next| one + 1 == *next)
        .map(|run| match run {
            [first, _, .., NimberSet::LARGEST] => format!("{first}.."),
            [first, _, .., last] => format!("{first}..{last}"),
            run => run.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
        });
    format!("{{{}}}", runs.collect::<Vec<_>>().join(", "))
}

/// Whether something holds of a node or of one below it.
fn any(node: &Node, holds: &impl Fn(&Node) -> bool) -> bool {
    holds(node) || node.moves_to.iter().any(|below| any(below, holds))
}
