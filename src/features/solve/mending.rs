//! A tool that is made anew when work with it panics: a fault of the program costs one piece of
//! work and not those after it.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    /// Whether the caller reports a panic itself.
    static IS_TOLD: Cell<bool> = const { Cell::new(false) };
}

/// Panics in such work say nothing by themselves, all others what they said before.
static QUIET: Once = Once::new();

/// A tool, and how it is made.
pub(super) struct Mending<T, F> {
    make: F,
    tool: Option<T>,
}

impl<T, F: Fn() -> T> Mending<T, F> {
    /// The tool is made when it is first needed.
    pub(super) fn new(make: F) -> Self {
        QUIET.call_once(|| {
            let usual = take_hook();
            set_hook(Box::new(move |panic| {
                if !IS_TOLD.get() {
                    usual(panic);
                }
            }));
        });
        Self { make, tool: None }
    }

    /// Works with the tool; `None` if that panics. Then whatever state the tool was left in is gone
    /// with it.
    pub(super) fn work<A>(&mut self, work: impl FnOnce(&mut T) -> A) -> Option<A> {
        let tool = self.tool.take();
        IS_TOLD.set(true);
        let done = catch_unwind(AssertUnwindSafe(|| {
            let mut tool = tool.unwrap_or_else(&self.make);
            let done = work(&mut tool);
            (done, tool)
        }));
        IS_TOLD.set(false);
        let (done, tool) = done.ok()?;
        self.tool = Some(tool);
        Some(done)
    }
}
