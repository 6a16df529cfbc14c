//! The types over their columns, with the places still to win.

use std::sync::Arc;

use egui::{
    Align, Align2, Galley, Painter, Pos2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2,
    text::LayoutJob, vec2,
};

use super::{Columns, PadView, TypeView};
use crate::{
    games::common::{BuildingType, drawing},
    ui::{
        theme::{self, TextSize, Theme},
        widgets::fitted_text,
    },
};

pub(super) fn show(ui: &mut Ui, theme: &Theme, columns: &Columns, view: &PadView) {
    for kind in BuildingType::ALL {
        let k = kind.index();
        let place = columns.column(k).with_max_y(columns.rect.min.y + columns.header);
        let response = ui.interact(place, ui.scope_id().with(("type", k)), Sense::hover());
        let words = &view.types[k].tooltip;
        response.widget_info(|| WidgetInfo::labeled(Role::ColumnHeader, true, words));
        paint(ui.painter(), theme, place, kind, &view.types[k]);
        response.on_hover_text(words);
    }
    let mut job = LayoutJob::simple(
        view.total_title.clone(),
        theme::body(TextSize::SMALL),
        theme.ink_soft,
        columns.total - 12.0,
    );
    job.halign = Align::Center;
    job.wrap.max_rows = 2;
    let galley = ui.painter().layout_job(job);
    let middle = columns.rect.min.y + (columns.header - galley.size().y) / 2.0;
    ui.painter().galley(pos2(columns.total(), middle), galley, theme.ink_soft);
}

fn paint(painter: &Painter, theme: &Theme, rect: Rect, kind: BuildingType, view: &TypeView) {
    let side = (rect.height() * 0.66).min(rect.width() * 0.36);
    let icon =
        Rect::from_min_size(pos2(rect.min.x + 1.0, rect.center().y - side / 2.0 - 1.0), Vec2::splat(side));
    drawing::paint(painter, icon, theme, kind);
    let left = icon.max.x + 7.0;
    let room = rect.max.x - left;
    let size = TextSize::fitted(rect.height() * 0.3, TextSize::TEXT..=TextSize::TITLE);
    let middle = rect.center().y - 1.0;
    let name = pos2(left, middle - size.points() * 0.58);
    fitted_text(painter, name, Align2::LEFT_CENTER, &view.name, theme::title(size), theme.ink, room);

    let below = middle + size.points() * 0.62;
    let key = key(painter, theme, pos2(rect.max.x, below), kind.index() + 1);
    places(
        painter,
        theme,
        Rect::from_min_max(pos2(left, below), pos2(key.min.x - 4.0, below)),
        TextSize::fitted(size.points() * 0.86, TextSize::SMALL..=TextSize::HEADING),
        view,
    );
}

/// The points of the places side by side, those that are gone struck out.
fn places(painter: &Painter, theme: &Theme, line: Rect, size: TextSize, view: &TypeView) {
    let lay = |size: TextSize| {
        view.places.map(|points| painter.layout_no_wrap(points.to_string(), theme::figures(size), theme.ink))
    };
    let width = |galleys: &[Arc<Galley>; 3]| galleys.iter().map(|galley| galley.size().x).sum::<f32>();
    let (mut galleys, mut gap) = (lay(size), 9.0);
    if width(&galleys) + 2.0 * gap > line.width() {
        gap = 6.0;
        galleys = lay(TextSize::fitted(
            size.points() * (line.width() - 2.0 * gap) / width(&galleys),
            TextSize::TINY..=size,
        ));
    }
    let mut left = line.min.x;
    for (place, galley) in galleys.into_iter().enumerate() {
        let gone = place < usize::from(view.struck);
        let at = Align2::LEFT_CENTER.anchor_size(pos2(left, line.min.y), galley.size());
        left = at.max.x + gap;
        let ink = if gone { theme.ink_faint } else { theme.ink };
        painter.galley_with_override_text_color(at.min, galley, ink);
        if gone {
            let reach = vec2(at.width() / 2.0 + 3.0, 5.0);
            let ends = [at.center() + reach * vec2(-1.0, 1.0), at.center() + reach * vec2(1.0, -1.0)];
            painter.line_segment(ends, theme::stroke::strong(theme.danger));
        }
    }
}

/// The key of the type, small, before `right`; returns where it is.
fn key(painter: &Painter, theme: &Theme, right: Pos2, number: usize) -> Rect {
    let rect = Align2::RIGHT_CENTER.anchor_size(right, vec2(17.0, 19.0));
    let radius = theme::radius::CHIP;
    painter.rect(rect, radius, theme.raised, theme::stroke::fine(theme.line), StrokeKind::Inside);
    painter.text(rect.center(), Align2::CENTER_CENTER, number, theme::medium(TextSize::TINY), theme.ink);
    rect
}
