//! What can happen in a game: rolls from outside and decisions of the players (§3–§5), and why one is refused.

use super::{Cell, Colour, Face, Pair, SpecialAction};

/// One step of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum Move {
    /// The player in this seat (0 is the first row) goes first (§3.1).
    First(u8),
    /// A pair was rolled, for what [`State::to_act`](super::State::to_act) says.
    Roll(Pair),
    /// All four dice were rolled (§4.3b, §5.2).
    RollFour(FourDice),
    /// Builds the cell of two of the four dice (§4.3a).
    Build(Cell),
    /// Gains a coin for each crossing that is built (§4.3b).
    GainCoins,
    /// Takes a special action (§5).
    Special(SpecialAction),
    /// Keeps this pair of the four just rolled (§4.3b, §5.2); may be made anew until the turn ends.
    Keep(Pair),
    /// Ends the turn (§4.5).
    EndTurn,
}

impl Move {
    /// Coins that it costs (§5).
    #[must_use]
    pub const fn price(self) -> u8 {
        match self {
            Self::Special(action) => action.price(),
            _ => 0,
        }
    }
}

/// Two yellow and two blue dice, unordered within a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct FourDice {
    yellow: [Face; 2],
    blue: [Face; 2],
}

impl FourDice {
    /// Four dice; the order within a colour does not matter.
    #[must_use]
    pub fn new(yellow: [Face; 2], blue: [Face; 2]) -> Self {
        let sorted = |[a, b]: [Face; 2]| if a <= b { [a, b] } else { [b, a] };
        Self { yellow: sorted(yellow), blue: sorted(blue) }
    }

    /// The dice of two pairs together.
    #[must_use]
    pub fn of_pairs(one: Pair, other: Pair) -> Self {
        Self::new([one.yellow, other.yellow], [one.blue, other.blue])
    }

    /// The same with a die of this colour that shows another face; none where no die shows `from`.
    #[must_use]
    pub fn with(self, colour: Colour, from: Face, to: Face) -> Option<Self> {
        let turned = |[a, b]: [Face; 2]| match from {
            _ if a == from => Some([to, b]),
            _ if b == from => Some([a, to]),
            _ => None,
        };
        Some(match colour {
            Colour::Yellow => Self::new(turned(self.yellow)?, self.blue),
            Colour::Blue => Self::new(self.yellow, turned(self.blue)?),
        })
    }

    /// All that four dice can show, each with the ways to it: 1,296 in all.
    pub fn all() -> impl Iterator<Item = (Self, u32)> {
        twos()
            .flat_map(|(yellow, ways)| twos().map(move |(blue, times)| (Self { yellow, blue }, ways * times)))
    }

    /// The yellow dice, lower first.
    #[must_use]
    pub const fn yellow(self) -> [Face; 2] {
        self.yellow
    }

    /// The blue dice, lower first.
    #[must_use]
    pub const fn blue(self) -> [Face; 2] {
        self.blue
    }
}

/// What two dice of one colour can show, with the ways to it.
fn twos() -> impl Iterator<Item = ([Face; 2], u32)> {
    (0..6).flat_map(|low| {
        (low..6).map(move |high| ([Face::ALL[low], Face::ALL[high]], 1 + u32::from(low < high)))
    })
}

/// What a roll is for. The seeds of a game roll for each purpose apart.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum RollKind {
    /// Who goes first (§3.1).
    FirstPlayer,
    /// A building of setup (§3.2, §9).
    Setup,
    /// The pair placed after setup (§3.3).
    Placing,
    /// The extra pair (§3.4).
    ExtraPair,
    /// The player's own pair, used last turn (§4.1, §10).
    OwnPair,
    /// All four dice (§4.3b, §5.2, §10).
    AllFour,
    /// A phantom's box (§9).
    Phantom,
}

impl RollKind {
    /// The name that records and messages use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FirstPlayer => "first_player",
            Self::Setup => "setup",
            Self::Placing => "placing",
            Self::ExtraPair => "extra_pair",
            Self::OwnPair => "own_pair",
            Self::AllFour => "all_four",
            Self::Phantom => "phantom",
        }
    }
}

/// A roll that a game waits for. Equal requests of two games with one seed get equal dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RollRequest {
    /// What it is for.
    pub purpose: RollKind,
    /// The row of the score sheet that rolls; 0 for the first player's draw.
    pub seat: u8,
    /// The current round, 1–33; in setup which of the three buildings (1–3); 0 for the rolls between.
    pub round: u8,
    /// How many rolls of this request hit what was built or full (§3.2, §9).
    pub tries: u16,
}

/// What a game waits for.
pub type ToAct = kernel::ToAct<RollRequest>;

/// Why a command is refused. The state is unchanged then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// A decision, while dice are to be rolled.
    RollFirst(RollRequest),
    /// A roll of the wrong kind or at the wrong time.
    NoSuchRoll,
    /// A seat that is not at the table.
    NoSuchSeat(u8),
    /// No die of that colour and face lies there, or it may not be changed.
    NoSuchDie {
        /// Its colour.
        colour: Colour,
        /// The face asked for.
        face: Face,
    },
    /// Another die of this colour was changed already.
    AnotherChanged(Colour),
    /// Beyond 1 or 6.
    BeyondFace(Face),
    /// Too few coins for a special action.
    Coins {
        /// What it would be.
        action: SpecialAction,
        /// What there is.
        have: u8,
        /// What it costs.
        need: u8,
    },
    /// The dice do not point there.
    NotOffered(Cell),
    /// The cell is crossed out.
    AlreadyBuilt(Cell),
    /// The action is chosen already.
    ActionChosen,
    /// A second building without a first.
    NoFirstBuilding,
    /// Dice were changed, and only one special action is allowed.
    OneSpecialAction,
    /// The action is still to be chosen.
    NoAction,
    /// A pair is still to be kept.
    KeepFirst,
    /// Nothing is kept now.
    NothingToKeep,
    /// Not among the dice rolled.
    NotRolled(Pair),
}
