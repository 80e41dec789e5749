//! Makes a complete game from the rules of one heap.

use std::cmp::Ordering;
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use arrayvec::ArrayVec;

use super::{
    code::Code,
    rules::{HeapConventions, HeapMove, HeapRules, HeapTake, Heaps, MAX_HEAPS},
};
use crate::games::{
    About, Answer, Child, Conventions, Cost, Draw, Follower, Goal, HeapShape, Manners, Rules,
    Series, Setup, Step, Sum, SumVisitor, Theorems, Theory, Tree, Values,
    kayles::misere,
    shared::{
        diagram::{Diagram, MOST},
        number::{read_number, refused},
        pairs::{come_in_pairs, twin},
    },
    sum::Scale,
};
use crate::reason::{Evidence, Phrase};
use crate::text::{Text, in_tens};

/// A game of independent heaps, normal or misère.
#[derive(Clone, Debug)]
pub struct HeapGame {
    pub(crate) misere: bool,
    pub(super) sum: HeapSum,
}

impl HeapGame {
    /// The game; in misère play the player who makes the last move loses.
    pub fn of(rules: impl HeapRules + 'static, misere: bool) -> Self {
        Self {
            misere,
            sum: HeapSum::new(rules),
        }
    }

    pub(super) fn rules(&self) -> &dyn HeapRules {
        &*self.sum.rules
    }

    /// Whether a move can change a heap of this size.
    pub(super) fn is_live(&self, size: u64) -> bool {
        self.rules().takes(size).next().is_some()
    }

    /// Whether no move can change some small heap, or one just above what a move can take if that is small.
    fn has_dead_heaps(&self) -> bool {
        let most_taken = self.rules().code().map_or(0, Code::most_taken);
        (1..=most_taken.min(LONGEST_SCALE) + 3).any(|size| !self.is_live(size))
    }
}

impl Tree for HeapGame {
    type State = Diagram;

    /// Smaller positions, which are solved sooner, come first.
    fn children(
        &self,
        state: Self::State,
        visit: &mut impl FnMut(Child<Self::State>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let sizes = state.sizes();
        for (index, &size) in sizes.iter().enumerate() {
            // One of several equal heaps is enough.
            if sizes.get(index + 1) == Some(&size) {
                continue;
            }
            let mut rest: ArrayVec<u16, 128> = sizes.iter().copied().collect();
            rest.remove(index);
            let all = |pair: &[u16; 2]| pair[0] + pair[1];
            let left = self.sum.left(size);
            let by_sum = left.chunk_by(|one, other| all(one) == all(other));
            for left in by_sum.rev().flatten() {
                let after = Diagram::pack(rest.iter().chain(left).copied());
                visit(after.expect("a state has room for all below").into())?;
            }
        }
        ControlFlow::Continue(())
    }

    fn goal(&self) -> Goal {
        Goal::last_move(self.misere)
    }

    fn known_value(&self, state: Diagram) -> Option<i64> {
        let end = self.end_value();
        match state.sizes().as_slice() {
            [] => Some(end),
            &[size] if self.sum.left(size) == [[0, 0]] => Some(-end),
            // Each move in one heap can be answered by the same move in the other.
            [one, other] if one == other && end < 0 => Some(end),
            _ => None,
        }
    }
}

impl Rules for HeapGame {
    type Position = Heaps;
    type Move = HeapMove;

    fn move_count(&self, heaps: &Heaps) -> u128 {
        let count = |&size: &u64| u128::from(self.rules().move_count(size));
        heaps.0.iter().map(count).sum()
    }

    fn nth_move(&self, heaps: &Heaps, index: u128) -> Self::Move {
        let mut left = index;
        for (heap, &size) in (1..).zip(&heaps.0) {
            let count = u128::from(self.rules().move_count(size));
            if left < count {
                let place = usize::try_from(left).expect("below a count in 64 bits");
                let take = self.rules().takes(size).nth(place);
                let take = take.expect("as many moves as were counted");
                return HeapMove { heap, take };
            }
            left -= count;
        }
        panic!("index {index} is not below the number of moves in {heaps}")
    }

    /// To ask for each by its number would take longer.
    fn moves<'a>(&'a self, heaps: &'a Heaps) -> impl Iterator<Item = Self::Move> + 'a {
        (1..).zip(&heaps.0).flat_map(|(heap, &size)| {
            let takes = self.rules().takes(size);
            takes.map(move |take| HeapMove { heap, take })
        })
    }

    /// What is left of the heap replaces it; unless heaps keep their numbers, empty ones are dropped.
    fn play(&self, heaps: &Heaps, played: Self::Move) -> Result<Heaps, Phrase> {
        let HeapMove { heap, take } = played;
        let size = heaps.size_of_open(heap, self.rules().conventions().refusals)?;
        let left = self.rules().leave(heap, size, take)?;
        let place = usize::try_from(heap - 1).expect("there is such a heap");
        let mut after = heaps.0.clone();
        if self.rules().conventions().keeps_numbers {
            after[place] = left.iter().sum();
            return Ok(Heaps(after));
        }
        after.splice(place..=place, left);
        after.retain(|&size| size > 0);
        if after.is_empty() {
            after.push(0);
        }
        Ok(Heaps(after))
    }

    fn read_position(&self, text: &str) -> Result<Heaps, Phrase> {
        let HeapConventions {
            most, bad_position, ..
        } = *self.rules().conventions();
        let heaps = Heaps::read(text, most);
        heaps.map_err(|word| {
            let id = word.map_or("position-too-large", |_| bad_position);
            refused(id, word.unwrap_or(text), most).with("heaps", MAX_HEAPS)
        })
    }

    fn read_move(&self, text: &str) -> Result<Self::Move, Phrase> {
        let read = || {
            let (heap, take) = text.split_once(':')?;
            let (heap, take) = (read_number(heap.trim())?, HeapTake::read(take.trim())?);
            let is_move = self.rules().has_form(take);
            is_move.then_some(HeapMove { heap, take })
        };
        read().ok_or_else(|| Phrase::new(self.rules().conventions().bad_move).quoting("move", text))
    }

    fn listed(&self, heaps: &Heaps, played: Self::Move) -> Self::Move {
        let size = heaps.size(played.heap).unwrap_or(0);
        HeapMove {
            take: self.rules().listed(size, played.take),
            ..played
        }
    }

    fn values(&self, _: &Heaps) -> Values {
        self.rules().values()
    }

    fn move_examples(&self, heaps: &Heaps) -> Vec<String> {
        // Each kind of move in the first heap that has one.
        let mut examples: Vec<HeapMove> = Vec::new();
        for heap in heaps.open() {
            let all = self.rules().examples(heaps.size(heap).unwrap_or(0));
            let new = all.into_iter().skip(examples.len());
            examples.extend(new.map(|take| HeapMove { heap, take }));
        }
        examples.iter().map(HeapMove::to_string).collect()
    }
}

impl Manners for HeapGame {
    fn about(&self) -> &'static About {
        self.rules().about()
    }

    fn picture(&self, heaps: &Heaps, past: &[(&Heaps, Self::Move)], width: usize) -> Text {
        let before = past.last().map(|&(before, _)| before);
        (self.rules().conventions().picture)(heaps, before, width)
    }

    fn deed(&self, heaps: &Heaps, HeapMove { heap, take }: Self::Move) -> Phrase {
        let size = heaps.size(heap).unwrap_or(0);
        self.rules().deed(heap, size, take)
    }

    fn specified(&self, rules: Phrase) -> Phrase {
        self.rules().specified(rules)
    }

    fn conventions(&self) -> Conventions {
        Conventions {
            alike: Some(Phrase::new(match self.rules().conventions().alike {
                "alike-heaps" if self.has_dead_heaps() => "alike-live-heaps",
                alike => alike,
            })),
            compares_nimbers_only: true,
            series: Some(Series::Sizes(self.rules().series())),
            ..Conventions::default()
        }
    }

    fn place(&self, heaps: &Heaps, HeapMove { heap, take }: Self::Move) -> Option<Phrase> {
        Some(self.rules().place(heap, heaps.size(heap)?, take))
    }

    fn step(&self, heaps: &Heaps, _: char, answers: &[u64]) -> Step {
        let size = |heap| heaps.size(heap).unwrap_or(0);
        let Some((&heap, answers)) = answers.split_first() else {
            let has_move = |&heap: &u64| self.is_live(size(heap));
            let [ask, help] = self.rules().conventions().asking;
            return Step::pick([ask, help], heaps.open().filter(has_move));
        };
        let step = self.rules().step(heap, size(heap), answers);
        step.behind(&format!("{heap}:"))
    }

    fn setup(&self, answers: &[u64]) -> Setup<Heaps> {
        self.rules().conventions().asked.setup(answers)
    }

    fn setup_answers(&self, heaps: &Heaps) -> Vec<u64> {
        heaps.answers()
    }

    fn exercise(&self, size: u64, draw: Draw) -> Heaps {
        let [heaps, sizes] = (self.rules().conventions().exercise)(size);
        Heaps((0..draw(heaps)).map(|_| draw(sizes.clone())).collect())
    }
}

// What is known about games of heaps: their states, equal pairs, and the nimbers of heaps.

/// The largest heap that is drawn as strokes among components.
const MOST_STROKES: usize = 60;

impl Theory for HeapGame {
    fn state(&self, heaps: &Heaps) -> Option<Diagram> {
        // A position below might not fit.
        let fits = self.rules().most_steps(&heaps.0) <= MOST as u64;
        Diagram::pack(small(heaps)?).filter(|_| fits)
    }

    fn position(&self, state: Diagram, _: &Heaps) -> Heaps {
        let sizes = state.sizes().into_iter().map(u64::from);
        let zero = state.is_empty().then_some(0);
        Heaps(sizes.chain(zero).collect())
    }

    fn without_dead(&self, heaps: &Heaps) -> Heaps {
        let mut live = heaps.0.clone();
        live.retain(|&size| self.is_live(size));
        Heaps(if live.is_empty() { vec![0] } else { live })
    }

    fn compare_states(&self, one: Diagram, other: Diagram) -> Ordering {
        // Missing heaps count as leading zeros.
        let order = |state: Diagram| (state.len(), state.sizes());
        order(one).cmp(&order(other))
    }

    fn cost(&self, heaps: &Heaps) -> Cost {
        let (states, is_exact) = self.rules().states(&heaps.canonical());
        Cost {
            states,
            moves: match self.rules().code() {
                Some(code) => code.most_moves(&heaps.0),
                None => self.move_count(heaps),
            },
            is_exact,
        }
    }

    /// One in 1.3 to 10 was measured in misère play, on octal games.
    fn searched(&self, heaps: &Heaps) -> u128 {
        self.cost(heaps).states / 2
    }

    fn heaps(&self, heaps: &Heaps) -> Option<HeapShape> {
        Some(HeapShape {
            code: self.rules().series()?,
            sizes: heaps.0.clone(),
        })
    }

    fn splits(&self) -> bool {
        !self.misere
    }

    fn visit_components<V: SumVisitor<Heaps>>(
        &self,
        start: &Heaps,
        visitor: V,
    ) -> Option<V::Output> {
        let components = |_: &HeapSum, heaps: &Heaps| small(heaps);
        let fits = self.splits() && small(start).is_some();
        fits.then(|| visitor.visit(self.sum.clone(), components))
    }

    fn split(&self, heaps: &Heaps) -> Option<Vec<Heaps>> {
        let live = heaps.0.iter().filter(|&&size| self.is_live(size));
        let split = live.map(|&size| Heaps(vec![size]));
        self.splits().then(|| split.collect())
    }

    fn draw(&self, heap: &Heaps) -> Vec<String> {
        let all: u64 = heap.0.iter().sum();
        vec![match usize::try_from(all) {
            Ok(strokes @ ..=MOST_STROKES) => "|".repeat(strokes),
            _ => all.to_string(),
        }]
    }

    fn scale(&self, heaps: &Heaps) -> Option<Scale<Heaps>> {
        let largest = heaps.0.iter().copied().max()?;
        let most = largest.min(LONGEST_SCALE);
        (self.splits() && most > 1).then(|| Scale {
            phrase: phrase!(
                self.rules().conventions().nimbers,
                most,
                more = largest > most,
                dead = self.has_dead_heaps()
            ),
            components: (1..=most).map(|size| Heaps(vec![size])).collect(),
        })
    }
}

impl HeapGame {
    /// Whether the player to move loses in misère play with heaps of these sizes, if a theorem says so: the code of kayles is kayles.
    fn is_lost_in_misere(&self, sizes: &[u64]) -> Option<bool> {
        let is_kayles = self.misere && self.rules().series().as_ref() == Some(&*misere::CODE);
        is_kayles.then(|| misere::is_lost(sizes))
    }
}

impl Theorems for HeapGame {
    /// Where a theorem says which heaps lose in misère play.
    fn closed_form(&self, heaps: &Heaps) -> Option<Answer<Self::Move>> {
        let lost = self.is_lost_in_misere(&heaps.0)?;
        let wins = |&played: &Self::Move| {
            let after = self.after(heaps, played);
            misere::is_lost(&after.0)
        };
        let mut moves = Vec::new();
        for played in self.moves(heaps).filter(|_| !lost).filter(wins) {
            // Where the memory for millions is refused, the search is refused too.
            moves.try_reserve(1).ok()?;
            moves.push(played);
        }
        Some(Answer::of_last_move(lost, None, moves))
    }

    fn winning_move(&self, heaps: &Heaps) -> Option<Self::Move> {
        let leaves_pairs = |&played: &Self::Move| {
            let after = self.play(heaps, played);
            after.is_ok_and(|after| come_in_pairs(&after.0))
        };
        if self.misere {
            return None;
        }
        self.moves(heaps).find(leaves_pairs)
    }

    /// Equal pairs lose: a move in one heap of a pair is copied in the other.
    fn evidence(&self, heaps: &Heaps, best: Option<Self::Move>) -> Option<Evidence> {
        let after = best.map(|best| self.play(heaps, best)).transpose().ok()?;
        let lost = after.as_ref().unwrap_or(heaps);
        // Where nobody can move there is nothing to copy.
        if self.misere || self.is_over(lost) || !come_in_pairs(&lost.0) {
            return None;
        }
        let [left, faced, note] = self.rules().conventions().pairs;
        let are_halves = heaps.open().count() == 1;
        let theorem = if best.is_some() { left } else { faced };
        let theorem = phrase!(theorem, halves = are_halves);
        Some(Evidence::new(theorem).noting(note))
    }

    fn cited(&self, lost: &Heaps, won: bool) -> Option<Evidence> {
        let sizes = lost.canonical();
        let is_known = self.is_lost_in_misere(&sizes).is_some();
        let kayles =
            (self.rules().about().name != "kayles").then(|| Phrase::new("octal-is-kayles"));
        let theorem = || misere::theorem(&sizes, won).into_iter().chain(kayles);
        is_known.then(|| Evidence::of(theorem().collect()))
    }

    fn answer_by_theorem(&self, lost: &Heaps, reply: Self::Move) -> Option<Self::Move> {
        if self.misere || !come_in_pairs(&lost.0) {
            return None;
        }
        let twin = twin(&lost.0, reply.heap)?;
        let mut heap = twin;
        if !self.rules().conventions().keeps_numbers {
            // After the reply what it leaves of its heap takes its place, and empty heaps are gone.
            let size = lost.size(reply.heap)?;
            let parts = self.rules().leave(reply.heap, size, reply.take).ok()?;
            let parts = parts.into_iter().filter(|&part| part > 0).count() as u64;
            let stays = |&heap: &u64| heap < twin && heap != reply.heap;
            let before = lost.open().filter(stays).count() as u64;
            heap = 1 + before + if reply.heap < twin { parts } else { 0 };
        }
        Some(HeapMove { heap, ..reply })
    }
}

// How heaps are packed and split. A heap is an independent component: what its moves leave is found once for each
// size.

/// The most heaps whose nimbers are listed.
pub(crate) const LONGEST_SCALE: u64 = 30;

/// Says the nimbers of the sizes up to the largest of some, by the message `id`.
pub(crate) fn nimbers_of_sizes(
    id: &'static str,
    sizes: &[u64],
    nimber: impl Fn(u64) -> u64,
) -> Phrase {
    let largest = sizes.iter().copied().max().unwrap_or(0);
    let most = largest.min(LONGEST_SCALE);
    let nimbers: Vec<u64> = (1..=most).map(nimber).collect();
    phrase!(
        id,
        most,
        nimbers = in_tens(&nimbers),
        more = largest > most,
        dead = false
    )
}

/// The pairs of heaps that the moves in a heap leave.
type Left = Box<[[u16; 2]]>;

/// The components of a game of heaps: each is the size of a heap.
#[derive(Clone, Debug)]
pub struct HeapSum {
    pub(super) rules: Arc<dyn HeapRules>,
    /// Indexed by the size of a heap: what its moves leave, each pair once with its smaller size first. Pairs with a
    /// larger sum come first, then those with a smaller first size.
    left: Arc<[OnceLock<Left>]>,
}

impl HeapSum {
    /// The components of the game with these rules.
    pub fn new(rules: impl HeapRules + 'static) -> Self {
        let left = (0..=MAX_HEAPS).map(|_| OnceLock::new()).collect();
        Self {
            rules: Arc::new(rules),
            left,
        }
    }

    pub(super) fn left(&self, size: u16) -> &[[u16; 2]] {
        self.left[usize::from(size)].get_or_init(|| {
            let size = u64::from(size);
            let left = self.rules.takes(size).map(|take| {
                let left = self.rules.leave(1, size, take);
                let mut left = left.expect("a listed move is legal");
                left.sort_unstable();
                left.map(|size| u16::try_from(size).expect("less than before"))
            });
            let mut left: Vec<[u16; 2]> = left.collect();
            left.sort_unstable_by_key(|&[small, large]| (u16::MAX - small - large, small));
            left.dedup();
            left.into()
        })
    }
}

impl Sum for HeapSum {
    type Component = u16;

    fn followers(
        &self,
        size: u16,
        visit: &mut impl FnMut(Follower<'_, u16>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for &[small, large] in self.left(size) {
            let components = [large, small];
            let count = usize::from(large > 0) + usize::from(small > 0);
            visit(Follower {
                components: &components[..count],
                aside: u32::from(large - small),
                settled: 0,
            })?;
        }
        ControlFlow::Continue(())
    }

    fn size(&self, size: u16) -> u64 {
        u64::from(size)
    }

    /// Where a move may break a heap without taking anything, each heap counts what is beyond its first piece, and all pieces besides if
    /// a single one can be taken: then every move makes less of the sum.
    fn longest(&self, size: u16) -> u64 {
        let pieces = u64::from(size);
        match self.rules.series() {
            Some(code) if !code.breaks_whole() => pieces,
            _ if self.left(1).is_empty() => pieces.saturating_sub(1),
            _ => (2 * pieces).saturating_sub(1),
        }
    }

    fn write(&self, size: u16) -> String {
        size.to_string()
    }
}

/// The sizes of the heaps that are not empty; `None` if one is too large for a component.
pub(super) fn small(heaps: &Heaps) -> Option<Vec<u16>> {
    let open = heaps.0.iter().filter(|&&size| size > 0);
    open.map(|&size| {
        u16::try_from(size)
            .ok()
            .filter(|&size| usize::from(size) <= MAX_HEAPS)
    })
    .collect()
}
