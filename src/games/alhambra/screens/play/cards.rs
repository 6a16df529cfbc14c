//! Money cards in a row, any of which can be chosen: the display, and the hand.

use egui::{
    Align2, DragAndDrop, Id, Key as Press, LayerId, Order, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo,
    vec2,
};

use crate::{
    rules::play::{Card, Cards},
    text::names,
    widgets::{
        money::{self, CardLook},
        ticks,
    },
};
use text::Texts;
use ui::{
    actions::by_keys,
    theme::{self, TextSize, Theme, space},
    widgets::{focus_ring, roving, shows_focus},
};

/// How far a chosen card stands out.
pub(in crate::screens) const RAISED: f32 = 8.0;
/// The height of its key below it.
pub(super) const KEY: f32 = 20.0;

/// Cards in a row.
#[derive(Clone, Copy)]
pub(in crate::screens) struct CardRow<'a> {
    /// What the row is called.
    pub name: &'a str,
    /// The cards.
    pub cards: Cards,
    /// Those of them that are chosen.
    pub chosen: Cards,
    /// Those of them that advice points at.
    pub advised: Cards,
    /// The width of a card at most.
    pub largest: f32,
    /// The keys of the first of them.
    pub keys: &'a [Press],
    /// They can be chosen.
    pub is_open: bool,
    /// Where they lie.
    pub lies_in: CardPlace,
}

/// Where cards lie that can be dragged.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::screens) enum CardPlace {
    /// The display: they are dragged to the hand.
    Display,
    /// The hand: they are dragged to what they pay for.
    Hand,
}

/// A card is held over what it is dragged to.
struct HeldCard {
    card: Card,
    from: CardPlace,
}

/// Shows the cards in a place; the card that was clicked, and whether it was chosen.
pub(in crate::screens) fn show(
    ui: &Ui,
    place: Rect,
    texts: &Texts,
    row: &CardRow<'_>,
) -> Option<(Card, bool)> {
    let theme = Theme::of(ui.ctx());
    let cards: Vec<(Card, bool)> = marked(row.cards, row.chosen);
    let advised = marked(row.cards, row.advised);
    let places = money::row(place.with_min_y(place.min.y + RAISED), cards.len(), row.largest);
    let id = |k: usize| ui.scope_id().with((row.name, k));
    let stops: Vec<(Id, egui::Pos2)> =
        places.iter().enumerate().map(|(k, rect)| (id(k), rect.center())).collect();
    if row.is_open {
        roving::rove_about(ui, &stops);
    }
    let focused = stops.iter().position(|(id, _)| ui.memory(|memory| memory.has_focus(*id))).unwrap_or(0);
    let mut asked = None;
    for (k, &(card, is_chosen)) in cards.iter().enumerate() {
        let up = if is_chosen { RAISED } else { 0.0 };
        let rect = places[k].translate(vec2(0.0, -up));
        let seen = money::visible(&places, k).translate(vec2(0.0, -up));
        let sense = match (row.is_open, k == focused) {
            (false, _) => Sense::hover(),
            (true, true) => Sense::click(),
            (true, false) => Sense::CLICK,
        };
        let sense = if row.is_open { sense | Sense::DRAG } else { sense };
        let response = ui.interact(seen, id(k), sense);
        response.dnd_set_drag_payload(HeldCard { card, from: row.lies_in });
        let name = names::sentence(&names::card(texts, card));
        response.widget_info(|| match row.is_open {
            true => WidgetInfo::selected(Role::Button, ui.is_enabled(), is_chosen, name.as_str()),
            // Nothing can be done with it now.
            false => WidgetInfo::labeled(Role::Label, true, name.as_str()),
        });
        let look = CardLook { chosen: is_chosen, pointed: response.hovered() && row.is_open };
        money::paint(ui.painter(), rect, &theme, card, look);
        if advised[k].1 {
            ticks::lit(ui.painter(), &theme, seen.expand(space::HAIR));
        }
        if let Some(at) = response.interact_pointer_pos().filter(|_| response.dragged()) {
            let painter = ui.painter().clone().with_layer_id(LayerId::new(Order::Tooltip, response.id));
            money::paint(&painter, Rect::from_center_size(at, rect.size()), &theme, card, look);
        }
        let key = row.keys.get(k).filter(|_| row.is_open);
        if let Some(key) = key {
            // Small and below it: on the card it would be taken for a value.
            let at = places[k].center_bottom() + vec2(0.0, KEY / 2.0);
            let font = theme::body(TextSize::TINY);
            ui.painter().text(at, Align2::CENTER_CENTER, key.name(), font, theme.ink_soft);
        }
        if shows_focus(ui, &response) {
            focus_ring(ui.painter(), rect.shrink(space::HAIR), &theme, theme::radius::INNER);
        }
        let by_key = key.is_some_and(|key| by_keys(ui, &name, [*key]));
        // Whoever drags a card has chosen it.
        if by_key || response.clicked() || response.drag_started() && !is_chosen {
            asked = Some((card, is_chosen));
        }
    }
    asked
}

/// A place to which cards are dragged from another; the card that is let go over it. Elsewhere, or where it does not take it,
/// it stays where it was.
pub(in crate::screens) fn dropped(
    ui: &Ui,
    place: Rect,
    from: CardPlace,
    takes: impl Fn(Card) -> bool,
) -> Option<Card> {
    let held = DragAndDrop::payload::<HeldCard>(ui.ctx());
    let held = held.filter(|held| held.from == from && takes(held.card))?;
    let at = ui.input(|input| input.pointer.interact_pos());
    at.filter(|at| place.contains(*at))?;
    let edge = theme::stroke::strong(Theme::of(ui.ctx()).focus);
    ui.painter().rect_stroke(place, theme::radius::CONTROL, edge, StrokeKind::Inside);
    ui.input(|input| input.pointer.any_released()).then_some(held.card)
}

/// Cards by currency and value, each with whether it is among the chosen ones.
fn marked(cards: Cards, chosen: Cards) -> Vec<(Card, bool)> {
    let mut left = chosen;
    let mark = |card: Card| match left.without(card) {
        Some(others) => {
            left = others;
            (card, true)
        }
        None => (card, false),
    };
    cards.iter().map(mark).collect()
}

/// The width of a card at most, in a place this high.
pub(in crate::screens) fn largest(height: f32) -> f32 {
    (height - RAISED) / money::ASPECT
}
