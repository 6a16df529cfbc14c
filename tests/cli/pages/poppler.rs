//! PDF as poppler, the second reader, understands it; `.ci/run` installs poppler.

use std::process::Command;

use super::{DOTS_PER_INCH, Painted, Read};
use crate::cli::run::Place;

/// Runs a tool of poppler on a file.
fn poppler(place: &Place, tool: &str, words: &str) -> Vec<u8> {
    let mut command = Command::new(tool);
    command.args(words.split_whitespace()).current_dir(place.path(""));
    let output = command.output().unwrap_or_else(|error| {
        panic!("{tool} cannot be run ({error}): install it with `apt-get install poppler-utils`")
    });
    assert!(output.status.success(), "{tool} {words}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn told(place: &Place, tool: &str, words: &str) -> String {
    String::from_utf8(poppler(place, tool, words)).unwrap()
}

/// A document.
pub fn read(place: &Place, file: &str) -> Read {
    let info = told(place, "pdfinfo", file);
    let line = |name: &str| info.lines().find_map(|line| line.strip_prefix(name)).unwrap().trim();
    let sides: Vec<f64> = line("Page size:").split(' ').filter_map(|word| word.parse().ok()).collect();
    let fonts = told(place, "pdffonts", file);
    let font = |line: &str| {
        let words: Vec<bool> = line.split_whitespace().filter_map(yes_or_no).collect();
        (words[0], words[1], words[2])
    };
    Read {
        size: [sides[0], sides[1]],
        fonts: fonts.lines().skip(2).map(font).collect(),
        pictures: told(place, "pdfimages", &format!("-list {file}")).lines().skip(2).count(),
        text: told(place, "pdftotext", &format!("{file} -")),
    }
}

fn yes_or_no(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// Its first page as it looks on paper, in grey.
pub fn painted(place: &Place, file: &str) -> Painted {
    let bytes = poppler(place, "pdftoppm", &format!("-gray -r {DOTS_PER_INCH} -singlefile {file}"));
    let mut words = bytes.splitn(4, u8::is_ascii_whitespace);
    let mut word = || String::from_utf8(words.next().unwrap().to_vec()).unwrap();
    assert_eq!(word(), "P5");
    let (width, height): (usize, usize) = (word().parse().unwrap(), word().parse().unwrap());
    let dots = bytes[bytes.len() - width * height..].to_vec();
    Painted { width, height, dots }
}
