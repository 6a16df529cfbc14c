//! A page that has no games to tell of yet: why, and the way to one.

use egui::{Align2, Key, Rect, RichText, Sense, Ui, Vec2, pos2, vec2};

use super::games;
use crate::{AppCommand, AppState};
use ui::{
    actions::Action,
    drawing::{
        frame::ORNATE_MARGIN,
        star,
        symbols::{self, Symbol},
    },
    home_tile::TilePlace,
    theme::{self, TextSize, Theme},
    widgets::surface::Surface,
};

/// The height of the page around its hint, and of its cup, without which it goes where there is less room.
const AROUND: f32 = 292.0;
const CUP: f32 = 112.0;
const WIDTH: f32 = 520.0;

/// Shows it in the room that is left.
pub fn show(ui: &mut Ui, app: &AppState, title: &str, hint: &str, commands: &mut Vec<AppCommand>) {
    let texts = &app.texts;
    let room = ui.available_rect_before_wrap();
    let theme = Theme::of(ui.ctx());
    let (width, highest) = (WIDTH.min(room.width() - 36.0), room.height() - 24.0);
    let font = theme::body(TextSize::TEXT);
    let inside = width - 2.0 * ORNATE_MARGIN;
    let lines = ui.painter().layout(hint.to_owned(), font.clone(), theme.ink_soft, inside);
    let with_cup = AROUND + lines.size().y;
    let has_cup = with_cup <= highest;
    let height = if has_cup { with_cup } else { (with_cup - CUP).min(highest) };
    let rect = Align2::CENTER_CENTER.align_size_within_rect(vec2(width, height), room);
    Surface::Ornate.show_in(ui, rect, |ui| {
        ui.vertical_centered(|ui| {
            ui.add_space(theme::space::LARGE);
            if has_cup {
                cup(ui, &theme);
                ui.add_space(theme::space::MEDIUM);
            }
            ui.label(RichText::new(title).font(theme::title(TextSize::TITLE)).color(theme.ink));
            ui.add_space(theme::space::SMALL);
            ui.label(RichText::new(hint).font(font).color(theme.ink_soft));
            ui.add_space(theme::space::WIDE);
            if let Some(first) = games::first_way(app, TilePlace::Main) {
                let new = Action::new(texts.home_new_game(), AppCommand::Go(first.page));
                let new = new.icon(Symbol::Play).key(Key::Enter).primary();
                commands.extend(new.show(ui, texts));
            }
        });
    });
}

/// A cup on a star.
fn cup(ui: &mut Ui, theme: &Theme) {
    let (place, _) = ui.allocate_exact_size(vec2(96.0, 96.0), Sense::hover());
    let centre = place.center();
    star::sixteen(ui.painter(), centre, 48.0, theme.band, theme::stroke::edge(theme.gold_line));
    let cup = Rect::from_center_size(pos2(centre.x, centre.y + 1.0), Vec2::splat(theme::size::LARGE_DRAWING));
    symbols::paint(ui.painter(), cup, Symbol::Trophy, theme.gold);
}
