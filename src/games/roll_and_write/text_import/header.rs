//! The header of a written table: who plays, and with which configuration.

use super::{
    WrittenFault,
    lines::{AGAINST_PHANTOMS, CHANGE_DICE, COINS, COUNTS, LAYOUT, PHANTOMS, ROUNDS, SPECIAL_ACTIONS},
};
use crate::{
    log::{NamedLayout, Options, phantom_seat},
    pad::{Pad, PadExt},
    rules::{
        ChangeDice, ConfigFault, GameConfig, Layout, LayoutDraft, MAX_ROWS, SpecialActions,
        standard_phantoms, standard_rounds,
    },
};
use common::written::{PLAYERS, Written, place_of};
use kernel::record::{Header, Seat};

/// The most rounds that a game can have (§2): they stand in for those that cannot be read.
const MOST_ROUNDS: i64 = 33;

/// The most phantoms that play along (§10): more have no rows.
const MOST_PHANTOMS: usize = 4;

/// Faults, each with its line.
pub type Faults = Vec<(usize, WrittenFault)>;

/// The table before its first entry. Something sensible stands in for what is faulty, so that the entries are judged.
pub struct Opening {
    pub pad: Pad,
    /// Whether the layout is that of the text.
    pub is_layout_known: bool,
}

/// Who sits at the table.
pub struct Rows {
    players: Vec<String>,
    phantoms: usize,
}

/// What the text calls a phantom, by its number from 1.
pub fn phantom_name(number: usize) -> String {
    format!("phantom{number}")
}

impl Rows {
    pub fn of(text: &mut Written<'_>, faults: &mut Faults) -> Self {
        let phantoms: Vec<String> = (1..=MOST_PHANTOMS).map(phantom_name).collect();
        let taken = text.players.iter().filter(|name| place_of(name, &phantoms).is_some());
        faults.extend(taken.map(|name| (text.line_of(PLAYERS), WrittenFault::PhantomName(name.clone()))));
        let said = text.take_once(PHANTOMS, |said| said.number("NUMBER"));
        let phantoms = said.unwrap_or_else(|| standard_phantoms(text.players.len()));
        Self { players: text.players.clone(), phantoms }
    }

    /// What the text calls the rows of the score sheet, in their order.
    pub fn names(&self) -> Vec<String> {
        let phantoms = (1..=self.phantoms.min(MOST_PHANTOMS)).map(phantom_name);
        self.players.iter().cloned().chain(phantoms).collect()
    }

    /// Who sits at the table, as the text has it.
    pub fn seats(&self) -> Vec<Seat> {
        self.seats_with(self.phantoms.min(MOST_PHANTOMS))
    }

    fn seats_with(&self, phantoms: usize) -> Vec<Seat> {
        let person = |name: &String| Seat::human("", name.clone(), "");
        let phantoms = (1..=phantoms).map(phantom_seat);
        self.players.iter().map(person).chain(phantoms).collect()
    }

    /// The table before its first entry; none without players.
    pub fn opening(
        &self,
        text: &mut Written<'_>,
        find_layout: impl FnOnce(&str) -> Result<(NamedLayout, Layout), String>,
        faults: &mut Faults,
    ) -> Option<Opening> {
        let options = self.options(text);
        let layout = layout(text, find_layout, faults);
        let is_layout_known = layout.is_some();
        let (named, sheet) = layout.unwrap_or_else(NamedLayout::standard);
        if self.players.is_empty() {
            return None;
        }
        let config = options.config(sheet, self.players.len(), self.phantoms).or_else(|found| {
            for fault in found {
                let form = match fault {
                    ConfigFault::Rounds(_) => ROUNDS,
                    ConfigFault::AgainstPhantoms(_) | ConfigFault::Bonus(_) => AGAINST_PHANTOMS,
                    // With fewer players there would be a number of phantoms for them.
                    ConfigFault::Seats { players, .. }
                        if players <= MAX_ROWS && text.line_of(PHANTOMS) > 0 =>
                    {
                        PHANTOMS
                    }
                    ConfigFault::Seats { .. } => PLAYERS,
                };
                faults.push((text.line_of(form), WrittenFault::Config(fault)));
            }
            self.nearest_terms(sheet, options.rounds)
        });
        let config = config.ok()?;
        let header = Header::new("", &named.name, self.seats_with(config.phantoms()));
        Some(Opening { pad: Pad::new(text.describe(header), config, None), is_layout_known })
    }

    /// Terms in place of faulty ones: with the nearest seats, and the most rounds when theirs are not known.
    fn nearest_terms(&self, sheet: Layout, rounds: i64) -> Result<GameConfig, ConfigFault> {
        let players = self.players.len().min(MAX_ROWS);
        let phantoms = if players == 1 { self.phantoms.clamp(2, 4) } else { standard_phantoms(players) };
        GameConfig::new(sheet, self.players.len(), self.phantoms)
            .and_then(|config| config.with_rounds(rounds))
            .or_else(|_| GameConfig::new(sheet, players, phantoms)?.with_rounds(MOST_ROUNDS))
    }

    fn options(&self, text: &mut Written<'_>) -> Options {
        let one = |form, name| text.once(form).and_then(|said| said.one(name)).unwrap_or_default();
        let special_actions = [SpecialActions::One, SpecialActions::Both][one(SPECIAL_ACTIONS, "one|both")];
        let change_dice = [ChangeDice::Two, ChangeDice::Any][one(CHANGE_DICE, "two|any")];
        let phantom_bonus = text
            .once(AGAINST_PHANTOMS)
            .map(|said| said.number("BONUS").unwrap_or_else(|_| Options::booklet_bonus(self.phantoms)));
        let rows = self.players.len().saturating_add(self.phantoms);
        let usual = if text.is_unread("rounds") { MOST_ROUNDS } else { standard_rounds(rows).into() };
        let rounds = text.take_once(ROUNDS, |said| said.number("NUMBER")).unwrap_or(usual);
        Options { rounds, special_actions, change_dice, phantom_bonus }
    }
}

/// The sheet: none where it is faulty.
fn layout(
    text: &mut Written<'_>,
    find: impl FnOnce(&str) -> Result<(NamedLayout, Layout), String>,
    faults: &mut Faults,
) -> Option<(NamedLayout, Layout)> {
    let [layout, counts, coins] = [LAYOUT, COUNTS, COINS].map(|form| text.line_of(form));
    for (line, keyword) in [(counts, "counts"), (coins, "coins")] {
        if line > 0 && layout > 0 {
            faults.push((line, WrittenFault::OfLayout(keyword, layout)));
            return None;
        }
    }
    if text.is_unread("counts") || text.is_unread("coins") || text.is_unread("layout") {
        return None;
    }
    if coins > 0 && counts == 0 {
        faults.push((coins, WrittenFault::CoinsAlone));
        return None;
    }
    let (standard, usual) = NamedLayout::standard();
    let name = text.once(LAYOUT).map(|said| said.text("TEXT").to_owned());
    if let Some(name) = name.filter(|name| name.to_lowercase() != "default") {
        return find(&name).map_err(|why| faults.push((layout, WrittenFault::NoLayout(why)))).ok();
    }
    if counts == 0 {
        return Some((standard, usual));
    }
    let counts_said = text.take_once(COUNTS, |said| said.numbers("NUMBER"));
    let coins_said = text.take_once(COINS, |said| said.number("NUMBER"));
    let draft = LayoutDraft {
        grid: None,
        counts: Some(counts_said?),
        coins: coins_said.unwrap_or(standard.draft.coins),
        ..standard.draft
    };
    let made = Layout::new(&draft);
    let made = made
        .map_err(|found| faults.extend(found.into_iter().map(|fault| (counts, WrittenFault::Sheet(fault)))));
    Some((NamedLayout { name: "Counts only".to_owned(), draft }, made.ok()?))
}
