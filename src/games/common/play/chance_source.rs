//! Where the chance of a game comes from: the program or the table.

use std::fmt::Debug;

use kernel::{DrawOf, Game, PlayedKind};

/// Where chance comes from.
pub trait ChanceSource<K: PlayedKind>: Copy + Debug {
    /// From people alone, who type it in.
    const TYPED: Self;

    /// From where it came in a game so far.
    fn of(game: &Game<K>) -> Self;

    /// Whether the program draws anything, so that it needs a seed.
    fn needs_seed(self) -> bool;

    /// Whether the program draws by itself what is due in a game, and nobody has to ask for it.
    fn draws(self, game: &Game<K>, due: DrawOf<K>) -> bool;

    /// Whether who asks for this chance asks for all like it that follows.
    fn in_one_go(game: &Game<K>, due: DrawOf<K>) -> bool;
}
