//! The keys of the game that have no button.

use egui::{Key as Press, Ui};

use super::{PlayScreen, ending, history, menu::Dialog, offers, questions, roll_prompt};
use crate::{
    rules::{Move, Phase},
    session::{AppView, GameCommand, GamePage, PlaySession, play::turns_to_undo},
    text::special_actions,
};
use common::{
    host::{AppRequest, Tone},
    screens::game_actions,
};
use text::Texts;
use ui::{
    actions::{Action, by_keys, offer},
    keys::DIGITS,
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
        let rules = game_actions::rules(texts, AppRequest::Show(GamePage::Rules).into());
        commands.extend(rules.by_key(ui));
        if session.game().config().players() > 1 && by_keys(ui, texts.keys_do_sheets(), [Press::V]) {
            self.look_at_next(session);
        }
        if let Some(due) = roll_prompt::due(session).filter(|_| self.looking.is_none()) {
            self.typing.keys(ui, texts, due, commands);
        } else if self.looking.is_none() {
            commands.extend(offers::by_number(ui, texts, session.game()).map(GameCommand::Play));
            // A cell with the focus is built by itself; while dice are changed it does not get it.
            let builds = |decision: &Move| matches!(decision, Move::Build(_) | Move::Special(_));
            if !self.changing.is_on() && session.game().legal_moves().iter().any(builds) {
                offer(ui, texts.keys_do_build(), [Press::Space]);
            }
        }
        if by_keys(ui, texts.history_title(), [history::KEY]) {
            self.dialog = Some(Dialog::History);
        }
        let why = if self.looking.is_some() { why_not_here(ui, texts) } else { why_not(ui, app, session) };
        commands.extend(why.map(|why| AppRequest::Say(Tone::Reason, why).into()));
        let take_back = questions::take_back(session);
        let back = Action::new(texts.play_take_back(), ()).key(Press::T);
        let back = back.enabled_if(take_back.is_some(), texts.play_take_back_nothing());
        if let Some(what) = back.by_key(ui).and(take_back) {
            self.ask_or_do(what, commands);
        }
    }

    /// Shows the sheet of the next player; after the last one that of who acts, or who won.
    fn look_at_next(&mut self, session: &PlaySession) {
        let players = session.game().config().players();
        let own = ending::own_sheet(session, &self.motion);
        let next = (self.looking.unwrap_or(own) + 1) % players;
        self.looking = (next != own).then_some(next);
    }
}

/// Why no key of the turn does anything while another sheet is looked at.
fn why_not_here(ui: &Ui, texts: &Texts) -> Option<String> {
    let keys = [Press::G, Press::C, Press::B, Press::Num0].into_iter().chain(DIGITS);
    let turn = keys.fold(Action::new(texts.keys_do_choose(), ()), Action::key);
    turn.if_disabled(ui).map(|()| texts.why_looking().to_owned())
}

/// Why a key of the turn can do nothing now.
fn why_not(ui: &Ui, app: &AppView<'_>, session: &PlaySession) -> Option<String> {
    let (texts, game) = (app.texts, session.game());
    if game.is_over() {
        return None;
    }
    let (state, due) = (game.state(), roll_prompt::due(session));
    let is_choosing = state.phase() == Phase::Action;
    let acted = || match (due, is_choosing) {
        (Some(_), _) => texts.refuse_roll_first().to_owned(),
        (None, true) => texts.why_no_change().to_owned(),
        (None, false) => texts.refuse_acted().to_owned(),
    };
    let no_second = || {
        let why = special_actions::no_follow_up(texts, game);
        why.unwrap_or_else(|| texts.why_no_second().to_owned())
    };
    let first = || texts.why_choose_first().to_owned();
    let can_turn = offers::can_turn_or_turn_back(texts, game, turns_to_undo(session));
    let no_dice = !is_choosing || !can_turn;
    let keys: [(bool, &str, Press, &dyn Fn() -> String); 4] = [
        (!is_choosing, texts.coins(), Press::G, &acted),
        (no_dice, texts.play_change(), Press::C, &acted),
        (state.follow_ups(game.config()).is_empty(), texts.keys_do_second(), Press::B, &no_second),
        (is_choosing && due.is_none(), texts.keys_do_go_on(), Press::Enter, &first),
    ];
    let if_disabled = |(_, label, key, why): (bool, &str, Press, &dyn Fn() -> String)| {
        Action::new(label, ()).key(key).if_disabled(ui).map(|()| why())
    };
    let why = keys.into_iter().filter(|(if_disabled, ..)| *if_disabled).find_map(if_disabled);
    let numbered = state.offered().count_ones() as usize;
    let beyond = DIGITS.into_iter().skip(numbered).chain([Press::Num0]);
    let number = Action::new(texts.keys_do_choose(), ());
    let number = beyond.filter(|_| is_choosing).fold(number, Action::key);
    why.or_else(|| number.if_disabled(ui).map(|()| texts.why_no_number(numbered)))
}
