//! All money cards by currency and value, to pick one: what cannot be is pale.

use egui::{CursorIcon, Id, Pos2, Rect, Role, Sense, StrokeKind, Ui, Vec2, vec2};

use super::{
    money::{self, CardLook},
    stop,
};
use crate::rules::{Currency, play::Card};
use ui::{
    theme::{self, Theme, space},
    widgets::{focus_ring, roving, shows_focus},
};

/// The values of a currency.
const VALUES: usize = Card::KINDS / Currency::COUNT;
/// The width of a card at least and at most.
const WIDTHS: [f32; 2] = [28.0, 56.0];
/// How strong a card is drawn that cannot be picked.
const PALE: f32 = 0.25;

/// The cards to pick from.
#[derive(Clone, Copy)]
pub struct CardPad<'a> {
    /// Whether a card can be picked.
    pub can: &'a dyn Fn(Card) -> bool,
    /// What a screen reader says of a card.
    pub name: &'a dyn Fn(Card) -> String,
    /// The currency that was chosen by a key.
    pub currency: Option<Currency>,
}

impl CardPad<'_> {
    /// Shows a row for each currency, as large as fits; the card that was picked.
    pub fn show(&self, ui: &mut Ui) -> Option<Card> {
        let theme = Theme::of(ui.ctx());
        let room = ui.available_size();
        let wide = room.x / VALUES as f32 - space::TIGHT;
        let high = (room.y / Currency::COUNT as f32 - space::TIGHT) / money::ASPECT;
        let width = wide.min(high).clamp(WIDTHS[0], WIDTHS[1]).floor();
        let step = vec2(width, width * money::ASPECT) + Vec2::splat(space::TIGHT);
        let size = vec2(step.x * VALUES as f32, step.y * Currency::COUNT as f32);
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        let place = |card: Card| {
            let at = vec2(f32::from(card.value() - 1), card.currency().index() as f32);
            Rect::from_min_size(whole.min + at * step, step - Vec2::splat(space::TIGHT))
        };
        if let Some(currency) = self.currency {
            let top = whole.min.y + step.y * currency.index() as f32 - space::HAIR;
            let row = Rect::from_min_size(Pos2::new(whole.min.x, top), vec2(whole.width(), step.y));
            ui.painter().rect_filled(row.expand(space::HAIR), theme::radius::INNER, theme.selection);
        }
        let id = |card: Card| ui.scope_id().with(("card", card.currency().index(), card.value()));
        let there: Vec<Card> = Card::all().filter(|card| (self.can)(*card)).collect();
        let stops: Vec<(Id, Pos2)> = there.iter().map(|card| (id(*card), place(*card).center())).collect();
        roving::rove_about(ui, &stops);
        let has_it = |card: &Card| ui.memory(|memory| memory.has_focus(id(*card)));
        let stop = there.iter().copied().find(has_it).or(there.first().copied());
        let mut picked = None;
        for card in Card::all() {
            let rect = place(card);
            if !there.contains(&card) {
                let mut pale = ui.painter().clone();
                pale.multiply_opacity(PALE);
                money::paint(&pale, rect, &theme, card, CardLook::default());
                continue;
            }
            let response = stop::interact(ui, rect, id(card), Some(card) == stop);
            stop::tell(ui, &response, Role::Button, false, &(self.name)(card));
            let look = CardLook { pointed: response.hovered(), ..CardLook::default() };
            money::paint(ui.painter(), rect, &theme, card, look);
            if response.hovered() {
                let edge = theme::stroke::edge(theme.gold);
                ui.painter().rect_stroke(rect, theme::radius::CHIP, edge, StrokeKind::Inside);
                ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
            }
            if shows_focus(ui, &response) {
                focus_ring(ui.painter(), rect.shrink(space::HAIR), &theme, theme::radius::INNER);
            }
            if response.clicked() {
                picked = Some(card);
            }
        }
        picked
    }
}
