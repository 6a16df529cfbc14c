//! Pages on paper, read back by other programs than ours: poppler reads PDF, an XML parser SVG.

use std::{collections::BTreeMap, process::Command};

use crate::{export::samples, run::Place};

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

/// Writes the samples to a place.
fn with_samples() -> Place {
    let place = Place::new();
    for (file, text) in samples() {
        place.write(&file, text);
    }
    place
}

/// What is exported, and a word that its page has.
const PAGES: [(&str, &str); 11] = [
    ("two-players.json --what review --rollouts 0", "Round"),
    ("solo-2-phantoms.json --what position", "Seraglio"),
    ("solo-2-phantoms.json --what position --at 40", "Arcades"),
    ("four-players.json --what card", "Greedy"),
    ("four-players.json --what sheet", "Coins"),
    ("table-three-players.json", "Chambers"),
    ("alhambra-table-two-and-dirk.json", "Ada"),
    ("alhambra-result-three.json --what card", "Cleo"),
    ("alexandros-ledger.json --at 10", "Yellow"),
    ("--what sheet", "Player"),
    ("--what score-sheet", "Garden"),
];

#[test]
fn a_pdf_has_its_true_size_and_its_fonts_and_no_picture() {
    let place = with_samples();
    for (what, word) in PAGES {
        for (paper, sides) in [("a4", [595.276, 841.89]), ("letter", [612.0, 792.0])] {
            place.run(&format!("export {what} --format pdf --paper {paper} -o page.pdf --force")).fine();
            let info = told(&place, "pdfinfo", "page.pdf");
            let size = info.lines().find_map(|line| line.strip_prefix("Page size:")).unwrap();
            let mut found: Vec<f64> = size.split_whitespace().filter_map(|word| word.parse().ok()).collect();
            found.sort_by(f64::total_cmp);
            let off = found.iter().zip(sides).map(|(found, side)| (found - side).abs());
            assert!(found.len() == 2 && off.fold(0.0, f64::max) < 0.1, "{what}: {size}");
            let fonts = told(&place, "pdffonts", "page.pdf");
            let fonts: Vec<&str> = fonts.lines().skip(2).collect();
            assert!(!fonts.is_empty(), "{what}");
            for font in fonts {
                // Embedded, only the letters that are used, and with what they say.
                assert!(font.contains(" yes yes yes "), "{what}: {font}");
            }
            let pictures = told(&place, "pdfimages", "-list page.pdf");
            assert_eq!(pictures.lines().count(), 2, "{what}: {pictures}");
            let text = told(&place, "pdftotext", "page.pdf -");
            assert!(text.contains(word), "{what}: {text}");
        }
    }
}

/// A page as poppler paints it, in grey: width, height, and a byte a dot.
fn painted(place: &Place, file: &str) -> (usize, usize, Vec<u8>) {
    let bytes = poppler(place, "pdftoppm", &format!("-gray -r 100 -singlefile {file}"));
    let mut words = bytes.splitn(4, u8::is_ascii_whitespace);
    let mut word = || String::from_utf8(words.next().unwrap().to_vec()).unwrap();
    assert_eq!(word(), "P5");
    let (width, height): (usize, usize) = (word().parse().unwrap(), word().parse().unwrap());
    let dots = bytes[bytes.len() - width * height..].to_vec();
    (width, height, dots)
}

#[test]
fn a_page_that_another_program_paints_has_white_edges_and_something_within() {
    let place = with_samples();
    for (what, _) in PAGES {
        place.run(&format!("export {what} --format pdf -o page.pdf --force")).fine();
        let (width, height, dots) = painted(&place, "page.pdf");
        let dark = dots.iter().filter(|&&dot| dot < 200).count() as f64 / dots.len() as f64;
        assert!((0.005..0.4).contains(&dark), "{what}: {dark}");
        // Printers leave the edges white.
        let edge = |x: usize, y: usize| x < 20 || y < 20 || x >= width - 20 || y >= height - 20;
        let on_edge = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).filter(|&(x, y)| edge(x, y));
        assert!(on_edge.map(|(x, y)| dots[y * width + x]).all(|dot| dot > 250), "{what}");
    }
}

#[test]
fn an_svg_is_read_by_an_xml_parser_and_says_its_words() {
    let place = with_samples();
    for (what, word) in PAGES {
        place.run(&format!("export {what} --format svg -o page.svg --force")).fine();
        let text = place.read("page.svg");
        let svg = roxmltree::Document::parse(&text).unwrap();
        let ids: Vec<&str> = svg.descendants().filter_map(|node| node.attribute("id")).collect();
        let uses = svg.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "use")));
        for one in uses {
            let to = one.attribute("href").unwrap().strip_prefix('#').unwrap();
            assert!(ids.contains(&to), "{what}: {to}");
        }
        assert!(svg.descendants().all(|node| !node.has_tag_name("image")), "{what}");
        let mut said = svg.descendants().filter_map(|node| node.attribute("aria-label"));
        assert!(said.any(|said| said.contains(word)), "{what}: {word}");
    }
}

/// The numbers of a path, which are all absolute.
fn bounds(path: &str) -> [f64; 4] {
    let numbers = path.split(|c: char| c.is_ascii_alphabetic() || c == ' ');
    let numbers: Vec<f64> = numbers.filter_map(|word| word.parse().ok()).collect();
    numbers.chunks_exact(2).fold([f64::MAX, f64::MAX, f64::MIN, f64::MIN], |[a, b, c, d], at| {
        [a.min(at[0]), b.min(at[1]), c.max(at[0]), d.max(at[1])]
    })
}

#[test]
fn the_cells_of_a_sheet_to_print_are_large_enough_for_a_die() {
    let place = Place::new();
    for paper in ["a4", "letter"] {
        place.run(&format!("export --format svg --paper {paper} -o sheet.svg --force")).fine();
        let text = place.read("sheet.svg");
        let svg = roxmltree::Document::parse(&text).unwrap();
        let root = svg.root_element();
        let across: f64 = root.attribute("width").unwrap().strip_suffix("mm").unwrap().parse().unwrap();
        let points: f64 = root.attribute("viewBox").unwrap().split(' ').nth(2).unwrap().parse().unwrap();
        let is_path =
            |node: &roxmltree::Node<'_, '_>| node.attribute("fill").is_some_and(|fill| fill != "none");
        let squares = svg.descendants().filter(is_path).filter_map(|node| {
            let [left, top, right, bottom] = bounds(node.attribute("d")?);
            let (width, height) = (right - left, bottom - top);
            ((width - height).abs() < 0.5).then(|| (width * across / points * 10.0).round() as i64)
        });
        let mut sizes: BTreeMap<i64, usize> = BTreeMap::new();
        squares.for_each(|side| *sizes.entry(side).or_default() += 1);
        let cells = sizes.iter().rev().find(|(_, count)| **count == 72);
        let (tenths, _) = cells.unwrap_or_else(|| panic!("two sheets of 36 cells: {sizes:?}"));
        assert!((90..250).contains(tenths), "{paper}: {tenths} tenths of a millimetre");
    }
}

#[test]
fn a_page_that_there_is_not_is_refused_in_a_sentence() {
    let place = with_samples();
    for (words, code, says) in [
        ("export --format pdf --what card -o out", 2, "needs the file of a game"),
        ("export --format csv -o out", 2, "needs the file of a game"),
        ("export four-players.json --format pdf --what score-sheet -o out", 2, "leave out the file"),
        ("export table-three-players.json --format pdf --what sheet -o out", 65, "has no players’ sheets"),
        ("export alexandros-ledger.json --format svg --what sheet -o out", 65, "has no players’ sheets"),
        ("export four-players.json --format pdf --at 9999 -o out", 2, "no event 9999"),
        ("export four-players.json --format csv --what card -o out", 2, "are for pages"),
        ("export four-players.json --format pdf --what moves -o out", 2, "are tables"),
        ("export four-players.json --format txt --what moves -o out", 2, "are tables"),
    ] {
        let said = place.run(words).failed(code);
        assert!(said.contains(says), "{words}: {said}");
        assert!(!place.path("out").exists(), "{words}");
    }
}
