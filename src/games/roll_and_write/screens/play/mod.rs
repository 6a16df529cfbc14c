//! The game: the large sheet, the score sheet next to it, and the turn panel.

mod advice;
mod ending;
mod history;
mod keep_pair;
mod keys;
mod mend;
mod menu;
mod pass_device;
mod players;
mod recent_events;
mod roll_prompt;
mod rolls;
mod sheet;
mod turn_panel;

use egui::{Align, Key as Press, Layout, Modifiers, Rect, Ui, vec2};

use crate::{
    games::{
        common::host::AppRequest,
        roll_and_write::{
            rules::Phase,
            screens::{
                arrangement::Arrangement,
                board::{race_height, show_race},
                game_actions,
                position::{Race, score_view},
            },
            session::{AppView, GameCommand, HintText, PlaySession},
            text::event_text,
            widgets::{player_sheet::SheetResponse, score_sheet::ScoreView},
        },
    },
    text::Texts,
    ui::{
        actions::Action,
        drawing::symbols::Symbol,
        keys::hold_from_page,
        room,
        theme::{self, TextSize, Theme},
        widgets::{
            leave_enter,
            round_track::{self, Track},
            top_bar,
        },
    },
};
use history::History;
use menu::Dialog;
use pass_device::PassDevice;
use recent_events::RecentEvents;
use roll_prompt::Typing;
use turn_panel::{Pointed, TurnPanel, decision};

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
    /// The dice show their buttons.
    changing: bool,
    /// What lies over the game.
    dialog: Option<Dialog>,
    news: RecentEvents,
    history: History,
    typing: Typing,
    pass_device: PassDevice,
    /// Whose sheet is looked at instead of that of who acts.
    looking: Option<usize>,
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
        if session.game().state().phase() != Phase::Action {
            self.changing = false;
        }
        let players = session.game().config().players();
        self.looking = self.looking.filter(|player| *player < players && *player != acting(session));
        self.news.follow(ui, app, session);
        self.history.follow(app, session);
        self.typing.follow(session);
        let covered = self.pass_device.due(app, session).is_some();
        if !covered && app.desk.is_advice_due(app.settings) {
            commands.push(GameCommand::Advise);
        }
        let hint_text = HintText::new(app.texts, session, &app.desk.hints).filter(|_| !covered);
        if covered {
            hold_from_page(ui.ctx());
        }
        let parts = Arrangement::of(room::below_bar(ui));
        self.top_bar(ui, app, session, commands);
        let above = if session.game().config().is_solo() { 0.0 } else { players::HEIGHT + GAP };
        let shown = parts.show_sheet(ui, above, |ui, mut left| {
            if above > 0.0 {
                self.players(ui, left.with_max_y(left.min.y + players::HEIGHT), app, session);
            }
            left.min.y += above;
            self.sheet(ui, left, app, session, hint_text.as_ref())
        });
        leave_enter_to_the_turn(ui, &shown);
        let pointed_sheet = shown.pointed_cell().map(|(row, column)| Pointed::Cell(sheet::cell(row, column)));
        self.act_on(&shown, session, commands);

        let score = self.score(app, session, ui, &parts);
        let mut card = TurnPanel {
            app,
            session,
            news: &self.news,
            history: &self.history,
            typing: &mut self.typing,
            pointed: self.pointed,
            advice: hint_text.as_ref(),
            changing: self.changing,
            looking: self.looking.is_some(),
        };
        let asked = parts.show_side(ui, (race_height(&score), LEAST_TURN), |ui, [race, turn]| {
            show_race(ui, race, &score);
            card.show(ui, turn, commands)
        });
        if asked.toggle_changing {
            self.changing = !self.changing;
        }
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
    }

    /// Everybody's sheet in small; a click shows it in large, and the one of who acts brings back to the game.
    fn players(&mut self, ui: &Ui, rect: Rect, app: &AppView<'_>, session: &PlaySession) {
        let acting = acting(session);
        let shown = self.looking.unwrap_or(acting);
        let acts = session.game().state().acting().map(|_| acting);
        if let Some(asked) = players::show(ui, rect, app, session, [acts, Some(shown)]) {
            self.looking = Some(asked);
        }
        if let Some((passed, pair, far)) = self.news.flight(ui) {
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
        let (round, rounds) = (game.state().round(), game.config().rounds());
        let [words, name] = event_text::round(texts, round, rounds);
        top_bar::show(
            ui,
            &title,
            |ui| {
                let key = if game.is_helped() { Texts::play_is_helped } else { Texts::play_is_practice };
                let word = Some(key(texts)).filter(|_| game.is_practice());
                let room = ui.available_size() - vec2(word.map_or(0.0, |word| badge_width(ui, word)), 0.0);
                ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
                    round_track::show(ui, Track::at(round.into(), rounds.into()), &words, &name);
                });
                if let Some(word) = word {
                    badge(ui, word);
                }
            },
            |ui| {
                let mut menu = game_actions::menu(texts, Dialog::Menu).as_icon();
                if self.looking.is_none() && !self.changing {
                    menu = menu.key(Press::Escape);
                }
                if let Some(menu) = menu.show(ui, texts) {
                    self.dialog = Some(menu);
                }
                let redo = game_actions::redo(texts, game.can_redo(), GameCommand::Redo).as_icon();
                commands.extend(redo.show(ui, texts));
                let narrow = ui.ctx().content_rect().width() < NARROW;
                let mut undo = game_actions::undo(texts, session.can_undo(), GameCommand::Undo);
                let mut hint =
                    Action::new(texts.play_hint(), GameCommand::Hint).icon(Symbol::Star).key(Press::H);
                if narrow {
                    hint = hint.as_icon();
                } else {
                    undo = undo.icon(Symbol::Undo);
                }
                commands.extend(undo.show(ui, texts));
                let hint = hint.marks().selected(app.desk.hints.is_shown());
                let hint = hint.only_if(app.desk.can_advise(), texts.why_no_hint());
                commands.extend(hint.show(ui, texts));
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
        let shown = self.news.shown(session);
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
            && decision(session, cell).is_some()
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
    if shown.action.is_some() {
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
