//! Where each die lies on its rail.

use egui::{Rect, Ui, Vec2, vec2};

use super::{
    geometry::Geometry,
    view::{DieColour, DieView, SheetView},
};

/// A die with its place on the rail.
pub(super) struct Placed<'a> {
    pub(super) colour: DieColour,
    pub(super) index: usize,
    pub(super) die: &'a DieView,
    /// Its share of the slot.
    pub(super) share: Rect,
}

impl Placed<'_> {
    /// The die itself, within its share.
    pub(super) fn body(&self, geometry: &Geometry) -> Rect {
        let side = self.share.width().min(self.share.height()) - geometry.cell * 0.05;
        Rect::from_center_size(self.share.center(), Vec2::splat(side.min(geometry.cell * 0.62)))
    }

    /// Where it is drawn, with which face, and how far it leans: it may still be on its way.
    pub(super) fn on_its_way(
        &self,
        view: &SheetView<'_>,
        geometry: &Geometry,
        body: Rect,
    ) -> (Rect, u8, f32) {
        let face = self.die.face;
        let Some(motion) = view.moving.die(usize::from(self.colour == DieColour::Blue), self.index) else {
            return (body, face, 0.0);
        };
        let from = motion.from.unwrap_or(face).saturating_sub(1).min(5).into();
        let slot = geometry.slot(self.colour, from);
        let (place, face, lean) = motion.place(slot, body, self.index, face, geometry.cell);
        // It falls from no higher than below the title.
        let top = geometry.title.map_or(f32::NEG_INFINITY, |title| title.max.y);
        (place.translate(vec2(0.0, (top - place.min.y).max(0.0))), face, lean)
    }

    pub(super) fn id(&self, ui: &Ui, what: &str) -> egui::Id {
        ui.scope_id().with((what, self.colour == DieColour::Yellow, self.index))
    }
}

/// All dice with their places; dice on the same number share its slot.
pub(super) fn placed<'a>(view: &'a SheetView<'_>, geometry: &Geometry) -> Vec<Placed<'a>> {
    let mut all = Vec::new();
    for (colour, dice) in [(DieColour::Yellow, &view.yellow), (DieColour::Blue, &view.blue)] {
        for (index, die) in dice.iter().enumerate() {
            let Some(line) = line(die) else { continue };
            let here = |other: &&DieView| other.face == die.face;
            let count = dice.iter().filter(here).count() as f32;
            let place = dice[..index].iter().filter(here).count() as f32;
            let slot = geometry.slot(colour, line);
            let width = slot.width() / count;
            let share = Rect::from_min_size(slot.min + vec2(width * place, 0.0), vec2(width, slot.height()));
            all.push(Placed { colour, index, die, share });
        }
    }
    all
}

/// The line a die points to, if it shows a face.
pub(super) fn line(die: &DieView) -> Option<usize> {
    (1..=6).contains(&die.face).then(|| usize::from(die.face) - 1)
}
