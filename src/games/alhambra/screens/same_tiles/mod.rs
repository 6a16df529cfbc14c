//! A game beside others with the same tiles and cards: what every level makes of them in the place of the person, and how the
//! advisor plays them once, turn by turn.

mod levels;
mod pair;
pub mod way;

use egui::{Rect, Ui, UiBuilder, Vec2, vec2};

use self::pair::Pair;
use crate::session::{Alhambra, PlayCommand, PlayView, same_tiles::SameTiles};
use common::{
    host::{AppRequest, Source},
    screens::review::bar::ways_out,
    table::played_title,
};
use text::{Language, Texts};
use ui::{
    room,
    theme::space,
    widgets::{surface::Surface, top_bar},
};

/// From this width on the bar has room for labels.
const WIDE: f32 = 1280.0;
/// The width of the levels, and in a narrower window; where they stand above the Alhambras, their height.
const COLUMN: f32 = 360.0;
const NARROW_COLUMN: f32 = 288.0;
const ABOVE: f32 = 560.0;
/// What the page needs, wide and upright; smaller windows scroll.
const LEAST: [Vec2; 2] = [vec2(960.0, 540.0), vec2(560.0, 1120.0)];
const GAP: f32 = space::MEDIUM;

/// What the screen remembers.
#[derive(Default)]
pub struct SameTilesScreen {
    /// Both games, made ready once: of which record, and in which language.
    shown: Option<(Source, Language, Pair)>,
}

impl SameTilesScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &PlayView<'_>, commands: &mut Vec<PlayCommand>) {
        let Some(same) = app.desk.same_tiles.compared.open() else {
            commands.push(AppRequest::Back.into());
            return;
        };
        let texts = app.texts;
        self.follow(texts, same);
        bar(ui, texts, same, commands);
        let place = room::below_bar(ui);
        room::scrolled_parts(ui, "same tiles", place, LEAST, |ui, place, is_stacked| {
            let [left, right] = parts(place, is_stacked);
            Surface::Plain.show_in(ui, left, |ui| levels::show(ui, texts, same));
            if let Some((_, _, pair)) = &mut self.shown {
                let inside = UiBuilder::new().max_rect(right).id_salt("pair");
                let percent = (100.0 * same.progress()) as u32;
                ui.scope_builder(inside, |ui| pair.show(ui, right, texts, percent));
            }
        });
    }

    fn follow(&mut self, texts: &Texts, same: &SameTiles) {
        let (mine, best) = (&same.game, same.best.as_ref());
        let is_it = |(source, language, pair): &(Source, Language, Pair)| {
            *source == same.source && *language == texts.language() && pair.is_of(mine, best)
        };
        if !self.shown.as_ref().is_some_and(is_it) {
            let mut pair = Pair::new(texts, mine, best, same.row);
            if let Some((.., before)) = self.shown.take().filter(|(source, ..)| *source == same.source) {
                pair.stay_at(&before);
            }
            self.shown = Some((same.source.clone(), texts.language(), pair));
        }
    }
}

fn bar(ui: &mut Ui, texts: &Texts, same: &SameTiles, commands: &mut Vec<PlayCommand>) {
    let title = played_title::<Alhambra>(texts, &same.game);
    top_bar::show_titled(ui, &texts.alhambra_same_title(&title), |ui| {
        let wide = ui.ctx().content_rect().width() >= WIDE;
        for way in ways_out(texts, &same.source, wide) {
            commands.extend(way.show(ui, texts).map(PlayCommand::App));
        }
    });
}

/// Where the levels and both games lie.
fn parts(place: Rect, is_stacked: bool) -> [Rect; 2] {
    if is_stacked {
        let left = place.with_max_y(place.min.y + ABOVE);
        return [left, place.with_min_y(left.max.y + GAP)];
    }
    let column = if place.width() < WIDE - 2.0 * space::WIDE { NARROW_COLUMN } else { COLUMN };
    let left = place.with_max_x(place.min.x + column);
    [left, place.with_min_x(left.max.x + GAP)]
}
