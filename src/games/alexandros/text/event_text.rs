//! What happened at a table, in words.

use super::{
    change_text::end,
    names::{governed, place, province, who, who_from_1},
};
use crate::{
    pad::{CardFrom, Counted, Ledger, LedgerEvent, LedgerGame, LedgerState, Place},
    rules::{GameConfig, SpaceAt},
};
use common::words::{list, sentence};
use kernel::{
    Step,
    record::{Header, Seat},
};
use text::Texts;

/// The name of a game that has no title of its own.
#[must_use]
pub fn title(texts: &Texts, header: &Header, config: &GameConfig) -> String {
    match config.board() {
        Some(_) if !header.layout_name.is_empty() => {
            texts.alexandros_title_on_board(config.players(), &header.layout_name)
        }
        _ => texts.alexandros_title(config.players()),
    }
}

/// How far a table has come.
#[must_use]
pub fn stage(texts: &Texts, state: &LedgerState) -> String {
    if state.is_closed() {
        return texts.alexandros_stage_over().to_owned();
    }
    let left = state.supply();
    texts.alexandros_stage(state.turn(), u16::from(left.black) + u16::from(left.red))
}

/// An event: who did it, and what; one entered after its turn says that it is late.
#[must_use]
pub fn describe(texts: &Texts, table: &LedgerGame, step: &Step<'_, Ledger>, event: &LedgerEvent) -> String {
    let walls = step.after.walls().saturating_sub(step.before.walls());
    let text = done(texts, table, event, walls);
    match event.turn().filter(|turn| *turn < step.before.turn()) {
        Some(turn) if step.event().is_some() => texts.alexandros_late(turn, &text),
        // What a correction is about need not have been late.
        Some(turn) => texts.alexandros_of_turn(turn, &text),
        None => text,
    }
}

/// An entry as it counts now, with its turn.
#[must_use]
pub fn counted(texts: &Texts, table: &LedgerGame, event: &LedgerEvent, counted: Counted) -> String {
    let text = done(texts, table, event, counted.walls);
    let Some(turn) = event.turn() else { return text };
    let text = if counted.is_late { texts.alexandros_late(turn, &text) } else { text };
    texts.alexandros_page_in_turn(turn, &text)
}

/// The same without its turn and without who did it.
#[must_use]
pub fn in_short(texts: &Texts, table: &LedgerGame, event: &LedgerEvent, walls: u16) -> String {
    what(texts, &table.header.seats, table.config(), event, walls)
}

/// Who did it, and what, with the number of walls laid.
fn done(texts: &Texts, table: &LedgerGame, event: &LedgerEvent, walls: u16) -> String {
    let seats = &table.header.seats;
    let what = what(texts, seats, table.config(), event, walls);
    match event.player() {
        // Whose card it was, and what Alexander does.
        Some(player) if matches!(event, LedgerEvent::Move { .. }) => {
            texts.alexandros_by(&who_from_1(texts, seats, player), &what)
        }
        Some(player) => texts.alexandros_said(&who_from_1(texts, seats, player), &what),
        None => sentence(&what),
    }
}

/// What an event is, without who did it, with the number of walls laid.
fn what(texts: &Texts, seats: &[Seat], config: &GameConfig, event: &LedgerEvent, walls: u16) -> String {
    match event {
        LedgerEvent::BeginTurn { .. } => texts.alexandros_begun().to_owned(),
        LedgerEvent::Province { province: number, contents, .. } => {
            texts.alexandros_told(*number, &province(texts, seats, &contents.province()))
        }
        LedgerEvent::Divide { province: number, part, contents, .. } => {
            texts.alexandros_divided(*number, *part, &province(texts, seats, &contents.province()))
        }
        LedgerEvent::Occupy { place, .. } => match at(texts, config, place) {
            (Some(number), count, on) => texts.alexandros_occupied(number, count, &on),
            (None, count, on) => texts.alexandros_occupied_there(count, &on),
        },
        LedgerEvent::TakeOver { place, .. } => match at(texts, config, place) {
            (Some(number), count, on) => texts.alexandros_taken_over(number, count, &on),
            (None, count, on) => texts.alexandros_taken_over_there(count, &on),
        },
        LedgerEvent::Recall { place, .. } => match at(texts, config, place) {
            (Some(number), _, on) => texts.alexandros_taken_back(number, &on),
            (None, _, on) => texts.alexandros_taken_back_there(&on),
        },
        LedgerEvent::Taxes { card: Some(card), .. } => texts.alexandros_taxed_with(*card),
        LedgerEvent::Taxes { card: None, .. } => texts.alexandros_taxed().to_owned(),
        LedgerEvent::Walls { walls, .. } => texts.alexandros_laid(*walls),
        LedgerEvent::Move { card, from, space: goal, .. } => {
            let (goal, walls) = (space(texts, config, *goal), texts.alexandros_walls(walls));
            match from {
                CardFrom::Open => texts.alexandros_moved(*card, &goal, &walls),
                CardFrom::Hand => texts.alexandros_moved_by_hand(*card, &goal, &walls),
            }
        }
        LedgerEvent::Stay { card: Some(card), .. } => texts.alexandros_stayed_with(*card),
        LedgerEvent::Stay { card: None, .. } => texts.alexandros_stayed().to_owned(),
        LedgerEvent::Leave { .. } => texts.alexandros_left().to_owned(),
        LedgerEvent::Close {} => texts.alexandros_closed().to_owned(),
    }
}

/// The number of a typed province, how many governors are meant, and what they stand on.
fn at(texts: &Texts, config: &GameConfig, place: &Place) -> (Option<u16>, usize, String) {
    match place {
        Place::Typed { province, on } => {
            (Some(*province), on.len(), governed(texts, &on.iter().copied().collect()))
        }
        Place::Board { spaces } => {
            let told = spaces.iter().map(|at| space(texts, config, *at));
            (None, spaces.len(), list(texts, told))
        }
    }
}

/// A space by its symbol and row, as people find it on the board; a space without a symbol by row and column.
#[must_use]
pub fn space(texts: &Texts, config: &GameConfig, at: SpaceAt) -> String {
    let symbol = config.board().and_then(|board| board.symbol(board.space(at)?));
    match symbol {
        Some(symbol) => texts.alexandros_space(symbol, u16::from(at.0) + 1),
        None => place(texts, at),
    }
}

/// The points that a step brought, and the end of the game if it ended it.
#[must_use]
pub fn points(texts: &Texts, seats: &[Seat], before: &LedgerState, after: &LedgerState) -> Vec<String> {
    let points = (0..).zip(before.points().iter().zip(after.points())).filter(|(_, (had, has))| had != has);
    let line = |(player, (had, has)): (u8, (&u16, &u16))| {
        let who = who(texts, seats, player);
        match has.checked_sub(*had) {
            Some(gain) => texts.alexandros_got(&who, gain, *has),
            None => texts.alexandros_now(&who, *has),
        }
    };
    let ends = after.end().filter(|_| before.end().is_none());
    let ends = ends.map(|(why, _)| sentence(end(texts, why)));
    points.map(line).chain(ends).collect()
}
