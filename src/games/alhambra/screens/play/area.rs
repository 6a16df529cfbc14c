//! What whoever sits at the screen has chosen and looks at, and the parts of the screen on which they do so.

use egui::{Key as Press, Rect, Ui};

use super::{
    advised::Advised,
    arrangement::Parts,
    board::{self, BoardCard, BoardPlaces, BoardRequest},
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
        play::{Move, PieceId},
    },
    screens::told::BoardMessage,
    session::Chosen,
    widgets::board_view::BoardScene,
};
use text::Texts;
use ui::{actions::Action, announcer, keys::Shortcut};

/// The key that lets go of what is chosen or looked at.
const BACK: Press = Press::Escape;

/// What is chosen and looked at.
#[derive(Default)]
pub struct PlayArea {
    /// What is chosen.
    pub chosen: Chosen,
    /// What every player did last.
    pub news: News,
    /// What is lit as advised.
    pub advised: Advised,
    /// Where the Alhambra lies that is shown.
    pub places: Option<BoardPlaces>,
    scene: Option<BoardScene>,
    /// Where what was bought is to be laid once nothing else can be done first.
    aims: Vec<(PieceId, Cell)>,
    /// Another player, whose Alhambra is looked at.
    looking: Option<usize>,
    /// What was chosen last, where that let go of other cards: with them it would be too much.
    taken_alone: Option<Chosen>,
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
        self.aims.clear();
        self.taken_alone = None;
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
        place: Rect,
        texts: &Texts,
        seen: &Seen<'_>,
        (people, guide): (usize, &BoardMessage),
    ) -> Vec<Move> {
        if let Some(lay) = self.reach_aim(seen) {
            return vec![lay];
        }
        let seat = self.looking.unwrap_or(seen.own);
        let title = match seat == seen.own && people == 1 {
            true => texts.alhambra_your_board().to_owned(),
            false => texts.alhambra_board_of(&seen.name(texts, seat)),
        };
        let newest = self.news.of(seat).and_then(|news| news.laid).filter(|_| seat != seen.own);
        let lit = self.advised.cells.iter().chain(self.aims.iter().map(|(_, cell)| cell)).copied();
        let advised: Vec<Cell> = if seat == seen.own { lit.collect() } else { Vec::new() };
        let way_back = BoardMessage {
            words: texts.alhambra_guide_looking(&seen.name(texts, seat), &Shortcut::from(BACK).name(texts)),
            refuses: false,
        };
        let alone = BoardMessage { words: texts.alhambra_taken_alone().to_owned(), refuses: true };
        let guide = match self.taken_alone {
            _ if seat != seen.own => &way_back,
            Some(chosen) if chosen == self.chosen => &alone,
            _ => guide,
        };
        let (chosen, advised_pieces) = (self.chosen, &*self.advised.pieces);
        let card =
            BoardCard { seat, title: &title, chosen, guide, newest, advised: &advised, advised_pieces };
        let (asked, places) = board::show(ui, place, texts, seen, &card, &mut self.scene);
        self.places = Some(places);
        match asked {
            Some(BoardRequest::Buy { piece, cell, moves }) => {
                self.aims.retain(|(aimed, at)| *aimed != piece && *at != cell);
                self.aims.push((piece, cell));
                return moves;
            }
            Some(BoardRequest::Play(moves)) => return moves,
            Some(BoardRequest::Piece(piece)) if seen.decides && seat == seen.own => self.chosen.piece(piece),
            Some(BoardRequest::Choose(cell)) => {
                let again = self.chosen == Chosen::Laid(cell);
                // Enter does what its button says, also where the keyboard is on the tile.
                let away = Move::TakeAway(cell);
                if again && ui.input(|input| input.key_pressed(Press::Enter)) && seen.can(away) {
                    return vec![away];
                }
                self.chosen = if again { Chosen::Nothing } else { Chosen::Laid(cell) };
            }
            Some(BoardRequest::Piece(_)) | None => {}
        }
        Vec::new()
    }

    /// Lays what was bought for a place there, as soon as nothing else can be done first.
    fn reach_aim(&mut self, seen: &Seen<'_>) -> Option<Move> {
        if !seen.decides {
            return None;
        }
        let pending = seen.state().player(seen.own).pending();
        self.aims.retain(|(piece, _)| pending.has(*piece));
        if seen.state().may_act() {
            return None;
        }
        let at = self.aims.iter().position(|&(piece, cell)| seen.can(Move::Lay(piece, cell)))?;
        let (piece, cell) = self.aims.remove(at);
        Some(Move::Lay(piece, cell))
    }

    /// Shows the yard, the display, and the others where they have room; what was bought by dragging money there.
    #[must_use]
    pub fn offers(&mut self, ui: &mut Ui, parts: &Parts, texts: &Texts, seen: &Seen<'_>) -> Option<Move> {
        let (chosen, looking) = (self.chosen, self.looking);
        let asked = yard::show(ui, parts.yard, texts, seen, (chosen, looking), &self.advised.offers);
        let asked = asked.filter(|_| seen.decides);
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
        if let Some((card, is_chosen)) =
            hand::display(ui, parts.money, texts, seen, (self.chosen, self.advised.display))
        {
            let others = self.chosen.taken();
            self.chosen.display(card, is_chosen);
            let is_alone = !is_chosen && !others.is_empty() && self.chosen.taken().len() == 1;
            self.taken_alone = is_alone.then_some(self.chosen);
            if is_alone {
                announcer::say(ui.ctx(), texts.alhambra_taken_alone().to_owned());
            }
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
            hand::hand(ui, place, texts, &HandView::still(&title, cards));
            return None;
        }
        let (cards, chosen) = (seen.hand(), self.chosen.paid());
        let hand = HandView { title, cards, chosen, advised: self.advised.hand, is_open: seen.decides };
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
