//! Finds the messages: all files in a folder of `locales`, which has the code of a language as its
//! name, but for what translators have noted. English is the first. A run says few of them, so it
//! looks up where each begins instead of reading them all.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=locales");
    let variable = |name| PathBuf::from(env::var_os(name).expect("cargo sets it"));
    let out = variable("OUT_DIR");
    let mut folders = paths_in(&variable("CARGO_MANIFEST_DIR").join("locales"))?;
    folders.sort_by_key(|folder| !folder.ends_with("en"));
    let mut table = Vec::new();
    for folder in folders {
        let files = paths_in(&folder)?.into_iter();
        let files = files.filter(|file| !file.ends_with("seen.ftl"));
        let text = files
            .map(fs::read_to_string)
            .collect::<io::Result<String>>()?;
        let code = folder.file_name().expect("a folder has a name");
        let code = code.to_string_lossy();
        let file = out.join(format!("{code}.ftl"));
        fs::write(&file, &text)?;
        let (path, starts) = (file.to_string_lossy(), starts(&text));
        table.push(format!(
            "({code:?}, include_str!({path:?}), &{starts:?}),\n"
        ));
    }
    fs::write(
        out.join("messages.rs"),
        format!("&[\n{}]\n", table.concat()),
    )
}

/// Where the messages of a text begin, sorted by their names.
fn starts(text: &str) -> Vec<usize> {
    let mut at = 0;
    let mut messages = Vec::new();
    for line in text.split_inclusive('\n') {
        if line.starts_with(|c: char| c.is_ascii_alphabetic())
            && let Some((name, _)) = line.split_once(" =")
        {
            messages.push((name, at));
        }
        at += line.len();
    }
    messages.sort_unstable();
    messages.into_iter().map(|(_, at)| at).collect()
}

/// What is in a folder, sorted.
fn paths_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}
