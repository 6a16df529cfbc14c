//! What a correction changed downstream.

use egui::{RichText, Ui};

use crate::{
    games::roll_and_write::{
        pad::{AwardChange, Changes, Pad},
        screens::pad::words::bare,
        text::event_text,
    },
    text::{Key, Texts},
    ui::{
        theme::{self, Theme},
        widgets::surface::Surface,
    },
};

/// Shows it.
pub fn show(ui: &mut Ui, texts: &Texts, pad: &Pad, changes: &Changes) {
    let theme = Theme::of(ui.ctx());
    Surface::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let title = RichText::new(texts.get(Key::PadChanged)).font(theme::title(19.0)).color(theme.gold_ink);
        ui.label(title);
        for words in in_words(texts, pad, changes) {
            ui.label(RichText::new(words).font(theme::body(16.5)).color(theme.ink));
        }
    });
}

/// Awards that moved, totals, rows to close again.
fn in_words(texts: &Texts, pad: &Pad, changes: &Changes) -> Vec<String> {
    let name = |row: usize| event_text::name(texts, &pad.header.seats, row);
    let vp = |vp: u16| texts.with(Key::CountVp, &[("vp", vp.into())]);
    let award = |award: Option<(u8, u8)>| match award {
        Some((round, vp)) => texts.with(Key::PadAwardThen, &[("round", round.into()), ("vp", vp.into())]),
        None => texts.get(Key::PadNoAward).to_owned(),
    };
    let from_to = |what: String, before: String, after: String| {
        texts.with(
            Key::PadFromTo,
            &[("what", what.into()), ("before", before.into()), ("after", after.into())],
        )
    };
    let awards = changes.awards.iter().map(|AwardChange { row, building, before, after }| {
        from_to(format!("{}, {}", name(*row), bare(texts, *building)), award(*before), award(*after))
    });
    let totals = changes.totals.iter().map(|total| {
        let what = format!("{}, {}", name(total.row), texts.get(Key::Total).to_lowercase());
        from_to(what, vp(total.before), vp(total.after))
    });
    let reopened =
        changes.reopened.iter().map(|&row| texts.with(Key::PadReopened, &[("name", name(row).into())]));
    let mut words: Vec<String> = awards.chain(totals).chain(reopened).collect();
    if words.is_empty() {
        words.push(texts.get(Key::PadChangedNothing).to_owned());
    }
    words
}
