//! How the board of a table stands, in as few words as a picture needs.

use serde::{Deserialize, Serialize};

use crate::{
    pad::LedgerState,
    rules::{Board, CornerAt, Space, SpaceAt, Symbol},
};

/// A board, and what stands on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Land {
    /// Its rows, as boards are written.
    rows: Vec<String>,
    /// The same rows, with the player's number in place of each space that somebody has.
    owners: Vec<String>,
    /// The walls, by their ends.
    pub walls: Vec<[CornerAt; 2]>,
    /// Where Alexander stands.
    pub alexander: CornerAt,
}

/// A space as a picture shows it.
pub struct LandSpace {
    /// Where it lies.
    pub at: SpaceAt,
    /// What is on it.
    pub symbol: Option<Symbol>,
    /// Whose it is, from 0.
    pub owner: Option<usize>,
}

impl Land {
    /// The board of a table as it stands; none if the table has none.
    #[must_use]
    pub fn of(board: &Board, state: &LedgerState) -> Option<Self> {
        let (position, provinces) = state.on_board()?;
        let owner = |space: Space| provinces.all().get(provinces.of(space)?)?.province.owner();
        let rows = board.draft().rows;
        let mut owners: Vec<Vec<u8>> = rows.iter().map(|row| row.clone().into_bytes()).collect();
        for space in board.spaces() {
            let (row, column) = board.place(space);
            let place = owners.get_mut(usize::from(row)).and_then(|row| row.get_mut(usize::from(column)));
            if let (Some(place), Some(owner)) = (place, owner(space)) {
                *place = b'1'.saturating_add(owner);
            }
        }
        let walls = board.lines().filter(|line| position.walls.has(*line));
        Some(Self {
            rows,
            owners: owners.into_iter().filter_map(|row| String::from_utf8(row).ok()).collect(),
            walls: walls.map(|line| board.ends(line).map(|corner| board.at(corner))).collect(),
            alexander: board.at(position.alexander),
        })
    }

    /// All its spaces.
    pub fn spaces(&self) -> impl Iterator<Item = LandSpace> {
        let row = |(row, (text, owners)): (u8, (&String, &String))| {
            let spaces: Vec<LandSpace> = (0_u8..)
                .zip(text.chars().zip(owners.chars()))
                .filter(|(_, (letter, _))| *letter != ' ')
                .map(|(column, (letter, owner))| LandSpace {
                    at: (row, column),
                    symbol: Symbol::from_letter(letter),
                    owner: owner.to_digit(10).and_then(|player| usize::try_from(player).ok()?.checked_sub(1)),
                })
                .collect();
            spaces
        };
        (0_u8..).zip(self.rows.iter().zip(&self.owners)).flat_map(row)
    }
}
