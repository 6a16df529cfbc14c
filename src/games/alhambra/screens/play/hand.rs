//! The hand, by currency with its sums, and the display.

use egui::{Align2, Key as Press, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::{
    cards::{self, CardPlace, CardRow},
    seen::Seen,
};
use crate::{
    rules::{
        Currency, Vizier,
        play::{Card, Cards},
    },
    session::Chosen,
    text::play_text,
    widgets::vizier,
};
use text::Texts;
use ui::{
    drawing::frame::PLAIN_MARGIN,
    theme::{self, TextSize, Theme, space},
    widgets::{
        fitted_text,
        surface::{self, Surface},
        wrapped,
    },
};

/// The keys of the display.
const KEYS: [Press; 4] = [Press::Num5, Press::Num6, Press::Num7, Press::Num8];
/// The width of a card at most.
const LARGEST: f32 = 56.0;
/// The height of a sum, and what stands between currencies.
const SUM: f32 = 20.0;
const APART: f32 = space::LARGE;
/// The height of what may be taken from the display, in two lines.
const HINT: f32 = 40.0;
/// The room of a heading at the left.
const HEADING: f32 = 128.0;

/// A hand to show.
pub struct HandView<'a> {
    /// The title.
    pub title: &'a str,
    /// The cards.
    pub cards: Cards,
    /// Those of them that are chosen.
    pub chosen: Cards,
    /// Those of them that advice points at.
    pub advised: Cards,
    /// They can be chosen.
    pub is_open: bool,
}

impl<'a> HandView<'a> {
    /// Cards that are only looked at.
    pub const fn still(title: &'a str, cards: Cards) -> Self {
        Self { title, cards, chosen: Cards::NONE, advised: Cards::NONE, is_open: false }
    }
}

/// Shows the hand; the card that was clicked, and whether it was chosen.
pub fn hand(ui: &mut Ui, place: Rect, texts: &Texts, view: &HandView<'_>) -> Option<(Card, bool)> {
    let mut asked = None;
    Surface::Plain.show_in(ui, place, |ui| {
        let theme = Theme::of(ui.ctx());
        let inside = ui.max_rect();
        heading(ui, inside, view.title);
        let hand = view.cards;
        let row = inside.with_min_x(inside.min.x + HEADING);
        let held: Vec<Currency> = Currency::ALL.into_iter().filter(|of| !hand.of(*of).is_empty()).collect();
        if held.is_empty() {
            let (font, ink) = (theme::body(TextSize::TEXT), theme.ink_soft);
            let at = row.left_center();
            fitted_text(
                ui.painter(),
                at,
                Align2::LEFT_CENTER,
                texts.alhambra_no_card(),
                font,
                ink,
                row.width(),
            );
            return;
        }
        let height = row.height() - SUM;
        let card = cards::largest(height).min(LARGEST);
        let free = row.width() - APART * (held.len() - 1) as f32;
        // Each currency has room by its cards; a single one at least its width.
        let wish = |of: Currency| f32::from(hand.of(of).len()) * (card + space::SMALL);
        let scale = (free / held.iter().map(|of| wish(*of)).sum::<f32>().max(1.0)).min(1.0);
        let mut left = row.min.x;
        for of in held {
            let width = (wish(of) * scale).max(card);
            let group = Rect::from_min_size(pos2(left, row.min.y), vec2(width, height));
            let words = texts.alhambra_sum(hand.sum(of), of);
            let view = CardRow {
                name: &words,
                cards: hand.of(of),
                chosen: view.chosen.of(of),
                advised: view.advised.of(of),
                largest: card,
                keys: &[],
                is_open: view.is_open,
                lies_in: CardPlace::Hand,
            };
            asked = asked.or(cards::show(ui, group, texts, &view));
            let at = pos2(left, row.max.y - SUM / 2.0);
            let font = theme::body(TextSize::SMALL);
            fitted_text(ui.painter(), at, Align2::LEFT_CENTER, &words, font, theme.ink_soft, width + APART);
            left += width + APART;
        }
    });
    asked
}

/// The title at the left, however long a name in it.
fn heading(ui: &Ui, place: Rect, title: &str) {
    let room = vec2(HEADING - space::SMALL, place.height() - SUM);
    let (font, ink) = (theme::title(TextSize::HEADING), Theme::of(ui.ctx()).ink);
    let written = wrapped(ui.painter(), title, font, ink, room);
    let place = Rect::from_min_size(place.min, written.size());
    let response = ui.interact(place, ui.scope_id().with("hand title"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, title));
    ui.painter().galley(place.min, written, ink);
}

/// Says below the title of a hand in this place whether its Vizier is awake.
pub fn vizier(ui: &Ui, place: Rect, texts: &Texts, vizier: Vizier) {
    let theme = Theme::of(ui.ctx());
    let inside = place.shrink(PLAIN_MARGIN);
    let line = inside.with_min_y(inside.max.y - SUM).with_max_x(inside.min.x + HEADING - space::SMALL);
    let words = play_text::vizier(texts, vizier);
    let response = ui.interact(line, ui.scope_id().with("vizier"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    let sign = line.with_max_x(line.min.x + SUM).shrink(space::HAIR);
    vizier::paint(ui.painter(), sign, &theme, vizier);
    let at = pos2(sign.max.x + space::TIGHT, line.center().y);
    let (font, ink) = (theme::body(TextSize::SMALL), theme.ink_soft);
    fitted_text(ui.painter(), at, Align2::LEFT_CENTER, words, font, ink, line.max.x - at.x);
}

/// Shows the display, of which some cards may be lit; the card that was clicked, and whether it was chosen.
pub fn display(
    ui: &mut Ui,
    place: Rect,
    texts: &Texts,
    seen: &Seen<'_>,
    (chosen, advised): (Chosen, Cards),
) -> Option<(Card, bool)> {
    let mut asked = None;
    Surface::Plain.show_in(ui, place, |ui| {
        let theme = Theme::of(ui.ctx());
        let inside = ui.max_rect();
        surface::heading(ui, texts.alhambra_display());
        let (font, ink) = (theme::body(TextSize::TINY), theme.ink_soft);
        let room = HEADING + space::LARGE;
        let hint = wrapped(ui.painter(), texts.alhambra_display_hint(), font, ink, vec2(room, HINT));
        ui.painter().galley(pos2(inside.min.x, inside.max.y - hint.size().y), hint, ink);
        let row = inside.with_min_x(inside.min.x + room + space::MEDIUM);
        let above = row.with_max_y(row.max.y - cards::KEY);
        let largest = cards::largest(above.height()).min(LARGEST);
        let view = CardRow {
            name: texts.alhambra_display(),
            cards: seen.state().display(),
            chosen: chosen.taken(),
            advised,
            largest,
            keys: &KEYS,
            is_open: seen.decides && seen.state().may_act(),
            lies_in: CardPlace::Display,
        };
        let width = (largest + space::LARGE) * KEYS.len() as f32;
        asked = cards::show(ui, above.with_max_x(above.min.x + width.min(above.width())), texts, &view);
    });
    asked
}
