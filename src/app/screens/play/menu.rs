//! What lies over the game: the menu, and questions that need an answer first.

use egui::{Id, Key as Press, Modal, RichText, Ui, vec2};

use super::PlayScreen;
use crate::app::{
    Command, Companion, Page, Session,
    art::symbols::Symbol,
    texts::Key,
    theme::{self, Theme},
    widgets::{button::Button, card},
};

/// What lies over the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// The menu.
    Menu,
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
        companion: &Companion,
        session: &Session,
        commands: &mut Vec<Command>,
    ) {
        let Some(dialog) = self.dialog else { return };
        let modal = Modal::new(Id::unique("play dialog")).show(ui.ctx(), |ui| {
            ui.set_width(360.0);
            ui.spacing_mut().item_spacing = vec2(10.0, 8.0);
            match dialog {
                Dialog::Menu => menu(ui, companion, session, commands),
                Dialog::TakeBack => take_back(ui, companion, session, commands),
                Dialog::EndEarly => end_early(ui, companion, commands),
            }
        });
        match modal.inner {
            Next::Stay if modal.should_close() => self.dialog = None,
            Next::Stay => {}
            Next::Close => self.dialog = None,
            Next::Show(next) => self.dialog = Some(next),
        }
    }
}

/// What follows after a frame of a dialog.
enum Next {
    Stay,
    Close,
    Show(Dialog),
}

fn menu(ui: &mut Ui, companion: &Companion, session: &Session, commands: &mut Vec<Command>) -> Next {
    let texts = &companion.texts;
    let mut next = Next::Stay;
    card::heading(ui, texts.get(Key::Menu));
    let width = ui.available_width();
    let mut entry = |label: Key, key: &str, press: Press, symbol: Symbol, enabled: bool| {
        let button = Button::secondary(texts.get(label)).icon(symbol).shortcut(key).min_width(width);
        let clicked = ui.add_enabled(enabled, button).clicked();
        enabled && (clicked || super::pressed(ui, press))
    };
    let game = session.game();
    if entry(Key::PlayMenuResume, "Esc", Press::Escape, Symbol::Play, true) {
        next = Next::Close;
    }
    if entry(Key::PlayTakeBack, "T", Press::T, Symbol::Undo, session.take_back_target().is_some()) {
        next = Next::Show(Dialog::TakeBack);
    }
    if entry(Key::NewRematch, "A", Press::A, Symbol::Die, true) {
        commands.push(Command::Rematch { same_dice: false });
        next = Next::Close;
    }
    if entry(Key::PlayEndEarly, "E", Press::E, Symbol::Check, !game.is_over()) {
        next = Next::Show(Dialog::EndEarly);
    }
    if entry(Key::HomeSettings, "S", Press::S, Symbol::Gear, true) {
        commands.push(Command::Go(Page::Settings));
        next = Next::Close;
    }
    if entry(Key::KeysTitle, "?", Press::Questionmark, Symbol::Info, true) {
        commands.push(Command::Help);
        next = Next::Close;
    }
    if entry(Key::PlayKeyHome, "H", Press::H, Symbol::Home, true) {
        commands.push(Command::Go(Page::Home));
        next = Next::Close;
    }
    next
}

fn take_back(ui: &mut Ui, companion: &Companion, session: &Session, commands: &mut Vec<Command>) -> Next {
    let texts = &companion.texts;
    if session.take_back_target().is_none() {
        question(ui, texts.get(Key::PlayTakeBack), texts.get(Key::PlayTakeBackNothing));
        return answer(ui, companion, None).map_or(Next::Stay, |_| Next::Close);
    }
    question(ui, texts.get(Key::PlayTakeBack), texts.get(Key::PlayTakeBackSeen));
    match answer(ui, companion, Some(Key::PlayTakeBack)) {
        Some(yes) => {
            commands.extend(yes.then_some(Command::TakeBack));
            Next::Close
        }
        None => Next::Stay,
    }
}

fn end_early(ui: &mut Ui, companion: &Companion, commands: &mut Vec<Command>) -> Next {
    let texts = &companion.texts;
    question(ui, texts.get(Key::PlayEndEarlyQuestion), texts.get(Key::PlayEndEarlyHint));
    match answer(ui, companion, Some(Key::PlayEndEarly)) {
        Some(yes) => {
            commands.extend(yes.then_some(Command::EndEarly));
            Next::Close
        }
        None => Next::Stay,
    }
}

fn question(ui: &mut Ui, title: &str, text: &str) {
    let theme = Theme::of(ui.ctx());
    card::heading(ui, title);
    ui.label(RichText::new(text).font(theme::body(16.0)).color(theme.ink));
    ui.add_space(6.0);
}

/// Yes and no; `None` while there is no answer.
fn answer(ui: &mut Ui, companion: &Companion, yes: Option<Key>) -> Option<bool> {
    let texts = &companion.texts;
    let mut answer = None;
    ui.horizontal(|ui| {
        if let Some(yes) = yes
            && (ui.add(Button::primary(texts.get(yes)).shortcut("Enter")).clicked()
                || super::pressed_once(ui, Press::Enter))
        {
            answer = Some(true);
        }
        if ui.add(Button::secondary(texts.get(Key::Cancel)).shortcut("Esc")).clicked()
            || super::pressed(ui, Press::Escape)
        {
            answer = Some(false);
        }
    });
    answer
}
