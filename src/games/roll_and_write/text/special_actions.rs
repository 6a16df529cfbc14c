//! Special actions in words (§5). What most of them say follows from what they do.

use super::event_text;
use crate::{
    games::roll_and_write::{
        log::Game,
        rules::{BuildSecond, Cell, Colour, Effect, GameConfig, Illegal, SpecialAction, State},
    },
    kernel::record::Seat,
    text::{FluentValue, Key, Texts},
};

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
            Control::Button {
                label: cell.map_or_else(String::new, |cell| {
                    texts.with(Key::PlayBuild, &[("building", building(game.config(), cell))])
                }),
                detail: cell.map_or_else(String::new, |cell| {
                    let price = ("coins", action.price().into());
                    texts.with(Key::PlaySecondDetail, &[row(cell), column(cell), price])
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
    let who = ("who", event_text::who(texts, seats, before.seat()).into());
    match action.effect(before) {
        Some(Effect::Turns { colour, from, to }) => {
            let key = match colour {
                Colour::Yellow => Key::HistoryChangedYellow,
                Colour::Blue => Key::HistoryChangedBlue,
            };
            texts.with(key, &[who, ("from", from.number().into()), ("to", to.number().into())])
        }
        Some(Effect::Builds(cell)) => {
            let what = ("building", building(config, cell));
            texts.with(Key::HistoryBuiltSecond, &[who, what, row(cell), column(cell)])
        }
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
        Illegal::AlreadyBuilt(_) => Some(texts.with(Key::PlaySecondBuilt, &[row(cell), column(cell)])),
        Illegal::OneSpecialAction => Some(texts.get(Key::PlaySecondChanged).to_owned()),
        Illegal::Coins { .. } => Some(texts.get(Key::PlaySecondPoor).to_owned()),
        _ => None,
    }
}

fn building(config: &GameConfig, cell: Cell) -> FluentValue<'static> {
    config.layout().grid().map_or("", |grid| grid[cell.index()].name()).into()
}

fn row(cell: Cell) -> (&'static str, FluentValue<'static>) {
    ("row", cell.row().number().into())
}

fn column(cell: Cell) -> (&'static str, FluentValue<'static>) {
    ("column", cell.column().number().into())
}
