//! The points of all players side by side: scoring by scoring, a line for every type, the wall and the modules.

use egui::{Align2, Rect, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::{
    rules::Reason,
    screens::{
        colour, scored,
        sheet::{drawn, model::Column, view::column_name},
    },
    text::{names::who, score_text::part},
};
use kernel::{Breakdown, record::Seat};
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme, space},
    widgets::{fitted_text, points, surface},
};

/// The height of a line: at least and at most where all are in sight at once, and where they are scrolled.
const LINES: (f32, f32) = (20.0, 28.0);
const SCROLLED: f32 = 24.0;
/// The height of the sum of a scoring, and of the names above all.
const SUM: f32 = 32.0;
const HEAD: f32 = 40.0;
/// The share of the width that the words of a line have.
const WORDS: f32 = 0.3;
/// A dot in the colour of a player.
const DOT: f32 = 6.0;

/// A line: what it counts, and what every player has of it; none where that cannot be.
struct Line {
    /// What is counted; none in the sum of a scoring and in the total.
    column: Option<Column>,
    words: String,
    figures: Vec<Option<i32>>,
}

/// Shows them.
pub fn show(ui: &mut Ui, texts: &Texts, seats: &[Seat], cards: &[Breakdown<Reason>]) {
    surface::heading(ui, texts.library_everybody());
    // The names stand above their figures whether or not the lines are scrolled.
    let width = ui.available_width() - ui.spacing().scroll.allocated_width();
    let step = width * (1.0 - WORDS) / cards.len().max(1) as f32;
    let cell = |rect: Rect, row: usize| {
        let left = rect.min.x + width * WORDS + step * row as f32;
        Rect::from_x_y_ranges(left..=left + step, rect.y_range())
    };
    let (head, _) = ui.allocate_exact_size(vec2(width, HEAD), Sense::hover());
    let names: Vec<String> = (0..cards.len()).map(|row| who(texts, seats, row)).collect();
    for (row, name) in names.iter().enumerate() {
        let (theme, place) = (Theme::of(ui.ctx()), cell(head, row));
        let dot = pos2(place.center().x, place.min.y + DOT + space::HAIR);
        let colour = seats.get(row).map_or(theme.ink_soft, |seat| colour(&theme, row, seat));
        ui.painter().circle(dot, DOT, colour, theme::stroke::fine(theme.outline));
        let at = pos2(dot.x, place.max.y - space::SMALL);
        let (font, room) = (theme::medium(TextSize::SMALL), step - space::TIGHT);
        fitted_text(ui.painter(), at, Align2::CENTER_CENTER, name, font, theme.ink_soft, room);
    }
    let lines = lines(texts, cards);
    let high = height_of_line(ui.available_height(), &lines);
    ScrollArea::vertical().id_salt("compared").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (k, line) in lines.iter().enumerate() {
            if line.column.is_none() && k > 0 {
                ui.add_space(space::SMALL);
            }
            let height = if line.column.is_some() { high } else { SUM };
            let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
            let said = names.iter().zip(&line.figures);
            let said: Vec<String> =
                said.filter_map(|(name, vp)| Some(texts.pad_said(name, &vp.as_ref()?.to_string()))).collect();
            let said = texts.pad_said(&line.words, &said.join(", "));
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
            paint(ui, rect, line);
            let most = line.figures.iter().flatten().copied().max().unwrap_or_default();
            for (row, vp) in line.figures.iter().enumerate() {
                let Some(vp) = *vp else { continue };
                let theme = Theme::of(ui.ctx());
                // Whoever has most stands out.
                let (font, ink) = match vp {
                    0 => (theme::body(TextSize::TEXT), theme.ink_soft),
                    vp if vp == most => (theme::bold(TextSize::TEXT), theme.gold_ink),
                    _ => (theme::body(TextSize::TEXT), theme.ink),
                };
                ui.painter().text(cell(rect, row).center(), Align2::CENTER_CENTER, points(vp), font, ink);
            }
        }
    });
}

/// How high a line is: as high as lets all be in sight in so much room, if they can be.
fn height_of_line(room: f32, lines: &[Line]) -> f32 {
    let sums = lines.iter().filter(|line| line.column.is_none()).count();
    let parts = lines.len() - sums;
    let beside = sums as f32 * (SUM + space::SMALL) - space::SMALL;
    let high = ((room - beside) / parts.max(1) as f32).floor();
    if high < LINES.0 { SCROLLED } else { high.min(LINES.1) }
}

/// What a line counts, drawn and in words; sums are underlined.
fn paint(ui: &Ui, place: Rect, line: &Line) {
    let (painter, theme) = (ui.painter(), Theme::of(ui.ctx()));
    let (left, font, ink) = match line.column {
        Some(column) => {
            let square = Rect::from_min_size(place.min, Vec2::splat(place.height())).shrink(space::HAIR);
            drawn(painter, &theme, square, column);
            (square.max.x + space::SMALL, theme::body(TextSize::TEXT), theme.ink)
        }
        None => {
            painter.hline(place.x_range(), place.max.y - 1.0, theme::stroke::fine(theme.gold_line));
            // The same letters as the figures beside it: they stand on one line.
            (place.min.x, theme::bold(TextSize::TEXT), theme.gold_ink)
        }
    };
    let at = pos2(left, place.center().y);
    let room = place.min.x + place.width() * WORDS - left - space::TIGHT;
    fitted_text(painter, at, Align2::LEFT_CENTER, &line.words, font, ink, room);
}

/// All lines: of every scoring its sum and what it is made of, at the end the total.
fn lines(texts: &Texts, cards: &[Breakdown<Reason>]) -> Vec<Line> {
    let mut lines = Vec::new();
    let scorings = cards.iter().map(|card| card.parts.len()).max().unwrap_or_default();
    for k in 0..scorings {
        let of_rows: Vec<Option<&Breakdown<Reason>>> = cards.iter().map(|card| card.parts.get(k)).collect();
        let Some(first) = of_rows.iter().flatten().next() else { continue };
        let sums = of_rows.iter().map(|scoring| scoring.map(|scoring| scoring.vp)).collect();
        lines.push(Line { column: None, words: part(texts, &first.reason), figures: sums });
        for of in scored::columns(of_rows.iter().copied().flatten()) {
            let number = |scoring: &Breakdown<Reason>| {
                let is_it = |number: &&Breakdown<Reason>| {
                    scored::column(number).is_some_and(|(column, _)| column == of)
                };
                scored::parts(scoring).find(is_it).map(|number| number.vp)
            };
            let figures = of_rows.iter().map(|scoring| scoring.and_then(number)).collect();
            lines.push(Line { column: Some(of), words: column_name(texts, of), figures });
        }
    }
    let totals = cards.iter().map(|card| Some(card.vp)).collect();
    lines.push(Line { column: None, words: texts.total().to_owned(), figures: totals });
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{self, AnyGame};
    use common::BuildingType;
    use kernel::Kind as _;
    use text::Language;

    #[test]
    fn every_scoring_has_a_line_for_all_that_it_counts_and_they_add_up_to_the_totals() {
        let texts = Texts::new(Language::English);
        let text = include_str!("../../../../saves/alhambra-result-three.json");
        let AnyGame::Result(game) = record::read(text).unwrap().game else { panic!("a result") };
        let cards = crate::pad::PaperResult::breakdown(game.config(), game.state());
        let lines = lines(&texts, &cards);
        let sums: Vec<&Line> = lines.iter().filter(|line| line.column.is_none()).collect();
        assert_eq!(sums.len(), 4, "three scorings and the total");
        for (row, card) in cards.iter().enumerate() {
            let of = |lines: &[&Line]| lines.iter().filter_map(|line| line.figures[row]).sum::<i32>();
            assert_eq!(of(&sums[..3]), card.vp);
            let parts: Vec<&Line> = lines.iter().filter(|line| line.column.is_some()).collect();
            assert_eq!(of(&parts), card.vp);
        }
        let towers = lines.iter().filter(|line| line.column == Some(Column::Type(BuildingType::Tower)));
        assert_eq!(towers.count(), 3);
    }

    #[test]
    fn lines_are_as_high_as_lets_all_be_in_sight_and_are_scrolled_where_they_would_be_too_low() {
        let line = |column| Line { column, words: String::new(), figures: Vec::new() };
        let of_scoring = || std::iter::once(None).chain([Some(Column::Wall); 7]).map(line);
        let lines: Vec<Line> = (0..3).flat_map(|_| of_scoring()).chain([line(None)]).collect();
        let room = |high: f32| 4.0 * SUM + 3.0 * space::SMALL + 21.0 * high;
        let heights = [19.0, 22.5, 40.0].map(|high| height_of_line(room(high), &lines));
        assert_eq!(heights, [SCROLLED, 22.0, LINES.1]);
    }
}
