//! A camp, a bazaar or a falcon that is put together, and those of the box that are known already.

use crate::{
    log::SetUp,
    rules::{Falcon, Piece},
    screens::parts::colours,
    text::names,
    widgets::{
        as_printed::Draft,
        board_view::Hand,
        gallery::{BoxSlot, Slot},
    },
};
use text::Texts;

/// A piece of the box, to be taken in hand.
pub(super) fn slot(name: &str, hand: Hand) -> Slot {
    let kept = match hand {
        Hand::Empty => BoxSlot::Nothing,
        Hand::Piece(piece) => BoxSlot::Piece(piece),
        Hand::Falcon(falcon) => BoxSlot::Falcon(falcon),
    };
    Slot { kept, caption: name.to_owned(), name: name.to_owned() }
}

/// What was transcribed of the box, each with its name.
pub fn transcribed(texts: &Texts, setup: &SetUp, draft: &Draft) -> Vec<(String, Hand)> {
    let printed = &setup.printed;
    match draft {
        Draft::Camp(_) => {
            let hand = |camp| Hand::Piece(Piece::Camp(camp));
            let camps = printed.camps.iter();
            camps.map(|of| (texts.alhambra_pieces_camp(of.price), hand(of.camp))).collect()
        }
        Draft::Bazaar(_) => {
            let bazaars = printed.bazaars.iter();
            bazaars
                .map(|of| (colours(texts, &of.bazaar.colours()), Hand::Piece(Piece::Bazaar(of.bazaar))))
                .collect()
        }
        Draft::Falcon(_) => {
            let falcons = printed.falcons.iter();
            let name = |falcon: &Falcon| {
                let kind = names::sentence(&texts.alhambra_falcon_kind(falcon.kind()));
                format!("{kind}, {}", colours(texts, &falcon.colours()))
            };
            falcons.map(|falcon| (name(falcon), Hand::Falcon(*falcon))).collect()
        }
    }
}
