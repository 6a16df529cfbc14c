//! The track of a timeline: parts as bands, marks for what stands out, and the step shown.

use egui::{
    Align2, EventFilter, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::timeline::{Mark, StepLoss, Timeline};
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
    for (k, loss) in timeline.losses() {
        paint_loss(ui.painter(), &theme, scale.loss(k), loss.share);
    }
    for (k, mark, _) in marks(timeline) {
        paint_mark(ui.painter(), &theme, scale.mark(k, mark), mark);
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
        self.rect.min.y + 25.0
    }

    /// Where the sign of a loss hangs.
    fn loss(&self, step: usize) -> Pos2 {
        pos2(self.x(step), self.track() + 6.0)
    }

    /// Awards and notes above the track, turns below it.
    fn mark(&self, step: usize, mark: Mark) -> Pos2 {
        let y = match mark {
            Mark::Star | Mark::Note => self.track() - 16.0,
            Mark::Squares | Mark::Coin => self.track() + 15.0,
        };
        pos2(self.x(step), y)
    }
}

/// Draws what a decision cost, the more the larger: an arrow down.
pub fn paint_loss(painter: &Painter, theme: &Theme, top: Pos2, share: f32) {
    let side = LOSS * (0.4 + 0.6 * share);
    let corners = [vec2(-side / 2.0, 0.0), vec2(side / 2.0, 0.0), vec2(0.0, side)].map(|corner| top + corner);
    painter.add(Shape::convex_polygon(corners.into(), theme.danger, Stroke::NONE));
}

fn marks<P>(timeline: &Timeline<P>) -> impl Iterator<Item = (usize, Mark, usize)> {
    timeline.steps().iter().enumerate().flat_map(|(k, step)| {
        let award = (!step.awards.is_empty()).then_some(Mark::Star);
        step.mark.into_iter().chain(award).map(move |mark| (k, mark, step.part))
    })
}

/// What the pointer is on, in words: a mark and its step, or the part.
fn near<P>(texts: &Texts, timeline: &Timeline<P>, scale: &Scale, pos: Pos2) -> String {
    let words = timeline.words();
    let nearest = marks(timeline)
        .map(|(k, mark, part)| (scale.mark(k, mark).distance(pos), k, mark, part))
        .filter(|(distance, ..)| *distance <= REACH)
        .min_by(|a, b| a.0.total_cmp(&b.0));
    if let Some((_, k, mark, part)) = nearest {
        let step = &timeline.steps()[k];
        let detail = if mark == Mark::Star { step.awards.join("\n") } else { step.text.clone() };
        return format!("{}\n{detail}", (words.mark)(texts, mark, part));
    }
    let lost = |&(k, _): &(usize, &StepLoss)| scale.loss(k).distance(pos) <= REACH;
    if let Some((k, loss)) = timeline.losses().find(lost) {
        return format!("{}\n{}", timeline.steps()[k].text, loss.words);
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
    let mut free_from = f32::MIN;
    while start < steps.len() {
        let part = steps[start].part;
        let end = start + steps[start..].iter().take_while(|step| step.part == part).count();
        if start > 0 {
            let x = scale.x(start);
            painter.vline(x, track.y_range(), theme::stroke::edge(theme.gold));
        }
        let centre = (scale.x(start) + scale.x(end.min(steps.len() - 1))) / 2.0;
        // Numbers only where they have room.
        if part > 0 && centre - 11.0 > free_from {
            let at = pos2(centre, scale.rect.max.y - 7.0);
            let current = (start..end).contains(&shown);
            let (font, ink) = if current {
                (theme::bold(TextSize::TINY), theme.ink)
            } else {
                (theme::body(TextSize::TINY), theme.ink_soft)
            };
            painter.text(at, Align2::CENTER_CENTER, part, font, ink);
            free_from = centre + 11.0;
        }
        start = end;
    }
}

/// Draws a mark.
pub fn paint_mark(painter: &Painter, theme: &Theme, centre: Pos2, mark: Mark) {
    match mark {
        Mark::Star => {
            star::eight(painter, centre, 8.0, theme.gold_leaf, theme::stroke::edge(theme.gold_ink));
        }
        Mark::Coin => {
            coin::paint(
                painter,
                Rect::from_center_size(centre, Vec2::splat(theme::size::SYMBOL)),
                theme,
                Coin::Owned,
                0,
            );
        }
        Mark::Squares => {
            for shift in [vec2(-3.0, -2.0), vec2(3.0, 2.0)] {
                let square = Rect::from_center_size(centre + shift, vec2(8.5, 8.5));
                let stroke = theme::stroke::edge(theme.column_number);
                painter.rect(square, theme::radius::MARK, theme.selection, stroke, StrokeKind::Middle);
            }
        }
        Mark::Note => {
            let corners = [vec2(0.0, -6.0), vec2(6.0, 5.0), vec2(-6.0, 5.0)].map(|corner| centre + corner);
            painter.add(Shape::convex_polygon(
                corners.into(),
                theme.paper,
                theme::stroke::edge(theme.danger),
            ));
        }
    }
}

fn knob(painter: &Painter, theme: &Theme, scale: &Scale, at: usize) {
    let centre = pos2(scale.x(at), scale.track());
    painter.circle(centre + vec2(0.0, 1.5), 10.0, theme.shadow, Stroke::NONE);
    painter.circle(centre, 9.5, theme.primary, theme::stroke::strong(theme.on_primary));
    painter.circle_filled(centre, 3.0, theme.on_primary);
}
