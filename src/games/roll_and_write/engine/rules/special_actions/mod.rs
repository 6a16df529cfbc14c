//! Special actions (§5). Each is one file, which says what it costs, when it is legal, what it does and which turns it
//! makes possible. One more is its file and its name in the list below: the rules ask all. What else knows them by name is
//! listed in CONTRIBUTING.

mod build_second;
mod change_dice;
mod variants;

pub use build_second::BuildSecond;
pub use change_dice::ChangeDie;
pub use variants::{Variant, Variants};

use super::{Cell, Colour, Face, GameConfig, Illegal, Move, Pair, SpecialActions, State, dice::Slots};

/// What a special action says of itself.
trait Rules: Copy + Into<SpecialAction> {
    /// Coins that it costs.
    const PRICE: u8;
    /// Buildings that it adds.
    const BUILDINGS: u8;
    /// What [`Rules::vary`] adds at most.
    const VARIANTS: usize = 0;

    /// All that the dice of the acting player could name, legal or not, each once and in a fixed order.
    fn candidates(state: &State) -> Vec<Self>;

    /// What it does in this position, where it is the time for it.
    fn effect(self, state: &State) -> Option<Effect>;

    /// Carries it out, or says why not and changes nothing.
    fn apply(self, state: &mut State, config: &GameConfig) -> Result<(), Illegal>;

    /// Before the action: what it can make the dice of one colour show.
    #[inline]
    fn vary(_config: &GameConfig, _dice: Slots, _variants: &mut Variants) {}

    /// The steps to what [`Rules::vary`] said, for the least coins.
    fn steps(_config: &GameConfig, _colour: Colour, _dice: Slots, _to: [Face; 2]) -> Option<Vec<Self>> {
        None
    }

    /// After a building: what can end a whole turn; of two orders that lead to one state only one.
    #[inline]
    fn follow(_config: &GameConfig, _built: &Built, _hear: &mut impl FnMut(FollowUp)) {}
}

/// What a special action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// A die of this colour is turned.
    Turns {
        /// Yellow or blue.
        colour: Colour,
        /// What it shows before.
        from: Face,
        /// What it shows then.
        to: Face,
    },
    /// A cell is built, and all four dice are rolled then.
    Builds(Cell),
}

impl Effect {
    /// The cell that is built.
    #[must_use]
    pub const fn built(self) -> Option<Cell> {
        match self {
            Self::Builds(cell) => Some(cell),
            Self::Turns { .. } => None,
        }
    }
}

/// A special action that follows a building and builds another cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FollowUp {
    /// The special action.
    pub action: SpecialAction,
    /// The cell that it builds.
    pub cell: Cell,
}

/// A building of a turn, as what may follow it sees it.
#[derive(Clone, Copy, Debug)]
pub struct Built {
    /// The cell.
    pub cell: Cell,
    /// The dice that are not used.
    pub unused: Pair,
    /// The cells that were built before, as a mask.
    pub before: u64,
    /// Coins left.
    pub coins: u8,
    /// Special actions before it.
    pub taken: Taken,
}

/// The kinds of special actions taken in a turn (§5.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Taken(u8);

impl Taken {
    /// None.
    pub const NONE: Self = Self(0);

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether so many kinds fit into one turn (§5.3).
    #[inline]
    #[must_use]
    pub fn is_allowed(self, config: &GameConfig) -> bool {
        match config.special_actions() {
            SpecialActions::One => self.0 & self.0.wrapping_sub(1) == 0,
            SpecialActions::Both => true,
        }
    }

    const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// Makes of the list a type, and what asks each of them.
macro_rules! special_actions {
    ($($(#[$doc:meta])* $name:ident,)+) => {
        /// A special action (§5).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum SpecialAction { $($(#[$doc])* $name($name),)+ }

        /// Which bit of [`Taken`] is whose.
        enum Place { $($name,)+ }

        $(
            impl From<$name> for SpecialAction {
                fn from(action: $name) -> Self {
                    Self::$name(action)
                }
            }

            impl From<$name> for Move {
                fn from(action: $name) -> Self {
                    Self::Special(SpecialAction::$name(action))
                }
            }

            impl $name {
                /// That it was taken.
                pub(super) const TAKEN: Taken = Taken(1 << Place::$name as u8);
            }
        )+

        impl SpecialAction {
            /// The most buildings that any of them adds to a turn.
            pub(super) const MOST_BUILDINGS: u8 = max(&[$($name::BUILDINGS),+]);

            /// What they can make the dice of one colour show at most, beside what these show already.
            const VARIANTS: usize = $($name::VARIANTS +)+ 0;

            /// Coins that it costs.
            #[must_use]
            pub const fn price(self) -> u8 {
                match self { $(Self::$name(_) => $name::PRICE,)+ }
            }

            /// What it does in this position, where it is the time for it.
            #[must_use]
            pub fn effect(self, state: &State) -> Option<Effect> {
                match self { $(Self::$name(action) => action.effect(state),)+ }
            }

            /// All that the dice of the acting player could name, legal or not.
            pub(super) fn candidates(state: &State) -> Vec<Self> {
                let mut list = Vec::new();
                $(list.extend($name::candidates(state).into_iter().map(Self::from));)+
                list
            }

            pub(super) fn apply(self, state: &mut State, config: &GameConfig) -> Result<(), Illegal> {
                match self { $(Self::$name(action) => action.apply(state, config),)+ }
            }

            /// The steps by which those taken make the dice of one colour show two faces, for the least coins.
            pub(super) fn steps(
                config: &GameConfig,
                taken: Taken,
                colour: Colour,
                dice: Slots,
                to: [Face; 2],
            ) -> Vec<Self> {
                let mut ways: Vec<Vec<Self>> = Vec::new();
                $(if taken.has($name::TAKEN) && let Some(steps) = $name::steps(config, colour, dice, to) {
                    ways.push(steps.into_iter().map(Self::from).collect());
                })+
                let price = |way: &Vec<Self>| way.iter().map(|step| step.price()).sum::<u8>();
                ways.into_iter().min_by_key(price).unwrap_or_default()
            }

            /// What one of them after a building costs at least.
            pub(super) const CHEAPEST_BUILDING: u8 = cheapest(&[$(($name::BUILDINGS, $name::PRICE)),+]);
        }

        impl Variants {
            /// What special actions can make dice of one colour show before the action.
            #[inline]
            pub(super) fn new(config: &GameConfig, dice: Slots, coins: u8) -> Self {
                let mut variants = Self::lying(dice, coins);
                $($name::vary(config, dice, &mut variants);)+
                variants
            }
        }

        /// Hears of every special action that can follow a building of a whole turn.
        #[inline]
        pub fn each_follow_up(
            config: &GameConfig,
            built: &Built,
            mut hear: impl FnMut(FollowUp),
        ) {
            $($name::follow(config, built, &mut hear);)+
        }
    };
}

special_actions! {
    /// Turns a die (§5.1).
    ChangeDie,
    /// Builds the cell of the unused dice (§5.2).
    BuildSecond,
}

impl State {
    /// Special actions that would do something in this position, legal or not, each once.
    #[must_use]
    pub fn special_actions(&self) -> Vec<SpecialAction> {
        let candidates = SpecialAction::candidates(self).into_iter();
        candidates.filter(|action| action.effect(self).is_some()).collect()
    }

    /// Special actions that build another cell now, each once (§4.4).
    #[must_use]
    pub fn follow_ups(&self, config: &GameConfig) -> Vec<FollowUp> {
        let follow_up = |action: SpecialAction| {
            let cell = action.effect(self)?.built()?;
            self.is_legal(config, Move::Special(action)).then_some(FollowUp { action, cell })
        };
        self.special_actions().into_iter().filter_map(follow_up).collect()
    }

    /// Refuses a kind of special action beside another one (§5.3).
    #[inline]
    fn check_beside(&self, config: &GameConfig, kind: Taken) -> Result<(), Illegal> {
        if self.taken.and(kind).is_allowed(config) { Ok(()) } else { Err(Illegal::OneSpecialAction) }
    }

    /// Pays for a special action, the last that can fail of it.
    #[inline]
    fn pay(&mut self, action: SpecialAction, kind: Taken, need: u8) -> Result<(), Illegal> {
        let sheet = &mut self.sheets[self.seat as usize];
        let have = sheet.coins();
        if have < need {
            return Err(Illegal::Coins { action, have, need });
        }
        sheet.spend(need);
        self.taken = self.taken.and(kind);
        Ok(())
    }
}

const fn max(numbers: &[u8]) -> u8 {
    let (mut most, mut i) = (0, 0);
    while i < numbers.len() {
        if numbers[i] > most {
            most = numbers[i];
        }
        i += 1;
    }
    most
}

/// The least price of those that build.
const fn cheapest(list: &[(u8, u8)]) -> u8 {
    let (mut least, mut i) = (u8::MAX, 0);
    while i < list.len() {
        let (buildings, price) = list[i];
        if buildings > 0 && price < least {
            least = price;
        }
        i += 1;
    }
    least
}
