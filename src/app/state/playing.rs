//! Games being played: beginning, going on, a rematch, playing on from a replay.

use super::{AppState, Next, new_id, now};
use crate::app::{Page, Viewed, new_seed};
use crate::games::roll_and_write::record;
use crate::{
    app::command::NewGame,
    games::roll_and_write::{
        log::{Game, Options},
        record::{AnyGame, Loaded},
        rules::{Layout, Move},
        session::{
            change_seating::Anew,
            file_errors,
            pad::PadSession,
            play::{Dice, PlaySession},
            seating::{SeatSetup, Seating},
        },
    },
    kernel::{
        Seed,
        record::{Header, Parent, Seat, SeatKind},
    },
    text::Key,
};

impl AppState {
    /// Something in the current game: saved before it is shown.
    pub(super) fn in_game(&mut self, act: impl FnOnce(&mut PlaySession) -> bool) {
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
            let reason = file_errors::with_file(&self.texts, &error);
            self.error(Key::ErrorSave, &[("reason", reason.into())]);
        }
    }

    pub(super) fn start(&mut self, wish: &NewGame) {
        let Ok(layout) = Layout::new(&wish.layout.draft) else { return };
        let options = Options {
            rounds: wish.rounds,
            special_actions: wish.special_actions,
            change_dice: wish.change_dice,
            phantom_bonus: wish.bonus,
        };
        // The form offers only what these accept.
        let Ok(config) = options.config(layout, wish.seating.places.len(), wish.phantoms) else { return };
        let seats = wish.seating.seats(&self.texts, wish.phantoms);
        let header = Header { started: now(), ..Header::new(&new_id(), &wish.layout.name, seats) };
        let seed = (wish.dice == Dice::Program).then_some(Seed(wish.seed));
        if let Ok(mut game) = Game::new(header, config, seed) {
            choose_first(&mut game, wish.seating.first);
            self.begin(game, wish.dice);
        }
    }

    /// The seats of a game that is played again: where no person sat, the one at this computer takes the first seat.
    fn seats_again(&self, seats: &[Seat]) -> Vec<Seat> {
        let mut seats = seats.to_vec();
        let nobody = seats.iter().all(|seat| seat.kind != SeatKind::Human);
        if let Some(first) = seats.first_mut().filter(|_| nobody) {
            let me = SeatSetup {
                name: self.settings.player_name.clone(),
                colour: self.settings.player_colour.clone(),
                me: true,
                ..SeatSetup::default()
            };
            *first = me.seat(&self.texts, 0, 1);
        }
        seats
    }

    fn begin(&mut self, game: Game, dice: Dice) {
        self.leave(Next::Play(Box::new(game), dice));
    }

    /// Begins a game, after the last one was left.
    pub(super) fn begin_left(&mut self, game: Game, dice: Dice) {
        self.sheets.recall(game.config());
        match PlaySession::begin(game, dice, self.sheets.values.clone(), &self.games, now()) {
            Ok(session) => {
                self.session = Some(session);
                self.show_game();
            }
            Err(error) => {
                let reason = file_errors::with_game(&self.texts, &error);
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
        if self.pad.as_ref().is_some_and(|session| session.file() == file) {
            self.show_pad();
            return;
        }
        self.leave(Next::Open(file.to_owned()));
    }

    /// Goes on with a game, after the last one was left.
    pub(super) fn open_left(&mut self, file: &str) {
        // Locked first, read then: what is read is what will be written over.
        let opened = self.games.lock(file).and_then(|lock| Ok((self.games.read(file)?, lock)));
        let (text, lock) = match opened {
            Ok(opened) => opened,
            Err(error) => return self.report(file, &error),
        };
        let undone = self.games.undone(&lock).unwrap_or_default();
        match record::read(&text) {
            Ok(Loaded { game: AnyGame::Full(mut game), source, read_only: false }) => {
                game.bring_back_redo(&undone);
                self.sheets.recall(game.config());
                self.session = Some(PlaySession::go_on(*game, self.sheets.values.clone(), source, lock));
                self.save();
                self.show_game();
            }
            // A finished game that was typed in later has nothing to go on with.
            Ok(Loaded { game: AnyGame::Result(_), read_only: false, .. }) => {}
            Ok(Loaded { game: AnyGame::Pad(mut pad), source, read_only: false }) => {
                pad.bring_back_redo(&undone);
                self.pad = Some(PadSession::go_on(*pad, source, lock));
                self.save_table();
                self.show_pad();
            }
            Ok(_) => self.remark(self.texts.get(Key::LibraryNewer).to_owned()),
            Err(faults) => self.damaged(file, &faults),
        }
    }

    pub(super) fn rematch(&mut self, same_dice: bool) {
        let viewed = match &self.viewed {
            Some(Viewed { loaded: Loaded { game: AnyGame::Full(game), .. }, .. }) => Some(game.as_ref()),
            _ => None,
        };
        let played = self.session.as_ref().map(PlaySession::game);
        // Over the game it is the game's, elsewhere that of the record looked at.
        let game = if self.page == Page::Play { played.or(viewed) } else { viewed.or(played) };
        let Some(game) = game else { return };
        let old = &game.header;
        let seats = self.seats_again(&old.seats);
        let header = Header { started: now(), ..Header::new(&new_id(), &old.layout_name, seats) };
        let dice =
            if self.page == Page::Play { self.session.as_ref().map(|session| session.dice) } else { None };
        let dice = dice.unwrap_or_else(|| Dice::of(game));
        let seed = if same_dice { game.seed_at(1) } else { None }.unwrap_or_else(new_seed);
        let players = game.config().players();
        // With the same dice everything is as it was; else the next one goes first.
        let first = (game.state().first() + usize::from(!same_dice)) % players;
        if let Ok(mut game) = Game::new(header, *game.config(), (dice == Dice::Program).then_some(seed)) {
            choose_first(&mut game, Some(first));
            self.begin(game, dice);
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
        let dice = Dice::of(game);
        let game = game.branch(entry, header, (dice == Dice::Program).then(new_seed));
        self.begin(game, dice);
    }

    /// Mends who plays. Another number, order or first player begins the setup anew, as long as no person has decided
    /// anything.
    pub(super) fn mend(&mut self, seating: &Seating) {
        let Some(session) = &self.session else { return };
        let before = session.seating();
        let mut said = Vec::new();
        let rows = |seating: &Seating| seating.places.iter().map(|place| place.was).collect::<Vec<_>>();
        if rows(seating) == rows(&before) && seating.first == before.first {
            let Some(session) = &mut self.session else { return };
            for row in session.rename(&self.texts, seating) {
                let left = session.policy(row).is_some();
                let key = if left { Key::HistoryLeft } else { Key::HistoryCameBack };
                let who = session.game().header.seats[row].name.clone();
                said.push(self.texts.with(key, &[("who", who.into())]));
            }
        } else if !session.is_untouched() {
            return self.remark(self.texts.get(Key::MendTooLate).to_owned());
        } else if let Some(Anew { game, dropped }) = session.anew(&self.texts, seating) {
            if let Some(session) = &mut self.session {
                session.replace(game);
            }
            if dropped > 0 {
                said.push(self.texts.with(Key::MendDropped, &[("rolls", dropped.into())]));
            }
        }
        said.into_iter().for_each(|text| self.notify(text));
        self.save();
    }
}

/// Lets this player go first, where that is not left to the dice (§3.1); one player alone needs no draw.
fn choose_first(game: &mut Game, first: Option<usize>) {
    if let Some(first) = first.filter(|_| !game.config().is_solo()) {
        // Refused only for a seat that is not there.
        let _ = game.perform(Move::First(first as u8));
    }
}
