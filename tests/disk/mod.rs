//! What earlier builds left on the disk is read by this one. A folder has the name of the commit
//! whose build wrote it, by games that were typed at it, and stays as it was written.

mod learner;
mod lessons;
mod review;
mod strategy;
#[cfg(unix)]
mod table;

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::{TempDir, tempdir};

const WRITTEN_BY: &str = "8c7f3676";

/// A file that an earlier build wrote.
fn written(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/disk");
    root.join(WRITTEN_BY).join(name)
}

/// A copy of such a file in a folder of its own, and its path.
fn copy(name: &str) -> (TempDir, String) {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("copy");
    fs::copy(written(name), &path).expect(name);
    let path = path.to_str().expect("plain").to_owned();
    (folder, path)
}
