//! Changing who plays: names and colours always; number, order and first player before the first turn.

use egui::{Key as Press, Ui, vec2};

use super::menu::{Dialog, Next};
use crate::{
    screens::setup::{self, controller},
    session::{AppView, GameCommand, PlaySession, change_seating::ChangeSeating, seating::Seating},
};
use common::screens::{
    question::about,
    setup::{Offer, places},
};
use ui::{actions::Action, dialogs, form, theme};

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
        let offer = Offer { controllers: Some(controller::show), order: open, ..Offer::default() };
        places::rows(ui, texts, seating, players, offer);
        if open && players > 1 {
            ui.scope(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                places::first(ui, texts, seating, players);
            });
        }
        if !alone {
            form::hint(ui, texts.mend_leave());
        }
    });
    ui.add_space(theme::space::TIGHT);
    let mut next = Next::Stay;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing = vec2(theme::space::MEDIUM, theme::space::SMALL);
        let fault = seating.fault(texts);
        let accept = Action::new(texts.mend_accept(), ()).primary().key(Press::Enter);
        let accept = accept.enabled_if(fault.is_none(), fault.unwrap_or_default());
        if accept.show(ui, texts).is_some() {
            commands.push(GameCommand::Reseat(Box::new(seating.clone())));
            next = Next::Close;
        }
        if dialogs::cancel(ui, texts) {
            next = Next::Close;
        }
    });
    next
}

/// Whether something was changed that is not accepted yet.
pub fn is_pending(dialog: &Dialog, session: &PlaySession) -> bool {
    matches!(dialog, Dialog::Players(seating) if *seating != session.seating())
}
