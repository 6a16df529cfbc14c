//! The egui program: state and commands without egui ([`Companion`], [`Command`]), and the views that draw it.

pub mod art;
mod board;
mod chronicle;
mod command;
mod companion;
mod counsel;
mod input_queue;
mod late_draft;
mod mending;
mod oddities;
mod open_file;
mod pad_session;
pub mod position;
mod preview;
pub mod raster;
mod reasons;
mod refusals;
pub mod render;
mod samples;
mod screens;
pub mod seating;
mod session;
mod sheet_draft;
mod story;
mod table_chronicle;
mod table_story;
pub mod texts;
pub mod theme;
mod trainer;
mod trouble;
pub mod widgets;
pub mod window;

pub use command::{Command, Description, NewGame, Source, TableDeed, TableGame};
pub use companion::{
    Companion, LateCommand, LeaveCommand, Leaving, Notice, Page, SheetCommand, Tone, Unsaved, Viewed,
    new_seed,
};
pub use counsel::{Counsel, Mark, Told, ToldOption, advisor_for};
pub use late_draft::{LateDraft, LateFault, LateRow, MOST_PLAYERS};
pub use pad_session::PadSession;
pub use screens::{Screens, show};
pub use session::{Dice, Session};
pub use sheet_draft::{SheetDraft, SheetEdit, SheetEditor, SheetFault};

use crate::archive::{DataDir, sweep};

/// Opens the window and runs until it is closed.
///
/// # Errors
/// When no window can be opened.
pub fn start(data: DataDir) -> Result<(), window::WindowError> {
    let folders = data.folders();
    // Beside the window: there may be very many files.
    std::thread::spawn(move || folders.iter().for_each(|folder| sweep(folder)));
    window::run(|context| Window::new(context, data))
}

/// The state and what the views remember, in a window.
struct Window {
    companion: Companion,
    screens: Screens,
    /// Full screen as the window was last told.
    full_screen: bool,
}

impl Window {
    fn new(context: &eframe::CreationContext<'_>, data: DataDir) -> Self {
        let companion = Companion::new(data);
        screens::install(&context.egui_ctx, &companion.settings);
        Self { companion, screens: Screens::default(), full_screen: false }
    }
}

impl eframe::App for Window {
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        show(ui, &mut self.companion, &mut self.screens);
        let ctx = ui.ctx();
        if self.full_screen != self.companion.settings.full_screen {
            self.full_screen = self.companion.settings.full_screen;
            ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(self.full_screen));
        }
        if self.companion.quit {
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }
}
