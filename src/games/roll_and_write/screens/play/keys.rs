//! The keys of the game that have no button.

use egui::{Key as Press, Ui};

use super::{PlayScreen, acting, questions, roll_prompt, sheet::cells_of};
use crate::{
    games::roll_and_write::{
        rules::Move,
        session::{AppView, GameCommand, PlaySession},
    },
    ui::{
        actions::{Action, by_keys, by_one_of, offer},
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
            // A cell with the focus is built by itself; while dice are changed it does not get it.
            let builds = |decision: &Move| matches!(decision, Move::Build(_) | Move::Special(_));
            if !self.changing.is_on() && session.game().legal().iter().any(builds) {
                offer(ui, texts.keys_do_build(), [Press::Space]);
            }
        }
        let take_back = questions::take_back(session);
        let back = Action::new(texts.play_take_back(), ()).key(Press::T);
        let back = back.only_if(take_back.is_some(), texts.play_take_back_nothing());
        if let Some(what) = back.by_key(ui).and(take_back) {
            self.ask_or_do(what, commands);
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
    None
}
