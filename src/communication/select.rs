//! A list on a terminal, to choose from by arrow keys.

use console::{Key, Term, truncate_str};

use super::Stop;
use super::printer::NARROWEST;

/// The columns that a line leaves free. A line that is broken could not be cleared again.
const MARGIN: usize = 1;

/// A lower terminal shows no list.
pub(super) const LOWEST: u16 = 5;

/// Shows the labels, and lets a person choose one. Returns its place, or `None` if the person went back, or there is no room for a list.
pub(super) fn select(term: &Term, labels: &[String], usual: usize) -> Result<Option<usize>, Stop> {
    term.hide_cursor()?;
    let chosen = choose(term, labels, usual);
    term.show_cursor()?;
    chosen
}

fn choose(term: &Term, labels: &[String], usual: usize) -> Result<Option<usize>, Stop> {
    let mut chosen = usual;
    loop {
        let (rows, columns) = term.size();
        if rows < LOWEST || columns < NARROWEST {
            return Ok(None);
        }
        // A page leaves the line above it, and one for the cursor.
        let page = usize::from(rows) - 2;
        let first = chosen / page * page;
        let shown = labels.iter().enumerate().skip(first).take(page);
        let lines = shown.len();
        for (place, label) in shown {
            let mark = if place == chosen { '>' } else { ' ' };
            let line = format!("{mark} {label}");
            term.write_line(&truncate_str(&line, usize::from(columns) - MARGIN, ""))?;
        }
        let key = term.read_key()?;
        term.clear_last_lines(lines)?;
        let count = labels.len();
        let all = count.next_multiple_of(page);
        chosen = match key {
            Key::ArrowDown | Key::Tab | Key::Char('j') => (chosen + 1) % count,
            Key::ArrowUp | Key::BackTab | Key::Char('k') => (chosen + count - 1) % count,
            Key::ArrowRight | Key::Char('l') if all > page => (first + page) % all,
            Key::ArrowLeft | Key::Char('h') if all > page => (first + all - page) % all,
            Key::Enter | Key::Char(' ') => return Ok(Some(chosen)),
            Key::Escape | Key::Char('q') => return Ok(None),
            _ => chosen,
        };
    }
}
