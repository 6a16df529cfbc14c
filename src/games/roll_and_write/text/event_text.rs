//! Events and awards in words.

use super::special_actions;
use crate::{
    log::{PlayEvent, Played, ReplayError, RolledDice},
    rules::{Award, Cell, Face, GameConfig, Illegal, Move, RollKind, State},
};
use common::words::{list, sum};
use kernel::{
    Note,
    record::{Header, MOST_NAME, Seat, SeatKind},
};
use text::{Texts, Who, shortened};

/// Letters of a name where there is little room.
const SHORT: usize = 16;

/// The name of a row of the score sheet as texts take it: "you" for the only person at the table.
#[must_use]
pub fn who(texts: &Texts, seats: &[Seat], row: usize) -> Who {
    let people = seats.iter().filter(|seat| seat.is_person()).count();
    match seats.get(row) {
        Some(seat) if seat.is_person() && people == 1 => Who::You,
        _ => Who::Named(name(texts, seats, row)),
    }
}

/// The name of a row of the score sheet as shown: of one that is longer than new ones may be, its beginning.
#[must_use]
pub fn name(texts: &Texts, seats: &[Seat], row: usize) -> String {
    let Some(seat) = seats.get(row) else {
        return String::new();
    };
    if seat.kind == SeatKind::Phantom {
        return texts.phantom_name(numeral(seats, row));
    }
    // A person alone at the table needs no name.
    let alone = seats.iter().filter(|seat| seat.is_person()).count() == 1;
    if seat.is_person() && alone && (seat.name.is_empty() || seat.name == "You") {
        return texts.you().to_owned();
    }
    shortened(&seat.name, MOST_NAME).into_owned()
}

/// The same where there is little room.
#[must_use]
pub fn short_name(texts: &Texts, seats: &[Seat], row: usize) -> String {
    match seats.get(row) {
        Some(seat) if seat.kind == SeatKind::Phantom => texts.phantom_short(numeral(seats, row)),
        _ => shortened(&name(texts, seats, row), SHORT).into_owned(),
    }
}

/// The number of a phantom's row.
fn numeral(seats: &[Seat], row: usize) -> &'static str {
    let first = seats.iter().position(|seat| seat.kind == SeatKind::Phantom).unwrap_or(row);
    ["I", "II", "III", "IV"].get(row - first).copied().unwrap_or("V")
}

/// How far a game is, and what a screen reader says of it: setup has a name of its own, rounds have numbers.
#[must_use]
pub fn round(texts: &Texts, round: impl Into<usize>, rounds: u8) -> [String; 2] {
    let round = round.into();
    if round == 0 {
        let setup = texts.history_setup().to_owned();
        return [setup.clone(), setup];
    }
    let words = texts.round_of(round, rounds);
    let name = format!("{} {words}", texts.round());
    [words, name]
}

/// What a result is marked by: practice, or that the game branched off from another one.
#[must_use]
pub fn marks<'a>(texts: &'a Texts, is_practice: bool, header: &Header) -> Vec<&'a str> {
    let marks = [(is_practice, texts.library_practice()), (header.parent.is_some(), texts.library_branch())];
    marks.into_iter().filter(|(holds, _)| *holds).map(|(_, mark)| mark).collect()
}

/// The title of a game: its own, or what was played.
#[must_use]
pub fn title(texts: &Texts, header: &Header, config: &GameConfig) -> String {
    if !header.title.is_empty() {
        return header.title.clone();
    }
    usual_title(texts, config.players(), config.phantoms())
}

/// The title of a game that has none of its own.
#[must_use]
pub fn usual_title(texts: &Texts, players: usize, phantoms: usize) -> String {
    match players {
        1 => texts.play_title_solo(phantoms),
        _ => texts.play_title_players(players),
    }
}

/// A play event in words, told from the position before it.
#[must_use]
pub fn describe(
    texts: &Texts,
    config: &GameConfig,
    seats: &[Seat],
    before: &State,
    event: &PlayEvent,
) -> String {
    match event {
        PlayEvent::Roll { purpose: RollKind::Setup | RollKind::Phantom, yellow, blue, .. } => {
            let mut after = *before;
            let applied = event.to_move().is_some_and(|command| after.apply(config, command).is_ok());
            match (&yellow[..], &blue[..]) {
                (&[row], &[column]) if applied && after.score() == before.score() => {
                    let seat = before.seat();
                    let cell = Cell::new(row, column);
                    let Some(building) = config.layout().building(cell) else { return String::new() };
                    if seats.get(seat).is_some_and(|seat| seat.kind == SeatKind::Phantom) {
                        return texts.history_filled_again(&self::name(texts, seats, seat), building);
                    }
                    let who = who(texts, seats, seat);
                    texts.history_built_again(&who, building, row.number(), column.number())
                }
                _ => self::event(texts, config, seats, before, event),
            }
        }
        _ => self::event(texts, config, seats, before, event),
    }
}

/// The same, where dice that come to nothing are told like others.
fn event(texts: &Texts, config: &GameConfig, seats: &[Seat], before: &State, event: &PlayEvent) -> String {
    let who = |row: usize| self::who(texts, seats, row);
    let acting = || who(before.seat());
    let built = |row: usize, cell: Cell| {
        config.layout().building(cell).map_or_else(String::new, |building| {
            texts.history_built(&who(row), building, cell.row().number(), cell.column().number())
        })
    };
    if let PlayEvent::Roll { purpose, seat, yellow, blue, .. } = event {
        let row = usize::from(seat.saturating_sub(1));
        if let (RollKind::Setup | RollKind::Phantom, &[y], &[b]) = (purpose, &yellow[..], &blue[..]) {
            let cell = Cell::new(y, b);
            if seats.get(row).is_some_and(|seat| seat.kind == SeatKind::Phantom) {
                let name = self::name(texts, seats, row);
                return config
                    .layout()
                    .building(cell)
                    .map_or_else(String::new, |building| texts.history_filled(&name, building));
            }
            return built(row, cell);
        }
        let list = |dice: &[Face]| dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        return texts.history_rolled(&who(row), &list(yellow), &list(blue));
    }
    match event.to_move() {
        Some(Move::First(seat)) => texts.history_first(&who(seat.into())),
        Some(Move::Special(action)) => special_actions::describe(texts, config, seats, before, action),
        Some(Move::Build(cell)) => built(before.seat(), cell),
        Some(Move::GainCoins) => {
            let gained = before.paying(config).1;
            texts.history_gained(&acting(), gained)
        }
        Some(Move::Keep(pair)) => texts.history_kept(&acting(), pair.yellow.number(), pair.blue.number()),
        Some(Move::EndTurn) => texts.history_turn_ended(&acting()),
        // Rolls are told above; a draw of seat 0 is nobody's.
        Some(Move::Roll(_) | Move::RollFour(_)) | None => String::new(),
    }
}

/// A note in words.
#[must_use]
pub fn note(texts: &Texts, seats: &[Seat], note: &Note<Played>) -> String {
    match note {
        Note::TakeBack { .. } => texts.history_taken_back().to_owned(),
        Note::Hint {} => texts.history_hint_shown().to_owned(),
        Note::Handover { seat, policy } => {
            let who = name(texts, seats, usize::from(*seat).saturating_sub(1));
            if policy.is_some() { texts.history_left(&who) } else { texts.history_came_back(&who) }
        }
        // Only a table has these.
        Note::Amend { .. } | Note::Strike { .. } | Note::Confirm { .. } => String::new(),
        Note::CorrectRoll { dice: RolledDice { yellow, blue }, .. } => {
            let faces = |dice: &[Face]| dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            let what = texts.history_dice(&faces(yellow), &faces(blue));
            texts.history_corrected(&what)
        }
    }
}

/// Why an event does not fit corrected dice, in words.
#[must_use]
pub fn misfit(texts: &Texts, why: &ReplayError) -> String {
    match why {
        ReplayError::Illegal(Illegal::NotOffered(cell)) => {
            texts.misfit_not_offered(cell.row().number(), cell.column().number())
        }
        ReplayError::Illegal(Illegal::AlreadyBuilt(cell)) => {
            texts.misfit_built(cell.row().number(), cell.column().number())
        }
        ReplayError::Illegal(Illegal::Coins { have, need, .. }) => texts.misfit_coins(*need, *have),
        ReplayError::Illegal(Illegal::NoSuchDie { face, .. }) => texts.misfit_die(face.number()),
        ReplayError::Illegal(Illegal::NotRolled(pair)) => texts.misfit_kept(&pair.to_string()),
        ReplayError::Illegal(Illegal::RollFirst(_)) => texts.misfit_roll_first().to_owned(),
        _ => texts.misfit_other_roll().to_owned(),
    }
}

/// An early award in words (§6).
#[must_use]
pub fn award(texts: &Texts, config: &GameConfig, seats: &[Seat], award: &Award) -> String {
    let &Award { building, round, vp, .. } = award;
    let places = config.layout().vp(building);
    let remaining = &places[award.before.min(3)..];
    if remaining.is_empty() {
        let who = match *award.rows {
            [row] => who(texts, seats, row),
            ref rows => Who::Named(names(texts, seats, rows)),
        };
        return texts.award_none(&who, building, round);
    }
    if award.rows.len() > 1 {
        let shared = &remaining[..award.rows.len().min(remaining.len())];
        let (all, sum) = (names(texts, seats, &award.rows), sum(texts, shared, award.rows.len()));
        let scoring: Vec<usize> = award.rows.iter().copied().filter(|row| config.scores(*row)).collect();
        return match scoring.as_slice() {
            [] => texts.award_all_gone(
                &all,
                building,
                round,
                shared.iter().copied().map(u16::from).sum::<u16>(),
            ),
            some if some.len() == award.rows.len() => texts.award_shared(&all, building, round, &sum, vp),
            some => texts.award_with_phantoms(&all, building, round, &sum, vp, &names(texts, seats, some)),
        };
    }
    let row = award.rows[0];
    if config.scores(row) {
        texts.award_won(&who(texts, seats, row), building, round, vp)
    } else {
        texts.award_gone(&name(texts, seats, row), building, round, vp)
    }
}

/// Several rows, each as it is called on the score sheet.
#[must_use]
pub fn names(texts: &Texts, seats: &[Seat], rows: &[usize]) -> String {
    list(texts, rows.iter().map(|&row| name(texts, seats, row)))
}

/// Who goes first in a rematch and why; nothing where it is the same player again.
#[must_use]
pub fn rematch_first(texts: &Texts, seats: &[Seat], before: usize, first: usize) -> Option<String> {
    let who = |row| who(texts, seats, row);
    (first != before).then(|| texts.rematch_first(&who(before), &who(first)))
}
