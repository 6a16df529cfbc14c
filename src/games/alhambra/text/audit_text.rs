//! What no legal game allows, and what a scoring waits for, in words.

use super::names::{cell, sentence, who};
use crate::{
    pad::Missing,
    rules::{AuditFinding, Module, RuleViolation},
};
use common::words::list;
use kernel::record::{Seat, SeatKind};
use text::Texts;

/// A finding, with the § that it is about.
#[must_use]
pub fn describe(texts: &Texts, seats: &[Seat], finding: &AuditFinding) -> String {
    let name = |row: u8| who(texts, seats, usize::from(row).saturating_sub(1));
    sentence(&match *finding {
        AuditFinding::Skipped { scoring } => texts.alhambra_odd_skipped(scoring.number()),
        AuditFinding::HeldTwice { scoring } => texts.alhambra_odd_held_twice(scoring.number()),
        AuditFinding::Tiles { scoring, building, tiles, exist } => {
            texts.alhambra_odd_tiles(scoring.number(), building, tiles, exist)
        }
        AuditFinding::Sank { row, scoring, building, before, tiles } => {
            texts.alhambra_odd_sank(&name(row), scoring.number(), building, before, tiles)
        }
        AuditFinding::Wall { row, scoring, wall, most } => {
            texts.alhambra_odd_wall(&name(row), scoring.number(), wall, most)
        }
        AuditFinding::ThirdPlayer { scoring, tiles, least } => {
            texts.alhambra_odd_third(&who(texts, seats, 2), scoring.number(), tiles, least)
        }
        AuditFinding::Falcons { scoring, kind, falcons } => {
            texts.alhambra_odd_falcons(scoring.number(), kind, falcons)
        }
        AuditFinding::Camps { scoring, camps } => texts.alhambra_odd_camps(scoring.number(), camps),
        AuditFinding::Bazaars { scoring, bazaars } => texts.alhambra_odd_bazaars(scoring.number(), bazaars),
        AuditFinding::BazaarVp { row, scoring, vp } => {
            texts.alhambra_odd_bazaar_vp(&name(row), scoring.number(), vp)
        }
        AuditFinding::ModuleOff { row, scoring, module } => {
            texts.alhambra_odd_module(&name(row), scoring.number(), module)
        }
        AuditFinding::BazaarsEarly { row, scoring } => {
            texts.alhambra_refused_bazaars_early(&name(row), scoring.number())
        }
        AuditFinding::DrawnByPlayer { row, scoring } => {
            texts.alhambra_refused_drawn_by_player(&name(row), scoring.number())
        }
        AuditFinding::LeftoverTwice { space } => texts.alhambra_odd_leftover_twice(space),
        AuditFinding::TileTwice { tile, first: (first, at), again: (row, again) } => texts
            .alhambra_odd_tile_twice(
                &tile.to_string(),
                &name(first),
                &cell(texts, at),
                &name(row),
                &cell(texts, again),
            ),
        AuditFinding::TileAside { tile, first: (first, laid), again } => {
            let aside = |row: u8| match seats.get(usize::from(row).saturating_sub(1)) {
                // All that the third player has is beside an Alhambra.
                Some(seat) if seat.kind == SeatKind::Phantom => seat.name.clone(),
                _ => texts.alhambra_odd_in_reserve(&name(row)),
            };
            let first = match laid {
                Some(at) => texts.alhambra_odd_laid_at(&name(first), &cell(texts, at)),
                None => aside(first),
            };
            texts.alhambra_odd_tile_aside(&tile.to_string(), &first, &aside(again))
        }
        AuditFinding::Unlawful { row, cell: at, why } => {
            texts.alhambra_odd_unlawful(&name(row), &cell(texts, at), unlawful(texts, why))
        }
    })
}

fn unlawful(texts: &Texts, why: RuleViolation) -> &str {
    match why {
        RuleViolation::WallMismatch => texts.alhambra_odd_wall_mismatch(),
        RuleViolation::Unreachable => texts.alhambra_odd_unreachable(),
        RuleViolation::NoNeighbour => texts.alhambra_odd_no_neighbour(),
        RuleViolation::Hole => texts.alhambra_odd_hole(),
        RuleViolation::CampNoWall => texts.alhambra_odd_camp_no_wall(),
        RuleViolation::CampSide => texts.alhambra_odd_camp_side(),
        RuleViolation::FalconCrossing => texts.alhambra_odd_crossing(),
        RuleViolation::FalconColours => texts.alhambra_odd_falcon_colours(),
    }
}

/// What a scoring waits for: each thing once, with everybody of whom it is missing.
#[must_use]
pub fn missing(texts: &Texts, seats: &[Seat], missing: &[Missing]) -> String {
    // None is the wall.
    let of = |what: Option<Module>| {
        let rows = missing.iter().filter_map(|lacking| match *lacking {
            Missing::Wall(row) => Some((None, row)),
            Missing::Module(module, row) => Some((Some(module), row)),
            Missing::ThirdPlayer(_) => None,
        });
        list(texts, rows.filter(|(of, _)| *of == what).map(|(_, row)| who(texts, seats, row)))
    };
    let mut told: Vec<String> = Vec::new();
    for lacking in missing {
        let words = match *lacking {
            Missing::Wall(_) => texts.alhambra_missing_wall(&of(None)),
            Missing::Module(module, _) => texts.alhambra_missing_module(&of(Some(module)), module),
            Missing::ThirdPlayer(third) => texts.alhambra_missing_third(third.has, third.due),
        };
        if !told.contains(&words) {
            told.push(words);
        }
    }
    told.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    #[test]
    fn what_is_missing_of_several_is_said_once() {
        let texts = Texts::new(Language::English);
        let seat = |name: &str| Seat {
            id: String::new(),
            name: name.to_owned(),
            colour: String::new(),
            kind: SeatKind::Human,
            policy: None,
        };
        let seats = ["Ada", "Ben", "Cleo"].map(seat);
        let lacking =
            [Missing::Wall(0), Missing::Wall(1), Missing::Wall(2), Missing::Module(Module::Camps, 1)];
        let all = texts.alhambra_missing_wall(&texts.names_and("Ada, Ben", "Cleo"));
        let one = texts.alhambra_missing_module("Ben", Module::Camps);
        assert_eq!(missing(&texts, &seats, &lacking), format!("{all} · {one}"));
    }
}
