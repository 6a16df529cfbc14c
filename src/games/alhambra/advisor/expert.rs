//! Who advises: a configuration with what there is in it, and values.

use std::sync::Arc;

use super::{
    Breadth, Choice, Values,
    board_view::{BoardView, BoardViews},
    bundled,
    material::Material,
    options::Options,
    values::Seen,
};
use crate::rules::play::{PlayConfig, State, ToAct};

/// Knows what options are worth in games by one configuration.
#[derive(Clone, Debug)]
pub struct Advisor {
    config: PlayConfig,
    material: Arc<Material>,
    values: Arc<Values>,
}

/// An option and what it is worth: own VP in all less part of the best rival's.
pub(super) struct Valued {
    pub worth: f32,
    pub choice: Choice,
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

    /// A position as the values see it; none when no decision is due.
    pub(super) fn seen<'a>(&'a self, state: &State, boards: &'a BoardViews) -> Option<Seen<'a>> {
        let ToAct::Decision(seat) = state.to_act(&self.config) else { return None };
        Seen::new(&self.values, &self.config, &self.material, boards, state, seat.into())
    }

    /// All options of the decision that is due, the best first by value.
    #[must_use]
    pub fn options(&self, state: &State, breadth: Breadth) -> Vec<(f32, Choice)> {
        let mut boards = BoardViews::default();
        boards.update(&self.config, &self.material, state);
        let mut all = Vec::new();
        if let Some(seen) = self.seen(state, &boards) {
            self.each(state, &boards, breadth, &|after, board| seen.worth(after, board), &mut |choice| {
                all.push((seen.worth(&choice.after, &choice.board), choice));
            });
        }
        all.sort_by(|(one, _), (two, _)| two.total_cmp(one));
        all
    }

    /// The best option by value; none when no decision is due.
    pub(super) fn best(&self, state: &State, boards: &BoardViews) -> Option<Valued> {
        let seen = self.seen(state, boards)?;
        let mut best: Option<Valued> = None;
        self.each(state, boards, Breadth::Best, &|after, board| seen.worth(after, board), &mut |choice| {
            let worth = seen.worth(&choice.after, &choice.board);
            if best.as_ref().is_none_or(|best| worth > best.worth) {
                best = Some(Valued { worth, choice });
            }
        });
        best
    }

    /// Tells each option of the decision that is due; of many ways to place tiles those that are ranked best.
    pub(super) fn each(
        &self,
        state: &State,
        boards: &BoardViews,
        breadth: Breadth,
        rank: &dyn Fn(&State, &BoardView) -> f32,
        tell: &mut dyn FnMut(Choice),
    ) {
        let ToAct::Decision(seat) = state.to_act(&self.config) else { return };
        let Some(board) = boards.of(seat.into()) else { return };
        if let Some(mut options) = Options::new(&self.config, &self.material, state, board, breadth, rank) {
            options.each(state, tell);
        }
    }
}
