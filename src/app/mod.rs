//! The program in its window: state and commands without egui ([`AppState`], [`AppCommand`]), and the shell's screens.

mod command;
mod page;
pub mod samples;
pub mod screens;
mod state;
pub mod window;

use egui::{UserAttentionType, ViewportCommand};

pub use command::{AppCommand, BackupCommand, LeaveCommand};
pub use page::Page;
pub use screens::{Screens, show};
pub use state::{AppState, Backups, GameId, Leaving, LibraryEntry, Notification, SavedGame, Unreadable};

pub use crate::games::common::host::{Description, Source, Tone, Unsaved};
use crate::opening::{Listener, Opening};
use crate::storage::{DataDir, Settings, sweep};
use crate::text::{Language, Texts};

/// Opens the window, with something to open in it or not, and runs until it is closed, in this language until another one
/// is chosen in the settings.
///
/// # Errors
/// When no window can be opened.
pub fn start(data: DataDir, language: Language, opening: Option<Opening>) -> Result<(), window::WindowError> {
    let folders = data.folders();
    // Beside the window: there may be very many files.
    std::thread::spawn(move || folders.iter().for_each(|folder| sweep(folder)));
    let app = AppState::new(data);
    window::run(app.settings.window, |context| Window::new(context, app, language, opening))
}

/// The state and what the views remember, in a window.
struct Window {
    app: AppState,
    screens: Screens,
    /// Hears what other starts of the program ask for.
    listener: Option<Listener>,
    /// Full screen as the window was last told.
    full_screen: bool,
    /// The size of the window while it fills no screen, in points of the system.
    size: Option<[f32; 2]>,
}

impl Window {
    fn new(
        context: &eframe::CreationContext<'_>,
        mut app: AppState,
        language: Language,
        opening: Option<Opening>,
    ) -> Self {
        let ctx = context.egui_ctx.clone();
        let listener = Listener::start(&app.data, move || ctx.request_repaint());
        app.opening = opening;
        if language != app.texts.language() {
            app.texts = Texts::new(language);
        }
        screens::install(&context.egui_ctx, &app.settings);
        Self { app, screens: Screens::default(), listener, full_screen: false, size: None }
    }
}

impl eframe::App for Window {
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        if let Some(opening) = self.listener.as_ref().and_then(Listener::heard) {
            self.app.opening = Some(opening);
            come_to_front(ctx);
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        show(ui, &mut self.app, &mut self.screens);
        let ctx = ui.ctx();
        if self.full_screen != self.app.settings.full_screen {
            self.full_screen = self.app.settings.full_screen;
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(self.full_screen));
        }
        self.size = own_size(ctx).or(self.size);
        if self.app.quit {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        if self.size.is_some() && self.size != self.app.settings.window {
            let settings = Settings { window: self.size, ..self.app.settings.clone() };
            self.app.run(AppCommand::Set(Box::new(settings)));
        }
    }
}

/// The size of the window, if it is one of its own: not that of a screen it fills.
fn own_size(ctx: &egui::Context) -> Option<[f32; 2]> {
    let fills = ctx.input(|input| {
        let window = input.viewport();
        [window.fullscreen, window.maximized, window.minimized].contains(&Some(true))
    });
    // Whole points: a size that is rounded otherwise each time would be a setting that changes each time.
    let size = (ctx.content_rect().size() * ctx.zoom_factor()).round();
    (!fills).then_some([size.x, size.y])
}

/// Shows the window before all others or, where the system does not let it, asks for attention.
fn come_to_front(ctx: &egui::Context) {
    for command in [
        ViewportCommand::Minimized(false),
        ViewportCommand::Focus,
        ViewportCommand::RequestUserAttention(UserAttentionType::Informational),
    ] {
        ctx.send_viewport_cmd(command);
    }
    ctx.request_repaint();
}
