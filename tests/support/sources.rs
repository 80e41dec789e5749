//! The source files of the library and the program.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the sources.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// All files below a folder whose names end with `ending`, each with its text.
pub(crate) fn sources_in(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources.extend(sources_in(&path, ending));
        } else if path.extension().is_some_and(|known| known == ending) {
            let text = fs::read_to_string(&path).expect("a text");
            sources.push((path, text));
        }
    }
    sources
}
