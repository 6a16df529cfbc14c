//! What was understood of plays that another program kept, before they are taken in: every play, what the columns of a table
//! hold, and which plays are here already.

mod columns;

use egui::{Key as Press, Response, RichText, Role, Ui, WidgetInfo};
use jiff::tz::TimeZone;

use crate::{AppCommand, AppState, IncomingPlays, PlayCounts, PlaysCommand, PlaysFile, PlaysUnderWay};
use common::{
    contract::parts_of_play,
    plays_in::{Play, Refusal, Understood, column_name, refusal, unusable},
    words::sentence,
};
use text::{Texts, plain};
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form,
    keys::Shortcut,
    list_page::{self, Question},
    theme::{self, TextSize, Theme},
    widgets::{
        figures,
        surface::{self, Surface},
        toggle,
    },
};

/// So many lines of a list are shown; of more it is said how many they are.
const MOST_LINES: usize = 200;

/// What the page remembers.
#[derive(Default)]
pub struct PlaysInScreen {
    /// Another file is being chosen.
    question: Option<Question<AppCommand>>,
}

impl PlaysInScreen {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        let Some(incoming) = &app.plays_in else { return commands.push(AppCommand::Back) };
        if show(ui, app, incoming, commands) {
            let (title, hint) = (texts.plays_in_another(), texts.library_path_hint());
            self.question = Some(Question::import(texts, title, hint, AppCommand::Import));
        }
        list_page::question(&mut self.question, ui, texts, app.errors, commands);
    }
}

/// Draws the plays; true if another file is wanted in their place.
fn show(ui: &mut Ui, app: &AppState, incoming: &IncomingPlays, commands: &mut Vec<AppCommand>) -> bool {
    let texts = &app.texts;
    let mut asked = Vec::new();
    let chosen = incoming.chosen();
    let working = app.plays_under_way().map(|work| match work {
        PlaysUnderWay::Reading(percent) => texts.plays_in_reading(percent),
        PlaysUnderWay::TakingIn(percent) => texts.plays_in_taking(percent),
    });
    let take = Action::new(texts.plays_in_take(chosen), PlaysCommand::TakeIn).icon(Symbol::Check).primary();
    let unknown = incoming.files.iter().find_map(|file| missing(texts, file));
    let why = working.as_deref().or(unknown.as_deref()).unwrap_or(texts.plays_in_take_none());
    let take = take.key(Shortcut::ctrl(Press::S)).enabled_if(chosen > 0 && working.is_none(), why);
    // Last, so that the other keeps its place.
    let stop = Action::new(texts.plays_in_stop(), PlaysCommand::Stop).icon(Symbol::Close).key(Press::S);
    let is_refused = |file: &PlaysFile| file.understood.is_err() && file.table.is_none();
    let is_refused = working.is_none() && incoming.files.iter().all(is_refused);
    let take = (!is_refused).then_some(take);
    let actions = take.into_iter().chain(working.is_some().then_some(stop)).collect();
    let (back, taken) = form::bar_with(ui, texts, texts.plays_in_title(), actions);
    if back {
        commands.push(AppCommand::Back);
    }
    asked.extend(taken);
    let all = |ui: &mut Ui, asked: &mut Vec<PlaysCommand>| {
        ui.set_width(ui.available_width());
        if let Some(words) = &working {
            line(ui, words).widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, words));
        }
        for (number, file) in incoming.files.iter().enumerate() {
            if ui.min_rect().height() > 0.0 {
                ui.add_space(theme::space::LARGE);
            }
            ui.push_id(number, |ui| one_file(ui, app, (number, file), working.is_some(), asked));
        }
    };
    if is_refused {
        let mut is_wanted = false;
        // There is nothing to say beside it.
        form::one_column(ui, |ui| {
            Surface::Plain.show(ui, |ui| {
                all(ui, &mut asked);
                is_wanted = wants_another(ui, texts, incoming);
            });
        });
        return is_wanted;
    }
    form::columns(ui, |ui, column| match column {
        form::Column::Left(height) => {
            Surface::Plain.show(ui, |ui| {
                all(ui, &mut asked);
                form::fill(ui, height);
            });
        }
        form::Column::Right => {
            let tables = incoming.files.iter().enumerate().filter(|(_, file)| file.table.is_some());
            let tables: Vec<(usize, &PlaysFile)> = tables.collect();
            let is_told = working.is_none() && incoming.files.iter().any(|file| file.understood.is_ok());
            if is_told || working.is_some() && tables.is_empty() {
                what(ui, texts, is_told.then_some(incoming));
            }
            for (number, file) in &tables {
                if ui.min_rect().height() > 0.0 {
                    ui.add_space(form::CARD_GAP);
                }
                Surface::Plain.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    surface::heading(ui, texts.plays_in_columns());
                    if incoming.files.len() > 1 {
                        form::hint(ui, &plain(&file.name));
                    }
                    if let Some(missing) = missing(texts, file) {
                        form::fault(ui, &missing);
                    }
                    ui.add_space(form::GAP);
                    ui.push_id(number, |ui| columns::show(ui, app, *number, file, &mut asked));
                });
            }
        }
    });
    commands.extend(asked.into_iter().map(AppCommand::Plays));
    false
}

/// What is to be said of the columns of a table before anything can be imported.
fn missing(texts: &Texts, file: &PlaysFile) -> Option<String> {
    match &file.understood {
        Err(Refusal::NoColumn(column)) => Some(texts.plays_in_choose(column_name(texts, *column))),
        _ => None,
    }
}

/// What to do about files of no use; whether another one is to be chosen.
fn wants_another(ui: &mut Ui, texts: &Texts, incoming: &IncomingPlays) -> bool {
    let is_damaged = |file: &PlaysFile| matches!(file.understood, Err(Refusal::Damaged(..)));
    if incoming.files.iter().any(is_damaged) {
        form::hint(ui, texts.plays_in_export_again());
    }
    ui.add_space(theme::space::SMALL);
    let another = Action::new(texts.plays_in_another(), ()).icon(Symbol::ArrowDown).primary();
    another.key(Press::Enter).key(Press::I).show(ui, texts).is_some()
}

/// What is imported; and once it is known, how many plays of all files are to be, are here already, and are of no use.
fn what(ui: &mut Ui, texts: &Texts, incoming: Option<&IncomingPlays>) {
    Surface::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        surface::heading(ui, texts.plays_in_what());
        if let Some(incoming) = incoming {
            let PlayCounts { chosen, here, left_out } = incoming.counts();
            let told = [
                (chosen, texts.plays_in_chosen()),
                (here, texts.plays_in_known()),
                (left_out, texts.plays_in_left_out()),
            ];
            let told = told.map(|(count, words)| (count.to_string(), words.to_owned()));
            ui.add_space(theme::space::SMALL);
            figures::show(ui, &told, &[0]);
            let out = incoming.files.iter().filter(|file| file.understood.is_err()).count();
            if out > 0 {
                form::fault(ui, &texts.plays_in_files_out(out));
            }
        }
        form::hint(ui, texts.plays_in_hint());
    });
}

/// A file, and what it says unless that is still being found out.
fn one_file(
    ui: &mut Ui,
    app: &AppState,
    (number, file): (usize, &PlaysFile),
    is_working: bool,
    asked: &mut Vec<PlaysCommand>,
) {
    let name = surface::heading(ui, &plain(&file.name));
    if !file.path.is_empty() {
        name.on_hover_text(plain(&file.path));
    }
    ui.add_space(theme::space::SMALL);
    let Some(incoming) = app.plays_in.as_ref().filter(|_| !is_working) else { return };
    match &file.understood {
        Ok(understood) => plays(ui, app, incoming, (number, file.first, understood), asked),
        Err(Refusal::NoColumn(_)) if let Some((table, _)) = &file.table => columns::first_lines(ui, table),
        Err(why) => form::fault(ui, &sentence(&refusal(&app.texts, why))),
    }
}

/// What becomes of every play of a file: first those that are imported.
fn plays(
    ui: &mut Ui,
    app: &AppState,
    incoming: &IncomingPlays,
    (file, first, understood): (usize, usize, &Understood),
    asked: &mut Vec<PlaysCommand>,
) {
    let (texts, zone) = (&app.texts, TimeZone::system());
    let (here, new): (Vec<(usize, &Play)>, Vec<_>) =
        (first..).zip(&understood.plays).partition(|(at, _)| incoming.is_here(*at));
    if !new.is_empty() {
        group(ui, texts.plays_in_new());
    }
    for (_, play) in new.iter().take(MOST_LINES) {
        comes(ui, parts_of_play(app.list, texts, play, &zone).map(|part| plain(&part)));
    }
    more(ui, texts, new.len());
    if !here.is_empty() {
        group(ui, texts.plays_in_known());
    }
    if here.len() > 1 {
        let mut again = here.iter().all(|(at, _)| incoming.takes(*at));
        if toggle::show(ui, texts.plays_in_all_again(), &mut again).changed() {
            asked.push(PlaysCommand::AllAgain { file, again });
        }
    }
    for (at, play) in here.iter().take(MOST_LINES) {
        let mut again = incoming.takes(*at);
        let [when, rows] = parts_of_play(app.list, texts, play, &zone);
        if toggle::show(ui, &plain(&texts.pad_said(&when, &rows)), &mut again).changed() {
            asked.push(PlaysCommand::Again(*at, again));
        }
    }
    more(ui, texts, here.len());
    if !(understood.other_games.is_empty() && understood.unusable.is_empty()) {
        group(ui, texts.plays_in_left_out());
    }
    for (name, count) in understood.other_games.iter().take(MOST_LINES) {
        left_out(ui, &texts.import_play_other(&plain(name), *count));
    }
    more(ui, texts, understood.other_games.len());
    for (at, why) in understood.unusable.iter().take(MOST_LINES) {
        left_out(ui, &texts.plays_in_unusable(*at, &plain(&unusable(texts, why))));
    }
    more(ui, texts, understood.unusable.len());
}

/// What becomes of the plays below.
fn group(ui: &mut Ui, words: &str) {
    let theme = Theme::of(ui.ctx());
    ui.add_space(theme::space::SMALL);
    ui.label(RichText::new(words).font(theme::medium(TextSize::SMALL)).color(theme.ink_soft));
    ui.add_space(theme::space::TIGHT);
}

/// How many lines of a list are not shown.
fn more(ui: &mut Ui, texts: &Texts, lines: usize) {
    if lines > MOST_LINES {
        line(ui, &texts.plays_in_more(lines - MOST_LINES));
    }
}

/// What does not come into the library.
fn left_out(ui: &mut Ui, words: &str) {
    let ink = Theme::of(ui.ctx()).ink_soft;
    let words = RichText::new(sentence(words)).font(theme::body(TextSize::TEXT)).color(ink);
    form::marked(ui, (Symbol::Info, ink, form::MARKED), words);
    ui.add_space(theme::space::TIGHT);
}

/// A play that comes into the library: who had how much, and below when and which game.
fn comes(ui: &mut Ui, [when, rows]: [String; 2]) {
    let theme = Theme::of(ui.ctx());
    let rows = RichText::new(rows).font(theme::medium(TextSize::TEXT)).color(theme.ink);
    form::marked(ui, (Symbol::Check, theme.success, form::MARKED), rows);
    ui.horizontal_top(|ui| {
        ui.add_space(theme::size::SYMBOL + ui.spacing().item_spacing.x);
        ui.label(RichText::new(when).font(theme::body(TextSize::SMALL)).color(theme.ink_soft));
    });
    ui.add_space(theme::space::SMALL);
}

fn line(ui: &mut Ui, words: &str) -> Response {
    let theme = Theme::of(ui.ctx());
    let shown = ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink));
    ui.add_space(theme::space::TIGHT);
    shown
}
