//! The score card of a game of which only the totals are known: who won, the ranking, and what else is known.

use egui::{
    Align2, Color32, Painter, Rect, RichText, Role, Sense, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::players;
use crate::{
    day_of,
    totals::TotalsGame,
    widgets::{
        headline::{self, Headline},
        type_table::{Figure, Name, band},
    },
    words::{named, totals, won},
};
use text::{Texts, day};
use ui::{
    room,
    theme::{self, TextSize, Theme},
    widgets::{surface::Surface, table},
};

/// The height of a row at least and at most, and from which on it has room for a bar of its total.
const ROWS: [f32; 2] = [48.0, 80.0];
const BARRED: f32 = 64.0;
/// The height of a bar, and of its place in a row.
const BAR: f32 = 8.0;
const BELOW: f32 = 28.0;
/// The width that the card needs, and the most that its rows have; the totals have so much of it.
const WIDTH: f32 = 420.0;
const WIDEST: f32 = 720.0;
const TOTAL: f32 = 88.0;
/// The height of what is noted below the rows.
const NOTES: f32 = 56.0;

/// Draws the card below the bar of its page; `name` is what the game is called.
pub fn show(ui: &mut Ui, texts: &Texts, game: &TotalsGame, name: &str) {
    let place = room::below_bar(ui);
    let only = texts.totals_only_known().to_owned();
    let notes: Vec<String> = totals::known(texts, game).into_iter().chain([only]).collect();
    let rows = game.header.seats.len() as f32;
    let others = headline::HEIGHT + NOTES + theme::space::LARGE * 4.0;
    let needed = vec2(WIDTH, others + rows * ROWS[0]);
    let row = ((place.height() - others) / rows.max(1.0)).floor().clamp(ROWS[0], ROWS[1]);
    // Nothing of it comes or goes: it need not stand at the top.
    let top = ((place.height() - others - rows * row) / 4.0).max(0.0);
    let size = vec2(place.width().min(WIDEST), place.height() - top);
    let place = Align2::CENTER_BOTTOM.align_size_within_rect(size, place);
    room::scrolled(ui, "card", place, needed, |ui, place| {
        show_headline(ui, place.with_max_y(place.min.y + headline::HEIGHT), texts, game, name);
        let below = place.with_min_y(place.min.y + headline::HEIGHT + theme::space::MEDIUM);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            Surface::Plain.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ranking(ui, texts, game, row);
                ui.add_space(theme::space::MEDIUM);
                // Below the colours of the players.
                let inside = ui.available_rect_before_wrap().shrink2(vec2(theme::space::LARGE, 0.0));
                ui.scope_builder(UiBuilder::new().max_rect(inside), |ui| {
                    let words = RichText::new(notes.join(" · ")).font(theme::body(TextSize::TEXT));
                    ui.label(words.color(Theme::of(ui.ctx()).ink_soft));
                });
            });
        });
    });
}

/// Who won, what was played, and when.
fn show_headline(ui: &mut Ui, rect: Rect, texts: &Texts, game: &TotalsGame, name: &str) {
    let header = &game.header;
    let winners = game.result().winners;
    let names: Vec<&str> = winners
        .iter()
        .filter_map(|row| Some(header.seats.get(usize::from(*row) - 1)?.name.as_str()))
        .collect();
    let words = won(texts, &names).unwrap_or_default();
    let below = format!("{name} · {}", day(texts, day_of(header)));
    Headline { words: &words, painted: [&words, &below], over: true, below: &below, ..Headline::default() }
        .show(ui, rect);
}

/// A row of this height for each player, the best first.
fn ranking(ui: &mut Ui, texts: &Texts, game: &TotalsGame, height: f32) {
    let theme = Theme::of(ui.ctx());
    let (seats, result) = (&game.header.seats, game.result());
    let most = result.totals.iter().copied().max().unwrap_or_default().max(1);
    let rows = totals::ranking(texts, game);
    ui.scope(|ui| {
        table::as_table(ui, [rows.len(), 1]);
        for (k, (row, [name, total, place])) in rows.into_iter().enumerate() {
            let wins = result.winners.iter().any(|winner| usize::from(*winner) == row + 1);
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
            let said = if wins { texts.score_won(&named(texts, &name)) } else { name };
            let said = texts.pad_said(&said, &format!("{} {total}, {place}", texts.total()));
            response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, &said));
            band(ui.painter(), &theme, rect, k);
            let inside = rect.shrink2(vec2(theme::space::SMALL, 2.0));
            let of = Name { won: wins, ..players::name(&theme, seats, row) };
            let mut beside = inside.with_max_x(inside.max.x - TOTAL);
            if height >= BARRED {
                let part = result.totals.get(row).map_or(0.0, |total| f32::from(*total) / f32::from(most));
                let below = beside.with_min_y(beside.max.y - BELOW);
                bar(ui.painter(), &theme, below, of.colour, part);
                beside.max.y = below.min.y;
            }
            of.beside(ui.painter(), &theme, beside, Name::size(height * 1.2), theme::space::TIGHT);
            let ink = if wins { theme.gold_ink } else { theme.ink };
            let figure = Figure { figure: &total, ink, words: &place, starred: false };
            let at = Rect::from_center_size(
                pos2(inside.max.x - TOTAL / 2.0, rect.center().y),
                vec2(TOTAL, rect.height()),
            );
            figure.paint(ui.painter(), &theme, at);
        }
    });
}

/// So much of the highest total as a bar in the colour of who has it, below the name.
fn bar(painter: &Painter, theme: &Theme, place: Rect, colour: Color32, part: f32) {
    let line = place.shrink2(vec2(theme::space::SMALL, (place.height() - BAR) / 2.0));
    painter.rect_filled(line, theme::radius::MARK, theme.raised);
    painter.rect_filled(line.with_max_x(line.min.x + line.width() * part), theme::radius::MARK, colour);
    painter.rect_stroke(line, theme::radius::MARK, theme::stroke::fine(theme.outline), StrokeKind::Inside);
}
