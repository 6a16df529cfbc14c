//! The screens of a game, as the program shows them.

use egui::Ui;

use super::{AnyCommand, AnyPage, Desk, TypedCommand, TypedPage};
use crate::host::AppView;

/// What the screens of a game remember that is not under way: fields half typed, what is unfolded.
pub trait Screens {
    /// Draws a page.
    fn show(
        &mut self,
        ui: &mut Ui,
        page: AnyPage,
        app: &AppView<'_, dyn Desk>,
        commands: &mut Vec<AnyCommand>,
    );

    /// Types a code of the game; the page that takes it.
    fn type_code(&mut self, _code: &str) -> Option<AnyPage> {
        None
    }
}

/// Draws a page of one game with what it may read and where it asks, as the game calls them; a page of another game is
/// none of its business.
pub fn own_page<'a, P: TypedPage, D: Desk, C: TypedCommand>(
    page: AnyPage,
    app: &AppView<'a, dyn Desk>,
    commands: &mut Vec<AnyCommand>,
    draw: impl FnOnce(P, &AppView<'a, D>, &mut Vec<C>),
) {
    let (Some(page), Some(desk)) = (page.typed(), app.desk.typed()) else { return };
    let mut own = Vec::new();
    draw(page, &app.with(desk), &mut own);
    commands.extend(own.into_iter().map(AnyCommand::from));
}
