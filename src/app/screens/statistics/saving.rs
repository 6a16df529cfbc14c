//! What the page writes to files: the figures, their picture, and the games behind them.

use std::{io, path::Path};

use egui::{Key, RichText, Role, Ui, WidgetInfo};

use crate::{AppCommand, AppState};
use common::{
    csv::{Dialect, Table},
    statistics::{Chart, GameResult},
    words::plays::plays_table,
};
use text::{Texts, number_locale};
use ui::{
    actions::Action,
    ask::{Ask, suggested_path},
    dialogs::Answer,
    drawing::symbols::Symbol,
    opened_menu::OpenedMenu,
    raster::Image,
    short_names::ShortNames,
    theme::{self, Mode, TextSize, Theme, ThemeChoice},
};

/// What is asked for in the bar: everybody who played, the menu of files, or what is written to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelRequest {
    People,
    Menu,
    Picture,
    Csv,
    Plays,
    BgStats,
}

/// What is written.
pub struct Written<'a> {
    /// The figures.
    pub chart: &'a Chart,
    /// The games behind them.
    pub results: &'a dyn Fn() -> Vec<&'a GameResult>,
    /// Their picture in a theme, with these short names.
    pub picture: &'a dyn Fn(ThemeChoice, &ShortNames) -> Image,
}

/// The menu of files, and the question where one is to be written.
#[derive(Default)]
pub struct Saving {
    menu: OpenedMenu,
    asked: Option<(Ask, PanelRequest)>,
}

/// What can be asked for in the bar, and in the menu; plays for BG Stats are written one list at a time.
pub fn actions<'a>(
    texts: &'a Texts,
    chart: Option<&Chart>,
    writing: Option<&'a str>,
) -> [Vec<Action<'a, PanelRequest>>; 2] {
    let can = chart.is_some_and(|chart| !chart.lines.is_empty());
    let save = |words, wish, key| {
        Action::new(words, wish).icon(Symbol::Picture).key(key).enabled_if(can, texts.statistics_no_figures())
    };
    let plays =
        |words, wish| Action::new(words, wish).enabled_if(chart.is_some(), texts.statistics_none_fits());
    let people = Action::new(texts.people_title(), PanelRequest::People).icon(Symbol::People).key(Key::W);
    let files = plays(texts.export(), PanelRequest::Menu).icon(Symbol::ArrowUp).key(Key::E);
    let picture = save(texts.score_export_png(), PanelRequest::Picture, Key::P);
    let csv = save(texts.statistics_csv(), PanelRequest::Csv, Key::C).icon(Symbol::Copy);
    let table = plays(texts.statistics_plays(), PanelRequest::Plays).icon(Symbol::Grid).key(Key::T);
    let bg_stats = plays(texts.statistics_bg_stats(), PanelRequest::BgStats).icon(Symbol::Code).key(Key::B);
    let bg_stats = bg_stats.enabled_if(writing.is_none(), writing.unwrap_or_default());
    [
        vec![people.narrow_word(texts.people_title()), files.narrow_word(texts.export())],
        vec![picture, csv, table, bg_stats],
    ]
}

/// How far plays are that are being written, and the way to stop it.
pub fn progress(ui: &mut Ui, texts: &Texts, writing: &str) -> Option<AppCommand> {
    let theme = Theme::of(ui.ctx());
    let row = ui.horizontal_wrapped(|ui| {
        let words = RichText::new(writing).font(theme::body(TextSize::TEXT)).color(theme.ink);
        ui.label(words).widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, writing));
        let stop = Action::new(texts.plays_in_stop(), AppCommand::StopWritingPlays);
        stop.icon(Symbol::Close).key(Key::S).show(ui, texts)
    });
    ui.add_space(theme::space::SMALL);
    row.inner
}

impl Saving {
    /// Shows the menu where it is open, else listens to the keys of its entries; what was asked for.
    pub fn menu(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        entries: Vec<Action<'_, PanelRequest>>,
    ) -> Option<PanelRequest> {
        self.menu.show(ui, texts, ("files of statistics", texts.export()), entries)
    }

    /// Opens the menu, or asks where a file is to be written.
    pub fn open(&mut self, texts: &Texts, chart: &Chart, wish: PanelRequest) {
        let hint = texts.score_picture_hint();
        let (title, hint, name) = match wish {
            PanelRequest::People => return,
            PanelRequest::Menu => {
                self.menu.open();
                return;
            }
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
        self.asked = Some((Ask::to_write(title, hint, texts.save(), path), wish));
    }

    /// Shows the question, and writes the file.
    pub fn show(&mut self, ui: &Ui, app: &AppState, written: &Written<'_>, commands: &mut Vec<AppCommand>) {
        let Some((mut ask, wish)) = self.asked.take() else { return };
        let mode = if Theme::of(ui.ctx()).dark { Mode::Dark } else { Mode::Light };
        let choice = ThemeChoice { mode, colour_blind: app.settings.colour_blind_safe };
        match ask.show(ui, &app.texts, app.errors) {
            Answer::Waiting => self.asked = Some((ask, wish)),
            Answer::Cancelled => {}
            Answer::Given(path) => {
                let bytes = match wish {
                    PanelRequest::People | PanelRequest::Menu => return,
                    PanelRequest::Csv => Ok(csv(&written.chart.table())),
                    PanelRequest::Picture => {
                        (written.picture)(choice, &ShortNames::of(ui.ctx())).encode_png()
                    }
                    PanelRequest::Plays => plays(app, &(written.results)(), &path),
                    PanelRequest::BgStats => {
                        let files = (written.results)().iter().map(|result| result.file.clone()).collect();
                        commands.push(AppCommand::WritePlays { files, path });
                        self.asked = Some((ask, wish));
                        return;
                    }
                };
                commands.push(AppCommand::Write { path, bytes });
                self.asked = Some((ask, wish));
            }
        }
    }
}

/// These games as a table of the kind that the name of the file says.
fn plays(app: &AppState, results: &[&GameResult], path: &str) -> io::Result<Vec<u8>> {
    let table = plays_table(&app.texts, results, &|game| app.list.name_of(&app.texts, game));
    let is_csv = Path::new(path).extension().is_some_and(|kind| kind.eq_ignore_ascii_case("csv"));
    if is_csv { Ok(csv(&table)) } else { table.workbook(app.texts.plays_title()) }
}

/// A file that the spreadsheets of this place read.
fn csv(table: &Table) -> Vec<u8> {
    table.write(Dialect::of_locale(&number_locale())).into_bytes()
}
