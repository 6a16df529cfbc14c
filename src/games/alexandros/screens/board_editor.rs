//! The board editor: people transcribe a printed board by clicks, strokes and letters.

use egui::{Key as Press, Rect, RichText, ScrollArea, Ui, Vec2, vec2};

use crate::{
    rules::{BoardFault, Tile},
    session::{
        AppView, BoardCommand, BoardEdit, BoardEditor, GameCommand, SketchFault, board_faults, sketch_fault,
    },
    widgets::board_editor::{
        self, BoardAction, BoardSpot, BoardView, RowChange, RowWords, RowsView, Tool, ToolWords,
    },
};
use common::{host::AppRequest, words::sentence};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form,
    keys::Shortcut,
    last_drawn::LastDrawn,
    room,
    theme::{self, TextSize, Theme},
    widgets::{surface::Surface, top_bar},
};

use super::words;

/// Between cards.
const GAP: f32 = theme::space::MEDIUM;
/// What board and fields need side by side, and one above the other.
const NEEDED: Vec2 = vec2(840.0, 420.0);
const STACKED: Vec2 = vec2(480.0, 880.0);
/// The share of the board in the width.
const BOARD: f32 = 0.66;
const BOARD_STACKED: f32 = 0.58;
/// The most letters of a name.
const NAME: usize = 60;

/// What the page remembers.
#[derive(Default)]
pub struct BoardEditorScreen {
    tool: Tool,
    /// The row whose beginning and length are shown: that of the place last pointed at.
    row: usize,
    last_drawn: LastDrawn,
}

impl BoardEditorScreen {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(editor) = &app.desk.own.editor else {
            commands.push(AppRequest::Back.into());
            return;
        };
        if self.last_drawn.just_opened(ui) {
            *self = Self { last_drawn: std::mem::take(&mut self.last_drawn), ..Self::default() };
        }
        let faults = board_faults(app.texts, &app.desk.own);
        let mut edits: Vec<BoardEdit> = Vec::new();
        bar(ui, app.texts, editor, faults.is_empty(), commands);
        let room = room::below_bar(ui);
        room::scrolled_parts(ui, "editor", room, [NEEDED, STACKED], |ui, room, is_stacked| {
            let [left, right] = places(room, is_stacked);
            Surface::Ornate.show_in(ui, left, |ui| self.board(ui, app.texts, editor, &faults, &mut edits));
            Surface::Plain.show_in(ui, right, |ui| {
                ScrollArea::vertical().id_salt("facts").auto_shrink(false).show(ui, |ui| {
                    self.facts(ui, app.texts, editor, &faults, &mut edits);
                });
            });
        });
        commands.extend(edits.into_iter().map(|edit| BoardCommand::Change(edit).into()));
    }

    /// Draws the tools, and the board below them.
    fn board(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        editor: &BoardEditor,
        faults: &[SketchFault],
        edits: &mut Vec<BoardEdit>,
    ) {
        ui.spacing_mut().item_spacing.y = theme::space::SMALL;
        let tool_name = |tool: Tool| match tool {
            Tool::Cycle => texts.alexandros_page_tool_cycle().to_owned(),
            Tool::Put(tile) => sentence(&tile_name(texts, tile)),
            Tool::Start => texts.alexandros_page_tool_start().to_owned(),
        };
        let tools = ToolWords { name: texts.alexandros_page_tools(), tool: &tool_name };
        board_editor::show_tools(ui, &tools, &mut self.tool);
        let of_board = |fault: &SketchFault| match fault {
            SketchFault::Board(fault) => Some(*fault),
            SketchFault::NoName | SketchFault::NameTaken => None,
        };
        let faults: Vec<BoardFault> = faults.iter().filter_map(of_board).collect();
        let sketch = editor.sketch();
        let place_name = |place: BoardSpot| match place {
            BoardSpot::Space((row, column)) => {
                let what = tile_name(texts, sketch.tile((row, column)));
                texts.alexandros_page_space(&what, u32::from(row) + 1, u32::from(column) + 1)
            }
            BoardSpot::Corner((line, place)) => {
                texts.alexandros_page_corner(u32::from(line) + 1, u32::from(place) + 1)
            }
        };
        let view = BoardView {
            name: texts.alexandros_page_board(),
            draft: &sketch.draft,
            faults: &faults,
            tool: self.tool,
            place_name: &place_name,
        };
        let room = ui.available_rect_before_wrap();
        let Some(shown) = board_editor::show(ui, &view, room) else { return };
        if let Some(BoardSpot::Space((row, _))) = shown.pointed {
            self.row = row.into();
        }
        edits.extend(shown.action.map(|action| match action {
            BoardAction::Put { at, tile, stroke } => BoardEdit::Put { at, tile, stroke },
            BoardAction::Start(corner) => BoardEdit::Start(corner),
        }));
    }

    /// Draws name, rows, and what is wrong.
    fn facts(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        editor: &BoardEditor,
        faults: &[SketchFault],
        edits: &mut Vec<BoardEdit>,
    ) {
        let sketch = editor.sketch();
        form::field(ui, texts.alexandros_page_board_name(), |ui, label| {
            let mut name = sketch.name.clone();
            let width = ui.available_width();
            form::text(ui, label, &mut name, texts.alexandros_page_board_name_hint(), width, NAME);
            if name != sketch.name {
                edits.push(BoardEdit::Name(name));
            }
        });
        ui.add_space(form::GAP);
        self.row = self.row.min(sketch.draft.rows.len().saturating_sub(1));
        let (offset, length) = sketch.row(self.row);
        let row = self.row + 1;
        let names = [
            texts.alexandros_page_rows().to_owned(),
            texts.alexandros_page_row_offset(row),
            texts.alexandros_page_row_length(row),
        ];
        let ends = names.each_ref().map(|name| [texts.new_pad_fewer(name), texts.new_pad_more(name)]);
        let words = |k: usize| -> (&str, [&str; 2]) { (&names[k], ends[k].each_ref().map(String::as_str)) };
        let words = RowWords { rows: words(0), offset: words(1), length: words(2) };
        let view = RowsView { rows: sketch.draft.rows.len(), offset, length };
        edits.extend(board_editor::show_rows(ui, &words, view).map(|change| match change {
            RowChange::Rows(rows) => BoardEdit::Rows(rows),
            RowChange::Offset(places) => BoardEdit::Offset { row: self.row, places },
            RowChange::Length(places) => BoardEdit::Length { row: self.row, places },
        }));
        if let Some(board) = sketch.board() {
            let theme = Theme::of(ui.ctx());
            let symbols = words::symbols(texts, board.symbols());
            let about = texts.alexandros_page_board_about(board.spaces().len(), board.plain());
            ui.add_space(form::GAP);
            let words = RichText::new(format!("{about} · {symbols}")).font(theme::body(TextSize::TEXT));
            ui.label(words.color(theme.ink));
        }
        // A new board still lacks all of this; nothing of it is wrong.
        let is_new = editor.file.is_none() && !editor.is_changed();
        let says = if is_new { form::hint } else { form::fault };
        let missing = faults.iter().filter_map(|fault| match fault {
            SketchFault::Board(BoardFault::Missing(symbol)) => Some(words::symbol(texts, *symbol)),
            _ => None,
        });
        let missing: Vec<String> = missing.collect();
        // Several symbols that no space has are told in one line.
        let is_told = |fault: &SketchFault| {
            missing.len() > 1 && matches!(fault, SketchFault::Board(BoardFault::Missing(_)))
        };
        for fault in faults.iter().filter(|fault| !is_told(fault)) {
            says(ui, &sketch_fault(texts, fault));
        }
        if missing.len() > 1 {
            says(ui, &texts.alexandros_page_board_missing(&missing.join(", ")));
        }
        form::hint(ui, texts.alexandros_page_editor_hint());
    }
}

fn tile_name(texts: &Texts, tile: Tile) -> String {
    match tile {
        Tile::Sea => texts.alexandros_page_no_space().to_owned(),
        Tile::Plain => texts.alexandros_page_plain_space().to_owned(),
        Tile::Symbol(symbol) => words::symbol(texts, symbol),
    }
}

fn bar(ui: &mut Ui, texts: &Texts, editor: &BoardEditor, is_right: bool, commands: &mut Vec<GameCommand>) {
    let title = if editor.file.is_some() {
        Texts::alexandros_page_board_edit
    } else {
        Texts::alexandros_page_board_new
    };
    let (can_undo, can_redo) = editor.can_undo_redo();
    top_bar::show_titled(ui, title(texts), |ui| {
        let action = |label, symbol, command: BoardCommand| {
            Action::new(label, GameCommand::from(command)).icon(symbol)
        };
        let save = action(texts.save(), Symbol::Check, BoardCommand::Save).primary();
        let save = save.key(Shortcut::ctrl(Press::S)).enabled_if(is_right, texts.why_faults());
        commands.extend(save.show(ui, texts));
        let back = Action::new(texts.back(), AppRequest::Back.into()).icon(Symbol::ArrowLeft);
        commands.extend(back.key(Press::Escape).show(ui, texts));
        let redo = action(texts.redo(), Symbol::Redo, BoardCommand::Redo);
        let redo = redo.key(Shortcut::ctrl(Press::Y)).key(Shortcut::ctrl_shift(Press::Z));
        let undo = action(texts.undo(), Symbol::Undo, BoardCommand::Undo);
        let undo = undo.key(Shortcut::ctrl(Press::Z)).enabled_if(can_undo, texts.why_no_undo());
        for step in [redo.enabled_if(can_redo, texts.why_no_redo()), undo] {
            commands.extend(step.as_icon().show(ui, texts));
        }
    });
}

/// Where the board and the fields lie.
fn places(room: Rect, is_stacked: bool) -> [Rect; 2] {
    if is_stacked {
        let middle = room.min.y + room.height() * BOARD_STACKED;
        return [room.with_max_y(middle), room.with_min_y(middle + GAP)];
    }
    let middle = room.min.x + room.width() * BOARD;
    [room.with_max_x(middle), room.with_min_x(middle + GAP)]
}
