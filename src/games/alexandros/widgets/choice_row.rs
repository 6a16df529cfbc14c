//! One of several prices or ways: a line with what it takes, and a line of words below.

use egui::{Align2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::symbols::{self, Tones};
use crate::rules::{Cost, Symbol};
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, leave_enter, shows_focus, wrapped},
};

/// The height of a line of drawings with words below it.
const LINE: f32 = theme::size::SMALL_DRAWING + theme::space::SMALL;
const BELOW: f32 = 24.0;

/// Shows a price: governors on their symbols, and the cards, each as its drawing; with `lacks`, it cannot be
/// paid.
pub fn show(ui: &mut Ui, (title, below): (&str, &str), cost: &Cost, chosen: bool, lacks: bool) -> Response {
    let height = LINE + theme::space::MEDIUM + if below.is_empty() { 0.0 } else { BELOW };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    frame(ui, &response, rect, (title, below), chosen);
    let (theme, painter) = (Theme::of(ui.ctx()), ui.painter());
    let inside = rect.shrink2(vec2(theme::space::SMALL, theme::space::TIGHT));
    let middle = inside.min.y + LINE / 2.0;
    let side = theme::size::SMALL_DRAWING;
    let mut x = inside.min.x;
    let symbol = |x: &mut f32, symbol: Symbol, on_disc: bool| {
        if *x + side > inside.max.x {
            return;
        }
        let place = Rect::from_center_size(pos2(*x + side / 2.0, middle), Vec2::splat(side));
        let ground = theme.paper;
        if on_disc {
            let edge = theme::stroke::strong(theme.gold);
            painter.circle(place.center(), side * 0.66, ground, edge);
        }
        let ink = symbols::colours_of(&theme, symbol).ink;
        let drawn = if on_disc { place.shrink(side * 0.12) } else { place };
        symbols::paint(painter, drawn, symbol, Tones { ink, ground });
        *x += side + theme::space::TIGHT;
    };
    for kind in Symbol::ALL {
        for _ in 0..cost.on.of(kind) {
            x += theme::space::TIGHT;
            symbol(&mut x, kind, true);
            x += theme::space::TIGHT;
        }
    }
    x += theme::space::SMALL;
    let cards = cost.cards();
    let count = painter.text(
        pos2(x, middle),
        Align2::LEFT_CENTER,
        cards.total(),
        theme::figures(TextSize::HEADING),
        theme.gold_ink,
    );
    x = count.max.x + theme::space::SMALL;
    for kind in Symbol::ALL {
        for _ in 0..cards.of(kind) {
            symbol(&mut x, kind, false);
        }
    }
    let ink = if lacks { theme.danger } else { theme.ink_soft };
    let at = pos2(inside.min.x, inside.max.y);
    let room = inside.width();
    fitted_text(painter, at, Align2::LEFT_BOTTOM, below, theme::body(TextSize::SMALL), ink, room);
    response
}

/// Shows a way, in words alone.
pub fn show_plain(ui: &mut Ui, (title, below): (&str, &str), chosen: bool) -> Response {
    let theme = Theme::of(ui.ctx());
    let width = ui.available_width() - theme::space::SMALL * 2.0;
    let room = vec2(width, BELOW * 4.0);
    let words = wrapped(ui.painter(), below, theme::body(TextSize::SMALL), theme.ink_soft, room);
    let height = LINE + words.size().y + theme::space::SMALL;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    frame(ui, &response, rect, (title, below), chosen);
    let inside = rect.shrink2(vec2(theme::space::SMALL, theme::space::TIGHT));
    let at = pos2(inside.min.x, inside.min.y + LINE / 2.0);
    let font = theme::medium(TextSize::TEXT);
    fitted_text(ui.painter(), at, Align2::LEFT_CENTER, title, font, theme.ink, width);
    ui.painter().galley(pos2(inside.min.x, inside.min.y + LINE), words, theme.ink_soft);
    response
}

fn frame(ui: &Ui, response: &Response, rect: Rect, (title, below): (&str, &str), chosen: bool) {
    let theme = Theme::of(ui.ctx());
    let said = if below.is_empty() { title.to_owned() } else { format!("{title}. {below}") };
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), chosen, &said));
    // Enter carries out what is chosen, so it is left to the screen.
    leave_enter(ui, response.id);
    let fill = match (chosen, response.hovered()) {
        (true, _) => theme.selection,
        (false, true) => theme.raised_hover,
        (false, false) => theme.raised,
    };
    let edge = if chosen { theme::stroke::strong(theme.primary) } else { theme::stroke::edge(theme.outline) };
    ui.painter().rect(rect, theme::radius::CONTROL, fill, edge, egui::StrokeKind::Inside);
    if shows_focus(ui, response) {
        focus_ring(ui.painter(), rect.shrink(theme::space::TIGHT), &theme, theme::radius::CONTROL);
    }
}
