//! What is seen on a pseudo-terminal.

use std::io::Read;
use std::num::NonZeroU16;
use std::sync::{Condvar, Mutex};

use vt100::Parser;

use crate::support::flowing;

/// The output of a smaller terminal is read as on one of 80 by 24, because the program works line
/// by line there.
const SMALLEST: (u16, u16) = (20, 5);

/// Everything that has been seen so far.
pub(super) struct Eyes {
    pub(super) parser: Parser,
    pub(super) output: Vec<u8>,
    pub(super) lines: usize,
    pub(super) closed: bool,
}

impl Eyes {
    pub(super) fn new(columns: u16, rows: u16) -> Self {
        let (columns, rows) = if columns < SMALLEST.0 || rows < SMALLEST.1 {
            (80, 24)
        } else {
            (columns, rows)
        };
        let side = |length| NonZeroU16::new(length).expect("a terminal has room");
        Self {
            parser: Parser::new(side(rows), side(columns), 0),
            output: Vec::new(),
            lines: 0,
            closed: false,
        }
    }

    /// The words up to the cursor.
    pub(super) fn before_cursor(&self) -> String {
        let screen = self.parser.screen();
        let (row, column) = screen.cursor_position();
        flowing(&screen.contents_between(0, 0, row, column))
    }
}

/// Reads what a terminal shows until it is closed.
pub(super) fn look(mut output: impl Read, (eyes, has_come): &(Mutex<Eyes>, Condvar)) {
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = output.read(&mut bytes) {
        let mut eyes = eyes.lock().expect("nobody panics while looking");
        eyes.parser.process(&bytes[..count]);
        eyes.output.extend_from_slice(&bytes[..count]);
        let ends = bytes[..count].split(|&byte| byte == b'\n').count() - 1;
        eyes.lines += ends;
        has_come.notify_all();
    }
    eyes.lock().expect("nobody panics while looking").closed = true;
    has_come.notify_all();
}
