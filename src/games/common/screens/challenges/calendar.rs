//! The calendar of a month: how each day and each week stands, and below it the days in a row.

use egui::{Align2, Key as Press, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use jiff::{ToSpan, civil::Date};

use super::model::{ChallengeBoard, Challenged, show_foot, strong};
use crate::{
    challenges::{DatedState, Month},
    dated::{Dated, FIRST_DAY},
    widgets::{
        calendar_cell::{CalendarCell, CellMark},
        day_row,
    },
    words::challenges::{name_of, when},
};
use text::Texts;
use ui::{
    actions::{Action, offer},
    drawing::symbols::Symbol,
    form,
    keys::{ARROWS, Shortcut},
    theme::{self, TextSize, Theme, size},
    widgets::{
        button::{Button, Emphasis},
        fitted_text, focus_ring,
        roving::{self, At},
        shows_focus,
        surface::Surface,
        text_width,
    },
};

/// A week and its seven days stand side by side.
const COLUMNS: usize = 8;
/// The height of the names of the days.
const NAMES: f32 = 24.0;
/// What tells the column of the weeks from those of the days.
const WEEK_GAP: f32 = theme::space::SMALL;
/// Cells are at most so much higher than wide.
const HIGHEST: f32 = 1.45;
/// So many days are drawn in a row, and the height of that row.
const DAYS: i64 = 14;
const DAY_ROW: f32 = 28.0;

/// What is asked for in the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CalendarRequest {
    /// Shows a month.
    Show(Month),
    /// Looks at a day or a week.
    Choose(Dated),
    /// Back to today.
    Today,
}

/// Draws the card of a month, where this day or week is looked at.
pub fn show<C: ChallengeBoard>(
    ui: &mut Ui,
    rect: Rect,
    of: &Challenged<'_, C>,
    (month, chosen): (Month, Dated),
) -> Option<CalendarRequest> {
    Surface::Plain
        .show_in(ui, rect, |ui| {
            let place = ui.max_rect();
            let top = place.with_max_y(place.min.y + size::CONTROL);
            let turned = head(ui, top, of, (month, chosen));
            let below = place.with_min_y(top.max.y + theme::space::SMALL);
            let room = show_foot(ui, below, "streak", |ui| streak(ui, of));
            let picked = days(ui, room, of, (month, chosen));
            turned.or(picked)
        })
        .inner
}

/// The name of the month between the ways to those before and after.
fn head<C: ChallengeBoard>(
    ui: &mut Ui,
    place: Rect,
    of: &Challenged<'_, C>,
    (month, chosen): (Month, Dated),
) -> Option<CalendarRequest> {
    let (texts, theme) = (of.texts, Theme::of(ui.ctx()));
    let now = Month::of(of.today);
    let turn = |label, to: Month, icon, key| {
        Action::new(label, CalendarRequest::Show(to)).icon(icon).key(key).as_icon().without_cap()
    };
    let before = turn(texts.challenges_month_before(), month.before(), Symbol::ChevronLeft, Press::PageUp)
        .enabled_if(month > Month::of(FIRST_DAY), texts.challenges_none_before());
    let after = turn(texts.challenges_month_after(), month.after(), Symbol::ChevronRight, Press::PageDown)
        .enabled_if(month < now, texts.challenges_none_after());
    let is_away = chosen != Dated::Day(of.today) || month != now;
    let mut asked = None;
    let builder = UiBuilder::new().max_rect(place).layout(egui::Layout::left_to_right(egui::Align::Center));
    ui.scope_builder(builder, |ui| {
        asked = before.show(ui, texts);
        let name = text::month(texts, month.first().year(), month.first().month());
        let font = theme::title(TextSize::HEADING);
        let wish = text_width(ui.painter(), &name, font.clone());
        let beside = if is_away { 3.0 } else { 2.0 } * (size::CONTROL + theme::space::SMALL);
        let width = wish.min(place.width() - beside);
        let (named, response) = ui.allocate_exact_size(vec2(width, size::CONTROL), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        fitted_text(ui.painter(), named.left_center(), Align2::LEFT_CENTER, &name, font, theme.ink, width);
        asked = asked.or(after.show(ui, texts));
        if is_away {
            asked = asked.or(back_to_today(ui, texts).show(ui, texts));
        }
    });
    asked
}

/// The way back to today in the room that is left: with its key, as a word alone, or as a leaf of a calendar.
fn back_to_today<'a>(ui: &Ui, texts: &'a Texts) -> Action<'a, CalendarRequest> {
    let (word, key) = (texts.challenges_today(), Press::T);
    let back = Action::new(word, CalendarRequest::Today).key(key).quiet();
    let (button, room) = (Button::new(Emphasis::Quiet, word), ui.available_width());
    if button.shortcut(&Shortcut::from(key).name(texts)).natural_width(ui) <= room {
        back
    } else if Button::new(Emphasis::Quiet, word).natural_width(ui) <= room {
        back.without_cap()
    } else {
        back.icon(Symbol::Calendar).as_icon().without_cap()
    }
}

/// The weeks of a month, each with its days.
fn days<C: ChallengeBoard>(
    ui: &Ui,
    place: Rect,
    of: &Challenged<'_, C>,
    (month, chosen): (Month, Dated),
) -> Option<CalendarRequest> {
    let (texts, theme) = (of.texts, Theme::of(ui.ctx()));
    let shown: Vec<[Option<Dated>; COLUMNS]> = month.weeks().into_iter().map(line).collect();
    let width = (place.width() - WEEK_GAP) / COLUMNS as f32;
    let height = ((place.height() - NAMES) / shown.len() as f32).min(width * HIGHEST);
    let left = |column: usize| {
        let gap = if column > 0 { WEEK_GAP } else { 0.0 };
        place.min.x + width * column as f32 + gap
    };
    let names = (1..COLUMNS).map(|day| texts.challenges_weekday(day).to_owned());
    for (column, name) in [texts.challenges_weeks().to_owned()].into_iter().chain(names).enumerate() {
        let at = pos2(left(column) + width / 2.0, place.min.y + NAMES / 2.0);
        let font = theme::body(TextSize::TINY);
        fitted_text(ui.painter(), at, Align2::CENTER_CENTER, &name, font, theme.ink_soft, width);
    }
    let is_there = |(row, column): At| {
        let dated: Option<Dated> = shown.get(row).and_then(|line| line[column]);
        dated.is_some_and(|dated| dated.first_day() <= of.today)
    };
    let all = || (0..shown.len()).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
    let is_chosen = |at: &At| shown[at.0][at.1] == Some(chosen);
    let stop = all().find(is_chosen).or_else(|| all().rfind(|at| is_there(*at)));
    let id = |(row, column): At| ui.scope_id().with(("calendar", row, column));
    let mut picked = None;
    for at in all() {
        let min = pos2(left(at.1), place.min.y + NAMES + height * at.0 as f32);
        let cell = Rect::from_min_size(min, vec2(width, height));
        let Some(dated) = shown[at.0][at.1] else {
            if is_past(&shown[at.0], at.1, of.today) {
                CalendarCell::outside().paint(ui.painter(), cell, &theme);
            }
            continue;
        };
        paint(ui, cell, of, dated, dated == chosen);
        if !is_there(at) {
            continue;
        }
        let response = ui.interact(cell, id(at), roving::sense(ui, id(at), stop == Some(at)));
        let said = || texts.pad_said(&named::<C>(of, dated), &of.state(dated));
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, dated == chosen, said()));
        roving::rove(ui, &response, at, (shown.len(), COLUMNS), is_there, id);
        if shows_focus(ui, &response) {
            focus_ring(ui.painter(), cell.shrink(theme::space::TIGHT), &theme, theme::radius::CONTROL);
        }
        if response.clicked() {
            picked = Some(CalendarRequest::Choose(dated));
        }
        response.on_hover_ui(|ui| {
            ui.label(said());
        });
    }
    offer(ui, texts.challenges_keys(), ARROWS);
    if let Some(stop) = stop.filter(|_| roving::arrives(ui)) {
        roving::focus(ui, id(stop));
    }
    picked
}

/// A week and its days.
fn line(week: [Option<Date>; 7]) -> [Option<Dated>; COLUMNS] {
    let mut line = [None; COLUMNS];
    line[0] = week.iter().flatten().next().map(|day| Dated::week_of(*day));
    for (place, day) in line[1..].iter_mut().zip(week) {
        *place = day.map(Dated::Day);
    }
    line
}

/// Whether the day in a column, which is of another month, is not still to come.
fn is_past(line: &[Option<Dated>; COLUMNS], column: usize, today: Date) -> bool {
    let monday = line[0].map(Dated::first_day);
    monday.is_some_and(|monday| monday.saturating_add((column as i64 - 1).days()) <= today)
}

/// What a screen reader calls a day or a week.
fn named<C: ChallengeBoard>(of: &Challenged<'_, C>, dated: Dated) -> String {
    match dated {
        Dated::Day(_) => when(of.texts, dated),
        Dated::Week(_) => name_of::<C>(of.texts, dated).full,
    }
}

fn paint<C: ChallengeBoard>(ui: &Ui, place: Rect, of: &Challenged<'_, C>, dated: Dated, is_chosen: bool) {
    let number = match dated {
        Dated::Day(day) => day.day(),
        Dated::Week(day) => day.iso_week_date().week(),
    };
    let state = of.challenges.state(dated, of.today);
    let figure = match state {
        DatedState::First(attempt) | DatedState::Later(_, attempt) => attempt.total.unwrap_or_default(),
        _ => 0,
    };
    let figure = figure.to_string();
    let mark = match state {
        DatedState::First(_) => CellMark::Filled(&figure),
        DatedState::Later(..) => CellMark::Outlined(&figure),
        DatedState::Begun => CellMark::Dots,
        // The number of a week is not taken for one more day.
        DatedState::Open if matches!(dated, Dated::Day(_)) => CellMark::Empty,
        DatedState::Open | DatedState::ToCome => CellMark::Bare,
    };
    let cell =
        CalendarCell { number: &number.to_string(), mark, is_now: dated.contains(of.today), is_chosen };
    cell.paint(ui.painter(), place, &Theme::of(ui.ctx()));
}

/// Days in a row, in words and as a row of the latest days.
fn streak<C: ChallengeBoard>(ui: &mut Ui, of: &Challenged<'_, C>) {
    let (texts, streak) = (of.texts, of.challenges.streak(of.today));
    ui.horizontal_wrapped(|ui| {
        strong(ui, &texts.challenges_streak(streak.present));
        if streak.longest > streak.present {
            form::hint(ui, &texts.challenges_longest(streak.longest));
        }
    });
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), DAY_ROW), Sense::hover());
    let days = (0..DAYS).rev().map(|ago| Dated::Day(of.today.saturating_sub(ago.days())));
    let kept = days.map(|day| matches!(of.challenges.state(day, of.today), DatedState::First(_)));
    let kept: Vec<bool> = kept.collect();
    day_row::paint(ui.painter(), row, &Theme::of(ui.ctx()), &kept);
    form::hint(ui, texts.challenges_streak_hint());
}
