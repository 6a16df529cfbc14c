//! Sheets of one's own: the list, and what can be done with each.

mod details;
mod editor;
mod faults;
mod list;
mod table;
mod training;

use egui::{Align, Key as Press, Layout, Modifiers, Rect, RichText, Ui, UiBuilder, pos2, vec2};

use crate::{
    games::{
        common::host::AppRequest,
        roll_and_write::{
            advisor::GameKind,
            session::{AppView, GameCommand, LayoutCommand},
        },
    },
    text::{Key, Texts},
    ui::{
        dialogs::{self, Answer, Ask, suggested_path},
        drawing::symbols::Symbol,
        keys::{key_name, pressed},
        theme::{self, Theme},
        widgets::{button::Button, surface::Surface, top_bar},
    },
};
use details::LayoutAction;
use list::LayoutItem;

pub use editor::LayoutEditorScreen;

/// Between cards, in points.
const GAP: f32 = 14.0;

/// What a window was opened for.
#[derive(Clone, Debug)]
enum Wish {
    Import,
    Export(Option<String>),
}

/// What is asked before it is done.
#[derive(Clone, Debug)]
enum LayoutQuestion {
    /// A sheet goes to the trash.
    Trash { file: String, name: String },
    /// Unfinished work is thrown away, for something else if there is one.
    Discard { instead: Option<LayoutCommand> },
}

/// What the screen remembers.
pub struct LayoutsScreen {
    /// The file of the selected sheet; none is the sheet of the program.
    selected: Option<String>,
    /// The sheet that was saved last when the list was last drawn.
    seen: Option<String>,
    ask: Option<(Ask, Wish)>,
    question: Option<LayoutQuestion>,
    /// The kind of game to train for.
    kind: GameKind,
}

impl Default for LayoutsScreen {
    fn default() -> Self {
        Self { selected: None, seen: None, ask: None, question: None, kind: GameKind::ALL[0] }
    }
}

impl LayoutsScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        let desk = &app.desk.layouts;
        if self.seen != desk.last {
            self.seen.clone_from(&desk.last);
            self.selected.clone_from(&desk.last);
        }
        let items = list::items(texts, desk);
        let at = items.iter().position(|item| item.file == self.selected).unwrap_or(0);
        let window = ui.max_rect();
        self.bar(ui, app, commands);
        let room = Rect::from_min_max(pos2(window.min.x, window.min.y + top_bar::HEIGHT), window.max);
        let room = room.shrink(16.0);
        let side = (room.width() * 0.42).clamp(360.0, 640.0);
        let left = room.with_max_x(room.max.x - side - GAP);
        let right = room.with_min_x(left.max.x + GAP);
        Surface::Plain.show_in(ui, left, |ui| self.sheets(ui, app, &items, at, commands));
        let quiet = self.quiet();
        let deed = Surface::Ornate
            .show_in(ui, right, |ui| details::show(ui, app, &items[at], &mut self.kind, quiet, commands));
        if let Some(deed) = deed.inner {
            self.act(&items[at], deed, app, commands);
        }
        self.windows(ui, app, commands);
    }

    fn quiet(&self) -> bool {
        self.ask.is_none() && self.question.is_none()
    }

    fn bar(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        let (mut import, mut new) = (false, false);
        top_bar::show(
            ui,
            texts.get(Key::SheetsTitle),
            |_| {},
            |ui| {
                let home = Button::quiet(texts.get(Key::Home))
                    .icon(Symbol::Home)
                    .shortcut(key_name(texts, Press::Escape));
                if ui.add(home).clicked() || pressed(ui, Press::Escape) {
                    commands.push(AppRequest::Back.into());
                }
                let button =
                    Button::secondary(texts.get(Key::SheetsImport)).icon(Symbol::ArrowDown).shortcut("I");
                import = ui.add(button).clicked() || pressed(ui, Press::I);
                let button = Button::secondary(texts.get(Key::SheetsNew)).icon(Symbol::Plus).shortcut("N");
                new = ui.add(button).clicked() || pressed(ui, Press::N);
            },
        );
        if import {
            let hint = texts.get(Key::SheetsImportHint);
            let ask = Ask::new(texts.get(Key::SheetsImport), hint, texts.get(Key::Import), String::new());
            self.ask = Some((ask, Wish::Import));
        }
        if new {
            self.begin(LayoutCommand::New, app, commands);
        }
    }

    /// Opens the editor on something; unfinished work there is asked about first.
    fn begin(&mut self, what: LayoutCommand, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        if app.desk.layouts.unsaved().is_some() {
            self.question = Some(LayoutQuestion::Discard { instead: Some(what) });
        } else {
            commands.push(GameCommand::Layouts(what));
        }
    }

    /// Unfinished work, the list, and what was thrown away last.
    fn sheets(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        items: &[LayoutItem],
        at: usize,
        commands: &mut Vec<GameCommand>,
    ) {
        self.unsaved(ui, app, commands);
        let room = ui.available_rect_before_wrap();
        let footer = app.desk.layouts.trashed.is_some();
        let place = if footer { room.with_max_y(room.max.y - 54.0) } else { room };
        let free = self.quiet() && ui.memory(|memory| memory.focused().is_none());
        let moved = if free && pressed(ui, Press::ArrowDown) {
            Some((at + 1).min(items.len() - 1))
        } else if free && pressed(ui, Press::ArrowUp) {
            Some(at.saturating_sub(1))
        } else {
            None
        };
        let chosen = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            list::show(ui, items, moved.unwrap_or(at), moved.is_some())
        });
        let chosen = chosen.inner;
        if let Some(next) = moved.or(chosen.selected) {
            self.selected.clone_from(&items[next].file);
            ui.ctx().request_repaint();
        }
        let entered =
            chosen.focused && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::Enter));
        if chosen.opened || entered {
            let item = &items[at];
            if let Some(deed) = details::deeds(item).first().filter(|deed| **deed != LayoutAction::Delete) {
                self.act(item, *deed, app, commands);
            }
        }
        if items.len() == 1 {
            let texts = app.texts;
            let theme = Theme::of(ui.ctx());
            let below = place.with_min_y(place.min.y + 96.0).shrink2(vec2(6.0, 0.0));
            ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
                let words = RichText::new(texts.get(Key::SheetsNoneYet)).font(theme::body(16.5));
                ui.label(words.color(theme.ink_soft));
            });
        }
        if let Some((_, name)) = &app.desk.layouts.trashed {
            let strip = room.with_min_y(room.max.y - 44.0);
            self.undo_bar(ui, strip, app.texts, name, commands);
        }
    }

    /// What lies unfinished in the editor.
    fn unsaved(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(editor) = app.desk.layouts.unsaved() else { return };
        let (theme, texts) = (Theme::of(ui.ctx()), app.texts);
        let name = match editor.draft().name.trim() {
            "" => texts.get(Key::SheetsNew),
            name => name,
        };
        ui.label(
            RichText::new(texts.with(Key::SheetsUnsaved, &[("name", name.into())]))
                .font(theme::medium(16.5))
                .color(theme.gold_ink),
        );
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            let button = Button::secondary(texts.get(Key::SheetsGoOn)).icon(Symbol::Play).shortcut("G");
            if ui.add(button).clicked() || (self.quiet() && pressed(ui, Press::G)) {
                commands.push(GameCommand::Layouts(LayoutCommand::GoOn));
            }
            if ui.add(Button::danger(texts.get(Key::SheetsDiscard)).icon(Symbol::Trash)).clicked() {
                self.question = Some(LayoutQuestion::Discard { instead: None });
            }
        });
        ui.add_space(10.0);
    }

    fn undo_bar(&self, ui: &mut Ui, rect: Rect, texts: &Texts, name: &str, commands: &mut Vec<GameCommand>) {
        let theme = Theme::of(ui.ctx());
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let undo = Button::secondary(texts.get(Key::Undo)).icon(Symbol::Undo).shortcut("U");
                if ui.add(undo).clicked() || (self.quiet() && pressed(ui, Press::U)) {
                    commands.push(GameCommand::Layouts(LayoutCommand::Restore));
                }
                let words = texts.with(Key::LibraryDeleted, &[("title", name.into())]);
                ui.add(egui::Label::new(RichText::new(words).color(theme.ink)).truncate());
            });
        });
    }

    fn act(
        &mut self,
        item: &LayoutItem,
        deed: LayoutAction,
        app: &AppView<'_>,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        match (deed, &item.file) {
            (LayoutAction::Edit, Some(file)) => self.begin(LayoutCommand::Edit(file.clone()), app, commands),
            (LayoutAction::Duplicate, file) => {
                self.begin(LayoutCommand::Duplicate(file.clone()), app, commands);
            }
            (LayoutAction::Export, file) => {
                let path = suggested_path(file.as_deref().unwrap_or("default.json"));
                let hint = texts.get(Key::ScorePictureHint);
                let ask = Ask::new(texts.get(Key::SheetsExport), hint, texts.get(Key::Export), path);
                self.ask = Some((ask, Wish::Export(file.clone())));
            }
            (LayoutAction::Delete, Some(file)) => {
                let (file, name) = (file.clone(), item.name.clone());
                self.question = Some(LayoutQuestion::Trash { file, name });
            }
            (LayoutAction::Edit | LayoutAction::Delete, None) => {}
        }
    }

    fn windows(&mut self, ui: &Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        if let Some((ask, wish)) = &mut self.ask {
            match ask.show(ui, texts, app.errors) {
                Answer::Waiting => {}
                Answer::Cancelled => self.ask = None,
                Answer::Given(path) => commands.push(GameCommand::Layouts(match wish.clone() {
                    Wish::Import => LayoutCommand::Import(path),
                    Wish::Export(sheet) => LayoutCommand::Export { sheet, path },
                })),
            }
        }
        let Some(question) = &self.question else { return };
        let (words, action) = match question {
            LayoutQuestion::Trash { name, .. } => {
                let title = [("title", name.as_str().into())];
                (texts.with(Key::LibraryDeleteQuestion, &title), texts.get(Key::Delete))
            }
            LayoutQuestion::Discard { .. } => {
                (texts.get(Key::SheetsDiscardQuestion).to_owned(), texts.get(Key::SheetsDiscard))
            }
        };
        match dialogs::confirm_loss(ui, texts, &words, action) {
            Answer::Waiting => return,
            Answer::Cancelled => {}
            Answer::Given(()) => match question.clone() {
                LayoutQuestion::Trash { file, .. } => {
                    commands.push(GameCommand::Layouts(LayoutCommand::Trash(file)));
                }
                LayoutQuestion::Discard { instead } => {
                    commands.push(GameCommand::Layouts(LayoutCommand::Discard));
                    commands.extend(instead.map(GameCommand::Layouts));
                }
            },
        }
        self.question = None;
    }
}
