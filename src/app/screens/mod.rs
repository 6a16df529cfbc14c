//! The screens. Each draws the state and adds commands to a list; none changes the state itself.

mod backups;
mod crash;
mod game_screens;
mod games;
mod help;
mod high_scores;
mod home;
mod incoming;
mod leaving;
mod library;
mod no_games;
mod notifications;
mod opening;
mod people;
mod photo;
mod plays_in;
mod result;
mod search_line;
mod settings;
mod statistics;
mod totals;
mod typed_totals;
mod zoom;

use egui::{Context, Event, Id, Key as Press, Modifiers, Ui, Vec2, ViewportCommand, accesskit::Role};

use super::{AppCommand, AppState, Page};
use common::{contract::GameList, screens::players::short_names};
use game_screens::GameScreens;
use storage::Settings;
use ui::{
    actions::{self, offer_everywhere},
    announcer, dialogs,
    drawing::{ground::Ground, stamp},
    focus_restore::FocusRestore,
    input_queue::InputQueue,
    keys::{self, Shortcut},
    second_click::SecondClick,
    shown_page,
    theme::{self, Mode, Theme, ThemeChoice},
};

/// What the screens remember that is no state of the program: fields half typed, what is unfolded.
pub struct Screens {
    home: home::HomeScreen,
    leaving: leaving::LeavingScreen,
    library: library::LibraryScreen,
    settings: settings::SettingsScreen,
    statistics: statistics::StatisticsScreen,
    high_scores: high_scores::HighScoresScreen,
    people: people::PeopleScreen,
    photo: photo::PhotoScreen,
    plays_in: plays_in::PlaysInScreen,
    typed_totals: typed_totals::TypedTotalsScreen,
    games: GameScreens,
    /// The size of the window in points of the system, where there is one: what is drawn in it never changes it.
    window: Option<Vec2>,
    /// What the context was last given: the settings, how often who is who had changed, and how fast things move.
    installed: Option<(Settings, u64, f64)>,
}

impl Screens {
    /// The screens of the program and of these games, as it starts.
    #[must_use]
    pub fn new(list: GameList) -> Self {
        Self {
            home: home::HomeScreen::default(),
            leaving: leaving::LeavingScreen::default(),
            library: library::LibraryScreen::default(),
            settings: settings::SettingsScreen::default(),
            statistics: statistics::StatisticsScreen::default(),
            high_scores: high_scores::HighScoresScreen::default(),
            people: people::PeopleScreen::default(),
            photo: photo::PhotoScreen::default(),
            plays_in: plays_in::PlaysInScreen::default(),
            typed_totals: typed_totals::TypedTotalsScreen::default(),
            games: GameScreens::new(list),
            window: None,
            installed: None,
        }
    }

    /// Tells how large the window is, in points of the system.
    pub fn set_window(&mut self, size: Vec2) {
        self.window = Some(size);
    }
}

/// Gives fonts, theme, scale, animation, short names and the order of input to the context; before the first frame and when
/// any of it changes.
pub fn install(ctx: &Context, app: &AppState) {
    let settings = &app.settings;
    let mode = match settings.theme {
        storage::ThemeSetting::System => Mode::System,
        storage::ThemeSetting::Light => Mode::Light,
        storage::ThemeSetting::Dark => Mode::Dark,
    };
    theme::install(ctx, ThemeChoice { mode, colour_blind: settings.colour_blind_safe });
    stamp::keep(ctx);
    ctx.add_plugin(InputQueue::default());
    ctx.add_plugin(SecondClick::default());
    ctx.add_plugin(FocusRestore::default());
    short_names(&app.people, &settings.player_name).install(ctx);
    // The scale is a setting of ours: no second one by keys beside it.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    ctx.all_styles_mut(|style| style.animation_time = SMALL_MOVEMENT * app.motion_times() as f32);
}

/// Seconds that a small movement takes as designed.
const SMALL_MOVEMENT: f32 = 0.12;
/// Between two looks at how a training goes.
const TRAINING_SEEN: std::time::Duration = std::time::Duration::from_millis(400);

/// Sets the scale: a page that the window does not hold is scrolled.
fn set_scale(ctx: &Context, scale: f32) {
    if (scale - ctx.zoom_factor()).abs() > 0.004 {
        ctx.set_zoom_factor(scale);
    }
}

/// Draws the program and carries out what was asked for.
pub fn show(ui: &mut Ui, app: &mut AppState, screens: &mut Screens) {
    let is_installed = screens.installed.as_ref().is_some_and(|(settings, people, times)| {
        (settings, *people, *times) == (&app.settings, app.people_changes, app.motion_times())
    });
    if !is_installed {
        install(ui.ctx(), app);
        screens.installed = Some((app.settings.clone(), app.people_changes, app.motion_times()));
        let ctx = ui.ctx().clone();
        app.wake_by(move || ctx.request_repaint());
    }
    set_scale(ui.ctx(), screens.settings.scale(app.page(), zoom::factor(&app.settings, screens.window)));
    let (any_input, time) = ui.input(|input| (!input.events.is_empty(), input.time));
    if any_input {
        app.count_time(time);
    }
    if app.poll() {
        // Whatever else happens, the next look at it is soon.
        ui.ctx().request_repaint_after(TRAINING_SEEN);
    }
    if app.leaving.is_none()
        && let Some(opening) = app.openings.pop_front()
    {
        if !app.openings.is_empty() {
            ui.ctx().request_repaint();
        }
        opening::show(opening, app, &mut screens.library, &mut screens.games);
    }
    keep_open(ui, app);
    let mut commands = Vec::new();
    let ground = Ground::begin(ui.painter(), ui.max_rect());
    ui.spacing_mut().item_spacing.y = 0.0;
    keys_everywhere(ui, app, &mut commands);
    incoming::take(ui, app, &mut screens.games, &mut commands);
    let asked = screens.leaving.show(ui, app, &mut commands);
    // A new page is a new screen: nothing of the last one keeps the keyboard.
    let page = |ui: &mut Ui| match app.page() {
        _ if asked => {}
        Page::Home => screens.home.show(ui, app, &mut commands),
        Page::Library => screens.library.show(ui, app, &mut commands),
        Page::HighScores => screens.high_scores.show(ui, app, &mut commands),
        Page::Statistics => screens.statistics.show(ui, app, &mut commands),
        Page::People => screens.people.show(ui, app, &mut commands),
        Page::PlaysIn => screens.plays_in.show(ui, app, &mut commands),
        Page::TypedTotals => screens.typed_totals.show(ui, app, &mut commands),
        Page::Totals => totals::show(ui, app, &mut commands),
        Page::Settings => screens.settings.show(ui, app, &mut commands),
        Page::Game(page) => screens.games.show(ui, page, app, &mut commands),
    };
    let page = ui.push_id(app.page(), page).response.id;
    tell_readers(ui, app, page);
    screens.photo.show(ui, app, &mut commands);
    crash::show(ui, app, &mut commands);
    ground.finish(ui.painter(), &Theme::of(ui.ctx()));
    app.hear_windows(dialogs::open(ui.ctx()));
    notifications::show(ui, app, &mut commands);
    if app.help {
        help::show(ui, app, &mut commands);
    }
    if let Some(why) = actions::take_refused(ui.ctx()) {
        app.remark(why);
    }
    let asked = !commands.is_empty();
    for command in commands {
        app.run(command);
    }
    if let Some(text) = app.copied.take() {
        ui.ctx().copy_text(text);
    }
    shown_page::set(ui.ctx(), app.page());
    if asked {
        // What was asked for may have changed anything: draw it at once.
        ui.ctx().request_repaint();
    }
}

/// Tells a screen reader what the window is called, what is new, and that a page under a window cannot be reached.
fn tell_readers(ui: &Ui, app: &AppState, page: Id) {
    let ctx = ui.ctx();
    ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(app.texts.app_name()));
    let is_behind = !ctx.memory(|memory| memory.is_above_modal_layer(ui.layer_id()));
    ctx.accesskit_node_builder(page, |node| {
        // AccessKit loses what changes in the moment in which a node without a role of its own is hidden.
        node.set_role(Role::Main);
        if is_behind {
            node.set_hidden();
        }
    });
    announcer::show(ui);
}

/// Ctrl-Q and the frame of the window close it: not while something is unsaved, which is asked instead.
fn keep_open(ui: &Ui, app: &mut AppState) {
    if !app.quit && ui.input(|input| input.viewport().close_requested()) {
        if app.leaving.is_none() {
            app.run(AppCommand::Quit);
        }
        if !app.quit {
            ui.ctx().send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }
}

/// The system tells of Ctrl+C as such: for pages it is a key like all others. No text here can be selected but in fields.
fn copy_is_a_key(ui: &Ui) {
    ui.input_mut(|input| {
        if input.events.contains(&Event::Copy) {
            input.events.push(Event::Key {
                key: Press::C,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: Modifiers::COMMAND,
            });
        }
    });
}

/// Keys that do the same on every screen. While a text is typed they are letters.
fn keys_everywhere(ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
    let texts = &app.texts;
    actions::begin(ui.ctx());
    offer_everywhere(ui, texts.keys_do_confirm(), [Press::Enter, Press::Space]);
    offer_everywhere(ui, texts.keys_do_focus(), [Shortcut::from(Press::Tab), Shortcut::shift(Press::Tab)]);
    offer_everywhere(ui, texts.keys_do_full_screen(), [Press::F11]);
    offer_everywhere(ui, texts.keys_do_paste(), [Shortcut::ctrl(Press::V)]);
    offer_everywhere(ui, texts.keys_title(), [Press::Questionmark]);
    offer_everywhere(ui, texts.home_quit(), [Shortcut::ctrl(Press::Q)]);
    if app.help {
        keys::hold_from_page(ui.ctx());
    }
    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::F11)) {
        commands.push(AppCommand::FullScreen);
    }
    notifications::keys(ui, app, commands);
    if ui.ctx().text_edit_focused() && !app.help {
        return;
    }
    copy_is_a_key(ui);
    if ui.input_mut(|input| {
        input.consume_key(Modifiers::NONE, Press::Questionmark)
            || input.consume_key(Modifiers::SHIFT, Press::Questionmark)
    }) {
        commands.push(AppCommand::Help);
    }
    if app.help && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::Escape)) {
        commands.push(AppCommand::Help);
    }
}
