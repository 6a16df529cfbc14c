//! The list of games: only the rows that are seen are drawn.

use egui::{
    Align2, CornerRadius, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::items::{Filter, Item};
use crate::app::{
    art::{
        star,
        symbols::{self, Symbol},
    },
    texts::{Key, Texts},
    theme::{self, Theme},
    widgets::{fitted_text, focus_ring, mini_sheet, shows_focus},
};

const ROW: f32 = 78.0;

/// What was done in the list.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chosen {
    /// This game was selected.
    pub selected: Option<usize>,
    /// It was opened.
    pub opened: bool,
    /// The keyboard is in the list.
    pub focused: bool,
}

/// Shows the games; `scroll_to` brings one into view.
pub fn show(ui: &mut Ui, items: &[Item], selected: usize, scroll_to: bool) -> Chosen {
    let mut chosen = Chosen::default();
    let mut scroll = ScrollArea::vertical().auto_shrink(false);
    if scroll_to {
        let above = ((ui.available_height() - ROW) / 2.0).max(0.0);
        scroll = scroll.vertical_scroll_offset((selected as f32 * ROW - above).max(0.0));
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    scroll.show_rows(ui, ROW, items.len(), |ui, rows| {
        for k in rows {
            row(ui, &items[k], k, k == selected, &mut chosen);
        }
    });
    chosen
}

fn row(ui: &mut Ui, item: &Item, k: usize, selected: bool, chosen: &mut Chosen) {
    let theme = Theme::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let response = ui.interact(rect, ui.scope_id().with(("game", k)), Sense::click());
    response.widget_info(|| {
        let spoken = format!("{}, {}, {}, {}", item.title, item.date, item.state, item.total);
        WidgetInfo::selected(Role::ListItem, true, selected, spoken)
    });
    if response.clicked() || (response.has_focus() && !selected) {
        chosen.selected = Some(k);
    }
    chosen.opened |= response.double_clicked();
    chosen.focused |= response.has_focus();
    if !ui.is_rect_visible(rect) {
        return;
    }
    let painter = ui.painter();
    let inside = rect.shrink2(vec2(1.0, 2.0));
    let radius = CornerRadius::same(9);
    if selected {
        painter.rect(inside, radius, theme.selection, Stroke::new(1.4, theme.focus), StrokeKind::Inside);
    } else if response.hovered() {
        painter.rect(
            inside,
            radius,
            theme.raised_hover,
            Stroke::new(1.0, theme.gold_line),
            StrokeKind::Inside,
        );
    } else {
        painter.hline(rect.x_range().shrink(10.0), rect.max.y, Stroke::new(1.0, theme.band));
    }
    let stamp = Rect::from_center_size(pos2(rect.min.x + 42.0, rect.center().y), vec2(62.0, 62.0));
    match &item.cells {
        Some(cells) => mini_sheet::paint(painter, stamp, &theme, cells),
        None => {
            let stroke = Stroke::new(1.0, theme.gold_line);
            painter.rect(stamp, CornerRadius::same(6), theme.paper, stroke, StrokeKind::Inside);
            let (symbol, ink) = match item.content {
                Ok(_) => (Symbol::People, theme.ink_soft),
                Err(_) => (Symbol::Info, theme.danger),
            };
            symbols::paint(painter, stamp.shrink(18.0), symbol, ink);
        }
    }
    let x = rect.min.x + 86.0;
    // On the colour of the selection only ink is dark enough.
    let (soft, gold) = if selected { (theme.ink, theme.ink) } else { (theme.ink_soft, theme.gold_ink) };
    let total = painter.text(
        pos2(rect.max.x - 16.0, rect.center().y - 11.0),
        Align2::RIGHT_CENTER,
        &item.total,
        theme::title(21.0),
        gold,
    );
    let right = total.min.x.min(rect.max.x - 16.0);
    let above = pos2(x, rect.center().y - 12.0);
    fitted_text(
        painter,
        above,
        Align2::LEFT_CENTER,
        &item.title,
        theme::medium(18.0),
        theme.ink,
        right - x - 10.0,
    );
    let below = rect.center().y + 14.0;
    let ink = if item.content.is_ok() { soft } else { theme.danger };
    let state = painter.text(
        pos2(rect.max.x - 16.0, below),
        Align2::RIGHT_CENTER,
        &item.state,
        theme::body(15.5),
        ink,
    );
    let width = state.min.x - x - 10.0;
    fitted_text(painter, pos2(x, below), Align2::LEFT_CENTER, &item.date, theme::body(15.5), soft, width);
    if shows_focus(ui, &response) {
        focus_ring(painter, inside.shrink(3.0), &theme, 6);
    }
}

/// Why nothing is listed.
pub fn show_none(ui: &Ui, rect: Rect, texts: &Texts, filter: Filter, all: usize) {
    let theme = Theme::of(ui.ctx());
    let (title, hint) = match (filter, all) {
        (Filter::Trash, 0) => (Key::LibraryTrashEmpty, None),
        (_, 0) => (Key::LibraryEmpty, Some(Key::LibraryEmptyHint)),
        _ => (Key::LibraryNothingFound, Some(Key::LibraryNothingFoundHint)),
    };
    let painter = ui.painter();
    let centre = rect.center() - vec2(0.0, 24.0);
    star::emblem(painter, centre - vec2(0.0, 52.0), 30.0, &theme);
    let write = |y: f32, words: &str, font, ink| {
        painter.text(centre + vec2(0.0, y), Align2::CENTER_CENTER, words, font, ink);
    };
    write(4.0, texts.get(title), theme::title(22.0), theme.ink);

    if let Some(hint) = hint {
        write(36.0, texts.get(hint), theme::body(16.5), theme.ink_soft);
    }
    let response = ui.interact(rect, ui.scope_id().with("empty"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, texts.get(title)));
}
