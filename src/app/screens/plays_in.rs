//! What was understood of plays that another program kept, before they are taken in: every play, what the columns of a table
//! hold, and which plays are here already.

use egui::{Key as Press, RichText, Ui};
use jiff::tz::TimeZone;

use crate::{AppCommand, AppState, IncomingPlays, PlaysCommand};
use common::{
    contract::told_play,
    plays_in::{Column, Understood, column_name, refusal, unusable},
};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form,
    keys::Shortcut,
    theme::{self, TextSize, Theme},
    widgets::{
        drop_list,
        surface::{self, Surface},
        toggle,
    },
};

/// So many lines of a list are shown; of more it is said how many they are.
const MOST_LINES: usize = 200;
/// So many columns of a table can be told.
const MOST_COLUMNS: usize = 40;

/// Draws the page.
pub fn show(ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
    let texts = &app.texts;
    let Some(incoming) = &app.plays_in else { return commands.push(AppCommand::Back) };
    let mut asked = Vec::new();
    let chosen = incoming.chosen();
    let take = Action::new(texts.plays_in_take(chosen), PlaysCommand::TakeIn).icon(Symbol::Check).primary();
    let take = take.key(Shortcut::ctrl(Press::S)).enabled_if(chosen > 0, texts.plays_in_take_none());
    let (back, taken) = form::bar_with(ui, texts, texts.plays_in_title(), vec![take]);
    if back {
        commands.push(AppCommand::Back);
    }
    asked.extend(taken);
    form::columns(ui, |ui, column| match column {
        form::Column::Left(height) => {
            Surface::Plain.show(ui, |ui| {
                ui.set_width(ui.available_width());
                surface::heading(ui, &incoming.name);
                ui.add_space(theme::space::SMALL);
                match &incoming.understood {
                    Ok(understood) => plays(ui, app, incoming, understood, &mut asked),
                    Err(why) => form::fault(ui, &refusal(texts, why)),
                }
                form::fill(ui, height);
            });
        }
        form::Column::Right => {
            Surface::Plain.show(ui, |ui| {
                ui.set_width(ui.available_width());
                if incoming.table.is_some() {
                    columns(ui, app, incoming, &mut asked);
                } else {
                    surface::heading(ui, texts.totals_only_known());
                    form::hint(ui, texts.plays_in_hint());
                }
            });
        }
    });
    commands.extend(asked.into_iter().map(AppCommand::Plays));
}

/// What becomes of every play: first those that somebody may want to know of.
fn plays(
    ui: &mut Ui,
    app: &AppState,
    incoming: &IncomingPlays,
    understood: &Understood,
    asked: &mut Vec<PlaysCommand>,
) {
    let (texts, zone) = (&app.texts, TimeZone::system());
    let told = |at: usize| {
        let play = understood.plays.get(at);
        play.map(|play| told_play(app.list, texts, play, &zone)).unwrap_or_default()
    };
    let (here, new): (Vec<usize>, Vec<usize>) =
        (0..understood.plays.len()).partition(|at| incoming.is_here.get(*at).is_some_and(|is_here| *is_here));
    for (name, count) in understood.other_games.iter().take(MOST_LINES) {
        line(ui, &texts.import_play_other(name, *count));
    }
    more(ui, texts, understood.other_games.len());
    for (at, why) in understood.unusable.iter().take(MOST_LINES) {
        line(ui, &texts.import_play_unusable(*at, &unusable(texts, why)));
    }
    more(ui, texts, understood.unusable.len());
    if here.len() > 1 {
        let mut all = here.iter().all(|at| incoming.takes(*at));
        if toggle::show(ui, texts.plays_in_all_again(), &mut all).changed() {
            asked.push(PlaysCommand::AllAgain(all));
        }
    }
    for at in here.iter().take(MOST_LINES) {
        let mut again = incoming.takes(*at);
        if toggle::show(ui, &texts.import_play_here(&told(*at)), &mut again).changed() {
            asked.push(PlaysCommand::Again(*at, again));
        }
    }
    more(ui, texts, here.len());
    for at in new.iter().take(MOST_LINES) {
        line(ui, &told(*at));
    }
    more(ui, texts, new.len());
}

/// How many lines of a list are not shown.
fn more(ui: &mut Ui, texts: &Texts, lines: usize) {
    if lines > MOST_LINES {
        line(ui, &texts.plays_in_more(lines - MOST_LINES));
    }
}

fn line(ui: &mut Ui, words: &str) {
    let theme = Theme::of(ui.ctx());
    ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink));
    ui.add_space(theme::space::TIGHT);
}

/// Which game a table is of, and what its columns hold.
fn columns(ui: &mut Ui, app: &AppState, incoming: &IncomingPlays, asked: &mut Vec<PlaysCommand>) {
    let texts = &app.texts;
    let Some((table, holds)) = &incoming.table else { return };
    surface::heading(ui, texts.plays_in_columns());
    let games: Vec<_> = app.list.all().collect();
    let names = games.iter().map(|game| game.name(texts));
    let names: Vec<&str> = [texts.plays_in_game_by_column()].into_iter().chain(names).collect();
    let known = games.iter().position(|game| Some(game.id()) == incoming.game);
    let mut chosen = known.map_or(0, |at| at + 1);
    form::field(ui, texts.plays_in_game(), |ui, label| {
        let width = ui.available_width();
        if drop_list::show(ui, label, width, &mut chosen, &names) {
            let game = chosen.checked_sub(1).and_then(|at| games.get(at));
            asked.push(PlaysCommand::Game(game.map(|game| game.id())));
        }
    });
    let kinds = Column::ALL.map(|column| column_name(texts, column));
    let lines: Vec<&[String]> = table.first_lines().take(2).collect();
    let cell =
        |line: usize, at: usize| lines.get(line).and_then(|cells| cells.get(at)).map_or("", String::as_str);
    for (at, column) in holds.iter().enumerate().take(MOST_COLUMNS) {
        let number = texts.plays_in_column(at + 1);
        let seen: Vec<&str> =
            [cell(0, at), cell(1, at)].into_iter().filter(|cell| !cell.is_empty()).collect();
        let name =
            if seen.is_empty() { number } else { texts.pad_said(&number, &shortened(&seen.join(" · "))) };
        let mut chosen = Column::ALL.iter().position(|of| of == column).unwrap_or_default();
        form::field(ui, &name, |ui, label| {
            let width = ui.available_width();
            if drop_list::show(ui, label, width, &mut chosen, &kinds) {
                asked.extend(Column::ALL.get(chosen).map(|column| PlaysCommand::Column(at, *column)));
            }
        });
    }
}

/// What stands in a column, as far as there is room beside it.
fn shortened(cells: &str) -> String {
    const MOST: usize = 40;
    let mut letters = cells.chars();
    let mut short: String = letters.by_ref().take(MOST).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    short
}
