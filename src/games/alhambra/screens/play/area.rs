//! What whoever sits at the screen has chosen and looks at, and the parts of the screen on which they do so.

use egui::{Key as Press, Rect, Ui};

use super::{
    arrangement::Parts,
    board::{self, BoardCard, BoardRequest},
    cards::{self, CardPlace},
    followed::Followed,
    hand::{self, HandView},
    news::News,
    others,
    seen::Seen,
    yard::{self, YardRequest},
};
use crate::{
    rules::{
        Cell,
        play::{Cards, Move},
    },
    screens::told::BoardMessage,
    session::Chosen,
    widgets::board_view::BoardScene,
};
use text::Texts;
use ui::{actions::Action, keys::Shortcut};

/// The key that lets go of what is chosen or looked at.
const BACK: Press = Press::Escape;

/// What is chosen and looked at.
#[derive(Default)]
pub struct PlayArea {
    /// What is chosen.
    pub chosen: Chosen,
    /// What every player did last.
    pub news: News,
    scene: Option<BoardScene>,
    /// Another player, whose Alhambra is looked at.
    looking: Option<usize>,
}

impl PlayArea {
    /// Follows a game that is shown up to an entry.
    pub fn follow(&mut self, ui: &Ui, texts: &Texts, followed: Followed<'_>, seen: &Seen<'_>, entry: usize) {
        if seen.decides {
            let before = self.chosen;
            self.chosen.settle(seen.config, seen.state());
            // What comes into hand is laid in the own Alhambra.
            if self.chosen != before && matches!(self.chosen, Chosen::InHand(_)) {
                self.looking = None;
            }
        } else {
            self.chosen = Chosen::Nothing;
        }
        self.looking = self.looking.filter(|seat| *seat < seen.config.players() && *seat != seen.own);
        self.news.follow(texts, followed, seen, entry);
        self.news.announce(ui.ctx());
    }

    /// Somebody else sits at the screen: nothing is chosen or looked at.
    pub fn forget(&mut self) {
        (self.chosen, self.scene, self.looking) = (Chosen::Nothing, None, None);
    }

    /// Whether something is chosen, or another looked at.
    pub fn is_held(&self) -> bool {
        self.looking.is_some() || self.chosen != Chosen::Nothing
    }

    /// Shows the Alhambra, of one of so many `people` at the screen, with what is said below it; the moves that
    /// were made.
    pub fn board(
        &mut self,
        ui: &mut Ui,
        (place, advised): (Rect, &[Cell]),
        texts: &Texts,
        seen: &Seen<'_>,
        (people, guide): (usize, &BoardMessage),
    ) -> Vec<Move> {
        let seat = self.looking.unwrap_or(seen.own);
        let title = match seat == seen.own && people == 1 {
            true => texts.alhambra_your_board().to_owned(),
            false => texts.alhambra_board_of(&seen.name(texts, seat)),
        };
        let newest = self.news.of(seat).and_then(|news| news.laid).filter(|_| seat != seen.own);
        let advised = if seat == seen.own { advised } else { &[] };
        let way_back = BoardMessage {
            words: texts.alhambra_guide_looking(&seen.name(texts, seat), &Shortcut::from(BACK).name(texts)),
            refuses: false,
        };
        let guide = if seat == seen.own { guide } else { &way_back };
        let card = BoardCard { seat, title: &title, chosen: self.chosen, guide, newest, advised };
        match board::show(ui, place, texts, seen, &card, &mut self.scene) {
            Some(BoardRequest::Play(moves)) => return moves,
            Some(BoardRequest::Piece(piece)) if seen.decides && seat == seen.own => self.chosen.piece(piece),
            Some(BoardRequest::Choose(cell)) => {
                let again = self.chosen == Chosen::Laid(cell);
                self.chosen = if again { Chosen::Nothing } else { Chosen::Laid(cell) };
            }
            Some(BoardRequest::Piece(_)) | None => {}
        }
        Vec::new()
    }

    /// Shows the yard, the display, and the others where they have room; what was bought by dragging money there.
    #[must_use]
    pub fn offers(&mut self, ui: &mut Ui, parts: &Parts, texts: &Texts, seen: &Seen<'_>) -> Option<Move> {
        let asked = yard::show(ui, parts.yard, texts, seen, self.chosen).filter(|_| seen.decides);
        let bought = match asked {
            Some(YardRequest::Pay(offer, card)) => {
                self.chosen.pay_for(seen.config, seen.state(), offer, card)
            }
            Some(YardRequest::Choose(offer)) => {
                self.chosen.offer(seen.config, seen.state(), offer);
                None
            }
            None => None,
        };
        if let Some((card, is_chosen)) = hand::display(ui, parts.money, texts, seen, self.chosen) {
            self.chosen.display(card, is_chosen);
        }
        if let Some(place) = parts.others {
            let looking = self.looking.unwrap_or(seen.own);
            if let Some(seat) = others::show(ui, place, texts, seen, &self.news, looking) {
                self.looking = if self.looking == Some(seat) { None } else { Some(seat) };
            }
        }
        bought
    }

    /// Shows the hand, or that of whoever is looked at where it is seen; the money that was dragged there.
    pub fn hand(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        texts: &Texts,
        seen: &Seen<'_>,
        title: &str,
    ) -> Option<Move> {
        if let Some((seat, cards)) = self.looking.and_then(|seat| Some((seat, seen.hand_of(seat)?))) {
            let title = texts.alhambra_hand_of(&seen.name(texts, seat));
            let hand = HandView { title: &title, cards, chosen: Cards::NONE, is_open: false };
            hand::hand(ui, place, texts, &hand);
            return None;
        }
        let (cards, chosen) = (seen.hand(), self.chosen.paid());
        let hand = HandView { title, cards, chosen, is_open: seen.decides };
        if let Some((card, is_chosen)) = hand::hand(ui, place, texts, &hand) {
            self.chosen.hand(seen.config, seen.state(), card, is_chosen);
        }
        if let Some(vizier) = seen.vizier(seen.own) {
            hand::vizier(ui, place, texts, vizier);
        }
        let dropped = cards::dropped(ui, place, CardPlace::Display, |_| true);
        let takes = dropped.is_some() && matches!(self.chosen, Chosen::Money(_));
        self.chosen.mv(seen.config, seen.state()).filter(|_| takes && seen.decides)
    }

    /// Takes a falcon in hand, for the cheapest card.
    pub fn falcon(&mut self, seen: &Seen<'_>, falcon: u8) {
        let cheapest = seen.hand().iter().min_by_key(|card| card.value());
        self.chosen = Chosen::Falcon(falcon, cheapest);
    }

    /// Lets go of what is chosen or looked at, by its key.
    pub fn let_go(&mut self, ui: &Ui, texts: &Texts) {
        let back = Action::new(texts.alhambra_let_go(), ()).key(BACK);
        if self.is_held() && back.by_key(ui).is_some() {
            (self.looking, self.chosen) = (None, Chosen::Nothing);
        }
    }
}
