//! Where the parts of the screen lie: the Alhambra large, yard, money and the others beside it, the hand below; in an
//! upright window one above the other.

use egui::{Rect, Vec2, vec2};

use ui::{
    room,
    theme::{size, space},
};

const GAP: f32 = space::MEDIUM;
/// The height of the hand with what can be done, and of the display: at least, and at most where the others have little room
/// and where they have all they want.
const HAND: f32 = 132.0;
const MONEY: [f32; 3] = [96.0, 116.0, 152.0];
/// The height of the yard, at least and at most, and in an upright window; bazaars beside it need a row more.
const YARD: (f32, f32) = (168.0, 236.0);
const UPRIGHT_YARD: f32 = 204.0;
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
const STRIP: f32 = 104.0;
/// The height of advice below the Alhambra, which has at least the rest; advice that comes and goes takes the place of the
/// others, for which so much is kept where the yard can spare it.
const ADVICE: (f32, f32) = (168.0, 192.0);
const KEPT: f32 = 144.0;
const BOARD: f32 = 300.0;
/// What the page needs, wide and upright; smaller windows scroll.
pub const LEAST: [Vec2; 2] = [vec2(940.0, 500.0), vec2(560.0, 1080.0)];

/// Where the parts lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parts {
    /// The Alhambra.
    pub board: Rect,
    /// The builders' yard.
    pub yard: Rect,
    /// The display.
    pub money: Rect,
    /// The other players; where there is little room, advice takes theirs.
    pub others: Option<Rect>,
    /// The hand.
    pub hand: Rect,
    /// What can be done.
    pub actions: Rect,
    /// What is advised, where something is.
    pub advice: Option<Rect>,
}

impl Parts {
    /// In a room, for so many others, in a game with bazaars or without, with advice or without.
    #[must_use]
    pub fn of(room: Rect, others: usize, [has_bazaars, is_advised]: [bool; 2]) -> Self {
        let more = if has_bazaars { BAZAARS } else { 0.0 };
        if room::is_upright(room.size()) {
            return Self::upright(room, more, is_advised);
        }
        let parts = Self::wide(room, more);
        let is_low = parts.others.is_some_and(|others| others.height() < OTHERS);
        let parts = if others > BELOW && room.height() < LOW || is_low {
            parts.with_strip(is_advised)
        } else {
            parts
        };
        parts.with_advice(is_advised)
    }

    /// The same for advice that comes and goes: it takes the place of the others, or shares it with them, and all else stays
    /// where it is.
    #[must_use]
    pub fn with_hints(room: Rect, others: usize, [has_bazaars, is_advised]: [bool; 2]) -> Self {
        let usual = Self::of(room, others, [has_bazaars, false]);
        let Some(place) = usual.others.filter(|_| is_advised) else { return usual };
        if place.height() < ADVICE.1 + GAP + OTHERS {
            return Self { others: None, advice: Some(place), ..usual };
        }
        let [others, advice] = room::with_foot(place, ADVICE.1, GAP);
        Self { others: Some(others), advice: Some(advice), ..usual }
    }

    /// Wide and low: the others stand above the Alhambra, or nowhere.
    fn with_strip(self, is_advised: bool) -> Self {
        let all = self.yard.with_max_y(self.board.max.y);
        let [yard, money] = room::with_foot(all, MONEY[1], GAP);
        if is_advised {
            return Self { yard, money, others: None, ..self };
        }
        let others = self.board.with_max_y(self.board.min.y + STRIP);
        Self { board: self.board.with_min_y(others.max.y + GAP), yard, money, others: Some(others), ..self }
    }

    fn with_advice(self, is_advised: bool) -> Self {
        if !is_advised {
            return self;
        }
        let height = (self.board.height() - BOARD - GAP).clamp(ADVICE.0, ADVICE.1);
        let [board, advice] = room::with_foot(self.board, height, GAP);
        Self { board, advice: Some(advice), ..self }
    }

    /// The same with more room for advice, where there is much to tell: up to half of what it shares with the Alhambra above it.
    #[must_use]
    pub fn with_high_advice(self) -> Self {
        let Some((both, advice)) = self.with_advice_below() else { return self };
        let height = (both.height() - BOARD - GAP).min(both.height() / 2.0).max(advice.height());
        let [board, advice] = room::with_foot(both, height, GAP);
        Self { board, advice: Some(advice), ..self }
    }

    /// The place of the Alhambra together with advice below it, where both have less than they need.
    #[must_use]
    pub fn crowded(&self) -> Option<Rect> {
        let (both, _) = self.with_advice_below()?;
        (self.board.height() < BOARD).then_some(both)
    }

    /// The place of the Alhambra together with advice below it, and that of the advice.
    fn with_advice_below(&self) -> Option<(Rect, Rect)> {
        let advice = self.advice.filter(|advice| advice.min.y < self.board.max.y + 2.0 * GAP)?;
        Some((self.board.union(advice), advice))
    }

    /// The same where hand and what can be done are not shown: what lies above them goes down to their foot, unless the window
    /// is upright.
    #[must_use]
    pub fn without_hand(self) -> Self {
        if self.hand.min.y > self.board.max.y + 2.0 * GAP {
            return self;
        }
        let down = |place: Rect| place.with_max_y(self.hand.max.y);
        let parts = Self { board: down(self.board), hand: Rect::NOTHING, actions: Rect::NOTHING, ..self };
        match self.others.filter(|others| others.min.x > self.board.max.x) {
            Some(others) => Self { others: Some(down(others)), ..parts },
            None => Self { money: down(self.money), ..parts },
        }
    }

    fn wide(room: Rect, more: f32) -> Self {
        let [above, foot] = room::with_foot(room, HAND, GAP);
        let side = (room.width() * 0.43).clamp(SIDE.0, SIDE.1);
        let right = above.with_min_x(above.max.x - side);
        let yard = (right.height() * 0.42).round().clamp(YARD.0, YARD.1) + more;
        let yard = yard.min(right.height() - MONEY[1] - KEPT - 2.0 * GAP).max(YARD.0 + more);
        let yard = right.with_max_y(right.min.y + yard);
        let below = right.with_min_y(yard.max.y + GAP);
        let beside = |others: f32| below.height() - others - GAP;
        let money = beside(OTHERS).clamp(MONEY[0], MONEY[1]).max(beside(KEPT).min(MONEY[2]));
        let money = below.with_max_y(below.min.y + money);
        let actions = foot.with_min_x(foot.max.x - ACTIONS);
        Self {
            board: above.with_max_x(right.min.x - GAP),
            yard,
            money,
            others: Some(below.with_min_y(money.max.y + GAP)),
            hand: foot.with_max_x(actions.min.x - GAP),
            actions,
            advice: None,
        }
    }

    /// One above the other; what is advised takes the room of the others.
    fn upright(room: Rect, more: f32, is_advised: bool) -> Self {
        let [above, actions] = room::with_foot(room, HAND, GAP);
        let [above, hand] = room::with_foot(above, HAND, GAP);
        let [above, others] = room::with_foot(above, ADVICE.0, GAP);
        let [above, money] = room::with_foot(above, MONEY[1], GAP);
        let [board, yard] = room::with_foot(above, UPRIGHT_YARD + more, GAP);
        let [others, advice] = if is_advised { [None, Some(others)] } else { [Some(others), None] };
        Self { board, yard, money, others, hand, actions, advice }
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn high_advice_grows_where_the_alhambra_has_room_to_spare() {
        let sizes = [
            ((992.0, 548.0), false),
            ((1334.0, 676.0), true),
            ((1888.0, 988.0), true),
            ((768.0, 1188.0), false),
        ];
        for ((width, height), grows) in sizes {
            let usual =
                Parts::of(Rect::from_min_size(pos2(16.0, 76.0), vec2(width, height)), 2, [false, true]);
            let high = usual.with_high_advice();
            let [before, now] = [usual, high].map(|parts| parts.advice.unwrap().height());
            assert_eq!(now > before, grows, "{width}: {now}");
            assert!(now >= before && high.board.height() >= usual.board.height().min(BOARD), "{width}");
        }
    }

    #[test]
    fn a_hint_that_opens_moves_nothing_but_the_others() {
        for (width, height) in [(992.0, 548.0), (1334.0, 676.0), (1888.0, 988.0), (768.0, 1188.0)] {
            for (others, has_bazaars) in [(2, false), (2, true), (5, false), (5, true)] {
                let room = Rect::from_min_size(pos2(16.0, 76.0), vec2(width, height));
                let [before, now] =
                    [false, true].map(|hints| Parts::with_hints(room, others, [has_bazaars, hints]));
                assert!(before.advice.is_none());
                let advice = now.advice.unwrap();
                assert!(before.others.unwrap().contains_rect(advice), "{width}");
                assert!(now.others.is_none_or(|others| !others.intersects(advice)), "{width}");
                assert_eq!(Parts { others: None, advice: None, ..now }, Parts { others: None, ..before });
                // Only the lowest windows have less than all options need.
                assert!(advice.height() >= if height < LOW { OTHERS } else { KEPT }, "{width}: {advice}");
            }
        }
    }

    #[test]
    fn only_in_a_low_window_alhambra_and_advice_have_less_than_they_need() {
        for (width, height, is_crowded) in [(992.0, 548.0, true), (1504.0, 772.0, false)] {
            let room = Rect::from_min_size(pos2(16.0, 76.0), vec2(width, height));
            let parts = Parts::of(room, 2, [false, true]);
            let both = parts.board.union(parts.advice.unwrap());
            assert_eq!(parts.crowded(), is_crowded.then_some(both), "{width}");
            assert_eq!(Parts::of(room, 2, [false, false]).crowded(), None);
        }
    }

    #[test]
    fn what_lies_above_a_hand_that_is_not_shown_takes_its_place() {
        for (others, has_bazaars) in [(2, false), (5, true)] {
            for (width, height) in [(992.0, 548.0), (1888.0, 988.0)] {
                let room = Rect::from_min_size(pos2(16.0, 76.0), vec2(width, height));
                let Parts { board, yard, money, others, hand, actions, .. } =
                    Parts::of(room, others, [has_bazaars, false]).without_hand();
                assert!(!hand.is_positive() && !actions.is_positive());
                let right = [yard, money].into_iter().chain(others).filter(|part| part.min.x > board.max.x);
                let right = right.map(|part| part.max.y).fold(0.0, f32::max);
                assert_eq!([board.max.y, right], [room.max.y; 2], "{width}");
            }
            let room = Rect::from_min_size(pos2(16.0, 76.0), vec2(768.0, 1188.0));
            let upright = Parts::of(room, others, [has_bazaars, false]);
            assert_eq!(upright.without_hand(), upright);
        }
    }

    #[test]
    fn the_display_is_as_high_as_the_hand_wherever_the_others_have_room_for_advice() {
        let money = |width, height| {
            let room = Rect::from_min_size(pos2(16.0, 76.0), vec2(width, height));
            let Parts { money, others, .. } = Parts::of(room, 2, [false, false]);
            assert!(money.height() <= MONEY[1] || others.unwrap().height() >= KEPT, "{width}");
            money.height()
        };
        assert_eq!([money(992.0, 548.0), money(1888.0, 988.0)], [MONEY[1], MONEY[2]]);
        assert!(money(1504.0, 772.0) >= HAND);
    }

    #[test]
    fn no_part_overlaps_another_in_any_window() {
        for (width, height) in [(992.0, 548.0), (1334.0, 676.0), (1888.0, 988.0), (768.0, 1188.0)] {
            for (others, has_bazaars) in [(2, false), (2, true), (5, false), (5, true)] {
                let room = Rect::from_min_size(pos2(16.0, 76.0), vec2(width, height));
                let of = |is_advised| Parts::of(room, others, [has_bazaars, is_advised]);
                for (is_advised, parts) in
                    [(false, of(false)), (true, of(true)), (true, of(true).with_high_advice())]
                {
                    let Parts { board, yard, money, others, hand, actions, advice } = parts;
                    assert_eq!(advice.is_some(), is_advised);
                    assert!(is_advised || others.is_some_and(|others| others.height() >= 60.0), "{others:?}");
                    let all = [board, yard, money, hand, actions].into_iter().chain(others).chain(advice);
                    let all: Vec<Rect> = all.collect();
                    for (k, one) in all.iter().enumerate() {
                        assert!(room.contains_rect(*one) && one.is_positive(), "{k} at {width}: {one}");
                        let others = all.iter().skip(k + 1);
                        assert!(others.clone().all(|other| !one.intersects(*other)), "{k} at {width}");
                    }
                }
            }
        }
    }
}
