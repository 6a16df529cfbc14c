//! What stands over the columns: a type with its drawing and the VP of its places, or what else is counted.

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2};

use super::model::{Column, HeadView, SheetResponse, SheetTap};
use crate::{
    games::common::{drawing, widgets::type_table},
    ui::{
        theme::{self, TextSize, Theme},
        widgets::{fitted_text, focus_ring, shows_focus},
    },
};

/// The height of a line of words.
const LINE: f32 = 20.0;
/// In a head narrower than this the name is small.
const NARROW: f32 = 60.0;

/// Shows a head.
pub(super) fn show(
    ui: &Ui,
    theme: &Theme,
    rect: Rect,
    head: &HeadView,
    still: bool,
    shown: &mut SheetResponse,
) {
    let is_type = matches!(head.column, Column::Type(_));
    let sense = if is_type && !still { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(("head", head.column)), sense);
    let role = if is_type && !still { Role::Button } else { Role::ColumnHeader };
    response.widget_info(|| WidgetInfo::labeled(role, ui.is_enabled(), &head.label));
    let painter = ui.painter();
    if response.hovered() && is_type && !still {
        painter.rect_filled(rect, theme::radius::CONTROL, theme.raised_hover);
    }
    match head.column {
        Column::Type(building) => {
            let above = rect.with_max_y(rect.max.y - 2.0 * LINE).shrink(theme::space::HAIR);
            drawing::paint(painter, above, theme, building);
            let room = rect.width() - theme::space::TIGHT;
            let at = pos2(rect.center().x, rect.max.y - 1.5 * LINE);
            let narrow = rect.width() < NARROW;
            let font = if narrow { theme::body(TextSize::TINY) } else { theme::title(TextSize::TEXT) };
            fitted_text(painter, at, Align2::CENTER_CENTER, &head.name, font, theme.ink, room);
            let at = pos2(rect.center().x, rect.max.y - 0.5 * LINE);
            let font = theme::figures(TextSize::SMALL);
            fitted_text(painter, at, Align2::CENTER_CENTER, &head.places, font, theme.gold_ink, room);
        }
        _ => type_table::words(painter, theme, rect.with_min_y(rect.max.y - 2.0 * LINE), &head.name),
    }
    if shows_focus(ui, &response) {
        focus_ring(painter, rect, theme, theme::radius::CONTROL);
    }
    if response.hovered() || shows_focus(ui, &response) {
        shown.pointed = Some((None, head.column));
    }
    if response.clicked() {
        shown.tap = Some(SheetTap::Head(head.column));
    }
}
