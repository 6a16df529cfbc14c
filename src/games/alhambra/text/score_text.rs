//! Why each VP is given, in words (§A10.2).

use super::names::{cell, scoring, sentence, who};
use crate::{
    games::alhambra::rules::{
        BazaarPoints, Board, CampPoints, Cell, FalconKind, Laid, Piece, Reason, Side, TypeReason, falcons_vp,
    },
    kernel::{Breakdown, record::Seat},
    text::Texts,
};

/// What a number of a score is called.
#[must_use]
pub fn part(texts: &Texts, of: &Reason) -> String {
    sentence(&match of {
        Reason::Total => texts.alhambra_total().to_owned(),
        Reason::ThirdPlayer => texts.alhambra_total_third().to_owned(),
        Reason::Scoring(of) => scoring(texts, *of),
        Reason::Wall(_) => texts.alhambra_wall().to_owned(),
        Reason::Types => texts.alhambra_reason_types().to_owned(),
        Reason::Type(of) => texts.building_name(of.building),
        Reason::Camps => texts.alhambra_reason_camps().to_owned(),
        Reason::Camp(_) => texts.alhambra_reason_camp().to_owned(),
        Reason::Bazaars => texts.alhambra_reason_bazaars().to_owned(),
        Reason::Bazaar(_) => texts.alhambra_reason_bazaar().to_owned(),
        Reason::Falcons => texts.alhambra_reason_falcons().to_owned(),
        Reason::FalconsOf { kind, falcons } => texts.alhambra_reason_falcons_of(*kind, *falcons),
    })
}

/// Why a number of a score is so much; empty where its parts or its name say it.
#[must_use]
pub fn reason(texts: &Texts, seats: &[Seat], of: &Reason) -> String {
    match of {
        Reason::Wall(wall) => texts.alhambra_reason_wall(*wall),
        Reason::Type(of) => of_type(texts, seats, of),
        Reason::Camp(CampPoints::Laid { cell: at, lines }) => {
            texts.alhambra_reason_camp_laid(&cell(texts, *at), &in_line(lines))
        }
        Reason::Bazaar(BazaarPoints::Laid { cell: at, matches, colours, .. }) => {
            texts.alhambra_reason_bazaar_laid(&cell(texts, *at), *matches, *colours)
        }
        _ => String::new(),
    }
}

/// All that brings something in a scoring, each with its VP and why.
#[must_use]
pub fn reasons(texts: &Texts, seats: &[Seat], of: &Breakdown<Reason>) -> Vec<String> {
    if !of.parts.is_empty() {
        return of.parts.iter().flat_map(|part| reasons(texts, seats, part)).collect();
    }
    if of.vp == 0 {
        return Vec::new();
    }
    let (part, why) = (part(texts, &of.reason), reason(texts, seats, &of.reason));
    let vp = texts.count_vp(u16::try_from(of.vp).unwrap_or_default());
    vec![texts.pad_said(&part, &if why.is_empty() { vp } else { format!("{vp} · {why}") })]
}

/// The buildings in the line of each arrow of a camp.
fn in_line(lines: &[(Side, u16)]) -> String {
    let lines: Vec<String> = lines.iter().map(|(_, buildings)| buildings.to_string()).collect();
    lines.join(" + ")
}

/// What the piece on a cell of a board brings, and why; then the falcons at its corners. Empty of all others.
#[must_use]
pub fn brought(texts: &Texts, board: &Board, at: Cell) -> String {
    let vp = |vp: u16, why: &str| format!("{} · {why}", texts.count_vp(vp));
    let mut told = Vec::new();
    match board.at(at) {
        Some(Laid::Piece(Piece::Camp(_))) => told.extend(board.camps().iter().find_map(|camp| match camp {
            CampPoints::Laid { cell, lines } if *cell == at => {
                Some(vp(camp.vp(), &texts.alhambra_reason_camp_lines(&in_line(lines))))
            }
            _ => None,
        })),
        Some(Laid::Piece(Piece::Bazaar(_))) => {
            told.extend(board.bazaars().iter().find_map(|bazaar| match bazaar {
                BazaarPoints::Laid { cell, matches, colours, .. } if *cell == at => {
                    Some(vp(bazaar.vp(), &texts.alhambra_reason_bazaar_matches(*matches, *colours)))
                }
                _ => None,
            }));
        }
        _ => {}
    }
    let counts = board.falcon_counts();
    let near = |kind: FalconKind| {
        board.falcons().any(|(crossing, of)| of.kind() == kind && crossing.cells().contains(&at))
    };
    told.extend(FalconKind::ALL.into_iter().filter(|kind| near(*kind)).map(|kind| {
        let falcons = counts[kind.index()];
        vp(falcons_vp(falcons), &part(texts, &Reason::FalconsOf { kind, falcons }))
    }));
    told.join(". ")
}

/// The place of a row with a type, and who shares it.
fn of_type(texts: &Texts, seats: &[Seat], of: &TypeReason) -> String {
    let (tiles, place) = (of.standing.tiles, of.standing.rank.before + 1);
    if tiles == 0 {
        return texts.alhambra_reason_no_tile().to_owned();
    }
    if of.places.is_empty() {
        return texts.alhambra_reason_behind(tiles, place);
    }
    if of.with.is_empty() {
        return texts.alhambra_reason_alone(tiles, place);
    }
    let with: Vec<String> = of.with.iter().map(|&row| who(texts, seats, row)).collect();
    let sum: Vec<String> = of.places.iter().map(u8::to_string).collect();
    let sharing = of.standing.rank.sharing;
    texts.alhambra_reason_shared(tiles, place, &with.join(", "), &sum.join(" + "), sharing)
}
