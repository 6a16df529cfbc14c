//! What one game says beyond its result: worked out once from its record, and kept.

use serde::{Deserialize, Serialize};

use crate::{
    files::layout_hash,
    log::{Game, Options, PlayEvent},
    pad::{Crosses, Pad, PadEvent, PadExt, PaperGameExt},
    record::{self, AnyGame, Sheets},
    rules::{Card, Cell, FIRST_COINS, Face, Move, SpecialAction, State, ToAct},
};
use common::BuildingType;
use kernel::{By, What};

/// Where dice come from, in the order of [`GameFacts::faces`].
pub const SOURCES: [By; 2] = [By::Program, By::People];

/// What a game says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameFacts {
    /// Tells it apart from all others.
    pub id: String,
    /// What its analysis has to be of; empty of a game that was not played here.
    pub digest: String,
    /// What its layout is called.
    pub layout_name: String,
    /// Tells layouts apart.
    pub layout: String,
    /// Rounds and options.
    pub options: Options,
    /// Rows that are no real players.
    pub phantoms: usize,
    /// It came to its end, with a person in it.
    pub over: bool,
    /// The real players, as in the result of the game.
    pub players: Vec<PlayerFacts>,
    /// How often each face lay, of the dice of each of [`SOURCES`]; of rolls that count.
    pub faces: [[u32; 6]; 2],
}

/// What a game says of a real player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerFacts {
    /// VP of types, lines and coins.
    pub parts: [u16; 3],
    /// Type by type.
    pub types: [TypeFacts; BuildingType::COUNT],
    /// The cells built, as bits; none where nobody knows.
    pub built: Option<u64>,
    /// What became of coins; none where nobody knows.
    pub coins: Option<CoinFacts>,
    /// Dice changed and second buildings; none where nobody knows.
    pub actions: Option<[u16; 2]>,
}

/// How a player ended in a type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypeFacts {
    /// What it gave.
    pub vp: u8,
    /// Took the first place, alone or shared.
    pub won: bool,
    /// Filled all boxes.
    pub completed: bool,
    /// Filled them while a place was left (§6).
    pub early: bool,
}

/// What became of a player's coins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoinFacts {
    /// Circled, beyond the first three.
    pub earned: u16,
    /// Crossed out.
    pub spent: u16,
    /// Earned with no circle left for them, and so lost (§1).
    pub wasted: u16,
}

impl GameFacts {
    /// The facts of a record of this game; none of any other text.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        record::read(text).ok().map(|loaded| Self::of(&loaded.game))
    }

    /// The facts of a game.
    #[must_use]
    pub fn of(any: &AnyGame) -> Self {
        let (header, config) = (any.header(), any.config());
        let mut facts = Self {
            id: header.id.clone(),
            digest: String::new(),
            layout_name: header.layout_name.clone(),
            layout: layout_hash(config.layout()),
            options: Options::of(config),
            phantoms: config.phantoms(),
            over: any.is_over() && header.people().next().is_some(),
            players: players(any),
            faces: [[0; 6]; 2],
        };
        match any {
            AnyGame::Played(game) => facts.add_course(game),
            AnyGame::Table(pad) => facts.add_pad(pad),
            AnyGame::Result(game) => {
                facts.add_crosses(|row| game.pad_state().rows[row].crosses.map(Crosses::mask));
            }
        }
        facts
    }

    /// What only the course of a game tells: sheets, coins, special actions and dice.
    fn add_course(&mut self, game: &Game) {
        self.digest = game.digest();
        let mut course = vec![(CoinFacts::default(), [0; 2]); self.players.len()];
        for step in game.corrected_steps() {
            let What::Event(event) = step.what else { continue };
            if let PlayEvent::Roll { yellow, blue, by, .. } = event {
                self.add_faces(*by, yellow.iter().chain(blue));
            }
            if let (ToAct::Decision(seat), Some(command)) = (step.before.to_act(), event.to_move()) {
                let (coins, actions) = &mut course[usize::from(seat)];
                match command {
                    Move::GainCoins => coins.wasted += wasted(&step.before, &step.after, usize::from(seat)),
                    Move::Special(SpecialAction::ChangeDie(_)) => actions[0] += 1,
                    Move::Special(SpecialAction::BuildSecond(_)) => actions[1] += 1,
                    _ => {}
                }
            }
        }
        for (seat, (player, (coins, actions))) in self.players.iter_mut().zip(course).enumerate() {
            let sheet = game.state().sheet(seat);
            let earned = u16::from(sheet.circled() - FIRST_COINS);
            player.coins = Some(CoinFacts { earned, spent: sheet.spent().into(), ..coins });
            (player.actions, player.built) = (Some(actions), Some(sheet.built()));
        }
    }

    fn add_pad(&mut self, pad: &Pad) {
        self.add_crosses(|row| pad.pad_state().rows[row].crosses.map(Crosses::mask));
        for (_, event) in pad.at(pad.log().len()).events {
            if let PadEvent::Roll { yellow, blue, by, .. } = event {
                self.add_faces(by, &[yellow, blue]);
            }
        }
    }

    fn add_crosses(&mut self, crosses: impl Fn(usize) -> Option<u64>) {
        self.players.iter_mut().enumerate().for_each(|(row, player)| player.built = crosses(row));
    }

    fn add_faces<'a>(&mut self, by: By, faces: impl IntoIterator<Item = &'a Face>) {
        let of_source = &mut self.faces[usize::from(by == SOURCES[1])];
        faces.into_iter().for_each(|face| of_source[usize::from(face.number()) - 1] += 1);
    }
}

/// Coins that a player should have got, and for which no circle was left.
fn wasted(before: &State, after: &State, seat: usize) -> u16 {
    let (old, new) = (before.sheet(seat), after.sheet(seat));
    let Some(four) = before.four() else { return 0 };
    let cells = four.yellow().map(|yellow| four.blue().map(|blue| (yellow, blue)));
    let is_built = |&(row, column): &(Face, Face)| old.is_built(Cell::new(row, column));
    let due = cells.iter().flatten().filter(|cell| is_built(cell)).count() as u16;
    due.saturating_sub(u16::from(new.circled() - old.circled()))
}

fn players(any: &AnyGame) -> Vec<PlayerFacts> {
    let cards = any.cards();
    cards.rows.iter().take(any.config().players()).flatten().map(player).collect()
}

fn player(card: &Card) -> PlayerFacts {
    PlayerFacts {
        parts: [card.types_vp(), card.lines_vp(), card.coins_vp()],
        types: card.types.map(|standing| TypeFacts {
            vp: standing.vp,
            won: standing.place() == Some(1),
            completed: standing.completed.is_some(),
            early: standing.completed.is_some() && standing.place().is_some(),
        }),
        built: None,
        coins: None,
        actions: None,
    }
}
