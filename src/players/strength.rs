//! The strength of a computer that adapts itself: a level that follows wins and losses.

use super::Skill;

/// The percentage of a level that meets somebody new: the level `easy`.
const BEGINNING: u8 = 40;

/// What a game changes. A level that loses every game is perfect after three of them.
const STEP: u8 = 20;

/// What a computer that adapts itself knows of an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    percent: u8,
    /// The games that the opponent has won.
    pub wins: u64,
    /// The games that the opponent has lost.
    pub losses: u64,
}

impl Default for Strength {
    fn default() -> Self {
        Self {
            percent: BEGINNING,
            wins: 0,
            losses: 0,
        }
    }
}

impl Strength {
    /// How it plays.
    pub fn skill(&self) -> Skill {
        Skill::Level(self.percent)
    }

    /// In how many of a hundred turns it is optimal.
    pub fn percent(&self) -> u8 {
        self.percent
    }

    /// Follows a game: a step up if the opponent has won, a step down if it was lost. Returns
    /// whether it has grown.
    pub fn follow(&mut self, opponent_won: bool) -> bool {
        let before = self.percent;
        if opponent_won {
            self.wins += 1;
            self.percent = (before + STEP).min(100);
        } else {
            self.losses += 1;
            self.percent = before.saturating_sub(STEP);
        }
        self.percent > before
    }

    /// Reads a line, with the name at its end, unless it is damaged.
    pub(super) fn read(line: &str) -> Option<(String, Self)> {
        let mut parts = line.splitn(4, ' ');
        let mut figure = || parts.next()?.parse::<u64>().ok();
        let (percent, wins, losses) = (figure()?, figure()?, figure()?);
        let strength = Self {
            percent: u8::try_from(percent)
                .ok()
                .filter(|&percent| percent <= 100)?,
            wins,
            losses,
        };
        Some((parts.next()?.to_owned(), strength))
    }
}
