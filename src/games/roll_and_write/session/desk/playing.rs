//! Games being played: starting, continuing, a rematch, playing on from a replay.

use super::{Desk, Host, Ready, Viewed};
use crate::{
    log::{Game, Options},
    record::{AnyGame, Loaded},
    rules::{Layout, Move},
    session::{
        SeatingExt,
        change_seating::{Anew, ChangeSeating},
        command::NewGame,
        new_seed,
        page::GamePage,
        play::{Dice, Levels, PlaySession, nothing_left_to_do},
        seating::{SeatSetup, Seating},
    },
    text::event_text::rematch_first,
};
use common::{
    host::{AppRequest, new_id, now},
    play::ChanceSource,
};
use kernel::{
    Seed,
    record::{Header, Parent, Seat},
};

impl Desk {
    /// Changes the current game, and saves it before it is shown.
    pub(super) fn in_game(&mut self, host: &mut Host<'_>, act: impl FnOnce(&mut PlaySession) -> bool) {
        let Some(session) = &mut self.session else { return };
        if act(session) {
            host.save(&mut session.open);
        }
    }

    /// Makes a decision. Only after one can a turn end by itself: after undoing or taking back it stays open.
    pub(super) fn play(&mut self, decision: Move, host: &mut Host<'_>) {
        let by_itself = host.settings.end_turn_by_itself;
        self.in_game(host, |session| {
            let done = session.perform(decision).is_ok();
            if done && by_itself && nothing_left_to_do(session.game()) {
                // This can be refused only if there were something left to do.
                let _ = session.perform(Move::EndTurn);
            }
            done
        });
    }

    /// Carries out the decisions of an option that was advised, one after the other.
    pub(super) fn follow_advice(&mut self, decisions: &[Move], host: &mut Host<'_>) {
        for decision in decisions {
            self.play(*decision, host);
        }
    }

    pub(super) fn start(&mut self, wish: &NewGame, host: &mut Host<'_>) {
        let Ok(layout) = Layout::new(&wish.layout.draft) else { return };
        let options = Options {
            rounds: wish.rounds,
            special_actions: wish.special_actions,
            change_dice: wish.change_dice,
            phantom_bonus: wish.bonus,
        };
        // The form offers only what passes here.
        let Ok(config) = options.config(layout, wish.seating.places.len(), wish.phantoms) else { return };
        let seats = wish.seating.all_seats(host.texts, wish.phantoms);
        let header = Header { started: now(), ..Header::new(&new_id(), &wish.layout.name, seats) };
        let seed = wish.dice.needs_seed().then_some(Seed(wish.seed));
        if let Ok(mut game) = Game::start(header, config, seed) {
            choose_first(&mut game, wish.seating.first);
            self.make_ready(game, wish.dice, None, host);
        }
    }

    /// The seats of a game that is played again: if no person sat there, the one at this computer takes the first
    /// seat.
    fn seats_again(seats: &[Seat], host: &Host<'_>) -> Vec<Seat> {
        let mut seats = seats.to_vec();
        let nobody = seats.iter().all(|seat| !seat.is_person());
        if let Some(first) = seats.first_mut().filter(|_| nobody) {
            let me = SeatSetup::mine(&host.settings.player_name, &host.settings.player_colour);
            *first = me.seat(host.texts, 0, 1);
        }
        seats
    }

    /// Begins a game as soon as nothing else is open.
    fn make_ready(&mut self, game: Game, dice: Dice, says: Option<String>, host: &mut Host<'_>) {
        self.tables.begin_nothing();
        self.ready = Some(Ready { game: Box::new(game), dice, says });
        host.ask(AppRequest::Begin(GamePage::Play));
    }

    /// Begins a game now that nothing else is open; false if that fails, which is reported.
    pub(super) fn begin_game(&mut self, game: Game, dice: Dice, host: &mut Host<'_>) -> bool {
        self.layouts.recall(game.config());
        let levels = Levels::new(self.layouts.values.clone());
        match PlaySession::begin(game, dice, levels, self.waker.clone(), host.games, now()) {
            Ok(session) => {
                self.session = Some(session);
                host.ask(AppRequest::ShowOverHome(GamePage::Play));
                true
            }
            Err(error) => {
                host.not_begun(&error);
                false
            }
        }
    }

    pub(super) fn rematch(&mut self, same_dice: bool, host: &mut Host<'_>) {
        let playing = host.page == Some(GamePage::Play);
        if !playing && self.tables.at_hand(host.page).is_some() {
            self.ready = None;
            return self.tables.play_again(host);
        }
        let viewed = match &self.tables.viewed {
            Some(Viewed { loaded: Loaded { game: AnyGame::Played(game), .. }, .. }) => Some(game.as_ref()),
            _ => None,
        };
        let played = self.session.as_ref().map(PlaySession::game);
        // On the page of the game it is that game, elsewhere the record that is looked at.
        let game = if playing { played.or(viewed) } else { viewed.or(played) };
        let Some(game) = game else { return };
        let old = &game.header;
        let seats = Self::seats_again(&old.seats, host);
        let header = Header { started: now(), ..Header::new(&new_id(), &old.layout_name, seats) };
        let dice = if playing { self.session.as_ref().map(|session| session.chance) } else { None };
        let dice = dice.unwrap_or_else(|| Dice::of(game));
        let seed = if same_dice { game.seed_at(1) } else { None }.unwrap_or_else(new_seed);
        let players = game.config().players();
        // With the same dice everything is as it was; otherwise the next player goes first.
        let before = game.state().first();
        let first = (before + usize::from(!same_dice)) % players;
        let says = rematch_first(host.texts, &header.seats, before, first);
        if let Ok(mut game) = Game::start(header, *game.config(), dice.needs_seed().then_some(seed)) {
            choose_first(&mut game, Some(first));
            self.make_ready(game, dice, says, host);
        }
    }

    /// Plays on, in a new game, from an entry of the one looked at: with new dice, or with those that came
    /// then.
    pub(super) fn play_on_from(&mut self, entry: usize, same_dice: bool, host: &mut Host<'_>) {
        let Some(Viewed { loaded: Loaded { game: AnyGame::Played(game), .. }, .. }) = &self.tables.viewed
        else {
            return;
        };
        let header = Header {
            started: now(),
            parent: Some(Parent { id: game.header.id.clone(), entry }),
            ..Header::new(&new_id(), &game.header.layout_name, Self::seats_again(&game.header.seats, host))
        };
        let dice = Dice::of(game);
        let seed = game.seed_at(entry + 1).filter(|_| same_dice).unwrap_or_else(new_seed);
        let game = game.branch(entry, header, dice.needs_seed().then_some(seed));
        self.make_ready(game, dice, None, host);
    }

    /// Corrects who plays. Another number, order or first player begins the set-up anew, as long as no person has
    /// decided anything.
    pub(super) fn reseat(&mut self, seating: &Seating, host: &mut Host<'_>) {
        let Some(session) = &self.session else { return };
        let before = session.seating();
        let mut said = Vec::new();
        let rows = |seating: &Seating| seating.places.iter().map(|place| place.was).collect::<Vec<_>>();
        if rows(seating) == rows(&before) && seating.first == before.first {
            let Some(session) = &mut self.session else { return };
            let seats = seating.all_seats(host.texts, session.game().config().phantoms());
            for row in session.rename(seating, seats) {
                let left = !session.is_person(row);
                let who = &session.game().header.seats[row].name;
                said.push(if left {
                    host.texts.history_left(who)
                } else {
                    host.texts.history_came_back(who)
                });
            }
        } else if !session.is_untouched() {
            return host.remark(host.texts.mend_too_late().to_owned());
        } else if let Some(Anew { game, dropped }) = session.anew(host.texts, seating) {
            if let Some(session) = &mut self.session {
                session.replace(game);
            }
            if dropped > 0 {
                said.push(host.texts.mend_dropped(dropped));
            }
        }
        said.into_iter().for_each(|text| host.notify(text));
        self.in_game(host, |_| true);
    }
}

/// Lets this player go first, if that is not left to the dice (§3.1); a single player needs no draw.
fn choose_first(game: &mut Game, first: Option<usize>) {
    if let Some(first) = first.filter(|_| !game.config().is_solo()) {
        // This can be refused only for a seat that does not exist.
        let _ = game.perform(Move::First(first as u8));
    }
}
