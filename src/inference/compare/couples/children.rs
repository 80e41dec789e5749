//! The followers of all components on the line of a search, on one stack, so that entering a component allocates nothing.

use std::ops::Range;

use crate::inference::nimbers::fact::Fact;
use crate::inference::nimbers::set::Nimber;

/// A follower whose nimber is not known yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    /// The order of the search: ascending by the first number, then by the second.
    pub(super) key: (u64, u64),
    /// Its unknown components, on the stack of components, the largest last.
    begin: usize,
    end: usize,
    /// The nim-sum of its known components.
    pub(super) sum: Nimber,
    /// What is known about the component that was added last.
    last: Fact,
    /// Whether it is known not to have the nimber that its parent is asked for.
    pub(super) excluded: bool,
}

impl Child {
    /// How many of its components are unknown.
    pub(super) fn len(&self) -> usize {
        self.end - self.begin
    }
}

/// A stack of followers; those of the component that was entered last are on top.
#[derive(Debug)]
pub(super) struct Children<P> {
    listed: Vec<Child>,
    components: Vec<P>,
}

/// The height of the stack before the followers of a component are listed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Begin {
    pub(super) children: usize,
    components: usize,
}

impl<P> Default for Children<P> {
    fn default() -> Self {
        Self {
            listed: Vec::new(),
            components: Vec::new(),
        }
    }
}

impl<P> Children<P> {
    pub(super) fn clear(&mut self) {
        self.listed.clear();
        self.components.clear();
    }
}

impl<P: Copy + Eq> Children<P> {
    pub(super) fn begin(&self) -> Begin {
        Begin {
            children: self.listed.len(),
            components: self.components.len(),
        }
    }

    /// Drops everything that was listed after `begin`.
    pub(super) fn end(&mut self, begin: Begin) {
        self.listed.truncate(begin.children);
        self.components.truncate(begin.components);
    }

    /// A child without unknown components, not yet listed.
    pub(super) fn child(&self, sum: Nimber) -> Child {
        Child {
            key: (0, 0),
            begin: self.components.len(),
            end: self.components.len(),
            sum,
            last: Fact::NOTHING,
            excluded: false,
        }
    }

    /// Adds an unknown component to `child`, the one that was made last. Two equal components cancel each other.
    pub(super) fn add(&mut self, child: &mut Child, component: P, fact: Fact) {
        let equal = self.components[child.begin..]
            .iter()
            .position(|&other| other == component);
        if let Some(at) = equal {
            self.components.swap_remove(child.begin + at);
            // The fact about the component that is last now was not kept.
            child.last = Fact::NOTHING;
        } else {
            self.components.push(component);
            child.last = fact;
        }
        child.end = self.components.len();
    }

    /// Lists `child`, the one that was made last. Its parent is asked whether it has the nimber `asked`.
    pub(super) fn push(&mut self, child: Child, asked: Nimber, size: impl Fn(P) -> u64) {
        let mut child = child;
        if child.len() == 1 {
            child.excluded = child.last.excludes(asked ^ child.sum);
        } else {
            let components = &mut self.components[child.begin..child.end];
            components.sort_unstable_by_key(|&component| size(component));
        }
        self.listed.push(child);
    }

    /// How many followers are on the stack.
    pub(super) fn listed(&self) -> usize {
        self.listed.len()
    }

    /// Sorts some of the children by their keys.
    pub(super) fn sort(&mut self, range: Range<usize>) {
        self.listed[range].sort_unstable_by_key(|child| (child.key, child.begin));
    }

    pub(super) fn get(&self, index: usize) -> &Child {
        &self.listed[index]
    }

    pub(super) fn get_mut(&mut self, index: usize) -> &mut Child {
        &mut self.listed[index]
    }

    /// The unknown components of a child.
    pub(super) fn components(&self, child: &Child) -> &[P] {
        &self.components[child.begin..child.end]
    }

    /// Removes and returns the smallest unknown component of a child, or `None` if it has only one.
    pub(super) fn next_of_several(&self, child: &mut Child) -> Option<P> {
        (child.len() > 1).then(|| {
            child.begin += 1;
            self.components[child.begin - 1]
        })
    }

    /// The largest unknown component of a child.
    pub(super) fn last(&self, child: &Child) -> P {
        self.components[child.end - 1]
    }
}
