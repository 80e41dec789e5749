//! Which nimbers the lines through positions of piles have. Which positions there are is left to
//! `nimbers`.
//!
//! A move keeps the piles that it does not touch and the differences of those that it takes from.
//! So the positions that have such a signature in common are a line, on which moves lead from each
//! to all smaller ones.

use ahash::AHashMap;

use super::{
    signatures::{Signature, sets, signature},
    table::Sizes,
};
use crate::inference::piles::region::{Region, narrow, narrowed};

/// The most words of [`Together`] for each position and one of the lines through it. Seldom are all
/// of them used.
const MOST_WORDS: u128 = 4;

/// The most lines that are in a dense list, for each position.
const MOST_LINES: u128 = 4;

/// Bytes for a position and one of the lines through it. Up to 90 were measured.
pub(super) const BYTES: u128 = 100;

/// Bytes of a nimber in a table.
pub(super) const NIMBER_BYTES: u64 = 4;

/// A line of positions by its place in a list; no list has more.
type Place = usize;

/// Finds nimbers, position by position in lexicographic order of their ascending sizes.
pub(super) trait MoveLines {
    /// Fills a row of nimbers: of these sizes, which are counted up, and of those that differ from
    /// them in a larger last pile alone.
    fn fill(&mut self, sizes: &mut [u64], nimbers: &mut [u32]);
}

/// How many positions are within these ascending bounds, and how many lines go through them all.
pub(super) fn positions_and_steps(bounds: &[u64], at_once: usize) -> [u128; 2] {
    let positions = Region::count(&narrowed(bounds));
    [
        positions,
        positions * sets(bounds.len(), at_once).count() as u128,
    ]
}

/// The most bytes that all nimbers within these ascending bounds take, and what finds them.
pub(super) fn bytes(bounds: &[u64], at_once: usize) -> u128 {
    let [positions, steps] = positions_and_steps(bounds, at_once);
    let words = Together::words(bounds, at_once);
    words.map_or(steps * BYTES, |words| {
        positions * u128::from(NIMBER_BYTES) + words * size_of::<u64>() as u128
    })
}

/// What finds the nimbers of positions within these ascending bounds.
pub(super) fn lines(bounds: &[u64], at_once: usize) -> Box<dyn MoveLines> {
    if Together::words(bounds, at_once).is_some() {
        return Box::new(Together::within(bounds, at_once));
    }
    Box::new(Apart::within(bounds, at_once))
}

/// The ranks of signatures of moves from a number of piles: of the untouched piles, and of the
/// differences of the others.
struct Ranks {
    untouched: Region,
    differences: Region,
    largest: usize,
    /// The place of the first line.
    first: Place,
}

impl Ranks {
    /// How many lines there are for moves from each number of piles, within these bounds.
    fn counts(bounds: &[usize], at_once: usize) -> impl Iterator<Item = u128> {
        let largest = bounds.last().copied().unwrap_or(0);
        (1..=at_once.min(bounds.len())).map(move |taken| {
            let differences = Region::count(&vec![largest; taken - 1]);
            Region::count(&bounds[taken..]).saturating_mul(differences)
        })
    }

    /// How many lines there are within these bounds.
    fn count(bounds: &[usize], at_once: usize) -> u128 {
        Self::counts(bounds, at_once).fold(0, u128::saturating_add)
    }

    /// Those of moves from as many piles as the index and one more, where lines are few.
    fn all(bounds: &[usize], at_once: usize) -> Vec<Self> {
        let largest = bounds.last().copied().unwrap_or(0);
        let mut first = 0;
        let ranks = (1..).zip(Self::counts(bounds, at_once));
        let ranks = ranks.map(|(taken, lines)| {
            let ranks = Self {
                untouched: Region::new(&bounds[taken..]),
                differences: Region::new(&vec![largest; taken - 1]),
                largest,
                first,
            };
            first += usize::try_from(lines).expect("lines are few");
            ranks
        });
        ranks.collect()
    }

    /// The place of the line through ascending sizes for moves from a set of places, and how far
    /// that is from the line if the last pile is one larger.
    ///
    /// Lines that differ in their last untouched pile alone are side by side, and next to them
    /// those whose differences follow. So a row of positions goes through lines that are close to
    /// each other, and so does the next row.
    fn place(&self, sizes: &[u64], set: u32) -> (Place, usize) {
        let (mut untouched, mut taken) = (Sizes::new(), Sizes::new());
        for (place, &size) in sizes.iter().enumerate() {
            let is_taken = set >> place & 1 == 1;
            let side = if is_taken { &mut taken } else { &mut untouched };
            side.push(narrow(size));
        }
        let [smallest, others @ ..] = &taken[..] else {
            unreachable!("a move takes from some pile");
        };
        let differences = self
            .differences
            .rank(others.iter().map(|size| size - smallest));
        let takes_from_last = set >> (sizes.len() - 1) & 1 == 1;
        let Some(largest) = untouched.pop() else {
            return (self.first + differences, 1);
        };
        let least = untouched.last().copied().unwrap_or(0);
        let abreast = self.largest - least + 1;
        let before = self.untouched.rank(untouched.into_iter().chain([least]));
        let block = self.first + before * self.differences.size();
        let step = match (takes_from_last, others) {
            (false, _) => 1,
            (true, []) => 0,
            (true, _) => abreast,
        };
        (block + differences * abreast + largest - least, step)
    }
}

/// The nimbers of all lines as bits: the first word of each line, then the second word of each, and
/// so on.
struct Together {
    ranks: Vec<Ranks>,
    sets: Vec<u32>,
    /// How many lines there are.
    lines: usize,
    planes: Vec<Vec<u64>>,
    /// The lines through a position, and how far those through the next are from them.
    through: Vec<(Place, usize)>,
}

impl Together {
    /// How many words there are at most. `None` if they are too many: where few piles are long,
    /// most words of most lines would be empty.
    fn words(bounds: &[u64], at_once: usize) -> Option<u128> {
        let lines = Ranks::count(&narrowed(bounds), at_once);
        let words = lines.saturating_mul(u128::from(bounds.iter().sum::<u64>()) / 64 + 1);
        let [_, steps] = positions_and_steps(bounds, at_once);
        (words <= steps * MOST_WORDS).then_some(words)
    }

    fn within(bounds: &[u64], at_once: usize) -> Self {
        let bounds = narrowed(bounds);
        Self {
            ranks: Ranks::all(&bounds, at_once),
            sets: sets(bounds.len(), at_once).collect(),
            lines: usize::try_from(Ranks::count(&bounds, at_once)).expect("lines are few"),
            planes: Vec::new(),
            through: Vec::new(),
        }
    }

    /// Finds and marks the least nimber that no line has, from a plane on.
    fn next(&mut self, from: usize) -> usize {
        for place in from.. {
            if place == self.planes.len() {
                self.planes.push(vec![0; self.lines]);
            }
            let plane = &mut self.planes[place];
            let lines = || self.through.iter().map(|&(line, _)| line);
            let marked = lines().fold(0, |marked, line| marked | plane[line]);
            let bit = marked.trailing_ones() as usize;
            if bit < 64 {
                lines().for_each(|line| plane[line] |= 1 << bit);
                return 64 * place + bit;
            }
        }
        unreachable!("a line has an end")
    }
}

impl MoveLines for Together {
    fn fill(&mut self, sizes: &mut [u64], nimbers: &mut [u32]) {
        self.through.clear();
        let place = |&set: &u32| self.ranks[set.count_ones() as usize - 1].place(sizes, set);
        self.through.extend(self.sets.iter().map(place));
        // One line is in all positions of the row, and nothing is free where it has all nimbers.
        let of_row = self.through.iter().find(|(_, step)| *step == 0);
        let &(of_row, _) = of_row.expect("a move may take from the last pile alone");
        let mut full = 0;
        for nimber in nimbers {
            let found = self.next(full);
            *nimber = u32::try_from(found).expect("there are fewer positions");
            while self
                .planes
                .get(full)
                .is_some_and(|plane| plane[of_row] == u64::MAX)
            {
                full += 1;
            }
            for (line, step) in &mut self.through {
                *line += *step;
            }
        }
    }
}

/// The nimbers of each line apart from those of the others.
struct Apart {
    places: Places,
    sets: Vec<u32>,
    lines: Vec<NimberLine>,
    through: Vec<Place>,
}

/// Which line goes through a position. Lines that are too many for a dense list are numbered as
/// they are met.
enum Places {
    Dense(Vec<Ranks>),
    Met(AHashMap<Signature, Place>),
}

impl Places {
    /// The place of the line through ascending sizes for moves from a set of places.
    fn of(&mut self, sizes: &[u64], set: u32) -> Place {
        match self {
            Self::Dense(ranks) => ranks[set.count_ones() as usize - 1].place(sizes, set).0,
            Self::Met(known) => {
                let next = known.len();
                *known.entry(signature(sizes, set)).or_insert(next)
            }
        }
    }
}

/// The nimbers of the positions of a line that were found, as bits. Those of a line whose untouched
/// piles are large are large.
#[derive(Debug, Default)]
struct NimberLine {
    /// How many words are left out, which have no bit.
    skipped: usize,
    words: Vec<u64>,
    /// How many words at the beginning have all bits.
    full: usize,
}

impl NimberLine {
    fn word(&self, place: usize) -> u64 {
        let place = place.checked_sub(self.skipped);
        let word = place.and_then(|place| self.words.get(place));
        word.copied().unwrap_or(0)
    }

    fn mark(&mut self, nimber: usize) {
        let place = nimber / 64;
        if self.words.is_empty() {
            self.skipped = place;
        }
        let missing = self.skipped.saturating_sub(place);
        if missing > 0 {
            self.words.splice(0..0, std::iter::repeat_n(0, missing));
            self.skipped -= missing;
        }
        let place = place - self.skipped;
        if self.words.len() <= place {
            self.words.resize(place + 1, 0);
        }
        self.words[place] |= 1 << (nimber % 64);
        while self.word(self.full) == u64::MAX {
            self.full += 1;
        }
    }
}

impl Apart {
    fn within(bounds: &[u64], at_once: usize) -> Self {
        let bounds = narrowed(bounds);
        let most = Region::count(&bounds).saturating_mul(MOST_LINES);
        let places = if Ranks::count(&bounds, at_once) <= most {
            Places::Dense(Ranks::all(&bounds, at_once))
        } else {
            Places::Met(AHashMap::new())
        };
        Self {
            places,
            sets: sets(bounds.len(), at_once).collect(),
            lines: Vec::new(),
            through: Vec::new(),
        }
    }

    /// Finds and marks the least nimber that no line through ascending sizes has.
    fn next(&mut self, sizes: &[u64]) -> usize {
        self.through.clear();
        let place = |&set: &u32| self.places.of(sizes, set);
        self.through.extend(self.sets.iter().map(place));
        let last = self.through.iter().max().map_or(0, |line| line + 1);
        if self.lines.len() < last {
            self.lines.resize_with(last, NimberLine::default);
        }
        let nimber = self.least_free();
        for &line in &self.through {
            self.lines[line].mark(nimber);
        }
        nimber
    }

    fn least_free(&self) -> usize {
        let lines = || self.through.iter().map(|&line| &self.lines[line]);
        let full = lines().map(|line| line.full).max().unwrap_or(0);
        let mut words = (full..).map(|place| {
            let word = lines().fold(0, |word, line| word | line.word(place));
            (place, word.trailing_ones() as usize)
        });
        let found = words.find_map(|(place, ones)| (ones < 64).then_some(64 * place + ones));
        found.expect("a line has an end")
    }
}

impl MoveLines for Apart {
    fn fill(&mut self, sizes: &mut [u64], nimbers: &mut [u32]) {
        for nimber in nimbers {
            let found = self.next(sizes);
            *nimber = u32::try_from(found).expect("there are fewer positions");
            if let Some(last) = sizes.last_mut() {
                *last += 1;
            }
        }
    }
}
