//! What a row got in each scoring: the types with their places, walls and modules, below the totals of a score card.

use egui::{Rect, Role, Sense, Ui, WidgetInfo};

use crate::{
    games::{
        alhambra::{
            rules::{Reason, TypeReason},
            text::{names::sentence, score_text::part},
        },
        common::{
            BuildingType,
            widgets::type_table::{Figure, Margins, TypeHead, TypeTable, Types, foot, total, words},
        },
    },
    kernel::Breakdown,
    text::Texts,
    ui::theme::Theme,
};

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
    let others = others(texts, card);
    let columns = BuildingType::COUNT + others.len();
    let high = (TypeTable::TYPES + ROW.1 * scorings.len() as f32).min(place.height());
    let rect = place.with_max_y(place.min.y + high);
    let margins = Margins { head: TypeTable::TYPES, first: NAMES, last: SUM };
    let table = TypeTable::new(rect, Types::AsColumns, (scorings.len(), columns), margins);
    let painter = ui.painter();
    table.paint_strips(painter, &theme);
    let heads =
        BuildingType::ALL.map(|building| TypeHead::new(building, sentence(&texts.building_name(building))));
    let named = heads.iter().all(|head| head.has_room(painter, &theme, &table));
    for mut head in heads {
        if !named {
            head.name.clear();
        }
        head.paint(painter, &theme, &table);
    }
    for (k, name) in others.iter().map(String::as_str).chain([texts.total()]).enumerate() {
        words(painter, &theme, foot(table.over(BuildingType::COUNT + k)), name);
    }
    let has_places = table.row(0).height() >= WITH_PLACES;
    for (row, scoring) in scorings.iter().enumerate() {
        let mut said = Vec::new();
        words(painter, &theme, table.beside(row), &part(texts, &scoring.reason));
        for number in parts(scoring) {
            let name = part(texts, &number.reason);
            let (column, place) = match &number.reason {
                Reason::Type(of) if has_places => (of.building.index(), rank(texts, of)),
                Reason::Type(of) => (of.building.index(), String::new()),
                _ => match others.iter().position(|other| *other == name) {
                    Some(column) => (BuildingType::COUNT + column, String::new()),
                    None => continue,
                },
            };
            said.push(format!("{name} {}", number.vp));
            let ink = if number.vp == 0 { theme.ink_soft } else { theme.ink };
            let figure = if number.vp == 0 { "–".to_owned() } else { number.vp.to_string() };
            let figure = Figure { figure: &figure, ink, words: &place, starred: false };
            figure.paint(painter, &theme, table.cell(row, column));
        }
        total(painter, &theme, table.cell(row, columns), &scoring.vp.to_string(), false);
        let words = texts.pad_said(&part(texts, &scoring.reason), &said.join(", "));
        let response = ui.interact(table.row(row), ui.scope_id().with(("scored", row)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    }
    rect
}

/// The types of a scoring, and whatever else was counted in it.
fn parts(scoring: &Breakdown<Reason>) -> impl Iterator<Item = &Breakdown<Reason>> {
    scoring.parts.iter().flat_map(|part| match part.reason {
        Reason::Types => part.parts.as_slice(),
        _ => std::slice::from_ref(part),
    })
}

/// What any scoring has beside types.
fn others(texts: &Texts, card: &Breakdown<Reason>) -> Vec<String> {
    let mut names = Vec::new();
    let all = card.parts.iter().flat_map(parts).filter(|number| !matches!(number.reason, Reason::Type(_)));
    for name in all.map(|number| part(texts, &number.reason)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The place of a row with a type; empty where it has no tile of it or is behind all places.
fn rank(texts: &Texts, of: &TypeReason) -> String {
    if of.standing.tiles == 0 || of.places.is_empty() {
        return String::new();
    }
    let first = of.standing.rank.before + 1;
    let last = first + of.places.len() as u8 - 1;
    match last > first {
        true => format!("{}–{}", texts.place_name(first), texts.place_name(last)),
        false => texts.place_name(first),
    }
}
