//! The keys of the pad.

use egui::{Key as Press, Modifiers, Ui};

use super::{PadScreen, action_bar::BarAction, panel::Panel, words};
use crate::{
    games::{
        common::{
            BuildingType,
            host::{AppRequest, Tone},
        },
        roll_and_write::{
            session::{GameCommand, PadSession},
            text::{event_text, names::building_name},
        },
    },
    text::Texts,
    ui::keys::pressed,
};

/// The key of each type, in the order of the score sheet.
pub const TYPES: [Press; BuildingType::COUNT] =
    [Press::Num1, Press::Num2, Press::Num3, Press::Num4, Press::Num5, Press::Num6];

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
        for (key, building) in TYPES.into_iter().zip(BuildingType::ALL) {
            if !pressed(ui, key) {
                continue;
            }
            let Some(row) = self.aim(pad).row.filter(|&row| !pad.has_left(row)) else { continue };
            if pad.pad_state().score.boxes(row, building) < pad.corrected_config().layout().count(building) {
                commands.extend(self.fill(pad, row, building));
            } else {
                let name = event_text::name(texts, &pad.header.seats, row);
                let full = format!("{name}, {}", building_name(texts, building));
                let words = words::said(texts, &full, texts.pad_complete());
                commands.push(AppRequest::Say(Tone::Remark, words).into());
            }
        }
        let actions = self.actions(session);
        let mut act = |screen: &mut Self, action: BarAction| {
            if actions.contains(&action) && screen.can(session, action) {
                screen.act(session, action, commands);
            }
        };
        let keys = [
            (Press::G, BarAction::Coins),
            (Press::B, BarAction::Second),
            (Press::N, BarAction::Nothing),
            (Press::R, BarAction::Roll),
            (Press::L, BarAction::Close),
        ];
        for (key, action) in keys {
            if pressed(ui, key) {
                act(self, action);
            }
        }
        if pressed(ui, Press::Enter)
            && let Some(&last) = actions.last()
        {
            act(self, last);
        }
        if pressed(ui, Press::Escape) {
            if self.chosen.is_some() || self.earlier.is_some() || self.second.is_some() {
                (self.chosen, self.earlier, self.second) = (None, None, None);
            } else {
                self.panel = Some(Panel::Menu);
            }
        }
        let panels = [
            (Press::M, Panel::Menu),
            (Press::H, Panel::correct()),
            (Press::F, Panel::Forecast),
            (Press::O, Panel::Audit),
        ];
        for (key, panel) in panels {
            if pressed(ui, key) {
                self.panel = Some(panel);
            }
        }
        if pressed(ui, Press::PageUp) && self.aim(pad).round > 0 {
            self.step_round(pad, -1);
        }
        if pressed(ui, Press::PageDown) && self.earlier.is_some() {
            self.step_round(pad, 1);
        }
        self.rows(ui, session);
        undo_and_redo(ui, session, commands);
    }

    /// The arrows choose a row, while nothing has the keyboard.
    fn rows(&mut self, ui: &Ui, session: &PadSession) {
        if ui.memory(|memory| memory.focused().is_some()) {
            return;
        }
        let rows = session.pad().corrected_config().rows();
        let at = self.aim(session.pad()).row;
        let step = if pressed(ui, Press::ArrowDown) {
            at.map_or(0, |row| (row + 1) % rows)
        } else if pressed(ui, Press::ArrowUp) {
            at.map_or(rows - 1, |row| (row + rows - 1) % rows)
        } else {
            return;
        };
        (self.chosen, self.second) = (Some(step), None);
    }
}

fn undo_and_redo(ui: &Ui, session: &PadSession, commands: &mut Vec<GameCommand>) {
    let (undo, redo) = ui.input_mut(|input| {
        let redo = input.consume_key(Modifiers::SHIFT, Press::U)
            || input.consume_key(Modifiers::COMMAND | Modifiers::SHIFT, Press::Z)
            || input.consume_key(Modifiers::COMMAND, Press::Y);
        let undo =
            input.consume_key(Modifiers::COMMAND, Press::Z) || input.consume_key(Modifiers::NONE, Press::U);
        (undo, redo)
    });
    if undo && session.can_undo() {
        commands.push(GameCommand::Undo);
    }
    if redo && session.pad().can_redo() {
        commands.push(GameCommand::Redo);
    }
}
