//! The forecast: for each type, where everybody stands, what it would give now, and what is certain.

use egui::{Align2, Painter, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{Figures, sheet::type_head, words::said};
use crate::{
    pad::{Pad, PadExt},
    rules::Prospect,
    screens::position,
    session::{AppView, PadSession},
    text::{event_text, names::building_name},
};
use common::{
    BuildingType,
    widgets::type_table::{Figure, Margins, TypeHead, TypeTable, Types},
};
use text::Texts;
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
    widgets::wrapped,
};

/// The height of a row whose prospects stand in one line below the figure, and in two.
const ROW: f32 = 60.0;
const HIGH_ROW: f32 = 64.0;
/// The width of the drawing, the name and the places of a type, and in a narrow table.
const TYPES: f32 = 200.0;
const NARROW_TYPES: f32 = 156.0;
/// A column as wide as this has room for them in one line.
const ONE_LINE: f32 = 168.0;

pub(super) fn show(ui: &mut Ui, app: &AppView<'_>, session: &PadSession, figures: &Figures) {
    let theme = Theme::of(ui.ctx());
    let (texts, pad) = (app.texts, session.pad());
    let hint = RichText::new(texts.pad_forecast_hint()).font(theme::body(TextSize::SMALL));
    ui.label(hint.color(theme.ink_soft));
    let players = pad.corrected_config().rows();
    // Below the types stand the totals.
    let rows = BuildingType::COUNT + 1;
    let width = ui.available_width();
    let is_narrow = (width - TYPES) / (players as f32) < ONE_LINE;
    let (row, types) = if is_narrow { (HIGH_ROW, NARROW_TYPES) } else { (ROW, TYPES) };
    let height = TypeTable::NAMES + row * rows as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let margins = Margins { head: TypeTable::NAMES, first: types, last: 0.0 };
    let table = TypeTable::new(rect, Types::AsRows, (rows, players), margins);
    table.paint_strips(ui.painter(), &theme);
    for player in 0..players {
        let name = position::name(texts, &theme, &pad.header.seats, player);
        name.paint(ui.painter(), &theme, &table, player);
    }
    for building in BuildingType::ALL {
        let race = figures.forecast.race(building);
        let head = type_head(texts, pad, building, race.struck);
        TypeHead { key: false, ..head }.show(ui, &theme, &table);
        for (player, prospect) in race.rows.iter().enumerate() {
            let scores = figures.cards.rows[player].is_some();
            let at = table.field(player, building.index());
            let words = in_words(texts, pad, (player, building), prospect, scores);
            let response =
                ui.interact(at, ui.scope_id().with(("prospect", player, building.index())), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Cell, true, &words));
            paint(ui.painter(), &theme, texts, at, (prospect, scores), is_narrow);
            response.on_hover_text(words);
        }
    }
    let painter = ui.painter();
    let at = table.beside(BuildingType::COUNT).left_center() + vec2(theme::space::SMALL, 0.0);
    let font = theme::title(TextSize::LEAD);
    let room = vec2(types - theme::space::MEDIUM, row);
    let words = wrapped(painter, texts.pad_types_now(), font, theme.ink, room);
    let at = Align2::LEFT_CENTER.anchor_size(at, words.size()).min;
    painter.galley(at, words, theme.ink);
    for player in 0..players {
        let Some(card) = figures.cards.rows[player] else { continue };
        let at = table.field(player, BuildingType::COUNT);
        let (least, most) = figures.forecast.bounds(player);
        let (now, words) = (card.types_vp().to_string(), texts.pad_range(least, most));
        let figure = Figure { figure: &now, ink: theme.gold_ink, words: &words, starred: false };
        figure.paint(painter, &theme, at);
    }
}

/// A row's prospects with a type.
fn paint(
    painter: &Painter,
    theme: &Theme,
    texts: &Texts,
    at: Rect,
    (prospect, scores): (&Prospect, bool),
    is_narrow: bool,
) {
    let missing = match prospect.missing {
        0 => texts.pad_complete().to_owned(),
        missing => texts.pad_missing(missing),
    };
    let (now, words) = if !scores {
        (String::new(), missing)
    } else if prospect.is_locked() {
        (texts.count_vp(prospect.now.vp), texts.pad_locked().to_owned())
    } else {
        let range = texts.pad_range(prospect.least, prospect.most);
        let apart = if is_narrow { "\n" } else { ", " };
        (texts.count_vp(prospect.now.vp), [missing, range].join(apart))
    };
    let figure = Figure { figure: &now, ink: theme.gold_ink, words: &words, starred: false };
    let written = figure.paint(painter, theme, at);
    if scores && prospect.is_locked() {
        let at = pos2(written.max.x + 14.0, written.center().y);
        let lock = Rect::from_center_size(at, Vec2::splat(theme::size::SYMBOL));
        symbols::paint(painter, lock, Symbol::Lock, theme.gold_ink);
    }
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
