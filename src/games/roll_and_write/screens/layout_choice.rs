//! The sheets that a new game or table can choose from.

use egui::{Response, Ui};

use crate::{
    games::roll_and_write::{files::layout_hash, log::NamedLayout, rules::Layout},
    text::{Key, Texts},
    ui::widgets::drop_list,
};

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

    /// Whether there is anything to choose.
    pub const fn is_open(&self) -> bool {
        self.all.len() > 1
    }

    /// The sheet of one's own with this name, else that of the program.
    pub fn get(&self, name: Option<&String>) -> Option<&(NamedLayout, Layout)> {
        self.all.get(self.place(name))
    }

    /// Chooses the sheet with this hash, if there is one.
    pub fn choose(&self, hash: &str, name: &mut Option<String>) {
        if let Some(place) = self.all.iter().position(|(_, layout)| layout_hash(layout) == hash) {
            *name = (place > 0).then(|| self.all[place].0.name.clone());
        }
    }

    /// What the sheet of this name is called on screen.
    pub fn shown_name<'a>(&'a self, texts: &'a Texts, name: Option<&String>) -> &'a str {
        match self.place(name) {
            0 => texts.get(Key::NewLayoutDefault),
            place => &self.all[place].0.name,
        }
    }

    /// Shows the list; returns true if another one was chosen.
    pub fn show(
        &self,
        ui: &mut Ui,
        texts: &Texts,
        label: &Response,
        width: f32,
        name: &mut Option<String>,
    ) -> bool {
        let own = self.all.iter().skip(1).map(|(sheet, _)| sheet.name.as_str());
        let names: Vec<&str> = std::iter::once(texts.get(Key::NewLayoutDefault)).chain(own).collect();
        let mut chosen = self.place(name.as_ref());
        let changed = drop_list::show(ui, label, width, &mut chosen, &names);
        if changed {
            *name = (chosen > 0).then(|| names[chosen].to_owned());
        }
        changed
    }

    fn place(&self, name: Option<&String>) -> usize {
        let own = |name: &String| self.all.iter().skip(1).position(|(sheet, _)| sheet.name == *name);
        name.and_then(own).map_or(0, |place| place + 1)
    }
}
