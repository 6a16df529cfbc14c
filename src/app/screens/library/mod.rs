//! Saved games: found, viewed, continued, deleted and restored.

mod details;
mod edit;
mod items;

use egui::{
    Key as Press, Margin, Modifiers, Rect, RichText, Role, Sense, TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::{
    app::{AppCommand, AppState, GameId, Source, screens::games},
    text::Texts,
    ui::{
        actions::{Action, by_keys},
        dialogs::Answer,
        drawing::{
            star,
            symbols::{self, Symbol},
        },
        entrance::Place,
        list_page::{self, Question, Selection},
        room,
        theme::{self, TextSize, Theme},
        widgets::{drop_list, segmented, surface::Surface},
    },
};
use details::Deed;
use edit::Edit;
use items::{Filter, Items, LibraryItem};

/// The width of the choice among games.
const GAMES: f32 = 168.0;

/// What the screen remembers.
#[derive(Default)]
pub struct LibraryScreen {
    items: Items,
    filter: Filter,
    /// Only plays of this one.
    game: Option<GameId>,
    search: String,
    selection: Selection<Source>,
    question: Option<Question<AppCommand>>,
    /// The words of a game are being changed.
    edit: Option<(Edit, String)>,
    /// The search had the keyboard in the last frame.
    searching: bool,
}

impl LibraryScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        // The first Esc leaves the search, the second one the library.
        if self.searching && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::Escape)) {
            self.search.clear();
        }
        let room = room::below_bar(ui);
        let asked = bar(ui, app);
        self.act(asked, app, commands);
        let in_trash = self.filter == Filter::Trash;
        let selected = if list_page::is_small(room) { self.selected(app) } else { None };
        let first = selected.and_then(|item| details::actions(&app.texts, item, in_trash).into_iter().next());
        let asked = list_page::show(ui, &app.texts, room, first, |ui, room| {
            let [left, right] = list_page::panes(room, 0.36, 330.0..=520.0);
            Surface::Plain.show_in(ui, left, |ui| self.games(ui, app, commands));
            let asked = Surface::Ornate.show_in(ui, right, |ui| self.details(ui, app));
            self.act(asked.inner, app, commands);
        });
        self.act(asked, app, commands);
        self.windows(ui, app, commands);
    }

    /// Search, filter and list.
    fn games(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        ui.spacing_mut().item_spacing.y = theme::space::MEDIUM;
        let before = (self.filter, self.game, self.search.clone());
        self.items(app);
        if self.items.games.len() > 1 {
            ui.horizontal(|ui| {
                self.search_field(ui, texts, ui.available_width() - GAMES - ui.spacing().item_spacing.x);
                self.choose_game(ui, texts);
            });
        } else {
            self.search_field(ui, texts, ui.available_width());
        }
        let names = Filter::ALL.map(|(_, name)| name(texts));
        let mut chosen = Filter::ALL.iter().position(|(filter, _)| *filter == self.filter).unwrap_or(0);
        segmented::show(ui, texts.library_title(), &mut chosen, &names);
        self.filter = Filter::ALL[chosen].0;
        if before != (self.filter, self.game, self.search.clone()) {
            self.selection.reset();
        }
        let deleted = app.trashed.as_deref().filter(|_| self.filter != Filter::Trash);
        let title = deleted.map(|file| items::title_in_trash(app, file));
        let mut opened = false;
        let undo = list_page::deleted(ui, texts, title.as_deref(), |ui| {
            let list = self.items.of(app, self.filter, self.game, &self.search);
            if list.is_empty() {
                show_none(ui, texts, self.filter, self.items.all);
            } else {
                opened = list_page::list(ui, texts, &mut self.selection, list);
            }
        });
        let in_trash = self.filter == Filter::Trash;
        if opened && let Some(item) = self.selected(app) {
            let first = list_page::first(details::actions(texts, item, in_trash));
            self.act(first, app, commands);
        }
        if let Some(file) = deleted.filter(|_| undo) {
            // What comes back is what one goes on with.
            self.selection.select(Source::File(file.to_owned()));
            commands.push(AppCommand::Restore(file.to_owned()));
        }
    }

    fn selected(&mut self, app: &AppState) -> Option<&LibraryItem> {
        let at = self.selection.at();
        self.items(app).get(at)
    }

    /// What is listed.
    fn items(&mut self, app: &AppState) -> &[LibraryItem] {
        self.items.of(app, self.filter, self.game, &self.search)
    }

    /// Which game's plays are listed, where there are those of several.
    fn choose_game(&mut self, ui: &mut Ui, texts: &Texts) {
        let all = [(None, texts.library_all_games())];
        let games = self.items.games.iter().map(|&game| (Some(game), games::name_of(texts, game)));
        let choices: Vec<(Option<GameId>, &str)> = all.into_iter().chain(games).collect();
        let names: Vec<&str> = choices.iter().map(|(_, name)| *name).collect();
        let mut chosen = choices.iter().position(|(game, _)| *game == self.game).unwrap_or(0);
        let label = ui.interact(ui.max_rect(), ui.scope_id().with("game"), Sense::hover());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, texts.library_game()));
        drop_list::show(ui, &label, GAMES, &mut chosen, &names);
        self.game = choices[chosen].0;
    }

    /// What the selected game is called where it must not be taken for another one: most have the same title.
    fn asked_about(&mut self, app: &AppState) -> String {
        let item = self.selected(app);
        let words = item.map_or([""; 2], |item| [&item.title, &item.date]);
        words.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ")
    }

    fn search_field(&mut self, ui: &mut Ui, texts: &Texts, width: f32) {
        let theme = Theme::of(ui.ctx());
        let field = TextEdit::singleline(&mut self.search)
            .hint_text(RichText::new(texts.library_search()).color(theme.ink_soft))
            .desired_width(width - 56.0)
            .min_size(vec2(width, theme::size::CONTROL))
            .margin(Margin { left: 40, right: 12, top: 8, bottom: 8 })
            .align(egui::Align2::LEFT_CENTER);
        let response = ui.add(field);
        response.widget_info(|| egui::WidgetInfo::text_edit(true, "", &self.search, texts.library_search()));
        let icon = Rect::from_center_size(
            pos2(response.rect.min.x + 22.0, response.rect.center().y),
            Vec2::splat(theme::size::SYMBOL),
        );
        symbols::paint(ui.painter(), icon, Symbol::Search, theme.ink_soft);
        self.searching = response.has_focus();
        if by_keys(ui, texts.library_search(), [Press::F, Press::Slash]) {
            response.request_focus();
        }
        if self.searching && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::ArrowDown)) {
            response.surrender_focus();
        }
    }

    fn details(&mut self, ui: &mut Ui, app: &AppState) -> Option<Deed> {
        let (texts, in_trash) = (&app.texts, self.filter == Filter::Trash);
        let Some(item) = self.selected(app) else {
            let theme = Theme::of(ui.ctx());
            let rect = ui.available_rect_before_wrap();
            star::emblem(ui.painter(), rect.center() - vec2(0.0, 30.0), 34.0, &theme);
            let at = rect.center() + vec2(0.0, 28.0);
            let words = texts.library_none_selected();
            ui.painter().text(
                at,
                egui::Align2::CENTER_CENTER,
                words,
                theme::title(TextSize::HEADING),
                theme.ink_soft,
            );
            return None;
        };
        let actions = details::actions(texts, item, in_trash);
        list_page::actions(ui, texts, actions, |ui| details::show(ui, texts, item))
    }

    /// Does what was asked for, or asks about it first.
    fn act(&mut self, asked: Option<Deed>, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        match asked {
            None => {}
            Some(Deed::Run(command)) => commands.push(command),
            Some(Deed::Import) => {
                let (title, hint) = (texts.library_import(), texts.library_path_hint());
                self.question = Some(Question::import(texts, title, hint, AppCommand::Import));
            }
            Some(Deed::Export(file)) => {
                let name = match &file {
                    Source::File(file) => file.clone(),
                    Source::Sample(name) => format!("{name}.json"),
                };
                let export = move |path| AppCommand::Export { file: file.clone(), path };
                self.question = Some(Question::export(texts, texts.library_export(), &name, export));
            }
            Some(Deed::Describe(file)) => {
                let item = self.selected(app);
                let edit = item.and_then(|item| Some(Edit::new(texts, item.content.as_ref().ok()?)));
                self.edit = edit.map(|edit| (edit, file));
            }
            Some(Deed::EmptyTrash) => {
                let question = texts.library_empty_trash_question(app.trash.games().len());
                let action = texts.library_empty_trash();
                self.question = Some(Question::loss(&question, action, [AppCommand::EmptyTrash]));
            }
            Some(Deed::DeleteForGood(file)) => {
                let question = texts.library_delete_for_good_question(&self.asked_about(app));
                let action = texts.library_delete_for_good();
                self.question = Some(Question::loss(&question, action, [AppCommand::DeleteForGood(file)]));
            }
            Some(Deed::Delete(file)) => {
                let title = self.asked_about(app);
                self.question = Some(Question::delete(texts, &title, AppCommand::Trash(file)));
            }
        }
    }

    fn windows(&mut self, ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        list_page::question(&mut self.question, ui, &app.texts, app.errors, commands);
        let Some((edit, file)) = &mut self.edit else { return };
        match edit.show(ui, &app.texts) {
            Answer::Waiting => return,
            Answer::Cancelled => {}
            Answer::Given(words) => {
                commands.push(AppCommand::Describe { file: file.clone(), words: Box::new(words) });
            }
        }
        self.edit = None;
    }
}

fn bar(ui: &mut Ui, app: &AppState) -> Option<Deed> {
    let texts = &app.texts;
    let mut actions =
        vec![Action::new(texts.library_import(), Deed::Import).icon(Symbol::ArrowDown).key(Press::I)];
    // What Home has in its corner writes into the library.
    let others = games::entrances(app).into_iter().find(|entrance| entrance.place == Place::Corner);
    actions.extend(others.map(|entrance| {
        let go = Deed::Run(AppCommand::Go(entrance.page));
        Action::new(entrance.title, go).icon(entrance.icon).key(Press::N).quiet()
    }));
    let home = Deed::Run(AppCommand::Back);
    list_page::bar(ui, texts, texts.library_title(), home, actions)
}

/// Why nothing is listed.
fn show_none(ui: &Ui, texts: &Texts, filter: Filter, all: usize) {
    let (title, hint) = match (filter, all) {
        (Filter::Trash, 0) => (texts.library_trash_empty(), None),
        (_, 0) => (texts.library_empty(), Some(texts.library_empty_hint())),
        _ => (texts.library_nothing_found(), Some(texts.library_nothing_found_hint())),
    };
    list_page::empty(ui, ui.available_rect_before_wrap(), title, hint);
}
