//! In which types a player has most tiles, alone or with others.

use egui::{Align2, Painter, Rect, Vec2, pos2};

use super::super::seen::Seen;
use crate::rules::leaders;
use common::{
    BuildingType,
    drawing::{self, colours_of},
};
use text::Texts;
use ui::theme::{self, TextSize, Theme, space};

/// The types in which a row has most tiles.
pub(super) struct Leads {
    /// Those in which nobody else has as many.
    pub alone: Vec<BuildingType>,
    /// Those in which others have as many.
    pub level: Vec<BuildingType>,
}

impl Leads {
    /// Those of a row.
    pub fn of(seen: &Seen<'_>, row: usize) -> Self {
        let (mut alone, mut level) = (Vec::new(), Vec::new());
        for building in BuildingType::ALL {
            let tiles: Vec<u8> = seen.rows.iter().map(|row| row.types()[building.index()]).collect();
            match &*leaders(&tiles) {
                _ if tiles[row] == 0 => {}
                [one] if *one == row => alone.push(building),
                several if several.contains(&row) => level.push(building),
                _ => {}
            }
        }
        Self { alone, level }
    }

    /// In so many lines at most, each with its word: those in which others have as many have one of their own, or where there is no
    /// room for that stand behind a sign.
    pub fn lines<'t>(&self, texts: &'t Texts, room: usize) -> Vec<(&'t str, Self)> {
        let [leads, level] = [texts.alhambra_other_leads(), texts.alhambra_other_level()];
        let only = |alone: &[BuildingType]| Self { alone: alone.to_vec(), level: Vec::new() };
        match (self.alone.is_empty(), self.level.is_empty()) {
            _ if room == 0 => Vec::new(),
            (true, true) => Vec::new(),
            (false, true) => vec![(leads, only(&self.alone))],
            (true, false) => vec![(level, only(&self.level))],
            (false, false) if room > 1 => vec![(leads, only(&self.alone)), (level, only(&self.level))],
            (false, false) => vec![(leads, Self { alone: self.alone.clone(), level: self.level.clone() })],
        }
    }

    /// Draws them in as many rows as make them largest, none larger than this; those in which others have as many stand behind a sign.
    pub fn paint(&self, painter: &Painter, place: Rect, theme: &Theme, largest: f32) {
        let level = self.level.iter().copied().map(Some);
        let sign = (!self.level.is_empty()).then_some(None);
        let signs: Vec<Option<BuildingType>> =
            self.alone.iter().copied().map(Some).chain(sign).chain(level).collect();
        let sizes = (1..=signs.len()).map(|columns| {
            let places = in_columns(&signs, columns);
            let rows = places.last().map_or(1, |(_, row)| row + 1);
            let side = (place.width() / columns as f32).min(place.height() / rows as f32).min(largest);
            (side, places, rows)
        });
        let Some((side, places, rows)) = sizes.max_by(|a, b| a.0.total_cmp(&b.0)) else { return };
        let top = place.center().y - side * rows as f32 / 2.0;
        for (sign, (column, row)) in signs.iter().zip(places) {
            let at = pos2(place.min.x + side * column as f32, top + side * row as f32);
            let tile = Rect::from_min_size(at, Vec2::splat(side)).shrink(space::HAIR / 2.0);
            match sign {
                Some(building) => {
                    painter.rect_filled(tile, theme::radius::MARK, colours_of(theme, *building).tile);
                    drawing::paint(painter, tile, theme, *building);
                }
                None => {
                    let font = theme::bold(TextSize::SMALL);
                    painter.text(tile.center(), Align2::CENTER_CENTER, "=", font, theme.ink_soft);
                }
            }
        }
    }
}

/// Column and row of each sign in so many columns: the sign of a tie ends no row, but stands before what it is about.
fn in_columns(signs: &[Option<BuildingType>], columns: usize) -> Vec<(usize, usize)> {
    let (mut column, mut row) = (0, 0);
    let place = |sign: &Option<BuildingType>| {
        if column == columns || column > 0 && column + 1 == columns && sign.is_none() {
            (column, row) = (0, row + 1);
        }
        column += 1;
        (column - 1, row)
    };
    signs.iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    #[test]
    fn the_sign_of_a_tie_stands_in_the_row_of_what_it_is_about() {
        let [one, two, three] = [BuildingType::Tower, BuildingType::Garden, BuildingType::Arcades].map(Some);
        assert_eq!(in_columns(&[one, None, two], 3), [(0, 0), (1, 0), (2, 0)]);
        assert_eq!(in_columns(&[one, None, two], 2), [(0, 0), (0, 1), (1, 1)]);
        assert_eq!(in_columns(&[None, one, two, three], 2), [(0, 0), (1, 0), (0, 1), (1, 1)]);
        assert_eq!(in_columns(&[one, None, two], 1), [(0, 0), (0, 1), (0, 2)]);
    }

    #[test]
    fn a_tie_for_the_lead_is_written_out_where_there_is_a_line_for_it() {
        let texts = Texts::new(Language::English);
        let leads = Leads { alone: vec![BuildingType::Tower], level: vec![BuildingType::Garden] };
        let words = |room| leads.lines(&texts, room).into_iter().map(|(words, _)| words).collect::<Vec<_>>();
        assert_eq!(words(2), [texts.alhambra_other_leads(), texts.alhambra_other_level()]);
        assert!(leads.lines(&texts, 2).iter().all(|(_, leads)| leads.level.is_empty()), "no sign is needed");
        assert_eq!(words(1), [texts.alhambra_other_leads()]);
        assert!(words(0).is_empty());
    }
}
