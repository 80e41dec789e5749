//! No circles of files: whoever reads a file knows that nothing it uses leads back to it.
//!
//! A file uses another if it names what that one defines: by `use` or by a path, also through the
//! re-exports of a folder, and also what a `mod.rs` defines itself.

use std::collections::{BTreeMap, BTreeSet};

use syn::visit::{self, Visit};
use syn::{Ident, ItemMod, ItemUse, Macro, UseTree, Visibility};

use crate::support::sources::{root, sources_in};

/// A module by its names from the root of the crate on.
type Module = Vec<String>;

/// What a source file says about names.
#[derive(Default)]
struct Source {
    /// Its file below `src`.
    file: String,
    /// The modules that are declared in it.
    children: BTreeSet<String>,
    /// The paths of its `use`, each with the name that it gets here.
    imports: Vec<(Module, String)>,
    /// All paths in it, those of its `use` too.
    paths: Vec<Module>,
    /// How many modules without files of their own stand around what is read.
    depth: usize,
}

impl Source {
    fn read(file: &str, text: &str) -> Self {
        let mut source = Self {
            file: file.to_owned(),
            ..Self::default()
        };
        source.visit_file(&syn::parse_file(text).expect("Rust"));
        source
    }

    /// Adds a path, as it would stand outside of modules that have no file.
    fn add(&mut self, path: impl IntoIterator<Item = String>) -> Module {
        let mut inside = self.depth;
        let is_outside = |name: &String| {
            let is_inside = inside > 0 && name == "super";
            inside -= usize::from(is_inside);
            !is_inside
        };
        let path: Module = path.into_iter().filter(is_outside).collect();
        self.paths.push(path.clone());
        path
    }

    /// Adds what a `use` names behind a path.
    fn import(&mut self, before: &[String], tree: &UseTree) {
        let with = |name: &Ident| [before, &[name.to_string()]].concat();
        let (path, name) = match tree {
            UseTree::Path(path) => return self.import(&with(&path.ident), &path.tree),
            UseTree::Group(group) => {
                return group
                    .items
                    .iter()
                    .for_each(|tree| self.import(before, tree));
            }
            UseTree::Name(name) if name.ident == "self" => {
                let last = before.last().expect("a path before self");
                (before.to_vec(), last.clone())
            }
            UseTree::Name(name) => (with(&name.ident), name.ident.to_string()),
            UseTree::Rename(name) => (with(&name.ident), name.rename.to_string()),
            UseTree::Glob(_) => panic!("{}: use names what it takes", self.file),
        };
        let path = self.add(path);
        self.imports.push((path, name));
    }
}

impl<'a> Visit<'a> for Source {
    fn visit_item_mod(&mut self, module: &'a ItemMod) {
        if module.content.is_none() {
            self.children.insert(module.ident.to_string());
        }
        self.depth += 1;
        visit::visit_item_mod(self, module);
        self.depth -= 1;
    }

    fn visit_item_use(&mut self, item: &'a ItemUse) {
        self.import(&[], &item.tree);
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        // One name may be that of a value.
        if path.segments.len() > 1 {
            let names = path.segments.iter();
            let names = names.map(|segment| segment.ident.to_string());
            self.add(names);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'a Macro) {
        let text = call.tokens.to_string().replace(" :: ", "::");
        let is_no_path = |c: char| !(c.is_alphanumeric() || "_:".contains(c));
        let words = text.split(is_no_path).filter(|word| word.contains("::"));
        for path in words {
            self.add(path.split("::").map(str::to_owned));
        }
        self.visit_path(&call.path);
    }

    /// The visibility `pub(in path)` uses nothing.
    fn visit_visibility(&mut self, _: &'a Visibility) {}
}

/// Where a path leads.
enum Found {
    Module(Module),
    /// What a module defines.
    Item(Module),
}

struct Sources(BTreeMap<Module, Source>);

impl Sources {
    /// Sources by their files below `src`.
    fn read<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let module = |file: &str| -> Module {
            let file = file.trim_end_matches(".rs");
            let names = file.split('/').map(str::to_owned);
            names
                .filter(|name| !["mod", "lib"].contains(&name.as_str()))
                .collect()
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

    /// What a name means in a module. One that is neither declared nor imported is defined there,
    /// or it is a crate.
    fn named(&self, at: &Module, name: &str, seen: &[(Module, String)]) -> Option<Found> {
        let source = self.0.get(at)?;
        if source.children.contains(name) {
            return Some(Found::Module([at.as_slice(), &[name.to_owned()]].concat()));
        }
        let here = (at.clone(), name.to_owned());
        let is_new = !seen.contains(&here);
        let seen = [seen, &[here]].concat();
        let mut imports = source.imports.iter();
        let import = imports.find(|(_, given)| is_new && given == name);
        import.map_or(Some(Found::Item(at.clone())), |(path, _)| {
            self.find(at, path, &seen)
        })
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

    /// The files of circles and between circles, each with those of them that it uses.
    fn circles(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut open = self.uses();
        loop {
            let before = open.clone();
            let used: BTreeSet<&str> = before.values().flatten().copied().collect();
            open.retain(|file, _| used.contains(file));
            for uses in open.values_mut() {
                uses.retain(|file| before.contains_key(file));
            }
            open.retain(|_, uses| !uses.is_empty());
            if open == before {
                return open;
            }
        }
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
    let texts = files.iter().map(|(file, text)| (&**file, &**text));
    let sources = Sources::read(texts);
    let uses: usize = sources.uses().values().map(BTreeSet::len).sum();
    assert!(uses > 1000, "the paths were not found: {uses}");
    assert_eq!(sources.circles(), BTreeMap::new());
}

#[test]
fn circles_are_seen() {
    const FOLDER: &str =
        "mod one;\nmod two;\npub use one::{One, two::Other};\nconst LEAST: u64 = 1;";
    for (files, circle) in [
        (
            &[
                (
                    "a.rs",
                    "use crate::b::{self, B as C}; // use a::A;\nstruct A;",
                ),
                ("b.rs", "pub struct B;"),
            ][..],
            &[][..],
        ),
        (
            &[
                ("a.rs", "pub(crate) struct A<'a>(super::b::B);"),
                ("b.rs", "use crate::a;\nstruct B;"),
            ],
            &["a.rs", "b.rs"],
        ),
        (
            &[
                ("a/mod.rs", FOLDER),
                ("a/one.rs", "use super::{LEAST, two};\npub struct One;"),
                ("a/two.rs", "pub struct Two(char);"),
            ],
            &["a/mod.rs", "a/one.rs"],
        ),
        (
            &[
                ("a/mod.rs", "mod one;\nmod two;\npub use one::One;"),
                (
                    "a/one.rs",
                    "pub struct One;\nfn f() { format!(\"{}\", super::two::g()) }",
                ),
                ("a/two.rs", "use crate::a::One;\nfn g() {}"),
            ],
            &["a/one.rs", "a/two.rs"],
        ),
    ] {
        let lib = ("lib.rs", "mod a;\nmod b;");
        let sources = Sources::read([&[lib], files].concat());
        let found: Vec<&str> = sources.circles().into_keys().collect();
        assert_eq!(found, circle);
    }
}
