//! Complete turns: every outcome that the dice and coins of a player can reach, each once (§4, §5).

use super::{
    Built, Cell, Colour, Face, FollowUp, FourDice, GameConfig, Move, Pair, Phase, SpecialAction, State,
    Taken, Variant, Variants, each_follow_up, layout::MOST_COINS,
};

/// What a complete turn does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Builds, and perhaps another cell by a special action; the order of two buildings does not matter.
    Build(Cell, Option<FollowUp>),
    /// Gains this many coins.
    GainCoins(u8),
}

/// A turn from the choice of the action to its end, without the pair that is kept after a roll.
///
/// Dice of one colour are anonymous and the price is the least possible: turns that lead to one state are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CompleteTurn {
    /// Coins spent before the action.
    pub changes: u8,
    /// What is done with the dice.
    pub action: Action,
    /// Special actions before the action.
    taken: Taken,
    yellow: [Face; 2],
    blue: [Face; 2],
}

impl CompleteTurn {
    /// A turn that makes the dice show these faces and then acts.
    #[must_use]
    pub(crate) fn new([yellow, blue]: [Variant; 2], action: Action) -> Self {
        Self {
            changes: yellow.price + blue.price,
            action,
            taken: yellow.taken.and(blue.taken),
            yellow: yellow.dice,
            blue: blue.dice,
        }
    }

    /// What the dice show when the action is chosen.
    #[must_use]
    pub fn dice(&self) -> FourDice {
        FourDice::new(self.yellow, self.blue)
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
            Action::Build(_, Some(follow_up)) => self.changes + follow_up.action.price(),
            Action::Build(_, None) | Action::GainCoins(_) => self.changes,
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
        let mut commands = Vec::new();
        for (colour, dice, shown) in
            [(Colour::Yellow, hand.yellow, self.yellow), (Colour::Blue, hand.blue, self.blue)]
        {
            let steps = SpecialAction::steps(config, self.taken, colour, dice, shown);
            commands.extend(steps.into_iter().map(Move::Special));
        }
        match self.action {
            Action::Build(cell, follow_up) => {
                commands.push(Move::Build(cell));
                commands.extend(follow_up.map(|follow_up| Move::Special(follow_up.action)));
            }
            Action::GainCoins(_) => commands.push(Move::GainCoins),
        }
        commands
    }
}

impl State {
    /// All complete turns from the choice of the action on; empty when it is not the time for it.
    #[must_use]
    pub fn complete_turns(&self, config: &GameConfig) -> Vec<CompleteTurn> {
        if self.phase != Phase::Action {
            return Vec::new();
        }
        let hand = &self.hands[self.seat()];
        let sheet = &self.sheets[self.seat()];
        let coins = sheet.coins();
        let room = config.layout().coins() - sheet.circled();
        let [yellows, blues] =
            [hand.yellow, hand.blue].map(|dice| Variants::new(config, dice, coins).cheapest());
        let mut turns = Vec::new();
        // Gaining coins leads to one state for each price and gain, whatever the dice show. A gain is at most 4.
        let mut gains_seen = [0u8; MOST_COINS as usize + 1];
        for yellow in &yellows {
            for blue in &blues {
                let changes = yellow.price + blue.price;
                let taken = self.taken.and(yellow.taken).and(blue.taken);
                if changes > coins || !taken.is_allowed(config) {
                    continue;
                }
                let turn = |action| CompleteTurn::new([*yellow, *blue], action);
                let mut paying = 0;
                for (y, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    let cell = Cell::new(yellow.dice[y], blue.dice[b]);
                    if sheet.is_built(cell) {
                        paying += 1;
                        continue;
                    }
                    let is_doubled = |dice: [Face; 2], i| i == 1 && dice[0] == dice[1];
                    if is_doubled(yellow.dice, y) || is_doubled(blue.dice, b) {
                        continue;
                    }
                    turns.push(turn(Action::Build(cell, None)));
                    let unused = Pair { yellow: yellow.dice[1 - y], blue: blue.dice[1 - b] };
                    let built = Built { cell, unused, before: sheet.built(), coins: coins - changes, taken };
                    each_follow_up(config, &built, |follow_up| {
                        turns.push(turn(Action::Build(cell, Some(follow_up))));
                    });
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
