//! Skill apart from luck, in a game that was gone over.

use super::Analysis;

/// What the analysis of a game says of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// What chance brought beyond its means, in VP where they are known.
    pub luck: f64,
    /// The result without that.
    pub adjusted: f64,
    /// What a decision with a real choice lost on average, in what counts; none without any.
    pub loss: Option<f64>,
}

impl<C, P, D> Analysis<C, P, D> {
    /// What it says of each player.
    #[must_use]
    pub fn skills(&self) -> Vec<Skill> {
        let players = self.players.iter().enumerate();
        let skill = players.map(|(row, account)| {
            let in_vp = self.in_vp.get(row).unwrap_or(account);
            Skill { luck: in_vp.luck(), adjusted: in_vp.adjusted(), loss: account.mean_loss() }
        });
        skill.collect()
    }
}
