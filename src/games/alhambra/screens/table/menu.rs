//! The menu of the table.

use egui::{Key as Press, Ui};

use super::{
    asked::{Next, PanelRequest},
    reminders,
};
use crate::{
    pad::{Pad, PadRow},
    session::{AppView, GameCommand, GamePage},
};
use common::{host::AppRequest, screens::game_actions};
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol, menu};

/// Shows the entries.
pub(super) fn show(ui: &mut Ui, app: &AppView<'_>, pad: &Pad) -> Next {
    menu::show(ui, app.texts, entries(app.texts, pad)).unwrap_or_default()
}

fn entries<'a>(texts: &'a Texts, pad: &Pad) -> Vec<Action<'a, Next>> {
    let card = Action::new(texts.score_card(), Next::Do(GameCommand::End)).icon(Symbol::Trophy).key(Press::C);
    let again = Next::Do(GameCommand::Again);
    let mut entries = vec![
        game_actions::resume(texts, Next::Close),
        game_actions::players(texts.pad_seats(), Next::Show(PanelRequest::Players)),
        Action::new(texts.pad_options(), Next::Show(PanelRequest::Options)).icon(Symbol::Grid).key(Press::W),
        game_actions::description(texts, Next::Show(PanelRequest::Description)),
        game_actions::photo(texts, Next::Do(AppRequest::Photo.into())),
        count(texts, pad).map(Next::Show),
        leftovers(texts).map(Next::Show),
    ];
    if pad.config().game.has_third_player() {
        entries.push(third_player(texts).map(Next::Show));
    }
    entries.extend([
        card,
        history(texts).map(Next::Show).begins_group(),
        game_actions::findings(texts.pad_audit(), Next::Show(PanelRequest::Findings { before_card: false })),
    ]);
    if reminders::has_any(pad) {
        let remind = Action::new(texts.alhambra_remind(), PanelRequest::Reminders);
        entries.push(remind.icon(Symbol::Clock).key(Press::R).map(Next::Show));
    }
    entries.extend([
        game_actions::settings(texts, Next::Do(AppRequest::Settings.into())).begins_group(),
        game_actions::rules(texts, Next::Do(AppRequest::Show(GamePage::Rules).into())),
        game_actions::keys(texts, Next::Do(AppRequest::Help.into())),
        game_actions::rematch(texts, again).begins_group(),
        game_actions::home(texts, Next::Do(AppRequest::Home.into())),
    ]);
    entries
}

/// The tiles of the first row that is not laid on screen; the others follow.
fn count<'a>(texts: &'a Texts, pad: &Pad) -> Action<'a, PanelRequest> {
    let is_counted = |row: &PadRow| row.board.is_none();
    let row = pad.state().rows.iter().position(is_counted);
    let action = Action::new(texts.alhambra_count(), PanelRequest::Count { row: row.unwrap_or(0) });
    action.icon(Symbol::Plus).key(Press::N).enabled_if(row.is_some(), texts.alhambra_count_laid())
}

/// All entries, to correct them.
pub(super) fn history(texts: &Texts) -> Action<'_, PanelRequest> {
    game_actions::history(texts, PanelRequest::History)
}

/// Who gets what is left in the yard.
pub(super) fn leftovers(texts: &Texts) -> Action<'_, PanelRequest> {
    Action::new(texts.alhambra_leftovers(), PanelRequest::Leftovers).icon(Symbol::Flag).key(Press::L)
}

/// Tiles of the third player.
pub(super) fn third_player(texts: &Texts) -> Action<'_, PanelRequest> {
    let wish = PanelRequest::ThirdPlayer { for_scoring: false };
    Action::new(texts.alhambra_third(), wish).icon(Symbol::Person).key(Press::T)
}
