//! What a correction changed downstream.

use egui::{RichText, ScrollArea, Ui};

use crate::{
    games::roll_and_write::{
        pad::{AwardChange, Changes, Pad},
        screens::pad::words::bare,
        session::{AppView, PadSession},
        text::event_text,
    },
    text::Texts,
    ui::{
        theme::{self, TextSize, Theme},
        widgets::surface::Surface,
    },
};

/// The share of the window that it has at most.
const MOST: f32 = 0.25;

/// Shows what the last step into the past did, if that was the last thing done.
pub fn show_last(ui: &mut Ui, app: &AppView<'_>, session: &PadSession) {
    let (texts, theme) = (app.texts, Theme::of(ui.ctx()));
    let Some(corrected) = app.desk.corrected.as_ref().filter(|last| last.is_of(session)) else { return };
    Surface::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let title =
            RichText::new(&corrected.what).font(theme::title(TextSize::HEADING)).color(theme.gold_ink);
        ui.label(title);
        let highest = ui.ctx().content_rect().height() * MOST;
        ScrollArea::vertical().id_salt("changes").max_height(highest).show(ui, |ui| {
            let mut words = in_words(texts, session.pad(), &corrected.changes);
            if words.is_empty() {
                words.push(texts.pad_changed_nothing().to_owned());
            }
            for words in words {
                ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink));
            }
        });
    });
}

/// Awards that moved, totals, rows to close again.
pub fn in_words(texts: &Texts, pad: &Pad, changes: &Changes) -> Vec<String> {
    let name = |row: usize| event_text::name(texts, &pad.header.seats, row);
    let vp = |vp: u16| texts.count_vp(vp);
    let award = |award: Option<(u8, u8)>| match award {
        Some((round, vp)) => texts.pad_award_then(round, vp),
        None => texts.pad_no_award().to_owned(),
    };
    let from_to = |what: String, before: String, after: String| texts.pad_from_to(&what, &before, &after);
    let awards = changes.awards.iter().map(|AwardChange { row, building, before, after }| {
        from_to(format!("{}, {}", name(*row), bare(texts, *building)), award(*before), award(*after))
    });
    let totals = changes.totals.iter().map(|total| {
        let what = format!("{}, {}", name(total.row), texts.within(texts.total()));
        from_to(what, vp(total.before), vp(total.after))
    });
    let reopened = changes.reopened.iter().map(|&row| texts.pad_reopened(&name(row)));
    awards.chain(totals).chain(reopened).collect()
}
