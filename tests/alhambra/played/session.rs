//! Games of many combinations, played through the session that all games use.

use alhambra::{
    games::{
        alhambra::{
            log::{Played, PlayedGame},
            rules::play::{Draw, PlayConfig, State, ToAct},
        },
        common::{
            play::{ChanceSource, Computers, Decision, PlaySession},
            search::Generator,
            worker::Waker,
        },
    },
    kernel::{Game, Seed},
    storage::Games,
};
use jiff::Timestamp;

use super::{
    super::{
        play::{random::random_options, support::game},
        support::Chance,
    },
    support::{header, read},
};

/// The program draws everything.
#[derive(Clone, Copy, Debug)]
struct Seeded;

impl ChanceSource<Played> for Seeded {
    const TYPED: Self = Self;

    fn of(_: &PlayedGame) -> Self {
        Self
    }

    fn needs_seed(self) -> bool {
        true
    }

    fn draws(self, _: &PlayedGame, _: Draw) -> bool {
        true
    }

    fn in_one_go(_: &PlayedGame, _: Draw) -> bool {
        false
    }
}

/// Decides as chance does.
struct Random(Chance);

impl Computers<Played> for Random {
    fn decide(
        &mut self,
        _: &str,
        config: &PlayConfig,
        state: &State,
        _: Generator,
    ) -> Option<Decision<Played>> {
        Some(Decision::Made(vec![self.0.decide(config, state)]))
    }
}

/// A game that is begun, in which people sit in the first seats.
fn begun(players: usize, bits: usize, people: usize, games: &Games) -> PlaySession<Played, Seeded, Random> {
    let mut chance = Chance::new((players * 16 + bits) as u64);
    let config = game(players, random_options(&mut chance, bits));
    let mut header = header(players);
    header.seats[people..players].iter_mut().for_each(|seat| seat.policy = Some("random".to_owned()));
    let game = Game::start(header, config, Some(Seed(7))).unwrap();
    let now = Timestamp::UNIX_EPOCH;
    PlaySession::begin(game, Seeded, Random(chance), Waker::default(), games, now).unwrap()
}

#[test]
fn computers_play_to_the_end_and_the_record_has_the_whole_log() {
    for (players, bits) in [(2, 15), (3, 0), (3, 15), (4, 1), (6, 15)] {
        let folder = tempfile::tempdir().unwrap();
        let session = begun(players, bits, 0, &Games::new(folder.path().to_owned()));
        assert_eq!(session.to_act(), ToAct::Nothing);
        assert!(session.game().is_over(), "{players} players, modules {bits:b}");
        assert_eq!(read(&session.game().write(None)).log(), session.game().log());
    }
}

#[test]
fn undo_leads_to_a_persons_last_decision_even_where_viziers_were_not_sent() {
    let (mut undone, mut unwritten) = (0, 0);
    for (players, bits) in [(2, 15), (3, 15), (4, 15), (5, 15)] {
        let folder = tempfile::tempdir().unwrap();
        let mut session = begun(players, bits, 2, &Games::new(folder.path().to_owned()));
        let mut chance = Chance::new(players as u64);
        while session.person_decides() {
            let (entries, before) = (session.game().log().len(), session.position().clone());
            let mv = chance.decide(session.game().config(), &before);
            unwritten += usize::from(before != *session.game().state());
            session.perform(mv).unwrap();
            if session.can_undo() && chance.one_in(2) {
                assert!(session.undo());
                assert_eq!((session.game().log().len(), session.position()), (entries, &before), "{mv:?}");
                session.perform(mv).unwrap();
                undone += 1;
            }
        }
        assert!(session.game().is_over());
    }
    assert!(undone > 100 && unwritten > 5, "{undone} {unwritten}");
}
