//! Proofs of nimbers of cram as text: what is claimed of components, each claim after those that it
//! follows from. Who doubts a nimber needs no search: the check takes the rules from `shapes` and
//! the definition of a nimber from `follows`.
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

mod claims;
mod follows;
mod shapes;

use std::env;
use std::io::{self, BufRead};

use super::written::{Damage, POSITION, Written, damaged, lines};
use crate::games::{Cram, Rules};
use crate::inference::{At, Interrupt, Progress, Solver, Unsolved};
use crate::reason::{Phrase, of_system};

use self::claims::Claims;
pub use self::follows::{Known, Knows};
pub use self::shapes::{Place, Shape, Shapes};

/// The tag with the nimber.
const NIMBER: &str = "Nimber";
/// The tag with the number of claims.
const COMPONENTS: &str = "Components";

/// The largest nimber that can be claimed.
const LARGEST: u8 = 127;

/// Lines between two looks whether the check should stop.
const LOOK_UP_EVERY: usize = 1 << 8;

/// Why a proof or a strategy proves nothing.
#[derive(Debug)]
pub enum Unproved {
    /// A line or a tag cannot be read.
    Damaged(Damage),
    /// A claim does not follow.
    Fails(Damage),
    /// The temporary file, for what the memory has no room for, cannot be written or read.
    Disk(Phrase),
    /// The check was interrupted.
    Unsolved(Unsolved),
}

impl From<io::Error> for Unproved {
    fn from(error: io::Error) -> Self {
        let folder = env::temp_dir();
        Self::Disk(of_system("file-unwritable", &error).with("file", folder.as_path()))
    }
}

impl From<Unsolved> for Unproved {
    fn from(why: Unsolved) -> Self {
        Self::Unsolved(why)
    }
}

impl From<Damage> for Unproved {
    fn from(damage: Damage) -> Self {
        Self::Damaged(damage)
    }
}

/// The tags that a proof for a position begins with; `None` if there are no proofs for it. There
/// are for boards of cram in normal play that are not too large.
pub fn proof_header(game: &dyn Solver, at: &At) -> Option<String> {
    let header = Written::of_position(game, at, []).to_string();
    let (shapes, _) = read_board(&game.write_position(at)).ok()?;
    let has_proofs = game.name() == "cram" && !game.is_misere() && shapes.is_some();
    has_proofs.then(|| format!("{}\n", header.trim_end()))
}

/// Checks each claim of a proof by the rules alone, with what the lines before it claim. Returns
/// what is proved; `None` if the text is no proof, because it claims no nimber. `max_memory` is in
/// bytes; if not all claims fit, they are kept in a temporary file.
///
/// # Errors
/// [`Unproved`]: the line that is damaged or does not follow, or why the check could not go on.
pub fn check_proof(
    text: impl BufRead,
    max_memory: u64,
    interrupt: &Interrupt,
    progress: &dyn Progress,
) -> Result<Option<Phrase>, Unproved> {
    let mut lines = lines(text);
    let header = Written::of_tags(&mut lines)?;
    let Some(tag) = header.tag(NIMBER) else {
        return Ok(None);
    };
    let (kind, variant) = header.rules()?;
    let refused = || damaged(header.line(), Phrase::new("proof-header"));
    let position = header.tag(POSITION).ok_or_else(refused)?;
    let (shapes, cells) = read_board(&position.value).map_err(|why| position.damaged(why))?;
    let shapes = shapes
        .filter(|_| kind.name() == "cram" && !variant.misere)
        .ok_or_else(refused)?;
    let nimber: u64 = tag.value.parse().map_err(|_| refused())?;
    let all = header
        .tag(COMPONENTS)
        .and_then(|tag| tag.value.parse().ok());
    let all: usize = all.ok_or_else(refused)?;
    let mut claims = Claims::with_room(shapes, all, max_memory, interrupt)?;
    let (mut count, mut last) = (0, tag.line);
    for line in lines.take(all.saturating_add(1)) {
        if count % LOOK_UP_EVERY == 0 {
            progress.report(count, all);
            interrupt.check()?;
        }
        count += 1;
        let claim = line.and_then(|(number, line)| {
            last = number;
            read_claim(&line, shapes).map_err(|why| damaged(number, why))
        });
        match claim {
            Ok((shape, known)) => claims.add((last, shape, known))?,
            Err(damage) => {
                // What stands before it may fail.
                claims.check()?;
                return Err(damage.into());
            }
        }
    }
    claims.check()?;
    if count != all {
        let why = Phrase::new("proof-count").with("count", all);
        return Err(damaged(last, why.with("more", count > all)).into());
    }
    let whole = shapes.of_cells(&cells).expect("cells of the board");
    if !claims.prove(&whole, nimber)? {
        return Err(Unproved::Fails(tag.damaged(Phrase::new("proof-other"))));
    }
    let proved = Phrase::new("proof-proves").with("position", position.value.as_str());
    Ok(Some(proved.with("nimber", nimber).with("count", count)))
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
    // The search excludes no larger ones either.
    let excluded = |all: u16, nimber: &str| match nimber.parse() {
        Ok(nimber @ 0..15) => Some(all | 1 << nimber),
        _ => None,
    };
    let read = || {
        let (board, nimbers) = line.split_once("= ")?;
        if let Some(board) = board.strip_suffix(" !") {
            let excluded = nimbers.split(',').try_fold(0, excluded)?;
            return Some((board, Known(excluded)));
        }
        let nimber = nimbers.parse().ok().filter(|&nimber| nimber <= LARGEST)?;
        Some((board.strip_suffix(' ')?, Known::exactly(nimber)))
    };
    let (board, claim) = read().ok_or_else(|| Phrase::new("proof-line").quoting("text", line))?;
    let shape = shapes.of_component(&read_board(board)?.1);
    Ok((shape.ok_or_else(|| Phrase::new("proof-component"))?, claim))
}
