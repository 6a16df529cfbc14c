//! What the tests of the rules share: commands as text, layouts, and random games.

use alhambra::games::{
    common::BuildingType,
    roll_and_write::{
        advisor::{Generator, RollDice},
        rules::{
            BuildSecond, Cell, ChangeDice, ChangeDie, Colour, DieStep, Face, FourDice, GameConfig, Illegal,
            Layout, LayoutDraft, Move, Pair, RollKind, SpecialActions, State, ToAct,
        },
    },
};

/// Every table the rules know: real players and phantoms (§2, §9, §10).
pub const TABLES: [(usize, usize); 7] = [(1, 2), (1, 3), (1, 4), (2, 1), (3, 0), (4, 0), (5, 0)];

pub fn face(number: u8) -> Face {
    Face::new(number).unwrap_or_else(|| panic!("a die shows 1 to 6, not {number}"))
}

pub fn cell(row: u8, column: u8) -> Cell {
    Cell::new(face(row), face(column))
}

/// The default layout, as the program carries it.
pub fn default_draft() -> LayoutDraft {
    serde_json::from_str(include_str!("../../assets/layouts/default.json")).expect("the default layout reads")
}

pub fn default_layout() -> Layout {
    Layout::new(&default_draft()).expect("the default layout is valid")
}

/// The default coins and VP with another grid.
pub fn layout_of(grid: [&str; 6]) -> Layout {
    let draft = LayoutDraft { grid: Some(grid.map(String::from).to_vec()), counts: None, ..default_draft() };
    Layout::new(&draft).unwrap_or_else(|faults| panic!("{grid:?}: {faults:?}"))
}

/// The default layout with another number of coins printed.
pub fn layout_with_coins(coins: i64) -> Layout {
    Layout::new(&LayoutDraft { coins, ..default_draft() }).unwrap_or_else(|faults| panic!("{faults:?}"))
}

pub fn config(layout: Layout, players: usize, phantoms: usize) -> GameConfig {
    GameConfig::new(layout, players, phantoms).expect("the table exists")
}

/// Commands written as `first 2`, `roll 3/4`, `four 12/34`, `change yellow 3 up`, `build 3/4`, `coins`, `second`,
/// `keep 3/4` and `end`, separated by commas or line breaks.
pub fn commands(text: &str) -> Result<Vec<Move>, String> {
    text.split([',', '\n']).map(str::trim).filter(|text| !text.is_empty()).map(command).collect()
}

fn command(text: &str) -> Result<Move, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let read = match words.as_slice() {
        ["first", seat] => seat.parse::<u8>().ok().and_then(|n| n.checked_sub(1)).map(Move::First),
        ["roll", dice] => read_pair(dice).map(Move::Roll),
        ["four", dice] => read_four(dice).map(Move::RollFour),
        ["change", colour, from, way] => read_change(colour, from, way),
        ["build", dice] => read_pair(dice).map(|pair| Move::Build(pair.cell())),
        ["coins"] => Some(Move::GainCoins),
        ["second"] => Some(Move::from(BuildSecond)),
        ["keep", dice] => read_pair(dice).map(Move::Keep),
        ["end"] => Some(Move::EndTurn),
        _ => None,
    };
    read.ok_or_else(|| format!("{text:?} is no command"))
}

fn faces(text: &str) -> Option<Vec<Face>> {
    text.chars().map(|c| c.to_digit(10).and_then(|n| Face::new(n as u8))).collect()
}

pub fn read_pair(text: &str) -> Option<Pair> {
    let (yellow, blue) = text.split_once('/')?;
    match (faces(yellow)?.as_slice(), faces(blue)?.as_slice()) {
        (&[yellow], &[blue]) => Some(Pair { yellow, blue }),
        _ => None,
    }
}

fn read_four(text: &str) -> Option<FourDice> {
    let (yellow, blue) = text.split_once('/')?;
    Some(FourDice::new(faces(yellow)?.try_into().ok()?, faces(blue)?.try_into().ok()?))
}

fn read_change(colour: &str, from: &str, way: &str) -> Option<Move> {
    let colour = match colour {
        "yellow" => Colour::Yellow,
        "blue" => Colour::Blue,
        _ => return None,
    };
    let way = match way {
        "up" => DieStep::Up,
        "down" => DieStep::Down,
        _ => return None,
    };
    let [from] = <[Face; 1]>::try_from(faces(from)?).ok()?;
    Some(Move::from(ChangeDie { colour, from, way }))
}

/// A game that is given its commands as text.
#[derive(Clone)]
pub struct Game {
    pub config: GameConfig,
    pub state: State,
}

impl Game {
    pub fn new(config: GameConfig) -> Self {
        Self { config, state: State::new(&config).expect("the layout has a grid") }
    }

    /// A solo game before its first action: three cells built, four dice on the sheet, phantoms with
    /// three buildings of the type in row 1, column 1.
    pub fn solo(config: GameConfig, built: [&str; 3], dice: [&str; 2]) -> Self {
        let mut game = Self::new(config);
        for roll in built.into_iter().chain(dice) {
            game.play(&format!("roll {roll}"));
        }
        while matches!(game.state.to_act(), ToAct::Chance(_)) {
            game.play("roll 1/1");
        }
        game
    }

    /// Plays commands that must all be legal.
    pub fn play(&mut self, text: &str) -> &mut Self {
        for command in commands(text).unwrap_or_else(|fault| panic!("{fault}")) {
            if let Err(why) = self.state.apply(&self.config, command) {
                panic!("{command:?} of {text:?} is refused: {why:?}");
            }
        }
        self
    }

    /// Why the one command in `text` is refused.
    pub fn refusal(&self, text: &str) -> Illegal {
        let &[command] = commands(text).expect("a command").as_slice() else { panic!("one command") };
        let mut copy = self.state;
        copy.apply(&self.config, command).expect_err("the command is illegal")
    }

    pub fn coins(&self, seat: usize) -> u8 {
        self.state.sheet(seat).coins()
    }

    pub fn vp(&self, row: usize, building: BuildingType) -> u8 {
        self.state.score().standing(self.config.layout(), row, building).vp
    }
}

/// A random roll of the kind that is due.
pub fn due_roll(config: &GameConfig, purpose: RollKind, generator: &mut Generator) -> Move {
    match purpose {
        RollKind::FirstPlayer => Move::First(generator.below(config.players() as u32) as u8),
        RollKind::AllFour => Move::RollFour(generator.four()),
        _ => Move::Roll(generator.pair()),
    }
}

/// The next command of a game played uniformly at random, none once it is over.
pub fn any_command(config: &GameConfig, state: &State, generator: &mut Generator) -> Option<Move> {
    match state.to_act() {
        ToAct::Chance(request) => Some(due_roll(config, request.purpose, generator)),
        ToAct::Decision(_) => {
            let legal = state.legal(config);
            Some(legal[generator.below(legal.len() as u32) as usize])
        }
        ToAct::Nothing => None,
    }
}

/// Random games: each with its configuration, and the randomness by which it goes on.
pub fn games(seed: u64, games: u64, mut play: impl FnMut(&GameConfig, &mut Generator)) {
    for game in 0..games {
        let generator = &mut Generator::new(seed, game);
        let config = random_config(generator);
        play(&config, generator);
    }
}

/// Plays a whole game at random; `see` gets the position before, the command and the position after.
pub fn random_game(
    config: &GameConfig,
    generator: &mut Generator,
    mut see: impl FnMut(&State, Move, &State),
) {
    let mut state = State::new(config).expect("the layout has a grid");
    while let Some(command) = any_command(config, &state, generator) {
        let before = state;
        state.apply(config, command).unwrap_or_else(|why| panic!("{command:?} is refused: {why:?}"));
        see(&before, command, &state);
    }
}

fn between(generator: &mut Generator, least: i64, most: i64) -> i64 {
    least + i64::from(generator.below((most - least + 1) as u32))
}

/// A random layout, often with types of one or two buildings, so that setup completes them and many share (§6).
pub fn random_layout(generator: &mut Generator) -> Layout {
    let mut types = BuildingType::ALL.to_vec();
    let rare = 1 + generator.below(4) as usize;
    for _ in 0..generator.below(3) {
        types.extend_from_within(..rare);
    }
    let fill =
        |generator: &mut Generator| BuildingType::ALL[rare + generator.below(6 - rare as u32) as usize];
    while types.len() < Cell::COUNT {
        types.push(fill(generator));
    }
    for i in (1..types.len()).rev() {
        types.swap(i, generator.below(i as u32 + 1) as usize);
    }
    let letters: Vec<char> = types.into_iter().map(BuildingType::letter).collect();
    let vp = |_| {
        let mut places: Vec<i64> = (0..3).map(|_| between(generator, 0, 99)).collect();
        places.sort_unstable_by(|a, b| b.cmp(a));
        places
    };
    let vp = (0..6).map(vp).collect();
    let coins = between(generator, 3, 40);
    let grid = letters.chunks(6).map(|row| row.iter().collect()).collect();
    let draft = LayoutDraft { grid: Some(grid), counts: None, coins, vp };
    Layout::new(&draft).unwrap_or_else(|faults| panic!("{draft:?}: {faults:?}"))
}

/// A random configuration from all tables, options, rounds and layouts.
pub fn random_config(generator: &mut Generator) -> GameConfig {
    let layout = if generator.below(3) == 0 { default_layout() } else { random_layout(generator) };
    let (players, phantoms) = TABLES[generator.below(TABLES.len() as u32) as usize];
    let special = [SpecialActions::One, SpecialActions::Both][generator.below(2) as usize];
    let change = [ChangeDice::Two, ChangeDice::Any][generator.below(2) as usize];
    let mut config = config(layout, players, phantoms).with_options(special, change);
    if generator.below(2) == 0 {
        config = config.with_rounds(between(generator, 1, 33)).expect("rounds of §2");
    }
    if players == 1 && generator.below(2) == 0 {
        config = config.against_phantoms(between(generator, 0, 99)).expect("a bonus of §11");
    }
    config
}
