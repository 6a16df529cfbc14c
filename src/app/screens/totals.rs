//! The page of a game of which only the totals are known.

use egui::{Key as Press, Ui};

use crate::{AppCommand, AppState, TotalsCommand};
use common::{host::Source, screens::totals};
use ui::{actions::Action, drawing::symbols::Symbol, form};

/// Draws the page.
pub fn show(ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
    let texts = &app.texts;
    let Some(viewed) = &app.totals else { return commands.push(AppCommand::Back) };
    let copy = Action::new(texts.copy(), AppCommand::Copy(viewed.source.clone()));
    let copy = copy.icon(Symbol::Copy).narrow_word(texts.copy());
    let photo = match &viewed.source {
        Source::File(file) => Some(file.clone()),
        Source::Sample(_) => None,
    };
    let photo = photo.map(|file| {
        let open = AppCommand::Photo(crate::PhotoCommand::Open(file));
        let photo = Action::new(texts.photo(), open).icon(Symbol::Picture).key(Press::P);
        photo.narrow_word(texts.photo_word())
    });
    let correct = match &viewed.source {
        Source::File(file) if !viewed.loaded.read_only => Some(TotalsCommand::Correct(file.clone())),
        _ => None,
    };
    let correct = correct.map(|correct| {
        let correct = Action::new(texts.late_correct(), AppCommand::Totals(correct));
        correct.icon(Symbol::Grid).key(Press::T).narrow_word(texts.late_correct_word())
    });
    let actions = photo.into_iter().chain(correct).chain([copy.key(Press::C)]).collect();
    let (back, asked) = form::bar_with(ui, texts, texts.score_card(), actions);
    if back {
        commands.push(AppCommand::Back);
    }
    commands.extend(asked);
    totals::show(ui, texts, &viewed.loaded.game, viewed.game.name(texts));
}
