//! Taxes in a ledger: what they would be, what they bring, and how points come about (§X4.4).

use super::{LedgerError, LedgerState, Reason, land::Land, reason::numbered, state::Taken};
use crate::rules::{self, AuditFinding, Illegal, Province, Symbol, TaxReason};
use kernel::Breakdown;

impl LedgerState {
    /// The taxes as they would be now for each player, with provinces by their index in [`Self::provinces`].
    #[must_use]
    pub fn taxes_now(&self) -> Vec<Breakdown<TaxReason>> {
        let all = self.provinces();
        rules::taxes(all.iter().map(|(_, province)| *province), self.points.len() as u8)
    }

    /// How the points of each player come about.
    #[must_use]
    pub fn breakdown(&self) -> Vec<Breakdown<Reason>> {
        let of = |player: usize| {
            let gains = self.taxes.iter().filter_map(|taken| taken.gains.get(player).cloned());
            Breakdown::sum(Reason::Points, gains.collect())
        };
        (0..self.points.len()).map(of).collect()
    }

    /// Lets a player, from 0, collect taxes in entry `entry`; people may have typed where the discs stood
    /// afterwards.
    pub(super) fn collect(
        &mut self,
        entry: usize,
        turn: u16,
        player: u8,
        card: Option<Symbol>,
        typed: Option<&[u16]>,
    ) -> Result<(), LedgerError> {
        let all = self.land.all();
        let fits = rules::check_tax_card(all.iter().map(|(_, province)| *province), player, card);
        // Without a board a governor may stand in a province that nobody has typed.
        let is_odd = matches!((&self.land, fits), (Land::Typed(_), Err(Illegal::NoTaxes(_))));
        if !is_odd {
            fits?;
        }
        let players = self.points.len() as u8;
        if let Some(given) = typed.map(<[u16]>::len).filter(|given| *given != usize::from(players)) {
            return Err(LedgerError::Points { given, players });
        }
        let (numbers, provinces): (Vec<u16>, Vec<&Province>) = all.into_iter().unzip();
        let taxes = rules::taxes(provinces.into_iter(), players);
        let reason = Reason::Taxes { turn, player: player + 1 };
        let mut gains: Vec<Breakdown<Reason>> =
            taxes.iter().map(|taxes| numbered(taxes, reason, &numbers)).collect();
        let computed: Vec<u16> =
            gains.iter().map(|gain| u16::try_from(gain.vp).unwrap_or(u16::MAX)).collect();
        let before = self.points.clone();
        match typed {
            None => {
                for (points, gain) in self.points.iter_mut().zip(&computed) {
                    *points = points.saturating_add(*gain);
                }
            }
            Some(typed) => {
                let typed_gains: Vec<u16> =
                    typed.iter().zip(&before).map(|(now, had)| now.saturating_sub(*had)).collect();
                self.odd.extend(rules::audit_taxes(&typed_gains, &computed));
                self.odd.extend(rules::audit_points(&before, typed));
                self.points = typed.to_vec();
            }
        }
        if is_odd {
            self.odd.push(AuditFinding::TaxesWithout { player: player + 1, turn });
        }
        // The parts of a number add up to it, even if something else was typed.
        for ((gain, now), had) in gains.iter_mut().zip(&self.points).zip(&before) {
            let differs = i32::from(*now) - i32::from(*had) - gain.vp;
            if differs != 0 {
                gain.parts.push(Breakdown::leaf(Reason::Typed, differs));
                gain.vp += differs;
            }
        }
        self.taxes.push(Taken { entry, turn, player, gains });
        Ok(())
    }
}
