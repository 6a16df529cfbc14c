//! The steps of operations on the disk.

/// What a step does to the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It only looks.
    Reads,
    /// It needs room.
    Writes,
    /// It gives room back.
    Removes,
}
