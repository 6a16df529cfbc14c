//! Changing who plays: names and colours always; number, order and first player before the first turn.

use egui::Ui;

use super::menu::{Dialog, Next};
use crate::{
    screens::setup::{self, controller},
    session::{AppView, GameCommand, PlaySession, change_seating::ChangeSeating, seating::Seating},
};
use common::screens::{
    question::about,
    setup::{Offer, places},
};
use ui::{
    dialogs::{self, Answer},
    form, theme,
};

/// Shows the places; they change once they are accepted.
pub fn show(
    ui: &mut Ui,
    app: &AppView<'_>,
    session: &PlaySession,
    seating: &mut Seating,
    commands: &mut Vec<GameCommand>,
) -> Next {
    let texts = app.texts;
    let open = session.is_untouched();
    dialogs::above_buttons(ui, theme::size::CONTROL + theme::space::TIGHT, |ui| {
        let alone = seating.places.len() == 1;
        let settled = if alone { texts.mend_settled_solo() } else { texts.mend_settled() };
        about(ui, texts.play_menu_players(), if open { texts.mend_open() } else { settled });
        if open {
            if let Some(players) = setup::agreed::players(ui, texts, seating.places.len()) {
                seating.resize(players);
            }
            ui.add_space(theme::space::TIGHT);
        }
        let players = seating.places.len();
        if open && players > 1 {
            ui.scope(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                places::first(ui, texts, seating, players);
            });
            ui.add_space(theme::space::TIGHT);
        }
        let offer = Offer { controllers: Some(controller::show), order: open, ..Offer::default() };
        places::rows(ui, texts, seating, players, offer);
        if !alone {
            form::hint(ui, texts.mend_leave());
        }
    });
    ui.add_space(theme::space::TIGHT);
    match places::answer(ui, texts, seating.fault(texts).as_deref()) {
        Answer::Given(()) => {
            commands.push(GameCommand::Reseat(Box::new(seating.clone())));
            Next::Close
        }
        Answer::Cancelled => Next::Close,
        Answer::Waiting => Next::Stay,
    }
}

/// Whether something was changed that is not accepted yet.
pub fn is_pending(dialog: &Dialog, session: &PlaySession) -> bool {
    matches!(dialog, Dialog::Players(seating) if *seating != session.seating())
}
