//! Who got what was left in the yard (§A4.9). All have shown their money by then.

use crate::{
    log::PlayEvent,
    rules::{
        Currency, Piece,
        play::{Move, Phase, PlayConfig, State},
    },
};
use kernel::winners;

/// A piece that was left in the yard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastTile {
    /// What was left.
    pub piece: Piece,
    /// The currency of its space.
    pub currency: Currency,
    /// The seats with most money of it: one alone got the piece. Nobody, where nobody has any.
    pub most: Vec<usize>,
    /// What they have of it.
    pub money: u16,
}

impl LastTile {
    /// What was left where an event ended the game, space by space; nothing of another event.
    pub(super) fn of_event(
        config: &PlayConfig,
        before: &State,
        event: &PlayEvent,
        after: &State,
    ) -> Vec<Self> {
        let is_given = |state: &State| matches!(state.phase(), Phase::LastTiles | Phase::Over);
        if is_given(before) || !is_given(after) {
            return Vec::new();
        }
        // The last tile of the stack may have come only now.
        let drawn = |currency: Currency| match (event, event.to_move(config)) {
            (PlayEvent::Yard { space, .. }, Ok(Move::Tile(id))) if *space == currency.space() => Some(id),
            _ => None,
        };
        let left = |currency| {
            let piece = config.piece(before.yard(currency).or_else(|| drawn(currency))?);
            let of = |seat| after.player(seat).hand().sum(currency);
            let money = (0..config.players()).map(of).max().unwrap_or_default();
            let most = winners((0..config.players()).map(|seat| Some(of(seat)).filter(|&own| own > 0)));
            Some(Self { piece, currency, most, money })
        };
        Currency::ALL.into_iter().filter_map(left).collect()
    }
}
