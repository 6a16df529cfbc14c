//! The review of a player on paper, whichever game it is: the course of the game, its sum, and the decisions that cost the most.

use egui::{Rect, RichText, Ui, UiBuilder, vec2};

use super::{curve, model::Model};
use crate::{REVIEW_MISTAKES, screens::advice, words::HintText};
use text::Texts;
use ui::{
    room,
    theme::{self, TextSize, Theme},
    vector::{Paper, Print},
    widgets::{
        surface::{self, Surface},
        top_bar,
    },
};

/// Points of paper to a point of the screen.
const SCALE: f32 = 0.52;
/// The heights of the course and of the sum, with parts and without.
const COURSE: f32 = 180.0;
const SUM: f32 = 108.0;
const LEVELS: f32 = 72.0;

/// Draws the position before the decision of a step, and tells what is said of that.
type Before<'a, M, C> = dyn Fn(&mut Ui, &Model, usize) -> Option<HintText<M, C>> + 'a;

/// The page of a player.
pub struct PlayerPage<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// What the game is called.
    pub title: String,
    /// The player’s name.
    pub name: String,
    /// The player’s game.
    pub model: Model,
    /// The width of the position before a decision, as a part of the page.
    pub part: f32,
}

impl<'a> PlayerPage<'a> {
    /// Puts it on paper. `before` draws the position before the decision of a step, and tells what is said of that.
    pub fn print<M: 'a, C: 'a>(
        self,
        paper: Paper,
        before: impl Fn(&mut Ui, &Model, usize) -> Option<HintText<M, C>> + 'a,
    ) -> Print<'a> {
        Print::new(paper.upright(), SCALE, move |ui| self.show(ui, &before))
    }

    fn show<M, C>(&self, ui: &mut Ui, before: &Before<'_, M, C>) {
        let place = room::below_bar(ui);
        let words = RichText::new(format!("{} · {}", self.texts.review(), self.name));
        let theme = Theme::of(ui.ctx());
        let words = words.font(theme::medium(TextSize::HEADING)).color(theme.ink);
        top_bar::show_titled(ui, &self.title, |ui| drop(ui.label(words)));
        let sum = if self.model.has_parts() { SUM } else { LEVELS };
        let above = COURSE + sum + theme::space::WIDE * 2.0 + theme::space::SMALL;
        let curve = place.with_max_y(place.min.y + above);
        Surface::Plain.show_in(ui, curve, |ui| self.course(ui, sum));
        let below = place.with_min_y(curve.max.y + theme::space::MEDIUM);
        Surface::Plain.show_in(ui, below, |ui| self.mistakes(ui, before));
    }

    fn course(&self, ui: &mut Ui, sum: f32) {
        let width = ui.available_width();
        // No step is chosen on paper.
        curve::alone(ui, self.texts, (&self.model, usize::MAX), vec2(width, COURSE));
        ui.add_space(theme::space::MEDIUM);
        curve::sum(ui, self.texts, &self.model, sum);
    }

    /// The decisions that cost the most, each with the position before it.
    fn mistakes<M, C>(&self, ui: &mut Ui, before: &Before<'_, M, C>) {
        if self.model.mistakes.is_empty() {
            surface::heading(ui, self.texts.review_none());
        }
        let room = ui.max_rect();
        // Of fewer each is larger, but not so large that it has room to waste.
        let step_down = room.height() / self.model.mistakes.len().clamp(2, REVIEW_MISTAKES) as f32;
        for (k, mistake) in self.model.mistakes.iter().enumerate() {
            let top = room.min + vec2(0.0, step_down * k as f32);
            let place = Rect::from_min_size(top, vec2(room.width(), step_down - theme::space::LARGE));
            ui.scope_builder(UiBuilder::new().max_rect(place).id_salt(("mistake", k)), |ui| {
                let left = place.with_max_x(place.min.x + place.width() * self.part);
                let left = UiBuilder::new().max_rect(left);
                let told = ui.scope_builder(left, |ui| before(ui, &self.model, mistake.step)).inner;
                self.told(ui, place, mistake.step, told.as_ref());
            });
        }
    }

    /// What is said of the decision of a step, beside the position.
    fn told<M, C>(&self, ui: &mut Ui, place: Rect, step: usize, told: Option<&HintText<M, C>>) {
        let left = place.min.x + place.width() * self.part;
        let beside = place.with_min_x(left + theme::space::WIDE);
        ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| {
            ui.set_max_width(beside.width());
            let words = RichText::new(&self.model.steps[step].words).font(theme::bold(TextSize::TEXT));
            ui.add(egui::Label::new(words.color(Theme::of(ui.ctx()).ink)).wrap());
            ui.add_space(theme::space::SMALL);
            if let Some(told) = told {
                advice::show(ui, self.texts, told, true, true);
            }
        });
    }
}
