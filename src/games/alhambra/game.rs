//! What this game offers the program around it.

use egui::{Color32, Painter, Rect, Ui};

use super::{files::GameSummary as Summary, log::GAME, session::AppView};
use crate::{
    text::Texts,
    ui::{entrance::Entrance, theme::Theme},
};

pub use super::{
    files::{GameSummary, Unreadable},
    session::{Desk, GameCommand, GamePage},
};

/// What records call this game.
pub const ID: &str = GAME;
/// x
#[must_use]
pub fn name(texts: &Texts) -> &str {
    texts.roll_and_write()
}
/// x
#[must_use]
pub fn is_written(text: &str) -> bool {
    use crate::games::common::table::TableGame;
    super::session::Alhambra::is_written(text)
}
/// x
#[must_use]
pub fn entrances<'a>(_: &'a Texts, _: &Desk) -> Vec<Entrance<'a, GamePage>> {
    Vec::new()
}
/// x
#[must_use]
pub fn unreadable(_: &Texts, _: &Unreadable) -> String {
    String::new()
}
/// x
#[must_use]
pub fn usual_title(_: &Texts, _: &Summary) -> String {
    String::new()
}
/// x
#[must_use]
pub fn marks<'a>(_: &'a Texts, _: &Summary) -> Vec<&'a str> {
    Vec::new()
}
/// x
#[must_use]
pub fn goal<'a>(t: &'a Texts, _: &Summary) -> &'a str {
    t.total()
}
/// x
#[must_use]
pub fn seat(_: &Texts, t: &Theme, _: &Summary, _: usize) -> (String, Color32) {
    (String::new(), t.ink)
}
/// x
#[must_use]
pub const fn has_picture(_: &Summary) -> bool {
    false
}
/// x
pub fn paint_picture(_: &Painter, _: Rect, _: &Theme, _: &Summary) {}
/// x
pub fn show_picture(_: &mut Ui, _: f32, _: &Texts, _: &Summary) {}
/// x
#[must_use]
pub fn correction(_: &Summary, _: &str) -> Option<GameCommand> {
    None
}
/// x
#[derive(Default)]
pub struct Screens {}
impl Screens {
    /// x
    pub fn show(&mut self, _: &mut Ui, _: GamePage, _: &AppView<'_>, _: &mut Vec<GameCommand>) {}
}
impl crate::games::common::screens::table::TableScreens for super::session::Alhambra {
    type Look = ();
    fn show_position(
        _: &mut Ui,
        _: Rect,
        _: &Texts,
        _: &crate::storage::Settings,
        _: &super::pad::Pad,
        _: &super::pad::PadState,
        (): &mut (),
    ) {
    }
}
