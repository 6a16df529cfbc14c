//! The falcons that are left, one of which is taken.

use egui::{Key as Press, Ui};

use super::seen::Seen;
use crate::{
    screens::parts,
    text::names,
    widgets::gallery::{self, BoxSlot, Slot},
};
use text::Texts;
use ui::{actions::Action, widgets::surface};

/// What was asked for.
pub enum FalconRequest {
    /// This one is taken.
    Take(u8),
    /// None.
    Close,
}

/// Shows them; what was asked for.
pub fn show(ui: &mut Ui, texts: &Texts, seen: &Seen<'_>) -> Option<FalconRequest> {
    surface::heading(ui, texts.alhambra_take_falcons());
    let left: Vec<u8> = (0..16).filter(|falcon| seen.state().has_falcon(*falcon)).collect();
    let slot = |number: &u8| {
        let falcon = seen.config.falcon(*number);
        let colours = parts::colours(texts, &falcon.colours());
        let name = format!("{}: {colours}", names::sentence(&texts.alhambra_falcon_kind(falcon.kind())));
        Slot { kept: BoxSlot::Falcon(falcon), caption: colours, name }
    };
    let slots: Vec<Slot> = left.iter().map(slot).collect();
    let chosen = gallery::show(ui, 5, &slots).map(|chosen| FalconRequest::Take(left[chosen]));
    chosen.or_else(|| Action::new(texts.close(), FalconRequest::Close).key(Press::Escape).show(ui, texts))
}
