//! The list of games: only the rows that are seen are drawn.

use egui::{Align2, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::items::{Filter, LibraryItem};
use crate::{
    games::roll_and_write::widgets::mini_sheet,
    text::{Key, Texts},
    ui::{
        drawing::{star, symbols::Symbol},
        theme::{self, Theme},
        widgets::{
            fitted_text,
            list_row::{self, Chosen},
        },
    },
};

/// Shows the games; `scroll_to` brings one into view.
pub fn show(ui: &mut Ui, items: &[LibraryItem], selected: usize, scroll_to: bool) -> Chosen {
    let mut chosen = Chosen::default();
    let mut scroll = ScrollArea::vertical().auto_shrink(false);
    if scroll_to {
        let above = ((ui.available_height() - list_row::HEIGHT) / 2.0).max(0.0);
        scroll = scroll.vertical_scroll_offset((selected as f32 * list_row::HEIGHT - above).max(0.0));
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    scroll.show_rows(ui, list_row::HEIGHT, items.len(), |ui, rows| {
        for k in rows {
            row(ui, &items[k], k, k == selected, &mut chosen);
        }
    });
    chosen
}

fn row(ui: &mut Ui, item: &LibraryItem, k: usize, selected: bool, chosen: &mut Chosen) {
    let theme = Theme::of(ui.ctx());
    let spoken = || format!("{}, {}, {}, {}", item.title, item.date, item.state, item.total);
    let rect = chosen.row(ui, k, selected, spoken).rect;
    if !ui.is_rect_visible(rect) {
        return;
    }
    let stamp = list_row::stamp(rect);
    let painter = ui.painter();
    match &item.cells {
        Some(cells) => mini_sheet::paint(painter, stamp, &theme, cells),
        None => list_row::paint_sign(ui, stamp, Symbol::People, item.content.is_ok()),
    }
    let x = rect.min.x + list_row::WORDS;
    // On the colour of the selection only ink is dark enough.
    let (soft, gold) = if selected { (theme.ink, theme.ink) } else { (theme.ink_soft, theme.gold_ink) };
    let total = painter.text(
        pos2(rect.max.x - 16.0, rect.center().y - 11.0),
        Align2::RIGHT_CENTER,
        &item.total,
        theme::figures(21.0),
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
