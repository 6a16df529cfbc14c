//! Camps, bazaars and falcons as such, drawn small: one of each stands for all.

use egui::{Painter, Rect};

use super::tiles::{bazaar, camp, falcon};
use crate::{
    games::{
        alhambra::rules::{FalconKind, Module, Side, Sides},
        common::BuildingType,
    },
    ui::theme::Theme,
};

/// Draws what a module adds, in a square; the Vizier is not drawn.
pub fn paint(painter: &Painter, theme: &Theme, place: Rect, module: Module) {
    match module {
        Module::Vizier => {}
        Module::Camps => camp::paint(painter, place, theme, Sides::NONE.with(Side::North)),
        Module::Bazaars => {
            let colours = [BuildingType::Pavilion, BuildingType::Seraglio, BuildingType::Garden];
            bazaar::paint(painter, place, theme, &colours);
        }
        Module::Falconers => {
            falcon::paint_kind(painter, theme, place.center(), place.width() * 0.42, FalconKind::Black);
        }
    }
}
