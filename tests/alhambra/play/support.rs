//! What the tests of play share: configurations, random play, and what always holds.

use alhambra::games::alhambra::rules::{
    Currency, GameConfig, Module, Modules, Options, Printed, TileSet,
    play::{Cards, Move, Payments, PieceId, PieceSet, PlayConfig, PlayerState, State, ToAct},
};

use super::super::support::Chance;

/// A game with this many seats, the standard tiles and our pieces.
pub fn game(players: usize, options: Options) -> PlayConfig {
    let game = GameConfig::new(players, TileSet::standard().clone(), options).unwrap();
    PlayConfig::new(game, &Printed::ours()).unwrap()
}

/// The modules of a subset, by its bits.
pub fn modules(bits: usize) -> Modules {
    Module::ALL.into_iter().filter(|&module| bits >> module as u8 & 1 == 1).collect()
}

pub fn options(modules: Modules) -> Options {
    Options { modules, ..Options::default() }
}

/// Everything that chance can bring now, with weights.
pub fn outcomes(config: &PlayConfig, state: &State) -> Vec<(Move, u32)> {
    let mut outcomes = Vec::new();
    state.outcomes(config, &mut |mv, weight| outcomes.push((mv, weight)));
    outcomes
}

pub fn legal(config: &PlayConfig, state: &State, payments: Payments) -> Vec<Move> {
    let mut moves = Vec::new();
    state.legal_moves(config, payments, &mut |mv| moves.push(mv));
    moves
}

impl Chance {
    /// A number below any other.
    pub fn under(&mut self, n: u32) -> u32 {
        let high = [(); 4].map(|()| self.below(255) as u32);
        high.into_iter().fold(0u32, |all, digit| all.wrapping_mul(255).wrapping_add(digit)) % n
    }

    /// What chance brings.
    pub fn draw(&mut self, config: &PlayConfig, state: &State) -> Move {
        let outcomes = outcomes(config, state);
        let mut at = self.under(outcomes.iter().map(|(_, weight)| weight).sum());
        for (mv, weight) in outcomes {
            if at < weight {
                return mv;
            }
            at -= weight;
        }
        unreachable!("a number below the sum of all weights");
    }

    /// A move: first its kind, most likely a purchase, so that games end.
    pub fn decide(&mut self, config: &PlayConfig, state: &State) -> Move {
        let moves = legal(config, state, Payments::Needed);
        let kind = |mv: &Move| match mv {
            Move::Buy(..) | Move::Vizier(..) => 0,
            Move::Take(_) => 1,
            Move::Lay(..) => 2,
            Move::TakeAway(_) => 3,
            Move::Swap(..) => 4,
            Move::Give(_) => 5,
            Move::Falcon { .. } => 6,
            Move::Wake => 7,
            _ => 8,
        };
        let weights = [12, 6, 8, 1, 1, 1, 2, 2, 2];
        let mut kinds: Vec<usize> = moves.iter().map(kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let mut at = self.under(kinds.iter().map(|&kind| weights[kind]).sum());
        let chosen = kinds.into_iter().find(|&kind| {
            let is_it = at < weights[kind];
            at = at.saturating_sub(weights[kind]);
            is_it
        });
        let of_kind: Vec<Move> = moves.into_iter().filter(|mv| Some(kind(mv)) == chosen).collect();
        of_kind[self.under(of_kind.len() as u32) as usize]
    }

    pub fn next(&mut self, config: &PlayConfig, state: &State) -> Move {
        match state.to_act(config) {
            ToAct::Chance(_) => self.draw(config, state),
            ToAct::Decision(_) => self.decide(config, state),
            ToAct::Nothing => panic!("the game is over"),
        }
    }
}

/// All money and all pieces are somewhere, each once.
pub fn assert_nothing_is_lost(config: &PlayConfig, state: &State) {
    let players = (0..config.players()).map(|seat| state.player(seat));
    let money = players.clone().map(PlayerState::hand).fold(Cards::NONE, Cards::and);
    let money = money.and(state.deck()).and(state.display()).and(state.discards());
    assert_eq!(money, config.money());
    let yard = Currency::ALL.into_iter().filter_map(|space| state.yard(space));
    let laid = players.clone().flat_map(|player| player.grounds().pieces().map(|(_, piece)| piece));
    let mut pieces: Vec<PieceId> = yard.chain(laid).collect();
    for set in players.clone().flat_map(|player| [player.reserve(), player.pending()]) {
        pieces.extend(set.iter());
    }
    for set in [state.stack(), state.bazaars(), state.third_player(), state.removed()] {
        pieces.extend(set.iter());
    }
    assert_eq!(pieces.len(), usize::from(config.all_pieces().len()), "{pieces:?}");
    assert_eq!(pieces.into_iter().collect::<PieceSet>(), config.all_pieces());
    let mut falcons = state.falcons();
    for (_, falcon) in players.flat_map(|player| player.grounds().falcons()) {
        assert_eq!(falcons >> falcon & 1, 0, "falcon {falcon} is there twice");
        falcons |= 1 << falcon;
    }
    assert_eq!(falcons.count_ones() as usize, config.falcons().len());
}
