//! A tool that is made anew when work with it panics: a fault of the program costs one piece of
//! work and not those after it.

use std::panic::{AssertUnwindSafe, catch_unwind, set_hook};

/// A tool, and how it is made.
pub(super) struct Mending<T, F> {
    make: F,
    tool: Option<T>,
}

impl<T, F: Fn() -> T> Mending<T, F> {
    /// The tool is made when it is first needed. From now on a panic says nothing by itself: who
    /// wanted the work says that it failed.
    pub(super) fn new(make: F) -> Self {
        set_hook(Box::new(|_| ()));
        Self { make, tool: None }
    }

    /// Works with the tool; `None` if that panics. Then whatever state the tool was left in is gone
    /// with it.
    pub(super) fn work<A>(&mut self, work: impl FnOnce(&mut T) -> A) -> Option<A> {
        let mut tool = self.tool.take().unwrap_or_else(&self.make);
        let done = catch_unwind(AssertUnwindSafe(|| {
            let done = work(&mut tool);
            (done, tool)
        }));
        let (done, tool) = done.ok()?;
        self.tool = Some(tool);
        Some(done)
    }
}
