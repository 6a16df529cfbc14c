//! Events in words.

use crate::{
    games::{
        common::BuildingType,
        roll_and_write::{
            log::{PlayEvent, Played, RolledDice},
            rules::{
                AuditFinding, Cell, Colour, Effect, Face, GameConfig, Move, Pair, Phase, RollKind,
                SpecialAction, State,
            },
            text_import::by_name,
        },
    },
    kernel::{By, Confirmed, Note, record::Seat},
};

/// A play event in words, with what came of it. `before` is the position in which it happens.
#[must_use]
pub fn event_in_words(config: &GameConfig, seats: &[Seat], before: &State, event: &PlayEvent) -> String {
    let name = |row: usize| seats.get(row).map_or("nobody", |seat| seat.name.as_str());
    let acts = name(before.seat());
    if let PlayEvent::Roll { purpose, yellow, blue, by, .. } = event {
        let typed = if *by == By::People { ", typed in" } else { "" };
        let outcome = outcome(config, before, yellow, blue);
        return format!("{acts} rolls {} for {}{typed}{outcome}", dice(yellow, blue), roll_name(*purpose));
    }
    match event.to_move() {
        Some(Move::First(seat)) => match event.by() {
            Some(By::Program) => format!("{} is drawn to go first", name(seat.into())),
            _ => format!("{} goes first", name(seat.into())),
        },
        Some(Move::Special(action)) => special_action(config, before, acts, action),
        Some(Move::Build(cell)) => format!("{acts} builds {}", building(config, before, cell)),
        Some(Move::GainCoins) => {
            let (cells, gained) = before.paying(config);
            match (gained, usize::from(gained) == cells.len()) {
                (1, true) => format!("{acts} gains 1 coin"),
                (_, true) => format!("{acts} gains {gained} coins"),
                (_, false) => format!("{acts} gains {gained} of {} coins: all are circled", cells.len()),
            }
        }
        Some(Move::Keep(pair)) => format!("{acts} keeps {}", dice(&[pair.yellow], &[pair.blue])),
        Some(Move::EndTurn) => format!("{acts} ends the turn"),
        // Seat 0, which nobody has.
        Some(Move::Roll(_) | Move::RollFour(_)) | None => format!("{} goes first", name(usize::MAX)),
    }
}

/// A special action in words.
fn special_action(config: &GameConfig, before: &State, acts: &str, action: SpecialAction) -> String {
    let pays = match action.price() {
        1 => format!("{acts} pays 1 coin"),
        coins => format!("{acts} pays {coins} coins"),
    };
    match action.effect(before) {
        Some(Effect::Turns { colour, from, to }) => {
            let way = if from < to { "up" } else { "down" };
            format!("{pays} to turn a {} {from} {way} to {to}", colour_name(colour))
        }
        Some(Effect::Builds(cell)) => {
            format!("{pays} for a second building, {}", building(config, before, cell))
        }
        None => pays,
    }
}

/// A note in words.
#[must_use]
pub fn note_in_words(seats: &[Seat], note: &Note<Played>) -> String {
    match note {
        Note::TakeBack { to: 0 } => "everything is taken back".to_owned(),
        Note::TakeBack { to } => format!("everything after event {to} is taken back"),
        Note::CorrectRoll { entry, dice: RolledDice { yellow, blue } } => {
            format!("the dice of event {entry} are corrected to {}", dice(yellow, blue))
        }
        Note::Hint {} => "a hint is shown".to_owned(),
        Note::Handover { seat, policy: Some(policy) } => {
            format!("seat {seat} is handed to the policy {policy}")
        }
        Note::Handover { seat, policy: None } => format!("seat {seat} is handed to a person"),
        Note::Confirm { finding } => format!("confirmed: {}", confirmed_in_words(seats, finding)),
        // Only tables have these.
        Note::Amend { .. } | Note::Strike { .. } => String::new(),
    }
}

/// What is odd about a row, said of the one who sits there.
pub(super) fn finding_in_words(seats: &[Seat], finding: &str) -> String {
    by_name(finding, |row| seats.get(row).map(|seat| seat.name.as_str()))
}

/// What was confirmed, said of the one who sits there.
pub(super) fn confirmed_in_words(seats: &[Seat], confirmed: &Confirmed<AuditFinding>) -> String {
    match confirmed {
        Confirmed::Finding(finding) => finding_in_words(seats, &finding.to_string()),
        Confirmed::Words(words) => finding_in_words(seats, words),
    }
}

/// Text of users for a terminal: control characters, which could change what it shows, are escaped.
pub(super) fn plain(text: &str) -> String {
    let escaped = |c: char| if c.is_control() { c.escape_default().to_string() } else { c.to_string() };
    text.chars().map(escaped).collect()
}

/// What a roll is for, in words.
pub(super) const fn roll_name(purpose: RollKind) -> &'static str {
    match purpose {
        RollKind::FirstPlayer => "the draw of the first player",
        RollKind::Setup => "a building of setup",
        RollKind::Placing => "the pair to place",
        RollKind::ExtraPair => "the extra pair",
        RollKind::OwnPair => "the own pair",
        RollKind::AllFour => "all four dice",
        RollKind::Phantom => "a phantom's box",
    }
}

const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "yellow",
        Colour::Blue => "blue",
    }
}

pub(super) fn dice(yellow: &[Face], blue: &[Face]) -> String {
    let list = |dice: &[Face]| dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    format!("yellow {}, blue {}", list(yellow), list(blue))
}

/// What a roll that builds or fills a box does.
fn outcome(config: &GameConfig, before: &State, yellow: &[Face], blue: &[Face]) -> String {
    let (&[yellow], &[blue], Some(grid)) = (yellow, blue, config.layout().grid()) else {
        return String::new();
    };
    let cell = Pair { yellow, blue }.cell();
    match before.phase() {
        Phase::Setup if before.sheet(before.seat()).is_built(cell) => ": built already, again".to_owned(),
        Phase::Setup => format!(": {}", building(config, before, cell)),
        Phase::PhantomSetup | Phase::Phantom => {
            let building = grid[cell.index()];
            match boxes_left(config, before, building) {
                0 => format!(": all of the {} is full, again", building.name()),
                left => format!(": {}{}", building.name(), completes(left)),
            }
        }
        _ => String::new(),
    }
}

/// A cell with its type, and whether it completes the type.
fn building(config: &GameConfig, before: &State, cell: Cell) -> String {
    match config.layout().grid() {
        Some(grid) => {
            let building = grid[cell.index()];
            format!("{cell}, {}{}", building.name(), completes(boxes_left(config, before, building)))
        }
        None => cell.to_string(),
    }
}

fn boxes_left(config: &GameConfig, before: &State, building: BuildingType) -> u8 {
    config.layout().count(building) - before.score().boxes(before.seat(), building)
}

const fn completes(boxes_left: u8) -> &'static str {
    if boxes_left == 1 { ", and completes it" } else { "" }
}
