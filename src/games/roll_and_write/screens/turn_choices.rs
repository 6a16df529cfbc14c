//! A turn that is tried on a sheet of its own, outside a game that is kept: the sheet with what can be chosen on it, and
//! buttons for the rest.

use egui::{Key as Press, Rect, Ui, UiBuilder};

use super::{
    play::{
        change_dice::ChangingDice,
        keep_pair,
        lines::small,
        offers::{self, Special},
        refusal::Refusal,
        sheet,
    },
    position::cell,
};
use crate::{
    log::Game,
    rules::{Move, Phase},
    session::play::DiceTurn,
    text::special_actions,
    widgets::{
        pair_choice::PairRoom,
        player_sheet::{self, SheetAction, SheetResponse, SheetView},
    },
};
use text::Texts;
use ui::{
    actions::{Action, offer},
    keys::ARROWS,
    widgets::roving,
};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnStep {
    /// A move of the turn.
    Play(Move),
    /// The last step is taken back: the die turned by it turns back, and its coin comes back.
    Back,
}

/// Turns dice: what is taken back for it, then the rest.
fn turn_dice(DiceTurn { undone, turns }: DiceTurn) -> impl Iterator<Item = TurnStep> {
    let turns = turns.into_iter().map(|turn| TurnStep::Play(turn.into()));
    std::iter::repeat_n(TurnStep::Back, undone).chain(turns)
}

/// What is remembered of such a turn.
#[derive(Default)]
pub struct TurnChoices {
    changing: ChangingDice,
    /// How many turns of dice were the last steps and can be taken back.
    turned: usize,
    refusal: Refusal,
}

impl TurnChoices {
    /// Forgets what belongs to another position; so many dice were turned in the very last steps and can be turned back.
    pub fn follow(&mut self, ui: &Ui, texts: &Texts, game: &Game, is_open: bool, turned: usize) {
        self.changing.keys(ui);
        self.refusal.follow(ui, game);
        self.turned = turned;
        if !is_open || !offers::can_turn_or_turn_back(texts, game, self.turned) {
            self.changing.end();
        }
    }

    /// Marks on the sheet what can be chosen.
    pub fn mark(&mut self, ui: &Ui, texts: &Texts, game: &Game, view: &mut SheetView<'_>) {
        sheet::mark_cells(view, game);
        sheet::mark_kept(view, game.state().phase());
        offer(ui, texts.keys_do_move(), ARROWS);
        if roving::arrives(ui) {
            view.focus = Some(sheet::first_buildable(view));
            // egui would move on from there in the same frame.
            ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
        }
        self.changing.follow(view, texts, game, self.turned);
        view.dice_sense = offers::can_turn_dice(texts, game);
    }

    /// Whether a die that was dragged lies where it was let go since this was asked last.
    pub const fn has_landed(&mut self) -> bool {
        self.changing.has_landed()
    }

    /// Shows the sheet, and why nothing could be built where somebody clicked.
    pub fn show_sheet(&self, ui: &mut Ui, place: Rect, view: &SheetView<'_>) -> SheetResponse {
        let shown = ui.scope_builder(UiBuilder::new().max_rect(place).id_salt("sheet"), |ui| {
            let shown = player_sheet::show(ui, view);
            self.refusal.show(ui, view, &shown);
            shown
        });
        shown.inner
    }

    /// What was done to the sheet, and the keys of what is numbered on it.
    pub fn on_sheet(&mut self, ui: &Ui, texts: &Texts, shown: &SheetResponse, game: &Game) -> Vec<TurnStep> {
        if let Some(turn) = self.changing.on_sheet(ui, shown) {
            return turn_dice(turn).collect();
        }
        let done = match shown.action {
            Some(SheetAction::Refuse { row, column }) => {
                self.refusal.refuse(texts, game, cell(row, column));
                None
            }
            Some(action) => offers::on_sheet(game, action, &mut self.changing),
            None => None,
        };
        steps(done.or_else(|| offers::by_number(ui, texts, game)))
    }

    /// Buttons for what is not on the sheet, or only for what is `wanted`; `end` is what the end of the turn is called.
    pub fn buttons(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        game: &Game,
        end: &str,
        wanted: Option<Move>,
    ) -> Vec<TurnStep> {
        let state = game.state();
        let width = ui.available_width();
        let mut asked: Vec<TurnStep> = match state.phase() {
            Phase::Action => self.before_acting(ui, texts, game, wanted),
            Phase::Keep | Phase::Kept(_) => steps(keep_pair::show(ui, texts, game, PairRoom::Below)),
            _ if wanted == Some(Move::EndTurn) => Vec::new(),
            _ => steps(specials(ui, texts, game)),
        };
        let can_end = matches!(state.phase(), Phase::Built | Phase::Done | Phase::Kept(_));
        if can_end && is_wanted(wanted, Move::EndTurn) {
            let detail = offers::what_follows(texts, game);
            let end = Action::new(end, TurnStep::Play(Move::EndTurn)).caption(detail);
            asked.extend(end.key(Press::Enter).primary().once().show_wide(ui, texts, width));
        }
        asked
    }

    /// Gaining coins, and changing dice.
    fn before_acting(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        game: &Game,
        wanted: Option<Move>,
    ) -> Vec<TurnStep> {
        let (state, width) = (game.state(), ui.available_width());
        let mut asked = Vec::new();
        if is_wanted(wanted, Move::GainCoins) {
            let (label, detail) = offers::gain(texts, game);
            let gain = Action::new(label, TurnStep::Play(Move::GainCoins)).caption(detail).key(Press::G);
            asked.extend(gain.show_wide(ui, texts, width));
        }
        if wanted.is_none_or(|wanted| matches!(wanted, Move::Special(_))) {
            let coins = texts.play_change_detail(state.sheet(state.seat()).coins());
            self.changing.ask_for(wanted);
            let can_change = self.changing.is_on() || offers::can_turn_or_turn_back(texts, game, self.turned);
            let mut change = Action::new(texts.play_change(), ()).key(Press::C);
            // Who asks for a turn of a die says what it costs, and needs the room.
            if wanted.is_none() {
                change = change.caption(coins);
            }
            change = change.selected(self.changing.is_on()).enabled_if(can_change, texts.why_no_change());
            if change.show_wide(ui, texts, width).is_some() {
                self.changing.toggle();
            }
            asked.extend(self.changing.show(ui).into_iter().flat_map(turn_dice));
            if self.changing.is_on() && wanted.is_none() {
                small(ui, texts.play_change_hint());
            }
        }
        asked
    }
}

/// The step that a decision is.
fn steps(decision: Option<Move>) -> Vec<TurnStep> {
    decision.map(TurnStep::Play).into_iter().collect()
}

/// Whether this is wanted, or nothing in particular is.
fn is_wanted(wanted: Option<Move>, command: Move) -> bool {
    wanted.is_none_or(|wanted| wanted == command)
}

/// Special actions after the action (§5).
fn specials(ui: &mut Ui, texts: &Texts, game: &Game) -> Option<Move> {
    let (legal, width) = (game.legal_moves(), ui.available_width());
    let why = special_actions::no_follow_up(texts, game);
    let mut asked = None;
    for Special { action, label, detail } in offers::specials(texts, game) {
        let command = Move::Special(action);
        let can = legal.contains(&command);
        let special = Action::new(label, command).caption(detail).key(Press::B);
        let special = special.enabled_if(can, why.as_deref().unwrap_or_default());
        asked = special.show_wide(ui, texts, width).or(asked);
    }
    if let Some(why) = &why {
        small(ui, why);
    }
    asked
}
