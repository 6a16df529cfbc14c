//! The menu of the table.

use egui::{Key as Press, Ui};

use super::panel::{Next, Panel};
use crate::{
    games::{
        common::host::AppRequest,
        roll_and_write::{
            pad::Pad,
            session::{AppView, GameCommand, PadSession},
        },
    },
    text::Key,
    ui::{drawing::symbols::Symbol, keys::pressed, widgets::button::Button},
};

/// What a panel shows at first.
type Opens = fn(&Pad) -> Panel;

pub(super) fn show(
    ui: &mut Ui,
    app: &AppView<'_>,
    session: &PadSession,
    commands: &mut Vec<GameCommand>,
) -> Next {
    let texts = app.texts;
    let pad = session.pad();
    let width = ui.available_width();
    let mut entry = |label: Key, key: &str, press: Press, symbol: Symbol| {
        let button = Button::secondary(texts.get(label)).icon(symbol).shortcut(key).min_width(width);
        ui.add(button).clicked() || pressed(ui, press)
    };
    let mut next = Next::Stay;
    let close =
        if pad.round() > pad.corrected_config().rounds() { Key::PadCloseTable } else { Key::PadEndEarly };
    let panels: [(Key, &str, Press, Symbol, Opens); 5] = [
        (Key::PadSeats, "P", Press::P, Symbol::People, Panel::seats),
        (Key::HistoryTitle, "H", Press::H, Symbol::Library, |_| Panel::correct()),
        (Key::PadForecast, "F", Press::F, Symbol::Eye, |_| Panel::Forecast),
        (Key::PadAudit, "O", Press::O, Symbol::Info, |_| Panel::Audit),
        (close, "L", Press::L, Symbol::Trophy, Panel::close),
    ];
    for (label, key, press, symbol, panel) in panels {
        if entry(label, key, press, symbol) {
            next = Next::Show(panel(pad));
        }
    }
    let mut leave = |asked: bool, command: GameCommand| {
        if asked {
            commands.push(command);
            next = Next::Close;
        }
    };
    leave(entry(Key::HomeSettings, "S", Press::S, Symbol::Gear), AppRequest::Settings.into());
    leave(entry(Key::KeysTitle, "?", Press::Questionmark, Symbol::Info), AppRequest::Help.into());
    leave(entry(Key::PlayKeyHome, "A", Press::A, Symbol::Home), AppRequest::Home.into());
    next
}
