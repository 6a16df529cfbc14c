//! Decisions practised one after the other, as a row of marks: what was got right, what was not, and what is to come.

use egui::{Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::play::DrillRound;
use text::Texts;
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, Theme, space},
};

/// A mark, and from one to the next, at most and at least.
const MARK: f32 = 24.0;
const APART: (f32, f32) = (36.0, 12.0);

/// Shows the marks and says how it went, unless there is no room for them to be told apart.
pub fn show(ui: &mut Ui, texts: &Texts, round: &DrillRound) {
    if let Some(response) = draw(ui, round) {
        let name = texts.drills_went(round.good(), round.answers().len());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        response.on_hover_text(&name);
    }
}

/// Draws the marks, where there is room for them.
pub fn draw(ui: &mut Ui, round: &DrillRound) -> Option<Response> {
    let answers = round.answers();
    let all = round.place().map_or(answers.len(), |(_, of)| of);
    let step = (ui.available_width() / all.max(1) as f32).min(APART.0);
    if all == 0 || step < APART.1 {
        return None;
    }
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(step * all as f32, MARK), Sense::hover());
    let radius = (step - space::TIGHT).min(MARK) / 2.0;
    // One that is answered is told of as long as it is shown.
    let now = round.place().map(|(at, _)| at - 1);
    for k in 0..all {
        let centre = pos2(rect.min.x + step * (k as f32 + 0.5), rect.center().y);
        let painter = ui.painter();
        let inside = Rect::from_center_size(centre, Vec2::splat(radius * 1.2));
        match answers.get(k) {
            Some((_, true)) => {
                painter.circle_filled(centre, radius, theme.success);
                symbols::paint(painter, inside, Symbol::Check, theme.paper);
            }
            Some((_, false)) => {
                painter.circle(centre, radius, theme.paper, theme::stroke::strong(theme.danger));
                symbols::paint(painter, inside, Symbol::Close, theme.danger);
            }
            None => {
                painter.circle_stroke(centre, radius, theme::stroke::edge(theme.outline));
            }
        }
        if now == Some(k) {
            let ring = theme::stroke::ring(theme.gold);
            painter.circle_stroke(centre, radius + space::HAIR, ring);
        }
    }
    Some(response)
}
