//! What a step says where it has a card of its own, and what the end says.

use egui::{Rect, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

use super::words;
use crate::{
    rules::Scoring,
    screens::play::seen::Seen,
    session::lesson::{Lesson, TURNS, Topic},
    text::names,
    widgets::board_view::{self, BoardScene},
};
use common::screens::{lesson as lesson_page, tip_card::TipWords};
use text::Texts;
use ui::{
    theme::{TextSize, Theme, space},
    widgets::surface::{self, Surface},
};

/// What is told of a step, and of the end.
pub(super) struct StepWords<'a> {
    title: String,
    says: String,
    stress: &'a str,
}

impl<'a> StepWords<'a> {
    pub(super) fn of(texts: &'a Texts, lesson: &Lesson) -> Self {
        let title = match lesson.step() {
            Some(step) if matches!(step.topic, Topic::Scored | Topic::ToCome) => {
                names::sentence(&names::scoring(texts, Scoring::First))
            }
            Some(_) => texts.alhambra_lesson_turn(lesson.turn(), TURNS),
            None => texts.lesson_over().to_owned(),
        };
        let says = match lesson.step() {
            Some(step) => words::words(texts, lesson, step),
            None => words::outcome(texts, lesson),
        };
        Self { title, says, stress: if lesson.has_strayed() { texts.alhambra_lesson_strayed() } else { "" } }
    }

    pub(super) fn words(&self) -> TipWords<'_> {
        TipWords { title: &self.title, says: &self.says, stress: self.stress }
    }

    /// Shows what it says below its title, at the end with what was learnt.
    fn show(&self, ui: &mut Ui, texts: &Texts, is_over: bool) {
        lesson_page::told(ui, &self.says, TextSize::LEAD);
        if !self.stress.is_empty() {
            lesson_page::stressed(ui, self.stress, TextSize::TEXT);
        }
        if is_over {
            let learnt = [
                texts.alhambra_lesson_learnt_turn(),
                texts.alhambra_lesson_learnt_scoring(),
                texts.alhambra_lesson_learnt_rules(),
            ];
            lesson_page::learnt(ui, &learnt);
        }
    }
}

/// What to do and why, once everything before it was seen.
pub(super) fn card(
    ui: &mut Ui,
    place: Rect,
    texts: &Texts,
    (lesson, told): (&Lesson, &StepWords<'_>),
    is_up_to_date: bool,
) {
    Surface::Plain.show_in(ui, place, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::SMALL);
        surface::heading(ui, &told.title);
        ScrollArea::vertical().id_salt("taught").show(ui, |ui| {
            if is_up_to_date {
                told.show(ui, texts, lesson.step().is_none());
            }
        });
    });
}

/// What was learnt, with the Alhambra in small below it, where each has too little room in a card of its own.
pub(super) fn over(ui: &mut Ui, place: Rect, texts: &Texts, seen: &Seen<'_>, told: &StepWords<'_>) {
    Surface::Plain.show_in(ui, place, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::SMALL);
        surface::heading(ui, &told.title);
        told.show(ui, texts, true);
        let below = ui.available_rect_before_wrap();
        let name = texts.alhambra_your_board();
        let response = ui.allocate_rect(below, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
        let board = seen.state().player(seen.own).grounds().board(seen.config);
        let scene = BoardScene::still(None, &board).tight();
        board_view::paint_small(ui.painter(), below, &Theme::of(ui.ctx()), &scene);
    });
}
