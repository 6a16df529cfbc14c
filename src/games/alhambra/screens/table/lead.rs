//! Who leads a type: tiles, VP, margins, and what one more tile of each row would change (§A10.3).

use egui::{RichText, Ui, vec2};

use super::status::{changed, margin};
use crate::{pad::Pad, rules::Scoring, text::names::who};
use common::BuildingType;
use text::Texts;
use ui::theme::{self, TextSize, Theme};

/// Shows it, a line for each row.
pub(super) fn show(ui: &mut Ui, texts: &Texts, pad: &Pad, scoring: Scoring, building: BuildingType) {
    let (theme, seats) = (Theme::of(ui.ctx()), &pad.header.seats);
    let lead = pad.state().lead(scoring, building);
    let places: Vec<String> = scoring.places(building).iter().map(u8::to_string).collect();
    let soft = |words: &str| RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink_soft);
    ui.label(soft(&texts.alhambra_table_head(building, &places.join(" · "), scoring.number())));
    ui.add_space(theme::space::SMALL);
    ui.spacing_mut().item_spacing = vec2(theme::space::MEDIUM, theme::space::TIGHT);
    for row in 0..lead.tiles.len() {
        let words = texts.alhambra_lead_row(
            &who(texts, seats, row),
            lead.tiles[row],
            lead.vp[row],
            &margin(lead.margins[row]),
        );
        ui.label(RichText::new(words).font(theme::medium(TextSize::LEAD)).color(theme.ink));
        let changes = changed(texts, seats, &lead.vp, &lead.one_more[row]);
        let changes = if changes.is_empty() { texts.alhambra_table_nothing().to_owned() } else { changes };
        ui.indent(("one more", row), |ui| ui.label(soft(&texts.alhambra_lead_more(&changes))));
    }
}
