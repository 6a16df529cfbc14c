//! What every player did in their last turn, and what has just been laid: what computers did can be read as long as nobody
//! acts.

use egui::Context;

use super::{followed::Followed, seen::Seen};
use crate::{
    log::{GameView, Happened, Money, PlayEvent, PlayedGame},
    rules::{Cell, Piece},
    text::{names, places::Places, play_text},
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
    /// In fewer words: neither what was paid, nor where a piece lies that was bought.
    pub short: String,
    /// Where something was laid.
    pub laid: Option<Cell>,
    /// What was bought.
    bought: Vec<Piece>,
    told: Vec<String>,
    told_in_short: Vec<String>,
    has_ended: bool,
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

    /// Whether nobody has done anything yet.
    pub fn is_empty(&self) -> bool {
        self.players.iter().all(|news| news.words.is_empty())
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
        said.extend(happened.map(|happened| {
            let places = Places::beside(seen.config, &step.before, happened.row);
            play_text::describe(texts, seen.seats, &happened, places)
        }));
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
            let places = Places::beside(seen.config, &step.before, Some(seat));
            player.told.push(play_text::what(texts, happened, places));
            player.told_in_short.extend(in_short(texts, &player.bought, happened, places));
        }
        if let Happened::Bought { piece, .. } | Happened::Vizier { piece, .. } = happened {
            player.bought.push(piece);
        }
    }
    for player in &mut players {
        let sentence = |told: &mut Vec<String>| names::sentence(&all(texts, std::mem::take(told)));
        player.words = sentence(&mut player.told);
        player.short = sentence(&mut player.told_in_short);
    }
    players
}

/// What happened in as few words as say it; none where what was bought comes to lie somewhere.
fn in_short(texts: &Texts, bought: &[Piece], happened: Happened, places: Places<'_>) -> Option<String> {
    let fewer = match happened {
        Happened::Laid(piece, _) if bought.contains(&piece) => return None,
        Happened::Bought { piece, price, paid } => {
            Happened::Bought { piece, price, paid: Money::Counted(paid.len()) }
        }
        Happened::Vizier { piece, paid } => Happened::Vizier { piece, paid: Money::Counted(paid.len()) },
        other => other,
    };
    Some(play_text::what(texts, fewer, places))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{TileSet, play::Card};
    use text::Language;

    #[test]
    fn news_in_short_begin_with_what_was_bought_and_leave_out_what_was_paid() {
        let texts = Texts::new(Language::English);
        let piece = Piece::Tile(TileSet::standard().tiles()[0]);
        let paid = Money::Named([Card::read("F3").unwrap()].into_iter().collect());
        let bought = Happened::Bought { piece, price: 3, paid };
        let named = names::piece(&texts, piece);
        assert_eq!(
            in_short(&texts, &[], bought, Places::Numbered),
            Some(texts.alhambra_play_buys_unnamed(&named))
        );
        let laid = Happened::Laid(piece, Cell::new(1, 0));
        assert_eq!(
            in_short(&texts, &[piece], laid, Places::Numbered),
            None,
            "that it was bought says enough"
        );
        assert_eq!(
            in_short(&texts, &[], laid, Places::Numbered),
            Some(play_text::what(&texts, laid, Places::Numbered))
        );
    }
}
