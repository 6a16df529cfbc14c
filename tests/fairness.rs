//! The program's dice and stacks are fair: over many seeds each face comes up, and each piece, card and player comes in
//! each place, as often as chance would have it. `DRAWS` says how many draws of each there are (docs/trust.md).

use std::{env, ops::Range};

use alhambra::{
    games::{
        alhambra::{
            log::{deck_of, stack_of},
            rules::{
                GameConfig, Options, Printed, TileSet,
                play::{Card, PlayConfig},
            },
        },
        roll_and_write::{
            log::SeedExt,
            rules::{Move, RollKind, RollRequest},
        },
    },
    kernel::Seed,
};

/// How many standard deviations a place may be from what is expected, in either direction.
const FAR: f64 = 5.0;
/// What a pair of dice is rolled for.
const PAIRS: [RollKind; 5] =
    [RollKind::Setup, RollKind::Placing, RollKind::ExtraPair, RollKind::OwnPair, RollKind::Phantom];
const ROUNDS: Range<u8> = 1..11;
const SEATS: Range<u8> = 0..5;

/// How often each of some kinds came at each of some places.
struct Counts {
    name: &'static str,
    /// How many there are of each kind.
    of: Vec<u64>,
    came: Vec<Vec<u64>>,
}

impl Counts {
    fn new(name: &'static str, of: Vec<u64>, places: usize) -> Self {
        let came = vec![vec![0; of.len()]; places];
        Self { name, of, came }
    }

    fn add(&mut self, place: usize, kind: usize) {
        self.came[place][kind] += 1;
    }

    fn chi_square(&self, came: &[u64]) -> f64 {
        let (draws, all) = (came.iter().sum::<u64>() as f64, self.of.iter().sum::<u64>() as f64);
        let square = |(&came, &of): (&u64, &u64)| {
            let expected = draws * of as f64 / all;
            (came as f64 - expected).powi(2) / expected
        };
        came.iter().zip(&self.of).map(square).sum()
    }

    /// Checks that each place is as near to what is expected as chance allows.
    fn check(&self) {
        let freedom = self.of.len() - 1;
        let draws: u64 = self.came.iter().flatten().sum();
        let far = |came: &Vec<u64>| {
            let chi_square = self.chi_square(came);
            (deviations(chi_square, freedom as f64), chi_square)
        };
        let all: Vec<(f64, f64)> = self.came.iter().map(far).collect();
        let farthest = all.iter().max_by(|a, b| a.0.abs().total_cmp(&b.0.abs()));
        let &(far, chi_square) = farthest.expect("a place");
        println!(
            "{}: {draws} draws at {} places; χ² is at the farthest {chi_square:.1} with {freedom} degrees of freedom: {far:+.1} σ",
            self.name,
            self.came.len(),
        );
        assert!(far.abs() < FAR, "{}: {all:?}", self.name);
    }
}

/// How many standard deviations a χ² is from what is expected: its cube root is nearly normal (Wilson and Hilferty).
fn deviations(chi_square: f64, freedom: f64) -> f64 {
    let variance = 2.0 / (9.0 * freedom);
    ((chi_square / freedom).cbrt() - (1.0 - variance)) / variance.sqrt()
}

/// Enough seeds for this many draws, if each of them brings `each`.
fn seeds(draws: u64, each: usize) -> impl Iterator<Item = Seed> {
    (0..draws.div_ceil(each as u64)).map(Seed)
}

fn rolls(purpose: RollKind) -> impl Iterator<Item = RollRequest> {
    ROUNDS.flat_map(move |round| SEATS.map(move |seat| RollRequest { purpose, seat, round, tries: 0 }))
}

fn check_dice(draws: u64) {
    let mut faces = Counts::new("faces of the dice of a pair", vec![1; 6], 2 * PAIRS.len());
    let mut pairs = Counts::new("pairs", vec![1; 36], PAIRS.len());
    let rolled = ROUNDS.len() * SEATS.len();
    for seed in seeds(draws, 2 * PAIRS.len() * rolled) {
        for (place, purpose) in PAIRS.into_iter().enumerate() {
            for request in rolls(purpose) {
                let Move::Roll(pair) = seed.roll(request, 1) else { panic!("{request:?} is a pair") };
                faces.add(2 * place, pair.yellow.index());
                faces.add(2 * place + 1, pair.blue.index());
                pairs.add(place, pair.cell().index());
            }
        }
    }
    faces.check();
    pairs.check();
    let mut fours = Counts::new("faces of four dice, yellow and blue", vec![1; 6], 2);
    for seed in seeds(draws, 4 * rolled) {
        for request in rolls(RollKind::AllFour) {
            let Move::RollFour(four) = seed.roll(request, 1) else { panic!("{request:?} is four dice") };
            four.yellow().into_iter().for_each(|face| fours.add(0, face.index()));
            four.blue().into_iter().for_each(|face| fours.add(1, face.index()));
        }
    }
    fours.check();
}

/// A seed draws the first player only once, so each number of players gets a hundredth of the draws.
fn check_first_players(draws: u64) {
    let request = RollRequest { purpose: RollKind::FirstPlayer, seat: 0, round: 0, tries: 0 };
    for players in 2..=5 {
        let mut first = Counts::new("first players", vec![1; players], 1);
        for seed in seeds(draws, 100) {
            let Move::First(seat) = seed.roll(request, players) else { panic!("somebody is first") };
            first.add(0, seat.into());
        }
        first.check();
    }
}

fn check_stacks(draws: u64) {
    let game = GameConfig::new(4, TileSet::standard().clone(), Options::default()).unwrap();
    let config = PlayConfig::new(game, &Printed::ours()).unwrap();
    let many = stack_of(Seed(0), &config).len();
    let mut tiles = Counts::new("tiles of the stack", vec![1; many], many);
    for seed in seeds(draws, many) {
        let stack = stack_of(seed, &config);
        stack.into_iter().enumerate().for_each(|(place, piece)| tiles.add(place, piece.index()));
    }
    tiles.check();
    let copies = Card::all().map(|card| config.money().count(card).into()).collect::<Vec<u64>>();
    let place_of = |card: Card| card.currency().index() * (Card::KINDS / 4) + usize::from(card.value()) - 1;
    assert!(Card::all().enumerate().all(|(at, card)| at == place_of(card)));
    let many = usize::from(config.money().len());
    for (name, reshuffles) in [("money of the deck", 0), ("money after a reshuffle", 1)] {
        let mut money = Counts::new(name, copies.clone(), many);
        for seed in seeds(draws, many) {
            let deck = deck_of(seed, config.money(), reshuffles);
            deck.into_iter().enumerate().for_each(|(place, card)| money.add(place, place_of(card)));
        }
        money.check();
    }
}

#[test]
fn dice_and_stacks_are_fair() {
    let draws = env::var("DRAWS").map_or(500_000, |draws| draws.parse().expect("DRAWS is a number"));
    check_dice(draws);
    check_first_players(draws);
    check_stacks(draws);
}

#[test]
fn unfair_dice_are_noticed() {
    let mut counts = Counts::new("a loaded die", vec![1; 6], 1);
    for draw in 0..60_000 {
        // One of a hundred sixes is a one.
        counts.add(0, if draw % 600 == 5 { 0 } else { draw % 6 });
    }
    let found = deviations(counts.chi_square(&counts.came[0]), 5.0);
    assert!(found.abs() < FAR, "{found}: this little is within chance");
    for draw in 0..6_000_000 {
        counts.add(0, if draw % 600 == 5 { 0 } else { draw % 6 });
    }
    let found = deviations(counts.chi_square(&counts.came[0]), 5.0);
    assert!(found > FAR, "{found}");
}
