//! Games being played: starting, deciding, a rematch.

use super::{Deals, Desk, Host, Levels, PlaySession, PlaySessionExt, Ready};
use crate::{
    log::PlayedGame,
    rules::play::Move,
    session::{
        GamePage,
        command::NewGame,
        seating::{Seating, all_seats, players},
    },
};
use common::{
    host::{AppRequest, new_id, now},
    play::{ChanceSource, new_seed},
    table::Record,
};
use kernel::record::Header;

impl Desk {
    /// Changes the game, and saves it before it is shown.
    pub(super) fn in_game(&mut self, host: &mut Host<'_>, act: impl FnOnce(&mut PlaySession) -> bool) {
        let Some(session) = &mut self.session else { return };
        if act(session) {
            host.save(&mut session.open);
        }
    }

    /// Makes a decision. Only after one can a turn end by itself: after undoing it stays open.
    pub(super) fn play(&mut self, decision: Move, host: &mut Host<'_>) {
        let by_itself = host.settings.end_turn_by_itself;
        let mut woken = false;
        self.in_game(host, |session| {
            session.forget_piles();
            let done = session.perform(decision).is_ok();
            woken = done && decision == Move::Wake;
            if done && by_itself && session.has_only_the_end() {
                // This can be refused only if there were something left to do.
                let _ = session.perform(Move::EndTurn);
            }
            done
        });
        // Only a mark beside the hand changes.
        if woken {
            host.notify(host.texts.alhambra_vizier_woken().to_owned());
        }
    }

    /// Carries out the decisions of an option that was advised, one after the other.
    pub(super) fn follow_advice(&mut self, decisions: &[Move], host: &mut Host<'_>) {
        for decision in decisions {
            self.play(*decision, host);
        }
    }

    pub(super) fn start(&mut self, wish: NewGame, host: &mut Host<'_>) {
        let seats = all_seats(&wish.seating, host.texts, &wish.third_player);
        let header = Header { started: now(), ..Header::new(&new_id(), "", seats) };
        let seed = wish.deals.needs_seed().then_some(wish.seed);
        if let Ok(game) = PlayedGame::start(header, wish.config, seed) {
            self.make_ready(game, wish.deals, host);
        }
    }

    /// Begins a game as soon as nothing else is open.
    fn make_ready(&mut self, game: PlayedGame, deals: Deals, host: &mut Host<'_>) {
        self.tables.begin_nothing();
        self.ready = Some(Ready { game: Box::new(game), deals });
        host.ask(AppRequest::Begin(GamePage::Play));
    }

    /// Begins a game now that nothing else is open; whatever goes wrong is reported.
    pub(super) fn begin_game(&mut self, game: PlayedGame, deals: Deals, host: &mut Host<'_>) {
        let levels = Levels::waiting();
        match PlaySession::begin(game, deals, levels, self.waker.clone(), host.games, now()) {
            Ok(session) => {
                self.session = Some(session);
                self.in_game(host, |session| {
                    session.wait_for_deal();
                    !session.computers.wait
                });
                host.ask(AppRequest::ShowOverHome(GamePage::Play));
            }
            Err(error) => host.not_begun(&error),
        }
    }

    /// Makes a new game, on other tiles and cards, for the players of the one being played or else looked at.
    pub fn rematch(&mut self, host: &mut Host<'_>) {
        let is_playing = host.page == Some(GamePage::Play);
        let viewed = self.tables.viewed.as_ref().and_then(|viewed| match &viewed.loaded.game {
            Record::<super::Alhambra>::Played(game) => Some(&**game),
            _ => None,
        });
        let played = self.session.as_ref().map(PlaySession::game);
        let game = if is_playing { played.or(viewed) } else { viewed };
        let Some(game) = game else { return self.tables.play_again(host) };
        let header = Header { started: now(), ..Header::new(&new_id(), "", game.header.seats.clone()) };
        let deals = Deals::of(game);
        let seed = deals.needs_seed().then(new_seed);
        // The piles are cut again.
        let config = game.config().clone().with_piles(None);
        if let Ok(game) = PlayedGame::start(header, config, seed) {
            self.make_ready(game, deals, host);
        }
    }

    /// Changes names, or who decides for a seat from now on.
    pub(super) fn rename(&mut self, seating: &Seating, host: &mut Host<'_>) {
        let Some(session) = &mut self.session else { return };
        let seats = players(seating, host.texts);
        let told = |row: usize, session: &PlaySession| {
            let who = &session.game().header.seats[row].name;
            if session.is_person(row) {
                host.texts.history_came_back(who)
            } else {
                host.texts.history_left(who)
            }
        };
        let handed_over = session.rename(seating, seats);
        let said: Vec<String> = handed_over.into_iter().map(|row| told(row, session)).collect();
        said.into_iter().for_each(|text| host.notify(text));
        self.in_game(host, |_| true);
    }
}
