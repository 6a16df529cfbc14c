//! Falcons, and their supply (§A6.4).

use super::screen::{ModuleScreen, PieceScreen};
use crate::{
    pad::{Pad, PadExt},
    rules::{FALCONS_OF_EACH, FalconKind, Scoring, falcons_vp},
    widgets::{
        as_printed::{Draft, FalconDraft},
        tiles::falcon,
    },
};
use text::Texts;

pub(super) const SCREEN: ModuleScreen = ModuleScreen {
    paint: |painter, theme, place| {
        falcon::paint_kind(painter, theme, place.center(), place.width() * 0.42, FalconKind::Black);
    },
    pieces: Some(PieceScreen {
        name: Texts::alhambra_board_falcon,
        draft: || Draft::Falcon(FalconDraft::default()),
    }),
    reminder: Some(reminder),
    forecast: |texts, pad, next| Some(supply(texts, pad, next)),
};

/// The falcons that are left.
fn supply(texts: &Texts, pad: &Pad, scoring: Scoring) -> String {
    let [black, brown, white] = pad.state().falcons_left(scoring);
    texts.alhambra_table_falcons(black, brown, white)
}

fn reminder(texts: &Texts, pad: &Pad) -> Vec<String> {
    let vp: Vec<String> = (1..=FALCONS_OF_EACH).map(|falcons| falcons_vp(falcons).to_string()).collect();
    let all = FALCONS_OF_EACH as usize * FalconKind::COUNT;
    vec![
        texts.alhambra_remind_falcons(all, FALCONS_OF_EACH),
        supply(texts, pad, pad.counting()),
        texts.alhambra_remind_falcon_turn().to_owned(),
        texts.alhambra_remind_falcon_place().to_owned(),
        texts.alhambra_remind_falcon_back().to_owned(),
        texts.alhambra_remind_falcon_vp(&vp.join(", ")),
    ]
}
