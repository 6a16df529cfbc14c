//! High scores and statistics.

mod charts;
mod table;

use egui::{Key, Ui};

use super::{games::short_name, no_games};
use crate::{AppCommand, AppState, Page};
use common::{
    contract::GameRef,
    high_scores::Statistics,
    words::high_scores::{ShownScores, ShownTable},
};
use text::{Language, Texts};
use ui::{
    actions::Action,
    drawing::{frame::PLAIN_MARGIN, symbols::Symbol},
    form, theme,
    widgets::{
        drop_list, figures,
        surface::{self, Surface},
    },
};

/// What counts, below the table, is in two lines at most.
const HINT: f32 = 40.0;

/// What the screen remembers.
#[derive(Default)]
pub struct HighScoresScreen {
    /// The tables, worked out when the saved games or the language have changed.
    known: Option<(u64, Language)>,
    tables: Vec<ShownTable>,
    /// There are finished games, whether or not they count.
    any_finished: bool,
    /// The table shown, of all games one after the other.
    chosen: usize,
}

impl HighScoresScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        let asked = (app.library_changes, texts.language());
        if self.known != Some(asked) {
            self.known = Some(asked);
            (self.tables, self.any_finished) = all_tables(app);
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let statistics = Action::new(texts.statistics_title(), AppCommand::Go(Page::Statistics));
        let statistics = statistics.icon(Symbol::Grid).key(Key::S).narrow_word(texts.statistics_title());
        let (back, asked) = form::bar_with(ui, texts, texts.home_records(), vec![statistics]);
        if back {
            commands.push(AppCommand::Back);
        }
        commands.extend(asked);
        let mut chosen = self.chosen.min(self.tables.len().saturating_sub(1));
        let Some(ShownTable { kind, games, statistics, parts, .. }) = self.tables.get(chosen) else {
            let (title, hint) = if self.any_finished {
                (texts.records_none_count(), texts.records_none_count_hint())
            } else {
                (texts.records_empty(), texts.records_empty_hint())
            };
            return no_games::show(ui, app, title, hint, commands);
        };
        form::tall_columns(ui, |ui, column, room| match column {
            form::Column::Left(height) => {
                Surface::Plain.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    self.choose(ui, texts, &mut chosen);
                    let rows = form::left_of(ui, room - 2.0 * PLAIN_MARGIN) - HINT;
                    table::show(ui, texts, games, rows, commands);
                    form::hint(ui, kind);
                    form::fill(ui, height);
                });
            }
            form::Column::Right => in_figures(ui, texts, parts, statistics, room),
        });
        self.chosen = chosen;
    }

    /// The kind of games, to choose where there are several.
    fn choose(&self, ui: &mut Ui, texts: &Texts, chosen: &mut usize) {
        if let [only] = self.tables.as_slice() {
            surface::heading(ui, &only.name);
        } else {
            form::field(ui, texts.records_choose(), |ui, label| {
                let names: Vec<&str> = self.tables.iter().map(|table| table.name.as_str()).collect();
                drop_list::show(ui, label, ui.available_width(), chosen, &names);
            });
        }
        ui.add_space(theme::space::MEDIUM);
    }
}

/// The tables of all games that have any, and whether there are finished ones. A table is called by its game as well, unless
/// it stands among others of that game alone.
fn all_tables(app: &AppState) -> (Vec<ShownTable>, bool) {
    let texts = &app.texts;
    let of = |game: GameRef| Some((game, game.scores()?.shown(texts, &mut app.saved_of(game))));
    let all: Vec<(GameRef, ShownScores)> = app.list.all().filter_map(of).collect();
    let any_finished = all.iter().any(|(_, scores)| scores.any_finished);
    let count = |scores: &ShownScores| scores.tables.len();
    let most = all.iter().map(|(_, scores)| count(scores)).max().unwrap_or_default();
    let is_one_game = most > 1 && most == all.iter().map(|(_, scores)| count(scores)).sum::<usize>();
    let named = all.into_iter().flat_map(|(game, scores)| {
        scores.tables.into_iter().map(move |table| {
            let name = format!("{} · {}", short_name(game, texts), table.name);
            if is_one_game { table } else { ShownTable { name, ..table } }
        })
    });
    (named.collect(), any_finished)
}

/// The cards at the right, the last as high as the room that the others leave.
fn in_figures(ui: &mut Ui, texts: &Texts, parts: &[String], statistics: &Statistics, room: f32) {
    titled(ui, texts.stats_title(), |ui| {
        let mut all = vec![
            (statistics.games.to_string(), texts.stats_games()),
            (charts::decimal(texts, statistics.average), texts.stats_average()),
            (charts::decimal(texts, statistics.median), texts.stats_median()),
        ];
        if let Some(wins) = statistics.wins {
            all.push((wins.to_string(), texts.stats_wins()));
        }
        all.push((statistics.best.to_string(), texts.stats_best()));
        let all: Vec<(String, String)> =
            all.into_iter().map(|(figure, word)| (figure, word.to_owned())).collect();
        figures::show(ui, &all, &[all.len() - 1]);
    });
    ui.add_space(form::CARD_GAP);
    titled(ui, texts.stats_parts(), |ui| charts::parts(ui, texts, parts, statistics));
    ui.add_space(form::CARD_GAP);
    let height = form::left_of(ui, room) - 2.0 * PLAIN_MARGIN;
    titled(ui, texts.stats_trend(), |ui| {
        if statistics.trend.len() < 2 {
            form::hint(ui, texts.statistics_single());
            return form::fill(ui, height);
        }
        let bars = form::left_of(ui, height);
        charts::trend(ui, texts, statistics, bars);
    });
}

fn titled(ui: &mut Ui, title: &str, contents: impl FnOnce(&mut Ui)) {
    Surface::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        surface::heading(ui, title);
        ui.add_space(theme::space::SMALL);
        contents(ui);
    });
}
