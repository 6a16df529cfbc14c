//! The score card: the end of every game, with the reason for each number.

mod card_item;
mod ending;
mod headline;
pub mod reasons;
mod shared;
pub(super) mod table;

use egui::{Key as Press, Rect, Ui, Vec2, pos2, vec2};

use crate::{
    log::{Game, GameExt},
    pad::PadState,
    record::{AnyGame, Sheets},
    rules::{AuditFinding, BreakdownExt},
    screens::{
        board::{Board, GAP},
        position::Race,
        prints, render,
    },
    session::{AppView, GameCommand, GamePage, ReviewCommand, best_play::has_its_own_dice, desk::Viewed},
    text::{
        audit_text, bg_stats, event_text,
        score_text::ScoreText,
        timeline::{self, GameStep},
    },
};
use card_item::CardItem;
use common::{
    day_of,
    host::{AppRequest, Source, Tone, Viewing},
    screens::{
        game_actions,
        play_link::{self, PlayLinkWindow},
        save_page::{self, SavePage},
    },
};
use ending::{Ending, EndingMotion};
use shared::Shared;
use text::Texts;
use ui::{
    actions::Action,
    ask::{Ask, suggested_path},
    dialogs::Answer,
    drawing::symbols::Symbol,
    keys::Shortcut,
    last_drawn::LastDrawn,
    room,
    theme::{self, Theme},
    widgets::{shortcut_row, surface::Surface, top_bar},
};

/// Below this height of the page there is no room for the sheet.
const LOW: f32 = 640.0;
/// What the cards need side by side, and one above the other.
const NEEDED: Vec2 = vec2(900.0, 480.0);
const STACKED: Vec2 = vec2(640.0, 720.0);

/// The size of a picture of a game, in pixels.
const PICTURE: (u32, u32) = (1920, 1200);

/// Whether the cards stand one above the other, without the sheet.
fn is_stacked(room: Rect) -> bool {
    room::is_stacked(room, NEEDED)
}

/// What a path was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PanelRequest {
    Record,
    Picture,
}

/// What the screen remembers.
#[derive(Default)]
pub struct ScoreCardScreen {
    /// The record shown.
    source: Option<Source>,
    /// The row whose reasons are listed.
    row: usize,
    /// When it was drawn last.
    drawn: LastDrawn,
    /// What moves at the end of a game, and how far it is in this frame.
    ending: EndingMotion,
    shown_ending: Option<Ending>,
    /// The pointer has not moved since: it rests wherever it was on the page before.
    at_rest: bool,
    /// The number that is pointed at.
    pointed: Option<(usize, CardItem)>,
    ask: Option<(Ask, PanelRequest)>,
    save_page: SavePage,
    play_link: PlayLinkWindow,
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
            self.ending.open(ui, app.desk.ends_now);
        }
        self.shown_ending = self.ending.follow(ui, app.settings.motion_times());
        let moves = ui.input(|input| input.pointer.delta() != Vec2::ZERO);
        let opened = self.drawn.just_opened(ui);
        self.at_rest = !moves && (self.at_rest || opened);
        self.row = self.row.min(score.config.rows() - 1);
        if score.rows[self.row].total().is_none() {
            self.row = 0;
        }
        let room = room::below_bar(ui);
        self.bar(ui, app, viewed, &score, commands);
        // Where the card is scrolled, what one goes on with stays in sight below it.
        let needed = if is_stacked(room) { STACKED } else { NEEDED };
        let (place, foot) = room::above_foot(room, needed, theme::size::TOUCH, GAP);
        let buttons =
            room::scrolled(ui, "cards", place, needed, |ui, room| self.cards(ui, room, app, viewed, &score));
        self.buttons(ui, foot.unwrap_or(buttons), app, viewed, commands);
        self.ask(ui, app, viewed, commands);
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
        let (texts, game) = (app.texts, &viewed.loaded.game);
        let stacked = is_stacked(room);
        // A low window has room for the sheet or for the reasons, and this page is about the reasons.
        let low = !stacked && room.height() < LOW;
        let narrowest = if low { 300.0 } else { 330.0 };
        let share = if low { 0.3 } else { 0.4 };
        let split = room.min.x + (room.width() * share).clamp(narrowest, 820.0).min(room.height() * 0.94);
        let left = room.with_max_x(split);
        if !low && !stacked {
            self.sheet(ui, left, app, game);
        }
        let right = if stacked { room } else { room.with_min_x(split + GAP) };
        let buttons = right.with_min_y(right.max.y - theme::size::TOUCH);
        let cards = right.with_max_y(buttons.min.y - GAP);
        let rows = score.config.rows() as f32;
        let highest = (cards.height() - table::HEADER - 32.0 - GAP - 100.0) / rows;
        let row_height = if low {
            highest.clamp(38.0, 66.0)
        } else {
            (cards.height() * if cards.height() < 760.0 { 0.073 } else { 0.085 }).clamp(42.0, 80.0)
        };
        let height = table::HEADER + row_height * rows + 32.0;
        let head =
            if low { cards.height() - height - GAP } else { (cards.height() * 0.15).clamp(90.0, 128.0) };
        let head = cards.with_max_y(cards.min.y + head);
        headline::show(ui, head, app, viewed, score, self.shown_ending);
        let middle = Rect::from_min_size(pos2(cards.min.x, head.max.y + GAP), vec2(cards.width(), height));
        let before = self.pointed;
        let pointed = Surface::Plain.show_in(ui, middle, |ui| {
            let rect = middle.shrink2(vec2(15.0, 16.0));
            table::show(ui, rect, score, game.is_over(), (Some(self.row), self.pointed), self.at_rest)
        });
        self.pointed = pointed.inner;
        if let Some((row, _)) = self.pointed {
            self.row = row;
        }
        if self.pointed != before {
            ui.ctx().request_repaint();
        }
        let below = if low { left } else { cards.with_min_y(middle.max.y + GAP) };
        let odd = self.odd(texts, game);
        Surface::Plain.show_in(ui, below, |ui| {
            reasons::show(ui, score, odd.as_deref(), self.row, self.pointed);
        });
        buttons
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

    fn bar(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        viewed: &Viewed,
        score: &ScoreText<'_>,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        let header = viewed.loaded.game.header();
        let title = event_text::title(texts, header, score.config);
        let wide = ui.available_width() >= WIDE;
        let mut asked = None;
        top_bar::show(
            ui,
            &title,
            |_| {},
            |ui| {
                let [back, home] = [AppRequest::Back, AppRequest::Home].map(FromBar::Ask);
                let [export, picture] = [PanelRequest::Record, PanelRequest::Picture].map(FromBar::Write);
                let entries = [
                    (texts.back(), texts.back(), Symbol::ArrowLeft, Press::Escape, back),
                    (texts.home(), texts.home(), Symbol::Home, game_actions::HOME, home),
                    (texts.export(), texts.export(), Symbol::ArrowUp, Press::E, export),
                    (texts.score_export_png(), texts.score_picture(), Symbol::Picture, Press::I, picture),
                    (texts.score_export_text(), texts.copy(), Symbol::Copy, Press::C, FromBar::Copy),
                ];
                for (label, word, symbol, press, does) in entries {
                    let action = Action::new(label, does).icon(symbol).key(press);
                    let action = match press {
                        Press::C => action.key(Shortcut::ctrl(press)),
                        _ => action,
                    };
                    asked = asked.take().or(action.in_bar(word, wide).show(ui, texts));
                }
                let page = save_page::action(texts, FromBar::Page);
                asked = asked.take().or(page.in_bar(texts.page(), wide).show(ui, texts));
                let link = play_link::action(texts, viewed.loaded.game.is_over(), FromBar::Link);
                asked = asked.take().or(link.in_bar(texts.bg_stats(), wide).show(ui, texts));
                for (action, word) in shared::actions(app, viewed) {
                    let shared = action.in_bar(word, wide).show(ui, texts);
                    asked = asked.take().or(shared.map(FromBar::Share));
                }
            },
        );
        let day = day_of(header);
        match asked {
            None => {}
            Some(FromBar::Ask(request)) => commands.push(request.into()),
            Some(FromBar::Write(wish)) => {
                let (title, yes, kind) = match wish {
                    PanelRequest::Record => (texts.library_export(), texts.export(), "json"),
                    PanelRequest::Picture => (texts.score_export_png(), texts.save(), "png"),
                };
                let path = suggested_path(&format!("alhambra-{day}.{kind}"));
                self.ask = Some((Ask::to_write(title, texts.score_picture_hint(), yes, path), wish));
            }
            Some(FromBar::Page) => self.save_page.open(),
            Some(FromBar::Link) => self.play_link.open(bg_stats::link(&viewed.loaded.game)),
            Some(FromBar::Share(Shared { text, says })) => {
                ui.ctx().copy_text(text);
                commands.push(AppRequest::Say(Tone::Done, says).into());
            }
            Some(FromBar::Copy) => {
                ui.ctx().copy_text(score.as_text(header, viewed.loaded.game.is_over()));
                commands.push(AppRequest::Say(Tone::Done, texts.score_copied().to_owned()).into());
            }
        }
    }

    /// The final sheet; a record without sheets shows its score sheet.
    fn sheet(&mut self, ui: &mut Ui, rect: Rect, app: &AppView<'_>, game: &AnyGame) {
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
                let player = if self.row < game.config().players() { self.row } else { 0 };
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
                board.race(ui, rect, race, (rect.height() / 13.0).clamp(34.0, 60.0));
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
        let game = &viewed.loaded.game;
        let mut entries: Vec<Action<'_, GameCommand>> = Vec::new();
        let file = match &viewed.source {
            Source::File(file) if !viewed.loaded.read_only => Some(file.clone()),
            _ => None,
        };
        let open = |file: String| -> GameCommand { AppRequest::Open(file).into() };
        let mut compared = None;
        let again = Action::new(texts.score_again(), GameCommand::Rematch { same_dice: false });
        let again = again.icon(Symbol::Die).key(Press::A);
        match game {
            AnyGame::Played(full) => {
                compared = file.clone().filter(|_| has_its_own_dice(full));
                let go_on = file.filter(|_| !full.is_over()).map(open);
                entries
                    .extend(go_on.map(|open| Action::new(texts.library_continue(), open).icon(Symbol::Play)));
                entries.push(again);
                let same = GameCommand::Rematch { same_dice: true };
                let same = Action::new(texts.score_same_dice(), same).icon(Symbol::Redo).key(Press::D);
                entries.push(same.enabled_if(!full.has_typed_rolls(), texts.why_typed_dice()));
            }
            // A table can be opened again, to go on or to correct it.
            AnyGame::Table(_) => {
                entries.push(again);
                let back =
                    file.map(|file| Action::new(texts.pad_back_to_table(), open(file)).icon(Symbol::Grid));
                entries.extend(back.map(|back| back.key(Press::T)));
            }
            AnyGame::Result(_) => return,
        }
        let replay = AppRequest::View(viewed.source.clone(), Viewing::Replay).into();
        entries.push(Action::new(texts.score_replay(), replay).icon(Symbol::StepBack).key(Press::R));
        if let AnyGame::Played(_) = &viewed.loaded.game {
            let review = Action::new(texts.review(), GameCommand::Review(ReviewCommand::Open));
            entries.push(review.icon(Symbol::Search).key(Press::V).hint(texts.review_hint()));
        }
        entries.extend(compared.map(|file| {
            let compare = Action::new(texts.standing_compare(), GameCommand::Compare(file));
            compare.icon(Symbol::Star).key(Press::M).hint(texts.standing())
        }));
        let count = entries.len();
        let mut entries = entries.into_iter();
        shortcut_row::show(ui, rect, count, |ui, k, width| {
            let Some(entry) = entries.next() else { return };
            let entry = if k == 0 { entry.first_key(Press::Enter).primary() } else { entry };
            commands.extend(entry.show_wide(ui, texts, width));
        });
    }

    fn ask(&mut self, ui: &Ui, app: &AppView<'_>, viewed: &Viewed, commands: &mut Vec<GameCommand>) {
        let (texts, game) = (app.texts, &viewed.loaded.game);
        let title = event_text::title(texts, game.header(), game.config());
        let name = format!("alhambra-{}", day_of(game.header()));
        let prints = |paper| vec![prints::card(texts, game, paper)];
        let tables = |lines| prints::tables(texts, game, lines);
        let page = self.save_page.show(ui, texts, app.errors, (&name, &title), prints, Some(&tables));
        commands.extend(page.into_iter().chain(self.play_link.show(ui, texts)).map(GameCommand::from));
        let Some((ask, wish)) = &mut self.ask else { return };
        match ask.show(ui, app.texts, app.errors) {
            Answer::Waiting => {}
            Answer::Cancelled => self.ask = None,
            Answer::Given(path) => commands.push(match wish {
                PanelRequest::Record => AppRequest::Export { source: viewed.source.clone(), path }.into(),
                PanelRequest::Picture => picture(app.texts, viewed, Theme::of(ui.ctx()).dark, path).into(),
            }),
        }
    }
}

/// From this width on the bar has room for labels.
const WIDE: f32 = 1800.0;

/// What is asked for in the bar.
enum FromBar {
    /// Another page.
    Ask(AppRequest<GamePage>),
    /// To write it to a file.
    Write(PanelRequest),
    /// To hand on the code or the result.
    Share(Shared),
    /// To copy it as text.
    Copy,
    /// To save it as a page.
    Page,
    /// To send it to BG Stats.
    Link,
}

/// Writes a picture of the record to a path, or tells why there is none.
fn picture(texts: &Texts, viewed: &Viewed, dark: bool, path: String) -> AppRequest<GamePage> {
    let image = render::record(&viewed.loaded, None, PICTURE, dark, texts.language());
    AppRequest::write_picture(texts, path, image.encode_png())
}
