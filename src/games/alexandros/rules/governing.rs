//! Governors on a board: occupying provinces, taking them over, and taking governors back (§X4.2, §X4.3,
//! §X4.5).

use std::collections::BTreeSet;

use super::{Board, BoardState, Conquest, Cost, Illegal, Rim, Space, Symbols};

impl BoardState {
    /// The position after a player, one of so many, has acquired a province by putting governors on these spaces of
    /// it, and what that costs. Governors who stand there go home first; after that their spaces are like all others
    /// (§X4.3).
    ///
    /// # Errors
    /// When the province cannot be acquired in this way, or the governors cannot stand there.
    pub fn conquered(
        &self,
        board: &Board,
        rim: Rim,
        how: Conquest,
        players: u8,
        player: u8,
        spaces: &[Space],
    ) -> Result<(Self, Cost), Illegal> {
        let home = self.governors.home(player);
        let Some(&first) = spaces.first() else { return Err(Illegal::NoGovernor { wanted: 0, home }) };
        let provinces = self.provinces(board, rim);
        let number = provinces.of(first).ok_or(Illegal::NoProvince(first))?;
        let mut named = BTreeSet::new();
        let mut on = Symbols::NONE;
        for &space in spaces {
            match board.symbol(space) {
                Some(symbol) if provinces.of(space) == Some(number) && named.insert(space) => {
                    on = on.with(symbol);
                }
                _ => return Err(Illegal::NoPlaceOn(space)),
            }
        }
        let province = &provinces.all()[number];
        let cost = province.province.cost(how, players, player, home, on)?;
        let mut after = self.clone();
        province.spaces.iter().for_each(|space| after.governors.remove(*space));
        spaces.iter().for_each(|space| after.governors.put(*space, player));
        Ok((after, cost))
    }

    /// The position after a player has taken back the governor on a space (§X4.5).
    ///
    /// # Errors
    /// [`Illegal::NotThere`] when the player has none there.
    pub fn taken_back(&self, player: u8, space: Space) -> Result<Self, Illegal> {
        if self.governors.at(space) != Some(player) {
            return Err(Illegal::NotThere(player));
        }
        let mut after = self.clone();
        after.governors.remove(space);
        Ok(after)
    }
}
