//! What no legal game can give, and which tiles are known to be somewhere.

use super::{PadRow, PadState};
use crate::games::alhambra::{
    log::SetUp,
    rules::{self, AuditFinding, Board, Piece, Scoring, TileId},
};

impl PadRow {
    /// The tiles beside its Alhambra: in reserve, or known to be the third player's.
    fn aside(&self) -> impl Iterator<Item = TileId> {
        self.reserve.iter().filter_map(Piece::tile).chain(self.known.iter().copied())
    }
}

impl PadState {
    /// What no legal game can give, of the scorings held and of what lies there now.
    #[must_use]
    pub fn findings(&self, setup: &SetUp) -> Vec<AuditFinding> {
        let rows = || (1..).zip(&self.rows);
        let boards = || rows().filter_map(|(row, of)| Some((row, of.board.as_ref()?)));
        let mut findings = rules::audit(&setup.game, &self.held());
        findings.extend(rules::audit_boards(boards()));
        let aside = rows().flat_map(|(row, of)| of.aside().map(move |tile| (row, tile)));
        findings.extend(rules::audit_aside(boards(), aside));
        findings
    }

    /// What would be odd about a scoring if it were held now, besides what is odd already.
    #[must_use]
    pub fn findings_at(&self, setup: &SetUp, scoring: Scoring) -> Vec<AuditFinding> {
        let known = self.findings(setup);
        let mut held = self.held();
        held.push(self.at(scoring));
        held.sort_by_key(|held| held.scoring);
        let found = rules::audit(&setup.game, &held).into_iter();
        found.filter(|finding| !known.contains(finding)).collect()
    }

    /// Tiles that are known to lie somewhere: on boards, in reserve, with the third player.
    #[must_use]
    pub fn taken(&self) -> Vec<TileId> {
        let of_row = |row: &PadRow| {
            let laid = row.board.iter().flat_map(Board::pieces).filter_map(|(_, piece)| piece.tile());
            laid.chain(row.aside()).collect::<Vec<_>>()
        };
        self.rows.iter().flat_map(of_row).collect()
    }
}
