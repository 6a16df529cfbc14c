//! Where the parts of the screen lie: the Alhambra large, yard, money and the others beside it, the hand below; in an
//! upright window one above the other.

use egui::{Rect, Vec2, vec2};

use ui::{
    room,
    theme::{size, space},
};

const GAP: f32 = space::MEDIUM;
/// The height of the hand with what can be done, and of the display.
const HAND: f32 = 132.0;
const MONEY: (f32, f32) = (96.0, 116.0);
/// The height of the yard, at least and at most; bazaars beside it need a row more.
const YARD: (f32, f32) = (164.0, 236.0);
const BAZAARS: f32 = size::TALL;
/// The width of yard, money and the others.
const SIDE: (f32, f32) = (400.0, 640.0);
/// The width of what can be done.
const ACTIONS: f32 = 396.0;
/// Where the others had less height than this below the money, or were more than so many in a low window, they stand in a strip
/// above the Alhambra.
const OTHERS: f32 = 88.0;
const BELOW: usize = 3;
const LOW: f32 = 640.0;
const STRIP: f32 = 76.0;
/// What the page needs, wide and upright; smaller windows scroll.
pub const LEAST: [Vec2; 2] = [vec2(940.0, 500.0), vec2(560.0, 940.0)];

/// Where the parts lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parts {
    /// The Alhambra.
    pub board: Rect,
    /// The builders' yard.
    pub yard: Rect,
    /// The display.
    pub money: Rect,
    /// The other players.
    pub others: Rect,
    /// The hand.
    pub hand: Rect,
    /// What can be done.
    pub actions: Rect,
}

impl Parts {
    /// In a room, for so many others, in a game with bazaars or without.
    #[must_use]
    pub fn of(room: Rect, others: usize, has_bazaars: bool) -> Self {
        let more = if has_bazaars { BAZAARS } else { 0.0 };
        if room::is_upright(room.size()) {
            return Self::upright(room, more);
        }
        let parts = Self::wide(room, more);
        let is_crowded = others > BELOW && room.height() < LOW || parts.others.height() < OTHERS;
        if is_crowded { parts.with_strip() } else { parts }
    }

    /// Wide and low: the others stand above the Alhambra.
    fn with_strip(self) -> Self {
        let others = self.board.with_max_y(self.board.min.y + STRIP);
        let [yard, money] = room::with_foot(self.yard.with_max_y(self.others.max.y), MONEY.1, GAP);
        Self { board: self.board.with_min_y(others.max.y + GAP), yard, money, others, ..self }
    }

    fn wide(room: Rect, more: f32) -> Self {
        let [above, foot] = room::with_foot(room, HAND, GAP);
        let side = (room.width() * 0.43).clamp(SIDE.0, SIDE.1);
        let right = above.with_min_x(above.max.x - side);
        let yard = (right.height() * 0.42).clamp(YARD.0, YARD.1) + more;
        let yard = right.with_max_y(right.min.y + yard);
        let below = right.with_min_y(yard.max.y + GAP);
        let money = (below.height() - OTHERS - GAP).clamp(MONEY.0, MONEY.1);
        let money = below.with_max_y(below.min.y + money);
        let actions = foot.with_min_x(foot.max.x - ACTIONS);
        Self {
            board: above.with_max_x(right.min.x - GAP),
            yard,
            money,
            others: below.with_min_y(money.max.y + GAP),
            hand: foot.with_max_x(actions.min.x - GAP),
            actions,
        }
    }

    fn upright(room: Rect, more: f32) -> Self {
        let [above, actions] = room::with_foot(room, HAND, GAP);
        let [above, hand] = room::with_foot(above, HAND, GAP);
        let [above, others] = room::with_foot(above, HAND, GAP);
        let [above, money] = room::with_foot(above, MONEY.1, GAP);
        let yard = (above.height() * 0.3).clamp(YARD.0, YARD.1) + more;
        let [board, yard] = room::with_foot(above, yard, GAP);
        Self { board, yard, money, others, hand, actions }
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn no_part_overlaps_another_in_any_window() {
        for (width, height) in [(992.0, 548.0), (1334.0, 676.0), (1888.0, 988.0), (768.0, 1188.0)] {
            for (others, has_bazaars) in [(2, false), (2, true), (5, false), (5, true)] {
                let room = Rect::from_min_size(pos2(16.0, 76.0), vec2(width, height));
                let Parts { board, yard, money, others, hand, actions } =
                    Parts::of(room, others, has_bazaars);
                let all = [board, yard, money, others, hand, actions];
                for (k, one) in all.iter().enumerate() {
                    assert!(room.contains_rect(*one) && one.is_positive(), "{k} at {width}: {one}");
                    let others = all.iter().skip(k + 1);
                    assert!(others.clone().all(|other| !one.intersects(*other)), "{k} at {width}");
                }
                assert!(others.height() >= 60.0, "{others}");
            }
        }
    }
}
