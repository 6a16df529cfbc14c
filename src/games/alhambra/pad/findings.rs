//! What no legal game can give, and which tiles are known to be somewhere.

use super::{PadError, PadRow, PadState};
use crate::{
    log::SetUp,
    rules::{self, AuditFinding, Board, Piece, Scoring, ScoringSnapshot, TileId},
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
        let mut findings = self.findings_so_far(setup);
        findings.extend(self.beyond_the_supply(setup));
        findings
    }

    /// What there is more of in the scoring to come than there is; what was so at the scoring before was told then.
    fn beyond_the_supply(&self, setup: &SetUp) -> Vec<AuditFinding> {
        let Some(scoring) = self.next().map(|next| next.max(self.reached())) else { return Vec::new() };
        let before = self.held.iter().max().map(|&held| self.at(held));
        let known = before.map(|held| rules::audit_supply(&setup.game, &ScoringSnapshot { scoring, ..held }));
        let known = known.unwrap_or_default();
        let mut found = rules::audit_supply(&setup.game, &self.at(scoring));
        found.retain(|finding| !known.contains(finding));
        found
    }

    fn findings_so_far(&self, setup: &SetUp) -> Vec<AuditFinding> {
        let rows = || (1..).zip(&self.rows);
        let boards = || rows().filter_map(|(row, of)| Some((row, of.board.as_ref()?)));
        let mut findings = rules::audit(&setup.game, &self.held());
        findings.extend(rules::audit_boards(boards()));
        let aside = rows().flat_map(|(row, of)| of.aside().map(move |tile| (row, tile)));
        findings.extend(rules::audit_aside(boards(), aside));
        findings.extend(since_refused(self.refused_now()));
        findings
    }

    /// What would be odd about a scoring if it were held now, besides what is odd already.
    #[must_use]
    pub fn findings_at(&self, setup: &SetUp, scoring: Scoring) -> Vec<AuditFinding> {
        let known = self.findings_so_far(setup);
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

/// What is wrong with entries that only records hold; of boards their pieces say it.
pub(super) fn since_refused(entries: &[(usize, PadError)]) -> impl Iterator<Item = AuditFinding> {
    entries.iter().filter_map(|(_, error)| match *error {
        PadError::LeftoverTwice { space } => Some(AuditFinding::LeftoverTwice { space }),
        PadError::BazaarsEarly { row, scoring } => Some(AuditFinding::BazaarsEarly { row, scoring }),
        PadError::DrawnByPlayer { row, scoring } => Some(AuditFinding::DrawnByPlayer { row, scoring }),
        _ => None,
    })
}
