//! Reads lines on a thread of its own, so that the thread that waits for one can poll for signals.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read};
use std::mem;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, sync_channel};
use std::thread;
use std::time::Duration;

use super::{Line, Signals, Stop};
use crate::explanation::Words;
use crate::files::without_mark;
use crate::inference::are_threads_granted;
use crate::reason::Phrase;

/// The most bytes of a line, its end left out. Bounds the memory on endless input.
const LONGEST_LINE: u64 = 1 << 26;

/// How many bytes are read at once.
const AT_ONCE: usize = 1 << 16;

/// How many batches of lines the reader thread may queue. A batch is everything available at once, because waking the other
/// thread per line costs more than most answers. Few, since each may be a line of the full length.
const AHEAD: usize = 2;

/// Polling interval for signals while waiting; a blocking read cannot be interrupted.
const LOOK_UP_EVERY: Duration = Duration::from_millis(50);

/// Says that a line is too long.
pub(crate) fn too_long(words: &Words) -> String {
    let mebibytes = LONGEST_LINE >> 20;
    words.say(&Phrase::new("refuse-long-line").with("most", mebibytes))
}

/// The lines that a thread of their own reads, or the input itself where the system has no thread left, or no memory for it.
enum Incoming {
    Read(Receiver<Vec<io::Result<Line>>>),
    Unread(RefCell<Input>),
}

/// Lines of any input.
pub(crate) struct LineReader {
    incoming: Incoming,
    /// Lines that came in the same batch as the last one.
    lines: RefCell<VecDeque<io::Result<Line>>>,
    signals: Signals,
}

impl LineReader {
    /// Starts a reader of `input`, in a thread of its own if the system grants one.
    pub(crate) fn new(input: impl Read + Send + 'static, signals: Signals) -> Self {
        if !are_threads_granted(1) {
            return Self::without_thread(input, signals);
        }
        let input = Input::new(Box::new(input));
        let (sender, incoming) = sync_channel(AHEAD);
        // A thread that cannot be started drops what it was given, so the input is handed over when it runs.
        let (hand_over, handed) = sync_channel::<Input>(1);
        let read = move || {
            let Ok(mut input) = handed.recv() else {
                return;
            };
            loop {
                let lines = input.lines_at_hand();
                let goes_on = lines.last().is_some_and(Result::is_ok);
                if lines.is_empty() || sender.send(lines).is_err() || !goes_on {
                    break;
                }
            }
        };
        if thread::Builder::new().spawn(read).is_err() {
            return Self::of(Incoming::Unread(RefCell::new(input)), signals);
        }
        hand_over.send(input).expect("the thread waits for it");
        Self::of(Incoming::Read(incoming), signals)
    }

    /// A reader that reads `input` whenever a line is asked for.
    pub(crate) fn without_thread(input: impl Read + Send + 'static, signals: Signals) -> Self {
        let input = Input::new(Box::new(input));
        Self::of(Incoming::Unread(RefCell::new(input)), signals)
    }

    fn of(incoming: Incoming, signals: Signals) -> Self {
        if let Incoming::Unread(_) = incoming {
            signals.end_at_once();
        }
        Self {
            incoming,
            lines: RefCell::default(),
            signals,
        }
    }

    /// Returns the next line without waiting. `None` if it is not there yet or the input has ended.
    ///
    /// # Errors
    /// [`Stop`] if the input failed.
    pub(crate) fn next_ready(&self) -> Result<Option<Line>, Stop> {
        let mut lines = self.lines.borrow_mut();
        if lines.is_empty()
            && let Incoming::Read(incoming) = &self.incoming
        {
            match incoming.try_recv() {
                Ok(more) => lines.extend(more),
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => {}
            }
        }
        Ok(lines.pop_front().transpose()?)
    }

    /// Waits for the next line.
    ///
    /// # Errors
    /// [`Stop`] if there is none, or a signal came.
    pub(crate) fn next(&self) -> Result<Line, Stop> {
        loop {
            if self.signals.came() {
                return Err(Stop::Interrupted);
            }
            let mut lines = self.lines.borrow_mut();
            if let Some(line) = lines.pop_front() {
                return Ok(line?);
            }
            let incoming = match &self.incoming {
                Incoming::Read(incoming) => incoming,
                Incoming::Unread(input) => {
                    let more = input.borrow_mut().lines_at_hand();
                    if more.is_empty() {
                        return Err(Stop::InputEnded);
                    }
                    lines.extend(more);
                    continue;
                }
            };
            match incoming.recv_timeout(LOOK_UP_EVERY) {
                Ok(more) => lines.extend(more),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Stop::InputEnded),
            }
        }
    }
}

/// The input, from its first byte on.
struct Input {
    reader: BufReader<Box<dyn Read + Send>>,
    is_at_start: bool,
}

impl Input {
    fn new(input: Box<dyn Read + Send>) -> Self {
        Self {
            reader: BufReader::with_capacity(AT_ONCE, input),
            is_at_start: true,
        }
    }

    /// Waits for the next line, and returns it with all whole lines that came with it. Empty at the end of the input.
    fn lines_at_hand(&mut self) -> Vec<io::Result<Line>> {
        let mut lines = Vec::new();
        loop {
            let line = self.read_line().transpose();
            let goes_on = matches!(line, Some(Ok(_)));
            lines.extend(line);
            if !goes_on || !self.reader.buffer().contains(&b'\n') {
                return lines;
            }
        }
    }

    fn read_line(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let input = &mut self.reader;
        (input.take(LONGEST_LINE + 1)).read_until(b'\n', &mut bytes)?;
        if bytes.len() as u64 > LONGEST_LINE && bytes.last() != Some(&b'\n') {
            input.skip_until(b'\n')?;
            self.is_at_start = false;
            return Ok(Some(Line::TooLong));
        }
        let text = if mem::take(&mut self.is_at_start) {
            without_mark(&bytes)
        } else {
            &bytes
        };
        if text.is_empty() {
            return Ok(None);
        }
        let end = text.iter().rposition(|byte| !b"\r\n".contains(byte));
        let text = &text[..end.map_or(0, |last| last + 1)];
        let line = String::from_utf8_lossy(text).into_owned();
        Ok(Some(Line::Whole(line)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: impl Read + Send + 'static) -> Vec<Line> {
        let mut input = Input::new(Box::new(input));
        let read = || input.read_line().expect("it can be read");
        std::iter::from_fn(read).collect()
    }

    fn short(text: &str) -> Line {
        Line::Whole(text.to_owned())
    }

    #[test]
    fn a_line_of_the_full_length_is_read_and_a_longer_one_is_passed_over() {
        let full = || io::repeat(b'1').take(LONGEST_LINE);
        let input = full().chain(&b"\n3,5\n"[..]);
        let read = lines(
            input
                .chain(full())
                .chain(&b"1\n7\n"[..])
                .chain(full())
                .chain(&b"1"[..]),
        );
        let [Line::Whole(first), rest @ ..] = read.as_slice() else {
            panic!("the first line is whole");
        };
        assert_eq!(first.len() as u64, LONGEST_LINE);
        assert_eq!(
            rest,
            [short("3,5"), Line::TooLong, short("7"), Line::TooLong]
        );
    }

    #[test]
    fn ends_of_lines_and_broken_characters() {
        let read = lines(&b"a\r\n\n\xff3\nlast"[..]);
        assert_eq!(read, ["a", "", "\u{fffd}3", "last"].map(short));
    }
    #[test]
    fn a_mark_before_the_first_line_is_passed_over() {
        let mark = "\u{feff}";
        let marked = |text: &str| lines(io::Cursor::new(format!("{mark}{text}")));
        assert_eq!(marked(""), []);
        assert_eq!(marked("\n"), [short("")]);
        assert_eq!(marked("3,5\n7"), ["3,5", "7"].map(short));
        // Only there.
        let later = format!("{mark}7");
        assert_eq!(marked(&format!("3\n{later}")), ["3", &later].map(short));
        // Half a mark is broken text.
        assert_eq!(lines(&b"\xef\xbb"[..]), [short("\u{fffd}")]);
    }
}
