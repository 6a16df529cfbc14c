//! The places of the box: those of camps, of bazaars, and of falcons by their kind.

use crate::{
    log::{Currency, Printed},
    rules::{BAZAARS, CAMPS, FALCONS_OF_EACH, FalconKind, Piece},
    screens::parts::colours,
    text::names,
    widgets::gallery::{BoxSlot, Slot},
};
use text::Texts;

/// The currencies, by the space of the yard that is paid in them.
pub(super) const CURRENCIES: [Currency; 4] =
    [Currency::Florin, Currency::Dirham, Currency::Dinar, Currency::Ducat];

/// What a currency is called.
pub(super) fn currency_name(texts: &Texts, currency: Currency) -> String {
    let space = CURRENCIES.iter().position(|other| *other == currency).unwrap_or(0) + 1;
    texts.alhambra_leftovers_space(space)
}

/// A place with something in it, from 0 in its list.
fn filled(texts: &Texts, k: usize, kept: BoxSlot, caption: String, what: &str) -> Slot {
    Slot { kept, caption, name: texts.alhambra_pieces_take_out(k + 1, what) }
}

fn waiting(kept: BoxSlot) -> Slot {
    Slot { kept, caption: String::new(), name: String::new() }
}

/// The places of the camps.
pub(super) fn camps(texts: &Texts, printed: &Printed) -> Vec<Slot> {
    let slots = printed.camps.iter().enumerate().map(|(k, of)| {
        let what = texts.alhambra_pieces_camp(of.price);
        let price = texts.pad_said(texts.alhambra_pieces_price(), &of.price.to_string());
        filled(texts, k, BoxSlot::Piece(Piece::Camp(of.camp)), price, &what)
    });
    slots.chain(std::iter::repeat_with(|| waiting(BoxSlot::Nothing))).take(usize::from(CAMPS)).collect()
}

/// The places of the bazaars.
pub(super) fn bazaars(texts: &Texts, printed: &Printed) -> Vec<Slot> {
    let slots = printed.bazaars.iter().enumerate().map(|(k, of)| {
        let currency = currency_name(texts, of.currency);
        let what = texts.pad_said(&currency, &colours(texts, &of.bazaar.colours()));
        filled(texts, k, BoxSlot::Piece(Piece::Bazaar(of.bazaar)), currency, &what)
    });
    slots.chain(std::iter::repeat_with(|| waiting(BoxSlot::Nothing))).take(usize::from(BAZAARS)).collect()
}

/// The places of the falcons, a line for each kind, each with its place in the list.
pub(super) fn falcons(texts: &Texts, printed: &Printed) -> Vec<(Option<usize>, Slot)> {
    let of_kind = |kind: FalconKind| {
        let named = names::sentence(&texts.alhambra_falcon_kind(kind));
        let mine = printed.falcons.iter().enumerate().filter(move |(_, falcon)| falcon.kind() == kind);
        let slots = mine.map(move |(k, falcon)| {
            let colours = colours(texts, &falcon.colours());
            let what = texts.pad_said(&named, &colours);
            (Some(k), filled(texts, k, BoxSlot::Falcon(*falcon), colours, &what))
        });
        let rest = std::iter::repeat_with(move || (None, waiting(BoxSlot::Awaited(kind))));
        slots.chain(rest).take(usize::from(FALCONS_OF_EACH))
    };
    FalconKind::ALL.into_iter().flat_map(of_kind).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Falcon;
    use common::BuildingType;
    use text::Language;

    #[test]
    fn every_falcon_lies_in_the_line_of_its_kind_and_the_rest_is_awaited() {
        let falcon = |kind, colour| Falcon::new(kind, [BuildingType::Pavilion, colour]).unwrap();
        let falcons_there = vec![
            falcon(FalconKind::White, BuildingType::Tower),
            falcon(FalconKind::Black, BuildingType::Garden),
        ];
        let printed = Printed { falcons: falcons_there, ..Printed::default() };
        let slots = falcons(&Texts::new(Language::English), &printed);
        assert_eq!(slots.len(), 15);
        assert_eq!((slots[0].0, slots[10].0), (Some(1), Some(0)));
        assert_eq!(slots[5].1.kept, BoxSlot::Awaited(FalconKind::Brown));
        assert_eq!(slots.iter().filter(|(k, _)| k.is_some()).count(), 2);
    }

    #[test]
    fn an_empty_box_has_eight_places_for_camps_and_for_bazaars() {
        let (texts, none) = (Texts::new(Language::English), Printed::default());
        for slots in [camps(&texts, &none), bazaars(&texts, &none)] {
            assert_eq!(slots.len(), 8);
            assert!(slots.iter().all(|slot| slot.kept == BoxSlot::Nothing));
        }
    }
}
