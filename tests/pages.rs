//! The pages for people: the README and the documentation fit a split screen, and their links lead
//! somewhere.

#[cfg(unix)]
mod long_jobs;
#[cfg(unix)]
mod shown;

use std::fs;
use std::path::{Path, PathBuf};

/// The longest line of prose, in characters.
const WIDEST: usize = 100;

/// The most lines of the README.
const README_LINES: usize = 150;

fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the pages in Markdown below a folder.
fn pages_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of pages");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                pages_in(&path)
            } else {
                vec![path]
            }
        })
        .filter(|path| path.extension().is_some_and(|kind| kind == "md"))
        .collect()
}

/// Returns all pages with their texts.
fn pages() -> Vec<(PathBuf, String)> {
    let mut paths = pages_in(&project().join("docs"));
    assert!(paths.len() > 5, "the pages were not found");
    paths.extend(["README.md", "CHANGELOG.md"].map(|name| project().join(name)));
    let with_text = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a page in UTF-8");
        (path, text)
    };
    paths.into_iter().map(with_text).collect()
}

/// Returns the numbered lines that are neither in a code block nor in a table.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_code = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence && !line.starts_with("    ") && !line.starts_with('|')
    })
}

/// Returns what the links of a line lead to.
fn links(line: &str) -> impl Iterator<Item = &str> {
    let targets = line.split("](").skip(1);
    targets.filter_map(|rest| rest.split(')').next())
}

/// Returns the name by which a link finds a heading: its letters and digits in lower case, with
/// hyphens for blanks.
fn anchor(heading: &str) -> String {
    let kept = |letter: &char| letter.is_alphanumeric() || " -_".contains(*letter);
    let title = heading.trim_start_matches('#').trim().to_lowercase();
    title
        .chars()
        .filter(kept)
        .collect::<String>()
        .replace(' ', "-")
}

#[test]
fn no_line_of_prose_is_too_long() {
    for (path, text) in pages() {
        for (number, line) in prose(&text) {
            let width = line.chars().count();
            assert!(
                width <= WIDEST,
                "{}:{number} has {width} characters",
                path.display()
            );
        }
    }
}

#[test]
fn the_readme_is_short() {
    let text = fs::read_to_string(project().join("README.md")).expect("the README");
    let lines = text.lines().count();
    assert!(lines <= README_LINES, "the README has {lines} lines");
}

#[test]
fn links_lead_to_files_and_headings_that_exist() {
    let mut followed = 0;
    for (path, text) in pages() {
        // Tables have links too, so all lines are read.
        for link in text.lines().flat_map(links) {
            if link.contains("://") {
                continue;
            }
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => path.clone(),
                file => path.with_file_name(file),
            };
            let told = || format!("{} links to {link}", path.display());
            assert!(target.exists(), "{}", told());
            followed += 1;
            if heading.is_empty() {
                continue;
            }
            let target = fs::read_to_string(&target).expect("a page");
            let mut headings = prose(&target).filter(|(_, line)| line.starts_with('#'));
            let is_there = headings.any(|(_, line)| anchor(line) == heading);
            assert!(is_there, "{}", told());
        }
    }
    assert!(followed > 10, "the links were not found");
}
