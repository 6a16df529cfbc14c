//! The totals of a score card: a row for each seat, a column for each part, such as a scoring; by the places of those who
//! play, once it is known who wins.

use egui::{Align, Align2, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::reasons::MarkedPart;
use crate::{
    screens::{
        players,
        ranks::{FinalScore, by_rank, ranks},
    },
    table::TableGame,
    widgets::type_table::{self, Figure, Name},
    words::named,
};
use kernel::{
    Breakdown, Kind,
    record::{Seat, SeatKind},
};
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, points, shows_focus, text_width, two_lines},
};

/// The height of a row, the most where there is room to spare, and of the heads.
const ROW: f32 = 48.0;
const HIGH_ROW: f32 = 64.0;
const HEAD: f32 = 32.0;
/// The share of the width that the names have.
const NAMES: f32 = 0.26;
/// The least width of the totals beside other columns, and the most.
const TOTAL: f32 = 60.0;
const WIDE_TOTAL: f32 = 120.0;
/// Where the columns would be narrower, only the totals are shown: the reasons beside them tell the parts.
const NARROWEST: f32 = 28.0;

/// The height of the table.
pub fn height(rows: usize) -> f32 {
    HEAD + ROW * rows as f32
}

/// The height of the room for the table where something so high comes below it: all of it if that has no room.
pub fn height_in(room: f32, rows: usize, below: f32) -> f32 {
    let least = height(rows);
    // The size of the window is not quite exact at every scale.
    if room - least <= below - 1.0 { room } else { least }
}

/// What of a card is explained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Explained {
    /// The row whose reasons are listed; none where all are compared.
    pub row: Option<usize>,
    /// A part of it that is pointed at.
    pub part: Option<usize>,
    /// Whether all can be compared.
    pub compares: bool,
}

impl Explained {
    /// Those of a row.
    pub const fn of(row: usize) -> Self {
        Self { row: Some(row), part: None, compares: false }
    }

    /// The row whose reasons are listed, of so many.
    pub fn row(self, rows: usize) -> Option<usize> {
        Some(self.row?.min(rows.saturating_sub(1)))
    }
}

/// Draws the table; what is explained stands out. A pointer that rests points at nothing. The part that is pointed at.
pub fn show<G: TableGame>(
    ui: &mut Ui,
    texts: &Texts,
    seats: &[Seat],
    cards: &[Breakdown<<G::Table as Kind>::Reason>],
    winners: &[usize],
    explained: &mut Explained,
    is_at_rest: bool,
) -> Option<MarkedPart> {
    let (theme, before) = (Theme::of(ui.ctx()), *explained);
    let height = (ui.available_height() - HEAD) / cards.len().max(1) as f32;
    let height = height.clamp(ROW, HIGH_ROW);
    let parts: Vec<String> = cards
        .iter()
        .map(|card| card.parts.iter().map(|part| G::part(texts, seats, &part.reason)).collect::<Vec<_>>())
        .max_by_key(Vec::len)
        .unwrap_or_default();
    let width = ui.available_width();
    let names = width * NAMES;
    let fits = NARROWEST * parts.len() as f32 + TOTAL <= width - names;
    let heads: Vec<String> = cards
        .iter()
        .map(|card| card.parts.iter().map(|part| G::head(texts, seats, &part.reason)).collect::<Vec<_>>())
        .max_by_key(Vec::len)
        .filter(|_| fits)
        .unwrap_or_default();
    let columns = heads.len() + 1;
    // The totals are no narrower than they need.
    let total_width = ((width - names) / columns as f32).clamp(TOTAL, WIDE_TOTAL);
    let step = (width - names - total_width) / heads.len().max(1) as f32;
    let place = |k: usize| {
        let is_total = k + 1 == columns;
        if is_total {
            (width - total_width / 2.0, total_width)
        } else {
            (names + step * (k as f32 + 0.5), step)
        }
    };
    let (head, _) = ui.allocate_exact_size(vec2(width, HEAD), Sense::hover());
    let total = texts.total();
    let titles = || heads.iter().map(String::as_str).chain([total]).enumerate();
    let wide = |text: &str, size| text_width(ui.painter(), text, theme::medium(size));
    let have_room =
        titles().all(|(k, title)| wide(title, TextSize::SMALL) <= place(k).1 - theme::space::TIGHT);
    // Where one of them has no room in a line, all are as narrow as the longest word.
    let size = if have_room { TextSize::SMALL } else { TextSize::TINY };
    let words = titles().flat_map(|(_, title)| title.split(' '));
    let longest = words.map(|word| wide(word, size)).fold(0.0, f32::max);
    for (k, title) in titles() {
        let (x, room) = place(k);
        let narrow = (longest + theme::space::HAIR).min(room - theme::space::TIGHT);
        let room = if have_room { room } else { narrow };
        let words =
            two_lines(ui.painter(), title, theme::medium(size), theme.ink_soft, (room, Align::Center));
        let at = pos2(head.min.x + x, head.center().y - words.size().y / 2.0);
        ui.painter().galley(at, words, theme.ink_soft);
        // Where a head is short, the pointer is told the whole.
        if let Some(part) = parts.get(k).filter(|part| k < heads.len() && *part != title) {
            let place = Rect::from_center_size(pos2(head.min.x + x, head.center().y), vec2(place(k).1, HEAD));
            let response = ui.interact(place, ui.scope_id().with(("head", k)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, part));
            response.on_hover_text(part);
        }
    }
    explained.part = None;
    if explained.compares {
        let asked =
            compare(ui, texts, head.with_max_x(head.min.x + names), explained.row.is_none(), is_at_rest);
        explained.row = explained.row.filter(|_| !asked);
    }
    let score = |(row, card): (usize, &Breakdown<_>)| FinalScore {
        plays: seats.get(row).is_some_and(|seat| seat.kind != SeatKind::Phantom),
        points: card.vp.into(),
        wins: winners.contains(&row),
    };
    let ranks = ranks(&cards.iter().enumerate().map(score).collect::<Vec<_>>());
    for (line, row) in by_rank(&ranks).into_iter().enumerate() {
        let card = &cards[row];
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        let name = seats.get(row).map_or("", |seat| seat.name.as_str());
        let wins = winners.contains(&row);
        let rank = ranks[row].map(|rank| texts.place_name(rank));
        let said = {
            let figures = card.parts.iter().zip(&parts);
            let figures: Vec<String> = figures.map(|(part, word)| format!("{word} {}", part.vp)).collect();
            let won = if wins { texts.score_won(&named(texts, name)) } else { name.to_owned() };
            let rank = rank.as_ref().map_or(String::new(), |rank| format!(", {rank}"));
            texts.pad_said(&won, &format!("{}, {total} {}{rank}", figures.join(", "), card.vp))
        };
        response
            .widget_info(|| WidgetInfo::selected(Role::ListItem, true, explained.row == Some(row), &said));
        let pointed = response.hover_pos().filter(|_| !is_at_rest);
        let part = pointed.and_then(|at| {
            let is_at = |k: &usize| (at.x - rect.min.x - place(*k).0).abs() < place(*k).1 / 2.0;
            (0..heads.len().min(card.parts.len())).find(is_at)
        });
        if pointed.is_some() || response.clicked() || response.gained_focus() {
            *explained = Explained { row: Some(row), part, ..*explained };
        }
        let inside = rect.shrink2(vec2(0.0, theme::space::HAIR / 2.0));
        if explained.row == Some(row) {
            type_table::explained(ui.painter(), &theme, inside);
        } else {
            type_table::band(ui.painter(), &theme, rect, line);
        }
        let middle = rect.center().y;
        let of = Name { won: wins, ..players::name(&theme, seats, row) };
        let beside = inside.with_max_x(rect.min.x + names);
        of.beside(ui.painter(), &theme, beside, TextSize::LEAD, theme::space::TIGHT);
        for k in 0..columns {
            let vp = card.parts.get(k).map_or(card.vp, |part| part.vp);
            let is_total = k + 1 == columns;
            if !is_total && k >= card.parts.len() {
                continue;
            }
            let (x, room) = place(k);
            let at = pos2(rect.min.x + x, middle);
            if part == Some(k) {
                let cell = Rect::from_center_size(at, vec2(room, height)).shrink2(vec2(2.0, 5.0));
                let edge = theme::stroke::edge(theme.gold);
                ui.painter().rect(cell, theme::radius::INNER, theme.raised, edge, StrokeKind::Inside);
            }
            if is_total {
                let ink = if wins { theme.gold_ink } else { theme.ink };
                let words = rank.as_deref().unwrap_or_default();
                let figure = Figure { figure: &points(card.vp), ink, words, starred: false };
                figure.paint(ui.painter(), &theme, Rect::from_center_size(at, vec2(room, height)));
            } else {
                let font = theme::figures(TextSize::LEAD);
                ui.painter().text(at, Align2::CENTER_CENTER, points(vp), font, theme.ink);
            }
        }
        if shows_focus(ui, &response) {
            focus_ring(ui.painter(), inside, &theme, theme::radius::CONTROL);
        }
    }
    let is_new = before != *explained;
    if is_new {
        ui.ctx().request_repaint();
    }
    explained.part.map(|part| MarkedPart { part, is_new })
}

/// The way to all players side by side, at the head of their names; whether it is asked for.
fn compare(ui: &Ui, texts: &Texts, place: Rect, is_chosen: bool, is_at_rest: bool) -> bool {
    let (theme, words) = (Theme::of(ui.ctx()), texts.library_everybody());
    let response = ui.interact(place, ui.scope_id().with("all players"), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, is_chosen, words));
    let inside = place.shrink2(vec2(1.0, 2.0));
    let fill = match (is_chosen, response.hovered()) {
        (true, _) => theme.selection,
        (false, true) => theme.raised_hover,
        (false, false) => theme.band,
    };
    let edge = if is_chosen { theme::stroke::edge(theme.focus) } else { egui::Stroke::NONE };
    ui.painter().rect(inside, theme::radius::CONTROL, fill, edge, StrokeKind::Inside);
    let at = inside.left_center() + vec2(theme::space::SMALL, 0.0);
    let (font, room) = (theme::medium(TextSize::SMALL), inside.max.x - at.x - theme::space::TIGHT);
    fitted_text(ui.painter(), at, Align2::LEFT_CENTER, words, font, theme.ink, room);
    if shows_focus(ui, &response) {
        focus_ring(ui.painter(), inside, &theme, theme::radius::CONTROL);
    }
    response.hovered() && !is_at_rest || response.clicked() || response.gained_focus()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_the_room_that_what_comes_below_it_cannot_use() {
        assert_eq!(height_in(400.0, 3, 100.0), height(3));
        assert_eq!(height_in(250.0, 3, 100.0), 250.0);
    }
}
