//! The page of challenges: that of today with its drawing, the calendar of a month, that of the week, codes that people
//! type in, and the results so far.

mod aside;
mod board_card;
mod calendar;
mod elsewhere;
mod model;
mod results;

use egui::{Rect, Ui, UiBuilder, Vec2, vec2};

use crate::{challenges::Month, dated::Dated};
use calendar::CalendarRequest;
pub use elsewhere::{handed_on, heading_of};
use model::Requests;
pub use model::{ChallengeBoard, ChallengeRequest, Challenged};
use ui::{form, room};

/// What the cards need side by side, and one above the other.
const BESIDE: Vec2 = vec2(960.0, 540.0);
const STACKED: Vec2 = vec2(640.0, 1120.0);
/// The shares of the width that today and the calendar have side by side, and the calendar where it has one neighbour.
const TODAY: f32 = 0.36;
const CALENDAR: f32 = 0.36;
const HALF: f32 = 0.56;
/// The shares of the height that today and the calendar have one above the other.
const TOP: f32 = 0.32;
const MIDDLE: f32 = 0.44;

/// What the page remembers.
#[derive(Default)]
pub struct ChallengesPage {
    code: String,
    /// The month that is shown; none for that of today.
    month: Option<Month>,
    /// The day or week that is looked at; none for today.
    chosen: Option<Dated>,
}

impl ChallengesPage {
    /// Types a code over what is there.
    pub fn type_code(&mut self, code: &str) {
        self.code = code.chars().take(aside::LONGEST).collect();
    }

    /// Draws the page; what was asked for.
    pub fn show<C: ChallengeBoard>(&mut self, ui: &mut Ui, of: &Challenged<'_, C>) -> Requests<C> {
        let mut asked = Vec::new();
        let place = room::below_bar(ui);
        if form::bar(ui, of.texts, of.texts.challenges()) {
            asked.push(ChallengeRequest::Back);
        }
        room::scrolled_parts(ui, "challenges", place, [BESIDE, STACKED], |ui, place, is_stacked| {
            if is_stacked {
                let [top, below] = split_down(place, TOP);
                let [middle, foot] = split_down(below, MIDDLE / (1.0 - TOP));
                let [left, right] = split_across(middle, HALF);
                part(ui, "today", top, |ui| self.today(ui, top, of, &mut asked));
                part(ui, "month", left, |ui| self.calendar(ui, left, of));
                part(ui, "this week", right, |ui| aside::show_week(ui, right, of, &mut asked));
                let [left, right] = split_across(foot, 1.0 - HALF);
                aside::show_code(ui, left, of, &mut self.code, &mut asked);
                aside::show_results(ui, right, of, &mut asked);
            } else {
                let [left, right] = split_across(place, TODAY);
                let [middle, right] = split_across(right, CALENDAR / (1.0 - TODAY));
                part(ui, "today", left, |ui| self.today(ui, left, of, &mut asked));
                part(ui, "month", middle, |ui| self.calendar(ui, middle, of));
                aside::show(ui, right, of, &mut self.code, &mut asked);
            }
        });
        // Whoever comes back comes back to today.
        if asked.iter().any(|asked| matches!(asked, ChallengeRequest::Back | ChallengeRequest::Play(_))) {
            (self.month, self.chosen) = (None, None);
        }
        asked
    }

    /// The day or week that is looked at.
    fn chosen<C: ChallengeBoard>(&self, of: &Challenged<'_, C>) -> Dated {
        self.chosen.unwrap_or(Dated::Day(of.today))
    }

    fn today<C: ChallengeBoard>(
        &self,
        ui: &mut Ui,
        place: Rect,
        of: &Challenged<'_, C>,
        asked: &mut Requests<C>,
    ) {
        let dated = self.chosen(of);
        // A code that was typed in is what comes next.
        let has_enter = dated == Dated::Day(of.today) && C::read(&self.code).is_err();
        board_card::show(ui, place, of, (dated, has_enter), asked);
    }

    fn calendar<C: ChallengeBoard>(&mut self, ui: &mut Ui, place: Rect, of: &Challenged<'_, C>) {
        let month = self.month.unwrap_or(Month::of(of.today));
        let asked = calendar::show(ui, place, of, (month, self.chosen(of)));
        if asked.is_some() {
            ui.ctx().request_repaint();
        }
        match asked {
            Some(CalendarRequest::Show(month)) => {
                self.month = Some(month).filter(|month| *month != Month::of(of.today));
            }
            Some(CalendarRequest::Choose(dated)) => {
                self.chosen = Some(dated).filter(|dated| *dated != Dated::Day(of.today));
            }
            Some(CalendarRequest::Today) => (self.month, self.chosen) = (None, None),
            None => {}
        }
    }
}

/// A part of the page, whose ids are its own.
fn part(ui: &mut Ui, name: &str, place: Rect, contents: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(place).id_salt(name), contents);
}

/// Parts a place into one above and one below, which has the rest.
fn split_down(place: Rect, share: f32) -> [Rect; 2] {
    let height = (place.height() - form::CARD_GAP) * share;
    [place.with_max_y(place.min.y + height), place.with_min_y(place.min.y + height + form::CARD_GAP)]
}

/// Parts a place into one at the left and one at the right, which has the rest.
fn split_across(place: Rect, share: f32) -> [Rect; 2] {
    let width = (place.width() - form::CARD_GAP) * share;
    [place.with_max_x(place.min.x + width), place.with_min_x(place.min.x + width + form::CARD_GAP)]
}
