//! Pictures: their sizes and their mean colours. Other tests look at the details.

use std::fs;

use crate::frozen::{
    expected::{folder, in_parallel, read, rewrites, write},
    run::Place,
};

const FILE: &str = "pictures.txt";
/// How far a mean may be off, out of 255.
const TOLERANCE: i32 = 4;

const PICTURES: [&str; 8] = [
    "solo-2.json --at 60 --size 640x400",
    "solo-2.json --theme dark --size 640x400",
    "against-3.json --at 90 --language fr --size 800x500",
    "five-players.json --size 640x400",
    "table-corrected.json --at 30 --size 640x400",
    "table-counts.json --size 640x400",
    "result.json --size 640x400",
    "open.json --theme dark --language fr --size 500x700",
];

/// The size of a picture, and the mean of its colours.
fn described(bytes: &[u8]) -> String {
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let frame = reader.next_frame(&mut pixels).unwrap();
    let samples = frame.color_type.samples();
    let all = f64::from(frame.width) * f64::from(frame.height);
    let mean = |colour: usize| {
        let sum: f64 = pixels.iter().skip(colour).step_by(samples).map(|&one| f64::from(one)).sum();
        (sum / all).round()
    };
    format!("{}x{} mean {} {} {}", frame.width, frame.height, mean(0), mean(1), mean(2))
}

fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

/// Whether two lines are the same, with means that are about equal.
fn agree(expected: &str, found: &str) -> bool {
    let (expected, found) = (words(expected), words(found));
    let (Some(place), true) = (expected.len().checked_sub(3), expected.len() == found.len()) else {
        return false;
    };
    let number = |word: &str| word.parse::<i32>().unwrap_or(i32::MAX / 2);
    expected[..place] == found[..place]
        && expected[place..]
            .iter()
            .zip(&found[place..])
            .all(|(a, b)| (number(a) - number(b)).abs() <= TOLERANCE)
}

#[test]
fn pictures_still_have_the_same_sizes_and_colours() {
    let found = in_parallel(&PICTURES, |words| {
        let place = Place::new();
        let file = words.split(' ').next().unwrap();
        place.write(file, fs::read(folder("games").join(file)).unwrap());
        place.run(&format!("render {words} -o a.png")).fine();
        format!("{words}: {}", described(&fs::read(place.path("a.png")).unwrap()))
    });
    let text = found.join("\n") + "\n";
    if rewrites() {
        return write(FILE, &text);
    }
    let expected = read(FILE);
    let lines: Vec<&str> = expected.lines().collect();
    let same = lines.len() == found.len() && lines.iter().zip(&found).all(|(line, found)| agree(line, found));
    assert!(same, "tests/frozen/expected/{FILE}, expected:\n{expected}\nfound:\n{text}");
}

#[test]
fn no_picture_is_drawn_of_a_damaged_record() {
    for name in ["bytes", "cut", "illegal-build", "newer-major", "table-roll", "result-rows"] {
        let place = Place::new();
        place.write("game.json", fs::read(folder("damaged").join(format!("{name}.json"))).unwrap());
        let shown = place.run("show game.json").failed(65);
        assert_eq!(place.run("render game.json -o a.png").failed(65), shown, "{name}");
        assert!(!place.path("a.png").exists(), "{name}");
    }
}
