//! The replay of a game: the board as it was, a timeline, and what happened in words.

mod events;
mod score_only;
mod time;
mod timeline;

use std::time::Duration;

use egui::{Key as Press, Rect, Ui, UiBuilder, pos2, vec2};

use super::{key_name, pressed};
use crate::{
    app::{
        Command, Companion, Viewed,
        art::symbols::Symbol,
        board::{self, Board, GAP},
        chronicle::{Chronicle, Step},
        position::Race,
        story,
        texts::{Key, Language, Texts},
        theme::Theme,
        widgets::{
            button::Button,
            card::{self, Card},
            segmented, top_bar,
        },
    },
    game::{AnyGame, Entry, Game, Note},
    rules::Phase,
};
use events::Events;
use time::{SPEEDS, TimeControl};

/// What the screen remembers.
#[derive(Default)]
pub struct ReplayScreen {
    shown: Option<Shown>,
    corrected: bool,
    /// One player's game: it can be played on.
    alone: bool,
    /// Whose sheet is shown: 0 follows the turns, else a player from 1.
    sheet_of: usize,
}

/// The game that is shown, made ready once.
struct Shown {
    game: Game,
    language: Language,
    corrected: bool,
    /// Later notes changed what the log yields.
    has_corrections: bool,
    chronicle: Chronicle,
    events: Events,
    time: TimeControl,
}

impl Shown {
    fn new(texts: &Texts, game: &Game, corrected: bool) -> Self {
        let is_change =
            |entry: &Entry<_>| matches!(entry, Entry::Note(Note::TakeBack { .. } | Note::CorrectRoll { .. }));
        let has_corrections = game.log().iter().any(is_change);
        let chronicle = Chronicle::new(texts, game, corrected && has_corrections);
        let events = Events::new(texts, &chronicle);
        let time = TimeControl::new(chronicle.last());
        Self {
            game: game.clone(),
            language: texts.language(),
            corrected,
            has_corrections,
            chronicle,
            events,
            time,
        }
    }

    fn is_of(&self, texts: &Texts, game: &Game, corrected: bool) -> bool {
        self.language == texts.language() && self.corrected == corrected && self.game == *game
    }
}

impl ReplayScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, companion: &Companion, commands: &mut Vec<Command>) {
        let Some(viewed) = &companion.viewed else {
            commands.push(Command::Back);
            return;
        };
        match &viewed.loaded.game {
            AnyGame::Full(game) => self.full(ui, companion, viewed, game, commands),
            any @ AnyGame::Score(_) => score_only::show(ui, companion, viewed, any, commands),
        }
        if pressed(ui, Press::S) {
            commands.push(Command::Card(viewed.source.clone()));
        }
        if pressed(ui, Press::Escape) {
            commands.push(Command::Back);
        }
    }

    /// What is shown, made anew when the game is another one.
    fn ready(&mut self, texts: &Texts, game: &Game) -> &mut Shown {
        self.alone = game.terms().is_solo();
        if self.shown.as_ref().is_none_or(|shown| !shown.is_of(texts, game, self.corrected)) {
            let before = self.shown.take().filter(|shown| shown.game == *game);
            let mut shown = Shown::new(texts, game, self.corrected);
            // The same game told otherwise stays where it was.
            if let Some(before) = before {
                let entry = before.chronicle.steps()[before.time.at()].entry;
                shown.time.go(shown.chronicle.step_of_entry(entry));
            }
            self.shown = Some(shown);
        }
        let corrected = self.corrected;
        self.shown.get_or_insert_with(|| Shown::new(texts, game, corrected))
    }

    fn full(
        &mut self,
        ui: &mut Ui,
        companion: &Companion,
        viewed: &Viewed,
        game: &Game,
        commands: &mut Vec<Command>,
    ) {
        let texts = &companion.texts;
        let now = ui.input(|input| input.time);
        let shown = self.ready(texts, game);
        if let Some(wait) = shown.time.tick(now) {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(wait));
        }
        let (has_corrections, at) = (shown.has_corrections, shown.time.at());
        let step = shown.chronicle.steps()[at].clone();
        let letters = companion.settings.letters;
        let board = Board { texts, terms: game.terms(), header: &game.header, letters };
        let window = ui.max_rect();
        self.bar(ui, board, viewed, &step, commands);
        let room =
            Rect::from_min_max(pos2(window.min.x, window.min.y + top_bar::HEIGHT), window.max).shrink(16.0);
        let controls = room.with_min_y(room.max.y - CONTROLS);
        let above = room.with_max_y(controls.min.y - GAP);
        let (left, right) = board::columns(above);
        let left = self.switches(ui, left, board, has_corrections);
        let player = self.sheet_of.checked_sub(1).unwrap_or(step.player);
        board.sheet(ui, left, &step, player);
        self.side(ui, right, board, game, &step);
        self.controls(ui, controls, texts, now);
        self.keys(ui, &step, now, commands);
    }

    fn bar(&self, ui: &mut Ui, board: Board<'_>, viewed: &Viewed, step: &Step, commands: &mut Vec<Command>) {
        let texts = board.texts;
        let title = story::title(texts, board.header, board.terms);
        let wide = ui.available_width() >= 1180.0;
        top_bar::show(
            ui,
            &title,
            |ui| board.track(ui, step.state.round()),
            |ui| {
                let back = Button::icon_only(Symbol::Close, texts.get(Key::Back));
                if ui.add(back).on_hover_text(key_name(texts, Press::Escape)).clicked() {
                    commands.push(Command::Back);
                }
                let card = if wide {
                    Button::secondary(texts.get(Key::ScoreCard)).icon(Symbol::Trophy).shortcut("S")
                } else {
                    Button::icon_only(Symbol::Trophy, texts.get(Key::ScoreCard))
                };
                if ui.add(card).on_hover_text("S").clicked() {
                    commands.push(Command::Card(viewed.source.clone()));
                }
                let play_on =
                    Button::primary(texts.get(Key::ReplayFromHere)).icon(Symbol::Play).shortcut("P");
                let play_on = ui.add_enabled(self.can_play_on(step), play_on);
                if play_on.on_hover_text(texts.get(Key::ReplayFromHereHint)).clicked() {
                    commands.push(Command::PlayOnFrom(step.entry));
                }
            },
        );
    }

    /// One plays on from what stood there then, and not from the end.
    fn can_play_on(&self, step: &Step) -> bool {
        !self.corrected && self.alone && step.state.phase() != Phase::Over
    }

    /// Choices above the sheet, where there is something to choose; returns the room below them.
    fn switches(&mut self, ui: &mut Ui, rect: Rect, board: Board<'_>, has_corrections: bool) -> Rect {
        let several = board.has_several_sheets();
        if !has_corrections && !several {
            return rect;
        }
        let texts = board.texts;
        let row = rect.with_max_y(rect.min.y + 40.0);
        ui.scope_builder(UiBuilder::new().max_rect(row).id_salt("switches"), |ui| {
            ui.horizontal(|ui| {
                if has_corrections {
                    let options = [texts.get(Key::ReplayAsItStood), texts.get(Key::ReplayWithCorrections)];
                    let mut chosen = usize::from(self.corrected);
                    segmented::show(ui, texts.get(Key::ReplayVersion), &mut chosen, &options);
                    self.corrected = (chosen == 1) != pressed(ui, Press::C);
                }
                if several {
                    let names: Vec<String> = (0..board.terms.players())
                        .map(|row| story::name(texts, board.seats(), row))
                        .collect();
                    let mut options = vec![texts.get(Key::ReplayFollow)];
                    options.extend(names.iter().map(String::as_str));
                    segmented::show(ui, texts.get(Key::ReplaySheetOf), &mut self.sheet_of, &options);
                    if pressed(ui, Press::Num0) {
                        self.sheet_of = 0;
                    }
                }
            });
        });
        rect.with_min_y(row.max.y + 10.0)
    }

    /// The score sheet, and the list of what happened.
    fn side(&mut self, ui: &mut Ui, rect: Rect, board: Board<'_>, game: &Game, step: &Step) {
        let race = Race::of(game.terms(), &step.state, &game.header.seats);
        let low = rect.height() < 560.0;
        let row_height = (rect.height() / 17.0).clamp(34.0, 52.0);
        let bottom = board.race_titled(ui, rect, race, row_height, !low);
        let below = rect.with_min_y(bottom + GAP);
        let texts = board.texts;
        let Some(shown) = &mut self.shown else { return };
        Card::Plain.show_in(ui, below, |ui| {
            if rect.height() >= 760.0 {
                let theme = Theme::of(ui.ctx());
                card::heading(ui, texts.get(Key::PlayEndedNow));
                board.figures(ui, &step.state.cards(game.terms()));
                ui.add_space(4.0);
                let line = ui.available_rect_before_wrap();
                ui.painter().hline(line.x_range(), line.min.y, egui::Stroke::new(1.0, theme.gold_line));
                ui.add_space(8.0);
            }
            if let Some(target) = shown.events.show(ui, texts, &shown.chronicle, shown.time.at()) {
                shown.time.go(target);
            }
        });
    }

    /// Buttons, timeline and speed in one row.
    fn controls(&mut self, ui: &mut Ui, rect: Rect, texts: &Texts, now: f64) {
        let Some(shown) = &mut self.shown else { return };
        Card::Plain.show_in(ui, rect, |ui| {
            let inside = Rect::from_center_size(rect.center(), vec2(rect.width() - 32.0, timeline::HEIGHT));
            let mut ui = ui.new_child(
                UiBuilder::new().max_rect(inside).layout(egui::Layout::left_to_right(egui::Align::Center)),
            );
            let ui = &mut ui;
            ui.spacing_mut().item_spacing.x = 2.0;
            let at = shown.time.at();
            let chronicle = &shown.chronicle;
            let mut button = |symbol: Symbol, key: Key, name: &str| {
                ui.add(Button::icon_only(symbol, texts.get(key))).on_hover_text(name).clicked()
            };
            let plays = shown.time.plays();
            let (symbol, key) =
                if plays { (Symbol::Pause, Key::ReplayPause) } else { (Symbol::Play, Key::ReplayPlay) };
            if button(Symbol::StepBack, Key::ReplayRoundBack, "Page Up") {
                shown.time.go(chronicle.previous_round(at));
            }
            if button(Symbol::ChevronLeft, Key::ReplayStepBack, texts.get(Key::KeysArrows)) {
                shown.time.go(at.saturating_sub(1));
            }
            if button(symbol, key, texts.get(Key::KeysSpace)) {
                shown.time.toggle(now);
            }
            if button(Symbol::ChevronRight, Key::ReplayStepOn, texts.get(Key::KeysArrows)) {
                shown.time.go(at + 1);
            }
            if button(Symbol::StepForward, Key::ReplayRoundOn, "Page Down") {
                shown.time.go(chronicle.next_round(at));
            }
            let speeds = SPEEDS.map(|speed| {
                let mut times = speed.to_string();
                if texts.language() == Language::French {
                    times = times.replace('.', ",");
                }
                texts.with(Key::ReplaySpeedShort, &[("times", times.into())])
            });
            let names: Vec<&str> = speeds.iter().map(String::as_str).collect();
            let width = (ui.available_width() - SPEED_WIDTH - 28.0).max(80.0);
            ui.add_space(8.0);
            let (_, target) = timeline::show(ui, texts, chronicle, at, width);
            if let Some(target) = target {
                shown.time.go(target);
            }
            ui.add_space(12.0);
            let mut speed = shown.time.speed();
            if segmented::show(ui, texts.get(Key::ReplaySpeed), &mut speed, &names) {
                shown.time.set_speed(speed, now);
            }
        });
    }

    fn keys(&mut self, ui: &Ui, step: &Step, now: f64, commands: &mut Vec<Command>) {
        let can_play_on = self.can_play_on(step);
        let Some(shown) = &mut self.shown else { return };
        let at = shown.time.at();
        let (time, chronicle) = (&mut shown.time, &shown.chronicle);
        let before = (at, time.plays());
        if pressed(ui, Press::Space) {
            time.toggle(now);
        }
        if pressed(ui, Press::ArrowLeft) {
            time.go(at.saturating_sub(1));
        }
        if pressed(ui, Press::ArrowRight) {
            time.go(at + 1);
        }
        if pressed(ui, Press::PageUp) {
            time.go(chronicle.previous_round(at));
        }
        if pressed(ui, Press::PageDown) {
            time.go(chronicle.next_round(at));
        }
        if pressed(ui, Press::Home) {
            time.go(0);
        }
        if pressed(ui, Press::End) {
            time.go(chronicle.last());
        }
        if pressed(ui, Press::Minus) {
            time.set_speed(time.speed().saturating_sub(1), now);
        }
        if pressed(ui, Press::Plus) || pressed(ui, Press::Equals) {
            time.set_speed(time.speed() + 1, now);
        }
        if pressed(ui, Press::P) && can_play_on {
            commands.push(Command::PlayOnFrom(step.entry));
        }
        if before != (time.at(), time.plays()) {
            ui.ctx().request_repaint();
        }
    }
}

/// The height of the card of controls, and the room of the speeds in it.
const CONTROLS: f32 = 92.0;
const SPEED_WIDTH: f32 = 192.0;
