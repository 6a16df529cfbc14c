//! The list of sheets, the built-in one first.

use egui::{Rect, Ui};

use crate::{
    files::LayoutDocument, log::NamedLayout, rules::Layout, session::file_errors, widgets::mini_sheet,
};
use common::transcribed::TranscribedDesk;
use text::Texts;
use ui::{
    drawing::symbols::Symbol,
    list_page::{self, Listed, Row},
    theme::Theme,
};

/// A sheet of the list.
pub struct LayoutItem {
    /// Its file; none for the sheet of the program.
    pub file: Option<String>,
    /// What it is called.
    pub name: String,
    /// The sheet, or why it is none.
    pub layout: Result<Layout, String>,
    /// A line about it, or a warning.
    pub line: String,
}

impl LayoutItem {
    fn new(texts: &Texts, file: Option<String>, name: &str, layout: Result<Layout, String>) -> Self {
        let line = match &layout {
            Ok(layout) => about(texts, layout),
            Err(_) => texts.library_damaged().to_owned(),
        };
        Self { file, name: name.to_owned(), layout, line }
    }
}

/// Coins, and whether there is a grid.
fn about(texts: &Texts, layout: &Layout) -> String {
    let coins = texts.sheets_coins_printed(layout.coins());
    let kind = if layout.grid().is_some() { Texts::sheets_whole_grid } else { Texts::sheets_counts_only };
    format!("{} · {coins}", kind(texts))
}

/// All sheets there are.
pub fn items(texts: &Texts, desk: &TranscribedDesk<LayoutDocument>) -> Vec<LayoutItem> {
    let (_, standard) = NamedLayout::standard();
    let default = LayoutItem::new(texts, None, texts.new_layout_default(), Ok(standard));
    let own = desk.list.iter().map(|sheet| {
        let layout = sheet
            .content
            .as_ref()
            .map(|(_, layout)| *layout)
            .map_err(|why| file_errors::unreadable(texts, why));
        LayoutItem::new(texts, Some(sheet.file.clone()), sheet.name(), layout)
    });
    std::iter::once(default).chain(own).collect()
}

impl Listed for LayoutItem {
    type Id = Option<String>;

    fn id(&self) -> &Option<String> {
        &self.file
    }

    fn row(&self) -> Row<'_> {
        let usable = self.layout.is_ok();
        let (line, state) = if usable { (self.line.as_str(), "") } else { ("", self.line.as_str()) };
        Row { title: &self.name, figure: "", line, state, of: "", aside: "", usable }
    }

    fn paint(&self, ui: &Ui, place: Rect) {
        match self.layout.as_ref().map(Layout::grid) {
            Ok(Some(grid)) => {
                mini_sheet::paint_printed(ui.painter(), place, &Theme::of(ui.ctx()), grid);
            }
            other => list_page::paint_sign(ui, place, Symbol::Grid, other.is_ok()),
        }
    }
}
