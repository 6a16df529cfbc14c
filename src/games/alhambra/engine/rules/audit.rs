//! The oddities of a table (§A8): what no legal game can give. People make mistakes, so it may be true.
//!
//! More than 54 tiles, or more than 15 falcons in all, need too many of a type or kind: that is what is found.

use serde::{Deserialize, Serialize};

use super::{
    Board, Cell, FalconKind, GameConfig, Holdings, Module, ModulePoints, Row, RuleViolation, Scoring,
    ScoringSnapshot, TileId, TileSet, Why, last_tiles::third_player_has,
};
use common::BuildingType;

/// Something that no legal game can give. Rows count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum AuditFinding {
    /// A scoring was held that should not be the next: one before it is missing.
    Skipped {
        /// Which.
        scoring: Scoring,
    },
    /// A scoring was held twice.
    HeldTwice {
        /// Which.
        scoring: Scoring,
    },
    /// More tiles of a type over all rows than there are.
    Tiles {
        /// When.
        scoring: Scoring,
        /// The type.
        building: BuildingType,
        /// How many there would be.
        tiles: u16,
        /// How many there are.
        exist: u8,
    },
    /// A type that sank since the last scoring.
    Sank {
        /// The row.
        row: u8,
        /// When.
        scoring: Scoring,
        /// The type.
        building: BuildingType,
        /// How many there were.
        before: u8,
        /// How many there are now.
        tiles: u8,
    },
    /// A wall longer than possible.
    Wall {
        /// The row.
        row: u8,
        /// When.
        scoring: Scoring,
        /// Its pieces.
        wall: u16,
        /// The most that its tiles can give.
        most: u16,
    },
    /// A third player with fewer tiles than it has drawn.
    ThirdPlayer {
        /// When.
        scoring: Scoring,
        /// Its tiles, drawn camps and bazaars included.
        tiles: u16,
        /// What it has drawn at least.
        least: u8,
    },
    /// More falcons of a kind over all rows than there are.
    Falcons {
        /// When.
        scoring: Scoring,
        /// The kind.
        kind: FalconKind,
        /// How many there would be.
        falcons: u16,
    },
    /// More camps over all rows than there are.
    Camps {
        /// When.
        scoring: Scoring,
        /// How many there would be.
        camps: usize,
    },
    /// More bazaars over all rows than there are.
    Bazaars {
        /// When.
        scoring: Scoring,
        /// How many there would be.
        bazaars: usize,
    },
    /// A bazaar that brings more than 24 VP.
    BazaarVp {
        /// The row.
        row: u8,
        /// When.
        scoring: Scoring,
        /// What it would bring.
        vp: u16,
    },
    /// Something of a module that is not in the game.
    ModuleOff {
        /// The row.
        row: u8,
        /// When.
        scoring: Scoring,
        /// Which.
        module: Module,
    },
    /// Bazaars that were counted at a scoring at which they bring nothing (§A6.3).
    BazaarsEarly {
        /// The row.
        row: u8,
        /// When.
        scoring: Scoring,
    },
    /// Camps and bazaars that a player drew, as only the third player does (§A5.2).
    DrawnByPlayer {
        /// The row.
        row: u8,
        /// When.
        scoring: Scoring,
    },
    /// The last tile of a space of the yard that was given out twice (§A4.9).
    LeftoverTwice {
        /// The space.
        space: u8,
    },
    /// One tile at two places.
    TileTwice {
        /// Which.
        tile: TileId,
        /// The row and cell where it lies first.
        first: (u8, Cell),
        /// Where it lies again.
        again: (u8, Cell),
    },
    /// One tile at two places, the second of which is beside an Alhambra: in reserve, or with the third player.
    TileAside {
        /// Which.
        tile: TileId,
        /// The row that has it first, and the cell where it is laid.
        first: (u8, Option<Cell>),
        /// The row beside whose Alhambra it is again.
        again: u8,
    },
    /// Something lies, or sits, where it may not.
    Unlawful {
        /// The row.
        row: u8,
        /// Where; of a falcon the cell south-east of the crossing.
        cell: Cell,
        /// Why not.
        why: RuleViolation,
    },
}

impl AuditFinding {
    /// The same of a table whose rows, from 1, have other numbers.
    #[must_use]
    pub fn in_rows(mut self, to: impl Fn(u8) -> u8) -> Self {
        match &mut self {
            Self::Sank { row, .. }
            | Self::Wall { row, .. }
            | Self::BazaarVp { row, .. }
            | Self::ModuleOff { row, .. }
            | Self::BazaarsEarly { row, .. }
            | Self::DrawnByPlayer { row, .. }
            | Self::Unlawful { row, .. } => *row = to(*row),
            Self::TileTwice { first, again, .. } => (first.0, again.0) = (to(first.0), to(again.0)),
            Self::TileAside { first, again, .. } => (first.0, *again) = (to(first.0), to(*again)),
            Self::Skipped { .. }
            | Self::HeldTwice { .. }
            | Self::Tiles { .. }
            | Self::ThirdPlayer { .. }
            | Self::Falcons { .. }
            | Self::Camps { .. }
            | Self::Bazaars { .. }
            | Self::LeftoverTwice { .. } => {}
        }
        self
    }

    /// Whether there would be more of something over all rows than there is.
    #[must_use]
    pub const fn is_beyond_the_supply(&self) -> bool {
        matches!(self, Self::Tiles { .. } | Self::Falcons { .. } | Self::Camps { .. } | Self::Bazaars { .. })
    }
}

/// More over all rows than there is, at a scoring that is held or still to come.
#[must_use]
pub fn audit_supply(config: &GameConfig, held: &ScoringSnapshot) -> Vec<AuditFinding> {
    let mut findings = Vec::new();
    in_all(config, held, &mut findings);
    findings
}

/// All that is odd about the scorings of a table, in the order in which they were held.
#[must_use]
pub fn audit(config: &GameConfig, held: &[ScoringSnapshot]) -> Vec<AuditFinding> {
    let mut findings = sequence(held);
    for (at, now) in held.iter().enumerate() {
        in_all(config, now, &mut findings);
        for (row, of) in (1..).zip(&now.rows) {
            match of {
                Row::Player(holdings) => of_player(config, now.scoring, row, holdings, &mut findings),
                Row::ThirdPlayer { types, drawn } => {
                    let tiles = types.iter().chain([drawn]).map(|&tiles| u16::from(tiles)).sum();
                    // It draws nothing for a scoring that was not held (§A4.10).
                    let is_held = held.iter().any(|held| held.scoring == Scoring::First);
                    let least = third_player_has(now.scoring, is_held);
                    let modules = config.options().modules;
                    if *drawn > 0 && !modules.are_drawn() {
                        let module = Module::Camps;
                        findings.push(AuditFinding::ModuleOff { row, scoring: now.scoring, module });
                    }
                    if tiles < u16::from(least) {
                        findings.push(AuditFinding::ThirdPlayer { scoring: now.scoring, tiles, least });
                    }
                }
            }
        }
        if let Some(before) = at.checked_sub(1).and_then(|at| held.get(at)) {
            sunk(before, now, &mut findings);
        }
    }
    findings
}

/// What is unlawful about these boards, and tiles that lie at two places of them.
#[must_use]
pub fn audit_boards<'a>(boards: impl IntoIterator<Item = (u8, &'a Board)>) -> Vec<AuditFinding> {
    let mut seen: Vec<(TileId, (u8, Cell))> = Vec::new();
    let mut findings = Vec::new();
    for (row, board) in boards {
        let unlawful = board.rule_violations().into_iter();
        findings.extend(unlawful.map(|(cell, why)| AuditFinding::Unlawful { row, cell, why }));
        for (cell, piece) in board.pieces() {
            let Some(tile) = piece.tile() else { continue };
            let first = seen_before(&mut seen, tile, (row, cell));
            findings.extend(first.map(|first| AuditFinding::TileTwice { tile, first, again: (row, cell) }));
        }
    }
    findings
}

/// Tiles that are beside the Alhambra of a row, and are laid or beside another one, too.
#[must_use]
pub fn audit_aside<'a>(
    boards: impl IntoIterator<Item = (u8, &'a Board)>,
    aside: impl IntoIterator<Item = (u8, TileId)>,
) -> Vec<AuditFinding> {
    let laid = |(row, board): (u8, &'a Board)| {
        board.pieces().filter_map(move |(cell, piece)| Some((piece.tile()?, (row, Some(cell)))))
    };
    let mut seen: Vec<(TileId, (u8, Option<Cell>))> = boards.into_iter().flat_map(laid).collect();
    let twice = |(again, tile)| {
        let first = seen_before(&mut seen, tile, (again, None))?;
        Some(AuditFinding::TileAside { tile, first, again })
    };
    aside.into_iter().filter_map(twice).collect()
}

/// Where a tile was seen before; where it was not, it is seen here.
fn seen_before<P: Copy>(seen: &mut Vec<(TileId, P)>, tile: TileId, here: P) -> Option<P> {
    let first = seen.iter().find(|(id, _)| *id == tile).map(|(_, place)| *place);
    if first.is_none() {
        seen.push((tile, here));
    }
    first
}

/// The longest wall that the tiles and bazaars of a row can have (§A8): as an outline, and by their walls.
#[must_use]
pub fn most_wall(tiles: &TileSet, holdings: &Holdings) -> u16 {
    let bazaars = || holdings.points(Module::Bazaars);
    let types = holdings.types;
    let laid = types.iter().map(|&tiles| u16::from(tiles)).sum::<u16>() + bazaars().count() as u16;
    let outline = if laid == 0 { 0 } else { 2 * laid + 4 - 4u16.saturating_sub(laid) };
    let of_bazaar = |points: &ModulePoints| match points.why {
        Why::Bazaar { bazaar, .. } => bazaar.walls().count().into(),
        _ => 0,
    };
    let of_types = BuildingType::ALL.map(|building| tiles.most_walls(building, types[building.index()]));
    let walls: u16 = of_types.into_iter().chain(bazaars().map(of_bazaar)).sum();
    outline.min(walls)
}

/// Scorings that were skipped or held twice.
fn sequence(held: &[ScoringSnapshot]) -> Vec<AuditFinding> {
    let mut findings = Vec::new();
    for scoring in Scoring::ALL {
        let next = held.iter().position(|held| held.scoring > scoring);
        if held[..next.unwrap_or(0)].iter().all(|held| held.scoring != scoring) && next.is_some() {
            findings.push(AuditFinding::Skipped { scoring });
        }
        if held.iter().filter(|held| held.scoring == scoring).count() > 1 {
            findings.push(AuditFinding::HeldTwice { scoring });
        }
    }
    findings
}

/// More over all rows than there is.
fn in_all(config: &GameConfig, held: &ScoringSnapshot, findings: &mut Vec<AuditFinding>) {
    let scoring = held.scoring;
    for (building, exist) in BuildingType::ALL.into_iter().zip(config.tiles().counts()) {
        let tiles = held.tiles(building).into_iter().map(u16::from).sum();
        if tiles > u16::from(exist) {
            findings.push(AuditFinding::Tiles { scoring, building, tiles, exist });
        }
    }
    let players: Vec<&Holdings> = held.rows.iter().filter_map(Row::holdings).collect();
    findings.extend(
        Module::ALL.into_iter().flat_map(|module| (module.rules().beyond_the_supply)(scoring, &players)),
    );
}

/// What one player cannot have.
fn of_player(
    config: &GameConfig,
    scoring: Scoring,
    row: u8,
    holdings: &Holdings,
    findings: &mut Vec<AuditFinding>,
) {
    let (wall, most) = (holdings.wall, most_wall(config.tiles(), holdings));
    if wall > most {
        findings.push(AuditFinding::Wall { row, scoring, wall, most });
    }
    findings.extend(
        Module::ALL.into_iter().flat_map(|module| (module.rules().impossible)(scoring, row, holdings)),
    );
    let is_off =
        |module: &Module| holdings.points(*module).next().is_some() && !config.options().modules.has(*module);
    let off = Module::ALL.into_iter().filter(is_off);
    findings.extend(off.map(|module| AuditFinding::ModuleOff { row, scoring, module }));
}

/// Types of which a row had more at the scoring before.
fn sunk(before: &ScoringSnapshot, now: &ScoringSnapshot, findings: &mut Vec<AuditFinding>) {
    for (row, (had, has)) in (1..).zip(before.rows.iter().zip(&now.rows)) {
        for building in BuildingType::ALL {
            let (before, tiles) = (had.types()[building.index()], has.types()[building.index()]);
            if tiles < before {
                findings.push(AuditFinding::Sank { row, scoring: now.scoring, building, before, tiles });
            }
        }
    }
}
