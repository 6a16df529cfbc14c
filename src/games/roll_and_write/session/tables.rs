//! What the game says of itself, so that its tables are kept like those of any other.

use std::marker::PhantomData;

use super::{challenges, late_draft::LateDraft, new_seed, page::GamePage};
use crate::{
    log::Game,
    pad::{Changes, Pad, PadError, PadEvent, PadExt, PadPosition, PaperResult, Reseat, ScorePad},
    record::{Fault, GameFault},
    rules::{AuditFinding, GameConfig, Reason},
    text::{
        audit_text, bg_stats, csv,
        errors::ErrorText,
        event_text::{self, rematch_first},
        pad_text, pad_timeline,
        timeline::WORDS,
    },
};
use common::{
    bg_stats::Published,
    table::{Beginning, TableGame},
    timeline::TimelineWords,
};
use kernel::{
    By, Entry, Step,
    record::{Header, Seat},
};
use text::{Texts, without_rules};

/// *Alhambra: Roll & Write*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollAndWrite;

impl TableGame for RollAndWrite {
    type Played = Game;
    type Table = ScorePad;
    type Paper = PaperResult;
    type Fault = GameFault;
    type Page = GamePage;
    type Changes = Changes;
    type Typed = LateDraft;
    type Own = PhantomData<GamePage>;

    const TABLE: GamePage = GamePage::Pad;
    const CARD: GamePage = GamePage::ScoreCard;
    const REPLAY: GamePage = GamePage::Replay;
    const LATE: GamePage = GamePage::LateEntry;
    const FILES: &'static str = "alhambra";
    const PUBLISHED: Published = bg_stats::PUBLISHED;
    const TIMELINE: TimelineWords = WORDS;

    /// The name from when no other game had such a file.
    fn unfinished_file() -> String {
        "late-entry".to_owned()
    }

    fn challenge(texts: &Texts, game: &Game) -> Option<String> {
        challenges::name_of(texts, game).map(|name| name.full)
    }

    fn played_code(game: &Game) -> Option<String> {
        challenges::of_game(game).map(|challenge| challenge.code())
    }

    fn title(texts: &Texts, header: &Header, config: &GameConfig) -> String {
        event_text::title(texts, header, config)
    }

    fn fault(texts: &Texts, fault: &Fault) -> String {
        ErrorText::new(texts, &[]).fault(fault)
    }

    fn refused(texts: &Texts, seats: &[Seat], error: &PadError) -> String {
        texts.pad_refused(&without_rules(&ErrorText::new(texts, seats).table(error)))
    }

    fn event(texts: &Texts, table: &Pad, step: &Step<'_, ScorePad>, event: &PadEvent) -> String {
        pad_text::describe(texts, &table.header.seats, &step.after, step.entry, event)
    }

    fn own_words(texts: &Texts, table: &Pad, number: usize) -> Option<String> {
        Some(pad_timeline::told(texts, table, number))
    }

    fn finding(texts: &Texts, seats: &[Seat], finding: &AuditFinding) -> String {
        audit_text::describe(texts, seats, finding)
    }

    fn part(texts: &Texts, _: &[Seat], reason: &Reason) -> String {
        csv::label(texts, reason)
    }

    fn key(reason: &Reason) -> String {
        csv::key(reason)
    }

    fn part_of(_: &Pad, state: &PadPosition) -> usize {
        usize::from(state.pad_state.round())
    }

    fn is_of_the_past(before: &Pad, event: &PadEvent) -> bool {
        match event {
            PadEvent::Close { row, .. } => before.is_closed(usize::from(*row) - 1),
            PadEvent::Options { .. } | PadEvent::Counts { .. } => true,
            _ => event.round().is_some_and(|round| round < before.round()),
        }
    }

    fn goes_with(before: &[Entry<ScorePad>], entry: &Entry<ScorePad>) -> bool {
        !before.is_empty() && matches!(entry, Entry::Event(PadEvent::Roll { by: By::Program, .. }))
    }

    fn can_undo(table: &Pad) -> bool {
        // Who goes first was said before the table began.
        let has_begun = !matches!(table.log(), [Entry::Event(PadEvent::First { .. })]);
        table.can_undo() && has_begun
    }

    fn reseat(pad: &mut Pad, seats: Vec<Seat>, from: &[Option<usize>]) -> Result<(), PadError> {
        pad.reseat(seats, from)
    }

    /// Rolls for the phantoms whose turn it is.
    fn settle(pad: &mut Pad) {
        if !pad.program_rolls() {
            return;
        }
        // If that was agreed in mid-game, there is no seed yet.
        pad.use_seed(new_seed());
        while let Some(row) = pad.phantom_due()
            && pad.roll_phantom(row, pad.round()).is_ok()
        {}
    }

    fn changes(before: &PadPosition, after: &PadPosition) -> Changes {
        Changes::between(&before.pad_state, &after.pad_state)
    }

    fn changed(texts: &Texts, seats: &[Seat], changes: &Changes) -> Vec<String> {
        pad_text::changed(texts, seats, changes)
    }

    /// The next player goes first.
    fn again(texts: &Texts, table: &Pad) -> Beginning<Self> {
        let config = *table.corrected_config();
        let first = (table.first() + 1) % config.players();
        Beginning {
            config,
            events: vec![PadEvent::First { row: first as u8 + 1 }],
            seed: table.program_rolls().then(new_seed),
            says: rematch_first(texts, &table.header.seats, table.first(), first),
        }
    }
}
