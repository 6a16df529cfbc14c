//! Playing on from a step of a game: with new dice, or with those that came then.

use egui::{Key as Press, Ui, vec2};

use crate::{
    log::Game,
    session::{Dice, GameCommand},
};
use common::play::ChanceSource;
use text::Texts;
use ui::{actions::Action, dialogs, form, theme, widgets::surface};

/// The question which dice are to come.
#[derive(Default)]
pub struct PlayOn {
    /// The entry that is played on from, while the question is open.
    entry: Option<usize>,
}

impl PlayOn {
    /// Plays on from an entry: at once where people roll all dice, else after the question.
    pub fn ask(&mut self, game: &Game, entry: usize, commands: &mut Vec<GameCommand>) {
        if Dice::of(game).needs_seed() && game.seed_at(entry + 1).is_some() {
            self.entry = Some(entry);
        } else {
            commands.push(GameCommand::PlayOnFrom { entry, same_dice: false });
        }
    }

    /// Shows the question, if it is open.
    pub fn show(&mut self, ui: &Ui, texts: &Texts, commands: &mut Vec<GameCommand>) {
        let Some(entry) = self.entry else { return };
        let modal = dialogs::window(ui, "play on", theme::size::DIALOG, |ui| {
            surface::heading(ui, texts.replay_from_here());
            form::hint(ui, texts.replay_branch_hint());
            ui.add_space(theme::space::TIGHT);
            ui.spacing_mut().item_spacing = vec2(theme::space::MEDIUM, theme::space::SMALL);
            let width = ui.available_width();
            let on = |label, caption, key: Press, same_dice| {
                let command = GameCommand::PlayOnFrom { entry, same_dice };
                Action::new(label, command).caption(caption).key(key).once()
            };
            let new = on(texts.replay_new_dice(), texts.replay_new_dice_hint(), Press::N, false);
            let same = on(texts.replay_same_dice(), texts.replay_same_dice_hint(), Press::D, true);
            let chosen = new.primary().key(Press::Enter).show_wide(ui, texts, width);
            let chosen = chosen.or(same.show_wide(ui, texts, width));
            let cancelled = dialogs::cancel(ui, texts);
            (chosen, cancelled)
        });
        let should_close = modal.should_close();
        let (chosen, cancelled) = modal.inner;
        if cancelled || chosen.is_some() || should_close {
            self.entry = None;
        }
        commands.extend(chosen);
    }
}
