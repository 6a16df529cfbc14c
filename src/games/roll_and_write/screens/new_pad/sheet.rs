//! The pad on the table: its six counts and its coins.

use egui::{RichText, Sense, Ui, Vec2};

use super::{NewPadScreen, form};
use crate::{
    games::{
        common::{BuildingType, drawing},
        roll_and_write::{
            rules::{Cell, FIRST_COINS},
            text::names::building_name,
        },
    },
    text::Texts,
    ui::{
        drawing::symbols::Symbol,
        theme::{self, Theme},
        widgets::{button::Button, stepper},
    },
};

/// Shows the fields.
pub fn show(screen: &mut NewPadScreen, ui: &mut Ui, texts: &Texts) {
    if screen.unfolded {
        numbers(screen, ui, texts);
    } else {
        folded(screen, ui, texts);
    }
}

/// What was confirmed before, in a line.
fn folded(screen: &mut NewPadScreen, ui: &mut Ui, texts: &Texts) {
    let theme = Theme::of(ui.ctx());
    form::field(ui, texts.new_pad_counts(), |ui, _| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for building in BuildingType::ALL {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
                drawing::paint(ui.painter(), rect, &theme, building);
                let count = screen.counts[building.index()].to_string();
                ui.label(RichText::new(count).font(theme::bold(17.0)).color(theme.ink));
                ui.add_space(5.0);
            }
            let button = Button::quiet(texts.new_pad_counts_change()).icon(Symbol::Gear);
            screen.unfolded |= ui.add(button).clicked();
        });
    });
}

/// The numbers to compare with the pad at hand.
fn numbers(screen: &mut NewPadScreen, ui: &mut Ui, texts: &Texts) {
    let theme = Theme::of(ui.ctx());
    let title = texts.new_pad_counts();
    form::field(ui, title, |ui, _| {
        ui.label(RichText::new(texts.new_pad_counts_hint()).font(theme::body(15.5)).color(theme.ink));
        ui.add_space(6.0);
        for line in BuildingType::ALL.chunks(2) {
            ui.horizontal(|ui| {
                for &building in line {
                    let (rect, _) = ui.allocate_exact_size(Vec2::splat(30.0), Sense::hover());
                    drawing::paint(ui.painter(), rect, &theme, building);
                    let name = building_name(texts, building);
                    let [fewer, more] = [texts.new_pad_fewer(&name), texts.new_pad_more(&name)];
                    let value = &mut screen.counts[building.index()];
                    stepper::show(ui, &name, [&fewer, &more], value, 1..=31);
                }
            });
            ui.add_space(4.0);
        }
        let sum: i64 = screen.counts.iter().sum();
        let right = sum == Cell::COUNT as i64;
        let words = texts.new_pad_sum(sum);
        let (font, colour) =
            if right { (theme::body(15.5), theme.ink_soft) } else { (theme::bold(15.5), theme.danger) };
        ui.label(RichText::new(words).font(font).color(colour));
    });
    let name = texts.new_pad_coins();
    form::field(ui, name, |ui, _| {
        let [fewer, more] = [texts.new_pad_fewer(name), texts.new_pad_more(name)];
        stepper::show(ui, name, [&fewer, &more], &mut screen.coins, i64::from(FIRST_COINS)..=40);
    });
}
