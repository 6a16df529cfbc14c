//! Who advises: a configuration with what there is in it, and values.

use std::sync::Arc;

use super::{
    Breadth, Choice, Values,
    after::{After, Told},
    board_view::{BoardView, BoardViews},
    bundled,
    choice::carry_out,
    material::Material,
    options::{Options, Rank, Tell},
    values::{Hands, Seen},
};
use crate::rules::play::{Move, PlayConfig, State, ToAct};

/// Knows what options are worth in games by one configuration.
#[derive(Clone, Debug)]
pub struct Advisor {
    config: PlayConfig,
    material: Arc<Material>,
    values: Arc<Values>,
}

/// An option and what it is worth.
pub(super) struct Valued {
    /// Own VP in all, less part of the best rival's.
    pub worth: f32,
    pub own: f32,
    pub moves: Vec<Move>,
    /// The Alhambra of who decides, as it is then.
    pub board: BoardView,
}

/// The best option.
pub(super) struct Best {
    pub worth: f32,
    pub moves: Vec<Move>,
    /// Of how many it was chosen.
    pub among: u64,
    /// The Alhambra of who decides, as it is then.
    pub board: BoardView,
}

impl Valued {
    pub fn new(seen: &Seen, told: &Told) -> Self {
        Self::of(seen, &told.after, told.moves())
    }

    pub fn of(seen: &Seen, after: &After, moves: Vec<Move>) -> Self {
        let (own, rival) = seen.both(after);
        Self { worth: seen.counts(own, rival), own, moves, board: after.board.clone() }
    }
}

impl Advisor {
    /// With the values that come with the program.
    #[must_use]
    pub fn new(config: PlayConfig) -> Self {
        let values = bundled::values(config.players());
        Self::with_values(config, values)
    }

    /// With other values.
    #[must_use]
    pub fn with_values(config: PlayConfig, values: Arc<Values>) -> Self {
        let material = Arc::new(Material::new(&config));
        Self { config, material, values }
    }

    /// The configuration.
    #[must_use]
    pub const fn config(&self) -> &PlayConfig {
        &self.config
    }

    pub(super) fn material(&self) -> &Material {
        &self.material
    }

    /// What was learned.
    #[must_use]
    pub fn values(&self) -> &Values {
        &self.values
    }

    /// The Alhambras of a position.
    pub(super) fn boards(&self, state: &State) -> BoardViews {
        let mut boards = BoardViews::default();
        boards.update(&self.config, &self.material, state);
        boards
    }

    /// A position as the values see it; none when no decision is due.
    pub(super) fn seen<'a>(&'a self, state: &State, boards: &'a BoardViews) -> Option<Seen<'a>> {
        self.seen_with(Hands::Remembered, state, boards)
    }

    /// The same by who may have forgotten the others' hands.
    pub(super) fn seen_with<'a>(
        &'a self,
        hands: Hands,
        state: &State,
        boards: &'a BoardViews,
    ) -> Option<Seen<'a>> {
        let ToAct::Decision(seat) = state.to_act(&self.config) else { return None };
        let seen_by = (seat.into(), hands);
        Seen::new(&self.values, &self.config, &self.material, boards, state, seen_by)
    }

    /// All options of the decision that is due, the best first by value.
    #[must_use]
    pub fn options(&self, state: &State, breadth: Breadth) -> Vec<(f32, Choice)> {
        let boards = self.boards(state);
        let mut all = Vec::new();
        if let Some(seen) = self.seen(state, &boards) {
            self.each(state, &boards, breadth, &|after| seen.worth(after), &mut |told| {
                all.push((told.rank, Choice::of(&self.config, state, told.moves())));
            });
        }
        all.sort_by(|(one, _), (two, _)| two.total_cmp(one));
        all
    }

    /// The best option by value; none when no decision is due.
    pub(super) fn best(&self, state: &State, boards: &BoardViews) -> Option<Best> {
        let seen = self.seen(state, boards)?;
        let (mut best, mut among): (Option<Best>, _) = (None, 0);
        self.each(state, boards, Breadth::Best, &|after| seen.worth(after), &mut |told| {
            among += 1;
            if best.as_ref().is_none_or(|best| told.rank > best.worth) {
                let list = best.take().map_or_else(Vec::new, |best| best.moves);
                let (moves, board) = (told.moves_into(list), told.after.board.clone());
                best = Some(Best { worth: told.rank, moves, among, board });
            }
        });
        best.map(|best| Best { among, ..best })
    }

    /// Plays the best option by value, and says of how many; none when no decision is due.
    pub(super) fn play_best(&self, state: &mut State, boards: &mut BoardViews) -> Option<u64> {
        let seat = self.deciding(state)?;
        boards.update(&self.config, &self.material, state);
        let Best { moves, among, board, .. } = self.best(state, boards)?;
        carry_out(&self.config, state, &moves);
        boards.take_over(&self.config, &self.material, (seat, board), state.player(seat).grounds());
        Some(among)
    }

    /// Tells each option of the decision that is due; of many ways to place tiles those that are ranked best.
    pub(super) fn each(&self, state: &State, boards: &BoardViews, breadth: Breadth, rank: Rank, tell: Tell) {
        if let Some(mut options) = Options::new(&self.config, &self.material, state, boards, breadth, rank) {
            options.each(state, tell);
        }
    }
}
