//! Where the parts of a screen with a sheet lie: the sheet, the race, and the rest.

use std::ops::RangeInclusive;

use egui::{Rect, Ui, Vec2, vec2};

use super::{
    board::{GAP, race_height, show_race},
    race_view::{self, Race},
};
use crate::widgets::score_sheet::{RaceResponse, ScoreView};
use text::Texts;
use ui::{
    room::{self, is_small, is_upright},
    theme::{self, Theme},
    widgets::surface::Surface,
};

/// Where the parts of a screen with a sheet lie.
pub struct Arrangement {
    /// The sheet.
    pub sheet: Rect,
    /// The race and the rest.
    side: Rect,
    order: Order,
}

/// How the race and the rest lie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// The rest below the race, which is as high as it wants.
    Column,
    /// Side by side.
    Row,
    /// The rest first, and the race to be scrolled to: there is not room for both.
    Scrolled,
}

/// What race and rest need, one below the other.
const SIDE: Vec2 = vec2(392.0, 524.0);
/// What they need side by side.
const SIDE_BY_SIDE: Vec2 = vec2(736.0, 430.0);
/// A sheet is drawn no smaller.
const LEAST_SHEET: Vec2 = vec2(320.0, 320.0);
/// A row of the race is no lower and no higher.
const ROW: RangeInclusive<f32> = 34.0..=58.0;

impl Arrangement {
    /// The sheet at the left and a column beside it; in a window that is higher than wide, the sheet above the rest.
    #[must_use]
    pub fn of(room: Rect) -> Self {
        Self::with_column(room, SIDE)
    }

    /// The same where race and rest need so much, one below the other.
    #[must_use]
    pub fn with_column(room: Rect, column: Vec2) -> Self {
        let upright = is_upright(room.size());
        let (sheet, side) = if upright {
            let least = room.height() - room.width();
            let height = (room.height() * 0.4).max(least.min(SIDE_BY_SIDE.y)).min(620.0);
            let side = room.with_min_y(room.max.y - height);
            (room.with_max_y(side.min.y - GAP), side)
        } else {
            let least = LEAST_SHEET.x.min(room.width() / 2.0);
            let width = (room.width() * 0.405).max(SIDE.x.min(room.width() - GAP - least)).min(720.0);
            let side = room.with_min_x(room.max.x - width);
            (room.with_max_x(side.min.x - GAP), side)
        };
        let (order, needed) = if upright { (Order::Row, SIDE_BY_SIDE) } else { (Order::Column, column) };
        Self { sheet, side, order: if is_small(side, needed) { Order::Scrolled } else { order } }
    }

    /// The height there is for race and rest.
    #[must_use]
    pub fn height(&self) -> f32 {
        self.side.height()
    }

    /// The height of a row of the race: `usual` where something else is below it.
    #[must_use]
    pub fn row_height(&self, usual: f32) -> f32 {
        self.row_height_from(*ROW.start(), usual)
    }

    /// The same where a row may be lower in a column, down to `least`: what is below the race needs the room.
    #[must_use]
    pub fn row_height_from(&self, least: f32, usual: f32) -> f32 {
        match self.order {
            Order::Column => usual.clamp(least, *ROW.end()),
            Order::Row => ((self.side.height() - 130.0) / 6.0).clamp(*ROW.start(), *ROW.end()),
            Order::Scrolled => *ROW.start(),
        }
    }

    /// Draws the sheet, and what stands above it and is so high, in their room.
    pub fn show_sheet<R>(&self, ui: &mut Ui, above: f32, contents: impl FnOnce(&mut Ui, Rect) -> R) -> R {
        room::scrolled(ui, "sheet", self.sheet, LEAST_SHEET + vec2(0.0, above), contents)
    }

    /// Where the race lies, which is this high, and the rest, which needs so much: drawn there, or scrolled.
    pub fn show_side<R>(
        &self,
        ui: &mut Ui,
        (race, rest): (f32, f32),
        contents: impl FnOnce(&mut Ui, [Rect; 2]) -> R,
    ) -> R {
        let (side, middle) = (self.side, self.side.center().x);
        match self.order {
            Order::Column => {
                let race = side.with_max_y(side.min.y + race);
                contents(ui, [race, side.with_min_y(race.max.y + GAP)])
            }
            Order::Row => {
                let race = side.with_max_x(middle - GAP / 2.0).with_max_y(side.min.y + race);
                contents(ui, [race, side.with_min_x(middle + GAP / 2.0)])
            }
            Order::Scrolled => {
                let rest = rest.max(side.height());
                let all = vec2(side.width(), rest + GAP + race);
                room::scrolled(ui, "side", side, all, |ui, all| {
                    let rest = all.with_max_y(all.min.y + rest);
                    contents(ui, [all.with_min_y(rest.max.y + GAP), rest])
                })
            }
        }
    }

    /// What is drawn of a race, without its title.
    pub fn race_view<'a>(&self, ui: &Ui, texts: &'a Texts, race: Race<'_>) -> ScoreView<'a> {
        let row_height = self.row_height((self.height() - 440.0) / 6.0);
        ScoreView { title: "", ..race_view::score_view(texts, &Theme::of(ui.ctx()), race, row_height) }
    }

    /// The race, and the rest, which needs so much, as a card.
    pub fn show_race_and_card(
        &self,
        ui: &mut Ui,
        race: &ScoreView<'_>,
        needed: f32,
        card: impl FnOnce(&mut Ui),
    ) -> RaceResponse {
        self.show_side(ui, (race_height(race), needed), |ui, [above, below]| {
            let shown = show_race(ui, above, race);
            Surface::Plain.show_in(ui, below, |ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(theme::space::SMALL);
                card(ui);
            });
            shown
        })
    }
}
