//! A game whose positions are not split: all components together count as one, so that no nimbers
//! are added.

use std::hash::Hash;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ahash::AHashMap;

use crate::games::{Follower, Sum};
use crate::inference::limits::make_room;

/// A game whose positions are not split into components. It is one type for all games, so that the
/// searches are compiled for it once.
pub struct Whole(Arc<dyn Unsplit>);

/// The positions of a game, each as one component.
///
/// A position is known by its components in canonical form, sorted, so that positions that play
/// alike are one. Pairs of equal components are kept.
pub struct Positions<G: Sum> {
    game: G,
    met: Mutex<Met<G::Component>>,
}

/// What a search asks of [`Positions`].
trait Unsplit: Send + Sync {
    /// Calls `visit` with what each move leaves, if anything, and how far from the centre it is.
    fn followers(
        &self,
        whole: u32,
        visit: &mut dyn FnMut(Option<u32>, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()>;
    fn size(&self, whole: u32) -> u64;
    fn write(&self, whole: u32) -> String;
    fn work(&self, whole: u32) -> u128;
    fn memory(&self) -> u64;
}

/// The positions met so far, numbered.
struct Met<P> {
    positions: Vec<Arc<[P]>>,
    numbers: AHashMap<Arc<[P]>, u32>,
    bytes: u64,
}

/// Bytes that a position takes beside its components: two pointers with lengths, their reference
/// counts, the number, and free places.
const BYTES_PER_POSITION: usize = 128;

/// More bytes than any limit, and few enough to be added to.
const REFUSED: u64 = u64::MAX / 4;

impl<G: Sum + 'static> Positions<G> {
    /// The positions of a game; none was met yet.
    pub fn new(game: G) -> Arc<Self> {
        let met = Met {
            positions: Vec::new(),
            numbers: AHashMap::new(),
            bytes: 0,
        };
        let met = Mutex::new(met);
        Arc::new(Self { game, met })
    }

    /// The game of these positions.
    pub fn unsplit(self: &Arc<Self>) -> Whole {
        Whole(Arc::<Self>::clone(self))
    }
}

impl<G: Sum> Positions<G> {
    fn met(&self) -> MutexGuard<'_, Met<G::Component>> {
        self.met.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the position of these components as one component, or `None` if there are no
    /// components. It is also `None` if the system refuses the memory for another position; then
    /// [`Sum::memory`] is beyond every limit.
    pub fn whole(&self, components: &[G::Component]) -> Option<u32> {
        if components.is_empty() {
            return None;
        }
        let mut sorted = components.to_vec();
        sorted.sort_unstable();
        self.met().number(&sorted)
    }

    /// What the game tells of each component of a position.
    fn each<T>(&self, whole: u32, tell: impl Fn(&G, G::Component) -> T) -> Vec<T> {
        let components = self.components(whole);
        let told = components
            .iter()
            .map(|&component| tell(&self.game, component));
        told.collect()
    }

    /// The components of a position, sorted.
    fn components(&self, whole: u32) -> Arc<[G::Component]> {
        Arc::clone(&self.met().positions[whole as usize])
    }
}

impl<P: Copy + Eq + Hash> Met<P> {
    /// The number of the position with these components, a new one if it was not met before; `None`
    /// if there is no memory for it.
    fn number(&mut self, components: &[P]) -> Option<u32> {
        if let Some(&number) = self.numbers.get(components) {
            return Some(number);
        }
        let has_room =
            make_room(&mut self.numbers, u64::MAX).is_ok() && self.positions.try_reserve(1).is_ok();
        if !has_room {
            self.bytes = REFUSED;
            return None;
        }
        let number = u32::try_from(self.positions.len()).expect("memory ends before numbers do");
        let kept: Arc<[P]> = components.into();
        self.positions.push(Arc::clone(&kept));
        self.numbers.insert(kept, number);
        self.bytes += (size_of_val(components) + BYTES_PER_POSITION) as u64;
        Some(number)
    }
}

impl<G: Sum> Unsplit for Positions<G> {
    fn followers(
        &self,
        whole: u32,
        visit: &mut dyn FnMut(Option<u32>, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let components = self.components(whole);
        for (index, &component) in components.iter().enumerate() {
            if index > 0 && components[index - 1] == component {
                continue;
            }
            self.game.followers(component, &mut |follower| {
                let mut left = components.to_vec();
                left.swap_remove(index);
                left.extend(follower.components);
                visit(self.whole(&left), follower.aside)
            })?;
        }
        ControlFlow::Continue(())
    }

    fn size(&self, whole: u32) -> u64 {
        self.each(whole, G::size).into_iter().sum()
    }

    fn write(&self, whole: u32) -> String {
        self.each(whole, G::write).join(" + ")
    }

    fn work(&self, whole: u32) -> u128 {
        self.each(whole, G::work).into_iter().sum()
    }

    fn memory(&self) -> u64 {
        self.met().bytes
    }
}

impl Sum for Whole {
    type Component = u32;

    fn followers(
        &self,
        whole: u32,
        visit: &mut impl FnMut(Follower<'_, u32>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.0.followers(whole, &mut |left, aside| {
            visit(Follower {
                components: left.as_slice(),
                aside,
                settled: 0,
            })
        })
    }

    fn size(&self, whole: u32) -> u64 {
        self.0.size(whole)
    }

    fn write(&self, whole: u32) -> String {
        self.0.write(whole)
    }

    fn work(&self, whole: u32) -> u128 {
        self.0.work(whole)
    }

    fn memory(&self) -> u64 {
        self.0.memory()
    }
}
