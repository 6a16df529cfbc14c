//! The third player of a game of two: what it has of each type.

use egui::{Align2, Painter, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2};

use super::{super::seen::Seen, LINE};
use common::{BuildingType, drawing};
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme, space},
    widgets::fitted_text,
};

/// From a type to the next where they are told in short.
const SHORT: f32 = 36.0;

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
    let below = inside.with_min_y(inside.min.y + LINE * 1.1);
    let columns = if below.width() > 190.0 { 2 } else { 1 };
    let lines = ((below.height() + 1.0) / LINE).max(0.0) as usize;
    if counted.len() > lines * columns {
        in_short(painter, &theme, below, types);
    } else {
        for (k, words) in counted.iter().enumerate() {
            let column = below.min.x + below.width() / columns as f32 * (k % columns) as f32;
            let at = pos2(column, below.min.y + LINE * ((k / columns) as f32 + 0.5));
            let width = below.width() / columns as f32 - space::TIGHT;
            fitted_text(painter, at, Align2::LEFT_CENTER, words, theme::body(TextSize::TINY), ink, width);
        }
    }
    response.on_hover_text(spoken);
}

/// The types that it has as drawings with their numbers, where words for all of them have no room.
fn in_short(painter: &Painter, theme: &Theme, place: Rect, types: &[u8; BuildingType::COUNT]) {
    let counted = BuildingType::ALL.into_iter().filter(|building| types[building.index()] > 0);
    let in_line = ((place.width() / SHORT) as usize).max(1);
    let lines = counted.clone().count().div_ceil(in_line).max(1);
    // Two lines stand closer together in a low place.
    let step = Vec2::new(SHORT, (place.height() / lines as f32).clamp(theme::size::SYMBOL, LINE));
    for (k, building) in counted.enumerate() {
        let at = place.min + step * Vec2::new((k % in_line) as f32, (k / in_line) as f32);
        let side = Vec2::splat(theme::size::SYMBOL);
        let icon = Align2::LEFT_CENTER.anchor_size(at + Vec2::new(0.0, step.y / 2.0), side);
        drawing::paint(painter, icon, theme, building);
        let number = types[building.index()];
        let beside = icon.right_center() + Vec2::new(space::HAIR, 0.0);
        let font = theme::figures(TextSize::SMALL);
        painter.text(beside, Align2::LEFT_CENTER, number, font, theme.ink_soft);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Context, RawInput, Shape, vec2};
    use ui::theme::ThemeChoice;

    #[test]
    fn every_type_is_told_where_words_have_no_room() {
        let ctx = Context::default();
        theme::install(&ctx, ThemeChoice::LIGHT);
        let place = Rect::from_min_size(pos2(20.0, 20.0), vec2(160.0, 42.0));
        let input = || RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 300.0))),
            ..RawInput::default()
        };
        let mut shapes = Vec::new();
        for _ in 0..2 {
            let mut output = ctx.run_ui(input(), |ui| {
                in_short(ui.painter(), &Theme::of(ui.ctx()), place, &[2, 1, 0, 3, 1, 4]);
            });
            output.textures_delta.clear();
            shapes = output.shapes;
        }
        let numbers = shapes.iter().filter_map(|shape| match &shape.shape {
            Shape::Text(text) => Some((text.galley.text().to_owned(), text.visual_bounding_rect())),
            _ => None,
        });
        let (told, places): (Vec<String>, Vec<Rect>) = numbers.unzip();
        assert_eq!(told, ["2", "1", "3", "1", "4"]);
        assert!(places.iter().all(|number| place.contains_rect(*number)), "{places:?}");
    }
}
