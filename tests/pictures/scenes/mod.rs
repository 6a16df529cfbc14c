//! All scenes: the name of each, and how to get there.

mod alexandros;
mod front;
mod game;
mod pad;
mod saved;
mod several;
mod tile_game;
mod tile_table;
mod written;

use alhambra::{
    app::AppCommand,
    storage::{self, LanguageChoice},
    text::{Language, Texts},
    ui::raster::Image,
};
use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::desk::{Part, Program, Words, program};

/// How a scene is looked at.
#[derive(Clone, Copy)]
pub enum Look {
    Light,
    Dark,
    /// By day, in French.
    French,
    /// By night, in French.
    #[allow(dead_code, reason = "only the example of pictures looks so")]
    DarkFrench,
    /// By day, in the colours that every eye tells apart.
    AnyEye,
    /// By night, in those colours.
    #[allow(dead_code, reason = "the example of pictures does not look so")]
    DarkAnyEye,
}

/// A screen, and how to get there.
pub struct Scene {
    pub name: &'static str,
    looks: &'static [Look],
    way: fn(&mut Program),
}

/// A scene in light and dark, from Home of a program that was never used.
const fn scene(name: &'static str, way: fn(&mut Program)) -> Scene {
    Scene { name, looks: &[Look::Light, Look::Dark], way }
}

pub fn all() -> Vec<Scene> {
    [
        front::scenes(),
        game::scenes(),
        several::scenes(),
        pad::scenes(),
        saved::scenes(),
        written::scenes(),
        tile_game::scenes(),
        tile_table::scenes(),
        alexandros::scenes(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// A scene that only the example of pictures draws: no picture of it is kept.
const fn to_look_at(name: &'static str, way: fn(&mut Program)) -> Scene {
    Scene { name, looks: &[], way }
}

impl Scene {
    /// The same in French, too.
    const fn also_french(mut self) -> Self {
        self.looks = &[Look::Light, Look::Dark, Look::French];
        self
    }

    /// The same in French and in the colours for every eye, too.
    const fn also_for_any_eye(mut self) -> Self {
        self.looks = &[Look::Light, Look::Dark, Look::French, Look::AnyEye];
        self
    }

    /// The names of its pictures.
    pub fn pictures(&self) -> impl Iterator<Item = String> {
        self.looks.iter().map(|look| self.picture(*look))
    }

    fn picture(&self, look: Look) -> String {
        let look = match look {
            Look::Light => "light",
            Look::Dark => "dark",
            Look::French => "french",
            Look::DarkFrench => "dark-french",
            Look::AnyEye => "any-eye",
            Look::DarkAnyEye => "dark-any-eye",
        };
        format!("{}-{look}.png", self.name)
    }

    /// Goes there and shows its pictures, one after the other.
    pub fn draw(&self, show: impl FnMut(&str, &Image)) {
        self.draw_in(program(), self.looks, show);
    }

    /// Goes there and looks at it in these ways, one after the other.
    #[allow(dead_code, reason = "the example of pictures looks at pictures alone")]
    pub fn visit(&self, looks: &[Look], show: impl FnMut(&str, &Program)) {
        self.visit_in(program(), looks, show);
    }

    /// The same in a window of any size, looked at in other ways.
    pub fn draw_in(&self, program: Program, looks: &[Look], mut show: impl FnMut(&str, &Image)) {
        self.visit_in(program, looks, |name, program| show(name, &program.eye.see(&program.window)));
    }

    fn visit_in(&self, mut program: Program, looks: &[Look], mut show: impl FnMut(&str, &Program)) {
        (self.way)(&mut program);
        program.window.remove_cursor();
        for look in looks {
            let app = program.app();
            // Not by a command: nothing is said or saved for it.
            let settings = &mut app.settings;
            settings.theme = match look {
                Look::Dark | Look::DarkFrench | Look::DarkAnyEye => storage::ThemeSetting::Dark,
                _ => storage::ThemeSetting::Light,
            };
            settings.colour_blind_safe = matches!(look, Look::AnyEye | Look::DarkAnyEye);
            let french = matches!(look, Look::French | Look::DarkFrench);
            settings.language = if french { LanguageChoice::Fr } else { LanguageChoice::En };
            app.texts = Texts::new(if french { Language::French } else { Language::English });
            advance(&mut program);
            program.window.ctx.all_styles_mut(|style| style.visuals.text_cursor.blink = false);
            advance(&mut program);
            show(&self.picture(*look), &program);
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

/// Draws until nothing moves any more; a list that scrolls takes its time.
fn advance(program: &mut Program) {
    let at_rest = (0..5).any(|_| program.window.run_ok().is_some());
    assert!(at_rest, "something moves on and on");
}

/// Clicks the first control of this kind whose name has these words in it.
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

/// Opens the list of this number on the page.
fn open_list(program: &mut Program, number: usize) {
    program.window.get_all_by_role(egui::Role::ComboBox).nth(number).unwrap().click();
    program.window.run();
}
