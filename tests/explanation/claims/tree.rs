//! Games as the rules alone play them: positions with their moves, and with what follows from
//! trying out all of these.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use nimatron::games::{Value, Values, Variant};
use nimatron::inference::{Detail, GameKind, Move, Position, Solver};
use nimatron::reason::Reason;

/// A position and what follows from it.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) text: String,
    /// The numbers of its notation; none on a board or in a sum.
    pub(super) numbers: Vec<u64>,
    /// In their order.
    pub(super) moves: Vec<Step>,
    /// The value for the player to move.
    pub(super) value: i64,
    /// The moves to the end if the winner hurries and the loser delays.
    pub(super) remoteness: u64,
    /// The least number that is not the nimber of what a move leaves.
    pub(super) nimber: u64,
}

/// A move.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) played: String,
    /// The points that it gains.
    pub(super) points: i64,
    pub(super) after: Rc<Node>,
}

impl Node {
    fn new(text: String, moves: Vec<Step>, end_value: i64) -> Self {
        let values = moves.iter().map(|step| step.points - step.after.value);
        let value = values.max().unwrap_or(end_value);
        let wins = moves.iter().filter(|step| step.after.value < 0);
        let quickest = wins.map(|step| step.after.remoteness + 1).min();
        let slowest = moves.iter().map(|step| step.after.remoteness + 1).max();
        let remoteness = if value > 0 { quickest } else { slowest };
        let is_free = |nimber: &u64| moves.iter().all(|step| step.after.nimber != *nimber);
        let nimber = (0..=moves.len() as u64).find(is_free).expect("one is free");
        // After a slash stands how many may be taken.
        let numbers = text.split('/').next().unwrap_or_default().split(',');
        let numbers: Result<_, _> = numbers.map(str::parse).collect();
        Self {
            numbers: numbers.unwrap_or_default(),
            remoteness: remoteness.unwrap_or(0),
            text,
            moves,
            value,
            nimber,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.moves.is_empty()
    }

    /// The numbers that are not 0, smallest first.
    pub(super) fn sizes(&self) -> Vec<u64> {
        let mut sizes = self.numbers.clone();
        sizes.retain(|&size| size > 0);
        sizes.sort_unstable();
        sizes
    }

    pub(super) fn largest(&self) -> u64 {
        self.numbers.iter().copied().max().unwrap_or(0)
    }

    /// All numbers together.
    pub(super) fn total(&self) -> u64 {
        self.numbers.iter().sum()
    }

    /// The move that is written so.
    pub(super) fn step(&self, played: &str) -> Option<&Step> {
        self.moves.iter().find(|step| step.played == played)
    }

    /// Whether a move comes to the value of the position, and so is as good as any.
    pub(super) fn is_optimal(&self, step: &Step) -> bool {
        step.points - step.after.value == self.value
    }

    /// Whether a move leaves a position of which something is true.
    pub(super) fn leads(&self, is_so: impl Fn(&Self) -> bool) -> bool {
        self.moves.iter().any(|step| is_so(&step.after))
    }
}

/// All positions from one on downwards, itself included.
pub(super) fn below(from: &Rc<Node>) -> impl Iterator<Item = Rc<Node>> {
    let mut found = BTreeMap::from([(from.text.clone(), from.clone())]);
    let mut ahead = vec![from.clone()];
    while let Some(node) = ahead.pop() {
        for step in &node.moves {
            let (text, after) = (step.after.text.clone(), step.after.clone());
            if found.insert(text, after).is_none() {
                ahead.push(step.after.clone());
            }
        }
    }
    found.into_values()
}

/// A game in one variant.
pub(super) struct Tree {
    pub(super) game: &'static str,
    pub(super) is_misere: bool,
    solver: RefCell<Box<dyn Solver>>,
    known: RefCell<HashMap<(String, Values), Rc<Node>>>,
}

/// A game, whether it is misère, and the value of its option.
type Key = (String, bool, Option<Value>);

thread_local! {
    static TREES: RefCell<HashMap<Key, Rc<Tree>>> = RefCell::default();
}

/// A game in normal or in misère play, with the value of its option, if it has one, and with what
/// this thread has found out about it.
pub(super) fn tree(game: &str, is_misere: bool, value: Option<&Value>) -> Rc<Tree> {
    let key = (game.to_owned(), is_misere, value.cloned());
    let new = || Rc::new(Tree::new(game, is_misere, value));
    TREES.with_borrow_mut(|trees| trees.entry(key).or_insert_with(new).clone())
}

impl Tree {
    fn new(game: &str, misere: bool, value: Option<&Value>) -> Self {
        let kind = GameKind::from_name(game).expect("a game");
        // A second option of a game is another way to say the first.
        let values = value.into_iter().fold(Values::default(), |values, value| {
            values.with(kind.about().options[0], value.clone())
        });
        Self {
            game: kind.name(),
            is_misere: misere,
            solver: RefCell::new(kind.rules(&Variant { misere, values })),
            known: RefCell::default(),
        }
    }

    fn read(&self, text: &str) -> Position {
        let position = self.solver.borrow().read_position(text);
        position.unwrap_or_else(|refused| panic!("{text}: {refused:?}"))
    }

    /// What the program says of a position.
    pub(super) fn reason(&self, text: &str, detail: Detail) -> Reason {
        let (at, mut solver) = (self.read(text), self.solver.borrow_mut());
        let analysis = solver.analyse(&at).expect("a small position");
        solver.reason(&at, &analysis, detail).expect("a reason")
    }

    pub(super) fn has_points(&self) -> bool {
        self.solver.borrow().has_points()
    }

    /// Whether a position has a move, without a look at what follows.
    pub(super) fn is_live(&self, text: &str) -> bool {
        self.solver.borrow().move_count(&self.read(text)) > 0
    }

    pub(super) fn node(&self, text: &str) -> Rc<Node> {
        self.grown(&self.read(text))
    }

    fn grown(&self, at: &Position) -> Rc<Node> {
        let rules = self.solver.borrow();
        let text = rules.write_position(at);
        let key = (text.clone(), rules.values(at));
        let known = self.known.borrow().get(&key).cloned();
        known.unwrap_or_else(|| {
            let has_points = rules.has_points();
            let step = |played: Move| Step {
                played: played.to_string(),
                points: if has_points {
                    rules.points(at, played)
                } else {
                    0
                },
                after: self.grown(&rules.play(at, played).expect("legal")),
            };
            let end_value = match self.is_misere {
                _ if has_points => 0,
                true => 1,
                false => -1,
            };
            let moves = rules.moves(at).map(step).collect();
            let node = Rc::new(Node::new(text, moves, end_value));
            self.known.borrow_mut().insert(key, node.clone());
            node
        })
    }
}

/// The nim-sum of some numbers.
pub(super) fn nim_sum(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |sum, number| sum ^ number)
}
