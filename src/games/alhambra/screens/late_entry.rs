//! A finished game entered afterwards: three lines a row (§A10.6), which make a record in the library. One of the library
//! can be corrected.

use egui::{Grid, Key as Press, RichText, ScrollArea, Ui, UiBuilder, vec2};

use super::{
    parts,
    sheet::{model::Column, view::column_name},
};
use crate::{
    games::{
        alhambra::{
            log::Tiles,
            pad::PaperGame,
            rules::{Counted, FalconKind, Module, Scoring},
            session::{AppView, GameCommand, PLAYERS, TypedCount, TypedGame},
            text::{audit_text, names},
        },
        common::{
            BuildingType,
            host::AppRequest,
            screens::{
                setup::{Offer, places},
                table::StartOver,
            },
        },
    },
    text::Texts,
    ui::{
        actions::Action,
        drawing::symbols::Symbol,
        form, room,
        theme::{self, TextSize, Theme},
        widgets::{self, number_field, segmented, surface::Surface, toggle},
    },
};

/// The width of a number, of the VP of camps or bazaars, and of the fields for words.
const NUMBER: f32 = 48.0;
const LIST: f32 = 108.0;
const WORDS: f32 = 240.0;

/// What the page remembers.
#[derive(Default)]
pub struct LateEntryPage {
    /// Which game of the desk it is.
    number: u64,
    /// The scoring whose lines are shown.
    scoring: usize,
    start_over: StartOver,
}

impl LateEntryPage {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let (texts, late) = (app.texts, &app.desk.late);
        widgets::touch(ui);
        if self.number != late.number {
            *self = Self { number: late.number, ..Self::default() };
        }
        let (mut typed, old) = (late.typed.clone(), late.old());
        let place = room::below_bar(ui);
        let title = if old.is_some() { texts.late_correct() } else { texts.late_title() };
        let (back, over) = form::bar_with(ui, texts, title, vec![StartOver::action(texts, late)]);
        if over.is_some() {
            self.start_over.ask();
        }
        let [above, foot] = room::with_foot(place, theme::size::TOUCH, theme::space::MEDIUM);
        Surface::Plain.show_in(ui, above, |ui| {
            ScrollArea::both().auto_shrink(false).show(ui, |ui| {
                facts(ui, texts, &mut typed);
                let own = &app.desk.own;
                if old.is_none() && (own.has_own_tiles() || !typed.tiles.are_standard()) {
                    ui.add_space(theme::space::SMALL);
                    let was_own = !typed.tiles.are_standard();
                    let mut is_own = was_own;
                    parts::choose_tiles(ui, texts, &mut is_own);
                    if is_own != was_own {
                        typed.tiles = if is_own { Tiles::from(own.tiles()) } else { Tiles::default() };
                    }
                }
                ui.add_space(theme::space::LARGE);
                let rows = typed.rows(texts, old);
                table(ui, texts, &mut typed, &rows, &mut self.scoring);
            });
        });
        let game = typed.game(texts, old);
        if typed != late.typed {
            commands.push(GameCommand::Typed(Box::new(typed)));
            ui.ctx().request_repaint();
        }
        if self.start_over.is_confirmed(ui, texts) {
            commands.push(GameCommand::StartOver);
        }
        if back {
            commands.push(AppRequest::Back.into());
        }
        ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
            ui.horizontal(|ui| {
                let save = Action::new(texts.late_save(), ()).icon(Symbol::Check).key(Press::F2).primary();
                let why = game.as_ref().err().cloned();
                let pressed = save.enabled_if(why.is_none(), why.unwrap_or_default()).show(ui, texts);
                if let (Some(()), Ok(game)) = (pressed, &game) {
                    commands.push(GameCommand::Keep(Box::new(game.clone())));
                }
                let theme = Theme::of(ui.ctx());
                let (words, ink) = match &game {
                    Ok(game) => (outcome(texts, game), theme.ink),
                    Err(why) => (why.clone(), theme.danger),
                };
                ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(ink));
            });
        });
    }
}

/// Who played, when, and with which modules.
fn facts(ui: &mut Ui, texts: &Texts, typed: &mut TypedGame) {
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            form::field(ui, texts.new_players(), |ui, _| {
                let counts: Vec<String> = PLAYERS.map(|count| count.to_string()).collect();
                let counts: Vec<&str> = counts.iter().map(String::as_str).collect();
                let mut chosen = typed.players - PLAYERS.start();
                segmented::show(ui, texts.new_players(), &mut chosen, &counts);
                typed.players = chosen + PLAYERS.start();
            });
            ui.add_space(theme::space::SMALL);
            places::rows(ui, texts, &mut typed.seating, typed.players, Offer::default());
        });
        ui.add_space(theme::space::WIDE);
        ui.vertical(|ui| {
            form::field(ui, texts.late_date(), |ui, label| {
                form::text(ui, label, &mut typed.date, texts.late_date_hint(), WORDS, 10)
            });
            form::field(ui, texts.late_game_title(), |ui, label| {
                form::text(ui, label, &mut typed.title, texts.late_game_title_hint(), WORDS, 80)
            });
            // The Vizier leaves no trace in a scoring.
            for module in Module::ALL {
                let mut on = typed.has(module);
                toggle::show(ui, &texts.alhambra_module(module), &mut on);
                typed.options.modules.retain(|other| *other != module);
                typed.options.modules.extend(on.then_some(module));
            }
        });
    });
}

/// The lines of the scoring that is chosen.
fn table(ui: &mut Ui, texts: &Texts, typed: &mut TypedGame, rows: &[String], shown: &mut usize) {
    let theme = Theme::of(ui.ctx());
    let scorings = Scoring::ALL.map(|scoring| names::sentence(&names::scoring(texts, scoring)));
    let words = scorings.each_ref().map(String::as_str);
    segmented::show(ui, texts.alhambra_late_scoring(), shown, &words);
    ui.add_space(theme::space::SMALL);
    let scoring = Scoring::ALL[(*shown).min(2)];
    let players = typed.players;
    let mut columns: Vec<Column> = BuildingType::ALL.into_iter().map(Column::Type).collect();
    columns.push(Column::Wall);
    let modules = || Module::ALL.into_iter().filter(|module| module.scores_at(scoring) && typed.has(*module));
    let are_lists = modules().any(|module| matches!(module.rules().counted, Counted::Each { .. }));
    columns.extend(modules().map(Column::Module));
    // What the third player drew of them stands behind its tiles.
    let draws = rows.len() > players && typed.draws();
    let label = |words: &str| RichText::new(words).font(theme::medium(TextSize::SMALL)).color(theme.ink_soft);
    Grid::new("lines").spacing(vec2(theme::space::SMALL, theme::space::TIGHT)).show(ui, |ui| {
        ui.label("");
        for column in &columns {
            ui.label(label(&column_name(texts, *column)));
        }
        if draws {
            ui.label(label(texts.alhambra_third_modules()));
        }
        ui.end_row();
        for (row, name) in rows.iter().enumerate() {
            ui.label(RichText::new(name).font(theme::title(TextSize::TEXT)).color(theme.ink));
            let line = &mut typed.lines[scoring.index()][row];
            let is_third = row >= players;
            for column in &columns {
                let said = format!("{name}, {}, {}", column_name(texts, *column), scoring.number());
                match column {
                    Column::Type(building) => number(ui, &said, &mut line.types[building.index()]),
                    _ if is_third => {
                        ui.label("");
                    }
                    Column::Wall => number(ui, &said, &mut line.wall),
                    Column::Module(module) => match line.modules.of(*module) {
                        Some(TypedCount::List(vp)) => list(ui, texts, &said, vp),
                        Some(TypedCount::Kinds(falcons)) => {
                            ui.horizontal(|ui| {
                                for kind in FalconKind::ALL {
                                    let said = format!("{said}, {}", texts.alhambra_falcon_kind(kind));
                                    number(ui, &said, &mut falcons[kind.index()]);
                                }
                            });
                        }
                        None => {}
                    },
                }
            }
            if is_third && draws {
                let said = format!("{name}, {}, {}", texts.alhambra_third_modules(), scoring.number());
                number(ui, &said, &mut line.drawn);
            }
            ui.end_row();
        }
    });
    if are_lists {
        form::hint(ui, texts.alhambra_late_list_hint());
    }
}

/// A number of a line.
fn number(ui: &mut Ui, name: &str, value: &mut i64) {
    number_field::show(ui, name, value, NUMBER, 2, false);
}

/// The VP of each camp or bazaar of a line.
fn list(ui: &mut Ui, texts: &Texts, name: &str, value: &mut String) {
    form::named_text(ui, value, texts.alhambra_late_list(), name, LIST, form::SHORT);
}

/// The totals, and what no legal game can give.
fn outcome(texts: &Texts, game: &PaperGame) -> String {
    let seats = &game.header.seats;
    let totals = game.breakdown();
    let told = totals
        .iter()
        .enumerate()
        .map(|(row, card)| texts.alhambra_got(&names::who(texts, seats, row), card.vp));
    let odd = game.findings();
    let odd = odd.iter().map(|finding| audit_text::describe(texts, seats, finding));
    told.chain(odd).collect::<Vec<_>>().join(" · ")
}
