//! What other pages say of a challenge: its name in their bar, and what can be handed on of a game that was played here.

use egui::Key as Press;

use super::model::shared;
use crate::{
    challenges::Challenges,
    host::Source,
    screens::table::card_bar::{Copied, CopyAction},
    words::challenges::{ChallengeName, ChallengeText},
};
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol, widgets::top_bar::Heading};

/// The heading of the page on which a game is played: its own title, else the challenge, else what is played.
#[must_use]
pub fn heading_of<'a>(own: &'a str, name: Option<&'a ChallengeName>, usual: &'a str) -> Heading<'a> {
    match name {
        _ if !own.is_empty() => own.into(),
        Some(name) => Heading { title: &name.title, below: Some(&name.when), said: &name.full },
        None => usual.into(),
    }
}

/// What can be handed on of a game that was played here: its code, and the result of a finished game of the library.
pub fn handed_on<'a, C: ChallengeText>(
    texts: &'a Texts,
    challenge: Option<&C>,
    challenges: &Challenges<C>,
    source: &Source,
) -> Vec<CopyAction<'a>> {
    let words = C::words(texts);
    let code = challenge.map(C::code).unwrap_or_default();
    let code = Copied { text: code, says: texts.challenges_copied().to_owned() };
    let code = Action::new(texts.challenges_copy_code(), code).icon(Symbol::Die).key(Press::K);
    let mut all = vec![(code.enabled_if(challenge.is_some(), words.no_code), texts.challenges_code_word())];
    let result = challenge.and_then(|challenge| {
        let Source::File(file) = source else { return None };
        let (number, attempt) = challenges.result(challenge, file)?;
        shared(texts, challenge, number, attempt)
    });
    all.extend(result.map(|text| {
        let share = Copied { text, says: texts.challenges_shared().to_owned() };
        let share = Action::new(texts.challenges_share(), share).icon(Symbol::Copy).key(Press::H);
        (share, texts.challenges_share())
    }));
    all
}
