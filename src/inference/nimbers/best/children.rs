//! The followers of all parts on a line of a search, on one stack, so that entering a part allocates nothing.

use std::ops::Range;

use super::super::set::Nimber;
use super::fact::Fact;

/// A follower that is not known yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    /// The order: first by this, then by the distance from the centre.
    pub(super) key: (u64, u64),
    /// Its parts that are not known yet, on the stack of parts, the largest last.
    begin: usize,
    end: usize,
    /// The nimber of its other parts.
    pub(super) sum: Nimber,
    /// What is known about its last part.
    last: Fact,
    /// Whether it is known not to have what was asked for.
    pub(super) excluded: bool,
}

impl Child {
    /// How many of its parts are not known.
    pub(super) fn len(&self) -> usize {
        self.end - self.begin
    }
}

/// A stack of followers, those of the last part of the line on top.
#[derive(Debug)]
pub(super) struct Children<P> {
    listed: Vec<Child>,
    parts: Vec<P>,
}

/// Where the followers of a part begin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Begin {
    pub(super) children: usize,
    parts: usize,
}

impl<P> Default for Children<P> {
    fn default() -> Self {
        Self {
            listed: Vec::new(),
            parts: Vec::new(),
        }
    }
}

impl<P: Copy + Eq> Children<P> {
    pub(super) fn begin(&self) -> Begin {
        Begin {
            children: self.listed.len(),
            parts: self.parts.len(),
        }
    }

    /// Drops what was listed since.
    pub(super) fn end(&mut self, begin: Begin) {
        self.listed.truncate(begin.children);
        self.parts.truncate(begin.parts);
    }

    pub(super) fn clear(&mut self) {
        self.listed.clear();
        self.parts.clear();
    }

    /// A child without unknown parts, not yet listed.
    pub(super) fn child(&self, sum: Nimber) -> Child {
        Child {
            key: (0, 0),
            begin: self.parts.len(),
            end: self.parts.len(),
            sum,
            last: Fact::NOTHING,
            excluded: false,
        }
    }

    /// Adds an unknown part to the child last made; two equal ones are 0 together.
    pub(super) fn add(&mut self, child: &mut Child, part: P, fact: Fact) {
        let equal = self.parts[child.begin..]
            .iter()
            .position(|&other| other == part);
        if let Some(at) = equal {
            self.parts.swap_remove(child.begin + at);
            // That of the part that is last now was not kept.
            child.last = Fact::NOTHING;
        } else {
            self.parts.push(part);
            child.last = fact;
        }
        child.end = self.parts.len();
    }

    /// Lists the child last made, of a part that is asked whether it has the nimber `asked`.
    pub(super) fn push(&mut self, child: Child, asked: Nimber, size: impl Fn(P) -> u64) {
        let mut child = child;
        if child.len() == 1 {
            child.excluded = child.last.excludes(asked ^ child.sum);
        } else {
            self.parts[child.begin..child.end].sort_unstable_by_key(|&part| size(part));
        }
        self.listed.push(child);
    }

    pub(super) fn listed(&self) -> usize {
        self.listed.len()
    }

    /// Sorts some children by their keys.
    pub(super) fn sort(&mut self, range: Range<usize>) {
        self.listed[range].sort_unstable_by_key(|child| (child.key, child.begin));
    }

    pub(super) fn get(&self, index: usize) -> &Child {
        &self.listed[index]
    }

    pub(super) fn get_mut(&mut self, index: usize) -> &mut Child {
        &mut self.listed[index]
    }

    /// The parts of a child that are not known.
    pub(super) fn parts(&self, child: &Child) -> &[P] {
        &self.parts[child.begin..child.end]
    }

    /// Takes the next part of a child, where it is not its last.
    pub(super) fn next_of_several(&self, child: &mut Child) -> Option<P> {
        (child.len() > 1).then(|| {
            child.begin += 1;
            self.parts[child.begin - 1]
        })
    }

    /// The largest part of a child.
    pub(super) fn last(&self, child: &Child) -> P {
        self.parts[child.end - 1]
    }
}
