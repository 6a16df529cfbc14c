//! The sheets a game can be set up with.

use egui::{Response, Ui};

use crate::{files::layout_hash, log::NamedLayout, rules::Layout, widgets::mini_sheet};
use text::Texts;
use ui::{form, theme, widgets::drop_list};

/// The side of the picture of the sheet: with its name above it is as high as the rounds beside it. Below a list it is
/// smaller in a low window.
const STAMP: f32 = 64.0;
const SMALL_STAMP: f32 = 40.0;
const LOW: f32 = 720.0;

/// The sheets: that of the program first, then those of one's own.
#[derive(Default)]
pub struct SheetChoice {
    all: Vec<(NamedLayout, Layout)>,
}

impl SheetChoice {
    /// The program's sheet and these.
    pub fn with(own: Vec<(NamedLayout, Layout)>) -> Self {
        Self { all: std::iter::once(NamedLayout::standard()).chain(own).collect() }
    }

    /// The sheet of one's own with this name, else that of the program.
    pub fn get(&self, name: Option<&String>) -> Option<&(NamedLayout, Layout)> {
        self.all.get(self.place(name))
    }

    /// What the sheet with this name is called.
    pub fn name<'a>(&'a self, texts: &'a Texts, name: Option<&String>) -> &'a str {
        let place = self.place(name);
        shown_name(texts, place, &self.all[place].0)
    }

    /// Chooses the sheet with this hash, if there is one.
    pub fn choose(&self, hash: &str, name: &mut Option<String>) {
        if let Some(place) = self.all.iter().position(|(_, layout)| layout_hash(layout) == hash) {
            *name = (place > 0).then(|| self.all[place].0.name.clone());
        }
    }

    /// Shows the sheet, with a list where there are several; returns true if another one was chosen. The picture stands
    /// below the list, which needs the width for its names.
    pub fn show(&self, ui: &mut Ui, texts: &Texts, name: &mut Option<String>) -> bool {
        let (mut chosen, is_open) = (self.place(name.as_ref()), self.all.len() > 1);
        let changed = form::field(ui, texts.new_layout(), |ui, label| {
            if !is_open {
                return false;
            }
            let sheets: Vec<&NamedLayout> = self.all.iter().map(|(sheet, _)| sheet).collect();
            list(ui, texts, label, ui.available_width().min(260.0), &sheets, &mut chosen)
        });
        let (sheet, layout) = &self.all[chosen];
        let shown = shown_name(texts, chosen, sheet);
        ui.add_space(if is_open { theme::space::SMALL } else { 0.0 });
        let is_low = is_open && ui.ctx().content_rect().height() < LOW;
        let side = if is_low { SMALL_STAMP } else { STAMP };
        ui.horizontal_top(|ui| {
            if let Some(grid) = layout.grid() {
                let picture = mini_sheet::show_printed(ui, side, grid, shown);
                picture.on_hover_text(texts.new_layout_hint());
            }
            if !is_open {
                ui.vertical(|ui| form::hint(ui, shown));
            }
        });
        if changed {
            *name = (chosen > 0).then(|| sheet.name.clone());
        }
        changed
    }

    fn place(&self, name: Option<&String>) -> usize {
        let own = |name: &String| self.all.iter().skip(1).position(|(sheet, _)| sheet.name == *name);
        name.and_then(own).map_or(0, |place| place + 1)
    }
}

/// Shows the list of these sheets, that of the program first; returns true if another one was chosen.
pub fn list(
    ui: &mut Ui,
    texts: &Texts,
    label: &Response,
    width: f32,
    sheets: &[&NamedLayout],
    chosen: &mut usize,
) -> bool {
    let names: Vec<&str> =
        sheets.iter().enumerate().map(|(place, sheet)| shown_name(texts, place, sheet)).collect();
    drop_list::show(ui, label, width, chosen, &names)
}

/// What the sheet at this place is called; the first is that of the program.
pub fn shown_name<'a>(texts: &'a Texts, place: usize, sheet: &'a NamedLayout) -> &'a str {
    if place == 0 { texts.new_layout_default() } else { &sheet.name }
}
