//! The program in its window: state and commands without egui ([`AppState`], [`AppCommand`]), and the shell's screens.

mod command;
mod desktop;
mod page;
mod place;
pub mod samples;
pub mod screens;
mod state;
mod typed_totals;
pub mod window;

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering::Relaxed},
};

use egui::{UserAttentionType, ViewportCommand};

pub use command::{
    AppCommand, BackupCommand, LeaveCommand, PeopleCommand, PhotoCommand, PlaysCommand, TotalsCommand,
};
pub use page::Page;
pub use screens::{Screens, show};
pub use state::{
    AppState, Backups, IncomingPlays, Leaving, LibraryEntry, Notification, PHOTO_WINDOW, Photo, PhotoWindow,
    Pixels, PlayCounts, PlaysFile, PlaysUnderWay, RecentGame,
};

use common::contract::GameList;
pub use common::host::{Source, Tone, Unsaved};
use opening::{Listener, Opening};
use storage::{DataDir, Settings, remove_stale_temp};
use text::{Language, Texts};
use window::WindowError;

/// Opens the window with these games, with something to open in it or not, and runs until it is closed, in this
/// language until another one is chosen in the settings. Where no window can be opened and the windowing system does
/// not give an error but panics, `leave` ends the program.
///
/// # Errors
/// When no window can be opened.
pub fn start(
    data: DataDir,
    list: GameList,
    language: Language,
    opening: Option<Opening>,
    leave: impl Fn(WindowError) + Send + Sync + 'static,
) -> Result<(), WindowError> {
    let folders = data.folders();
    // Beside the window: there may be very many files.
    std::thread::spawn(move || folders.iter().for_each(|folder| remove_stale_temp(folder)));
    let app = AppState::new(data, list);
    let (size, maximised) = (app.settings.window, app.settings.maximised);
    window::run(size, maximised, |context| Window::new(context, app, language, opening), leave)
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
    /// Its upper left corner then, in pixels.
    place: Option<[i32; 2]>,
    maximised: bool,
    /// Whether the desktop has said that nothing should move.
    is_still: Arc<AtomicBool>,
    awake: desktop::Awake,
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
        app.openings.extend(opening);
        if language != app.texts.language() {
            app.texts = Texts::new(language);
        }
        screens::install(&context.egui_ctx, &app);
        if let (Some(window), Some(place)) = (context.winit_window(), app.settings.place) {
            place::restore(window, place);
        }
        let is_still = Arc::new(AtomicBool::new(false));
        let (ctx, still) = (context.egui_ctx.clone(), Arc::clone(&is_still));
        desktop::ask_for_stillness(move || {
            still.store(true, Relaxed);
            ctx.request_repaint();
        });
        Self {
            maximised: app.settings.maximised,
            screens: Screens::new(app.list),
            app,
            listener,
            full_screen: false,
            size: None,
            place: None,
            is_still,
            awake: desktop::Awake::default(),
        }
    }
}

impl eframe::App for Window {
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        // The colour of paper: cards on the ground of a page leave their middle open to it.
        visuals.window_fill.to_normalized_gamma_f32()
    }

    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        while let Some(opening) = self.listener.as_ref().and_then(Listener::heard) {
            self.app.openings.push_back(opening);
            come_to_front(ctx);
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        if let Some(window) = frame.winit_window() {
            let size = window.inner_size().to_logical::<f32>(window.scale_factor());
            self.screens.set_window(egui::vec2(size.width, size.height));
        }
        self.app.desktop_is_still = self.is_still.load(Relaxed);
        show(ui, &mut self.app, &mut self.screens);
        self.awake.set(self.app.settings.keep_awake && self.app.is_at_table());
        let ctx = ui.ctx();
        if self.full_screen != self.app.settings.full_screen {
            self.full_screen = self.app.settings.full_screen;
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(self.full_screen));
        }
        if fills_screen(ctx) {
            self.maximised = ctx.input(|input| input.viewport().maximized == Some(true));
        } else {
            (self.size, self.place) = (Some(size(ctx)), place(ctx).or(self.place));
            self.maximised = false;
        }
        if self.app.quit {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        let known = &self.app.settings;
        let (window, place) = (self.size.or(known.window), self.place.or(known.place));
        if (window, place, self.maximised) != (known.window, known.place, known.maximised) {
            let settings = Settings { window, place, maximised: self.maximised, ..known.clone() };
            self.app.run(AppCommand::Set(Box::new(settings)));
        }
    }
}

/// Whether the window has the size of a screen, or none, and not one of its own.
fn fills_screen(ctx: &egui::Context) -> bool {
    ctx.input(|input| {
        let window = input.viewport();
        [window.fullscreen, window.maximized, window.minimized].contains(&Some(true))
    })
}

/// The upper left corner of the window in pixels, where the desktop tells.
fn place(ctx: &egui::Context) -> Option<[i32; 2]> {
    let corner = ctx.input(|input| input.viewport().outer_rect)?.min * ctx.pixels_per_point();
    Some([corner.x.round() as i32, corner.y.round() as i32])
}

/// The size of the window.
fn size(ctx: &egui::Context) -> [f32; 2] {
    // Whole points: a size that is rounded otherwise each time would be a setting that changes each time.
    let size = (ctx.content_rect().size() * ctx.zoom_factor()).round();
    [size.x, size.y]
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
