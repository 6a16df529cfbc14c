//! The keys of the game.

use egui::{Key as Press, Ui};

use super::{
    PlayScreen, acting,
    menu::Dialog,
    roll_prompt,
    sheet::cells_of,
    turn_panel::{Primary, can_turn_dice},
};
use crate::{
    games::roll_and_write::{
        rules::Move,
        session::{AppView, GameCommand, PlaySession},
    },
    text::Texts,
    ui::keys::{pressed, pressed_once},
};

/// The keys of what is numbered.
const NUMBERS: [Press; 4] = [Press::Num1, Press::Num2, Press::Num3, Press::Num4];

impl PlayScreen {
    pub(super) fn keys(
        &mut self,
        ui: &Ui,
        app: &AppView<'_>,
        session: &PlaySession,
        primary: Option<Primary>,
        on_sheet: bool,
        commands: &mut Vec<GameCommand>,
    ) {
        let back = pressed(ui, Press::Escape);
        if back && self.looking.is_some() {
            self.looking = None;
        } else if back && self.changing {
            self.changing = false;
        } else if back || pressed(ui, Press::M) {
            self.dialog = Some(Dialog::Menu);
        }
        if pressed(ui, Press::V) {
            self.look_at_next(session);
        }
        if let Some(due) = roll_prompt::due(session) {
            self.typing.keys(ui, session, due, commands);
        } else if self.looking.is_none() {
            self.decide(ui, app.texts, session, commands);
        }
        if pressed(ui, Press::H) && app.desk.can_advise() {
            commands.push(GameCommand::Hint);
        }
        if pressed(ui, Press::T) {
            self.dialog = Some(Dialog::TakeBack);
        }
        let (undo, redo) = ui.input_mut(|input| {
            use egui::Modifiers;
            let redo = input.consume_key(Modifiers::SHIFT, Press::U)
                || input.consume_key(Modifiers::COMMAND | Modifiers::SHIFT, Press::Z)
                || input.consume_key(Modifiers::COMMAND, Press::Y);
            let undo = input.consume_key(Modifiers::COMMAND, Press::Z)
                || input.consume_key(Modifiers::NONE, Press::U);
            (undo, redo)
        });
        if undo && session.can_undo() {
            commands.push(GameCommand::Undo);
        }
        if redo && session.game().can_redo() {
            commands.push(GameCommand::Redo);
        }
        // Enter belongs to the control that has the keyboard; a cell that cannot be built leaves it to the turn.
        let free = on_sheet || ui.memory(|memory| memory.focused().is_none());
        if free && commands.is_empty() && pressed_once(ui, Press::Enter) {
            commands.extend(primary.map(Primary::command));
        }
    }

    /// Shows the sheet of the next player; after the last one that of who acts.
    fn look_at_next(&mut self, session: &PlaySession) {
        let players = session.game().config().players();
        let acting = acting(session);
        let next = (self.looking.unwrap_or(acting) + 1) % players;
        self.looking = (next != acting).then_some(next);
    }

    /// The keys of the decisions.
    fn decide(&mut self, ui: &Ui, texts: &Texts, session: &PlaySession, commands: &mut Vec<GameCommand>) {
        let game = session.game();
        let play = |decision: Move| game.legal().contains(&decision).then_some(GameCommand::Play(decision));
        let offered = cells_of(game.state().offered());
        for (key, cell) in NUMBERS.into_iter().zip(offered) {
            if pressed(ui, key) {
                commands.extend(play(Move::Build(cell)));
            }
        }
        for (key, (pair, _)) in NUMBERS.into_iter().zip(game.state().pairs_to_keep()) {
            if pressed(ui, key) {
                commands.extend(play(Move::Keep(pair)));
            }
        }
        if pressed(ui, Press::G) {
            commands.extend(play(Move::GainCoins));
        }
        if pressed(ui, Press::B) {
            let follow_up = game.state().follow_ups(game.config()).into_iter().next();
            commands.extend(follow_up.map(|follow_up| GameCommand::Play(Move::Special(follow_up.action))));
        }
        if pressed(ui, Press::C) && (self.changing || can_turn_dice(texts, session)) {
            self.changing = !self.changing;
        }
    }
}
