//! Pages on paper, read back by programs other than ours: a reader in Rust reads PDF and, in tests that need more than
//! Cargo, so does poppler; an XML parser reads SVG.

mod poppler;
mod reader;

use std::collections::BTreeMap;

use alhambra::{
    games::{
        alhambra::session::Alhambra,
        common::table::{code_of, read_record},
        roll_and_write::session::RollAndWrite,
    },
    text::{Language, Texts},
};

use crate::cli::{export::samples, run::Place};

/// What another program read in a PDF file; all pages have the size of the first.
pub struct Read {
    /// Width and height in points.
    pub size: [f64; 2],
    /// For each font, whether it is embedded, is a subset, and maps its glyphs to text.
    pub fonts: Vec<(bool, bool, bool)>,
    pub pictures: usize,
    pub text: String,
}

/// A page as another program paints it, in grey: one byte per dot.
pub struct Painted {
    pub width: usize,
    pub height: usize,
    pub dots: Vec<u8>,
}

const DOTS_PER_INCH: f32 = 100.0;

/// Writes the samples to a place.
fn with_samples() -> Place {
    let place = Place::new();
    for (file, text) in samples() {
        place.write(&file, text);
    }
    place
}

/// What is exported, and a word that its page contains.
const PAGES: [(&str, &str); 12] = [
    ("two-players.json --what review --rollouts 0", "Round"),
    ("alhambra-played-two-and-dirk.json --what review --rollouts 0", "Ada"),
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

fn check_size_fonts_and_words(read: impl Fn(&Place, &str) -> Read) {
    let place = with_samples();
    for (what, word) in PAGES {
        for (paper, sides) in [("a4", [595.276, 841.89]), ("letter", [612.0, 792.0])] {
            place.run(&format!("export {what} --format pdf --paper {paper} -o page.pdf --force")).fine();
            let Read { mut size, fonts, pictures, text } = read(&place, "page.pdf");
            size.sort_by(f64::total_cmp);
            let off = size.iter().zip(sides).map(|(found, side)| (found - side).abs());
            assert!(off.fold(0.0, f64::max) < 0.1, "{what}: {size:?}");
            assert!(
                !fonts.is_empty() && fonts.iter().all(|&font| font == (true, true, true)),
                "{what}: {fonts:?}"
            );
            assert_eq!(pictures, 0, "{what}");
            assert!(text.contains(word), "{what}: {text}");
        }
    }
}

fn check_edges(painted: impl Fn(&Place, &str) -> Painted) {
    let place = with_samples();
    for (what, _) in PAGES {
        place.run(&format!("export {what} --format pdf -o page.pdf --force")).fine();
        let Painted { width, height, dots } = painted(&place, "page.pdf");
        let dark = dots.iter().filter(|&&dot| dot < 200).count() as f64 / dots.len() as f64;
        assert!((0.005..0.4).contains(&dark), "{what}: {dark}");
        // Printers leave the edges white.
        let edge = |x: usize, y: usize| x < 20 || y < 20 || x >= width - 20 || y >= height - 20;
        let on_edge = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).filter(|&(x, y)| edge(x, y));
        assert!(on_edge.map(|(x, y)| dots[y * width + x]).all(|dot| dot > 250), "{what}");
    }
}

#[test]
fn a_pdf_has_its_true_size_and_its_fonts_and_no_picture() {
    check_size_fonts_and_words(reader::read);
}

#[test]
#[ignore = "needs poppler: .ci/run has it"]
fn poppler_finds_the_true_size_and_the_fonts_and_no_picture_too() {
    check_size_fonts_and_words(poppler::read);
}

#[test]
fn a_page_painted_by_another_program_has_white_edges_and_something_inside() {
    check_edges(reader::painted);
}

#[test]
#[ignore = "needs poppler: .ci/run has it"]
fn a_page_painted_by_poppler_has_white_edges_and_something_inside_too() {
    check_edges(poppler::painted);
}

#[test]
fn an_xml_parser_reads_an_svg_with_its_words() {
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

#[test]
fn the_card_of_a_finished_game_says_its_code_on_paper_too() {
    let place = with_samples();
    let dice = read_record::<RollAndWrite>(&place.read("solo-2-phantoms.json")).unwrap().game;
    let tiles = read_record::<Alhambra>(&place.read("alhambra-played-four.json")).unwrap().game;
    let texts = Texts::new(Language::English);
    let codes = [code_of::<RollAndWrite>(&texts, &dice), code_of::<Alhambra>(&texts, &tiles)];
    for (file, code) in ["solo-2-phantoms.json", "alhambra-played-four.json"].into_iter().zip(codes) {
        place.run(&format!("export {file} --what card --format svg -o page.svg --force")).fine();
        assert!(place.read("page.svg").contains(&code.unwrap()), "{file}");
    }
}

#[test]
fn the_last_position_of_a_finished_game_is_another_page_than_its_card() {
    let place = with_samples();
    for file in ["table-three-players.json", "alhambra-played-four.json", "alexandros-ledger.json"] {
        let [position, card] = ["position", "card"].map(|what| {
            place.run(&format!("export {file} --what {what} --format svg -o page.svg --force")).fine();
            place.read("page.svg")
        });
        assert_ne!(position, card, "{file}");
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
fn a_page_that_does_not_exist_is_refused_in_a_sentence() {
    let place = with_samples();
    for (words, code, says) in [
        ("export --format pdf --what card -o out", 2, "needs the file of a game"),
        ("export --format csv -o out", 2, "needs the file of a game"),
        ("export four-players.json --format pdf --what score-sheet -o out", 2, "leave out the file"),
        ("export table-three-players.json --format pdf --what sheet -o out", 65, "has no players’ sheets"),
        ("export alexandros-ledger.json --format svg --what sheet -o out", 65, "has no players’ sheets"),
        ("export alhambra-result-three.json --format pdf --what position -o out", 65, "has no position"),
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
