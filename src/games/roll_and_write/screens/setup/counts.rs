//! The pad on the table: its six counts and its coins (§1).

use egui::{RichText, Sense, Ui, Vec2};

use crate::{
    log::NamedLayout,
    rules::{Cell, FIRST_COINS, Layout},
    text::names::building_name,
};
use common::{BuildingType, drawing};
use text::Texts;
use ui::{
    form,
    theme::{self, TextSize, Theme},
    widgets::stepper,
};

/// The numbers of buildings of the six types.
pub type Counts = [i64; BuildingType::COUNT];

/// The counts of a layout.
#[must_use]
pub fn counts_of(layout: &Layout) -> Counts {
    BuildingType::ALL.map(|building| layout.count(building).into())
}

/// The sheet with the counts of the pad on the table: where they are not those of its grid, there is none.
#[must_use]
pub fn sheet_at_hand(named: &NamedLayout, layout: &Layout, counts: Counts, coins: i64) -> NamedLayout {
    let mut at_hand = named.clone();
    at_hand.draft.coins = coins;
    if counts != counts_of(layout) {
        at_hand.draft.grid = None;
        at_hand.draft.counts = Some(counts.to_vec());
    }
    at_hand
}

/// Shows the counts to be changed, two in a line, and their sum; whether it is that of a sheet.
pub fn show(ui: &mut Ui, texts: &Texts, counts: &mut Counts) -> bool {
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

/// Coins printed on a sheet.
pub fn coins(ui: &mut Ui, texts: &Texts, coins: &mut i64) {
    let name = texts.new_pad_coins();
    form::field(ui, name, |ui, _| {
        let ends = [texts.new_pad_fewer(name), texts.new_pad_more(name)];
        stepper::show(ui, name, [&ends[0], &ends[1]], coins, i64::from(FIRST_COINS)..=40);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_counts_than_those_of_the_grid_make_a_sheet_of_counts_alone() {
        let (named, layout) = NamedLayout::standard();
        let same = sheet_at_hand(&named, &layout, counts_of(&layout), 15);
        assert!(Layout::new(&same.draft).unwrap().grid().is_some());
        let other = sheet_at_hand(&named, &layout, [6; 6], 12);
        let other = Layout::new(&other.draft).unwrap();
        assert_eq!((other.grid(), counts_of(&other), other.coins()), (None, [6; 6], 12));
    }
}
