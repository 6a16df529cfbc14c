//! What lies over the game: the menu, and questions that need an answer first.

use egui::{Key as Press, RichText, Ui, vec2};

use super::{
    PlayScreen, mend,
    rolls::{self, Correction},
};
use crate::{
    games::{
        common::host::AppRequest,
        roll_and_write::session::{AppView, Dice, GameCommand, PlaySession, seating::Seating},
    },
    storage::Settings,
    ui::{
        dialogs,
        drawing::symbols::Symbol,
        keys::{pressed, pressed_once},
        theme::{self, Theme},
        widgets::{button::Button, surface},
    },
};

/// What lies over the game.
#[derive(Clone, Debug)]
pub enum Dialog {
    /// The menu.
    Menu,
    /// Who plays, to mend it.
    Players(Seating),
    /// The rolls that were typed in, to correct one.
    Rolls(Option<Correction>),
    /// What is to become of what does not fit a corrected roll.
    ReplayError,
    /// Whether to take back dice that were seen.
    TakeBack,
    /// Whether to end the game here.
    EndEarly,
}

impl PlayScreen {
    /// Shows the dialog that is open, if one is.
    pub fn show_dialog(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        session: &PlaySession,
        commands: &mut Vec<GameCommand>,
    ) {
        if session.unfitting.is_some() {
            self.dialog = Some(Dialog::ReplayError);
        }
        let Some(dialog) = &mut self.dialog else { return };
        let theme = Theme::of(ui.ctx());
        let modal = dialogs::window(ui, "play dialog", &theme).show(ui.ctx(), |ui| {
            ui.set_width(360.0);
            ui.spacing_mut().item_spacing = vec2(10.0, 8.0);
            match dialog {
                Dialog::Menu => menu(ui, app, session, commands),
                Dialog::Players(seating) => mend::show(ui, app, session, seating, commands),
                Dialog::Rolls(correction) => rolls::show(ui, app, session, correction, commands),
                Dialog::ReplayError => rolls::misfit(ui, app, session, commands),
                Dialog::TakeBack => take_back(ui, app, session, commands),
                Dialog::EndEarly => end_early(ui, app, commands),
            }
        });
        match modal.inner {
            // A click beside it is no answer while something was changed.
            Next::Stay if mend::is_pending(dialog, session) => {}
            Next::Stay if modal.should_close() => {
                if session.unfitting.is_some() {
                    commands.push(GameCommand::LeaveRoll);
                }
                self.dialog = None;
            }
            Next::Stay => {}
            Next::Close => self.dialog = None,
            Next::Show(next) => self.dialog = Some(next),
        }
    }
}

/// What follows after a frame of a dialog.
pub enum Next {
    /// It stays.
    Stay,
    /// It closes.
    Close,
    /// Another one opens.
    Show(Dialog),
}

fn menu(ui: &mut Ui, app: &AppView<'_>, session: &PlaySession, commands: &mut Vec<GameCommand>) -> Next {
    let texts = app.texts;
    let mut next = Next::Stay;
    surface::heading(ui, texts.menu());
    let width = ui.available_width();
    let mut entry = |label: &str, key: &str, press: Press, symbol: Symbol, enabled: bool| {
        let button = Button::secondary(label).icon(symbol).shortcut(key).min_width(width);
        let clicked = ui.add_enabled(enabled, button).clicked();
        enabled && (clicked || pressed(ui, press))
    };
    let game = session.game();
    if entry(texts.play_menu_resume(), texts.keys_escape(), Press::Escape, Symbol::Play, true) {
        next = Next::Close;
    }
    if entry(texts.play_menu_players(), "P", Press::P, Symbol::People, !game.is_over()) {
        next = Next::Show(Dialog::Players(session.seating()));
    }
    let (other, label) = match session.dice {
        Dice::Program => (Dice::Typed, texts.play_menu_typed()),
        Dice::Typed => (Dice::Program, texts.play_menu_program()),
    };
    if entry(label, "D", Press::D, Symbol::Die, !game.is_over()) {
        commands.push(GameCommand::UseDice(other));
        next = Next::Close;
    }
    let advised = app.settings.always_advise;
    let label = if advised { texts.play_menu_no_advice() } else { texts.play_menu_advise() };
    if entry(label, "L", Press::L, Symbol::Star, !game.is_over()) {
        let settings = Settings { always_advise: !advised, ..app.settings.clone() };
        commands.push(AppRequest::Set(Box::new(settings)).into());
        next = Next::Close;
    }
    if entry(texts.play_menu_rolls(), "R", Press::R, Symbol::Redo, !session.typed_rolls().is_empty()) {
        next = Next::Show(Dialog::Rolls(None));
    }
    if entry(texts.play_take_back(), "T", Press::T, Symbol::Undo, session.take_back_target().is_some()) {
        next = Next::Show(Dialog::TakeBack);
    }
    if entry(texts.new_rematch(), "A", Press::A, Symbol::Play, true) {
        commands.push(GameCommand::Rematch { same_dice: false });
        next = Next::Close;
    }
    if entry(texts.play_end_early(), "E", Press::E, Symbol::Check, !game.is_over()) {
        next = Next::Show(Dialog::EndEarly);
    }
    if entry(texts.home_settings(), "S", Press::S, Symbol::Gear, true) {
        commands.push(AppRequest::Settings.into());
        next = Next::Close;
    }
    if entry(texts.keys_title(), "?", Press::Questionmark, Symbol::Info, true) {
        commands.push(AppRequest::Help.into());
        next = Next::Close;
    }
    if entry(texts.play_key_home(), "H", Press::H, Symbol::Home, true) {
        commands.push(AppRequest::Home.into());
        next = Next::Close;
    }
    next
}

fn take_back(ui: &mut Ui, app: &AppView<'_>, session: &PlaySession, commands: &mut Vec<GameCommand>) -> Next {
    let texts = app.texts;
    if session.take_back_target().is_none() {
        question(ui, texts.play_take_back(), texts.play_take_back_nothing());
        return answer(ui, app, None).map_or(Next::Stay, |_| Next::Close);
    }
    question(ui, texts.play_take_back(), texts.play_take_back_seen());
    // Enter, which one presses without reading, does not lose a record: the key that asked does, pressed again.
    match answer(ui, app, Some((texts.play_take_back(), "T", Press::T))) {
        Some(yes) => {
            commands.extend(yes.then_some(GameCommand::TakeBack));
            Next::Close
        }
        None => Next::Stay,
    }
}

fn end_early(ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) -> Next {
    let texts = app.texts;
    question(ui, texts.play_end_early_question(), texts.play_end_early_hint());
    match answer(ui, app, Some((texts.play_end_early(), texts.keys_enter(), Press::Enter))) {
        Some(yes) => {
            commands.extend(yes.then_some(GameCommand::EndEarly));
            Next::Close
        }
        None => Next::Stay,
    }
}

/// What a dialog is about.
pub fn question(ui: &mut Ui, title: &str, text: &str) {
    let theme = Theme::of(ui.ctx());
    surface::heading(ui, title);
    ui.label(RichText::new(text).font(theme::body(16.0)).color(theme.ink));
    ui.add_space(6.0);
}

/// Yes, with the name of its key, and no; `None` while there is no answer.
fn answer(ui: &mut Ui, app: &AppView<'_>, yes: Option<(&str, &str, Press)>) -> Option<bool> {
    let texts = app.texts;
    let mut answer = None;
    ui.horizontal(|ui| {
        if let Some((yes, name, key)) = yes
            && (ui.add(Button::primary(yes).shortcut(name)).clicked() || pressed_once(ui, key))
        {
            answer = Some(true);
        }
        if ui.add(Button::secondary(texts.cancel()).shortcut(texts.keys_escape())).clicked()
            || pressed(ui, Press::Escape)
        {
            answer = Some(false);
        }
    });
    answer
}
