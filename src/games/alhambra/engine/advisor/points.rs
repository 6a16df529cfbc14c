//! VP of types, looked up: what a row would get in a scoring by how many have more and how many as many (§A2.2).

use std::{array::from_fn, sync::LazyLock};

use crate::rules::{
    Module, Row, Scoring, ScoringSnapshot,
    play::{MOST_PLAYERS, State},
};
use common::BuildingType;
use kernel::share;

/// Rows at most: six players, or two and the third player.
const ROWS: usize = MOST_PLAYERS + 1;

/// Tiles of each type, row by row.
pub(super) type Rows = [[u8; BuildingType::COUNT]; ROWS];

/// What each row has of a type, a byte each; rows that nobody has are without tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tiles([u8; 8]);

impl Tiles {
    #[inline]
    pub fn of(building: usize, rows: &Rows) -> Self {
        let mut all = [0; 8];
        all.iter_mut().zip(rows).for_each(|(tiles, types)| *tiles = types[building]);
        Self(all)
    }

    /// Those of a row.
    #[inline]
    pub const fn row(self, row: usize) -> u8 {
        self.0[row]
    }

    /// Those of each.
    #[inline]
    pub fn each(self) -> impl Iterator<Item = u8> {
        self.0.into_iter()
    }

    /// How many rows have so many, or more.
    #[inline]
    pub const fn rows_with(self, tiles: u8) -> u8 {
        // Of each byte the highest bit is free: no type has so many tiles. It is left where a byte is not less.
        let highest = u64::from_le_bytes([0x80; 8]);
        let left = (u64::from_le_bytes(self.0) | highest) - u64::from_le_bytes([tiles; 8]);
        // A one for each of them is added up in the last byte.
        ((left & highest) >> 7).wrapping_mul(u64::from_le_bytes([1; 8])).to_le_bytes()[7]
    }
}

/// By scoring, type, rows before and rows that share.
type Table = [ByType; Scoring::ALL.len()];
type ByType = [Shares; BuildingType::COUNT];

/// What a row gets for a type, by how many rows are before it and how many share its places.
pub(super) type Shares = [[u8; ROWS + 1]; ROWS];

static SHARES: LazyLock<Table> = LazyLock::new(|| {
    table(|scoring, places| {
        share(Scoring::ALL[scoring].places(places.building), places.before, places.sharing)
    })
});

/// The same for each scoring and all after it together.
static SHARES_TO_COME: LazyLock<Table> = LazyLock::new(|| {
    table(|from, places| {
        let of = |scoring: &ByType| scoring[places.building.index()][places.before][places.sharing];
        SHARES[from..].iter().map(of).sum()
    })
});

/// Which places of a type a row takes.
#[derive(Clone, Copy)]
struct Places {
    building: BuildingType,
    before: usize,
    sharing: usize,
}

fn table(vp: impl Fn(usize, Places) -> u8) -> Table {
    from_fn(|scoring| {
        BuildingType::ALL.map(|building| {
            from_fn(|before| from_fn(|sharing| vp(scoring, Places { building, before, sharing })))
        })
    })
}

/// What a row gets for a type in the scorings from one on, if nothing changes.
#[inline]
pub(super) fn to_come(from: usize, building: usize) -> &'static Shares {
    &SHARES_TO_COME[from][building]
}

/// What a row gets for all types in one scoring.
pub(super) fn types_vp(scoring: Scoring, row: usize, rows: &Rows) -> u16 {
    let of_type = |building: usize| {
        let tiles = Tiles::of(building, rows);
        let own = tiles.row(row);
        if own == 0 {
            return 0;
        }
        let before = tiles.rows_with(own + 1);
        let sharing = tiles.rows_with(own) - before;
        SHARES[scoring.index()][building][usize::from(before)][usize::from(sharing)].into()
    };
    (0..BuildingType::COUNT).map(of_type).sum()
}

/// What a player has for types, walls and modules by the scorings that were held.
pub(super) fn parts_of(state: &State, seat: usize) -> [u16; 3] {
    state.snapshots().fold([0; 3], |sum, held| {
        let of = scored_parts(held, seat);
        std::array::from_fn(|part| sum[part] + of[part])
    })
}

fn scored_parts(held: &ScoringSnapshot, seat: usize) -> [u16; 3] {
    let mut rows = Rows::default();
    for (row, of) in rows.iter_mut().zip(&held.rows) {
        *row = *of.types();
    }
    let types = types_vp(held.scoring, seat, &rows);
    let Some(holdings) = held.rows.get(seat).and_then(Row::holdings) else { return [types, 0, 0] };
    let scores = |module: Module| module.scores_at(held.scoring);
    let modules = holdings.modules.iter().filter(|points| scores(points.module));
    [types, holdings.wall, modules.map(|points| points.vp).sum()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        GameConfig, Modules, Options, Printed, TileSet,
        play::{GameRules, Move, PlayConfig, ToAct},
    };
    use common::search::Generator;
    use kernel::Rules;

    /// The last position of a game that is played at random.
    fn end(config: &PlayConfig, generator: &mut Generator) -> State {
        let mut state = State::new(config);
        loop {
            let mv: Option<Move> = match state.to_act(config) {
                ToAct::Chance(_) => GameRules::draw(config, &state, &mut |n| generator.below(n)),
                ToAct::Decision(_) => {
                    let moves = GameRules::legal_moves(config, &state);
                    moves.get(generator.below(moves.len() as u32) as usize).copied()
                }
                ToAct::Nothing => return state,
            };
            state.apply(config, mv.unwrap()).unwrap();
        }
    }

    #[test]
    fn what_every_player_has_is_what_the_breakdown_says() {
        for players in 2..=6 {
            let options =
                Options { modules: Module::ALL.into_iter().collect::<Modules>(), ..Options::default() };
            let game = GameConfig::new(players, TileSet::standard().clone(), options).unwrap();
            let config = PlayConfig::new(game, &Printed::ours()).unwrap();
            let end = end(&config, &mut Generator::new(3, 1));
            let found = end.totals();
            for (seat, row) in end.breakdown().iter().enumerate().take(players) {
                assert_eq!(row.vp, i32::from(found[seat]));
                assert_eq!(found[seat], parts_of(&end, seat).into_iter().sum::<u16>());
            }
        }
    }
}
