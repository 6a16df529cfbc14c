//! The six types of building, told apart by their outline as well as by their colour.

mod colours;
pub mod silhouette;

pub use colours::colours_of;

use egui::{Color32, Painter, Rect};

use crate::BuildingType;
use ui::{
    drawing::{canvas::Canvas, stamp},
    theme::{ColourFamily, Theme},
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
    stamp::paint(painter, rect, theme, ("building", building), |painter, rect| {
        paint_faded(painter, rect, theme, building, 0.0);
    });
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
    Line(Ink, 1.6, "M 32 4 V 11"),
    Fill(Ink, "O 32 4.2 2"),
    Fill(Ink, "M 32 27 H 56 C 45 23 37 17 32 8.5 C 27 17 19 23 8 27 Z"),
    FineLine(
        Light,
        1.0,
        "M 32 12 V 26 M 29.8 14 C 27.6 19 24.6 22.6 20.5 26 M 34.2 14 C 36.4 19 39.4 22.6 43.5 26",
    ),
    Fill(Deep, "R 7 26.4 50 2.8"),
    FineLine(Shine, 0.9, "M 11.5 31.2 H 52.5"),
    Fill(Light, "R 11 29.2 42 11.8"),
    Fill(
        Tile,
        "M 32 42 H 25.2 C 23.6 40.4 24.4 38.2 26.2 38 C 25.8 35.6 28.4 34.2 30 35 \
         C 30.4 33.6 31.4 32.8 32 32.4 C 32.6 32.8 33.6 33.6 34 35 C 35.6 34.2 38.2 35.6 37.8 38 \
         C 39.6 38.2 40.4 40.4 38.8 42 Z \
         M 18 42 H 13.9 C 13.4 39 14.6 38 15.6 37.9 C 15.8 36.3 17.2 35.4 18 34.9 \
         C 18.8 35.4 20.2 36.3 20.4 37.9 C 21.4 38 22.6 39 22.1 42 Z \
         M 46 42 H 41.9 C 41.4 39 42.6 38 43.6 37.9 C 43.8 36.3 45.2 35.4 46 34.9 \
         C 46.8 35.4 48.2 36.3 48.4 37.9 C 49.4 38 50.6 39 50.1 42 Z",
    ),
    Fill(
        Ink,
        "R 11.4 41 1.8 12.5 R 22.4 41 1.6 12.5 R 24.8 41 1.6 12.5 R 37.6 41 1.6 12.5 R 40 41 1.6 12.5 \
         R 50.8 41 1.8 12.5",
    ),
    Fill(Deep, "R 10.6 39.6 3.4 2.2 R 21.6 39.6 5.6 2.2 R 36.8 39.6 5.6 2.2 R 50 39.6 3.4 2.2"),
    Fill(Light, "R 9 52.4 46 3.6"),
    FineLine(Shine, 0.9, "M 9.6 53.2 H 54.4"),
    Fill(Ink, "R 6 55.6 52 3.4"),
];

const SERAGLIO: &[Part] = &[
    Fill(Light, "R 4 31 56 26"),
    FineLine(Shine, 0.9, "M 4.4 34.4 H 11 M 53 34.4 H 59.6"),
    Fill(Ink, "R 2.6 28.6 58.8 2.8"),
    Fill(Deep, "R 9 10 46 47"),
    Fill(Light, "R 11.4 13 41.2 44"),
    Fill(Ink, "R 14.4 16 35.2 41"),
    Fill(Ink, "R 6.5 6 51 4.4"),
    FineLine(Light, 0.9, "M 7.4 7.4 H 56.6"),
    FineFill(Shine, "O 18.6 20 1.7 O 45.4 20 1.7"),
    Fill(Shine, "M 32 57 H 21.4 V 43.6 C 14.6 37 17 20.6 32 19.6 C 47 20.6 49.4 37 42.6 43.6 V 57 Z"),
    FineLine(
        Ink,
        1.1,
        "M 20.6 42 L 24.6 40.2 M 18.2 36.4 L 22.6 36 M 18.6 30.4 L 22.9 31.6 M 21.6 25 L 25 28 \
         M 26.2 21.3 L 28 25.6 M 32 19.6 V 24.4 M 37.8 21.3 L 36 25.6 M 42.4 25 L 39 28 \
         M 45.4 30.4 L 41.1 31.6 M 45.8 36.4 L 41.4 36 M 43.4 42 L 39.4 40.2",
    ),
    Fill(Tile, "M 32 57 H 24.8 V 42.2 C 19.6 36.4 22.4 24.8 32 24 C 41.6 24.8 44.4 36.4 39.2 42.2 V 57 Z"),
    FineLine(Deep, 1.0, "M 24.8 42.4 H 39.2"),
    FineLine(Light, 1.0, "M 32 43 V 56"),
    Fill(Deep, "R 20.6 41.8 4.6 2 R 38.8 41.8 4.6 2"),
    Fill(Ink, "R 3 55.6 58 3.4"),
];

const ARCADES: &[Part] = &[
    Fill(Light, "R 6.5 16 51 26"),
    Fill(
        Tile,
        "M 15.4 43 H 9.6 V 38.5 C 9.2 33.5 11.4 29.8 15.4 27.4 C 19.4 29.8 21.6 33.5 21.2 38.5 V 43 Z \
         M 32 43 H 25.6 V 36.5 C 25 30.6 27.4 26.4 32 23 C 36.6 26.4 39 30.6 38.4 36.5 V 43 Z \
         M 48.6 43 H 42.8 V 38.5 C 42.4 33.5 44.6 29.8 48.6 27.4 C 52.6 29.8 54.8 33.5 54.4 38.5 V 43 Z",
    ),
    FineLine(
        Deep,
        1.1,
        "M 9.6 41 V 38.5 C 9.2 33.5 11.4 29.8 15.4 27.4 C 19.4 29.8 21.6 33.5 21.2 38.5 V 41 \
         M 25.6 41 V 36.5 C 25 30.6 27.4 26.4 32 23 C 36.6 26.4 39 30.6 38.4 36.5 V 41 \
         M 42.8 41 V 38.5 C 42.4 33.5 44.6 29.8 48.6 27.4 C 52.6 29.8 54.8 33.5 54.4 38.5 V 41",
    ),
    FineLine(
        Shine,
        0.8,
        "M 8 24.5 L 11 20.5 L 14 24.5 L 17 20.5 L 20 24.5 L 23 20.5 L 26 24.5 \
         M 38 24.5 L 41 20.5 L 44 24.5 L 47 20.5 L 50 24.5 L 53 20.5 L 56 24.5 \
         M 21.6 30 L 23.4 27 L 25.2 30 L 23.4 33 Z M 38.8 30 L 40.6 27 L 42.4 30 L 40.6 33 Z",
    ),
    Fill(
        Ink,
        "R 7.4 42 1.8 12 R 21.7 42 1.5 12 R 24 42 1.5 12 R 38.5 42 1.5 12 R 40.8 42 1.5 12 \
         R 54.8 42 1.8 12",
    ),
    Fill(Deep, "R 6.6 40.4 3.4 2.2 R 20.8 40.4 5.6 2.2 R 37.6 40.4 5.6 2.2 R 54 40.4 3.4 2.2"),
    FineFill(Deep, "R 6.8 53 3 2.6 R 21.2 53 4.8 2.6 R 38 53 4.8 2.6 R 54.2 53 3 2.6"),
    Fill(Deep, "R 6.5 16.4 51 1.8"),
    Fill(Ink, "M 32 16.6 H 60 L 55.5 10 H 8.5 L 4 16.6 Z"),
    FineLine(
        Light,
        0.9,
        "M 14 11 L 11 15.6 M 20 11 L 18 15.6 M 26 11 L 25 15.6 M 32 11 V 15.6 M 38 11 L 39 15.6 \
         M 44 11 L 46 15.6 M 50 11 L 53 15.6",
    ),
    Fill(Ink, "R 3.5 55.6 57 3.4"),
];

const CHAMBERS: &[Part] = &[
    Fill(Ink, "M 32 13.4 H 47 L 37 5.6 H 27 L 17 13.4 Z"),
    Fill(Light, "R 19.6 13 24.8 10.4"),
    Fill(
        Tile,
        "M 24 22 H 22.4 V 18.4 Q 22.6 16.8 24 16 Q 25.4 16.8 25.6 18.4 V 22 Z \
         M 29.4 22 H 27.8 V 18.4 Q 28 16.8 29.4 16 Q 30.8 16.8 31 18.4 V 22 Z \
         M 34.6 22 H 33 V 18.4 Q 33.2 16.8 34.6 16 Q 36 16.8 36.2 18.4 V 22 Z \
         M 40 22 H 38.4 V 18.4 Q 38.6 16.8 40 16 Q 41.4 16.8 41.6 18.4 V 22 Z",
    ),
    Fill(Light, "R 8 27 48 30"),
    Fill(Ink, "M 32 27.4 H 58 L 53 22.6 H 11 L 6 27.4 Z"),
    FineFill(Deep, "R 8 27.2 48 1.6"),
    Fill(Tile, "M 32 57 H 17 V 44 C 16.6 37 22 32.6 32 30.4 C 42 32.6 47.4 37 47 44 V 57 Z"),
    Fill(
        Shine,
        "M 32 30.4 C 42 32.6 47.4 37 47 44 V 47.4 Q 44.5 42.8 42.0 47.4 Q 39.5 42.8 37.0 47.4 \
         Q 34.5 42.8 32.0 47.4 Q 29.5 42.8 27.0 47.4 Q 24.5 42.8 22.0 47.4 Q 19.5 42.8 17.0 47.4 V 44 \
         C 16.6 37 22 32.6 32 30.4 Z",
    ),
    Fill(
        Ink,
        "M 32 30.4 C 41 32.4 46 36.4 46.8 42.6 Q 43.8 37.4 40.9 42.6 Q 37.9 37.4 35.0 42.6 \
         Q 32.0 37.4 29.0 42.6 Q 26.1 37.4 23.1 42.6 Q 20.2 37.4 17.2 42.6 C 18 36.4 23 32.4 32 30.4 Z",
    ),
    Fill(
        Deep,
        "M 32 30.4 C 37.4 31.6 41 33.4 43.4 36 L 42 38.2 Q 38.7 33.2 35.3 38.2 Q 32.0 33.2 28.7 38.2 \
         Q 25.3 33.2 22.0 38.2 L 20.6 36 C 23 33.4 26.6 31.6 32 30.4 Z",
    ),
    FineLine(Deep, 1.1, "M 17 56 V 44 C 16.6 37 22 32.6 32 30.4 C 42 32.6 47.4 37 47 44 V 56"),
    Fill(Deep, "M 32 57 H 28.6 V 52.8 Q 28.8 50.8 32 49.4 Q 35.2 50.8 35.4 52.8 V 57 Z"),
    FineFill(Ink, "R 11 35 2.6 8 R 50.4 35 2.6 8"),
    Fill(Ink, "R 5 55.6 54 3.4"),
];

const GARDEN: &[Part] = &[
    Fill(Deep, "R 9.2 50 2.2 7 R 52.6 50 2.2 7"),
    Fill(
        Ink,
        "M 10.3 53 C 2.4 50 3.4 27 10.3 7 C 17.2 27 18.2 50 10.3 53 Z \
         M 53.7 53 C 45.8 50 46.8 27 53.7 7 C 60.6 27 61.6 50 53.7 53 Z",
    ),
    FineLine(Light, 1.3, "M 8.2 46 C 6.4 39 7.2 30 9 22 M 51.6 46 C 49.8 39 50.6 30 52.4 22"),
    Fill(Ink, "R 22.5 19.6 19 10.6"),
    Fill(Deep, "R 21 17 22 2.8"),
    Fill(
        Tile,
        "M 32 30 H 29.6 V 26 C 29.2 24 30.4 22.6 32 21.8 C 33.6 22.6 34.8 24 34.4 26 V 30 Z \
         M 26 30 H 24.2 V 26.8 Q 24.4 24.8 26 23.8 Q 27.6 24.8 27.8 26.8 V 30 Z \
         M 38 30 H 36.2 V 26.8 Q 36.4 24.8 38 23.8 Q 39.6 24.8 39.8 26.8 V 30 Z",
    ),
    Fill(Light, "M 32 57.6 H 52 L 39.4 30 H 24.6 L 12 57.6 Z"),
    Fill(Ink, "M 12 57.6 H 18.4 L 27 31.4 H 24 Z M 45.6 57.6 H 52 L 40 31.4 H 37 Z"),
    Fill(Deep, "M 32 57.6 H 43.4 L 35.6 30 H 28.4 L 20.6 57.6 Z"),
    Fill(Shine, "M 32 57.6 H 41.2 L 34.6 31 H 29.4 L 22.8 57.6 Z"),
    Line(Ink, 1.3, "M 24.4 52.4 C 26 42 30 42.4 31.2 50.4 M 39.6 52.4 C 38 42 34 42.4 32.8 50.4"),
    FineLine(Ink, 0.9, "M 27.4 42 C 28.4 35.4 30.8 36 31.5 41 M 36.6 42 C 35.6 35.4 33.2 36 32.5 41"),
    Fill(Ink, "R 4 56 56 3"),
];

const TOWER: &[Part] = &[
    Fill(Light, "R 19 20 26 37"),
    Fill(Ink, "R 40 20 5 37"),
    FineFill(Shine, "R 19 24 1.8 32"),
    Fill(
        Ink,
        "R 16.4 10.4 6.8 4.4 R 17.6 7.6 4.4 3 R 18.8 5 2 3 R 24.9 10.4 6.4 4.4 R 26 7.6 4.2 3 \
         R 27.1 5 2 3 R 32.7 10.4 6.4 4.4 R 33.8 7.6 4.2 3 R 34.9 5 2 3 R 40.8 10.4 6.8 4.4 \
         R 42 7.6 4.4 3 R 43.2 5 2 3",
    ),
    Fill(Ink, "R 16.4 14 31.2 6.4"),
    FineLine(Light, 0.9, "M 17.4 16 H 46.6"),
    Fill(Deep, "R 18 20.2 28 1.8"),
    Fill(Deep, "R 22 25.4 16 15.4"),
    Fill(
        Tile,
        "M 27 39.4 H 24.6 V 33 C 23.2 30.6 24.6 28 27 27 C 29.4 28 30.8 30.6 29.4 33 V 39.4 Z \
         M 33 39.4 H 30.6 V 33 C 29.2 30.6 30.6 28 33 27 C 35.4 28 36.8 30.6 35.4 33 V 39.4 Z",
    ),
    Fill(Light, "R 29.4 33 1.2 6.4"),
    FineLine(Deep, 1.0, "M 19.6 44.4 H 44.4"),
    Fill(Deep, "M 30 57 H 26 V 51.4 C 25 48.8 27 46.8 30 46 C 33 46.8 35 48.8 34 51.4 V 57 Z"),
    FineFill(Deep, "R 41.8 29 1.4 5 R 41.8 47 1.4 5"),
    Fill(Ink, "R 13 55.6 38 3.4"),
];
