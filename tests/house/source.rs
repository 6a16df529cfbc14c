//! Source files as text: which paths they name.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The packages of the house: the folder of each, by its name in code.
pub type Packages = BTreeMap<String, Vec<String>>;

/// A path that a file names.
#[derive(Debug, PartialEq, Eq)]
pub struct Named {
    /// Its names, for our own paths from `src` on; the last one is `*` where a whole module is meant.
    pub path: Vec<String>,
    /// Whether it is our own; otherwise it begins with another crate, or with a type or module named before.
    pub is_ours: bool,
    /// Whether it is in a `use`.
    pub is_use: bool,
    /// The name by which the file's module then has it: of a `use` outside functions and inner modules.
    pub binds: Option<String>,
    /// Whether it is only re-exported, by `pub use`.
    pub passed_on: bool,
}

/// A file of the program.
pub struct Source {
    /// Its path from `src` on, without the extension.
    pub module: Vec<String>,
    /// Its text without comments and strings.
    pub code: String,
    /// The paths that it names.
    pub named: Vec<Named>,
}

/// All files below a folder.
pub fn sources(src: &Path) -> Vec<Source> {
    let (mut found, mut packages) = (Vec::new(), Packages::new());
    read_folder(src, &[], &mut found, &mut packages);
    let modules: Vec<Vec<String>> = found.iter().map(|source| source.module.clone()).collect();
    for source in &mut found {
        let is_child =
            |name: &str| modules.contains(&[source.module.as_slice(), &[name.to_owned()]].concat());
        source.named = named(&source.module, &source.code, &packages, is_child);
    }
    found
}

fn read_folder(folder: &Path, module: &[String], found: &mut Vec<Source>, packages: &mut Packages) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let inner = [module, std::slice::from_ref(&stem)].concat();
        if path.is_dir() {
            read_folder(&path, &inner, found, packages);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let module = if ["mod", "lib"].contains(&stem.as_str()) { module.to_vec() } else { inner };
            let code = code(&fs::read_to_string(&path).unwrap());
            found.push(Source { module, code, named: Vec::new() });
        } else if path.ends_with("Cargo.toml") {
            let manifest = fs::read_to_string(&path).unwrap();
            let name = manifest.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
            packages.insert(name.unwrap().to_owned(), module.to_vec());
        }
    }
}

/// Code without its comments and strings.
pub fn code(text: &str) -> String {
    let mut code = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(string) = rest.strip_prefix("r#\"") {
            string.find("\"#").map_or(rest.len(), |end| end + 5)
        } else if let Some(string) = rest.strip_prefix('"') {
            1 + end_of_string(string)
        } else if let Some(character) = rest.strip_prefix('\'') {
            // Otherwise it is a lifetime.
            let long = character.strip_prefix('\\').and_then(|rest| Some(rest[1..].find('\'')? + 4));
            let short = character.chars().nth(1).filter(|c| *c == '\'');
            long.or(short.and_then(|_| Some(character.chars().next()?.len_utf8() + 2))).unwrap_or(0)
        } else {
            0
        };
        if skipped == 0 {
            code.push(c);
        }
        rest = &rest[skipped.max(c.len_utf8())..];
    }
    code
}

/// The length of a string up to and including the quotation mark at its end.
pub fn end_of_string(string: &str) -> usize {
    let mut escaped = false;
    for (at, c) in string.char_indices() {
        match c {
            '"' if !escaped => return at + 1,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    string.len()
}

/// Words, `::` and single signs.
fn tokens(code: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = code.trim_start();
    while let Some(c) = rest.chars().next() {
        let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let length = match word {
            0 if rest.starts_with("::") => 2,
            0 => c.len_utf8(),
            word => word,
        };
        tokens.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    tokens
}

/// A path as written.
struct Written {
    /// The modules around it within the file.
    inner: Vec<String>,
    names: Vec<String>,
    alias: Option<String>,
    /// Whether it begins with `::`, so that its first name is a package.
    is_global: bool,
    is_use: bool,
    is_outside: bool,
    passed_on: bool,
}

/// What the code of a module names: in `use` and anywhere else.
pub fn named(
    module: &[String],
    code: &str,
    packages: &Packages,
    is_child: impl Fn(&str) -> bool,
) -> Vec<Named> {
    let all = written(code);
    // A name given to something of ours is not a package in this file.
    let given = all.iter().filter(|path| path.is_use && path.names.len() > 1);
    let given: BTreeSet<&String> =
        given.filter_map(|path| path.alias.as_ref().or(path.names.last())).collect();
    let named = |path: &Written| {
        let base: Vec<String> = [module, &path.inner].concat();
        let is_here = |name: &str| path.inner.is_empty() && is_child(name);
        let package = |name: &String| {
            let is_package = path.is_global || (!given.contains(name) && !is_here(name));
            packages.get(name).filter(|_| is_package)
        };
        let ours = match (path.names.first(), path.names.first().and_then(package)) {
            (_, Some(place)) => Some([place, &path.names[1..]].concat()),
            _ if path.is_global => None,
            _ => absolute(package_of(&base, packages), &base, &path.names, is_here),
        };
        let (is_ours, names) = (ours.is_some(), ours.unwrap_or_else(|| path.names.clone()));
        let binds = path.is_outside.then(|| path.alias.clone().or(path.names.last().cloned())).flatten();
        Named { path: names, is_ours, is_use: path.is_use, binds, passed_on: path.passed_on }
    };
    all.iter().map(named).collect()
}

/// The folder of the package that a module lies in; the root if it lies in none.
fn package_of<'a>(module: &[String], packages: &'a Packages) -> &'a [String] {
    let around = packages.values().filter(|place| module.starts_with(place));
    around.max_by_key(|place| place.len()).map_or(&[], Vec::as_slice)
}

fn written(code: &str) -> Vec<Written> {
    let tokens = tokens(code);
    let at = |place: usize| tokens.get(place).copied().unwrap_or_default();
    let (mut found, mut depth, mut place) = (Vec::new(), 0_usize, 0);
    // Modules within the file, and the depth of their braces.
    let mut inner: Vec<(&str, usize)> = Vec::new();
    while place < tokens.len() {
        let before = if place == 0 { "" } else { at(place - 1) };
        let token = at(place);
        place += 1;
        match token {
            "{" => depth += 1,
            "}" => {
                depth -= 1;
                inner.retain(|(_, outside)| *outside < depth);
            }
            "mod" if at(place + 1) == "{" => inner.push((at(place), depth)),
            _ => {
                let is_use = token == "use" && at(place) != "<";
                // After a name or a type it is in the middle of a path.
                let ends = |c: char| c.is_alphanumeric() || "_>]).".contains(c);
                let starts = token == "::" && !before.ends_with(ends) && is_name(at(place));
                let begins = is_name(token) && at(place) == "::" && !["::", "."].contains(&before);
                let is_path = starts || begins;
                if !is_use && !is_path {
                    continue;
                }
                let is_global = starts || (is_use && at(place) == "::");
                place = place + usize::from(is_use && is_global) - usize::from(!is_use && !starts);
                let mut trees = Vec::new();
                tree(&tokens, &mut place, Vec::new(), &mut trees);
                let passed_on = is_use && ["pub", ")"].contains(&before);
                found.extend(trees.into_iter().map(|(names, alias)| Written {
                    inner: inner.iter().map(|(name, _)| (*name).to_owned()).collect(),
                    names,
                    alias,
                    is_global,
                    is_use,
                    is_outside: is_use && depth == 0,
                    passed_on,
                }));
            }
        }
    }
    found
}

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// The paths of a tree in braces, or the one path, with another name given by `as`.
fn tree(
    tokens: &[&str],
    place: &mut usize,
    mut path: Vec<String>,
    found: &mut Vec<(Vec<String>, Option<String>)>,
) {
    let at = |place: usize| tokens.get(place).copied().unwrap_or_default();
    loop {
        match at(*place) {
            "{" => {
                *place += 1;
                while !["}", ""].contains(&at(*place)) {
                    tree(tokens, place, path.clone(), found);
                    *place += usize::from(at(*place) == ",");
                }
                *place += 1;
                return;
            }
            "self" if !path.is_empty() => *place += 1,
            name => {
                path.push(name.to_owned());
                *place += 1;
            }
        }
        let next = at(*place + 1);
        let goes_on = next == "{" || next == "*" || is_name(next);
        if at(*place) != "::" || !goes_on {
            break;
        }
        *place += 1;
    }
    let alias = (at(*place) == "as").then(|| at(*place + 1).to_owned());
    *place += 2 * usize::from(alias.is_some());
    found.push((path, alias));
}

/// The path from `src` on; none if it is not ours.
fn absolute(
    package: &[String],
    base: &[String],
    names: &[String],
    is_child: impl Fn(&str) -> bool,
) -> Option<Vec<String>> {
    let up = names.iter().take_while(|name| *name == "super").count();
    let (start, rest) = match names.first()?.as_str() {
        "crate" => (package, &names[1..]),
        "self" => (base, &names[1..]),
        "super" => (&base[..base.len().checked_sub(up)?], &names[up..]),
        name if is_child(name) => (base, names),
        _ => return None,
    };
    Some([start, rest].concat())
}
