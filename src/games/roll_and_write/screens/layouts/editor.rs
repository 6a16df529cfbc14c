//! The editor: the printed grid is transcribed, with its coins and VP.

use egui::{Event, InputState, Key as Press, Rect, ScrollArea, Ui, Vec2, vec2};

use super::{
    faults::{self, FaultPlace},
    table,
};
use crate::{
    rules::Cell,
    screens::position::letters,
    session::{AppView, GameCommand, LayoutCommand, LayoutEdit, LayoutEditor, LayoutSketch, SketchFault},
    text::names::building_name,
    widgets::cell_grid::{CellGrid, GridCell},
};
use common::{BuildingType, host::AppRequest};
use text::Texts;
use ui::{
    actions::{Action, by_keys, by_one_of, offer},
    drawing::symbols::Symbol,
    form,
    keys::{ARROWS, Shortcut},
    last_drawn::LastDrawn,
    room, theme,
    widgets::{number_field, segmented, surface::Surface, top_bar},
};

/// Between cards, in points.
const GAP: f32 = theme::space::MEDIUM;
/// What sheet and table need side by side.
const NEEDED: Vec2 = vec2(840.0, 440.0);
/// What they need one above the other.
const STACKED: Vec2 = vec2(520.0, 880.0);

/// What the screen remembers.
pub struct LayoutEditorScreen {
    /// What the pointer paints; none empties.
    brush: Option<BuildingType>,
    /// The cell the keys paint.
    cursor: usize,
    /// The keys paint: a click beside the sheet, which may have missed a field, leaves them to what it was meant for.
    painting: bool,
    last_drawn: LastDrawn,
}

impl Default for LayoutEditorScreen {
    fn default() -> Self {
        Self {
            brush: Some(BuildingType::Pavilion),
            cursor: 0,
            painting: true,
            last_drawn: LastDrawn::default(),
        }
    }
}

/// What is drawn from.
pub struct EditorView<'a> {
    /// The texts.
    pub texts: &'a Texts,
    /// The draft.
    pub draft: &'a LayoutSketch,
    /// What is wrong with it.
    pub faults: Vec<SketchFault>,
}

impl EditorView<'_> {
    /// Whether something is wrong there.
    pub fn is_wrong(&self, place: FaultPlace) -> bool {
        self.faults.iter().any(|fault| faults::place(fault) == Some(place))
    }
}

/// Where the sheet and the table beside it lie, or below it where they are stacked.
fn places(room: Rect, is_stacked: bool) -> [Rect; 2] {
    if is_stacked {
        let side = room.width().min(room.height() * 0.52);
        return [room.with_max_y(room.min.y + side), room.with_min_y(room.min.y + side + GAP)];
    }
    let width = (room.height() - 60.0).min(room.width() - 480.0).clamp(300.0, 860.0);
    let spare = ((room.width() - width - GAP - 760.0) / 2.0).max(0.0);
    let room = room.shrink2(vec2(spare, 0.0));
    let left = room.with_max_x(room.min.x + width);
    [left, room.with_min_x(left.max.x + GAP)]
}

impl LayoutEditorScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(editor) = &app.desk.layouts.sheets.editor else {
            commands.push(AppRequest::Back.into());
            return;
        };
        if self.last_drawn.just_opened(ui) {
            *self = Self { last_drawn: std::mem::take(&mut self.last_drawn), ..Self::default() };
        }
        let draft = editor.sketch();
        let faults = draft.faults(app.desk.layouts.sheets.is_name_taken(app.texts));
        let sketch = EditorView { texts: app.texts, draft, faults };
        let mut changes = Vec::new();
        self.bar(ui, app, editor, &sketch, commands);
        let room = room::below_bar(ui);
        room::scrolled_parts(ui, "editor", room, [NEEDED, STACKED], |ui, room, is_stacked| {
            let [left, right] = places(room, is_stacked);
            self.follow_the_hand(ui, left);
            Surface::Ornate.show_in(ui, left, |ui| self.sheet(ui, app, &sketch, &mut changes));
            Surface::Plain.show_in(ui, right, |ui| {
                let row = table::row_height(ui.available_height());
                let highest = ui.available_height() - faults::HEIGHT;
                ScrollArea::vertical().max_height(highest).auto_shrink([false, true]).show(ui, |ui| {
                    facts(ui, &sketch, &mut changes);
                    table::show(ui, &sketch, row, &mut self.brush, &mut changes);
                });
                faults::show(ui, &sketch);
            });
        });
        commands.extend(changes.into_iter().map(|edit| GameCommand::Layouts(LayoutCommand::Change(edit))));
    }

    /// Where the hand was last decides whether keys paint; the arrows bring it back to the sheet.
    fn follow_the_hand(&mut self, ui: &Ui, sheet: Rect) {
        let pressed = |input: &InputState| input.pointer.any_pressed().then(|| input.pointer.interact_pos());
        if let Some(at) = ui.input(pressed).flatten() {
            self.painting = sheet.contains(at);
        }
        let free = ui.memory(|memory| memory.focused().is_none());
        let arrows = [Press::ArrowUp, Press::ArrowDown, Press::ArrowLeft, Press::ArrowRight];
        self.painting |= free && ui.input(|input| arrows.into_iter().any(|key| input.key_pressed(key)));
    }

    fn bar(
        &self,
        ui: &mut Ui,
        app: &AppView<'_>,
        editor: &LayoutEditor,
        sketch: &EditorView<'_>,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        let title = if editor.file.is_some() { Texts::sheets_edit } else { Texts::sheets_new };
        let (can_undo, can_redo) = editor.can_undo_redo();
        let save = sketch.faults.is_empty();
        let labelled = ui.available_width() >= 1200.0;
        top_bar::show_titled(ui, title(texts), |ui| {
            let action =
                |label, symbol, command| Action::new(label, GameCommand::Layouts(command)).icon(symbol);
            let redo = action(texts.redo(), Symbol::Redo, LayoutCommand::Redo);
            let redo = redo.key(Shortcut::ctrl(Press::Y)).key(Shortcut::ctrl_shift(Press::Z));
            let undo = action(texts.undo(), Symbol::Undo, LayoutCommand::Undo);
            let undo = undo.key(Shortcut::ctrl(Press::Z)).enabled_if(can_undo, texts.why_no_undo());
            let steps = [redo.enabled_if(can_redo, texts.why_no_redo()), undo];
            let save_it = action(texts.save(), Symbol::Check, LayoutCommand::Save).primary();
            let save_it = save_it.key(Shortcut::ctrl(Press::S)).enabled_if(save, texts.why_faults());
            commands.extend(save_it.show(ui, texts));
            let back = Action::new(texts.back(), AppRequest::Back.into()).icon(Symbol::ArrowLeft);
            commands.extend(back.key(Press::Escape).show(ui, texts));
            for step in steps {
                let step = if labelled { step.quiet() } else { step.as_icon() };
                commands.extend(step.show(ui, texts));
            }
        });
    }

    /// The grid to paint on, or the counts as boxes.
    fn sheet(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        sketch: &EditorView<'_>,
        changes: &mut Vec<LayoutEdit>,
    ) {
        let (texts, draft) = (sketch.texts, sketch.draft);
        ui.spacing_mut().item_spacing.y = theme::space::SMALL;
        let names = [texts.sheets_whole_grid(), texts.sheets_counts_only()];
        let mut chosen = usize::from(draft.counts_only);
        ui.vertical_centered(|ui| {
            if segmented::show(ui, texts.sheets_what(), &mut chosen, &names) {
                changes.push(LayoutEdit::CountsOnly(chosen == 1));
            }
        });
        let room = ui.available_rect_before_wrap();
        if draft.counts_only {
            table::piles(ui, room, draft);
        } else {
            self.grid(ui, room, app, draft, changes);
        }
    }

    fn grid(
        &mut self,
        ui: &Ui,
        rect: Rect,
        app: &AppView<'_>,
        draft: &LayoutSketch,
        changes: &mut Vec<LayoutEdit>,
    ) {
        let texts = app.texts;
        let reached = ui.memory(|memory| memory.is_above_modal_layer(ui.layer_id()));
        let keys = reached && !app.help && !ui.ctx().text_edit_focused();
        let cells = (0..Cell::COUNT).map(|cell| GridCell {
            building: draft.grid[cell],
            crossed: false,
            name: cell_name(texts, cell, draft.grid[cell]),
        });
        let grid = CellGrid {
            cells: cells.collect(),
            letters: app.settings.letters.then(|| letters(texts)),
            keys: keys && self.painting,
        };
        if let Some(touch) = grid.show(ui, rect, &mut self.cursor) {
            let (cell, building) = (touch.cell, self.brush);
            changes.push(LayoutEdit::Cell { cell, building, stroke: touch.stroke });
        }
        if keys {
            self.typed(ui, texts, changes);
        }
    }

    /// Digits and letters paint the cell of the cursor and go on; Backspace goes back. While the hand is elsewhere
    /// they only choose what the pointer paints.
    fn typed(&mut self, ui: &Ui, texts: &Texts, changes: &mut Vec<LayoutEdit>) {
        let last = Cell::COUNT - 1;
        for name in typed_keys(ui) {
            let Some(kind) = meant(texts, name) else { continue };
            self.brush = Some(kind);
            if self.painting {
                changes.push(LayoutEdit::Cell { cell: self.cursor, building: self.brush, stroke: false });
                self.cursor = (self.cursor + 1).min(last);
            }
        }
        let letters = Press::ALL.iter().copied().filter(|key| meant(texts, key.name()).is_some());
        offer(ui, texts.keys_do_paint(), letters);
        offer(ui, texts.keys_do_paint_move(), ARROWS);
        if by_keys(ui, texts.sheets_empty(), [Press::Num0]) {
            self.brush = None;
        }
        if !self.painting {
            return;
        }
        if by_keys(ui, texts.keys_do_paint_back(), [Press::Backspace]) {
            self.cursor = self.cursor.saturating_sub(1);
            changes.push(LayoutEdit::Cell { cell: self.cursor, building: None, stroke: false });
        }
        if by_keys(ui, texts.keys_do_paint_empty(), [Press::Delete]) {
            changes.push(LayoutEdit::Cell { cell: self.cursor, building: None, stroke: false });
        }
        match by_one_of(ui, texts.keys_do_paint_ends(), [Press::Home, Press::End]) {
            Some(0) => self.cursor = 0,
            Some(_) => self.cursor = last,
            None => {}
        }
    }
}

/// The names of the keys pressed, those with modifiers left out.
fn typed_keys(ui: &Ui) -> Vec<&'static str> {
    let name = |event: &Event| match event {
        Event::Key { key, pressed: true, modifiers, .. } if !modifiers.any() || modifiers.shift_only() => {
            Some(key.name())
        }
        _ => None,
    };
    ui.input(|input| input.events.iter().filter_map(name).collect())
}

/// The type of a digit from 1, or of a letter in the language shown or in that of records.
fn meant(texts: &Texts, key: &str) -> Option<BuildingType> {
    let mut chars = key.chars();
    let (letter, None) = (chars.next()?, chars.next()) else { return None };
    let shown = letters(texts).iter().position(|&shown| shown == letter);
    let digit = letter.to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
    let place = digit.or(shown);
    place
        .and_then(|place| BuildingType::ALL.get(place).copied())
        .or_else(|| BuildingType::from_letter(letter))
}

/// What a screen reader says of a cell.
fn cell_name(texts: &Texts, cell: usize, building: Option<BuildingType>) -> String {
    let (row, column) = (cell / 6 + 1, cell % 6 + 1);
    match building {
        Some(kind) => texts.sheet_cell(row, column, kind),
        None => texts.sheet_cell_empty(row, column),
    }
}

/// Name and coins.
fn facts(ui: &mut Ui, sketch: &EditorView<'_>, changes: &mut Vec<LayoutEdit>) {
    let texts = sketch.texts;
    ui.horizontal_top(|ui| {
        let room = (ui.available_width() - 130.0).clamp(160.0, 420.0);
        ui.vertical(|ui| {
            ui.set_width(room);
            form::field(ui, texts.settings_name(), |ui, label| {
                let mut name = sketch.draft.name.clone();
                form::text(ui, label, &mut name, texts.sheets_name_hint(), room, 60);
                if name != sketch.draft.name {
                    changes.push(LayoutEdit::Name(name));
                }
            });
        });
        ui.vertical(|ui| {
            let name = texts.sheets_coins();
            form::field(ui, name, |ui, _| {
                let mut coins = sketch.draft.coins;
                if number_field::show(ui, name, &mut coins, 64.0, 3, sketch.is_wrong(FaultPlace::Coins)) {
                    changes.push(LayoutEdit::Coins(coins));
                }
            });
        });
    });
    ui.add_space(form::GAP);
}

/// The name of a type with its count, for the row that chooses it.
pub fn spoken(texts: &Texts, kind: BuildingType, count: i64) -> String {
    texts.sheets_type(&building_name(texts, kind), count)
}
