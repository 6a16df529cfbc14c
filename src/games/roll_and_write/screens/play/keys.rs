//! The keys of the game that have no button.

use egui::{Key as Press, Ui};

use super::{PlayScreen, acting, questions, roll_prompt, sheet::cells_of};
use crate::{
    games::{
        common::host::{AppRequest, Tone},
        roll_and_write::{
            rules::Move,
            session::{AppView, GameCommand, PlaySession},
        },
    },
    ui::{
        actions::{by_keys, by_one_of, offer},
        keys::DIGITS,
    },
};

impl PlayScreen {
    pub(super) fn keys(
        &mut self,
        ui: &Ui,
        app: &AppView<'_>,
        session: &PlaySession,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        if session.game().config().players() > 1 && by_keys(ui, texts.keys_do_sheets(), [Press::V]) {
            self.look_at_next(session);
        }
        if let Some(due) = roll_prompt::due(session) {
            self.typing.keys(ui, texts, due, commands);
        } else if self.looking.is_none() {
            commands.extend(decide(ui, app, session));
        }
        if by_keys(ui, texts.play_take_back(), [Press::T]) {
            match questions::take_back(session) {
                Some(what) => self.ask_or_do(what, commands),
                None => {
                    let nothing = texts.play_take_back_nothing().to_owned();
                    commands.push(AppRequest::Say(Tone::Remark, nothing).into());
                }
            }
        }
    }

    /// Shows the sheet of the next player; after the last one that of who acts.
    fn look_at_next(&mut self, session: &PlaySession) {
        let players = session.game().config().players();
        let acting = acting(session);
        let next = (self.looking.unwrap_or(acting) + 1) % players;
        self.looking = (next != acting).then_some(next);
    }
}

/// The keys of what is numbered: cells that can be built, pairs that can be kept.
fn decide(ui: &Ui, app: &AppView<'_>, session: &PlaySession) -> Option<GameCommand> {
    let (texts, game) = (app.texts, session.game());
    let cells = cells_of(game.state().offered()).map(Move::Build);
    let pairs = game.state().pairs_to_keep().iter().map(|(pair, _)| Move::Keep(*pair)).collect();
    for (label, moves) in [(texts.keys_do_choose(), cells.collect::<Vec<_>>()), (texts.keys_do_keep(), pairs)]
    {
        if moves.is_empty() {
            continue;
        }
        let keys = DIGITS.into_iter().take(moves.len());
        if let Some(k) = by_one_of(ui, label, keys) {
            return game.legal().contains(&moves[k]).then_some(GameCommand::Play(moves[k]));
        }
    }
    // A cell with the focus is built by itself.
    offer(ui, texts.keys_do_build(), [Press::Space]);
    None
}
