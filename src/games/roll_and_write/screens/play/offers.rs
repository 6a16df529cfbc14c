//! What can be done in a turn (§4, §5): the decisions behind cells and dice, and what they are called.

use egui::Ui;

use crate::{
    log::Game,
    rules::{Cell, Ending, Move, Pair, SpecialAction},
    screens::{
        play::change_dice::ChangingDice,
        position::{cell, cells_of},
    },
    text::{
        event_text, preview,
        special_actions::{self, Control},
    },
    widgets::player_sheet::SheetAction,
};
use text::Texts;
use ui::{actions::by_one_of, keys::DIGITS};

/// The decision that a click on a cell is now, if it is one.
pub fn decision(game: &Game, cell: Cell) -> Option<Move> {
    game.state().builds(game.config(), cell)
}

/// The special actions that would do something now, legal or not, and how each is chosen.
fn special_actions(texts: &Texts, game: &Game) -> Vec<(SpecialAction, Control)> {
    let all = game.state().special_actions().into_iter();
    all.map(|action| (action, special_actions::control(texts, game, action))).collect()
}

/// A special action that is chosen by a button.
pub struct Special {
    /// The action.
    pub action: SpecialAction,
    /// What it does.
    pub label: String,
    /// Where, and for what price.
    pub detail: String,
}

/// Those that would do something now, legal or not.
pub fn specials(texts: &Texts, game: &Game) -> Vec<Special> {
    let button = |(action, control)| match control {
        Control::OnDice => None,
        Control::Button { label, detail } => Some(Special { action, label, detail }),
    };
    special_actions(texts, game).into_iter().filter_map(button).collect()
}

/// Whether a die can be turned now.
pub fn can_turn_dice(texts: &Texts, game: &Game) -> bool {
    let legal = game.legal_moves();
    special_actions(texts, game)
        .into_iter()
        .any(|(action, control)| control == Control::OnDice && legal.contains(&Move::Special(action)))
}

/// Whether a die can be turned now, or turned back: so many were turned in the very last steps.
pub fn can_turn_or_turn_back(texts: &Texts, game: &Game, turned: usize) -> bool {
    turned > 0 || can_turn_dice(texts, game)
}

/// Whether nothing can be done but to gain coins.
pub fn can_only_gain(texts: &Texts, game: &Game) -> bool {
    game.state().offered() == 0 && !can_turn_dice(texts, game)
}

/// Whether gaining coins is offered now. Without a coin it still rolls all four dice, but not in the last turn (§4.3b);
/// where nothing can be built as the dice lie, it ends even that.
pub fn can_gain(game: &Game) -> bool {
    let (state, config) = (game.state(), game.config());
    state.paying(config).1 > 0 || !state.is_last_turn(config) || state.offered() == 0
}

/// Gaining coins now: what it does, and how that comes about.
pub fn gain(texts: &Texts, game: &Game) -> (String, String) {
    let gain = preview::coins(texts, game);
    let (built, gains) = game.state().paying(game.config());
    let detail = match built.len() {
        1.. if gains == 0 => gain.lines.concat(),
        built => texts.play_gain_detail(built),
    };
    (gain.title, detail)
}

/// What the end of the turn brings: what is passed on, or what is rolled.
pub fn what_follows(texts: &Texts, game: &Game) -> String {
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

/// The decision that something done to the sheet is; a click on a die asks for the buttons that turn it.
pub fn on_sheet(game: &Game, action: SheetAction, changing: &mut ChangingDice) -> Option<Move> {
    match action {
        SheetAction::Build { row, column } => {
            let cell = cell(row, column);
            if game.state().is_keeping() {
                return Some(Move::Keep(Pair { yellow: cell.row(), blue: cell.column() }));
            }
            Some(decision(game, cell).unwrap_or(Move::Build(cell)))
        }
        SheetAction::Die => {
            changing.begin();
            None
        }
        SheetAction::Turn(_)
        | SheetAction::Reach { .. }
        | SheetAction::Follow { .. }
        | SheetAction::Refuse { .. }
        | SheetAction::Tap { .. } => None,
    }
}

/// The decision of the number that was pressed: cells that can be built, pairs that can be kept.
pub fn by_number(ui: &Ui, texts: &Texts, game: &Game) -> Option<Move> {
    let cells = cells_of(game.state().offered()).map(Move::Build);
    let pairs = game.state().pairs_to_keep().iter().map(|(pair, _)| Move::Keep(*pair)).collect();
    for (label, moves) in [(texts.keys_do_choose(), cells.collect::<Vec<_>>()), (texts.keys_do_keep(), pairs)]
    {
        if moves.is_empty() {
            continue;
        }
        let keys = DIGITS.into_iter().take(moves.len());
        if let Some(k) = by_one_of(ui, label, keys) {
            return game.legal_moves().contains(&moves[k]).then_some(moves[k]);
        }
    }
    None
}
