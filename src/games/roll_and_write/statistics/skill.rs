//! Skill apart from luck, of games that were gone over: nothing is analysed for it.

use serde::Deserialize;

use super::OwnPlay;
use crate::advisor::{Analysis, Goal};
use kernel::record::When;

/// What the analysis of a game says of its players.
#[derive(Clone, Debug, PartialEq)]
pub struct Skill {
    /// What is counted.
    pub goal: Goal,
    /// Of each player: the luck of rolls, the result without it, and the mean loss of a decision, where there was one.
    pub players: Vec<(f64, f64, Option<f64>)>,
}

impl Skill {
    /// What a kept analysis says, if it is of the game with this digest and went to its end.
    #[must_use]
    pub fn read(text: &str, digest: &str) -> Option<Self> {
        #[derive(Deserialize)]
        struct Of {
            digest: String,
        }
        #[derive(Deserialize)]
        struct Kept {
            of: Of,
            analysis: Analysis,
        }
        let Kept { of, analysis } = serde_json::from_str(text).ok()?;
        // With several players winning counts: totals were told once.
        let in_totals = analysis.goal == Goal::Total && analysis.players.len() > 1;
        if of.digest != digest || !analysis.is_over || in_totals {
            return None;
        }
        let players = analysis.players.iter();
        let players = players.map(|account| (account.luck(), account.adjusted(), account.mean_loss()));
        Some(Self { goal: analysis.goal, players: players.collect() })
    }
}

/// A result of a game that was gone over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SkillPoint {
    /// Which of the results, from 0.
    pub result: usize,
    /// When.
    pub when: When,
    /// The result.
    pub total: u16,
    /// What the rolls brought beyond their means.
    pub luck: f64,
    /// The result without that.
    pub adjusted: f64,
    /// What a decision with a real choice lost on average.
    pub loss: Option<f64>,
}

impl SkillPoint {
    /// The results of which something is known, in VP, in their order.
    #[must_use]
    pub fn all<'a>(plays: &[OwnPlay<'_>], known: impl Fn(&str) -> Option<&'a Skill>) -> Vec<Self> {
        let point = |(result, play): (usize, &OwnPlay<'_>)| {
            let skill = known(&play.game.id).filter(|skill| skill.goal == Goal::Total)?;
            let &(luck, adjusted, loss) = skill.players.get(play.seat)?;
            let total = play.result.players.get(play.seat)?.total;
            Some(Self { result, when: play.result.when, total, luck, adjusted, loss })
        };
        plays.iter().enumerate().filter_map(point).collect()
    }
}
