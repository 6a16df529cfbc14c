//! What no legal game allows, and what a scoring waits for, in words.

use super::names::{cell, sentence, who};
use crate::{
    pad::Missing,
    rules::{AuditFinding, RuleViolation},
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

/// What a scoring waits for: each thing once with everybody of whom it is missing, and together what is missing of the
/// same people.
#[must_use]
pub fn missing(texts: &Texts, seats: &[Seat], missing: &[Missing]) -> String {
    let of_rows = missing.iter().filter_map(|lacking| match *lacking {
        Missing::Wall(row) => Some((texts.alhambra_missing_wall().to_owned(), row)),
        Missing::Module(module, row) => Some((texts.alhambra_module(module), row)),
        Missing::ThirdPlayer(_) => None,
    });
    let by_people = grouped(grouped(of_rows).into_iter().map(|(what, rows)| (rows, what)));
    let told = by_people.into_iter().map(|(rows, things)| {
        let people = list(texts, rows.into_iter().map(|row| who(texts, seats, row)));
        texts.pad_said(&people, &list(texts, things.into_iter()))
    });
    let third = missing.iter().filter_map(|lacking| match lacking {
        Missing::ThirdPlayer(third) => Some(texts.alhambra_missing_third(third.has, third.due)),
        _ => None,
    });
    told.chain(third).collect::<Vec<_>>().join(" · ")
}

/// Each key once, in the order in which they come, with all that belongs to it.
fn grouped<K: PartialEq, V>(pairs: impl Iterator<Item = (K, V)>) -> Vec<(K, Vec<V>)> {
    let mut groups: Vec<(K, Vec<V>)> = Vec::new();
    for (key, value) in pairs {
        match groups.iter_mut().find(|(known, _)| *known == key) {
            Some((_, values)) => values.push(value),
            None => groups.push((key, vec![value])),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Module;
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
        let (wall, camps) = (texts.alhambra_missing_wall(), texts.alhambra_module(Module::Camps));
        let all = texts.pad_said(&texts.names_and("Ada, Ben", "Cleo"), wall);
        let one = texts.pad_said("Ben", &camps);
        assert_eq!(missing(&texts, &seats, &lacking), format!("{all} · {one}"));
        let camp = |row| Missing::Module(Module::Camps, row);
        let both = [Missing::Wall(0), Missing::Wall(1), camp(0), camp(1)];
        let people = texts.names_and("Ada", "Ben");
        let joined = texts.pad_said(&people, &texts.names_and(wall, &camps));
        assert_eq!(missing(&texts, &seats, &both), joined, "what the same people lack");
    }
}
