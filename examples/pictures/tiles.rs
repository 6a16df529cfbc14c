//! The tiles of the tile game: each alone in many sizes.

use std::path::Path;

use alhambra::{
    games::{
        alhambra::{
            rules::{Bazaar, Camp, Falcon, FalconKind, Laid, Piece, Side, Sides, Tile, TileId, TileSet},
            widgets::tiles,
        },
        common::BuildingType::{Arcades, Garden, Pavilion, Seraglio, Tower},
    },
    ui::{
        drawing::{frame, ground},
        raster::picture,
        theme::{Theme, ThemeChoice},
    },
};
use egui::{Rect, Vec2, pos2, vec2};

/// The size of the window of all pictures.
const WINDOW: Vec2 = vec2(1024.0, 640.0);

/// Writes the pictures into a folder.
pub fn write(folder: &Path) -> std::io::Result<()> {
    let safe = ThemeChoice { colour_blind: true, ..ThemeChoice::LIGHT };
    for (look, choice) in [("light", ThemeChoice::LIGHT), ("dark", ThemeChoice::DARK), ("light-any-eye", safe)] {
        picture(WINDOW, 1.0, choice, sizes).write_png(folder.join(format!("tiles-{look}.png")))?;
        picture(WINDOW, 1.0, choice, close_up).write_png(folder.join(format!("tiles-close-{look}.png")))?;
    }
    Ok(())
}

fn tile(id: &str) -> Option<Tile> {
    TileSet::standard().get(TileId::read(id)?)
}

fn specimens() -> Vec<Laid> {
    let tiles = ["P01", "S03", "A02", "C07", "G08", "T11"].into_iter().filter_map(tile).map(Piece::Tile);
    let camps = [Sides::NONE.with(Side::North), Sides::NONE.with(Side::East).with(Side::South)];
    let camps = camps.into_iter().filter_map(Camp::new).map(Piece::Camp);
    let bazaar = Bazaar::new(Sides::NONE.with(Side::West), [Pavilion, Seraglio, Garden]).map(Piece::Bazaar);
    let pieces = tiles.chain(camps).chain(bazaar);
    std::iter::once(Laid::Start).chain(pieces.map(Laid::Piece)).collect()
}

fn falcons() -> impl Iterator<Item = Falcon> {
    let colours = [[Pavilion, Tower], [Garden, Seraglio], [Arcades, Tower]];
    FalconKind::ALL.into_iter().zip(colours).filter_map(|(kind, colours)| Falcon::new(kind, colours))
}

fn sizes(ui: &mut egui::Ui) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    ground::paint(painter, ui.max_rect(), &theme);
    frame::ornate(painter, ui.max_rect().shrink(12.0), &theme);
    let mut y = 40.0;
    for side in [28.0, 36.0, 48.0, 64.0, 84.0_f32] {
        for (k, laid) in specimens().into_iter().enumerate() {
            let at = pos2(40.0 + k as f32 * (side * 1.12).max(42.0), y);
            tiles::paint(painter, Rect::from_min_size(at, Vec2::splat(side * 1.1)), &theme, laid);
        }
        y += side * 1.2 + 8.0;
    }
    for (row, radius) in [7.0, 12.0, 24.0, 40.0_f32].into_iter().enumerate() {
        for (k, falcon) in falcons().enumerate() {
            let centre = pos2(80.0 + row as f32 * 220.0 + k as f32 * radius * 2.6, 520.0);
            tiles::falcon::paint(painter, &theme, centre, radius, falcon);
        }
    }
}

fn close_up(ui: &mut egui::Ui) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    ground::paint(painter, ui.max_rect(), &theme);
    frame::ornate(painter, ui.max_rect().shrink(12.0), &theme);
    for (k, laid) in specimens().into_iter().enumerate() {
        let at = pos2(46.0 + (k % 5) as f32 * 188.0, 60.0 + (k / 5) as f32 * 200.0);
        tiles::paint(painter, Rect::from_min_size(at, Vec2::splat(176.0)), &theme, laid);
    }
}
