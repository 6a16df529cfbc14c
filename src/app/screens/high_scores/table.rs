//! The table of the best games.

use egui::{
    Align2, Color32, FontId, Painter, Rangef, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::AppCommand;
use common::{host::Source, words::high_scores::ShownGame};
use text::Texts;
use ui::{
    drawing::{
        star,
        symbols::{self, Symbol},
    },
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, shows_focus, table},
};

/// The height of a row, at least and at most.
const ROW: [f32; 2] = [36.0, 60.0];
/// So many rows have all of the room.
const ROWS: usize = 10;

/// Shows the best games, as high as there is room for ten; each leads to its score card.
pub fn show(ui: &mut Ui, texts: &Texts, games: &[ShownGame], room: f32, commands: &mut Vec<AppCommand>) {
    let height = (room / ROWS as f32).floor().clamp(ROW[0], ROW[1]);
    ui.scope(|ui| {
        table::as_table(ui, [games.len(), 1]);
        for (k, game) in games.iter().enumerate() {
            if row(ui, texts, height, (k, game)) {
                commands.push(AppCommand::Card(Source::File(game.file.clone())));
            }
        }
    });
}

fn row(ui: &mut Ui, texts: &Texts, height: f32, (k, game): (usize, &ShownGame)) -> bool {
    let theme = Theme::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let line = table::part(ui, Role::Row, rect);
    let response = line.interact(rect, ui.scope_id().with(("game", k)), Sense::click());
    let name = texts.records_game(k + 1, game.total, &game.date);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let painter = ui.painter();
    if response.hovered() {
        let edge = theme::stroke::edge(theme.gold);
        painter.rect(rect.shrink(1.0), theme::radius::CONTROL, theme.raised_hover, edge, StrokeKind::Inside);
    } else if k.is_multiple_of(2) {
        painter.rect_filled(rect, theme::radius::CONTROL, theme.band);
    }
    if shows_focus(ui, &response) {
        focus_ring(painter, rect.shrink(3.0), &theme, theme::radius::CONTROL);
    }
    let middle = rect.center().y;
    // The first three have a star behind their number.
    let rank = pos2(rect.min.x + 28.0, middle);
    let ink = if k < 3 {
        let fill = if k == 0 { theme.gold_leaf } else { theme.raised };
        star::eight(painter, rank, 16.0, fill, theme::stroke::edge(theme.gold));
        if k == 0 { theme.yellow_die.pip } else { theme.ink }
    } else {
        theme.ink_soft
    };
    // Figures of all sizes have the middle of the row; the day is on one line with the total.
    let (number, bold) = ((k + 1).to_string(), theme::bold(TextSize::TEXT));
    let rank = rank - vec2(0.0, digit(painter, &number, bold.clone()).center());
    painter.text(rank, Align2::CENTER_CENTER, number, bold, ink);
    let (vp, large, small) =
        (texts.count_vp(game.total), theme::figures(TextSize::HEADING), theme::body(TextSize::TEXT));
    let of_total = digit(painter, &vp, large.clone());
    let at = pos2(rect.min.x + 60.0, middle - of_total.center());
    let total = painter.text(at, Align2::LEFT_CENTER, vp, large, theme.ink);
    if game.is_won {
        let cup = Rect::from_center_size(pos2(total.max.x + 20.0, middle), Vec2::splat(theme::size::SYMBOL));
        symbols::paint(painter, cup, Symbol::Trophy, theme.gold);
    }
    let lower = of_total.max - digit(painter, &game.date, small.clone()).max;
    let right = pos2(rect.max.x - 14.0, at.y + lower);
    let room = rect.width() - 200.0;
    fitted_text(painter, right, Align2::RIGHT_CENTER, &game.date, small, theme.ink_soft, room);
    response.clicked()
}

/// From where to where the first digit of a line of text reaches, seen from the middle of the line.
fn digit(painter: &Painter, text: &str, font: FontId) -> Rangef {
    let galley = painter.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    let first = galley.rows.first().and_then(|row| Some((row.pos.y, row.glyphs.first()?)));
    first.map_or(Rangef::point(0.0), |(top, glyph)| {
        let from = top + glyph.pos.y + glyph.uv_rect.offset.y - galley.size().y / 2.0;
        Rangef::new(from, from + glyph.uv_rect.size.y)
    })
}
