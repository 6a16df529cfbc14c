//! Library, replay and score card, driven as a person drives them: by keys and by clicks.
#![cfg(feature = "gui")]
#![allow(missing_docs, clippy::unwrap_used)]

use crate::painted;
use alhambra::games::HOUSE;
#[path = "../support/paper_game.rs"]
mod paper_game;
use crate::raster;

mod library;
mod looks;
mod replay;
mod score_card;
mod table;

use std::{
    fs::File,
    time::{Duration, UNIX_EPOCH},
};

use alhambra::{
    app::{AppCommand, AppState, Page, Screens, Source, Tone},
    games::{
        common::Description,
        roll_and_write::{
            game::GamePage,
            log::{Game, NamedLayout, solo_header},
            record::AnyGame,
            rules::{GameConfig, ToAct},
        },
    },
    kernel::{Seed, record::Header},
    storage::{DataDir, Games, Settings},
    text::Language,
    ui::theme,
};
use egui::{Key, vec2};
use egui_kittest::Harness;
use raster::Eye;

/// The program, its screens, and the folder it lives in.
struct App {
    app: AppState,
    screens: Screens,
    _folder: tempfile::TempDir,
}

/// The program with some solo games in its folder: the file name of each, and how many decisions were made.
fn app(games: &[(&str, usize)], language: Language, dark: bool) -> App {
    let folder = tempfile::tempdir().unwrap();
    let data = DataDir::find(Some(folder.path())).unwrap();
    let settings = Settings {
        language: Some(language),
        theme: if dark {
            alhambra::storage::ThemeSetting::Dark
        } else {
            alhambra::storage::ThemeSetting::Light
        },
        tips: false,
        ..Settings::default()
    };
    settings.save(&Settings::default(), &data.settings()).unwrap();
    let library = Games::new(data.games());
    for (k, (name, decisions)) in games.iter().enumerate() {
        let text = AnyGame::Played(Box::new(solo(k as u64 + 5, *decisions))).write(None);
        library.save(&mut library.lock(name).unwrap(), &text).unwrap();
        // The list sorts them by their times, and two files can get the same time.
        let file = File::options().write(true).open(data.games().join(name)).unwrap();
        file.set_modified(UNIX_EPOCH + Duration::from_secs(1_700_000_000 + k as u64)).unwrap();
    }
    App { app: AppState::new(data, HOUSE), screens: Screens::new(HOUSE), _folder: folder }
}

/// A solo game played by a policy that builds what brings the most at once.
fn solo(seed: u64, decisions: usize) -> Game {
    let (named, layout) = NamedLayout::standard();
    let config = GameConfig::new(layout, 1, 2).unwrap();
    let mut header = solo_header(&format!("game-{seed}"), &named.name, 2);
    header.started = "2026-03-07T11:00:00Z".parse().unwrap();
    header.active_seconds = 1500;
    let mut game = Game::start(header, config, Some(Seed(seed))).unwrap();
    for _ in 0..decisions {
        while matches!(game.state().to_act(), ToAct::Chance(_)) {
            game.draw(None).unwrap();
        }
        let legal = game.legal_moves();
        let worth = |command: &&_| {
            let mut after = *game.state();
            after.apply(game.config(), **command).unwrap();
            after.total(game.config(), 0)
        };
        let Some(&best) = legal.iter().max_by_key(worth) else { break };
        game.perform(best).unwrap();
    }
    while game.draw(None).is_ok() {}
    if game.is_over() {
        game.header.ended = Some("2026-03-07T11:25:00Z".parse().unwrap());
    }
    game
}

/// The program in a window without a screen.
fn window(eye: &Eye, size: (f32, f32), app: App) -> Harness<'static, App> {
    let choice = theme::ThemeChoice::LIGHT;
    let dark = app.app.settings.theme == alhambra::storage::ThemeSetting::Dark;
    Harness::builder()
        .with_size(vec2(size.0, size.1))
        .with_max_steps(40)
        .with_theme(if dark { egui::Theme::Dark } else { egui::Theme::Light })
        .renderer(eye.clone())
        .with_context_setup(move |ctx| theme::install(ctx, choice))
        .build_ui_state(|ui, app: &mut App| alhambra::app::show(ui, &mut app.app, &mut app.screens), app)
}

/// The program on a page, in a window of the usual size.
fn on(games: &[(&str, usize)], command: AppCommand) -> Harness<'static, App> {
    let mut app = app(games, Language::English, false);
    app.app.run(command);
    let mut harness = window(&Eye::default(), (1280.0, 800.0), app);
    harness.run();
    harness
}

fn library(games: &[(&str, usize)]) -> Harness<'static, App> {
    on(games, AppCommand::Go(Page::Library))
}

fn file(name: &str) -> Source {
    Source::File(name.to_owned())
}

fn press(harness: &mut Harness<'_, App>, keys: &[Key]) {
    for &key in keys {
        harness.key_press(key);
        harness.run();
    }
}
