//! The replay of what was kept at a table: the position beside what happened, with the choice of the version above it and
//! time below both. And the bar of every replay of a record.

use egui::{Key as Press, Rect, Ui, UiBuilder, Vec2};

use super::{Replay, back, in_bar, to_card};
use crate::{
    csv::Table,
    day_of,
    host::{AppRequest, Source, Viewing},
    screens::save_page::{self, Lines, SavePage},
    table::{Record, TableGame, record_title},
};
use kernel::Kind;
use text::Texts;
use ui::{
    actions::Action,
    room, theme,
    vector::{Paper, Print},
    widgets::{surface::Surface, top_bar},
};

/// How position and list share the room.
pub struct ReplayRoom {
    /// What they need side by side, and one above the other.
    pub needed: [Vec2; 2],
    /// The share that the position has of the width, and of the height.
    pub shares: [f32; 2],
}

impl<K: Kind, P> Replay<K, P> {
    /// Shows what is [followed](Self::follow); `position` draws the position of the step.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        [above, controls]: [Rect; 2],
        ReplayRoom { needed, shares }: &ReplayRoom,
        position: impl FnOnce(&mut Ui, Rect),
    ) {
        room::scrolled_parts(ui, "replay", above, *needed, |ui, place, is_stacked| {
            let (mut stage, list) = if is_stacked {
                let middle = place.min.y + place.height() * shares[1];
                (place.with_max_y(middle), place.with_min_y(middle + theme::space::MEDIUM))
            } else {
                let middle = place.min.x + place.width() * shares[0];
                (place.with_max_x(middle), place.with_min_x(middle + theme::space::MEDIUM))
            };
            if self.shown.as_ref().is_some_and(|shown| shown.game.has_corrections()) {
                let version = stage.with_max_y(stage.min.y + theme::size::CONTROL);
                ui.scope_builder(UiBuilder::new().max_rect(version).id_salt("version"), |ui| {
                    self.version(ui, texts);
                });
                stage.min.y = version.max.y + theme::space::SMALL;
            }
            position(ui, stage);
            Surface::Plain.show_in(ui, list, |ui| {
                if let Some(playback) = self.playback() {
                    playback.list(ui, texts);
                }
            });
        });
        let now = ui.input(|input| input.time);
        if let Some(playback) = self.playback() {
            playback.controls(ui, controls, texts, now);
        }
    }
}

/// The bar of a replay, with what stands in its middle, and the way to a review, where there is one; the score card stands out
/// where nothing is played back.
pub fn bar<P>(
    ui: &mut Ui,
    texts: &Texts,
    (title, source): (&str, &Source),
    is_played_back: bool,
    save_page: &mut SavePage,
    review: Option<Action<'_, AppRequest<P>>>,
    middle: impl FnOnce(&mut Ui),
) -> Option<AppRequest<P>> {
    let mut asked = None;
    let width = ui.available_width();
    let review = review.map(|review| in_bar(review, texts.review(), width));
    top_bar::show(ui, title, middle, |ui| {
        asked = in_bar(back(texts, AppRequest::Back), texts.back(), width).show(ui, texts);
        let card = to_card(texts, AppRequest::View(source.clone(), Viewing::Card));
        let card = if is_played_back { card } else { card.primary().first_key(Press::Enter) };
        asked = card.show(ui, texts).or(asked.take());
        asked = review.and_then(|review| review.show(ui, texts)).or(asked.take());
        let page = in_bar(save_page::action(texts, ()), texts.page(), width);
        if page.show(ui, texts).is_some() {
            save_page.open();
        }
    });
    asked
}

/// Shows what is open of saving the position after an entry as a page, or all there is of a record without positions; what
/// was asked for.
pub fn save<'a, G: TableGame>(
    save_page: &mut SavePage,
    ui: &Ui,
    app: (&Texts, u64),
    record: &Record<G>,
    at: Option<usize>,
    prints: impl FnOnce(Paper) -> Vec<Print<'a>>,
    tables: &dyn Fn(Lines) -> Table,
) -> Option<AppRequest<G::Page>> {
    let ((texts, errors), header) = (app, record.header());
    let title = record_title::<G>(texts, record);
    let file = format!("{}-{}", G::FILES, day_of(header));
    let file = at.map_or(file.clone(), |at| format!("{file}-{at}"));
    save_page.show(ui, texts, errors, (&file, &title), prints, Some(tables))
}
