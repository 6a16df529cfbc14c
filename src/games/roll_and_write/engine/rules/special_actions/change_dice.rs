//! Change dice (§5.1): before the action, a die is turned up or down by 1, as often as one can pay.

use super::{Effect, Rules, Variants};
use crate::rules::{ChangeDice, Colour, DieStep, Face, GameConfig, Illegal, State, dice::Slots};

/// Pays 1 coin to turn a die of this colour and face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct ChangeDie {
    /// Yellow or blue.
    pub colour: Colour,
    /// What the die shows before.
    pub from: Face,
    /// One up or one down.
    pub way: DieStep,
}

/// Whether only one die of a colour may be changed in a turn.
#[inline]
fn is_single(config: &GameConfig) -> bool {
    config.change_dice() == ChangeDice::Two
}

impl Rules for ChangeDie {
    const PRICE: u8 = 1;
    const BUILDINGS: u8 = 0;
    // One of both dice turned to any other face, or both.
    const VARIANTS: usize = 5 + 5 + 25;

    fn candidates(state: &State) -> Vec<Self> {
        let hand = &state.hands[state.seat()];
        let mut list = Vec::new();
        for (colour, dice) in [(Colour::Yellow, hand.yellow), (Colour::Blue, hand.blue)] {
            for from in dice.each_face() {
                list.extend([DieStep::Down, DieStep::Up].map(|way| Self { colour, from, way }));
            }
        }
        list
    }

    fn effect(self, _: &State) -> Option<Effect> {
        let Self { colour, from, way } = self;
        from.turned(way).map(|to| Effect::Turns { colour, from, to })
    }

    fn apply(self, state: &mut State, config: &GameConfig) -> Result<(), Illegal> {
        let Self { colour, from, way } = self;
        state.check_action()?;
        state.check_beside(config, Self::TAKEN)?;
        let seat = state.seat();
        let single = is_single(config);
        let mut dice = *state.hands[seat].of(colour);
        let Some(slot) = dice.changeable(from, single) else {
            let there = dice.dice().any(|die| die.face == from);
            return Err(if there {
                Illegal::AnotherChanged(colour)
            } else {
                Illegal::NoSuchDie { colour, face: from }
            });
        };
        let Some(face) = from.turned(way) else {
            return Err(Illegal::BeyondFace(from));
        };
        state.pay(self.into(), Self::TAKEN, Self::PRICE)?;
        // With `any` it does not matter which dice were changed: positions that differ only in it are one.
        dice.change(slot, face, single);
        *state.hands[seat].of(colour) = dice;
        state.changes += 1;
        Ok(())
    }

    #[inline]
    fn vary(config: &GameConfig, dice: Slots, variants: &mut Variants) {
        let single = is_single(config);
        let [a, b] = dice.both();
        let may = [0, 1].map(|die| !(single && dice.is_changed(1 - die)));
        for face in Face::ALL {
            if may[0] && face != a {
                variants.add([face, b], price(face, a), Self::TAKEN);
            }
            // Two alike dice are one as long as either may be turned.
            if may[1] && face != b && !(may[0] && a == b) {
                variants.add([a, face], price(face, b), Self::TAKEN);
            }
        }
        if !single {
            for x in Face::ALL.into_iter().filter(|&x| x != a) {
                for y in Face::ALL.into_iter().filter(|&y| y != b) {
                    variants.add([x, y], price(x, a) + price(y, b), Self::TAKEN);
                }
            }
        }
    }

    fn steps(config: &GameConfig, colour: Colour, dice: Slots, to: [Face; 2]) -> Option<Vec<Self>> {
        let mut steps = Vec::new();
        for (mut from, to) in cheapest(dice, to, is_single(config))? {
            let way = if from < to { DieStep::Up } else { DieStep::Down };
            while from != to
                && let Some(next) = from.turned(way)
            {
                steps.push(Self { colour, from, way });
                from = next;
            }
        }
        Some(steps)
    }
}

/// Which dice turn from what to what for the least coins, if the rules allow it at all.
fn cheapest(dice: Slots, [x, y]: [Face; 2], single: bool) -> Option<[(Face, Face); 2]> {
    let dice: Vec<_> = dice.dice().collect();
    let &[a, b] = dice.as_slice() else { return None };
    [[(a, x), (b, y)], [(a, y), (b, x)]]
        .into_iter()
        .filter(|ways| {
            let changed = ways.map(|(die, to)| die.changed || die.face != to);
            !(single && changed == [true, true])
        })
        .map(|ways| ways.map(|(die, to)| (die.face, to)))
        .min_by_key(|ways| ways.iter().map(|&(from, to)| price(from, to)).sum::<u8>())
}

#[inline]
fn price(from: Face, to: Face) -> u8 {
    from.number().abs_diff(to.number()) * ChangeDie::PRICE
}
