//! The page of what people transcribed: a list, the selected one beside it, and what can be done with it.

use std::{hash::Hash, ops::RangeInclusive};

use egui::{Key as Press, Rect, RichText, Ui, UiBuilder, Vec2, vec2};

use crate::{
    host::AppRequest,
    transcribed::{Sketch, Transcribed, TranscribedCommand, TranscribedDesk},
};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    list_page::{self, Listed, Question, Selection},
    room,
    theme::{self, TextSize, Theme},
    widgets::surface::Surface,
};

/// The button for the first one, and how far below the middle it stands: below what is said there.
const NEW: Vec2 = vec2(240.0, theme::size::TOUCH);
const BELOW: f32 = 88.0;

type EditOf<D> = <<D as Transcribed>::Sketch as Sketch>::Edit;
type Command<D> = TranscribedCommand<EditOf<D>>;
type PageRequestOf<D, O> = PageRequest<EditOf<D>, O>;

/// What is asked for: at once, or after a question; `O` is what only these have.
#[derive(Clone, Debug)]
pub enum PageRequest<E, O> {
    /// Home.
    Home,
    /// Something else is opened in the editor.
    Begin(TranscribedCommand<E>),
    /// One is taken from a file.
    Import,
    /// One is written to a file; that of the program where none is named.
    Export(Option<String>),
    /// One is thrown away: its file, and its name.
    Delete(String, String),
    /// Something else.
    Own(O),
}

/// What the page calls things.
#[derive(Clone, Copy)]
pub struct PageWords<'a> {
    /// The page.
    pub title: &'a str,
    /// The button that takes one in.
    pub import: &'a str,
    /// What is asked then, and how.
    pub import_question: [&'a str; 2],
    /// What is asked before one is written.
    pub export_question: &'a str,
    /// A new one.
    pub new: &'a str,
    /// Whether unfinished work may be thrown away.
    pub discard_question: &'a str,
}

/// What the page shows.
pub struct PageView<'a, D: Transcribed, I> {
    /// The language.
    pub texts: &'a Texts,
    /// Errors told so far.
    pub errors: u64,
    /// What there is.
    pub desk: &'a TranscribedDesk<D>,
    /// The same in the list.
    pub items: &'a [I],
    /// What it is called.
    pub words: PageWords<'a>,
    /// The share of the width that the selected one has, and its limits.
    pub panes: (f32, RangeInclusive<f32>),
}

/// What the page remembers; `C` is a command of the game.
pub struct TranscribedPage<Id, C> {
    /// What is selected.
    selection: Selection<Id>,
    /// What was saved last when the list was last drawn.
    seen: Option<String>,
    question: Option<Question<C>>,
}

impl<Id, C> Default for TranscribedPage<Id, C> {
    fn default() -> Self {
        Self { selection: Selection::default(), seen: None, question: None }
    }
}

impl<Id: Clone + Eq + Hash + From<String>, C> TranscribedPage<Id, C> {
    /// Draws the page: `below_list` below a list that has room for it, `details` of the selected one, and its `actions`, the most
    /// likely first. What else was asked for.
    pub fn show<'a, D, I, O>(
        &mut self,
        ui: &mut Ui,
        view: &PageView<'a, D, I>,
        actions: impl Fn(&I) -> Vec<Action<'a, PageRequestOf<D, O>>>,
        below_list: impl FnOnce(&mut Ui),
        mut details: impl FnMut(&mut Ui, &I, &mut Vec<C>),
        commands: &mut Vec<C>,
    ) -> Option<O>
    where
        D: Transcribed,
        I: Listed<Id = Id>,
        C: From<Command<D>> + From<AppRequest<D::Page>>,
    {
        let (texts, desk, items) = (view.texts, view.desk, view.items);
        if self.seen != desk.last {
            self.seen.clone_from(&desk.last);
            desk.last.iter().for_each(|last| self.selection.select(last.clone().into()));
        }
        let room = room::below_bar(ui);
        let has_nothing = items.is_empty() && desk.unfinished().is_none();
        let mut asked = bar(ui, texts, view.words, !has_nothing);
        let likely = || match items.get(self.selection.at()) {
            Some(item) => actions(item).into_iter().next(),
            None => has_nothing.then(|| new(view.words)),
        };
        let is_small = list_page::is_small(room);
        let first = if is_small { likely() } else { None };
        let at_foot = list_page::show(ui, texts, room, first, |ui, room| {
            if items.is_empty() {
                Surface::Plain.show_in(ui, room, |ui| self.list(ui, view, below_list, commands));
                if has_nothing && !is_small {
                    let place = Rect::from_center_size(room.center() + vec2(0.0, BELOW), NEW);
                    let new = new(view.words).first_key(Press::Enter).primary();
                    let inside = UiBuilder::new().max_rect(place);
                    let begun = ui.scope_builder(inside, |ui| new.show_wide(ui, texts, NEW.x)).inner;
                    asked = asked.take().or(begun);
                }
                return;
            }
            let (share, limits) = view.panes.clone();
            let [left, right] = list_page::panes(room, share, limits);
            let opened = Surface::Plain.show_in(ui, left, |ui| self.list(ui, view, below_list, commands));
            if opened.inner {
                let item = items.get(self.selection.at());
                asked = asked.take().or(item.and_then(|item| list_page::first(actions(item))));
            }
            let chosen = Surface::Ornate.show_in(ui, right, |ui| {
                let item = items.get(self.selection.at())?;
                list_page::actions(ui, texts, actions(item), |ui| details(ui, item, commands))
            });
            asked = asked.take().or(chosen.inner);
        });
        let own = asked.or(at_foot).and_then(|request| self.act(request, view, commands));
        list_page::question(&mut self.question, ui, texts, view.errors, commands);
        own
    }

    /// The place in the list of what is selected.
    #[must_use]
    pub const fn selected(&self) -> usize {
        self.selection.at()
    }

    /// Unfinished work, the list, and what was thrown away last; whether the selected one was opened.
    fn list<D, I>(
        &mut self,
        ui: &mut Ui,
        view: &PageView<'_, D, I>,
        below_list: impl FnOnce(&mut Ui),
        commands: &mut Vec<C>,
    ) -> bool
    where
        D: Transcribed,
        I: Listed<Id = Id>,
        C: From<Command<D>>,
    {
        let texts = view.texts;
        self.unfinished(ui, view, commands);
        let deleted = view.desk.trashed.as_ref().map(|(_, name)| texts.library_deleted(name));
        let mut opened = false;
        let undo = list_page::deleted(ui, texts, deleted.as_deref(), |ui| {
            let room = ui.available_rect_before_wrap();
            if !view.items.is_empty() {
                opened = list_page::list(ui, texts, &mut self.selection, view.items);
            }
            ui.scope_builder(UiBuilder::new().max_rect(room), below_list);
        });
        commands.extend(undo.then(|| TranscribedCommand::Restore.into()));
        opened
    }

    /// What lies unfinished in the editor.
    fn unfinished<D, I>(&mut self, ui: &mut Ui, view: &PageView<'_, D, I>, commands: &mut Vec<C>)
    where
        D: Transcribed,
        C: From<Command<D>>,
    {
        let Some(editor) = view.desk.unfinished() else { return };
        let (theme, texts) = (Theme::of(ui.ctx()), view.texts);
        let document = D::of(editor.sketch());
        let name = match document.name().trim() {
            "" => view.words.new,
            name => name,
        };
        let words = RichText::new(texts.sheets_unsaved(name)).font(theme::medium(TextSize::TEXT));
        ui.label(words.color(theme.gold_ink));
        ui.add_space(theme::space::SMALL);
        ui.horizontal(|ui| {
            let go_on = Action::new(texts.sheets_go_on(), TranscribedCommand::GoOn.into());
            commands.extend(go_on.icon(Symbol::Play).key(Press::G).show(ui, texts));
            let discard = Action::new(texts.sheets_discard(), ()).icon(Symbol::Trash).danger();
            if discard.show(ui, texts).is_some() {
                self.question = Some(discard_first::<D, C>(texts, view.words, None));
            }
        });
        ui.add_space(theme::space::MEDIUM);
    }

    /// Does what was asked for, or asks about it first.
    fn act<D, I, O>(
        &mut self,
        request: PageRequestOf<D, O>,
        view: &PageView<'_, D, I>,
        commands: &mut Vec<C>,
    ) -> Option<O>
    where
        D: Transcribed,
        C: From<Command<D>> + From<AppRequest<D::Page>>,
    {
        let (texts, words) = (view.texts, view.words);
        match request {
            PageRequest::Home => commands.push(AppRequest::Back.into()),
            // Unfinished work in the editor is asked about first.
            PageRequest::Begin(what) if view.desk.unfinished().is_some() => {
                self.question = Some(discard_first::<D, C>(texts, words, Some(what)));
            }
            PageRequest::Begin(what) => commands.push(what.into()),
            PageRequest::Import => {
                let [title, hint] = words.import_question;
                let import = |path| TranscribedCommand::Import(path).into();
                self.question = Some(Question::import(texts, title, hint, import));
            }
            PageRequest::Export(file) => {
                let named = file.clone().unwrap_or_else(|| "default.json".to_owned());
                let export = move |path| TranscribedCommand::Export { file: file.clone(), path }.into();
                self.question = Some(Question::export(texts, words.export_question, &named, export));
            }
            PageRequest::Delete(file, name) => {
                self.question = Some(Question::delete(texts, &name, TranscribedCommand::Trash(file).into()));
            }
            PageRequest::Own(own) => return Some(own),
        }
        None
    }
}

/// Begins a new one.
fn new<E, O>(words: PageWords<'_>) -> Action<'_, PageRequest<E, O>> {
    Action::new(words.new, PageRequest::Begin(TranscribedCommand::New)).icon(Symbol::Plus).key(Press::N)
}

/// The bar, with the way to a new one unless that stands on the page.
fn bar<E, O>(ui: &mut Ui, texts: &Texts, words: PageWords<'_>, has_new: bool) -> Option<PageRequest<E, O>> {
    let import = Action::new(words.import, PageRequest::Import).icon(Symbol::ArrowDown).key(Press::I);
    let actions = std::iter::once(import).chain(has_new.then(|| new(words))).collect();
    list_page::bar(ui, texts, words.title, PageRequest::Home, actions)
}

/// Asks whether unfinished work may be thrown away, for something else if there is one.
fn discard_first<D: Transcribed, C: From<Command<D>>>(
    texts: &Texts,
    words: PageWords<'_>,
    instead: Option<Command<D>>,
) -> Question<C> {
    let then = std::iter::once(TranscribedCommand::Discard).chain(instead).map(C::from);
    Question::loss(words.discard_question, texts.sheets_discard(), then)
}
