//! The trainer: chooses positions that teach. How they are asked about is left to `ask`.

use rand::RngExt;

use crate::chance::Chance;
use crate::exercises::Exercise;
use crate::games::Draw;
use crate::inference::{Analysis, Outcome, Position, Solver, Unsolved};

/// The highest level of exercises.
pub(super) const LEVELS: u64 = 5;

/// How many positions are drawn in search of one that teaches.
const TRIES: u32 = 300;

/// Draws a position of a game, the larger the larger the size.
pub(super) type DrawStart = Box<dyn Fn(&dyn Solver, u64, Draw) -> Position>;

/// Chooses positions of one game, none twice. They teach: at least two moves are legal, one is
/// optimal or none, and none wins at once.
pub(super) struct Trainer {
    game: Box<dyn Solver>,
    source: DrawStart,
    /// What positions that play like those have in common.
    chosen: Vec<String>,
}

impl Trainer {
    /// A trainer that has chosen nothing yet, with positions from a source.
    pub(super) fn new(game: Box<dyn Solver>, source: DrawStart) -> Self {
        Self {
            game,
            source,
            chosen: Vec::new(),
        }
    }

    /// Returns an exercise of this size, from 1 to 10, that was not chosen before: a winning
    /// position if `won` is set, else another, as far as one is found. `None` if none is. Positions
    /// that are too large to solve are skipped. Fails only if it is interrupted.
    fn choose(
        &mut self,
        size: u64,
        won: bool,
        chance: &mut Chance,
    ) -> Result<Option<Exercise>, Unsolved> {
        let (mut forced, mut other) = (None, None);
        for _ in 0..TRIES {
            if self.game.work().interrupt.is_wished() {
                return Err(Unsolved::Interrupted);
            }
            let mut draw = |bounds| chance.random_range(bounds);
            let drawn = (self.source)(&*self.game, size, &mut draw);
            let (position, analysis) = match self.teaching(drawn, won, chance) {
                Ok(Some(found)) => found,
                Err(stopped) if stopped.is_stopped() => return Err(stopped),
                Ok(None) | Err(_) => continue,
            };
            if (analysis.outcome == Outcome::Win) != won {
                other.get_or_insert((position, analysis));
            } else if self.game.move_count(&position) > 1 {
                return self.exercise(position, analysis).map(Some);
            } else {
                forced.get_or_insert((position, analysis));
            }
        }
        match forced.or(other) {
            Some((position, analysis)) => self.exercise(position, analysis).map(Some),
            None => Ok(None),
        }
    }

    /// Returns the position with its analysis if it teaches. If a losing position is wanted and
    /// this one is winning, returns what an optimal move leaves.
    fn teaching(
        &mut self,
        drawn: Position,
        won: bool,
        chance: &mut Chance,
    ) -> Result<Option<(Position, Analysis)>, Unsolved> {
        let mut position = drawn;
        if !won && !self.game.has_points() {
            position = lost(&mut *self.game, position, chance)?;
        }
        let game = &self.game;
        let moves = game.move_count(&position);
        let is_plain = moves == 0
            || game.immediate_win(&position).is_some()
            || has_empty_pile(&game.write_position(&position));
        if is_plain || self.chosen.contains(&game.alike(&position).0) {
            return Ok(None);
        }
        let analysis = self.game.analyse(&position)?;
        let is_lost = analysis.outcome == Outcome::Loss && analysis.moves.is_empty();
        // A losing position with one move is taken if no other is found: some games have no others.
        let teaches = if moves > 1 {
            is_lost || analysis.moves.len() == 1
        } else {
            is_lost && !won
        };
        Ok(teaches.then_some((position, analysis)))
    }

    /// The exercise of a position that is not chosen again.
    fn exercise(&mut self, at: Position, analysis: Analysis) -> Result<Exercise, Unsolved> {
        self.chosen.push(self.game.alike(&at).0);
        Exercise::of(&mut *self.game, at, analysis)
    }
}

/// Returns a position if it is lost, or else what an optimal move leaves.
pub(super) fn lost(
    game: &mut dyn Solver,
    at: Position,
    chance: &mut Chance,
) -> Result<Position, Unsolved> {
    let winning = game.analyse(&at)?.moves;
    if winning.is_empty() {
        return Ok(at);
    }
    let played = winning[chance.random_range(0..winning.len())];
    Ok(game.play(&at, played).expect("an optimal move is legal"))
}

/// Whether a position as it is written has an empty pile, which teaches nothing.
pub(super) fn has_empty_pile(written: &str) -> bool {
    written.split([',', ' ']).any(|size| size == "0")
}

/// Returns `count` exercises of a level from 1 to 5, about half of them winning positions, from all
/// trainers by turns; those of each trainer are in the order of their sizes. Returns fewer if no
/// more are found. Fails only if it is interrupted.
pub(super) fn select(
    mut trainers: Vec<Trainer>,
    count: u64,
    level: u64,
    chance: &mut Chance,
) -> Result<Vec<Exercise>, Unsolved> {
    // Sizes come in pairs, one pair for each level.
    let sizes = [2 * level - 1, 2 * level];
    let mut chosen: Vec<Vec<Exercise>> = trainers.iter().map(|_| Vec::new()).collect();
    let mut turns = Vec::new();
    // Trainers that still find something.
    let mut open: Vec<usize> = (0..trainers.len()).collect();
    let mut won_left = count.div_ceil(2);
    let mut place = 0;
    for asked in 0..count {
        let won = chance.random_range(0..count - asked) < won_left;
        let late = usize::from(2 * asked >= count);
        let mut found = None;
        while found.is_none() && !open.is_empty() {
            place %= open.len();
            let trainer = &mut trainers[open[place]];
            found = trainer.choose(sizes[late], won, chance)?;
            if found.is_none() {
                found = trainer.choose(sizes[1 - late], won, chance)?;
            }
            if found.is_none() {
                open.remove(place);
            }
        }
        let Some(found) = found else { break };
        if found.analysis.outcome == Outcome::Win {
            won_left = won_left.saturating_sub(1);
        }
        turns.push(open[place]);
        chosen[open[place]].push(found);
        place += 1;
    }
    let sorted = chosen.into_iter().map(|mut exercises| {
        exercises.sort_by_cached_key(|exercise| exercise.game.cost(&exercise.at).states);
        exercises.into_iter()
    });
    let mut sorted: Vec<_> = sorted.collect();
    Ok(turns
        .into_iter()
        .filter_map(|turn| sorted[turn].next())
        .collect())
}
