//! What the strip says: whose turn it is, and how that is entered.

use super::{Figures, PadScreen, sheet::verdict, words};
use crate::{
    pad::{Pad, PadExt},
    rules::SETUP_BUILDINGS,
    session::PadSession,
    text::event_text,
};
use kernel::record::SeatKind;
use text::{Label, Texts};

impl PadScreen {
    /// What is awaited, and how it is entered.
    pub(super) fn situation(
        &self,
        texts: &Texts,
        session: &PadSession,
        figures: &Figures,
    ) -> (String, String) {
        let pad = session.pad();
        let aim = self.aim(pad);
        let name = aim.row.map_or_else(String::new, |row| event_text::name(texts, &pad.header.seats, row));
        let hint = |hint: Label| hint(texts).to_owned();
        if let Some((row, round)) = self.second {
            let entries = pad.entries_of(row, round);
            if pad.pad_state().can_build_second(row, round) {
                return (texts.pad_tap_second(&name), hint(Texts::pad_second_hint));
            }
            let what = words::in_short(texts, pad, &entries);
            let more =
                if round == 0 { Texts::pad_setup_full_hint } else { Texts::pad_has_entry_hint as Label };
            return (texts.pad_has_entry(&name, &what), hint(more));
        }
        if self.earlier.is_some() {
            let title = match aim.round {
                0 => hint(Texts::pad_late_setup),
                round => texts.pad_late(round),
            };
            let Some(row) = aim.row else { return (title, hint(Texts::pad_late_hint)) };
            let how = match pad.entries_of(row, aim.round) {
                entries if entries.is_empty() => texts.pad_tap(&name),
                entries => texts.pad_late_entered(&name, &words::in_short(texts, pad, &entries)),
            };
            return (title, how);
        }
        if aim.row.is_none() {
            return over(texts, pad, figures);
        }
        if self.left(pad).is_some() {
            return (texts.pad_has_left(&name), hint(Texts::pad_has_left_hint));
        }
        if aim.row.is_some_and(|row| pad.header.seats[row].kind == SeatKind::Phantom) {
            return (texts.pad_phantom(&name), hint(Texts::pad_phantom_hint));
        }
        match pad.round() {
            0 => {
                let boxes = aim.row.map_or(0, |row| pad.pad_state().rows[row].entered(0).buildings);
                (
                    texts.pad_tap(&name),
                    texts.pad_setup_hint((boxes + 1).min(SETUP_BUILDINGS), SETUP_BUILDINGS),
                )
            }
            _ => (texts.pad_tap(&name), hint(Texts::pad_tap_hint)),
        }
    }
}

/// When all rounds are over.
fn over(texts: &Texts, pad: &Pad, figures: &Figures) -> (String, String) {
    let hint = match (pad.is_over(), figures.findings.is_empty()) {
        (false, _) => Texts::pad_over_hint,
        (true, true) => Texts::pad_closed_hint,
        (true, false) => Texts::pad_odd_hint,
    };
    let (played, rounds) = (pad.pad_state().played(), pad.corrected_config().rounds());
    let title = if pad.is_over() && played < rounds {
        texts.library_stopped(played, rounds)
    } else {
        verdict(texts, pad, figures).unwrap_or_else(|| texts.pad_over_title().to_owned())
    };
    (title, hint(texts).to_owned())
}
