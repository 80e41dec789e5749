//! The layer rule: lower layers never name higher ones, only `communication` prints, and only
//! `main` ends the process.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use nimatron::inference::GameKind;

use crate::support::sources::{root, sources_in};

/// The layers from the top to the bottom. A module may name its own layer and those below.
const LAYERS: [&[&str]; 15] = [
    &["features"],
    &["cli"],
    &["exercises"],
    &["session"],
    &["players"],
    &["communication"],
    &["explanation"],
    &["matchboxes"],
    &["chance"],
    &["record"],
    &["inference"],
    &["games"],
    &["reason"],
    &["text"],
    &["files"],
];

/// Who may name the lists of the features, which are above all others: those that read them.
const READ_THE_LISTS: [&str; 2] = ["cli/mod.rs", "players/spec.rs"];

/// The lists.
const LISTS: [&str; 3] = ["COMMANDS", "FIRST", "PLAYERS"];

fn layer(module: &str) -> usize {
    LAYERS
        .iter()
        .position(|layer| layer.contains(&module))
        .unwrap_or_else(|| panic!("{module} has no layer"))
}

/// All source files with the module of the top level that each belongs to; `main` and `lib` are
/// above the layers.
fn sources() -> Vec<(String, PathBuf, String)> {
    let with_module = |(path, text): (PathBuf, String)| {
        let inside = path.strip_prefix(root()).expect("below src");
        let first = inside.iter().next().expect("a name");
        let module = Path::new(first).file_stem().expect("a name");
        let module = module.to_str().expect("a plain name").to_owned();
        (module, path, text)
    };
    let sources: Vec<_> = sources_in(&root(), "rs")
        .into_iter()
        .map(with_module)
        .collect();
    assert!(sources.len() > 20, "the sources were not found");
    sources
}

/// The names that a source has directly after a path such as `crate::`, one at a time or in braces.
fn named(text: &str, path: &str) -> Vec<String> {
    text.split(path)
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
        for name in named(&text, "crate::") {
            seen += 1;
            if name == "features" && module != "features" {
                let readers = READ_THE_LISTS.map(|file| root().join(file));
                assert!(readers.contains(&path), "{}", path.display());
                continue;
            }
            assert!(
                layer(&name) >= layer(&module),
                "{} names {name}, which is above {module}",
                path.display()
            );
        }
    }
    assert!(seen > 50, "the names were not found");
}

/// So that a feature is deleted with its folder and its lines in the lists.
#[test]
fn nobody_names_a_feature_but_the_lists() {
    let features = root().join("features");
    let lists = ["mod.rs", "players.rs"].map(|file| features.join(file));
    for (_, path, text) in sources() {
        if lists.contains(&path) {
            continue;
        }
        let own = path.strip_prefix(&features).ok().map(|inside| {
            let first = inside.iter().next().expect("a name");
            let own = Path::new(first).file_stem().expect("a name");
            own.to_str().expect("a plain name").to_owned()
        });
        let by_braces = named(&text, "crate::features::");
        let inside = text.split("features::").skip(1);
        let end = |c: char| !(c.is_alphanumeric() || c == '_');
        let nested = inside.filter_map(|rest| rest.split(end).next());
        for name in by_braces.into_iter().chain(nested.map(str::to_owned)) {
            let is_free =
                name.is_empty() || LISTS.contains(&name.as_str()) || own.as_deref() == Some(&name);
            assert!(is_free, "{} names the feature {name}", path.display());
        }
    }
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
fn only_main_ends_the_process() {
    for (_, path, text) in sources() {
        assert!(!text.contains("process::exit"), "{}", path.display());
        assert!(!text.contains("process::abort"), "{}", path.display());
    }
}

/// The sources of the games: of each the file or folder named after it, or the folder with a file
/// of that name in it.
fn game_sources() -> Vec<(PathBuf, String)> {
    let games = root().join("games");
    let entries = fs::read_dir(&games).expect("a folder");
    let paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    let of = |name: &str| {
        let is_named = |path: &&PathBuf| path.file_stem().is_some_and(|stem| stem == name);
        let holds = |path: &&PathBuf| path.join(name).with_extension("rs").is_file();
        let named = paths.iter().find(is_named);
        named
            .or_else(|| paths.iter().find(holds))
            .unwrap_or_else(|| panic!("{name} has neither a file nor a folder"))
            .clone()
    };
    let paths: BTreeSet<PathBuf> = games_of_one().map(|kind| of(kind.name())).collect();
    let sources = sources_in(&games, "rs").into_iter();
    sources
        .filter(|(file, _)| paths.iter().any(|path| file.starts_with(path)))
        .collect()
}

/// The public names of the games: their types, traits, functions and constants.
fn game_names() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (_, text) in game_sources() {
        for item in text.lines().filter_map(|line| line.strip_prefix("pub ")) {
            let mut words = item.split(|c: char| !(c.is_alphanumeric() || c == '_'));
            let kind = words.next().unwrap_or_default();
            if ["struct", "enum", "type", "trait", "fn", "const"].contains(&kind) {
                names.extend(words.next().map(str::to_owned));
            }
        }
    }
    names
}

/// The games that are no sums of others.
fn games_of_one() -> impl Iterator<Item = GameKind> {
    GameKind::all().filter(|kind| kind.name() != "sum")
}

/// The name of the type of a game.
fn type_name(kind: GameKind) -> String {
    let words = kind.name().split('_').map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    words.collect()
}

/// Names of a game that other layers may use. `MAX_PILES` is allowed because tables of P-positions
/// are tables of piles, and their arrays have room for as many piles as a position may have.
const USED_ELSEWHERE: [&str; 1] = ["MAX_PILES"];

/// The list of the games, the sums of games of this list, and methods, each of which names the game
/// that it solves.
const NAMING_GAMES: [&str; 6] = [
    "dense.rs",
    "heaps",
    "list.rs",
    "ppositions",
    "row.rs",
    "sums",
];

#[test]
fn communication_and_search_know_no_game_by_name() {
    let games = game_names();
    let types: Vec<String> = games_of_one().map(type_name).collect();
    assert!(types.iter().all(|name| games.contains(name)), "{games:?}");
    for (module, path, text) in sources() {
        if !["communication", "inference", "players"].contains(&module.as_str()) {
            continue;
        }
        if NAMING_GAMES
            .iter()
            .any(|part| path.starts_with(root().join("inference").join(part)))
        {
            continue;
        }
        for name in named(&text, "games::") {
            let is_free = !games.contains(&name) || USED_ELSEWHERE.contains(&name.as_str());
            assert!(is_free, "{} names {name}", path.display());
        }
        // Comments name people after whom games are called.
        let code = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        let mut words =
            code.flat_map(|line| line.split(|c: char| !(c.is_alphanumeric() || c == '_')));
        let game = words.find(|word| types.iter().any(|name| name == word));
        assert_eq!(game, None, "{}", path.display());
        assert!(!text.contains("GameKind::"), "{}", path.display());
        if module == "communication" {
            let named = named(&text, "crate::");
            for below in ["games", "players"] {
                assert!(!named.contains(&below.to_owned()), "{}", path.display());
            }
        }
    }
}

#[test]
fn names_in_braces_are_seen() {
    assert_eq!(
        named("use crate::{games::Game, text};", "crate::"),
        ["games", "text"]
    );
    assert_eq!(
        named("use crate::games::{Game, Step};", "crate::"),
        ["games"]
    );
    let games = |text| named(text, "games::");
    assert_eq!(games("use crate::games::{Game, Step};"), ["Game", "Step"]);
    assert_eq!(games("use crate::{games::Game, text};"), ["Game"]);
}

/// A reader who has met a name need not ask which of them is meant.
#[test]
fn no_two_types_have_the_same_name() {
    let mut files: BTreeMap<String, BTreeSet<PathBuf>> = BTreeMap::new();
    for (_, path, text) in sources() {
        for line in text.lines().filter(|line| !line.starts_with(' ')) {
            let is_public = |word: &&str| word.starts_with("pub") || word.ends_with(')');
            let mut words = line.split(' ').skip_while(is_public);
            let kinds = ["struct", "enum", "trait", "type"];
            let Some(rest) = words
                .next()
                .filter(|kind| kinds.contains(kind))
                .and(words.next())
            else {
                continue;
            };
            let name = rest.split(|c: char| !c.is_alphanumeric()).next();
            let name = name.expect("a type has a name").to_owned();
            files.entry(name).or_default().insert(path.clone());
        }
    }
    assert!(
        files.len() > 300,
        "the types were not found: {}",
        files.len()
    );
    files.retain(|_, files| files.len() > 1);
    assert_eq!(files, BTreeMap::new());
}
