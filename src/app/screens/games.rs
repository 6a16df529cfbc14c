//! What the games offer the shell's screens.

use std::borrow::Cow;

use egui::{Painter, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::{AppState, Page};
use common::contract::{GameRef, SavedGame};
use text::Texts;
use ui::{
    home_tile::{HomeTile, TilePlace},
    theme::Theme,
};

/// A game, and the ways into it.
pub struct Ways<'a> {
    /// The game.
    pub game: GameRef,
    /// The ways.
    pub tiles: Vec<HomeTile<'a, Page>>,
}

impl<'a> Ways<'a> {
    /// The first one of this kind.
    pub fn first(&self, place: TilePlace) -> Option<&HomeTile<'a, Page>> {
        self.tiles.iter().find(|tile| tile.place == place)
    }

    /// What the game is called beside others.
    pub fn name<'t>(&self, texts: &'t Texts) -> &'t str {
        short_name(self.game, texts)
    }
}

/// What the list of keys says of a way into a game: with the name of the game where there are others.
pub fn listed<'t>(
    all: &[Ways<'_>],
    own: &Ways<'_>,
    tile: &'t HomeTile<'_, Page>,
    texts: &Texts,
) -> Cow<'t, str> {
    // That for games on paper stands among the ways of the program.
    if all.len() < 2 || tile.place == TilePlace::Paper {
        return tile.title.as_ref().into();
    }
    texts.pad_said(own.name(texts), tile.label).into()
}

/// What a game is called beside others.
pub fn short_name(game: GameRef, texts: &Texts) -> &str {
    game.window().short_name(texts).unwrap_or_else(|| game.name(texts))
}

/// The ways into all games, in their order.
pub fn ways(app: &AppState) -> impl Iterator<Item = Ways<'_>> {
    app.games_under_way().map(|(game, desk)| {
        let tiles = game.window().home_tiles(&app.texts, desk);
        Ways { game, tiles: tiles.into_iter().map(|tile| tile.map(Page::from)).collect() }
    })
}

/// The first way in of this kind, of whichever game.
pub fn first_way(app: &AppState, place: TilePlace) -> Option<HomeTile<'_, Page>> {
    ways(app).flat_map(|ways| ways.tiles).find(|tile| tile.place == place)
}

/// The page with the rules of the game that a page is of; of none in particular, those of the first.
pub fn rules(app: &AppState) -> Option<Page> {
    let game = match app.page().game() {
        Some(page) => app.list.named(page.game())?,
        None => app.list.first(),
    };
    game.window().rules().map(Page::from)
}

/// Paints the picture of a saved game; where it has none, the emblem of its game.
pub fn paint_saved(painter: &Painter, place: Rect, theme: &Theme, saved: &SavedGame) {
    if saved.window().has_picture() {
        saved.window().paint_picture(painter, place, theme);
    } else {
        saved.game().window().paint_emblem(painter, place, theme);
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
