//! A finished game entered afterwards: three lines a row (§A10.6), which make a record in the library.

use egui::{Grid, Key as Press, RichText, ScrollArea, Ui, UiBuilder, vec2};
use jiff::{civil::Date, tz::TimeZone};

use super::sheet::{model::Column, view::column_name};
use crate::{
    games::{
        alhambra::{
            log::{Options, SetUp},
            pad::{PaperGame, ResultEvent},
            rules::{FalconKind, Module, Scoring},
            session::{AppView, GameCommand},
            text::{audit_text, names},
        },
        common::{
            BuildingType,
            host::{AppRequest, new_id, now},
            screens::setup::{Offer, places},
            seating::{SeatSetup, Seating, known_players},
        },
    },
    kernel::{
        Game,
        record::{Header, Seat, SeatKind},
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

/// How many can play.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;
/// The rows of a table.
const ROWS: usize = 6;
/// The width of a number, and of the fields for words.
const NUMBER: f32 = 48.0;
const WORDS: f32 = 240.0;

/// What a row had in a scoring: modules as one sum each, falcons by kind.
#[derive(Clone, Copy, Default)]
struct Line {
    types: [i64; BuildingType::COUNT],
    wall: i64,
    camps: i64,
    bazaars: i64,
    falcons: [i64; FalconKind::COUNT],
}

/// What the page remembers.
pub struct LateEntryPage {
    players: usize,
    seating: Option<Seating<()>>,
    modules: Vec<Module>,
    title: String,
    date: String,
    /// The scoring whose lines are shown.
    scoring: usize,
    lines: [[Line; ROWS]; 3],
}

impl Default for LateEntryPage {
    fn default() -> Self {
        Self {
            players: 3,
            seating: None,
            modules: Vec::new(),
            title: String::new(),
            date: String::new(),
            scoring: 0,
            lines: Default::default(),
        }
    }
}

impl LateEntryPage {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        widgets::touch(ui);
        if self.seating.is_none() {
            let me = SeatSetup::mine(&app.settings.player_name, &app.settings.player_colour);
            let mut seating = Seating::with_me(&me, *PLAYERS.end());
            seating.propose(&known_players(app.settings));
            self.seating = Some(seating);
        }
        let place = room::below_bar(ui);
        if form::bar(ui, texts, texts.alhambra_home_late()) {
            commands.push(AppRequest::Back.into());
        }
        let [above, foot] = room::with_foot(place, theme::size::TOUCH, theme::space::MEDIUM);
        Surface::Plain.show_in(ui, above, |ui| {
            ScrollArea::both().auto_shrink(false).show(ui, |ui| {
                self.facts(ui, texts);
                ui.add_space(theme::space::LARGE);
                self.table(ui, texts);
            });
        });
        let game = self.game(texts);
        ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
            ui.horizontal(|ui| {
                let save = Action::new(texts.late_save(), ()).icon(Symbol::Check).key(Press::F2).primary();
                let why = game.as_ref().err().cloned();
                let pressed = save.only_if(why.is_none(), why.unwrap_or_default()).show(ui, texts);
                if let (Some(()), Ok(game)) = (pressed, &game) {
                    commands.push(GameCommand::Keep(Box::new(game.clone())));
                    *self = Self::default();
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

    /// Who played, when, and with which modules.
    fn facts(&mut self, ui: &mut Ui, texts: &Texts) {
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                form::field(ui, texts.new_players(), |ui, _| {
                    let counts: Vec<String> = PLAYERS.map(|count| count.to_string()).collect();
                    let counts: Vec<&str> = counts.iter().map(String::as_str).collect();
                    let mut chosen = self.players - PLAYERS.start();
                    segmented::show(ui, texts.new_players(), &mut chosen, &counts);
                    self.players = chosen + PLAYERS.start();
                });
                ui.add_space(theme::space::SMALL);
                if let Some(seating) = &mut self.seating {
                    places::rows(ui, texts, seating, self.players, Offer::default());
                }
            });
            ui.add_space(theme::space::WIDE);
            ui.vertical(|ui| {
                form::field(ui, texts.late_date(), |ui, label| {
                    form::text(ui, label, &mut self.date, texts.late_date_hint(), WORDS, 10)
                });
                form::field(ui, texts.late_game_title(), |ui, label| {
                    form::text(ui, label, &mut self.title, texts.late_game_title_hint(), WORDS, 80)
                });
                // The Vizier leaves no trace in a scoring.
                for module in Module::ALL {
                    let mut on = self.modules.contains(&module);
                    toggle::show(ui, &texts.alhambra_module(module), &mut on);
                    self.modules.retain(|other| *other != module);
                    self.modules.extend(on.then_some(module));
                }
            });
        });
    }

    /// The lines of the scoring that is chosen.
    fn table(&mut self, ui: &mut Ui, texts: &Texts) {
        let theme = Theme::of(ui.ctx());
        let scorings: Vec<String> = Scoring::ALL
            .map(|scoring| names::sentence(&names::scoring(texts, scoring)))
            .into_iter()
            .collect();
        let words: Vec<&str> = scorings.iter().map(String::as_str).collect();
        segmented::show(ui, texts.alhambra_late_scoring(), &mut self.scoring, &words);
        ui.add_space(theme::space::SMALL);
        let scoring = Scoring::ALL[self.scoring.min(2)];
        let rows = self.rows(texts);
        let modules = self.modules.clone();
        let label =
            |words: &str| RichText::new(words).font(theme::medium(TextSize::SMALL)).color(theme.ink_soft);
        let mut columns: Vec<Column> = BuildingType::ALL.into_iter().map(Column::Type).collect();
        columns.push(Column::Wall);
        let scores = |module: &Module| match module {
            Module::Vizier => false,
            Module::Bazaars => scoring == Scoring::Third,
            Module::Camps | Module::Falconers => true,
        };
        columns.extend(
            Module::ALL.into_iter().filter(|m| modules.contains(m)).filter(scores).map(Column::Module),
        );
        Grid::new("lines").spacing(vec2(theme::space::SMALL, theme::space::TIGHT)).show(ui, |ui| {
            ui.label("");
            for column in &columns {
                ui.label(label(&column_name(texts, *column)));
            }
            ui.end_row();
            for (row, name) in rows.iter().enumerate() {
                ui.label(RichText::new(name).font(theme::title(TextSize::TEXT)).color(theme.ink));
                let line = &mut self.lines[scoring.index()][row];
                let is_third = row >= self.players;
                for column in columns.iter().filter(|column| !is_third || matches!(column, Column::Type(_))) {
                    let said = format!("{name}, {}, {}", column_name(texts, *column), scoring.number());
                    match column {
                        Column::Type(building) => number(ui, &said, &mut line.types[building.index()]),
                        Column::Wall => number(ui, &said, &mut line.wall),
                        Column::Module(Module::Camps) => number(ui, &said, &mut line.camps),
                        Column::Module(Module::Falconers) => {
                            ui.horizontal(|ui| {
                                for kind in FalconKind::ALL {
                                    let said = format!("{said}, {}", texts.alhambra_falcon_kind(kind));
                                    number(ui, &said, &mut line.falcons[kind.index()]);
                                }
                            });
                        }
                        Column::Module(_) => number(ui, &said, &mut line.bazaars),
                    }
                }
                ui.end_row();
            }
        });
    }

    /// The names of the rows, the third player's among them.
    fn rows(&self, texts: &Texts) -> Vec<String> {
        let seating = self.seating.clone().unwrap_or_default().of_first(self.players);
        let mut rows = seating.names(texts);
        if self.players == 2 {
            rows.push(texts.alhambra_third_usual().to_owned());
        }
        rows
    }

    /// The game, or what keeps it from being one.
    fn game(&self, texts: &Texts) -> Result<PaperGame, String> {
        let seating = self.seating.clone().unwrap_or_default().of_first(self.players);
        if let Some(fault) = places::fault(texts, &seating) {
            return Err(fault);
        }
        let started = match self.date.trim() {
            "" => now(),
            date => date
                .parse::<Date>()
                .ok()
                .and_then(|date| date.to_zoned(TimeZone::system()).ok())
                .map(|day| day.timestamp())
                .ok_or_else(|| texts.late_fault_date().to_owned())?,
        };
        if started > now() {
            return Err(texts.late_fault_date_ahead().to_owned());
        }
        let mut seats = seating.seats(texts);
        if self.players == 2 {
            let name = texts.alhambra_third_usual().to_owned();
            let (id, colour) = (name.to_lowercase(), String::new());
            seats.push(Seat { id, name, colour, kind: SeatKind::Phantom, policy: None });
        }
        let options = Options { modules: self.modules.clone(), ..Options::default() };
        let setup = SetUp::standard(self.players, options)
            .map_err(|wrong| texts.alhambra_refused_players(wrong.0))?;
        let header =
            Header { started, ended: Some(started), ..Header::new(&new_id(), self.title.trim(), seats) };
        let mut game: PaperGame = Game::start(header.clone(), setup, None)
            .map_err(|error| crate::games::alhambra::text::errors::pad(texts, &header.seats, &error))?;
        for scoring in Scoring::ALL {
            for row in 0..game.config().game.rows() {
                let event = self.lines[scoring.index()][row].event(scoring, row, row >= self.players);
                game.enter(event).map_err(|error| {
                    crate::games::alhambra::text::errors::pad(texts, &header.seats, &error)
                })?;
            }
        }
        game.header.ended = Some(started);
        Ok(game)
    }
}

impl Line {
    fn event(&self, scoring: Scoring, row: usize, is_third: bool) -> ResultEvent {
        let sum = |vp: i64| (vp > 0 && !is_third).then_some(vp as u16).into_iter().collect();
        ResultEvent::Scoring {
            scoring,
            row: row as u8 + 1,
            types: self.types.map(|tiles| tiles as u8),
            wall: if is_third { 0 } else { self.wall as u16 },
            camps: sum(self.camps),
            bazaars: sum(if scoring == Scoring::Third { self.bazaars } else { 0 }),
            falcons: if is_third { [0; 3] } else { self.falcons.map(|falcons| falcons as u8) },
            drawn: 0,
        }
    }
}

/// A number of a line.
fn number(ui: &mut Ui, name: &str, value: &mut i64) {
    number_field::show(ui, name, value, NUMBER, 2, false);
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
