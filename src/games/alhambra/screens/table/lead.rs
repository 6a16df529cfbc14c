//! Who leads a type: tiles, VP, margins, and what one more tile of each row would change (§A10.3).

use egui::{RichText, Ui, vec2};

use super::status::changed;
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
            &margin_in_words(texts, lead.margins[row]),
        );
        ui.label(RichText::new(words).font(theme::medium(TextSize::LEAD)).color(theme.ink));
        let changes = changed(texts, seats, &lead.vp, &lead.one_more[row]);
        let changes = if changes.is_empty() { texts.alhambra_table_nothing().to_owned() } else { changes };
        ui.indent(("one more", row), |ui| ui.label(soft(&texts.alhambra_lead_more(&changes))));
    }
}

/// How far ahead of the best of the others, or behind.
fn margin_in_words(texts: &Texts, tiles: i16) -> String {
    match (tiles, tiles.unsigned_abs()) {
        (0, _) => texts.alhambra_lead_level().to_owned(),
        (1.., tiles) => texts.alhambra_lead_ahead(tiles),
        (_, tiles) => texts.alhambra_lead_behind(tiles),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    #[test]
    fn a_margin_is_told_in_words() {
        let texts = Texts::new(Language::English);
        let told = [2, 0, -1].map(|tiles| margin_in_words(&texts, tiles));
        let expected = [
            texts.alhambra_lead_ahead(2_u16),
            texts.alhambra_lead_level().to_owned(),
            texts.alhambra_lead_behind(1_u16),
        ];
        assert_eq!(told, expected);
    }
}
