//! High scores and statistics.

mod charts;
mod table;

use egui::{Align2, ComboBox, Key, Rect, RichText, Sense, Ui, Vec2, pos2, vec2};

use crate::{
    files::{GameSummary, layout_hash},
    log::NamedLayout,
    rules::{ChangeDice, SpecialActions},
    session::{
        GameCommand, GamePage,
        high_scores::{HighScoreTable, HighScores, Statistics},
    },
};
use common::host::AppRequest;
use text::{Language, Texts};
use ui::{
    actions::Action,
    drawing::{
        star,
        symbols::{self, Symbol},
    },
    form,
    theme::{self, TextSize, Theme},
    widgets::{
        figures,
        surface::{self, Surface},
    },
};

use table::ShownGame;

/// What the screen remembers.
#[derive(Default)]
pub struct HighScoresScreen {
    /// The tables, worked out when the saved games or the language have changed.
    known: Option<(u64, Language)>,
    tables: Vec<ShownTable>,
    /// There are finished games, whether or not they count.
    any_finished: bool,
    /// The table shown, of those with the program's dice and then those with typed dice.
    chosen: usize,
}

/// A table as it is shown.
struct ShownTable {
    name: String,
    typed: bool,
    games: Vec<ShownGame>,
    statistics: Statistics,
}

impl HighScoresScreen {
    /// Draws the screen; `changes` counts how often the saved games have changed.
    pub fn show<'a>(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        (changes, games): (u64, impl Iterator<Item = (&'a str, &'a GameSummary)>),
        commands: &mut Vec<GameCommand>,
    ) {
        let asked = (changes, texts.language());
        if self.known != Some(asked) {
            self.known = Some(asked);
            let scores = HighScores::new(games);
            self.tables = shown(texts, &scores);
            self.any_finished = scores.finished > 0;
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let statistics = Action::new(texts.statistics_title(), ()).icon(Symbol::Grid).key(Key::S);
        let (back, asked) = form::bar_with(ui, texts, texts.records_title(), vec![statistics]);
        if back {
            commands.push(AppRequest::Back.into());
        }
        if asked.is_some() {
            commands.push(AppRequest::Statistics.into());
        }
        let mut chosen = self.chosen.min(self.tables.len().saturating_sub(1));
        let Some(ShownTable { typed, games, statistics, .. }) = self.tables.get(chosen) else {
            return empty(ui, texts, self.any_finished, commands);
        };
        form::columns(ui, |ui, column| match column {
            form::Column::Left(height) => {
                Surface::Plain.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    self.choose(ui, texts, &mut chosen);
                    table::show(ui, texts, games, commands);
                    let title =
                        if *typed { texts.records_typed_table() } else { texts.records_only_unhelped() };
                    form::hint(ui, title);
                    form::fill(ui, height);
                });
            }
            form::Column::Right => in_figures(ui, texts, statistics),
        });
        self.chosen = chosen;
    }

    /// The kind of games, to choose where there are several.
    fn choose(&self, ui: &mut Ui, texts: &Texts, chosen: &mut usize) {
        if let [only] = self.tables.as_slice() {
            surface::heading(ui, &only.name);
        } else {
            form::field(ui, texts.records_choose(), |ui, label| {
                let list = ComboBox::from_id_salt("kind")
                    .width(ui.available_width())
                    .selected_text(&self.tables[*chosen].name);
                let shown = list.show_ui(ui, |ui| {
                    for (k, table) in self.tables.iter().enumerate() {
                        ui.selectable_value(chosen, k, &table.name);
                    }
                });
                shown.response.labelled_by(label.id);
            });
        }
        ui.add_space(theme::space::MEDIUM);
    }
}

/// The tables with their names and figures.
fn shown(texts: &Texts, scores: &HighScores<'_>) -> Vec<ShownTable> {
    let sheets = sheets(texts, scores.tables.iter().chain(&scores.typed));
    let unhelped = scores.tables.iter().map(|table| (table, false));
    let all = unhelped.chain(scores.typed.iter().map(|table| (table, true)));
    all.filter_map(|(table, typed)| {
        Some(ShownTable {
            name: named(texts, table, typed, &sheets),
            typed,
            games: table::games(texts, table),
            statistics: Statistics::of(table)?,
        })
    })
    .collect()
}

/// What the sheets are called, by their hash: nothing where all games were played on the usual one. Different sheets
/// of one name are numbered.
fn sheets<'a>(texts: &Texts, tables: impl Iterator<Item = &'a HighScoreTable<'a>>) -> Vec<(String, String)> {
    let usual = layout_hash(&NamedLayout::standard().1);
    let mut names: Vec<(String, String, usize)> = Vec::new();
    for table in tables {
        let hash = &table.conditions.layout;
        if names.iter().any(|(known, ..)| known == hash) {
            continue;
        }
        let own = || table.games.first().map_or("", |game| &game.summary.general.header.layout_name);
        let name = if *hash == usual { texts.new_layout_default() } else { own() };
        let number = names.iter().filter(|(_, other, _)| other == name).count() + 1;
        names.push((hash.clone(), name.to_owned(), number));
    }
    if matches!(&names[..], [(hash, ..)] if *hash == usual) {
        names.clear();
    }
    let numbered = |name: String, number| if number > 1 { format!("{name} ({number})") } else { name };
    names.into_iter().map(|(hash, name, number)| (hash, numbered(name, number))).collect()
}

/// The conditions of a table in words: only what is unusual beside phantoms and rounds.
fn named(texts: &Texts, table: &HighScoreTable<'_>, typed: bool, sheets: &[(String, String)]) -> String {
    let conditions = &table.conditions;
    let mut name = texts.records_conditions(conditions.phantoms, conditions.options.rounds);
    let mut add = |text: &str| {
        name.push_str(" · ");
        name.push_str(text);
    };
    if let Some(bonus) = conditions.options.phantom_bonus {
        add(&format!("{} (+{bonus})", texts.new_goal_beat()));
    }
    if conditions.options.special_actions == SpecialActions::Both {
        add(texts.records_both());
    }
    if conditions.options.change_dice == ChangeDice::Any {
        add(texts.records_any());
    }
    if let Some((_, sheet)) = sheets.iter().find(|(hash, _)| *hash == conditions.layout) {
        add(sheet);
    }
    if typed {
        add(texts.records_typed_table());
    }
    name
}

/// The cards at the right.
fn in_figures(ui: &mut Ui, texts: &Texts, statistics: &Statistics) {
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
    titled(ui, texts.stats_parts(), |ui| charts::parts(ui, texts, statistics));
    ui.add_space(form::CARD_GAP);
    titled(ui, texts.stats_trend(), |ui| charts::trend(ui, texts, statistics));
}

fn titled(ui: &mut Ui, title: &str, contents: impl FnOnce(&mut Ui)) {
    Surface::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        surface::heading(ui, title);
        ui.add_space(theme::space::SMALL);
        contents(ui);
    });
}

/// The empty page has this height, or goes without its cup.
const WITH_CUP: f32 = 320.0;

/// A cup on a star.
fn cup(ui: &mut Ui, theme: &Theme) {
    let (place, _) = ui.allocate_exact_size(vec2(96.0, 96.0), Sense::hover());
    let centre = place.center();
    star::sixteen(ui.painter(), centre, 48.0, theme.band, theme::stroke::edge(theme.gold_line));
    let cup = Rect::from_center_size(pos2(centre.x, centre.y + 1.0), Vec2::splat(theme::size::LARGE_DRAWING));
    symbols::paint(ui.painter(), cup, Symbol::Trophy, theme.gold);
}

/// No records yet: nothing is finished, or nothing of it counts.
fn empty(ui: &mut Ui, texts: &Texts, any_finished: bool, commands: &mut Vec<GameCommand>) {
    let room = ui.available_rect_before_wrap();
    let rect = Align2::CENTER_CENTER.align_size_within_rect(
        vec2(520.0_f32.min(room.width() - 36.0), 340.0_f32.min(room.height() - 24.0)),
        room,
    );
    Surface::Ornate.show_in(ui, rect, |ui| {
        let theme = Theme::of(ui.ctx());
        ui.vertical_centered(|ui| {
            if rect.height() >= WITH_CUP {
                ui.add_space(theme::space::LARGE);
                cup(ui, &theme);
                ui.add_space(theme::space::MEDIUM);
            }
            let (title, hint) = if any_finished {
                (texts.records_none_count(), texts.records_none_count_hint())
            } else {
                (texts.records_empty(), texts.records_empty_hint())
            };
            ui.label(RichText::new(title).font(theme::title(TextSize::TITLE)).color(theme.ink));
            ui.add_space(theme::space::SMALL);
            let hint = RichText::new(hint).font(theme::body(TextSize::TEXT));
            ui.label(hint.color(theme.ink_soft));
            ui.add_space(theme::space::WIDE);
            let new = AppRequest::Show(GamePage::NewGame).into();
            let new = Action::new(texts.home_new_game(), new).icon(Symbol::Play).key(Key::Enter).primary();
            commands.extend(new.show(ui, texts));
        });
    });
}
