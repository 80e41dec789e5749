//! Finds the messages: all files in a folder of `locales`, which has the code of a language as its
//! name, but for what translators have noted. English is the first.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let variable = |name| PathBuf::from(env::var_os(name).expect("cargo sets it"));
    let mut folders = paths_in(&variable("CARGO_MANIFEST_DIR").join("locales"))?;
    folders.sort_by_key(|folder| !folder.ends_with("en"));
    let mut table = Vec::new();
    for folder in folders {
        let files = paths_in(&folder)?.into_iter();
        let files = files.filter(|file| !file.ends_with("seen.ftl"));
        let texts = files.map(|file| format!("include_str!({:?}), ", file.to_string_lossy()));
        let code = folder.file_name().expect("a folder has a name");
        let (code, texts) = (code.to_string_lossy(), texts.collect::<String>());
        table.push(format!("({code:?}, &[{texts}]),\n"));
    }
    fs::write(
        variable("OUT_DIR").join("messages.rs"),
        format!("&[\n{}]\n", table.concat()),
    )
}

/// What is in a folder, sorted.
fn paths_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}
