//! Sticks: a move takes from 1 to M of one row; the last stick decides.
//!
//! A subtraction game. A position is losing exactly if the sticks leave remainder 0 modulo M + 1,
//! or 1 in misère play. In normal play the remainder is the nimber. E. R. Berlekamp, J. H. Conway,
//! R. K. Guy, "Winning Ways", chapter 4.

use super::shared::{
    number::{read_number, refused},
    rows,
    single_row::{self, MAX_TAKE, USUAL_TAKE},
};
use crate::games::{
    About, Accepts, Answer, Code, Cost, Draw, GameOption, MAX_COUNT, Presentation, Series, Setup,
    StateRules, StickRow, Theorems, Values, Variant, about,
};
use crate::reason::{Evidence, Phrase};
use crate::text::Text;

/// Who may take as many says how many sticks there are, too.
const MOST_AGREED: u64 = 1_000_000;

/// The largest take.
const LARGEST_TAKE: GameOption = GameOption {
    accepts: Accepts::Number {
        bounds: 2..=MAX_COUNT,
        usual: USUAL_TAKE,
    },
    ask: "ask-max-take-sticks",
    help: "help-max-take-sticks",
    terms: "terms-sticks",
    ..MAX_TAKE
};

/// The game of sticks.
#[derive(Clone, Copy, Debug)]
pub struct Sticks {
    misere: bool,
    /// The largest take, if the flags give it.
    agreed: Option<u64>,
}

impl Sticks {
    /// The entry of the game.
    pub const ABOUT: About = About {
        options: &[&LARGEST_TAKE],
        asking: ["ask-take-sticks", "help-take-sticks"],
        ends_by_last_piece: true,
        ..about!("sticks", example: "10")
    };

    /// The rules of a variant.
    pub fn of_variant(variant: &Variant) -> Self {
        Self::new(variant.misere, variant.values.number(&LARGEST_TAKE))
    }

    /// The default number of sticks.
    pub const USUAL_STICKS: u64 = 10;

    /// The game; in misère play the player who takes the last stick loses. `max_take` is the
    /// largest take, if agreed.
    pub fn new(misere: bool, max_take: Option<u64>) -> Self {
        Self {
            misere,
            agreed: max_take,
        }
    }
}

/// The winning take of at most `most` from `sticks`: the one that leaves a multiple of `most + 1`,
/// or one more than a multiple in misère play. `None` in a losing position, or if the game is over.
///
/// Whatever the other player then takes, the next move completes to `most + 1`. So the winner
/// leaves one multiple after another, down to 0, or in misère play down to the last stick.
fn winning_take(sticks: u64, most: u64, misere: bool) -> Option<u64> {
    let above = sticks.checked_sub(u64::from(misere))?;
    Some(above % (most + 1)).filter(|&take| take > 0)
}

impl StateRules for Sticks {
    type Position = StickRow;

    fn misere(&self) -> bool {
        self.misere
    }

    fn read(&self, text: &str) -> Result<StickRow, Phrase> {
        let sticks = read_number(text).filter(|&sticks| sticks <= MAX_COUNT);
        Ok(StickRow {
            sticks: sticks.ok_or_else(|| refused("position-sticks", text, MAX_COUNT))?,
            max_take: self.agreed.unwrap_or(USUAL_TAKE),
        })
    }

    fn takes(&self, row: StickRow) -> impl DoubleEndedIterator<Item = u64> + use<> {
        1..=row.max_take.min(row.sticks)
    }

    fn after(&self, row: StickRow, taken: u64) -> StickRow {
        StickRow {
            sticks: row.sticks - taken,
            ..row
        }
    }

    fn below(&self, row: StickRow) -> Cost {
        Cost {
            states: u128::from(row.sticks) + 1,
            moves: row.max_take.min(row.sticks).into(),
        }
    }

    fn options(&self, row: StickRow) -> Values {
        Values::default().with(&LARGEST_TAKE, row.max_take)
    }

    fn nimber(&self, row: StickRow) -> Option<u64> {
        Some(row.sticks % (row.max_take + 1))
    }
}

impl Presentation for Sticks {
    fn about(&self) -> &'static About {
        &Self::ABOUT
    }

    fn picture(&self, row: &StickRow, past: &[(&StickRow, u64)], width: usize) -> Text {
        let before = past.last().map(|(before, _)| before.sticks);
        rows::row(row.sticks, &row.to_string(), before, width)
    }

    fn in_words(&self, row: &StickRow, before: Option<&StickRow>) -> Vec<Phrase> {
        let was = before.map_or(row.sticks, |before| before.sticks);
        vec![phrase!(
            "said-left",
            count = row.sticks,
            taken = was - row.sticks
        )]
    }

    fn describe(&self, _: &StickRow, played: u64) -> Phrase {
        phrase!("deed-sticks", count = played)
    }

    fn region(&self, row: &StickRow, played: u64) -> Option<Phrase> {
        single_row::region(played, row.max_take.min(row.sticks))
    }

    /// The largest take, and how many both players take together; both are 0 as long as nothing is
    /// agreed.
    fn specified(&self, rules: Phrase) -> Phrase {
        let rules = rules.with("most", self.agreed.unwrap_or(0));
        rules.with("round", self.agreed.map_or(0, |most| most + 1))
    }

    fn limit(&self, row: &StickRow) -> Phrase {
        if row.sticks < row.max_take {
            return phrase!("limit-sticks-left", sticks = row.sticks);
        }
        phrase!("limit-take", most = row.max_take)
    }

    fn setup(&self, answers: &[u64]) -> Setup<StickRow> {
        match (answers, self.agreed) {
            (&[], _) => Setup::ask(
                ["ask-sticks", "help-sticks"],
                1..=MAX_COUNT,
                Some(Self::USUAL_STICKS.max(self.agreed.map_or(0, |take| take + 1))),
            ),
            (&[sticks, max_take, ..], _) | (&[sticks], Some(max_take)) => {
                Setup::Ready(StickRow { sticks, max_take })
            }
            (&[sticks], None) => LARGEST_TAKE.question(2..=sticks.max(2), USUAL_TAKE),
        }
    }

    fn setup_answers(&self, row: &StickRow) -> Vec<u64> {
        vec![row.sticks, row.max_take]
    }

    fn exercise(&self, size: u64, draw: Draw) -> StickRow {
        let max_take = self.agreed.unwrap_or_else(|| draw(2..=3 + size / 3));
        let round = max_take + 1;
        let most = MAX_COUNT.min(round * (2 + size));
        let sticks = draw(round.min(most)..=most);
        StickRow { sticks, max_take }
    }

    fn series(&self) -> Option<Series> {
        let code = Code::up_to(self.agreed.unwrap_or(USUAL_TAKE));
        Some(Series::Sizes(code))
    }

    fn single_row(&self, row: &StickRow) -> Option<StickRow> {
        Some(*row)
    }

    fn check_asked(&self) -> Result<(), Phrase> {
        let take = self.agreed.unwrap_or(USUAL_TAKE);
        let refused = || phrase!("ask-no-sticks", take, most = MOST_AGREED);
        (take < MOST_AGREED).then_some(()).ok_or_else(refused)
    }
}

impl Theorems for Sticks {
    /// The winner has one winning move, which completes any move of the loser to M + 1.
    fn closed_form(&self, row: &StickRow) -> Option<Answer<u64>> {
        let (round, last) = (row.max_take + 1, u64::from(self.misere));
        let take = winning_take(row.sticks, row.max_take, self.misere);
        let is_won_at_the_end = self.misere && row.sticks == 0;
        let remoteness = row.sticks.checked_sub(last).map_or(0, |above| {
            2 * (above / round) + u64::from(above % round > 0) + last
        });
        Some(Answer {
            remoteness: Some(remoteness),
            ..Answer::of_last_move(
                take.is_none() && !is_won_at_the_end,
                self.nimber(*row).filter(|_| !self.misere),
                take.into_iter().collect(),
            )
        })
    }

    fn moves_to_nimber(&self, row: &StickRow, nimber: u64) -> Option<Vec<u64>> {
        let round = row.max_take + 1;
        let mut moves = vec![(row.sticks % round + round - nimber.min(round)) % round];
        moves.retain(|taken| nimber < round && (1..=row.sticks).contains(taken));
        Some(moves)
    }

    fn evidence(&self, row: &StickRow, best: Option<u64>) -> Option<Evidence> {
        if best == Some(row.sticks) {
            return Some(Evidence::new("theorem-takes-sticks"));
        }
        let theorem = match (best, self.misere) {
            (Some(_), false) => "theorem-remainder-won",
            (Some(_), true) => "theorem-remainder-won-misere",
            (None, false) => "theorem-remainder-lost",
            (None, true) => "theorem-remainder-lost-misere",
        };
        let round = row.max_take + 1;
        // In misère play the sticks above the last one count.
        let above = row.sticks.saturating_sub(u64::from(self.misere));
        let theorem = phrase!(
            theorem,
            sticks = row.sticks,
            above,
            times = above / round,
            round,
            rest = above % round,
            most = row.max_take,
            left = row.sticks - best.unwrap_or(0)
        );
        Some(Evidence::new(theorem))
    }
}
