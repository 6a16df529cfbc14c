//! Events and awards in words.

use super::special_actions;
use crate::{
    games::roll_and_write::{
        log::{PlayEvent, Played, ReplayError, RolledDice},
        rules::{Award, Cell, Face, GameConfig, Illegal, Move, RollKind, State},
    },
    kernel::{
        Note,
        record::{Header, Seat, SeatKind},
    },
    text::{FluentValue, Key, Texts},
};

/// The name of a row of the score sheet as texts take it: "you" for the only person at the table.
#[must_use]
pub fn who(texts: &Texts, seats: &[Seat], row: usize) -> String {
    let people = seats.iter().filter(|seat| seat.kind == SeatKind::Human).count();
    match seats.get(row) {
        Some(seat) if seat.kind == SeatKind::Human && people == 1 => "you".to_owned(),
        _ => name(texts, seats, row),
    }
}

/// The name of a row of the score sheet as shown.
#[must_use]
pub fn name(texts: &Texts, seats: &[Seat], row: usize) -> String {
    let Some(seat) = seats.get(row) else {
        return String::new();
    };
    if seat.kind == SeatKind::Phantom {
        return texts.with(Key::PhantomName, &[("numeral", numeral(seats, row).into())]);
    }
    // A person alone at the table needs no name.
    let alone = seats.iter().filter(|seat| seat.kind == SeatKind::Human).count() == 1;
    if seat.kind == SeatKind::Human && alone && (seat.name.is_empty() || seat.name == "You") {
        return texts.get(Key::You).to_owned();
    }
    seat.name.clone()
}

/// The same where there is little room.
#[must_use]
pub fn short_name(texts: &Texts, seats: &[Seat], row: usize) -> String {
    match seats.get(row) {
        Some(seat) if seat.kind == SeatKind::Phantom => {
            texts.with(Key::PhantomShort, &[("numeral", numeral(seats, row).into())])
        }
        _ => name(texts, seats, row),
    }
}

/// The number of a phantom's row.
fn numeral(seats: &[Seat], row: usize) -> &'static str {
    let first = seats.iter().position(|seat| seat.kind == SeatKind::Phantom).unwrap_or(row);
    ["I", "II", "III", "IV"].get(row - first).copied().unwrap_or("V")
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
        1 => texts.with(Key::PlayTitleSolo, &[("phantoms", phantoms.into())]),
        _ => texts.with(Key::PlayTitlePlayers, &[("players", players.into())]),
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
            let applied = event.command().is_some_and(|command| after.apply(config, command).is_ok());
            match (&yellow[..], &blue[..]) {
                (&[row], &[column]) if applied && after.score() == before.score() => {
                    let seat = before.seat();
                    let name =
                        config.layout().grid().map_or("", |grid| grid[Cell::new(row, column).index()].name());
                    if seats.get(seat).is_some_and(|seat| seat.kind == SeatKind::Phantom) {
                        let who = self::name(texts, seats, seat);
                        return texts.with(
                            Key::HistoryFilledAgain,
                            &[("who", who.into()), ("building", name.into())],
                        );
                    }
                    let who = who(texts, seats, seat);
                    built(texts, Key::HistoryBuiltAgain, who, name, row.number(), column.number())
                }
                _ => self::event(texts, config, seats, before, event),
            }
        }
        _ => self::event(texts, config, seats, before, event),
    }
}

/// The same, where dice that come to nothing are told like others.
fn event(texts: &Texts, config: &GameConfig, seats: &[Seat], before: &State, event: &PlayEvent) -> String {
    let who = |row: usize| FluentValue::from(who(texts, seats, row));
    let acting = || who(before.seat());
    let name = |cell: Cell| config.layout().grid().map_or("", |grid| grid[cell.index()].name());
    let built = |row: usize, cell: Cell| {
        built(
            texts,
            Key::HistoryBuilt,
            self::who(texts, seats, row),
            name(cell),
            cell.row().number(),
            cell.column().number(),
        )
    };
    if let PlayEvent::Roll { purpose, seat, yellow, blue, .. } = event {
        let row = usize::from(seat.saturating_sub(1));
        if let (RollKind::Setup | RollKind::Phantom, &[y], &[b]) = (purpose, &yellow[..], &blue[..]) {
            let cell = Cell::new(y, b);
            if seats.get(row).is_some_and(|seat| seat.kind == SeatKind::Phantom) {
                let who = self::name(texts, seats, row);
                return texts
                    .with(Key::HistoryFilled, &[("who", who.into()), ("building", name(cell).into())]);
            }
            return built(row, cell);
        }
        let list = |dice: &[Face]| dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let dice = [("yellow", list(yellow).into()), ("blue", list(blue).into())];
        return texts.with(Key::HistoryRolled, &[&[("who", who(row))], &dice[..]].concat());
    }
    match event.command() {
        Some(Move::First(seat)) => texts.with(Key::HistoryFirst, &[("who", who(seat.into()))]),
        Some(Move::Special(action)) => special_actions::describe(texts, config, seats, before, action),
        Some(Move::Build(cell)) => built(before.seat(), cell),
        Some(Move::GainCoins) => {
            let gained = before.paying(config).1;
            texts.with(Key::HistoryGained, &[("who", acting()), ("coins", gained.into())])
        }
        Some(Move::Keep(pair)) => {
            let dice = [("yellow", pair.yellow.number().into()), ("blue", pair.blue.number().into())];
            texts.with(Key::HistoryKept, &[&[("who", acting())], &dice[..]].concat())
        }
        Some(Move::EndTurn) => texts.with(Key::HistoryTurnEnded, &[("who", acting())]),
        // Rolls are told above; a draw of seat 0 is nobody's.
        Some(Move::Roll(_) | Move::RollFour(_)) | None => String::new(),
    }
}

fn built(texts: &Texts, key: Key, who: String, building: &str, row: u8, column: u8) -> String {
    texts.with(
        key,
        &[("who", who.into()), ("building", building.into()), ("row", row.into()), ("column", column.into())],
    )
}

/// A note in words.
#[must_use]
pub fn note(texts: &Texts, seats: &[Seat], note: &Note<Played>) -> String {
    match note {
        Note::TakeBack { .. } => texts.get(Key::HistoryTakenBack).to_owned(),
        Note::Hint {} => texts.get(Key::HistoryHintShown).to_owned(),
        Note::Handover { seat, policy } => {
            let who = name(texts, seats, usize::from(*seat).saturating_sub(1));
            let key = if policy.is_some() { Key::HistoryLeft } else { Key::HistoryCameBack };
            texts.with(key, &[("who", who.into())])
        }
        // Only a table has these.
        Note::Amend { .. } | Note::Strike { .. } | Note::Confirm { .. } => String::new(),
        Note::CorrectRoll { dice: RolledDice { yellow, blue }, .. } => {
            let faces = |dice: &[Face]| dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            let what = texts
                .with(Key::HistoryDice, &[("yellow", faces(yellow).into()), ("blue", faces(blue).into())]);
            texts.with(Key::HistoryCorrected, &[("what", what.into())])
        }
    }
}

/// Why an event does not fit corrected dice, in words.
#[must_use]
pub fn misfit(texts: &Texts, why: &ReplayError) -> String {
    match why {
        ReplayError::Illegal(Illegal::NotOffered(cell) | Illegal::AlreadyBuilt(cell)) => {
            let built = matches!(why, ReplayError::Illegal(Illegal::AlreadyBuilt(_)));
            let key = if built { Key::MisfitBuilt } else { Key::MisfitNotOffered };
            texts.with(key, &[("column", cell.column().number().into()), ("row", cell.row().number().into())])
        }
        ReplayError::Illegal(Illegal::Coins { have, need }) => {
            texts.with(Key::MisfitCoins, &[("have", (*have).into()), ("need", (*need).into())])
        }
        ReplayError::Illegal(Illegal::NoSuchDie { face, .. }) => {
            texts.with(Key::MisfitDie, &[("face", face.number().into())])
        }
        ReplayError::Illegal(Illegal::NotRolled(pair)) => {
            texts.with(Key::MisfitKept, &[("pair", pair.to_string().into())])
        }
        ReplayError::Illegal(Illegal::RollFirst(_)) => texts.get(Key::MisfitRollFirst).to_owned(),
        _ => texts.get(Key::MisfitOtherRoll).to_owned(),
    }
}

/// An early award in words (§6).
#[must_use]
pub fn award(texts: &Texts, config: &GameConfig, seats: &[Seat], award: &Award) -> String {
    let building = FluentValue::from(award.building.name());
    let round = FluentValue::from(award.round);
    let vp = FluentValue::from(award.vp);
    let places = config.layout().vp(award.building);
    let remaining = &places[award.before.min(3)..];
    if remaining.is_empty() {
        let who = names(texts, seats, &award.rows);
        return texts.with(Key::AwardNone, &[("building", building), ("round", round), ("who", who.into())]);
    }
    if award.rows.len() > 1 {
        return texts.with(
            Key::AwardShared,
            &[
                ("building", building),
                ("round", round),
                (
                    "sum",
                    sum(texts, &remaining[..award.rows.len().min(remaining.len())], award.rows.len()).into(),
                ),
                ("vp", vp),
                ("who", names(texts, seats, &award.rows).into()),
            ],
        );
    }
    let row = award.rows[0];
    let scores = row < config.players() || config.phantom_bonus().is_some();
    let (key, who) = if scores {
        (Key::AwardWon, who(texts, seats, row))
    } else {
        (Key::AwardGone, name(texts, seats, row))
    };
    texts.with(key, &[("building", building), ("round", round), ("vp", vp), ("who", who.into())])
}

/// Several rows by name.
#[must_use]
pub fn names(texts: &Texts, seats: &[Seat], rows: &[usize]) -> String {
    let you = |row: usize| match who(texts, seats, row).as_str() {
        "you" => texts.get(Key::You).to_owned(),
        other => other.to_owned(),
    };
    match rows {
        [] => String::new(),
        [one] => you(*one),
        [first @ .., last] => {
            let first: Vec<String> = first.iter().map(|&row| you(row)).collect();
            texts.with(Key::NamesAnd, &[("names", first.join(", ").into()), ("last", you(*last).into())])
        }
    }
}

/// The sum of some places and how many share it, written out (§6).
#[must_use]
pub fn sum(texts: &Texts, places: &[u8], players: usize) -> String {
    let players = FluentValue::from(players);
    match *places {
        [first] => texts.with(Key::ShareOne, &[("first", first.into()), ("players", players)]),
        [first, second] => texts
            .with(Key::ShareTwo, &[("first", first.into()), ("second", second.into()), ("players", players)]),
        [first, second, third] => texts.with(
            Key::ShareThree,
            &[
                ("first", first.into()),
                ("second", second.into()),
                ("third", third.into()),
                ("players", players),
            ],
        ),
        _ => String::new(),
    }
}
