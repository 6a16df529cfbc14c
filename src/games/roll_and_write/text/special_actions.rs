//! Special actions in words (§5). Most of the wording follows from what they do.

use super::event_text;
use crate::{
    log::Game,
    rules::{BuildSecond, Colour, Effect, GameConfig, Illegal, SpecialAction, State},
};
use kernel::record::Seat;
use text::Texts;

/// How a special action is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// By the dice on the sheet.
    OnDice,
    /// By a button.
    Button {
        /// What it does.
        label: String,
        /// Where, and for what price.
        detail: String,
    },
}

/// How a special action that is legal now is chosen.
#[must_use]
pub fn control(texts: &Texts, game: &Game, action: SpecialAction) -> Control {
    match (action, action.effect(game.state())) {
        (SpecialAction::ChangeDie(_), _) => Control::OnDice,
        (SpecialAction::BuildSecond(_), effect) => {
            let cell = effect.and_then(Effect::built);
            let label = cell.and_then(|cell| game.config().layout().building(cell));
            Control::Button {
                label: label.map_or_else(String::new, |building| texts.play_build(building)),
                detail: cell.map_or_else(String::new, |cell| {
                    texts.play_second_detail(cell.row().number(), cell.column().number(), action.price())
                }),
            }
        }
    }
}

/// A special action that was taken, told from the position before it.
#[must_use]
pub fn describe(
    texts: &Texts,
    config: &GameConfig,
    seats: &[Seat],
    before: &State,
    action: SpecialAction,
) -> String {
    let who = event_text::who(texts, seats, before.seat());
    match action.effect(before) {
        Some(Effect::Turns { colour, from, to }) => match colour {
            Colour::Yellow => texts.history_changed_yellow(&who, from.number(), to.number()),
            Colour::Blue => texts.history_changed_blue(&who, from.number(), to.number()),
        },
        Some(Effect::Builds(cell)) => config.layout().building(cell).map_or_else(String::new, |building| {
            texts.history_built_second(&who, building, cell.row().number(), cell.column().number())
        }),
        None => String::new(),
    }
}

/// Why nothing else can be built after a building.
#[must_use]
pub fn no_follow_up(texts: &Texts, game: &Game) -> Option<String> {
    let cell = game.state().second_cell()?;
    if !game.state().follow_ups(game.config()).is_empty() {
        return None;
    }
    match game.preview(BuildSecond.into()).err()? {
        Illegal::AlreadyBuilt(_) => {
            Some(texts.play_second_built(cell.row().number(), cell.column().number()))
        }
        Illegal::OneSpecialAction => Some(texts.play_second_changed().to_owned()),
        Illegal::Coins { .. } => Some(texts.play_second_poor().to_owned()),
        _ => None,
    }
}
