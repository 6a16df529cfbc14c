//! A finished game entered afterwards: three lines a row (§A10.6), which make a record in the library. One of the library
//! can be corrected.

use std::ops::RangeInclusive;

use egui::{Sense, Ui, UiBuilder, vec2};

use super::{
    parts,
    sheet::{self, model::Column, view::column_name},
};
use crate::{
    log::Tiles,
    pad::PaperGame,
    rules::{Counted, FalconKind, Module, Scoring},
    session::{Alhambra, AppView, GameCommand, PLAYERS, TypedCount, TypedGame},
    text::{audit_text, names},
};
use common::{
    BuildingType,
    screens::late_entry::{Judgement, LateColumn, LateEntryPage, LateParts, LateTable, Total},
    table::TableGame,
};
use text::{Texts, without_rules};
use ui::{
    form,
    theme::{self, Theme},
    widgets::{self, number_field, segmented, toggle},
};

/// The width of a number, of its column, and of the VP of camps or bazaars; and where there is little room.
const NUMBER: f32 = 48.0;
const COLUMN: f32 = 56.0;
const LIST: f32 = 108.0;
const NARROW: f32 = 44.0;
const NARROW_LIST: f32 = 72.0;
const NARROW_FALCON: f32 = 40.0;
/// How many kinds of falcons there are.
const FALCONS: f32 = FalconKind::ALL.len() as f32;
/// Between the numbers of falcons.
const BETWEEN: f32 = theme::space::TIGHT;

/// What the page remembers.
#[derive(Default)]
pub struct LateEntryScreen {
    page: LateEntryPage,
    /// Which game of the desk it is.
    number: u64,
    /// The scoring whose lines are shown.
    scoring: usize,
}

impl LateEntryScreen {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let (texts, late) = (app.texts, &app.desk.late);
        if self.number != late.number {
            (self.number, self.scoring) = (late.number, 0);
        }
        let mut parts = Parts { texts, app, old: late.old(), scoring: &mut self.scoring };
        commands.extend(self.page.show(ui, texts, late, &mut parts));
    }
}

struct Parts<'a> {
    texts: &'a Texts,
    app: &'a AppView<'a>,
    old: Option<&'a PaperGame>,
    scoring: &'a mut usize,
}

impl LateParts<Alhambra> for Parts<'_> {
    fn hint(&self) -> &str {
        self.texts.alhambra_late_hint()
    }

    fn players<'a>(&self, form: &'a mut TypedGame) -> (RangeInclusive<usize>, &'a mut usize) {
        (PLAYERS, &mut form.players)
    }

    fn judge(&mut self, form: &TypedGame, game: Option<&PaperGame>) -> Judgement {
        let (texts, names) = (self.texts, form.rows(self.texts, self.old));
        let Some(game) = game else {
            let points = form.is_empty().then_some(0);
            let unknown = |(row, name)| Total { name, points, wins: false, plays: row < form.players };
            let totals = names.into_iter().enumerate().map(unknown).collect();
            return Judgement { totals, remarks: Vec::new() };
        };
        let cards = game.breakdown();
        let winners = Alhambra::winners_of(&cards);
        let total = |(row, name): (usize, String)| {
            let points = cards.get(row).map(|card| i64::from(card.vp));
            let wins = winners.contains(&row) && points > Some(0);
            Total { name, points, wins, plays: row < form.players }
        };
        let odd = game.findings();
        let said = |finding| without_rules(&audit_text::describe(texts, &game.header.seats, finding));
        Judgement {
            totals: names.into_iter().enumerate().map(total).collect(),
            remarks: odd.iter().map(said).collect(),
        }
    }

    fn agreed(&mut self, ui: &mut Ui, form: &mut TypedGame) {
        let texts = self.texts;
        ui.add_space(theme::space::SMALL);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = theme::space::LARGE;
            // The Vizier leaves no trace in a scoring.
            for module in Module::ALL {
                let mut on = form.has(module);
                toggle::show(ui, &texts.alhambra_module(module), &mut on);
                form.options.modules.retain(|other| *other != module);
                form.options.modules.extend(on.then_some(module));
            }
        });
        let (own, was_own) = (&self.app.desk.own, !form.tiles.are_standard());
        if self.old.is_none() && (own.has_own_tiles() || was_own) {
            ui.add_space(theme::space::SMALL);
            let mut is_own = was_own;
            parts::choose_tiles(ui, texts, &mut is_own);
            if is_own != was_own {
                form.tiles = if is_own { Tiles::from(own.tiles()) } else { Tiles::default() };
            }
        }
    }

    fn table(&mut self, ui: &mut Ui, form: &mut TypedGame, totals: &[Total]) {
        let texts = self.texts;
        let scoring = Scoring::ALL[(*self.scoring).min(2)];
        let (players, rows) = (form.players, form.rows(texts, self.old));
        let draws = rows.len() > players && form.draws();
        let columns = columns(form, scoring);
        let late = |head: String, [width, least]: [f32; 2]| LateColumn { head, width, least };
        let mut heads: Vec<LateColumn> =
            columns.iter().map(|column| late(column_name(texts, *column), widths(*column))).collect();
        // What the third player drew of them stands behind its tiles.
        let drawn = || late(texts.alhambra_third_modules().to_owned(), [LIST, COLUMN]);
        heads.extend(draws.then(drawn));
        let scorings = Scoring::ALL.map(|scoring| names::sentence(&names::scoring(texts, scoring)));
        let words = scorings.each_ref().map(String::as_str);
        let needed = segmented::natural_width(ui, &words);
        let height = widgets::control_height(ui);
        // Over the table where its corner has no room.
        let above = (LateTable::corner_width(ui, &heads) < needed)
            .then(|| ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover()).0);
        let table = LateTable::drawn(ui, &heads, rows.len(), |ui, k, place| {
            if let Some(column) = columns.get(k) {
                sheet::drawn(ui.painter(), &Theme::of(ui.ctx()), place, *column);
            }
        });
        table.people(ui, texts, &mut form.seating, players, &rows[players..]);
        // Behind the names, so that the keyboard goes from the numbers to the next scoring at once.
        let strip = above.unwrap_or_else(|| table.corner(height));
        let mut at = ui.new_child(UiBuilder::new().max_rect(strip));
        segmented::show(&mut at, texts.alhambra_late_scoring(), self.scoring, &words);
        for (row, name) in rows.iter().enumerate() {
            let line = &mut form.lines[scoring.index()][row];
            let is_third = row >= players;
            for (at, column) in columns.iter().enumerate() {
                let said = format!("{name}, {}, {}", column_name(texts, *column), scoring.number());
                table.cell(ui, row, at, |ui| match column {
                    Column::Type(building) => number(ui, &said, &mut line.types[building.index()]),
                    _ if is_third => {}
                    Column::Wall => number(ui, &said, &mut line.wall),
                    Column::Module(module) => match line.modules.of(*module) {
                        Some(TypedCount::List(vp)) => list(ui, texts, &said, vp),
                        Some(TypedCount::Kinds(falcons)) => {
                            ui.horizontal(|ui| {
                                ui.spacing_mut().item_spacing.x = BETWEEN;
                                let each = (ui.available_width() + BETWEEN) / FALCONS - BETWEEN;
                                for kind in FalconKind::ALL {
                                    let said = format!("{said}, {}", texts.alhambra_falcon_kind(kind));
                                    let value = &mut falcons[kind.index()];
                                    number_field::show(ui, &said, value, each.min(NUMBER), 2, false);
                                }
                            });
                        }
                        None => {}
                    },
                });
            }
            if is_third && draws {
                let said = format!("{name}, {}, {}", texts.alhambra_third_modules(), scoring.number());
                table.cell(ui, row, columns.len(), |ui| number(ui, &said, &mut line.drawn));
            }
        }
        table.totals(ui, texts, totals);
        LateTable::faults_of_names(ui, texts, &form.seating, players);
        if columns.iter().any(|column| matches!(column, Column::Module(module) if is_list(*module))) {
            form::hint(ui, texts.alhambra_late_list_hint());
        }
    }
}

/// What is typed of a scoring.
fn columns(form: &TypedGame, scoring: Scoring) -> Vec<Column> {
    let modules = Module::ALL.into_iter().filter(|module| module.scores_at(scoring) && form.has(*module));
    let types = BuildingType::ALL.into_iter().map(Column::Type);
    types.chain([Column::Wall]).chain(modules.map(Column::Module)).collect()
}

/// Whether the VP of each of its pieces are typed.
fn is_list(module: Module) -> bool {
    matches!(module.rules().counted, Counted::Each { .. })
}

/// How wide a column is, and how narrow it can be.
fn widths(column: Column) -> [f32; 2] {
    let of_falcons = |each: f32| (each + BETWEEN) * FALCONS - BETWEEN;
    match column {
        Column::Module(module) if is_list(module) => [LIST, NARROW_LIST],
        Column::Module(_) => [NUMBER, NARROW_FALCON].map(of_falcons),
        Column::Type(_) | Column::Wall => [COLUMN, NARROW],
    }
}

/// A number of a line.
fn number(ui: &mut Ui, name: &str, value: &mut i64) {
    number_field::show(ui, name, value, ui.available_width().min(NUMBER), 2, false);
}

/// The VP of each camp or bazaar of a line.
fn list(ui: &mut Ui, texts: &Texts, name: &str, value: &mut String) {
    let width = ui.available_width().min(LIST);
    form::named_text(ui, value, texts.alhambra_late_list(), name, width, form::SHORT);
}
