//! Finds the message files: `CODE.ftl`, or `NAME.CODE.ftl`, anywhere in `src`. A language is there if it has files, and English is the
//! first.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The files of each language, by its code.
type Files = BTreeMap<String, Vec<PathBuf>>;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=src");
    let variable = |name| PathBuf::from(env::var_os(name).expect("cargo sets it"));
    let mut files = Files::new();
    find(&variable("CARGO_MANIFEST_DIR").join("src"), &mut files)?;
    let english = files.remove_entry("en");
    let languages = english.into_iter().chain(files).map(|(code, mut files)| {
        files.sort();
        // A path that is no text could not be written into the table.
        let files = files.iter().map(|file| file.to_str().expect("a text"));
        let texts = files.map(|file| format!("include_str!({file:?}), "));
        format!("({code:?}, &[{}]),\n", texts.collect::<String>())
    });
    let table = format!("&[\n{}]\n", languages.collect::<String>());
    fs::write(variable("OUT_DIR").join("messages.rs"), table)
}

/// Adds the message files in a folder and below it.
fn find(folder: &Path, files: &mut Files) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find(&path, files)?;
        } else if path.extension() == Some(OsStr::new("ftl")) {
            let name = path.file_stem().and_then(OsStr::to_str).unwrap_or_default();
            let code = name.rsplit('.').next().unwrap_or(name);
            files.entry(code.to_owned()).or_default().push(path);
        }
    }
    Ok(())
}
