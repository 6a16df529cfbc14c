//! The other players: each Alhambra in small, what they lead, and what they did last. A click shows it large.

mod card;
mod leads;
mod third_player;

use egui::{Rect, Ui, vec2};

use self::card::Player;
use super::{news::News, seen::Seen};
use crate::rules::Board;
use text::Texts;
use ui::{theme::space, widgets::surface::Surface};

/// The height of a line.
const LINE: f32 = 20.0;

/// Shows the others side by side, in two rows where they are many; the seat that was clicked.
pub fn show(
    ui: &mut Ui,
    place: Rect,
    texts: &Texts,
    seen: &Seen<'_>,
    news: &News,
    shown: usize,
) -> Option<usize> {
    let count = seen.config.players();
    // Clockwise from one's own seat.
    let seats: Vec<usize> = (1..count).map(|step| (seen.own + step) % count).collect();
    let boards: Vec<Board> =
        seats.iter().map(|seat| seen.state().player(*seat).grounds().board(seen.config)).collect();
    let player = |(seat, board)| {
        let news = news.of(seat);
        Player { seat, board, newest: news.and_then(|news| news.laid), news }
    };
    let players: Vec<Player<'_>> = seats.iter().copied().zip(&boards).map(player).collect();
    let mut asked = None;
    Surface::Plain.show_in(ui, place, |ui| {
        let inside = ui.max_rect();
        let third = seen.config.game().has_third_player();
        let cards = players.len() + usize::from(third);
        let rows = if cards > 3 && inside.height() > 150.0 { 2 } else { 1 };
        let columns = cards.div_ceil(rows).max(1);
        let size = vec2(
            (inside.width() + space::SMALL) / columns as f32 - space::SMALL,
            (inside.height() + space::SMALL) / rows as f32 - space::SMALL,
        );
        let place = |k: usize| {
            let at =
                vec2((k % columns) as f32, (k / columns) as f32) * (size + vec2(space::SMALL, space::SMALL));
            Rect::from_min_size(inside.min + at, size)
        };
        for (k, player) in players.iter().enumerate() {
            if card::show(ui, place(k), texts, seen, player, shown == player.seat) {
                asked = Some(player.seat);
            }
        }
        if third {
            third_player::show(ui, place(players.len()), texts, seen);
        }
    });
    asked
}
