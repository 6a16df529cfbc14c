//! What comes in from outside: files dropped on the window, and what is pasted where no field is typed in.

use std::path::{Path, PathBuf};

use egui::{Align2, Area, Event, Id, Order, Ui, Vec2};

use super::game_screens::GameScreens;
use crate::{AppCommand, AppState, BackupCommand, Page, PhotoCommand};
use opening::{is_backup, typed_path};
use text::Texts;
use ui::{keys, widgets::surface};

/// Takes in what was dropped or pasted, and shows where files can be dropped while they are held over the window.
pub fn take(ui: &Ui, app: &AppState, games: &mut GameScreens, commands: &mut Vec<AppCommand>) {
    let (is_hovered, dropped) =
        ui.input(|input| (!input.raw.hovered_files.is_empty(), input.raw.dropped_files.clone()));
    if is_hovered {
        sign(ui, &app.texts);
    }
    let paths: Vec<String> = dropped.iter().map(|file| file.path().display().to_string()).collect();
    open_files(app, &paths, commands);
    if let Some(text) = pasted(ui) {
        open_text(app, &text, games, commands);
    }
}

/// What was pasted for the page.
fn pasted(ui: &Ui) -> Option<String> {
    if ui.ctx().text_edit_focused() || !keys::reaches(ui) {
        return None;
    }
    ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Paste(text) if !text.trim().is_empty() => Some(text.clone()),
            _ => None,
        })
    })
}

/// Opens the one file that is a saved game of this library, and a backup; all others come into the library. From Home one is
/// led to where they are then.
fn open_files(app: &AppState, paths: &[String], commands: &mut Vec<AppCommand>) {
    if let [path] = paths
        && let Some(open) = app.of_library(Path::new(path))
    {
        return commands.push(open);
    }
    let Some(first) = paths.first() else { return };
    if app.photo.is_some() {
        return commands.push(AppCommand::Photo(PhotoCommand::Choose(first.clone())));
    }
    let (backups, others): (Vec<String>, Vec<String>) =
        paths.iter().cloned().partition(|path| is_backup(path));
    // The page first: what went wrong on one is over when it is left.
    if !backups.is_empty() {
        commands.push(AppCommand::Go(Page::Settings));
    } else {
        lead_from_home(app, commands);
    }
    match others.len() {
        0 => {}
        1 => commands.extend(others.into_iter().map(AppCommand::Import)),
        _ => commands.push(AppCommand::ImportAll(others)),
    }
    // Of several the first: what becomes of one is asked.
    let open = |path| AppCommand::Backup(BackupCommand::Open(path));
    commands.extend(backups.into_iter().next().map(open));
}

/// Opens the files whose paths these are, the challenge of a code, or a record or a table written as text.
fn open_text(app: &AppState, text: &str, games: &mut GameScreens, commands: &mut Vec<AppCommand>) {
    let file = |line: &str| Some(typed_path(line)).filter(|path| path.is_file());
    let files: Option<Vec<PathBuf>> = text.trim().lines().map(file).collect();
    if let Some(files) = files {
        let files: Vec<String> = files.iter().map(|path| path.display().to_string()).collect();
        open_files(app, &files, commands);
    } else if let Some(page) = app.list.code(&app.texts, text).and_then(|code| games.type_code(&code.ok()?)) {
        commands.push(AppCommand::Go(page));
    } else {
        lead_from_home(app, commands);
        commands.push(AppCommand::ImportText(text.to_owned()));
    }
}

fn lead_from_home(app: &AppState, commands: &mut Vec<AppCommand>) {
    if app.page() == Page::Home {
        commands.push(AppCommand::Go(Page::Library));
    }
}

/// Says that files held over the window can be dropped.
fn sign(ui: &Ui, texts: &Texts) {
    let area = Area::new(Id::unique("files held over the window")).order(Order::Tooltip).interactable(false);
    area.anchor(Align2::CENTER_CENTER, Vec2::ZERO).show(ui.ctx(), |ui| {
        surface::Surface::Ornate.show(ui, |ui| surface::heading(ui, texts.files_drop_here()));
    });
}
