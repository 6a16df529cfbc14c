//! The dice of a phantom: they fall from its name to the box that they fill, lie there for a moment, and are gone.

use egui::{Rect, Ui, Vec2, vec2};

use crate::{
    session::happenings::{Happening, STAGE, TUMBLE},
    widgets::{player_sheet::DieMotion, score_sheet::RaceResponse},
};
use common::director::Director;
use ui::{
    drawing::dice::{self, DieStyle},
    theme::{self, Theme},
};

/// They lie until then, and fade; in seconds, at the pace designed.
const LIE: f64 = 0.62;

/// Draws the dice that roll now.
pub(super) fn paint(ui: &Ui, director: &Director<Happening>, race: &RaceResponse) {
    let theme = Theme::of(ui.ctx());
    for (cue, since) in director.begun().filter(|(cue, since)| *since < cue.takes) {
        let Happening::PhantomRolls { row, pair, building } = cue.what else { continue };
        let field = race.field(row, building);
        let side = (field.height() * 0.8).min(theme::size::LARGE_DRAWING).min(field.width() * 0.46);
        // They fall from below the name.
        let head = race.head(row);
        let head = head.translate(vec2(0.0, (head.height() + side) / 2.0));
        // Where there is little time they fall and lie shorter.
        let since = since * STAGE / cue.takes;
        let fades = ((since - LIE) / (STAGE - LIE)).clamp(0.0, 1.0) as f32;
        let mut painter = ui.painter().clone();
        painter.multiply_opacity(1.0 - fades);
        let dice = [(-0.55, &theme.yellow_die, pair.yellow), (0.55, &theme.blue_die, pair.blue)];
        for (k, (beside, colours, face)) in dice.into_iter().enumerate() {
            let at = |place: Rect| {
                Rect::from_center_size(place.center() + vec2(side * beside, 0.0), Vec2::splat(side))
            };
            let far = ((since / TUMBLE) as f32).min(1.0);
            let motion = DieMotion { from: None, far, tumbles: true };
            let (place, shown, tilt) = motion.place(at(head), at(field), k, face.number(), side);
            let look = DieStyle { tilt, ..DieStyle::default() };
            dice::paint(&painter, place, &theme, colours, shown, look);
        }
    }
}
