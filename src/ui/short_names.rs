//! Short names of people, in the place of names that have no room: whatever cuts a text asks here.

use std::sync::Arc;

use egui::{Context, Id, Painter, PopupAnchor, Rect, Tooltip};

use crate::theme;

/// What tells the short name of whoever is called so.
type Asked = dyn Fn(&str) -> Option<String> + Send + Sync;

/// Tells the short names of people, if any are known.
#[derive(Clone, Default)]
pub struct ShortNames(Option<Arc<Asked>>);

/// Where they are kept.
const KEPT: &str = "short names";

impl ShortNames {
    /// Those that `of` knows.
    pub fn new(of: impl Fn(&str) -> Option<String> + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(of)))
    }

    /// Those of a window, for a picture of what it shows.
    #[must_use]
    pub fn of(ctx: &Context) -> Self {
        ctx.data(|data| data.get_temp(Id::unique(KEPT))).unwrap_or_default()
    }

    /// From now on a name that has no room here is told by its short one.
    pub fn install(&self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Id::unique(KEPT), self.clone()));
    }
}

/// The short name of whoever is called so, where there is one that is shorter.
pub fn of(painter: &Painter, name: &str) -> Option<String> {
    let short = (ShortNames::of(painter.ctx()).0?)(name)?;
    (short.chars().count() < name.chars().count()).then_some(short)
}

/// Tells the pointer the whole name where not all of it stands.
pub fn tell(painter: &Painter, place: Rect, name: &str) {
    let (ctx, layer) = (painter.ctx(), painter.layer_id());
    if ctx.rect_contains_pointer(layer, place.intersect(painter.clip_rect())) {
        let id = Id::unique(("whole name", name));
        let tooltip = Tooltip::always_open(ctx.clone(), layer, id, PopupAnchor::Pointer);
        tooltip.gap(theme::space::MEDIUM).show(|ui| ui.label(name));
    }
}
