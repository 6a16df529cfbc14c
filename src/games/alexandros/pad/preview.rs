//! What the ledger says before something is done: costs, taxes as they would be, and warnings (§X8, §X10.2).

use super::{LedgerError, LedgerEvent, LedgerGame, LedgerState, Place, land::Land};
use crate::rules::{
    Cost, GameConfig, Goals, Province, Symbol, Warning, WayOutcome, before_taxes, before_walls, tax_cards,
};

/// Taxes as they would be now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaxPreview {
    /// What each player gets.
    pub gains: Vec<u16>,
    /// The points of each player afterwards.
    pub after: Vec<u16>,
    /// Warnings to give first.
    pub warnings: Vec<Warning>,
}

impl LedgerState {
    /// The taxes that a player, from 0, would collect now.
    #[must_use]
    pub fn tax_preview(&self, config: &GameConfig, player: u8) -> TaxPreview {
        let vp = |vp: i32| u16::try_from(vp).unwrap_or(u16::MAX);
        let gains: Vec<u16> = self.taxes_now().iter().map(|taxes| vp(taxes.vp)).collect();
        let after = self.points().iter().zip(&gains).map(|(had, gain)| had.saturating_add(*gain)).collect();
        let warnings = before_taxes(config, player, &gains, self.points());
        TaxPreview { gains, after, warnings }
    }

    /// How many points each player still needs to reach the goal.
    #[must_use]
    pub fn needs(&self, config: &GameConfig) -> Vec<u16> {
        self.points().iter().map(|points| config.goal().saturating_sub(*points)).collect()
    }

    /// The symbols of the cards with which a player, from 0, may collect taxes.
    #[must_use]
    pub fn tax_cards(&self, player: u8) -> Vec<Symbol> {
        let all = self.provinces();
        tax_cards(all.iter().map(|(_, province)| *province), player).collect()
    }

    /// What a province costs a player, from 0, cheapest first. What a hand lacks is [`Cost::missing`].
    ///
    /// # Errors
    /// When there is no such province, or the player cannot get it.
    pub fn costs(&self, config: &GameConfig, player: u8, number: u16) -> Result<Vec<Cost>, LedgerError> {
        let province = self.province(number).ok_or(LedgerError::NoProvince(number))?;
        Ok(province.costs(config.players(), player, self.home(player))?)
    }

    /// Where Alexander can go; none without a board.
    #[must_use]
    pub fn goals(&self, config: &GameConfig) -> Option<Goals> {
        let (state, _) = self.on_board()?;
        Some(state.goals(config.board()?, config.options()))
    }

    /// The shortest ways to a corner, grouped by what they bring; none without a board, without such a corner, or when
    /// more than `most` beginnings of ways would have to be told apart.
    #[must_use]
    pub fn outcomes(&self, config: &GameConfig, to: (u8, u8), most: usize) -> Option<Vec<WayOutcome>> {
        let (state, _) = self.on_board()?;
        let board = config.board()?;
        state.outcomes(board, config.options(), board.corner(to)?, most)
    }

    /// The province in which governors stand or would stand.
    fn province_at(&self, config: &GameConfig, place: &Place) -> Option<&Province> {
        match (place, &self.land) {
            (Place::Typed { province, .. }, Land::Typed(typed)) => typed.get(province),
            (Place::Board { spaces }, Land::Board(board)) => {
                let space = config.board()?.space(*spaces.first()?)?;
                let number = board.provinces.of(space)?;
                board.provinces.all().get(number).map(|province| &province.province)
            }
            _ => None,
        }
    }
}

/// What people should know before they enter something.
pub trait Preview {
    /// Warnings to give before an event is entered. People may mean it all the same.
    #[must_use]
    fn warnings_before(&self, event: &LedgerEvent) -> Vec<Warning>;
}

impl Preview for LedgerGame {
    fn warnings_before(&self, event: &LedgerEvent) -> Vec<Warning> {
        let (config, state) = (self.config(), self.state());
        match event {
            LedgerEvent::Occupy { place, .. } | LedgerEvent::TakeOver { place, .. } => {
                let province = state.province_at(config, place);
                province.and_then(|province| province.before_conquest(governors(place))).into_iter().collect()
            }
            LedgerEvent::Recall { place, .. } => {
                state.province_at(config, place).and_then(Province::before_taking_back).into_iter().collect()
            }
            LedgerEvent::Taxes { player, .. } => match player.checked_sub(1) {
                Some(player) => state.tax_preview(config, player).warnings,
                None => Vec::new(),
            },
            LedgerEvent::Walls { walls, .. } => {
                let laid = state.supply().take(*walls).map(|(_, laid)| laid);
                laid.ok().and_then(before_walls).into_iter().collect()
            }
            LedgerEvent::BeginTurn { turn, .. } => {
                let goes_by = *turn > state.turn() && state.awaits_move() && state.end().is_none();
                goes_by.then_some(Warning::NoMove).into_iter().collect()
            }
            LedgerEvent::Move { .. } => {
                let mut after = state.clone();
                let fits = after.apply(config, 0, event).is_ok();
                let ends = if fits && state.end().is_none() { after.end() } else { None };
                ends.map(|(end, _)| Warning::Ends(end)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}

fn governors(place: &Place) -> u32 {
    let count = match place {
        Place::Typed { on, .. } => on.len(),
        Place::Board { spaces } => spaces.len(),
    };
    count as u32
}
