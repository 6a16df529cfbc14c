//! A game once more from its first tile, with others in place of its people.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::{
    advisor::{Advisor, Level, Policy},
    log::PlayedGame,
    session::{Alhambra, levels::decide_as},
};
use common::{
    play::{can_come_again, play_out},
    seating::{Controller as _, SeatController},
    table::TableGame as _,
};
use kernel::record::{Header, Seat, SeatKind};

/// Plays for the people whose result is not compared.
pub const OTHERS: Policy = Policy::Level(Level::Strong);

/// Whether the same tiles and cards can come again.
#[must_use]
pub fn has_its_own_stacks(game: &PlayedGame) -> bool {
    can_come_again(game, |_| false)
}

/// The row whose result is compared: that of the first person or, among computers alone, the first row.
#[must_use]
pub fn row_of(game: &PlayedGame) -> usize {
    game.header.people().next().unwrap_or(0)
}

/// The same game before its first entry: with a policy in one row, [`OTHERS`] in place of other people, and the computers
/// that it had. None if its tiles and cards cannot come again.
#[must_use]
pub fn begun_again(game: &PlayedGame, row: usize, policy: Policy) -> Option<PlayedGame> {
    let seated = |(at, seat): (usize, &Seat)| {
        let plays = match seat.kind {
            _ if at == row => policy,
            SeatKind::Human => OTHERS,
            _ => return seat.clone(),
        };
        Seat { kind: SeatKind::Computer, policy: Some(plays.name().to_owned()), ..seat.clone() }
    };
    let seats = game.header.seats.iter().enumerate().map(seated).collect();
    let header = Header::new(&game.header.id, "", seats);
    PlayedGame::start(header, game.config().clone(), Some(game.seed_at(1)?)).ok()
}

/// The policies of the players in a game of computers only.
#[must_use]
pub fn policies(game: &PlayedGame) -> Vec<Policy> {
    let of = |row: usize| SeatController::of(game.policy(row)).policy().unwrap_or(OTHERS);
    (0..game.config().players()).map(of).collect()
}

/// Who plays a game.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// By row.
    pub policies: &'a [Policy],
    /// Which person of each level: the slips of a person depend on it, and without slips all are the same.
    pub person: u64,
}

/// Plays a game to its end and reports after each decision how far it has come; none if it was stopped.
#[must_use]
pub fn play(
    mut game: PlayedGame,
    advisor: &Advisor,
    table: Table<'_>,
    stop: &AtomicBool,
    hears: &mut dyn FnMut(f32),
) -> Option<PlayedGame> {
    let Table { policies, person } = table;
    let all = f32::from(game.config().all_pieces().len()).max(1.0);
    let played = play_out(&mut game, |_, state, seat| {
        if stop.load(Relaxed) {
            return Vec::new();
        }
        hears(1.0 - f32::from(state.stack().len()) / all);
        let policy = policies.get(seat).copied().unwrap_or(OTHERS);
        decide_as(person, policy, advisor, state, stop).unwrap_or_default()
    });
    played.is_ok().then_some(game)
}

/// How a game ended for a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// VP.
    pub vp: u16,
    /// The place by VP.
    pub place: u8,
    /// The share of the victory: if several win, each has an equal part.
    pub won: f64,
}

impl Outcome {
    /// The outcome for this row of a finished game.
    #[must_use]
    pub fn of(game: &PlayedGame, row: usize) -> Self {
        let cards = game.breakdown();
        let vp = |row: usize| cards.get(row).map_or(0, |card| u16::try_from(card.vp).unwrap_or_default());
        let winners = Alhambra::winners_of(&cards);
        let own = vp(row);
        let before = (0..game.config().players()).filter(|&other| vp(other) > own).count();
        let won = if winners.contains(&row) { 1.0 / winners.len() as f64 } else { 0.0 };
        Self { vp: own, place: before as u8 + 1, won }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::VecDeque;

    use super::*;
    use crate::{
        log::Played,
        record::{self, AnyGame},
        rules::play::Move,
        session::same_tiles::Comparison,
    };
    use kernel::PlayedKind as _;

    /// A sample that was played here by people.
    pub fn sample(name: &str) -> PlayedGame {
        let path = format!("{}/../../../saves/alhambra-played-{name}.json", env!("CARGO_MANIFEST_DIR"));
        match record::read(&std::fs::read_to_string(path).unwrap()).unwrap().game {
            AnyGame::Played(game) => *game,
            AnyGame::Table(_) | AnyGame::Result(_) => panic!("{name} is no played game"),
        }
    }

    const SAMPLES: [&str; 3] = ["two-and-dirk", "three-with-modules", "four"];
    const BEGINNER: Policy = Policy::Level(Level::Beginner);

    /// The game once more, by these persons of levels and by policies that decide at once.
    fn played(game: &PlayedGame, policy: Policy, person: u64) -> PlayedGame {
        let again = begun_again(game, row_of(game), policy).unwrap();
        let (advisor, policies) = (Advisor::new(game.config().clone()), policies(&again));
        let table = Table { policies: &policies, person };
        play(again, &advisor, table, &AtomicBool::new(false), &mut |_| ()).unwrap()
    }

    /// All decisions of a game, each with its seat, in their order.
    fn decisions(game: &PlayedGame) -> VecDeque<(usize, Move)> {
        let config = game.config();
        let mut decisions = VecDeque::new();
        for step in game.corrected_steps() {
            let Some(event) = step.event() else { continue };
            let mut state = step.before.clone();
            for mv in Played::moves(config, &step.before, event) {
                decisions.extend(state.to_act(config).decides().map(|seat| (seat, mv)));
                state.apply(config, mv).unwrap();
            }
        }
        decisions
    }

    #[test]
    fn the_same_decisions_bring_the_same_tiles_and_cards_and_totals() {
        for game in SAMPLES.map(sample) {
            assert!(has_its_own_stacks(&game));
            let mut again = begun_again(&game, 0, BEGINNER).unwrap();
            let mut decisions = decisions(&game);
            let decided = |_: &PlayedGame, _: &_, seat: usize| match decisions.pop_front() {
                Some((own, mv)) if own == seat => vec![mv],
                _ => Vec::new(),
            };
            play_out(&mut again, decided).unwrap();
            assert_eq!(again.breakdown(), game.breakdown());
            assert_eq!(again.state(), game.state());
        }
    }

    #[test]
    fn a_players_own_decisions_again_beside_the_same_computers_give_the_same_game() {
        let game = played(&sample("three-with-modules"), BEGINNER, 0);
        let row = 0;
        let mut own: VecDeque<Move> =
            decisions(&game).into_iter().filter(|(seat, _)| *seat == row).map(|(_, mv)| mv).collect();
        let mut again = begun_again(&game, row, Policy::AdvisorFast).unwrap();
        let (advisor, policies) = (Advisor::new(game.config().clone()), policies(&again));
        play_out(&mut again, |_, state, seat| match seat {
            seat if seat == row => own.pop_front().into_iter().collect(),
            seat => {
                decide_as(0, policies[seat], &advisor, state, &AtomicBool::new(false)).unwrap_or_default()
            }
        })
        .unwrap();
        assert_eq!(again.events(), game.events());
        let comparison = Comparison::new([&game, &again], row);
        assert_eq!((comparison.parting, Outcome::of(&again, row)), (None, Outcome::of(&game, row)));
        assert!(comparison.turns.len() > 10);
    }

    #[test]
    fn a_game_is_the_same_by_its_number_and_another_one_by_another() {
        let game = sample("two-and-dirk");
        let [first, again, other] = [3, 3, 4].map(|person| played(&game, BEGINNER, person));
        assert_eq!(first.events(), again.events());
        assert_ne!(first.events(), other.events());
        let stacks = |game: &PlayedGame| {
            let steps: Vec<_> = game.corrected_steps().collect();
            let first = steps.iter().position(|step| step.before.to_act(game.config()).decides().is_some());
            steps.into_iter().nth(first.unwrap()).map(|step| step.before)
        };
        assert_eq!(stacks(&first), stacks(&other), "the tiles and cards are those of the game");
        assert_eq!(stacks(&first), stacks(&game));
    }

    #[test]
    fn nobody_but_computers_plays_and_those_of_the_game_keep_their_level() {
        let game = sample("four");
        let again = begun_again(&game, 1, Policy::AdvisorFast).unwrap();
        assert_eq!(policies(&again), [OTHERS, Policy::AdvisorFast, OTHERS, OTHERS]);
        let next = begun_again(&again, 0, BEGINNER).unwrap();
        assert_eq!(policies(&next), [BEGINNER, Policy::AdvisorFast, OTHERS, OTHERS]);
        assert_eq!(row_of(&next), 0);
    }

    #[test]
    fn up_to_where_two_games_part_everything_of_the_player_is_alike() {
        let mine = played(&sample("two-and-dirk"), BEGINNER, 0);
        let best = played(&mine, Policy::AdvisorFast, 0);
        let Comparison { turns, parting } = Comparison::new([&mine, &best], 0);
        let parting = parting.unwrap();
        assert!(turns[..parting].iter().all(|[a, b]| a.after.player(0) == b.after.player(0)));
        let [a, b] = &turns[parting];
        assert_eq!((a.number, &a.before), (b.number, &b.before), "it begins from the same position");
        assert_ne!(a.moves, b.moves);
    }

    #[test]
    fn victories_add_up_to_one() {
        let game = played(&sample("four"), BEGINNER, 0);
        let outcomes: Vec<Outcome> = (0..4).map(|row| Outcome::of(&game, row)).collect();
        assert!((outcomes.iter().map(|outcome| outcome.won).sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(outcomes.iter().all(|outcome| (outcome.won > 0.0) == (outcome.place == 1)));
    }
}
