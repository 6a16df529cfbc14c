//! Desktops of Linux and similar systems, over the session bus. `others.rs` is its twin.

use zbus::{Connection, Message, block_on, zvariant::OwnedValue};

use super::Display;

const SAVER: &str = "org.freedesktop.ScreenSaver";
const SAVER_PATH: &str = "/org/freedesktop/ScreenSaver";
const PORTAL: &str = "org.freedesktop.portal.Desktop";
const PORTAL_PATH: &str = "/org/freedesktop/portal/desktop";
const PORTAL_SETTINGS: &str = "org.freedesktop.portal.Settings";

/// Whether displays have names, which the environment gives.
pub const DISPLAY_IS_NAMED: bool = true;

/// The desktop of a session, under the service name that most desktops use.
struct Session(Connection);

pub(super) fn display() -> Option<impl Display> {
    block_on(Connection::session()).ok().map(Session)
}

impl Session {
    fn ask<B>(&self, method: &str, body: &B) -> Option<Message>
    where
        B: serde::Serialize + zbus::zvariant::DynamicType,
    {
        block_on(self.0.call_method(Some(SAVER), SAVER_PATH, Some(SAVER), method, body)).ok()
    }
}

impl Display for Session {
    fn keep_awake(&mut self) -> Option<u32> {
        let answer = self.ask("Inhibit", &("Alhambra", "A game is kept at a table"))?;
        answer.body().deserialize().ok()
    }

    fn let_sleep(&mut self, cookie: u32) {
        // A desktop that does not answer drops the request when the connection ends.
        drop(self.ask("UnInhibit", &(cookie,)));
    }
}

pub(super) fn wants_stillness() -> bool {
    let Ok(bus) = block_on(Connection::session()) else { return false };
    let read = |namespace: &str, key: &str| -> Option<OwnedValue> {
        let body = (namespace, key);
        let asked = bus.call_method(Some(PORTAL), PORTAL_PATH, Some(PORTAL_SETTINGS), "ReadOne", &body);
        block_on(asked).ok()?.body().deserialize().ok()
    };
    let reduced =
        read("org.freedesktop.appearance", "reduced-motion").and_then(|value| u32::try_from(value).ok());
    // Older desktops have this setting only under GNOME's name.
    let moves = || {
        let moves = read("org.gnome.desktop.interface", "enable-animations")?;
        bool::try_from(moves).ok()
    };
    reduced.map_or_else(|| moves() == Some(false), |reduced| reduced == 1)
}
