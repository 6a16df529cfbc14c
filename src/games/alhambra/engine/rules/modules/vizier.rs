//! The Vizier's token, and who has the first say (§A6.1). What it buys is not known at a table.

/// A player's token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Vizier {
    /// It may buy.
    #[default]
    Awake,
    /// It has bought, and must be woken.
    Asleep,
}

/// A Vizier who should buy sleeps, or one who should be woken is awake. It stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WrongVizier(pub Vizier);

impl Vizier {
    /// The token after a purchase.
    ///
    /// # Errors
    /// When it sleeps (code `asleep`, §A8).
    pub const fn buys(self) -> Result<Self, WrongVizier> {
        match self {
            Self::Awake => Ok(Self::Asleep),
            Self::Asleep => Err(WrongVizier(self)),
        }
    }

    /// The token after the action *wake the Vizier*.
    ///
    /// # Errors
    /// When it is awake.
    pub const fn wakes(self) -> Result<Self, WrongVizier> {
        match self {
            Self::Asleep => Ok(Self::Awake),
            Self::Awake => Err(WrongVizier(self)),
        }
    }
}

/// The players in the order in which their Viziers may buy: the one whose turn would come first, who has just finished
/// last.
pub fn vizier_order(players: usize, finished: usize) -> impl Iterator<Item = usize> {
    (1..=players).map(move |step| (finished + step) % players)
}
