//! Finds the messages: all files in a folder of `locales`, which has the code of a language as its name. English is the first.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let variable = |name| PathBuf::from(env::var_os(name).expect("cargo sets it"));
    let mut folders = paths_in(&variable("CARGO_MANIFEST_DIR").join("locales"))?;
    folders.sort_by_key(|folder| !folder.ends_with("en"));
    let mut table = String::new();
    for folder in folders {
        let files = paths_in(&folder)?;
        let texts = files.iter().map(|file| format!("include_str!({file:?}), "));
        let code = folder.file_name().expect("a folder has a name");
        table += &format!("({code:?}, &[{}]),\n", texts.collect::<String>());
    }
    fs::write(
        variable("OUT_DIR").join("messages.rs"),
        format!("&[\n{table}]\n"),
    )
}

/// What is in a folder, sorted.
fn paths_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}
