//! The position of a game, what it waits for, and the one place where moves change it (§A4–§A6).
//!
//! Nothing in it is hidden from who remembers everything: decks are what is left in them, not its order, and hands follow
//! from what was seen (§A4.1).

use std::sync::Arc;

use super::{Cards, Draw, Move, PieceId, PieceSet, PlayConfig, PlayerState, Refusal, ToAct};
use crate::rules::{Currency, Module, Piles, Scoring, ScoringSnapshot, third_player_draws};

/// Players at most.
pub const MOST_PLAYERS: usize = 6;

/// Open money cards (§A1.6).
pub(super) const DISPLAY: u8 = 4;

/// What was done in a turn, as far as it says what may follow (§A4.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum Done {
    /// Nothing.
    #[default]
    Nothing,
    /// The last action was an exact purchase: another may follow.
    Exact,
    /// Actions are over.
    All,
    /// Falcons, which take the whole turn.
    Falcons,
}

/// Where a game stands between two moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The third player's tiles are drawn (§A5.2).
    ThirdPlayer,
    /// The yard is filled (§A4.7c).
    Yard,
    /// Start cards are dealt (§A4.1).
    Deal,
    /// The display is filled (§A4.7b).
    Display,
    /// Who begins is to be said (§A4.2).
    First,
    /// Actions, or the first placing, which ends them (§A4.3).
    Action,
    /// A bought tile was placed: others are to be, then the turn ends (§A4.7a).
    Placing,
    /// A Vizier may buy (§A6.1).
    Vizier,
    /// What a Vizier bought is to be placed.
    VizierPlacing,
    /// The last tiles are to be placed (§A4.9).
    LastTiles,
    /// The game is over.
    Over,
}

/// A position. Chance comes in as moves, the configuration is passed beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) players: [PlayerState; MOST_PLAYERS],
    /// What the third player has.
    pub(super) third_player: PieceSet,
    pub(super) stack: PieceSet,
    /// Camps and bazaars that the third player drew and that left the game (§A5.2).
    pub(super) removed: PieceSet,
    pub(super) yard: [Option<PieceId>; Currency::COUNT],
    /// Beside the yard.
    pub(super) bazaars: PieceSet,
    pub(super) deck: Cards,
    /// The deck as it was shuffled last.
    pub(super) shuffled: Cards,
    /// How often the discards were shuffled; 255 is as often, or more.
    pub(super) reshuffles: u8,
    pub(super) display: Cards,
    pub(super) discards: Cards,
    /// The piles as they were made; none in setup.
    pub(super) piles: Option<Piles>,
    /// Money comes from a deck on the table.
    pub(super) is_typed: bool,
    /// Cards drawn since then, scoring cards included.
    pub(super) drawn: u8,
    /// Scoring cards that turned up.
    pub(super) turned_up: u8,
    /// Which card of the piles the first of them was, from the top; 0 before it turned up.
    pub(super) first_turned_up: u8,
    /// Falcons that nobody has: bit n is the falcon with number n.
    pub(super) falcons: u16,
    pub(super) phase: Phase,
    /// Whose turn it is; in setup who is dealt cards.
    pub(super) seat: u8,
    pub(super) done: Done,
    /// A scoring whose card turned up.
    pub(super) due: Option<Scoring>,
    /// Tiles that the third player has yet to draw.
    pub(super) draws: u8,
    /// Turns passed in a row (§A4.10).
    pub(super) passes: u8,
    /// Swaps since anything was taken or bought.
    pub(super) swaps: u8,
    /// How many steps from whose turn it was the player sits who has the Vizier's say; 0 when nobody has had it.
    pub(super) asked: u8,
    /// No turn follows.
    pub(super) is_ending: bool,
    /// The scorings that were held.
    pub(super) held: [Option<Arc<ScoringSnapshot>>; Scoring::ALL.len()],
    /// What every player has by them.
    pub(super) totals: [u16; MOST_PLAYERS],
}

impl State {
    /// The start of a game: nothing is drawn yet.
    #[must_use]
    pub fn new(config: &PlayConfig) -> Self {
        let player = PlayerState::new();
        let stack = config.all_pieces();
        let mut state = Self {
            players: std::array::from_fn(|_| player.clone()),
            third_player: PieceSet::NONE,
            stack,
            removed: PieceSet::NONE,
            yard: [None; Currency::COUNT],
            bazaars: PieceSet::NONE,
            deck: config.money(),
            shuffled: config.money(),
            reshuffles: 0,
            display: Cards::NONE,
            discards: Cards::NONE,
            piles: None,
            is_typed: false,
            drawn: 0,
            turned_up: 0,
            first_turned_up: 0,
            falcons: (1 << config.falcons().len()) - 1,
            phase: Phase::Yard,
            seat: 0,
            done: Done::Nothing,
            due: None,
            draws: if config.game().has_third_player() { third_player_draws(None, stack.len()) } else { 0 },
            passes: 0,
            swaps: 0,
            asked: 0,
            is_ending: false,
            held: [const { None }; Scoring::ALL.len()],
            totals: [0; MOST_PLAYERS],
        };
        state.set_up(config);
        state
    }

    /// Applies a move.
    ///
    /// # Errors
    /// [`Refusal`] says why not; the position is unchanged then.
    pub fn apply(&mut self, config: &PlayConfig, mv: Move) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        match mv {
            Move::Tile(piece) => self.draw_tile(config, piece),
            Move::Card(card) => self.draw_card(config, card),
            Move::ScoringCard => self.turn_up_scoring_card(config),
            Move::Reshuffle => self.reshuffle(config),
            Move::First(seat) => self.begin(config, seat),
            Move::Take(cards) => self.take(config, cards),
            Move::Buy(offer, cards) => self.buy(config, offer, cards),
            Move::Lay(piece, cell) => self.lay(config, piece, cell),
            Move::TakeAway(cell) => self.take_away(config, cell),
            Move::Swap(piece, cell) => self.swap(config, piece, cell),
            Move::Reserve(piece) => self.put_into_reserve(config, piece),
            Move::Give(piece) => self.give(config, piece),
            Move::Wake => self.wake(config),
            Move::Falcon { falcon, card, crossing } => self.buy_falcon(config, falcon, card, crossing),
            Move::EndTurn => self.end_turn(config),
            Move::Vizier(seat, offer, cards) => self.send_vizier(config, seat, offer, cards),
            Move::Decline => self.decline(config),
        }
    }

    /// Where the game stands.
    #[inline]
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// What the game waits for.
    #[must_use]
    pub fn to_act(&self, config: &PlayConfig) -> ToAct {
        match self.phase {
            Phase::ThirdPlayer => ToAct::Chance(Draw::ThirdPlayer),
            Phase::Yard => match self.empty_space() {
                Some(space) => ToAct::Chance(Draw::Yard(space)),
                None => ToAct::Nothing,
            },
            Phase::Deal => ToAct::Chance(Draw::Deal(self.seat)),
            Phase::Display if self.is_deck_empty() => ToAct::Chance(Draw::Reshuffle),
            Phase::Display => ToAct::Chance(Draw::Display),
            Phase::First => ToAct::Chance(Draw::First(self.tied(config))),
            Phase::Action | Phase::Placing | Phase::Vizier | Phase::VizierPlacing | Phase::LastTiles => {
                ToAct::Decision(self.acting(config))
            }
            Phase::Over => ToAct::Nothing,
        }
    }

    /// The seat of the player who decides: whose turn it is, or whose Vizier or last tiles.
    pub(super) fn acting(&self, config: &PlayConfig) -> u8 {
        match self.phase {
            Phase::Vizier | Phase::VizierPlacing => self.asked_seat(config),
            Phase::LastTiles => {
                let owner = self.players.iter().position(|player| !player.pending.is_empty());
                owner.map_or(self.seat, |seat| seat as u8)
            }
            _ => self.seat,
        }
    }

    /// The seat of the player who has the Vizier's say.
    pub(super) fn asked_seat(&self, config: &PlayConfig) -> u8 {
        (self.seat + self.asked) % config.players() as u8
    }

    /// The seat whose turn it is.
    #[inline]
    #[must_use]
    pub const fn seat(&self) -> usize {
        self.seat as usize
    }

    /// Whether anything was done in this turn: a turn without anything is passed (§A4.8).
    #[must_use]
    pub const fn has_acted(&self) -> bool {
        !matches!(self.done, Done::Nothing)
    }

    /// How often anybody has swapped (§A4.6) since anything was taken or bought; 255 is as often, or more.
    #[must_use]
    pub const fn swaps(&self) -> u8 {
        self.swaps
    }

    /// What a player has.
    #[inline]
    #[must_use]
    pub const fn player(&self, seat: usize) -> &PlayerState {
        &self.players[seat]
    }

    /// The player whose turn it is.
    pub(super) fn current(&mut self) -> &mut PlayerState {
        &mut self.players[usize::from(self.seat)]
    }

    /// What the third player has (§A5.2).
    #[must_use]
    pub const fn third_player(&self) -> PieceSet {
        self.third_player
    }

    /// What is left in the stack.
    #[must_use]
    pub const fn stack(&self) -> PieceSet {
        self.stack
    }

    /// Camps and bazaars that the third player drew and that left the game (§A5.2).
    #[must_use]
    pub const fn removed(&self) -> PieceSet {
        self.removed
    }

    /// The tile on a space of the yard.
    #[inline]
    #[must_use]
    pub const fn yard(&self, space: Currency) -> Option<PieceId> {
        self.yard[space.index()]
    }

    /// The bazaars beside the yard.
    #[must_use]
    pub const fn bazaars(&self) -> PieceSet {
        self.bazaars
    }

    /// The first space of the yard that is empty.
    pub(super) fn empty_space(&self) -> Option<Currency> {
        Currency::ALL.into_iter().find(|space| self.yard[space.index()].is_none())
    }

    /// The money cards left in the deck.
    #[must_use]
    pub const fn deck(&self) -> Cards {
        self.deck
    }

    /// The deck as it was shuffled last, whatever was drawn since.
    #[must_use]
    pub const fn shuffled(&self) -> Cards {
        self.shuffled
    }

    /// How often the discards were shuffled; 255 is as often, or more.
    #[must_use]
    pub const fn reshuffles(&self) -> u8 {
        self.reshuffles
    }

    /// The cards drawn from the piles, scoring cards included.
    #[must_use]
    pub const fn drawn(&self) -> u8 {
        self.drawn
    }

    /// The cards on display.
    #[must_use]
    pub const fn display(&self) -> Cards {
        self.display
    }

    /// The discards.
    #[must_use]
    pub const fn discards(&self) -> Cards {
        self.discards
    }

    /// The piles of money as they were made; none in setup.
    #[must_use]
    pub const fn piles(&self) -> Option<&Piles> {
        self.piles.as_ref()
    }

    /// From now on money comes from a deck on the table: people type in what they draw.
    pub const fn type_money(&mut self) {
        self.is_typed = true;
    }

    /// Whether money comes from a deck on the table.
    #[must_use]
    pub const fn is_money_typed(&self) -> bool {
        self.is_typed
    }

    /// Whether people cut the piles by eye: they are only about as high as they should be (§A11.2).
    #[must_use]
    pub const fn is_cut_by_eye(&self) -> bool {
        self.is_typed && matches!(&self.piles, Some(piles) if !piles.are_typed)
    }

    /// The falcons that nobody has: bit n is the falcon with number n.
    #[must_use]
    pub const fn falcons(&self) -> u16 {
        self.falcons
    }

    /// The scorings that were held, in their order.
    #[must_use]
    pub fn held(&self) -> Vec<ScoringSnapshot> {
        self.snapshots().cloned().collect()
    }

    /// The same, without a copy.
    pub fn snapshots(&self) -> impl Iterator<Item = &ScoringSnapshot> {
        self.held.iter().flatten().map(Arc::as_ref)
    }

    /// What every player has by the scorings that were held.
    #[must_use]
    pub const fn totals(&self) -> [u16; MOST_PLAYERS] {
        self.totals
    }

    /// Refuses what is not due in this phase.
    pub(super) fn check_phase(&self, config: &PlayConfig, is_due: bool) -> Result<(), Refusal> {
        if is_due { Ok(()) } else { Err(Refusal::NotNow(self.to_act(config))) }
    }

    /// Whether a module that needs a decision is in the game.
    pub(super) const fn check_module(config: &PlayConfig, module: Module) -> Result<(), Refusal> {
        if config.has(module) { Ok(()) } else { Err(Refusal::ModuleOff(module)) }
    }
}
