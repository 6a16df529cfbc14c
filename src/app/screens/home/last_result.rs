//! The last result, which stands among what is for today or is the first choice.

use egui::Key;

use crate::screens::result::totals_line;
use common::contract::SavedGame;
use text::Texts;

/// Its key, wherever it stands.
pub const KEY: Key = Key::V;

/// It in words: who has how much.
pub fn result(texts: &Texts, game: &SavedGame) -> String {
    totals_line(texts, game).unwrap_or_else(|| game.title(texts))
}
