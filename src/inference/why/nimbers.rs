//! Reasons by nimbers: those of the components of a position or of the summands of a sum, and how
//! one nimber follows from the moves.

use std::iter;

use super::Facts;
use crate::games::{Code, HeapShape, LONGEST_SCALE, nimbers_of_sizes};
use crate::inference::{
    heaps::{HeapNimbers, Period},
    limits::{Silent, Unsolved, known},
    method::Solvable,
    oracle::Analysis,
};
use crate::reason::{Component, Evidence, Form, Mex, Phrase};
use crate::text::{in_tens, nim_sum, numbers};

/// The most positions at and below one whose nimber is explained by its moves.
const MOST_EXPLAINED: u128 = 1 << 16;

/// The most heaps whose nimbers are reduced to those of smaller ones. Others go by the same rule.
const MOST_REDUCED: usize = 8;

/// Heaps up to this size are looked at for a period, if they may be broken and if not.
const MOST_BROKEN: u64 = 300;
const MOST_WHOLE: u64 = 3_000;

/// The nimbers of components.
fn nimbers(components: &[Component]) -> Vec<u64> {
    components.iter().map(|one| one.nimber).collect()
}

/// The nim-sum of components, as it is written.
fn sum(components: &[Component]) -> String {
    nim_sum(&nimbers(components)).to_string()
}

/// Says how to find a nim-sum, if two different nimbers above 0 are added, and whether to do so
/// `again` after each reply.
fn nim_sums(
    mut added: impl Iterator<Item = Vec<u64>>,
    again: bool,
) -> impl Iterator<Item = Phrase> {
    let is_hard = added.any(|nimbers| {
        let mut above = nimbers.iter().filter(|&&nimber| nimber > 0);
        let first = above.next();
        above.any(|nimber| Some(nimber) != first)
    });
    let means = is_hard.then(|| Phrase::new("nim-sum-means"));
    means
        .into_iter()
        .chain(again.then(|| Phrase::new("nim-sum-again")))
}

/// The components before a move, and after it if there is one.
type Around = (Vec<Component>, Option<Vec<Component>>);

impl<R: Solvable> Facts<'_, R> {
    /// Returns the components before a move and after it with their nimbers. `None` if the game has
    /// none, one is too large to solve, or a single component is all that there is to see.
    pub(super) fn by_components(
        &mut self,
        position: &R::Position,
        after: Option<&R::Position>,
    ) -> Result<Option<Evidence>, Unsolved> {
        let Some((before, left)) = self.around(position, after)? else {
            return Ok(None);
        };
        let scale = self.scale(position)?;
        let is_listed = scale.is_some();
        // Of heaps, which are not drawn, all losing positions are listed instead.
        let is_strip = is_listed && self.rules.sketch(position).is_some();
        let theorem = match (before.as_slice(), left.as_deref()) {
            (_, Some([])) => "theorem-components-none-left",
            ([_], None) if is_strip => "theorem-component-lost",
            ([_], Some([_])) if is_strip => "theorem-component-left",
            ([_], None | Some([_])) => return Ok(None),
            ([_], Some(_)) => "theorem-component-won",
            (_, Some(_)) => "theorem-components-won",
            (_, None) => "theorem-components-lost",
        };
        let told = |components: &[Component]| {
            phrase!(
                "nimbers-of-components",
                kind = scale.as_ref().map_or("", |scale| scale.id),
                count = components.len(),
                nimbers = nimbers(components).as_slice()
            )
        };
        let theorem = phrase!(
            theorem,
            before = told(&before),
            after = told(left.as_deref().unwrap_or_default()),
            sum = sum(&before)
        );
        // What is left comes first, as all rests on it.
        let shown: Vec<&R::Position> = after.into_iter().chain([position]).collect();
        let repeats = match scale {
            Some(_) => self.repeats(&shown, LONGEST_SCALE)?,
            None => Vec::new(),
        };
        let scale = match repeats.as_slice() {
            [] => scale,
            _ => scale.map(|scale| scale.with("more", false)),
        };
        let added = iter::once(&before).chain(&left).map(|all| nimbers(all));
        let means = nim_sums(added, is_listed && after.is_some());
        let facts = scale.into_iter().chain(repeats).chain(means);
        // That nobody can move is enough.
        let facts = facts.filter(|_| left != Some(Vec::new()));
        Ok(Some(Evidence {
            sentences: [theorem].into_iter().chain(facts).collect(),
            // That one component has nimber 0 explains nothing, and nimbers that are not listed are
            // not found after a reply: the replies to it do both.
            convinces: left.as_deref().is_none_or(|left| match left {
                [] => true,
                [_] => is_strip,
                _ => is_listed,
            }),
            form: Form::Components {
                before,
                after: left,
            },
            note: None,
        }))
    }

    /// Returns the summands of a sum with their nimbers, and their nimbers after the winning move,
    /// if there is one. `None` if a position has no summands.
    pub(super) fn by_summands(
        &mut self,
        position: &R::Position,
        after: Option<&R::Position>,
    ) -> Result<Option<Evidence>, Unsolved> {
        let Some((before, left)) = self.around(position, after)? else {
            return Ok(None);
        };
        if after.is_some_and(|after| self.rules.is_over(after)) {
            let theorem = Phrase::new("theorem-summands-last");
            return Ok(Some(Evidence::new(theorem)));
        }
        let (total, count) = (sum(&before), before.len());
        let pairs = before.iter().zip(left.iter().flatten());
        let larger = pairs.clone().any(|(old, new)| new.nimber > old.nimber);
        let mut changed = (1_u64..).zip(pairs);
        let theorem = match changed.find(|(_, (old, new))| old.nimber != new.nimber) {
            Some((number, (old, new))) => phrase!(
                "theorem-summands-won",
                number,
                old = old.nimber.to_string(),
                new = new.nimber.to_string()
            ),
            None => Phrase::new("theorem-summands-lost"),
        };
        let mut sentences = vec![theorem.with("count", count).with("sum", total)];
        sentences.extend(self.derived(position, &before)?);
        sentences.push(phrase!("theorem-summands", count, larger));
        let added = iter::once(&before).chain(&left).map(|all| nimbers(all));
        sentences.extend(nim_sums(added, count > 1 && after.is_some()));
        let form = match count {
            1 => Form::Plain,
            _ => Form::Binary {
                before: nimbers(&before),
                after: left.as_deref().map(nimbers),
            },
        };
        Ok(Some(Evidence {
            form,
            ..Evidence::of(sentences)
        }))
    }

    /// Returns the summands that a winning move leaves with their nimbers, where those before it
    /// are not known.
    pub(super) fn by_summands_left(
        &mut self,
        after: &R::Position,
    ) -> Result<Option<Evidence>, Unsolved> {
        let Some(left) = self.components(after)? else {
            return Ok(None);
        };
        let count = left.len();
        let told = |id| Phrase::new(id).with("count", count);
        let mut sentences = vec![told("theorem-summands-leave")];
        sentences.extend(self.derived(after, &left)?);
        sentences.push(told("theorem-summands").with("larger", false));
        sentences.extend(nim_sums(iter::once(nimbers(&left)), count > 1));
        Ok(Some(Evidence::of(sentences)))
    }

    /// Says what gives the nimber of each summand.
    fn derived(
        &mut self,
        position: &R::Position,
        components: &[Component],
    ) -> Result<Vec<Phrase>, Unsolved> {
        let Some(summands) = self.rules.split(position) else {
            return Ok(Vec::new());
        };
        let mut told = Vec::new();
        for (number, (summand, component)) in (1_u64..).zip(summands.iter().zip(components)) {
            let parts = self
                .nimbers(&self.rules.parts(summand))?
                .unwrap_or_default();
            told.push(phrase!(
                "summand-nimber",
                number,
                nimber = component.nimber.to_string(),
                how = self.rules.derived(summand, &parts)
            ));
            let scale = self.rules.scale(summand);
            if scale.is_some_and(|scale| scale.components.len() > 1) {
                told.extend(self.scale(summand)?.filter(|scale| !told.contains(scale)));
            }
        }
        Ok(told)
    }

    /// Returns the nimbers of the components of a board where the evidence is of another kind; none
    /// if there is only one, or they are not known. Of heaps the theorems say enough.
    pub(super) fn parts(
        &mut self,
        position: &R::Position,
        analysis: &Analysis<R::Move>,
        evidence: Option<&Evidence>,
    ) -> Result<Vec<u64>, Unsolved> {
        let is_plain = evidence.is_some_and(|evidence| evidence.form == Form::Plain);
        if analysis.nimber.is_none() || !is_plain || self.rules.sketch(position).is_none() {
            return Ok(Vec::new());
        }
        let components = self.components(position)?;
        let components = components.filter(|components| components.len() > 1);
        let components = components.unwrap_or_default();
        Ok(nimbers(&components))
    }

    /// The nimbers of some positions; `None` if one is not known.
    fn nimbers(&mut self, positions: &[R::Position]) -> Result<Option<Vec<u64>>, Unsolved> {
        let nimbers = positions.iter();
        let nimbers = nimbers.map(|one| Ok(known(self.oracle.nimber(one))?.flatten()));
        nimbers.collect()
    }

    /// Returns the components around a move. `None` if there are none, or not all nimbers are
    /// known.
    fn around(
        &mut self,
        position: &R::Position,
        after: Option<&R::Position>,
    ) -> Result<Option<Around>, Unsolved> {
        let before = self.components(position)?;
        let left = after.map(|after| self.components(after)).transpose()?;
        Ok(before.zip(left.map_or(Some(None), |left| left.map(Some))))
    }

    /// Returns the components of a position with their nimbers. `None` if it has none, or not all
    /// nimbers are known.
    fn components(&mut self, position: &R::Position) -> Result<Option<Vec<Component>>, Unsolved> {
        let Some(parts) = self.rules.split(position) else {
            return Ok(None);
        };
        let nimbers = self.nimbers(&parts)?;
        Ok(nimbers.map(|nimbers| {
            let components = parts.iter().zip(nimbers);
            let components = components.map(|(part, nimber)| Component {
                rows: self.rules.draw(part),
                nimber,
            });
            components.collect()
        }))
    }

    /// Returns the nimbers of the components of all sizes up to the largest in a position, as a
    /// sentence. `None` if size is not all that matters.
    fn scale(&mut self, position: &R::Position) -> Result<Option<Phrase>, Unsolved> {
        let Some(scale) = self.rules.scale(position) else {
            return Ok(None);
        };
        let nimbers = self.nimbers(&scale.components)?;
        Ok(nimbers.map(|nimbers| scale.phrase.with("nimbers", in_tens(&nimbers))))
    }

    /// How the nimbers of heaps repeat. What the methods have not needed is found out if a few
    /// heaps prove it.
    fn period(&self, code: &Code) -> Option<Period> {
        self.oracle.period().or_else(|| self.table(code)?.period())
    }

    /// The nimbers of the heaps of a code, as many as take no time. `None` if the limits do not
    /// allow even these.
    fn table(&self, code: &Code) -> Option<HeapNimbers> {
        let work = self.oracle.work();
        let most = if code.breaks() {
            MOST_BROKEN
        } else {
            MOST_WHOLE
        };
        let mut table = HeapNimbers::new(code);
        let grown = table.grow(most, &work.limits, &work.interrupt, &Silent);
        grown.is_ok().then_some(table)
    }

    /// Says that nimbers repeat, and how those of the heaps of some positions that are larger than
    /// `above` follow from smaller heaps. Nothing if no heap is so large, or nimbers are not known
    /// to repeat before.
    pub(super) fn repeats(
        &mut self,
        positions: &[&R::Position],
        above: u64,
    ) -> Result<Vec<Phrase>, Unsolved> {
        let shape = self.oracle.heaps(positions[0]);
        let Some(period) = shape.and_then(|shape| self.period(&shape.code)) else {
            return Ok(Vec::new());
        };
        let parts = positions.iter().filter_map(|one| self.rules.split(one));
        let mut large: Vec<(u64, R::Position)> = Vec::new();
        for part in parts.flatten() {
            let heap = self.heaps(&part).map(|shape| shape.sizes[0]);
            let is_new = |heap: &u64| {
                let mut known = large.iter();
                *heap > above
                    && period.reduced(*heap) < *heap
                    && known.all(|(known, _)| known != heap)
            };
            large.extend(heap.filter(is_new).map(|heap| (heap, part)));
        }
        let mut reduced = Vec::new();
        for (large, part) in large.into_iter().take(MOST_REDUCED) {
            let small = period.reduced(large);
            let nimber = self.nimbers(&[part])?.map(|nimbers| nimbers[0].to_string());
            reduced.extend(nimber.map(|nimber| {
                phrase!(
                    "theorem-heap-reduced",
                    large,
                    small,
                    length = period.length,
                    times = (large - small) / period.length,
                    nimber
                )
            }));
        }
        let repeat = phrase!(
            "theorem-nimbers-repeat",
            before = period.before,
            length = period.length
        );
        let repeat = Some(repeat).filter(|_| !reduced.is_empty());
        Ok(repeat.into_iter().chain(reduced).collect())
    }

    /// Says how the nimber 0 of a losing position of a single heap follows from that of a smaller
    /// one. The replies show the rest. `None` if there are several heaps, or nimbers are not known
    /// to repeat before.
    pub(super) fn by_period(&mut self, lost: &R::Position) -> Result<Option<Evidence>, Unsolved> {
        // The first sentence may follow a colon, and a number does.
        let mut sentences = self.repeats(&[lost], 0)?;
        sentences.reverse();
        let shape = self.heaps(lost).filter(|_| !sentences.is_empty());
        let is_one = shape.is_some_and(|shape| shape.sizes.len() == 1);
        Ok(is_one.then(|| Evidence {
            convinces: false,
            ..Evidence::of(sentences)
        }))
    }

    /// Says by its remainder on division by the period that a single heap of a subtraction game is
    /// losing. `None` if a pre-period comes before, or there are many such remainders.
    pub(super) fn by_remainders(&self, lost: &R::Position, won: bool) -> Option<Evidence> {
        let (sizes, code, table) = self.subtraction(lost)?;
        let &[heap] = sizes.as_slice() else {
            return None;
        };
        let Period { before: 0, length } = table.period()? else {
            return None;
        };
        let is_losing = |&size: &u64| table.nimber(size) == Some(0);
        // The empty heap is losing: where a heap of one period is too, all repeat from there on.
        let losing: Vec<u64> = (0..length).filter(is_losing).collect();
        if !is_losing(&length) || heap < length || losing.len() > MOST_REDUCED {
            return None;
        }
        let taken: Vec<u64> = code.digits().map(|(taken, _)| taken).collect();
        let heap = phrase!(
            "theorem-heap-divided",
            won,
            heap,
            times = heap / length,
            length,
            rest = heap % length
        );
        let rule = phrase!(
            "theorem-heap-remainders",
            count = losing.len(),
            length,
            remainders = numbers(&losing),
            set = numbers(&taken).join(",")
        );
        Some(Evidence::of(vec![heap, rule]))
    }

    /// Says by the theorem of Ferguson why heaps of a subtraction game are losing in misère play.
    pub(super) fn by_misere_nimbers(&self, lost: &R::Position, won: bool) -> Option<Evidence> {
        let (sizes, code, table) = self.subtraction(lost)?;
        let nimbers = sizes.iter().map(|&size| table.nimber(size));
        let nimbers: Vec<u64> = nimbers.collect::<Option<_>>()?;
        let all = code.most_taken();
        let are_remainders = code.digits().count() as u64 == all;
        let is_high = nimbers.iter().any(|&nimber| nimber > 1);
        let rule = phrase!("theorem-misere-nimbers", won);
        let facts = phrase!(
            "misere-nimbers",
            won,
            high = is_high,
            count = nimbers.len(),
            round = if are_remainders { all + 1 } else { 0 },
            sum = nim_sum(&nimbers),
            nimbers = nimbers.as_slice()
        );
        let nimber = |size| table.nimber(size).unwrap_or(0);
        let scale = nimbers_of_sizes("theorem-heaps-nimbers", &sizes, nimber);
        // Else the remainder on division is the nimber of every heap.
        let scale = (!are_remainders).then_some(scale);
        let sentences = [rule, facts].into_iter().chain(scale);
        let sentences = sentences.chain(nim_sums(iter::once(nimbers), false));
        Some(Evidence::of(sentences.collect()))
    }

    /// The sizes of the heaps that are not empty, and the code of the moves.
    fn heaps(&self, position: &R::Position) -> Option<HeapShape> {
        let mut shape = self.oracle.heaps(position)?;
        shape.sizes.retain(|&size| size > 0);
        Some(shape)
    }

    /// The heaps of a subtraction game, their code and the nimbers of heaps.
    fn subtraction(&self, position: &R::Position) -> Option<(Vec<u64>, Code, HeapNimbers)> {
        let HeapShape { code, sizes } = self.heaps(position)?;
        let code = Some(code).filter(Code::is_subtraction)?;
        let table = self.table(&code)?;
        Some((sizes, code, table))
    }

    /// Explains the nimber of a position of one component by its moves. `None` if there are more,
    /// or that would be much work, or if it is 0: then every move loses, which is said already.
    pub(super) fn mex(
        &mut self,
        position: &R::Position,
        analysis: &Analysis<R::Move>,
    ) -> Result<Option<Mex>, Unsolved> {
        let rules = self.rules;
        let parts = rules.split(position);
        let is_one = rules.splits() && parts.is_none_or(|parts| parts.len() == 1);
        let is_small = rules.cost(position).states <= MOST_EXPLAINED;
        let is_told = |nimber: &u64| *nimber > 0 && is_one && is_small;
        let Some(nimber) = analysis.nimber.filter(is_told) else {
            return Ok(None);
        };
        let mut found = vec![None; usize::try_from(nimber).unwrap_or(usize::MAX)];
        for played in rules.moves(position) {
            if found.iter().all(Option::is_some) {
                break;
            }
            let left = rules.after(position, played);
            let Some(left) = known(self.oracle.nimber(&left))?.flatten() else {
                return Ok(None);
            };
            let entry = usize::try_from(left).ok();
            if let Some(entry @ None) = entry.and_then(|left| found.get_mut(left)) {
                *entry = Some(rules.write_move(played));
            }
        }
        let moves: Option<Vec<String>> = found.into_iter().collect();
        Ok(moves.map(|moves| Mex { nimber, moves }))
    }
}
