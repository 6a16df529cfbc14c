//! The game: the large sheet, the score sheet next to it, and the turn panel.

pub mod advice;
pub mod change_dice;
mod choose_action;
mod ending;
mod history;
pub mod keep_pair;
mod keys;
pub mod lines;
mod looking;
mod menu;
pub mod offers;
mod pass_device;
mod players;
mod questions;
mod recent_events;
pub mod refusal;
mod reseat;
mod rest;
mod roll_prompt;
mod rolls;
pub mod sheet;
mod stage;
mod tips;
mod turn_panel;

use egui::{Align, Key as Press, Layout, Modifiers, Rect, Ui, vec2};

use crate::{
    screens::{
        arrangement::Arrangement,
        board::{race_height, show_race},
        motion::{Motion, Places},
        position::cell,
        race_view::{Race, score_view},
    },
    session::{
        AppView, Dice, GameCommand, Hints, PlaySession, challenges, happenings::Showing, hint_text,
        play::turns_to_undo,
    },
    text::event_text,
    widgets::{
        player_sheet::{SheetAction, SheetResponse},
        score_sheet::ScoreView,
    },
};
use change_dice::ChangingDice;
use common::{
    host::{AppRequest, Tone},
    screens::{challenges::heading_of, game_actions, question::Question},
};
use ending::LastCard;
use history::History;
use menu::Dialog;
use pass_device::PassDevice;
use recent_events::RecentEvents;
use refusal::Refusal;
use rest::Rest;
use roll_prompt::Typing;
use stage::Stage;
use tips::{Board, Tips};
use turn_panel::{Pointed, TurnPanel};
use ui::{
    actions::{Action, by_keys},
    drawing::symbols::Symbol,
    keys::{Shortcut, hold_from_page},
    room,
    theme::{self, TextSize, Theme},
    widgets::{
        leave_enter,
        round_track::{self, Track},
        top_bar,
    },
};

/// Between the cards, in points.
const GAP: f32 = theme::space::MEDIUM;

/// Below this height of the cards words are few.
const TIGHT: f32 = 620.0;

/// The card of the turn needs this height.
const LEAST_TURN: f32 = 280.0;

/// Below this width of the window buttons are small.
const NARROW: f32 = 1180.0;

/// What the screen remembers.
#[derive(Default)]
pub struct PlayScreen {
    changing: ChangingDice,
    /// What lies over the game.
    dialog: Option<Dialog>,
    news: RecentEvents,
    history: History,
    typing: Typing,
    pass_device: PassDevice,
    /// Whose sheet is looked at instead of that of who acts.
    looking: Option<usize>,
    rest: Rest,
    tips: Tips,
    refusal: Refusal,
    motion: Motion,
    last_card: LastCard,
    /// What was pointed at in the last frame: its consequences are shown in this one.
    pointed: Option<Pointed>,
}

impl PlayScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(session) = &app.desk.session else {
            commands.push(AppRequest::Back.into());
            return;
        };
        if !offers::can_turn_or_turn_back(app.texts, session.game(), turns_to_undo(session)) {
            self.changing.end();
        }
        self.changing.keys(ui);
        let players = session.game().config().players();
        let covered = self.pass_device.due(app, session).is_some();
        let showing = Showing { rolls: session.chance == Dice::Program, stages: true, corrected: false };
        let pace = (app.motion_times, covered);
        let game = session.game();
        self.motion.follow(ui, game, (session.file(), game.log().len()), showing, pace);
        let own = ending::own_sheet(session, &self.motion);
        self.looking = self.looking.filter(|player| *player < players && *player != own);
        let stage = Stage::of(session, &self.motion);
        self.news.follow(ui, app, session, (&self.motion, stage.is_some()));
        self.refusal.follow(ui, session.game());
        let resting = self.rest.follow(ui, session);
        self.history.follow(app, session);
        self.history.announce(ui.ctx());
        self.typing.follow(session);
        if !covered && self.dialog.is_none() && app.desk.hints.is_due(session, app.settings) {
            self.ask_or_do(questions::advise(session), commands);
        }
        let hint_text = hint_text(app.texts, session, &app.desk.hints).filter(|_| !covered);
        if covered {
            hold_from_page(ui.ctx());
        }
        let parts = Arrangement::of(room::below_bar(ui));
        self.top_bar(ui, app, session, commands);
        let above = if session.game().config().is_solo() { 0.0 } else { players::HEIGHT + GAP };
        let staged = stage.as_ref().map(|stage| stage.player);
        let shown = self.looking.or(staged).unwrap_or(own);
        let (strip, sheet) = parts.show_sheet(ui, above, |ui, mut left| {
            let strip = (above > 0.0).then(|| left.with_max_y(left.min.y + players::HEIGHT));
            if let Some(strip) = strip {
                self.players(ui, strip, app, session, shown);
            }
            left.min.y += above;
            (strip, self.sheet(ui, left, app, session, (stage.as_ref(), hint_text.as_ref())))
        });
        leave_enter_to_the_turn(ui, &sheet);
        let pointed_cell = if resting { sheet.focused_cell } else { sheet.pointed_cell() };
        let pointed_cell = pointed_cell.filter(|_| self.looking.is_none());
        let pointed_sheet = pointed_cell.map(|(row, column)| Pointed::Cell(cell(row, column)));
        if !self.news.skips() {
            self.act_on(&sheet, app, session, hint_text.as_ref(), ui, commands);
        }

        let mut score = self.score(app, session, ui, &parts);
        self.motion.race(&mut score);
        let mut card = TurnPanel {
            app,
            session,
            news: &self.news,
            motion: &self.motion,
            stage: stage.as_ref(),
            history: &self.history,
            typing: &mut self.typing,
            pointed: self.pointed,
            advice: hint_text.as_ref(),
            changing: &mut self.changing,
            looking: self.looking,
            opens_card: self.last_card.opens(session, &self.motion),
            resting,
        };
        let looking = self.looking;
        let (race, asked) = parts.show_side(ui, (race_height(&score), LEAST_TURN), |ui, [race, turn]| {
            let race = show_race(ui, race, &score);
            if let Some(row) = looking {
                let stroke = theme::stroke::strong(Theme::of(ui.ctx()).focus);
                let (around, radius) = (race.player(row), theme::radius::CONTROL);
                ui.painter().rect_stroke(around, radius, stroke, egui::StrokeKind::Inside);
            }
            (race, card.show(ui, turn, commands))
        });
        self.motion.phantoms(ui, &race);
        // The totals of several stand above their sheets.
        let total = |row: usize| strip.map_or(asked.total, |strip| Some(players::chip(strip, players, row)));
        self.motion.flights(ui, &Places { sheet: Some((shown, &sheet)), race: &race, total: &total });
        if asked.toggle_changing {
            self.changing.toggle();
        }
        if asked.history {
            self.dialog = Some(Dialog::History);
        }
        if asked.back {
            self.looking = None;
        }
        let card = Action::new(ending::card_hint(app.texts, session), ()).key(ending::CARD);
        if asked.card | card.by_key(ui).is_some() {
            commands.push(ending::card(session));
        }
        copy_code(ui, app, session, commands);
        let pointed = pointed_sheet.or(asked.pointed);
        if pointed != self.pointed {
            self.pointed = pointed;
            ui.ctx().request_repaint();
        }
        self.keys(ui, app, session, commands);
        if self.pass_device.show(ui, app, session, &self.news) && self.dialog.is_none() {
            self.dialog = Some(Dialog::Menu);
        }
        self.show_dialog(ui, app, session, commands);
        let is_looked_at = self.looking.is_some() || self.changing.is_on();
        let is_playing = self.motion.director().is_playing();
        if !covered && self.dialog.is_none() && !is_playing && !is_looked_at {
            self.tips.show(ui, app, session, &Board { sheet: &sheet, race: &race }, commands);
        }
        if !covered && self.dialog.is_none() {
            self.last_card.follow(session, &self.motion, commands);
        }
    }

    /// Does what was asked for, or asks whether it may be done.
    fn ask_or_do(&mut self, what: Result<GameCommand, Question>, commands: &mut Vec<GameCommand>) {
        match what {
            Ok(command) => commands.push(command),
            Err(question) => self.dialog = Some(Dialog::Ask(question)),
        }
    }

    /// Everybody's sheet in small; a click shows it in large, and the one of who acts brings back to the game.
    fn players(&mut self, ui: &Ui, rect: Rect, app: &AppView<'_>, session: &PlaySession, shown: usize) {
        let acts = session.game().state().acting().map(|_| acting(session));
        if let Some(asked) = players::show(ui, rect, app, session, &self.motion, [acts, Some(shown)]) {
            self.looking = Some(asked);
        }
        if let Some((passed, pair, far)) = stage::passing(&self.motion) {
            players::fly(ui, rect, session.game().config().players(), passed, pair, far);
        }
    }

    fn top_bar(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        session: &PlaySession,
        commands: &mut Vec<GameCommand>,
    ) {
        let (texts, game) = (app.texts, session.game());
        let title = event_text::title(texts, &game.header, game.config());
        let challenge = challenges::name_of(texts, game);
        let titled = heading_of(&game.header.title, challenge.as_ref(), &title);
        let (round, rounds) = (game.state().round(), game.config().rounds());
        let [said, name] = event_text::round(texts, round, rounds);
        top_bar::show_headed(
            ui,
            titled,
            |ui| {
                let practice =
                    if game.is_helped() { texts.play_is_helped() } else { texts.play_is_practice() };
                let branch = game.header.parent.is_some().then(|| texts.library_branch());
                let words = [Some(practice).filter(|_| game.is_practice()), branch].into_iter().flatten();
                let mut room = ui.available_size();
                // In a narrow window the round comes first.
                let words = words.filter(|word| {
                    let left = room.x - badge_width(ui, word);
                    if left > 0.0 {
                        room.x = left;
                    }
                    left > 0.0
                });
                let words = Vec::from_iter(words);
                ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
                    round_track::show(ui, Track::at(round.into(), rounds.into()), &said, &name);
                });
                for word in words {
                    badge(ui, word);
                }
            },
            |ui| {
                let mut menu = game_actions::menu(texts, Dialog::Menu).as_icon();
                if self.looking.is_none() && !self.changing.is_on() {
                    menu = menu.key(Press::Escape);
                }
                if let Some(menu) = menu.show(ui, texts) {
                    self.dialog = Some(menu);
                }
                let redo = game_actions::redo(texts, game.can_redo(), GameCommand::Redo).as_icon();
                commands.extend(redo.show(ui, texts));
                let narrow = ui.ctx().content_rect().width() < NARROW;
                let mut undo = game_actions::undo(texts, session.can_undo(), GameCommand::Undo);
                let hint = Action::new(texts.play_hint(), questions::hint(app, session))
                    .icon(Symbol::Star)
                    .key(Press::H);
                if !narrow {
                    undo = undo.icon(Symbol::Undo);
                }
                commands.extend(undo.show(ui, texts));
                let hint = hint.marks().selected(app.desk.hints.is_shown());
                let hint = hint.enabled_if(Hints::can_advise(session), texts.why_no_hint());
                if let Some(hint) = hint.show(ui, texts) {
                    // It is about the sheet of who acts.
                    self.looking = None;
                    self.ask_or_do(hint, commands);
                }
            },
        );
    }

    fn score<'a>(
        &self,
        app: &'a AppView<'a>,
        session: &PlaySession,
        ui: &Ui,
        parts: &Arrangement,
    ) -> ScoreView<'a> {
        let game = session.game();
        let state = game.state();
        let shown = self.motion.shown(game);
        let height = parts.height();
        let row_height = parts.row_height((height - 440.0) / 6.0);
        let current = state.acting();
        let theme = Theme::of(ui.ctx());
        let race = Race { current, ..Race::of(game.config(), &shown, &game.header.seats) };
        let mut view = score_view(app.texts, &theme, race, row_height);
        if height < TIGHT {
            view.title = "";
        }
        if let (Some(Pointed::Cell(cell)), Some(grid)) = (self.pointed, game.config().layout().grid())
            && offers::decision(game, cell).is_some()
        {
            let row = &mut view.rows[grid[cell.index()].index()];
            row.highlighted = true;
            row.cells[state.seat()].preview = true;
        }
        view
    }
}

/// Enter on a cell that can be built builds there; any other cell leaves it to the turn.
fn leave_enter_to_the_turn(ui: &Ui, shown: &SheetResponse) {
    if shown.action.is_some_and(|action| !matches!(action, SheetAction::Refuse { .. })) {
        ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::Enter));
    } else if let Some(cell) = ui.memory(egui::Memory::focused).filter(|_| shown.focused_cell.is_some()) {
        leave_enter(ui, cell);
    }
}

/// The real player who acts; while phantoms roll, the last one before them.
fn acting(session: &PlaySession) -> usize {
    session.game().state().last_to_act(session.game().config())
}

/// The room that a word in a frame takes, with what keeps it apart.
fn badge_width(ui: &Ui, text: &str) -> f32 {
    let theme = Theme::of(ui.ctx());
    let written =
        ui.painter().layout_no_wrap(text.to_owned(), theme::medium(TextSize::SMALL), theme.gold_ink);
    written.size().x + 18.0 + ui.spacing().item_spacing.x
}

/// A word in a frame.
fn badge(ui: &mut Ui, text: &str) {
    let theme = Theme::of(ui.ctx());
    let written =
        ui.painter().layout_no_wrap(text.to_owned(), theme::medium(TextSize::SMALL), theme.gold_ink);
    let (rect, response) = ui.allocate_exact_size(written.size() + vec2(18.0, 8.0), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, text));
    let edge = theme::stroke::edge(theme.gold);
    ui.painter().rect_stroke(rect, 7.0, edge, egui::StrokeKind::Inside);
    ui.painter().galley(rect.min + vec2(9.0, 4.0), written, theme.gold_ink);
}

/// Ctrl+C copies the code of the game, which gives others the same dice; typed dice have none.
fn copy_code(ui: &Ui, app: &AppView<'_>, session: &PlaySession, commands: &mut Vec<GameCommand>) {
    let Some(challenge) = challenges::of_game(session.game()) else { return };
    if by_keys(ui, app.texts.challenges_copy_code(), [Shortcut::ctrl(Press::C)]) {
        ui.ctx().copy_text(challenge.code());
        commands.push(AppRequest::Say(Tone::Done, app.texts.challenges_copied().to_owned()).into());
    }
}
