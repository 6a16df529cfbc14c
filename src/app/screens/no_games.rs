//! A page that has no games to tell of yet: why, and the way to one.

use egui::{Align2, Key, Rect, RichText, Sense, Ui, Vec2, pos2, vec2};

use super::games;
use crate::{AppCommand, AppState};
use ui::{
    actions::Action,
    drawing::{
        star,
        symbols::{self, Symbol},
    },
    home_tile::TilePlace,
    theme::{self, TextSize, Theme},
    widgets::surface::Surface,
};

/// The page has this height, or goes without its cup.
const WITH_CUP: f32 = 320.0;

/// Shows it in the room that is left.
pub fn show(ui: &mut Ui, app: &AppState, title: &str, hint: &str, commands: &mut Vec<AppCommand>) {
    let texts = &app.texts;
    let room = ui.available_rect_before_wrap();
    let rect = Align2::CENTER_CENTER.align_size_within_rect(
        vec2(520.0_f32.min(room.width() - 36.0), 340.0_f32.min(room.height() - 24.0)),
        room,
    );
    Surface::Ornate.show_in(ui, rect, |ui| {
        let theme = Theme::of(ui.ctx());
        ui.vertical_centered(|ui| {
            if rect.height() >= WITH_CUP {
                ui.add_space(theme::space::LARGE);
                cup(ui, &theme);
                ui.add_space(theme::space::MEDIUM);
            }
            ui.label(RichText::new(title).font(theme::title(TextSize::TITLE)).color(theme.ink));
            ui.add_space(theme::space::SMALL);
            let hint = RichText::new(hint).font(theme::body(TextSize::TEXT));
            ui.label(hint.color(theme.ink_soft));
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
