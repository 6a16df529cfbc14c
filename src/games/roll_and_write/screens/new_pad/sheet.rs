//! The pad on the table: its six counts and its coins.

use egui::{Rect, RichText, Sense, Ui, Vec2, pos2};

use super::NewPadScreen;
use crate::screens::setup::counts;
use common::{BuildingType, drawing};
use text::Texts;
use ui::{
    drawing::symbols::Symbol,
    form,
    theme::{self, TextSize, Theme},
    widgets::button::Button,
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
            ui.spacing_mut().item_spacing.x = theme::space::TIGHT;
            for building in BuildingType::ALL {
                let (rect, _) =
                    ui.allocate_exact_size(Vec2::splat(theme::size::SMALL_DRAWING), Sense::hover());
                drawing::paint(ui.painter(), rect, &theme, building);
                let count = screen.counts[building.index()].to_string();
                ui.label(RichText::new(count).font(theme::bold(TextSize::TEXT)).color(theme.ink));
                ui.add_space(theme::space::TIGHT);
            }
            let button = Button::quiet(texts.new_pad_counts_change()).icon(Symbol::Gear);
            screen.unfolded |= ui.add(button).clicked();
        });
    });
}

/// The numbers to compare with the pad at hand.
fn numbers(screen: &mut NewPadScreen, ui: &mut Ui, texts: &Texts) {
    let theme = Theme::of(ui.ctx());
    let (top, title) = (ui.cursor().min, texts.new_pad_counts());
    form::field(ui, title, |ui, _| {
        ui.label(
            RichText::new(texts.new_pad_counts_hint()).font(theme::body(TextSize::SMALL)).color(theme.ink),
        );
        ui.add_space(theme::space::SMALL);
        counts::show(ui, texts, &mut screen.counts);
    });
    if std::mem::take(&mut screen.seeks_numbers) {
        let end = pos2(ui.max_rect().max.x, ui.cursor().min.y);
        ui.scroll_to_rect(Rect::from_min_max(top, end), None);
    }
    counts::coins(ui, texts, &mut screen.coins);
}
