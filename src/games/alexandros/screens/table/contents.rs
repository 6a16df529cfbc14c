//! The fields for a typed province: its spaces, whose it is, and where governors stand.

use egui::Ui;

use super::form::{count_words, list, number};
use crate::{
    pad::{Contents, Standing},
    rules::{GOVERNORS, Governor, Province, Symbol, Symbols},
    screens::words,
    widgets::card_count,
};
use kernel::record::Seat;
use text::Texts;
use ui::{
    form as fields,
    widgets::{segmented, toggle},
};

/// The most plain spaces of a province, and the most spaces of each symbol.
const MOST_SPACES: u16 = 255;

/// All spaces that are possible.
pub const MOST: (i64, Symbols) = (MOST_SPACES as i64, Symbols::new([MOST_SPACES; Symbol::COUNT]));

/// Draws the fields for plain spaces and those of each symbol.
pub fn spaces(ui: &mut Ui, texts: &Texts, contents: &mut Contents, (plain, symbols): (i64, Symbols)) {
    number(ui, texts, texts.alexandros_page_plain(), &mut contents.plain, plain);
    let mut counts = Symbols::new(contents.symbols);
    fields::field(ui, texts.alexandros_page_symbols(), |ui, _| {
        if card_count::show(ui, &mut counts, symbols, |symbol| count_words(texts, symbol)) {
            contents.symbols = Symbol::ALL.map(|symbol| counts.of(symbol));
        }
    });
}

/// Draws which governors of the whole stand in the part.
pub fn governors(ui: &mut Ui, texts: &Texts, seats: &[Seat], contents: &mut Contents, whole: &Province) {
    let all: Vec<Standing> =
        whole.governors().iter().map(|it| Standing { player: it.player + 1, on: it.on }).collect();
    let mut left = contents.governors.clone();
    let mut inside: Vec<bool> = Vec::new();
    for standing in &all {
        let place = left.iter().position(|other| other == standing);
        inside.push(place.map(|place| left.remove(place)).is_some());
    }
    let before = inside.clone();
    for (standing, inside) in all.iter().zip(&mut inside) {
        let plain = || texts.alexandros_page_plain_space().to_owned();
        let on = standing.on.map_or_else(plain, |on| words::symbol(texts, on));
        let who = words::name(seats, standing.player - 1);
        toggle::show(ui, &texts.alexandros_page_governor_in_part(who, &on), inside);
    }
    if inside != before {
        let here = all.iter().zip(&inside).filter(|(_, inside)| **inside).map(|(standing, _)| *standing);
        contents.governors = here.collect();
    }
}

/// What remains of a province when a part is taken off, as far as that is possible.
pub fn rest(whole: &Province, part: &Contents) -> Province {
    let mut governors = whole.governors().to_vec();
    for standing in &part.governors {
        let is_it = |it: &Governor| it.player + 1 == standing.player && it.on == standing.on;
        if let Some(place) = governors.iter().position(is_it) {
            governors.remove(place);
        }
    }
    let plain = whole.value().saturating_sub(part.plain);
    Province::new(plain, whole.symbols().minus(&Symbols::new(part.symbols)), governors)
}

/// Draws whose a province is, from 1, and on which of its symbols the governors stand.
pub fn owner(ui: &mut Ui, texts: &Texts, seats: &[Seat], contents: &mut Contents, owner: &mut Option<u8>) {
    let names = seats.iter().map(|seat| seat.name.as_str());
    let names: Vec<&str> = std::iter::once(texts.alexandros_page_vacant()).chain(names).collect();
    let mut chosen = owner.map_or(0, usize::from);
    fields::field(ui, texts.alexandros_page_owner(), |ui, _| {
        segmented::show(ui, texts.alexandros_page_owner(), &mut chosen, &names);
    });
    let now = u8::try_from(chosen).ok().filter(|player| *player > 0);
    if now != *owner {
        *owner = now;
        contents.governors.retain(|_| now.is_some());
        contents.governors.iter_mut().for_each(|standing| standing.player = now.unwrap_or_default());
    }
    let Some(player) = now else { return };
    let spaces = contents.symbols.map(|spaces| spaces.min(GOVERNORS.into()));
    // Governors on plain spaces are odd: they are kept, but not offered.
    let mut on_plain = contents.governors.clone();
    on_plain.retain(|standing| standing.on.is_none());
    let standing: Symbols = contents.governors.iter().filter_map(|standing| standing.on).collect();
    let mut counts = Symbols::new(Symbol::ALL.map(|on| standing.of(on).min(spaces[on.index()])));
    fields::field(ui, texts.alexandros_page_governors_on(), |ui, _| {
        if spaces.iter().all(|spaces| *spaces == 0) {
            fields::hint(ui, texts.alexandros_page_why_no_symbols());
        }
        card_count::show(ui, &mut counts, Symbols::new(spaces), |symbol| count_words(texts, symbol));
    });
    if counts != standing {
        let standing = list(counts).into_iter().map(|on| Standing { player, on: Some(on) });
        contents.governors = standing.chain(on_plain).collect();
    }
}
