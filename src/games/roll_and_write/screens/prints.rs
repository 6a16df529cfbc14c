//! Pages for paper: a game, and sheets that are still empty, to play with at home.

use egui::{Align2, Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use super::{
    board::GAP,
    position,
    race_view::{self, Race},
    render::Drawing,
};
use crate::{
    record::AnyGame,
    rules::{GameConfig, Layout, NoGrid, ScoreSheet, State},
    text::{csv, event_text},
    widgets::{
        player_sheet::{self, SheetView},
        score_sheet,
    },
};
use common::{csv::Table, screens::save_page::Lines, widgets::type_table::Name};
use kernel::record::Seat;
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme},
    vector::{Paper, Print},
    widgets::fitted_text,
};

/// Points of paper to a point of the screen: a page on its side is about as large as a usual window.
const SCALE: f32 = 0.62;
/// Rows of a score sheet that is filled in by hand.
const ROWS: usize = 5;
/// The line over a sheet with whose it is.
const NAME: f32 = 44.0;
/// A row of points below the race, and the least height of one of the race.
const POINTS: f32 = 40.0;
const RACE: f32 = 60.0;

/// A game as CSV.
#[must_use]
pub fn tables(texts: &Texts, game: &AnyGame, lines: Lines) -> Table {
    match lines {
        Lines::Points => csv::card(texts, game),
        Lines::Moves => csv::moves(texts, game),
    }
}

/// The position after entry `at` of a record, or the last one; as it stood, or with later corrections. Of a result the score
/// card.
#[must_use]
pub fn position<'a>(
    texts: &'a Texts,
    game: &'a AnyGame,
    (at, corrected): (Option<usize>, bool),
    paper: Paper,
) -> Print<'a> {
    let drawing = Drawing::new(texts, game, at, corrected);
    Print::new(paper.across(), SCALE, move |ui| drawing.show(ui))
}

/// The score card of a record.
#[must_use]
pub fn card<'a>(texts: &'a Texts, game: &'a AnyGame, paper: Paper) -> Print<'a> {
    let drawing = Drawing::card(texts, game);
    Print::new(paper.across(), SCALE, move |ui| drawing.show(ui))
}

/// The sheets of all players, as they stand after entry `at` of a game on screen or at its end; none of other records.
#[must_use]
pub fn sheets<'a>(texts: &'a Texts, game: &'a AnyGame, at: Option<usize>, paper: Paper) -> Option<Print<'a>> {
    let AnyGame::Played(game) = game else { return None };
    let state = at.map_or_else(|| *game.state(), |entry| game.at(entry).state);
    let views = (0..game.config().players()).map(move |player| {
        let mut view = position::sheet_view(texts, game.config(), &state, player, false);
        (view.yellow, view.blue) = (Vec::new(), Vec::new());
        (event_text::name(texts, &game.header.seats, player), view)
    });
    let views: Vec<(String, SheetView<'_>)> = views.collect();
    // Two below two are largest where the page is high.
    let page = if matches!(views.len(), 3 | 4) { paper.upright() } else { paper.across() };
    Some(Print::new(page, SCALE, move |ui| side_by_side(ui, &views)))
}

/// Two empty sheets of a layout on a page, to be cut apart.
///
/// # Errors
/// If the layout has no grid.
pub fn empty_sheets<'a>(texts: &'a Texts, layout: &Layout, paper: Paper) -> Result<Print<'a>, NoGrid> {
    layout.grid().ok_or(NoGrid)?;
    let config = GameConfig::new(*layout, 2, 1).map_err(|_| NoGrid)?;
    let mut view = position::sheet_view(texts, &config, &State::new(&config)?, 0, false);
    view.coins.text = String::new();
    view.still = true;
    let views = vec![(String::new(), view.clone()), (String::new(), view)];
    Ok(Print::new(paper.across(), SCALE, move |ui| side_by_side(ui, &views)))
}

/// An empty score sheet of a layout, with rows for as many as can play.
#[must_use]
pub fn empty_score_sheet<'a>(
    texts: &'a Texts,
    name: &'a str,
    layout: &Layout,
    paper: Paper,
) -> Option<Print<'a>> {
    let config = GameConfig::new(*layout, ROWS, 0).ok()?;
    let seats: Vec<Seat> = (0..ROWS).map(|_| nobody()).collect();
    Some(Print::new(paper.across(), SCALE, move |ui| score_sheet(ui, texts, name, &config, &seats)))
}

fn nobody() -> Seat {
    Seat::human("", "", "")
}

/// Sheets in equal parts of the page, each with its name over it, or a line for one.
fn side_by_side(ui: &mut Ui, views: &[(String, SheetView<'_>)]) {
    let page = ui.max_rect();
    let columns = if views.len() > 4 { 3 } else { views.len().min(2) };
    let rows = views.len().div_ceil(columns.max(1));
    let step = (page.size() + Vec2::splat(GAP * 2.0)) / vec2(columns as f32, rows as f32);
    for (k, (name, view)) in views.iter().enumerate() {
        let corner = page.min + step * vec2((k % columns) as f32, (k / columns) as f32);
        let place = Rect::from_min_size(corner, step - Vec2::splat(GAP * 2.0));
        title(ui, place.with_max_y(place.min.y + NAME), view.title, name);
        let view = SheetView { title: "", still: true, ..view.clone() };
        let below = UiBuilder::new().max_rect(place.with_min_y(place.min.y + NAME)).id_salt(("sheet", k));
        ui.scope_builder(below, |ui| player_sheet::show_bare(ui, &view));
    }
}

/// What it is at the left, and whose at the right: a name, or a line to write one on.
fn title(ui: &Ui, place: Rect, title: &str, name: &str) {
    let (painter, theme) = (ui.painter(), Theme::of(ui.ctx()));
    let font = theme::title(TextSize::TITLE);
    let at = place.left_center();
    let written = fitted_text(painter, at, Align2::LEFT_CENTER, title, font, theme.ink, place.width() / 2.0);
    let rest = place.with_min_x(written.max.x + theme::space::WIDE);
    if name.is_empty() {
        painter.hline(rest.x_range(), rest.max.y - theme::space::MEDIUM, theme::stroke::fine(theme.line));
    } else {
        let font = theme::medium(TextSize::HEADING);
        fitted_text(painter, rest.right_center(), Align2::RIGHT_CENTER, name, font, theme.ink, rest.width());
    }
}

/// The race with room for names, and the points below it.
fn score_sheet(ui: &mut Ui, texts: &Texts, name: &str, config: &GameConfig, seats: &[Seat]) {
    let (page, theme) = (ui.max_rect(), Theme::of(ui.ctx()));
    title(ui, page.with_max_y(page.min.y + NAME), texts.score_sheet(), name);
    let race = Race { config, score: &ScoreSheet::NEW, seats, awarded: 0, current: None };
    let mut view = race_view::score_view(texts, &theme, race, RACE);
    view.title = "";
    view.columns = vec![Name::default(); ROWS];
    let names = [texts.types(), texts.lines(), texts.coins(), texts.total()];
    let room = page.height() - NAME - POINTS * names.len() as f32 - GAP;
    view.row_height += (room - score_sheet::height(&view)) / view.rows.len() as f32;
    let top = page.min.y + NAME;
    let place = page.with_min_y(top).with_max_y(top + score_sheet::height(&view));
    let shown = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| score_sheet::show(ui, &view)).inner;
    for head in (0..ROWS).map(|row| shown.head(row).shrink(theme::space::TIGHT)) {
        ui.painter().hline(head.x_range(), head.max.y, theme::stroke::fine(theme.line));
    }
    for (k, name) in names.into_iter().enumerate() {
        let top = place.max.y + GAP + POINTS * k as f32;
        let row = Rect::from_min_max(pos2(page.min.x, top), pos2(page.max.x, top + POINTS));
        let (painter, left) = (ui.painter(), row.left_center() + vec2(theme::space::SMALL, 0.0));
        painter.text(left, Align2::LEFT_CENTER, name, theme::title(TextSize::HEADING), theme.ink);
        for player in 0..ROWS {
            let cell = Rect::from_x_y_ranges(shown.player(player).x_range(), row.y_range())
                .shrink(theme::space::HAIR);
            painter.rect_stroke(
                cell,
                theme::radius::CHIP,
                theme::stroke::fine(theme.line),
                egui::StrokeKind::Inside,
            );
        }
    }
}
