//! What comes in from outside: files dropped on the window, and what is pasted where no field is typed in.

use std::path::Path;

use egui::{Align2, Area, Event, Id, Order, Ui, Vec2};

use crate::{
    app::{AppCommand, AppState, BackupCommand, Page},
    games::roll_and_write::game::{self as roll_and_write, GamePage},
    text::Texts,
    ui::{keys, widgets::surface},
};

/// How the names of backups end.
const BACKUPS: [&str; 2] = [".tar.gz", ".tgz"];

/// Takes in what was dropped or pasted, and shows where files can be dropped while they are held over the window.
pub fn take(
    ui: &Ui,
    app: &AppState,
    roll_and_write: &mut roll_and_write::Screens,
    commands: &mut Vec<AppCommand>,
) {
    let (is_hovered, dropped) =
        ui.input(|input| (!input.raw.hovered_files.is_empty(), input.raw.dropped_files.clone()));
    if is_hovered {
        sign(ui, &app.texts);
    }
    let paths: Vec<String> = dropped.iter().map(|file| file.path().display().to_string()).collect();
    open_files(app, &paths, commands);
    if let Some(text) = pasted(ui) {
        open_text(app, &text, roll_and_write, commands);
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

/// Opens the one file that is a backup or a saved game of this library; all others come into the library. From Home one is
/// led to where they are then.
fn open_files(app: &AppState, paths: &[String], commands: &mut Vec<AppCommand>) {
    if let [path] = paths {
        if is_backup(path) {
            let open = AppCommand::Backup(BackupCommand::Open(path.clone()));
            return commands.extend([AppCommand::Go(Page::Settings), open]);
        }
        if let Some(open) = app.of_library(Path::new(path)) {
            return commands.push(open);
        }
    }
    if paths.is_empty() {
        return;
    }
    lead_from_home(app, commands);
    commands.extend(paths.iter().cloned().map(AppCommand::Import));
}

/// Opens the files whose paths these are, the challenge of a code, or a record or a table written as text.
fn open_text(
    app: &AppState,
    text: &str,
    roll_and_write: &mut roll_and_write::Screens,
    commands: &mut Vec<AppCommand>,
) {
    let lines: Vec<String> = text.trim().lines().map(|line| line.trim().to_owned()).collect();
    if lines.iter().all(|line| Path::new(line).is_file()) {
        open_files(app, &lines, commands);
    } else if let Some(code) = roll_and_write::challenge_code(text) {
        roll_and_write.type_code(&code);
        commands.push(AppCommand::Go(GamePage::Challenges.into()));
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

fn is_backup(path: &str) -> bool {
    let path = path.to_lowercase();
    BACKUPS.iter().any(|ending| path.ends_with(ending))
}

/// Says that files held over the window can be dropped.
fn sign(ui: &Ui, texts: &Texts) {
    let area = Area::new(Id::unique("files held over the window")).order(Order::Tooltip).interactable(false);
    area.anchor(Align2::CENTER_CENTER, Vec2::ZERO).show(ui.ctx(), |ui| {
        surface::Surface::Ornate.show(ui, |ui| surface::heading(ui, texts.files_drop_here()));
    });
}
