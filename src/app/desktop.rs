//! What the program asks of the desktop over its bus, beside the window and without ever failing: whether animations are
//! wanted, and to keep the display awake. Windows and macOS are asked neither.

#[cfg_attr(all(unix, not(target_os = "macos")), path = "desktop/freedesktop.rs")]
#[cfg_attr(not(all(unix, not(target_os = "macos"))), path = "desktop/others.rs")]
mod system;

use std::{
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

pub use system::DISPLAY_IS_NAMED;

/// A desktop that can keep its display awake.
trait Display {
    /// Asks the desktop to keep it awake; returns the cookie that ends the request.
    fn keep_awake(&mut self) -> Option<u32>;
    /// Ends that request.
    fn let_sleep(&mut self, cookie: u32);
}

/// Keeps the display awake while it is told to.
#[derive(Debug, Default)]
pub struct Awake {
    tell: Option<Sender<bool>>,
    now: bool,
}

impl Awake {
    /// Keeps the display awake from now on, or no longer. The first call starts a thread that talks to the
    /// desktop.
    pub fn set(&mut self, awake: bool) {
        if self.now == awake {
            return;
        }
        self.now = awake;
        let tell = self.tell.get_or_insert_with(|| {
            let (tell, told) = channel();
            let talk = move || {
                if let Some(display) = system::display() {
                    follow(&told, display);
                }
            };
            // Without a thread, the display goes to sleep as usual.
            let _ = thread::Builder::new().name("awake".to_owned()).spawn(talk);
            tell
        });
        // Nobody is listening where the desktop has no bus.
        let _ = tell.send(awake);
    }
}

/// Does what it is told until the sender is gone.
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

/// Asks, beside the window, whether the desktop wants nothing to move, and if so calls `is_still`.
pub fn ask_for_stillness(is_still: impl FnOnce() + Send + 'static) {
    let ask = || {
        if system::wants_stillness() {
            is_still();
        }
    };
    // Without a thread, things move.
    let _ = thread::Builder::new().name("stillness".to_owned()).spawn(ask);
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
