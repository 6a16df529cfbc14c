//! Turns a position into what the sheets show: shared by the game, its replay and its pictures.

use crate::{
    rules::{Cell, Colour, Face, GameConfig, LINE_VP, Phase, State, coins_vp, column_counts, row_counts},
    text::{event_text, names::building_name},
    widgets::player_sheet::{CellView, CoinsView, DieView, Glow, LineView, Moving, SheetView},
};
use common::{BuildingType, widgets::type_table::Name};
use kernel::record::Seat;
use text::Texts;
use ui::theme::Theme;

pub use common::screens::players::colour;

/// The cell of a place on the sheet, 0–5 each.
#[must_use]
pub fn cell(row: usize, column: usize) -> Cell {
    Cell::new(Face::ALL[row], Face::ALL[column])
}

/// The cells of a mask, row by row.
pub fn cells_of(mask: u64) -> impl Iterator<Item = Cell> {
    Cell::all().filter(move |cell| mask & cell.bit() != 0)
}

/// A player's sheet as it stands, nothing pointed at or offered: the caller adds what glows.
///
/// Dice in front of the player, used this turn, are dimmed and come after the others.
#[must_use]
pub fn sheet_view<'a>(
    texts: &'a Texts,
    config: &GameConfig,
    state: &State,
    seat: usize,
    letters: bool,
) -> SheetView<'a> {
    let sheet = state.sheet(seat);
    let cell = |row: usize, column: usize| {
        let index = row * 6 + column;
        // A state exists only for layouts with a grid.
        let building = config.layout().grid().map_or(BuildingType::Pavilion, |grid| grid[index]);
        let built = sheet.built() >> index & 1 == 1;
        let (row, column) = (row + 1, column + 1);
        let label = if built {
            texts.sheet_cell_built(row, column, building)
        } else {
            texts.sheet_cell(row, column, building)
        };
        CellView { building, built, glow: Glow::None, advice: None, pointed: false, coins_away: None, label }
    };
    let line = |built: u8| LineView {
        built,
        preview: false,
        shine: 0.0,
        hint: texts.sheet_line(built, LINE_VP[4], LINE_VP[5], LINE_VP[6]),
    };
    let (yellow, blue) = dice(texts, state, seat);
    let (gained, spent, left) = (sheet.circled(), sheet.spent(), sheet.coins());
    // After the end nothing is spent any more: they are worth points.
    let purse = match state.phase() {
        Phase::Over => texts.count_vp(coins_vp(left)),
        _ => texts.play_coins_left(left),
    };
    SheetView {
        title: texts.player_sheet(),
        dice_from: [""; 2],
        cells: std::array::from_fn(|row| std::array::from_fn(|column| cell(row, column))),
        yellow,
        blue,
        row_pips: row_counts(sheet.built()).map(line),
        column_pips: column_counts(sheet.built()).map(line),
        dice_sense: false,
        coins: CoinsView {
            printed: config.layout().coins(),
            circled: gained,
            spent,
            gain_preview: 0,
            spend_preview: 0,
            title: texts.coins(),
            text: purse,
            label: texts.sheet_coins(gained, spent, left),
            hint: texts.sheet_coins_hint(config.layout().coins()),
        },
        letters: letters.then(|| self::letters(texts)),
        tapping: false,
        still: false,
        focus: None,
        moving: Moving::default(),
        ghosts: Vec::new(),
        turning: false,
    }
}

fn dice(texts: &Texts, state: &State, seat: usize) -> (Vec<DieView>, Vec<DieView>) {
    let (yellow, blue) = state.dice(seat);
    let (used_yellow, used_blue) = state.dice_in_front(seat);
    let view = |colour: Colour, face: Face, changed: bool, dimmed: bool| {
        let mut label = match colour {
            Colour::Yellow => texts.play_die_yellow(face.number()),
            Colour::Blue => texts.play_die_blue(face.number()),
        };
        for (holds, words) in [(changed, texts.sheet_die_changed()), (dimmed, texts.sheet_die_used())] {
            if holds {
                label = format!("{label}, {words}");
            }
        }
        DieView { face: face.number(), changed, dimmed, label, ..DieView::default() }
    };
    let all = |colour: Colour, dice: Vec<crate::rules::Die>, used: Vec<Face>| {
        let lying = dice.into_iter().map(|die| view(colour, die.face, die.changed, false));
        lying.chain(used.into_iter().map(|face| view(colour, face, false, true))).collect()
    };
    (all(Colour::Yellow, yellow, used_yellow), all(Colour::Blue, blue, used_blue))
}

/// The first letter of each type in the language shown.
#[must_use]
pub fn letters(texts: &Texts) -> [char; BuildingType::COUNT] {
    BuildingType::ALL.map(|building| {
        building_name(texts, building).chars().next().map_or('?', |first| first.to_ascii_uppercase())
    })
}

/// The name of a row of the score sheet, in its colour.
#[must_use]
pub fn name(texts: &Texts, theme: &Theme, seats: &[Seat], row: usize) -> Name {
    let words = event_text::name(texts, seats, row);
    Name { words, colour: colour(theme, row, &seats[row]), ..Name::default() }
}

/// Where a cell is in the grid of a view: row and column, 0–5 each.
#[must_use]
pub const fn place(cell: Cell) -> (usize, usize) {
    (cell.index() / 6, cell.index() % 6)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::race_view::tests::game;
    use text::Language;

    #[test]
    fn a_sheet_shows_what_is_built_and_where_the_dice_lie() {
        let texts = Texts::new(Language::English);
        let game = game();
        let view = sheet_view(&texts, game.config(), game.state(), 0, true);
        let built = view.cells.as_flattened().iter().filter(|cell| cell.built).count();
        assert_eq!(built, 3);
        assert_eq!((view.yellow.len(), view.blue.len()), (2, 2));
        assert_eq!(view.letters, Some(['P', 'S', 'A', 'C', 'G', 'T']));
        assert_eq!(view.coins.text, "3 to spend");
        for (row, line) in view.cells.iter().enumerate() {
            for (column, cell) in line.iter().enumerate() {
                let built = if cell.built { ", built" } else { "" };
                let at = format!("Row {}, column {}: {}{built}", row + 1, column + 1, cell.building.name());
                assert_eq!(cell.label, at);
            }
        }
    }
}
