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
    let mut entry = |label: &str, key: &str, press: Press, symbol: Symbol| {
        let button = Button::secondary(label).icon(symbol).shortcut(key).min_width(width);
        ui.add(button).clicked() || pressed(ui, press)
    };
    let mut next = Next::Stay;
    let close = if pad.round() > pad.corrected_config().rounds() {
        texts.pad_close_table()
    } else {
        texts.pad_end_early()
    };
    let panels: [(&str, &str, Press, Symbol, Opens); 5] = [
        (texts.pad_seats(), "P", Press::P, Symbol::People, Panel::seats),
        (texts.history_title(), "H", Press::H, Symbol::Library, |_| Panel::correct()),
        (texts.pad_forecast(), "F", Press::F, Symbol::Eye, |_| Panel::Forecast),
        (texts.pad_audit(), "O", Press::O, Symbol::Info, |_| Panel::Audit),
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
    leave(entry(texts.home_settings(), "S", Press::S, Symbol::Gear), AppRequest::Settings.into());
    leave(entry(texts.keys_title(), "?", Press::Questionmark, Symbol::Info), AppRequest::Help.into());
    leave(entry(texts.play_key_home(), "A", Press::A, Symbol::Home), AppRequest::Home.into());
    next
}
