//! Tips: a sentence when something happens for the first time, never twice.

use crate::{
    log::Game,
    rules::Phase,
    session::{AppView, GameCommand, PlaySession},
};
use common::{
    BuildingType,
    host::{AppRequest, Tone},
};
use text::{Label, Texts};

/// What a tip is about: the name it is remembered by, and what it says.
struct Tip {
    name: &'static str,
    is_due: fn(&Game) -> bool,
    says: Label,
}

/// All tips, the most urgent first.
const TIPS: [Tip; 4] = [
    Tip { name: "crossing", is_due: has_crossing, says: Texts::tip_crossing },
    Tip { name: "phantom", is_due: phantom_has_rolled, says: Texts::tip_phantom },
    Tip { name: "award", is_due: place_is_struck, says: Texts::tip_award },
    Tip { name: "coins", is_due: can_spend, says: Texts::tip_coins },
];

/// When a tip was given last: one in a round is enough.
#[derive(Default)]
pub struct Tips {
    last: Option<(String, u8)>,
}

impl Tips {
    /// Gives the tip that is due, to a person who is to decide, and remembers it.
    pub fn follow(&mut self, app: &AppView<'_>, session: &PlaySession, commands: &mut Vec<GameCommand>) {
        let game = session.game();
        let is_person = game.state().acting().is_some_and(|seat| game.policy(seat).is_none());
        let now = (session.file(), game.state().round());
        let recent = self.last.as_ref().is_some_and(|(file, round)| (file.as_str(), *round) == now);
        if !app.settings.tips || recent || !is_person || game.state().phase() != Phase::Action {
            return;
        }
        let is_new = |tip: &&Tip| !app.settings.seen_tips.iter().any(|seen| seen == tip.name);
        let Some(tip) = TIPS.iter().filter(is_new).find(|tip| (tip.is_due)(game)) else { return };
        self.last = Some((now.0.to_owned(), now.1));
        let mut settings = app.settings.clone();
        settings.seen_tips.push(tip.name.to_owned());
        commands.push(AppRequest::Set(Box::new(settings)).into());
        commands.push(AppRequest::Say(Tone::Remark, (tip.says)(app.texts).to_owned()).into());
    }
}

fn has_crossing(game: &Game) -> bool {
    game.state().offered() != 0
}

/// They roll at the end of each round (§9).
fn phantom_has_rolled(game: &Game) -> bool {
    game.config().phantoms() > 0 && game.state().round() > 1
}

/// A type was completed in a round that is over (§6).
fn place_is_struck(game: &Game) -> bool {
    let state = game.state();
    let is_struck = |building: &BuildingType| state.score().struck(*building, state.awarded_rounds()) > 0;
    BuildingType::ALL.iter().any(is_struck)
}

/// Coins are there to be spent (§5).
fn can_spend(game: &Game) -> bool {
    let state = game.state();
    state.sheet(state.seat()).coins() > 0
}
