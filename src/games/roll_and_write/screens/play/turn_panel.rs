//! The turn panel: what can be done now, and what the option pointed at would do.

use egui::{Key as Press, Rect, Sense, Ui, UiBuilder, vec2};

use super::{
    GAP, TIGHT,
    change_dice::ChangingDice,
    ending::{self, EndedNow},
    history::History,
    keep_pair,
    lines::{heading, small, small_beside, tell},
    offers::{self, Special, can_only_gain, decision},
    recent_events::RecentEvents,
    roll_prompt::{self, Typing},
    stage::Stage,
};
use crate::{
    rules::{Cell, Move, Phase},
    screens::motion::Motion,
    session::{AppView, GameCommand, HintText, PlaySession},
    text::{
        preview::{self, Preview},
        special_actions,
    },
    widgets::pair_choice::PairRoom,
};
use common::screens::advice;
use ui::{
    actions::Action,
    theme,
    widgets::{button::TALL_HEIGHT, control_height, shortcut_row, surface::Surface},
};

/// Room left for "if it ended now" below what happened, and the least that it needs in one line.
const STRIP: f32 = ending::SMALL_FIGURES + theme::space::SMALL;
const LEAST_STRIP: f32 = 24.0;

/// In a narrower card buttons stand one above the other.
const TWO_ABREAST: f32 = 280.0;

/// Room from which on what happened is told below advice.
const MORE: f32 = 120.0;

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

/// What was asked of the screen.
#[derive(Default)]
pub struct TurnRequest {
    /// The dice are to show or hide their buttons.
    pub toggle_changing: bool,
    /// What is pointed at in the card.
    pub pointed: Option<Pointed>,
    /// The score card as it stands.
    pub card: bool,
    /// Where the total stands that counts.
    pub total: Option<Rect>,
    /// All that has happened.
    pub history: bool,
    /// The game again, instead of another sheet.
    pub back: bool,
}

/// What the card shows.
pub struct TurnPanel<'a> {
    pub app: &'a AppView<'a>,
    pub session: &'a PlaySession,
    pub news: &'a RecentEvents,
    pub motion: &'a Motion,
    pub stage: Option<&'a Stage>,
    pub history: &'a History,
    pub typing: &'a mut Typing,
    pub pointed: Option<Pointed>,
    pub advice: Option<&'a HintText>,
    pub changing: &'a mut ChangingDice,
    /// Whose sheet is looked at instead of that of who acts.
    pub looking: Option<usize>,
    /// The score card opens by itself after this frame.
    pub opens_card: bool,
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
            Phase::Action if can_only_gain(self.app.texts, self.session.game()) => Some(Primary::GainCoins),
            _ => None,
        }
    }

    /// Draws the card, with the strip "if it ended now" below it where there is room and something was built; once the end
    /// was seen the result is in the card, where nothing else is left to tell.
    pub fn show(&mut self, ui: &mut Ui, room: Rect, commands: &mut Vec<GameCommand>) -> TurnRequest {
        let game = self.session.game();
        let has_totals = !self.has_not_begun();
        let is_over =
            self.looking.is_none() && !self.opens_card && ending::is_seen_over(self.session, self.motion);
        let roomy = room.height() > 340.0 && has_totals && !is_over;
        // A roll to be typed in needs the room, and as long as they play the totals of several stand above their sheets.
        let wanted = has_totals && !roomy && (game.config().is_solo() || game.is_over());
        let below = if wanted { STRIP } else { 0.0 };
        let strip = if roomy { 112.0 } else { 0.0 };
        let turn = room.with_max_y(room.max.y - if roomy { strip + GAP } else { 0.0 });
        let mut asked = TurnRequest::default();
        Surface::Plain.show_in(ui, turn, |ui| {
            ui.spacing_mut().item_spacing = vec2(theme::space::SMALL, theme::space::SMALL);
            if is_over {
                return self.ended(ui, &mut asked, commands);
            }
            self.contents(ui, below, &mut asked, commands);
            let left = ui.available_height();
            if !wanted || roll_prompt::due(self.session).is_some() || left < LEAST_STRIP {
                return;
            }
            let roomy = left >= ending::SMALL_FIGURES;
            ui.with_layout(egui::Layout::bottom_up(egui::Align::Min), |ui| {
                let show = if roomy { ending::small_figures } else { ending::line };
                self.ended_now(ui, &mut asked, show);
            });
        });
        if roomy {
            Surface::Plain.show_in(ui, room.with_min_y(room.max.y - strip), |ui| {
                self.ended_now(ui, &mut asked, ending::figures);
            });
        }
        asked
    }

    /// Once the end was seen: who won, what everyone got, and the way to the score card.
    fn ended(&self, ui: &mut Ui, asked: &mut TurnRequest, commands: &mut Vec<GameCommand>) {
        ending::verdict(ui, self.app.texts, self.session);
        let button = control_height(ui);
        self.news.show(ui, ending::LARGE_FIGURES + theme::space::SMALL + button);
        let room = ui.available_rect_before_wrap();
        // In a small window, where the card is scrolled, the way on stays in sight.
        let room = room.with_max_y(room.max.y.min(ui.clip_rect().max.y - theme::space::SMALL));
        let (above, foot) = room.split_top_bottom_at_y(room.max.y - button);
        let above = above.with_max_y(above.max.y - theme::space::SMALL);
        let show = match above.height() {
            height if height >= ending::LARGE_FIGURES => ending::figures,
            height if height >= ending::SMALL_FIGURES => ending::small_figures,
            _ => ending::line,
        };
        if above.height() >= LEAST_STRIP {
            ui.scope_builder(UiBuilder::new().max_rect(above), |ui| self.ended_now(ui, asked, show));
        }
        let (card, width) = (self.score_card(), foot.width());
        let foot = UiBuilder::new().max_rect(foot);
        let opened = ui.scope_builder(foot, |ui| card.show_wide(ui, self.app.texts, width)).inner;
        commands.extend(opened);
    }

    /// The way to the score card.
    fn score_card(&self) -> Action<'_, GameCommand> {
        let card = Action::new(self.app.texts.play_see_score(), GameCommand::FinalCard);
        card.key(Press::Enter).primary().once()
    }

    /// Whether nothing was built after setup: what that would be worth if the game ended is a riddle.
    fn has_not_begun(&self) -> bool {
        self.session.game().state().round() <= 1 && self.history.last_built().is_empty()
    }

    /// What everyone would get, as far as it is counted.
    fn ended_now(
        &self,
        ui: &mut Ui,
        asked: &mut TurnRequest,
        show: fn(&mut Ui, &AppView<'_>, &PlaySession, &Motion) -> EndedNow,
    ) {
        let shown = show(ui, self.app, self.session, self.motion);
        asked.card |= shown.opens_card;
        asked.total = shown.total;
    }

    /// What can be done and what happened; `below` points are left free for the line "if it ended now".
    fn contents(
        &mut self,
        ui: &mut Ui,
        below: f32,
        asked: &mut TurnRequest,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = self.app.texts;
        let state = self.session.game().state();
        if let Some(seat) = self.looking {
            return self.looked_at(ui, seat, below, asked);
        }
        if let Some(due) = roll_prompt::due(self.session) {
            self.typing.show(ui, self.app, self.session, due, self.news, commands);
            return;
        }
        match state.phase() {
            Phase::Action => self.choose_action(ui, asked, commands),
            Phase::Over => {
                heading(ui, texts.play_game_over());
                commands.extend(self.score_card().show(ui, texts));
            }
            Phase::Keep | Phase::Kept(_) => {
                let room = PairRoom::of(ui.available_width(), self.advice.is_some(), is_low(ui));
                let kept = keep_pair::show(ui, texts, self.session.game(), room);
                commands.extend(kept.map(GameCommand::Play));
                if let Phase::Kept(_) = state.phase() {
                    self.end_turn(ui, ui.available_width(), commands);
                }
            }
            _ => self.acted(ui, commands),
        }
        let is_headed = !matches!(state.phase(), Phase::Action | Phase::Over | Phase::Keep | Phase::Kept(_));
        match self.pointed.and_then(|pointed| self.consequence(pointed)) {
            Some(preview) => tell(ui, &preview, below),
            None => {
                match self.advice {
                    Some(hint_text) => self.advise(ui, hint_text, asked, commands),
                    None => self.news.show(ui, below),
                }
                if self.advice.is_none() || ui.available_height() > below + MORE {
                    let shown = self.news.shown_entry();
                    asked.history |= self.history.show(ui, self.app, shown, (below, is_headed));
                }
            }
        }
    }

    /// What is advised, below the awards.
    fn advise(
        &self,
        ui: &mut Ui,
        hint_text: &HintText,
        asked: &mut TurnRequest,
        commands: &mut Vec<GameCommand>,
    ) {
        self.news.awards(ui);
        // It comes before "if it ended now", which has what is left.
        let low = is_low(ui);
        let [pointed, chosen] = advice::show(ui, self.app.texts, hint_text, low, self.resting);
        asked.pointed = asked.pointed.or(pointed.map(Pointed::Advice));
        let chosen = chosen.map(|rank| &hint_text.options[usize::from(rank) - 1]);
        commands.extend(chosen.map(|option| GameCommand::FollowAdvice(option.decisions.clone())));
    }

    /// After the action: special actions, rolling, or the end of the turn (§4.4, §4.5). What ends the turn stands at the
    /// right, where nothing that is done in a turn was clicked before.
    fn acted(&self, ui: &mut Ui, commands: &mut Vec<GameCommand>) {
        let texts = self.app.texts;
        let game = self.session.game();
        heading(ui, self.history.last_words());
        let buttons = offers::specials(texts, game);
        let legal = game.legal_moves();
        let is_legal = |k: usize| legal.contains(&Move::Special(buttons[k].action));
        let first = (0..buttons.len()).find(|&k| is_legal(k)).unwrap_or(0);
        let why = special_actions::no_follow_up(texts, game);
        let place = two_buttons(ui, TALL_HEIGHT);
        shortcut_row::show(ui, place, 2, |ui, half, width| {
            if half == 1 {
                return self.end_turn(ui, width, commands);
            }
            if buttons.is_empty() {
                why.iter().for_each(|why| small_beside(ui, why));
                return;
            }
            let place = ui.max_rect();
            shortcut_row::show(ui, place, buttons.len(), |ui, k, width| {
                let Special { action, label, detail } = &buttons[k];
                let special =
                    Action::new(&**label, GameCommand::Play(Move::Special(*action))).caption(&**detail);
                let special = if k == first { special.key(Press::B) } else { special };
                let special = special.enabled_if(is_legal(k), why.as_deref().unwrap_or_default());
                commands.extend(special.show_wide(ui, texts, width));
            });
        });
        if let Some(why) = why.filter(|_| !buttons.is_empty()) {
            small(ui, &why);
        }
    }

    /// The button of what comes next: the roll of all four, or the end of the turn.
    fn end_turn(&self, ui: &mut Ui, width: f32, commands: &mut Vec<GameCommand>) {
        let texts = self.app.texts;
        let Some(next) = self.primary() else { return };
        let (label, detail) = match next {
            Primary::Roll => (texts.play_roll_four(), texts.play_roll_seals().to_owned()),
            _ => (texts.play_end_turn(), offers::what_follows(texts, self.session.game())),
        };
        let next = Action::new(label, next.command()).caption(detail).key(Press::Enter).primary().once();
        commands.extend(next.show_wide(ui, texts, width));
    }

    fn consequence(&self, pointed: Pointed) -> Option<Preview> {
        let (texts, game) = (self.app.texts, self.session.game());
        match pointed {
            Pointed::Cell(cell) => preview::building(texts, game, cell, decision(game, cell)?),
            Pointed::GainCoins => Some(preview::coins(texts, game)),
            Pointed::Advice(_) => None,
        }
    }
}

/// The place of two buttons so high, whatever they say: side by side, or one above the other in a narrow card.
pub(super) fn two_buttons(ui: &mut Ui, height: f32) -> Rect {
    let width = ui.available_width();
    let height = if width < TWO_ABREAST { 2.0 * height + shortcut_row::GAP } else { height };
    ui.allocate_exact_size(vec2(width, height), Sense::hover()).0
}

/// Whether the window is so low that words are few.
pub(super) fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < TIGHT + 100.0
}
