//! A position of a table as the screens draw it: the map as it stands, and what everybody has.

use egui::{Rect, ScrollArea, Ui, UiBuilder, Vec2, vec2};

use super::{
    table::figures::{self, Turn},
    words,
};
use crate::{
    pad::{Ledger, LedgerState, Reason},
    rules::{Board, BoardState, GameConfig, Province, Provinces, Space},
    session::Alexandros,
    widgets::{
        map::{self, MapView, PlayerView, SpaceView, Wall},
        province_row,
    },
};
use common::{
    screens::{players::colour, table::TableScreens},
    table::Record,
};
use kernel::{Breakdown, Game, record::Seat};
use storage::Settings;
use text::Texts;
use ui::{
    room,
    theme::{self, Theme},
    widgets::surface::Surface,
};

/// The share of the width for the players beside the map, and the least and the most of it.
const ASIDE: f32 = 0.3;
const NARROWEST: f32 = 208.0;
const WIDEST: f32 = 360.0;
/// Below this width the players stand above the map.
const NARROW: f32 = 620.0;
/// In a place that is not so much wider than high they stand below the map, which needs the width.
const NOT_WIDE: f32 = 1.6;
/// The space around the players in their card, on two sides together.
const AROUND: f32 = theme::space::LARGE * 2.0;

/// The mark of a player on governors: the first letter of the name.
pub fn sign(seat: &Seat) -> String {
    seat.name.trim().chars().take(1).flat_map(char::to_uppercase).collect()
}

/// The players as maps and lists of provinces show them.
pub fn players<'a>(theme: &Theme, seats: &[Seat], signs: &'a [String]) -> Vec<PlayerView<'a>> {
    let all = seats.iter().zip(signs).enumerate();
    all.map(|(row, (seat, sign))| PlayerView { colour: colour(theme, row, seat), sign }).collect()
}

/// The map of a position, on which nothing can be chosen.
pub fn map<'a>(
    texts: &'a Texts,
    seats: &[Seat],
    board: &'a Board,
    (state, provinces): (&BoardState, &Provinces),
    players: &'a [PlayerView<'a>],
) -> MapView<'a> {
    let space = |space: Space| {
        let province = provinces.of(space).and_then(|number| provinces.all().get(number));
        let governor = state.governors.at(space);
        SpaceView {
            owner: province.and_then(|province| province.province.owner()),
            governor,
            name: space_name(texts, seats, board, space, governor),
            ..SpaceView::default()
        }
    };
    let wall = |line| (line, if state.red.has(line) { Wall::Red } else { Wall::Black });
    let walls = board.lines().filter(|line| state.walls.has(*line)).map(wall);
    MapView {
        board,
        name: texts.alexandros_page_map(),
        spaces: board.spaces().map(space).collect(),
        players,
        walls: walls.collect(),
        planned: Vec::new(),
        way: &[],
        alexander: Some(state.alexander),
        corners: Vec::new(),
        lines: Vec::new(),
        focus: None,
        still: false,
    }
}

/// What a screen reader says of a space.
fn space_name(texts: &Texts, seats: &[Seat], board: &Board, space: Space, governor: Option<u8>) -> String {
    let (row, column) = board.place(space);
    let plain = || texts.alexandros_page_plain_space().to_owned();
    let what = board.symbol(space).map_or_else(plain, |symbol| words::symbol(texts, symbol));
    let (row, place) = (u32::from(row) + 1, u32::from(column) + 1);
    match governor {
        Some(player) => texts.alexandros_page_space_of(&what, row, place, words::name(seats, player)),
        None => texts.alexandros_page_space(&what, row, place),
    }
}

/// Where the map or the list and the players lie, and in how many columns these stand.
fn places(place: Rect, players: usize, has_board: bool) -> (Rect, Rect, usize) {
    if place.width() < NARROW {
        let middle = place.min.y + figures::height(players, 0.0) + AROUND;
        return (place.with_min_y(middle + theme::space::MEDIUM), place.with_max_y(middle), 1);
    }
    if has_board && place.width() < place.height() * NOT_WIDE {
        let columns = figures::columns(players, place.width() - AROUND);
        let height = figures::height(players.div_ceil(columns), 0.0) + AROUND;
        let [stage, below] = room::with_foot(place, height, theme::space::MEDIUM);
        return (stage, below, columns);
    }
    let middle = place.max.x - (place.width() * ASIDE).clamp(NARROWEST, WIDEST);
    (place.with_max_x(middle), place.with_min_x(middle + theme::space::MEDIUM), 1)
}

impl TableScreens for Alexandros {
    type ViewState = ();

    fn show_position(
        ui: &mut Ui,
        place: Rect,
        texts: &Texts,
        _: &Settings,
        table: &Game<Ledger>,
        state: &LedgerState,
        (): &mut (),
    ) {
        let (config, seats) = (table.config(), &table.header.seats);
        let (stage, aside, columns) = places(place, seats.len(), config.board().is_some());
        Surface::Plain.show_in(ui, aside, |ui| {
            let gains = state.tax_preview(config, 0).gains;
            let turn = if figures::is_over(state) { Turn::Untold } else { Turn::Of(state.to_act()) };
            figures::show(ui, texts, table, state, &gains, turn, columns);
        });
        Surface::Ornate.show_in(ui, stage, |ui| land(ui, texts, seats, config, state));
    }

    fn result_needs(record: &Record<Self>, width: f32) -> f32 {
        let Record::<Self>::Table(table) = record else { return 0.0 };
        match table.config().board() {
            Some(_) => LAND,
            // Nothing is scrolled there: they are shown where there is room for all.
            None => Columns::of(vec2(width, 0.0), &table.state().provinces()).least(),
        }
    }

    fn show_result(
        ui: &mut Ui,
        place: Rect,
        texts: &Texts,
        record: &Record<Self>,
        _: Option<&Breakdown<Reason>>,
    ) {
        let Record::<Self>::Table(table) = record else { return };
        let (config, seats, state) = (table.config(), &table.header.seats, table.state());
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| land(ui, texts, seats, config, state));
    }
}

/// The least height of the map below the totals.
const LAND: f32 = 160.0;

/// The mark of a governor in a low row ends so far below it at most.
const BELOW: f32 = theme::space::HAIR;

/// Draws the map, or the provinces if there is no map.
fn land(ui: &mut Ui, texts: &Texts, seats: &[Seat], config: &GameConfig, state: &LedgerState) {
    let theme = Theme::of(ui.ctx());
    let signs: Vec<String> = seats.iter().map(sign).collect();
    let players = players(&theme, seats, &signs);
    if let (Some(board), Some(position)) = (config.board(), state.on_board()) {
        let view = MapView { still: true, ..map(texts, seats, board, position, &players) };
        let room = ui.available_rect_before_wrap();
        map::show(ui, &view, room);
        return;
    }
    let all = state.provinces();
    let of = Columns::of(ui.available_size(), &all);
    ScrollArea::vertical().id_salt("provinces").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(theme::space::SMALL, 0.0);
        ui.columns(of.count, |columns| {
            for (ui, provinces) in columns.iter_mut().zip(all.chunks(of.rows)) {
                if of.is_headed {
                    province_row::head(ui, texts.alexandros_page_plain());
                }
                for &(number, province) in provinces {
                    let name = words::province(texts, seats, number, province);
                    province_row::show_still(ui, of.row, (number, province), &players, &name);
                }
            }
        });
        ui.add_space(BELOW);
    });
}

/// How provinces stand in a room: in as few columns as they have room in, if they have.
struct Columns {
    count: usize,
    /// How many rows the first has, and their height.
    rows: usize,
    row: f32,
    /// Whether there is room to say what their numbers count.
    is_headed: bool,
}

impl Columns {
    fn of(room: Vec2, all: &[(u16, &Province)]) -> Self {
        let widest = all.iter().map(|(_, province)| province_row::width(province)).fold(1.0, f32::max);
        let gap = theme::space::SMALL;
        let most = (((room.x + gap) / (widest + gap)) as usize).clamp(1, all.len().max(1));
        let rows = |columns: usize| all.len().div_ceil(columns).max(1);
        let height = |columns: usize, row: f32| rows(columns) as f32 * row + province_row::HEAD + BELOW;
        let fits = |columns: &usize| height(*columns, province_row::HEIGHT) <= room.y;
        let count = (1..=most).find(fits).unwrap_or(most);
        let is_headed = height(count, province_row::LOWEST) <= room.y;
        let head = if is_headed { province_row::HEAD } else { 0.0 };
        let row = (room.y - head - BELOW) / rows(count) as f32;
        let row = row.floor().clamp(province_row::LOWEST, province_row::HEIGHT);
        Self { count, rows: rows(count), row, is_headed }
    }

    /// The height that they need at least.
    fn least(&self) -> f32 {
        self.rows as f32 * province_row::LOWEST + BELOW
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Symbols;

    #[test]
    fn provinces_stand_in_as_few_columns_as_they_have_room_in() {
        let province = Province::new(5, Symbols::default(), Vec::new());
        let all: Vec<(u16, &Province)> = (1..=8).map(|number| (number, &province)).collect();
        let in_room = |width: f32, height: f32| {
            let of = Columns::of(vec2(width, height), &all);
            (of.count, of.rows, of.is_headed)
        };
        assert_eq!(in_room(480.0, 480.0), (1, 8, true));
        assert_eq!(in_room(480.0, 240.0), (2, 4, true));
        assert_eq!(in_room(480.0, 100.0), (4, 2, true));
        assert_eq!(in_room(240.0, 152.0), (2, 4, true), "rows are lower rather than without a heading");
        assert_eq!(in_room(480.0, 80.0), (4, 2, false), "their heading has no room");
        assert_eq!(in_room(100.0, 80.0), (1, 8, false), "they are scrolled");
    }
}
