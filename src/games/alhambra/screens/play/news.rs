//! What every player did in their last turn, and what has just been laid: what computers did can be read as long as nobody
//! acts.

use egui::Context;

use super::{followed::Followed, seen::Seen};
use crate::{
    log::{GameView, Happened, PlayEvent, PlayedGame},
    rules::Cell,
    text::{names, play_text},
};
use common::words::all;
use kernel::Viewer;
use text::Texts;
use ui::announcer;

/// What every player did last.
#[derive(Default)]
pub struct News {
    /// The game, how far it is shown, the language and the seat that sees it.
    about: Option<(String, usize, &'static str, usize)>,
    players: Vec<PlayerNews>,
    /// What a screen reader is still to be told.
    unsaid: Vec<String>,
    /// Who was told that it is their turn.
    turn: Option<usize>,
}

/// What a player did last.
#[derive(Clone, Debug, Default)]
pub struct PlayerNews {
    /// In words.
    pub words: String,
    /// Where something was laid.
    pub laid: Option<Cell>,
    told: Vec<String>,
    has_ended: bool,
}

impl PlayerNews {
    /// In words without so many of the first things: the newest is told to its end.
    pub fn newest(&self, texts: &Texts, without: usize) -> String {
        match without {
            0 => self.words.clone(),
            without => format!("… {}", all(texts, self.told[without.min(self.told.len())..].to_vec())),
        }
    }

    /// How many things it is about.
    pub const fn things(&self) -> usize {
        self.told.len()
    }
}

impl News {
    /// Follows a game that is shown up to an entry.
    pub fn follow(&mut self, texts: &Texts, followed: Followed<'_>, seen: &Seen<'_>, entry: usize) {
        let about = (followed.name.to_owned(), entry, texts.language().code(), seen.own);
        if self.about.as_ref() != Some(&about) {
            let known = self.about.as_ref().filter(|(file, ..)| *file == about.0).map(|about| about.1);
            self.unsaid.extend(since(texts, followed.game, seen, (known.unwrap_or(entry), entry)));
            self.players = told(texts, followed.game, seen, entry);
            self.about = Some(about);
        }
        let turn = Some(seen.own).filter(|_| seen.decides);
        if std::mem::replace(&mut self.turn, turn) != turn && turn.is_some() {
            self.unsaid.push(match followed.people {
                1 => texts.alhambra_your_turn().to_owned(),
                _ => texts.curtain_turn(&seen.name(texts, seen.own)),
            });
        }
    }

    /// Tells a screen reader, once, what has happened.
    pub fn announce(&mut self, ctx: &Context) {
        self.unsaid.drain(..).for_each(|words| announcer::say(ctx, words));
    }

    /// What a player did last.
    pub fn of(&self, seat: usize) -> Option<&PlayerNews> {
        self.players.get(seat)
    }
}

/// What players did after one entry up to another, and the scorings that were held.
fn since(texts: &Texts, game: &PlayedGame, seen: &Seen<'_>, (known, entry): (usize, usize)) -> Vec<String> {
    let view = GameView::new(game, Viewer::Seat(seen.own as u8));
    let mut said = Vec::new();
    for step in game.steps().filter(|step| step.entry > known && step.entry <= entry) {
        let event = step.event().filter(|event| event.by().is_none() && **event != PlayEvent::EndTurn {});
        let happened = event.and_then(|event| view.event(step.entry, &step.before, event));
        said.extend(happened.map(|happened| play_text::describe(texts, seen.seats, &happened)));
        let held = step.after.held().into_iter().skip(step.before.held().len());
        said.extend(held.map(|held| texts.alhambra_held(held.scoring.number())));
    }
    said
}

fn told(texts: &Texts, game: &PlayedGame, seen: &Seen<'_>, entry: usize) -> Vec<PlayerNews> {
    let view = GameView::new(game, Viewer::Seat(seen.own as u8));
    let mut players = vec![PlayerNews::default(); seen.config.players()];
    for step in game.steps().take_while(|step| step.entry <= entry) {
        let Some(event) = step.event().filter(|event| event.by().is_none()) else { continue };
        let happened = view.event(step.entry, &step.before, event);
        let Some((seat, happened)) = happened.and_then(|happened| Some((happened.row?, happened.what)))
        else {
            continue;
        };
        let Some(player) = players.get_mut(seat) else { continue };
        if std::mem::take(&mut player.has_ended) {
            *player = PlayerNews::default();
        }
        if let Happened::Laid(_, cell) | Happened::Swapped { cell, .. } = happened {
            player.laid = Some(cell);
        }
        if matches!(event, PlayEvent::EndTurn {}) {
            player.has_ended = true;
        }
        if happened != Happened::Ended {
            player.told.push(play_text::what(texts, happened));
        }
    }
    for player in &mut players {
        player.words = names::sentence(&all(texts, player.told.clone()));
    }
    players
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    #[test]
    fn where_not_all_is_told_the_newest_is() {
        let texts = Texts::new(Language::English);
        let told = ["buys", "lays", "ends"].map(str::to_owned).to_vec();
        let news = PlayerNews { words: all(&texts, told.clone()), told, ..PlayerNews::default() };
        assert_eq!(news.newest(&texts, 0), news.words);
        let newest = |without: usize| news.newest(&texts, without);
        assert!(newest(1).starts_with('…') && newest(1).ends_with(&texts.hint_also("lays", "ends")));
        assert!(!newest(1).contains("buys") && newest(2).ends_with("ends") && !newest(2).contains("lays"));
        assert_eq!(news.things(), 3);
    }
}
