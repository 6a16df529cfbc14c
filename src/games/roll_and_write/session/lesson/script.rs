//! The script of the lesson: which dice fall, and what is to be done in each step.

use crate::rules::{
    BuildSecond, Cell, ChangeDie, Colour, DieStep, Face, FourDice, Move, Pair, SpecialAction,
};

/// The rounds of the lesson: one for each thing that can happen in a turn.
pub const ROUNDS: u8 = 5;

/// What a step of the lesson is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// A crossing is built (§4.3a).
    Crossing,
    /// The used dice are rolled, and the phantoms roll (§10).
    Phantoms,
    /// The dice that were not used are there again (§10).
    DiceStay,
    /// One box of a type is left (§6).
    Race,
    /// All crossings are built (§4.3b).
    Coins,
    /// All four dice are rolled (§10).
    AllFour,
    /// A die is changed (§5.1).
    Change,
    /// The last box of a type is filled (§6).
    Complete,
    /// The round ends, and the place is awarded (§6).
    Award,
    /// The first building of two (§5.2).
    Line,
    /// The second one, which makes four in a row (§5.2, §7.2).
    Second,
    /// The last turn ends (§7).
    Last,
}

/// A step: what it is about, and the one move that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What it is about.
    pub topic: Topic,
    /// What is to be done.
    pub does: Move,
}

const fn step(topic: Topic, does: Move) -> Step {
    Step { topic, does }
}

/// A face of a die, as written here.
const fn face(number: u8) -> Face {
    Face::ALL[number as usize - 1]
}

const fn build(row: u8, column: u8) -> Move {
    Move::Build(Cell::new(face(row), face(column)))
}

const fn pair(yellow: u8, blue: u8) -> Pair {
    Pair { yellow: face(yellow), blue: face(blue) }
}

/// All steps, in their order.
pub const STEPS: [Step; 12] = [
    step(Topic::Crossing, build(3, 2)),
    step(Topic::Phantoms, Move::EndTurn),
    step(Topic::DiceStay, build(5, 6)),
    step(Topic::Race, Move::EndTurn),
    step(Topic::Coins, Move::GainCoins),
    step(Topic::AllFour, Move::EndTurn),
    step(
        Topic::Change,
        Move::Special(SpecialAction::ChangeDie(ChangeDie {
            colour: Colour::Blue,
            from: face(3),
            way: DieStep::Up,
        })),
    ),
    step(Topic::Complete, build(4, 4)),
    step(Topic::Award, Move::EndTurn),
    step(Topic::Line, build(1, 2)),
    step(Topic::Second, Move::Special(SpecialAction::BuildSecond(BuildSecond))),
    step(Topic::Last, Move::EndTurn),
];

/// All rolls, in the order in which they are due.
#[must_use]
pub fn rolls() -> Vec<Move> {
    let pairs = |pairs: &[(u8, u8)]| -> Vec<Move> {
        pairs.iter().map(|(yellow, blue)| Move::Roll(pair(*yellow, *blue))).collect()
    };
    let four = FourDice::new([face(1), face(4)], [face(2), face(3)]);
    [
        // Three buildings, the pair and the extra pair; then the boxes of the phantoms.
        pairs(&[(1, 1), (2, 5), (1, 3), (3, 2), (5, 6)]),
        pairs(&[(1, 5), (2, 1), (1, 2), (1, 6), (2, 2), (3, 3)]),
        // After each turn: what is rolled for the next one, then the phantoms.
        pairs(&[(1, 3), (2, 6), (2, 4)]),
        pairs(&[(1, 1), (4, 6), (3, 5)]),
        vec![Move::RollFour(four)],
        pairs(&[(2, 3), (4, 2)]),
        pairs(&[(1, 4), (3, 4), (3, 1)]),
        pairs(&[(3, 6), (5, 2)]),
    ]
    .concat()
}
