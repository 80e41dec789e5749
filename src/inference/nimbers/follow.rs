//! The followers of a part, listed.

use std::ops::ControlFlow;

use crate::games::Impartial;

/// The followers of a part, in an order.
#[derive(Clone, Debug)]
pub(super) struct Followers<P> {
    /// The parts of all followers, one after another.
    parts: Vec<P>,
    /// Where the parts of each begin and end, and its key of order: squared sizes, distance from the centre.
    listed: Vec<(u64, u32, u32, u32)>,
}

impl<P: Copy + Eq + Ord> Followers<P> {
    /// As the game lists them.
    pub(super) fn of<G: Impartial<Part = P>>(game: &G, part: P) -> Self {
        let mut all = Self {
            parts: Vec::new(),
            listed: Vec::new(),
        };
        let _ = game.followers(part, &mut |follower| {
            let begin = all.parts.len();
            all.parts.extend(follower.parts);
            all.parts[begin..].sort_unstable();
            let squares = follower.parts.iter().map(|&part| game.size(part).pow(2));
            all.listed.push((
                squares.sum(),
                follower.aside,
                u32::try_from(begin).expect("few parts"),
                u32::try_from(all.parts.len()).expect("few parts"),
            ));
            ControlFlow::Continue(())
        });
        all.drop_repeated();
        all
    }

    /// Keeps the first of the moves that leave the same.
    fn drop_repeated(&mut self) {
        let parts = &self.parts;
        let of = |&(_, _, begin, end): &(u64, u32, u32, u32)| &parts[begin as usize..end as usize];
        self.listed.sort_by(|one, other| of(one).cmp(of(other)));
        self.listed.dedup_by(|later, first| of(later) == of(first));
        self.listed.sort_by_key(|&(_, _, begin, end)| (begin, end));
    }

    /// Those first that fall apart into the smallest parts, and of equal ones those whose move was made nearest the centre.
    pub(super) fn sort(&mut self) {
        self.listed
            .sort_by_key(|&(squares, aside, ..)| (squares, aside));
    }

    pub(super) fn len(&self) -> usize {
        self.listed.len()
    }

    pub(super) fn parts(&self, index: usize) -> &[P] {
        let (_, _, begin, end) = self.listed[index];
        &self.parts[begin as usize..end as usize]
    }
}

/// Sorts the parts and drops those that there are two of: equal parts are 0 together.
pub(super) fn cancelled<G: Impartial>(game: &G, parts: &[G::Part]) -> Vec<G::Part> {
    let mut left: Vec<G::Part> = Vec::with_capacity(parts.len());
    let mut sorted = parts.to_vec();
    sorted.sort_unstable();
    for part in sorted {
        if left.last() == Some(&part) {
            left.pop();
        } else {
            left.push(part);
        }
    }
    left.sort_by_key(|&part| game.size(part));
    left
}
