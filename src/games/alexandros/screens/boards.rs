//! People's own boards: the list, and what can be done with each.

use egui::{Key as Press, Rect, RichText, Ui};

use crate::{
    rules::{Board, BoardState, Rim},
    session::{AppView, BoardCommand, BoardDesk, GameCommand, unreadable},
    widgets::map::{self, MapView},
};
use common::host::AppRequest;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    list_page::{self, Listed, Question, Row, Selection},
    room,
    theme::{self, TextSize, Theme},
    widgets::surface::{self, Surface},
};

use super::{position, words};

/// The share of the width that the details have, and their limits.
const DETAILS: f32 = 0.5;
const WIDTHS: std::ops::RangeInclusive<f32> = 380.0..=760.0;

/// What is asked for.
#[derive(Clone, Debug)]
enum BarCommand {
    Home,
    Begin(BoardCommand),
    Import,
    Export(String),
    Delete(String, String),
}

/// The boards that a table can be kept on, each with its file and its name.
pub fn known(app: &AppView<'_>) -> Vec<(String, String, Board)> {
    let of = |desk: &BoardDesk| -> Vec<(String, String, Board)> {
        let boards = desk.list.iter().filter_map(|file| {
            let (named, board) = file.content.as_ref().ok()?;
            Some((file.file.clone(), named.name.clone(), board.clone()))
        });
        boards.collect()
    };
    of(&app.desk.own)
}

/// A board of the list.
struct BoardItem {
    file: String,
    name: String,
    board: Result<Board, String>,
    line: String,
}

impl Listed for BoardItem {
    type Id = String;

    fn id(&self) -> &String {
        &self.file
    }

    fn row(&self) -> Row<'_> {
        let usable = self.board.is_ok();
        let (line, state) = if usable { (self.line.as_str(), "") } else { ("", self.line.as_str()) };
        Row { title: &self.name, figure: "", line, state, of: "", aside: "", usable }
    }

    fn paint(&self, ui: &Ui, place: Rect) {
        list_page::paint_sign(ui, place, Symbol::Grid, self.board.is_ok());
    }
}

/// What the page remembers.
#[derive(Default)]
pub struct BoardsScreen {
    selection: Selection<String>,
    /// The board that was saved last when the list was last drawn.
    seen: Option<String>,
    question: Option<Question<GameCommand>>,
}

impl BoardsScreen {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let (texts, desk) = (app.texts, &app.desk.own);
        if self.seen != desk.last {
            self.seen.clone_from(&desk.last);
            if let Some(last) = &desk.last {
                self.selection.select(last.clone());
            }
        }
        let items = items(texts, desk);
        let room = room::below_bar(ui);
        let asked = bar(ui, texts);
        self.act(asked, app, commands);
        let selected = items.get(self.selection.at()).filter(|_| list_page::is_small(room));
        let first = selected.and_then(|item| actions(texts, item).into_iter().next());
        let asked = list_page::show(ui, texts, room, first, |ui, room| {
            let [left, right] = list_page::panes(room, DETAILS, WIDTHS);
            Surface::Plain.show_in(ui, left, |ui| self.list(ui, app, &items, commands));
            let asked = Surface::Ornate.show_in(ui, right, |ui| {
                let item = items.get(self.selection.at())?;
                list_page::actions(ui, texts, actions(texts, item), |ui| details(ui, texts, item))
            });
            self.act(asked.inner, app, commands);
        });
        self.act(asked, app, commands);
        list_page::question(&mut self.question, ui, texts, app.errors, commands);
    }

    /// Unfinished work, the list, and what was thrown away last.
    fn list(&mut self, ui: &mut Ui, app: &AppView<'_>, items: &[BoardItem], commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        self.unfinished(ui, app, commands);
        let deleted = app.desk.own.trashed.as_ref().map(|(_, name)| texts.library_deleted(name));
        let mut opened = false;
        let undo = list_page::deleted(ui, texts, deleted.as_deref(), |ui| {
            if items.is_empty() {
                let room = ui.available_rect_before_wrap();
                let hint = texts.alexandros_page_boards_none_hint();
                list_page::empty(ui, room, texts.alexandros_page_boards_none(), Some(hint));
            } else {
                opened = list_page::list(ui, texts, &mut self.selection, items);
            }
        });
        if opened && let Some(item) = items.get(self.selection.at()) {
            self.act(list_page::first(actions(texts, item)), app, commands);
        }
        commands.extend(undo.then_some(BoardCommand::Restore.into()));
    }

    /// What lies unfinished in the editor.
    fn unfinished(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(editor) = app.desk.own.unfinished() else { return };
        let (theme, texts) = (Theme::of(ui.ctx()), app.texts);
        let name = match editor.sketch().name.trim() {
            "" => texts.alexandros_page_board_new(),
            name => name,
        };
        let words = RichText::new(texts.sheets_unsaved(name)).font(theme::medium(TextSize::TEXT));
        ui.label(words.color(theme.gold_ink));
        ui.add_space(theme::space::SMALL);
        ui.horizontal(|ui| {
            let go_on = Action::new(texts.sheets_go_on(), BoardCommand::GoOn.into()).icon(Symbol::Play);
            commands.extend(go_on.key(Press::G).show(ui, texts));
            let discard_it = Action::new(texts.sheets_discard(), ()).icon(Symbol::Trash).danger();
            if discard_it.show(ui, texts).is_some() {
                self.question = Some(discard(texts, None));
            }
        });
        ui.add_space(theme::space::MEDIUM);
    }

    /// Does what was asked for, or asks about it first.
    fn act(&mut self, asked: Option<BarCommand>, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        match asked {
            None => {}
            Some(BarCommand::Home) => commands.push(AppRequest::Back.into()),
            // Unfinished work in the editor is asked about first.
            Some(BarCommand::Begin(what)) if app.desk.own.unfinished().is_some() => {
                self.question = Some(discard(texts, Some(what)));
            }
            Some(BarCommand::Begin(what)) => commands.push(what.into()),
            Some(BarCommand::Import) => {
                let (title, hint) =
                    (texts.alexandros_page_board_import(), texts.alexandros_page_board_import_hint());
                let import = |path| BoardCommand::Import(path).into();
                self.question = Some(Question::import(texts, title, hint, import));
            }
            Some(BarCommand::Export(file)) => {
                let named = file.clone();
                let export = move |path| BoardCommand::Export { file: named.clone(), path }.into();
                self.question =
                    Some(Question::export(texts, texts.alexandros_page_board_export(), &file, export));
            }
            Some(BarCommand::Delete(file, name)) => {
                self.question = Some(Question::delete(texts, &name, BoardCommand::Trash(file).into()));
            }
        }
    }
}

/// All boards there are.
fn items(texts: &Texts, desk: &BoardDesk) -> Vec<BoardItem> {
    let item = |file: &crate::files::BoardFile| {
        let board = match &file.content {
            Ok((_, board)) => Ok(board.clone()),
            Err(why) => Err(unreadable(texts, why)),
        };
        let line = match &board {
            Ok(board) => about(texts, board),
            Err(_) => texts.library_damaged().to_owned(),
        };
        BoardItem { file: file.file.clone(), name: file.name().to_owned(), board, line }
    };
    desk.list.iter().map(item).collect()
}

/// How many spaces it has, and how many of them are plain.
fn about(texts: &Texts, board: &Board) -> String {
    texts.alexandros_page_board_about(board.spaces().len(), board.plain())
}

/// The map of the selected board, or why it is none.
fn details(ui: &mut Ui, texts: &Texts, item: &BoardItem) {
    surface::heading(ui, &item.name);
    let theme = Theme::of(ui.ctx());
    match &item.board {
        Ok(board) => {
            let words = format!("{} · {}", about(texts, board), words::symbols(texts, board.symbols()));
            ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink_soft));
            let state = BoardState::start(board);
            let provinces = state.provinces(board, Rim::default());
            let view = position::map(texts, &[], board, (&state, &provinces), &[]);
            let room = ui.available_rect_before_wrap();
            map::show(ui, &MapView { still: true, ..view }, room);
        }
        Err(why) => {
            ui.label(RichText::new(why).font(theme::body(TextSize::TEXT)).color(theme.danger));
        }
    }
}

/// What can be done with a board, the most likely first.
fn actions<'a>(texts: &'a Texts, item: &BoardItem) -> Vec<Action<'a, BarCommand>> {
    let file = item.file.clone();
    let delete = Action::new(texts.delete(), BarCommand::Delete(file.clone(), item.name.clone()));
    let delete = delete.icon(Symbol::Trash).key(Press::Delete).danger();
    if item.board.is_err() {
        return vec![delete];
    }
    let edit = BarCommand::Begin(BoardCommand::Edit(file.clone()));
    let like = BarCommand::Begin(BoardCommand::Duplicate(file.clone()));
    vec![
        Action::new(texts.alexandros_page_board_edit(), edit).icon(Symbol::Grid).key(Press::C),
        Action::new(texts.sheets_duplicate(), like).icon(Symbol::Copy).key(Press::D),
        Action::new(texts.export(), BarCommand::Export(file)).icon(Symbol::ArrowUp).key(Press::E),
        delete,
    ]
}

fn bar(ui: &mut Ui, texts: &Texts) -> Option<BarCommand> {
    let new = BarCommand::Begin(BoardCommand::New);
    let actions = vec![
        Action::new(texts.import(), BarCommand::Import).icon(Symbol::ArrowDown).key(Press::I),
        Action::new(texts.alexandros_page_board_new(), new).icon(Symbol::Plus).key(Press::N),
    ];
    list_page::bar(ui, texts, texts.alexandros_page_boards(), BarCommand::Home, actions)
}

/// Asks whether unfinished work may be thrown away, for something else if there is one.
fn discard(texts: &Texts, instead: Option<BoardCommand>) -> Question<GameCommand> {
    let then = std::iter::once(BoardCommand::Discard).chain(instead).map(GameCommand::from);
    Question::loss(texts.alexandros_page_board_discard(), texts.sheets_discard(), then)
}
