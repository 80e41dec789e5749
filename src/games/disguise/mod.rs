//! Nim in disguise: a board whose places hold coins, where a move is a number at a place as in nim,
//! and what counts are the piles of nim behind it.
//!
//! C. L. Bouton's theorem settles them in normal and in misère play, as a move on the board is a
//! move of nim or one that makes a pile larger. The first leads from a losing position of nim to a
//! winning one, as nim says. So does the second, since a move of nim leads back, and none leads
//! from one losing position to another. From a winning position there is a move of nim to a losing
//! one; only in misère play, where no pile is left, there is none. If the board is not empty then,
//! one coin is brought to a pile: a single pile of one is losing.

pub(super) mod nimble;
pub(super) mod staircase;
mod theorems;

use std::cmp::Ordering;
use std::iter::repeat_n;
use std::ops::ControlFlow;

use crate::games::{
    About, Child, Components, Cost, Draw, Goal, Heaps, MAX_COUNT, Matches, Nim, PileMove,
    Presentation, Rules, SumVisitor, Theory, Tree,
    matches::PackedPiles,
    shared::{
        counting::states_below,
        number::{read_list, refused},
        rows,
    },
};
use crate::reason::Phrase;
use crate::text::Text;

/// What a board is and how it is shown. Messages are by name.
#[derive(Debug)]
struct Disguise {
    about: &'static About,
    /// Whether what is taken from a place goes to the place before it. Then only the first place,
    /// the third and so on are piles; else each is.
    is_sent_on: bool,
    /// Refuses a word of a position, a text that is no move, and a move.
    refusals: [&'static str; 3],
    deed: &'static str,
    /// Says a place with what it holds.
    said: &'static str,
    /// Which positions are listed only once, if not each is.
    alike: Option<&'static str>,
    /// Say why: of what a move leaves, and of what is faced.
    theorems: [&'static str; 2],
    /// Draws a board, with the one before the last move, within a width.
    draw: fn(&Heaps, Option<&Heaps>, usize) -> Text,
}

/// A game that is nim in disguise. A place is a pile of the position, not always one of nim.
#[derive(Clone, Copy, Debug)]
pub struct Disguised {
    board: &'static Disguise,
    /// Nim itself, whose moves are those of the board too.
    nim: Matches,
}

impl Disguised {
    fn of(board: &'static Disguise, misere: bool) -> Self {
        let nim = Nim::game(misere);
        Self { board, nim }
    }

    /// How many places there are for a pile.
    fn places_per_pile(self) -> usize {
        1 + usize::from(self.board.is_sent_on)
    }

    /// The piles of nim behind a position.
    fn piles(self, position: &Heaps) -> Heaps {
        let piles = position.sizes().iter().step_by(self.places_per_pile());
        Heaps(piles.copied().collect())
    }

    /// What a position is to a search, ascending: the coins on each step or above it, or the
    /// spaces of the coins in any order. A move makes one of these numbers smaller.
    fn ladder(self, position: &Heaps) -> Vec<u64> {
        if !self.board.is_sent_on {
            return position.canonical();
        }
        let coins = position.sizes().iter().rev();
        let above = coins.scan(0, |above, coins| {
            *above += coins;
            Some(*above)
        });
        above.filter(|&above| above > 0).collect()
    }

    /// The refusal of a position, a move or a text.
    fn refusal(self, number: usize) -> Phrase {
        Phrase::new(self.board.refusals[number])
    }
}

impl Tree for Disguised {
    type State = PackedPiles;

    fn children(
        &self,
        state: PackedPiles,
        visit: &mut impl FnMut(Child<PackedPiles>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !self.board.is_sent_on {
            return self.nim.children(state, visit);
        }
        let ladder = state.sizes();
        let mut above = 0;
        for (step, &coins) in ladder.iter().enumerate() {
            for left in above..coins {
                let mut after = ladder.clone();
                after[step] = left;
                after.retain(|coins| *coins > 0);
                let after = PackedPiles::pack(&after).expect("a move leaves less");
                visit(after.into())?;
            }
            above = coins;
        }
        ControlFlow::Continue(())
    }

    fn goal(&self) -> Goal {
        self.nim.goal()
    }
}

impl Rules for Disguised {
    type Position = Heaps;
    type Move = PileMove;

    fn moves<'a>(&'a self, position: &'a Heaps) -> impl Iterator<Item = PileMove> + 'a {
        self.nim.moves(position)
    }

    fn move_count(&self, position: &Heaps) -> u128 {
        self.nim.move_count(position)
    }

    fn nth_move(&self, position: &Heaps, index: u128) -> PileMove {
        self.nim.nth_move(position, index)
    }

    fn play(&self, position: &Heaps, played: PileMove) -> Result<Heaps, Phrase> {
        let mut after = self.nim.play(position, played).map_err(|_| {
            let most = position
                .open()
                .map(|place| PileMove::single(place, position.size(place)));
            let most: Vec<String> = most.map(|largest| largest.to_string()).collect();
            self.refusal(2)
                .quoting("most", &most.join(", "))
                .with("move", played.to_string())
        })?;
        let to = played.piles()[0].checked_sub(2);
        if let Some(to) = to.filter(|_| self.board.is_sent_on) {
            after.0[usize::try_from(to).expect("a place")] += played.count;
        }
        Ok(after)
    }

    fn read_position(&self, text: &str) -> Result<Heaps, Phrase> {
        let refused = |word| refused(self.board.refusals[0], word, MAX_COUNT);
        let sizes = read_list(text, MAX_COUNT).map_err(refused)?;
        // All of them may come together.
        let all = sizes.iter().copied().map(u128::from).sum::<u128>();
        if self.board.is_sent_on && all > MAX_COUNT.into() {
            return Err(refused(text));
        }
        Ok(Heaps(sizes))
    }

    fn read_move(&self, text: &str) -> Result<PileMove, Phrase> {
        let refused = |_| self.refusal(1).quoting("move", text);
        self.nim.read_move(text).map_err(refused)
    }
}

impl Theory for Disguised {
    fn state(&self, position: &Heaps) -> Option<PackedPiles> {
        PackedPiles::pack(&self.ladder(position))
    }

    fn position(&self, state: PackedPiles, start: &Heaps) -> Heaps {
        let ladder = state.sizes();
        let spare = start.0.len().saturating_sub(ladder.len());
        let mut places: Vec<u64> = repeat_n(0, spare).chain(ladder).collect();
        if self.board.is_sent_on {
            for place in (1..places.len()).rev() {
                places[place] -= places[place - 1];
            }
            places.reverse();
        }
        Heaps(places)
    }

    fn compare_states(&self, one: PackedPiles, other: PackedPiles) -> Ordering {
        self.nim.compare_states(one, other)
    }

    fn cost(&self, position: &Heaps) -> Cost {
        Cost {
            states: states_below(&self.ladder(position)),
            moves: self.move_count(position),
        }
    }
}

impl Components for Disguised {
    fn splits(&self) -> bool {
        self.nim.splits()
    }

    fn visit_components<V: SumVisitor<Heaps>>(&self, at: &Heaps, visitor: V) -> Option<V::Output> {
        if self.board.is_sent_on {
            return None;
        }
        self.nim.visit_components(at, visitor)
    }

    fn split(&self, position: &Heaps) -> Option<Vec<Heaps>> {
        if self.board.is_sent_on {
            return None;
        }
        self.nim.split(position)
    }
}

impl Presentation for Disguised {
    fn about(&self) -> &'static About {
        self.board.about
    }

    fn describe(&self, position: &Heaps, played: PileMove) -> Phrase {
        let (place, count) = (played.piles()[0], played.count);
        let from = position.size(place);
        let to = if self.board.is_sent_on {
            place - 1
        } else {
            from - count
        };
        phrase!(self.board.deed, place, count, from, to)
    }

    fn picture(&self, position: &Heaps, past: &[(&Heaps, PileMove)], width: usize) -> Text {
        (self.board.draw)(position, past.last().map(|(before, _)| *before), width)
    }

    fn in_words(&self, position: &Heaps, before: Option<&Heaps>) -> Vec<Phrase> {
        rows::in_words(
            self.board.said,
            &position.0,
            before.map(|before| &*before.0),
        )
    }

    /// None: it is asked for as it is written, and a place may be empty.
    fn setup_answers(&self, _: &Heaps) -> Vec<u64> {
        Vec::new()
    }

    fn exercise(&self, size: u64, draw: Draw) -> Heaps {
        let places = draw(2 + size / 5..=3 + size / 4);
        // Coins on a high step are moved often.
        let most = if self.board.is_sent_on {
            2 + size / 2
        } else {
            4 + size
        };
        Heaps((0..places).map(|_| draw(1..=most)).collect())
    }

    fn listed_once(&self) -> Option<Phrase> {
        self.board.alike.map(Phrase::new)
    }
}
