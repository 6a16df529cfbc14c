//! The track of a timeline: parts as bands, marks for what stands out, and the step shown.

use egui::{
    Align2, EventFilter, Painter, Pos2, Rangef, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use crate::timeline::{Mark, Timeline};
use text::Texts;
use ui::{
    drawing::{
        coin::{self, Coin},
        star,
    },
    theme::{self, TextSize, Theme},
    widgets::{focus_ring, shows_focus},
};

/// The height of the timeline.
pub const HEIGHT: f32 = 64.0;
/// How near the pointer must be to a mark, in points.
const REACH: f32 = 8.0;
/// From the middle of a mark to that of the next, and how much of that a mark leaves free.
const APART: f32 = 20.0;
const FREE: f32 = 2.0;
/// How far the lines of marks lie from the track: its knob passes between them.
const BESIDE: f32 = 16.0;
/// The knob.
const KNOB: f32 = 8.0;
/// The width of the number of a part.
const NUMBER: f32 = 24.0;
/// The side of the sign of the largest loss.
const LOSS: f32 = 12.0;

/// Shows the timeline; returns the step that was clicked or dragged to.
pub fn show<P>(
    ui: &mut Ui,
    texts: &Texts,
    timeline: &Timeline<P>,
    at: usize,
    width: f32,
) -> (Response, Option<usize>) {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click_and_drag());
    let last = timeline.last();
    response.widget_info(|| {
        let words = texts.replay_event(at, last);
        let mut info = WidgetInfo::labeled(
            Role::Slider,
            ui.is_enabled(),
            texts.pad_said(texts.replay_timeline(), &words),
        );
        info.value = Some(at as f64);
        info
    });
    if response.has_focus() {
        // The arrow keys are steps of the replay, not ways to other controls.
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
    let scale = Scale { rect: rect.shrink2(vec2(12.0, 0.0)), last };
    parts(ui.painter(), &theme, &scale, timeline, at);
    for placed in signs(timeline, &scale) {
        match placed.sign {
            TrackSign::Mark(mark) => paint_mark_in(ui.painter(), &theme, placed.at, mark, placed.side),
            TrackSign::Loss(share) => {
                let top = placed.at - vec2(0.0, LOSS.min(placed.side) / 2.0);
                paint_loss(ui.painter(), &theme, top, share);
            }
        }
    }
    knob(ui.painter(), &theme, &scale, at);
    if shows_focus(ui, &response) {
        focus_ring(ui.painter(), rect.shrink(3.0), &theme, theme::radius::CONTROL);
    }
    let pointer = response.interact_pointer_pos().filter(|_| response.dragged() || response.clicked());
    let target = pointer.map(|pos| scale.step(pos.x));
    let hovered = response.hover_pos().map(|pos| near(texts, timeline, &scale, pos));
    match hovered {
        Some(words) if !response.dragged() => (response.on_hover_text_at_pointer(words), target),
        _ => (response, target),
    }
}

/// From steps to places and back.
struct Scale {
    rect: Rect,
    last: usize,
}

impl Scale {
    fn x(&self, step: usize) -> f32 {
        self.rect.min.x + self.rect.width() * step as f32 / self.last.max(1) as f32
    }

    fn step(&self, x: f32) -> usize {
        let part = ((x - self.rect.min.x) / self.rect.width()).clamp(0.0, 1.0);
        (part * self.last as f32).round() as usize
    }

    fn track(&self) -> f32 {
        self.rect.min.y + 26.0
    }

    /// The line of awards and notes above the track, and that of turns and losses below it.
    fn lines(&self) -> [f32; 2] {
        [self.track() - BESIDE, self.track() + BESIDE]
    }
}

/// What stands above or below the track.
#[derive(Clone, Copy, Debug, PartialEq)]
enum TrackSign {
    Mark(Mark),
    /// What a decision cost, as a share of the most.
    Loss(f32),
}

/// A sign of the timeline.
struct Placed {
    step: usize,
    sign: TrackSign,
    part: usize,
    at: Pos2,
    /// So large it may be.
    side: f32,
}

/// Draws what a decision cost, the more the larger: an arrow down.
pub fn paint_loss(painter: &Painter, theme: &Theme, top: Pos2, share: f32) {
    let side = LOSS * (0.4 + 0.6 * share);
    let corners = [vec2(-side / 2.0, 0.0), vec2(side / 2.0, 0.0), vec2(0.0, side)].map(|corner| top + corner);
    painter.add(Shape::convex_polygon(corners.into(), theme.danger, Stroke::NONE));
}

/// All signs, each as near to its step as those beside it leave it room.
fn signs<P>(timeline: &Timeline<P>, scale: &Scale) -> Vec<Placed> {
    let all = timeline.steps().iter().enumerate().flat_map(|(k, step)| {
        // One star tells all awards.
        let award = (!step.awards.is_empty() && step.mark != Some(Mark::Star)).then_some(Mark::Star);
        let marks = step.mark.into_iter().chain(award).map(TrackSign::Mark);
        let loss = timeline.loss(k).map(|loss| TrackSign::Loss(loss.share));
        marks.chain(loss).map(move |sign| (k, sign, step.part))
    });
    let (above, below): (Vec<_>, Vec<_>) =
        all.partition(|(_, sign, _)| matches!(sign, TrackSign::Mark(Mark::Star | Mark::Note)));
    let in_line = |(line, y): (Vec<(usize, TrackSign, usize)>, f32)| {
        let wanted = Vec::from_iter(line.iter().map(|(step, ..)| scale.x(*step)));
        let apart = APART.min(scale.rect.width() / line.len().max(1) as f32);
        let found = side_by_side(&wanted, apart, scale.rect.x_range());
        let side = apart.min(theme::size::SYMBOL) - FREE;
        let placed = line.into_iter().zip(found);
        placed.map(move |((step, sign, part), x)| Placed { step, sign, part, at: pos2(x, y), side })
    };
    [above, below].into_iter().zip(scale.lines()).flat_map(in_line).collect()
}

/// Places in ascending order, moved as little as possible so that each is so far from the next and none outside.
fn side_by_side(wanted: &[f32], apart: f32, within: Rangef) -> Vec<f32> {
    // Those that would collide stand about the middle of where they belong.
    let mut groups: Vec<(f32, usize)> = Vec::new();
    for (k, x) in wanted.iter().enumerate() {
        let mut group = (x - k as f32 * apart, 1);
        while let Some((sum, count)) = groups.pop() {
            if sum / count as f32 <= group.0 / group.1 as f32 {
                groups.push((sum, count));
                break;
            }
            group = (group.0 + sum, group.1 + count);
        }
        groups.push(group);
    }
    let last = wanted.len().saturating_sub(1) as f32 * apart;
    let middle = |(sum, count): (f32, usize)| (sum / count as f32).min(within.max - last).max(within.min);
    let each = groups.into_iter().flat_map(|group| std::iter::repeat_n(middle(group), group.1));
    each.enumerate().map(|(k, x)| x + k as f32 * apart).collect()
}

/// What the pointer is on, in words: a mark and its step, or the part.
fn near<P>(texts: &Texts, timeline: &Timeline<P>, scale: &Scale, pos: Pos2) -> String {
    let words = timeline.words();
    let signs = signs(timeline, scale).into_iter();
    let nearest = signs
        .map(|placed| (placed.at.distance(pos), placed))
        .filter(|(distance, _)| *distance <= REACH)
        .min_by(|a, b| a.0.total_cmp(&b.0));
    if let Some((_, Placed { step: k, sign, part, .. })) = nearest {
        let step = &timeline.steps()[k];
        let (head, detail) = match sign {
            TrackSign::Mark(mark @ Mark::Star) => ((words.mark)(texts, mark, part), step.awards.join("\n")),
            TrackSign::Mark(mark) => ((words.mark)(texts, mark, part), step.text.clone()),
            TrackSign::Loss(_) => {
                (step.text.clone(), timeline.loss(k).map_or_else(String::new, |loss| loss.words.clone()))
            }
        };
        return format!("{head}\n{detail}");
    }
    let step = scale.step(pos.x);
    let part = (words.part)(texts, timeline.steps()[step].part);
    let event = texts.replay_event(step, timeline.last());
    format!("{part}\n{event}")
}

fn parts<P>(painter: &Painter, theme: &Theme, scale: &Scale, timeline: &Timeline<P>, shown: usize) {
    let track = Rect::from_x_y_ranges(scale.rect.x_range(), scale.track() - 4.0..=scale.track() + 4.0);
    let radius = theme::radius::CHIP;
    painter.rect(track, radius, theme.band, theme::stroke::fine(theme.line), StrokeKind::Outside);
    painter.rect_filled(track.with_max_x(scale.x(shown)), radius, theme.gold_line);
    let steps = timeline.steps();
    let mut start = 0;
    let mut numbers = Vec::new();
    while start < steps.len() {
        let part = steps[start].part;
        let end = start + steps[start..].iter().take_while(|step| step.part == part).count();
        if start > 0 {
            let x = scale.x(start);
            painter.vline(x, track.y_range(), theme::stroke::edge(theme.gold));
        }
        let centre = (scale.x(start) + scale.x(end.min(steps.len() - 1))) / 2.0;
        if part > 0 {
            numbers.push(PartNumber { centre, part, is_shown: (start..end).contains(&shown) });
        }
        start = end;
    }
    for PartNumber { centre, part, is_shown } in with_room(&numbers) {
        let at = pos2(centre, scale.rect.max.y - 7.0);
        let (font, ink) = if is_shown {
            (theme::bold(TextSize::TINY), theme.ink)
        } else {
            (theme::body(TextSize::TINY), theme.ink_soft)
        };
        painter.text(at, Align2::CENTER_CENTER, part, font, ink);
    }
}

/// The number of a part below the track. A game that was taken back comes to the same part again.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PartNumber {
    centre: f32,
    part: usize,
    is_shown: bool,
}

/// The numbers that have room side by side: that of the part shown, the last one, and others beside them.
fn with_room(numbers: &[PartNumber]) -> Vec<PartNumber> {
    let mut told: Vec<PartNumber> = Vec::new();
    let shown = numbers.iter().filter(|number| number.is_shown);
    for number in shown.chain(numbers.last()).chain(numbers) {
        if told.iter().all(|other| (other.centre - number.centre).abs() >= NUMBER) {
            told.push(*number);
        }
    }
    told
}

/// Draws a mark.
pub fn paint_mark(painter: &Painter, theme: &Theme, centre: Pos2, mark: Mark) {
    paint_mark_in(painter, theme, centre, mark, theme::size::SYMBOL);
}

/// Draws a mark in a square of this side: smaller where many stand side by side.
fn paint_mark_in(painter: &Painter, theme: &Theme, centre: Pos2, mark: Mark, side: f32) {
    let part = side / theme::size::SYMBOL;
    match mark {
        Mark::Star => {
            let radius = 8.0 * part;
            star::eight(painter, centre, radius, theme.gold_leaf, theme::stroke::edge(theme.gold_ink));
        }
        Mark::Coin => {
            coin::paint(painter, Rect::from_center_size(centre, Vec2::splat(side)), theme, Coin::Owned, 0);
        }
        Mark::Squares => {
            for shift in [vec2(-3.0, -2.0), vec2(3.0, 2.0)] {
                let square = Rect::from_center_size(centre + shift * part, Vec2::splat(8.5 * part));
                let stroke = theme::stroke::edge(theme.column_number);
                painter.rect(square, theme::radius::MARK, theme.selection, stroke, StrokeKind::Middle);
            }
        }
        Mark::Note => {
            let corners = [vec2(0.0, -6.0), vec2(6.0, 5.0), vec2(-6.0, 5.0)];
            let corners = corners.map(|corner| centre + corner * part);
            let edge = theme::stroke::edge(theme.danger);
            painter.add(Shape::convex_polygon(corners.into(), theme.paper, edge));
        }
    }
}

fn knob(painter: &Painter, theme: &Theme, scale: &Scale, at: usize) {
    let centre = pos2(scale.x(at), scale.track());
    painter.circle(centre + vec2(0.0, 1.5), KNOB, theme.shadow, Stroke::NONE);
    painter.circle(centre, KNOB, theme.primary, theme::stroke::strong(theme.on_primary));
    painter.circle_filled(centre, 3.0, theme.on_primary);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_mark_touches_the_next_one_or_the_knob() {
        let scale = Scale { rect: Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, HEIGHT)), last: 200 };
        let side = theme::size::SYMBOL - FREE;
        assert!(APART - FREE >= side && BESIDE - side / 2.0 > KNOB);
        let [above, below] = scale.lines();
        assert!(above - side / 2.0 >= 0.0 && below + side / 2.0 <= HEIGHT - TextSize::TINY.points());
    }

    #[test]
    fn the_number_of_the_part_shown_has_its_room_before_all_others() {
        let told = |shown| {
            let centres = [(1, 0.0), (2, 15.0), (3, 30.0), (4, 60.0)];
            let numbers = centres.map(|(part, centre)| PartNumber { centre, part, is_shown: part == shown });
            let mut parts: Vec<usize> = with_room(&numbers).iter().map(|number| number.part).collect();
            parts.sort_unstable();
            parts
        };
        assert_eq!([told(1), told(2), told(3)], [vec![1, 3, 4], vec![2, 4], vec![1, 3, 4]]);
        assert_eq!(told(0), [1, 3, 4], "before the first");
    }

    #[test]
    fn the_last_number_stands_at_the_end_and_none_over_another_where_a_part_comes_again() {
        let number = |centre: f32, part: usize| PartNumber { centre, part, is_shown: false };
        let all = [number(0.0, 4), number(80.0, 9), number(96.0, 10), number(100.0, 4)];
        assert_eq!(with_room(&all), [all[3], all[0]]);
        let shown = PartNumber { is_shown: true, ..all[2] };
        assert_eq!(with_room(&[all[0], all[1], shown, all[3]]), [shown, all[0]]);
    }

    #[test]
    fn marks_stand_side_by_side_and_move_no_further_than_they_have_to() {
        let all = Rangef::new(0.0, 100.0);
        assert_eq!(side_by_side(&[], 10.0, all), [0.0; 0]);
        assert_eq!(side_by_side(&[10.0, 40.0, 50.0], 10.0, all), [10.0, 40.0, 50.0], "with room they stay");
        assert_eq!(side_by_side(&[20.0, 20.0, 80.0], 10.0, all), [15.0, 25.0, 80.0]);
        assert_eq!(side_by_side(&[0.0, 99.0, 100.0], 10.0, all), [0.0, 90.0, 100.0], "none is outside");
        assert_eq!(side_by_side(&[0.0, 0.0], 10.0, all), [0.0, 10.0]);
        let crowd = side_by_side(&[30.0, 31.0, 32.0, 47.0], 10.0, all);
        assert!(crowd.windows(2).all(|pair| pair[1] - pair[0] > 9.99), "{crowd:?}");
        let moved = crowd.iter().zip([30.0, 31.0, 32.0, 47.0]).map(|(found, wanted)| (found - wanted).abs());
        assert!(moved.fold(0.0, f32::max) < 12.0, "{crowd:?}");
    }
}
