//! Reasons by nimbers: those of the components of a position or of the summands of a sum, and how one nimber follows from the moves.

use super::Facts;
use crate::games::{Components, Game};
use crate::inference::limits::{Unsolved, known};
use crate::inference::oracle::Analysis;
use crate::reason::{Component, Evidence, Form, Mex, Phrase};

/// The most positions at and below one whose nimber is explained by its moves.
const MOST_EXPLAINED: u128 = 1 << 16;

/// The nimbers of components, as they are written.
fn written(components: &[Component]) -> Vec<String> {
    let nimbers = components.iter().map(|one| one.nimber.to_string());
    nimbers.collect()
}

/// The nim-sum of components, as it is written.
fn sum(components: &[Component]) -> String {
    let nimbers = components.iter().map(|one| one.nimber);
    nimbers.fold(0, |sum, nimber| sum ^ nimber).to_string()
}

impl<R: Game> Facts<'_, R> {
    /// Returns the components before a move and after it with their nimbers. `None` if the game has none, one is too large to solve,
    /// or a single component is all that there is to see.
    pub(super) fn by_components(
        &mut self,
        position: &R::Position,
        after: Option<&R::Position>,
    ) -> Result<Option<Evidence>, Unsolved> {
        let Some(before) = self.components(position)? else {
            return Ok(None);
        };
        let left = match after {
            Some(after) => self.components(after)?,
            None => None,
        };
        if after.is_some() && left.is_none() {
            return Ok(None);
        }
        let theorem = match (before.as_slice(), left.as_deref()) {
            (_, Some([])) => "theorem-components-none-left",
            ([_], None | Some([_])) => return Ok(None),
            ([_], Some(_)) => "theorem-component-won",
            (_, Some(_)) => "theorem-components-won",
            (_, None) => "theorem-components-lost",
        };
        let nimbers = |components: &[Component]| {
            Phrase::new("nimbers-of-components")
                .with("count", components.len())
                .with("nimbers", written(components))
        };
        let theorem = Phrase::new(theorem)
            .with("before", nimbers(&before))
            .with("after", nimbers(left.as_deref().unwrap_or_default()))
            .with("sum", sum(&before));
        let scale = self.scale(position)?;
        let repeats = scale.as_ref().and_then(|_| self.repeats(position));
        Ok(Some(Evidence {
            sentences: [theorem].into_iter().chain(scale).chain(repeats).collect(),
            // That one component has nimber 0 explains nothing: the replies to it do.
            convinces: left.as_ref().is_none_or(|left| left.len() != 1),
            form: Form::Components {
                before,
                after: left,
            },
            note: None,
        }))
    }

    /// Returns the summands of a sum with their nimbers, and their nimbers after the winning move, if there is one. `None` if a position
    /// has no summands.
    pub(super) fn by_summands(
        &mut self,
        position: &R::Position,
        after: Option<&R::Position>,
    ) -> Result<Option<Evidence>, Unsolved> {
        let Some(mut before) = self.components(position)? else {
            return Ok(None);
        };
        for (number, summand) in (1..).zip(&mut before) {
            summand.rows[0] = format!("{number}/ {}", summand.rows[0]);
        }
        let left = match after {
            Some(after) => self.components(after)?,
            None => None,
        };
        let theorem = match (after, &left) {
            (Some(after), _) if self.rules.is_over(after) => Phrase::new("theorem-summands-last"),
            (_, Some(left)) => {
                let pairs = (1_u64..).zip(before.iter().zip(left));
                let mut changed = pairs.filter(|(_, (old, new))| old.nimber != new.nimber);
                let (number, (old, new)) = changed.next().expect("a winning move changes a nimber");
                Phrase::new("theorem-summands-won")
                    .with("sum", sum(&before))
                    .with("number", number)
                    .with("old", old.nimber.to_string())
                    .with("new", new.nimber.to_string())
            }
            (_, None) => Phrase::new("theorem-summands-lost"),
        };
        let theorem = theorem.with("nimbers", written(&before));
        let after = left.map(|left| left.iter().map(|one| one.nimber).collect());
        Ok(Some(Evidence {
            form: Form::Summands { before, after },
            ..Evidence::new(theorem)
        }))
    }

    /// Returns the nimbers of the components of a board where the evidence is of another kind; none if there is only one, or they are not
    /// known. Of heaps the theorems say enough.
    pub(super) fn parts(
        &mut self,
        position: &R::Position,
        analysis: &Analysis<R::Move>,
        evidence: Option<&Evidence>,
    ) -> Result<Vec<u64>, Unsolved> {
        let is_plain = evidence.is_some_and(|evidence| evidence.form == Form::Plain);
        if analysis.nimber.is_none() || !is_plain {
            return Ok(Vec::new());
        }
        // Of heaps the theorems say enough.
        if self.rules.sketch(position).is_none() {
            return Ok(Vec::new());
        }
        let components = self.components(position)?.unwrap_or_default();
        let nimbers = components.iter().map(|one| one.nimber);
        Ok(if components.len() > 1 {
            nimbers.collect()
        } else {
            Vec::new()
        })
    }

    /// The nimbers of some positions; `None` if one is not known.
    fn nimbers(&mut self, positions: &[R::Position]) -> Result<Option<Vec<u64>>, Unsolved> {
        let nimbers = positions.iter();
        let nimbers = nimbers.map(|one| Ok(known(self.oracle.nimber(one))?.flatten()));
        nimbers.collect()
    }

    /// Returns the components of a position with their nimbers. `None` if it has none, or not all nimbers are known.
    fn components(&mut self, position: &R::Position) -> Result<Option<Vec<Component>>, Unsolved> {
        let shown = self.rules.components();
        let Some((shown, parts)) = shown.and_then(|shown| {
            let parts = shown.split(position)?;
            Some((shown, parts))
        }) else {
            return Ok(None);
        };
        let nimbers = self.nimbers(&parts)?;
        let components = nimbers.map(|nimbers| {
            let components = parts.iter().zip(nimbers).map(|(part, nimber)| Component {
                rows: shown.draw(part),
                nimber,
            });
            components.collect()
        });
        Ok(components)
    }

    /// Returns the nimbers of the components of all sizes up to the largest in a position, as a sentence. `None` if size is not all
    /// that matters.
    fn scale(&mut self, position: &R::Position) -> Result<Option<Phrase>, Unsolved> {
        let shown = self.rules.components();
        let Some(scale) = shown.and_then(|shown| shown.scale(position)) else {
            return Ok(None);
        };
        let nimbers = self.nimbers(&scale.components)?;
        Ok(nimbers.map(|nimbers| {
            let nimbers: Vec<String> = nimbers.iter().map(u64::to_string).collect();
            scale.phrase.with("nimbers", nimbers.join(" "))
        }))
    }

    /// Says how the nimber of the largest heap follows from that of a smaller one. `None` if nimbers are not known to repeat before.
    fn repeats(&self, position: &R::Position) -> Option<Phrase> {
        let largest = self.rules.heaps(position)?.sizes.into_iter().max()?;
        self.repeating(largest, "theorem-nimbers-repeat")
    }

    /// Says by the message `id` how the nimber of a heap follows from that of a smaller one.
    fn repeating(&self, heap: u64, id: &'static str) -> Option<Phrase> {
        let period = self.oracle.period()?;
        let small = period.reduced(heap);
        (heap > small).then(|| {
            Phrase::new(id)
                .with("before", period.before)
                .with("length", period.length)
                .with("large", heap)
                .with("small", small)
        })
    }

    /// Says how the nimber 0 of a losing position of a single heap follows from that of a smaller one. The replies show the rest.
    /// `None` if there are several heaps, or nimbers are not known to repeat before.
    pub(super) fn by_period(&self, lost: &R::Position) -> Option<Evidence> {
        let sizes = self.rules.heaps(lost)?.sizes;
        let mut heaps = sizes.into_iter().filter(|&size| size > 0);
        let (heap, None) = (heaps.next()?, heaps.next()) else {
            return None;
        };
        Some(Evidence {
            convinces: false,
            ..Evidence::new(self.repeating(heap, "theorem-heap-repeats")?)
        })
    }

    /// Explains the nimber of a position of one component by its moves. `None` if there are more, or that would be much work, or if it is
    /// 0: then every move loses, which is said already.
    pub(super) fn mex(
        &mut self,
        position: &R::Position,
        analysis: &Analysis<R::Move>,
    ) -> Result<Option<Mex>, Unsolved> {
        let rules = self.rules;
        let shown = rules.components();
        let is_one = shown.is_some_and(|shown| {
            let parts = shown.split(position);
            parts.is_none_or(|parts| parts.len() == 1)
        });
        let is_small = rules.cost(position).states <= MOST_EXPLAINED;
        let is_told = |&nimber: &u64| nimber > 0 && is_one && is_small;
        let Some(nimber) = analysis.nimber.filter(is_told) else {
            return Ok(None);
        };
        let mut found = vec![None; usize::try_from(nimber).unwrap_or(usize::MAX)];
        for played in rules.moves(position) {
            if found.iter().all(Option::is_some) {
                break;
            }
            let left = rules.play(position, played);
            let left = left.expect("a listed move is legal");
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
