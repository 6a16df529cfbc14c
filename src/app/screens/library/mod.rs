//! Saved games: found, viewed, continued, deleted and restored.

mod carry;
mod catalogue;
mod choices;
mod deleted;
mod details;
mod edit;
mod filters;
mod found;
mod items;
mod none;
mod reading;
mod said;
mod search;
mod several;
mod tags;
mod words;

use std::collections::HashSet;

use egui::{Key as Press, Modifiers, Ui};

use crate::{
    AppCommand, AppState, Page, Source,
    screens::{games, home::STATISTICS},
};
use deleted::Deleted;
use details::BarCommand;
use edit::Edit;
use filters::{Filter, Filters};
use items::{Items, LibraryItem};
use opening::is_backup;
use search::SearchField;
use tags::AddTags;
use ui::{
    actions::{Action, by_keys},
    ask::{Ask, suggested_path},
    dialogs::Answer,
    drawing::symbols::Symbol,
    home_tile::TilePlace,
    keys::{self, Shortcut},
    list_page::{self, Question, Selection},
    room,
    widgets::surface::Surface,
};

/// The folder that is proposed for several games.
const FOLDER: &str = "alhambra-games";

/// What the screen remembers.
#[derive(Default)]
pub struct LibraryScreen {
    items: Items,
    filters: Filters,
    search: SearchField,
    selection: Selection<Source>,
    /// How often the library had changed when the selection was last looked at.
    changes: u64,
    /// How many games had come in then.
    came_in: u64,
    /// How often the unfinished games had been asked for then.
    unfinished_asked: u64,
    /// One that came in is selected once it is listed.
    awaited: Option<Source>,
    question: Option<Question<AppCommand>>,
    /// The words of a game are being changed.
    edit: Option<(Edit, String)>,
    /// Tags are being typed for these games.
    tagging: Option<(AddTags, Vec<String>)>,
    deleted: Deleted,
}

impl LibraryScreen {
    /// Asks whether the file at this path is to be imported.
    pub fn offer(&mut self, app: &AppState, path: String) {
        let texts = &app.texts;
        let ask = Ask::to_read(texts.library_import(), texts.library_path_hint(), texts.import());
        let ask = ask.proposing(path).recent(app.recent_files(|path| !is_backup(path)));
        self.question = Some(Question::Path(ask, Box::new(AppCommand::Import)));
    }

    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        if std::mem::replace(&mut self.unfinished_asked, app.unfinished_asked) != app.unfinished_asked {
            self.filters = Filters { filter: Filter::Open, ..Filters::default() };
            self.selection.reset();
        }
        self.leave_step_by_step(ui);
        self.find(ui, app);
        if let (None, Some(item)) = (self.selection.several(), self.selected(app))
            && by_keys(ui, app.texts.library_copy(), [Shortcut::ctrl(Press::C)])
            && self.filters.filter != Filter::Trash
        {
            commands.push(AppCommand::Copy(item.source.clone()));
        }
        let room = room::below_bar(ui);
        let asked = bar(ui, app);
        self.act(asked, app, commands);
        let first = if list_page::is_small(room) { self.actions(app) } else { Vec::new() };
        let first = first.into_iter().next();
        let is_none = self.finds_none() && reading::of(app, self.filters.shelf()).is_none();
        let asked = list_page::show(ui, &app.texts, room, first, |ui, room| {
            // Where there is nothing to choose there are no details either.
            if is_none {
                Surface::Plain.show_in(ui, room, |ui| self.games(ui, app, commands));
                return;
            }
            let [left, right] = list_page::panes(room, 0.4, 330.0..=520.0);
            Surface::Plain.show_in(ui, left, |ui| self.games(ui, app, commands));
            let asked = Surface::Ornate.show_in(ui, right, |ui| self.details(ui, app));
            self.act(asked.inner, app, commands);
        });
        self.act(asked, app, commands);
        self.windows(ui, app, commands);
    }

    /// The first Esc leaves the search or several selected games, the next one the library.
    fn leave_step_by_step(&mut self, ui: &Ui) {
        let escape = |ui: &Ui| ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::Escape));
        if self.search.is_focused() && escape(ui) {
            if self.finds_none() {
                self.filters = self.filters.cleared();
            } else {
                self.filters.search.clear();
            }
        } else if self.selection.several().is_some() && keys::pressed(ui, Press::Escape) {
            self.selection.pick_none();
        }
    }

    /// Finds what is listed, or some more of it.
    fn find(&mut self, ui: &Ui, app: &AppState) {
        self.items.find(app, &self.filters);
        if !self.items.is_complete() {
            ui.ctx().request_repaint();
        }
        if self.changes != app.library_changes && self.selection.several().is_some() {
            let listed: HashSet<&Source> = self.items.sources().collect();
            self.selection.keep_picked(|source| listed.contains(source));
        }
        self.changes = app.library_changes;
        let (came_in, file) = &app.came_in;
        if std::mem::replace(&mut self.came_in, *came_in) != *came_in && self.filters.filter != Filter::Trash
        {
            self.selection.pick_none();
            self.awaited = Some(Source::File(file.clone()));
        }
        if let Some(source) = self.awaited.take_if(|_| self.items.is_complete()) {
            self.selection.select(source);
        }
    }

    /// Whether nothing is listed.
    const fn finds_none(&self) -> bool {
        self.items.count().0 == 0 && self.items.is_complete()
    }

    /// Search, filters and list.
    fn games(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        let window = ui.ctx().content_rect().height();
        ui.spacing_mut().item_spacing.y = filters::gap(window);
        let before = self.filters.clone();
        let count = self.items.count();
        let is_none = self.finds_none();
        self.search.show(ui, texts, &mut self.filters, count, is_none);
        let mut filters = self.filters.clone();
        filters.show(ui, texts, &self.items.catalogue.choices, |ui, filter| {
            commands.extend(carry::lists(ui, texts, filter, || self.own_files(app)));
        });
        self.filters = filters;
        let reading = reading::of(app, self.filters.shelf());
        reading::show(ui, texts, reading);
        let deleted = self.deleted.says(app).filter(|_| self.filters.filter != Filter::Trash);
        let mut opened = false;
        let undo = list_page::deleted(ui, texts, deleted.as_deref(), |ui| {
            if is_none {
                let now = (reading.is_some(), self.search.is_focused());
                commands.extend(none::show(ui, app, &mut self.filters, count.1, now));
            } else {
                let list = self.items.list(app, window);
                opened = list_page::list(ui, texts, &mut self.selection, &list);
            }
        });
        carry::sign(ui, || match self.selection.several() {
            Some(count) => texts.library_selected(count),
            None => self.selected(app).map(|item| item.words.title.clone()).unwrap_or_default(),
        });
        if before != self.filters {
            self.selection.reset();
            ui.ctx().request_repaint();
        }
        if opened {
            let first = list_page::first(self.actions(app));
            self.act(first, app, commands);
        }
        if let (true, Some(file)) = (undo, app.trashed.first()) {
            // What comes back is what one goes on with.
            self.selection.select(Source::File(file.to_owned()));
            commands.push(AppCommand::Restore(app.trashed.clone()));
        }
    }

    fn selected<'a>(&'a self, app: &'a AppState) -> Option<LibraryItem<'a>> {
        self.items.get(app, self.selection.at())
    }

    /// The several games that are selected, in their order.
    fn picked(&self) -> Vec<Source> {
        self.items.sources().filter(|source| self.selection.is_picked(source)).cloned().collect()
    }

    /// The files of what is selected; samples have none of one's own.
    fn own_files(&self, app: &AppState) -> Vec<String> {
        let selected = match self.selection.several() {
            Some(_) => self.picked(),
            None => self.selected(app).map(|item| item.source.clone()).into_iter().collect(),
        };
        several::own(&selected)
    }

    /// What can be done with what is selected.
    fn actions<'a>(&self, app: &'a AppState) -> Vec<Action<'a, BarCommand>> {
        let (texts, in_trash) = (&app.texts, self.filters.filter == Filter::Trash);
        if self.selection.several().is_some() {
            let has_own = self.selection.has_picked(|source| matches!(source, Source::File(_)));
            return several::actions(texts, has_own, in_trash);
        }
        self.selected(app).map_or_else(Vec::new, |item| details::actions(texts, &item, in_trash))
    }

    /// What the selected game is called where it must not be taken for another one.
    fn asked_about(&self, app: &AppState) -> String {
        let Some(LibraryItem { words, .. }) = self.selected(app) else { return String::new() };
        let words = [words.title.as_str(), &words.date];
        words.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ")
    }

    fn details(&self, ui: &mut Ui, app: &AppState) -> Option<BarCommand> {
        let texts = &app.texts;
        let mut asked = None;
        if let Some(count) = self.selection.several() {
            let rows =
                self.items.sources().enumerate().filter(|(_, source)| self.selection.is_picked(source));
            let items = rows.filter_map(|(row, _)| self.items.get(app, row));
            return list_page::actions(ui, texts, self.actions(app), |ui| {
                several::show(ui, texts, count, items);
            });
        }
        let item = self.selected(app)?;
        let done = list_page::actions(ui, texts, self.actions(app), |ui| {
            asked = details::show(ui, texts, &item);
        });
        done.or(asked)
    }

    /// Does what was asked for, or asks about it first.
    fn act(&mut self, asked: Option<BarCommand>, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        match asked {
            None => {}
            Some(BarCommand::Run(command)) => commands.push(command),
            Some(BarCommand::WithPicked(deed)) => self.act(Some(deed(&self.picked())), app, commands),
            Some(BarCommand::Import) => self.offer(app, String::new()),
            Some(BarCommand::Export(file)) => {
                let name = file.file_name();
                let export = move |path| AppCommand::Export { file: file.clone(), path };
                self.question = Some(Question::export(texts, texts.library_export(), &name, export));
            }
            Some(BarCommand::ExportAll(games)) => {
                let (title, hint) = (texts.library_export_several(), texts.library_folder_hint());
                let path = suggested_path(FOLDER);
                let export = move |folder| AppCommand::ExportAll { games: games.clone(), folder };
                let ask = Ask::to_write(title, hint, texts.export(), path);
                self.question = Some(Question::Path(ask, Box::new(export)));
            }
            Some(BarCommand::Tag(files)) => self.tagging = Some((AddTags::default(), files)),
            Some(BarCommand::Find(tag)) => {
                self.filters.tag = Some(tag);
                self.selection.reset();
            }
            Some(BarCommand::SelectOne) => self.selection.pick_none(),
            Some(BarCommand::Describe(file)) => {
                let (item, tags) = (self.selected(app), &self.items.catalogue.choices.tags);
                let edit = item.and_then(|item| Some(Edit::new(texts, item.content.as_ref().ok()?, tags)));
                self.edit = edit.map(|edit| (edit, file));
            }
            Some(BarCommand::EmptyTrash) => {
                let question = texts.library_empty_trash_question(app.trash.games().len());
                let action = texts.library_empty_trash();
                self.question = Some(Question::loss(&question, action, [AppCommand::EmptyTrash]));
            }
            Some(BarCommand::DeleteForGood(files)) => {
                let question = match files.len() {
                    1 => texts.library_delete_for_good_question(&self.asked_about(app)),
                    count => texts.library_delete_several_for_good(count),
                };
                let action = texts.library_delete_for_good();
                self.question = Some(Question::loss(&question, action, [AppCommand::DeleteForGood(files)]));
            }
            Some(BarCommand::Delete(files)) => {
                let question = match files.len() {
                    1 => texts.library_delete_question(&self.asked_about(app)),
                    count => texts.library_delete_several(count),
                };
                let action = texts.library_delete_confirm();
                self.question = Some(Question::loss(&question, action, [AppCommand::Trash(files)]));
            }
        }
    }

    fn windows(&mut self, ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        list_page::question(&mut self.question, ui, texts, app.errors, commands);
        if let Some((edit, file)) = &mut self.edit {
            let answer = edit.show(ui, texts);
            if let Answer::Given(words) = &answer {
                let (file, words) = (file.clone(), Box::new(words.clone()));
                commands.push(AppCommand::Describe { file, words });
            }
            self.edit.take_if(|_| answer != Answer::Waiting);
        }
        if let Some((tagging, files)) = &mut self.tagging {
            let answer = tagging.show(ui, texts, &self.items.catalogue.choices.tags);
            if let Answer::Given(tags) = &answer {
                commands.push(AppCommand::Tag { files: files.clone(), tags: tags.clone() });
            }
            self.tagging.take_if(|_| answer != Answer::Waiting);
        }
    }
}

fn bar(ui: &mut Ui, app: &AppState) -> Option<BarCommand> {
    let texts = &app.texts;
    let import = Action::new(texts.library_import(), BarCommand::Import).icon(Symbol::ArrowDown);
    let mut actions = vec![import.key(Press::I).quiet()];
    let figures = BarCommand::Run(AppCommand::Go(Page::Statistics));
    let figures = Action::new(texts.statistics_title(), figures).icon(Symbol::Grid).key(STATISTICS);
    actions.push(figures.quiet());
    // What is typed in there goes into the library.
    let others = games::first_way(app, TilePlace::Paper);
    actions.extend(others.map(|tile| {
        let go = BarCommand::Run(AppCommand::Go(tile.page));
        Action::new(tile.title, go).icon(tile.icon).key(Press::N).quiet()
    }));
    let home = BarCommand::Run(AppCommand::Back);
    list_page::bar(ui, texts, texts.library_title(), home, actions)
}
