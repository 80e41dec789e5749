//! Proofs of nimbers of cram as text: what is claimed of components, each claim after those that it follows from. Who doubts a nimber
//! needs no search: the check takes the rules from `shapes` and the definition of a nimber from `follows`.
//!
//! ```text
//! [Game "cram"]
//! [Position "2x3"]
//! [Nimber "1"]
//! [Components "4"]
//!
//! .. = 1
//! ...
//! ```
//!
//! `docs/strategies.md` describes the format.

mod follows;
mod shapes;
mod table;

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use super::file::RecordError;
use super::written::{Damage, POSITION, Tag, Written, damaged, read_tag};
use crate::files::{self, FileError, without_mark};
use crate::games::{Cram, Rules};
use crate::inference::{At, Estimate, Interrupt, Progress, Solver, Unsolved};
use crate::reason::Phrase;

use self::follows::LARGEST;
pub use self::follows::{Known, Knows};
pub use self::shapes::{Shape, Shapes};
pub use self::table::Table;

/// The tag with the nimber.
const NIMBER: &str = "Nimber";
/// The tag with the number of claims.
const COMPONENTS: &str = "Components";

/// The most bytes of a line: no board is as large.
const LONGEST_LINE: u64 = 1 << 16;

/// Lines between two looks whether the check should stop.
const LOOK_UP_EVERY: u64 = 1 << 8;

/// Why a proof proves nothing.
#[derive(Debug)]
pub enum Unproved {
    /// It cannot be read.
    Unread(RecordError),
    /// A claim does not follow.
    Fails(Damage),
    /// The check was interrupted, or finds no memory.
    Unsolved(Unsolved),
}

impl From<Damage> for Unproved {
    fn from(damage: Damage) -> Self {
        Self::Unread(damage.into())
    }
}

impl From<RecordError> for Unproved {
    fn from(error: RecordError) -> Self {
        Self::Unread(error)
    }
}

/// A proof whose header has been read.
pub struct Proof<R = BufReader<File>> {
    header: Written,
    lines: Lines<R>,
    /// The first line behind the header.
    first: Option<String>,
    nimber: u64,
    components: u64,
}

/// Opens a file; `None` if it claims no nimber, and may be a strategy.
///
/// # Errors
/// [`RecordError`]: there is no such file, or its header is damaged.
pub fn open_proof(path: &Path) -> Result<Option<Proof>, RecordError> {
    Proof::open(BufReader::new(files::open(path)?))
}

/// The tags that a proof for a position begins with; `None` if there are no proofs for it.
pub fn proof_header(game: &dyn Solver, at: &At) -> Option<String> {
    let header = || Written::of_position(game, at, []).to_string();
    has_proofs(game, at).then(|| header().trim_end().to_owned())
}

/// Whether there are proofs for a position: boards of cram in normal play that are not too large.
fn has_proofs(game: &dyn Solver, at: &At) -> bool {
    let board = Cram::new(false).read_position(&game.write_position(at));
    let shapes = board.map(|board| Shapes::new(board.rows().into(), board.columns().into()));
    game.name() == "cram" && !game.is_misere() && matches!(shapes, Ok(Some(_)))
}

impl<R: BufRead> Proof<R> {
    /// Reads the header; `None` if it claims no nimber.
    ///
    /// # Errors
    /// As [`open_proof`].
    pub fn open(text: R) -> Result<Option<Self>, RecordError> {
        let mut lines = Lines { text, number: 0 };
        let mut header = Written::default();
        let mut first = lines.next()?;
        while let Some(tag) = first
            .as_deref()
            .and_then(|line| read_tag(line, lines.number))
        {
            header.add(tag).map_err(|why| damaged(lines.number, why))?;
            first = lines.next()?;
        }
        if header.tag(NIMBER).is_none() {
            return Ok(None);
        }
        let missing = || damaged(header.line(), Phrase::new("proof-header"));
        let number = |name| header.tag(name).and_then(|tag| tag.value.parse().ok());
        let nimber = number(NIMBER).ok_or_else(missing)?;
        let components = number(COMPONENTS).ok_or_else(missing)?;
        let (kind, variant) = header.rules()?;
        let game = kind.rules(&variant);
        let position = header.tag(POSITION).ok_or_else(missing)?;
        let start = game.read_position(&position.value);
        let start = start.map_err(|why| position.damaged(why))?;
        if !has_proofs(&*game, &start) {
            return Err(missing().into());
        }
        Ok(Some(Self {
            header,
            lines,
            first,
            nimber,
            components,
        }))
    }

    /// What it proves, if it does.
    pub fn claim(&self) -> Phrase {
        Phrase::new("proof-proves")
            .with("position", self.tag(POSITION).value.as_str())
            .with("nimber", self.nimber)
            .with("count", self.components)
    }

    /// Checks each claim by the rules alone, with what the lines before it claim.
    ///
    /// # Errors
    /// [`Unproved`], with the line where it fails.
    pub fn check(
        mut self,
        max_memory: u64,
        interrupt: &Interrupt,
        progress: &dyn Progress,
    ) -> Result<(), Unproved> {
        let components = self.components;
        let estimate = Estimate::new(components.into(), Table::bytes(components), max_memory);
        estimate.granted().map_err(Unproved::Unsolved)?;
        let tag = self.tag(POSITION);
        let board = Cram::new(false).read_position(&tag.value);
        let board = board.map_err(|why| tag.damaged(why))?;
        let shapes = Shapes::new(board.rows().into(), board.columns().into());
        let shapes = shapes.expect("it was small enough");
        let free: Vec<_> = board
            .free_cells()
            .map(|cell| (cell.row, cell.column))
            .collect();
        let whole = shapes.of_cells(&free).expect("cells of the board");

        let mut table = Table::with_place(count(components));
        let mut claims = 0;
        let mut next = self.first.take();
        while let Some(line) = next {
            let number = self.lines.number;
            if claims % LOOK_UP_EVERY == 0 {
                progress.report(count(claims), count(components));
                if interrupt.is_wished() {
                    return Err(Unproved::Unsolved(Unsolved::Interrupted));
                }
            }
            let refused = |id| damaged(number, Phrase::new(id));
            let (shape, claim) = read_claim(&line, shapes).map_err(|why| damaged(number, why))?;
            if table.get(shape).is_some() {
                return Err(refused("proof-twice").into());
            }
            claims += 1;
            if claims > components {
                return Err(self.miscounted(claims).into());
            }
            // A half turn answers every move.
            let is_answered = claim == Known::Exactly(0) && shapes.is_answered(shape);
            if !is_answered && !table.follows(shapes, shape, claim) {
                return Err(Unproved::Fails(refused("proof-fails")));
            }
            table.put(shape, claim);
            next = self.lines.next()?;
        }
        if claims < components {
            return Err(self.miscounted(claims).into());
        }
        if table.sum(&whole) != Some(self.nimber) {
            let why = Phrase::new("proof-other");
            return Err(Unproved::Fails(self.tag(NIMBER).damaged(why)));
        }
        Ok(())
    }

    fn tag(&self, name: &str) -> &Tag {
        self.header
            .tag(name)
            .expect("it was there when it was read")
    }

    /// Says that there are not as many claims as the header says.
    fn miscounted(&self, claims: u64) -> Damage {
        let why = Phrase::new("proof-count").with("count", self.components);
        damaged(
            self.lines.number,
            why.with("has-more", claims > self.components),
        )
    }
}

impl Knows for Table {
    fn nimber(&mut self, component: Shape) -> Option<u64> {
        match self.get(component)? {
            Known::Exactly(nimber) => Some(nimber.into()),
            Known::Not(_) => None,
        }
    }

    fn lacks(&mut self, component: Shape, nimber: u64) -> bool {
        // A move takes two cells, and no nimber is above the number of moves that are left.
        nimber > u64::from(component.size()) / 2
            || matches!(self.get(component), Some(Known::Not(excluded))
                if u128::from(excluded) >> nimber & 1 == 1)
    }
}

/// A number of claims for which there is memory.
fn count(claims: u64) -> usize {
    usize::try_from(claims).expect("the table has room for as many")
}

/// Reads `BOARD = NIMBER` or `BOARD != NIMBER,NIMBER`.
fn read_claim(line: &str, shapes: Shapes) -> Result<(Shape, Known), Phrase> {
    let unreadable = || Phrase::new("proof-line").quoting("text", line);
    let (board, nimbers) = line.split_once('=').ok_or_else(unreadable)?;
    let claim = match board.strip_suffix('!') {
        None => {
            let nimber = nimbers.trim().parse().ok();
            nimber
                .filter(|&nimber| nimber <= LARGEST)
                .map(Known::Exactly)
        }
        Some(_) => {
            let mut nimbers = nimbers.split(',').map(|nimber| nimber.trim().parse().ok());
            let none = |nimbers: u16, nimber: Option<u32>| Some(nimbers | bit(nimber?)?);
            nimbers.try_fold(0, none).map(Known::Not)
        }
    };
    let claim = claim.ok_or_else(unreadable)?;
    let board = Cram::new(false).read_position(board.trim_end_matches('!'))?;
    let cells: Vec<_> = board
        .free_cells()
        .map(|cell| (cell.row, cell.column))
        .collect();
    let shape = shapes.of_component(&cells);
    Ok((shape.ok_or_else(|| Phrase::new("proof-component"))?, claim))
}

/// A nimber that can be excluded, as a bit. The highest bit is for those that are known.
fn bit(nimber: u32) -> Option<u16> {
    (nimber < u16::BITS - 1).then(|| 1 << nimber)
}

/// The lines of a text that have something on them, with their numbers.
struct Lines<R> {
    text: R,
    /// The number of the line that was read last, counted from 1.
    number: u64,
}

impl<R: BufRead> Lines<R> {
    fn next(&mut self) -> Result<Option<String>, RecordError> {
        loop {
            let mut bytes = Vec::new();
            let mut text = self.text.by_ref().take(LONGEST_LINE);
            let read = text.read_until(b'\n', &mut bytes);
            if read.map_err(FileError::Unreadable)? == 0 {
                return Ok(None);
            }
            self.number += 1;
            let line = if self.number == 1 {
                without_mark(&bytes)
            } else {
                &bytes
            };
            let line = str::from_utf8(line);
            let line = line.map_err(|_| damaged(self.number, Phrase::new("damage-no-text")))?;
            if !line.trim().is_empty() {
                return Ok(Some(line.trim().to_owned()));
            }
        }
    }
}
