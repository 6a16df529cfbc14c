//! What the desktop is asked over its bus, beside the window and without ever failing: whether things may move, and to keep
//! the display awake. Windows and macOS are asked neither.

use std::{
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

/// A desktop that can keep its display awake.
trait Display {
    /// Asks for it; returns what it is ended by.
    fn keep_awake(&mut self) -> Option<u32>;
    /// Ends it.
    fn let_sleep(&mut self, cookie: u32);
}

/// Keeps the display awake while it is told to.
#[derive(Debug, Default)]
pub struct Awake {
    tell: Option<Sender<bool>>,
    now: bool,
}

impl Awake {
    /// From now on so. The first time a thread begins, which talks with the desktop.
    pub fn set(&mut self, awake: bool) {
        if self.now == awake {
            return;
        }
        self.now = awake;
        let tell = self.tell.get_or_insert_with(|| {
            let (tell, told) = channel();
            let talk = move || {
                if let Some(display) = bus::display() {
                    follow(&told, display);
                }
            };
            // Where there is no thread, the display goes to sleep as ever.
            let _ = thread::Builder::new().name("awake".to_owned()).spawn(talk);
            tell
        });
        // Nobody hears it where the desktop has no bus.
        let _ = tell.send(awake);
    }
}

/// Does what it is told, until nobody tells any more.
fn follow(told: &Receiver<bool>, mut display: impl Display) {
    let mut cookie = None;
    for awake in told {
        match (awake, cookie) {
            (true, None) => cookie = display.keep_awake(),
            (false, Some(kept)) => {
                display.let_sleep(kept);
                cookie = None;
            }
            _ => {}
        }
    }
    if let Some(kept) = cookie {
        display.let_sleep(kept);
    }
}

/// Asks, beside the window, whether the desktop wants nothing to move, and calls this if so.
pub fn ask_for_stillness(is_still: impl FnOnce() + Send + 'static) {
    let ask = || {
        if bus::wants_stillness() {
            is_still();
        }
    };
    // Where there is no thread, things move.
    let _ = thread::Builder::new().name("stillness".to_owned()).spawn(ask);
}

#[cfg(all(unix, not(target_os = "macos")))]
mod bus {
    use zbus::{Connection, Message, block_on, zvariant::OwnedValue};

    use super::Display;

    const SAVER: &str = "org.freedesktop.ScreenSaver";
    const SAVER_PATH: &str = "/org/freedesktop/ScreenSaver";
    const PORTAL: &str = "org.freedesktop.portal.Desktop";
    const PORTAL_PATH: &str = "/org/freedesktop/portal/desktop";
    const PORTAL_SETTINGS: &str = "org.freedesktop.portal.Settings";

    /// The desktop of a session, by the name that most go by.
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
            // Whoever does not answer forgets it when the connection ends.
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
        // Older desktops say it in GNOME's words alone.
        let moves = || {
            let moves = read("org.gnome.desktop.interface", "enable-animations")?;
            bool::try_from(moves).ok()
        };
        reduced.map_or_else(|| moves() == Some(false), |reduced| reduced == 1)
    }
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
mod bus {
    use super::Display;

    struct Unasked;

    impl Display for Unasked {
        fn keep_awake(&mut self) -> Option<u32> {
            None
        }

        fn let_sleep(&mut self, _: u32) {}
    }

    pub(super) fn display() -> Option<impl Display> {
        None::<Unasked>
    }

    pub(super) fn wants_stillness() -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Fake<'a>(&'a mut Vec<String>, Option<u32>);

    impl Display for Fake<'_> {
        fn keep_awake(&mut self) -> Option<u32> {
            self.0.push("awake".to_owned());
            self.1
        }

        fn let_sleep(&mut self, cookie: u32) {
            self.0.push(format!("sleep {cookie}"));
        }
    }

    fn asked(told: &[bool], cookie: Option<u32>) -> Vec<String> {
        let (tell, hear) = channel();
        told.iter().for_each(|awake| tell.send(*awake).unwrap());
        drop(tell);
        let mut asked = Vec::new();
        follow(&hear, Fake(&mut asked, cookie));
        asked
    }

    #[test]
    fn the_display_is_kept_awake_once_and_let_go_at_the_end() {
        assert_eq!(
            asked(&[true, true, false, false, true], Some(7)),
            ["awake", "sleep 7", "awake", "sleep 7"]
        );
        assert_eq!(asked(&[false], Some(7)), Vec::<String>::new());
    }

    #[test]
    fn a_desktop_that_refuses_is_asked_again_the_next_time_and_never_told_to_sleep() {
        assert_eq!(asked(&[true, false, true], None), ["awake", "awake"]);
    }
}
