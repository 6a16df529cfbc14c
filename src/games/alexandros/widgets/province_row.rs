//! A province as a row in a list: its number in its owner's colour, its plain spaces, symbols and governors.

use egui::{Align2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{
    map::{PlayerView, paint_governor},
    symbols::{self, Tones},
};
use crate::rules::{Province, Symbol};
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, shows_focus},
};

/// The height of a row.
pub const HEIGHT: f32 = theme::size::TALL;
/// The least height, in which a governor has just room with its mark.
pub const LOWEST: f32 = 32.0;
/// The height of the heading.
pub const HEAD: f32 = 20.0;
/// The widths of the number, of the plain spaces after it, and of how many spaces have a symbol.
const NUMBER: f32 = 52.0;
const PLAIN: f32 = 60.0;
const COUNT: f32 = 24.0;
/// The share of the height of a low row for the radius of a governor.
const GOVERNOR: f32 = 0.375;

/// The width of all that a row tells.
pub fn width(province: &Province) -> f32 {
    let governors = province.governors().len() as f32 * (theme::size::DRAWING + theme::space::MEDIUM);
    let others = province.symbols().minus(&province.governed());
    let counts = Symbol::ALL.into_iter().map(|symbol| others.of(symbol)).filter(|count| *count > 0);
    let symbols = counts
        .map(|count| theme::size::SMALL_DRAWING + theme::space::SMALL + if count > 1 { COUNT } else { 0.0 });
    NUMBER + PLAIN + governors + symbols.sum::<f32>() + theme::space::HAIR
}

/// Says above the rows what their large number counts.
pub fn head(ui: &mut Ui, words: &str) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let (theme, at) = (Theme::of(ui.ctx()), pos2(rect.min.x + NUMBER, rect.center().y));
    let room = rect.max.x - at.x;
    let font = theme::medium(TextSize::SMALL);
    fitted_text(ui.painter(), at, Align2::LEFT_CENTER, words, font, theme.ink_soft, room);
}

/// Shows a row of this height that can be chosen. `name` is what a screen reader says.
pub fn show(
    ui: &mut Ui,
    height: f32,
    (number, province): (u16, &Province),
    players: &[PlayerView<'_>],
    name: &str,
    chosen: bool,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, ui.is_enabled(), chosen, name));
    let theme = Theme::of(ui.ctx());
    let radius = theme::radius::CONTROL;
    if chosen {
        ui.painter().rect_filled(rect, radius, theme.selection);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, radius, theme.band);
    }
    paint(ui, rect, number, province, players);
    if shows_focus(ui, &response) {
        focus_ring(ui.painter(), rect.shrink(theme::space::TIGHT), &theme, radius);
    }
    response
}

/// Shows a row that is only looked at.
pub fn show_still(
    ui: &mut Ui,
    height: f32,
    (number, province): (u16, &Province),
    players: &[PlayerView<'_>],
    name: &str,
) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    paint(ui, rect, number, province, players);
}

fn paint(ui: &Ui, rect: Rect, number: u16, province: &Province, players: &[PlayerView<'_>]) {
    let (painter, theme, middle) = (ui.painter(), Theme::of(ui.ctx()), rect.center().y);
    let owner = province.owner().and_then(|owner| players.get(usize::from(owner)));
    let side = theme::size::DRAWING.min(rect.height() - theme::space::TIGHT);
    let plate = Rect::from_center_size(pos2(rect.min.x + NUMBER / 2.0, middle), Vec2::splat(side));
    let (fill, ink) = owner.map_or((theme.raised, theme.ink), |owner| (owner.colour, theme.paper));
    painter.rect_filled(plate, theme::radius::INNER, fill);
    painter.rect_stroke(
        plate,
        theme::radius::INNER,
        theme::stroke::edge(theme.outline),
        egui::StrokeKind::Inside,
    );
    painter.text(plate.center(), Align2::CENTER_CENTER, number, theme::bold(TextSize::TEXT), ink);
    let at = pos2(rect.min.x + NUMBER + PLAIN / 2.0, middle);
    // What does not count at present recedes.
    let ink = if province.governors().len() > 1 { theme.ink_soft } else { theme.ink };
    painter.text(at, Align2::CENTER_CENTER, province.value(), theme::figures(TextSize::TITLE), ink);
    let mut x = rect.min.x + NUMBER + PLAIN;
    let step = theme::size::SMALL_DRAWING + theme::space::SMALL;
    for governor in province.governors() {
        let Some(player) = players.get(usize::from(governor.player)) else { continue };
        let radius = (theme::size::DRAWING / 2.0).min(rect.height() * GOVERNOR);
        let disc = (pos2(x + radius, middle), radius, vec2(0.8, 0.6));
        paint_governor(painter, &theme, disc, player, governor.on);
        x += theme::size::DRAWING + theme::space::MEDIUM;
    }
    // The symbols under governors are drawn with them already.
    let others = province.symbols().minus(&province.governed());
    for symbol in Symbol::ALL {
        let count = others.of(symbol);
        if count == 0 || x + step > rect.max.x {
            continue;
        }
        let place = Rect::from_min_size(
            pos2(x, middle - theme::size::SMALL_DRAWING / 2.0),
            Vec2::splat(theme::size::SMALL_DRAWING),
        );
        let tones = Tones { ink: symbols::colours_of(&theme, symbol).ink, ground: theme.paper };
        symbols::paint(painter, place, symbol, tones);
        x += theme::size::SMALL_DRAWING + theme::space::TIGHT;
        if count > 1 {
            let at = pos2(x, middle);
            let written =
                painter.text(at, Align2::LEFT_CENTER, count, theme::medium(TextSize::TEXT), theme.ink);
            x = written.max.x + theme::space::TIGHT;
        }
        x += theme::space::TIGHT;
    }
}
