//! The last result, which stands among what is for today or is the first choice.

use egui::Key;

use crate::{AppState, RecentGame, screens::result::totals_line};
use common::{contract::SavedGame, words::high_scores};
use text::Texts;

/// Its key, wherever it stands.
pub const KEY: Key = Key::V;

/// It in words: who has how much.
pub fn result(texts: &Texts, game: &SavedGame) -> String {
    totals_line(texts, game).unwrap_or_else(|| game.title(texts))
}

/// How it compares with others of its kind; none where there are none.
pub fn compared(app: &AppState, (file, saved): &RecentGame) -> Option<String> {
    let game = saved.game();
    let placing = game.scores()?.placing(&mut app.saved_of(game), file)?;
    let words = high_scores::compared(&app.texts, placing);
    Some(if placing.is_new_best { format!("{} · {words}", app.texts.score_new_record()) } else { words })
}
