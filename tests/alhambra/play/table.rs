//! A game played move by move, with chance under the control of the test.

use alhambra::games::alhambra::rules::{
    Cell, Corner, Currency, GameConfig, Options, Printed, Tile, TileId, TileSet,
    play::{Card, Cards, Move, Offer, PieceId, PlayConfig, Refusal, State, ToAct},
};

use super::support::game;

pub struct Table {
    pub config: PlayConfig,
    pub state: State,
}

pub fn cards(text: &str) -> Cards {
    text.split_whitespace().map(|card| Card::read(card).unwrap()).collect()
}

pub const fn cell(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

impl Table {
    pub fn new(config: PlayConfig) -> Self {
        let state = State::new(&config);
        Self { config, state }
    }

    /// A game with this yard, these start hands and this display, until the first turn begins. Each hand is dealt in the
    /// order in which it is written; with two players the third player's tiles come first.
    pub fn begun(players: usize, options: Options, yard: &str, hands: &[&str], display: &str) -> Self {
        Self::begun_with(game(players, options), yard, hands, display)
    }

    /// The same with only these tiles.
    pub fn of_tiles(options: Options, tiles: &str, yard: &str, hands: &[&str], display: &str) -> Self {
        let tiles: Vec<Tile> = tiles
            .split_whitespace()
            .map(|id| TileSet::standard().get(TileId::read(id).unwrap()).unwrap())
            .collect();
        let game = GameConfig::new(hands.len(), TileSet::new(tiles).unwrap(), options).unwrap();
        Self::begun_with(PlayConfig::new(game, &Printed::ours()).unwrap(), yard, hands, display)
    }

    fn begun_with(config: PlayConfig, yard: &str, hands: &[&str], display: &str) -> Self {
        let mut table = Self::new(config);
        table.draw(yard);
        hands.iter().for_each(|hand| table.draw(hand));
        table.draw(display);
        table
    }

    pub fn piece(&self, name: &str) -> PieceId {
        let number = |digits: &str| digits.parse::<usize>().unwrap();
        let tiles = self.config.game().tiles().tiles().len();
        let found = match name.split_at(1) {
            ("c", digits) => self.config.id(tiles + number(digits)),
            // Bazaars come last.
            ("b", digits) => self.config.id(usize::from(self.config.all_pieces().len()) - 8 + number(digits)),
            _ => self.config.tile(TileId::read(name).unwrap()),
        };
        found.unwrap()
    }

    /// Draws tiles (`P01`), camps (`c0`), bazaars (`b0`), cards (`F9`), a scoring card (`!`), or shuffles (`~`).
    pub fn draw(&mut self, what: &str) {
        for drawn in what.split_whitespace() {
            let mv = match drawn {
                "!" => Move::ScoringCard,
                "~" => Move::Reshuffle,
                _ => Card::read(drawn).map_or_else(|| Move::Tile(self.piece(drawn)), Move::Card),
            };
            self.ok(mv);
        }
    }

    pub fn apply(&mut self, mv: Move) -> Result<(), Refusal> {
        self.state.apply(&self.config, mv)
    }

    pub fn ok(&mut self, mv: Move) {
        let waits = self.state.to_act(&self.config);
        assert_eq!(self.apply(mv), Ok(()), "{mv:?}, while the game waits for {waits:?}");
    }

    /// Why a move is refused; it changes nothing.
    pub fn refused(&self, mv: Move) -> Refusal {
        let mut after = self.state.clone();
        let refusal = after.apply(&self.config, mv).expect_err("it is refused");
        assert_eq!(after, self.state);
        refusal
    }

    /// The code and the paragraph of a refusal.
    pub fn code(&self, mv: Move) -> (&'static str, &'static str) {
        let refusal = self.refused(mv);
        (refusal.code(), refusal.section())
    }

    pub fn buy(&self, space: Currency, paid: &str) -> Move {
        Move::Buy(Offer::Space(space), cards(paid))
    }

    pub fn buy_bazaar(&self, name: &str, paid: &str) -> Move {
        Move::Buy(Offer::Bazaar(self.piece(name)), cards(paid))
    }

    pub fn lay(&self, name: &str, x: i16, y: i16) -> Move {
        Move::Lay(self.piece(name), cell(x, y))
    }

    pub fn swap(&self, name: &str, x: i16, y: i16) -> Move {
        Move::Swap(self.piece(name), cell(x, y))
    }

    pub fn reserve(&self, name: &str) -> Move {
        Move::Reserve(self.piece(name))
    }

    pub fn give(&self, name: &str) -> Move {
        Move::Give(self.piece(name))
    }

    pub fn falcon(&self, falcon: u8, card: &str, x: i16, y: i16) -> Move {
        Move::Falcon { falcon, card: Card::read(card).unwrap(), crossing: Corner(cell(x, y)) }
    }

    pub fn vizier(&self, seat: u8, space: Currency, paid: &str) -> Move {
        Move::Vizier(seat, Offer::Space(space), cards(paid))
    }

    pub fn waits_for(&self) -> ToAct {
        self.state.to_act(&self.config)
    }
}
