//! Home: where everything starts. First what one most likely wants, then what is for today, then the games, that which was
//! played last before the others, and along the bottom the program's own ways.

mod button;
mod card;
mod first_choice;
mod last_result;
mod layout;
mod own_ways;
mod plate;
mod today;
mod unfinished;

use egui::{Align2, Rect, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::games::{self, Ways};
use crate::{AppCommand, AppState};
use first_choice::FirstChoice;
use layout::{Contents, HomeLayout};
pub use own_ways::STATISTICS;
use plate::Plate;
use today::Today;
use ui::{
    drawing::star,
    theme::{self, TextSize, Theme},
};

/// A header from this height on, at scale 1, has the emblem above the title.
const HIGH: f32 = 100.0;

/// What the screen remembers.
#[derive(Default)]
pub struct HomeScreen {
    today: Today,
}

impl HomeScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let ways = ways(app);
        let first = FirstChoice::of(app, &ways);
        let strip = self.today.strip(app, first.as_ref());
        if let Some(first) = &first {
            first.keys(ui, &app.texts, &ways, commands);
        }
        unfinished::keys(ui, app, commands);
        strip.keys(ui, &app.texts, commands);
        Plate::keys(ui, &app.texts, &ways, commands);
        own_ways::keys(ui, app, &ways, commands);
        let window = ui.max_rect();
        let contents =
            Contents { unfinished: unfinished::rows(app).len(), today: strip.count(), plates: ways.len() };
        let layout = HomeLayout::new(window.size(), contents);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let size = vec2(window.width(), layout.height.max(window.height()));
            let (all, _) = ui.allocate_exact_size(size, Sense::hover());
            let layout = layout.at(all.min);
            let scale = layout.scale;
            header(ui, app, layout.header, scale);
            if let Some(first) = &first {
                first.show(ui, app, strip.compared, (layout.first, scale), commands);
            }
            if let Some(place) = layout.unfinished {
                unfinished::show(ui, app, place, scale, commands);
            }
            strip.show(ui, &app.texts, &layout.today, scale, commands);
            let plates = ways.iter().zip(&layout.plates).map(|(ways, place)| {
                let learns = matches!(&first, Some(FirstChoice::Learn(of, _)) if of.game == ways.game);
                let is_lesson_quiet = learns || app.recent.played.contains(&ways.game);
                (Plate { app, ways, scale, is_lesson_quiet }, *place)
            });
            let plates: Vec<_> = plates.collect();
            for ((plate, place), alike) in plates.iter().zip(Plate::alike(ui.painter(), &plates)) {
                plate.show(ui, *place, alike, commands);
            }
            own_ways::show(ui, app, &ways, (layout.ways, scale), commands);
        });
    }
}

/// The games, that which was played last before the others.
fn ways(app: &AppState) -> Vec<Ways<'_>> {
    let mut ways: Vec<_> = games::ways(app).collect();
    let place = |ways: &Ways<'_>| app.recent.played.iter().position(|game| *game == ways.game);
    ways.sort_by_key(|ways| place(ways).unwrap_or(usize::MAX));
    ways
}

/// Emblem and title between two lines of gold.
fn header(ui: &Ui, app: &AppState, place: Rect, scale: f32) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    let is_high = place.height() >= HIGH * scale;
    let size = if is_high { TextSize::HERO } else { TextSize::DISPLAY };
    let name = app.texts.app_name();
    let name = painter.layout_no_wrap(name.to_owned(), theme::title(size * scale), theme.ink);
    // Above the title, or before it.
    let radius = if is_high { 22.0 } else { 15.0 } * scale;
    let gap = 10.0 * scale;
    let before = if is_high { 0.0 } else { 2.0 * radius + gap };
    let left = place.center().x - (name.size().x + before) / 2.0;
    let middle = if is_high { place.max.y - 38.0 * scale } else { place.center().y - 2.0 * scale };
    let at = Align2::LEFT_CENTER.anchor_size(pos2(left + before, middle), name.size());
    let emblem = if is_high {
        pos2(place.center().x, place.min.y + radius + 4.0)
    } else {
        pos2(left + radius, middle)
    };
    star::emblem(painter, emblem, radius, &theme);
    painter.galley(at.min, name, theme.ink);
    let whole = at.with_min_x(left);
    // Something that is read: to be spoken, and for notices to stay away from.
    let words = ui.interact(whole, ui.scope_id().with("title"), Sense::hover());
    words.widget_info(|| WidgetInfo::labeled(Role::Label, true, app.texts.app_name()));
    let line = theme::stroke::edge(theme.gold_line);
    for side in [-1.0, 1.0] {
        let near = pos2(place.center().x + side * (whole.width() / 2.0 + 26.0 * scale), middle);
        let far = near + vec2(side * 150.0 * scale, 0.0);
        painter.line_segment([near, far], line);
        star::eight(painter, near, 6.0 * scale, theme.gold_line, Stroke::NONE);
        star::eight(painter, far, 3.5 * scale, theme.gold_line, Stroke::NONE);
    }
}
