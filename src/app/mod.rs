//! The program in its window: state and commands without egui ([`AppState`], [`AppCommand`]), and the shell's screens.

mod command;
mod page;
pub mod samples;
pub mod screens;
mod state;
pub mod window;

pub use command::{AppCommand, BackupCommand, LeaveCommand};
pub use page::Page;
pub use screens::{Screens, show};
pub use state::{AppState, Backups, GameId, Leaving, LibraryEntry, Notification, SavedGame, Unreadable};

pub use crate::games::common::host::{Description, Source, Tone, Unsaved};
use crate::storage::{DataDir, sweep};
use crate::text::{Language, Texts};

/// Opens the window and runs until it is closed, in this language until another one is chosen in the settings.
///
/// # Errors
/// When no window can be opened.
pub fn start(data: DataDir, language: Language) -> Result<(), window::WindowError> {
    let folders = data.folders();
    // Beside the window: there may be very many files.
    std::thread::spawn(move || folders.iter().for_each(|folder| sweep(folder)));
    window::run(|context| Window::new(context, data, language))
}

/// The state and what the views remember, in a window.
struct Window {
    app: AppState,
    screens: Screens,
    /// Full screen as the window was last told.
    full_screen: bool,
}

impl Window {
    fn new(context: &eframe::CreationContext<'_>, data: DataDir, language: Language) -> Self {
        let mut app = AppState::new(data);
        if language != app.texts.language() {
            app.texts = Texts::new(language);
        }
        screens::install(&context.egui_ctx, &app.settings);
        Self { app, screens: Screens::default(), full_screen: false }
    }
}

impl eframe::App for Window {
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        show(ui, &mut self.app, &mut self.screens);
        let ctx = ui.ctx();
        if self.full_screen != self.app.settings.full_screen {
            self.full_screen = self.app.settings.full_screen;
            ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(self.full_screen));
        }
        if self.app.quit {
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }
}
