//! The drawn examples of the rules: parts of the real sheets, from the standard sheet and the real scoring.

use std::sync::LazyLock;

use egui::{Rect, Ui, vec2};

use super::drawn_sheet::DrawnSheet;
use crate::{
    log::NamedLayout,
    rules::{Cell, Face, GameConfig, Layout, ScoreSheet},
    screens::race_view::{Race, score_view},
    widgets::{
        pips::{self, LineView},
        score_sheet,
    },
};
use common::{BuildingType, screens::rules_page::DrawnExample};
use kernel::record::Seat;
use text::Texts;
use ui::theme::{self, Theme};

/// The side of a drawn sheet.
const SHEET: f32 = 280.0;
/// The room for a pair of dice alone.
const PAIR: f32 = 64.0;
/// The size of the stars of a line.
const LINE: (f32, f32) = (132.0, 44.0);
/// The height of a row of the race, and its greatest width.
const ROW: f32 = 36.0;
const RACE: f32 = 480.0;

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Example {
    /// A printed sheet.
    Sheet,
    /// Four crossings, one of them built (§4.3a).
    Build,
    /// Built cells that pay (§4.3b).
    Gain,
    /// A die that was changed (§5.1).
    Change,
    /// Two complete a type in the same round (§6).
    Race,
    /// Players tie at the end (§7.1).
    Types,
    /// Lines with four, five and six buildings (§7.2).
    Lines,
    /// The roll of a phantom (§9).
    Phantom,
}

/// The standard sheet, and a table of three on it.
static STANDARD: LazyLock<(Layout, Option<GameConfig>)> = LazyLock::new(|| {
    let (_, layout) = NamedLayout::standard();
    (layout, GameConfig::new(layout, 3, 0).ok())
});

impl DrawnExample for Example {
    fn words(self, texts: &Texts) -> String {
        match self {
            Self::Sheet => texts.rules_sheet_example().to_owned(),
            Self::Build => texts.rules_build_example().to_owned(),
            Self::Gain => texts.rules_gain_example().to_owned(),
            Self::Change => texts.rules_change_example(building(3, 2)),
            Self::Race => texts.rules_race_example().to_owned(),
            Self::Types => texts.rules_types_example().to_owned(),
            Self::Lines => texts.rules_lines_example().to_owned(),
            Self::Phantom => texts.rules_two_example(building(3, 5)),
        }
    }

    fn draw(self, ui: &mut Ui, texts: &Texts) {
        let theme = Theme::of(ui.ctx());
        match self {
            Self::Sheet => self.sheet(ui, texts, &DrawnSheet::default()),
            Self::Build => {
                let dice = DrawnSheet { yellow: vec![2, 5], blue: vec![3, 6], ..DrawnSheet::default() };
                self.sheet(ui, texts, &DrawnSheet { built: at(2, 3).bit() | at(1, 1).bit(), ..dice });
            }
            Self::Gain => {
                let dice = DrawnSheet { yellow: vec![1, 4], blue: vec![5, 5], ..DrawnSheet::default() };
                let built = at(1, 5).bit() | at(4, 5).bit() | at(2, 3).bit();
                self.sheet(ui, texts, &DrawnSheet { built, pays: true, ..dice });
            }
            Self::Change => {
                let changed = DrawnSheet { changed: Some(3), built: at(2, 2).bit(), ..DrawnSheet::default() };
                self.sheet(ui, texts, &DrawnSheet { yellow: vec![3], blue: vec![2], ..changed });
            }
            Self::Race => race(ui, texts, &theme, BuildingType::Seraglio, [5, 5, 2], 1),
            Self::Types => race(ui, texts, &theme, BuildingType::Arcades, [4, 3, 3], u8::MAX),
            Self::Lines => {
                let place = self.place(ui, texts, (LINE.0 * 3.0, LINE.1));
                for (k, built) in (0_u8..).zip(4..=6) {
                    let left = place.left_top() + vec2(LINE.0 * f32::from(k), 0.0);
                    let line = LineView { built, ..LineView::default() };
                    pips::paint(ui.painter(), Rect::from_min_size(left, LINE.into()), &theme, &line);
                }
            }
            Self::Phantom => {
                let place = self.place(ui, texts, (2.0 * PAIR, PAIR / 2.0 + theme::space::SMALL));
                super::drawn_sheet::pair(ui.painter(), place, &theme, (3, 5));
            }
        }
    }
}

impl Example {
    fn sheet(self, ui: &mut Ui, texts: &Texts, drawn: &DrawnSheet) {
        let place = self.place(ui, texts, (SHEET, SHEET));
        if let Some(grid) = STANDARD.0.grid() {
            drawn.paint(ui.painter(), place, &Theme::of(ui.ctx()), grid);
        }
    }
}

/// The cell of a row and a column, 1–6 each.
fn at(row: u8, column: u8) -> Cell {
    let face = |number: u8| Face::ALL[usize::from(number) - 1];
    Cell::new(face(row), face(column))
}

/// What stands there on the standard sheet.
fn building(row: u8, column: u8) -> BuildingType {
    STANDARD.0.grid().map_or(BuildingType::Pavilion, |grid| grid[at(row, column).index()])
}

/// The score sheet of three with so many boxes of this type, after these rounds were awarded.
fn race(ui: &mut Ui, texts: &Texts, theme: &Theme, building: BuildingType, boxes: [u8; 3], awarded: u8) {
    let (layout, Some(config)) = &*STANDARD else { return };
    let mut score = ScoreSheet::NEW;
    for (player, boxes) in boxes.into_iter().enumerate() {
        for _ in 0..boxes {
            score.fill(layout, player, building, 1);
        }
    }
    let seats = ["Anna", "Ben", "Clara"].map(seat);
    let awarded = awarded.min(config.rounds());
    let race = Race { config, score: &score, seats: &seats, awarded, current: None };
    let mut view = score_view(texts, theme, race, ROW);
    (view.title, view.still) = ("", true);
    view.rows[building.index()].highlighted = true;
    ui.push_id(building, |ui| {
        ui.set_max_width(ui.available_width().min(RACE));
        score_sheet::show(ui, &view);
    });
}

fn seat(name: &str) -> Seat {
    Seat::human("", name, "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::line_vp;

    fn vp(building: BuildingType, boxes: [u8; 3]) -> [u16; 3] {
        let mut score = ScoreSheet::NEW;
        for (player, boxes) in boxes.into_iter().enumerate() {
            (0..boxes).for_each(|_| assert!(score.fill(&STANDARD.0, player, building, 1)));
        }
        [0, 1, 2].map(|player| u16::from(score.standing(&STANDARD.0, player, building).vp))
    }

    #[test]
    fn the_figures_of_the_examples_are_those_of_the_rules() {
        assert_eq!(vp(BuildingType::Seraglio, [5, 5, 2])[..2], [13, 13]);
        assert_eq!(vp(BuildingType::Arcades, [4, 3, 3]), [18, 6, 6]);
        // A row with four; five and six.
        let row = |count: u32| (1_u64 << count) - 1;
        assert_eq!([4, 5, 6].map(|count| line_vp(row(count))), [2, 5, 10]);
    }
}
