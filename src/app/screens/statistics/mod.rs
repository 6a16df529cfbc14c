//! What all finished games say together: people first, then figures of what is chosen, drawn and as a table.

mod bars;
mod cells;
mod chart;
mod chips;
mod columns;
mod days;
mod figures_table;
mod form;
mod instead;
mod lists;
mod page;
mod people;
mod people_columns;
mod person_row;
mod plot;
mod rows;
mod saving;
mod signs;
mod sketch;
mod table_rows;
mod trend;

use egui::{RichText, Ui, vec2};
use jiff::{civil::Date, tz::TimeZone};

use self::{
    lists::{Known, ListContent, Lists, Own},
    page::{Figures, Portrait},
    saving::{PanelRequest, Saving, Written},
    signs::Signs,
    sketch::Drawn,
};
use super::{games::short_name, no_games};
use crate::{AppCommand, AppState, Page};
use common::{
    contract::results,
    host::today,
    statistics::{Chart, Choices, Filter, GameResult, Play, passing, plays},
    words::charts::{Charts, Topic},
};
use kernel::record::When;
use text::{Language, Texts};
use ui::{
    form as fields, room,
    theme::{self, TextSize, Theme},
    widgets::{surface::Surface, text_width},
};

/// What the screen remembers.
#[derive(Default)]
pub struct StatisticsScreen {
    lists: Lists,
    /// All lists are shown, not only those in the line.
    is_open: bool,
    /// The results, and what can be asked of them: gathered once all games are read, when the library has changed.
    results: Option<(u64, Vec<GameResult>, Choices)>,
    /// Of what the figures are; none where something else was chosen.
    known: Option<FiguresOf>,
    /// Games and people in the figures.
    counted: [usize; 2],
    figures: Option<Figures>,
    saving: Saving,
}

/// What figures are made of, each as often as it has changed, and how they are told.
struct FiguresOf {
    results: u64,
    own: u64,
    language: Language,
    /// That of who plays here.
    colour: String,
}

/// A field for a day is so wide, and has so many letters at most.
const DAY: f32 = 152.0;
const LETTERS: usize = 32;

impl StatisticsScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        let place = room::below_bar(ui);
        self.look(app);
        self.look_at_person(app);
        let writing = app.writing_plays().map(|percent| texts.plays_out_writing(percent));
        let chart = self.figures.as_ref().map(|figures| &figures.chart);
        let [more, files] = saving::actions(texts, chart, writing.as_deref());
        let (back, wish) = fields::bar_with(ui, texts, texts.statistics_title(), more);
        let wish = self.saving.menu(ui, texts, files).or(wish);
        if back {
            commands.push(AppCommand::Back);
        }
        match (wish, &self.figures) {
            (Some(PanelRequest::People), _) => commands.push(AppCommand::Go(Page::People)),
            (Some(wish), Some(figures)) => self.saving.open(texts, &figures.chart, wish),
            _ => {}
        }
        // Where nothing is finished yet, there is nothing to choose either.
        if self.results.as_ref().is_some_and(|(_, all, _)| all.is_empty()) {
            let (title, hint) = (texts.records_empty(), texts.statistics_empty_hint());
            return no_games::show(ui, app, title, hint, commands);
        }
        Surface::Plain.show_in(ui, place, |ui| {
            let page = egui::ScrollArea::vertical().id_salt("figures").auto_shrink(false);
            page.show(ui, |ui| {
                self.contents(ui, app, writing.as_deref(), commands);
            });
        });
        let Some(figures) = &self.figures else { return };
        let all = self.results.as_ref().map_or(&[][..], |(_, all, _)| all);
        let written = Written {
            chart: &figures.chart,
            results: &|| chosen(&self.lists, app, all).1,
            picture: &|choice, names| figures.picture(texts, choice, names),
        };
        self.saving.show(ui, app, &written, commands);
    }

    /// Works the figures out anew where anything has changed, but not while games are being read.
    fn look(&mut self, app: &AppState) {
        let changes = app.library.changes() + app.people_changes;
        if app.library.reading().is_none() && self.results.as_ref().is_none_or(|(of, ..)| *of != changes) {
            let all = results(app.library.games(), &app.people);
            let choices = Choices::of(&all);
            self.results = Some((changes, all, choices));
        }
        let Some((of, all, choices)) = &self.results else { return };
        let (mut own, mut is_reading) = (0, false);
        for figures in app.games_under_way().filter_map(|(_, desk)| desk.figures()) {
            own += figures.changes();
            is_reading |= figures.reading().is_some();
        }
        let (language, colour) = (app.texts.language(), &app.settings.player_colour);
        let is_known = |known: &FiguresOf| {
            (known.results, known.language, &known.colour) == (*of, language, colour)
                && (known.own == own || is_reading)
        };
        if self.known.as_ref().is_some_and(is_known) {
            return;
        }
        self.lists = remade(&self.lists, app, choices);
        let (filter, results) = chosen(&self.lists, app, all);
        let plays = plays(&results, &filter);
        let mut people: Vec<&str> = plays.iter().map(|play| play.player().person.as_str()).collect();
        people.sort_unstable();
        people.dedup();
        self.counted = [results.len(), people.len()];
        let chart = match self.lists.shown() {
            _ if results.is_empty() => None,
            ListContent::Any(topic) => {
                let mut chart = chart(app, topic, &filter, (&results, &plays));
                let mixed = self.lists.mixed();
                if !mixed.is_empty() && matches!(topic, Topic::People | Topic::Trend | Topic::Spread) {
                    chart.remarks.push(app.texts.statistics_mixed(&mixed.join(", ")));
                }
                Some(chart)
            }
            ListContent::Own(game, number) => {
                let own = app.games_under_way().find(|(of, _)| of.id() == game);
                own.and_then(|(_, desk)| Some(desk.figures()?.chart(&app.texts, number, &plays)))
            }
        };
        let signs = Signs::of(&choices.people, &app.people, &app.settings.player_colour);
        let people = self.figures.take().map(|figures| figures.people).unwrap_or_default();
        self.figures = chart.map(|chart| Figures::new(chart, signs, people));
        self.known = Some(FiguresOf { results: *of, own, language, colour: colour.clone() });
    }

    /// Works out how whoever is chosen among the people has played.
    fn look_at_person(&mut self, app: &AppState) {
        let (Some(figures), Some((_, all, _))) = (&mut self.figures, &self.results) else { return };
        let Some(id) = figures.missing_portrait() else { return };
        let (filter, results) = chosen(&self.lists, app, all);
        let filter = Filter { person: Some(id.clone()), ..filter };
        let results: Vec<&GameResult> = results.into_iter().filter(|result| filter.passes(result)).collect();
        let plays = plays(&results, &filter);
        let chart = chart(app, Topic::Trend, &filter, (&results, &plays));
        figures.portrait = Some(Portrait { id, chart, drawn: Drawn::default() });
    }

    /// What is chosen, how far plays are that are being written, and the figures.
    fn contents(
        &mut self,
        ui: &mut Ui,
        app: &AppState,
        writing: Option<&str>,
        commands: &mut Vec<AppCommand>,
    ) {
        let texts = &app.texts;
        let own = app.games_under_way().filter_map(|(_, desk)| desk.figures()?.reading());
        let reading = app.library.reading().map(|reading| reading.known).or_else(|| own.max());
        if let Some(read) = reading {
            fields::hint(ui, &texts.statistics_reading(read));
        }
        let is_known = self.results.is_some();
        if is_known && (chips::show(ui, texts, &mut self.lists, &mut self.is_open) | self.span(ui, texts)) {
            self.known = None;
            // What was chosen counts in the next frame.
            ui.ctx().request_repaint();
        }
        ui.add_space(theme::space::SMALL);
        commands.extend(writing.and_then(|words| saving::progress(ui, texts, words)));
        if !is_known {
            return;
        }
        let Some(figures) = &mut self.figures else {
            return instead::show(ui, texts.statistics_none_fits(), texts.statistics_none_fits_hint());
        };
        let (chart, [games, people]) = (&figures.chart, self.counted);
        let has_lines = !chart.lines.is_empty();
        let remarks = if has_lines { &chart.remarks[..] } else { &[] };
        counted(ui, &texts.statistics_counted(games, people), remarks);
        if !has_lines {
            let why = chart.remarks.last().map_or(texts.statistics_no_figures_hint(), String::as_str);
            return instead::show(ui, texts.statistics_no_figures(), why);
        }
        ui.add_space(theme::space::SMALL);
        figures.show(ui, texts);
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
                        fields::field(ui, name, |ui, label| {
                            fields::text(ui, label, typed, texts.late_date_hint(), DAY, LETTERS);
                        });
                    });
                });
            }
        });
        if days(&self.lists).contains(&Err(())) {
            fields::fault(ui, texts.late_fault_date());
        }
        before != self.lists.span
    }
}

/// The games that are chosen among all, and what chooses them.
fn chosen<'a>(lists: &Lists, app: &AppState, all: &'a [GameResult]) -> (Filter, Vec<&'a GameResult>) {
    let filter = lists.filter(today(), days(lists).map(Result::unwrap_or_default));
    let mut results = passing(all, &filter);
    if let Some((game, chosen)) = lists.own()
        && let Some(own) = app.games_under_way().find(|(of, _)| of.id() == game)
        && let Some(own) = own.1.figures()
    {
        let files = own.files(&chosen);
        results.retain(|result| result.game != game || files.contains(result.file.as_str()));
    }
    (filter, results)
}

/// The days that are typed: none where nothing is, and an error where it is no day.
fn days(lists: &Lists) -> [Result<Option<Date>, ()>; 2] {
    lists.span.each_ref().map(|typed| match When::read(typed, &TimeZone::system()) {
        _ if typed.trim().is_empty() => Ok(None),
        Ok(When::On(day)) => Ok(Some(day)),
        _ => Err(()),
    })
}

/// A chart that any game has.
fn chart(
    app: &AppState,
    topic: Topic,
    filter: &Filter,
    (results, plays): (&[&GameResult], &[Play<'_>]),
) -> Chart {
    let (texts, game_name) = (&app.texts, &|id: &str| app.list.name_of(&app.texts, id));
    let short_name = &|id: &str| {
        app.list.named(id).map_or_else(|| game_name(id), |game| short_name(game, texts).to_owned())
    };
    Charts { texts, game_name, short_name, filter, results, plays }.chart(topic)
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

/// How much was counted and what is said of it, side by side where there is room, else a line each.
fn counted(ui: &mut Ui, counted: &str, remarks: &[String]) {
    let (theme, large) = (Theme::of(ui.ctx()), theme::space::LARGE);
    let [strong, usual] = [theme::medium(TextSize::SMALL), theme::body(TextSize::SMALL)];
    let width = |words: &String| large + text_width(ui.painter(), words, usual.clone());
    let together = text_width(ui.painter(), counted, strong.clone()) + remarks.iter().map(width).sum::<f32>();
    let words = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(large, theme::space::HAIR);
        ui.label(RichText::new(counted).font(strong));
        for remark in remarks {
            ui.label(RichText::new(remark).font(usual.clone()).color(theme.ink_soft));
        }
    };
    if together <= ui.available_width() {
        ui.horizontal(words)
    } else {
        ui.vertical(words)
    };
}
