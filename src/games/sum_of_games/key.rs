//! The state of a summand as a key of a hash table, with its type erased.

use std::any::Any;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

/// A state of some game. Two are equal if they have the same type and are equal.
#[derive(Debug)]
pub(super) struct Key(Box<dyn Erased>);

trait Erased: Debug {
    fn as_any(&self) -> &dyn Any;
    fn is(&self, other: &dyn Any) -> bool;
    fn hash(&self, hasher: &mut dyn Hasher);
}

impl<S: Eq + Hash + Debug + 'static> Erased for S {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }

    fn hash(&self, mut hasher: &mut dyn Hasher) {
        Hash::hash(self, &mut hasher);
    }
}

impl Key {
    /// The key of a state.
    pub(super) fn new<S: Eq + Hash + Debug + 'static>(state: S) -> Self {
        Self(Box::new(state))
    }
}

impl PartialEq for Key {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other.0.as_any())
    }
}

impl Eq for Key {}

impl Hash for Key {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        Erased::hash(self.0.as_ref(), hasher);
    }
}
