//! The screens of all games.

use egui::Ui;

use crate::{AppCommand, AppState, Page};
use common::contract::{AnyPage, GameList, GameRef, Screens};

/// The screens of all games, in their order.
pub struct GameScreens(Vec<(GameRef, Box<dyn Screens>)>);

impl GameScreens {
    /// As the program starts.
    pub fn new(list: GameList) -> Self {
        Self(list.all().map(|game| (game, game.window().screens())).collect())
    }

    /// Draws a page of a game.
    pub fn show(&mut self, ui: &mut Ui, page: AnyPage, app: &AppState, commands: &mut Vec<AppCommand>) {
        let own = self.0.iter_mut().find(|(game, _)| game.id() == page.game());
        let Some(((_, screens), app)) = own.zip(app.view_of(page.game())) else { return };
        let mut asked = Vec::new();
        screens.show(ui, page, &app, &mut asked);
        commands.extend(asked.into_iter().map(AppCommand::from));
    }

    /// Types a code; the page that takes it.
    pub fn type_code(&mut self, code: &str) -> Option<Page> {
        self.0.iter_mut().find_map(|(_, screens)| screens.type_code(code)).map(Page::from)
    }
}
