//! What opens over the game: the menu, and questions that need an answer first.

use egui::{Key as Press, Ui};

use super::{
    PlayScreen, history, questions, reseat,
    rolls::{self, Correction},
};
use crate::session::{
    AppView, Dice, GameCommand, GamePage, PlaySession, change_seating::ChangeSeating, seating::Seating,
};
use common::{
    host::AppRequest,
    screens::{game_actions, question::Question},
};
use text::Texts;
use ui::{actions::Action, dialogs, drawing::symbols::Symbol, menu, theme};

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
    /// What has happened so far.
    History,
    /// A question before something that undo does not take back.
    Ask(Question),
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
        let (Some(dialog), history) = (&mut self.dialog, &self.history) else { return };
        let width = match dialog {
            Dialog::Menu => menu::width(ui.ctx().content_rect().height()),
            Dialog::Players(_) | Dialog::History => theme::size::WIDE_DIALOG,
            Dialog::Rolls(_) | Dialog::ReplayError | Dialog::Ask(_) => theme::size::MENU,
        };
        let modal = dialogs::window(ui, "play dialog", width, |ui| match dialog {
            Dialog::Menu => show_menu(ui, app, session, commands),
            Dialog::Players(seating) => reseat::show(ui, app, session, seating, commands),
            Dialog::Rolls(correction) => rolls::show(ui, app, session, correction, commands),
            Dialog::ReplayError => rolls::misfit(ui, app, session, commands),
            Dialog::History => history.dialog(ui, app.texts),
            Dialog::Ask(question) => {
                let answer = question.show(ui, app.texts, questions::taking_back(app.texts, session));
                commands.extend(answer.and_then(|is_yes| questions::answered(*question, is_yes)));
                if answer.is_some() { Next::Close } else { Next::Stay }
            }
        });
        match modal.inner {
            // A click beside it is no answer while something was changed.
            Next::Stay if reseat::is_pending(dialog, session) => {}
            Next::Stay if modal.should_close() => {
                match dialog {
                    Dialog::ReplayError => commands.push(GameCommand::LeaveRoll),
                    Dialog::Ask(question) => commands.extend(questions::answered(*question, false)),
                    _ => {}
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

fn show_menu(ui: &mut Ui, app: &AppView<'_>, session: &PlaySession, commands: &mut Vec<GameCommand>) -> Next {
    if dialogs::title(ui, app.texts, app.texts.menu(), None) {
        return Next::Close;
    }
    match menu::show(ui, app.texts, entries(app, session)) {
        None => Next::Stay,
        Some(Choice::Resume) => Next::Close,
        Some(Choice::Open(dialog)) => Next::Show(dialog),
        Some(Choice::Do(command)) => {
            commands.push(command);
            Next::Close
        }
    }
}

fn entries<'a>(app: &'a AppView<'_>, session: &PlaySession) -> Vec<Action<'a, Choice>> {
    let texts = app.texts;
    let entry = |label, icon, key: Press, does| Action::new(label, does).icon(icon).key(key);
    let goes_on = !session.game().is_over();
    let advice = game_actions::always_advise(texts, app.settings, |set| AppRequest::Set(set).into());
    let history = Choice::Open(Dialog::History);
    let history = entry(texts.history_title(), Symbol::Library, history::KEY, history);
    // R is for a roll by the program.
    let rolls = entry(texts.play_menu_rolls(), Symbol::Redo, Press::X, Choice::Open(Dialog::Rolls(None)));
    let take_back = questions::take_back(session);
    let can_take_back = take_back.is_some();
    let take_back = match take_back {
        Some(Ok(undo)) => Choice::Do(undo),
        Some(Err(question)) => Choice::Open(Dialog::Ask(question)),
        None => Choice::Resume,
    };
    let back = entry(texts.play_take_back(), Symbol::Undo, Press::T, take_back);
    let back = back.enabled_if(can_take_back, texts.play_take_back_nothing());
    let again = Choice::Do(GameCommand::Rematch { same_dice: false });
    let players = Choice::Open(Dialog::Players(session.seating()));
    let over = texts.why_game_over();
    let mut entries = vec![
        game_actions::resume(texts, Choice::Resume),
        game_actions::players(texts.play_menu_players(), players).enabled_if(goes_on, over),
        back,
        // The groups of both columns begin beside each other.
        history.begins_group(),
        advice.enabled_if(goes_on, over),
    ];
    entries.extend(dice(texts, session).into_iter().map(|entry| entry.enabled_if(goes_on, over)));
    let has_rolls = !session.typed_chance().is_empty();
    let rolls = rolls.enabled_if(has_rolls, texts.why_no_typed_rolls());
    entries.extend(Some(rolls).filter(|_| has_rolls || session.chance != Dice::Program));
    let end_early = Choice::Open(Dialog::Ask(Question::EndEarly));
    entries.extend([
        game_actions::settings(texts, AppRequest::Settings.into()),
        game_actions::rules(texts, AppRequest::Show(GamePage::Rules).into()),
        game_actions::keys(texts, AppRequest::Help.into()),
        game_actions::rematch(texts, again).begins_group(),
        game_actions::end_early(texts.play_end_early(), end_early).enabled_if(goes_on, over),
        game_actions::home(texts, AppRequest::Home.into()),
    ]);
    entries
}

/// Where the dice are to come from: those of all, and with typed dice those of the phantoms.
fn dice<'a>(texts: &'a Texts, session: &PlaySession) -> Vec<Action<'a, Choice>> {
    let entry = |label, key: Press, dice| {
        Action::new(label, Choice::Do(GameCommand::UseDice(dice))).icon(Symbol::Die).key(key)
    };
    let has_phantoms = session.game().config().phantoms() > 0;
    let typed = if has_phantoms { Dice::PlayersTyped } else { Dice::Typed };
    let all = match session.chance {
        Dice::Program => entry(texts.play_menu_typed(), Press::D, typed),
        Dice::PlayersTyped | Dice::Typed => entry(texts.play_menu_program(), Press::D, Dice::Program),
    };
    let phantoms = match session.chance {
        Dice::Program => None,
        Dice::PlayersTyped => Some(entry(texts.play_menu_phantoms_typed(), Press::W, Dice::Typed)),
        Dice::Typed => Some(entry(texts.play_menu_phantoms_program(), Press::W, Dice::PlayersTyped)),
    };
    [Some(all), phantoms.filter(|_| has_phantoms)].into_iter().flatten().collect()
}
