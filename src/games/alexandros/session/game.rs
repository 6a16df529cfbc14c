//! What the game says of itself, so that its tables are kept like those of any other game.

use jiff::tz::TimeZone;
use serde_json::Value;

use super::{BoardDesk, GamePage, TypedGame};
use crate::{
    log,
    pad::{
        Changes, Ledger, LedgerError, LedgerEvent, LedgerFault, LedgerGame, LedgerState, PaperResult, Reason,
        Reseat as _,
    },
    rules::{AuditFinding, GameConfig, PLAYERS},
    text::{audit_text, change_text, errors, event_text, position, score_text},
    text_import::{is_written, read_written, written},
};
use common::{
    bg_stats::Published,
    host::now,
    table::TableGame,
    timeline::{Mark, TimelineWords},
};
use kernel::{
    Step,
    record::{Fault, Header, NotPlayed, Seat},
};
use text::Texts;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alexandros;

impl TableGame for Alexandros {
    type Played = NotPlayed<Ledger>;
    type Table = Ledger;
    type Paper = PaperResult;
    type Fault = LedgerFault;
    type Page = GamePage;
    type Changes = Changes;
    type Typed = TypedGame;
    type Own = BoardDesk;

    const TABLE: GamePage = GamePage::Table;
    const CARD: GamePage = GamePage::ScoreCard;
    const REPLAY: GamePage = GamePage::Replay;
    const LATE: GamePage = GamePage::LateEntry;
    const PUBLISHED: Published = Published {
        title: "Alexandros",
        id: log::GAME,
        number: None,
        players: [*PLAYERS.start(), *PLAYERS.end()],
    };
    const TIMELINE: TimelineWords = TimelineWords {
        part: |texts, turn| texts.alexandros_part(turn),
        part_back: Texts::alexandros_part_back,
        part_on: Texts::alexandros_part_on,
        mark: |texts, mark, turn| match mark {
            Mark::Star => texts.alexandros_mark_taxes(turn),
            Mark::Squares => texts.alexandros_mark_province(turn),
            Mark::Coin | Mark::Note => texts.alexandros_part(turn),
        },
        has_turns: false,
    };

    fn title(texts: &Texts, header: &Header, config: &GameConfig) -> String {
        event_text::title(texts, header, config)
    }

    fn fault(texts: &Texts, fault: &Fault<LedgerFault>) -> String {
        errors::recorded(texts, fault)
    }

    fn refused(texts: &Texts, seats: &[Seat], error: &LedgerError) -> String {
        errors::ledger(texts, seats, error)
    }

    fn event(texts: &Texts, table: &LedgerGame, step: &Step<'_, Ledger>, event: &LedgerEvent) -> String {
        event_text::describe(texts, table, step, event)
    }

    fn finding(texts: &Texts, seats: &[Seat], finding: &AuditFinding) -> String {
        audit_text::describe(texts, seats, finding)
    }

    fn part(texts: &Texts, seats: &[Seat], reason: &Reason) -> String {
        score_text::part(texts, seats, reason)
    }

    fn head(texts: &Texts, seats: &[Seat], reason: &Reason) -> String {
        score_text::head(texts, seats, reason)
    }

    fn reason(texts: &Texts, _: &[Seat], reason: &Reason) -> String {
        score_text::reason(texts, reason)
    }

    fn counted(texts: &Texts, points: u16) -> String {
        texts.count_points(points)
    }

    fn key(reason: &Reason) -> String {
        score_text::key(reason)
    }

    fn position(texts: &Texts, seats: &[Seat], config: &GameConfig, state: &LedgerState) -> Vec<String> {
        position::lines(texts, seats, config, state)
    }

    fn position_json(config: &GameConfig, state: &LedgerState) -> Vec<(&'static str, Value)> {
        position::members(config, state)
    }

    fn stage(texts: &Texts, table: &LedgerGame) -> String {
        event_text::stage(texts, table.state())
    }

    fn part_of(_: &LedgerGame, state: &LedgerState) -> usize {
        state.turn().into()
    }

    fn mark(event: &LedgerEvent) -> Option<Mark> {
        match event {
            LedgerEvent::Taxes { .. } => Some(Mark::Star),
            LedgerEvent::Occupy { .. } | LedgerEvent::TakeOver { .. } => Some(Mark::Squares),
            _ => None,
        }
    }

    fn points(texts: &Texts, table: &LedgerGame, step: &Step<'_, Ledger>) -> Vec<String> {
        event_text::points(texts, &table.header.seats, &step.before, &step.after)
    }

    fn is_of_the_past(before: &LedgerGame, event: &LedgerEvent) -> bool {
        event.turn().is_some_and(|turn| before.state().is_closed() || turn < before.state().turn())
    }

    fn reseat(table: &mut LedgerGame, seats: Vec<Seat>, from: &[Option<usize>]) -> Result<(), LedgerError> {
        table.reseat(seats, from)
    }

    fn changes(before: &LedgerState, after: &LedgerState) -> Changes {
        Changes::between(before, after)
    }

    fn changed(texts: &Texts, seats: &[Seat], changes: &Changes) -> Vec<String> {
        change_text::lines(texts, seats, changes)
    }

    fn is_written(text: &str) -> bool {
        is_written(text)
    }

    fn to_text(table: &LedgerGame) -> Option<String> {
        Some(written(table, &TimeZone::system()))
    }

    fn written(texts: &Texts, text: &str) -> Result<(LedgerGame, Vec<String>), Vec<String>> {
        let table = read_written(text, now(), &TimeZone::system())
            .map_err(|faults| errors::written(texts, &faults))?;
        let seats = &table.header.seats;
        let findings = table.findings();
        let odd = findings.iter().map(|finding| audit_text::describe(texts, seats, finding)).collect();
        Ok((table, odd))
    }
}
