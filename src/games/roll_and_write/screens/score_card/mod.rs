//! The score card: the end of every game, with the reason for each number.

mod arrangement;
mod card_item;
mod ending;
mod headline;
pub mod reasons;
mod share_picture;
mod shared;
pub(super) mod table;

use egui::{Key as Press, Rect, Ui, vec2};

use crate::{
    log::Game,
    pad::PadState,
    record::{AnyGame, Sheets},
    rules::{AuditFinding, BreakdownExt},
    screens::{
        board::{Board, GAP},
        prints,
        race_view::Race,
        render,
    },
    session::{AppView, GameCommand, ReviewCommand, RollAndWrite, best_play::has_its_own_dice, desk::Viewed},
    text::{
        audit_text, bg_stats,
        score_text::ScoreText,
        timeline::{self, GameStep},
    },
};
use arrangement::{Parts, SheetPlace};
use card_item::CardItem;
use common::{
    bg_stats::PlayLink,
    csv::Table,
    host::{AppRequest, Source, Viewing},
    screens::{
        replay::to_review,
        save_page::Lines,
        table::{
            PictureStyle,
            card_bar::{CardBar, HandedOn},
            card_buttons,
        },
    },
    table::record_title,
};
use ending::{Ending, EndingMotion};
use kernel::People;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    last_drawn::RestingPointer,
    raster::Image,
    room, theme,
    vector::{Paper, Print},
    widgets::surface::Surface,
};

/// The room around the rows of a score sheet in its column.
const AROUND_SHEET: f32 = 120.0;

/// The most width of a button below the cards that stands there alone: beside the one that switches to the sheet.
const ALONE: f32 = 300.0;

/// What the screen remembers.
#[derive(Default)]
pub struct ScoreCardScreen {
    /// The record shown.
    source: Option<Source>,
    /// The row whose reasons are listed.
    row: usize,
    pointer: RestingPointer,
    /// What moves at the end of a game, and how far it is in this frame.
    ending: EndingMotion,
    shown_ending: Option<Ending>,
    /// The pointer has not moved since: it rests wherever it was on the page before.
    at_rest: bool,
    /// The number that is pointed at.
    pointed: Option<(usize, CardItem)>,
    bar: CardBar,
    /// In a low window the sheet is shown in the place of the reasons.
    is_sheet: bool,
    /// The last step of the game shown, and the game it was taken from.
    last: Option<(Game, GameStep)>,
    /// What no legal game can give, and the record it was found in.
    odd: Option<(PadState, Vec<AuditFinding>)>,
}

impl ScoreCardScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(viewed) = &app.desk.tables.viewed else {
            commands.push(AppRequest::Back.into());
            return;
        };
        let texts = app.texts;
        let game = &viewed.loaded.game;
        let score = ScoreText::new(texts, game);
        if self.source.as_ref() != Some(&viewed.source) {
            // The winner's numbers are what one asks about first; a phantom's are not.
            let winner = score.winners().into_iter().find(|row| *row < score.config.players());
            (self.source, self.row) = (Some(viewed.source.clone()), winner.unwrap_or(0));
            self.is_sheet = false;
            self.ending.open(ui, app.desk.ends_now);
        }
        // Who comes back to the card later sees it as it is.
        let times = if app.desk.ends_now { app.motion_times } else { 0.0 };
        self.shown_ending = self.ending.follow(ui, times, &score);
        self.at_rest = self.pointer.rests(ui);
        self.row = self.row.min(score.config.rows() - 1);
        if score.rows[self.row].total().is_none() {
            self.row = 0;
        }
        let room = room::below_bar(ui);
        let card = CardOf { viewed, score: &score, people: app.people };
        let copied = shared::actions(app, viewed);
        commands.extend(self.bar.show(ui, texts, (viewed, &card), copied).map(GameCommand::App));
        // Where the card is scrolled, what one goes on with stays in sight below it.
        let needed = arrangement::needed(room);
        let (place, foot) = room::above_foot(room, needed, theme::size::TOUCH, GAP);
        let buttons =
            room::scrolled(ui, "cards", place, needed, |ui, room| self.cards(ui, room, app, viewed, &score));
        self.buttons(ui, foot.unwrap_or(buttons), app, viewed, commands);
        let asked = self.bar.show_opened(ui, texts, app.errors, (viewed, &card));
        commands.extend(asked.into_iter().map(GameCommand::App));
    }

    /// Headline, table, and the sheet or the reasons; returns the room left for buttons.
    fn cards(
        &mut self,
        ui: &mut Ui,
        room: Rect,
        app: &AppView<'_>,
        viewed: &Viewed,
        score: &ScoreText<'_>,
    ) -> Rect {
        let game = &viewed.loaded.game;
        let odd = self.odd(app.texts, game);
        let parts = Parts::of(ui, room, score, odd.is_some());
        // Nobody is told of before their total comes.
        let waits = self.shown_ending.as_ref().filter(|ending| !ending.has_verdict());
        let told = waits.and_then(Ending::row);
        let row = told.unwrap_or(self.row);
        if let SheetPlace::Left(place) = parts.sheet {
            self.sheet(ui, place, app, game, row);
        }
        headline::show(ui, parts.headline, app, viewed, score, self.shown_ending.as_ref());
        self.table(ui, parts.table, score, game.is_over(), row);
        match parts.sheet {
            SheetPlace::BesideReasons(place) => self.sheet(ui, place, app, game, row),
            SheetPlace::InTurn(switch) => self.switch(ui, switch, app.texts, game),
            SheetPlace::Left(_) | SheetPlace::Nowhere => {}
        }
        if self.is_sheet && matches!(parts.sheet, SheetPlace::InTurn(_)) {
            self.sheet(ui, parts.reasons, app, game, row);
        } else {
            Surface::Plain.show_in(ui, parts.reasons, |ui| {
                let (row, ending) = (told.unwrap_or(self.row), self.shown_ending.as_ref());
                reasons::show(ui, score, odd.as_deref(), (row, parts.size), self.pointed, ending);
            });
        }
        parts.buttons
    }

    /// The table; the row whose number is pointed at is the one that is looked at from then on.
    fn table(&mut self, ui: &mut Ui, place: Rect, score: &ScoreText<'_>, is_over: bool, row: usize) {
        let before = self.pointed;
        let pointed = Surface::Plain.show_in(ui, place, |ui| {
            let rect = place.shrink2(vec2(15.0, 16.0));
            let ending = self.shown_ending.as_ref();
            table::show(ui, rect, score, is_over, (Some(row), self.pointed), self.at_rest, ending)
        });
        self.pointed = pointed.inner;
        if let Some((row, _)) = self.pointed {
            self.row = row;
        }
        if self.pointed != before {
            ui.ctx().request_repaint();
        }
    }

    /// Switches between the sheet and the reasons.
    fn switch(&mut self, ui: &mut Ui, place: Rect, texts: &Texts, game: &AnyGame) {
        let is_played = matches!(game, AnyGame::Played(_));
        let name = if is_played { texts.player_sheet() } else { texts.score_sheet() };
        card_buttons::board_or_reasons(ui, place, texts, name, &mut self.is_sheet);
    }

    /// What no legal game can give, kept on purpose or not, in a line.
    fn odd(&mut self, texts: &Texts, game: &AnyGame) -> Option<String> {
        let pad_state = game.pad_state()?;
        if self.odd.as_ref().is_none_or(|(shown, _)| shown != pad_state) {
            self.odd = Some((pad_state.clone(), pad_state.findings()));
        }
        let (_, odd) = self.odd.as_ref()?;
        let told: Vec<String> = odd
            .iter()
            .filter(|finding| audit_text::is_of_entries(finding))
            .map(|finding| audit_text::at_a_table(texts, &game.header().seats, finding))
            .collect();
        (!told.is_empty()).then(|| texts.score_odd(&told.join(" · ")))
    }

    /// The final sheet; a record without sheets shows its score sheet.
    fn sheet(&mut self, ui: &mut Ui, rect: Rect, app: &AppView<'_>, game: &AnyGame, row: usize) {
        let texts = app.texts;
        let letters = app.settings.letters;
        let board = Board { texts, config: game.config(), header: game.header(), letters };
        match game {
            AnyGame::Played(game) => {
                if self.last.as_ref().is_none_or(|(shown, _)| *shown != **game) {
                    let timeline = timeline::of_game(texts, game, false);
                    let mut step = timeline.steps()[timeline.last()].clone();
                    // The end is no move: nothing stands out on the sheet.
                    step.position.built = None;
                    self.last = Some(((**game).clone(), step));
                }
                let player = if row < game.config().players() { row } else { 0 };
                if let Some((_, step)) = &self.last {
                    board.sheet(ui, rect, step, player, None);
                }
            }
            AnyGame::Table(_) | AnyGame::Result(_) => {
                let Some(pad_state) = game.pad_state() else { return };
                let race = Race {
                    config: game.config(),
                    score: &pad_state.score,
                    seats: &game.header().seats,
                    awarded: game.config().rounds(),
                    current: None,
                };
                board.race(ui, rect, race, ((rect.height() - AROUND_SHEET) / 6.0).clamp(34.0, 112.0));
            }
        }
    }

    fn buttons(
        &self,
        ui: &mut Ui,
        rect: Rect,
        app: &AppView<'_>,
        viewed: &Viewed,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        let entries = match &viewed.loaded.game {
            AnyGame::Played(game) => played(texts, viewed, game),
            AnyGame::Table(_) | AnyGame::Result(_) => {
                let entries = card_buttons::of_record(texts, viewed).into_iter();
                entries.map(|entry| entry.map(GameCommand::Table)).collect()
            }
        };
        // A single one stands where the first of several would.
        let width = if entries.len() == 1 { ALONE.min(rect.width()) } else { rect.width() };
        let rect = rect.with_max_x(rect.min.x + width);
        commands.extend(card_buttons::show(ui, rect, texts, entries));
    }
}

/// What one goes on with after a game that was played here.
fn played<'a>(texts: &'a Texts, viewed: &Viewed, game: &Game) -> Vec<Action<'a, GameCommand>> {
    let file = card_buttons::own_file(viewed);
    let compared = file.clone().filter(|_| has_its_own_dice(game));
    let go_on = file
        .filter(|_| !game.is_over())
        .map(|file| Action::new(texts.library_continue(), AppRequest::Open(file).into()).icon(Symbol::Play));
    let again = |label, same_dice| Action::new(label, GameCommand::Rematch { same_dice });
    let same = again(texts.score_same_dice(), true).icon(Symbol::Redo).key(Press::D);
    let replay = AppRequest::View(viewed.source.clone(), Viewing::Replay).into();
    let review = to_review(texts, texts.review_hint(), GameCommand::Review(ReviewCommand::Open));
    let compare = compared.map(|file| {
        let compare = Action::new(texts.standing_compare(), GameCommand::Compare(file));
        compare.icon(Symbol::Star).key(Press::M).hint(texts.standing())
    });
    let always = [
        again(texts.score_again(), false).icon(Symbol::Die).key(Press::A),
        same.enabled_if(!game.has_typed_chance(), texts.why_typed_dice()),
        card_buttons::replay(texts, replay),
        review,
    ];
    let mut entries: Vec<_> = go_on.into_iter().chain(always).chain(compare).collect();
    let first = entries.remove(0).first_key(Press::Enter).primary();
    entries.insert(0, first);
    entries
}

/// The card of a record, as it is handed on.
struct CardOf<'a> {
    viewed: &'a Viewed,
    score: &'a ScoreText<'a>,
    people: &'a People,
}

impl HandedOn for CardOf<'_> {
    fn as_text(&self) -> String {
        let game = &self.viewed.loaded.game;
        let title = record_title::<RollAndWrite>(self.score.texts, game);
        self.score.as_text(&title, game.header(), game.is_over())
    }

    fn play_link(&self) -> Option<PlayLink> {
        bg_stats::link(&self.viewed.loaded.game, self.people)
    }

    fn picture(&self, style: PictureStyle<'_>) -> Image {
        let game = &self.viewed.loaded.game;
        if game.is_over() {
            return share_picture::picture(self.score.texts, game, style);
        }
        render::record(&self.viewed.loaded, None, style, self.score.texts.language())
    }

    fn prints(&self, paper: Paper) -> Vec<Print<'_>> {
        vec![prints::card(self.score.texts, &self.viewed.loaded.game, paper)]
    }

    fn table(&self, lines: Lines) -> Table {
        prints::tables(self.score.texts, &self.viewed.loaded.game, lines)
    }
}
