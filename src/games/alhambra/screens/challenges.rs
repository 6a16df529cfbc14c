//! The challenges of the day and of the week, codes that people type in, and the results so far.

use egui::Ui;

use crate::{
    challenge::Challenge,
    record::AnyGame,
    session::{PlayCommand, PlayView, challenges::of_game},
};
use common::{
    host::{AppRequest, Source, Tone, Viewing},
    screens::{
        challenges::{self, ChallengeRequest, Challenged, ChallengesPage},
        table::card_bar::CopyAction,
    },
    words::challenges::ChallengeText as _,
};

/// Draws the page.
pub fn show(page: &mut ChallengesPage, ui: &mut Ui, app: &PlayView<'_>, commands: &mut Vec<PlayCommand>) {
    let texts = app.texts;
    let of = Challenged { texts, challenges: &app.desk.challenges, leads_to: texts.score_card() };
    commands.extend(page.show(ui, &of).into_iter().map(|asked| match asked {
        ChallengeRequest::Back => AppRequest::Back.into(),
        ChallengeRequest::Play(challenge) => PlayCommand::PlayChallenge(Box::new(challenge)),
        ChallengeRequest::GoOn(file) => AppRequest::Open(file).into(),
        ChallengeRequest::Result(file) => AppRequest::View(Source::File(file), Viewing::Card).into(),
        ChallengeRequest::Shared => {
            AppRequest::Say(Tone::Done, Challenge::words(texts).shared.to_owned()).into()
        }
    }));
}

/// What can be handed on of the game that is looked at, where it was played here.
pub fn handed_on<'a>(app: &PlayView<'a>) -> Vec<CopyAction<'a>> {
    let Some(viewed) = &app.desk.tables.viewed else { return Vec::new() };
    let AnyGame::Played(game) = &viewed.loaded.game else { return Vec::new() };
    challenges::handed_on(app.texts, of_game(game).as_ref(), &app.desk.challenges, &viewed.source)
}
