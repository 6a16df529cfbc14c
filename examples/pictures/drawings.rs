//! Everything that is drawn: buildings, dice, coins, crosses, stars and frames, from large to small.

use egui::{Rect, Vec2, pos2, vec2};

use std::path::Path;

use alhambra::{
    games::common::{
        BuildingType,
        drawing::{colours_of, paint, paint_faded},
    },
    ui::{
        drawing::{coin, cross, dice, frame, ground, star, symbols},
        raster::picture,
        theme::{Theme, ThemeChoice},
    },
};

/// Writes the pictures into a folder.
pub fn write(folder: &Path) -> std::io::Result<()> {
    let safe = |choice| ThemeChoice { colour_blind: true, ..choice };
    for (name, choice) in [
        ("light", ThemeChoice::LIGHT),
        ("dark", ThemeChoice::DARK),
        ("light-any-eye", safe(ThemeChoice::LIGHT)),
        ("dark-any-eye", safe(ThemeChoice::DARK)),
    ] {
        let all = picture(vec2(1000.0, 760.0), 1.0, choice, show);
        all.write_png(folder.join(format!("drawings-{name}.png")))?;
        let close = picture(vec2(700.0, 420.0), 2.0, choice, close_up);
        close.write_png(folder.join(format!("drawings-close-{name}.png")))?;
    }
    Ok(())
}

fn show(ui: &mut egui::Ui) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    ground::paint(painter, ui.max_rect(), &theme);
    frame::ornate(painter, Rect::from_min_size(pos2(20.0, 20.0), vec2(960.0, 560.0)), &theme);
    frame::plain(painter, Rect::from_min_size(pos2(20.0, 600.0), vec2(460.0, 140.0)), &theme);
    let mut y = 50.0;
    for side in [140.0, 90.0, 64.0, 44.0, 28.0_f32] {
        for (k, kind) in BuildingType::ALL.into_iter().enumerate() {
            let cell = Rect::from_min_size(pos2(50.0 + k as f32 * 152.0, y), Vec2::splat(side));
            painter.rect_filled(cell, 8.0, colours_of(&theme, kind).tile);
            paint(painter, cell.shrink(side * 0.08), &theme, kind);
            if side < 100.0 {
                let built = cell.translate(vec2(side + 6.0, 0.0)).with_max_x(cell.max.x + side * 1.6 + 6.0);
                let built = Rect::from_min_size(built.min, Vec2::splat(side * 0.6));
                painter.rect_filled(built, 8.0, colours_of(&theme, kind).tile);
                paint_faded(painter, built.shrink(4.0), &theme, kind, 0.55);
                cross::paint(painter, built.shrink(6.0), theme.pen, k as u32);
            }
        }
        y += side + 12.0;
    }
    for face in 1..=6_u8 {
        for (row, side) in [56.0, 40.0, 24.0_f32].into_iter().enumerate() {
            let x = 60.0 + f32::from(face) * 64.0;
            let at = |dx: f32| {
                Rect::from_center_size(pos2(x + dx, 480.0 + 40.0 * row as f32), Vec2::splat(side * 0.8))
            };
            let look = dice::DieStyle { changed: face == 2, dimmed: face == 5, tilt: 0.0 };
            dice::paint(painter, at(0.0), &theme, &theme.yellow_die, face, look);
            dice::paint(painter, at(420.0), &theme, &theme.blue_die, face, look);
        }
    }
    use coin::Coin::*;
    for (k, state) in [Empty, Coming, Owned, Leaving, Spent, Spent].into_iter().enumerate() {
        let rect = Rect::from_center_size(pos2(60.0 + k as f32 * 44.0, 650.0), Vec2::splat(36.0));
        coin::paint(painter, rect, &theme, state, k as u32);
        let rect = Rect::from_center_size(pos2(60.0 + k as f32 * 34.0, 700.0), Vec2::splat(26.0));
        coin::paint(painter, rect, &theme, state, k as u32);
    }
    star::emblem(painter, pos2(360.0, 670.0), 26.0, &theme);
    star::emblem(painter, pos2(430.0, 670.0), 16.0, &theme);
    for (k, symbol) in symbols::Symbol::ALL.into_iter().enumerate() {
        let (column, row) = ((k % 17) as f32, (k / 17) as f32);
        let rect = Rect::from_min_size(pos2(500.0 + column * 28.0, 620.0 + row * 56.0), Vec2::splat(20.0));
        symbols::paint(painter, rect, symbol, theme.ink);
        symbols::paint(
            painter,
            Rect::from_min_size(rect.min + vec2(2.0, 26.0), Vec2::splat(16.0)),
            symbol,
            theme.gold_ink,
        );
    }
}

fn close_up(ui: &mut egui::Ui) {
    let theme = Theme::of(ui.ctx());
    ground::paint(ui.painter(), ui.max_rect(), &theme);
    let card = Rect::from_min_max(pos2(140.0, 40.0), pos2(720.0, 440.0));
    frame::ornate(ui.painter(), card, &theme);
    for (k, kind) in BuildingType::ALL.into_iter().enumerate() {
        let at = pos2(180.0 + (k % 3) as f32 * 160.0, 80.0 + (k / 3) as f32 * 160.0);
        let cell = Rect::from_min_size(at, Vec2::splat(150.0));
        ui.painter().rect_filled(cell, 10.0, colours_of(&theme, kind).tile);
        paint(ui.painter(), cell.shrink(12.0), &theme, kind);
    }
    star::emblem(ui.painter(), pos2(70.0, 100.0), 40.0, &theme);
    dice::paint(
        ui.painter(),
        Rect::from_center_size(pos2(70.0, 200.0), Vec2::splat(80.0)),
        &theme,
        &theme.yellow_die,
        5,
        dice::DieStyle::default(),
    );
    let coin = Rect::from_center_size(pos2(70.0, 300.0), Vec2::splat(70.0));
    coin::paint(ui.painter(), coin, &theme, coin::Coin::Owned, 1);
}
