//! What the game says of itself, so that its tables are kept like those of any other.

use jiff::tz::TimeZone;
use serde_json::Value;

use super::{GamePage, Pieces, PiecesCommand, TypedGame, challenges};
use crate::{
    log::{self, PlayedGame, SetUp},
    pad::{Changes, Pad, PadError, PadEvent, PadState, PaperResult, Reseat, ScorePad, TotalChange},
    record::{AnyGame, GameFault},
    rules::{AuditFinding, BreakdownExt, Reason, Scoring, play::MOST_PLAYERS},
    text::{audit_text, errors, event_text, names, position, score_text},
    text_import::{is_written, read_written, written},
};
use common::{
    bg_stats::Published,
    host::now,
    table::{Beginning, TableGame},
    timeline::{Mark, TimelineWords},
};
use kernel::{
    Breakdown, Confirmed, Entry, Game, Note, Step,
    record::{Fault, Seat},
    winners,
};
use text::Texts;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alhambra;

impl TableGame for Alhambra {
    type Played = PlayedGame;
    type Table = ScorePad;
    type Paper = PaperResult;
    type Fault = GameFault;
    type Page = GamePage;
    type Changes = Changes;
    type Typed = TypedGame;
    type Own = Pieces;

    const TABLE: GamePage = GamePage::Table;
    const CARD: GamePage = GamePage::ScoreCard;
    const REPLAY: GamePage = GamePage::Replay;
    const REVIEW: Option<GamePage> = Some(GamePage::Review);
    const LATE: GamePage = GamePage::LateEntry;
    const PUBLISHED: Published =
        Published { title: "Alhambra", id: log::GAME, number: Some(6249), players: [2, MOST_PLAYERS] };
    const TIMELINE: TimelineWords = TimelineWords {
        part: |texts, part| texts.alhambra_part(part),
        part_back: Texts::alhambra_part_back,
        part_on: Texts::alhambra_part_on,
        mark: |texts, mark, part| match mark {
            Mark::Star => texts.alhambra_mark_scoring(part),
            _ => texts.alhambra_part(part),
        },
        has_turns: false,
    };

    fn challenge(texts: &Texts, game: &PlayedGame) -> Option<String> {
        challenges::name_of(texts, game).map(|name| name.full)
    }

    fn played_code(game: &PlayedGame) -> Option<String> {
        challenges::of_game(game).map(|challenge| challenge.code())
    }

    fn review_hint(texts: &Texts) -> &str {
        texts.alhambra_review_hint()
    }

    fn fault(texts: &Texts, fault: &Fault<GameFault>) -> String {
        errors::recorded(texts, fault)
    }

    fn refused(texts: &Texts, seats: &[Seat], error: &PadError) -> String {
        errors::pad(texts, seats, error)
    }

    fn event(texts: &Texts, table: &Pad, step: &Step<'_, ScorePad>, event: &PadEvent) -> String {
        let text = event_text::describe(texts, table.config(), &table.header.seats, event);
        let now = step.before.next().unwrap_or(Scoring::Third);
        let is_past = event.scoring() < now && !matches!(event, PadEvent::First { .. });
        match event.scoring().number() {
            _ if !is_past => text,
            scoring if step.event().is_some() => texts.alhambra_late(scoring, &text),
            // What a correction is about need not have been late.
            scoring => texts.alhambra_in_scoring(scoring, &text),
        }
    }

    fn finding(texts: &Texts, seats: &[Seat], finding: &AuditFinding) -> String {
        audit_text::describe(texts, seats, finding)
    }

    fn part(texts: &Texts, _: &[Seat], reason: &Reason) -> String {
        score_text::part(texts, reason)
    }

    fn reason(texts: &Texts, seats: &[Seat], reason: &Reason) -> String {
        score_text::reason(texts, seats, reason)
    }

    fn key(reason: &Reason) -> String {
        reason.key()
    }

    fn winners_of(cards: &[Breakdown<Reason>]) -> Vec<usize> {
        winners(cards.iter().map(Breakdown::winning_vp))
    }

    fn first(record: &AnyGame) -> usize {
        match record {
            AnyGame::Table(table) => table.state().first.unwrap_or_default(),
            AnyGame::Played(game) => {
                let decision = game.events().iter().find(|(_, event)| event.by().is_none());
                decision.map_or(0, |(number, _)| game.at(number - 1).state.seat())
            }
            AnyGame::Result(_) => 0,
        }
    }

    fn if_ended(_: &SetUp, state: &PadState) -> Vec<Breakdown<Reason>> {
        state.if_ended()
    }

    fn position(texts: &Texts, seats: &[Seat], setup: &SetUp, state: &PadState) -> Vec<String> {
        position::lines(texts, seats, setup, state)
    }

    fn position_json(setup: &SetUp, state: &PadState) -> Vec<(&'static str, Value)> {
        position::members(setup, state)
    }

    fn stage(texts: &Texts, table: &Pad) -> String {
        match table.state().next() {
            Some(scoring) => texts.alhambra_before_scoring(scoring.number()),
            None => texts.alhambra_all_held().to_owned(),
        }
    }

    fn part_of(_: &Pad, state: &PadState) -> usize {
        state.held.len().min(Scoring::ALL.len() - 1) + 1
    }

    fn mark(event: &PadEvent) -> Option<Mark> {
        matches!(event, PadEvent::Scoring { .. }).then_some(Mark::Star)
    }

    fn points(texts: &Texts, table: &Pad, step: &Step<'_, ScorePad>) -> Vec<String> {
        let Some(PadEvent::Scoring { scoring }) = step.event() else { return Vec::new() };
        let rows = step.after.scored(*scoring);
        let seats = &table.header.seats;
        let said = |(row, got): (usize, &Breakdown<Reason>)| {
            let name = names::who(texts, seats, row);
            let reasons = score_text::reasons(texts, seats, got).into_iter();
            let reasons = reasons.map(|why| texts.pad_said(&name, &why)).collect::<Vec<_>>();
            std::iter::once(texts.alhambra_got(&name, got.vp)).chain(reasons)
        };
        rows.iter().enumerate().flat_map(said).collect()
    }

    fn is_of_the_past(before: &Pad, event: &PadEvent) -> bool {
        before.state().next().is_none_or(|next| event.scoring() < next)
            && !matches!(event, PadEvent::Leftover { .. } | PadEvent::First { .. })
    }

    fn goes_with(before: &[Entry<ScorePad>], entry: &Entry<ScorePad>) -> bool {
        let Some((last, earlier)) = before.split_last() else { return false };
        let Some(Note::Confirm { finding: Confirmed::Finding(finding) }) = entry.note() else { return false };
        // Several findings may have been confirmed with one event.
        let Some(event) = before.iter().rev().find_map(Entry::event) else { return false };
        if last.note().is_some() && !Self::goes_with(earlier, last) {
            return false;
        }
        match finding {
            AuditFinding::Unlawful { row, .. } => event.anyway() == Some(true) && event.row() == Some(*row),
            AuditFinding::TileTwice { .. } | AuditFinding::TileAside { .. } => false,
            // People were asked before it was entered.
            finding if finding.is_beyond_the_supply() => {
                !matches!(event, PadEvent::Leftover { .. } | PadEvent::First { .. })
            }
            // What is odd about a scoring is confirmed when the scoring is held.
            _ => matches!(event, PadEvent::Scoring { .. }),
        }
    }

    fn reseat(pad: &mut Pad, seats: Vec<Seat>, from: &[Option<usize>]) -> Result<(), PadError> {
        pad.reseat(seats, from)
    }

    fn changes(before: &PadState, after: &PadState) -> Changes {
        Changes::between(before, after)
    }

    fn changed(texts: &Texts, seats: &[Seat], changes: &Changes) -> Vec<String> {
        let line = |change: &TotalChange| {
            let who = names::who(texts, seats, change.row);
            let what = match change.scoring {
                Some(scoring) => names::scoring(texts, scoring),
                None => texts.total().to_lowercase(),
            };
            let vp = |vp: i32| texts.count_vp(u16::try_from(vp).unwrap_or_default());
            texts.pad_from_to(&format!("{who}, {what}"), &vp(change.before), &vp(change.after))
        };
        let mut lines: Vec<String> = changes.totals.iter().map(line).collect();
        lines.extend(changes.winners.as_ref().map(|rows| {
            let names: Vec<String> = rows.iter().map(|&row| names::who(texts, seats, row)).collect();
            texts.alhambra_leads_now(&names.join(", "))
        }));
        lines
    }

    fn again(_: &Texts, table: &Pad) -> Beginning<Self> {
        let players = table.config().game.players();
        let first = table.state().first.map(|first| (first + 1) % players);
        let first = first.and_then(|row| u8::try_from(row + 1).ok()).map(|row| PadEvent::First { row });
        Beginning {
            config: table.config().clone(),
            events: first.into_iter().collect(),
            seed: None,
            says: None,
        }
    }

    fn is_written(text: &str) -> bool {
        is_written(text)
    }

    fn to_text(table: &Pad) -> Option<String> {
        Some(written(table, &TimeZone::system()))
    }

    fn written(texts: &Texts, text: &str) -> Result<(Pad, Vec<String>), Vec<String>> {
        let pad: Game<ScorePad> = read_written(text, now(), &TimeZone::system())
            .map_err(|faults| errors::written(texts, &faults))?;
        let seats = &pad.header.seats;
        let odd = pad.findings().iter().map(|finding| audit_text::describe(texts, seats, finding)).collect();
        Ok((pad, odd))
    }
}

impl From<PiecesCommand> for super::GameCommand {
    fn from(command: PiecesCommand) -> Self {
        Self::Own(command)
    }
}
