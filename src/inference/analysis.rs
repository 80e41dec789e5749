//! What is found out about a position: the answer of the oracle.

use serde::Serialize;

use super::erased::Move;

/// The outcome of a position for the player to move, if both play their best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The player to move wins.
    Win,
    /// The other player wins.
    Loss,
    /// Neither wins.
    Draw,
}

impl Outcome {
    /// The outcome that belongs to a value for the player to move.
    pub fn of_value(value: i64) -> Self {
        match value.signum() {
            1 => Self::Win,
            0 => Self::Draw,
            _ => Self::Loss,
        }
    }
}

/// The oracle's answer about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<M = Move> {
    /// The outcome for the player to move.
    pub outcome: Outcome,
    /// +1 or -1, or the best margin in games of points.
    pub value: i64,
    /// The nimber; `None` if the game or the variant has none.
    pub nimber: Option<u64>,
    /// Every optimal move, sorted; empty in a losing position of a game without points.
    pub moves: Vec<M>,
    /// Whether these are all. If not, a theorem gives the one that is there, and the others were
    /// not searched.
    pub is_complete: bool,
    /// The move to play; `None` if the game is over.
    pub best: Option<M>,
    /// Moves of both players until the end if the winner hurries and the loser delays; `None` in
    /// games of points and if that would be too much work.
    pub remoteness: Option<u64>,
    /// Positions that the method which answered has settled or stored.
    pub positions: u64,
    /// Elapsed time in seconds, for everything but the remoteness and the best move.
    pub seconds: f64,
}

impl<M> Analysis<M> {
    /// What a theorem says: a winning move. Nothing else is settled.
    pub(super) fn by_theorem(best: M) -> Self
    where
        M: Copy,
    {
        Self {
            outcome: Outcome::Win,
            value: 1,
            nimber: None,
            moves: vec![best],
            is_complete: false,
            best: Some(best),
            remoteness: None,
            positions: 1,
            seconds: 0.0,
        }
    }

    /// The same with the moves in another form.
    pub(super) fn map<N>(&self, change: impl Fn(M) -> N) -> Analysis<N>
    where
        M: Copy,
    {
        Analysis {
            outcome: self.outcome,
            value: self.value,
            nimber: self.nimber,
            moves: self.moves.iter().copied().map(&change).collect(),
            is_complete: self.is_complete,
            best: self.best.map(change),
            remoteness: self.remoteness,
            positions: self.positions,
            seconds: self.seconds,
        }
    }
}
