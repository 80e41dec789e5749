//! A list on a terminal, to choose from by arrow keys.

use std::fmt;
use std::panic::{self, AssertUnwindSafe};

use console::Term;
use dialoguer::Select;
use dialoguer::theme::Theme;

use super::Stop;

/// Columns before and after an entry.
const MARGIN: usize = 3;

/// Draws entries, which dialoguer knows by their numbers alone. It takes the bytes of a text for its columns, so that it would clear a line
/// too many for each label that is broken by that measure.
struct Numbered<'l>(&'l [String]);

impl Theme for Numbered<'_> {
    fn format_select_prompt_item(
        &self,
        out: &mut dyn fmt::Write,
        number: &str,
        is_active: bool,
    ) -> fmt::Result {
        let label = number
            .parse()
            .ok()
            .and_then(|place: usize| self.0.get(place));
        let mark = if is_active { '>' } else { ' ' };
        write!(out, "{mark} {}", label.map_or("", String::as_str))
    }
}

/// Lets a person choose one of `labels`, at first the one at `usual`. Returns its place. `None` if the person went back. The lines of the
/// list are cleared.
pub(super) fn select(
    term: &Term,
    labels: impl Iterator<Item = impl AsRef<str>>,
    usual: usize,
) -> Result<Option<usize>, Stop> {
    // A line that is broken could not be cleared again.
    let room = usize::from(term.size().1).saturating_sub(MARGIN);
    let short = |label| console::truncate_str(AsRef::as_ref(&label), room, "").into_owned();
    let labels: Vec<String> = labels.map(short).collect();
    let theme = Numbered(&labels);
    let select = Select::with_theme(&theme).items(0..labels.len());
    let chosen = unless_it_panics(|| select.default(usual).interact_on_opt(term));
    if !matches!(chosen, Some(Ok(_))) {
        term.show_cursor()?;
    }
    match chosen {
        Some(Ok(place)) => Ok(place),
        Some(Err(dialoguer::Error::IO(error))) => Err(error.into()),
        None => Ok(None),
    }
}

/// Does something unless it panics: dialoguer does where a terminal shrinks to two rows.
fn unless_it_panics<T>(work: impl FnOnce() -> T) -> Option<T> {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    panic::set_hook(hook);
    done.ok()
}
