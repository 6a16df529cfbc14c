//! What opens over the game: the menu, and questions that need an answer first.

use egui::{Key as Press, RichText, Ui};

use super::{
    PlayScreen, mend,
    rolls::{self, Correction},
};
use crate::{
    games::{
        common::host::AppRequest,
        roll_and_write::{
            screens::game_actions,
            session::{AppView, Dice, GameCommand, GamePage, PlaySession, seating::Seating},
        },
    },
    storage::Settings,
    ui::{
        actions::Action,
        dialogs,
        drawing::symbols::Symbol,
        theme::{self, TextSize, Theme},
        widgets::surface,
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
        let wide = matches!(dialog, Dialog::Players(_));
        let width = if wide { theme::size::WIDE_DIALOG } else { theme::size::MENU };
        let modal = dialogs::window(ui, "play dialog", width, |ui| match dialog {
            Dialog::Menu => menu(ui, app, session, commands),
            Dialog::Players(seating) => mend::show(ui, app, session, seating, commands),
            Dialog::Rolls(correction) => rolls::show(ui, app, session, correction, commands),
            Dialog::ReplayError => rolls::misfit(ui, app, session, commands),
            Dialog::TakeBack => take_back(ui, app, commands),
            Dialog::EndEarly => end_early(ui, app, commands),
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

/// What an entry of the menu does.
enum Choice {
    /// The menu closes.
    Resume,
    /// This is done, and the menu closes.
    Do(GameCommand),
    /// This opens in its place.
    Open(Dialog),
}

impl From<AppRequest<GamePage>> for Choice {
    fn from(request: AppRequest<GamePage>) -> Self {
        Self::Do(request.into())
    }
}

fn menu(ui: &mut Ui, app: &AppView<'_>, session: &PlaySession, commands: &mut Vec<GameCommand>) -> Next {
    surface::heading(ui, app.texts.menu());
    let mut next = Next::Stay;
    for entry in entries(app, session) {
        match entry.in_menu(ui, app.texts) {
            None => {}
            Some(Choice::Resume) => next = Next::Close,
            Some(Choice::Open(dialog)) => next = Next::Show(dialog),
            Some(Choice::Do(command)) => {
                commands.push(command);
                next = Next::Close;
            }
        }
    }
    next
}

fn entries<'a>(app: &'a AppView<'_>, session: &PlaySession) -> Vec<Action<'a, Choice>> {
    let texts = app.texts;
    let entry = |label, icon, key: Press, does| Action::new(label, does).icon(icon).key(key);
    let goes_on = !session.game().is_over();
    let (dice, label) = match session.dice {
        Dice::Program => (Dice::Typed, texts.play_menu_typed()),
        Dice::Typed => (Dice::Program, texts.play_menu_program()),
    };
    let dice = entry(label, Symbol::Die, Press::D, Choice::Do(GameCommand::UseDice(dice)));
    let advised = app.settings.always_advise;
    let settings = Settings { always_advise: !advised, ..app.settings.clone() };
    let settings = AppRequest::Set(Box::new(settings)).into();
    let label = if advised { texts.play_menu_no_advice() } else { texts.play_menu_advise() };
    let advice = entry(label, Symbol::Star, Press::L, settings).marks();
    let rolls = entry(texts.play_menu_rolls(), Symbol::Redo, Press::R, Choice::Open(Dialog::Rolls(None)));
    let back = entry(texts.play_take_back(), Symbol::Undo, Press::T, Choice::Open(Dialog::TakeBack));
    let again = Choice::Do(GameCommand::Rematch { same_dice: false });
    let players = Choice::Open(Dialog::Players(session.seating()));
    vec![
        game_actions::resume(texts, Choice::Resume),
        game_actions::players(texts.play_menu_players(), players).only_if(goes_on, texts.why_game_over()),
        dice.only_if(goes_on, texts.why_game_over()),
        advice.only_if(goes_on, texts.why_game_over()),
        rolls.only_if(!session.typed_rolls().is_empty(), texts.why_no_typed_rolls()),
        back.only_if(session.take_back_target().is_some(), texts.play_take_back_nothing()),
        game_actions::rematch(texts, again),
        game_actions::end_early(texts.play_end_early(), Choice::Open(Dialog::EndEarly))
            .icon(Symbol::Check)
            .only_if(goes_on, texts.why_game_over()),
        game_actions::settings(texts, AppRequest::Settings.into()),
        game_actions::keys(texts, AppRequest::Help.into()),
        game_actions::home(texts, AppRequest::Home.into()),
    ]
}

fn take_back(ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) -> Next {
    let texts = app.texts;
    question(ui, texts.play_take_back(), texts.play_take_back_seen());
    // The key that asked says yes when it is pressed again.
    let yes = Action::new(texts.play_take_back(), ()).key(Press::T).marks();
    match answer(ui, app, yes) {
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
    match answer(ui, app, Action::new(texts.play_end_early(), ()).key(Press::Enter)) {
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
    ui.label(RichText::new(text).font(theme::body(TextSize::TEXT)).color(theme.ink));
    ui.add_space(theme::space::SMALL);
}

/// Yes and no; `None` while there is no answer.
fn answer(ui: &mut Ui, app: &AppView<'_>, yes: Action<'_, ()>) -> Option<bool> {
    let texts = app.texts;
    let row = ui.horizontal(|ui| {
        let yes = yes.primary().once().show(ui, texts);
        let no = dialogs::cancel(ui, texts);
        yes.map(|()| true).or(no.then_some(false))
    });
    row.inner
}
