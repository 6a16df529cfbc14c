//! What a game says on the command line of the decisions in its records.

#[cfg(feature = "gui")]
use super::{EmptyPage, WritePages};
use crate::{
    commands::{Failure, Input},
    csv::Table,
};
use text::Texts;
#[cfg(feature = "gui")]
use ui::vector::Paper;

/// What a game says on the command line of the decisions in its records, and of what is still to be played.
pub trait AdvisedGame: Sync {
    /// What every option of a decision is worth, as text or JSON.
    ///
    /// # Errors
    /// The faults of the record, that the log has no such entry, or that nobody decided anything in it.
    fn advise(&self, texts: &Texts, input: Input<'_>, asked: &AdviceRequest) -> Result<String, Failure>;

    /// What every decision lost and every roll brought, as text or JSON; with at most so many rollouts a decision,
    /// or as many as the game usually takes.
    ///
    /// # Errors
    /// The faults of the record, or that nobody decided anything in it.
    fn analyse(
        &self,
        texts: &Texts,
        input: Input<'_>,
        rollouts: Option<u32>,
        json: bool,
    ) -> Result<String, Failure>;

    /// What every decision lost, a decision a line.
    ///
    /// # Errors
    /// As [`analyse`](Self::analyse).
    fn decisions(&self, texts: &Texts, input: Input<'_>, rollouts: Option<u32>) -> Result<Table, Failure>;

    /// Hands the pages of the same, and what they are called, to `write`.
    ///
    /// # Errors
    /// As [`analyse`](Self::analyse).
    #[cfg(feature = "gui")]
    fn review(
        &self,
        texts: &Texts,
        input: Input<'_>,
        rollouts: Option<u32>,
        paper: Paper,
        write: &mut WritePages<'_>,
    ) -> Result<(), Failure>;

    /// Hands pages that are still empty, and what they are called, to `write`: a game need not have any.
    ///
    /// # Errors
    /// That the layout is none, or that there is nothing to print.
    #[cfg(feature = "gui")]
    fn empty(&self, texts: &Texts, _: EmptyPage<'_>, _: &mut WritePages<'_>) -> Result<(), Failure> {
        Err(Failure::Usage(texts.export_no_game().to_owned()))
    }
}

/// What is asked about a decision.
#[derive(Clone, Copy, Debug)]
pub struct AdviceRequest {
    /// After which entry; the last one where none is given.
    pub at: Option<usize>,
    /// Rollouts at most.
    pub rollouts: Option<u32>,
    /// Milliseconds at most.
    pub ms: Option<u64>,
    /// As JSON.
    pub json: bool,
}
