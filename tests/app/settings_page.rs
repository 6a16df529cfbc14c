//! The page of settings: what is chosen applies at once and is saved.

use alhambra::{
    app::{AppCommand, Page},
    games::common::PLAYER_COLOURS,
    storage::{Animation, DataDir, Settings, ThemeSetting},
    text::{Language, PlayerColour, Texts},
};
use egui::{Key, vec2};

use crate::{
    desk::{Program, Typed, program, program_with, settings},
    game,
    new_game::colour,
    pad, tile_game,
};

/// The settings as the next start of the program would find them.
pub fn saved(program: &Program) -> Settings {
    Settings::load(&DataDir::find(Some(program.folder.path())).unwrap().settings(), &PLAYER_COLOURS).settings
}

#[test]
fn settings_apply_and_are_saved_at_once() {
    let mut program = program();
    program.press(Key::S);
    program.click(Texts::settings_theme_dark);
    assert_eq!(program.window.ctx.theme(), egui::Theme::Dark);
    for label in [
        Texts::settings_animation_slow,
        Texts::settings_colour_blind,
        Texts::settings_letters,
        Texts::settings_full_screen,
    ] {
        program.click(label);
    }
    program.click(|t: &Texts| format!("{}: {}", t.settings_colour(), t.colour_name(PlayerColour::Red)));
    program.click(colour(PlayerColour::Teal));
    program.click(Texts::settings_end_turn);
    program.click(Typed(Language::French.name()));
    assert_eq!(program.app().texts.language(), Language::French, "and spoken at once");
    assert!(program.shows(Texts::settings_copy_path));
    // Last, since the test's pointer knows no zoom.
    program.click(Texts::settings_larger);
    program.leave();
    let expected = Settings {
        theme: ThemeSetting::Dark,
        animation: Animation::Slow,
        colour_blind_safe: true,
        letters: true,
        full_screen: true,
        player_colour: "teal".to_owned(),
        scale: 1.05,
        end_turn_by_itself: true,
        language: Some(Language::French),
        tips: false,
        ..Settings::default()
    };
    assert_eq!(saved(&program), expected);
    assert_eq!(program.window.ctx.zoom_factor(), 1.05);
}

#[test]
fn the_scale_that_is_chosen_is_the_one_in_force_in_any_window() {
    for (size, chosen) in [
        (vec2(800.0, 1280.0), 1.0),
        (vec2(1366.0, 768.0), 1.5),
        (vec2(1024.0, 640.0), 2.0),
        (vec2(1024.0, 640.0), 0.75),
        (vec2(1920.0, 1080.0), 1.0),
        (vec2(3840.0, 2160.0), 2.0),
    ] {
        let settings = Settings { scale: chosen, ..settings(Language::English) };
        let mut program = program_with(&settings, size);
        program.window.run();
        assert_eq!(program.window.ctx.zoom_factor(), chosen, "{size}");
    }
}

#[test]
fn the_display_is_kept_awake_at_a_table_that_is_shown_and_nowhere_else() {
    let mut table = pad::playing(2);
    assert!(table.app().is_at_table());
    table.run(AppCommand::Go(Page::Home));
    assert!(!table.app().is_at_table());
    let mut tiles = tile_game::begin(3);
    assert!(tiles.app().is_at_table());
    assert!(!game::playing().app().is_at_table(), "whoever plays on screen touches it");
    assert!(tiles.app().settings.keep_awake, "unless somebody does not want it");
}
