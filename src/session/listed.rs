//! Whether the learner can play from a position, and where the list of players has it.

use super::sizes::Sizes;
use crate::communication::{Answer, Dialogue, Stop};
use crate::explanation::sentences::no_boxes;
use crate::games::Game;
use crate::players::Chance;
use crate::players::learner::{Cabinet, NoBoxes};
use crate::reason::Phrase;
use crate::text::Text;

/// Where the list of players has the learner. Its numbers are the same in each game, so it comes last in most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listed {
    /// Nowhere: it cannot play.
    Nowhere,
    /// Before the levels, in sticks.
    BeforeLevels,
    /// At the end.
    Last,
}

impl Listed {
    /// Where the learner is listed for a game from `start`.
    pub(crate) fn of<R: Game>(rules: &R, start: &R::Position) -> Self {
        match Cabinet::new(rules, start) {
            Err(_) => Self::Nowhere,
            Ok(_) if rules.conventions().learner.is_some() => Self::BeforeLevels,
            Ok(_) => Self::Last,
        }
    }
}

/// Says why the learner cannot play from `start`, in a game that it may play.
pub(crate) fn too_large<R: Game>(rules: &R, start: &R::Position, why: NoBoxes) -> Phrase {
    no_boxes(rules.name(), &rules.write_position(start), why, &[])
}

/// Asks for a position until it is one from which the players can play. `is_first` says whether no question came before.
///
/// # Errors
/// [`Stop`] if there is no answer.
pub(crate) fn ask_playable<R: Game>(
    sizes: &mut Sizes,
    dialogue: &mut Dialogue,
    rules: &R,
    chance: &mut Chance,
    is_first: bool,
    has_learner: bool,
) -> Result<Answer<R::Position>, Stop> {
    loop {
        let asked = sizes.ask(dialogue, rules, chance, is_first)?;
        let Answer::Given(position) = &asked else {
            return Ok(asked);
        };
        let refused = has_learner.then(|| Cabinet::new(rules, position).err());
        let Some(why) = refused.flatten() else {
            return Ok(asked);
        };
        let refusal = dialogue.words().say(&too_large(rules, position, why));
        dialogue.message(&Text::words(refusal))?;
        // All answers are asked for again, with those given as the defaults.
        while sizes.go_back() {}
    }
}
