//! Reasons by nimbers: those of the components of a position or of the summands of a sum, and how
//! one nimber follows from the moves.

use std::iter;

use super::Facts;
use crate::games::LONGEST_SCALE;
use crate::inference::{
    analysis::Analysis,
    limits::{Unsolved, known},
    method::Solvable,
};
use crate::reason::{Component, Evidence, Form, Mex, Phrase};
use crate::text::{in_tens, nim_sum};

/// The most positions at and below one whose nimber is explained by its moves.
const MOST_EXPLAINED: u128 = 1 << 16;

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
pub(super) fn nim_sums(
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
        let sentences = [theorem].into_iter().chain(facts).collect();
        Ok(Some(Evidence {
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
            ..Evidence::of(sentences)
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
    pub(super) fn nimbers(
        &mut self,
        positions: &[R::Position],
    ) -> Result<Option<Vec<u64>>, Unsolved> {
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
