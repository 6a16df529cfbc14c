//! The review of a player on paper: the course of the game, its sum, and the decisions that cost the most.

use egui::{Rect, RichText, Ui, UiBuilder, vec2};

use super::{model::model, step::ShownDecision};
use crate::{
    advisor::{Analysis, DecisionExt},
    log::Game,
    screens::{play::advice, position},
    session::look_back,
    text::event_text,
    widgets::player_sheet,
};
use common::{
    screens::{
        advice::show as show_advice,
        review::{COSTLIEST, Model},
    },
    widgets::{
        course::{self, CourseView},
        waterfall,
    },
    words::Figures,
};
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
const SCALE: f32 = 0.54;
/// The heights of the course and of the sum.
const COURSE: f32 = 160.0;
const SUM: f32 = 108.0;
/// The width of a sheet before a decision, as a part of the page.
const SHEET: f32 = 0.38;

/// A page for each player.
#[must_use]
pub fn prints<'a>(texts: &'a Texts, game: &'a Game, analysis: &'a Analysis, paper: Paper) -> Vec<Print<'a>> {
    let of = |row| {
        let model = model(texts, game, analysis, row)?;
        let page = Page { texts, game, analysis, row, model };
        Some(Print::new(paper.upright(), SCALE, move |ui: &mut Ui| page.show(ui)))
    };
    (0..game.config().players()).filter_map(of).collect()
}

struct Page<'a> {
    texts: &'a Texts,
    game: &'a Game,
    analysis: &'a Analysis,
    row: usize,
    model: Model,
}

impl Page<'_> {
    fn show(&self, ui: &mut Ui) {
        let (texts, game) = (self.texts, self.game);
        let place = room::below_bar(ui);
        let title = event_text::title(texts, &game.header, game.config());
        let name = event_text::name(texts, &game.header.seats, self.row);
        let words = RichText::new(format!("{} · {name}", texts.review()));
        let theme = Theme::of(ui.ctx());
        let words = words.font(theme::medium(TextSize::HEADING)).color(theme.ink);
        top_bar::show(ui, &title, |_| {}, |ui| drop(ui.label(words)));
        let above = COURSE + SUM + theme::space::WIDE * 3.0;
        let curve = place.with_max_y(place.min.y + above);
        Surface::Plain.show_in(ui, curve, |ui| self.course(ui));
        let below = place.with_min_y(curve.max.y + theme::space::MEDIUM);
        Surface::Plain.show_in(ui, below, |ui| self.mistakes(ui));
    }

    fn course(&self, ui: &mut Ui) {
        let (width, figures) = (ui.available_width(), Figures::round(self.texts, self.analysis.goal));
        let view = CourseView {
            name: self.texts.review_course(),
            steps: &self.model.steps,
            chosen: usize::MAX,
            figure: &|value| figures.level(value),
        };
        course::show(ui, vec2(width, COURSE), view);
        ui.add_space(theme::space::MEDIUM);
        waterfall::show(ui, vec2(width, SUM), self.texts.review_part_result(), &self.model.bars);
    }

    /// The decisions that cost the most, each with the sheet before it.
    fn mistakes(&self, ui: &mut Ui) {
        if self.model.costliest.is_empty() {
            surface::heading(ui, self.texts.review_none());
        }
        let room = ui.max_rect();
        let step_down = room.height() / COSTLIEST as f32;
        for (k, (step, _)) in self.model.costliest.iter().enumerate() {
            let top = room.min + vec2(0.0, step_down * k as f32);
            let place = Rect::from_min_size(top, vec2(room.width(), step_down - theme::space::LARGE));
            ui.scope_builder(UiBuilder::new().max_rect(place).id_salt(("mistake", k)), |ui| {
                self.mistake(ui, place, *step);
            });
        }
    }

    fn mistake(&self, ui: &mut Ui, place: Rect, step: usize) {
        let (texts, config) = (self.texts, self.game.config());
        let of_row = self.analysis.players.get(self.row);
        let decision = self.model.decision(step).and_then(|k| of_row?.decisions.get(k));
        let Some(decision) = decision else { return };
        let before = decision.before(self.game);
        let told = look_back(texts, self.analysis.goal, config, &before, decision);
        let mut view = position::sheet_view(texts, config, &before, self.row, false);
        view.still = true;
        view.title = "";
        let told = ShownDecision::new(texts, told);
        advice::mark_cells(&mut view, texts, &told.drawn, None);
        let sheet = place.with_max_x(place.min.x + place.width() * SHEET);
        ui.scope_builder(UiBuilder::new().max_rect(sheet), |ui| player_sheet::show_bare(ui, &view));
        let beside = place.with_min_x(sheet.max.x + theme::space::WIDE);
        ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| {
            ui.set_max_width(beside.width());
            let words = RichText::new(&self.model.steps[step].words).font(theme::bold(TextSize::TEXT));
            ui.add(egui::Label::new(words.color(Theme::of(ui.ctx()).ink)).wrap());
            ui.add_space(theme::space::SMALL);
            show_advice(ui, texts, &told.read, (0.0, true), true);
        });
    }
}
