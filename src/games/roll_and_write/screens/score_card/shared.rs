//! What of a game can be handed on: its code, and the result without anything that would give the game away.

use egui::Key as Press;
use jiff::tz::TimeZone;

use crate::{
    challenge::Challenge,
    record::AnyGame,
    session::{
        AppView,
        challenges::{self, Attempt},
        desk::Viewed,
    },
    text::challenge_text,
};
use common::{host::Source, screens::table::card_bar::Copied};
use ui::{actions::Action, drawing::symbols::Symbol};

/// What can be handed on of a game that was played here, each with its word in a narrow bar. Games with dice that were typed in have no code.
pub fn actions<'a>(app: &AppView<'a>, viewed: &Viewed) -> Vec<(Action<'a, Copied>, &'a str)> {
    let AnyGame::Played(game) = &viewed.loaded.game else { return Vec::new() };
    let texts = app.texts;
    let challenge = challenges::of_game(game);
    let code = challenge.map_or_else(String::new, |challenge| challenge.code());
    let code = Copied { text: code, says: texts.challenges_copied().to_owned() };
    let code = Action::new(texts.challenges_copy_code(), code).icon(Symbol::Die).key(Press::K);
    let mut actions =
        vec![(code.enabled_if(challenge.is_some(), texts.why_no_code()), texts.challenges_code_word())];
    if let Some(text) = challenge.and_then(|challenge| result(app, viewed, &challenge)) {
        let share = Copied { text, says: texts.challenges_shared().to_owned() };
        let share = Action::new(texts.challenges_share(), share).icon(Symbol::Star).key(Press::H);
        actions.push((share, texts.challenges_share()));
    }
    actions
}

/// The result of a finished game of the library.
fn result(app: &AppView<'_>, viewed: &Viewed, challenge: &Challenge) -> Option<String> {
    let Source::File(file) = &viewed.source else { return None };
    let attempts = app.desk.challenges.attempts(challenge);
    let at = attempts.iter().position(|attempt: &Attempt| attempt.file == *file && attempt.is_result())?;
    let attempt = &attempts[at];
    let began = attempt.started.to_zoned(TimeZone::system()).date();
    let told = challenge_text::result(app.texts, attempt.total?, at + 1, attempt.practice);
    Some(challenge_text::share(app.texts, challenge, began, &told))
}
