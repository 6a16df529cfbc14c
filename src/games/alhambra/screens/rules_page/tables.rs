//! Tables in the examples: what the types are worth, and who has most of one.

use egui::{Align2, Rect, Ui, Vec2, vec2};

use crate::{
    rules::{Scoring, TileSet, standings},
    text::names,
};
use common::{
    BuildingType, drawing,
    screens::players::colour,
    widgets::type_table::{self, Margins, Name, TypeHead, TypeTable, Types},
};
use kernel::record::Seat;
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme, size, space},
    widgets::fitted_text,
};

/// The height of a row, and the widths of names and of what a row gets.
const ROW: f32 = size::CONTROL;
const NAMES: f32 = 148.0;
const GETS: f32 = 80.0;
/// The drawing of a tile that somebody has.
const TILE: f32 = size::DRAWING;

/// The size of the table of types.
pub const TYPES: (f32, f32) = (560.0, TypeTable::NAMES + ROW * BuildingType::COUNT as f32);
/// The size of a table of who has most.
pub const MAJORITY: (f32, f32) = (NAMES + GETS + (TILE + space::TIGHT) * 4.0, ROW * 3.0);

/// Who has how many tiles of a type at a scoring.
pub struct Majority {
    scoring: Scoring,
    building: BuildingType,
    players: [(&'static str, u8); 3],
}

/// Two tie at the top (§A2.2).
pub const TOWERS: Majority = Majority {
    scoring: Scoring::Second,
    building: BuildingType::Tower,
    players: [("Anna", 4), ("Ben", 4), ("Clara", 1)],
};
/// One ties with the third player (§A5.4).
pub const GARDENS: Majority = Majority {
    scoring: Scoring::Third,
    building: BuildingType::Garden,
    players: [("Anna", 4), ("Ben", 2), ("Dirk", 4)],
};

/// The types with the number of their tiles, their prices, and the VP of the places at the three scorings (§A1.1).
pub fn types(ui: &Ui, place: Rect, texts: &Texts) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    let scoring = |scoring: Scoring| names::sentence(&names::scoring(texts, scoring));
    let [first, second, third] = Scoring::ALL.map(scoring);
    let heads: [&str; 5] =
        [texts.alhambra_new_tiles(), texts.alhambra_pieces_price(), &first, &second, &third];
    let margins = Margins { head: TypeTable::NAMES, first: NAMES, last: 0.0 };
    let table = TypeTable::new(place, Types::AsRows, (BuildingType::COUNT, heads.len()), margins);
    table.paint_strips(painter, &theme);
    for (column, head) in heads.into_iter().enumerate() {
        type_table::words(painter, &theme, table.over(column), head);
    }
    for (row, building) in BuildingType::ALL.into_iter().enumerate() {
        let figures = figures(building);
        let name = texts.building_name(building);
        let told = heads.iter().zip(&figures).map(|(head, figure)| texts.pad_said(head, figure));
        let label = texts.pad_said(&name, &told.collect::<Vec<_>>().join(", "));
        TypeHead { label, ..TypeHead::new(building, name) }.show(ui, &theme, &table);
        for (column, figure) in figures.iter().enumerate() {
            let cell = table.cell(row, column);
            let (font, width) = (theme::medium(TextSize::TEXT), cell.width() - space::TIGHT);
            fitted_text(painter, cell.center(), Align2::CENTER_CENTER, figure, font, theme.ink, width);
        }
    }
}

/// What stands in the row of a type.
fn figures(building: BuildingType) -> [String; 5] {
    let prices: Vec<u8> = TileSet::standard().of(building).map(|tile| tile.price).collect();
    let [least, most] = [prices.iter().min(), prices.iter().max()].map(|price| price.copied().unwrap_or(0));
    let places = |scoring: Scoring| {
        let places: Vec<String> = scoring.places(building).iter().map(u8::to_string).collect();
        places.join(" / ")
    };
    let [first, second, third] = Scoring::ALL.map(places);
    [prices.len().to_string(), format!("{least}–{most}"), first, second, third]
}

impl Majority {
    /// Draws who has how many tiles, and what each gets.
    pub fn paint(&self, ui: &Ui, place: Rect, texts: &Texts) {
        let theme = Theme::of(ui.ctx());
        let painter = ui.painter();
        let margins = Margins { head: 0.0, first: NAMES, last: GETS };
        let table = TypeTable::new(place, Types::AsColumns, (self.players.len(), 1), margins);
        table.paint_strips(painter, &theme);
        for (row, ((name, tiles), vp)) in self.players.into_iter().zip(self.vp()).enumerate() {
            let seat = Seat::human("", name, "");
            let colour = colour(&theme, row, &seat);
            Name { words: seat.name, colour, ..Name::default() }.paint(painter, &theme, &table, row);
            let cell = table.cell(row, 0);
            for k in 0..tiles {
                let left = cell.left_center() + vec2((TILE + space::TIGHT) * f32::from(k) + TILE / 2.0, 0.0);
                drawing::paint(
                    painter,
                    Rect::from_center_size(left, Vec2::splat(TILE)),
                    &theme,
                    self.building,
                );
            }
            let gets = table.cell(row, 1);
            let (words, font) = (texts.count_vp(u16::from(vp)), theme::bold(TextSize::LEAD));
            fitted_text(painter, gets.center(), Align2::CENTER_CENTER, &words, font, theme.gold_ink, GETS);
        }
    }

    /// What each gets (§A2.2).
    fn vp(&self) -> Vec<u8> {
        let ranks = standings(self.scoring, self.building, &self.players.map(|(_, tiles)| tiles));
        ranks.iter().map(|rank| rank.vp).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_of_the_tables_are_those_of_the_rules() {
        assert_eq!(TOWERS.vp(), [9, 9, 0]);
        assert_eq!(GARDENS.vp(), [16, 5, 16]);
        assert_eq!(figures(BuildingType::Pavilion), ["7", "2–8", "1", "8 / 1", "16 / 8 / 1"]);
        assert_eq!(figures(BuildingType::Tower), ["11", "7–13", "6", "13 / 6", "21 / 13 / 6"]);
        let tiles = BuildingType::ALL.map(|building| figures(building)[0].parse::<u8>().unwrap());
        assert_eq!(tiles.iter().sum::<u8>(), 54);
    }
}
