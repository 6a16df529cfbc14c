//! Why the game ends, who gets what is left in the yard, and the hands, which everybody shows now (§A4.9); once nothing is left
//! to be laid, who has won.

use egui::{Align2, Key as Press, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::{cards::CardPlace, seen::Seen};
use crate::{
    log::{LastTile, Money},
    rules::{
        Currency, Laid,
        play::{Cards, Phase},
    },
    screens::offers,
    text::{names, play_text},
    widgets::tiles,
};
use common::{
    screens::{
        lesson::{paragraph, stressed},
        ranks::{FinalScore, by_rank, ranks},
    },
    words::won_ahead_by,
};
use text::Texts;
use ui::{
    actions::Action,
    dialogs,
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme, space},
    widgets::{
        fitted_text,
        surface::{self, Surface},
    },
};

/// The side of a tile, the height of a hand, and the width of whose it is.
const TILE: f32 = 56.0;
const HAND: f32 = 40.0;
const NAME: f32 = 176.0;

/// What was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndRequest {
    /// The score card.
    Card,
    /// What lies below the window.
    Close,
}

/// Shows it in a window; what was asked for. The score card is the way on from a game that is over.
pub fn show(ui: &mut Ui, texts: &Texts, seen: &Seen<'_>, left: &[LastTile]) -> Option<EndRequest> {
    surface::heading(ui, texts.alhambra_end());
    let is_over = seen.state().phase() == Phase::Over;
    let winners = is_over.then(|| seen.state().winners());
    let won = winners.as_deref().and_then(|winners| {
        won_ahead_by(texts, seen.seats, &seen.totals, winners, |points| texts.count_vp(points))
    });
    if let Some(won) = won {
        stressed(ui, &won, TextSize::HEADING);
    }
    // A yard that is full ends no game by itself.
    let why =
        if left.len() == Currency::COUNT { texts.alhambra_end_passed() } else { texts.alhambra_end_stack() };
    paragraph(ui, why, TextSize::TEXT);
    dialogs::above_buttons(ui, theme::size::CONTROL + 48.0, |ui| {
        if left.is_empty() {
            paragraph(ui, texts.alhambra_end_none_left(), TextSize::TEXT);
        }
        for tile in left {
            last_tile(ui, texts, seen, tile);
        }
        surface::heading(ui, texts.alhambra_end_hands());
        for row in rows(seen, winners.as_deref()) {
            hand(ui, texts, seen, row, winners.as_deref());
        }
        ui.add_space(space::SMALL);
    });
    let close = Action::new(texts.close(), EndRequest::Close).once();
    if !is_over {
        let close = close.icon(Symbol::Check).key(Press::Enter).key(Press::Escape);
        return close.primary().show(ui, texts);
    }
    let shown = ui.horizontal(|ui| {
        let card = score_card(texts).show(ui, texts);
        card.or(close.key(Press::Escape).show(ui, texts))
    });
    shown.inner
}

/// Shows the way to the score card in the place of what can be done, once nothing can; whether it was asked for.
pub fn way_on(ui: &mut Ui, place: Rect, texts: &Texts) -> bool {
    let shown = Surface::Plain.show_in(ui, place, |ui| {
        let width = ui.available_width();
        score_card(texts).show_wide(ui, texts, width)
    });
    shown.inner.is_some()
}

fn score_card(texts: &Texts) -> Action<'_, EndRequest> {
    let card = Action::new(texts.alhambra_to_card(), EndRequest::Card).icon(Symbol::Trophy);
    card.key(Press::Enter).key(Press::C).primary().once()
}

/// Whose hands are shown: all who play; by their places once these are known, with the third player behind them, who has VP.
fn rows(seen: &Seen<'_>, winners: Option<&[usize]>) -> Vec<usize> {
    let players = seen.config.players();
    let Some(winners) = winners else { return (0..players).collect() };
    let score = |(row, points): (usize, &i32)| FinalScore {
        plays: row < players,
        points: (*points).into(),
        wins: winners.contains(&row),
    };
    by_rank(&ranks(&seen.totals.iter().enumerate().map(score).collect::<Vec<_>>()))
}

/// The cards of a row, before them whoever it is, and the VP once it is known who wins.
fn hand(ui: &mut Ui, texts: &Texts, seen: &Seen<'_>, seat: usize, winners: Option<&[usize]>) {
    let theme = Theme::of(ui.ctx());
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), HAND), Sense::hover());
    let plays = seat < seen.config.players();
    let own = if plays { seen.state().player(seat).hand() } else { Cards::NONE };
    let (name, held) = (seen.name(texts, seat), Money::Named(own));
    let said = texts.alhambra_said(&name, &names::money(texts, held));
    let (label, cards) = row.split_left_right_at_x(row.min.x + NAME);
    let label = label.with_max_x(label.max.x - space::MEDIUM);
    let response = ui.interact(label, ui.scope_id().with(("hand", seat)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, said.as_str()));
    let wins = winners.is_some_and(|winners| winners.contains(&seat));
    let font = if wins { theme::bold(TextSize::TEXT) } else { theme::body(TextSize::TEXT) };
    let mut room = label.width();
    if winners.is_some() {
        let total = texts.count_vp(seen.totals[seat]);
        let rect = offers::total(ui, label, texts, (seat, &name), [&total, &total], font.clone());
        room -= rect.width() + space::SMALL;
    }
    let cup = if wins { theme::size::SYMBOL + space::TIGHT } else { 0.0 };
    let (at, room) = (label.left_center(), room - cup);
    let written = fitted_text(ui.painter(), at, Align2::LEFT_CENTER, &name, font, theme.ink, room);
    if wins {
        let at = written.right_center() + vec2(cup - theme::size::SYMBOL / 2.0, 0.0);
        let place = Rect::from_center_size(at, Vec2::splat(theme::size::SYMBOL));
        symbols::paint(ui.painter(), place, Symbol::Trophy, theme.gold_ink);
    }
    offers::money(ui, cards, texts, (&said, held), CardPlace::Hand);
    response.on_hover_text(said);
}

/// A tile that was left, who gets it, and what everybody has of its currency.
fn last_tile(ui: &mut Ui, texts: &Texts, seen: &Seen<'_>, left: &LastTile) {
    ui.horizontal(|ui| {
        let (place, _) = ui.allocate_exact_size(Vec2::splat(TILE), Sense::hover());
        tiles::paint(ui.painter(), place, &Theme::of(ui.ctx()), Laid::Piece(left.piece));
        ui.vertical(|ui| {
            paragraph(ui, &play_text::last_tile(texts, seen.seats, left), TextSize::TEXT);
            let sums = (0..seen.config.players()).map(|seat| {
                let sum = seen.state().player(seat).hand().sum(left.currency);
                texts.alhambra_said(&seen.name(texts, seat), &sum.to_string())
            });
            paragraph(ui, &sums.collect::<Vec<_>>().join(" · "), TextSize::SMALL);
        });
    });
}
