//! Why each VP is given, in words (§A10.2).

use super::{
    modules,
    names::{scoring, seated, sentence},
};
use crate::rules::{Reason, TypeReason};
use common::words::{list, named, places, sum, within};
use kernel::{Breakdown, record::Seat};
use text::Texts;

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
        Reason::Module(module) => texts.alhambra_reason_module(*module),
        Reason::Points(of) => modules::part(texts, of),
    })
}

/// Why a number of a score is so much; empty where its parts or its name say it.
#[must_use]
pub fn reason(texts: &Texts, seats: &[Seat], of: &Reason) -> String {
    match of {
        Reason::Wall(wall) => texts.alhambra_reason_wall(*wall),
        Reason::Type(of) => of_type(texts, seats, of),
        Reason::Points(of) => modules::reason(texts, of),
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
    let name = |row: usize| within(texts, named(texts, &seated(texts, seats, row)));
    let names = list(texts, of.with.iter().map(|&row| name(row)));
    let sum = sum(texts, of.places, of.standing.rank.sharing.into());
    let places = places(texts, place, of.standing.rank.sharing.into());
    let words = texts.alhambra_reason_shared(tiles, &places, &names, &sum, of.standing.vp);
    if of.is_rounded() { texts.reason_rounded(&words) } else { words }
}
