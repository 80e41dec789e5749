//! The layer rule: lower layers never name higher ones, only `communication` prints, and only `main` ends the process.

use std::fs;
use std::path::{Path, PathBuf};

/// The layers from the top to the bottom; a module may name those below its own, and itself.
const LAYERS: [&[&str]; 9] = [
    &["cli"],
    &["session"],
    &["communication"],
    &["explanation"],
    &["players"],
    &["inference"],
    &["games"],
    &["reason"],
    &["text"],
];

fn layer(module: &str) -> usize {
    LAYERS
        .iter()
        .position(|layer| layer.contains(&module))
        .unwrap_or_else(|| panic!("{module} has no layer"))
}

/// All source files with the module of the top level that each belongs to; `main` and `lib` stand above the layers.
fn sources() -> Vec<(String, PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    walk(&root, &mut found);
    let sources: Vec<_> = found
        .into_iter()
        .map(|path| {
            let inside = path.strip_prefix(&root).expect("below src");
            let first = inside.iter().next().expect("a name");
            let module = Path::new(first).file_stem().expect("a name");
            let module = module.to_str().expect("a plain name").to_owned();
            let text = fs::read_to_string(&path).expect("a text");
            (module, path, text)
        })
        .collect();
    assert!(sources.len() > 20, "the sources were not found");
    sources
}

/// The modules of the top level that a source names by `crate::`, one at a time or in braces.
fn named(text: &str) -> Vec<String> {
    text.split("crate::")
        .skip(1)
        .flat_map(|rest| {
            let names = match rest.strip_prefix('{') {
                Some(inside) => inside.split('}').next().unwrap_or_default(),
                None => rest,
            };
            let braces = rest.starts_with('{');
            names
                .split(',')
                .take(if braces { usize::MAX } else { 1 })
                .map(|name| {
                    let end = |c: char| !(c.is_alphanumeric() || c == '_');
                    name.trim().split(end).next().unwrap_or_default().to_owned()
                })
                .collect::<Vec<_>>()
        })
        .filter(|name| !name.is_empty())
        .collect()
}

#[test]
fn lower_layers_name_no_higher_ones() {
    let mut seen = 0;
    for (module, path, text) in sources() {
        if ["main", "lib"].contains(&module.as_str()) {
            continue;
        }
        for name in named(&text) {
            seen += 1;
            assert!(
                layer(&name) >= layer(&module),
                "{} names {name}, which is above {module}",
                path.display()
            );
        }
    }
    assert!(seen > 50, "the names were not found");
}

#[test]
fn only_communication_prints_and_knows_the_terminal() {
    let forbidden = [
        "println!",
        "print!",
        "dbg!",
        "dialoguer",
        "console::",
        "io::stdout",
        "io::stderr",
    ];
    for (module, path, text) in sources() {
        if module == "communication" {
            continue;
        }
        for word in forbidden {
            assert!(!text.contains(word), "{} has {word}", path.display());
        }
    }
}

#[test]
fn only_the_drawing_of_the_map_knows_plotters() {
    let mut seen = 0;
    for (_, path, text) in sources() {
        if text.contains("plotters") {
            seen += 1;
            assert!(
                path.ends_with("explanation/pictures/svg.rs"),
                "{}",
                path.display()
            );
        }
    }
    assert_eq!(seen, 1);
}

#[test]
fn only_main_ends_the_process() {
    for (_, path, text) in sources() {
        assert!(!text.contains("process::exit"), "{}", path.display());
        assert!(!text.contains("process::abort"), "{}", path.display());
    }
}

#[test]
fn communication_and_search_know_no_game_by_name() {
    for (module, path, text) in sources() {
        if !["communication", "inference", "players"].contains(&module.as_str()) {
            continue;
        }
        let games = [
            "Matches",
            "Nim::",
            "Cram",
            "Kayles",
            "Chomp",
            "GameKind::",
            "PileMove",
            "PackedPiles",
        ];
        for game in games {
            assert!(!text.contains(game), "{} names {game}", path.display());
        }
        if module == "communication" {
            let named = named(&text);
            for below in ["games", "players"] {
                assert!(!named.contains(&below.to_owned()), "{}", path.display());
            }
        }
    }
}

#[test]
fn names_in_braces_are_seen() {
    assert_eq!(named("use crate::{games::Game, text};"), ["games", "text"]);
    assert_eq!(named("use crate::games::{Game, Step};"), ["games"]);
}
