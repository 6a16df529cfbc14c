//! The forecast: for each type, where everybody stands, what it would give now, and what is certain.

use egui::{Align2, Painter, Pos2, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{Figures, words::said};
use crate::{
    games::{
        common::{BuildingType, drawing},
        roll_and_write::{
            pad::Pad,
            rules::{Prospect, RaceForecast},
            screens::position::player_colour,
            session::{AppView, PadSession},
            text::{event_text, names::building_name},
        },
    },
    text::Texts,
    ui::{
        drawing::symbols::{self, Symbol},
        theme::{self, TextSize, Theme},
        widgets::fitted_text,
    },
};

const HEADER: f32 = 40.0;
const ROW: f32 = 60.0;
/// The width of the drawing, the name and the places of a type.
const NAMES: f32 = 200.0;

pub(super) fn show(ui: &mut Ui, app: &AppView<'_>, session: &PadSession, figures: &Figures) {
    let theme = Theme::of(ui.ctx());
    let (texts, pad) = (app.texts, session.pad());
    let hint = RichText::new(texts.pad_forecast_hint()).font(theme::body(TextSize::SMALL));
    ui.label(hint.color(theme.ink_soft));
    let rows = pad.corrected_config().rows();
    let height = HEADER + ROW * (BuildingType::COUNT as f32 + 1.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let step = (rect.width() - NAMES) / rows as f32;
    let place = |row: usize, y: f32, height: f32| {
        Rect::from_min_size(pos2(rect.min.x + NAMES + step * row as f32, y), vec2(step, height))
    };
    for row in 0..rows {
        let at = place(row, rect.min.y, HEADER);
        let name = event_text::name(texts, &pad.header.seats, row);
        let written = fitted_text(
            ui.painter(),
            at.center(),
            Align2::CENTER_CENTER,
            &name,
            theme::title(TextSize::HEADING),
            theme.ink,
            step - 30.0,
        );
        let colour = player_colour(&theme, row, &pad.header.seats[row]);
        ui.painter().circle_filled(pos2(written.min.x - 12.0, at.center().y), 6.0, colour);
    }
    for building in BuildingType::ALL {
        let y = rect.min.y + HEADER + ROW * building.index() as f32;
        let strip = Rect::from_min_size(pos2(rect.min.x, y), vec2(rect.width(), ROW)).shrink2(vec2(0.0, 2.0));
        ui.painter().rect_filled(strip, theme::radius::CONTROL, theme.band);
        let race = figures.forecast.race(building);
        head(ui.painter(), &theme, texts, pad, race, strip);
        for row in 0..rows {
            let prospect = &race.rows[row];
            let scores = figures.cards.rows[row].is_some();
            let at = place(row, strip.min.y, strip.height());
            let words = in_words(texts, pad, (row, building), prospect, scores);
            let response =
                ui.interact(at, ui.scope_id().with(("prospect", row, building.index())), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Cell, true, &words));
            paint(ui.painter(), &theme, texts, at, prospect, scores);
            response.on_hover_text(words);
        }
    }
    let y = rect.max.y - ROW;
    let types = pos2(rect.min.x + 12.0, y + ROW / 2.0);
    ui.painter().text(
        types,
        Align2::LEFT_CENTER,
        texts.pad_types_now(),
        theme::title(TextSize::LEAD),
        theme.ink,
    );
    for row in 0..rows {
        let Some(card) = figures.cards.rows[row] else { continue };
        let at = place(row, y, ROW);
        let (least, most) = figures.forecast.bounds(row);
        let now = card.types_vp();
        let words = texts.pad_range(least, most);
        two_lines(ui.painter(), &theme, at.center(), &now.to_string(), &words, step);
    }
}

/// The type and its places, the struck ones left out.
fn head(painter: &Painter, theme: &Theme, texts: &Texts, pad: &Pad, race: &RaceForecast, strip: Rect) {
    let icon = Rect::from_center_size(
        pos2(strip.min.x + 28.0, strip.center().y),
        Vec2::splat(theme::size::LARGE_DRAWING),
    );
    drawing::paint(painter, icon, theme, race.building);
    let left = icon.max.x + 8.0;
    let name = building_name(texts, race.building);
    let room = strip.min.x + NAMES - left - 8.0;
    let above = pos2(left, strip.center().y - 11.0);
    fitted_text(painter, above, Align2::LEFT_CENTER, &name, theme::title(TextSize::LEAD), theme.ink, room);
    let places = &pad.corrected_config().layout().vp(race.building)[usize::from(race.struck).min(3)..];
    let places: Vec<String> = places.iter().map(ToString::to_string).collect();
    let left_words = match places.as_slice() {
        [] => texts.race_none_left().to_owned(),
        places => texts.race_left(&places.join(", ")),
    };
    let below = pos2(left, strip.center().y + 12.0);
    fitted_text(
        painter,
        below,
        Align2::LEFT_CENTER,
        &left_words,
        theme::body(TextSize::SMALL),
        theme.ink_soft,
        room,
    );
}

/// A row's prospects with a type.
fn paint(painter: &Painter, theme: &Theme, texts: &Texts, at: Rect, prospect: &Prospect, scores: bool) {
    let missing = match prospect.missing {
        0 => texts.pad_complete().to_owned(),
        missing => texts.pad_missing(missing),
    };
    if !scores {
        fitted_text(
            painter,
            at.center(),
            Align2::CENTER_CENTER,
            &missing,
            theme::body(TextSize::SMALL),
            theme.ink_soft,
            at.width() - 8.0,
        );
        return;
    }
    let now = texts.count_vp(prospect.now.vp);
    let certain = if prospect.is_locked() {
        texts.pad_locked().to_owned()
    } else {
        format!("{missing}, {}", texts.pad_range(prospect.least, prospect.most))
    };
    let written = two_lines(painter, theme, at.center(), &now, &certain, at.width());
    if prospect.is_locked() {
        let lock = Rect::from_center_size(
            pos2(written.max.x + 14.0, written.center().y),
            Vec2::splat(theme::size::SYMBOL),
        );
        symbols::paint(painter, lock, Symbol::Lock, theme.gold_ink);
    }
}

/// A number over what is said of it; returns where the number is.
fn two_lines(painter: &Painter, theme: &Theme, centre: Pos2, above: &str, below: &str, width: f32) -> Rect {
    let small = centre + vec2(0.0, 14.0);
    fitted_text(
        painter,
        small,
        Align2::CENTER_CENTER,
        below,
        theme::body(TextSize::SMALL),
        theme.ink_soft,
        width - 8.0,
    );
    let large = centre - vec2(0.0, 10.0);
    painter.text(large, Align2::CENTER_CENTER, above, theme::figures(TextSize::HEADING), theme.gold_ink)
}

/// The same for a screen reader and on hovering.
fn in_words(
    texts: &Texts,
    pad: &Pad,
    (row, building): (usize, BuildingType),
    prospect: &Prospect,
    scores: bool,
) -> String {
    let name = event_text::name(texts, &pad.header.seats, row);
    let boxes = texts.pad_boxes(prospect.now.boxes, pad.corrected_config().layout().count(building));
    let mut words = said(texts, &format!("{name}, {}", building_name(texts, building)), &boxes);
    if scores {
        let now = texts.count_vp(prospect.now.vp);
        let certain = if prospect.is_locked() {
            texts.pad_locked().to_owned()
        } else {
            texts.pad_range(prospect.least, prospect.most)
        };
        words = format!("{words}, {now}, {certain}");
    }
    words
}
