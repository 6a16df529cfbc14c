//! What the tests of the rules share: a text form of commands, layouts, and games played by chance.

use alhambra::games::{
    common::BuildingType,
    roll_and_write::{
        advisor::Generator,
        rules::{
            Cell, ChangeDice, Colour, Command, Expected, Face, Four, Layout, LayoutDraft, Pair, Purpose,
            SpecialActions, State, Terms, Way,
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

pub fn terms(layout: Layout, players: usize, phantoms: usize) -> Terms {
    Terms::new(layout, players, phantoms).expect("the table exists")
}

/// Commands written as `first 2`, `roll 3/4`, `four 12/34`, `change yellow 3 up`, `build 3/4`, `coins`, `second`,
/// `keep 3/4` and `end`, divided by commas or line ends.
pub fn commands(text: &str) -> Result<Vec<Command>, String> {
    text.split([',', '\n']).map(str::trim).filter(|text| !text.is_empty()).map(command).collect()
}

fn command(text: &str) -> Result<Command, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let read = match words.as_slice() {
        ["first", seat] => seat.parse::<u8>().ok().and_then(|n| n.checked_sub(1)).map(Command::First),
        ["roll", dice] => read_pair(dice).map(Command::Roll),
        ["four", dice] => read_four(dice).map(Command::RollFour),
        ["change", colour, from, way] => read_change(colour, from, way),
        ["build", dice] => read_pair(dice).map(|pair| Command::Build(pair.cell())),
        ["coins"] => Some(Command::GainCoins),
        ["second"] => Some(Command::BuildSecond),
        ["keep", dice] => read_pair(dice).map(Command::Keep),
        ["end"] => Some(Command::EndTurn),
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

fn read_four(text: &str) -> Option<Four> {
    let (yellow, blue) = text.split_once('/')?;
    Some(Four::new(faces(yellow)?.try_into().ok()?, faces(blue)?.try_into().ok()?))
}

fn read_change(colour: &str, from: &str, way: &str) -> Option<Command> {
    let colour = match colour {
        "yellow" => Colour::Yellow,
        "blue" => Colour::Blue,
        _ => return None,
    };
    let way = match way {
        "up" => Way::Up,
        "down" => Way::Down,
        _ => return None,
    };
    let [from] = <[Face; 1]>::try_from(faces(from)?).ok()?;
    Some(Command::Change { colour, from, way })
}

/// A game that is told what happens.
#[derive(Clone)]
pub struct Game {
    pub terms: Terms,
    pub state: State,
}

impl Game {
    pub fn new(terms: Terms) -> Self {
        Self { terms, state: State::new(&terms).expect("the layout has a grid") }
    }

    /// A solo game before its first action: three cells built, four dice on the sheet, phantoms with
    /// three buildings of the type in row 1, column 1.
    pub fn solo(terms: Terms, built: [&str; 3], dice: [&str; 2]) -> Self {
        let mut game = Self::new(terms);
        for roll in built.into_iter().chain(dice) {
            game.play(&format!("roll {roll}"));
        }
        while matches!(game.state.expected(), Expected::Roll(_)) {
            game.play("roll 1/1");
        }
        game
    }

    /// Plays commands that must all be legal.
    pub fn play(&mut self, text: &str) -> &mut Self {
        for command in commands(text).unwrap_or_else(|fault| panic!("{fault}")) {
            if let Err(why) = self.state.apply(&self.terms, command) {
                panic!("{command:?} of {text:?} is refused: {why}");
            }
        }
        self
    }

    /// Why the one command of `text` is refused, as the engine says it.
    pub fn refusal(&self, text: &str) -> String {
        let &[command] = commands(text).expect("a command").as_slice() else { panic!("one command") };
        let mut copy = self.state;
        copy.apply(&self.terms, command).expect_err("the command is illegal").to_string()
    }

    pub fn coins(&self, seat: usize) -> u8 {
        self.state.sheet(seat).coins()
    }

    pub fn vp(&self, row: usize, building: BuildingType) -> u8 {
        self.state.score().standing(self.terms.layout(), row, building).vp
    }
}

/// The roll that is due, by chance.
pub fn due_roll(terms: &Terms, purpose: Purpose, generator: &mut Generator) -> Command {
    match purpose {
        Purpose::FirstPlayer => Command::First(generator.below(terms.players() as u32) as u8),
        Purpose::AllFour => Command::RollFour(generator.four()),
        _ => Command::Roll(generator.pair()),
    }
}

/// The next command of a game played uniformly at random, none once it is over.
pub fn any_command(terms: &Terms, state: &State, generator: &mut Generator) -> Option<Command> {
    match state.expected() {
        Expected::Roll(request) => Some(due_roll(terms, request.purpose, generator)),
        Expected::Decision(_) => {
            let legal = state.legal(terms);
            Some(legal[generator.below(legal.len() as u32) as usize])
        }
        Expected::Nothing => None,
    }
}

/// Plays a whole game at random; `see` hears the position before, the command and the position after.
pub fn random_game(terms: &Terms, generator: &mut Generator, mut see: impl FnMut(&State, Command, &State)) {
    let mut state = State::new(terms).expect("the layout has a grid");
    while let Some(command) = any_command(terms, &state, generator) {
        let before = state;
        state.apply(terms, command).unwrap_or_else(|why| panic!("{command:?} is refused: {why}"));
        see(&before, command, &state);
    }
}

fn between(generator: &mut Generator, least: i64, most: i64) -> i64 {
    least + i64::from(generator.below((most - least + 1) as u32))
}

/// A layout by chance, often with types of one or two buildings, so that setup completes them and many share (§6).
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

/// Terms by chance over all tables, options, rounds and layouts.
pub fn random_terms(generator: &mut Generator) -> Terms {
    let layout = if generator.below(3) == 0 { default_layout() } else { random_layout(generator) };
    let (players, phantoms) = TABLES[generator.below(TABLES.len() as u32) as usize];
    let special = [SpecialActions::One, SpecialActions::Both][generator.below(2) as usize];
    let change = [ChangeDice::Two, ChangeDice::Any][generator.below(2) as usize];
    let mut terms = terms(layout, players, phantoms).with_options(special, change);
    if generator.below(2) == 0 {
        terms = terms.with_rounds(between(generator, 1, 33)).expect("rounds of §2");
    }
    if players == 1 && generator.below(2) == 0 {
        terms = terms.against_phantoms(between(generator, 0, 99)).expect("a bonus of §11");
    }
    terms
}
