//! The score card of a game of which only the totals are known: who won, the ranking, and what else is known.

use egui::{Align2, Rect, RichText, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

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

/// The height of a row, and where there is much more room than needed.
const ROW: f32 = 48.0;
const HIGH: f32 = 64.0;
/// The width that the card needs, and the most that its rows have, also with so much room; the totals have so much of it.
const WIDTH: f32 = 420.0;
const WIDEST: [f32; 2] = [560.0, 720.0];
const TOTAL: f32 = 88.0;
/// The height of what is noted below the rows.
const NOTES: f32 = 56.0;

/// Draws the card below the bar of its page; `name` is what the game is called.
pub fn show(ui: &mut Ui, texts: &Texts, game: &TotalsGame, name: &str) {
    let place = room::below_bar(ui);
    let only = texts.totals_only_known().to_owned();
    let notes: Vec<String> = totals::known(texts, game).into_iter().chain([only]).collect();
    let height = |row: f32| {
        headline::HEIGHT + game.header.seats.len() as f32 * row + NOTES + theme::space::LARGE * 4.0
    };
    let needed = vec2(WIDTH, height(ROW));
    let is_roomy = place.height() > needed.y * 1.6;
    let row = if is_roomy { HIGH } else { ROW };
    // Nothing of it comes or goes: it need not stand at the top.
    let top = if is_roomy { ((place.height() - height(row)) / 4.0).max(0.0) } else { 0.0 };
    let size = vec2(place.width().min(WIDEST[usize::from(is_roomy)]), place.height() - top);
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
    let (seats, winners) = (&game.header.seats, game.result().winners);
    let rows = totals::ranking(texts, game);
    ui.scope(|ui| {
        table::as_table(ui, [rows.len(), 1]);
        for (k, (row, [name, total, place])) in rows.into_iter().enumerate() {
            let wins = winners.iter().any(|winner| usize::from(*winner) == row + 1);
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
            let said = if wins { texts.score_won(&named(texts, &name)) } else { name };
            let said = texts.pad_said(&said, &format!("{} {total}, {place}", texts.total()));
            response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, &said));
            band(ui.painter(), &theme, rect, k);
            let inside = rect.shrink2(vec2(theme::space::SMALL, 2.0));
            let of = Name { won: wins, ..players::name(&theme, seats, row) };
            let beside = inside.with_max_x(inside.max.x - TOTAL);
            of.beside(ui.painter(), &theme, beside, TextSize::LEAD, theme::space::TIGHT);
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
