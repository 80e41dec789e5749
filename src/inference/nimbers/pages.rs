//! Large pages for large tables. A search reads its tables at random places, so with small pages
//! nearly every read also waits for the address of a page. This is the only code that the compiler
//! cannot check.

use std::sync::atomic::AtomicU64;

/// Asks the system to keep the memory of a table in large pages, if it has them.
#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "no library gives this advice about a vector")]
pub(super) fn prefer_large_pages(words: &mut Vec<AtomicU64>) {
    use rustix::mm::{Advice, madvise};
    use rustix::param::page_size;

    let begin = words.as_mut_ptr().cast::<u8>();
    let before = begin.align_offset(page_size());
    let bytes = words.capacity() * size_of::<AtomicU64>();
    let Some(whole) = bytes.checked_sub(before) else {
        return;
    };
    // A system without large pages refuses, and the search is slower and as right. SAFETY: the
    // pages lie within the memory of the vector, and the advice changes neither what they hold nor
    // who may use them.
    let _ = unsafe {
        madvise(
            begin.add(before).cast(),
            whole - whole % page_size(),
            Advice::LinuxHugepage,
        )
    };
}

#[cfg(not(target_os = "linux"))]
pub(super) fn prefer_large_pages(_: &mut Vec<AtomicU64>) {}
