//! The desks of all games.

use std::any::Any;

use common::contract::{Desk, GameList, GameRef};
use storage::DataDir;

/// What of each game is under way.
pub struct Desks(Vec<(GameRef, Box<dyn Desk>)>);

impl Desks {
    /// As the program starts.
    pub fn new(list: GameList, data: &DataDir) -> Self {
        Self(list.all().map(|game| (game, game.desk(data))).collect())
    }

    /// That of the game that records call so.
    pub fn of(&self, id: &str) -> Option<&dyn Desk> {
        self.0.iter().find(|(game, _)| game.id() == id).map(|(_, desk)| &**desk)
    }

    /// All of them, each with its game.
    pub fn each(&self) -> impl Iterator<Item = (GameRef, &dyn Desk)> {
        self.0.iter().map(|(game, desk)| (*game, &**desk))
    }

    /// The same, to change them.
    pub fn each_mut(&mut self) -> impl Iterator<Item = (GameRef, &mut (dyn Desk + 'static))> {
        self.0.iter_mut().map(|(game, desk)| (*game, &mut **desk))
    }

    /// That of one game, as it knows it.
    pub fn typed<D: Desk>(&self) -> Option<&D> {
        self.each().find_map(|(_, desk)| {
            let desk: &dyn Any = desk;
            desk.downcast_ref()
        })
    }

    /// The same, to change it.
    pub fn typed_mut<D: Desk>(&mut self) -> Option<&mut D> {
        self.each_mut().find_map(|(_, desk)| {
            let desk: &mut dyn Any = desk;
            desk.downcast_mut()
        })
    }
}
