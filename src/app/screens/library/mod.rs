//! Saved games: found, looked at, gone on with, thrown away and brought back.

mod details;
mod edit;
mod items;
mod list;

use egui::{Align, Key as Press, Layout, Margin, Modifiers, Rect, RichText, TextEdit, Ui, pos2, vec2};

use crate::{
    app::{AppCommand, AppState, Source},
    games::roll_and_write::game::{GameCommand, GamePage, LateCommand},
    text::{Key, Texts},
    ui::{
        dialogs::{self, Answer, Ask, suggested_path},
        drawing::{
            star,
            symbols::{self, Symbol},
        },
        keys::{key_name, pressed},
        theme::{self, Theme},
        widgets::{button::Button, segmented, surface::Surface, top_bar},
    },
};
use details::DetailsAction;
use edit::Edit;
use items::{Filter, Items, LibraryItem};

/// Between cards, in points.
const GAP: f32 = 14.0;

/// What a line was asked for.
#[derive(Clone, Debug)]
enum Wish {
    Import,
    Export(Source),
}

/// What the screen remembers.
#[derive(Default)]
pub struct LibraryScreen {
    items: Items,
    filter: Filter,
    search: String,
    selected: usize,
    /// The game that is selected: it stays so when the order changes.
    selected_game: Option<Source>,
    /// The selected game is to be brought into view.
    scroll: bool,
    ask: Option<(Ask, Wish)>,
    /// The words of a game are being changed.
    edit: Option<(Edit, String)>,
    /// A game that may be thrown away, with its title: the question is open.
    deleting: Option<(String, String)>,
    /// The title of what was thrown away last.
    deleted: String,

    /// A filter was chosen, by the person or for them.
    filtered: bool,
    /// The search had the keyboard in the last frame.
    searching: bool,
}

impl LibraryScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;

        if !self.filtered {
            self.filtered = true;
            if app.library.games().is_empty() {
                self.filter = Filter::Samples;
            }
        }
        let window = ui.max_rect();
        // The first Esc leaves the search, the second one the library.
        if self.searching && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::Escape)) {
            self.search.clear();
        }
        self.bar(ui, texts, commands);
        let room =
            Rect::from_min_max(pos2(window.min.x, window.min.y + top_bar::HEIGHT), window.max).shrink(16.0);
        let side = (room.width() * 0.36).clamp(330.0, 520.0);
        let left = room.with_max_x(room.max.x - side - GAP);
        let right = room.with_min_x(room.max.x - side);
        Surface::Plain.show_in(ui, left, |ui| self.games(ui, app, commands));
        Surface::Ornate.show_in(ui, right, |ui| self.details(ui, app, commands));
        self.windows(ui, app, commands);
    }

    fn quiet(&self) -> bool {
        self.ask.is_none() && self.edit.is_none() && self.deleting.is_none()
    }

    fn bar(&mut self, ui: &mut Ui, texts: &Texts, commands: &mut Vec<AppCommand>) {
        let mut import = false;
        top_bar::show(
            ui,
            texts.get(Key::LibraryTitle),
            |_| {},
            |ui| {
                let home = Button::quiet(texts.get(Key::Home)).icon(Symbol::Home);
                let home = home.shortcut(key_name(texts, Press::Escape));
                if ui.add(home).clicked() || pressed(ui, Press::Escape) {
                    commands.push(AppCommand::Back);
                }
                let button =
                    Button::secondary(texts.get(Key::LibraryImport)).icon(Symbol::ArrowDown).shortcut("I");
                import = ui.add(button).clicked() || pressed(ui, Press::I);
                let late = Button::quiet(texts.get(Key::HomeLateEntry)).icon(Symbol::Plus).shortcut("N");
                if ui.add(late).clicked() || pressed(ui, Press::N) {
                    commands.push(AppCommand::Go(GamePage::LateEntry.into()));
                }
            },
        );
        if import {
            let title = texts.get(Key::LibraryImport);
            let ask = Ask::new(title, texts.get(Key::LibraryPathHint), texts.get(Key::Import), String::new());
            self.ask = Some((ask, Wish::Import));
        }
    }

    /// Search, filter and list.
    fn games(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        ui.spacing_mut().item_spacing.y = 10.0;
        let before = (self.filter, self.search.clone());
        self.search_field(ui, texts);
        let names = Filter::ALL.map(|(_, key)| texts.get(key));
        let mut chosen = Filter::ALL.iter().position(|(filter, _)| *filter == self.filter).unwrap_or(0);
        segmented::show(ui, texts.get(Key::LibraryTitle), &mut chosen, &names);
        self.filter = Filter::ALL[chosen].0;
        if before != (self.filter, self.search.clone()) {
            self.selected = 0;
            self.selected_game = None;
            self.scroll = true;
        }
        let footer = app.trashed.is_some() && self.filter != Filter::Trash;
        let room = ui.available_rect_before_wrap();
        let room = if footer { room.with_max_y(room.max.y - 54.0) } else { room };
        let quiet = self.quiet();
        let items = self.items.of(app, self.filter, &self.search);
        let moved_to = |game: &Source| items.iter().position(|item| item.source == *game);
        if let Some(at) = self.selected_game.as_ref().and_then(moved_to) {
            self.scroll |= at != self.selected;
            self.selected = at;
        }
        self.selected = self.selected.min(items.len().saturating_sub(1));
        if items.is_empty() {
            let all = self.items.all;
            list::show_none(ui, room, texts, self.filter, all);
        } else {
            let count = items.len();
            let step = |key: Press, ui: &Ui| quiet && pressed(ui, key);
            let free = ui.memory(|memory| memory.focused().is_none());
            let page = (room.height() / 78.0) as usize;
            let moved = if free && step(Press::ArrowDown, ui) {
                Some(self.selected + 1)
            } else if free && step(Press::ArrowUp, ui) {
                Some(self.selected.saturating_sub(1))
            } else if step(Press::PageDown, ui) {
                Some(self.selected + page)
            } else if step(Press::PageUp, ui) {
                Some(self.selected.saturating_sub(page))
            } else if step(Press::Home, ui) {
                Some(0)
            } else if step(Press::End, ui) {
                Some(count - 1)
            } else {
                None
            };
            if let Some(target) = moved {
                self.selected = target.min(count - 1);
                self.scroll = true;
            }
            let scroll = std::mem::take(&mut self.scroll);
            let inside = ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
                list::show(ui, items, self.selected, scroll)
            });
            let chosen = inside.inner;
            if let Some(selected) = chosen.selected {
                self.selected = selected;
                ui.ctx().request_repaint();
            }
            let item = &items[self.selected];
            self.selected_game = Some(item.source.clone());
            let entered = chosen.focused
                && quiet
                && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::Enter));
            if chosen.opened || entered {
                let deeds = details::deeds(
                    item,
                    self.filter == Filter::Trash,
                    matches!(item.source, Source::Sample(_)),
                );
                let item = item.clone();
                if let Some(&deed) = deeds.first().filter(|deed| **deed != DetailsAction::Delete) {
                    self.act(&item, deed, texts, commands);
                }
            }
        }
        if footer {
            self.undo_bar(ui, app, commands);
        }
    }

    fn search_field(&mut self, ui: &mut Ui, texts: &Texts) {
        let theme = Theme::of(ui.ctx());
        let row = ui.available_rect_before_wrap();
        let field = TextEdit::singleline(&mut self.search)
            .hint_text(RichText::new(texts.get(Key::LibrarySearch)).color(theme.ink_soft))
            .desired_width(row.width() - 56.0)
            .min_size(vec2(row.width(), 40.0))
            .margin(Margin { left: 40, right: 12, top: 8, bottom: 8 })
            .align(egui::Align2::LEFT_CENTER);
        let response = ui.add(field);
        response.widget_info(|| {
            egui::WidgetInfo::text_edit(true, "", &self.search, texts.get(Key::LibrarySearch))
        });
        let icon = Rect::from_center_size(
            pos2(response.rect.min.x + 22.0, response.rect.center().y),
            vec2(17.0, 17.0),
        );
        symbols::paint(ui.painter(), icon, Symbol::Search, theme.ink_soft);
        self.searching = response.has_focus();
        if self.quiet() && (pressed(ui, Press::Slash) || pressed(ui, Press::F)) {
            response.request_focus();
        }
        if self.searching && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::ArrowDown)) {
            response.surrender_focus();
        }
    }

    /// What was thrown away last, and how to bring it back.
    fn undo_bar(&self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        let Some(name) = &app.trashed else { return };
        let theme = Theme::of(ui.ctx());
        let room = ui.available_rect_before_wrap();
        let rect = room.with_min_y(room.max.y - 44.0);
        ui.scope_builder(egui::UiBuilder::new().max_rect(rect), |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let undo = Button::secondary(texts.get(Key::Undo)).icon(Symbol::Undo).shortcut("U");
                if ui.add(undo).clicked() || (self.quiet() && pressed(ui, Press::U)) {
                    commands.push(AppCommand::Restore(name.clone()));
                }
                let words = texts.with(Key::LibraryDeleted, &[("title", self.deleted.as_str().into())]);
                ui.add(egui::Label::new(RichText::new(words).color(theme.ink)).truncate());
            });
        });
    }

    fn details(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        let quiet = self.quiet();
        let items = self.items.of(app, self.filter, &self.search);
        let Some(item) = items.get(self.selected) else {
            let theme = Theme::of(ui.ctx());
            let rect = ui.available_rect_before_wrap();
            star::emblem(ui.painter(), rect.center() - vec2(0.0, 30.0), 34.0, &theme);
            let at = rect.center() + vec2(0.0, 28.0);
            let words = texts.get(Key::LibraryNoneSelected);
            ui.painter().text(at, egui::Align2::CENTER_CENTER, words, theme::title(20.0), theme.ink_soft);
            return;
        };
        let item = item.clone();
        let deeds =
            details::deeds(&item, self.filter == Filter::Trash, matches!(item.source, Source::Sample(_)));
        if let Some(deed) = details::show(ui, texts, &item, &deeds, quiet) {
            self.act(&item, deed, texts, commands);
        }
    }

    fn act(
        &mut self,
        item: &LibraryItem,
        deed: DetailsAction,
        texts: &Texts,
        commands: &mut Vec<AppCommand>,
    ) {
        let source = item.source.clone();
        match (deed, &item.source) {
            (DetailsAction::Continue, Source::File(file)) => commands.push(AppCommand::Open(file.clone())),
            (DetailsAction::Restore, Source::File(file)) => commands.push(AppCommand::Restore(file.clone())),
            (DetailsAction::Replay, _) => commands.push(AppCommand::Replay(source)),
            (DetailsAction::Card, _) => commands.push(AppCommand::Card(source)),
            (DetailsAction::Rematch, _) => commands.push(AppCommand::RematchOf(source)),
            (DetailsAction::Describe, Source::File(file)) => {
                let open = |summary| (Edit::new(texts, item, summary), file.clone());
                self.edit = item.content.as_ref().ok().map(open);
            }
            (DetailsAction::Export, _) => {
                let name = match &item.source {
                    Source::File(file) => file.clone(),
                    Source::Sample(name) => format!("{name}.json"),
                };
                let hint = texts.get(Key::ScorePictureHint);
                let ask = Ask::new(
                    texts.get(Key::LibraryExport),
                    hint,
                    texts.get(Key::Export),
                    suggested_path(&name),
                );
                self.ask = Some((ask, Wish::Export(source)));
            }
            (DetailsAction::Correct, Source::File(file)) => {
                commands.push(GameCommand::Late(LateCommand::Correct(file.clone())).into());
            }
            (DetailsAction::Delete, Source::File(file)) => {
                self.deleting = Some((file.clone(), item.title.clone()));
            }
            (
                DetailsAction::Continue
                | DetailsAction::Restore
                | DetailsAction::Describe
                | DetailsAction::Correct
                | DetailsAction::Delete,
                Source::Sample(_),
            ) => {}
        }
    }

    fn windows(&mut self, ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        if let Some((ask, wish)) = &mut self.ask {
            match ask.show(ui, texts, app.errors) {
                Answer::Waiting => {}
                Answer::Cancelled => self.ask = None,
                Answer::Given(value) => commands.push(match wish.clone() {
                    Wish::Import => AppCommand::Import(value),
                    Wish::Export(file) => AppCommand::Export { file, path: value },
                }),
            }
        }
        if let Some((edit, file)) = &mut self.edit {
            match edit.show(ui, texts) {
                Answer::Waiting => {}
                Answer::Cancelled => self.edit = None,
                Answer::Given(words) => {
                    commands.push(AppCommand::Describe { file: file.clone(), words: Box::new(words) });
                    self.edit = None;
                }
            }
        }
        if let Some((file, title)) = &self.deleting {
            let question = texts.with(Key::LibraryDeleteQuestion, &[("title", title.as_str().into())]);
            match dialogs::confirm_loss(ui, texts, &question, texts.get(Key::Delete)) {
                Answer::Waiting => {}
                Answer::Cancelled => self.deleting = None,
                Answer::Given(()) => {
                    commands.push(AppCommand::Trash(file.clone()));
                    self.deleted.clone_from(title);
                    self.deleting = None;
                }
            }
        }
    }
}
