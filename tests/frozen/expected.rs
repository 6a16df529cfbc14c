//! Texts that stay the same: what is found is compared with the files in `expected`, which one command
//! rewrites.

use std::{
    env, fs,
    path::{Path, PathBuf},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    thread,
};

/// Rewrites the files; compare them with the last commit to see what changed.
const REWRITE: &str = "ALHAMBRA_FROZEN=write cargo test --test files frozen";
/// How the first line of a section begins: every command begins a new one.
const HEADING: &str = "$ ";
/// The number of lines shown from each side of a difference.
const SHOWN: usize = 12;

/// A text that was found, and the file in which it is expected.
pub struct Found {
    pub file: String,
    pub text: String,
}

pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frozen").join(name)
}

pub fn rewrites() -> bool {
    env::var_os("ALHAMBRA_FROZEN").is_some_and(|value| value == "write")
}

/// The expected text of a file; empty where there is none.
pub fn read(file: &str) -> String {
    fs::read_to_string(folder("expected").join(file)).unwrap_or_default()
}

pub fn write(file: &str, text: &str) {
    let path = folder("expected").join(file);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// Compares everything that was found, and reports all differences at once.
pub fn check(found: &[Found]) {
    let mut told = Vec::new();
    for Found { file, text } in found {
        let expected = read(file);
        if rewrites() {
            write(file, text);
        } else if expected != *text {
            told.push(format!("tests/frozen/expected/{file}\n{}", difference(&expected, text)));
        }
    }
    assert!(
        told.is_empty(),
        "{} of {} files differ (- expected, + found):\n\n{}\nIf that is intended: {REWRITE}",
        told.len(),
        found.len(),
        told.join("\n")
    );
}

/// Where two texts differ, section by section.
pub fn difference(expected: &str, found: &str) -> String {
    let (expected, found) = (sections(expected), sections(found));
    let mut told = String::new();
    for (heading, old) in &expected {
        match found.iter().find(|(other, _)| other == heading) {
            Some((_, new)) => told += &difference_within(heading, old, new),
            None => told += &format!("- {heading}\n"),
        }
    }
    for (heading, _) in &found {
        if !expected.iter().any(|(other, _)| other == heading) {
            told += &format!("+ {heading}\n");
        }
    }
    told
}

/// The sections of a text, each with its first line.
fn sections(text: &str) -> Vec<(&str, Vec<&str>)> {
    let mut sections = vec![("", Vec::new())];
    for line in text.lines() {
        if line.starts_with(HEADING) {
            sections.push((line, Vec::new()));
        } else if let Some((_, lines)) = sections.last_mut() {
            lines.push(line);
        }
    }
    sections
}

fn difference_within(heading: &str, old: &[&str], new: &[&str]) -> String {
    if old == new {
        return String::new();
    }
    let before = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let (old, new) = (&old[before..], &new[before..]);
    let after = old.iter().rev().zip(new.iter().rev()).take_while(|(a, b)| a == b).count();
    let mut told = format!("  {heading}, from line {} on\n", before + 1);
    for (sign, lines) in [("-", &old[..old.len() - after]), ("+", &new[..new.len() - after])] {
        for line in lines.iter().take(SHOWN) {
            told += &format!("{sign}   {line}\n");
        }
        if lines.len() > SHOWN {
            told += &format!("{sign}   … {} more lines\n", lines.len() - SHOWN);
        }
    }
    told
}

/// Does the same for all of them, on all cores; the results are in the order of the input.
pub fn in_parallel<T: Sync, R: Send>(all: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((number, one)) =
                    Some(next.fetch_add(1, Relaxed)).and_then(|k| Some((k, all.get(k)?)))
                {
                    let answer = work(one);
                    done.lock().unwrap().push((number, answer));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap();
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, answer)| answer).collect()
}

#[test]
fn a_difference_names_the_command_and_the_lines() {
    let old = "$ alhambra a\none\ntwo\nthree\n$ alhambra b\nsame\n$ alhambra c\n";
    let new = "$ alhambra a\none\n2\nthree\n$ alhambra b\nsame\n$ alhambra d\n";
    assert_eq!(
        difference(old, new),
        "  $ alhambra a, from line 2 on\n-   two\n+   2\n- $ alhambra c\n+ $ alhambra d\n"
    );
    assert_eq!(difference(old, old), "");
}
