//! A player at the board: a person, who is asked, or a machine that chooses its moves itself.

use super::{
    Board, Chance, Choice, PlayerKind, Skill, Strength, Trouble,
    bots::{Bot, BotTerms},
    choose,
    learner::SeatedLearner,
};
use crate::inference::Position;
use crate::record::GameText;

/// A player, with what it keeps from game to game.
pub(crate) struct Player {
    /// What it is called.
    pub name: String,
    /// How it is written on the command line.
    pub spec: String,
    pub mind: Mind,
}

/// What chooses the moves of a player.
pub(crate) enum Mind {
    /// A person, who is asked.
    Human,
    /// A machine.
    Machine(Skill),
    /// A machine of its opponent's own strength.
    Adaptive(Strength),
    /// A learner; `None` until it has its boxes.
    Learner(Option<Box<SeatedLearner>>),
    /// Another program.
    Program(Box<Bot>),
}

impl Player {
    /// A player who has not played yet.
    pub(crate) fn new(kind: &PlayerKind, name: String, bots: &BotTerms) -> Self {
        let mind = match kind {
            PlayerKind::Human => Mind::Human,
            PlayerKind::Machine(skill) => Mind::Machine(*skill),
            PlayerKind::Adaptive => Mind::Adaptive(Strength::default()),
            PlayerKind::Learner => Mind::Learner(None),
            PlayerKind::Program(command) => {
                Mind::Program(Box::new(Bot::new(command.clone(), bots.clone())))
            }
        };
        let spec = kind.spec(Some(&name));
        Self { name, spec, mind }
    }

    /// Whether it is a person.
    pub(crate) fn is_person(&self) -> bool {
        matches!(self.mind, Mind::Human)
    }

    /// Whether it learns from matchboxes.
    pub(crate) fn is_learner(&self) -> bool {
        matches!(self.mind, Mind::Learner(_))
    }

    /// How well it plays, if it is a machine that solves positions or draws moves.
    pub(crate) fn skill(&self) -> Option<Skill> {
        match &self.mind {
            Mind::Machine(skill) => Some(*skill),
            Mind::Adaptive(strength) => Some(strength.skill()),
            Mind::Human | Mind::Learner(_) | Mind::Program(_) => None,
        }
    }

    /// What it knows of its opponent, if it adapts itself.
    pub(crate) fn strength(&self) -> Option<Strength> {
        match self.mind {
            Mind::Adaptive(strength) => Some(strength),
            _ => None,
        }
    }

    /// Its boxes, if it is a learner that has them.
    pub(crate) fn learner(&self) -> Option<&SeatedLearner> {
        match &self.mind {
            Mind::Learner(learner) => learner.as_deref(),
            _ => None,
        }
    }

    /// Prepares it for a game from the position on the board. One before it that was not finished
    /// changes no boxes.
    pub(crate) fn begin(&mut self, board: &Board) {
        match &mut self.mind {
            Mind::Learner(Some(seated)) => seated.learner.abandon(),
            Mind::Program(bot) => bot.begin(&*board.game, &board.position),
            _ => {}
        }
    }

    /// Chooses a move in the position on the board, which is not over.
    ///
    /// # Panics
    /// If it is a person, who is asked, or a learner without boxes.
    pub(crate) fn choose(
        &mut self,
        board: &mut Board,
        chance: &mut Chance,
    ) -> Result<Choice, Trouble> {
        let Board { game, position, .. } = board;
        match &mut self.mind {
            Mind::Learner(learner) => {
                let learner = learner.as_mut().expect("it has its boxes before a game");
                Ok(learner.choose(position, chance).into())
            }
            Mind::Program(bot) => {
                let interrupt = &game.work().interrupt;
                Ok(bot.choose(&**game, position, interrupt)?.into())
            }
            _ => {
                let skill = self.skill().expect("a person is asked");
                // A machine plays on in positions that are too large.
                choose(skill, &mut **game, position, chance).map_err(|_| Trouble::Interrupted)
            }
        }
    }

    /// Hears that its last move was taken back.
    pub(crate) fn take_back(&mut self) {
        if let Mind::Learner(Some(seated)) = &mut self.mind {
            seated.learner.take_back();
        }
    }

    /// Hears that a move is made that it has not chosen now.
    pub(crate) fn replay(&mut self, before: &Position, after: &Position) {
        if let Mind::Learner(Some(learner)) = &mut self.mind {
            learner.replay(before, after);
        }
    }
}

/// How a game is written as far as it has come, the player who began it first.
pub(crate) fn game_text(board: &Board, players: &[Player; 2]) -> GameText {
    let mut specs = players.each_ref().map(|player| player.spec.clone());
    specs.rotate_left(board.beginner);
    let mut written = GameText::header(&*board.game, board.start(), &specs);
    for (_, played) in &board.past {
        written.push(played.to_string());
    }
    written
}
