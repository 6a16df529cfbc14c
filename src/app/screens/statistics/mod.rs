//! What all finished games say together: figures of what is chosen, as a table and as a chart.

mod chart;
mod columns;
mod drawn;
mod figures_table;
mod lists;

use std::{ops::RangeInclusive, path::Path};

use egui::{Key, Rect, RichText, Ui, vec2};
use jiff::{civil::Date, tz::TimeZone};

use self::{
    chart::Drawable,
    drawn::Drawn,
    figures_table::FiguresTable,
    lists::{Known, ListContent, Lists, Own},
};
use crate::{AppCommand, AppState, Page};
use common::{
    contract::results,
    csv::{Dialect, Table},
    host::today,
    statistics::{Chart, Choices, Filter, GameResult, passing, plays},
    words::{charts::Charts, plays::plays_table},
};
use kernel::record::When;
use text::{Language, Texts, number_locale};
use ui::{
    actions::Action,
    ask::{Ask, suggested_path},
    dialogs::Answer,
    drawing::symbols::Symbol,
    form, room,
    theme::{self, Mode, TextSize, Theme, ThemeChoice},
    widgets::surface::{self, Surface},
};

/// What the screen remembers.
#[derive(Default)]
pub struct StatisticsScreen {
    lists: Lists,
    /// The results, and what can be asked of them: gathered once all games are read, when the library has changed.
    results: Option<(u64, Vec<GameResult>, Choices)>,
    /// Of what the figures are; none where something else was chosen.
    known: Option<(u64, u64, Language)>,
    /// Games and people in the figures.
    counted: [usize; 2],
    chart: Option<Chart>,
    /// What of the chart is drawn, and its figures beside it.
    drawn: Drawn,
    table: FiguresTable,
    ask: Option<(Ask, PanelRequest)>,
}

/// What is asked for in the bar: everybody who played, or what is written to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PanelRequest {
    People,
    Picture,
    Csv,
    Plays,
    BgStats,
}

/// The table has so much of the width, within these limits, or of the height of an upright window; the chart has the rest.
const TABLE: f32 = 0.49;
const TABLE_WIDTHS: RangeInclusive<f32> = 410.0..=560.0;
/// Tables of more columns have all of a page narrower than this, and so much of a wider one.
const COLUMNS: usize = 6;
const WIDE: f32 = 1300.0;
const WIDE_TABLE: f32 = 860.0;
/// Figures are no lower than this: a lower page is scrolled.
const LOWEST: f32 = 152.0;
/// A field for a day is so wide, and has so many letters at most.
const DAY: f32 = 152.0;
const LETTERS: usize = 32;

impl StatisticsScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        let place = room::below_bar(ui);
        self.look(app);
        let can = self.chart.as_ref().is_some_and(|chart| !chart.lines.is_empty());
        let save = |words, wish, key| {
            Action::new(words, wish)
                .icon(Symbol::Picture)
                .key(key)
                .enabled_if(can, texts.statistics_no_figures())
        };
        let people = Action::new(texts.people_title(), PanelRequest::People).icon(Symbol::People);
        let plays = |words, wish| {
            Action::new(words, wish).enabled_if(self.chart.is_some(), texts.statistics_none_fits())
        };
        let more = vec![
            people.key(Key::W),
            save(texts.score_export_png(), PanelRequest::Picture, Key::P),
            save(texts.statistics_csv(), PanelRequest::Csv, Key::C).icon(Symbol::Copy),
            plays(texts.statistics_plays(), PanelRequest::Plays).icon(Symbol::Grid).key(Key::T),
            plays(texts.statistics_bg_stats(), PanelRequest::BgStats).icon(Symbol::Code).key(Key::B),
        ];
        let (back, wish) = form::bar_with(ui, texts, texts.statistics_title(), more);
        if back {
            commands.push(AppCommand::Back);
        }
        if wish == Some(PanelRequest::People) {
            commands.push(AppCommand::Go(Page::People));
        }
        self.open(texts, wish);
        Surface::Plain.show_in(ui, place, |ui| {
            let page = egui::ScrollArea::vertical().id_salt("figures").auto_shrink(false);
            page.show(ui, |ui| self.contents(ui, app));
        });
        self.save(ui, app, commands);
    }

    /// Works the figures out anew where anything has changed, but not while games are being read.
    fn look(&mut self, app: &AppState) {
        let changes = app.library.changes() + app.people_changes;
        if app.library.reading().is_none() && self.results.as_ref().is_none_or(|(of, ..)| *of != changes) {
            let all = results(app.library.games(), &app.settings.people);
            let choices = Choices::of(&all);
            self.results = Some((changes, all, choices));
        }
        let Some((of, all, choices)) = &self.results else { return };
        let (mut own, mut is_reading) = (0, false);
        for figures in app.games_under_way().filter_map(|(_, desk)| desk.figures()) {
            own += figures.changes();
            is_reading |= figures.reading().is_some();
        }
        let asked = (*of, own, app.texts.language());
        let is_known = |&(of, own, language): &(u64, u64, Language)| {
            (of, language) == (asked.0, asked.2) && (own == asked.1 || is_reading)
        };
        if self.known.as_ref().is_some_and(is_known) {
            return;
        }
        self.lists = remade(&self.lists, app, choices);
        let (filter, results) = self.chosen(app, all);
        let plays = plays(&results, &filter);
        let mut people: Vec<&str> = plays.iter().map(|play| play.player().person.as_str()).collect();
        people.sort_unstable();
        people.dedup();
        self.counted = [results.len(), people.len()];
        let chart = || match self.lists.shown() {
            ListContent::Any(topic) => {
                let (texts, game_name) = (&app.texts, &|id: &str| app.list.name_of(&app.texts, id));
                let (filter, results, plays) = (&filter, &results[..], &plays[..]);
                Some(Charts { texts, game_name, filter, results, plays }.chart(topic))
            }
            ListContent::Own(game, number) => {
                let own = app.games_under_way().find(|(of, _)| of.id() == game)?.1.figures()?;
                Some(own.chart(&app.texts, number, &plays))
            }
        };
        self.chart = if results.is_empty() { None } else { chart() };
        (self.drawn, self.table) = (Drawn::default(), FiguresTable::default());
        self.known = Some(asked);
    }

    /// The games that are chosen among all, and what chooses them.
    fn chosen<'a>(&self, app: &AppState, all: &'a [GameResult]) -> (Filter, Vec<&'a GameResult>) {
        let filter = self.lists.filter(today(), self.days().map(Result::unwrap_or_default));
        let mut results = passing(all, &filter);
        if let Some((game, chosen)) = self.lists.own()
            && let Some(own) = app.games_under_way().find(|(of, _)| of.id() == game)
            && let Some(own) = own.1.figures()
        {
            let files = own.files(&chosen);
            results.retain(|result| result.game != game || files.contains(result.file.as_str()));
        }
        (filter, results)
    }

    /// The days that are typed: none where nothing is, and an error where it is no day.
    fn days(&self) -> [Result<Option<Date>, ()>; 2] {
        self.lists.span.each_ref().map(|typed| match When::read(typed, &TimeZone::system()) {
            _ if typed.trim().is_empty() => Ok(None),
            Ok(When::On(day)) => Ok(Some(day)),
            _ => Err(()),
        })
    }

    fn contents(&mut self, ui: &mut Ui, app: &AppState) {
        let texts = &app.texts;
        let own = app.games_under_way().filter_map(|(_, desk)| desk.figures()?.reading());
        let reading = app.library.reading().map(|reading| reading.known).or_else(|| own.max());
        if let Some(read) = reading {
            form::hint(ui, &texts.statistics_reading(read));
        }
        match &self.results {
            None => return,
            Some((_, all, _)) if all.is_empty() => {
                return told(ui, texts.records_empty(), texts.statistics_empty_hint());
            }
            Some(_) => {}
        }
        if self.lists.show(ui) | self.span(ui, texts) {
            self.known = None;
            // What was chosen counts in the next frame.
            ui.ctx().request_repaint();
        }
        ui.add_space(theme::space::MEDIUM);
        let Some(chart) = &self.chart else {
            return told(ui, texts.statistics_none_fits(), texts.statistics_none_fits_hint());
        };
        let [games, people] = self.counted;
        ui.label(RichText::new(texts.statistics_counted(games, people)).font(theme::medium(TextSize::TEXT)));
        if chart.lines.is_empty() {
            let why = chart.remarks.last().map_or(texts.statistics_no_figures_hint(), String::as_str);
            return told(ui, texts.statistics_no_figures(), why);
        }
        for remark in &chart.remarks {
            ui.label(RichText::new(remark).font(theme::medium(TextSize::TEXT)));
        }
        ui.add_space(theme::space::SMALL);
        let size = ui.available_size().max(vec2(0.0, LOWEST));
        let (room, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        let (first, second) = parted(room, chart.heads.len() > COLUMNS);
        if let Some(first) = first {
            part(ui, first, |ui| {
                Drawable(chart).show(ui, texts, ui.available_size(), &mut self.drawn);
            });
        }
        part(ui, second, |ui| self.table.show(ui, texts, chart));
    }

    /// The fields for the first and the last day, where these are typed; true if something was typed.
    fn span(&mut self, ui: &mut Ui, texts: &Texts) -> bool {
        if !self.lists.is_span() {
            return false;
        }
        let before = self.lists.span.clone();
        let names = [texts.statistics_since(), texts.statistics_until()];
        ui.add_space(theme::space::SMALL);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = theme::space::MEDIUM;
            for (name, typed) in names.into_iter().zip(&mut self.lists.span) {
                ui.allocate_ui(vec2(DAY, 0.0), |ui| {
                    ui.vertical(|ui| {
                        form::field(ui, name, |ui, label| {
                            form::text(ui, label, typed, texts.late_date_hint(), DAY, LETTERS);
                        });
                    });
                });
            }
        });
        if self.days().contains(&Err(())) {
            form::fault(ui, texts.late_fault_date());
        }
        before != self.lists.span
    }

    /// Asks where a file is to be written.
    fn open(&mut self, texts: &Texts, wish: Option<PanelRequest>) {
        let (Some(wish), Some(chart)) = (wish, &self.chart) else { return };
        let hint = texts.score_picture_hint();
        let (title, hint, name) = match wish {
            PanelRequest::People => return,
            PanelRequest::Picture => (texts.score_export_png(), hint, format!("{}.png", chart.file)),
            PanelRequest::Csv => (texts.statistics_csv(), hint, format!("{}.csv", chart.file)),
            PanelRequest::Plays => {
                (texts.statistics_plays(), texts.statistics_plays_hint(), "plays.xlsx".to_owned())
            }
            PanelRequest::BgStats => {
                (texts.statistics_bg_stats(), texts.statistics_bg_stats_hint(), "plays.json".to_owned())
            }
        };
        let path = suggested_path(&format!("alhambra-{name}"));
        self.ask = Some((Ask::to_write(title, hint, texts.save(), path), wish));
    }

    fn save(&mut self, ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let Some(chart) = &self.chart else { return };
        let Some((mut ask, wish)) = self.ask.take() else { return };
        let mode = if Theme::of(ui.ctx()).dark { Mode::Dark } else { Mode::Light };
        let choice = ThemeChoice { mode, colour_blind: app.settings.colour_blind_safe };
        match ask.show(ui, &app.texts, app.errors) {
            Answer::Waiting => self.ask = Some((ask, wish)),
            Answer::Cancelled => {}
            Answer::Given(path) => {
                let bytes = match wish {
                    PanelRequest::People => return,
                    PanelRequest::Csv => Ok(csv(&chart.table())),
                    PanelRequest::Picture => Drawable(chart).picture(&app.texts, choice).encode_png(),
                    PanelRequest::Plays => Ok(self.plays(app, &path)),
                    PanelRequest::BgStats => {
                        let files = self.shown(app).iter().map(|result| result.file.clone()).collect();
                        commands.push(AppCommand::WritePlays { files, path });
                        self.ask = Some((ask, wish));
                        return;
                    }
                };
                commands.push(AppCommand::Write { path, bytes });
                self.ask = Some((ask, wish));
            }
        }
    }

    /// The games that are shown.
    fn shown(&self, app: &AppState) -> Vec<&GameResult> {
        self.results.as_ref().map_or_else(Vec::new, |(_, all, _)| self.chosen(app, all).1)
    }

    /// The same as a table of the kind that the name of the file says.
    fn plays(&self, app: &AppState, path: &str) -> Vec<u8> {
        let table = plays_table(&app.texts, &self.shown(app), &|game| app.list.name_of(&app.texts, game));
        let is_csv = Path::new(path).extension().is_some_and(|kind| kind.eq_ignore_ascii_case("csv"));
        if is_csv { csv(&table) } else { table.workbook(app.texts.plays_title()) }
    }
}

/// A file that the spreadsheets of this place read.
fn csv(table: &Table) -> Vec<u8> {
    table.write(Dialect::of_locale(&number_locale())).into_bytes()
}

/// The lists of what is known now.
fn remade(lists: &Lists, app: &AppState, choices: &Choices) -> Lists {
    let texts = &app.texts;
    let games: Vec<(&'static str, &str)> = app
        .list
        .all()
        .filter(|game| choices.games.contains(game.id()))
        .map(|game| (game.id(), game.name(texts)))
        .collect();
    let own = app.games_under_way().filter_map(|(game, desk)| {
        let own = desk.figures()?;
        let topics = own.topics(texts).into_iter().map(str::to_owned).collect();
        Some(Own { game: game.id(), topics, lists: own.lists(texts) })
    });
    lists.remade(&Known { texts, games: &games, choices, own: &own.collect::<Vec<_>>() })
}

/// Where the chart and the table lie: a table of many columns leaves it no room on a narrow page.
fn parted(room: Rect, is_wide: bool) -> (Option<Rect>, Rect) {
    if is_wide && room.width() < WIDE {
        return (None, room);
    }
    if room.height() > room.width() {
        let (above, below) = room.split_top_bottom_at_fraction(1.0 - TABLE);
        return (Some(above), below.with_min_y(below.min.y + theme::space::MEDIUM));
    }
    let width = (room.width() * TABLE).clamp(*TABLE_WIDTHS.start(), *TABLE_WIDTHS.end());
    let most = room.width() / 2.0 + theme::space::WIDE;
    let middle = room.max.x - if is_wide { WIDE_TABLE } else { width.min(most) };
    (Some(room.with_max_x(middle - theme::space::MEDIUM)), room.with_min_x(middle))
}

/// A part of the screen.
fn part(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui)) {
    ui.scope_builder(egui::UiBuilder::new().max_rect(place), contents);
}

/// What there is instead of figures.
fn told(ui: &mut Ui, title: &str, hint: &str) {
    ui.add_space(theme::space::WIDE);
    surface::heading(ui, title);
    form::hint(ui, hint);
}
