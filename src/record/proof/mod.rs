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

use std::io::{BufRead, Read};

use ahash::AHashMap;

use super::written::{Damage, POSITION, Written, damaged, read_tag};
use crate::files::{FileError, without_mark};
use crate::games::{Cram, Rules};
use crate::inference::{At, Estimate, Interrupt, Progress, Solver, Unsolved};
use crate::reason::Phrase;

use self::follows::LARGEST;
pub use self::follows::{Known, Knows};
pub use self::shapes::{Place, Shape, Shapes};

/// The tag with the nimber.
const NIMBER: &str = "Nimber";
/// The tag with the number of claims.
const COMPONENTS: &str = "Components";

/// The most bytes of a line: no board is as large.
const LONGEST_LINE: u64 = 1 << 16;

/// Lines between two looks whether the check should stop.
const LOOK_UP_EVERY: u64 = 1 << 8;

/// Why a proof or a strategy proves nothing.
#[derive(Debug)]
pub enum Unproved {
    /// The file cannot be read.
    File(FileError),
    /// A line or a tag cannot be read.
    Damaged(Damage),
    /// A claim does not follow.
    Fails(Damage),
    /// The check was interrupted, or finds no memory.
    Unsolved(Unsolved),
}

impl From<Damage> for Unproved {
    fn from(damage: Damage) -> Self {
        Self::Damaged(damage)
    }
}

/// The tags that a proof for a position begins with; `None` if there are no proofs for it. There are for boards of cram in normal play
/// that are not too large.
pub fn proof_header(game: &dyn Solver, at: &At) -> Option<String> {
    let header = Written::of_position(game, at, []).to_string();
    let (shapes, _) = read_board(&game.write_position(at)).ok()?;
    let has_proofs = game.name() == "cram" && !game.is_misere() && shapes.is_some();
    has_proofs.then(|| format!("{}\n", header.trim_end()))
}

/// Checks each claim of a proof by the rules alone, with what the lines before it claim. Returns what is proved; `None` if the text is
/// no proof, because it claims no nimber.
///
/// # Errors
/// [`Unproved`], with the line where it fails.
pub fn check_proof(
    text: impl BufRead,
    max_memory: u64,
    interrupt: &Interrupt,
    progress: &dyn Progress,
) -> Result<Option<Phrase>, Unproved> {
    let mut lines = Lines { text, number: 0 };
    let mut header = Written::default();
    let mut next = lines.next()?;
    while let Some(tag) = next
        .as_deref()
        .and_then(|line| read_tag(line, lines.number))
    {
        header.add(tag).map_err(|why| damaged(lines.number, why))?;
        next = lines.next()?;
    }
    let Some(nimber) = header.tag(NIMBER) else {
        return Ok(None);
    };
    let goal = Goal::read(&header)?;
    let mut claims = Claims::with_room(goal.count, max_memory)?;
    let mut count = 0;
    while let Some(line) = next {
        if count % LOOK_UP_EVERY == 0 {
            let [done, all] = [count, goal.count].map(|count| usize::try_from(count).unwrap_or(0));
            progress.report(done, all);
            if interrupt.is_wished() {
                return Err(Unproved::Unsolved(Unsolved::Interrupted));
            }
        }
        count += 1;
        goal.check_count(count.max(goal.count), lines.number)?;
        claims.add(&line, lines.number, goal.shapes)?;
        next = lines.next()?;
    }
    goal.check_count(count, lines.number)?;
    if claims.sum(&goal.whole) != Some(goal.nimber) {
        return Err(Unproved::Fails(nimber.damaged(Phrase::new("proof-other"))));
    }
    let proved = Phrase::new("proof-proves").with("position", goal.position);
    Ok(Some(
        proved.with("nimber", goal.nimber).with("count", count),
    ))
}

/// What is to be proved, by how many claims.
struct Goal {
    position: String,
    shapes: Shapes,
    /// The components of the position.
    whole: Vec<Shape>,
    nimber: u64,
    count: u64,
}

impl Goal {
    fn read(header: &Written) -> Result<Self, Damage> {
        let (kind, variant) = header.rules()?;
        let refused = || damaged(header.line(), Phrase::new("proof-header"));
        let number = |name| header.tag(name).and_then(|tag| tag.value.parse().ok());
        let position = header.tag(POSITION).ok_or_else(refused)?;
        let (shapes, cells) = read_board(&position.value).map_err(|why| position.damaged(why))?;
        let shapes = shapes
            .filter(|_| kind.name() == "cram" && !variant.misere)
            .ok_or_else(refused)?;
        Ok(Self {
            position: position.value.clone(),
            shapes,
            whole: shapes.of_cells(&cells).expect("cells of the board"),
            nimber: number(NIMBER).ok_or_else(refused)?,
            count: number(COMPONENTS).ok_or_else(refused)?,
        })
    }

    /// Checks that there are as many claims as the header says.
    fn check_count(&self, count: u64, line: u64) -> Result<(), Damage> {
        if count == self.count {
            return Ok(());
        }
        let why = Phrase::new("proof-count").with("count", self.count);
        Err(damaged(line, why.with("more", count > self.count)))
    }
}

/// What has been claimed, and follows.
struct Claims(AHashMap<Shape, Known>);

impl Claims {
    fn with_room(count: u64, max_memory: u64) -> Result<Self, Unproved> {
        // At least seven of sixteen places are filled, and each has a control byte.
        let bytes = u128::from(count) * 16 / 7 * (size_of::<(Shape, Known)>() as u128 + 1);
        Estimate::new(count.into(), bytes, max_memory)
            .granted()
            .map_err(Unproved::Unsolved)?;
        let count = usize::try_from(count).expect("memory was granted");
        Ok(Self(AHashMap::with_capacity(count)))
    }

    /// Adds the claim of a line, if it follows from those before it.
    fn add(&mut self, line: &str, number: u64, shapes: Shapes) -> Result<(), Unproved> {
        let refused = |why| damaged(number, why);
        let (shape, claim) = read_claim(line, shapes).map_err(refused)?;
        // A half turn answers every move.
        let is_answered = claim == Known::Exactly(0) && shapes.is_answered(shape);
        if !is_answered && !self.follows(shapes, shape, claim) {
            return Err(Unproved::Fails(refused(Phrase::new("proof-fails"))));
        }
        match self.0.insert(shape, claim) {
            Some(_) => Err(refused(Phrase::new("proof-twice")).into()),
            None => Ok(()),
        }
    }
}

impl Knows for Claims {
    fn nimber(&mut self, component: Shape) -> Option<u64> {
        match self.0.get(&component)? {
            Known::Exactly(nimber) => Some((*nimber).into()),
            Known::Not(_) => None,
        }
    }

    fn lacks(&mut self, component: Shape, nimber: u64) -> bool {
        // A move takes two cells, and no nimber is above the number of moves that are left.
        nimber > u64::from(component.size()) / 2
            || matches!(self.0.get(&component), Some(&Known::Not(excluded))
                if u128::from(excluded) >> nimber & 1 == 1)
    }
}

/// The shapes of a board, unless it is too large, and its free cells.
fn read_board(text: &str) -> Result<(Option<Shapes>, Vec<Place>), Phrase> {
    let board = Cram::new(false).read_position(text)?;
    let cells = board.free.iter().map(|cell| (cell.row, cell.column));
    let shapes = Shapes::new(board.rows.into(), board.columns.into());
    Ok((shapes, cells.collect()))
}

/// Reads `BOARD = NIMBER` or `BOARD != NIMBER,NIMBER`.
fn read_claim(line: &str, shapes: Shapes) -> Result<(Shape, Known), Phrase> {
    let unreadable = || Phrase::new("proof-line").quoting("text", line);
    let (board, nimbers) = line.split_once(' ').ok_or_else(unreadable)?;
    let (is_not, nimbers) = match nimbers.strip_prefix("!= ") {
        Some(nimbers) => (true, nimbers),
        None => (false, nimbers.strip_prefix("= ").ok_or_else(unreadable)?),
    };
    let excluded = |all: u16, nimber: &str| {
        let nimber: u32 = nimber.parse().ok()?;
        // The search excludes no larger ones either.
        (nimber < u16::BITS - 1).then(|| all | 1 << nimber)
    };
    let claim = if is_not {
        nimbers.split(',').try_fold(0, excluded).map(Known::Not)
    } else {
        nimbers
            .parse()
            .ok()
            .filter(|&nimber| nimber <= LARGEST)
            .map(Known::Exactly)
    };
    let claim = claim.ok_or_else(unreadable)?;
    let shape = shapes.of_component(&read_board(board)?.1);
    Ok((shape.ok_or_else(|| Phrase::new("proof-component"))?, claim))
}

/// The lines of a text that have something on them.
struct Lines<R> {
    text: R,
    /// The number of the line that was read last, counted from 1.
    number: u64,
}

impl<R: BufRead> Lines<R> {
    fn next(&mut self) -> Result<Option<String>, Unproved> {
        loop {
            let mut bytes = Vec::new();
            let read = self
                .text
                .by_ref()
                .take(LONGEST_LINE)
                .read_until(b'\n', &mut bytes);
            if read.map_err(|error| Unproved::File(FileError::Unreadable(error)))? == 0 {
                return Ok(None);
            }
            self.number += 1;
            let line = if self.number == 1 {
                without_mark(&bytes)
            } else {
                &bytes
            };
            let no_text = |_| damaged(self.number, Phrase::new("damage-no-text"));
            let line = str::from_utf8(line).map_err(no_text)?.trim();
            if !line.is_empty() {
                return Ok(Some(line.to_owned()));
            }
        }
    }
}
