//! The menu of the table.

use egui::{Key as Press, Ui};

use super::panel::{Next, Panel};
use crate::app::{
    Command, Companion, PadSession, Page, art::symbols::Symbol, screens::pressed, texts::Key,
    widgets::button::Button,
};

pub(super) fn show(
    ui: &mut Ui,
    companion: &Companion,
    session: &PadSession,
    commands: &mut Vec<Command>,
) -> Next {
    let texts = &companion.texts;
    let pad = session.pad();
    let width = ui.available_width();
    let mut entry = |label: Key, key: &str, press: Press, symbol: Symbol| {
        let button = Button::secondary(texts.get(label)).icon(symbol).shortcut(key).min_width(width);
        ui.add(button).clicked() || pressed(ui, press)
    };
    if entry(Key::PadSeats, "P", Press::P, Symbol::People) {
        return Next::Show(Panel::seats(pad));
    }
    if entry(Key::HistoryTitle, "H", Press::H, Symbol::Library) {
        return Next::Show(Panel::correct());
    }
    if entry(Key::PadForecast, "F", Press::F, Symbol::Eye) {
        return Next::Show(Panel::Forecast);
    }
    if entry(Key::PadAudit, "O", Press::O, Symbol::Info) {
        return Next::Show(Panel::Audit);
    }
    if entry(Key::PadCloseTable, "L", Press::L, Symbol::Trophy) {
        return Next::Show(Panel::close(pad));
    }
    let mut next = Next::Stay;
    let mut leave = |asked: bool, command: Command| {
        if asked {
            commands.push(command);
            next = Next::Close;
        }
    };
    leave(entry(Key::HomeSettings, "S", Press::S, Symbol::Gear), Command::Go(Page::Settings));
    leave(entry(Key::KeysTitle, "?", Press::Questionmark, Symbol::Info), Command::Help);
    leave(entry(Key::PlayKeyHome, "A", Press::A, Symbol::Home), Command::Go(Page::Home));
    next
}
