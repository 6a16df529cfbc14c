//! The bar of the pad: its title, the round that is shown with those around it, and what opens a panel.

use egui::{Key as Press, Ui};

use super::{Figures, PadScreen, menu, panel::Panel};
use crate::{
    pad::{Pad, PadExt},
    session::{AppView, GameCommand, PadSession, RollAndWrite},
    text::event_text,
};
use common::{
    screens::{
        game_actions,
        table::pad_bar::{PadBar, PadBarRequest},
    },
    table::TableGame as _,
};
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    widgets::{
        round_track::{self, Track},
        top_bar,
    },
};

impl PadScreen {
    /// Shows the bar; the marks of the rounds that had no room in it.
    pub(super) fn top_bar(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        session: &PadSession,
        figures: &Figures,
        commands: &mut Vec<GameCommand>,
    ) -> Option<Track> {
        let (texts, pad) = (app.texts, session.pad());
        let title = event_text::title(texts, &pad.header, pad.corrected_config());
        let aim = self.aim(pad);
        let rounds = pad.corrected_config().rounds();
        let [words, name] = if aim.round > rounds {
            let over = texts.pad_close_table().to_owned();
            [over.clone(), over]
        } else {
            event_text::round(texts, aim.round, rounds)
        };
        let track = if pad.is_over() && self.earlier.is_none() {
            // A table may have ended early.
            Track { over: pad.pad_state().played().into(), now: false, rounds: rounds.into() }
        } else {
            Track::at(aim.round.into(), rounds.into())
        };
        let (mut asked, mut step, mut below) = (None, 0, Some(track));
        top_bar::show(
            ui,
            &title,
            |ui| {
                let back =
                    Action::new(texts.pad_round_back(), -1).icon(Symbol::ChevronLeft).key(Press::PageUp);
                let back = back.as_icon().enabled_if(aim.round > 0, texts.why_first_round()).show(ui, texts);
                let room = (ui.available_width() - 54.0).max(0.0);
                ui.scope(|ui| {
                    ui.set_max_width(room);
                    below = below.filter(|track| !round_track::has_room(ui, *track, &words));
                    round_track::show(ui, track, &words, &name);
                });
                let on = Action::new(texts.pad_round_on(), 1).icon(Symbol::ChevronRight).key(Press::PageDown);
                let on = on
                    .as_icon()
                    .enabled_if(self.earlier.is_some(), texts.why_current_round())
                    .show(ui, texts);
                step = back.or(on).unwrap_or(0);
            },
            |ui| {
                let mut menu = game_actions::menu(texts, Panel::Menu);
                if self.chosen.is_none() && self.earlier.is_none() && self.second.is_none() {
                    menu = menu.key(Press::Escape);
                }
                let bar = PadBar {
                    panels: vec![
                        (menu, texts.menu()),
                        (menu::history(texts), texts.history_title()),
                        (menu::forecast(texts), texts.pad_forecast()),
                    ],
                    can_redo: pad.can_redo(),
                    can_undo: RollAndWrite::can_undo(pad) || self.marker.has_just_skipped(pad),
                    odd: (figures.findings.len(), Panel::Audit),
                };
                asked = bar.show(ui, texts);
            },
        );
        let open = match asked {
            Some(PadBarRequest::Open(panel)) => Some(panel),
            Some(PadBarRequest::Redo) => {
                commands.push(GameCommand::Redo);
                None
            }
            // What was skipped last is no entry: it is not what else would be undone.
            Some(PadBarRequest::Undo) if self.marker.undo(pad) => None,
            Some(PadBarRequest::Undo) => {
                commands.push(GameCommand::Undo);
                None
            }
            None => None,
        };
        self.step_round(pad, step);
        if open.is_some() {
            self.panel = open;
        }
        below
    }

    /// Chooses an earlier round for a late entry, or comes back from it.
    fn step_round(&mut self, pad: &Pad, step: i8) {
        if step == 0 {
            return;
        }
        let now = pad.round();
        let wanted = self.earlier.unwrap_or(now).saturating_add_signed(step);
        self.second = None;
        self.earlier = (wanted < now).then_some(wanted);
    }
}
