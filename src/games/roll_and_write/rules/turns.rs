//! Complete turns: every outcome that the dice and coins of a player can reach, each once (§4, §5).

use super::{
    Cell, Colour, Face, GameConfig, Move, Pair, Phase, State, Step,
    config::{ChangeDice, SpecialActions},
    dice::Slots,
    state::SECOND_PRICE,
};

/// What a complete turn does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Builds, and perhaps a second; the order of two buildings does not matter.
    Build(Cell, Option<Cell>),
    /// Gains this many coins.
    GainCoins(u8),
}

/// A turn from the choice of the action to its end, without the pair that is kept after a roll.
///
/// Dice of one colour are anonymous and the price is the least possible: turns that lead to one state are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CompleteTurn {
    /// Coins spent on changing dice.
    pub changes: u8,
    /// What is done with the dice.
    pub action: Action,
    yellow: [Face; 2],
    blue: [Face; 2],
}

impl CompleteTurn {
    /// A turn that changes dice for so many coins to show these faces, and then acts.
    #[must_use]
    pub(crate) const fn new(changes: u8, action: Action, yellow: [Face; 2], blue: [Face; 2]) -> Self {
        Self { changes, action, yellow, blue }
    }

    /// The dice that are not used, as they show at last; none when a second is built or coins are gained.
    #[must_use]
    pub fn unused(&self) -> Option<Pair> {
        let Action::Build(cell, None) = self.action else { return None };
        let other = |dice: [Face; 2], used: Face| if dice[0] == used { dice[1] } else { dice[0] };
        Some(Pair { yellow: other(self.yellow, cell.row()), blue: other(self.blue, cell.column()) })
    }

    /// Coins that the turn spends in all.
    #[must_use]
    pub const fn spent(&self) -> u8 {
        match self.action {
            Action::Build(_, Some(_)) => self.changes + SECOND_PRICE,
            _ => self.changes,
        }
    }

    /// Carries it out, up to the roll or the end of the turn that follows.
    ///
    /// # Panics
    /// In debug builds, when it is not a turn of this position.
    pub fn play(&self, config: &GameConfig, state: &mut State) {
        for command in self.commands(config, state) {
            let accepted = state.apply(config, command);
            debug_assert_eq!(accepted, Ok(()), "{self:?}");
        }
    }

    /// The commands that carry it out, from the position it was found in, without the end of the turn.
    #[must_use]
    pub fn commands(&self, config: &GameConfig, state: &State) -> Vec<Move> {
        let hand = &state.hands[state.seat()];
        let single = config.change_dice() == ChangeDice::Two;
        let mut commands = Vec::new();
        for (colour, slots, target) in
            [(Colour::Yellow, hand.yellow, self.yellow), (Colour::Blue, hand.blue, self.blue)]
        {
            for (from, to) in cheapest(slots, target, single).into_iter().flatten() {
                let way = if from < to { Step::Up } else { Step::Down };
                let mut face = from;
                while face != to
                    && let Some(next) = face.turned(way)
                {
                    commands.push(Move::Change { colour, from: face, way });
                    face = next;
                }
            }
        }
        match self.action {
            Action::Build(cell, second) => {
                commands.push(Move::Build(cell));
                commands.extend(second.map(|_| Move::BuildSecond));
            }
            Action::GainCoins(_) => commands.push(Move::GainCoins),
        }
        commands
    }
}

/// Which dice turn from what to what for the least coins, if the rules allow it at all.
fn cheapest(slots: Slots, target: [Face; 2], single: bool) -> Option<[(Face, Face); 2]> {
    let dice: Vec<_> = slots.dice().collect();
    let &[a, b] = dice.as_slice() else { return None };
    let [x, y] = target;
    [[(a, x), (b, y)], [(a, y), (b, x)]]
        .into_iter()
        .filter(|ways| {
            let changed = ways.map(|(die, to)| die.changed || die.face != to);
            !(single && changed == [true, true])
        })
        .map(|ways| ways.map(|(die, to)| (die.face, to)))
        .min_by_key(price)
}

fn price(ways: &[(Face, Face); 2]) -> u8 {
    ways.iter().map(|(from, to)| from.number().abs_diff(to.number())).sum()
}

/// What the dice of one colour can show, with the price.
fn reachable(slots: Slots, single: bool, coins: u8) -> Vec<([Face; 2], u8)> {
    let mut list = Vec::with_capacity(21);
    for (i, &low) in Face::ALL.iter().enumerate() {
        for &high in &Face::ALL[i..] {
            if let Some(ways) = cheapest(slots, [low, high], single) {
                let price = price(&ways);
                if price <= coins {
                    list.push(([low, high], price));
                }
            }
        }
    }
    list
}

impl State {
    /// All complete turns from the choice of the action on; empty when it is not the time for it.
    #[must_use]
    pub fn complete_turns(&self, config: &GameConfig) -> Vec<CompleteTurn> {
        if self.phase != Phase::Action {
            return Vec::new();
        }
        let single = config.change_dice() == ChangeDice::Two;
        let hand = &self.hands[self.seat()];
        let sheet = &self.sheets[self.seat()];
        let coins = sheet.coins();
        let room = config.layout().coins() - sheet.circled();
        let blues = reachable(hand.blue, single, coins);
        let mut turns = Vec::new();
        // Gaining coins leads to one state for each price and gain, whatever the dice show. A colour's dice turn at
        // most 5 each (§5.1), so a price is at most 20; a gain at most 4.
        let mut gains_seen = [0u8; 21];
        for (yellow, yellow_price) in reachable(hand.yellow, single, coins) {
            for &(blue, blue_price) in blues.iter().filter(|(_, price)| yellow_price + price <= coins) {
                let changes = yellow_price + blue_price;
                let second_allowed = coins >= changes + SECOND_PRICE
                    && (config.special_actions() == SpecialActions::Both || self.changes + changes == 0);
                let turn = |action| CompleteTurn { changes, action, yellow, blue };
                let mut paying = 0;
                for (y, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    let cell = Cell::new(yellow[y], blue[b]);
                    if sheet.is_built(cell) {
                        paying += 1;
                        continue;
                    }
                    let doubled = (y == 1 && yellow[0] == yellow[1]) || (b == 1 && blue[0] == blue[1]);
                    if doubled {
                        continue;
                    }
                    turns.push(turn(Action::Build(cell, None)));
                    let other = Cell::new(yellow[1 - y], blue[1 - b]);
                    // Of two opposite crossings the lower cell is named first: each couple once.
                    if second_allowed && cell < other && !sheet.is_built(other) {
                        turns.push(turn(Action::Build(cell, Some(other))));
                    }
                }
                let gained = u8::min(paying, room);
                let seen = &mut gains_seen[usize::from(changes)];
                if *seen & 1 << gained == 0 {
                    *seen |= 1 << gained;
                    turns.push(turn(Action::GainCoins(gained)));
                }
            }
        }
        turns
    }
}
