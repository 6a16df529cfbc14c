//! The pages of the game.

/// The pages of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GamePage {
    /// A new game.
    NewGame,
    /// The game being played.
    Play,
    /// The challenges of the day and of the week, and codes.
    Challenges,
    /// A new table.
    NewTable,
    /// The table being kept.
    Table,
    /// The score card of the record that is looked at.
    ScoreCard,
    /// Its replay.
    Replay,
    /// What its decisions were worth.
    Review,
    /// What others make of the same tiles and cards.
    SameTiles,
    /// A decision that is tried again.
    Trial,
    /// The decisions that are practised.
    Drills,
    /// A finished game that is being typed in.
    LateEntry,
    /// The camps, bazaars and falcons of the user's box.
    Pieces,
    /// The rules.
    Rules,
    /// A first game in which each step is explained.
    Lesson,
}
