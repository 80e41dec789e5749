//! No circles of files: whoever reads a file knows that nothing it uses leads back to it.
//!
//! A file uses another if it names what that one defines: by `use` or by a path, also through the
//! re-exports of a folder, and also what a `mod.rs` defines itself.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use crate::support::sources::{root, sources_in};

/// A module by its names from the root of the crate on.
type Module = Vec<String>;

/// What a source file says about names.
#[derive(Default)]
struct Source {
    /// Its file below `src`.
    file: String,
    /// The modules that have files of their own.
    children: BTreeSet<String>,
    /// What it defines.
    items: BTreeSet<String>,
    /// The paths of its `use`, each with the name that it gets here.
    imports: Vec<(Module, String)>,
    /// All paths in it, those of its `use` too.
    paths: Vec<Module>,
}

/// The words and signs of a source, without comments, texts, and a module of tests at the end.
fn words(text: &str) -> Vec<String> {
    let text = text.split("\n#[cfg(test)]\nmod").next().unwrap_or_default();
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_name = |c: char| c.is_alphanumeric() || c == '_';
        let length = if rest.starts_with("r#\"") {
            rest.find("\"#").expect("a text ends") + 2
        } else if is_name(first) {
            rest.find(|c| !is_name(c)).unwrap_or(rest.len())
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if first == '"' {
            quoted(rest)
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        let (word, after) = rest.split_at(length);
        let is_told = [" ", "\n", "\"", "r#\"", "//"];
        if !is_told.iter().any(|sign| word.starts_with(sign)) {
            words.push(word.to_owned());
        }
        rest = match word {
            // A character, which may be a quotation mark; else a lifetime begins.
            "'" if after.starts_with('\\') => behind_quote(&after[2..]),
            "'" if after.chars().nth(1) == Some('\'') => behind_quote(after),
            _ => after,
        };
    }
    words
}

fn behind_quote(text: &str) -> &str {
    text.split_once('\'').expect("a character ends").1
}

/// The length of a text in quotation marks.
fn quoted(text: &str) -> usize {
    let mut is_escaped = false;
    let end = text[1..].find(|c| {
        let ends = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        ends
    });
    end.expect("a text ends") + 2
}

impl Source {
    fn read(file: &str, text: &str) -> Self {
        const KINDS: [&str; 8] = [
            "struct",
            "enum",
            "trait",
            "fn",
            "const",
            "static",
            "type",
            "macro_rules",
        ];
        let words = words(text);
        let mut source = Self {
            file: file.to_owned(),
            ..Self::default()
        };
        let mut place = 0;
        while let Some(word) = words.get(place) {
            let next = |far: usize| words.get(place + far).map_or("", String::as_str);
            match word.as_str() {
                "use" => {
                    let length = words[place..].iter().position(|word| word == ";");
                    let length = length.expect("a use ends");
                    source.import(&[], &words[place + 1..place + length]);
                    place += length;
                }
                "mod" if next(2) == ";" => {
                    source.children.insert(next(1).to_owned());
                }
                "mod" => {
                    source.items.insert(next(1).to_owned());
                }
                kind if KINDS.contains(&kind) => {
                    let name = if next(1) == "!" { next(2) } else { next(1) };
                    source.items.insert(name.to_owned());
                }
                // The visibility `pub(in path)` uses nothing.
                "in" if next(1) == "crate" => place += 1,
                _ if next(1) == "::" => {
                    let path = words[place..].chunks(2);
                    let mut more = true;
                    let path = path.take_while(|pair| {
                        let goes_on = pair.get(1).is_some_and(|sign| sign == "::");
                        std::mem::replace(&mut more, goes_on)
                    });
                    let path: Module = path.map(|pair| pair[0].clone()).collect();
                    place += 2 * path.len() - 2;
                    source.paths.push(path);
                }
                _ => {}
            }
            place += 1;
        }
        source
    }

    /// Adds what a `use` names behind a path.
    fn import(&mut self, before: &[String], words: &[String]) {
        let Some(open) = words.iter().position(|word| word == "{") else {
            let names = words.iter().filter(|word| *word != "::");
            let names: Module = names.cloned().collect();
            let (names, name) = match names.as_slice() {
                [names @ .., kept, by, name] if by == "as" => {
                    ([names, std::slice::from_ref(kept)].concat(), name.clone())
                }
                [.., name] => (names.clone(), name.clone()),
                [] => return,
            };
            let mut path = [before, names.as_slice()].concat();
            let mut name = name;
            if name == "self" {
                path.pop();
                name.clone_from(path.last().expect("a path before self"));
            }
            self.paths.push(path.clone());
            self.imports.push((path, name));
            return;
        };
        let names = words[..open].iter().filter(|word| *word != "::");
        let before: Module = before.iter().chain(names).cloned().collect();
        let (mut depth, mut start) = (0, open + 1);
        for (place, word) in words.iter().enumerate().skip(open) {
            match word.as_str() {
                "{" => depth += 1,
                "}" => depth -= 1,
                _ => {}
            }
            if depth == 0 || (depth == 1 && word == ",") {
                self.import(&before, &words[start..place]);
                start = place + 1;
            }
        }
    }
}

/// Where a path leads.
enum Found {
    Module(Module),
    Item(Module),
}

struct Sources(BTreeMap<Module, Source>);

impl Sources {
    /// Sources by their files below `src`.
    fn read<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let module = |file: &str| {
            let names = file.trim_end_matches(".rs").split('/');
            let mut names: Module = names.map(str::to_owned).collect();
            if names
                .last()
                .is_some_and(|last| ["mod", "lib"].contains(&last.as_str()))
            {
                names.pop();
            }
            names
        };
        let read = |(file, text)| (module(file), Source::read(file, text));
        Self(files.into_iter().map(read).collect())
    }

    /// What a path in a module leads to; `None` if it leads out of the crate. `seen` are the
    /// imports on the way to it.
    fn find(&self, at: &Module, path: &[String], seen: &[(Module, String)]) -> Option<Found> {
        let above = path.iter().take_while(|name| *name == "super").count();
        let mut rest = &path[above..];
        let mut found = Found::Module(at[..at.len().checked_sub(above)?].to_vec());
        match rest.first().map(String::as_str) {
            Some("crate") => (found, rest) = (Found::Module(Vec::new()), &rest[1..]),
            Some("self") => rest = &rest[1..],
            _ => {}
        }
        for name in rest {
            found = match found {
                Found::Module(module) => self.named(&module, name, seen)?,
                // A variant, an associated item, or a macro of that name.
                item @ Found::Item(_) => return Some(item),
            };
        }
        Some(found)
    }

    /// What a name means in a module.
    fn named(&self, at: &Module, name: &str, seen: &[(Module, String)]) -> Option<Found> {
        let source = self.0.get(at)?;
        let here = (at.clone(), name.to_owned());
        if seen.contains(&here) {
            return None;
        }
        if source.children.contains(name) {
            return Some(Found::Module([at.as_slice(), &[name.to_owned()]].concat()));
        }
        if source.items.contains(name) {
            return Some(Found::Item(at.clone()));
        }
        let seen = [seen, &[here]].concat();
        let mut imports = source.imports.iter().filter(|(_, given)| given == name);
        imports.find_map(|(path, _)| self.find(at, path, &seen))
    }

    /// The files that each file uses.
    fn uses(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let uses = self.0.iter().map(|(module, source)| {
            let used = source.paths.iter().filter_map(|path| {
                let (Found::Module(used) | Found::Item(used)) = self.find(module, path, &[])?;
                let used = self.0.get(&used)?.file.as_str();
                (used != source.file).then_some(used)
            });
            (source.file.as_str(), used.collect())
        });
        uses.collect()
    }

    /// The files that lead back to themselves, each with the shortest circle.
    fn circles(&self) -> BTreeMap<&str, String> {
        let uses = self.uses();
        let circles = uses.keys().filter_map(|&file| {
            let mut ways = BTreeMap::from([(file, vec![file])]);
            let mut ends = vec![file];
            while !ends.is_empty() {
                let mut next = Vec::new();
                for end in ends {
                    let way = ways[end].clone();
                    if uses[end].contains(file) {
                        let circle = way.iter().copied().chain(iter::once(file));
                        let circle: Vec<&str> = circle.collect();
                        return Some((file, circle.join(" -> ")));
                    }
                    for &used in &uses[end] {
                        if !ways.contains_key(used) {
                            ways.insert(used, [way.as_slice(), &[used]].concat());
                            next.push(used);
                        }
                    }
                }
                ends = next;
            }
            None
        });
        circles.collect()
    }
}

#[test]
fn no_file_leads_back_to_itself() {
    let files: Vec<(String, String)> = sources_in(&root(), "rs")
        .into_iter()
        .map(|(path, text)| {
            let file = path.strip_prefix(root()).expect("below src");
            (file.to_str().expect("a plain name").to_owned(), text)
        })
        .collect();
    let texts = files
        .iter()
        .map(|(file, text)| (file.as_str(), text.as_str()));
    let sources = Sources::read(texts);
    let uses: usize = sources.uses().values().map(BTreeSet::len).sum();
    assert!(uses > 1000, "the paths were not found: {uses}");
    assert_eq!(sources.circles(), BTreeMap::new());
}

#[test]
fn circles_are_seen() {
    let lib = ("lib.rs", "mod a;\nmod b;");
    let circles = |files: &[(&'static str, &'static str)]| {
        let sources = Sources::read([lib].iter().chain(files).copied());
        let circles: Vec<String> = sources.circles().into_values().collect();
        circles
    };
    let b = ("b.rs", "pub struct B;");
    let none = [
        (
            "a.rs",
            "use crate::b::{self, B as C}; // use a::A;\nstruct A;",
        ),
        b,
    ];
    assert_eq!(circles(&none), [""; 0]);
    let direct = [
        ("a.rs", "pub(crate) struct A<'a>(super::b::B);"),
        ("b.rs", "use crate::a;\nstruct B;"),
    ];
    assert_eq!(
        circles(&direct),
        ["a.rs -> b.rs -> a.rs", "b.rs -> a.rs -> b.rs"]
    );
    let folder = [
        (
            "a/mod.rs",
            "mod one;\nmod two;\npub use one::{One, two::Other};\nconst LEAST: u64 = 1;",
        ),
        ("a/one.rs", "use super::{LEAST, two};\npub struct One;"),
        ("a/two.rs", "pub struct Two('\"');"),
        b,
    ];
    assert_eq!(
        circles(&folder),
        [
            "a/mod.rs -> a/one.rs -> a/mod.rs",
            "a/one.rs -> a/mod.rs -> a/one.rs"
        ]
    );
    let through_a_folder = [
        ("a/mod.rs", "mod one;\nmod two;\npub use one::One;"),
        ("a/one.rs", "pub struct One;\nfn f() { super::two::g() }"),
        ("a/two.rs", "use crate::a::One;\nfn g() {}"),
        b,
    ];
    assert_eq!(
        circles(&through_a_folder),
        [
            "a/one.rs -> a/two.rs -> a/one.rs",
            "a/two.rs -> a/one.rs -> a/two.rs"
        ]
    );
}
