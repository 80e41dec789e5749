//! The one boundary: a game with its oracle, seen without the game's type. Everything above asks a [`Solver`]. Positions go through it
//! as [`At`], moves as [`Move`].

use std::any::Any;
use std::cmp::Ordering;
use std::fmt::{self, Debug, Display, Write};
use std::ops::Deref;
use std::rc::Rc;

use arrayvec::ArrayString;
use serde::{Serialize, Serializer};

use super::card::card;
use super::compare::{
    CompareOptions, Measurement, NimberMethod, Rung, Trace, measure, trace_position,
};
use super::limits::{Estimate, Limits, Unsolved, Work};
use super::oracle::{Analysis, Oracle, Outcome};
use super::tree::{GameTree, NoTree, grown};
use super::walk::{Unwalked, Walk};
use super::why::{Detail, reason};
use crate::games::{
    About, Conventions, Cost, Draw, Game, Goal, Setup, Step, StickRow, Values, Variant,
};
use crate::reason::{Figure, Phrase, Reason};
use crate::text::Text;

/// The most characters of a move. The longest is that of an octal game in a sum.
const LONGEST: usize = 56;

/// A position of some game. Only solvers of that game read it.
#[derive(Clone)]
pub struct At(Rc<dyn Any>);

impl At {
    pub(super) fn new<P: 'static>(position: P) -> Self {
        Self(Rc::new(position))
    }

    pub(super) fn position<P: 'static>(&self) -> &P {
        let position = self.0.downcast_ref();
        position.expect("a position is asked about with its own game")
    }
}

impl Debug for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("At").finish_non_exhaustive()
    }
}

/// A move as its game writes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(ArrayString<LONGEST>);

impl Move {
    /// The move that a game writes like this.
    pub(super) fn written(played: impl Display) -> Self {
        let mut text = ArrayString::new();
        write!(text, "{played}").expect("no game has longer moves");
        Self(text)
    }
}

impl Deref for Move {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

impl Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

impl From<Move> for Figure {
    fn from(played: Move) -> Self {
        Self::from(&*played)
    }
}

/// A game in one variant, with everything that is known about its positions.
///
/// What reads a text, and what plays a move, refuses with a phrase that says what is accepted. Answers fail where a position is too
/// large to solve, and where the work was interrupted.
#[expect(clippy::missing_errors_doc, reason = "the trait says once what fails")]
pub trait Solver {
    // What the game is.

    /// Its entry in the list.
    fn about(&self) -> &'static About;
    /// Whether the player who makes the last move loses.
    fn is_misere(&self) -> bool;
    /// Whether points decide; else the last move does.
    fn has_points(&self) -> bool;
    /// Its conventions.
    fn conventions(&self) -> Conventions;
    /// Its rules in words.
    fn summary(&self) -> Phrase;

    // Text.

    /// Reads a position, or says what is wrong and what is accepted.
    fn read_position(&self, text: &str) -> Result<At, Phrase>;
    /// Writes a position so that it can be read back.
    fn write_position(&self, at: &At) -> String;
    /// The values of the game's options in a position, which are needed to read it back.
    fn values(&self, at: &At) -> Values;
    /// Reads a move as it is written, legal or not.
    fn read_move(&self, text: &str) -> Result<Move, Phrase>;
    /// Reads a move as a person types it.
    fn read_typed_move(&self, text: &str) -> Result<Move, Phrase>;
    /// Whether a text that is no move was meant as one.
    fn resembles_move(&self, text: &str) -> bool;
    /// Some legal moves, one of each kind, as they are typed.
    fn move_examples(&self, at: &At) -> Vec<String>;

    // Rules.

    /// How many moves there are. There are none exactly if the game is over.
    fn move_count(&self, at: &At) -> u128;
    /// The move at `index`, counted from 0.
    fn nth_move(&self, at: &At, index: u128) -> Move;
    /// All moves in their order.
    fn moves<'a>(&'a self, at: &'a At) -> Box<dyn Iterator<Item = Move> + 'a>;
    /// Returns the position after a move, or says why it is not legal.
    fn play(&self, at: &At, played: Move) -> Result<At, Phrase>;
    /// A legal move as it is listed, in games in which a move may be written in several ways.
    fn listed(&self, at: &At, played: Move) -> Move;
    /// The points that a move gains; 0 if the last move decides.
    fn points(&self, at: &At, played: Move) -> i64;
    /// The points that both players together can still gain; `None` if the last move decides.
    fn points_left(&self, at: &At) -> Option<u64>;
    /// The player, 0 or 1, who has won a game that is over; `None` for a draw. `to_move` would be next, and `points` is what each has gained.
    fn winner(&self, end: &At, to_move: usize, points: [i64; 2]) -> Option<usize>;
    /// Whether two positions play alike, as far as that is known at once.
    fn are_alike(&self, one: &At, other: &At) -> bool;
    /// What all positions that play alike have in common, and one of them; `None` if it is too large for that.
    fn canonical(&self, at: &At) -> Option<(String, At)>;
    /// Compares positions in the order in which they are listed.
    fn compare(&self, one: &At, other: &At) -> Ordering;
    /// All positions from a start on: at most `most` below it, and `most_moves` moves in all positions together.
    fn walk(&self, start: &At, most: usize, most_moves: usize) -> Result<Walk, Unwalked>;
    /// The same game within the same limits, of which nothing is known yet.
    fn afresh(&self) -> Box<dyn Solver>;
    /// What a complete search would cost.
    fn cost(&self, at: &At) -> Cost;

    // People.

    /// Draws a position after moves, each with the position before it.
    fn picture(&self, at: &At, past: &[(At, Move)], width: usize) -> Text;
    /// Draws a position small; `None` if it is readable as it is written.
    fn sketch(&self, at: &At) -> Option<Vec<String>>;
    /// Says what a move does.
    fn deed(&self, at: &At, played: Move) -> Phrase;
    /// Says where a move is made; `None` in games whose boards have no parts.
    fn place(&self, at: &At, played: Move) -> Option<Phrase>;
    /// The ways to ask for a move.
    fn ways(&self, at: &At) -> Vec<char>;
    /// What to ask next for a move.
    fn step(&self, at: &At, way: char, answers: &[u64]) -> Step;
    /// What to ask next before a game.
    fn setup(&self, answers: &[u64]) -> Setup<At>;
    /// The answers that lead to a position.
    fn setup_answers(&self, at: &At) -> Vec<u64>;
    /// Says which options leave a question before a game without an answer.
    fn check_asked(&self) -> Result<(), Phrase>;
    /// Draws a position for practice, the larger the larger `size`, from 1 to 10.
    fn exercise(&self, size: u64, draw: Draw) -> At;
    /// The position of two or three piles of these sizes, in games that have a map.
    fn of_piles(&self, sizes: &[u64]) -> Option<At>;
    /// The single row of a position, in a game in which a move is the number taken from it.
    fn single_row(&self, at: &At) -> Option<StickRow>;

    // What is known without a search.

    /// A winning move that a theorem gives.
    fn winning_move(&self, at: &At) -> Option<Move>;
    /// A move that wins at once.
    fn immediate_win(&self, at: &At) -> Option<Move>;
    /// The nimber that a theorem gives.
    fn known_nimber(&self, at: &At) -> Option<u64>;
    /// The moves that leave a position of this nimber, sorted, if a theorem gives them.
    fn moves_to_nimber(&self, at: &At, nimber: u64) -> Option<Vec<Move>>;
    /// Whether positions are sums of components, whose nimbers solve them.
    fn splits(&self) -> bool;
    /// The components that have a move, each as a position of its own; none in games that never have more than one.
    fn components(&self, at: &At) -> Vec<At>;
    /// What it would take to solve a position that an estimate refuses.
    fn refusal(&self, at: &At) -> Option<Estimate>;

    // Answers.

    /// What it may spend, and who hears of it.
    fn work(&self) -> &Work;
    /// Everything about a position.
    fn analyse(&mut self, at: &At) -> Result<Analysis, Unsolved>;
    /// The same while somebody waits for a move: a theorem that gives one is enough where all the rest would take long.
    fn analyse_soon(&mut self, at: &At) -> Result<Analysis, Unsolved>;
    /// The outcome alone, which is less work.
    fn outcome(&mut self, at: &At) -> Result<Outcome, Unsolved>;
    /// The value and, if it is known, the remoteness.
    fn value_and_remoteness(&mut self, at: &At) -> Result<(i64, Option<u64>), Unsolved>;
    /// The remoteness if it is cheap, and then that of all positions below.
    fn remoteness(&mut self, at: &At) -> Result<Option<u64>, Unsolved>;
    /// The move to play, and whether every move loses; `None` if the game is over.
    fn best_move(&mut self, at: &At) -> Result<Option<(Move, bool)>, Unsolved>;
    /// The nimber; `None` if the position has none.
    fn nimber(&mut self, at: &At) -> Result<Option<u64>, Unsolved>;
    /// Whether the nimber is this one, which may be less work; `None` if the position has none.
    fn has_nimber(&mut self, at: &At, nimber: u64) -> Result<Option<bool>, Unsolved>;
    /// The moves that leave a position of this nimber, sorted, at most `most`. `settle` is told each of them, and `None` for each other.
    fn moves_leaving(
        &mut self,
        at: &At,
        nimber: u64,
        most: usize,
        settle: &dyn Fn(Option<Move>),
    ) -> Result<Vec<Move>, Unsolved>;
    /// Checks the estimate of the work for a nimber, without any of it.
    fn allows(&mut self, at: &At) -> Result<(), Unsolved>;
    /// How many positions are settled or stored.
    fn positions(&self) -> u64;
    /// Why the analysis is right.
    fn reason(&mut self, at: &At, analysis: &Analysis, detail: Detail) -> Result<Reason, Unsolved>;
    /// The losing positions below a position, canonical and sorted, found within these limits.
    fn card(&self, at: &At, limits: Limits) -> Result<Vec<String>, Unsolved>;

    // Comparisons.

    /// The methods that apply to a position.
    fn rungs(&self, at: &At) -> Vec<Rung>;
    /// Solves a position by one method; `None` if it does not apply. `tt_entries` limits the transposition table.
    fn measure(
        &self,
        rung: Rung,
        at: &At,
        options: &CompareOptions,
        tt_entries: Option<usize>,
    ) -> Result<Option<Measurement>, Unsolved>;
    /// The search tree of a method for nimbers; `None` if the position is too large to show it.
    fn trace(
        &self,
        method: NimberMethod,
        at: &At,
        options: &CompareOptions,
    ) -> Result<Option<Trace>, Unsolved>;
    /// The game tree as a search enters it, at most `depth` moves deep.
    fn tree(&self, at: &At, method: Rung, depth: usize) -> Result<GameTree, NoTree>;
}

impl dyn Solver + '_ {
    /// The name on the command line.
    pub fn name(&self) -> &'static str {
        self.about().name
    }

    /// Whether the game is over.
    pub fn is_over(&self, at: &At) -> bool {
        self.move_count(at) == 0
    }

    /// The variant in which a position is played.
    pub fn variant(&self, at: &At) -> Variant {
        Variant {
            misere: self.is_misere(),
            values: self.values(at),
        }
    }
}

impl<G: Game> Oracle<G> {
    fn read(&self, played: Move) -> G::Move {
        let read = self.rules().read_move(&played);
        read.expect("the game has written it")
    }
}

/// Positions and moves get their types back, and the rules or the oracle of that type answer.
impl<G: Game> Solver for Oracle<G> {
    fn about(&self) -> &'static About {
        &G::ABOUT
    }

    fn is_misere(&self) -> bool {
        self.rules().is_misere()
    }

    fn has_points(&self) -> bool {
        matches!(self.rules().goal(), Goal::Points)
    }

    fn conventions(&self) -> Conventions {
        self.rules().conventions()
    }

    fn summary(&self) -> Phrase {
        self.rules().summary()
    }

    fn read_position(&self, text: &str) -> Result<At, Phrase> {
        self.rules().read_position(text).map(At::new)
    }

    fn write_position(&self, at: &At) -> String {
        self.rules().write_position(at.position())
    }

    fn values(&self, at: &At) -> Values {
        self.rules().values(at.position())
    }

    fn read_move(&self, text: &str) -> Result<Move, Phrase> {
        let read = self.rules().read_move(text);
        read.map(Move::written)
    }

    fn read_typed_move(&self, text: &str) -> Result<Move, Phrase> {
        let read = self.rules().read_typed_move(text);
        read.map(Move::written)
    }

    fn resembles_move(&self, text: &str) -> bool {
        self.rules().resembles_move(text)
    }

    fn move_examples(&self, at: &At) -> Vec<String> {
        self.rules().move_examples(at.position())
    }

    fn move_count(&self, at: &At) -> u128 {
        self.rules().move_count(at.position())
    }

    fn nth_move(&self, at: &At, index: u128) -> Move {
        Move::written(self.rules().nth_move(at.position(), index))
    }

    fn moves<'a>(&'a self, at: &'a At) -> Box<dyn Iterator<Item = Move> + 'a> {
        let moves = self.rules().moves(at.position());
        Box::new(moves.map(Move::written))
    }

    fn play(&self, at: &At, played: Move) -> Result<At, Phrase> {
        let after = self.rules().play(at.position(), self.read(played));
        after.map(At::new)
    }

    fn listed(&self, at: &At, played: Move) -> Move {
        Move::written(self.rules().listed(at.position(), self.read(played)))
    }

    fn points(&self, at: &At, played: Move) -> i64 {
        self.rules().points(at.position(), self.read(played))
    }

    fn points_left(&self, at: &At) -> Option<u64> {
        self.rules().points_left(at.position())
    }

    fn winner(&self, end: &At, to_move: usize, points: [i64; 2]) -> Option<usize> {
        self.rules().winner(end.position(), to_move, points)
    }

    fn are_alike(&self, one: &At, other: &At) -> bool {
        let rules = self.rules();
        match [one, other].map(|at| rules.state(at.position())) {
            [None, None] => {
                let text = |at| (Solver::write_position(self, at), Solver::values(self, at));
                text(one) == text(other)
            }
            [one, other] => one == other,
        }
    }

    fn canonical(&self, at: &At) -> Option<(String, At)> {
        let position: &G::Position = at.position();
        let state = self.rules().state(position)?;
        let canonical = self.rules().position(state, position);
        Some((format!("{state:?}"), At::new(canonical)))
    }

    fn compare(&self, one: &At, other: &At) -> Ordering {
        let rules = self.rules();
        match [one, other].map(|at| rules.state(at.position())) {
            [Some(one), Some(other)] => rules.compare_states(one, other),
            _ => Ordering::Equal,
        }
    }

    fn walk(&self, start: &At, most: usize, most_moves: usize) -> Result<Walk, Unwalked> {
        Walk::new(self.rules(), start.position(), most, most_moves)
    }

    fn afresh(&self) -> Box<dyn Solver> {
        let Work {
            limits, interrupt, ..
        } = self.work();
        Box::new(self.anew(*limits, interrupt.clone()))
    }

    fn cost(&self, at: &At) -> Cost {
        self.rules().cost(at.position())
    }

    fn picture(&self, at: &At, past: &[(At, Move)], width: usize) -> Text {
        let past = past.iter();
        let past: Vec<_> = past
            .map(|(before, played)| (before.position(), self.read(*played)))
            .collect();
        self.rules().picture(at.position(), &past, width)
    }

    fn sketch(&self, at: &At) -> Option<Vec<String>> {
        self.rules().sketch(at.position())
    }

    fn deed(&self, at: &At, played: Move) -> Phrase {
        self.rules().deed(at.position(), self.read(played))
    }

    fn place(&self, at: &At, played: Move) -> Option<Phrase> {
        self.rules().place(at.position(), self.read(played))
    }

    fn ways(&self, at: &At) -> Vec<char> {
        self.rules().ways(at.position())
    }

    fn step(&self, at: &At, way: char, answers: &[u64]) -> Step {
        self.rules().step(at.position(), way, answers)
    }

    fn setup(&self, answers: &[u64]) -> Setup<At> {
        self.rules().setup(answers).map(At::new)
    }

    fn setup_answers(&self, at: &At) -> Vec<u64> {
        self.rules().setup_answers(at.position())
    }

    fn check_asked(&self) -> Result<(), Phrase> {
        self.rules().check_asked()
    }

    fn exercise(&self, size: u64, draw: Draw) -> At {
        At::new(self.rules().exercise(size, draw))
    }

    fn of_piles(&self, sizes: &[u64]) -> Option<At> {
        self.rules().of_piles(sizes).map(At::new)
    }

    fn single_row(&self, at: &At) -> Option<StickRow> {
        self.rules().single_row(at.position())
    }

    fn winning_move(&self, at: &At) -> Option<Move> {
        let winning = self.rules().winning_move(at.position());
        winning.map(Move::written)
    }

    fn immediate_win(&self, at: &At) -> Option<Move> {
        let winning = self.rules().immediate_win(at.position());
        winning.map(Move::written)
    }

    fn known_nimber(&self, at: &At) -> Option<u64> {
        self.rules().closed_form(at.position())?.nimber
    }

    fn moves_to_nimber(&self, at: &At, nimber: u64) -> Option<Vec<Move>> {
        let moves = self.rules().moves_to_nimber(at.position(), nimber)?;
        Some(moves.into_iter().map(Move::written).collect())
    }

    fn splits(&self) -> bool {
        self.rules().splits()
    }

    fn components(&self, at: &At) -> Vec<At> {
        let split = self.rules().split(at.position());
        split.unwrap_or_default().into_iter().map(At::new).collect()
    }

    fn refusal(&self, at: &At) -> Option<Estimate> {
        Oracle::refusal(self, at.position())
    }

    fn work(&self) -> &Work {
        Oracle::work(self)
    }

    fn analyse(&mut self, at: &At) -> Result<Analysis, Unsolved> {
        let analysis = Oracle::analyse(self, at.position())?;
        // There may be millions, each of which takes more as a text.
        let (count, max_memory) = (analysis.moves.len() as u128, self.work().limits.max_memory);
        Estimate::new(count, count * size_of::<Move>() as u128, max_memory).granted()?;
        Ok(analysis.map(Move::written))
    }

    fn analyse_soon(&mut self, at: &At) -> Result<Analysis, Unsolved> {
        let analysis = Oracle::analyse_soon(self, at.position())?;
        Ok(analysis.map(Move::written))
    }

    fn outcome(&mut self, at: &At) -> Result<Outcome, Unsolved> {
        Oracle::outcome(self, at.position())
    }

    fn value_and_remoteness(&mut self, at: &At) -> Result<(i64, Option<u64>), Unsolved> {
        Oracle::value_and_remoteness(self, at.position())
    }

    fn remoteness(&mut self, at: &At) -> Result<Option<u64>, Unsolved> {
        Oracle::remoteness(self, at.position())
    }

    fn best_move(&mut self, at: &At) -> Result<Option<(Move, bool)>, Unsolved> {
        let best = Oracle::best_move(self, at.position())?;
        Ok(best.map(|(played, lost)| (Move::written(played), lost)))
    }

    fn nimber(&mut self, at: &At) -> Result<Option<u64>, Unsolved> {
        Oracle::nimber(self, at.position())
    }

    fn has_nimber(&mut self, at: &At, nimber: u64) -> Result<Option<bool>, Unsolved> {
        Oracle::has_nimber(self, at.position(), nimber)
    }

    fn moves_leaving(
        &mut self,
        at: &At,
        nimber: u64,
        most: usize,
        settle: &dyn Fn(Option<Move>),
    ) -> Result<Vec<Move>, Unsolved> {
        let settle = |played: Option<G::Move>| settle(played.map(Move::written));
        let moves = Oracle::moves_leaving(self, at.position(), nimber, most, &settle)?;
        Ok(moves.into_iter().map(Move::written).collect())
    }

    fn allows(&mut self, at: &At) -> Result<(), Unsolved> {
        Oracle::allows(self, at.position())
    }

    fn positions(&self) -> u64 {
        Oracle::positions(self)
    }

    fn reason(&mut self, at: &At, analysis: &Analysis, detail: Detail) -> Result<Reason, Unsolved> {
        let analysis = analysis.map(|played| self.read(played));
        reason(self, at.position(), &analysis, detail)
    }

    fn card(&self, at: &At, limits: Limits) -> Result<Vec<String>, Unsolved> {
        card(self.rules(), at.position(), limits, &self.work().interrupt)
    }

    fn rungs(&self, at: &At) -> Vec<Rung> {
        Rung::of(self.rules(), at.position())
    }

    fn measure(
        &self,
        rung: Rung,
        at: &At,
        options: &CompareOptions,
        tt_entries: Option<usize>,
    ) -> Result<Option<Measurement>, Unsolved> {
        measure(rung, self.rules(), at.position(), options, tt_entries)
    }

    fn trace(
        &self,
        method: NimberMethod,
        at: &At,
        options: &CompareOptions,
    ) -> Result<Option<Trace>, Unsolved> {
        trace_position(method, self.rules(), at.position(), options)
    }

    fn tree(&self, at: &At, method: Rung, depth: usize) -> Result<GameTree, NoTree> {
        let Work {
            limits, interrupt, ..
        } = self.work();
        grown(
            self.rules(),
            at.position(),
            method,
            depth,
            *limits,
            interrupt,
        )
    }
}
