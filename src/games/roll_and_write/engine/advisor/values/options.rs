//! The options of a turn and their values, fast: what a building adds is computed once for each cell.

use super::{
    Values,
    entries::{
        ALL_ROLLED, BLOCK, COLUMN, COLUMN_SET, KEPT, LEAD, OWN_ROLLED, ROW, ROW_SET, TYPE_SET, UNDER_BLUE,
        UNDER_YELLOW, coin, kind, line,
    },
    sets::unit,
    view::{View, pattern},
    weight,
};
use crate::rules::{
    Action, Built, Cell, CompleteTurn, FourDice, GameConfig, Pair, State, Variant, Variants, each_follow_up,
};

/// An option of a turn and its value.
#[derive(Clone, Copy, Debug)]
pub(super) struct ValuedTurn {
    /// What the dice of each colour show.
    dice: [Variant; 2],
    action: Action,
    pub value: f32,
}

impl ValuedTurn {
    /// The complete turn that it is.
    pub fn turn(&self) -> CompleteTurn {
        CompleteTurn::new(self.dice, self.action)
    }

    pub const fn gains(&self) -> Option<u8> {
        match self.action {
            Action::GainCoins(gained) => Some(gained),
            Action::Build(..) => None,
        }
    }

    pub fn spends(&self) -> bool {
        let follow_up = match self.action {
            Action::Build(_, follow_up) => follow_up.map_or(0, |follow_up| follow_up.action.price()),
            Action::GainCoins(_) => 0,
        };
        self.dice.iter().map(|variant| variant.price).sum::<u8>() + follow_up > 0
    }
}

impl Values {
    /// The best complete turn of the acting player; none when it is not the time for one, or a die was changed already.
    #[must_use]
    pub fn best_turn(&self, config: &GameConfig, state: &State) -> Option<CompleteTurn> {
        let four = state.four().filter(|_| state.changes() == 0)?;
        Some(self.best(config, &View::new(config, state), four)?.turn())
    }

    /// The best option of a turn that begins with these dice.
    #[inline]
    pub(super) fn best(&self, config: &GameConfig, view: &View, four: FourDice) -> Option<ValuedTurn> {
        let mut best: Option<ValuedTurn> = None;
        self.each_option(config, view, four, |choice| {
            if best.is_none_or(|best| choice.value > best.value) {
                best = Some(choice);
            }
        });
        best
    }

    /// Hears of every option of a turn that begins with these dice, of some more than once.
    #[inline]
    pub(super) fn each_option(
        &self,
        config: &GameConfig,
        view: &View,
        four: FourDice,
        mut hear: impl FnMut(ValuedTurn),
    ) {
        let sums = Sums::new(self, view);
        let solo = config.is_solo();
        let yellows = Variants::of(config, four.yellow(), view.coins);
        let blues = Variants::of(config, four.blue(), view.coins);
        let is_free = |cell: Cell| view.built & cell.bit() == 0;
        let mut gains = [f32::NAN; Cell::COUNT];
        for &yellow in yellows.as_slice() {
            for &blue in blues.as_slice() {
                let (changes, taken) = (yellow.price + blue.price, yellow.taken.and(blue.taken));
                if changes > view.coins || !taken.is_allowed(config) {
                    continue;
                }
                let coins = view.coins - changes;
                let dice = [yellow, blue];
                let after_building = sums.before + sums.coins(coins, view.room);
                let mut paying = 0;
                for (i, j) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    let used = Pair { yellow: yellow.dice[i], blue: blue.dice[j] };
                    let unused = Pair { yellow: yellow.dice[1 - i], blue: blue.dice[1 - j] };
                    let cell = used.cell();
                    if !is_free(cell) {
                        paying += 1;
                        continue;
                    }
                    if gains[cell.index()].is_nan() {
                        gains[cell.index()] = sums.gain(view, cell.index());
                    }
                    let gain = gains[cell.index()];
                    let next =
                        if solo { sums.kept(view, Some(used), unused) } else { sums.at(KEPT + OWN_ROLLED) };
                    hear(ValuedTurn {
                        dice,
                        action: Action::Build(cell, None),
                        value: after_building + gain + next,
                    });
                    let built = Built { cell, unused, before: view.built, coins, taken };
                    each_follow_up(config, &built, |follow_up| {
                        let value = sums.before
                            + gain
                            + sums.gain_after(view, cell.index(), follow_up.cell.index())
                            + sums.coins(coins - follow_up.action.price(), view.room)
                            + sums.at(KEPT + ALL_ROLLED);
                        hear(ValuedTurn { dice, action: Action::Build(cell, Some(follow_up)), value });
                    });
                }
                let gained = view.room.min(paying);
                let value =
                    sums.before + sums.coins(coins + gained, view.room - gained) + sums.at(KEPT + ALL_ROLLED);
                hear(ValuedTurn { dice, action: Action::GainCoins(gained), value });
            }
        }
    }

    /// The best pair to keep of four dice just rolled (§4.3b), with its value.
    pub(super) fn best_pair(&self, view: &View, four: FourDice) -> (Pair, f32) {
        let sums = Sums::new(self, view);
        let with = sums.before + sums.coins(view.coins, view.room);
        let mut best = (Pair { yellow: four.yellow()[0], blue: four.blue()[0] }, f32::NEG_INFINITY);
        for yellow in four.yellow() {
            for blue in four.blue() {
                let value = with + sums.kept(view, None, Pair { yellow, blue });
                if value > best.1 {
                    best = (Pair { yellow, blue }, value);
                }
            }
        }
        best
    }
}

/// The parts of a value's sum.
struct Sums<'a> {
    values: &'a Values,
    block: &'a [std::sync::atomic::AtomicU32],
    /// All but coins and dice, before anything is built.
    before: f32,
}

impl<'a> Sums<'a> {
    #[inline]
    fn new(values: &'a Values, view: &View) -> Self {
        let mut sums = Self { values, block: &values.block(view.left)[..BLOCK], before: 0.0 };
        let mut before = sums.row_set(view.row_set)
            + sums.column_set(view.column_set)
            + sums.type_set(view.type_set)
            + sums.at(LEAD + usize::from(view.lead));
        for i in 0..6 {
            before += sums.at(line(ROW, i, pattern(view.built, i)))
                + sums.at(line(COLUMN, i, pattern(view.turned, i)));
            before += sums.kind(view, i, view.missing[i], false);
        }
        sums.before = before;
        sums
    }

    #[inline]
    fn at(&self, entry: usize) -> f32 {
        weight(&self.block[entry])
    }

    #[inline]
    fn coins(&self, coins: u8, room: u8) -> f32 {
        self.at(coin(coins, room))
    }

    #[inline]
    fn row_set(&self, packed: u32) -> f32 {
        self.at(ROW_SET + self.values.ranks[0].of(packed))
    }

    #[inline]
    fn column_set(&self, packed: u32) -> f32 {
        self.at(COLUMN_SET + self.values.ranks[0].of(packed))
    }

    #[inline]
    fn type_set(&self, packed: u32) -> f32 {
        self.at(TYPE_SET + self.values.ranks[1].of(packed))
    }

    /// A type's part; awarded types have none.
    #[inline]
    fn kind(&self, view: &View, building: usize, missing: u8, hit: bool) -> f32 {
        if view.awarded >> building & 1 == 0 {
            self.at(kind(building, missing, view.races[building], hit))
        } else {
            0.0
        }
    }

    /// What building a cell adds, dice and coins aside.
    #[inline]
    fn gain(&self, view: &View, cell: usize) -> f32 {
        let (row, column) = (cell / 6, cell % 6);
        let (in_row, in_column) = (pattern(view.built, row), pattern(view.turned, column));
        let (row_then, column_then) = (in_row | 1 << column, in_column | 1 << row);
        let set = |set: u32, line: usize| {
            let count = line.count_ones() as u8;
            set - unit(count) + unit(count + 1)
        };
        let building = self.values.grid[cell].index();
        let missing = view.missing[building];
        self.at(line(ROW, row, row_then)) - self.at(line(ROW, row, in_row))
            + self.at(line(COLUMN, column, column_then))
            - self.at(line(COLUMN, column, in_column))
            + self.row_set(set(view.row_set, in_row))
            - self.row_set(view.row_set)
            + self.column_set(set(view.column_set, in_column))
            - self.column_set(view.column_set)
            + self.type_set(view.type_set - unit(missing) + unit(missing - 1))
            - self.type_set(view.type_set)
            + self.kind(view, building, missing - 1, false)
            - self.kind(view, building, missing, false)
    }

    /// What building a second cell adds to a first.
    fn gain_after(&self, view: &View, first: usize, second: usize) -> f32 {
        let mut view = view.clone();
        let (row, column) = (first / 6, first % 6);
        let counts =
            [pattern(view.built, row), pattern(view.turned, column)].map(|line| line.count_ones() as u8);
        view.row_set = view.row_set - unit(counts[0]) + unit(counts[0] + 1);
        view.column_set = view.column_set - unit(counts[1]) + unit(counts[1] + 1);
        view.built |= 1 << first;
        view.turned |= 1 << (column * 6 + row);
        let missing = &mut view.missing[self.values.grid[first].index()];
        view.type_set = view.type_set - unit(*missing) + unit(*missing - 1);
        *missing -= 1;
        self.gain(&view, second)
    }

    /// What a kept pair adds, when the cell of `used` dice is built or none.
    #[inline]
    fn kept(&self, view: &View, used: Option<Pair>, kept: Pair) -> f32 {
        let (yellow, blue) = (kept.yellow.index(), kept.blue.index());
        let mut under = [pattern(view.built, yellow), pattern(view.turned, blue)];
        if let Some(used) = used {
            under[0] |= usize::from(kept.yellow == used.yellow) << used.blue.index();
            under[1] |= usize::from(kept.blue == used.blue) << used.yellow.index();
        }
        let cell = kept.cell().index();
        let mut sum = self.at(KEPT + cell)
            + self.at(line(UNDER_YELLOW, yellow, under[0]))
            + self.at(line(UNDER_BLUE, blue, under[1]));
        if used != Some(kept) && view.built >> cell & 1 == 0 {
            let building = self.values.grid[cell].index();
            let same = used.is_some_and(|used| self.values.grid[used.cell().index()].index() == building);
            let missing = view.missing[building] - u8::from(same);
            sum += self.kind(view, building, missing, true) - self.kind(view, building, missing, false);
        }
        sum
    }
}
