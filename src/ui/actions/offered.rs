//! What a frame offers: every action that is shown or that its keys alone do.

use egui::{Context, Id, LayerId, Ui};

use crate::keys::Shortcut;

/// An action as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// What it does.
    pub label: String,
    /// Its keys, that which is shown first.
    pub keys: Vec<Shortcut>,
    /// Whether it can be done now.
    pub enabled: bool,
    /// Whether it is there on every page.
    pub everywhere: bool,
    layer: LayerId,
}

/// Where they are kept.
const OFFERED: &str = "what this frame offers";

/// Forgets what the last frame offered.
pub fn begin(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(Id::unique(OFFERED), Vec::<Offered>::new()));
}

/// Notes an action of the screen with its keys.
pub fn offer(ui: &Ui, label: &str, keys: impl IntoIterator<Item = impl Into<Shortcut>>) {
    note(ui, label, keys, Place { enabled: true, everywhere: false });
}

/// The same for one that perhaps cannot be done now.
pub(super) fn offer_action(ui: &Ui, label: &str, keys: &[Shortcut], enabled: bool) {
    note(ui, label, keys.iter().copied(), Place { enabled, everywhere: false });
}

/// Notes an action that is there on every page.
pub fn offer_everywhere(ui: &Ui, label: &str, keys: impl IntoIterator<Item = impl Into<Shortcut>>) {
    note(ui, label, keys, Place { enabled: true, everywhere: true });
}

/// When and where it can be done.
#[derive(Clone, Copy)]
struct Place {
    enabled: bool,
    everywhere: bool,
}

fn note(ui: &Ui, label: &str, keys: impl IntoIterator<Item = impl Into<Shortcut>>, place: Place) {
    let keys = keys.into_iter().map(Into::into).collect();
    let Place { enabled, everywhere } = place;
    let new = Offered { label: label.to_owned(), keys, enabled, everywhere, layer: ui.layer_id() };
    ui.data_mut(|data| {
        let all: &mut Vec<Offered> = data.get_temp_mut_or_default(Id::unique(OFFERED));
        // The same may be offered in two places.
        let same = |old: &&mut Offered| old.label == new.label && old.layer == new.layer;
        match all.iter_mut().find(same) {
            Some(old) => {
                let more: Vec<_> = new.keys.into_iter().filter(|key| !old.keys.contains(key)).collect();
                old.keys.extend(more);
                old.enabled |= new.enabled;
            }
            None => all.push(new),
        }
    });
}

/// What can be done now: on every page, and in the window that lies uppermost, or else on the page.
pub fn offered(ctx: &Context) -> Vec<Offered> {
    let mut all: Vec<Offered> = ctx.data(|data| data.get_temp(Id::unique(OFFERED))).unwrap_or_default();
    let upper = all.iter().rev().find(|offered| !offered.everywhere).map(|offered| offered.layer);
    all.retain(|offered| offered.everywhere || Some(offered.layer) == upper);
    all
}
