//! Why a change of an Alhambra is refused.

use super::{
    names::{laid, piece, sentence},
    places::Places,
};
use crate::rules::{Illegal, Laid};
use text::Texts;

/// Why a change of an Alhambra is refused (§A8).
#[must_use]
pub fn illegal(texts: &Texts, illegal: &Illegal, places: Places<'_>) -> String {
    let at = |of| places.cell(texts, of);
    let named = |of| piece(texts, of);
    sentence(&match illegal {
        Illegal::Occupied { piece, cell, by } => {
            texts.alhambra_refused_occupied(&named(*piece), &at(*cell), &laid(texts, *by))
        }
        Illegal::NothingThere(cell) => texts.alhambra_refused_nothing(&at(*cell)),
        Illegal::StartStays => texts.alhambra_refused_start().to_owned(),
        Illegal::NoNeighbour { piece, cell } => {
            texts.alhambra_refused_no_neighbour(&named(*piece), &at(*cell))
        }
        Illegal::WallMismatch { piece, cell, side, beside } => {
            let to_side = texts.alhambra_to_side(*side);
            let has_wall = Laid::Piece(*piece).has_wall(*side);
            let (piece, beside) = (named(*piece), laid(texts, *beside));
            match has_wall {
                true => texts.alhambra_refused_wall(&piece, &at(*cell), &to_side, &beside),
                false => texts.alhambra_refused_no_wall(&piece, &at(*cell), &to_side, &beside),
            }
        }
        Illegal::Unreachable { piece, cell } => {
            texts.alhambra_refused_unreachable(&named(*piece), &at(*cell))
        }
        Illegal::CutsOff { piece, cut, .. } => {
            let cut: Vec<String> = cut.iter().map(|(_, piece)| named(*piece)).collect();
            texts.alhambra_refused_cuts_off(&named(*piece), &cut.join(", "))
        }
        Illegal::Hole { piece, hole, .. } => texts.alhambra_refused_hole(&named(*piece), &at(*hole)),
        Illegal::CampNoWall { cell, .. } => texts.alhambra_refused_camp_no_wall(&at(*cell)),
        Illegal::CampSide { cell, side, beside, .. } => {
            let to_side = texts.alhambra_to_side(*side);
            texts.alhambra_refused_camp_side(&at(*cell), &to_side, &laid(texts, *beside))
        }
        Illegal::NoCrossing { crossing, cell } => texts.alhambra_refused_crossing(&match places {
            Places::Numbered => at(*cell),
            _ => places.crossing(texts, *crossing),
        }),
        Illegal::FalconThere { falcon, .. } => texts.alhambra_refused_falcon_there(falcon.kind()),
        Illegal::FalconColours { missing, .. } => texts.alhambra_refused_falcon_colours(*missing),
    })
}
