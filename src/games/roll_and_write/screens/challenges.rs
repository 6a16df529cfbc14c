//! The dice of the day and of the week, codes that people type in, and the results so far.

use egui::Ui;

use crate::{
    challenge::Challenge,
    session::{AppView, GameCommand},
};
use common::{
    host::{AppRequest, Tone},
    screens::challenges::{ChallengeRequest, Challenged, ChallengesPage},
    words::challenges::ChallengeText as _,
};

/// Draws the page.
pub fn show(page: &mut ChallengesPage, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
    let texts = app.texts;
    let of = Challenged { texts, challenges: &app.desk.challenges, leads_to: texts.standing() };
    commands.extend(page.show(ui, &of).into_iter().map(|asked| match asked {
        ChallengeRequest::Back => AppRequest::Back.into(),
        ChallengeRequest::Play(challenge) => GameCommand::PlayChallenge(challenge),
        ChallengeRequest::GoOn(file) => AppRequest::Open(file).into(),
        ChallengeRequest::Result(file) => GameCommand::Compare(file),
        ChallengeRequest::Shared => {
            AppRequest::Say(Tone::Done, Challenge::words(texts).shared.to_owned()).into()
        }
    }));
}
