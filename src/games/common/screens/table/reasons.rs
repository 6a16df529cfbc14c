//! The reasons of a score: every number with what it is made of.

use egui::{Align2, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::{
    games::common::table::TableGame,
    kernel::{Breakdown, Kind, record::Seat},
    text::Texts,
    ui::{
        theme::{self, TextSize, Theme},
        widgets::{fitted_text, points, surface},
    },
};

/// A line of the list.
const LINE: f32 = 28.0;
/// How far parts stand behind what they are parts of.
const DEEPER: f32 = theme::space::LARGE;
/// The width of the figures.
const FIGURES: f32 = 48.0;

/// Lists what a row got and why, part by part.
pub fn show<G: TableGame>(
    ui: &mut Ui,
    texts: &Texts,
    seats: &[Seat],
    name: &str,
    card: &Breakdown<<G::Table as Kind>::Reason>,
) {
    surface::heading(ui, &texts.table_reasons(name));
    ui.add_space(theme::space::TIGHT);
    ScrollArea::vertical().id_salt("reasons").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for part in &card.parts {
            list::<G>(ui, texts, seats, part, 0);
        }
    });
}

/// A number with what it is made of, so deep in the list.
pub fn list<G: TableGame>(
    ui: &mut Ui,
    texts: &Texts,
    seats: &[Seat],
    number: &Breakdown<<G::Table as Kind>::Reason>,
    depth: usize,
) {
    let theme = Theme::of(ui.ctx());
    let (part, why) = (G::part(texts, seats, &number.reason), G::reason(texts, seats, &number.reason));
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let vp = points(number.vp);
    let said = if why.is_empty() { format!("{part}: {vp}") } else { format!("{part}: {vp}, {why}") };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let left = rect.min.x + DEEPER * depth as f32;
    let middle = rect.center().y;
    let (font, ink) = if depth == 0 {
        ui.painter().hline(rect.x_range(), rect.max.y - 1.0, theme::stroke::fine(theme.gold_line));
        (theme::title(TextSize::LEAD), theme.gold_ink)
    } else {
        (theme::body(TextSize::TEXT), theme.ink)
    };
    let figure = pos2(left + FIGURES - theme::space::MEDIUM, middle);
    ui.painter().text(figure, Align2::RIGHT_CENTER, vp, theme::figures(TextSize::TEXT), theme.ink);
    let room = rect.max.x - left - FIGURES;
    let words = if why.is_empty() { part } else { format!("{part}: {why}") };
    fitted_text(ui.painter(), pos2(left + FIGURES, middle), Align2::LEFT_CENTER, &words, font, ink, room);
    response.on_hover_text(RichText::new(said));
    for part in &number.parts {
        list::<G>(ui, texts, seats, part, depth + 1);
    }
}
