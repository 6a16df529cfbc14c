//! The empty window: what opening one costs before there is anything in it.
//!
//! With `CLOSE_AFTER_FIRST_FRAME` set it closes as soon as it has been shown, for a measurement of start-up.

use std::process::ExitCode;

use alhambra::app::window;
use eframe::egui;

struct Empty {
    close: bool,
    frames: u32,
}

impl eframe::App for Empty {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.frames += 1;
        if self.close {
            // The first frame is on the screen when the second begins.
            if self.frames > 1 {
                ui.ctx().send_viewport_cmd(egui::ViewportCommand::Close);
            }
            ui.ctx().request_repaint();
        }
    }
}

fn main() -> ExitCode {
    let close = std::env::var_os("CLOSE_AFTER_FIRST_FRAME").is_some();
    match window::run(None, false, |_| Empty { close, frames: 0 }, |error| eprintln!("{error:?}")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("alhambra: {error:?}");
            ExitCode::FAILURE
        }
    }
}
