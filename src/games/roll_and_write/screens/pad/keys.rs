//! The keys of the pad that have no button.

use egui::{Key as Press, Ui};

use super::{PadScreen, menu, words};
use crate::{
    pad::PadExt,
    session::{GameCommand, GamePage, PadSession},
    text::{event_text, names::building_name},
};
use common::{
    BuildingType,
    host::{AppRequest, Tone},
    screens::game_actions,
};
use text::Texts;
use ui::{
    actions::{by_keys, by_one_of, offer},
    keys::DIGITS,
};

impl PadScreen {
    /// What the keys ask for.
    pub(super) fn keys(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        session: &PadSession,
        commands: &mut Vec<GameCommand>,
    ) {
        let pad = session.pad();
        let rules = game_actions::rules(texts, AppRequest::Show(GamePage::Rules).into());
        commands.extend(rules.by_key(ui));
        let typed = by_one_of(ui, texts.keys_do_box(), DIGITS.into_iter().take(BuildingType::COUNT));
        let aim = self.aim(pad);
        if let (Some(k), Some(row)) = (typed, aim.row) {
            let building = BuildingType::ALL[k];
            if pad.pad_state().has_left_by(row, aim.round) {
                let name = event_text::name(texts, &pad.header.seats, row);
                commands.push(AppRequest::Say(Tone::Reason, texts.pad_has_left(&name)).into());
            } else if pad.pad_state().score.boxes(row, building)
                < pad.corrected_config().layout().count(building)
            {
                commands.extend(self.fill(pad, row, building));
            } else {
                let name = event_text::name(texts, &pad.header.seats, row);
                let full = format!("{name}, {}", building_name(texts, building));
                let words = words::said(texts, &full, texts.pad_complete());
                commands.push(AppRequest::Say(Tone::Reason, words).into());
            }
        }
        // What else was chosen has a button to leave it.
        let row_alone = self.chosen.is_some() && self.earlier.is_none() && self.second.is_none();
        if row_alone && by_keys(ui, texts.keys_do_row_back(), [Press::Escape]) {
            self.chosen = None;
        }
        if menu::end_round(texts, pad).by_key(ui).is_some() {
            self.ending = true;
        }
        self.rows(ui, texts, session);
    }

    /// The arrows choose a row, while nothing has the keyboard.
    fn rows(&mut self, ui: &Ui, texts: &Texts, session: &PadSession) {
        // Rows stand one below the other or side by side: to the next one and to the one before lead two arrows each.
        let arrows = [Press::ArrowDown, Press::ArrowRight, Press::ArrowUp, Press::ArrowLeft];
        if ui.memory(|memory| memory.focused().is_some()) {
            return offer(ui, texts.keys_do_row(), arrows);
        }
        let rows = session.pad().corrected_config().rows();
        let at = self.aim(session.pad()).row;
        let row = match by_one_of(ui, texts.keys_do_row(), arrows) {
            Some(0 | 1) => at.map_or(0, |row| (row + 1) % rows),
            Some(_) => at.map_or(rows - 1, |row| (row + rows - 1) % rows),
            None => return,
        };
        (self.chosen, self.second) = (Some(row), None);
    }
}
