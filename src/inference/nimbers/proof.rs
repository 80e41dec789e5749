//! The proof of a nimber that a search has found: what is claimed of components, so that each claim
//! follows, by the definition of a nimber, from those about smaller ones. It asks the search only
//! what to claim; what follows is for others to check.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::ControlFlow;

use super::fact::Fact;
use super::set::Nimber;
use super::solver::NimberSolver;
use super::sum::cancelled;
use crate::games::{Plain, Sum};
use crate::inference::limits::Unsolved;

/// What a move leaves, the smallest component first.
type Left<G> = Vec<<G as Sum>::Component>;

/// Finds out what has to be claimed.
struct Prover<'a, G: Sum> {
    solver: &'a mut NimberSolver<G>,
    /// What is to be claimed of components whose turn has not come, by their size. The largest
    /// comes first, so that all that is needed of a component is known when it does.
    due: BTreeMap<(u64, G::Component), Fact>,
    claims: Vec<(G::Component, Fact)>,
}

impl<G: Sum> NimberSolver<G> {
    /// Writes a proof that the position that consists of `components` has this nimber: tags, an
    /// empty line, and a line for each component, the smaller ones first. What the search has
    /// forgotten it searches again.
    ///
    /// # Errors
    /// As [`NimberSolver::nimber`], and [`Unsolved::Beyond`] if the proof finds no room in the
    /// memory beside the search.
    pub(crate) fn prove(
        &mut self,
        components: &[G::Component],
        nimber: u64,
        text: &mut String,
    ) -> Result<(), Unsolved> {
        self.findings.forget_numbers();
        let mut prover = Prover {
            due: BTreeMap::new(),
            claims: Vec::new(),
            solver: self,
        };
        for component in cancelled(&prover.solver.findings.game, components) {
            prover.claim_nimber(component)?;
        }
        while let Some(((_, component), fact)) = prover.due.pop_last() {
            let claim = prover.derive(component, fact)?;
            prover.claims.push((component, claim));
            prover.look_up()?;
        }
        let claims = prover.claims;
        let mut write = |line: String| writeln!(text, "{line}").expect("a text takes all");
        write(format!("[Nimber \"{nimber}\"]"));
        write(format!("[Components \"{}\"]\n", claims.len()));
        for (component, claim) in claims.into_iter().rev() {
            write(format!("{} {claim}", self.findings.game.write(component)));
        }
        Ok(())
    }
}

impl<G: Sum> Prover<'_, G> {
    /// Tells how far the proof is, and checks whether it should stop.
    fn look_up(&self) -> Result<(), Unsolved> {
        const LOOK_UP_EVERY: usize = 1 << 10;
        let (done, guard) = (self.claims.len(), &self.solver.guard);
        if !done.is_multiple_of(LOOK_UP_EVERY) {
            return Ok(());
        }
        let all = done + self.due.len();
        guard.progress.report(done, all);
        // The list of claims doubles, a map has free places, and the text has a character for each
        // cell.
        let bytes = 6 * all * size_of::<((u64, G::Component), Fact)>();
        let findings = &self.solver.findings;
        let search = findings.bytes() + findings.game.memory();
        guard.allow(search + bytes as u64, all)?;
        guard.look_up()
    }

    /// Claims what a claim follows from. Returns the claim: the nimber where only that can be
    /// derived.
    fn derive(&mut self, component: G::Component, fact: Fact) -> Result<Fact, Unsolved> {
        let game = &self.solver.findings.game;
        if fact.exact() == Some(0) && game.plain(component) == Plain::Exactly(0) {
            return Ok(fact);
        }
        let mut left: Vec<Left<G>> = Vec::new();
        let _ = game.followers(component, &mut |follower| {
            left.push(cancelled(game, follower.components));
            ControlFlow::Continue(())
        });
        if fact.exact().is_none() {
            let mut excluded = (0..=Fact::LARGEST_EXCLUDED).filter(|&nimber| fact.excludes(nimber));
            if excluded.try_fold(true, |all, nimber| Ok(all && self.reach(&left, nimber)?))? {
                return Ok(fact);
            }
        }
        let nimber = self.nimber(component)?;
        for smaller in 0..nimber {
            self.reach(&left, smaller)?;
        }
        for components in &left {
            self.miss(components, nimber)?;
        }
        Ok(Fact::exactly(nimber))
    }

    /// Claims that a move leaves this nimber, by the move that needs the fewest new claims. Returns
    /// whether there is one.
    fn reach(&mut self, left: &[Left<G>], nimber: Nimber) -> Result<bool, Unsolved> {
        let known = left
            .iter()
            .filter(|components| self.known_sum(components) == Some(nimber));
        let new = |components: &&Left<G>| {
            let new = components
                .iter()
                .filter(|&&component| self.claimed(component).exact().is_none());
            new.count()
        };
        let mut found = known.min_by_key(new);
        // The search may have forgotten it.
        let mut others = left.iter();
        while found.is_none()
            && let Some(components) = others.next()
        {
            let is_left = self.solver.has_nimber(components, nimber.into())?;
            found = is_left.then_some(components);
        }
        for &component in found.into_iter().flatten() {
            self.claim_nimber(component)?;
        }
        Ok(found.is_some())
    }

    /// Claims that these components have not this nim-sum: the nimbers of all but the largest, and
    /// of that one what it needs.
    fn miss(&mut self, components: &Left<G>, nimber: Nimber) -> Result<(), Unsolved> {
        let Some((&largest, others)) = components.split_last() else {
            return Ok(());
        };
        let mut rest = nimber;
        for &component in others {
            rest ^= self.claim_nimber(component)?;
        }
        let claimed = self.claimed(largest);
        if claimed.excludes(rest) || self.solver.findings.game.longest(largest) < rest.into() {
            return Ok(());
        }
        if !self.known(largest).excludes(rest) {
            self.solver.has_nimber(&[largest], rest.into())?;
        }
        // A move leaves each nimber below that of a component, and others only by chance.
        let by_chance = self
            .known(largest)
            .exact()
            .is_some_and(|exact| exact < rest);
        if by_chance || rest > Fact::LARGEST_EXCLUDED {
            return self.claim_nimber(largest).map(drop);
        }
        self.claim(largest, claimed.excluding(rest));
        Ok(())
    }

    /// Claims the nimber of a component, and returns it.
    fn claim_nimber(&mut self, component: G::Component) -> Result<Nimber, Unsolved> {
        let nimber = self.nimber(component)?;
        self.claim(component, Fact::exactly(nimber));
        Ok(nimber)
    }

    fn claim(&mut self, component: G::Component, fact: Fact) {
        let size = self.solver.findings.game.size(component);
        self.due.insert((size, component), fact);
    }

    /// What is to be claimed of a component so far.
    fn claimed(&self, component: G::Component) -> Fact {
        let size = self.solver.findings.game.size(component);
        self.due
            .get(&(size, component))
            .copied()
            .unwrap_or(Fact::NOTHING)
    }

    /// What the search knows.
    fn known(&self, component: G::Component) -> Fact {
        self.solver.findings.fact(component)
    }

    fn known_sum(&self, components: &Left<G>) -> Option<Nimber> {
        let mut nimbers = components
            .iter()
            .map(|&component| self.known(component).exact());
        nimbers.try_fold(0, |sum, nimber| Some(sum ^ nimber?))
    }

    fn nimber(&mut self, component: G::Component) -> Result<Nimber, Unsolved> {
        if let Some(nimber) = self.known(component).exact() {
            return Ok(nimber);
        }
        let nimber = self.solver.nimber(&[component], false)?;
        Ok(Nimber::try_from(nimber).expect("a search finds no larger one"))
    }
}
