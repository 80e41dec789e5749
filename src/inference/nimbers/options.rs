//! The options of all couples on the line of a search, on one stack, so that entering a couple
//! allocates nothing.

use super::numbers::Numbers;
use super::set::Nimber;

/// An option of a couple that is not settled: a follower of the component, or a smaller nimber.
#[derive(Clone, Copy)]
pub(super) struct Choice<P> {
    /// The largest component that is not known.
    pub(super) largest: P,
    /// The smaller ones, on the stack of components, in ascending order.
    begin: usize,
    end: usize,
    /// The nim-sum of the known components; for a smaller nimber, its nim-sum with the one in
    /// question. The option is lost if the nimber of `largest` is the nim-sum of this and the one
    /// in question.
    pub(super) sum: Nimber,
    /// The smallest component is asked for this nimber next.
    pub(super) asked: Nimber,
    pub(super) numbers: Numbers,
}

impl<P: Copy> Choice<P> {
    /// An option with one unknown component.
    pub(super) fn of_one(largest: P, sum: Nimber, numbers: Numbers) -> Self {
        Self {
            largest,
            begin: 0,
            end: 0,
            sum,
            asked: 0,
            numbers,
        }
    }

    /// Whether components besides the largest are unknown.
    pub(super) fn has_others(&self) -> bool {
        self.begin < self.end
    }

    /// The smallest component turns out to have this nimber.
    pub(super) fn settle_smallest(&mut self, nimber: Nimber) {
        self.begin += 1;
        self.sum ^= nimber;
        self.asked = 0;
    }
}

/// A stack of options; those of the couple that was entered last are on top.
pub(super) struct Options<P> {
    pub(super) listed: Vec<Choice<P>>,
    components: Vec<P>,
}

/// The height of the stack before the options of a couple are listed.
#[derive(Clone, Copy)]
pub(super) struct Begin {
    pub(super) options: usize,
    components: usize,
}

impl<P> Default for Options<P> {
    fn default() -> Self {
        Self {
            listed: Vec::new(),
            components: Vec::new(),
        }
    }
}

impl<P> Options<P> {
    pub(super) fn begin(&self) -> Begin {
        Begin {
            options: self.listed.len(),
            components: self.components.len(),
        }
    }

    /// Drops everything that was listed after `begin`.
    pub(super) fn end(&mut self, begin: Begin) {
        self.listed.truncate(begin.options);
        self.components.truncate(begin.components);
    }

    pub(super) fn clear(&mut self) {
        self.listed.clear();
        self.components.clear();
    }
}

impl<P: Copy + Eq> Options<P> {
    /// Adds an unknown component to those after `begin`. Two equal ones cancel each other.
    pub(super) fn add(&mut self, begin: Begin, component: P) {
        let added = &self.components[begin.components..];
        match added.iter().position(|&other| other == component) {
            Some(at) => {
                self.components.swap_remove(begin.components + at);
            }
            None => self.components.push(component),
        }
    }

    /// The components that were added after `begin`.
    pub(super) fn added(&mut self, begin: Begin) -> &mut [P] {
        &mut self.components[begin.components..]
    }

    /// Lists an option with the components that were added after `begin`, in ascending order and at
    /// least one.
    pub(super) fn push(&mut self, begin: Begin, sum: Nimber, numbers: Numbers) {
        let Some(largest) = self.components.pop() else {
            return;
        };
        self.listed.push(Choice {
            begin: begin.components,
            end: self.components.len(),
            ..Choice::of_one(largest, sum, numbers)
        });
    }

    /// The smallest unknown component of an option that has several.
    pub(super) fn smallest(&self, choice: &Choice<P>) -> P {
        self.components[choice.begin]
    }
}

/// The option of a couple that is the least effort to lose for the opponent, who moves next.
pub(super) struct Best {
    pub(super) index: usize,
    /// The effort to lose the second best.
    pub(super) second: f32,
    /// The numbers of the couple.
    pub(super) numbers: Numbers,
}

impl Best {
    pub(super) fn of<P>(options: &[Choice<P>]) -> Option<Self> {
        let (mut index, mut first, mut second, mut sum) = (None, f32::INFINITY, f32::INFINITY, 0.0);
        for (at, option) in options.iter().enumerate() {
            let effort = option.numbers.to_lose;
            if effort < first {
                (index, second, first) = (Some(at), first, effort);
            } else if effort < second {
                second = effort;
            }
            sum += option.numbers.to_win;
        }
        Some(Self {
            index: index?,
            second,
            numbers: Numbers::new(first, sum),
        })
    }
}
