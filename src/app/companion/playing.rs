//! Games being played: beginning, going on, a rematch, playing on from a replay.

use super::{Companion, Page, Viewed, new_id, new_seed, now};
use crate::{
    app::{command::SoloGame, session::Session, texts::Key, trouble},
    game::{self, AnyGame, Game, Header, Loaded, Options, Parent, Seat, SeatKind, Seed},
    rules::{Command as Move, Layout, Terms},
};

impl Companion {
    /// Something in the current game: saved before it is shown.
    pub(super) fn in_game(&mut self, act: impl FnOnce(&mut Session) -> bool) {
        let Some(session) = &mut self.session else { return };
        if act(session) {
            self.save();
        }
    }

    /// A decision. Only after one does a turn end by itself: what was taken back or undone stays open.
    pub(super) fn play(&mut self, decision: Move) {
        let by_itself = self.settings.end_turn_by_itself;
        self.in_game(|session| {
            let done = session.perform(decision).is_ok();
            if done && by_itself && session.nothing_left_to_do() {
                // Refused only if there were something left to do.
                let _ = session.perform(Move::EndTurn);
            }
            done
        });
    }

    pub(super) fn save(&mut self) {
        let Some(session) = &mut self.session else { return };
        if let Err(error) = session.save(&self.games, now()) {
            let reason = trouble::with_file(&self.texts, &error);
            self.error(Key::ErrorSave, &[("reason", reason.into())]);
        }
    }

    pub(super) fn start(&mut self, wish: &SoloGame) {
        let Ok(layout) = Layout::new(&wish.layout.draft) else { return };
        let options = Options {
            rounds: wish.rounds,
            special_actions: wish.special_actions,
            change_dice: wish.change_dice,
            phantom_bonus: wish.bonus,
        };
        // The form offers only what these accept.
        let Ok(terms) = options.terms(layout, 1, wish.phantoms) else { return };
        let person = self.person(&wish.name, &wish.colour);
        let seats = std::iter::once(person).chain((1..=wish.phantoms).map(Seat::phantom)).collect();
        let header = Header { started: now(), ..Header::new(&new_id(), &wish.layout.name, seats) };
        if let Ok(game) = Game::new(header, terms, Some(Seed(wish.seed))) {
            self.begin(game);
        }
    }

    fn person(&self, name: &str, colour: &str) -> Seat {
        Seat {
            id: "me".to_owned(),
            name: if name.is_empty() { self.texts.get(Key::You).to_owned() } else { name.to_owned() },
            colour: colour.to_owned(),
            kind: SeatKind::Human,
            policy: None,
        }
    }

    /// The seats of a game that is played again: where a policy sat alone, the person at this computer sits now.
    fn seats_again(&self, seats: &[Seat]) -> Vec<Seat> {
        let mut seats = seats.to_vec();
        if let Some(first) = seats.first_mut().filter(|seat| seat.kind == SeatKind::Computer) {
            *first = self.person(&self.settings.player_name, &self.settings.player_colour);
        }
        seats
    }

    /// Whether a game can be played here; says why not. Several seats can be looked at, but have no controls.
    fn can_be_played(&mut self, terms: &Terms) -> bool {
        if !terms.is_solo() {
            self.notice(self.texts.get(Key::PlayAloneOnly).to_owned());
        }
        terms.is_solo()
    }

    pub(super) fn begin(&mut self, game: Game) {
        if !self.can_be_played(game.terms()) || !self.leave_session() {
            return;
        }
        match Session::begin(game, &self.games, now()) {
            Ok(session) => {
                self.session = Some(session);
                self.show_game();
            }
            Err(error) => {
                let reason = trouble::with_game(&self.texts, &error);
                self.error(Key::ErrorSave, &[("reason", reason.into())]);
            }
        }
    }

    /// The page of the game, with home behind it.
    pub(super) fn show_game(&mut self) {
        self.trail = vec![Page::Home];
        self.page = Page::Play;
    }

    pub(super) fn open(&mut self, file: &str) {
        if self.session.as_ref().is_some_and(|session| session.file() == file) {
            self.show_game();
            return;
        }
        if !self.leave_session() {
            return;
        }
        // Locked first, read then: what is read is what will be written over.
        let opened = self.games.lock(file).and_then(|lock| Ok((self.games.read(file)?, lock)));
        let (text, lock) = match opened {
            Ok(opened) => opened,
            Err(error) => return self.report(file, &error),
        };
        match game::read(&text) {
            Ok(Loaded { game: AnyGame::Full(game), source, read_only: false }) => {
                if !self.can_be_played(game.terms()) {
                    return;
                }
                self.session = Some(Session::go_on(*game, source, lock));
                self.save();
                self.show_game();
            }
            Ok(_) => self.notice(self.texts.get(Key::LibraryNewer).to_owned()),
            Err(faults) => self.damaged(file, &faults),
        }
    }

    pub(super) fn rematch(&mut self, same_dice: bool) {
        let viewed = match &self.viewed {
            Some(Viewed { loaded: Loaded { game: AnyGame::Full(game), .. }, .. }) => Some(game.as_ref()),
            _ => None,
        };
        let played = self.session.as_ref().map(Session::game);
        // Over the game it is the game's, elsewhere that of the record looked at.
        let game = if self.page == Page::Play { played.or(viewed) } else { viewed.or(played) };
        let Some(game) = game else { return };
        let old = &game.header;
        let seats = self.seats_again(&old.seats);
        let header = Header { started: now(), ..Header::new(&new_id(), &old.layout_name, seats) };
        let seed = if same_dice { game.seed_at(1) } else { None }.unwrap_or_else(new_seed);
        if let Ok(game) = Game::new(header, *game.terms(), Some(seed)) {
            self.begin(game);
        }
    }

    pub(super) fn play_on_from(&mut self, entry: usize) {
        let Some(Viewed { loaded: Loaded { game: AnyGame::Full(game), .. }, .. }) = &self.viewed else {
            return;
        };
        let header = Header {
            started: now(),
            parent: Some(Parent { id: game.header.id.clone(), entry }),
            ..Header::new(&new_id(), &game.header.layout_name, self.seats_again(&game.header.seats))
        };
        let game = game.branch(entry, header, Some(new_seed()));
        self.begin(game);
    }
}
