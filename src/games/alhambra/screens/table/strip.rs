//! The strip below the sheet: what can be done besides counting a tile.

use egui::{Key as Press, Rect, Ui, vec2};

use crate::{
    pad::{Pad, PadExt},
    rules::Scoring,
    text::{errors::only_collects, names::who},
};
use common::screens::table::strip;
use text::Texts;
use ui::{
    actions::Action,
    drawing::{frame, symbols::Symbol},
    theme::{self, Theme},
};

/// So many buttons beside the last one have room for their words.
const MOST: usize = 5;

/// What a button of the strip does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BarAction {
    /// The next tap takes a tile off.
    Less,
    /// All tiles of the row at once.
    Count,
    /// The board of the row.
    Board,
    /// The wall of the row.
    Wall,
    /// Tiles of the third player.
    ThirdPlayer,
    /// The tiles left in the yard.
    Leftovers,
    /// The next scoring.
    Scoring,
    /// The score card.
    Card,
    /// Back from an earlier scoring.
    Now,
}

impl BarAction {
    fn action<'a>(self, texts: &'a Texts, scoring: Scoring, less: bool) -> Action<'a, Self> {
        let (label, icon, key) = match self {
            Self::Less => (texts.alhambra_less().to_owned(), Symbol::Minus, Press::Minus),
            Self::Count => (texts.alhambra_count().to_owned(), Symbol::Plus, Press::N),
            Self::Board => (texts.alhambra_board().to_owned(), Symbol::Grid, Press::B),
            Self::Wall => (texts.alhambra_wall().to_owned(), Symbol::Plus, Press::W),
            Self::ThirdPlayer => (texts.alhambra_third().to_owned(), Symbol::Person, Press::T),
            Self::Leftovers => (texts.alhambra_leftovers().to_owned(), Symbol::Flag, Press::L),
            Self::Scoring => (texts.alhambra_scoring_now(scoring.number()), Symbol::Star, Press::X),
            Self::Card => (texts.score_card().to_owned(), Symbol::Trophy, Press::C),
            Self::Now => (texts.pad_back_to_now().to_owned(), Symbol::ArrowRight, Press::Backspace),
        };
        let action = Action::new(label, self).icon(icon).key(key);
        match self {
            Self::Less => action.selected(less),
            Self::Scoring | Self::Card | Self::Now => action.primary(),
            _ => action,
        }
    }
}

/// Shows the buttons for a row; what was pressed.
pub(super) fn show(
    ui: &mut Ui,
    texts: &Texts,
    pad: &Pad,
    (scoring, earlier, less): (Scoring, bool, bool),
    row: usize,
    rect: Rect,
) -> Option<BarAction> {
    let mut actions = vec![BarAction::Less, BarAction::Board, BarAction::Wall];
    if pad.config().game.has_third_player() {
        actions.push(BarAction::ThirdPlayer);
    }
    if pad.counting() == Scoring::Third {
        actions.push(BarAction::Leftovers);
    }
    let count = BarAction::Count.action(texts, scoring, less);
    let is_crowded = actions.len() >= MOST;
    if !is_crowded {
        actions.insert(1, BarAction::Count);
    }
    actions.push(match pad.is_complete() {
        _ if earlier => BarAction::Now,
        true => BarAction::Card,
        false => BarAction::Scoring,
    });
    let is_third = row >= pad.config().game.players();
    let no_wall = is_third.then(|| only_collects(texts, &who(texts, &pad.header.seats, row)));
    let actions = actions.into_iter().map(|does| match (does, &no_wall) {
        (BarAction::Wall, Some(why)) => does.action(texts, scoring, less).enabled_if(false, why.clone()),
        _ => does.action(texts, scoring, less),
    });
    let actions = actions.collect();
    // Where it has no room it is in the menu; its key does the same everywhere.
    let by_key = if is_crowded { count.by_key(ui) } else { None };
    buttons(ui, texts, rect, actions).or(by_key)
}

/// Shows actions side by side in a strip; what was asked for.
pub(super) fn buttons<C>(ui: &mut Ui, texts: &Texts, rect: Rect, actions: Vec<Action<'_, C>>) -> Option<C> {
    frame::plain(ui.painter(), rect, &Theme::of(ui.ctx()));
    let edge = (rect.height() - theme::size::TOUCH) / 2.0;
    let inside = rect.shrink2(vec2(theme::space::LARGE, edge));
    strip::buttons(ui, texts, inside, actions)
}
