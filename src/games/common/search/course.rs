//! How a player's expected result went through a game, step by step: what is drawn as a curve.

use super::LossAccount;

/// A step of the way from what a game is worth before its first decision to its result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CourseStep {
    /// What made it.
    pub kind: StepKind,
    /// The entry of the log that it is about: of a decision the first.
    pub entry: usize,
    /// What it changed.
    pub change: f64,
    /// What was to be expected after it.
    pub after: f64,
}

/// What made a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepKind {
    /// Something that chance brought, by its place in the account: luck.
    Draw(usize),
    /// A decision, by its place in the account: what it lost.
    Decision(usize),
    /// Other players' turns.
    Others,
    /// What the values still miss at the end.
    Residual,
}

impl StepKind {
    /// Which decision it is, if it is one.
    #[must_use]
    pub const fn decision(self) -> Option<usize> {
        match self {
            Self::Decision(k) => Some(k),
            Self::Draw(_) | Self::Others | Self::Residual => None,
        }
    }
}

impl<C, P, D> LossAccount<C, P, D> {
    /// All steps in the order of the log; decisions without a real choice are none. What chance brought begins where it was
    /// expected to, which need not be where the step before it ended; the last step leads to the result.
    #[must_use]
    pub fn course(&self) -> Vec<CourseStep> {
        let step = |kind, entry, change| CourseStep { kind, entry, change, after: 0.0 };
        let draws = (0..).zip(&self.draws).map(|(k, draw)| step(StepKind::Draw(k), draw.entry, draw.luck()));
        let decisions = (0..).zip(&self.decisions).filter(|(_, decision)| decision.is_real);
        let decisions = decisions.map(|(k, of)| step(StepKind::Decision(k), of.entries.0, -of.loss.mean));
        let others = self.others.iter().map(|others| step(StepKind::Others, others.entry, others.worth));
        let mut steps: Vec<CourseStep> =
            draws.chain(decisions).chain(others.filter(|step| step.change != 0.0)).collect();
        // What others did leads to the draw or the decision of its entry.
        steps.sort_by_key(|step| (step.entry, step.kind != StepKind::Others));
        let mut worth = self.start.mean;
        for step in &mut steps {
            // What values missed until then shows between two steps.
            worth = match step.kind {
                StepKind::Draw(k) => self.draws[k].worth,
                _ => worth + step.change,
            };
            step.after = worth;
        }
        let last = steps.last().map_or(0, |step| step.entry);
        let missed = CourseStep { after: self.end, ..step(StepKind::Residual, last, self.end - worth) };
        steps.push(missed);
        steps
    }
}
