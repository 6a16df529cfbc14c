//! What happened, line by line: the list beside the position.

use egui::{
    Align2, FontId, Role, ScrollArea, Sense, StrokeKind, Ui, WidgetInfo, pos2, text::LayoutJob, vec2,
};

use super::track::{paint_loss, paint_mark};
use crate::timeline::{Mark, Timeline, TimelineStep};
use text::Texts;
use ui::{
    form,
    theme::{self, TextSize, Theme},
    widgets::{focus_ring, shows_focus, surface, table},
};

/// The height of a line, which has room for two lines of words, and of one in a list lower than this.
const LINE: f32 = theme::size::TOUCH;
const LOW_LINE: f32 = 32.0;
const LOW: f32 = 300.0;
/// Below this height there is no room for a heading.
const HEADED: f32 = 192.0;

/// A line of the list.
#[derive(Clone, Debug)]
enum Line {
    /// A part of the game begins; its first step.
    Part(usize, String),
    /// A step.
    TimelineStep(usize),
    /// What the decision cost that begins with a step, in words.
    Loss(usize, String),
    /// An award that a step brought, by its place among them.
    Award(usize, usize),
}

impl Line {
    const fn step(&self) -> usize {
        match self {
            Self::Part(step, _) | Self::TimelineStep(step) | Self::Loss(step, _) | Self::Award(step, _) => {
                *step
            }
        }
    }
}

/// The lines of a timeline.
#[derive(Clone, Debug)]
pub struct Events {
    lines: Vec<Line>,
    /// The step that was scrolled to, and the room that there was then.
    seen: Option<(usize, f32)>,
}

impl Events {
    /// The lines of a timeline.
    pub fn new<P>(texts: &Texts, timeline: &Timeline<P>) -> Self {
        let mut lines = Vec::new();
        let mut part = None;
        for (k, step) in timeline.steps().iter().enumerate().skip(1) {
            if part != Some(step.part) {
                part = Some(step.part);
                lines.push(Line::Part(k, (timeline.words().part)(texts, step.part)));
            }
            lines.push(Line::TimelineStep(k));
            lines.extend(timeline.loss(k).map(|loss| Line::Loss(k, loss.words.clone())));
            lines.extend((0..step.awards.len()).map(|award| Line::Award(k, award)));
        }
        Self { lines, seen: None }
    }

    /// The line of a step, whatever stands above it.
    fn line_of(&self, at: usize) -> usize {
        let is_there = |line: &Line| matches!(line, Line::TimelineStep(step) if *step >= at.max(1));
        self.lines.iter().position(is_there).unwrap_or(0)
    }

    /// How many lines a step has from this one on: its own, and what it brought below it.
    fn block(&self, line: usize) -> usize {
        let is_below = |line: &&Line| matches!(line, Line::Loss(..) | Line::Award(..));
        1 + self.lines.iter().skip(line + 1).take_while(is_below).count()
    }

    /// Shows the list under a heading; returns the step that was clicked.
    pub fn show<P>(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        timeline: &Timeline<P>,
        at: usize,
    ) -> Option<usize> {
        let theme = Theme::of(ui.ctx());
        let height = if ui.available_height() < LOW { LOW_LINE } else { LINE };
        let is_headed = ui.available_height() >= HEADED;
        if is_headed {
            heading(ui, &theme, texts, timeline, at);
        }
        if let Some(hint) = timeline.hint() {
            form::hint(ui, hint);
            ui.add_space(theme::space::SMALL);
        }
        // No line is seen in part; the size of a window is not quite exact at every scale.
        let fitting = ((ui.available_height() + 1.0) / height).floor().max(1.0);
        let room = fitting * height;
        ui.spacing_mut().scroll.fade.strength = 0.0;
        let mut scroll = ScrollArea::vertical().auto_shrink(false).max_height(room).min_scrolled_height(room);
        if self.seen != Some((at, room)) {
            self.seen = Some((at, room));
            let line = self.line_of(at);
            // Where not all of it has room, its beginning has.
            let above = ((fitting - self.block(line) as f32) / 2.0).floor().max(0.0);
            scroll = scroll.vertical_scroll_offset((line as f32 - above).max(0.0) * height);
        }
        let mut target = None;
        ui.spacing_mut().item_spacing.y = 0.0;
        scroll.show_rows(ui, height, self.lines.len(), |ui, lines| {
            if !is_headed {
                table::as_list(ui, &texts.replay_event(at, timeline.last()));
            }
            for k in lines {
                if line(ui, &theme, height, timeline.steps(), &self.lines[k], at) {
                    target = Some(self.lines[k].step());
                    // What was clicked stays where it is.
                    self.seen = target.map(|step| (step, room));
                }
            }
        });
        target
    }
}

/// What the list is, and how far the replay is.
fn heading<P>(ui: &mut Ui, theme: &Theme, texts: &Texts, timeline: &Timeline<P>, at: usize) {
    ui.horizontal(|ui| {
        surface::heading(ui, texts.replay_events());
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let words = texts.replay_event(at, timeline.last());
            ui.label(egui::RichText::new(words).font(theme::body(TextSize::SMALL)).color(theme.ink_soft));
        });
    });
    ui.add_space(theme::space::SMALL);
}

fn line<P>(
    ui: &mut Ui,
    theme: &Theme,
    height: f32,
    steps: &[TimelineStep<P>],
    line: &Line,
    at: usize,
) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let (text, current) = match line {
        Line::Part(_, name) => (name, false),
        Line::Loss(step, words) => (words, *step == at),
        Line::TimelineStep(step) => (&steps[*step].text, *step == at),
        Line::Award(step, award) => (&steps[*step].awards[*award], *step == at),
    };
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, current, text));
    let painter = ui.painter();
    let inside = rect.shrink2(vec2(1.0, 1.5));
    let radius = theme::radius::INNER;
    if current && matches!(line, Line::TimelineStep(_)) {
        painter.rect(inside, radius, theme.selection, theme::stroke::edge(theme.focus), StrokeKind::Inside);
    } else if current {
        // What a step brought is one block below it.
        painter.rect_filled(rect.shrink2(vec2(1.0, 0.0)), 0.0, theme.selection);
    } else if response.hovered() {
        painter.rect_filled(inside, radius, theme.band);
    }
    let middle = rect.center().y;
    let left = rect.min.x + 12.0;
    let (x, font, ink) = match line {
        // It stands below the heading of the list.
        Line::Part(..) => (rect.min.x, theme::title(TextSize::LEAD), theme.gold_ink),
        Line::TimelineStep(step) => {
            let ink = if *step <= at { theme.ink } else { theme.ink_soft };
            // The marks of the timeline are explained by standing here, too.
            if let Some(mark) = steps[*step].mark {
                paint_mark(painter, theme, pos2(left + 4.0, middle), mark);
            }
            (left + 16.0, theme::body(TextSize::TEXT), ink)
        }
        Line::Loss(..) => {
            paint_loss(painter, theme, pos2(left + 18.0, middle), 1.0);
            (left + 34.0, theme::medium(TextSize::SMALL), theme.ink)
        }
        Line::Award(..) => {
            paint_mark(painter, theme, pos2(left + 18.0, middle), Mark::Star);
            (left + 34.0, theme::medium(TextSize::SMALL), theme.ink)
        }
    };
    if matches!(line, Line::Part(..)) {
        painter.hline(rect.x_range(), rect.max.y - 2.0, theme::stroke::fine(theme.gold_line));
    }
    let width = rect.max.x - x - theme::space::TIGHT;
    let natural = painter.layout_no_wrap(text.clone(), font.clone(), ink).size().x;
    if natural > width {
        // Two small lines rather than one that is cut off.
        let size = if height < LINE { TextSize::TINY } else { TextSize::SMALL };
        let font = FontId { size: size.points(), ..font };
        let mut job = LayoutJob::simple(text.clone(), font, ink, width);
        job.wrap.max_rows = 2;
        let lines = painter.layout_job(job);
        painter.galley(pos2(x, middle - lines.size().y / 2.0), lines, ink);
    } else {
        painter.text(pos2(x, middle), Align2::LEFT_CENTER, text, font, ink);
    }
    if shows_focus(ui, &response) {
        focus_ring(ui.painter(), inside.shrink(3.0), theme, theme::radius::CHIP);
    }
    let clicked = response.clicked();
    if natural > width {
        response.on_hover_text(text);
    }
    clicked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_scrolled_to_and_not_the_heading_above_it() {
        let part = |step: usize| Line::Part(step, format!("Round {step}"));
        let lines = vec![part(1), Line::TimelineStep(1), Line::Award(1, 0), part(2), Line::TimelineStep(2)];
        let events = Events { lines, seen: None };
        assert_eq!([0, 1, 2].map(|at| events.line_of(at)), [1, 1, 4]);
        assert_eq!(events.line_of(3), 0, "there is none");
    }

    #[test]
    fn a_step_comes_in_sight_with_all_that_it_brought() {
        let lost = Line::Loss(1, "Lost 2 VP".to_owned());
        let round = Line::Part(2, "Round 2".to_owned());
        let lines = vec![Line::TimelineStep(1), lost, Line::Award(1, 0), round, Line::TimelineStep(2)];
        let events = Events { lines, seen: None };
        assert_eq!([0, 4].map(|line| events.block(line)), [3, 1]);
    }
}
