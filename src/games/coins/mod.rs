//! Coins: a row of columns of coins, taken from the right end, at most as many columns as the other player has just taken; the most
//! coins win.

use std::cmp::Ordering;
use std::ops::ControlFlow;
use std::rc::Rc;

use super::{Child, Custom, Game, GameKind, Setup, Step, Tree, Variant, Way, Work};
use crate::games::shared::number::read_number;
use crate::games::shared::take::Take;
use crate::reason::Phrase;
use crate::text::Text;

mod picture;
mod work;

/// The largest first take where nothing else was agreed.
const USUAL_TAKE: u64 = 3;
/// The columns of a game where nothing else was agreed.
const USUAL_COLUMNS: u64 = 10;
/// The most columns that are asked for; flags take more.
const MOST_ASKED: u64 = 100;
/// The most coins of a column that is filled at random.
const MOST_DRAWN: u64 = 999;
/// The most coins of a column, so that sums of columns are exact.
const MAX_COINS: u64 = 1_000_000_000;
/// The most columns of a row.
const MAX_COLUMNS: usize = 100_000;

/// A row of columns, and what may be taken of it.
#[derive(Clone, Debug)]
pub struct CoinRow {
    /// The columns of the row that the game began with; those that are left are the first of them.
    columns: Rc<[u64]>,
    left: usize,
    /// How many columns the next move may take, were so many left.
    max_take: u64,
}

/// What is gone makes no difference.
impl PartialEq for CoinRow {
    fn eq(&self, other: &Self) -> bool {
        self.columns() == other.columns() && self.max_take == other.max_take
    }
}

impl Eq for CoinRow {}

impl CoinRow {
    fn new(columns: Vec<u64>, max_take: u64) -> Self {
        Self {
            left: columns.len(),
            columns: columns.into(),
            max_take,
        }
    }

    /// The coins of the columns that are left, from left to right.
    pub fn columns(&self) -> &[u64] {
        &self.columns[..self.left]
    }

    /// How many columns the next move may take.
    fn most(&self) -> usize {
        usize::try_from(self.max_take).map_or(self.left, |most| most.min(self.left))
    }

    /// The coins of the last so many columns.
    fn coins(&self, taken: usize) -> u64 {
        self.columns()[self.left - taken..].iter().sum()
    }
}

/// The columns left of a row and how many of them may be taken, which is all that decides about a row that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CoinState {
    left: u32,
    most: u32,
}

/// The game of coins; to search in it, it has to be bound to a row.
#[derive(Clone, Debug)]
pub struct Coins {
    /// The largest first take, where the flags say it.
    agreed: Option<u64>,
    row: Rc<[u64]>,
    /// The coins of the first so many columns of the row.
    sums: Rc<[i64]>,
}

impl Coins {
    /// The game, bound to no row yet.
    pub fn new(variant: Variant) -> Self {
        Self {
            agreed: variant.max_take,
            row: Rc::default(),
            sums: [0].into(),
        }
    }
}

/// Whether a game of so many columns may begin with so large a take.
fn check_take(max_take: u64, columns: u64) -> Result<(), Phrase> {
    if max_take <= columns {
        return Ok(());
    }
    Err(Phrase::new("start-coins")
        .with("take", max_take)
        .with("columns", columns))
}

impl Tree for Coins {
    type State = CoinState;

    fn children(
        &self,
        state: CoinState,
        visit: &mut impl FnMut(Child<CoinState>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let all = self.sums[state.left as usize];
        for taken in (1..=state.most).rev() {
            let left = state.left - taken;
            visit(Child {
                points: all - self.sums[left as usize],
                state: CoinState {
                    left,
                    most: taken.min(left),
                },
            })?;
        }
        ControlFlow::Continue(())
    }

    fn end_value(&self) -> i64 {
        0
    }

    fn ceiling(&self) -> Option<i64> {
        None
    }

    /// Whoever may take all that is left takes it.
    fn known_value(&self, state: CoinState) -> Option<i64> {
        (state.most == state.left).then(|| self.sums[state.left as usize])
    }
}

impl Game for Coins {
    type Position = CoinRow;
    type Move = Take;

    fn kind(&self) -> GameKind {
        GameKind::Coins
    }

    fn misere(&self) -> bool {
        false
    }

    fn position_example(&self) -> &'static str {
        "5,3,8,1"
    }

    fn read_position(&self, text: &str) -> Result<CoinRow, Phrase> {
        let refuse = |word: &str| {
            Phrase::new("position-coins")
                .quoting("word", word)
                .with("most", MAX_COINS)
        };
        let columns: Result<Vec<u64>, Phrase> = crate::games::shared::number::words(text)
            .map(|word| {
                let coins = read_number(word).filter(|&coins| coins <= MAX_COINS);
                coins.ok_or_else(|| refuse(word))
            })
            .collect();
        let columns = columns?;
        if columns.len() > MAX_COLUMNS {
            return Err(Phrase::new("position-coins-too-many").with("most", MAX_COLUMNS));
        }
        let usual = USUAL_TAKE.min(columns.len() as u64);
        Ok(CoinRow::new(columns, self.agreed.unwrap_or(usual)))
    }

    fn write_position(&self, row: &CoinRow) -> String {
        let columns: Vec<String> = row.columns().iter().map(u64::to_string).collect();
        columns.join(",")
    }

    fn read_move(&self, text: &str) -> Result<Take, Phrase> {
        Take::read(text)
    }

    fn write_move(&self, played: Take) -> String {
        played.to_string()
    }

    fn move_count(&self, row: &CoinRow) -> u128 {
        row.most() as u128
    }

    fn nth_move(&self, _: &CoinRow, index: u128) -> Take {
        Take(u64::try_from(index).expect("no row has so many columns") + 1)
    }

    fn play(&self, row: &CoinRow, played: Take) -> Result<CoinRow, Phrase> {
        let taken = played.within(row.most() as u64)?;
        let left = row.left - usize::try_from(taken).expect("no more than are left");
        Ok(CoinRow {
            columns: Rc::clone(&row.columns),
            left,
            max_take: taken,
        })
    }

    /// None where the rules are not bound to a row that begins with these columns.
    fn state(&self, row: &CoinRow) -> Option<CoinState> {
        let is_known = Rc::ptr_eq(&self.row, &row.columns) || self.row.starts_with(row.columns());
        let state = || {
            Some(CoinState {
                left: u32::try_from(row.left).ok()?,
                most: u32::try_from(row.most()).ok()?,
            })
        };
        is_known.then(state)?
    }

    fn write_state(&self, state: CoinState, start: &CoinRow) -> String {
        let columns = start.columns().iter().take(state.left as usize);
        let columns: Vec<String> = columns.map(u64::to_string).collect();
        columns.join(",")
    }

    fn compare_states(&self, one: CoinState, other: CoinState) -> Ordering {
        one.cmp(&other)
    }

    fn work(&self, row: &CoinRow) -> Work {
        Work {
            states: work::states_below(row.left, row.most()),
            moves: self.move_count(row),
        }
    }

    fn picture(&self, row: &CoinRow, before: Option<&CoinRow>, width: usize) -> Text {
        picture::draw(row, before, width)
    }

    fn summary(&self) -> Phrase {
        Phrase::new("rules-coins")
    }

    fn move_examples(&self, row: &CoinRow) -> Vec<String> {
        let most = row.most();
        let mut examples = vec![1, most];
        examples.retain(|&count| (1..=most).contains(&count));
        examples.dedup();
        examples.iter().map(usize::to_string).collect()
    }

    fn deed(&self, row: &CoinRow, played: Take) -> Phrase {
        let taken = usize::try_from(played.0).map_or(row.left, |taken| taken.min(row.left));
        Phrase::new("deed-coins")
            .with("count", played.0)
            .with("coins", row.coins(taken))
    }

    fn ways(&self, row: &CoinRow) -> Vec<Way> {
        let way = Way {
            letter: 's',
            label: Phrase::new("way-coins").with("most", row.most()),
        };
        (row.left > 0).then_some(way).into_iter().collect()
    }

    fn step(&self, row: &CoinRow, _: char, answers: &[u64]) -> Step<Take> {
        let most = row.most() as u64;
        match answers.first() {
            Some(&taken) => Step::Move(Take(taken)),
            None => Step::Count {
                ask: Phrase::new("ask-take-coins"),
                help: Phrase::new("help-take-coins").with("most", most),
                bounds: 1..=most,
                limit: if most < row.max_take {
                    Phrase::new("limit-columns-left").with("columns", row.left)
                } else {
                    Phrase::new("limit-take").with("most", most)
                },
            },
        }
    }

    /// The number of columns, then the largest first take, then the coins of each column by chance.
    fn setup(&self, answers: &[u64]) -> Setup<CoinRow> {
        let Some((&columns, rest)) = answers.split_first() else {
            let (least, most) = (self.agreed.unwrap_or(1), MOST_ASKED);
            return Setup::Ask {
                ask: Phrase::new("ask-coin-columns"),
                help: Phrase::new("help-coin-columns")
                    .with("least", least)
                    .with("most", most)
                    .with("coins", MOST_DRAWN),
                bounds: least..=most,
                usual: (least <= USUAL_COLUMNS).then_some(USUAL_COLUMNS),
            };
        };
        let (max_take, coins) = match (self.agreed, rest) {
            (Some(max_take), coins) => (max_take, coins),
            (None, [max_take, coins @ ..]) => (*max_take, coins),
            (None, []) => {
                return Setup::Ask {
                    ask: Phrase::new("ask-max-take-coins"),
                    help: Phrase::new("help-max-take-coins").with("most", columns),
                    bounds: 1..=columns,
                    usual: Some(USUAL_TAKE.min(columns)),
                };
            }
        };
        if (coins.len() as u64) < columns {
            return Setup::Draw(0..=MOST_DRAWN);
        }
        Setup::Ready(CoinRow::new(coins.to_vec(), max_take))
    }

    fn custom(&self) -> Custom {
        Custom {
            machine_begins: true,
            draws_every_move: true,
            ..Custom::default()
        }
    }

    fn check_start(&self, row: &CoinRow) -> Result<(), Phrase> {
        check_take(row.max_take, row.left as u64)
    }

    fn check_agreed(&self) -> Result<(), Phrase> {
        self.agreed
            .map_or(Ok(()), |take| check_take(take, MOST_ASKED))
    }

    fn bound(&self, start: &CoinRow) -> Self {
        let sums = start.columns.iter().scan(0_i64, |sum, &coins| {
            *sum += i64::try_from(coins).expect("a column has no more than the most coins");
            Some(*sum)
        });
        Self {
            agreed: self.agreed,
            row: Rc::clone(&start.columns),
            sums: std::iter::once(0).chain(sums).collect(),
        }
    }

    fn max_take(&self, row: &CoinRow) -> Option<u64> {
        Some(row.max_take)
    }

    fn points_left(&self, row: &CoinRow) -> Option<u64> {
        Some(row.coins(row.left))
    }

    fn points(&self, row: &CoinRow, played: Take) -> i64 {
        let taken = usize::try_from(played.0).map_or(row.left, |taken| taken.min(row.left));
        i64::try_from(row.coins(taken)).expect("sums of columns are exact")
    }

    /// All that is left, where it may be taken: nothing is better.
    fn immediate_win(&self, row: &CoinRow) -> Option<Take> {
        (row.left > 0 && row.most() == row.left).then_some(Take(row.left as u64))
    }
}
