//! What is agreed before a game, as records write it: the options, and the board if one was transcribed.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::rules::{
    self, Board, BoardDraft, BoardFault, ConfigFault, GameConfig, Joker, Recall, Rim, RimWalls,
};
use kernel::record::{Header, MOST_LETTERS, Members, RecordFault, SeatKind};

/// The game, as records name it.
pub const GAME: &str = "alexandros";

/// The members of a record that hold the configuration.
pub const MEMBERS: [&str; 2] = ["options", "board"];

/// What is wrong with a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// The board is not valid.
    Board(BoardFault),
    /// The configuration is not valid.
    Config(ConfigFault),
    /// A phantom in this seat, from 1: here only people play.
    Phantom(usize),
}

/// A board with its name, inside a record or as a file of its own (§X1.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct NamedBoard {
    /// What people call it.
    #[schemars(length(max = MOST_LETTERS))]
    pub name: String,
    /// Rows and start.
    #[serde(flatten)]
    pub draft: BoardDraft,
}

/// The options of §X7 as records write them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Options {
    /// Points that end the game, 20–200.
    #[schemars(range(min = 20, max = 200))]
    pub goal: i64,
    /// What closes a province.
    pub rim: Rim,
    /// Whether a way along the rim is walled.
    pub rim_walls: RimWalls,
    /// When an open card is a joker.
    pub joker: Joker,
    /// What taking back a governor costs.
    pub recall: Recall,
}

impl Options {
    /// The options of some configuration.
    #[must_use]
    pub fn of(config: &GameConfig) -> Self {
        let rules::Options { rim, rim_walls, joker, recall } = config.options();
        Self { goal: config.goal().into(), rim, rim_walls, joker, recall }
    }

    /// The configuration that these options, players and perhaps a board make.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn config(&self, players: usize, board: Option<Board>) -> Result<GameConfig, ConfigFault> {
        let Self { goal, rim, rim_walls, joker, recall } = *self;
        let config = GameConfig::new(players)?.with_goal(goal)?;
        let config = config.with_options(rules::Options { rim, rim_walls, joker, recall });
        Ok(match board {
            Some(board) => config.with_board(board),
            None => config,
        })
    }
}

/// Reads the configuration of any kind of game, and the name of its board.
pub fn read_config<F: From<SetupFault>>(
    members: &mut Members<'_, F>,
    header: Option<&mut Header>,
) -> Option<GameConfig> {
    let fault =
        |members: &mut Members<'_, F>, fault: SetupFault| members.fault(RecordFault::Game(fault.into()));
    let options: Option<Options> = members.member(MEMBERS[0]);
    let named: Option<Option<NamedBoard>> = members.member(MEMBERS[1]);
    let board = match named? {
        None => None,
        Some(named) => match Board::new(&named.draft) {
            Ok(board) => Some((named.name, board)),
            Err(faults) => {
                faults.into_iter().for_each(|wrong| fault(members, SetupFault::Board(wrong)));
                return None;
            }
        },
    };
    let (options, header) = (options?, header?);
    if let Some(phantom) = header.seats.iter().position(|seat| seat.kind == SeatKind::Phantom) {
        fault(members, SetupFault::Phantom(phantom + 1));
        return None;
    }
    let board = board.map(|(name, board)| {
        header.layout_name = name;
        board
    });
    match options.config(header.seats.len(), board) {
        Ok(config) => Some(config),
        Err(wrong) => {
            fault(members, SetupFault::Config(wrong));
            None
        }
    }
}

/// The members of a record that hold the configuration, as [`MEMBERS`] lists them.
#[must_use]
pub fn write_config(config: &GameConfig, header: &Header) -> Vec<Value> {
    let named =
        config.board().map(|board| NamedBoard { name: header.layout_name.clone(), draft: board.draft() });
    vec![json!(Options::of(config)), json!(named)]
}
