//! Turns and what follows them (§A4.7–§A4.10).

use alhambra::games::alhambra::rules::{
    GameConfig, Module, Options, Printed, Scoring, Tile, TileSet,
    play::{Cards, Move, Phase, PlayConfig, Refusal, State, ToAct},
};

use super::{
    super::support::Chance,
    support::{assert_nothing_is_lost, game, options},
};

/// A game with tiles that nobody can pay for.
fn dear() -> PlayConfig {
    let tiles = TileSet::standard().tiles().iter().map(|&tile| Tile { price: 99, ..tile }).collect();
    let game = GameConfig::new(3, TileSet::new(tiles).unwrap(), Options::default()).unwrap();
    PlayConfig::new(game, &Printed::ours()).unwrap()
}

/// Takes the first card of the display in every turn, until there is none.
fn take_all_money(config: &PlayConfig, state: &mut State, chance: &mut Chance) {
    loop {
        let mv = match state.to_act(config) {
            ToAct::Chance(_) => chance.draw(config, state),
            _ => match state.display().iter().next() {
                Some(card) if state.display().len() == 4 || state.deck().is_empty() => {
                    state.apply(config, Move::Take(Cards::NONE.with(card))).unwrap();
                    Move::EndTurn
                }
                _ => return,
            },
        };
        state.apply(config, mv).unwrap();
    }
}

#[test]
fn whoever_can_do_nothing_passes_and_a_round_of_passes_ends_the_game() {
    let config = dear();
    let mut state = State::new(&config);
    take_all_money(&config, &mut state, &mut Chance::new(1));
    assert!(state.deck().is_empty() && state.display().is_empty() && state.discards().is_empty());
    // Both scorings were held on the way.
    assert_eq!(state.held().len(), 2);
    for passed in 0..3 {
        assert_eq!(state.phase(), Phase::Action, "{passed} passed");
        assert_eq!(state.apply(&config, Move::EndTurn), Ok(()));
    }
    // The stack is far from empty: the yard is given away, and the third scoring is held.
    assert_eq!(state.stack().len(), 50);
    while let ToAct::Decision(seat) = state.to_act(&config) {
        let piece = state.player(seat.into()).pending().iter().next().unwrap();
        state.apply(&config, Move::Reserve(piece)).unwrap();
    }
    assert_eq!(state.held().last().unwrap().scoring, Scoring::Third);
    assert_eq!(state.apply(&config, Move::EndTurn), Err(Refusal::Over));
    assert_nothing_is_lost(&config, &state);
}

#[test]
fn the_discards_are_shuffled_when_a_card_is_to_be_drawn_and_the_deck_is_empty() {
    let mut shuffled = 0;
    for seed in 0..20 {
        let (config, mut chance) = (game(2, Options::default()), Chance::new(seed));
        let mut state = State::new(&config);
        while state.to_act(&config) != ToAct::Nothing {
            let mv = chance.next(&config, &state);
            if mv == Move::Reshuffle {
                let discards = state.discards();
                assert!(state.deck().is_empty() && !discards.is_empty());
                state.apply(&config, mv).unwrap();
                assert_eq!((state.deck(), state.discards()), (discards, Cards::NONE));
                shuffled += 1;
                continue;
            }
            state.apply(&config, mv).unwrap();
        }
    }
    assert!(shuffled > 0);
}

/// Whether a scoring that was due had been held when the first Vizier of the turn was asked, in several games.
fn is_held_before_viziers(before: bool) -> Vec<bool> {
    let with = options([Module::Vizier].into_iter().collect());
    let config = game(4, Options { vizier_before_scoring: before, ..with });
    let mut seen = Vec::new();
    for seed in 0..80 {
        let mut chance = Chance::new(seed);
        let mut state = State::new(&config);
        let mut turned_up = 0;
        let mut is_new = false;
        while state.to_act(&config) != ToAct::Nothing {
            let mv = chance.next(&config, &state);
            state.apply(&config, mv).unwrap();
            match (mv, state.phase()) {
                (Move::ScoringCard, _) => (turned_up, is_new) = (turned_up + 1, true),
                (_, Phase::Vizier) if is_new => {
                    seen.push(state.held().len() == turned_up);
                    is_new = false;
                }
                (_, Phase::Action) => is_new = false,
                _ => {}
            }
        }
    }
    seen
}

#[test]
fn a_scoring_comes_before_the_viziers_unless_agreed_otherwise() {
    let held = is_held_before_viziers(false);
    assert!(held.len() > 5 && held.iter().all(|&is_held| is_held), "{held:?}");
    let held = is_held_before_viziers(true);
    assert!(held.len() > 5 && held.iter().all(|&is_held| !is_held));
}
