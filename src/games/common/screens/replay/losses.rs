//! What decisions cost, on the timeline of a game that was gone over.

use crate::{
    search::{Decision, LossAccount},
    timeline::{StepLoss, Timeline},
    words::Figures,
};
use text::Texts;

/// Tells what the mistakes of all players cost, who have these accounts.
pub fn tell_losses<'a, S, C: 'a, P: 'a, D: 'a>(
    timeline: &mut Timeline<S>,
    texts: &Texts,
    accounts: impl IntoIterator<Item = &'a LossAccount<C, P, D>>,
) {
    let of = |account: &'a LossAccount<C, P, D>| {
        account.mistakes(usize::MAX).into_iter().map(|decision| (account.goal, decision))
    };
    let mistakes: Vec<(_, &Decision<C, P>)> = accounts.into_iter().flat_map(of).collect();
    let most = mistakes.iter().map(|(_, decision)| decision.loss.mean).fold(0.0, f64::max);
    for (goal, decision) in mistakes {
        let (figures, lost) = (Figures::round(texts, goal), decision.loss.mean);
        let words = texts.replay_loss(&figures.named(&figures.figure(lost)));
        timeline.tell_loss(decision.entries.0, StepLoss { share: (lost / most) as f32, words });
    }
}
