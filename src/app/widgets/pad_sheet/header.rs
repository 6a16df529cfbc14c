//! The types over their columns, with the places still to win.

use egui::{Align2, Painter, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{Columns, PadView, TypeView};
use crate::{
    app::{
        art::building,
        theme::{self, Theme},
        widgets::{fitted_text, key_cap},
    },
    rules::BuildingType,
};

pub(super) fn show(ui: &mut Ui, theme: &Theme, columns: &Columns, view: &PadView<'_>) {
    for kind in BuildingType::ALL {
        let k = kind.index();
        let place = columns.column(k).with_max_y(columns.rect.min.y + columns.header);
        let response = ui.interact(place, ui.scope_id().with(("type", k)), Sense::hover());
        let words = &view.types[k].tooltip;
        response.widget_info(|| WidgetInfo::labeled(Role::ColumnHeader, true, words));
        paint(ui.painter(), theme, place, kind, &view.types[k]);
        response.on_hover_text(words);
    }
    let centre = pos2(columns.total(), columns.rect.min.y + columns.header / 2.0);
    let room = columns.total - 8.0;
    fitted_text(
        ui.painter(),
        centre,
        Align2::CENTER_CENTER,
        view.total_title,
        theme::body(15.0),
        theme.ink_soft,
        room,
    );
}

fn paint(painter: &Painter, theme: &Theme, rect: Rect, kind: BuildingType, view: &TypeView) {
    let side = (rect.height() * 0.66).min(rect.width() * 0.36);
    let icon =
        Rect::from_min_size(pos2(rect.min.x + 1.0, rect.center().y - side / 2.0 - 1.0), Vec2::splat(side));
    building::paint(painter, icon, theme, kind);
    let left = icon.max.x + 7.0;
    let room = rect.max.x - left;
    let size = (rect.height() * 0.3).clamp(17.0, 23.0);
    let middle = rect.center().y - 1.0;
    let name = pos2(left, middle - size * 0.58);
    fitted_text(painter, name, Align2::LEFT_CENTER, &view.name, theme::title(size), theme.ink, room);

    let below = middle + size * 0.62;
    let cap = key_cap::size(painter, "1");
    let step = ((room - cap.x - 4.0) / 3.0).min(size * 1.5);
    for (place, points) in view.places.iter().enumerate() {
        let gone = place < usize::from(view.struck);
        let ink = if gone { theme.ink_faint } else { theme.ink };
        let at = pos2(left + step * place as f32, below);
        let font = theme::title((size * 0.92).min(step * 0.86));
        let written = painter.text(at, Align2::LEFT_CENTER, points, font, ink);
        if gone {
            let reach = vec2(written.width() / 2.0 + 3.0, 5.0);
            let (low, high) =
                (written.center() + reach * vec2(-1.0, 1.0), written.center() + reach * vec2(1.0, -1.0));
            painter.line_segment([low, high], Stroke::new(2.0, theme.danger));
        }
    }
    let key = (kind.index() + 1).to_string();
    key_cap::paint(painter, pos2(rect.max.x - cap.x / 2.0, below), theme, &key);
}
