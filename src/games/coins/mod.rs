//! Coins: a row of columns of coins. A move takes columns from the right end, at most as many as
//! the move before it; the most coins win.

mod picture;
mod row;
mod theory;

use std::ops::ControlFlow;

use crate::games::{
    About, Child, Draw, GameOption, Goal, Presentation, Rules, Setup, Tree, Values, Variant, about,
    shared::{
        number::{read_list, refused},
        single_row::{self, MAX_TAKE, USUAL_TAKE},
    },
};
use crate::reason::Phrase;
use crate::text::{Text, numbers};

pub use row::CoinRow;
use row::CoinState;

/// The largest first take.
const FIRST_TAKE: GameOption = GameOption {
    ask: "ask-max-take-coins",
    help: "help-max-take-coins",
    terms: "terms-coins",
    ..MAX_TAKE
};
/// The default number of columns.
const USUAL_COLUMNS: u64 = 6;
/// The most columns that a game asks for; flags accept more.
const MOST_ASKED: u64 = 100;
/// The most coins of a column filled at random.
const MOST_DRAWN: u64 = 20;
/// The most coins of a column, so that sums of columns are exact.
const MAX_COINS: u64 = 1_000_000_000;
/// The most columns of a row.
const MAX_COLUMNS: usize = 100_000;

/// The game of coins. It must be bound to a row before a search: see
/// [`Theory::rooted`](crate::games::Theory::rooted).
#[derive(Clone, Debug)]
pub struct Coins {
    /// The largest first take, if the flags give it.
    agreed: Option<u64>,
    /// The row it is bound to.
    start: CoinRow,
}

impl Coins {
    /// The entry of the game.
    pub const ABOUT: About = About {
        misere_rules: None,
        options: &[&FIRST_TAKE],
        asking: ["ask-take-coins", "help-take-coins"],
        machine_begins: true,
        ends_by_last_piece: true,
        ..about!("coins", example: "5,3,8,1")
    };

    /// The rules of a variant.
    pub fn of_variant(variant: &Variant) -> Self {
        Self::new(variant.values.number(&FIRST_TAKE))
    }

    /// The game, not bound to a row; `max_take` is the largest first take, if agreed.
    pub fn new(max_take: Option<u64>) -> Self {
        Self {
            agreed: max_take,
            start: CoinRow::new(Vec::new(), 0),
        }
    }
}

impl Coins {
    /// The coins of the first columns of the row.
    fn coins(&self, columns: u32) -> i64 {
        self.start.sums[columns as usize].cast_signed()
    }
}

impl Tree for Coins {
    type State = CoinState;

    fn children(
        &self,
        state: CoinState,
        visit: &mut impl FnMut(Child<CoinState>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (all, mut takes) = (self.coins(state.left), (1..=state.most).rev());
        takes.try_for_each(|taken| {
            let left = state.left - taken;
            let most = taken.min(left);
            visit(Child {
                points: all - self.coins(left),
                state: CoinState { left, most },
            })
        })
    }

    fn goal(&self) -> Goal {
        Goal::Points
    }

    /// A player who may take everything left does so.
    fn known_value(&self, state: CoinState) -> Option<i64> {
        (state.most == state.left).then(|| self.coins(state.left))
    }
}

impl Rules for Coins {
    type Position = CoinRow;
    type Move = u64;

    fn points_left(&self, row: &CoinRow) -> Option<u64> {
        Some(row.coins(row.left))
    }

    fn moves<'a>(&'a self, row: &'a CoinRow) -> impl Iterator<Item = u64> + 'a {
        1..=row.most() as u64
    }

    fn play(&self, row: &CoinRow, number: u64) -> Result<CoinRow, Phrase> {
        let most = row.most();
        match usize::try_from(number) {
            Ok(taken) if (1..=most).contains(&taken) => Ok(CoinRow {
                left: row.left - taken,
                max_take: number,
                ..row.clone()
            }),
            _ => Err(phrase!("move-count-take", most, count = number.to_string())),
        }
    }

    fn read_position(&self, text: &str) -> Result<CoinRow, Phrase> {
        // Nothing is left at the end of a game.
        let columns = match text.trim() {
            "" => Vec::new(),
            text => read_list(text, MAX_COINS)
                .map_err(|word| refused("position-coins", word, MAX_COINS))?,
        };
        if columns.len() > MAX_COLUMNS {
            return Err(phrase!("position-coins-too-many", most = MAX_COLUMNS));
        }
        let max_take = self.agreed.unwrap_or(USUAL_TAKE.min(columns.len() as u64));
        Ok(CoinRow::new(columns, max_take))
    }

    fn read_move(&self, text: &str) -> Result<u64, Phrase> {
        single_row::read(text, "move-unreadable-take")
    }

    fn values(&self, row: &CoinRow) -> Values {
        Values::default().with(&FIRST_TAKE, row.max_take)
    }

    fn move_examples(&self, row: &CoinRow) -> Vec<String> {
        single_row::examples(1..=row.most() as u64)
    }
}

impl Presentation for Coins {
    fn about(&self) -> &'static About {
        &Self::ABOUT
    }

    fn picture(&self, row: &CoinRow, past: &[(&CoinRow, u64)], width: usize) -> Text {
        picture::draw(row, past.last().map(|&(before, _)| before), width)
    }

    fn in_words(&self, row: &CoinRow, _: Option<&CoinRow>) -> Vec<Phrase> {
        let columns = phrase!("said-columns", columns = numbers(row.columns()));
        vec![columns, phrase!("said-most", most = row.most())]
    }

    fn describe(&self, row: &CoinRow, played: u64) -> Phrase {
        phrase!(
            "deed-coins",
            count = played,
            coins = row.coins(row.columns_of(played))
        )
    }

    fn region(&self, row: &CoinRow, played: u64) -> Option<Phrase> {
        single_row::region(played, row.most() as u64)
    }

    /// The largest first take; 0 as long as nothing is agreed.
    fn specified(&self, rules: Phrase) -> Phrase {
        rules.with("most", self.agreed.unwrap_or(0))
    }

    fn limit(&self, row: &CoinRow) -> Phrase {
        let most = row.most() as u64;
        if most < row.max_take {
            return phrase!("limit-columns-left", columns = row.left);
        }
        phrase!("limit-take", most)
    }

    /// Asks for the number of columns and the largest first take; the coins of each column are
    /// drawn at random.
    fn setup(&self, answers: &[u64]) -> Setup<CoinRow> {
        let Some((&columns, rest)) = answers.split_first() else {
            let [ask, help] = ["ask-coin-columns", "help-coin-columns"].map(Phrase::new);
            let asking = [ask, help.with("coins", MOST_DRAWN)];
            let bounds = self.agreed.unwrap_or(1)..=MOST_ASKED;
            return Setup::ask(asking, bounds, Some(USUAL_COLUMNS));
        };
        let (max_take, coins) = match (self.agreed, rest) {
            (Some(max_take), coins) => (max_take, coins),
            (None, [max_take, coins @ ..]) => (*max_take, coins),
            (None, []) => return FIRST_TAKE.question(1..=columns, USUAL_TAKE),
        };
        if (coins.len() as u64) < columns {
            return Setup::Draw(0..=MOST_DRAWN);
        }
        Setup::Ready(CoinRow::new(coins.to_vec(), max_take))
    }

    fn setup_answers(&self, row: &CoinRow) -> Vec<u64> {
        let mut answers = vec![row.left as u64];
        answers.extend(self.agreed.is_none().then_some(row.max_take));
        answers.extend(row.columns());
        answers
    }

    /// A row of a few columns more than a move takes, as long as that is a row for a person.
    fn exercise(&self, size: u64, draw: Draw) -> CoinRow {
        let max_take = self.agreed.unwrap_or_else(|| draw(2..=USUAL_TAKE));
        let columns = max_take.min(MOST_ASKED) + draw(1 + size / 3..=2 + size);
        let coins = (0..columns).map(|_| draw(1..=4 + size / 2)).collect();
        CoinRow::new(coins, max_take)
    }

    fn check_asked(&self) -> Result<(), Phrase> {
        match self.agreed {
            Some(take) if take > MOST_ASKED => {
                Err(phrase!("ask-no-columns", take, most = MOST_ASKED))
            }
            _ => Ok(()),
        }
    }
}
