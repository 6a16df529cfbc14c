//! The third player of a game of two: what it has of each type.

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2};

use super::{super::seen::Seen, LINE};
use common::BuildingType;
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme, space},
    widgets::fitted_text,
};

/// Shows it.
pub(super) fn show(ui: &Ui, rect: Rect, texts: &Texts, seen: &Seen<'_>) {
    let theme = Theme::of(ui.ctx());
    let row = seen.config.players();
    let types = seen.rows[row].types();
    let name = seen.name(texts, row);
    let counted = BuildingType::ALL.into_iter().filter(|building| types[building.index()] > 0);
    let counted: Vec<String> = counted
        .map(|building| texts.alhambra_board_counted(building, usize::from(types[building.index()])))
        .collect();
    let total = seen.totals[row];
    let spoken = format!("{name}. {}. {}", texts.count_vp(total.unsigned_abs() as u16), counted.join(", "));
    let response = ui.interact(rect, ui.scope_id().with("third"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken.as_str()));
    let painter = ui.painter();
    let inside = rect.shrink(space::TIGHT);
    let top = inside.min.y + LINE / 2.0;
    let (font, ink) = (theme::medium(TextSize::TEXT), theme.ink_soft);
    fitted_text(
        painter,
        pos2(inside.min.x, top),
        Align2::LEFT_CENTER,
        &name,
        font,
        ink,
        inside.width() * 0.7,
    );
    let font = theme::figures(TextSize::LEAD);
    fitted_text(painter, pos2(inside.max.x, top), Align2::RIGHT_CENTER, &total.to_string(), font, ink, 60.0);
    let columns = if inside.width() > 190.0 { 2 } else { 1 };
    for (k, words) in counted.iter().enumerate() {
        let at = pos2(
            inside.min.x + inside.width() / columns as f32 * (k % columns) as f32,
            inside.min.y + LINE * ((k / columns) as f32 + 1.6),
        );
        if at.y + LINE / 2.0 > inside.max.y + 1.0 {
            break;
        }
        let width = inside.width() / columns as f32 - space::TIGHT;
        fitted_text(painter, at, Align2::LEFT_CENTER, words, theme::body(TextSize::TINY), ink, width);
    }
    response.on_hover_text(spoken);
}
