//! What it costs to occupy a province and to take one over (§X4.2, §X4.3).

use super::{Illegal, Province, Symbol, Symbols};

/// How a province is acquired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Conquest {
    /// A vacant one (§X4.2).
    Occupy,
    /// Another player's (§X4.3).
    TakeOver,
}

/// A price: where governors are put, and the cards that it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cost {
    /// The symbols of the spaces on which the player puts governors.
    pub on: Symbols,
    /// Two cards for each governor who is sent home (§X4.3).
    pub against: Symbols,
    /// A card for every other symbol space (§X4.2).
    pub others: Symbols,
    /// How many of all these cards the loser gets, of the conqueror's choice; the rest is discarded (§X4.3).
    pub to_loser: u32,
}

impl Cost {
    /// All cards used.
    #[must_use]
    pub fn cards(&self) -> Symbols {
        self.against.plus(&self.others)
    }

    /// What a hand lacks.
    #[must_use]
    pub fn missing(&self, hand: &Symbols) -> Symbols {
        self.cards().minus(hand)
    }

    /// Whether a hand has the cards.
    ///
    /// # Errors
    /// [`Illegal::CardsMissing`], with those that it lacks.
    pub fn check_hand(&self, hand: &Symbols) -> Result<(), Illegal> {
        let missing = self.missing(hand);
        if missing.is_empty() { Ok(()) } else { Err(Illegal::CardsMissing(missing)) }
    }
}

/// How many of these cards the loser gets: half, rounded up; with two players none (§X4.3).
#[must_use]
pub const fn to_loser(players: u8, cards: u32) -> u32 {
    if players == 2 { 0 } else { cards.div_ceil(2) }
}

impl Province {
    /// How a player can acquire the province.
    ///
    /// # Errors
    /// When it is the player's own, or has no symbol space.
    pub fn conquest(&self, player: u8) -> Result<Conquest, Illegal> {
        let how = if self.is_vacant() { Conquest::Occupy } else { Conquest::TakeOver };
        self.check(how, player).map(|()| how)
    }

    /// Checks whether a player can acquire the province in this way, apart from cards and governors.
    fn check(&self, how: Conquest, player: u8) -> Result<(), Illegal> {
        let other = self.governors().iter().find(|governor| governor.player != player);
        match (how, other) {
            _ if self.has(player) => Err(Illegal::Own),
            (Conquest::Occupy, Some(governor)) => Err(Illegal::Occupied(governor.player)),
            (Conquest::TakeOver, None) => Err(Illegal::Vacant),
            _ if self.symbols().is_empty() => Err(Illegal::NoSymbol),
            _ => Ok(()),
        }
    }

    /// What it costs a player, one of so many, to acquire the province with governors on spaces with these symbols,
    /// when `home` of them are not on the board.
    ///
    /// # Errors
    /// When the province cannot be acquired in this way, or the governors cannot stand there.
    pub fn cost(
        &self,
        how: Conquest,
        players: u8,
        player: u8,
        home: u8,
        on: Symbols,
    ) -> Result<Cost, Illegal> {
        self.check(how, player)?;
        let wanted = on.total();
        if wanted == 0 || wanted > home.into() {
            return Err(Illegal::NoGovernor { wanted, home });
        }
        if !self.symbols().contain(&on) {
            return Err(Illegal::NoPlace { on, spaces: self.symbols() });
        }
        Ok(self.price(players, on))
    }

    /// What it costs a player to acquire the province, for every choice of symbols to put governors on, cheapest
    /// first.
    ///
    /// # Errors
    /// When no cards suffice to acquire it.
    pub fn costs(&self, players: u8, player: u8, home: u8) -> Result<Vec<Cost>, Illegal> {
        self.conquest(player)?;
        if home == 0 {
            return Err(Illegal::NoGovernor { wanted: 1, home });
        }
        let mut choices = vec![Symbols::NONE];
        for symbol in Symbol::ALL {
            for mut on in choices.clone() {
                for _ in 0..self.symbols().of(symbol) {
                    on = on.with(symbol);
                    if on.total() > home.into() {
                        break;
                    }
                    choices.push(on);
                }
            }
        }
        let prices = choices.into_iter().skip(1).map(|on| self.price(players, on));
        let mut costs: Vec<Cost> = prices.collect();
        costs.sort_by_key(|cost| (cost.cards().total(), std::cmp::Reverse(cost.on)));
        Ok(costs)
    }

    fn price(&self, players: u8, on: Symbols) -> Cost {
        let governed = self.governed();
        let against = governed.plus(&governed);
        let others = self.symbols().minus(&on);
        let cards = against.plus(&others).total();
        let to_loser = if self.is_vacant() { 0 } else { to_loser(players, cards) };
        Cost { on, against, others, to_loser }
    }
}
