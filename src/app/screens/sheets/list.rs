//! The list of sheets, that of the program first.

use egui::{
    Align2, CornerRadius, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::{
    app::{
        art::symbols::{self, Symbol},
        companion::SheetDesk,
        texts::{Key, Texts},
        theme::{self, Theme},
        trouble,
        widgets::{fitted_text, focus_ring, mini_sheet, shows_focus},
    },
    archive::cells,
    game::NamedLayout,
    rules::Layout,
};

const ROW: f32 = 78.0;

/// A sheet of the list.
pub struct Item {
    /// Its file; none for the sheet of the program.
    pub file: Option<String>,
    /// What it is called.
    pub name: String,
    /// The sheet, or why it is none.
    pub layout: Result<Layout, String>,
    /// A line about it.
    line: String,
}

impl Item {
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
pub fn items(texts: &Texts, desk: &SheetDesk) -> Vec<Item> {
    let (_, standard) = NamedLayout::standard();
    let default = Item::new(texts, None, texts.get(Key::NewLayoutDefault), Ok(standard));
    let own = desk.list.iter().map(|sheet| {
        let layout =
            sheet.content.as_ref().map(|(_, layout)| *layout).map_err(|why| trouble::unreadable(texts, why));
        Item::new(texts, Some(sheet.file.clone()), sheet.name(), layout)
    });
    std::iter::once(default).chain(own).collect()
}

/// What was done in the list.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chosen {
    /// This sheet was selected.
    pub selected: Option<usize>,
    /// It was opened.
    pub opened: bool,
    /// The keyboard is in the list.
    pub focused: bool,
}

/// Shows the sheets; `scroll` brings the selected one into view.
pub fn show(ui: &mut Ui, items: &[Item], selected: usize, scroll: bool) -> Chosen {
    let mut chosen = Chosen::default();
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        for (k, item) in items.iter().enumerate() {
            row(ui, item, k, k == selected, scroll, &mut chosen);
        }
    });
    chosen
}

fn row(ui: &mut Ui, item: &Item, k: usize, selected: bool, scroll: bool, chosen: &mut Chosen) {
    let theme = Theme::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let response = ui.interact(rect, ui.scope_id().with(("sheet", k)), Sense::click());
    response.widget_info(|| {
        WidgetInfo::selected(Role::ListItem, true, selected, format!("{}, {}", item.name, item.line))
    });
    if selected && scroll {
        response.scroll_to_me(None);
    }
    if response.clicked() || (response.has_focus() && !selected) {
        chosen.selected = Some(k);
    }
    chosen.opened |= response.double_clicked();
    chosen.focused |= response.has_focus();
    let painter = ui.painter();
    let inside = rect.shrink2(vec2(1.0, 2.0));
    let radius = CornerRadius::same(9);
    if selected {
        painter.rect(inside, radius, theme.selection, Stroke::new(1.4, theme.focus), StrokeKind::Inside);
    } else if response.hovered() {
        let edge = Stroke::new(1.0, theme.gold_line);
        painter.rect(inside, radius, theme.raised_hover, edge, StrokeKind::Inside);
    } else {
        painter.hline(rect.x_range().shrink(10.0), rect.max.y, Stroke::new(1.0, theme.band));
    }
    let stamp = Rect::from_center_size(pos2(rect.min.x + 42.0, rect.center().y), Vec2::splat(62.0));
    match item.layout.as_ref().map(Layout::grid) {
        Ok(Some(grid)) => mini_sheet::paint(painter, stamp, &theme, &cells(grid, 0)),
        other => {
            let edge = Stroke::new(1.0, theme.gold_line);
            painter.rect(stamp, CornerRadius::same(6), theme.paper, edge, StrokeKind::Inside);
            let (symbol, ink) =
                if other.is_ok() { (Symbol::Grid, theme.ink_soft) } else { (Symbol::Info, theme.danger) };
            symbols::paint(painter, stamp.shrink(18.0), symbol, ink);
        }
    }
    let x = rect.min.x + 86.0;
    let ink = if item.layout.is_ok() { theme.ink_soft } else { theme.danger };
    let lines =
        [(-12.0, &item.name, theme::medium(18.0), theme.ink), (14.0, &item.line, theme::body(15.5), ink)];
    for (y, text, font, ink) in lines {
        let at = pos2(x, rect.center().y + y);
        fitted_text(painter, at, Align2::LEFT_CENTER, text, font, ink, rect.max.x - x - 12.0);
    }
    if shows_focus(ui, &response) {
        focus_ring(painter, inside.shrink(3.0), &theme, 6);
    }
}
