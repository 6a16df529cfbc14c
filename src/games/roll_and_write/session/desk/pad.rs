//! Score pads: starting, entries, corrections, the end.

use jiff::tz::TimeZone;

use super::{Desk, Host, Ready, new_seed, rematch_first};
use crate::{
    games::{
        common::host::{AppRequest, new_id, now},
        roll_and_write::{
            pad::{Pad, PadError, PadEvent, ScorePad},
            record::AnyGame,
            rules::{Layout, standard_phantoms},
            session::{
                command::{GamePage, NewPad, PadCommand},
                pad::PadSession,
                seating::Seating,
            },
            text::{errors::ErrorText, pad_timeline::told},
        },
    },
    kernel::{Entry, Note, record::Header},
    text::{Texts, without_rules},
};

impl Desk {
    pub(super) fn start_pad(&mut self, wish: &NewPad, host: &mut Host<'_>) {
        let Ok(layout) = Layout::new(&wish.layout.draft) else { return };
        let players = wish.seating.places.len();
        // The form offers only what these accept.
        let Ok(config) = wish.options.config(layout, players, wish.phantoms) else { return };
        let seats = wish.seating.all_seats(host.texts, wish.phantoms);
        let header = Header { started: now(), ..Header::new(&new_id(), &wish.layout.name, seats) };
        let mut pad = Pad::new(header, config, wish.program_rolls.then(new_seed));
        let first = wish.seating.first.unwrap_or_else(|| rand::random_range(0..players));
        // A row of the table that was just made.
        let _ = pad.enter(PadEvent::First { row: first as u8 + 1 });
        self.ready = Some((Ready::Pad(Box::new(pad)), None));
        host.ask(AppRequest::Begin(GamePage::Pad));
    }

    /// The table that is kept, or looked at.
    pub(super) fn table_at_hand(&self, host: &Host<'_>) -> Option<Pad> {
        if host.page == Some(GamePage::Pad) {
            return Some(self.pad.as_ref()?.pad().clone());
        }
        match &self.viewed.as_ref()?.loaded.game {
            AnyGame::Table(pad) if host.page != Some(GamePage::Play) => Some((**pad).clone()),
            _ => None,
        }
    }

    /// A new table of the same players, with all that was agreed; the next one goes first.
    pub(super) fn another_table(&mut self, pad: &Pad, host: &mut Host<'_>) {
        let (old, config) = (&pad.header, *pad.corrected_config());
        let header = Header { started: now(), ..Header::new(&new_id(), &old.layout_name, old.seats.clone()) };
        let first = (pad.first() + 1) % config.players();
        let says = rematch_first(host.texts, &header.seats, pad.first(), first);
        let mut again = Pad::new(header, config, pad.program_rolls().then(new_seed));
        // A row of the table that was just made.
        let _ = again.enter(PadEvent::First { row: first as u8 + 1 });
        self.ready = Some((Ready::Pad(Box::new(again)), says));
        host.ask(AppRequest::Begin(GamePage::Pad));
    }

    /// Begins a table now that nothing else is open; false where that fails, which is told.
    pub(super) fn begin_pad(&mut self, pad: Pad, host: &mut Host<'_>) -> bool {
        match PadSession::begin(pad, host.games, now()) {
            Ok(pad) => {
                self.pad = Some(pad);
                self.show_pad(host);
                true
            }
            Err(error) => {
                host.not_begun(&error);
                false
            }
        }
    }

    /// The page of the table.
    pub(super) fn show_pad(&mut self, host: &mut Host<'_>) {
        self.corrected = None;
        host.ask(AppRequest::ShowOverHome(GamePage::Pad));
    }

    pub(super) fn run_pad(&mut self, command: PadCommand, host: &mut Host<'_>) {
        let Some(session) = &mut self.pad else { return };
        if let PadCommand::Form(form, typed) = command {
            return host.keep_typed(&mut session.open, form, typed);
        }
        let before = session.pad().clone();
        let done = match command {
            PadCommand::Enter(event) => session.enter(event),
            PadCommand::Roll(row) => session.roll(row),
            PadCommand::Amend { entry, event } => session.mend(|pad| pad.amend(entry, event)).map(|_| ()),
            PadCommand::Strike(entry) => session.mend(|pad| pad.strike(entry)).map(|_| ()),
            PadCommand::Confirm(finding) => session.mend(|pad| {
                pad.confirm(finding);
                Ok(())
            }),
            PadCommand::Reseat(seating) => session.mend(|pad| reseat(pad, host.texts, &seating)),
            PadCommand::Describe { place, comment, when } => session.mend(|pad| {
                (pad.header.location, pad.header.comment) = (place, comment);
                if let Some(when) = when {
                    pad.header.begin(when, &TimeZone::system());
                }
                Ok(())
            }),
            PadCommand::Form(..) => return,
            PadCommand::Finish => return self.show_card(host),
        };
        match done {
            Ok(()) => {
                let entry = before.log().len() + 1;
                if is_of_the_past(&before, session.pad().log().get(entry - 1)) {
                    let what = told(host.texts, session.pad(), entry);
                    self.corrected = Some(session.corrected_since(&before, what));
                }
                host.save(&mut session.open);
            }
            Err(fault) => {
                let reason = ErrorText::new(host.texts, &session.pad().header.seats).table(&fault);
                host.remark(host.texts.pad_refused(&without_rules(&reason)));
            }
        }
    }

    /// Undo or redo at the table: it says what was undone or done again.
    pub(super) fn step_pad(&mut self, step: fn(&mut PadSession) -> bool, host: &mut Host<'_>) {
        let Some(session) = &mut self.pad else { return };
        let before = session.pad().clone();
        if !step(session) {
            return;
        }
        let (texts, lengths) = (host.texts, [before.log().len(), session.pad().log().len()]);
        let what = if lengths[1] < lengths[0] {
            texts.pad_undone(&told(texts, &before, lengths[1] + 1))
        } else {
            texts.pad_redone(&told(texts, session.pad(), lengths[0] + 1))
        };
        self.corrected = Some(session.corrected_since(&before, what));
        host.save(&mut session.open);
    }
}

/// Whether a new entry changes what was before: it corrects something, belongs to an earlier round, counts a row again,
/// or agrees something else.
fn is_of_the_past(before: &Pad, entry: Option<&Entry<ScorePad>>) -> bool {
    match entry {
        Some(Entry::Event(PadEvent::Close { row, .. })) => before.is_closed(usize::from(*row) - 1),
        Some(Entry::Event(PadEvent::Options { .. } | PadEvent::Counts { .. })) => true,
        Some(Entry::Event(event)) => event.round().is_some_and(|round| round < before.round()),
        Some(Entry::Note(Note::Amend { .. } | Note::Strike { .. })) => true,
        Some(Entry::Note(_)) | None => false,
    }
}

/// Seats people otherwise, with as many phantoms as go with them (§2).
fn reseat(pad: &mut Pad, texts: &Texts, seating: &Seating) -> Result<(), PadError> {
    let (players, had) = (pad.corrected_config().players(), pad.corrected_config().phantoms());
    let phantoms = match seating.places.len() {
        // Alone one may have chosen more.
        1 => had.max(standard_phantoms(1)),
        people => standard_phantoms(people),
    };
    let seats = seating.all_seats_after(texts, phantoms, &pad.header.seats);
    let from: Vec<Option<usize>> = seating
        .places
        .iter()
        .map(|place| place.was)
        .chain((0..phantoms).map(|k| (k < had).then_some(players + k)))
        .collect();
    pad.reseat(seats, &from)
}
