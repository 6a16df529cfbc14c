//! A space of the builders' yard: its currency, the tile on it, and what it would cost.

use egui::{Align2, Painter, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{held_piece, money, tiles};
use crate::rules::{Currency, Laid, Piece};
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme, space},
    widgets::{fitted_text, focus_ring, shows_focus, text_width},
};

/// The height of the head, and of the words below the tile; in a low space.
const BAND: f32 = 28.0;
const LOW_BAND: f32 = 20.0;
const LOW: f32 = 120.0;
/// The side of a piece that is dragged away.
const HELD: f32 = 64.0;

/// In a narrower space the key has its place beside or above the tile, not in the head.
const NARROW: f32 = 116.0;
const KEY: Vec2 = vec2(16.0, 20.0);

/// A space to show.
#[derive(Clone, Copy)]
pub struct YardSpace<'a> {
    /// What pays here.
    pub currency: Currency,
    /// What all of them are called: where one of these has no room, none is written.
    pub heads: &'a [String; Currency::COUNT],
    /// What lies there.
    pub piece: Option<Piece>,
    /// Its price, where the piece does not show it: that of a camp.
    pub price: Option<u8>,
    /// What it would cost, in few words.
    pub words: &'a str,
    /// It can be paid exactly, or at all.
    pub pays: Pays,
    /// It is chosen.
    pub chosen: bool,
    /// It can be chosen.
    pub is_open: bool,
    /// Its key; empty where it has none.
    pub key: &'a str,
    /// What a screen reader says of it.
    pub name: &'a str,
}

/// How a hand pays for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pays {
    /// Exactly.
    Exactly,
    /// With a loss.
    WithLoss,
    /// Not.
    Not,
}

/// Shows a space; true where it was clicked, or its piece is dragged away and was not chosen.
pub fn show(ui: &Ui, rect: Rect, space: &YardSpace<'_>) -> bool {
    let theme = Theme::of(ui.ctx());
    let id = ui.scope_id().with(("space", space.currency.index()));
    let sense = if space.is_open { Sense::click_and_drag() } else { Sense::hover() };
    let response = ui.interact(rect, id, sense);
    response.widget_info(|| match space.is_open {
        true => WidgetInfo::selected(Role::Button, ui.is_enabled(), space.chosen, space.name),
        // There is nothing to buy.
        false => WidgetInfo::labeled(Role::Label, true, space.name),
    });
    let painter = ui.painter();
    paint(painter, rect, &theme, space);
    if space.chosen || response.hovered() && space.is_open {
        let edge = theme::stroke::strong(if space.chosen { theme.focus } else { theme.gold });
        painter.rect_stroke(rect, theme::radius::CONTROL, edge, StrokeKind::Inside);
    }
    if shows_focus(ui, &response) {
        focus_ring(painter, rect.shrink(self::space::HAIR), &theme, theme::radius::CONTROL);
    }
    let clicked = response.clicked();
    if !space.is_open {
        response.on_hover_text(space.name);
        return clicked;
    }
    if let Some(piece) = space.piece {
        held_piece::hold(ui, &response, Vec2::splat(HELD), piece);
    }
    // Whoever drags it away has chosen it.
    clicked || response.drag_started() && !space.chosen
}

/// Draws a space.
pub fn paint(painter: &Painter, rect: Rect, theme: &Theme, space: &YardSpace<'_>) {
    let colours = theme.money[space.currency.index()];
    let radius = theme::radius::CONTROL;
    painter.rect_filled(rect, radius, colours.tint);
    let band = if rect.height() < LOW { LOW_BAND } else { BAND };
    let head = rect.with_max_y(rect.min.y + band);
    painter.rect_filled(head, radius, colours.band);
    let mark = pos2(head.min.x + band * 0.55, head.center().y);
    money::mark(painter, mark, band * 0.22, theme, space.currency);
    let left = mark.x + band * 0.45;
    let fits = |words: &str, room: f32| text_width(painter, words, theme::bold(TextSize::TINY)) <= room;
    let is_narrow = rect.width() < NARROW;
    let room = head.max.x - left - if is_narrow { self::space::TIGHT } else { band };
    // The mark tells the currency, too.
    if space.heads.iter().all(|head| fits(head, room)) {
        let (at, font) = (pos2(left, head.center().y), theme::bold(TextSize::SMALL));
        let words = &space.heads[space.currency.index()];
        fitted_text(painter, at, Align2::LEFT_CENTER, words, font, colours.on_band, room);
    }
    let below = rect.with_min_y(rect.max.y - band);
    let middle = Rect::from_min_max(head.left_bottom(), below.right_top()).shrink(self::space::HAIR);
    if let Some(piece) = space.piece {
        let place = if is_narrow && !space.key.is_empty() { beside_key(middle) } else { square(middle) };
        tiles::paint(painter, place, theme, Laid::Piece(piece));
        let (at, ink) = match is_narrow {
            true => (middle.right_top() + vec2(-KEY.x, KEY.y) / 2.0, theme.ink_soft),
            false => (head.right_center() - vec2(band / 2.0, 0.0), colours.on_band),
        };
        painter.text(at, Align2::CENTER_CENTER, space.key, theme::body(TextSize::TINY), ink);
        if let Some(price) = space.price {
            let at = rect.left_top() + vec2(self::space::SMALL, band + self::space::TIGHT);
            let font = theme::bold(TextSize::LEAD);
            painter.text(at, Align2::LEFT_TOP, price.to_string(), font, theme.ink);
        }
    }
    let (ink, font) = match space.pays {
        Pays::Exactly => (theme.on_primary, theme::bold(TextSize::SMALL)),
        Pays::WithLoss => (theme.ink, theme::medium(TextSize::SMALL)),
        Pays::Not => (theme.ink_soft, theme::body(TextSize::SMALL)),
    };
    let chip = below.shrink2(vec2(self::space::TIGHT, self::space::HAIR));
    if space.pays == Pays::Exactly {
        painter.rect_filled(chip, theme::radius::INNER, theme.primary);
    }
    let width = chip.width() - self::space::SMALL;
    // Where it is only looked at, words that do not fit are told to the pointer alone.
    if space.is_open || fits(space.words, width) {
        fitted_text(painter, chip.center(), Align2::CENTER_CENTER, space.words, font, ink, width);
    } else if space.pays == Pays::Exactly {
        symbols::paint(painter, square(chip).shrink(self::space::HAIR), Symbol::Check, ink);
    }
}

/// The largest square in the middle of a place.
fn square(place: Rect) -> Rect {
    Rect::from_center_size(place.center(), Vec2::splat(place.size().min_elem()))
}

/// The larger of the squares beside and below the key in the corner of a place.
fn beside_key(place: Rect) -> Rect {
    let [beside, below] =
        [place.shrink2(vec2(KEY.x, 0.0)), place.with_min_y(place.min.y + KEY.y)].map(square);
    if beside.width() >= below.width() { beside } else { below }
}
