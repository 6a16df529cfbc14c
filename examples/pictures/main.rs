//! Draws the screens to be looked at: every scene of `tests/pictures` in windows of any size, in light and dark, in
//! any language; and everything that is drawn on them.
//!
//! `cargo run --example pictures -- OUT`, or for less `cargo run --example pictures -- OUT --scenes pad --sizes 1024x640`.
//! `cargo run --example pictures -- docs --gallery` draws the page of all screens; `-- OUT --strips` what moves, frame by
//! frame.
#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../../tests/app/desk.rs"]
#[allow(dead_code, reason = "tests/app uses all of it")]
mod desk;
mod drawings;
mod gallery;
#[path = "../../tests/support/raster.rs"]
mod raster;
#[path = "../../tests/pictures/records.rs"]
mod records;
#[path = "../../tests/pictures/scenes/mod.rs"]
#[allow(dead_code, reason = "tests/pictures uses all of it")]
mod scenes;
#[path = "../../tests/support/shrunk.rs"]
mod shrunk;
mod strips;
mod tiles;

use std::{fs, io, path::PathBuf, str::FromStr};

use alhambra::{storage::Settings, text::Language};
use clap::Parser;
use egui::{Vec2, vec2};
use scenes::{Look, Scene};

/// Draws the screens to be looked at.
#[derive(Parser)]
struct Pictures {
    /// The folder to write into.
    folder: PathBuf,
    /// Only the scenes whose name contains this.
    #[arg(long, default_value = "")]
    scenes: String,
    /// The sizes of the window, in points at a scale of 1. In one of 1920×1080 everything grows: it has room for 1536×864
    /// at 125 %.
    #[arg(long, value_delimiter = ',', default_value = "1024x640,1366x768,1536x864")]
    sizes: Vec<Size>,
    /// The scale that is set, in per cent.
    #[arg(long, default_value_t = 100)]
    scale: u16,
    /// Also in these languages, by their codes.
    #[arg(long, value_delimiter = ',', value_parser = language)]
    languages: Vec<Language>,
    /// Also in the colours that every eye tells apart.
    #[arg(long)]
    any_eye: bool,
    /// Instead, a page with every screen.
    #[arg(long)]
    gallery: bool,
    /// Instead, frames of what moves.
    #[arg(long)]
    strips: bool,
}

#[derive(Clone, Copy)]
struct Size(u16, u16);

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let sides = text
            .split_once('x')
            .and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
        sides
            .map(|(width, height)| Self(width, height))
            .ok_or_else(|| format!("{text} is no size like 1024x640"))
    }
}

/// The language of a code.
fn language(code: &str) -> Result<Language, String> {
    Language::named(code).ok_or_else(|| format!("{code} is no language like fr"))
}

impl Size {
    fn points(self) -> Vec2 {
        vec2(self.0.into(), self.1.into())
    }
}

fn main() -> io::Result<()> {
    let asked = Pictures::parse();
    fs::create_dir_all(&asked.folder)?;
    if asked.gallery {
        return gallery::write(&asked.folder);
    }
    if asked.strips {
        for size in &asked.sizes {
            for look in [Look::LIGHT, Look::DARK] {
                strips::write(&asked.folder, &asked.scenes, size.points(), look)?;
            }
        }
        return Ok(());
    }
    drawings::write(&asked.folder)?;
    tiles::write(&asked.folder)?;
    let mut looks = vec![Look::LIGHT, Look::DARK];
    for &language in &asked.languages {
        looks.extend([Look::LIGHT, Look::DARK].map(|look| Look { language, ..look }));
    }
    if asked.any_eye {
        looks.extend([Look::LIGHT, Look::DARK].map(|look| Look { any_eye: true, ..look }));
    }
    let settings = Settings { scale: f32::from(asked.scale) / 100.0, ..desk::settings(Language::English) };
    for scene in scenes::all().into_iter().filter(|scene| scene.name.contains(&asked.scenes)) {
        for &size in &asked.sizes {
            draw(&asked, &scene, size, &settings, &looks);
        }
    }
    Ok(())
}

fn draw(asked: &Pictures, scene: &Scene, size: Size, settings: &Settings, looks: &[Look]) {
    scene.visit(desk::program_with(settings, desk::USUAL), &[size.points()], looks, |look, program| {
        let name = format!("{}x{}-{}", size.0, size.1, scene.picture(look));
        program.eye.see(&program.window).write_png(asked.folder.join(name)).unwrap();
    });
}
