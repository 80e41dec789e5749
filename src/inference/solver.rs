//! The one boundary: a game with its oracle, seen without the game's type. Everything above asks a
//! [`Solver`]. Positions go through it as [`Position`], moves as [`Move`].

use std::cmp::Ordering;

use super::{
    analysis::Analysis,
    boundary::solver,
    card::listed,
    compare::{Algorithm, CompareOptions, Measurement, measure},
    erased::{Move, Position},
    limits::{Estimate, Limits, Unsolved, Work, grant_list},
    method::Solvable,
    oracle::Oracle,
    terms::{LosingSizes, NimberSequence},
    tree::{GameTree, NoTree, grown},
    walk::{Unwalked, Walk},
    why::{Detail, reason},
};
use crate::games::{About, Cost, Draw, Goal, Series, Setup, Step, StickRow, Values};
use crate::reason::{Phrase, Reason};
use crate::text::Text;

solver! {
    // What the game is, and its notation.

    /// Its entry in the list.
    fn about(&self) -> &'static About {
        self.rules.about()
    }

    /// Whether the player who makes the last move loses.
    fn is_misere(&self) -> bool {
        self.rules.is_misere()
    }

    /// Whether points decide; else the last move does.
    fn has_points(&self) -> bool {
        matches!(self.rules.goal(), Goal::Points)
    }

    /// Which positions are listed only once, as a clause; `None` if each is.
    fn listed_once(&self) -> Option<Phrase> {
        self.rules.listed_once()
    }

    /// The message that says why the second way to ask for a move is not offered.
    fn absent_mode(&self) -> Option<&'static str> {
        self.rules.absent_mode()
    }

    /// What a sequence lists of it.
    fn series(&self) -> Option<Series> {
        self.rules.series()
    }

    /// Its rules in words.
    fn summary(&self) -> Phrase {
        self.rules.summary()
    }

    /// What moves mean as they are written, in words.
    fn notation(&self) -> Phrase {
        self.rules.specified(Phrase::new(self.rules.about().moves))
    }

    /// The rules of the games that are played side by side in it; none in most games.
    fn summand_rules(&self, at: &Position) -> Vec<Phrase> {
        self.rules.summand_rules(at.position())
    }

    /// Reads a position, or says what is wrong and what is accepted.
    fn read_position(&self, text: &str) -> Result<Position, Phrase> {
        self.rules.read_position(text).map(Position::new)
    }

    /// Writes a position so that it can be read back.
    fn write_position(&self, at: &Position) -> String {
        self.rules.write_position(at.position())
    }

    /// The values of the game's options in a position, which are needed to read it back.
    fn values(&self, at: &Position) -> Values {
        self.rules.values(at.position())
    }

    /// Reads a move as it is written, legal or not.
    fn read_move(&self, text: &str) -> Result<Move, Phrase> {
        self.rules.read_move(text).map(Move::written)
    }

    /// Reads a move as a person types it.
    fn read_typed_move(&self, text: &str) -> Result<Move, Phrase> {
        self.rules.read_typed_move(text).map(Move::written)
    }

    /// Whether a text that is no move was meant as one.
    fn resembles_move(&self, text: &str) -> bool {
        self.rules.resembles_move(text)
    }

    /// Some legal moves, one of each kind, as they are typed.
    fn move_examples(&self, at: &Position) -> Vec<String> {
        self.rules.move_examples(at.position())
    }

    // Rules.

    /// How many moves there are. There are none exactly if the game is over.
    fn move_count(&self, at: &Position) -> u128 {
        self.rules.move_count(at.position())
    }

    /// The move at `index`, counted from 0.
    fn nth_move(&self, at: &Position, index: u128) -> Move {
        Move::written(self.rules.nth_move(at.position(), index))
    }

    /// All moves in their order.
    fn moves<'a>(&'a self, at: &'a Position) -> Box<dyn Iterator<Item = Move> + 'a> {
        Box::new(self.rules.moves(at.position()).map(Move::written))
    }

    /// Returns the position after a move, or says why it is not legal.
    fn play(&self, at: &Position, played: Move) -> Result<Position, Phrase> {
        self.rules.play(at.position(), self.read(played)).map(Position::new)
    }

    /// A legal move as it is listed, in games in which a move may be written in several ways.
    fn listed(&self, at: &Position, played: Move) -> Move {
        Move::written(self.rules.listed(at.position(), self.read(played)))
    }

    /// The points that a move gains; 0 if the last move decides.
    fn points(&self, at: &Position, played: Move) -> i64 {
        self.rules.points(at.position(), self.read(played))
    }

    /// The points that both players together can still gain; `None` if the last move decides.
    fn points_left(&self, at: &Position) -> Option<u64> {
        self.rules.points_left(at.position())
    }

    /// What positions that play alike have in common, and one of them; `None` if it is too large.
    fn canonical(&self, at: &Position) -> Option<(String, Position)> {
        let (alike, canonical) = self.rules.canonical(at.position())?;
        Some((alike, Position::new(canonical)))
    }

    /// Compares positions in the order in which they are listed.
    fn compare(&self, one: &Position, other: &Position) -> Ordering {
        let [one, other] = [one, other].map(|at| self.rules.state(at.position()));
        let order = one.zip(other).map(|(one, other)| self.rules.compare_states(one, other));
        order.unwrap_or(Ordering::Equal)
    }

    /// All positions from a start on: at most `most` below it, with `most_moves` moves in all.
    fn walk(&self, start: &Position, most: usize, most_moves: usize) -> Result<Walk, Unwalked> {
        Walk::new(&self.rules, start.position(), most, most_moves)
    }

    /// The same game, of which nothing is known yet.
    fn at_work(&self, work: Work) -> Box<dyn Solver> {
        Box::new(Self::at_work(self.rules.clone(), work))
    }

    /// What a complete search would cost.
    fn cost(&self, at: &Position) -> Cost {
        self.rules.cost(at.position())
    }

    // People.

    /// Draws a position after moves, each with the position before it.
    fn picture(&self, at: &Position, past: &[(Position, Move)], width: usize) -> Text {
        let past: Vec<_> = past.iter().map(|(at, by)| (at.position(), self.read(*by))).collect();
        self.rules.picture(at.position(), &past, width)
    }

    /// Says a position in words, for people who do not look at pictures.
    fn in_words(&self, at: &Position, before: Option<&Position>) -> Vec<Phrase> {
        self.rules.in_words(at.position(), before.map(Position::position))
    }

    /// Draws a position small; `None` if it is readable as it is written.
    fn sketch(&self, at: &Position) -> Option<Vec<String>> {
        self.rules.sketch(at.position())
    }

    /// Says what a move does.
    fn describe(&self, at: &Position, played: Move) -> Phrase {
        self.rules.describe(at.position(), self.read(played))
    }

    /// Says where a move is made; `None` in games whose boards have no parts.
    fn region(&self, at: &Position, played: Move) -> Option<Phrase> {
        self.rules.region(at.position(), self.read(played))
    }

    /// The ways to ask for a move.
    fn input_modes(&self, at: &Position) -> Vec<char> {
        self.rules.input_modes(at.position())
    }

    /// What to ask next for a move.
    fn step(&self, at: &Position, way: char, answers: &[u64]) -> Step {
        self.rules.step(at.position(), way, answers)
    }

    /// What to ask next before a game.
    fn setup(&self, answers: &[u64]) -> Setup<Position> {
        self.rules.setup(answers).map(Position::new)
    }

    /// The answers that lead to a position.
    fn setup_answers(&self, at: &Position) -> Vec<u64> {
        self.rules.setup_answers(at.position())
    }

    /// Says which options leave a question before a game without an answer.
    fn check_asked(&self) -> Result<(), Phrase> {
        self.rules.check_asked()
    }

    /// Draws a position for practice, the larger the larger `size`, from 1 to 10.
    fn exercise(&self, size: u64, draw: Draw) -> Position {
        Position::new(self.rules.exercise(size, draw))
    }

    /// The position of two or three piles of these sizes, in games that have a map.
    fn of_piles(&self, sizes: &[u64]) -> Option<Position> {
        self.rules.of_piles(sizes).map(Position::new)
    }

    /// The single row of a position, in a game in which a move is the number taken from it.
    fn single_row(&self, at: &Position) -> Option<StickRow> {
        self.rules.single_row(at.position())
    }

    // What is known without a search.

    /// A winning move that a theorem gives.
    fn winning_move(&self, at: &Position) -> Option<Move> {
        self.rules.winning_move(at.position()).map(Move::written)
    }

    /// A move that wins at once.
    fn immediate_win(&self, at: &Position) -> Option<Move> {
        self.rules.immediate_win(at.position()).map(Move::written)
    }

    /// The nimber that a theorem gives.
    fn known_nimber(&self, at: &Position) -> Option<u64> {
        self.rules.closed_form(at.position())?.nimber
    }

    /// The moves that leave a position of this nimber, sorted, if a theorem gives them.
    fn moves_to_nimber(&self, at: &Position, nimber: u64) -> Option<Vec<Move>> {
        let moves = self.rules.moves_to_nimber(at.position(), nimber)?;
        Some(moves.into_iter().map(Move::written).collect())
    }

    /// Whether positions are sums of components, whose nimbers solve them.
    fn splits(&self) -> bool {
        self.rules.splits()
    }

    /// The components that have a move, each as a position of its own; none in games that never
    /// have more than one.
    fn components(&self, at: &Position) -> Vec<Position> {
        let split = self.rules.split(at.position());
        split.unwrap_or_default().into_iter().map(Position::new).collect()
    }

    // Answers.

    /// What it may spend, and who hears of it.
    fn work(&self) -> &Work {
        &self.work
    }

    /// Everything about a position.
    fn analyse(&mut self, at: &Position) -> Result<Analysis, Unsolved> {
        let analysis = Oracle::analyse(self, at.position())?;
        // There may be millions, each of which takes more as a text.
        let (count, max_memory) = (analysis.moves.len() as u128, self.work.limits.max_memory);
        grant_list(count, size_of::<Move>(), max_memory)?;
        Ok(analysis.map(Move::written))
    }

    /// The same, but where one winning move is enough for the best one without the others.
    fn analyse_best(&mut self, at: &Position) -> Result<Analysis, Unsolved> {
        Ok(Oracle::analyse_best(self, at.position())?.map(Move::written))
    }

    /// The value alone, which is less work.
    fn value(&mut self, at: &Position) -> Result<i64, Unsolved> {
        Oracle::value(self, at.position())
    }

    /// The remoteness if it is known or cheap, and then mostly that of all positions below.
    fn remoteness(&mut self, at: &Position) -> Result<Option<u64>, Unsolved> {
        let position = at.position();
        match self.known_remoteness(position) {
            None => Oracle::remoteness(self, position),
            known => Ok(known),
        }
    }

    /// The move to play, and whether every move loses; `None` if the game is over.
    fn best_move(&mut self, at: &Position) -> Result<Option<(Move, bool)>, Unsolved> {
        let best = Oracle::best_move(self, at.position())?;
        Ok(best.map(|(played, lost)| (Move::written(played), lost)))
    }

    /// The position as a word of a theory that answers it; `None` if none does.
    fn word(&self, at: &Position) -> Option<String> {
        self.methods.iter().find_map(|method| method.word(&self.rules, at.position()))
    }

    /// The nimber; `None` if the position has none.
    fn nimber(&mut self, at: &Position) -> Result<Option<u64>, Unsolved> {
        Oracle::nimber(self, at.position())
    }

    /// Whether the nimber is this one, which may be less work; `None` if the position has none.
    fn has_nimber(&mut self, at: &Position, nimber: u64) -> Result<Option<bool>, Unsolved> {
        Oracle::has_nimber(self, at.position(), nimber)
    }

    /// The moves that leave a position of this nimber, sorted, at most `most`.
    fn moves_leaving(
        &mut self,
        at: &Position,
        nimber: u64,
        most: usize,
    ) -> Result<Vec<Move>, Unsolved> {
        Oracle::moves_leaving(self, at.position(), nimber, most)
    }

    /// Checks the estimate of the work within some limits, without any of it.
    fn allows(&self, at: &Position, limits: &Limits) -> Result<(), Estimate> {
        let mut methods = self.methods.iter();
        let allows = methods.find_map(|method| method.allows(&self.rules, at.position(), limits));
        allows.expect("the last method answers every position")
    }

    /// How many positions are settled or stored.
    fn positions(&self) -> u64 {
        self.methods.iter().map(|method| method.positions()).sum()
    }

    /// The losing positions of this number of piles with at most `to` in each, in order.
    fn losing_piles(&self, piles: usize, to: u64) -> NimberSequence<LosingSizes> {
        let mut methods = self.methods.iter();
        let found = methods.find_map(|method| method.losing_piles(&self.rules, piles, to));
        found.unwrap_or_else(|| NimberSequence::new(Vec::new(), Err(Unsolved::NoState)))
    }

    /// Why the analysis is right.
    fn reason(
        &mut self,
        at: &Position,
        analysis: &Analysis,
        detail: Detail,
    ) -> Result<Reason, Unsolved> {
        let analysis = analysis.map(|played| self.read(played));
        reason(self, at.position(), &analysis, detail)
    }

    /// The losing positions below a position, canonical and sorted, found within these limits;
    /// for `people` without what no move can change.
    fn card(&self, at: &Position, people: bool, limits: Limits) -> Result<Vec<String>, Unsolved> {
        listed(&self.rules, at.position(), people, limits, &self.work.interrupt)
    }

    // Comparisons.

    /// The methods that apply to a position.
    fn algorithms(&self, at: &Position) -> Vec<Algorithm> {
        Algorithm::of(&self.rules, at.position())
    }

    /// Solves a position by one method, or traces it; `None` if it does not apply. `tt_entries`
    /// limits the transposition table.
    fn measure(
        &self,
        algorithm: Algorithm,
        at: &Position,
        options: &CompareOptions,
        tt_entries: Option<usize>,
    ) -> Result<Option<Measurement>, Unsolved> {
        measure(algorithm, &self.rules, at.position(), options, tt_entries)
    }

    /// The game tree as a search enters it, at most `depth` moves deep.
    fn tree(&self, at: &Position, method: Algorithm, depth: usize) -> Result<GameTree, NoTree> {
        grown(&self.rules, at.position(), method, depth, &self.work)
    }
}
