//! The card of a tip: beside what it speaks of, with a corner that points there if it can. It covers nothing used or read.

use std::sync::Arc;

use egui::{
    Area, Color32, FontId, Galley, Id, Key as Press, LayerId, Order, Painter, Pos2, Rect, Role, Sense, Shape,
    StrokeKind, TextFormat, Ui, UiBuilder, Vec2, WidgetInfo, accesskit, pos2, text::LayoutJob, vec2,
};

use text::Texts;
use ui::{
    actions::Action,
    free_place::FreePlaces,
    theme::{self, TextSize, Theme, space},
    widgets::{button::Button, top_bar},
};

/// The widths of its text that are tried, with the button beside it and below it.
const WIDTHS: [(f32, bool); 6] =
    [(230.0, false), (290.0, false), (180.0, false), (230.0, true), (300.0, true), (380.0, true)];
/// The width that is tried where none of these has a place, and no button: what a lesson says is long.
const WIDEST: f32 = 420.0;
/// How long its corner is, and half as wide.
const TAIL: f32 = 12.0;
/// So many times its length beyond its point, its corner still leads to its subject.
const REACH: f32 = 2.0;
/// A place that covers no building is worth so many points of distance.
const BUILDINGS: f32 = 40.0;
/// So is one that the corner can point to straight.
const ASKEW: f32 = 80.0;
/// Of places as far away, the one straight beside the middle of its subject is the best: so much for each point across.
const ACROSS: f32 = 0.05;
/// What is further away is not beside it.
const FURTHEST: f32 = 240.0;

/// What a tip says; what is empty is left out.
#[derive(Clone, Copy, Debug, Default)]
pub struct TipWords<'a> {
    /// Where one is, in small letters above the rest.
    pub title: &'a str,
    /// What it is about.
    pub says: &'a str,
    /// What is to be seen before all else, below that.
    pub stress: &'a str,
}

impl<'a> TipWords<'a> {
    /// All of them, from the top.
    #[must_use]
    pub const fn all(self) -> [&'a str; 3] {
        [self.title, self.says, self.stress]
    }
}

/// A tip that is to be shown.
pub struct TipView<'a> {
    /// Its words.
    pub words: TipWords<'a>,
    /// How large they are.
    pub size: TextSize,
    /// It has a button that closes it.
    pub closes: bool,
    /// What it speaks of: it points at the nearest of these, and lies on none.
    pub subjects: &'a [Rect],
    /// What it keeps away from besides.
    pub off: &'a [Rect],
    /// What it may lie on, though that is used or read at other times.
    pub spare: &'a [Rect],
    /// It stands as near as can be, whatever is only looked at below it.
    pub is_close: bool,
}

/// Where a tip stands, and how wide its words are. They are laid out anew in each frame: what egui laid out in an earlier
/// one may point at letters that are elsewhere by now.
pub struct TipCard {
    place: Rect,
    width: f32,
    button: Option<Rect>,
}

/// The key that closes it.
const CLOSE: Press = Press::D;

fn close_button(texts: &Texts) -> Button<'_> {
    Button::secondary(texts.tip_close()).shortcut(CLOSE.name())
}

fn layer() -> LayerId {
    LayerId::new(Order::Middle, Id::unique("tip"))
}

impl TipView<'_> {
    /// Where it could stand in this pass.
    #[must_use]
    pub fn free_places(&self, ui: &Ui) -> FreePlaces {
        FreePlaces::on_regions(ui.ctx(), layer(), self.spare)
    }

    /// Its words in lines of this width.
    fn text(&self, painter: &Painter, width: f32) -> Arc<Galley> {
        let theme = Theme::of(painter.ctx());
        let formats: [(FontId, Color32); 3] = [
            (theme::bold(TextSize::SMALL), theme.ink_soft),
            (theme::medium(self.size), Color32::PLACEHOLDER),
            (theme::bold(self.size), theme.gold_ink),
        ];
        let mut job = LayoutJob::default();
        job.wrap.max_width = width;
        for (words, (font, ink)) in self.words.all().into_iter().zip(formats) {
            if !words.is_empty() {
                let apart = if job.is_empty() { "" } else { "\n" };
                job.append(&format!("{apart}{words}"), 0.0, TextFormat::simple(font, ink));
            }
        }
        painter.layout_job(job)
    }
}

impl TipCard {
    /// The card of a tip, as near as possible to one of its subjects; none where there is no room.
    #[must_use]
    pub fn new(ui: &Ui, texts: &Texts, tip: &TipView<'_>, free: &FreePlaces) -> Option<Self> {
        let &TipView { subjects, off, spare, .. } = tip;
        let window = ui.ctx().content_rect();
        if subjects.is_empty() || !subjects.iter().all(|subject| window.contains_rect(*subject)) {
            return None;
        }
        let room = window.with_min_y(window.min.y + top_bar::HEIGHT).shrink(space::SMALL);
        let button = tip.closes.then(|| vec2(close_button(texts).natural_width(ui), theme::size::CONTROL));
        let scale = tip.size.points() / TextSize::SMALL.points();
        let mut best: Option<(f32, Self)> = None;
        // The widest only where no other has a place.
        let last = (!tip.closes).then_some((WIDEST, false));
        for (width, is_beside) in WIDTHS.into_iter().chain(last) {
            if width >= WIDEST && best.is_some() {
                break;
            }
            let width = width * scale;
            let (words, apart) = (tip.text(ui.painter(), width).size(), space::SMALL);
            let inside = match button {
                Some(button) if is_beside => vec2(words.x + apart + button.x, words.y.max(button.y)),
                Some(button) => vec2(words.x.max(button.x), words.y + apart + button.y),
                None => words,
            };
            let size = inside + 2.0 * Vec2::splat(space::MEDIUM);
            for place in FreePlaces::places(room, size) {
                let least = best.as_ref().map_or(f32::MAX, |(least, _)| *least);
                let far = subjects.iter().map(|subject| far(place, *subject)).fold(f32::MAX, f32::min);
                if far >= least.min(FURTHEST) || subjects.iter().chain(off).any(|kept| kept.intersects(place))
                {
                    continue;
                }
                let covered = free.covered(place);
                let on_buildings = spare.iter().any(|cell| cell.intersects(place));
                let lies_on = covered.seen as f32 + if on_buildings { BUILDINGS } else { 0.0 };
                let across = subjects.iter().map(|subject| across(place, *subject)).fold(f32::MAX, f32::min);
                let away = far + if tip.is_close { 0.0 } else { lies_on };
                let cost = away + ACROSS * across;
                if covered.is_free() && away < FURTHEST && cost < least {
                    let corner = place.max - Vec2::splat(space::MEDIUM);
                    let button = button.map(|button| Rect::from_min_max(corner - button, corner));
                    best = Some((cost, Self { place, width, button }));
                }
            }
        }
        best.map(|(_, card)| card)
    }

    /// Whether nothing that is used or read has come to where it stands.
    #[must_use]
    pub fn is_free(&self, free: &FreePlaces) -> bool {
        free.covered(self.place).is_free()
    }

    /// Draws it, as long as its place is free; whether it was closed.
    pub fn show(&self, ui: &Ui, texts: &Texts, tip: &TipView<'_>, free: &FreePlaces) -> bool {
        // Its key is one of the page's, on which the card lies.
        let by_key = tip.closes && Action::new(texts.tip_close(), ()).key(CLOSE).once().by_key(ui).is_some();
        if !self.is_free(free) {
            return by_key;
        }
        let theme = Theme::of(ui.ctx());
        let area = Area::new(layer().id).order(layer().order).fixed_pos(self.place.min).constrain(false);
        let shown = area.show(ui.ctx(), |ui| {
            ui.allocate_exact_size(self.place.size(), Sense::hover());
            for (k, words) in tip.words.all().into_iter().enumerate().filter(|(_, words)| !words.is_empty()) {
                let response = ui.interact(self.place, ui.scope_id().with(("words", k)), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
                // Read out as soon as it is there, unless that was said when it was chosen.
                if !tip.closes {
                    let polite = |node: &mut accesskit::Node| node.set_live(accesskit::Live::Polite);
                    ui.ctx().accesskit_node_builder(response.id, polite);
                }
            }
            // It points beyond its edge.
            self.paint(&ui.painter().with_clip_rect(ui.ctx().content_rect()), &theme, tip);
            self.button.is_some_and(|place| {
                let mut button = ui.new_child(UiBuilder::new().max_rect(place));
                button.add(close_button(texts)).clicked()
            })
        });
        by_key || shown.inner
    }

    fn paint(&self, painter: &Painter, theme: &Theme, tip: &TipView<'_>) {
        let (place, radius) = (self.place, theme::radius::CARD);
        let edge = theme::stroke::edge(theme.gold);
        // Without a shadow, which would darken what is read beside it.
        painter.rect(place, radius, theme.paper, edge, StrokeKind::Inside);
        let nearer = |one: &&Rect, other: &&Rect| far(place, **one).total_cmp(&far(place, **other));
        let subject = tip.subjects.iter().min_by(nearer);
        let tail = subject.map(|subject| (tail(place, *subject), *subject));
        if let Some(([left, point, right], _)) = tail.filter(|(tail, subject)| leads_to(*tail, *subject)) {
            painter.add(Shape::convex_polygon(vec![left, point, right], theme.paper, egui::Stroke::NONE));
            painter.line_segment([left, point], edge);
            painter.line_segment([point, right], edge);
        }
        let words = tip.text(painter, self.width);
        painter.galley(place.min + Vec2::splat(space::MEDIUM), words, theme.ink);
    }
}

/// The corner of a card that points to its subject: where it leaves the edge, its point, and where it comes back.
fn tail(card: Rect, subject: Rect) -> [Pos2; 3] {
    let apart = gap(card, subject);
    // It begins within the edge, which it takes away there.
    let inside = card.shrink(1.4);
    let along = |least: f32, most: f32, at: f32| {
        // A side that is too short has it in its middle.
        let middle = least.midpoint(most);
        at.clamp((least + 2.0 * TAIL).min(middle), (most - 2.0 * TAIL).max(middle))
    };
    let at = subject.center();
    if apart.y >= apart.x {
        let x = along(card.min.x, card.max.x, at.x);
        let (from, way) = if at.y < card.center().y { (inside.min.y, -TAIL) } else { (inside.max.y, TAIL) };
        [pos2(x - TAIL, from), pos2(x, from + way), pos2(x + TAIL, from)]
    } else {
        let y = along(card.min.y, card.max.y, at.y);
        let (from, way) = if at.x < card.center().x { (inside.min.x, -TAIL) } else { (inside.max.x, TAIL) };
        [pos2(from, y - TAIL), pos2(from + way, y), pos2(from, y + TAIL)]
    }
}

/// Whether a corner points at its subject: neither past it nor from far away.
fn leads_to([left, point, right]: [Pos2; 3], subject: Rect) -> bool {
    let way = point - left.lerp(right, 0.5);
    Rect::from_two_pos(point, point + way * REACH).intersects(subject)
}

/// How far a card is from its subject; one that is not beside it, above it or below it is further away.
fn far(card: Rect, subject: Rect) -> f32 {
    let is_askew = gap(card.shrink(2.0 * TAIL), subject).min_elem() > 0.0;
    gap(card, subject).length() + if is_askew { ASKEW } else { 0.0 }
}

/// How far the middle of a card is from that of its subject, along the edge that they share.
fn across(card: Rect, subject: Rect) -> f32 {
    let apart = (card.center() - subject.center()).abs();
    let gap = gap(card, subject);
    if gap.y >= gap.x { apart.x } else { apart.y }
}

/// How far two places are apart, across and down.
fn gap(one: Rect, other: Rect) -> Vec2 {
    let across = (other.min.x - one.max.x).max(one.min.x - other.max.x).max(0.0);
    let down = (other.min.y - one.max.y).max(one.min.y - other.max.y).max(0.0);
    vec2(across, down)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_straight_beside_its_subject_is_across_from_nothing() {
        let subject = Rect::from_min_size(pos2(300.0, 300.0), Vec2::splat(80.0));
        let at = |x, y| across(Rect::from_center_size(pos2(x, y), vec2(200.0, 100.0)), subject);
        assert_eq!((at(340.0, 200.0), at(190.0, 340.0)), (0.0, 0.0));
        assert_eq!((at(260.0, 200.0), at(160.0, 380.0)), (80.0, 40.0));
    }

    #[test]
    fn the_corner_of_a_card_of_one_line_leaves_the_middle_of_its_side() {
        let card = Rect::from_min_size(pos2(100.0, 350.0), vec2(300.0, 44.0));
        for y in [340.0, 372.0, 420.0] {
            let [_, tip, _] = tail(card, Rect::from_center_size(pos2(20.0, y), Vec2::splat(20.0)));
            assert_eq!(tip.y, 372.0);
        }
    }

    #[test]
    fn a_corner_that_misses_its_subject_or_is_far_from_it_does_not_lead_there() {
        let card = Rect::from_min_size(pos2(100.0, 100.0), vec2(200.0, 80.0));
        let leads = |x, y| {
            let subject = Rect::from_center_size(pos2(x, y), Vec2::splat(20.0));
            leads_to(tail(card, subject), subject)
        };
        assert!(leads(200.0, 200.0) && leads(200.0, 220.0) && leads(70.0, 140.0));
        assert!(!leads(200.0, 260.0), "far below");
        assert!(!leads(70.0, 90.0) && !leads(320.0, 205.0), "across from nothing");
    }

    #[test]
    fn the_corner_leaves_the_side_that_its_subject_is_on() {
        let card = Rect::from_min_size(pos2(100.0, 100.0), vec2(200.0, 80.0));
        let subject = |x, y| Rect::from_center_size(pos2(x, y), Vec2::splat(20.0));
        for (x, y, way) in [
            (200.0, 50.0, vec2(0.0, -1.0)),
            (200.0, 230.0, vec2(0.0, 1.0)),
            (50.0, 140.0, vec2(-1.0, 0.0)),
            (400.0, 140.0, vec2(1.0, 0.0)),
            (10.0, 20.0, vec2(-1.0, 0.0)),
        ] {
            let [left, tip, right] = tail(card, subject(x, y));
            let leaves = tip - left.lerp(right, 0.5);
            assert_eq!(leaves.normalized(), way, "{x} {y}");
            assert!(!card.contains(tip) && card.contains(left) && card.contains(right));
        }
    }
}
