//! The five symbols of spaces and cards: each can be told by its outline alone, in a single colour.

use egui::{Color32, Painter, Rect};

use crate::rules::Symbol;
use ui::{
    drawing::canvas::Canvas,
    theme::{ColourFamily, Theme},
};

/// The colours of a drawing.
#[derive(Clone, Copy, Debug)]
pub struct Tones {
    /// The drawing.
    pub ink: Color32,
    /// What is cut out of the drawing: the colour behind it.
    pub ground: Color32,
}

/// A part of a drawing; fine parts are left out where they would blur.
enum Part {
    Fill(&'static str),
    Line(f32, &'static str),
    Cut(&'static str),
    FineCut(&'static str),
    FineCutLine(f32, &'static str),
}

use Part::{Cut, Fill, FineCut, FineCutLine, Line};

/// Below this size, fine parts are left out.
const FINE_FROM: f32 = 28.0;

/// The colours in which a symbol is drawn on cards and on the map.
#[must_use]
pub const fn colours_of(theme: &Theme, symbol: Symbol) -> &ColourFamily {
    &theme.families[match symbol {
        Symbol::Temple => 0,
        Symbol::Amphora => 1,
        Symbol::Horse => 2,
        Symbol::Lyre => 4,
        Symbol::Hoplite => 5,
    }]
}

/// Draws a symbol in the largest square in the middle of `rect`.
pub fn paint(painter: &Painter, rect: Rect, symbol: Symbol, tones: Tones) {
    let canvas = Canvas::new(rect);
    let is_fine = rect.width().min(rect.height()) >= FINE_FROM;
    for part in parts(symbol) {
        match *part {
            Fill(path) => canvas.fill(painter, path, tones.ink),
            Line(width, path) => canvas.line(painter, path, width, tones.ink),
            Cut(path) => canvas.fill(painter, path, tones.ground),
            FineCut(path) if is_fine => canvas.fill(painter, path, tones.ground),
            FineCutLine(width, path) if is_fine => canvas.line(painter, path, width, tones.ground),
            FineCut(_) | FineCutLine(..) => {}
        }
    }
}

const fn parts(symbol: Symbol) -> &'static [Part] {
    match symbol {
        Symbol::Temple => TEMPLE,
        Symbol::Amphora => AMPHORA,
        Symbol::Horse => HORSE,
        Symbol::Lyre => LYRE,
        Symbol::Hoplite => HOPLITE,
    }
}

/// A front with four columns.
const TEMPLE: &[Part] = &[
    Fill("M 32 4 L 61 20.5 H 3 Z R 6 22.5 52 5.5"),
    Fill("R 9.5 30 7.5 20 R 22 30 7.5 20 R 34.5 30 7.5 20 R 47 30 7.5 20"),
    Fill("R 6 51.5 52 4 R 2.5 57 59 4.5"),
    FineCut("M 32 9 L 46.5 17.4 H 17.5 Z"),
    FineCutLine(1.1, "M 13.2 32.5 V 48 M 25.7 32.5 V 48 M 38.2 32.5 V 48 M 50.7 32.5 V 48"),
    FineCutLine(1.0, "M 9 25.2 H 55"),
    Fill("O 32 14.6 1.7"),
];

/// A jar with two handles and a painted belly.
const AMPHORA: &[Part] = &[
    Line(4.2, "M 26 10.5 C 13 8 9 18 15.5 26.5 M 38 10.5 C 51 8 55 18 48.5 26.5"),
    Fill("R 22.5 3.5 19 4.6 R 26.5 7.5 11 9.5"),
    Fill(
        "M 32 58 C 21 50 10.5 37 13.5 27.5 C 15.5 21 25 22 26.5 15 H 37.5 C 39 22 48.5 21 50.5 27.5 C 53.5 37 43 50 32 58 Z",
    ),
    Fill("R 23.5 56.6 17 4.4"),
    Cut("M 13.2 30 H 50.8 L 50.9 33 H 13.1 Z"),
    FineCutLine(1.5, "M 16 41 L 20 37 L 24 41 L 28 37 L 32 41 L 36 37 L 40 41 L 44 37 L 48 41"),
    FineCutLine(1.4, "M 20 45.6 H 44"),
];

/// A head with a combed mane, looking west.
const HORSE: &[Part] = &[
    Fill("M 52 60 H 19 C 19.5 50 29 45 30.5 34 L 33 12 C 47 15 57 34 52 60 Z"),
    Fill(
        "M 39 25 C 38 33 32 37 26.5 37.5 C 22 38.5 20.5 42 17.5 44 C 13 46.8 7 43.5 7 38.6 C 7 35.6 9.5 33 12.5 29 C 16.5 22.5 20 15.5 29 12 L 37 12 Z",
    ),
    Fill("M 27.5 14.5 L 27.5 3.5 L 34.5 12.5 Z M 33.5 13.5 L 37.5 4 L 41.5 16.5 Z"),
    Cut("O 24 22.4 2.1"),
    FineCutLine(1.9, "M 36.5 17 C 44.5 25 46.5 40 42.5 56"),
    FineCutLine(
        1.1,
        "M 44 22 L 48.5 20.5 M 46.8 29 L 52 28 M 48 36.5 L 53.5 36 M 47.8 44 L 53.6 44.4 M 46.4 51.5 L 53 52.6",
    ),
    FineCutLine(1.4, "M 16.5 24.5 L 24.8 36.6 M 20.6 30.6 L 34 25.5"),
    FineCut("O 11.2 38.6 1.3"),
];

/// A tortoise shell with two horns and strings.
const LYRE: &[Part] = &[
    Line(5.4, "M 21.5 44 C 7 36 7 19 16.5 8.6 M 42.5 44 C 57 36 57 19 47.5 8.6"),
    Fill("O 18.4 7 4.2 O 45.6 7 4.2"),
    Line(4.0, "M 11 18.6 H 53"),
    Line(2.3, "M 25.4 19 V 42 M 32 19 V 42 M 38.6 19 V 42"),
    Fill("M 32 61 C 19.5 61 13 52 16 41.5 C 26 38.5 38 38.5 48 41.5 C 51 52 44.5 61 32 61 Z"),
    Cut("M 23 47 H 41 L 40 50 H 24 Z"),
    FineCutLine(1.2, "M 21.5 54.6 C 28 58 36 58 42.5 54.6"),
    FineCut("O 18.4 7 1.4 O 45.6 7 1.4"),
];

/// A Corinthian helmet with its crest, looking west.
const HOPLITE: &[Part] = &[
    Line(7.4, "M 8.5 23.5 C 11 9 26 2 38.5 5.6 C 52 9.6 59 22 57.6 42.5"),
    Fill(
        "M 13.5 53 V 31 C 13.5 19 21 12.6 31.5 12.6 C 43 12.6 49.4 20 49.4 32 C 49.4 43 50.6 48 55 54 H 13.5 Z",
    ),
    Fill("M 13.5 48 H 39.5 L 36.5 61.5 C 28 61.5 19.5 60 13.5 56.5 Z"),
    Cut("M 18.6 35.5 C 21 30 29 30 33.5 35.4 C 29 39.6 23 39.8 18.6 35.5 Z R 18 35 4.2 23.5"),
    FineCutLine(1.3, "M 25 27 C 31 24 38 25 43.5 30.5 M 41 50.5 H 51"),
    FineCutLine(
        1.1,
        "M 18.4 8.6 L 20.6 13.4 M 28 4.2 L 29 9.6 M 38.6 3.2 L 37.4 8.8 M 47.8 7.4 L 44.6 12 M 54.8 14.4 L 50.4 17.6 M 58.6 24 L 53.4 25.8 M 60 34 L 54.4 34.6",
    ),
];
