//! The table in a file: its first lines, and what its columns hold.

use egui::{Grid, RichText, ScrollArea, Ui, vec2};

use crate::{AppState, PlaysCommand, PlaysFile};
use common::{
    plays_in::{Column, CsvTable, column_name},
    words::sentence,
};
use text::plain;
use ui::{
    form,
    theme::{self, TextSize, Theme},
    widgets::drop_list,
};

/// So many columns of a table can be told.
const MOST_COLUMNS: usize = 40;
/// So many lines of a table are shown where one says what its columns hold.
const FIRST_LINES: usize = 8;
/// The height of such a line.
const LINE: f32 = 24.0;
/// Two columns stand side by side where there is this room.
const TWO: f32 = 400.0;
/// So many letters are shown of a cell, and of what stands in a column in the name of its field.
const IN_CELL: usize = 40;
const IN_NAME: usize = 24;

/// The first lines of a table; what its columns hold is chosen beside them.
pub(super) fn first_lines(ui: &mut Ui, table: &CsvTable) {
    let theme = Theme::of(ui.ctx());
    let gaps = vec2(theme::space::LARGE, theme::space::TIGHT);
    // A table of few columns has all of the card.
    let count = table.width().clamp(1, MOST_COLUMNS) as f32;
    let least = ((ui.available_width() + gaps.x) / count - gaps.x).max(0.0);
    let grid = Grid::new("first lines").spacing(gaps).min_row_height(LINE).striped(true);
    ScrollArea::horizontal().id_salt("first lines").show(ui, |ui| {
        let mut below_head = ui.cursor().min.y;
        let shown = grid.min_col_width(least).show(ui, |ui| {
            for (line, cells) in table.first_lines().take(FIRST_LINES).enumerate() {
                for cell in cells.iter().take(MOST_COLUMNS) {
                    let font = if line == 0 { theme::bold } else { theme::body };
                    let words = RichText::new(plain(&shortened(cell, IN_CELL))).font(font(TextSize::SMALL));
                    ui.label(words.color(theme.ink));
                }
                ui.end_row();
                if line == 0 {
                    below_head = ui.cursor().min.y - gaps.y / 2.0;
                }
            }
        });
        let line = theme::stroke::fine(theme.gold_line);
        ui.painter().hline(shown.response.rect.x_range(), below_head, line);
    });
}

/// Which game the table in a file is of, and what its columns hold.
pub(super) fn show(
    ui: &mut Ui,
    app: &AppState,
    number: usize,
    file: &PlaysFile,
    asked: &mut Vec<PlaysCommand>,
) {
    let texts = &app.texts;
    let Some((table, holds)) = &file.table else { return };
    let games: Vec<_> = app.list.all().collect();
    let names = games.iter().map(|game| game.name(texts));
    let names: Vec<&str> = [texts.plays_in_game_by_column()].into_iter().chain(names).collect();
    let known = games.iter().position(|game| Some(game.id()) == file.game);
    let mut chosen = known.map_or(0, |at| at + 1);
    form::field(ui, texts.plays_in_game(), |ui, label| {
        let width = ui.available_width();
        if drop_list::show(ui, label, width, &mut chosen, &names) {
            let game = chosen.checked_sub(1).and_then(|at| games.get(at));
            asked.push(PlaysCommand::Game { file: number, game: game.map(|game| game.id()) });
        }
    });
    let kinds = Column::ALL.map(|column| sentence(column_name(texts, column)));
    let lines: Vec<&[String]> = table.first_lines().take(2).collect();
    let cell =
        |line: usize, at: usize| lines.get(line).and_then(|cells| cells.get(at)).map_or("", String::as_str);
    let mut column = |ui: &mut Ui, at: usize| {
        let caption = texts.plays_in_column(at + 1);
        let seen: Vec<&str> =
            [cell(0, at), cell(1, at)].into_iter().filter(|cell| !cell.is_empty()).collect();
        let name = if seen.is_empty() {
            caption
        } else {
            texts.pad_said(&caption, &shortened(&seen.join(" · "), IN_NAME))
        };
        let mut chosen = Column::ALL.iter().position(|of| *of == holds[at]).unwrap_or_default();
        form::field(ui, &name, |ui, label| {
            let width = ui.available_width();
            if drop_list::show(ui, label, width, &mut chosen, &kinds) {
                let said = Column::ALL.get(chosen);
                asked.extend(said.map(|holds| PlaysCommand::Column {
                    file: number,
                    column: at,
                    holds: *holds,
                }));
            }
        });
    };
    let (room, count) = (ui.available_width(), holds.len().min(MOST_COLUMNS));
    let abreast = if room < TWO { 1 } else { 2 };
    let width = (room + form::CARD_GAP) / abreast as f32 - form::CARD_GAP;
    for first in (0..count).step_by(abreast) {
        ui.add_space(form::GAP);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = form::CARD_GAP;
            for at in first..count.min(first + abreast) {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    column(ui, at);
                });
            }
        });
    }
}

/// So many letters of what stands in a cell or a column.
fn shortened(cells: &str, most: usize) -> String {
    let mut letters = cells.chars();
    let mut short: String = letters.by_ref().take(most).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    short
}
