//! The user's own boards: the list, and what can be done with each.

use std::convert::Infallible;

use egui::{Key as Press, Rect, RichText, Ui};

use crate::{
    rules::{Board, BoardState, Rim},
    session::{AppView, BoardCommand, BoardDesk, BoardEdit, GameCommand, good_boards, unreadable},
    widgets::{
        atlas::Ground,
        map::{self, MapView},
        mini_map::{self, MiniMap},
    },
};
use common::screens::transcribed::{self, PageView, PageWords, TranscribedPage};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    list_page::{self, Listed, Row},
    room,
    theme::{self, TextSize, Theme},
    widgets::surface,
};

use super::{position, words};

/// The width of the list, which is that of its rows, and the least width of the details.
const LIST: f32 = 360.0;
const DETAILS: f32 = 380.0;

type PageRequest = transcribed::PageRequest<BoardEdit, Infallible>;

/// The boards that a table can be kept on, each with its file and its name.
pub fn known(app: &AppView<'_>) -> Vec<(String, String, Board)> {
    let all = good_boards(&app.desk.own);
    all.map(|(file, (named, board))| (file.to_owned(), named.name.clone(), board.clone())).collect()
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
        let Ok(board) = &self.board else {
            return list_page::paint_sign(ui, place, Symbol::Grid, false);
        };
        let ground = |space| Ground { at: board.place(space), symbol: board.symbol(space), tint: None };
        let map = MiniMap {
            spaces: board.spaces().map(ground).collect(),
            walls: Vec::new(),
            alexander: board.at(board.start()),
        };
        mini_map::paint(ui.painter(), place, &Theme::of(ui.ctx()), &map);
    }
}

/// What the page remembers.
#[derive(Default)]
pub struct BoardsScreen(TranscribedPage<String, GameCommand>);

impl BoardsScreen {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let (texts, desk) = (app.texts, &app.desk.own);
        let items = items(texts, desk);
        let view = PageView {
            texts,
            errors: app.errors,
            desk,
            items: &items,
            words: PageWords {
                title: texts.alexandros_page_boards(),
                import: texts.import(),
                import_question: [
                    texts.alexandros_page_board_import(),
                    texts.alexandros_page_board_import_hint(),
                ],
                export_question: texts.alexandros_page_board_export(),
                new: texts.alexandros_page_board_new(),
                discard_question: texts.alexandros_page_board_discard(),
            },
            panes: (1.0, DETAILS..=(room::below_bar(ui).width() - LIST).max(DETAILS)),
        };
        let below_list = |ui: &mut Ui| {
            if items.is_empty() {
                let room = ui.available_rect_before_wrap();
                let hint = texts.alexandros_page_boards_none_hint();
                list_page::empty(ui, room, texts.alexandros_page_boards_none(), Some(hint));
            }
        };
        let details = |ui: &mut Ui, item: &BoardItem, _: &mut Vec<GameCommand>| details(ui, texts, item);
        self.0.show(ui, &view, |item| actions(texts, item), below_list, details, commands);
    }
}

/// All boards in the list.
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

/// Draws the map of the selected board, or says why it cannot be used.
fn details(ui: &mut Ui, texts: &Texts, item: &BoardItem) {
    surface::heading(ui, &item.name);
    let theme = Theme::of(ui.ctx());
    match &item.board {
        Ok(board) => {
            // How many spaces there are, its row in the list says.
            let symbols = words::symbols(texts, board.symbols());
            ui.label(RichText::new(symbols).font(theme::body(TextSize::TEXT)).color(theme.ink_soft));
            ui.add_space(theme::space::SMALL);
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

/// What can be done with a board, the most likely action first.
fn actions<'a>(texts: &'a Texts, item: &BoardItem) -> Vec<Action<'a, PageRequest>> {
    let file = item.file.clone();
    let delete = Action::new(texts.delete(), PageRequest::Delete(file.clone(), item.name.clone()));
    let delete = delete.icon(Symbol::Trash).key(Press::Delete).danger();
    if item.board.is_err() {
        return vec![delete];
    }
    let edit = PageRequest::Begin(BoardCommand::Edit(file.clone()));
    let like = PageRequest::Begin(BoardCommand::Duplicate(Some(file.clone())));
    vec![
        Action::new(texts.alexandros_page_board_edit(), edit).icon(Symbol::Grid).key(Press::C),
        Action::new(texts.sheets_duplicate(), like).icon(Symbol::Copy).key(Press::D),
        Action::new(texts.export(), PageRequest::Export(Some(file))).icon(Symbol::ArrowUp).key(Press::E),
        delete,
    ]
}
