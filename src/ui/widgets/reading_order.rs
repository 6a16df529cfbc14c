//! Tab among controls that are laid out from right to left: it goes from left to right, as one reads, and Shift and Tab
//! back.

use egui::{FocusDirection, Id, Key, LayerId, Ui};

/// The controls of a row in the last pass, and how the keyboard moves among them in this one.
pub struct ReadingOrder {
    place: Id,
    layer: LayerId,
    /// How many widgets the layer had before the row.
    first: usize,
    /// Whether the row had the keyboard.
    had_focus: bool,
}

/// What is kept from pass to pass.
#[derive(Clone, Default)]
struct Row {
    /// In the order they were made in, which is egui's own.
    made: Vec<Id>,
    /// From left to right.
    read: Vec<Id>,
    /// Whether the keyboard was in the row.
    had_focus: bool,
    /// Whether Shift and Tab was pressed: egui obeys in the next pass.
    went_back: bool,
}

impl ReadingOrder {
    /// Before the row is drawn: where Tab leads from a control of it, and who comes to it from behind comes to its right
    /// end.
    pub fn begin(ui: &Ui) -> Self {
        let place = ui.scope_id().with("reading order");
        let layer = ui.layer_id();
        let row: Row = ui.data(|data| data.get_temp(place)).unwrap_or_default();
        let focused = ui.memory(egui::Memory::focused);
        let at = focused.and_then(|id| row.read.iter().position(|other| *other == id));
        let came_back = row.went_back && !row.had_focus && focused == row.made.last().copied();
        match at {
            Some(_) if came_back => row.read.last().iter().for_each(|last| give(ui, **last)),
            Some(at) => move_on(ui, &row, at),
            None => {}
        }
        let first = ui.ctx().viewport(|viewport| viewport.this_pass.widgets.get_layer(layer).count());
        Self { place, layer, first, had_focus: at.is_some() }
    }

    /// After it was drawn: who comes to it from before it comes to its left end.
    pub fn end(self, ui: &Ui) {
        let mut controls: Vec<(Id, f32)> = ui.ctx().viewport(|viewport| {
            let widgets = viewport.this_pass.widgets.get_layer(self.layer).skip(self.first);
            let controls = widgets.filter(|widget| widget.enabled && widget.sense.is_focusable());
            controls.map(|widget| (widget.id, widget.rect.min.x)).collect()
        });
        let made: Vec<Id> = controls.iter().map(|(id, _)| *id).collect();
        controls.sort_by(|a, b| a.1.total_cmp(&b.1));
        let read: Vec<Id> = controls.into_iter().map(|(id, _)| id).collect();
        let focused = ui.memory(egui::Memory::focused);
        if !self.had_focus && focused.is_some() && focused == made.first().copied() {
            read.first().iter().for_each(|first| give(ui, **first));
        }
        let row = Row { made, read, had_focus: self.had_focus, went_back: tab(ui) == Some(Way::Back) };
        ui.data_mut(|data| data.insert_temp(self.place, row));
    }
}

/// Where Tab leads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    On,
    Back,
}

/// Which way Tab leads in this pass, if it was pressed.
fn tab(ui: &Ui) -> Option<Way> {
    ui.input(|input| {
        let way = if input.modifiers.shift { Way::Back } else { Way::On };
        input.key_pressed(Key::Tab).then_some(way)
    })
}

/// Where Tab leads from the control at a place of the row.
fn move_on(ui: &Ui, row: &Row, at: usize) {
    let (next, end) = match tab(ui) {
        Some(Way::On) => (row.read.get(at + 1), row.made.last()),
        Some(Way::Back) => (at.checked_sub(1).and_then(|before| row.read.get(before)), row.made.first()),
        None => return,
    };
    match next {
        Some(next) => give(ui, *next),
        // At an end, egui goes on from what it holds for that end.
        None => ui.memory_mut(|memory| end.iter().for_each(|end| memory.request_focus(**end))),
    }
}

/// Gives the keyboard to a control; Tab has done its work.
fn give(ui: &Ui, to: Id) {
    ui.memory_mut(|memory| {
        memory.request_focus(to);
        memory.move_focus(FocusDirection::None);
    });
    ui.ctx().request_repaint();
}
