//! The six types of building, told apart by their outline as well as by their colour.

mod colours;

pub use colours::colours_of;

use egui::{Color32, Painter, Rect};

use crate::{
    games::common::BuildingType,
    ui::{
        drawing::canvas::Canvas,
        theme::{ColourFamily, Theme},
    },
};

/// A colour of the building's own set.
#[derive(Clone, Copy)]
enum Tone {
    Ink,
    Deep,
    Light,
    Shine,
    Tile,
}

/// A part of a drawing; the fine ones are left out where they would blur.
enum Part {
    Fill(Tone, &'static str),
    Line(Tone, f32, &'static str),
    FineFill(Tone, &'static str),
    FineLine(Tone, f32, &'static str),
}

use Part::{Fill, FineFill, FineLine, Line};
use Tone::{Deep, Ink, Light, Shine, Tile};

/// Below this side the fine parts are left out.
const FINE_FROM: f32 = 42.0;

/// Draws a building.
pub fn paint(painter: &Painter, rect: Rect, theme: &Theme, building: BuildingType) {
    paint_faded(painter, rect, theme, building, 0.0);
}

/// Draws a building that steps back into its tile: 0 is as usual, 1 gone.
pub fn paint_faded(painter: &Painter, rect: Rect, theme: &Theme, building: BuildingType, fade: f32) {
    let colours = colours_of(theme, building);
    let easel = Canvas::new(rect);
    let fine = rect.width().min(rect.height()) >= FINE_FROM;
    let colour = |tone: Tone| tone.of(colours).lerp_to_gamma(colours.tile, fade);
    for part in parts(building) {
        match *part {
            Fill(tone, path) => easel.fill(painter, path, colour(tone)),
            Line(tone, width, path) => easel.line(painter, path, width, colour(tone)),
            FineFill(tone, path) if fine => easel.fill(painter, path, colour(tone)),
            FineLine(tone, width, path) if fine => easel.line(painter, path, width, colour(tone)),
            FineFill(..) | FineLine(..) => {}
        }
    }
}

impl Tone {
    const fn of(self, colours: &ColourFamily) -> Color32 {
        match self {
            Ink => colours.ink,
            Deep => colours.deep,
            Light => colours.light,
            Shine => colours.shine,
            Tile => colours.tile,
        }
    }
}

const fn parts(building: BuildingType) -> &'static [Part] {
    match building {
        BuildingType::Pavilion => PAVILION,
        BuildingType::Seraglio => SERAGLIO,
        BuildingType::Arcades => ARCADES,
        BuildingType::Chambers => CHAMBERS,
        BuildingType::Garden => GARDEN,
        BuildingType::Tower => TOWER,
    }
}

const PAVILION: &[Part] = &[
    Line(Ink, 1.8, "M 32 5 V 12"),
    Fill(Ink, "O 32 5 2.1 M 32 29 H 14.5 C 14 19 25 16 32 9.5 C 39 16 50 19 49.5 29 Z"),
    FineLine(Light, 1.6, "M 18.6 27 C 19 22 23.5 19 28.5 15.6"),
    FineLine(Deep, 1.0, "M 32 12 V 28 M 40.5 18.5 C 42.5 21 43 24 43 28"),
    Fill(Light, "R 15 33 34 17"),
    Fill(
        Tile,
        "M 21.9 50 H 18.4 V 41 Q 18.4 37 21.9 35.2 Q 25.4 37 25.4 41 V 50 Z \
         M 32 50 H 28.5 V 41 Q 28.5 37 32 35.2 Q 35.5 37 35.5 41 V 50 Z \
         M 42.1 50 H 38.6 V 41 Q 38.6 37 42.1 35.2 Q 45.6 37 45.6 41 V 50 Z",
    ),
    Fill(Ink, "R 15 33 3.4 17 R 25.4 33 3.1 17 R 35.5 33 3.1 17 R 45.6 33 3.4 17"),
    FineLine(Shine, 0.9, "M 16 35 V 49 M 26.4 35 V 49 M 36.5 35 V 49 M 46.6 35 V 49"),
    Fill(Light, "R 12 28 40 5"),
    FineLine(Shine, 1.0, "M 12.5 29.2 H 51.5"),
    FineFill(Deep, "R 13 32.2 38 1.2"),
    Fill(Light, "R 11 49.5 42 4.5"),
    FineLine(Shine, 1.0, "M 11.5 50.6 H 52.5"),
    Fill(Ink, "R 8 54 48 4.6"),
];

const SERAGLIO: &[Part] = &[
    Line(Ink, 1.7, "M 16.5 21 V 26 M 47.5 21 V 26 M 32 8.5 V 14"),
    Fill(Ink, "O 32 7.6 1.9 O 16.5 20.4 1.5 O 47.5 20.4 1.5"),
    Fill(Light, "R 7 35 50 23.5"),
    Fill(
        Ink,
        "M 16.5 36 H 8 C 7.4 29.5 13 28 16.5 24 C 20 28 25.6 29.5 25 36 Z \
         M 47.5 36 H 39 C 38.4 29.5 44 28 47.5 24 C 51 28 56.6 29.5 56 36 Z",
    ),
    FineLine(Light, 1.3, "M 11 34.6 C 11.2 31.6 13.4 30 15.6 28 M 42 34.6 C 42.2 31.6 44.4 30 46.6 28"),
    FineLine(Shine, 1.1, "M 7.5 36.6 H 20 M 44 36.6 H 56.5"),
    Fill(Ink, "R 20 29 24 29.5"),
    Fill(Ink, "M 32 30 H 20.4 C 19.4 20.5 27.5 19 32 12.5 C 36.5 19 44.6 20.5 43.6 30 Z"),
    FineLine(Light, 1.5, "M 23.6 28 C 23.8 23.5 27.4 21 30.4 17.6"),
    Fill(Deep, "R 20 30 24 2.2"),
    FineLine(Light, 1.0, "M 21.5 34.2 H 42.5"),
    Fill(Tile, "M 32 59 H 26.6 V 46.5 C 24 42 27 37.4 32 36 C 37 37.4 40 42 37.4 46.5 V 59 Z"),
    FineLine(Light, 1.1, "M 26.6 58 V 46.5 C 24 42 27 37.4 32 36 C 37 37.4 40 42 37.4 46.5 V 58"),
    Fill(
        Tile,
        "M 13.5 53 H 10.7 V 45 Q 10.7 42 13.5 40.4 Q 16.3 42 16.3 45 V 53 Z \
         M 50.5 53 H 47.7 V 45 Q 47.7 42 50.5 40.4 Q 53.3 42 53.3 45 V 53 Z",
    ),
    FineLine(
        Ink,
        1.1,
        "M 13.5 53 H 10.7 V 45 Q 10.7 42 13.5 40.4 Q 16.3 42 16.3 45 V 53 Z \
         M 50.5 53 H 47.7 V 45 Q 47.7 42 50.5 40.4 Q 53.3 42 53.3 45 V 53 Z",
    ),
    Fill(Deep, "R 5 56.4 21.6 2.4 R 37.4 56.4 21.6 2.4"),
];

const ARCADES: &[Part] = &[
    Fill(Light, "R 6.5 19 51 38"),
    Fill(
        Tile,
        "M 15.2 57 H 9.8 V 42.5 C 6.4 36 9.6 28.6 15.2 28.6 C 20.8 28.6 24 36 20.6 42.5 V 57 Z \
         M 32 57 H 26.6 V 42.5 C 23.2 36 26.4 28.6 32 28.6 C 37.6 28.6 40.8 36 37.4 42.5 V 57 Z \
         M 48.8 57 H 43.4 V 42.5 C 40 36 43.2 28.6 48.8 28.6 C 54.4 28.6 57.6 36 54.2 42.5 V 57 Z",
    ),
    Line(
        Ink,
        2.0,
        "M 9.8 56 V 42.5 C 6.4 36 9.6 28.6 15.2 28.6 C 20.8 28.6 24 36 20.6 42.5 V 56 \
         M 26.6 56 V 42.5 C 23.2 36 26.4 28.6 32 28.6 C 37.6 28.6 40.8 36 37.4 42.5 V 56 \
         M 43.4 56 V 42.5 C 40 36 43.2 28.6 48.8 28.6 C 54.4 28.6 57.6 36 54.2 42.5 V 56",
    ),
    Fill(Ink, "R 8.4 41.4 4 2.6 R 18.2 41.4 10 2.6 R 35.8 41.4 10 2.6 R 51.8 41.4 4 2.6"),
    FineLine(Shine, 1.0, "M 23.6 45.5 V 54 M 40.4 45.5 V 54"),
    Fill(Ink, "R 5 12.5 54 6.5"),
    FineLine(Light, 1.1, "M 6 14.2 H 58"),
    FineFill(
        Deep,
        "R 6.5 21.4 51 1.1 \
         M 15.2 26.6 L 13.7 25 L 15.2 23.4 L 16.7 25 Z M 23.6 26.6 L 22.1 25 L 23.6 23.4 L 25.1 25 Z \
         M 32 26.6 L 30.5 25 L 32 23.4 L 33.5 25 Z M 40.4 26.6 L 38.9 25 L 40.4 23.4 L 41.9 25 Z \
         M 48.8 26.6 L 47.3 25 L 48.8 23.4 L 50.3 25 Z",
    ),
    FineFill(Shine, "R 6.5 19 51 1.2"),
    Fill(Ink, "R 3.5 55.6 57 3.6"),
];

const CHAMBERS: &[Part] = &[
    Fill(Ink, "R 8 11 6.4 8 R 18.4 11 6.4 8 R 28.8 11 6.4 8 R 39.2 11 6.4 8 R 49.6 11 6.4 8"),
    Fill(Light, "R 8 18 48 40"),
    Fill(Ink, "R 8 17.5 48 4.5"),
    FineLine(Shine, 1.0, "M 8.5 23 H 55.5 M 8.5 39 H 55.5"),
    FineFill(Shine, "R 8 22 2 34"),
    Fill(
        Tile,
        "M 17 37 H 13 V 31 Q 13.2 27.4 17 25.6 Q 20.8 27.4 21 31 V 37 Z \
         M 32 37 H 28 V 31 Q 28.2 27.4 32 25.6 Q 35.8 27.4 36 31 V 37 Z \
         M 47 37 H 43 V 31 Q 43.2 27.4 47 25.6 Q 50.8 27.4 51 31 V 37 Z \
         M 17 52.5 H 13 V 46.5 Q 13.2 43 17 41.2 Q 20.8 43 21 46.5 V 52.5 Z \
         M 47 52.5 H 43 V 46.5 Q 43.2 43 47 41.2 Q 50.8 43 51 46.5 V 52.5 Z",
    ),
    Line(
        Ink,
        1.4,
        "M 17 37 H 13 V 31 Q 13.2 27.4 17 25.6 Q 20.8 27.4 21 31 V 37 Z \
         M 32 37 H 28 V 31 Q 28.2 27.4 32 25.6 Q 35.8 27.4 36 31 V 37 Z \
         M 47 37 H 43 V 31 Q 43.2 27.4 47 25.6 Q 50.8 27.4 51 31 V 37 Z \
         M 17 52.5 H 13 V 46.5 Q 13.2 43 17 41.2 Q 20.8 43 21 46.5 V 52.5 Z \
         M 47 52.5 H 43 V 46.5 Q 43.2 43 47 41.2 Q 50.8 43 51 46.5 V 52.5 Z",
    ),
    Fill(Deep, "M 32 57 H 27.4 V 46.5 Q 27.6 42.6 32 40.8 Q 36.4 42.6 36.6 46.5 V 57 Z"),
    Fill(Ink, "R 5 55.4 54 3.8"),
];

const GARDEN: &[Part] = &[
    Fill(Ink, "M 13.5 54 C 3.5 51 5 30 13.5 8.5 C 22 30 23.5 51 13.5 54 Z"),
    Fill(Ink, "M 50.5 54 C 40.5 51 42 30 50.5 8.5 C 59 30 60.5 51 50.5 54 Z"),
    FineLine(Light, 1.5, "M 10.6 47 C 8.4 40 9.6 31 12 23 M 47.6 47 C 45.4 40 46.6 31 49 23"),
    FineLine(Deep, 1.2, "M 15.6 50 C 18 42 17.4 33 15.4 26 M 52.6 50 C 55 42 54.4 33 52.4 26"),
    Fill(Deep, "R 12.2 52.5 2.6 4.5 R 49.2 52.5 2.6 4.5"),
    Line(
        Light,
        1.7,
        "M 32 38 V 24 M 31.4 25 C 27.6 22.6 24.6 26 24.4 32 M 32.6 25 C 36.4 22.6 39.4 26 39.6 32",
    ),
    FineLine(Shine, 1.2, "M 31.2 29 C 29.4 28.4 28.2 30.5 28 34 M 32.8 29 C 34.6 28.4 35.8 30.5 36 34"),
    Fill(Light, "O 32 22.4 1.6"),
    Fill(Ink, "M 32 47 C 25.5 47 22.6 43 22 38.5 H 42 C 41.4 43 38.5 47 32 47 Z"),
    Fill(Light, "R 20.8 36.6 22.4 2.8"),
    Fill(Ink, "R 30 46 4 7"),
    Fill(Light, "R 24.5 52 15 4.2"),
    FineLine(Shine, 1.0, "M 25 52.9 H 39"),
    Fill(Ink, "R 4 55.8 56 3.2"),
];

const TOWER: &[Part] = &[
    Fill(Light, "R 20 19 24 38"),
    Fill(Ink, "R 36 19 8 38"),
    FineFill(Shine, "R 20 21 2 35"),
    Fill(Ink, "R 16 7.5 5.6 7.5 R 25.2 7.5 5 7.5 R 33.8 7.5 5 7.5 R 42.4 7.5 5.6 7.5 R 16 13.5 32 6.5"),
    FineLine(Light, 1.1, "M 17 15 H 47"),
    Fill(Deep, "R 18.5 20 27 1.8"),
    FineLine(Deep, 1.0, "M 20 38.6 H 44"),
    Fill(
        Tile,
        "M 30 35 H 27.2 V 30 Q 27.2 27 30 25.2 Q 32.8 27 32.8 30 V 35 Z \
         M 30 57 H 25.4 V 49.5 C 24 46 26.4 43 30 41.8 C 33.6 43 36 46 34.6 49.5 V 57 Z",
    ),
    Line(Deep, 1.2, "M 30 35 H 27.2 V 30 Q 27.2 27 30 25.2 Q 32.8 27 32.8 30 V 35 Z"),
    FineLine(Deep, 1.2, "M 25.4 57 V 49.5 C 24 46 26.4 43 30 41.8 C 33.6 43 36 46 34.6 49.5 V 57"),
    FineFill(Deep, "R 39 26 2.2 5.6 R 39 44 2.2 5.6"),
    Fill(Ink, "R 13 55.6 38 3.6"),
];
