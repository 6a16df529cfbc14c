//! The menu of the score pad.

use egui::{Key as Press, Ui};

use super::panel::{Next, Panel};
use crate::{
    pad::{Pad, PadExt},
    session::{AppView, GameCommand, GamePage, PadSession},
};
use common::{
    host::AppRequest,
    screens::{game_actions, table::clock},
};
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol, menu};

/// What an entry does.
enum Choice {
    /// The menu closes.
    Resume,
    /// This is done, and the menu closes.
    Do(GameCommand),
    /// This opens in its place.
    Open(Panel),
    /// What is agreed opens in its place.
    Options,
    /// Whether the round ends is asked.
    EndRound,
}

pub(super) fn show(
    ui: &mut Ui,
    app: &AppView<'_>,
    session: &PadSession,
    commands: &mut Vec<GameCommand>,
) -> Next {
    match menu::show(ui, app.texts, entries(app, session)) {
        None => Next::Stay,
        Some(Choice::Resume) => Next::Close,
        Some(Choice::Open(panel)) => Next::Show(panel),
        Some(Choice::EndRound) => Next::EndRound,
        Some(Choice::Options) => Next::Show(Panel::options(app, session)),
        Some(Choice::Do(request)) => {
            commands.push(request);
            Next::Close
        }
    }
}

fn entries<'a>(app: &AppView<'a>, session: &PadSession) -> Vec<Action<'a, Choice>> {
    let (texts, pad) = (app.texts, session.pad());
    let closing = Choice::Open(Panel::close(pad));
    let close = if pad.has_all_rounds() {
        Action::new(texts.pad_close_table(), closing).key(Press::L)
    } else {
        game_actions::end_early(texts.pad_end_early(), closing)
    };
    vec![
        game_actions::resume(texts, Choice::Resume),
        game_actions::players(texts.pad_seats(), Choice::Open(Panel::seats(session))),
        Action::new(texts.pad_options(), Choice::Options).icon(Symbol::Die).key(Press::W),
        game_actions::description(texts, Choice::Open(Panel::description(session))),
        game_actions::photo(texts, Choice::Do(AppRequest::Photo.into())),
        history(texts).map(Choice::Open).begins_group(),
        forecast(texts).map(Choice::Open),
        game_actions::findings(texts.pad_audit(), Choice::Open(Panel::Audit)),
        end_round(texts, pad).map(|()| Choice::EndRound).begins_group(),
        clock::action(texts, app.settings, |settings| Choice::Do(AppRequest::Set(Box::new(settings)).into()))
            .key(Press::T),
        game_actions::settings(texts, Choice::Do(AppRequest::Settings.into())).begins_group(),
        game_actions::rules(texts, Choice::Do(AppRequest::Show(GamePage::Rules).into())),
        game_actions::keys(texts, Choice::Do(AppRequest::Help.into())),
        close.icon(Symbol::Flag).begins_group(),
        game_actions::rematch(texts, Choice::Do(GameCommand::Rematch { same_dice: false })),
        game_actions::home(texts, Choice::Do(AppRequest::Home.into())),
    ]
}

/// What ends: the round, or setup.
pub(super) fn end_round_label<'a>(texts: &'a Texts, pad: &Pad) -> &'a str {
    if pad.round() == 0 { texts.pad_end_setup() } else { texts.pad_end_round() }
}

/// The round ends, whoever has no entry.
pub(super) fn end_round<'a>(texts: &'a Texts, pad: &Pad) -> Action<'a, ()> {
    let end = Action::new(end_round_label(texts, pad), ()).icon(Symbol::ArrowRight).key(Press::X);
    end.enabled_if(pad.turn().is_some(), texts.why_all_rounds_played())
}

/// All entries, to correct them.
pub(super) fn history(texts: &Texts) -> Action<'_, Panel> {
    game_actions::history(texts, Panel::correct())
}

/// What everybody can still get.
pub(super) fn forecast(texts: &Texts) -> Action<'_, Panel> {
    Action::new(texts.pad_forecast(), Panel::Forecast).icon(Symbol::Eye).key(Press::F)
}
