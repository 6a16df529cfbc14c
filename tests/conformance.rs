//! What must hold for the rules of every game that is played here, checked over random games.

use alhambra::{
    games::common::search::Generator,
    kernel::{Rules, ToAct, Viewer},
};

/// Plays a game at random and checks every position on the way.
pub fn conforms<R: Rules>(config: &R::Config, generator: &mut Generator) {
    let mut state = R::start(config).unwrap();
    let mut met: Vec<R::Move> = Vec::new();
    let viewers =
        || (0..R::players(config) as u8).map(Viewer::Seat).chain([Viewer::Nobody, Viewer::Everybody]);
    for number in 0.. {
        assert!(number < 20_000, "the game does not end");
        let (decisions, outcomes) = (R::legal_moves(config, &state), R::outcomes(config, &state));
        let waits = R::to_act(config, &state);
        match waits {
            ToAct::Chance(_) => assert!(decisions.is_empty() && !outcomes.is_empty(), "{state:?}"),
            ToAct::Decision(_) => assert!(!decisions.is_empty() && outcomes.is_empty(), "{state:?}"),
            ToAct::Nothing => assert!(decisions.is_empty() && outcomes.is_empty(), "{state:?}"),
        }
        let mut below = |n| generator.below(n);
        for viewer in viewers() {
            let view = R::view(config, &state, viewer);
            let sample = R::sample(config, &view, &mut below);
            assert_eq!(
                R::view(config, &sample, viewer),
                view,
                "a sample looks like the position it was drawn for"
            );
            assert_eq!(R::to_act(config, &sample), waits);
            if let (Viewer::Seat(own), ToAct::Decision(seat)) = (viewer, waits)
                && own == seat
            {
                assert_eq!(R::legal_moves(config, &sample), decisions, "a player knows what is legal");
            }
            if waits == ToAct::Nothing || viewer == Viewer::Everybody {
                assert_eq!(sample, state, "nothing is hidden");
            }
        }
        let any = |generator: &mut Generator, of: &[R::Move]| of[generator.below(of.len() as u32) as usize];
        let accepted: Vec<R::Move> =
            decisions.iter().copied().chain(outcomes.iter().map(|&(outcome, _)| outcome)).collect();
        assert!(outcomes.iter().all(|&(_, weight)| weight > 0));
        for &mv in &accepted {
            let told = accepted.iter().filter(|&&other| other == mv).count();
            assert_eq!((told, R::apply(config, &mut state.clone(), mv)), (1, Ok(())), "{mv:?}");
        }
        for _ in 0..met.len().min(8) {
            let mv = any(generator, &met);
            let mut tried = state.clone();
            if R::apply(config, &mut tried, mv).is_err() {
                assert_eq!(tried, state, "{mv:?} is refused but changes the position");
                assert!(!accepted.contains(&mv));
            }
        }
        let mv = match waits {
            ToAct::Chance(_) => R::draw(config, &state, &mut |n| generator.below(n)).unwrap(),
            ToAct::Decision(_) => any(generator, &decisions),
            ToAct::Nothing => break,
        };
        assert!(accepted.contains(&mv), "{mv:?}");
        met.push(mv);
        R::apply(config, &mut state, mv).unwrap();
    }
    assert_eq!(R::draw(config, &state, &mut |n| generator.below(n)), None);
    assert!(met.iter().all(|&mv| R::apply(config, &mut state.clone(), mv).is_err()), "the game is over");
    assert!(R::totals(config, &state).iter().flatten().count() >= R::players(config));
}
