//! What the games offer the shell's screens: one place that knows which there are.

use egui::{Color32, Painter, Rect, Ui};

use crate::{
    app::{AppCommand, AppState, Page, SavedGame},
    games::roll_and_write::game as roll_and_write,
    text::Texts,
    ui::{entrance::Entrance, theme::Theme},
};

/// The ways in from Home. The first begins a game.
pub fn entrances(app: &AppState) -> Vec<Entrance<'_, Page>> {
    let all = roll_and_write::entrances(&app.texts, &app.roll_and_write);
    all.into_iter().map(|entrance| entrance.map(Page::RollAndWrite)).collect()
}

/// An invitation to a first game: what it would be, and what one does in it.
pub fn invitation(texts: &Texts) -> (String, &str) {
    roll_and_write::invitation(texts)
}

/// Its picture.
pub fn paint_invitation(painter: &Painter, place: Rect, theme: &Theme) {
    roll_and_write::paint_invitation(painter, place, theme);
}

/// What the game is called.
pub fn name<'a>(texts: &'a Texts, game: &SavedGame) -> &'a str {
    match game {
        SavedGame::RollAndWrite(_) => roll_and_write::name(texts),
    }
}

/// Its own title, or what was played.
pub fn title(texts: &Texts, game: &SavedGame) -> String {
    let own = &game.summary().header.title;
    if own.is_empty() { usual_title(texts, game) } else { own.clone() }
}

/// The title of a game that has none of its own.
pub fn usual_title(texts: &Texts, game: &SavedGame) -> String {
    match game {
        SavedGame::RollAndWrite(game) => roll_and_write::usual_title(texts, game),
    }
}

/// What its result is marked by, such as practice.
pub fn marks<'a>(texts: &'a Texts, game: &SavedGame) -> Vec<&'a str> {
    match game {
        SavedGame::RollAndWrite(game) => roll_and_write::marks(texts, game),
    }
}

/// What is played for.
pub fn goal<'a>(texts: &'a Texts, game: &SavedGame) -> &'a str {
    match game {
        SavedGame::RollAndWrite(game) => roll_and_write::goal(texts, game),
    }
}

/// What a seat is called, and its colour.
pub fn seat(texts: &Texts, theme: &Theme, game: &SavedGame, seat: usize) -> (String, Color32) {
    match game {
        SavedGame::RollAndWrite(game) => roll_and_write::seat(texts, theme, game, seat),
    }
}

/// Whether it has a picture.
pub const fn has_picture(game: &SavedGame) -> bool {
    match game {
        SavedGame::RollAndWrite(game) => roll_and_write::has_picture(game),
    }
}

/// Draws its picture, if it has one.
pub fn paint_picture(painter: &Painter, place: Rect, theme: &Theme, game: &SavedGame) {
    match game {
        SavedGame::RollAndWrite(game) => roll_and_write::paint_picture(painter, place, theme, game),
    }
}

/// Shows its picture in the flow, if it has one.
pub fn show_picture(ui: &mut Ui, side: f32, texts: &Texts, game: &SavedGame) {
    match game {
        SavedGame::RollAndWrite(game) => roll_and_write::show_picture(ui, side, texts, game),
    }
}

/// Corrects what was typed in of a finished game, where that is what the record in this file is.
pub fn correction(game: &SavedGame, file: &str) -> Option<AppCommand> {
    match game {
        SavedGame::RollAndWrite(game) => roll_and_write::correction(game, file).map(AppCommand::from),
    }
}
