//! What the games offer the shell's screens: one place that knows which there are.

use egui::{Color32, Painter, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::{
    app::{AppCommand, AppState, GameId, Page, SavedGame},
    games::{
        alexandros::game as alexandros, alhambra::game as alhambra, roll_and_write::game as roll_and_write,
    },
    text::Texts,
    ui::{actions::Action, entrance::Entrance, theme::Theme},
};

/// Asks the game of a saved game something of it: the one place where the screens tell the games apart.
macro_rules! of_game {
    ($saved:expr, |$game:ident, $summary:ident| $ask:expr) => {
        match $saved {
            SavedGame::RollAndWrite($summary) => {
                use roll_and_write as $game;
                $ask
            }
            SavedGame::Alhambra($summary) => {
                use alhambra as $game;
                $ask
            }
            SavedGame::Alexandros($summary) => {
                use alexandros as $game;
                $ask
            }
        }
    };
}

/// The ways in from Home. The first begins a game.
pub fn entrances(app: &AppState) -> Vec<Entrance<'_, Page>> {
    let played = roll_and_write::entrances(&app.texts, &app.roll_and_write);
    let tables = alhambra::entrances(&app.texts, &app.alhambra);
    let ledgers = alexandros::entrances(&app.texts, &app.alexandros);
    let played = played.into_iter().map(|entrance| entrance.map(Page::RollAndWrite));
    let tables = tables.into_iter().map(|entrance| entrance.map(Page::Alhambra));
    played.chain(tables).chain(ledgers.into_iter().map(|entrance| entrance.map(Page::Alexandros))).collect()
}

/// The page with the rules of the game that a page is of; of none in particular, those of the first.
pub fn rules(page: Page) -> Option<Page> {
    let is_first = page.game().is_none_or(|game| game == GameId::RollAndWrite);
    is_first.then_some(Page::RollAndWrite(roll_and_write::GamePage::Rules))
}

/// The way to that page.
pub fn rules_action(texts: &Texts, page: Page) -> Action<'_, Page> {
    roll_and_write::rules_action(texts, page)
}

/// An invitation to a first game: what it would be, and what one does in it.
pub fn invitation(texts: &Texts) -> (String, &str) {
    roll_and_write::invitation(texts)
}

/// Its picture.
pub fn paint_invitation(painter: &Painter, place: Rect, theme: &Theme) {
    roll_and_write::paint_invitation(painter, place, theme);
}

/// What the game of a saved one is called.
pub fn name<'a>(texts: &'a Texts, saved: &SavedGame) -> &'a str {
    name_of(texts, saved.game())
}

/// What a game is called.
pub fn name_of(texts: &Texts, game: GameId) -> &str {
    match game {
        GameId::RollAndWrite => roll_and_write::name(texts),
        GameId::Alhambra => alhambra::name(texts),
        GameId::Alexandros => alexandros::name(texts),
    }
}

/// Its own title, or what was played.
pub fn title(texts: &Texts, saved: &SavedGame) -> String {
    let own = &saved.summary().header.title;
    if own.is_empty() { usual_title(texts, saved) } else { own.clone() }
}

/// The title of a game that has none of its own.
pub fn usual_title(texts: &Texts, saved: &SavedGame) -> String {
    of_game!(saved, |game, summary| game::usual_title(texts, summary))
}

/// What its result is marked by, such as practice.
pub fn marks<'a>(texts: &'a Texts, saved: &SavedGame) -> Vec<&'a str> {
    of_game!(saved, |game, summary| game::marks(texts, summary))
}

/// How far it is.
pub fn stage(texts: &Texts, saved: &SavedGame) -> String {
    of_game!(saved, |game, summary| game::stage(texts, summary))
}

/// So many of its points, in words.
pub fn counted(texts: &Texts, saved: &SavedGame, points: u16) -> String {
    of_game!(saved, |game, _summary| game::counted(texts, points))
}

/// What is played for.
pub fn goal<'a>(texts: &'a Texts, saved: &SavedGame) -> &'a str {
    of_game!(saved, |game, summary| game::goal(texts, summary))
}

/// What a seat is called.
pub fn seat_name(texts: &Texts, saved: &SavedGame, seat: usize) -> String {
    of_game!(saved, |game, summary| game::seat_name(texts, summary, seat))
}

/// Whether its decisions can be reviewed.
pub fn can_review(saved: &SavedGame) -> bool {
    of_game!(saved, |game, summary| game::can_review(summary))
}

/// What a seat is called, and its colour.
pub fn seat(texts: &Texts, theme: &Theme, saved: &SavedGame, seat: usize) -> (String, Color32) {
    of_game!(saved, |game, summary| game::seat(texts, theme, summary, seat))
}

/// Whether it has a picture.
pub const fn has_picture(saved: &SavedGame) -> bool {
    of_game!(saved, |game, summary| game::has_picture(summary))
}

/// Draws its picture, if it has one.
pub fn paint_picture(painter: &Painter, place: Rect, theme: &Theme, saved: &SavedGame) {
    of_game!(saved, |game, summary| game::paint_picture(painter, place, theme, summary));
}

/// Shows its picture in the flow; a screen reader says which game it is of.
pub fn show_picture(ui: &mut Ui, side: f32, texts: &Texts, saved: &SavedGame) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name(texts, saved)));
    if ui.is_rect_visible(rect) {
        paint_picture(ui.painter(), rect, &Theme::of(ui.ctx()), saved);
    }
}

/// Corrects what was typed in of a finished game, where that is what the record in this file is.
pub fn correction(saved: &SavedGame, file: &str) -> Option<AppCommand> {
    of_game!(saved, |game, summary| game::correction(summary, file).map(AppCommand::from))
}
