//! An impartial game whose positions split into components, as the search for nimbers sees it:
//! components, and what a move leaves of one. Text is left to `notation`.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use crate::reason::Phrase;

/// The largest nimber that a search can meet.
pub(crate) const MAX_SETTLED: u64 = 127;

/// What a move leaves of a component.
#[derive(Clone, Copy, Debug)]
pub struct Follower<'a, P> {
    /// The components left, each canonical and with at least one move, in any order. Equal ones may
    /// both be listed.
    pub components: &'a [P],
    /// Distance of the move from the centre of its component, in a unit of the game's own. The
    /// search prefers small ones.
    pub move_order: u32,
    /// The nimber of what is left besides `components`, found in a table or by symmetry; 0 if
    /// nothing else is left.
    pub settled: u8,
}

impl<'a, P> Follower<'a, P> {
    /// A follower in a game where the place of a move does not matter.
    pub fn new(components: &'a [P]) -> Self {
        Self {
            components,
            move_order: 0,
            settled: 0,
        }
    }
}

/// A component as a table keeps it: a number that tells it from all others, of no more bits than it
/// takes itself, and at most 128.
pub trait Packed:
    Copy + Eq + Ord + Hash + Debug + Send + Sync + Into<u128> + TryFrom<u128>
{
}

impl<P> Packed for P where
    P: Copy + Eq + Ord + Hash + Debug + Send + Sync + Into<u128> + TryFrom<u128>
{
}

/// What is known about the nimber of a component without a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByTheory {
    /// Nothing.
    Unknown,
    /// It is this one.
    Exactly(u64),
    /// It is not 0: the player to move wins.
    NotZero,
}

/// A game in which both players have the same moves, the last mover wins, and positions split into
/// components that do not influence each other.
///
/// The author of a game writes `Component`, `followers`, `size` and `write`; the rest has defaults.
pub trait Sum: Send + Sync + 'static {
    /// A component that has a move, in canonical form: components that play alike are equal. It is
    /// the key of every table.
    type Component: Packed;

    /// Calls `visit` with what each move leaves of `component`, until it breaks. Moves that leave
    /// the same may be visited once.
    ///
    /// # Errors
    /// [`ControlFlow::Break`] if `visit` breaks.
    fn followers(
        &self,
        component: Self::Component,
        visit: &mut impl FnMut(Follower<'_, Self::Component>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// The size of a component in cells, squares, pins or matches. No line of play from it has more
    /// moves.
    fn size(&self, component: Self::Component) -> u64;

    /// An upper bound on the moves in any line of play from a component, and so on its nimber.
    fn longest(&self, component: Self::Component) -> u64 {
        self.size(component)
    }

    /// What is known about the nimber without a search.
    fn by_theory(&self, _component: Self::Component) -> ByTheory {
        ByTheory::Unknown
    }

    /// Like [`Sum::followers`], but components whose nimber is at most `MAX_SETTLED` and known at
    /// once are not listed: their nim-sum is [`Follower::settled`]. So are those that
    /// [`Sum::by_theory`] knows.
    ///
    /// # Errors
    /// [`ControlFlow::Break`] if `visit` breaks.
    fn followers_settled(
        &self,
        component: Self::Component,
        visit: &mut impl FnMut(Follower<'_, Self::Component>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut left = Vec::new();
        self.followers(component, &mut |follower| {
            let mut settled = follower.settled;
            left.clear();
            for &one in follower.components {
                match self.by_theory(one) {
                    ByTheory::Exactly(nimber @ 0..=MAX_SETTLED) => {
                        settled ^= nimber.to_le_bytes()[0];
                    }
                    _ => left.push(one),
                }
            }
            visit(Follower {
                components: &left,
                settled,
                ..follower
            })
        })
    }

    /// Writes a component in the notation of positions.
    fn write(&self, component: Self::Component) -> String;

    /// Whether several threads find the nimber of a component sooner than one, if the search takes
    /// long.
    fn is_worth_threads(&self, _component: Self::Component) -> bool {
        false
    }

    /// Estimates how many positions the search visits below a component; 0 if they are few.
    fn work(&self, _component: Self::Component) -> u128 {
        0
    }

    /// The bytes that the game itself has allocated during searches.
    fn memory(&self) -> u64 {
        0
    }
}

/// Code that runs with the components of any game's positions of type `P`.
pub trait SumVisitor<P> {
    /// What it returns.
    type Output;
    /// Runs it. `components` returns the components of a position; `None` if the position is too
    /// large for `game`, which may have been made for smaller ones.
    fn visit<G: Sum>(
        self,
        game: G,
        components: impl Fn(&G, &P) -> Option<Vec<G::Component>> + 'static,
    ) -> Self::Output;
}

/// Components of the sizes 1, 2, 3, ...
#[derive(Clone, Debug)]
pub struct Scale<P> {
    /// What is said of them, given `nimbers`. If it has `more`, that becomes `false` where a period
    /// says the rest.
    pub phrase: Phrase,
    /// The components as positions.
    pub components: Vec<P>,
}
