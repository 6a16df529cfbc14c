//! What all games say together: a chart of what is chosen, with its figures beside it.

mod chart;
mod columns;
mod drawn;
mod figures;
mod figures_table;
mod filters;

use std::ops::RangeInclusive;

use egui::{Key, Rect, RichText, Ui};

use self::{
    chart::Chart,
    drawn::Drawn,
    figures::Figures,
    figures_table::FiguresTable,
    filters::{Filters, Lists},
};
use crate::{
    games::{
        common::{
            csv::Dialect,
            host::{AppRequest, now},
        },
        roll_and_write::{
            session::{AppView, GameCommand},
            statistics::{self, Choices, Filter},
        },
    },
    text::{Language, Texts, number_locale},
    ui::{
        actions::Action,
        ask::{Ask, suggested_path},
        dialogs::Answer,
        drawing::symbols::Symbol,
        form, room,
        theme::{self, Mode, TextSize, Theme, ThemeChoice},
        widgets::surface::{self, Surface},
    },
};

/// What the screen remembers.
#[derive(Default)]
pub struct StatisticsScreen {
    filters: Filters,
    /// Worked out when the games, the choice or the language have changed.
    known: Option<(u64, Filters, Language)>,
    lists: Lists,
    chart: Option<Chart>,
    /// What of the chart is drawn, and its figures beside it.
    drawn: Drawn,
    table: FiguresTable,
    /// There are finished games, whether or not they pass.
    any_finished: bool,
    ask: Option<(Ask, Wish)>,
}

/// What is written to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Picture,
    Csv,
}

/// The table has so much of the width, within these limits, or of the height of an upright window; the chart has the rest.
const TABLE: f32 = 0.49;
const TABLE_WIDTHS: RangeInclusive<f32> = 410.0..=560.0;

impl StatisticsScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        let place = room::below_bar(ui);
        self.look(app);
        let can = self.chart.as_ref().is_some_and(|chart| !chart.lines.is_empty());
        let save = |words, wish, key| {
            Action::new(words, wish)
                .icon(Symbol::Picture)
                .key(key)
                .only_if(can, texts.statistics_no_figures())
        };
        let more = vec![
            save(texts.score_export_png(), Wish::Picture, Key::P),
            save(texts.statistics_csv(), Wish::Csv, Key::C).icon(Symbol::Copy),
        ];
        let (back, wish) = form::bar_with(ui, texts, texts.statistics_title(), more);
        if back {
            commands.push(AppRequest::Back.into());
        }
        self.open(texts, wish);
        Surface::Plain.show_in(ui, place, |ui| self.contents(ui, app));
        self.save(ui, app, commands);
    }

    /// Works the chart out anew where anything has changed.
    fn look(&mut self, app: &AppView<'_>) {
        let desk = &app.desk.statistics;
        let asked = (desk.changes(), self.filters.clone(), app.texts.language());
        if self.known.as_ref() == Some(&asked) {
            return;
        }
        let all = statistics::games(desk.facts(), &Filter::default());
        let choices = Choices::of(&all);
        self.any_finished = !all.is_empty();
        let filter = self.filters.filter(&choices, now());
        let games = statistics::games(all.iter().copied(), &filter);
        let plays = statistics::plays(&games, &filter);
        let figures = Figures { texts: app.texts, games: &games, plays: &plays, desk };
        self.chart = (!games.is_empty()).then(|| figures.chart(self.filters.topic()));
        self.lists = Lists::new(app.texts, &choices);
        (self.drawn, self.table) = (Drawn::default(), FiguresTable::default());
        self.known = Some(asked);
    }

    fn contents(&mut self, ui: &mut Ui, app: &AppView<'_>) {
        let texts = app.texts;
        if let Some(read) = app.desk.statistics.reading() {
            form::hint(ui, &texts.statistics_reading(read));
        }
        if !self.any_finished {
            return told(ui, texts.records_empty(), texts.records_empty_hint());
        }
        self.filters.show(ui, &self.lists);
        if self.known.as_ref().is_some_and(|(_, shown, _)| *shown != self.filters) {
            // What was chosen counts in the next frame.
            ui.ctx().request_repaint();
        }
        ui.add_space(theme::space::MEDIUM);
        match &self.chart {
            None => told(ui, texts.statistics_none_fits(), texts.statistics_none_fits_hint()),
            Some(chart) if chart.lines.is_empty() => {
                let why = chart.remarks.last().map_or(texts.statistics_no_figures_hint(), String::as_str);
                told(ui, texts.statistics_no_figures(), why);
            }
            Some(chart) => {
                for remark in &chart.remarks {
                    ui.label(RichText::new(remark).font(theme::medium(TextSize::TEXT)));
                }
                ui.add_space(theme::space::SMALL);
                let room = ui.available_rect_before_wrap();
                let (first, second) = if room.height() > room.width() {
                    let (above, below) = room.split_top_bottom_at_fraction(1.0 - TABLE);
                    (above, below.with_min_y(below.min.y + theme::space::MEDIUM))
                } else {
                    let width = (room.width() * TABLE).clamp(*TABLE_WIDTHS.start(), *TABLE_WIDTHS.end());
                    let middle = room.max.x - width.min(room.width() / 2.0 + theme::space::WIDE);
                    (room.with_max_x(middle - theme::space::MEDIUM), room.with_min_x(middle))
                };
                part(ui, first, |ui| chart.show(ui, texts, ui.available_size(), &mut self.drawn));
                part(ui, second, |ui| self.table.show(ui, texts, chart));
            }
        }
    }

    /// Asks where a file is to be written.
    fn open(&mut self, texts: &Texts, wish: Option<Wish>) {
        let (Some(wish), Some(chart)) = (wish, &self.chart) else { return };
        let (title, kind) = match wish {
            Wish::Picture => (texts.score_export_png(), "png"),
            Wish::Csv => (texts.statistics_csv(), "csv"),
        };
        let path = suggested_path(&format!("alhambra-{}.{kind}", chart.file));
        self.ask = Some((Ask::to_write(title, texts.score_picture_hint(), texts.save(), path), wish));
    }

    fn save(&mut self, ui: &Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let (Some((ask, wish)), Some(chart)) = (&mut self.ask, &self.chart) else { return };
        let mode = if Theme::of(ui.ctx()).dark { Mode::Dark } else { Mode::Light };
        let choice = ThemeChoice { mode, colour_blind: app.settings.colour_blind_safe };
        match ask.show(ui, app.texts, app.errors) {
            Answer::Waiting => {}
            Answer::Cancelled => self.ask = None,
            Answer::Given(path) => {
                let bytes = match wish {
                    Wish::Csv => Ok(chart.table().write(Dialect::of_locale(&number_locale())).into_bytes()),
                    Wish::Picture => chart.picture(app.texts, choice).encode_png(),
                };
                commands.push(AppRequest::write_picture(app.texts, path, bytes).into());
            }
        }
    }
}

/// A part of the screen.
fn part(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui)) {
    ui.scope_builder(egui::UiBuilder::new().max_rect(place), contents);
}

/// What there is instead of a chart.
fn told(ui: &mut Ui, title: &str, hint: &str) {
    ui.add_space(theme::space::WIDE);
    surface::heading(ui, title);
    form::hint(ui, hint);
}
