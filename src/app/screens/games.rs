//! What the games offer the shell's screens.

use egui::{Painter, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::{AppState, Page};
use common::contract::SavedGame;
use text::Texts;
use ui::{home_tile::HomeTile, theme::Theme};

/// The ways in from Home. The first begins a game.
pub fn home_tiles(app: &AppState) -> Vec<HomeTile<'_, Page>> {
    let own: Vec<_> =
        app.games_under_way().flat_map(|(game, desk)| game.window().home_tiles(&app.texts, desk)).collect();
    own.into_iter().map(|tile| tile.map(Page::from)).collect()
}

/// The page with the rules of the game that a page is of; of none in particular, those of the first.
pub fn rules(app: &AppState) -> Option<Page> {
    let game = match app.page().game() {
        Some(page) => app.list.named(page.game())?,
        None => app.list.first(),
    };
    game.window().rules().map(Page::from)
}

/// An invitation to a first game: what it would be, and what one does in it.
pub fn invitation(app: &AppState) -> (String, &str) {
    let invitation = app.list.all().find_map(|game| game.window().invitation(&app.texts));
    invitation.unwrap_or_else(|| (app.list.first().name(&app.texts).to_owned(), ""))
}

/// Its picture.
pub fn paint_invitation(app: &AppState, painter: &Painter, place: Rect, theme: &Theme) {
    if let Some(game) = app.list.all().find(|game| game.window().invitation(&app.texts).is_some()) {
        game.window().paint_invitation(painter, place, theme);
    }
}

/// Shows the picture of a saved game in the flow; a screen reader says which game it is of.
pub fn show_picture(ui: &mut Ui, side: f32, texts: &Texts, saved: &SavedGame) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, saved.game().name(texts)));
    if ui.is_rect_visible(rect) {
        saved.window().paint_picture(ui.painter(), rect, &Theme::of(ui.ctx()));
    }
}
