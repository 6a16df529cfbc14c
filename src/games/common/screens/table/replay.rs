//! The replay of a table: the position as it stood, what was entered, and time.

use egui::{Ui, UiBuilder, Vec2, vec2};

use super::{TableScreens, print, tables, title};
use crate::{
    day_of,
    host::{AppRequest, Viewing},
    screens::{
        replay::{self, Replay, back, to_card},
        save_page::{self, SavePage},
    },
    table::{Record, State, TableCommand, TableView, timeline},
};
use kernel::Kind;
use ui::{
    room,
    theme::{self, TextSize, Theme},
    widgets::{surface::Surface, top_bar},
};

/// What the position and the list need side by side, and one above the other.
const NEEDED: Vec2 = vec2(760.0, 400.0);
const STACKED: Vec2 = vec2(480.0, 720.0);
/// The height of the switch between what stood there and what was corrected.
const SWITCH: f32 = theme::size::CONTROL + theme::space::SMALL;

/// What the page remembers.
pub struct ReplayPage<G: TableScreens> {
    table: Replay<G::Table, State<G>>,
    look: G::ViewState,
    save_page: SavePage,
}

impl<G: TableScreens> Default for ReplayPage<G> {
    fn default() -> Self {
        Self { table: Replay::default(), look: G::ViewState::default(), save_page: SavePage::default() }
    }
}

impl<G: TableScreens> ReplayPage<G> {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &TableView<'_, G>, commands: &mut Vec<TableCommand<G>>) {
        let texts = app.texts;
        let Some(viewed) = &app.desk.viewed else {
            commands.push(AppRequest::Back.into());
            return;
        };
        let card = AppRequest::View(viewed.source.clone(), Viewing::Card);
        let [above, controls] = replay::parts(ui);
        top_bar::show(
            ui,
            &title::<G>(texts, &viewed.loaded.game),
            |_| {},
            |ui| {
                commands.extend(back(texts, AppRequest::Back.into()).show(ui, texts));
                commands.extend(to_card(texts, card.into()).show(ui, texts));
                if save_page::action(texts, ()).as_icon().show(ui, texts).is_some() {
                    self.save_page.open();
                }
            },
        );
        self.save(ui, app, &viewed.loaded.game, commands);
        let Record::<G>::Table(table) = &viewed.loaded.game else {
            Surface::Plain.show_in(ui, above, |ui| {
                let theme = Theme::of(ui.ctx());
                let words = egui::RichText::new(texts.replay_score_only());
                ui.label(words.font(theme::body(TextSize::TEXT)).color(theme.ink));
            });
            return;
        };
        let now = ui.input(|input| input.time);
        let playback = self.table.follow(texts, table, 0, timeline::<G>);
        playback.tick(ui, now);
        let step = playback.step().clone();
        room::scrolled_parts(ui, "replay", above, [NEEDED, STACKED], |ui, place, is_stacked| {
            let (mut stage, list) = if is_stacked {
                let middle = place.min.y + place.height() * 0.62;
                (place.with_max_y(middle), place.with_min_y(middle + theme::space::MEDIUM))
            } else {
                let middle = place.min.x + place.width() * 0.64;
                (place.with_max_x(middle), place.with_min_x(middle + theme::space::MEDIUM))
            };
            if table.has_corrections() {
                let switch = stage.with_max_y(stage.min.y + SWITCH);
                ui.scope_builder(UiBuilder::new().max_rect(switch).id_salt("version"), |ui| {
                    self.table.version(ui, texts);
                });
                stage.min.y = switch.max.y;
            }
            G::show_position(ui, stage, texts, app.settings, table, &step.position, &mut self.look);
            Surface::Plain.show_in(ui, list, |ui| {
                if let Some(playback) = self.table.playback() {
                    playback.list(ui, texts);
                }
            });
        });
        if let Some(playback) = self.table.playback() {
            playback.controls(ui, controls, texts, now);
        }
    }

    /// Saves the position shown as a page; of a result the score card.
    fn save(
        &mut self,
        ui: &Ui,
        app: &TableView<'_, G>,
        record: &Record<G>,
        commands: &mut Vec<TableCommand<G>>,
    ) {
        let texts = app.texts;
        let title = title::<G>(texts, record);
        let (at, corrected) = self.table.shown().unwrap_or((record.entries(), false));
        let day = day_of(record.header());
        let name = format!("{}-{day}-{at}", G::Table::GAME);
        let prints = |paper| vec![print::<G>(texts, record, (at, corrected), paper)];
        let tables = |lines| tables::<G>(texts, record, lines);
        let page = self.save_page.show(ui, texts, app.errors, (&name, &title), prints, Some(&tables));
        commands.extend(page.map(TableCommand::from));
    }
}
