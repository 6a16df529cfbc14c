//! The turn panel: what can be done now, and what the option pointed at would do.

use egui::{Align2, Key as Press, Rect, RichText, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::{
    GAP, TIGHT, advice, ending,
    history::History,
    keep_pair,
    recent_events::{RecentEvents, Stage},
    roll_prompt::{self, Typing},
};
use crate::{
    games::roll_and_write::{
        rules::{Cell, ChangeDice, Ending, Move, Phase, SpecialAction},
        session::{AppView, GameCommand, HintText, PlaySession},
        text::{
            event_text,
            preview::{self, Preview},
            special_actions::{self, Control},
        },
    },
    text::Texts,
    ui::{
        actions::Action,
        drawing::symbols::{self, Symbol},
        theme::{self, TextSize, Theme},
        widgets::{button::TALL_HEIGHT, fitted_text, shortcut_row, surface::Surface},
    },
};

/// Room left for the line "if it ended now" below what happened, and the least that it needs.
const STRIP: f32 = 44.0;
const LEAST_STRIP: f32 = 24.0;

/// In a narrower card buttons stand one above the other.
const TWO_ABREAST: f32 = 280.0;

/// Room from which on what happened is told below advice.
const MORE: f32 = 120.0;

/// The phantoms' rolls leave at least this part of the line of a heading to it.
const HEADING: f32 = 0.4;

/// What the pointer or the keyboard is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointed {
    /// A cell of the sheet.
    Cell(Cell),
    /// The button that gains coins.
    GainCoins,
    /// The option of this rank, from 1, of what is advised.
    Advice(u8),
}

/// What Enter does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Primary {
    /// Ends the turn.
    EndTurn,
    /// Rolls all four dice.
    Roll,
    /// Goes on to the score card.
    ScoreCard,
    /// Gains coins: there is nothing else to do.
    GainCoins,
}

impl Primary {
    /// The command it stands for.
    fn command(self) -> GameCommand {
        match self {
            Self::EndTurn => GameCommand::Play(Move::EndTurn),
            Self::Roll => GameCommand::Roll,
            Self::ScoreCard => GameCommand::FinalCard,
            Self::GainCoins => GameCommand::Play(Move::GainCoins),
        }
    }
}

/// The decision that a click on a cell is now, if it is one.
pub fn decision(session: &PlaySession, cell: Cell) -> Option<Move> {
    session.game().state().builds(session.game().config(), cell)
}

/// The special actions that would do something now, legal or not, and how each is chosen.
fn special_actions(texts: &Texts, session: &PlaySession) -> Vec<(SpecialAction, Control)> {
    let game = session.game();
    let all = game.state().special_actions().into_iter();
    all.map(|action| (action, special_actions::control(texts, game, action))).collect()
}

/// Whether a die can be turned now.
pub fn can_turn_dice(texts: &Texts, session: &PlaySession) -> bool {
    let legal = session.game().legal();
    special_actions(texts, session)
        .into_iter()
        .any(|(action, control)| control == Control::OnDice && legal.contains(&Move::Special(action)))
}

/// Whether nothing can be done but to gain coins.
fn can_only_gain(texts: &Texts, session: &PlaySession) -> bool {
    session.game().state().offered() == 0 && !can_turn_dice(texts, session)
}

/// What was asked of the screen.
#[derive(Default)]
pub struct Asked {
    /// The dice are to show or hide their buttons.
    pub toggle_changing: bool,
    /// What is pointed at in the card.
    pub pointed: Option<Pointed>,
    /// The score card as it stands.
    pub card: bool,
}

/// What the card shows.
pub struct TurnPanel<'a> {
    pub app: &'a AppView<'a>,
    pub session: &'a PlaySession,
    pub news: &'a RecentEvents,
    pub history: &'a History,
    pub typing: &'a mut Typing,
    pub pointed: Option<Pointed>,
    pub advice: Option<&'a HintText>,
    pub changing: bool,
    /// Another sheet is looked at than that of who acts.
    pub looking: bool,
    /// The pointer has rested since the position changed: it points at nothing.
    pub resting: bool,
}

impl TurnPanel<'_> {
    /// What Enter does now.
    fn primary(&self) -> Option<Primary> {
        let state = self.session.game().state();
        match state.phase() {
            Phase::Built | Phase::Done | Phase::Kept(_) => Some(Primary::EndTurn),
            Phase::AllFour if roll_prompt::due(self.session).is_none() => Some(Primary::Roll),
            Phase::Over => Some(Primary::ScoreCard),
            Phase::Action if can_only_gain(self.app.texts, self.session) => Some(Primary::GainCoins),
            _ => None,
        }
    }

    /// Draws the card, with the strip "if it ended now" below it where there is room and something is still to win.
    pub fn show(&mut self, ui: &mut Ui, room: Rect, commands: &mut Vec<GameCommand>) -> Asked {
        let over = self.session.game().is_over();
        let roomy = room.height() > 340.0 && !over;
        let strip = if roomy { 112.0 } else { 0.0 };
        let turn = room.with_max_y(room.max.y - if roomy { strip + GAP } else { 0.0 });
        let mut asked = Asked::default();
        Surface::Plain.show_in(ui, turn, |ui| {
            ui.spacing_mut().item_spacing = vec2(theme::space::SMALL, theme::space::SMALL);
            self.contents(ui, &mut asked, commands);
            // A roll to be typed in needs the room, and the totals of several stand above their sheets.
            let alone = self.session.game().config().is_solo();
            let wanted = alone && !roomy && !over && roll_prompt::due(self.session).is_none();
            if wanted && ui.available_height() >= LEAST_STRIP {
                ui.with_layout(egui::Layout::bottom_up(egui::Align::Min), |ui| {
                    asked.card |= ending::line(ui, self.app, self.session);
                });
            }
        });
        if roomy {
            Surface::Plain.show_in(ui, room.with_min_y(room.max.y - strip), |ui| {
                asked.card |= ending::figures(ui, self.app, self.session);
            });
        }
        asked
    }

    fn contents(&mut self, ui: &mut Ui, asked: &mut Asked, commands: &mut Vec<GameCommand>) {
        let texts = self.app.texts;
        let state = self.session.game().state();
        if let Some(due) = roll_prompt::due(self.session) {
            self.typing.show(ui, self.app, self.session, due, self.news, commands);
            return;
        }
        match state.phase() {
            Phase::Action => self.choosing(ui, asked, commands),
            Phase::Over => {
                heading(ui, texts.play_game_over());
                let card = Action::new(texts.play_see_score(), GameCommand::FinalCard).primary();
                commands.extend(card.key(Press::Enter).once().show(ui, texts));
            }
            Phase::Keep | Phase::Kept(_) => {
                keep_pair::show(ui, self.app, self.session, commands);
                if let Phase::Kept(_) = state.phase() {
                    self.end_turn(ui, ui.available_width(), commands);
                }
            }
            _ => self.acted(ui, commands),
        }
        match self.pointed.and_then(|pointed| self.consequence(pointed)) {
            Some(preview) => tell(ui, &preview, self.reserve()),
            None => {
                if let Some(hint_text) = self.advice {
                    self.news.awards(ui);
                    let room = (self.below_advice(ui), is_low(ui));
                    let [pointed, chosen] = advice::show(ui, texts, hint_text, room, self.resting);
                    asked.pointed = asked.pointed.or(pointed.map(Pointed::Advice));
                    let chosen = chosen.map(|rank| &hint_text.options[usize::from(rank) - 1]);
                    commands.extend(chosen.map(|option| GameCommand::FollowAdvice(option.decisions.clone())));
                }
                if self.advice.is_none() {
                    self.news.show(ui, self.reserve());
                }
                if self.advice.is_none() || ui.available_height() > self.reserve() + MORE {
                    let shown = self.news.shown_entry(self.session);
                    self.history.show(ui, self.app, shown, self.reserve());
                }
            }
        }
    }

    /// The room left below what happened: for the line "if it ended now".
    fn reserve(&self) -> f32 {
        if self.session.game().config().is_solo() { STRIP } else { 0.0 }
    }

    /// The same below advice, which needs that room in a low window.
    fn below_advice(&self, ui: &Ui) -> f32 {
        if is_low(ui) { 0.0 } else { self.reserve() }
    }

    /// The choice of the action (§4.3).
    fn choosing(&self, ui: &mut Ui, asked: &mut Asked, commands: &mut Vec<GameCommand>) {
        let texts = self.app.texts;
        let game = self.session.game();
        let state = game.state();
        let only_coins = can_only_gain(texts, self.session);
        let seats = &game.header.seats;
        let gain = preview::coins(texts, game);
        let none = state.paying(game.config()).1 == 0;
        if let Some(Stage { player, .. }) = self.news.stage(self.session) {
            heading(ui, &texts.play_acts(&event_text::name(texts, seats, player)));
        } else if self.changing {
            self.heading(ui, texts.play_changing());
        } else if state.offered() == 0 {
            self.heading(
                ui,
                match (only_coins, none) {
                    (true, false) => texts.play_only_coins(),
                    (true, true) => texts.play_only_no_coins(),
                    (false, false) => texts.play_coins_or_dice(),
                    (false, true) => texts.play_no_coins_or_dice(),
                },
            );
        } else {
            self.heading(ui, &texts.play_choose(&event_text::who(texts, seats, state.seat())));
        }
        let coins = state.sheet(state.seat()).coins();
        let change_detail = texts.play_change_detail(coins);
        let can_change = self.changing || can_turn_dice(texts, self.session);
        let built = state.paying(game.config()).0.len();
        let short = if none && built > 0 { gain.lines.concat() } else { texts.play_gain_detail(built) };
        // In a low window advice needs the room of the second lines.
        let brief = self.advice.is_some() && is_low(ui);
        let place = two_buttons(ui, if brief { theme::size::CONTROL } else { TALL_HEIGHT });
        shortcut_row::show(ui, place, 2, |ui, k, width| {
            if k == 0 {
                let action = captioned(&gain.title, &short, brief).key(Press::G);
                let action = if only_coins { action.primary().key(Press::Enter).once() } else { action };
                let (button, gains) = action.draw(ui, texts, width);
                // Where a turn ends by itself the next one begins here: the second click of two is not meant for it.
                let gains = gains && !button.double_clicked();
                if button.hovered() && !self.resting || button.has_focus() {
                    asked.pointed = Some(Pointed::GainCoins);
                }
                commands.extend(gains.then_some(GameCommand::Play(Move::GainCoins)));
                return;
            }
            let mut change = captioned(texts.play_change(), &change_detail, brief)
                .key(Press::C)
                .selected(self.changing)
                .only_if(can_change, texts.why_no_change());
            if self.changing && !self.looking {
                change = change.key(Press::Escape);
            }
            let (change, toggles) = change.draw(ui, texts, width);
            // It stands where the turn ended: the second click of two is not meant for it.
            asked.toggle_changing |= toggles && !change.double_clicked();
        });
        if self.changing && state.changes() > 0 && game.config().change_dice() == ChangeDice::Two {
            small(ui, texts.play_change_one_each());
        }
    }

    /// The heading of a decision. Beside advice, which takes the room below, it has the phantoms' rolls.
    fn heading(&self, ui: &mut Ui, text: &str) {
        let width = ui.available_width();
        let rolls = self.news.strip_width();
        if self.advice.is_none() || rolls == 0.0 {
            return heading(ui, text);
        }
        let beside = rolls <= (1.0 - HEADING) * width;
        let line = heading_in(ui, text, if beside { width - rolls } else { width });
        if beside {
            return self.news.strip(ui, line.with_min_x(line.max.x - rolls));
        }
        let (line, _) = ui.allocate_exact_size(vec2(width, LEAST_STRIP), Sense::hover());
        self.news.strip(ui, line);
    }

    /// After the action: special actions, rolling, or the end of the turn (§4.4, §4.5). What ends the turn stands at the
    /// right, where nothing that is done in a turn was clicked before.
    fn acted(&self, ui: &mut Ui, commands: &mut Vec<GameCommand>) {
        let texts = self.app.texts;
        let game = self.session.game();
        heading(ui, self.history.last_words());
        let buttons: Vec<_> = special_actions(texts, self.session)
            .into_iter()
            .filter_map(|(action, control)| match control {
                Control::OnDice => None,
                Control::Button { label, detail } => Some((action, label, detail)),
            })
            .collect();
        let legal = game.legal();
        let is_legal = |k: usize| legal.contains(&Move::Special(buttons[k].0));
        let first = (0..buttons.len()).find(|&k| is_legal(k)).unwrap_or(0);
        let why = special_actions::no_follow_up(texts, game);
        let place = two_buttons(ui, TALL_HEIGHT);
        shortcut_row::show(ui, place, 2, |ui, half, width| {
            if half == 1 {
                return self.end_turn(ui, width, commands);
            }
            let place = ui.max_rect();
            shortcut_row::show(ui, place, buttons.len(), |ui, k, width| {
                let (action, label, detail) = &buttons[k];
                let special =
                    Action::new(&**label, GameCommand::Play(Move::Special(*action))).caption(&**detail);
                let special = if k == first { special.key(Press::B) } else { special };
                let special = special.only_if(is_legal(k), why.as_deref().unwrap_or_default());
                commands.extend(special.show_wide(ui, texts, width));
            });
        });
        if let Some(why) = &why {
            small(ui, why);
        }
    }

    /// The button of what comes next: the roll of all four, or the end of the turn.
    fn end_turn(&self, ui: &mut Ui, width: f32, commands: &mut Vec<GameCommand>) {
        let texts = self.app.texts;
        let Some(next) = self.primary() else { return };
        let (label, detail) = match next {
            Primary::Roll => (texts.play_roll_four(), texts.play_roll_seals().to_owned()),
            _ => (texts.play_end_turn(), self.what_follows()),
        };
        let next = Action::new(label, next.command()).caption(detail).key(Press::Enter).primary().once();
        commands.extend(next.show_wide(ui, texts, width));
    }

    /// What the end of the turn brings: what is passed on, or what is rolled.
    fn what_follows(&self) -> String {
        let (texts, game) = (self.app.texts, self.session.game());
        let key = match game.state().ending(game.config()) {
            Some(Ending::Passes { pair, to }) => {
                let who = event_text::who(texts, &game.header.seats, to);
                return texts.play_passes(&who, &pair.to_string());
            }
            Some(Ending::RollsOwnPair) => Texts::play_end_rolls_two,
            Some(Ending::RollsAllFour) => Texts::play_end_rolls_four,
            Some(Ending::PhantomsRoll) => Texts::play_end_rolls_phantoms,
            Some(Ending::IsOver) => Texts::play_end_rolls_none,
            None => return String::new(),
        };
        key(texts).to_owned()
    }

    fn consequence(&self, pointed: Pointed) -> Option<Preview> {
        let (texts, game) = (self.app.texts, self.session.game());
        match pointed {
            Pointed::Cell(cell) => preview::building(texts, game, cell, decision(self.session, cell)?),
            Pointed::GainCoins => Some(preview::coins(texts, game)),
            Pointed::Advice(_) => None,
        }
    }
}

/// An action with a second line, unless words are to be few.
fn captioned<'a>(label: &'a str, caption: &'a str, brief: bool) -> Action<'a, ()> {
    let action = Action::new(label, ());
    if brief { action } else { action.caption(caption) }
}

/// The place of two buttons so high, whatever they say: side by side, or one above the other in a narrow card.
fn two_buttons(ui: &mut Ui, height: f32) -> Rect {
    let width = ui.available_width();
    let height = if width < TWO_ABREAST { 2.0 * height + shortcut_row::GAP } else { height };
    ui.allocate_exact_size(vec2(width, height), Sense::hover()).0
}

/// A title in one line, smaller where it is long.
pub fn heading(ui: &mut Ui, text: &str) {
    heading_in(ui, text, ui.available_width());
}

/// The same in a part of its line, which is returned.
fn heading_in(ui: &mut Ui, text: &str, width: f32) -> Rect {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
    fitted_text(
        ui.painter(),
        rect.left_center(),
        Align2::LEFT_CENTER,
        text,
        theme::title(TextSize::HEADING),
        theme.ink,
        width,
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    rect
}

/// A line that must be seen: with a sign before it, and a ground of its own.
pub fn warning(ui: &mut Ui, text: &str) {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let painter = ui.painter();
    painter.rect(rect, 6.0, theme.band, theme::stroke::edge(theme.danger), StrokeKind::Inside);
    let sign = Rect::from_center_size(rect.left_center() + vec2(16.0, 0.0), Vec2::splat(theme::size::SYMBOL));
    symbols::paint(painter, sign, Symbol::Info, theme.danger);
    let at = rect.left_center() + vec2(32.0, 0.0);
    let room = rect.width() - 40.0;
    fitted_text(painter, at, Align2::LEFT_CENTER, text, theme::bold(TextSize::SMALL), theme.danger, room);
}

/// A line of the second rank.
pub fn small(ui: &mut Ui, text: &str) {
    let colour = Theme::of(ui.ctx()).ink_soft;
    ui.label(RichText::new(text).font(theme::body(TextSize::SMALL)).color(colour));
}

/// Whether the window is so low that words are few.
fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < TIGHT + 100.0
}

/// Tells what a decision would do, leaving `below` points free.
fn tell(ui: &mut Ui, preview: &Preview, below: f32) {
    let theme = Theme::of(ui.ctx());
    // Large windows are looked at from further away.
    let size = if ui.ctx().content_rect().height() > 900.0 { TextSize::LEAD } else { TextSize::SMALL };
    ui.label(RichText::new(&preview.title).font(theme::bold(size)).color(theme.ink));
    // Where there is little room, they share their lines.
    let needed =
        preview.lines.len() as f32 * (size.points() + theme::space::TIGHT + ui.spacing().item_spacing.y);
    let apart = ui.available_height() - below >= needed;
    let lines = if apart { preview.lines.clone() } else { vec![preview.lines.join("; ")] };
    for line in lines {
        ui.label(RichText::new(line).font(theme::body(size)).color(theme.ink));
    }
}
