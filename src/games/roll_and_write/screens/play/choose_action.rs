//! The choice of a turn's action (§4.3): its title, coins and dice. Buildings are chosen on the sheet.

use egui::{Key as Press, Sense, Ui, vec2};

use super::{
    lines::{heading_in, small},
    offers::{self, can_only_gain},
    sheet::turn_dice,
    turn_panel::{Pointed, TurnPanel, TurnRequest, is_low, two_buttons},
};
use crate::{
    rules::{ChangeDice, Move},
    session::{GameCommand, play::turns_to_undo},
    text::event_text,
};
use ui::{
    actions::Action,
    widgets::{button::TALL_HEIGHT, shortcut_row},
};

/// The phantoms' rolls leave at least this part of the line of the title to it.
const TITLE: f32 = 0.4;
/// The height of a line of rolls below it.
const ROLLS: f32 = 24.0;

impl TurnPanel<'_> {
    /// Shows it.
    pub(super) fn choose_action(
        &mut self,
        ui: &mut Ui,
        asked: &mut TurnRequest,
        commands: &mut Vec<GameCommand>,
    ) {
        let (texts, game) = (self.app.texts, self.session.game());
        let state = game.state();
        let only_coins = can_only_gain(texts, game);
        self.title(ui, only_coins);
        let (gain, gain_detail) = offers::gain(texts, game);
        let change_detail = texts.play_change_detail(state.sheet(state.seat()).coins());
        let can_turn = offers::can_turn_or_turn_back(texts, game, turns_to_undo(self.session));
        let can_change = self.changing.is_on() || can_turn;
        let place = two_buttons(ui, TALL_HEIGHT);
        shortcut_row::show(ui, place, 2, |ui, k, width| {
            if self.stage.is_some() {
                // They are of the turn that comes.
                ui.set_opacity(0.0);
            }
            if k == 0 {
                let action = Action::new(&*gain, ())
                    .caption(&*gain_detail)
                    .key(Press::G)
                    .enabled_if(offers::can_gain(game), &gain_detail);
                let action = if only_coins { action.primary().key(Press::Enter).once() } else { action };
                let (button, gains) = action.draw(ui, texts, width);
                // Where a turn ends by itself the next one begins here: the second click of two is not meant for it.
                let gains = gains && !button.double_clicked();
                if button.hovered() && !self.resting || button.has_focus() {
                    asked.pointed = Some(Pointed::GainCoins);
                }
                commands.extend(gains.then_some(GameCommand::Play(Move::GainCoins)));
                return;
            }
            let mut change = Action::new(texts.play_change(), ())
                .caption(&*change_detail)
                .key(Press::C)
                .selected(self.changing.is_on())
                .enabled_if(can_change, texts.why_no_change());
            if self.changing.is_on() {
                change = change.key(Press::Escape);
            }
            let (change, toggles) = change.draw(ui, texts, width);
            // It stands where the turn ended: the second click of two is not meant for it.
            asked.toggle_changing |= toggles && !change.double_clicked();
        });
        commands.extend(self.changing.show(ui).into_iter().flat_map(turn_dice));
        if self.changing.is_on() {
            if state.changes() > 0 && game.config().change_dice() == ChangeDice::Two {
                small(ui, texts.play_change_one_each());
            } else if !is_low(ui) {
                small(ui, texts.play_change_hint());
            }
        }
    }

    /// Whose decision it is, and between what. Beside advice, which takes the room below, it has the phantoms' rolls.
    fn title(&self, ui: &mut Ui, only_coins: bool) {
        let (texts, game) = (self.app.texts, self.session.game());
        let (state, seats) = (game.state(), &game.header.seats);
        let no_coins = state.paying(game.config()).1 == 0;
        let text = match self.stage {
            Some(stage) => texts.play_acts(&event_text::name(texts, seats, stage.player)),
            None if self.changing.is_on() => texts.play_change().to_owned(),
            None if state.offered() > 0 => texts.play_choose(&event_text::who(texts, seats, state.seat())),
            None => match (only_coins, no_coins) {
                (true, false) => texts.play_only_coins(),
                (true, true) => texts.play_only_no_coins(),
                (false, false) => texts.play_coins_or_dice(),
                (false, true) => texts.play_no_coins_or_dice(),
            }
            .to_owned(),
        };
        let (width, rolls) = (ui.available_width(), self.news.strip_width());
        if self.advice.is_none() || rolls == 0.0 || self.stage.is_some() {
            heading_in(ui, &text, width);
            return;
        }
        let beside = rolls <= (1.0 - TITLE) * width;
        let line = heading_in(ui, &text, if beside { width - rolls } else { width });
        let strip = if beside {
            line.with_min_x(line.max.x - rolls)
        } else {
            ui.allocate_exact_size(vec2(width, ROLLS), Sense::hover()).0
        };
        self.news.strip(ui, strip);
    }
}
