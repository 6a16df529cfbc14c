//! The pages of the game.

/// The pages of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GamePage {
    /// A new table.
    NewTable,
    /// The table that is being kept.
    Table,
    /// The score card of the record that is being looked at.
    ScoreCard,
    /// Its replay.
    Replay,
    /// A finished game that is being typed in.
    LateEntry,
    /// The user's own boards.
    Boards,
    /// The board that is being transcribed.
    BoardEditor,
}
