//! Finds the nimbers of heaps whose moves a rule says, each from those of all that they leave.

use crate::games::Rule;

/// What finds the nimbers of one rule.
pub(super) struct Ruled {
    rule: Rule,
    /// For each way to move the numbers that it may take whatever the heap, as far as heaps are
    /// known, where these have to be tried.
    sets: Vec<Vec<u64>>,
    /// The last heap whose moves leave a nimber.
    marks: Vec<usize>,
}

/// What a move is worth in pairs that are marked.
const TRIED: u64 = 64;

/// What a heap takes beside its moves.
const EACH: u64 = 16;

impl Ruled {
    pub(super) fn new(rule: &Rule) -> Self {
        Self {
            rule: rule.clone(),
            sets: vec![Vec::new(); rule.ways().len()],
            marks: Vec::new(),
        }
    }

    /// The nimber of the next heap, unless it is too large, and the work in pairs.
    pub(super) fn nimber(&mut self, nimbers: &[u16]) -> (Option<u16>, u64) {
        let (heap, size) = (nimbers.len(), nimbers.len() as u64);
        let of = |size: u64| nimbers[usize::try_from(size).expect("below that of the heap")];
        let mut pairs = EACH;
        let marks = &mut self.marks;
        let mut mark = |nimber: u16| {
            let place = usize::from(nimber);
            if place >= marks.len() {
                marks.resize((place + 1).next_power_of_two(), 0);
            }
            marks[place] = heap;
        };
        for (way, set) in self.rule.ways().iter().zip(&mut self.sets) {
            if way.has_set() && way.is_in_set(size) {
                set.push(size);
            }
            let (least, most) = way.taken_within(size).into_inner();
            if way.is_range() {
                let left = if least > most {
                    0..0
                } else {
                    size - most..size - least + 1
                };
                pairs += left.end - left.start;
                left.for_each(|left| mark(of(left)));
                continue;
            }
            let mut take = |taken: u64| {
                pairs += if way.has_set() { 1 } else { TRIED };
                if !(least..=most).contains(&taken) || !way.may_take(size, taken) {
                    return;
                }
                if way.takes_alone() {
                    mark(of(size - taken));
                    return;
                }
                for [small, large] in way.left(size, taken) {
                    pairs += TRIED;
                    mark(of(small) ^ of(large));
                }
            };
            match way.divisors(size) {
                Some(divisors) => divisors
                    .into_iter()
                    .filter(|&one| way.is_in_set(one))
                    .for_each(&mut take),
                None if way.has_set() => set.iter().copied().for_each(&mut take),
                None => (least..=most).for_each(&mut take),
            }
        }
        let missing = self.marks.iter().position(|&last| last != heap);
        let nimber = missing.unwrap_or(self.marks.len());
        (u16::try_from(nimber).ok(), pairs)
    }
}
