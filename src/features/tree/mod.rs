//! `nimatron tree`: the game tree of a position with its values, as text, as SVG, or for programs.

mod words;

use clap::Args;
use serde::Serialize;

use self::words::{ShownTree, ValuesFor};
use crate::cli::{
    Context, Error, Result,
    context::save,
    flags::{LimitFlags, examples, file, number, one_of},
    problem::{Problem, ProblemArgs},
    subcommand::Run,
};
use crate::explanation::titles::titled;
use crate::inference::{
    Algorithm, DEEPEST, Estimate, Ingredients, NoTree, Node, NodeStop, Unsolved, game_tree,
};
use crate::reason::Phrase;

/// Draw the game tree of a position with its values
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron tree matches 1,2,1", "every position that can arise, with its value"),
    ("nimatron tree coins 3,0,1,5,0,2,0", "what each move is worth"),
    ("nimatron tree cram 2x3 --method cutoffs", "what a search enters, and what it cuts"),
]))]
pub(crate) struct TreeArgs {
    /// Draw at most this many moves, from 1 to 200
    #[arg(long, value_name = "D", value_parser = number::<usize>(1..=DEEPEST as u64))]
    depth: Option<usize>,
    #[arg(long, value_name = "NAME", help = method_help(), value_parser = Algorithm::read)]
    method: Option<Algorithm>,
    /// For whom the values are: max (the player who begins) or mover (the player to move at each
    /// node)
    #[arg(
        long = "for",
        value_name = "PLAYER",
        default_value = "max",
        value_parser = one_of(ValuesFor::NAMED))]
    values_for: ValuesFor,
    /// Show all of it, however long
    #[arg(long)]
    full: bool,
    /// Also write the tree to a file as SVG (-: to the standard output, instead of the tree)
    #[arg(long, value_name = "FILE", value_parser = file())]
    svg: Option<String>,
    /// Answer in JSON: one object, with the nodes below in it
    #[arg(long, conflicts_with = "svg")]
    json: bool,
    #[command(flatten)]
    problem: ProblemArgs,
    #[command(flatten)]
    limits: LimitFlags,
}

/// Lists the methods for `--help`.
fn method_help() -> String {
    format!(
        "The search that enters the positions: a method of compare that is no table, or a list of {} joined by + \
         [default: table+, whose list has one ingredient]",
        Algorithm::ingredients().join(", ")
    )
}

impl Run for TreeArgs {
    fn run(&self, context: &Context) -> Result {
        let limits = self.limits.limits();
        let work = context.silent(limits);
        let opened = self.problem.open(work)?;
        let Problem { mut game, position } = opened;
        let search = self
            .method
            .unwrap_or(Algorithm::Minimax(Ingredients::TABLE));
        let depth = self.depth.unwrap_or(usize::MAX);
        let title = &titled("tree-title".into(), &*game, &position);
        let mut grown = |depth| {
            let _waiting = Context::waiting();
            game_tree(&mut *game, &position, search, depth).map_err(refusal)
        };
        let tree = grown(depth)?;
        if self.json {
            return context.print_json(&JsonNode::new(&tree.root, self.values_for));
        }
        let counts = tree.root.count();
        let mut shown = ShownTree {
            title,
            tree,
            values_for: self.values_for,
        };
        if self.svg.is_some() {
            granted(shown.bytes_of_svg(), limits.max_memory)?;
        }
        if let Some(svg) = save(self.svg.as_ref(), || shown.svg())? {
            return context.print(&svg);
        }
        let width = context.printer().width();
        if self.full {
            granted(shown.bytes(width), limits.max_memory)?;
        } else if !shown.fits(width) {
            // The deepest tree that fits, or else one that is a single move deep.
            let mut fitting = grown(1)?;
            for depth in 2.. {
                shown.tree = grown(depth)?;
                if !shown.fits(width) {
                    break;
                }
                fitting = shown.tree;
            }
            shown.tree = fitting;
        }
        context.show(|width| shown.text(self.full, counts, width))
    }
}

/// Refuses a drawing that would take more memory than is allowed.
fn granted(bytes: usize, max_memory: u64) -> Result {
    let estimate = Estimate::new(0, bytes as u128, max_memory);
    Ok(estimate.granted().map_err(Unsolved::Beyond)?)
}

fn refusal(why: NoTree) -> Error {
    match why {
        NoTree::TooLarge => Error::Refused(Phrase::new("refuse-tree-size").with("most", DEEPEST)),
        NoTree::NoSearch => Error::Usage(Phrase::new("refuse-tree-method")),
        NoTree::Unsolved(why) => why.into(),
    }
}

/// A node for programs.
#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a key of its own")]
struct JsonNode<'a> {
    position: &'a str,
    #[serde(rename = "move")]
    played: Option<String>,
    value: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    own: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nimber: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stored: Option<bool>,
    moves_to: Vec<JsonNode<'a>>,
    end: bool,
    decided: bool,
    cut: bool,
    again: bool,
}

impl<'a> JsonNode<'a> {
    fn new(node: &'a Node, values_for: ValuesFor) -> Self {
        let below = node.moves_to.iter();
        Self {
            position: &node.position,
            played: node.played.map(|played| played.to_string()),
            value: values_for.value(node),
            own: values_for.own(node),
            nimber: node.nimber,
            stored: node.sets.and_then(|sets| sets.is_stored),
            moves_to: below.map(|below| Self::new(below, values_for)).collect(),
            end: node.stop == Some(NodeStop::End),
            decided: node.stop == Some(NodeStop::Decided),
            cut: node.stop == Some(NodeStop::Cut),
            again: matches!(node.stop, Some(NodeStop::Again { .. })),
        }
    }
}
