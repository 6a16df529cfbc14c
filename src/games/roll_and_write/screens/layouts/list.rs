//! The list of sheets, that of the program first.

use egui::{Align2, ScrollArea, Ui, pos2};

use crate::{
    games::roll_and_write::{
        log::NamedLayout,
        rules::Layout,
        session::{LayoutDesk, file_errors},
        widgets::mini_sheet,
    },
    text::{Key, Texts},
    ui::{
        drawing::symbols::Symbol,
        theme::{self, Theme},
        widgets::{
            fitted_text,
            list_row::{self, Chosen},
        },
    },
};

/// A sheet of the list.
pub struct LayoutItem {
    /// Its file; none for the sheet of the program.
    pub file: Option<String>,
    /// What it is called.
    pub name: String,
    /// The sheet, or why it is none.
    pub layout: Result<Layout, String>,
    /// A line about it.
    line: String,
}

impl LayoutItem {
    fn new(texts: &Texts, file: Option<String>, name: &str, layout: Result<Layout, String>) -> Self {
        let line = match &layout {
            Ok(layout) => about(texts, layout),
            Err(_) => texts.get(Key::LibraryDamaged).to_owned(),
        };
        Self { file, name: name.to_owned(), layout, line }
    }
}

/// Coins, and whether there is a grid.
fn about(texts: &Texts, layout: &Layout) -> String {
    let coins = texts.with(Key::SheetsCoinsPrinted, &[("coins", layout.coins().into())]);
    let kind = if layout.grid().is_some() { Key::SheetsWholeGrid } else { Key::SheetsCountsOnly };
    format!("{} · {coins}", texts.get(kind))
}

/// All sheets there are.
pub fn items(texts: &Texts, desk: &LayoutDesk) -> Vec<LayoutItem> {
    let (_, standard) = NamedLayout::standard();
    let default = LayoutItem::new(texts, None, texts.get(Key::NewLayoutDefault), Ok(standard));
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

/// Shows the sheets; `scroll` brings the selected one into view.
pub fn show(ui: &mut Ui, items: &[LayoutItem], selected: usize, scroll: bool) -> Chosen {
    let mut chosen = Chosen::default();
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        for (k, item) in items.iter().enumerate() {
            row(ui, item, k, k == selected, scroll, &mut chosen);
        }
    });
    chosen
}

fn row(ui: &mut Ui, item: &LayoutItem, k: usize, selected: bool, scroll: bool, chosen: &mut Chosen) {
    let theme = Theme::of(ui.ctx());
    let response = chosen.row(ui, k, selected, || format!("{}, {}", item.name, item.line));
    if selected && scroll {
        response.scroll_to_me(None);
    }
    let rect = response.rect;
    let stamp = list_row::stamp(rect);
    match item.layout.as_ref().map(Layout::grid) {
        Ok(Some(grid)) => {
            mini_sheet::paint(ui.painter(), stamp, &theme, &mini_sheet::printed(grid, stamp.width()));
        }
        other => list_row::paint_sign(ui, stamp, Symbol::Grid, other.is_ok()),
    }
    let x = rect.min.x + list_row::WORDS;
    let ink = if item.layout.is_ok() { theme.ink_soft } else { theme.danger };
    let lines =
        [(-12.0, &item.name, theme::medium(18.0), theme.ink), (14.0, &item.line, theme::body(15.5), ink)];
    for (y, text, font, ink) in lines {
        let at = pos2(x, rect.center().y + y);
        fitted_text(ui.painter(), at, Align2::LEFT_CENTER, text, font, ink, rect.max.x - x - 12.0);
    }
}
