//! The end of a table: who has won and by how much, and what every tax brought to whom and why.

use egui::{Rect, Ui, UiBuilder};

use crate::{
    pad::{LedgerGame, Reason},
    session::Alexandros,
};
use common::{
    day_of,
    screens::table::{
        reasons,
        totals::{self, Explained},
    },
    table::TableGame as _,
    widgets::headline::Headline,
    words::won_ahead_by,
};
use kernel::Breakdown;
use text::{Texts, day};
use ui::{last_drawn::RestingPointer, theme};

/// Reasons in less room are left to the score card.
const REASONS: f32 = 140.0;

/// What the end remembers.
#[derive(Default)]
pub(super) struct Ending {
    /// The row whose reasons are listed; none until there is room for them.
    explained: Option<Explained>,
    pointer: RestingPointer,
}

/// Draws who has won.
pub(super) fn headline(
    ui: &mut Ui,
    place: Rect,
    texts: &Texts,
    table: &LedgerGame,
    cards: &[Breakdown<Reason>],
) {
    let totals: Vec<i32> = cards.iter().map(|card| card.vp).collect();
    let winners = Alexandros::winners_of(cards);
    let counted = |points| Alexandros::counted(texts, points);
    let won = won_ahead_by(texts, &table.header.seats, &totals, &winners, counted).unwrap_or_default();
    let below = day(texts, day_of(&table.header));
    let headline =
        Headline { words: &won, painted: [&won, &below], over: true, below: &below, ..Headline::default() };
    headline.show(ui, place);
}

impl Ending {
    /// Draws the totals, with who has won once somebody said that the game is over, and below them, if there is room, the
    /// reasons of the row that is looked at, first of who has won.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        table: &LedgerGame,
        cards: &[Breakdown<Reason>],
    ) {
        let (seats, mut winners) = (&table.header.seats, Alexandros::winners_of(cards));
        let first = winners.first().copied().unwrap_or_default();
        if !table.is_complete() {
            winners.clear();
        }
        let inside = ui.available_rect_before_wrap();
        let height = totals::height_in(inside.height(), cards.len(), theme::space::MEDIUM + REASONS);
        let tells_reasons = height < inside.height();
        let is_at_rest = self.pointer.rests(ui) || !tells_reasons;
        // Where nothing is told of a row, none stands out.
        let mut nothing = Explained::default();
        let explained = match tells_reasons {
            true => self.explained.get_or_insert_with(|| Explained::of(first)),
            false => &mut nothing,
        };
        let table = UiBuilder::new().max_rect(inside.with_max_y(inside.min.y + height));
        let marked = ui.scope_builder(table, |ui| {
            totals::show::<Alexandros>(ui, texts, seats, cards, &winners, explained, is_at_rest)
        });
        let Some(row) = explained.row(cards.len()).filter(|_| tells_reasons) else { return };
        let (Some(card), Some(seat)) = (cards.get(row), seats.get(row)) else { return };
        ui.add_space(theme::space::MEDIUM);
        reasons::show::<Alexandros>(ui, texts, seats, &seat.name, card, marked.inner);
    }
}
