//! Everybody who ever played: what they did, what they are called, and which names are one person's.

mod describe;
mod details;
mod join;
mod listed;

use egui::{Align, Key, Layout, Modifiers, Ui, UiBuilder};

use self::{describe::Describe, details::Request, join::Join, listed::ListedPerson};
use super::{no_games, search_line};
use crate::{AppCommand, AppState, PeopleCommand};
use common::contract::results;
use text::{Language, Texts};
use ui::{
    actions::Action,
    dialogs::Answer,
    drawing::symbols::Symbol,
    form,
    list_page::{self, Selection},
    room, theme,
    widgets::surface::Surface,
};

/// What the screen remembers.
#[derive(Default)]
pub struct PeopleScreen {
    /// Of what everybody is listed, and the colour of whoever plays here.
    known: Option<(u64, u64, Language, String)>,
    all: Vec<ListedPerson>,
    /// Those of them that are looked for.
    found: Vec<ListedPerson>,
    search: String,
    searched: String,
    /// The field had the keyboard in the last frame: the first Esc leaves the search, the next one the page.
    is_searching: bool,
    selection: Selection<String>,
    window: Option<Window>,
}

/// What is asked.
enum Window {
    Describe(Describe),
    Join(Join),
}

impl PeopleScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        if self.is_searching && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.search.clear();
        }
        self.look(app);
        let room = room::below_bar(ui);
        if form::bar(ui, texts, texts.people_title()) {
            commands.push(AppCommand::Back);
        }
        if self.all.is_empty() && app.library.reading().is_none() {
            let (title, hint) = (texts.records_empty(), texts.people_empty_hint());
            return no_games::show(ui, app, title, hint, commands);
        }
        let first =
            list_page::is_small(room).then(|| self.actions(texts)).and_then(|all| all.into_iter().next());
        let mut asked = None;
        let at_foot = list_page::show(ui, texts, room, first, |ui, room| {
            // Where nobody is found there are no details either.
            if self.found.is_empty() {
                Surface::Plain.show_in(ui, room, |ui| self.list(ui, app));
                return;
            }
            let [left, right] = list_page::panes(room, 0.48, 340.0..=600.0);
            let opened = Surface::Plain.show_in(ui, left, |ui| self.list(ui, app)).inner;
            if opened {
                asked = list_page::first(self.actions(texts));
            }
            let chosen = Surface::Ornate.show_in(ui, right, |ui| {
                let person = self.found.get(self.selection.at())?;
                let mut split = None;
                let action = list_page::actions(ui, texts, self.actions(texts), |ui| {
                    split = details::show(ui, app, person);
                });
                action.or(split)
            });
            asked = asked.take().or(chosen.inner);
        });
        self.act(asked.or(at_foot), app, commands);
        self.windows(ui, texts, commands);
    }

    /// Lists everybody anew where anything has changed.
    fn look(&mut self, app: &AppState) {
        let mine = app.settings.player_colour.clone();
        let asked = Some((app.library.changes(), app.people_changes, app.texts.language(), mine));
        let is_new = self.known != asked && app.library.reading().is_none();
        if is_new {
            self.known = asked;
            self.all = listed::all(app, &results(app.library.games(), &app.people));
        }
        if is_new || self.searched != self.search {
            self.searched.clone_from(&self.search);
            let fits = |person: &&ListedPerson| person.fits(&self.search);
            self.found = self.all.iter().filter(fits).cloned().collect();
        }
    }

    /// The field to find somebody by, and the list; whether the selected one was opened.
    fn list(&mut self, ui: &mut Ui, app: &AppState) -> bool {
        let texts = &app.texts;
        if self.all.is_empty() {
            form::hint(ui, texts.library_reading());
            return false;
        }
        self.is_searching =
            search_line::show(ui, &mut self.search, texts.people_search(), search_line::EDGE).has_focus();
        ui.add_space(theme::space::MEDIUM);
        if self.found.is_empty() {
            let room = ui.available_rect_before_wrap();
            list_page::empty(ui, room, texts.people_none(), None);
            let below = room.with_min_y(room.center().y + theme::space::WIDE);
            let below = UiBuilder::new().max_rect(below).layout(Layout::top_down(Align::Center));
            ui.scope_builder(below, |ui| {
                let clear = Action::new(texts.people_no_search(), ()).icon(Symbol::Close);
                if clear.key(Key::Backspace).show(ui, texts).is_some() {
                    self.search.clear();
                }
            });
            return false;
        }
        list_page::list(ui, texts, &mut self.selection, self.found.as_slice())
    }

    /// What can be done with the selected person.
    fn actions<'a>(&self, texts: &'a Texts) -> Vec<Action<'a, Request>> {
        let Some(person) = self.found.get(self.selection.at()) else { return Vec::new() };
        let can_join = self.others(person).next().is_some();
        vec![
            Action::new(texts.people_edit(), Request::Describe).icon(Symbol::Person).key(Key::F2),
            Action::new(texts.people_join(), Request::Join)
                .icon(Symbol::People)
                .key(Key::J)
                .enabled_if(can_join, texts.people_join_nobody(&person.name)),
        ]
    }

    /// Who may be the same person: nobody who has sat at the same table.
    fn others<'a>(&'a self, person: &'a ListedPerson) -> impl Iterator<Item = &'a ListedPerson> {
        self.all.iter().filter(|other| other.id != person.id && !person.profile.has_met(&other.id))
    }

    /// Does what was asked for, or asks more about it.
    fn act(&mut self, asked: Option<Request>, app: &AppState, commands: &mut Vec<AppCommand>) {
        let Some(person) = self.found.get(self.selection.at()) else { return };
        match asked {
            None => {}
            Some(Request::Describe) => {
                let said = app.people.of(&person.id);
                self.window = Some(Window::Describe(Describe::new(&person.id, &person.name, said)));
            }
            Some(Request::Join) => {
                let others = self.others(person).map(|other| (other.id.clone(), other.name.clone()));
                let me = (person.id.clone(), person.name.clone());
                self.window = Some(Window::Join(Join::new(me, others.collect())));
            }
            Some(Request::Split(name, called)) => {
                commands.push(AppCommand::People(PeopleCommand::Split { name, called }));
            }
        }
    }

    fn windows(&mut self, ui: &Ui, texts: &Texts, commands: &mut Vec<AppCommand>) {
        let answer = match &mut self.window {
            None => return,
            Some(Window::Describe(describe)) => describe.show(ui, texts),
            Some(Window::Join(join)) => join.show(ui, texts),
        };
        match answer {
            Answer::Waiting => return,
            Answer::Cancelled => {}
            Answer::Given(command) => {
                if let PeopleCommand::Join { who: [one, _], .. } = &command {
                    self.selection.select(one.clone());
                }
                commands.push(AppCommand::People(command));
            }
        }
        self.window = None;
    }
}
