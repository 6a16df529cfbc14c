//! The unfinished games beside the one that the first choice goes on with: the latest as rows, all others one step away.

use egui::{Align2, Rect, Ui, pos2, vec2};

use super::{
    button::{Face, HomeButton, paint_face, pressed},
    layout::{LIST_EDGE, LIST_HEAD, ROW},
};
use crate::{AppCommand, AppState, RecentGame, screens::games::paint_saved};
use ui::{
    actions::by_keys,
    drawing::{
        frame,
        symbols::{self, Symbol},
    },
    keys::DIGITS,
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
};

/// A row is at most as high as so many, and from this height on it has larger letters.
const ROWS: f32 = 3.0;
const TALL: f32 = 64.0;

/// The key that leads to all of them.
const KEY: egui::Key = egui::Key::U;

/// Those that have a row.
pub fn rows(app: &AppState) -> &[RecentGame] {
    app.recent.unfinished.get(1..).unwrap_or_default()
}

/// What a screen reader says of one.
fn spoken(app: &AppState, (_, game): &RecentGame) -> String {
    let stage = app.texts.within(&game.stage(&app.texts));
    format!("{}: {}, {stage}", app.texts.home_continue(), game.title(&app.texts))
}

/// Their keys.
pub fn keys(ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
    let rows = rows(app);
    if !rows.is_empty() && by_keys(ui, &app.texts.home_more_unfinished(app.recent.more_unfinished()), [KEY]) {
        commands.push(AppCommand::Unfinished);
    }
    for (row, key) in rows.iter().zip(DIGITS) {
        if by_keys(ui, &spoken(app, row), [key]) {
            commands.push(AppCommand::Open(row.0.clone()));
        }
    }
}

/// Draws the list.
pub fn show(ui: &Ui, app: &AppState, place: Rect, scale: f32, commands: &mut Vec<AppCommand>) {
    let theme = Theme::of(ui.ctx());
    frame::plain(ui.painter(), place, &theme);
    let room = place.shrink(LIST_EDGE * scale);
    let label = app.texts.home_more_unfinished(app.recent.more_unfinished());
    let head = room.with_max_y(room.min.y + LIST_HEAD * scale);
    let all = HomeButton {
        face: Face::Quiet,
        icon: Some(Symbol::Library),
        label: &label,
        name: &label,
        hint: "",
        key: KEY.name(),
        scale,
    };
    if all.show(ui, "unfinished", head.shrink2(vec2(0.0, 2.0 * scale))).clicked() {
        commands.push(AppCommand::Unfinished);
    }
    // In a high place they are higher: one alone fills that of three.
    let below = room.with_min_y(head.max.y);
    let height = (below.height() / rows(app).len().max(1) as f32).min(ROW * ROWS * scale);
    for (k, (row, key)) in rows(app).iter().zip(DIGITS).enumerate() {
        let min = pos2(below.min.x, below.min.y + height * k as f32);
        let place = Rect::from_min_size(min, vec2(below.width(), height)).shrink2(vec2(0.0, 2.0 * scale));
        if line(ui, app, row, key.name(), place, scale) {
            commands.push(AppCommand::Open(row.0.clone()));
        }
    }
}

/// A game: its picture, who plays what, how far it is; true where it is to go on.
fn line(ui: &Ui, app: &AppState, row: &RecentGame, key: &str, place: Rect, scale: f32) -> bool {
    let (theme, texts) = (Theme::of(ui.ctx()), &app.texts);
    let (file, game) = row;
    let response = pressed(ui, ("unfinished", file), place, &spoken(app, row), "");
    paint_face(ui, &response, place, theme::stroke::fine(theme.gold_line));
    let painter = ui.painter();
    let room = place.shrink2(vec2(8.0, 4.0) * scale);
    let picture = room.with_max_x(room.min.x + room.height());
    paint_saved(painter, picture, &theme, game);
    let font = theme::medium(TextSize::TINY * scale.max(1.0));
    let key = painter.text(room.right_center(), Align2::RIGHT_CENTER, key, font, theme.ink_soft);
    let side = theme::size::SYMBOL * scale;
    let play = Rect::from_center_size(
        pos2(key.min.x - 10.0 * scale - side / 2.0, room.center().y),
        vec2(side, side),
    );
    symbols::paint(painter, play, Symbol::Play, theme.gold_ink);
    let left = picture.max.x + 10.0 * scale;
    let width = play.min.x - 8.0 * scale - left;
    let middle = room.center().y;
    let is_tall = place.height() >= TALL * scale;
    let (size, up, down) = if is_tall { (TextSize::LEAD, 12.0, 12.0) } else { (TextSize::TEXT, 8.0, 10.0) };
    let font = theme::medium(size * scale);
    let title = game.title(texts);
    let at = pos2(left, middle - up * scale);
    fitted_text(painter, at, Align2::LEFT_CENTER, &title, font, theme.ink, width);
    let size = if is_tall { TextSize::SMALL } else { TextSize::TINY };
    let font = theme::body(size * scale.max(1.0));
    let stage = game.stage(texts);
    let at = pos2(left, middle + down * scale);
    fitted_text(painter, at, Align2::LEFT_CENTER, &stage, font, theme.ink_soft, width);
    response.clicked()
}
