//! All scenes: the name of each, and how to get there.

mod alexandros;
mod front;
pub mod game;
mod pad;
mod people;
mod plays_in;
mod saved;
mod several;
mod statistics;
mod tile_game;
mod tile_play;
mod tile_table;
mod written;

use alhambra::{
    app::{AppCommand, AppState},
    storage::ThemeSetting,
    text::{Language, Texts},
    ui::raster::Image,
};
use egui::{Key, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::desk::{self, Part, Program, Words, program};

/// How a scene is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Look {
    pub dark: bool,
    /// In the colours that every eye can distinguish.
    pub any_eye: bool,
    pub language: Language,
}

impl Look {
    pub const LIGHT: Self = Self { dark: false, any_eye: false, language: Language::English };
    pub const DARK: Self = Self { dark: true, ..Self::LIGHT };
    pub const FRENCH: Self = Self { language: Language::French, ..Self::LIGHT };
    pub const ANY_EYE: Self = Self { any_eye: true, ..Self::LIGHT };

    /// Its distinguishing name, for the names of pictures.
    pub fn name(self) -> String {
        let language = match self.language {
            Language::English => String::new(),
            other => format!("{other:?}").to_lowercase(),
        };
        let by_day = if self.any_eye || !language.is_empty() { "" } else { "light" };
        let parts =
            [if self.dark { "dark" } else { by_day }, &language, if self.any_eye { "any-eye" } else { "" }];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
    }

    /// Makes the program look like this, without a command, so that nothing is said or saved.
    pub fn set(self, app: &mut AppState) {
        app.settings.theme = if self.dark { ThemeSetting::Dark } else { ThemeSetting::Light };
        app.settings.colour_blind_safe = self.any_eye;
        app.settings.language = Some(self.language);
        app.texts = Texts::new(self.language);
    }
}

/// A screen, and how to get there.
pub struct Scene {
    pub name: &'static str,
    looks: &'static [Look],
    way: fn(&mut Program),
}

/// A scene in light and dark, starting at Home in a program that was never used.
const fn scene(name: &'static str, way: fn(&mut Program)) -> Scene {
    Scene { name, looks: &[Look::LIGHT, Look::DARK], way }
}

pub fn all() -> Vec<Scene> {
    [
        front::scenes(),
        statistics::scenes(),
        game::scenes(),
        several::scenes(),
        pad::scenes(),
        people::scenes(),
        saved::scenes(),
        written::scenes(),
        plays_in::scenes(),
        tile_game::scenes(),
        tile_play::scenes(),
        tile_table::scenes(),
        alexandros::scenes(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// A scene that only the example `pictures` draws: no values of it are kept.
const fn to_look_at(name: &'static str, way: fn(&mut Program)) -> Scene {
    Scene { name, looks: &[], way }
}

impl Scene {
    /// The same in French, too.
    const fn also_french(mut self) -> Self {
        self.looks = &[Look::LIGHT, Look::DARK, Look::FRENCH];
        self
    }

    /// The same in French and in the colours for every eye, too.
    const fn also_for_any_eye(mut self) -> Self {
        self.looks = &[Look::LIGHT, Look::DARK, Look::FRENCH, Look::ANY_EYE];
        self
    }

    /// The looks that it is drawn in.
    pub const fn looks(&self) -> &'static [Look] {
        self.looks
    }

    pub fn picture(&self, look: Look) -> String {
        format!("{}-{}.png", self.name, look.name())
    }

    /// Goes there and shows its pictures, one after the other.
    pub fn draw(&self, mut show: impl FnMut(Look, &Program, &Image)) {
        self.visit(program(), &[desk::USUAL], self.looks, |look, program| {
            show(look, program, &program.eye.see(&program.window));
        });
    }

    /// Goes there in a window of the usual size, and then shows it at these sizes in these looks.
    pub fn visit(
        &self,
        mut program: Program,
        sizes: &[Vec2],
        looks: &[Look],
        mut show: impl FnMut(Look, &Program),
    ) {
        (self.way)(&mut program);
        program.window.remove_cursor();
        for &size in sizes {
            program.window.set_size(size);
            for &look in looks {
                look.set(program.app());
                advance(&mut program);
                program.window.ctx.all_styles_mut(|style| style.visuals.text_cursor.blink = false);
                advance(&mut program);
                show(look, &program);
            }
        }
    }
}

/// Opens a game with this record.
fn put(program: &mut Program, record: &str) {
    let games = &program.app().games;
    games.save(&mut games.lock("table.json").unwrap(), record).unwrap();
    program.run(AppCommand::Open("table.json".to_owned()));
}

/// Presses keys, one after the other.
fn press(program: &mut Program, keys: &[Key]) {
    for key in keys {
        program.window.key_press(*key);
        advance(program);
    }
}

/// Draws until nothing moves any more; a list that scrolls takes a while.
fn advance(program: &mut Program) {
    let at_rest = (0..5).any(|_| program.window.run_ok().is_some());
    assert!(at_rest, "something never stops moving");
}

/// Clicks the first control with this role whose name contains these words.
fn click_first(program: &mut Program, role: egui::Role, words: impl Words + Copy) {
    let control = program.all(Part(words)).find(|node| node.accesskit_node().role() == role);
    control.unwrap_or_else(|| panic!("no {role:?} {:?}", program.said(words))).click();
    program.window.run();
}

/// Clicks the choice with these words.
fn click_choice(program: &mut Program, words: impl Words) {
    program.control(egui::Role::RadioButton, words).click();
    program.window.run();
}

/// Opens the list with this number on the page.
fn open_list(program: &mut Program, number: usize) {
    program.window.get_all_by_role(egui::Role::ComboBox).nth(number).unwrap().click();
    program.window.run();
}
