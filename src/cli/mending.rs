//! A tool that is made anew when work with it panics: a fault of the program costs one piece of
//! work and not those after it.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// A tool, and how it is made.
pub(super) struct Mending<T, F> {
    make: F,
    tool: Option<T>,
}

impl<T, F: Fn() -> T> Mending<T, F> {
    /// The tool is made when it is first needed.
    pub(super) fn new(make: F) -> Self {
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

#[cfg(test)]
mod tests {
    use super::Mending;

    #[test]
    fn work_after_a_panic_finds_a_new_tool() {
        let mut mending = Mending::new(Vec::new);
        let mut push = |number: u8| {
            mending.work(|list| {
                list.push(number);
                assert_ne!(number, 2, "meant to fail");
                list.len()
            })
        };
        assert_eq!(
            [1, 1, 2, 1, 1].map(&mut push),
            [Some(1), Some(2), None, Some(1), Some(2)]
        );
    }
}
