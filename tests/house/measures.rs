//! Sizes, spaces, lines, corners, shadows and colours come from the theme: whatever draws chooses among them and adds
//! none.

use super::{house, rooms::room_of};

/// What only the theme may make.
const OF_THE_THEME: [&str; 9] = [
    "FontId::new(",
    "FontId::proportional(",
    "FontId::monospace(",
    "CornerRadius::same(",
    "CornerRadius{nw",
    "Margin::same(",
    "Margin::symmetric(",
    "Shadow{",
    "Color32::from_",
];

/// What takes a measure, which may be computed or 0, but not another literal number.
const TAKE_A_MEASURE: [&str; 8] = [
    "Stroke::new(",
    "add_space(",
    "item_spacing=vec2(",
    "item_spacing.x=",
    "item_spacing.y=",
    "button_padding=vec2(",
    "interact_size.y=",
    ".size(",
];

/// Named lengths from this one up lie on the grid of four points; smaller ones are parts of drawings.
const ON_THE_GRID: f32 = 8.0;

/// The files that draw with the theme, and their code without spaces. Drawings have proportions of their own.
fn drawn() -> Vec<(String, String)> {
    let is_drawn = |path: &str| {
        let makes = ["ui/theme", "ui/drawing", "ui/raster"].iter().any(|place| path.starts_with(place));
        !makes && (path.starts_with("ui/") || path.contains("/screens") || path.contains("/widgets"))
    };
    house()
        .into_iter()
        .filter(|source| room_of(&source.module).0.draws)
        .map(|source| (source.module.join("/"), source.code.split_whitespace().collect()))
        .filter(|(path, _): &(String, String)| is_drawn(path))
        .collect()
}

fn figure_at(code: &str) -> Option<f32> {
    let end = code.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(code.len());
    code[..end].parse().ok()
}

#[test]
fn no_screen_makes_its_own_fonts_corners_margins_shadows_and_colours() {
    for (file, code) in drawn() {
        for made in OF_THE_THEME {
            assert!(!code.contains(made), "{file}: {made}…) is for the theme to make");
        }
    }
}

#[test]
fn no_screen_has_line_widths_and_spaces_of_its_own() {
    for (file, code) in drawn() {
        for takes in TAKE_A_MEASURE {
            for (at, _) in code.match_indices(takes) {
                let figure = figure_at(&code[at + takes.len()..]);
                assert!(figure.is_none_or(|figure| figure == 0.0), "{file}: {takes}{figure:?}");
            }
        }
    }
}

#[test]
fn named_lengths_lie_on_the_grid_of_four_points() {
    let mut seen = 0;
    for (file, code) in drawn() {
        for (at, _) in code.match_indices(":f32=") {
            let name: String =
                code[..at].chars().rev().take_while(|c| c.is_ascii_uppercase() || *c == '_').collect();
            let Some(length) = figure_at(&code[at + 5..]).filter(|length| *length >= ON_THE_GRID) else {
                continue;
            };
            seen += 1;
            let name: String = name.chars().rev().collect();
            assert!(length % 4.0 == 0.0, "{file}: {name} is {length}");
        }
    }
    assert!(seen > 50, "only {seen} lengths were found");
}
