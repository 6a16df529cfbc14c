//! The six counts of a pad without a grid (§1).

use egui::{RichText, Sense, Ui, Vec2};

use crate::{
    games::{
        common::{BuildingType, drawing},
        roll_and_write::{rules::Cell, text::names::building_name},
    },
    text::Texts,
    ui::{
        theme::{self, TextSize, Theme},
        widgets::stepper,
    },
};

/// Shows the counts to be changed, two in a line, and their sum; whether it is that of a sheet.
pub fn show(ui: &mut Ui, texts: &Texts, counts: &mut [i64; BuildingType::COUNT]) -> bool {
    let theme = Theme::of(ui.ctx());
    for line in BuildingType::ALL.chunks(2) {
        ui.horizontal(|ui| {
            for &building in line {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(theme::size::DRAWING), Sense::hover());
                drawing::paint(ui.painter(), rect, &theme, building);
                let name = building_name(texts, building);
                let [fewer, more] = [texts.new_pad_fewer(&name), texts.new_pad_more(&name)];
                stepper::show(ui, &name, [&fewer, &more], &mut counts[building.index()], 1..=31);
            }
        });
        ui.add_space(theme::space::TIGHT);
    }
    let sum: i64 = counts.iter().sum();
    let right = sum == Cell::COUNT as i64;
    let (font, colour) = if right {
        (theme::body(TextSize::SMALL), theme.ink_soft)
    } else {
        (theme::bold(TextSize::SMALL), theme.danger)
    };
    ui.label(RichText::new(texts.new_pad_sum(sum)).font(font).color(colour));
    right
}
