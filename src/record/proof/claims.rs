//! What the lines of a proof have claimed so far: in memory if there is room for all, and else in a
//! file. Then lines wait until what they refer to takes all room, and one pass through the file
//! tells what is known of that.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};
use std::mem;

use ahash::AHashMap;

use super::Unproved;
use super::follows::{Known, Knows};
use super::shapes::{Shape, Shapes};
use crate::inference::{Interrupt, is_granted};
use crate::reason::Phrase;
use crate::record::written::damaged;

/// Bytes of a component: at least seven of sixteen places of a table are filled, and each has a
/// control byte. A line that waits takes fewer.
const BYTES: usize = (size_of::<(Shape, Known)>() + 1) * 16 / 7;

/// A claim of a proof: its line, its component and what is known of it.
pub(super) type Claim = (u64, Shape, Known);

/// Claims that follow, each from those before it.
pub(super) struct Claims<'a> {
    shapes: Shapes,
    interrupt: &'a Interrupt,
    /// All claims; or what they say about the components that the waiting lines refer to.
    known: AHashMap<Shape, Known>,
    /// How many components there is room for.
    room: usize,
    waiting: Vec<Claim>,
    /// All claims if there is no room for them, and their number.
    file: Option<(File, usize)>,
}

impl<'a> Claims<'a> {
    /// Makes room for `count` claims.
    pub(super) fn with_room(
        shapes: Shapes,
        count: usize,
        max_memory: u64,
        interrupt: &'a Interrupt,
    ) -> Result<Self, Unproved> {
        let bytes = usize::try_from(max_memory).unwrap_or(usize::MAX);
        let mut room = count.min(bytes / BYTES);
        while !is_granted((room * BYTES) as u64) {
            room /= 2;
        }
        let file = (count > room).then(tempfile::tempfile).transpose()?;
        Ok(Self {
            shapes,
            interrupt,
            known: AHashMap::with_capacity(room),
            room,
            waiting: Vec::new(),
            file: file.map(|file| (file, 0)),
        })
    }

    /// Adds a claim, which may have to wait.
    pub(super) fn add(&mut self, claim: Claim) -> Result<(), Unproved> {
        self.waiting.push(claim);
        if self.file.is_some() {
            self.ask(self.shapes.followers(claim.1).flatten().chain([claim.1]));
            if self.known.len() + self.waiting.len() < self.room {
                return Ok(());
            }
        }
        self.check()
    }

    /// Checks the claims that wait.
    pub(super) fn check(&mut self) -> Result<(), Unproved> {
        self.recall()?;
        let waiting = mem::take(&mut self.waiting);
        for &(number, shape, claim) in &waiting {
            self.interrupt.check()?;
            // A half turn answers every move.
            let is_answered = claim.nimber() == Some(0) && self.shapes.is_answered(shape);
            if !is_answered && !self.follows(self.shapes, shape, claim) {
                return Err(Unproved::Fails(damaged(number, Phrase::new("proof-fails"))));
            }
            let known = self.known.insert(shape, claim);
            if known.is_some_and(|known| known != Known::NOTHING) {
                return Err(damaged(number, Phrase::new("proof-twice")).into());
            }
        }
        Ok(self.keep(&waiting)?)
    }

    /// Whether the claims say that components have this nim-sum.
    pub(super) fn prove(&mut self, components: &[Shape], nimber: u64) -> Result<bool, Unproved> {
        self.ask(components.iter().copied());
        self.recall()?;
        Ok(self.sum(components) == Some((nimber, None)))
    }

    /// Asks what is known of components.
    fn ask(&mut self, components: impl IntoIterator<Item = Shape>) {
        for component in components {
            self.known.entry(component).or_insert(Known::NOTHING);
        }
    }

    /// Finds in the file what is asked for.
    fn recall(&mut self) -> Result<(), Unproved> {
        let Some((file, count)) = &mut self.file else {
            return Ok(());
        };
        file.rewind()?;
        let mut kept = BufReader::new(file);
        for _ in 0..*count {
            let (mut shape, mut claim) = ([0; 16], [0; 2]);
            kept.read_exact(&mut shape)?;
            kept.read_exact(&mut claim)?;
            if let Some(known) = self.known.get_mut(&Shape(u128::from_le_bytes(shape))) {
                *known = Known(u16::from_le_bytes(claim));
            }
            self.interrupt.check()?;
        }
        Ok(())
    }

    /// Moves claims to the end of the file, if there is one.
    fn keep(&mut self, claims: &[Claim]) -> io::Result<()> {
        let Some((file, count)) = &mut self.file else {
            return Ok(());
        };
        let mut kept = BufWriter::new(file);
        for (_, shape, claim) in claims {
            kept.write_all(&shape.0.to_le_bytes())?;
            kept.write_all(&claim.0.to_le_bytes())?;
        }
        *count += claims.len();
        self.known.clear();
        kept.flush()
    }
}

impl Knows for Claims<'_> {
    fn nimber(&mut self, component: Shape) -> Option<u64> {
        self.known.get(&component)?.nimber()
    }

    fn lacks(&mut self, component: Shape, nimber: u64) -> bool {
        // A move takes two cells, and no nimber is above the number of moves that are left.
        let known = self.known.get(&component);
        nimber > u64::from(component.size()) / 2
            || known.is_some_and(|known| known.excludes(nimber))
    }
}
