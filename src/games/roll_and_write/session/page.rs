//! The pages of this game.

/// The pages of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GamePage {
    /// A new game.
    NewGame,
    /// A new table.
    NewPad,
    /// The current game.
    Play,
    /// The current table.
    Pad,
    /// The score card of the record that is looked at.
    ScoreCard,
    /// Its replay.
    Replay,
    /// What its decisions and its dice were worth.
    Review,
    /// The dice of the day and of the week, and codes.
    Challenges,
    /// A decision that is tried again.
    Trial,
    /// The same dice played by the advisor.
    BestPlay,
    /// How good a result is.
    Standing,
    /// The decisions that are practised.
    Drills,
    /// The user's own layouts.
    Layouts,
    /// The sheet that is being transcribed.
    LayoutEditor,
    /// A finished paper game that is being typed in.
    LateEntry,
    /// The rules.
    Rules,
    /// A first game in which each step is explained.
    Lesson,
}
