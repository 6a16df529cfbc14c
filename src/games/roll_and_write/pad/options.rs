//! What is agreed otherwise in mid-game: the sheet, rounds, readings of the rules, and who rolls for the phantoms.

use super::{GivenLayout, PadError, PadEvent};
use crate::{
    log::Options,
    rules::{ConfigFault, GameConfig, standard_rounds},
};
use kernel::By;

/// What holds at a table after all that was agreed otherwise.
#[derive(Clone, Copy, Debug)]
pub(super) struct InForce {
    /// The configuration: sheet, rounds and options are those of the whole game.
    pub(super) config: GameConfig,
    /// The latest round from which something else was agreed.
    pub(super) since: u8,
    /// Who rolls for the phantoms, where that was said.
    pub(super) phantom_dice: Option<By>,
}

impl InForce {
    /// What holds after the events of a table, in the order of their rounds; `start` is what was agreed at the start,
    /// with the counts as they were corrected.
    ///
    /// # Errors
    /// The first event that does not fit.
    pub(super) fn after<'a>(
        start: GameConfig,
        events: impl IntoIterator<Item = (usize, &'a PadEvent)>,
    ) -> Result<Self, (usize, PadError)> {
        let mut now = Self { config: start, since: 0, phantom_dice: None };
        for (number, event) in events {
            now.change(event).map_err(|error| (number, error))?;
        }
        Ok(now)
    }

    fn change(&mut self, event: &PadEvent) -> Result<(), PadError> {
        let &PadEvent::Options { round, layout, options, phantom_dice } = event else { return Ok(()) };
        let layout =
            layout.map_or(Ok(*self.config.layout()), GivenLayout::layout).map_err(PadError::Layout)?;
        let (players, phantoms) = (self.config.players(), self.config.phantoms());
        self.config = options.config(layout, players, phantoms).map_err(|faults| {
            PadError::GameConfig(faults.first().copied().unwrap_or(ConfigFault::Rounds(options.rounds)))
        })?;
        self.since = round;
        self.phantom_dice = phantom_dice.or(self.phantom_dice);
        Ok(())
    }
}

/// The same options at a table of other seats: rounds of the booklet stay those of the booklet, and only somebody alone
/// plays against phantoms (§2, §11).
pub(super) fn reseated(options: Options, [before, after]: [&GameConfig; 2]) -> Options {
    let by_the_booklet = options.rounds == i64::from(standard_rounds(before.rows()));
    Options {
        rounds: if by_the_booklet { standard_rounds(after.rows()).into() } else { options.rounds },
        phantom_bonus: options.phantom_bonus.filter(|_| after.is_solo()),
        ..options
    }
}
