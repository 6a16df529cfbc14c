//! The board of the worked examples, and shorthand for all tests.

use alhambra::games::alexandros::rules::{
    Board, BoardDraft, BoardState, Card, Corner, Governor, Illegal, Laid, Options, Province, Space, Symbol,
    Symbols,
};

pub const YELLOW: u8 = 1;

pub fn draft(rows: &[&str], start: [i64; 2]) -> BoardDraft {
    BoardDraft { rows: rows.iter().map(|row| (*row).to_owned()).collect(), start }
}

pub fn board(rows: &[&str], start: [i64; 2]) -> Board {
    Board::new(&draft(rows, start)).unwrap()
}

/// The board of §X9.
pub fn test_board() -> Board {
    board(&["T..A.H..L.", ".S.H..T.A.", "L..T.S..H.", ".A.L..S.T."], [0, 1])
}

/// Symbols by their letters.
pub fn symbols(letters: &str) -> Symbols {
    letters.chars().map(symbol).collect()
}

pub fn symbol(letter: char) -> Symbol {
    Symbol::from_letter(letter).unwrap()
}

/// A province of `plain` spaces without a symbol, these symbols, and governors on symbols; `.` is a plain space.
pub fn province(plain: u16, letters: &str, governors: &[(u8, char)]) -> Province {
    let governor = |&(player, letter): &(u8, char)| Governor { player, on: Symbol::from_letter(letter) };
    Province::new(plain, symbols(letters), governors.iter().map(governor).collect())
}

/// An open card, where nothing is known of the other one.
pub fn open(letter: char) -> Card {
    Card::Open { card: symbol(letter), other: None }
}

/// A position on a board.
#[derive(Clone)]
pub struct Table {
    pub board: Board,
    pub options: Options,
    pub state: BoardState,
}

impl Table {
    pub fn new(board: Board) -> Self {
        let state = BoardState::start(&board);
        Self { board, options: Options::default(), state }
    }

    pub fn corner(&self, at: (u8, u8)) -> Corner {
        self.board.corner(at).unwrap()
    }

    pub fn space(&self, at: (u8, u8)) -> Space {
        self.board.space(at).unwrap()
    }

    pub fn try_move(&mut self, card: Card, goal: (u8, u8), way: &[(u8, u8)]) -> Result<Laid, Illegal> {
        let way: Vec<Corner> = way.iter().map(|at| self.corner(*at)).collect();
        let moved = self.state.moved(&self.board, self.options, card, self.space(goal), &way)?;
        self.state = moved.state;
        Ok(moved.laid)
    }

    /// Moves Alexander with an open card that shows the symbol of the goal; the black walls laid.
    pub fn go(&mut self, goal: (u8, u8), way: &[(u8, u8)]) -> u8 {
        let card = self.board.symbol(self.space(goal)).unwrap();
        self.try_move(Card::Open { card, other: None }, goal, way).unwrap().black
    }

    /// How far the nearest spaces with a symbol are, and which they are.
    pub fn nearest(&self, letter: char) -> Option<(u16, Vec<(u8, u8)>)> {
        let goals = self.state.goals(&self.board, self.options);
        let nearest = goals.of(symbol(letter))?;
        Some((nearest.distance, nearest.spaces.iter().map(|space| self.board.place(*space)).collect()))
    }

    /// What is in each province.
    pub fn provinces(&self) -> Vec<Province> {
        self.state.provinces(&self.board, self.options.rim).contents().cloned().collect()
    }
}

/// Randomness for tests, the same every time.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((bits ^ (bits >> 31)) % bound as u64) as usize
    }

    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}
