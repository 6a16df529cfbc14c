//! A program on a desk of its own: a temporary data folder, and a window without a screen.

use alhambra::{
    app::{AppCommand, AppState, Page, Screens, show},
    games::{
        HOUSE,
        alhambra::{
            game::{GamePage as TilePage, PlayCommand},
            session::lesson::Lesson,
        },
        common::contract::GameList,
        roll_and_write::{
            game::GamePage,
            record::{self, AnyGame},
        },
    },
    storage::{DataDir, Settings},
    text::{Label, Language, Texts},
    ui::theme::{self, ThemeChoice},
};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Role, UiBuilder, Vec2, accesskit::Action, vec2};
use egui_kittest::{Harness, Node, kittest::Queryable as _};
use tempfile::TempDir;

use crate::raster::Eye;

#[path = "games.rs"]
mod games;
#[path = "words.rs"]
mod words;
pub use games::*;
pub use words::*;

/// The program and what its views remember.
pub struct Desk {
    pub app: AppState,
    pub acts: Acts,
    screens: Screens,
}

/// How many taps and keys there have been so far. Scrolling is neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Acts {
    /// A control that a screen reader activates counts as tapped, too.
    pub taps: usize,
    /// A letter counts once, whether it comes as a key, as text or as both.
    pub keys: usize,
    /// The key that is down, whose letter may follow.
    down: Option<Key>,
}

impl Acts {
    /// Counts what is done in a pass. Each pass of a frame has events of its own.
    fn count(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::PointerButton { pressed: true, .. } => self.taps += 1,
                Event::AccessKitActionRequest(asked) if is_tap(asked.action) => self.taps += 1,
                Event::Key { key, pressed: true, repeat: false, .. } => {
                    self.keys += 1;
                    self.down = Some(*key);
                }
                Event::Key { pressed: false, .. } => self.down = None,
                Event::Text(text) => {
                    let is_its = |key: &Key| text.eq_ignore_ascii_case(key.name());
                    let counted = self.down.take().filter(is_its);
                    self.keys += text.chars().count() - usize::from(counted.is_some());
                }
                _ => {}
            }
        }
    }
}

/// Giving a control the focus takes at least a tap.
const fn is_tap(action: Action) -> bool {
    matches!(action, Action::Click | Action::Focus)
}

/// A running program.
pub struct Program {
    pub window: Harness<'static, Desk>,
    #[allow(dead_code, reason = "tests/pictures sees with it")]
    pub eye: Eye,
    pub folder: TempDir,
}

/// The settings of tests: nothing moves, no tip is given, and the language is given.
pub fn settings(language: Language) -> Settings {
    Settings {
        language: Some(language),
        theme: alhambra::storage::ThemeSetting::Light,
        animation: alhambra::storage::Animation::Off,
        tips: false,
        ..Settings::default()
    }
}

/// The window of tests, in points.
pub const USUAL: Vec2 = vec2(1280.0, 800.0);

/// Starts the program in English in an empty folder.
pub fn program() -> Program {
    program_with(&settings(Language::English), USUAL)
}

/// Starts the program with these settings in an empty folder.
pub fn program_with(settings: &Settings, size: Vec2) -> Program {
    let folder = tempfile::tempdir().unwrap();
    let file = DataDir::find(Some(folder.path())).unwrap().settings();
    settings.save(&Settings::default(), &file).unwrap();
    program_in(folder, size)
}

/// Starts the program in a folder that may hold something.
pub fn program_in(folder: TempDir, size: Vec2) -> Program {
    program_of(HOUSE, folder, size)
}

/// Starts a program that has these games, in a folder that may hold something.
pub fn program_of(list: GameList, folder: TempDir, size: Vec2) -> Program {
    let eye = Eye::default();
    let app = AppState::new(DataDir::find(Some(folder.path())).unwrap(), list);
    let desk = Desk { app, acts: Acts::default(), screens: Screens::new(list) };
    let window = Harness::builder()
        .with_size(size)
        .with_theme(egui::Theme::Light)
        .with_max_steps(8)
        .renderer(eye.clone())
        .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::LIGHT))
        .build_ui_state(
            |ui, desk: &mut Desk| {
                // Before the program takes any of them.
                ui.input(|input| desk.acts.count(&input.events));
                // The harness leaves an edge around; the program has the whole window.
                let window = UiBuilder::new().max_rect(ui.ctx().content_rect());
                ui.scope_builder(window, |ui| show(ui, &mut desk.app, &mut desk.screens));
            },
            desk,
        );
    Program { window, eye, folder }
}

impl Program {
    /// Closes the window; the folder stays.
    pub fn close(self) -> TempDir {
        self.folder
    }

    /// The record in this file of the folder of games; reading verifies every event.
    pub fn record(&mut self, file: &str) -> AnyGame {
        record::read(&self.app().games.read(file).unwrap()).unwrap().game
    }

    /// The program in the same folder after it was killed: nothing is closed or written on the way out.
    pub fn killed(self) -> Self {
        let Self { folder, window, .. } = self;
        drop(window);
        program_in(folder, USUAL)
    }

    pub fn app(&mut self) -> &mut AppState {
        &mut self.window.state_mut().app
    }

    /// What is under way in *Alhambra: Roll & Write*.
    pub fn roll_and_write(&mut self) -> &mut alhambra::games::roll_and_write::game::Desk {
        self.app().desk_mut()
    }

    /// What is under way in *Alhambra*, the tile game.
    #[allow(dead_code, reason = "tests/pictures asks for others")]
    pub fn alhambra(&mut self) -> &mut alhambra::games::alhambra::game::Desk {
        self.app().desk_mut()
    }

    /// Opens the lesson of the tile game at this step.
    pub fn teach_tiles(&mut self, step: usize) {
        self.run(AppCommand::Go(TilePage::Lesson.into()));
        for _ in 0..step {
            let due = self.alhambra().lesson.as_ref().and_then(Lesson::due);
            self.run(PlayCommand::Lesson(due));
        }
    }

    /// What is under way in *Alexandros*.
    #[allow(dead_code, reason = "tests/pictures asks for others")]
    pub fn alexandros(&mut self) -> &mut alhambra::games::alexandros::game::Desk {
        self.app().desk_mut()
    }

    pub fn page(&self) -> Page {
        self.window.state().app.page()
    }

    pub fn run(&mut self, command: impl Into<AppCommand>) {
        self.app().run(command);
        self.window.run();
    }

    pub fn press(&mut self, key: Key) {
        self.window.key_press(key);
        self.window.run();
    }

    pub fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        self.window.key_press_modifiers(modifiers, key);
        self.window.run();
    }

    /// Chooses an entry of the menu by its key.
    pub fn menu(&mut self, entry: Key) {
        self.press(Key::M);
        self.press(entry);
    }

    /// Lets all this happen before the next frame is drawn.
    pub fn at_once(&mut self, events: Vec<Event>) {
        let passes = 2 * events.len();
        self.window.input_mut().events.extend(events);
        self.window.run_steps(passes);
        self.window.run();
    }

    /// These words as the screen has them.
    pub fn said(&self, words: impl Words) -> String {
        words.said(&self.window.state().app.texts)
    }

    /// Everything with these words.
    pub fn all(&self, words: impl Words) -> impl DoubleEndedIterator<Item = Node<'_>> {
        self.window.query_all(words::by(self.said(words)))
    }

    /// The one thing with these words, of this kind if one is given; there may be none, but not two.
    #[track_caller]
    fn find(&self, role: Option<Role>, said: &str) -> Option<Node<'_>> {
        let by = words::by(said.to_owned());
        let mut found = self.window.query_all(role.map_or(by.clone(), |role| by.role(role)));
        let first = found.next();
        assert!(found.next().is_none(), "more than one is called {said:?}");
        first
    }

    /// The one control or sentence with these words.
    #[track_caller]
    pub fn get(&self, words: impl Words) -> Node<'_> {
        let said = self.said(words);
        self.find(None, &said).unwrap_or_else(|| panic!("nothing is called {said:?}"))
    }

    /// The one control of this kind with these words.
    #[track_caller]
    pub fn control(&self, role: Role, words: impl Words) -> Node<'_> {
        let said = self.said(words);
        self.find(Some(role), &said).unwrap_or_else(|| panic!("no {role:?} is called {said:?}"))
    }

    /// The same, if it is there.
    #[track_caller]
    pub fn find_control(&self, role: Role, words: impl Words) -> Option<Node<'_>> {
        self.find(Some(role), &self.said(words))
    }

    /// The field with this name.
    #[track_caller]
    pub fn field(&self, words: impl Words) -> Node<'_> {
        self.control(Role::TextInput, words)
    }

    /// The button whose name has these words in it; a text beside it may have them, too.
    #[track_caller]
    pub fn button(&self, words: impl Words) -> Node<'_> {
        self.control(Role::Button, Part(words))
    }

    /// Clicks the control with these words.
    #[track_caller]
    pub fn click(&mut self, words: impl Words) {
        self.get(words).click();
        self.window.run();
    }

    /// Clicks the control whose name has these words in it.
    #[track_caller]
    pub fn click_containing(&mut self, words: impl Words) {
        self.click(Part(words));
    }

    /// Clicks the button whose name has these words in it.
    #[track_caller]
    pub fn click_button(&mut self, words: impl Words) {
        self.button(words).click();
        self.window.run();
    }

    /// Chooses how many play, on a page where a game is set up. A new game has cards for that.
    pub fn choose_players(&mut self, players: usize) {
        if self.page() == Page::from(GamePage::NewGame) {
            let card = if players == 1 { Texts::new_goal_score as Label } else { Texts::new_around };
            self.control(Role::RadioButton, card).click();
            self.window.run();
            if players == 1 {
                return;
            }
        }
        self.click(move |t: &Texts| t.count_players(players));
    }

    /// Picks something from the list with this name.
    #[track_caller]
    pub fn pick(&mut self, list: impl Words, words: impl Words) {
        self.control(Role::ComboBox, list).click();
        self.window.run();
        let words = self.said(words);
        // What is out of sight cannot be clicked.
        self.get(Typed(&words)).scroll_to_me();
        while self.window.run_ok().is_none() {}
        self.click(Typed(&words));
    }

    /// Gives the focus to the control of this kind with these words.
    #[track_caller]
    pub fn focus(&mut self, role: Role, words: impl Words) {
        self.control(role, words).focus();
        self.window.run();
    }

    /// Writes into the field with this name, after what is there.
    #[track_caller]
    pub fn add(&mut self, field: impl Words + Copy, text: &str) {
        self.focus(Role::TextInput, field);
        self.field(field).type_text(text);
        self.window.run();
    }

    /// Writes into the field with this name, over what is there.
    #[track_caller]
    pub fn write(&mut self, field: impl Words + Copy, text: &str) {
        self.focus(Role::TextInput, field);
        self.press_with(Modifiers::COMMAND, Key::A);
        self.field(field).type_text(text);
        self.window.run();
    }

    /// Presses and releases the pointer at the middle of this control before the next frame is drawn.
    #[track_caller]
    pub fn tap_at_once(&mut self, words: impl Words) {
        let pos = self.get(words).rect().center();
        self.at_once(clicked(pos));
    }

    /// Moves the pointer into the corner, where there is nothing.
    pub fn leave(&mut self) {
        self.window.hover_at(self.window.ctx.content_rect().min + Vec2::splat(5.0));
        self.window.run();
    }

    /// Clicks twice at this place, as fast as a double click; what the first one changes is drawn in between.
    pub fn double_click_at(&mut self, pos: Pos2) {
        let now = self.window.ctx.input(|input| input.time);
        for time in [now + 0.05, now + 0.2] {
            for pressed in [true, false] {
                let input = self.window.input_mut();
                input.time = Some(time);
                input.events.push(Event::PointerMoved(pos));
                input.events.push(Event::PointerButton {
                    pos,
                    button: PointerButton::Primary,
                    pressed,
                    modifiers: Modifiers::NONE,
                });
                self.window.step();
            }
            self.window.run();
        }
        self.window.input_mut().time = None;
        self.window.run();
    }

    /// Clicks twice on the button whose name has these words in it.
    #[track_caller]
    pub fn double_click(&mut self, words: impl Words) {
        self.double_click_at(self.button(words).rect().center());
    }

    /// Whether there is something with these words, once.
    #[track_caller]
    pub fn shows(&self, words: impl Words) -> bool {
        self.find(None, &self.said(words)).is_some()
    }

    /// Whether a notification that is still there says this.
    pub fn has_told(&self, words: impl Words) -> bool {
        told(&self.window.state().app, words) > 0
    }

    /// Presses this key, and returns whether a notification then says this.
    pub fn tells_at(&mut self, key: Key, words: impl Words) -> bool {
        self.press(key);
        self.has_told(words)
    }

    /// Whether there is something with these words in it.
    pub fn shows_containing(&self, words: impl Words) -> bool {
        self.all(Part(words)).next().is_some()
    }
}

/// How many notifications say this.
pub fn told(app: &AppState, words: impl Words) -> usize {
    let said = words.said(&app.texts);
    app.notifications.iter().filter(|notification| words::fits(&notification.text, &said)).count()
}

/// The events of a click.
pub fn clicked(pos: Pos2) -> Vec<Event> {
    let button = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    vec![Event::PointerMoved(pos), button(true), button(false)]
}

/// The events of a key typed: a letter or digit without modifiers is also a text.
pub fn typed(modifiers: Modifiers, key: Key) -> Vec<Event> {
    let stroke = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    let letter =
        (key.name().len() == 1 && modifiers.is_none()).then(|| Event::Text(key.name().to_lowercase()));
    [Some(stroke(true)), letter, Some(stroke(false))].into_iter().flatten().collect()
}
