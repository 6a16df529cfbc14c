//! What a row got in each scoring: the types with their places, walls and modules, below the totals of a score card.

use egui::{Rect, Role, Sense, Ui, WidgetInfo};

use crate::{
    rules::{Reason, TypeRank, TypeReason},
    screens::sheet::{drawn, model::Column, view::column_name},
    text::score_text::part,
};
use common::{
    BuildingType,
    widgets::type_table::{Figure, Margins, TypeTable, Types, foot, total, words},
    words::places,
};
use kernel::Breakdown;
use text::Texts;
use ui::theme::{self, TextSize, Theme};

/// The height of a scoring, at least and at most; a lower one than this has no room for places.
const ROW: (f32, f32) = (28.0, 64.0);
const WITH_PLACES: f32 = 36.0;
/// The widths of the names of scorings and of their sums.
const NAMES: f32 = 104.0;
const SUM: f32 = 52.0;

/// The least height of all of it.
pub const HEIGHT: f32 = TypeTable::TYPES + 3.0 * ROW.0;

/// Draws it for a row of this score; returns where it is.
pub fn show(ui: &mut Ui, place: Rect, texts: &Texts, card: &Breakdown<Reason>) -> Rect {
    let theme = Theme::of(ui.ctx());
    let scorings = &card.parts;
    // Who collects tiles has neither walls nor modules.
    let heads = columns(&card.parts).into_iter().map(|column| (column, column_name(texts, column)));
    let heads: Vec<(Column, String)> = heads.collect();
    let width = heads.len();
    let high = (TypeTable::TYPES + ROW.1 * scorings.len() as f32).min(place.height());
    let rect = place.with_max_y(place.min.y + high);
    let margins = Margins { head: TypeTable::TYPES, first: NAMES, last: SUM };
    let table = TypeTable::new(rect, Types::AsColumns, (scorings.len(), width), margins);
    let painter = ui.painter();
    table.paint_strips(painter, &theme);
    let font = theme::body(TextSize::SMALL);
    let has_room = |(k, (_, name)): (usize, &(Column, String))| {
        let wide = painter.layout_no_wrap(name.clone(), font.clone(), theme.ink).size().x;
        wide + theme::space::TIGHT <= table.over(k).width()
    };
    // Where one name has no room, none is shown: the drawings say them all.
    let named = heads.iter().enumerate().all(has_room);
    for (k, (column, name)) in heads.iter().enumerate() {
        let over = table.over(k);
        let below = if named { foot(over) } else { over.with_min_y(over.max.y - theme::space::SMALL) };
        drawn(painter, &theme, over.with_max_y(below.min.y).shrink(theme::space::TIGHT), *column);
        if named {
            words(painter, &theme, below, name);
        }
    }
    words(painter, &theme, foot(table.over(width)), texts.total());
    let has_places = table.row(0).height() >= WITH_PLACES;
    for (row, scoring) in scorings.iter().enumerate() {
        let mut said = Vec::new();
        words(painter, &theme, table.beside(row), &part(texts, &scoring.reason));
        for number in parts(scoring) {
            let Some((of, place)) = column(number) else { continue };
            let Some(column) = heads.iter().position(|(column, _)| *column == of) else { continue };
            let name = &heads[column].1;
            let place = place.filter(|_| has_places).map_or(String::new(), |of| rank(texts, of));
            said.push(format!("{name} {}", number.vp));
            let ink = if number.vp == 0 { theme.ink_soft } else { theme.ink };
            let figure = if number.vp == 0 { "–".to_owned() } else { number.vp.to_string() };
            let figure = Figure { figure: &figure, ink, words: &place, starred: false };
            figure.paint(painter, &theme, table.cell(row, column));
        }
        total(painter, &theme, table.cell(row, width), &scoring.vp.to_string(), false);
        let words = texts.pad_said(&part(texts, &scoring.reason), &said.join(", "));
        let response = ui.interact(table.row(row), ui.scope_id().with(("scored", row)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    }
    rect
}

/// The types of a scoring, and whatever else was counted in it.
pub(super) fn parts(scoring: &Breakdown<Reason>) -> impl Iterator<Item = &Breakdown<Reason>> {
    scoring.parts.iter().flat_map(|part| match part.reason {
        Reason::Types => part.parts.as_slice(),
        _ => std::slice::from_ref(part),
    })
}

/// The column of a number, and of a type why it is so much.
pub(super) const fn column(number: &Breakdown<Reason>) -> Option<(Column, Option<&TypeReason>)> {
    match &number.reason {
        Reason::Type(of) => Some((Column::Type(of.building), Some(of))),
        Reason::Wall(_) => Some((Column::Wall, None)),
        Reason::Module(module) => Some((Column::Module(*module), None)),
        _ => None,
    }
}

/// What is counted in some scorings: all types, and whatever else there is.
pub(super) fn columns<'a>(scorings: impl IntoIterator<Item = &'a Breakdown<Reason>>) -> Vec<Column> {
    let mut all = BuildingType::ALL.map(Column::Type).to_vec();
    for (of, _) in scorings.into_iter().flat_map(parts).filter_map(column) {
        if !all.contains(&of) {
            all.push(of);
        }
    }
    all
}

/// The place of a row with a type, or all that it shares, also where not all of them bring something; empty where it gets
/// nothing.
fn rank(texts: &Texts, of: &TypeReason) -> String {
    let TypeRank { rank, vp, .. } = of.standing;
    if vp == 0 { String::new() } else { places(texts, rank.before + 1, rank.sharing.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Scoring, standings};
    use text::Language;

    #[test]
    fn shared_places_are_told_alike_in_every_scoring_and_none_where_nothing_is_got() {
        let texts = Texts::new(Language::English);
        let told = |scoring: Scoring, building, tiles: &[u8]| -> Vec<String> {
            let all = standings(scoring, building, tiles).into_iter();
            all.map(|standing| {
                rank(&texts, &TypeReason { building, standing, with: Vec::new(), places: &[] })
            })
            .collect()
        };
        let shared = places(&texts, 1, 2);
        for scoring in Scoring::ALL {
            assert_eq!(told(scoring, BuildingType::Tower, &[2, 2])[0], shared, "{scoring:?}");
        }
        // One VP for two is none.
        assert_eq!(told(Scoring::First, BuildingType::Pavilion, &[2, 2, 0]), ["", "", ""]);
        assert_eq!(
            told(Scoring::First, BuildingType::Pavilion, &[2, 1, 0]),
            [&*places(&texts, 1, 1), "", ""]
        );
    }
}
