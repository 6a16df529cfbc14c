//! Why each VP is given, in words (§A10.2).

use super::names::{cell, scoring, sentence, who};
use crate::{
    games::alhambra::rules::{BazaarPoints, CampPoints, Reason, TypeReason},
    kernel::record::Seat,
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
            let lines: Vec<String> = lines.iter().map(|(_, buildings)| buildings.to_string()).collect();
            texts.alhambra_reason_camp_laid(&cell(texts, *at), &lines.join(" + "))
        }
        Reason::Bazaar(BazaarPoints::Laid { cell: at, matches, colours, .. }) => {
            texts.alhambra_reason_bazaar_laid(&cell(texts, *at), *matches, *colours)
        }
        _ => String::new(),
    }
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
