//! What follows from a table as it is shown: worked out when the table, the turn or the province looked at changes, not in
//! every frame.

use crate::{
    pad::{LedgerError, LedgerEvent, LedgerGame, Reason, TaxPreview},
    rules::{Cost, Goals, Symbol},
    session::Alexandros,
};
use common::table::title_of;
use kernel::Breakdown;
use text::Texts;

use super::marker::Marker;

/// What it was worked out from: the state of the table and the language, the turn, the province, and for a table as it
/// stood the entry that is being corrected, or none for a forgotten one.
pub type Of = (u64, &'static str, Marker, Option<u16>, Option<Option<usize>>);

/// What follows from a table.
#[derive(Debug)]
pub struct Known {
    of: Of,
    /// What the table is called.
    pub title: String,
    /// How every total came about.
    pub cards: Vec<Breakdown<Reason>>,
    /// How many findings nobody has confirmed.
    pub odd: usize,
    /// Whether the move of this turn was made, or there was none to make.
    pub has_moved: bool,
    /// Where Alexander can go; none without a board.
    pub goals: Option<Goals>,
    /// The taxes that the player whose turn it is would collect.
    pub taxes: TaxPreview,
    /// The symbols of the cards that allow it.
    pub tax_cards: Vec<Symbol>,
    /// Why that player cannot collect taxes, if so.
    pub no_taxes: Option<LedgerError>,
    /// What the province costs, with fewer governors first: with one it earns, while more are cheaper and earn
    /// nothing.
    pub costs: Option<Result<Vec<Cost>, LedgerError>>,
}

impl Known {
    /// Works it out.
    pub fn new(texts: &Texts, table: &LedgerGame, of: Of) -> Self {
        let (config, state, (_, _, marker, number, _)) = (table.config(), table.state(), of);
        let moved = |event: &LedgerEvent| {
            let is_move = matches!(event, LedgerEvent::Move { .. } | LedgerEvent::Stay { .. });
            is_move && event.turn() == Some(marker.turn)
        };
        let costs = number.map(|number| {
            let mut costs = state.costs(config, marker.player, number)?;
            costs.sort_by_key(|cost| cost.on.total());
            Ok(costs)
        });
        Self {
            of,
            title: title_of::<Alexandros>(texts, &table.header, config),
            cards: table.breakdown(),
            odd: table.unconfirmed().len(),
            has_moved: table.events().iter().any(|(_, event)| moved(event)),
            goals: state.goals(config),
            taxes: state.tax_preview(config, marker.player),
            tax_cards: state.tax_cards(marker.player),
            no_taxes: table.clone().enter(marker.taxes()).err(),
            costs,
        }
    }

    /// Whether it still holds.
    pub fn is_of(&self, of: &Of) -> bool {
        self.of == *of
    }

    /// Whether no symbol has an available space.
    pub fn stays(&self) -> bool {
        self.goals.as_ref().is_some_and(Goals::stays)
    }
}
