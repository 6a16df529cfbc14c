//! The replay of a table: the position as it stood, what was entered, and time.

use egui::{Rect, RichText, Ui, vec2};

use super::{
    TableScreens, card_buttons, print,
    results::{self, ResultCard},
    tables, title,
    totals::Explained,
};
use crate::{
    host::{AppRequest, Source},
    screens::{
        replay::{self, Replay, ReplayRoom},
        save_page::SavePage,
    },
    table::{PlayedRecord, Record, State, TableCommand, TableGame, TableView, timeline},
    timeline::Timeline,
};
use kernel::Viewer;
use text::Texts;
use ui::{
    room,
    theme::{self, TextSize, Theme},
    widgets::surface::Surface,
};

/// What the position and the list need one above the other, at least.
const STACKED: f32 = 480.0;
/// How they share the room.
const ROOM: ReplayRoom =
    ReplayRoom { needed: [vec2(760.0, 400.0), vec2(STACKED, 720.0)], shares: [0.64, 0.62] };
/// The height of the sentence below the points of a result, and how wide these are at most.
const WORDS: f32 = 88.0;
const WIDEST: f32 = 900.0;

/// The kind of a game that is played here.
type KindOf<G> = <<G as TableGame>::Played as PlayedRecord<<G as TableGame>::Table>>::Kind;

/// What decisions cost in a game that was gone over.
pub struct KnownLosses<'a, S> {
    /// How much is known of it: whatever is known better is told anew.
    pub known: u32,
    /// Tells it.
    pub tell: &'a dyn Fn(&mut Timeline<S>),
}

/// What the page remembers.
pub struct ReplayPage<G: TableScreens> {
    table: Replay<G::Table, State<G>>,
    played: Replay<KindOf<G>, State<G>>,
    /// How positions of a record are looked at.
    look: G::ViewState,
    source: Option<Source>,
    save_page: SavePage,
    /// What is chosen of a result.
    explained: Explained,
}

impl<G: TableScreens> Default for ReplayPage<G> {
    fn default() -> Self {
        let (table, played, look) = (Replay::default(), Replay::default(), G::ViewState::default());
        let (save_page, explained) = (SavePage::default(), Explained::default());
        Self { table, played, look, source: None, save_page, explained }
    }
}

impl<G: TableScreens> ReplayPage<G> {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &TableView<'_, G>, commands: &mut Vec<TableCommand<G>>) {
        self.show_with(ui, app, None, commands);
    }

    /// The same with what is known of the decisions of a game that was played here.
    pub fn show_with(
        &mut self,
        ui: &mut Ui,
        app: &TableView<'_, G>,
        losses: Option<&KnownLosses<'_, State<G>>>,
        commands: &mut Vec<TableCommand<G>>,
    ) {
        let texts = app.texts;
        let Some(viewed) = &app.desk.viewed else {
            commands.push(AppRequest::Back.into());
            return;
        };
        if self.source.as_ref() != Some(&viewed.source) {
            (self.source, self.look) = (Some(viewed.source.clone()), G::ViewState::default());
        }
        let record = &viewed.loaded.game;
        let is_played_back = !matches!(record, Record::<G>::Result(_));
        let parts = if is_played_back { replay::parts(ui) } else { [room::below_bar(ui), Rect::NOTHING] };
        let titled = (&*title::<G>(texts, record), &viewed.source);
        let review = card_buttons::review(texts, viewed);
        let asked = replay::bar(ui, texts, titled, is_played_back, &mut self.save_page, review, |_| {});
        commands.extend(asked.map(TableCommand::App));
        let shown = match record {
            Record::<G>::Table(_) => self.table.shown(),
            Record::<G>::Played(_) => self.played.shown(),
            Record::<G>::Result(_) => None,
        };
        let prints =
            |paper| vec![print::<G>(texts, record, shown.unwrap_or((record.entries(), false)), paper)];
        let at = shown.map(|(at, _)| at);
        let save_page = &mut self.save_page;
        let lines = |lines| tables::<G>(texts, record, lines);
        let saved = replay::save::<G>(save_page, ui, (texts, app.errors), record, at, prints, &lines);
        commands.extend(saved.map(TableCommand::App));
        let look = &mut self.look;
        let now = ui.input(|input| input.time);
        match record {
            Record::<G>::Table(table) => {
                let playback = self.table.follow(texts, table, 0, timeline::<G>);
                playback.tick(ui, now);
                let step = playback.step().clone();
                self.table.show(ui, texts, parts, &ROOM, |ui, stage| {
                    G::show_position(ui, stage, texts, app.settings, table, &step.position, look);
                });
            }
            Record::<G>::Played(game) => {
                let known = losses.map_or(0, |losses| losses.known);
                let playback = self.played.follow(texts, game.game(), known, |texts, _, corrected| {
                    // Whoever looks at a record sits in no seat of it.
                    let mut timeline = game.timeline_beside_boards(texts, corrected, Viewer::Nobody);
                    if let Some(losses) = losses {
                        (losses.tell)(&mut timeline);
                    }
                    timeline
                });
                playback.tick(ui, now);
                let step = playback.step().clone();
                let corrected = self.played.is_corrected();
                self.played.show(ui, texts, parts, &ROOM, |ui, stage| {
                    G::show_played(ui, stage, texts, app.settings, game, (&step, corrected), look);
                });
            }
            Record::<G>::Result(_) => score_only::<G>(ui, parts[0], texts, record, &mut self.explained),
        }
    }
}

/// Of a finished game that was typed in: its points, and a sentence that there is nothing to play back.
fn score_only<G: TableScreens>(
    ui: &mut Ui,
    place: Rect,
    texts: &Texts,
    record: &Record<G>,
    explained: &mut Explained,
) {
    let cards = record.breakdown();
    let needed = vec2(STACKED, results::height::<G>(cards.len()) + WORDS);
    room::scrolled(ui, "score", place, needed, |ui, room| {
        let width = room.width().min(WIDEST);
        let middle = Rect::from_center_size(room.center(), vec2(width, room.height()));
        let [above, below] = room::with_foot(middle, WORDS, theme::space::MEDIUM);
        let of = ResultCard::<G> { record, cards: &cards, rank: None };
        results::show(ui, above, texts, &of, (explained, false));
        Surface::Plain.show_in(ui, below, |ui| {
            let theme = Theme::of(ui.ctx());
            let words = RichText::new(texts.replay_score_only()).font(theme::body(TextSize::TEXT));
            ui.label(words.color(theme.ink));
        });
    });
}
