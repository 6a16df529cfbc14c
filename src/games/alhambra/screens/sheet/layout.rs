//! Where the parts of the sheet lie. Rows of players where there is room for all of them; else the types run downwards,
//! and only they are scrolled: names and totals stay above them.

use egui::{Rect, Vec2, pos2, vec2};

use common::widgets::type_table::{Margins, TypeTable, Types};
use ui::{
    room,
    theme::{size, space},
};

/// The height of the types over their columns, at least and at most.
const TYPES: [f32; 2] = [76.0, 120.0];
/// The height of the names with their totals over their columns, at least and at most.
const NAMES: [f32; 2] = [48.0, 92.0];
/// The height of a row at most, and at least of one that is only looked at.
const MOST_ROW: f32 = 168.0;
const STILL_ROW: f32 = 28.0;
/// The width of the names, of the types at the left of their rows, and of the totals, at least and at most.
const FIRST: [f32; 2] = [108.0, 220.0];
/// In this width a name such as “Computer 2” stands in a line, if the fields leave that.
const NAMED: f32 = 136.0;
const TYPE: [f32; 2] = [116.0, 176.0];
const LAST: [f32; 2] = [68.0, 120.0];
/// What a field leaves to its neighbours.
const APART: Vec2 = vec2(space::HAIR, space::TIGHT);
/// The width of the bar beside what is scrolled.
const BAR: f32 = space::MEDIUM;

/// Where the parts lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct SheetLayout {
    /// Which way the types run.
    pub types: Types,
    /// Heads and rows, if all of them were in sight.
    heads: TypeTable,
    place: Rect,
    size: (usize, usize),
    margins: Margins,
    /// The height of all rows.
    rows: f32,
}

impl SheetLayout {
    /// A sheet of so many players and types, and what counts like a type, in `room`; one that is only looked at has lower rows
    /// rather than some out of sight.
    pub fn new(room: Rect, (players, types): (usize, usize), still: bool) -> Self {
        let least = |count: usize, of: f32| of * count as f32;
        let field = vec2(size::TOUCH, size::CONTROL) + 2.0 * APART;
        let width = FIRST[0] + least(types, field.x) + LAST[0];
        let height = TYPES[0] + least(players, field.y);
        if !room::is_upright(room.size()) && !room::is_small(room, vec2(width, height)) {
            let most = room.height() - least(players, field.y);
            let head = (room.height() * 0.14).clamp(TYPES[0], TYPES[1]).min(most).max(TYPES[0]);
            let row = ((room.height() - head) / players.max(1) as f32).min(MOST_ROW);
            let spare = room.width() - least(types, field.x) - LAST[0];
            let margins = Margins {
                head,
                first: (room.width() * 0.15).clamp(FIRST[0], FIRST[1]).max(spare.min(NAMED)),
                last: (room.width() * 0.09).clamp(LAST[0], LAST[1]),
            };
            return Self::of(room, Types::AsColumns, (players, types), margins, row);
        }
        let head = (room.height() * 0.16).clamp(NAMES[0], NAMES[1]);
        let least_row = if still { STILL_ROW } else { field.y };
        let row = ((room.height() - head) / types.max(1) as f32).clamp(least_row, MOST_ROW);
        let is_scrolled = least(types, row) > room.height() - head + 1.0;
        let room = if is_scrolled { room.with_max_x(room.max.x - BAR) } else { room };
        // The fields of the players come first.
        let left = (room.width() - least(players, field.x)).max(TYPE[0]);
        let first = (room.width() * 0.18).clamp(TYPE[0], TYPE[1]).min(left);
        Self::of(room, Types::AsRows, (types, players), Margins { head, first, last: 0.0 }, row)
    }

    fn of(room: Rect, types: Types, size: (usize, usize), margins: Margins, row: f32) -> Self {
        let rows = row * size.0 as f32;
        let spare = (room.height() - margins.head - rows).max(0.0);
        // What few rows leave is mostly below.
        let top = room.min + vec2(0.0, spare * 0.3);
        let place = Rect::from_min_max(top, room.max);
        let whole = Rect::from_min_size(top, vec2(room.width(), margins.head + rows));
        let heads = TypeTable::new(whole, types, size, margins);
        Self { types, heads, place, size, margins, rows }
    }

    /// What stands over a column; the last one is that after all others.
    pub fn over(&self, column: usize) -> Rect {
        self.heads.over(column)
    }

    /// Where the rows are in sight.
    pub fn below(&self) -> Rect {
        let top = self.place.min.y + self.margins.head;
        let bottom = (top + self.rows).min(self.place.max.y.max(top));
        Rect::from_min_max(pos2(self.place.min.x, top), pos2(self.place.max.x, bottom))
    }

    /// The room of all rows.
    pub fn rows(&self) -> Vec2 {
        vec2(self.place.width(), self.rows)
    }

    /// Whether the rows have to be scrolled.
    pub fn is_scrolled(&self) -> bool {
        self.rows > self.below().height() + 1.0
    }

    /// The rows without heads, where all of them have room.
    pub fn table(&self, rows: Rect) -> TypeTable {
        TypeTable::new(rows, self.types, self.size, Margins { head: 0.0, ..self.margins })
    }

    /// What is in sight of a player: the row, or the column with its head.
    pub fn player(&self, player: usize) -> Rect {
        let whole = self.heads.player(player);
        whole.with_max_y(whole.max.y.min(self.below().max.y))
    }
}

/// The target of a player and a type. Where it is large it leaves more, so that the frame of its player is apart from it.
pub(super) fn field(table: &TypeTable, player: usize, of_type: usize) -> Rect {
    let whole = table.field(player, of_type);
    let apart = (whole.size() * 0.04).max(APART).min(2.0 * APART);
    whole.shrink2(apart)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From what a telephone held sideways leaves to a large screen.
    const ROOMS: [Vec2; 8] = [
        vec2(472.0, 104.0),
        vec2(600.0, 132.0),
        vec2(644.0, 160.0),
        vec2(493.0, 560.0),
        vec2(960.0, 368.0),
        vec2(736.0, 980.0),
        vec2(1302.0, 500.0),
        vec2(1856.0, 812.0),
    ];

    fn layouts() -> impl Iterator<Item = (Rect, SheetLayout, [usize; 2])> {
        let rooms = ROOMS.into_iter().map(|size| Rect::from_min_size(pos2(16.0, 80.0), size));
        rooms.flat_map(|room| {
            let counts = [2, 3, 6].into_iter().flat_map(|players| [7, 10].map(|types| [players, types]));
            counts.map(move |[players, types]| {
                (room, SheetLayout::new(room, (players, types), false), [players, types])
            })
        })
    }

    #[test]
    fn every_field_is_a_target_for_a_finger_in_every_room() {
        for (room, layout, [players, types]) in layouts() {
            let table = layout.table(Rect::from_min_size(layout.below().min, layout.rows()));
            for (player, of_type) in (0..players).flat_map(|k| (0..types).map(move |of| (k, of))) {
                let field = field(&table, player, of_type);
                assert!(field.width() > 43.99 && field.height() > 39.99, "{room} {players} {types} {field}");
            }
        }
    }

    #[test]
    fn rows_are_scrolled_downwards_at_most_and_never_sideways() {
        for (room, layout, counts) in layouts() {
            assert!(layout.rows().x <= room.width() + 0.01, "{room} {counts:?}");
            assert!(room.expand(0.1).contains_rect(layout.below()), "{room} {counts:?}");
            assert!(layout.below().height() >= size::TOUCH, "a field is in sight: {room} {counts:?}");
        }
    }

    #[test]
    fn names_and_totals_are_in_sight_without_scrolling() {
        for (room, layout, [players, types]) in layouts() {
            for player in 0..players {
                let shown = match layout.types {
                    Types::AsColumns => {
                        assert!(!layout.is_scrolled(), "{room} {players} {types}");
                        layout.player(player)
                    }
                    Types::AsRows => layout.over(player),
                };
                assert!(room.expand(0.1).contains_rect(shown), "{room} {players} {types} {shown}");
            }
        }
    }

    #[test]
    fn six_rows_with_all_modules_need_no_scrolling_at_1024_by_640_and_at_800_by_1280() {
        for room in [ROOMS[4], ROOMS[5]] {
            let room = Rect::from_min_size(pos2(0.0, 0.0), room);
            assert!(!SheetLayout::new(room, (6, 10), false).is_scrolled(), "{room}");
        }
    }

    #[test]
    fn a_sheet_that_is_only_looked_at_has_all_rows_in_sight_in_a_replay_at_1024_by_640() {
        let room = Rect::from_min_size(pos2(36.0, 148.0), vec2(594.0, 368.0));
        for types in [7, 9, 10] {
            let is_scrolled = |still| SheetLayout::new(room, (4, types), still).is_scrolled();
            assert!(!is_scrolled(true), "{types}");
        }
        assert!(SheetLayout::new(room, (4, 9), false).is_scrolled(), "a field is a target for a finger");
    }

    #[test]
    fn in_an_upright_room_the_types_run_downwards() {
        let types =
            |size: Vec2| SheetLayout::new(Rect::from_min_size(pos2(0.0, 0.0), size), (6, 10), false).types;
        assert_eq!([types(ROOMS[4]), types(ROOMS[5])], [Types::AsColumns, Types::AsRows]);
    }
}
