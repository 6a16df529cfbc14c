//! How each number of a score card came about, in words (§6–§8).

use super::event_text;
use crate::{
    games::{
        common::BuildingType,
        roll_and_write::{
            pad::{Crosses, PadState},
            record::AnyGame,
            rules::{Cards, GameConfig, LINE_VP, ScoreSheet, Standing, column_counts, row_counts},
            text::names::building_name,
        },
    },
    kernel::record::{Header, Seat},
    text::{FluentValue, Key, Texts, date},
};

/// A score card with what it is made of.
#[derive(Clone)]
pub struct Breakdown<'a> {
    /// The texts.
    pub texts: &'a Texts,
    /// The configuration.
    pub config: &'a GameConfig,
    /// The rows of the score sheet.
    pub seats: &'a [Seat],
    /// The boxes.
    pub score: &'a ScoreSheet,
    /// The score cards.
    pub cards: Cards,
    /// What is built on each real player's sheet; none where that is not known.
    built: Vec<Option<u64>>,
}

impl<'a> Breakdown<'a> {
    /// The account of a game as it stands.
    #[must_use]
    pub fn new(texts: &'a Texts, game: &'a AnyGame) -> Self {
        let (config, seats) = (game.config(), &game.header().seats);
        let (score, built) = match game {
            AnyGame::Full(game) => {
                let state = game.state();
                let built = (0..config.players()).map(|seat| Some(state.sheet(seat).built())).collect();
                (state.score(), built)
            }
            AnyGame::Pad(pad) => of_paper(config, pad.tally()),
            AnyGame::Result(game) => of_paper(config, game.tally()),
        };
        Self { texts, config, seats, score, cards: game.cards(), built }
    }

    /// How a row stands with a type.
    #[must_use]
    pub fn standing(&self, row: usize, building: BuildingType) -> Standing {
        self.score.standing(self.config.layout(), row, building)
    }

    /// The place of a standing as shown, such as "1st"; shared places as "1st–2nd". Empty when there is none.
    #[must_use]
    pub fn place(&self, standing: &Standing) -> String {
        let Some(first) = standing.place() else { return String::new() };
        let name = |place: u8| self.texts.with(Key::PlaceName, &[("place", place.into())]);
        match (first + standing.sharing - 1).min(3) {
            last if last > first => format!("{}–{}", name(first), name(last)),
            _ => name(first),
        }
    }

    /// Why a type brings what it brings.
    #[must_use]
    pub fn of_type(&self, row: usize, building: BuildingType) -> String {
        let standing = self.standing(row, building);
        let reason = self.reason(row, building, &standing);
        let scores = row < self.config.players() || self.config.phantom_bonus().is_some();
        if scores || standing.vp == 0 {
            reason
        } else {
            self.texts.with(Key::ReasonNobody, &[("reason", reason.into())])
        }
    }

    fn reason(&self, row: usize, building: BuildingType, standing: &Standing) -> String {
        let texts = self.texts;
        let (count, vp) = (("count", standing.boxes.into()), ("vp", standing.vp.into()));
        if standing.sharing == 0 {
            return texts.get(Key::ReasonNothing).to_owned();
        }
        let Some(first) = standing.place() else {
            return match standing.completed {
                Some(round) => texts.with(Key::ReasonEarlyNone, &[("round", round.into())]),
                None => texts.with(Key::ReasonNoPlace, &[count]),
            };
        };
        let place = ("place", FluentValue::from(first));
        if standing.sharing == 1 {
            return match standing.completed {
                Some(round) => texts.with(Key::ReasonEarly, &[place, ("round", round.into()), vp]),
                None => texts.with(Key::ReasonPlace, &[place, count, vp]),
            };
        }
        let taken = &self.config.layout().vp(building)[usize::from(first) - 1..];
        let taken = &taken[..taken.len().min(standing.sharing.into())];
        let sharing = usize::from(standing.sharing);
        let sum = ("sum", event_text::sum(texts, taken, sharing).into());
        let names = ("names", self.others(row, building, standing).into());
        let reason = match standing.completed {
            Some(round) => texts.with(Key::ReasonEarlyShared, &[names, ("round", round.into()), sum, vp]),
            None => {
                let places = match taken.len() {
                    1 => texts.with(Key::PlaceName, &[place]),
                    2 => texts.with(Key::PlacesTwo, &[("first", first.into())]),
                    _ => texts.get(Key::PlacesThree).to_owned(),
                };
                texts.with(Key::ReasonShared, &[count, names, ("places", places.into()), sum, vp])
            }
        };
        let whole: usize = taken.iter().map(|&vp| usize::from(vp)).sum();
        if whole.is_multiple_of(sharing) {
            reason
        } else {
            texts.with(Key::ReasonRounded, &[("reason", reason.into())])
        }
    }

    /// Who shares the places of a row, by name.
    fn others(&self, row: usize, building: BuildingType, standing: &Standing) -> String {
        let like = |&other: &usize| {
            let found = self.standing(other, building);
            other != row && (found.completed, found.boxes) == (standing.completed, standing.boxes)
        };
        let names: Vec<String> = (0..self.config.rows())
            .filter(like)
            .map(|other| match event_text::who(self.texts, self.seats, other).as_str() {
                "you" => self.texts.get(Key::YouWithin).to_owned(),
                name => name.to_owned(),
            })
            .collect();
        match names.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => self
                .texts
                .with(Key::NamesAnd, &[("names", first.join(", ").into()), ("last", last.as_str().into())]),
        }
    }

    /// Why the lines of a row bring what they bring, line by line.
    #[must_use]
    pub fn of_lines(&self, row: usize) -> Vec<String> {
        let texts = self.texts;
        let mut reasons = Vec::new();
        if let Some(built) = self.built.get(row).copied().flatten() {
            let kinds = [
                (Key::ReasonRow, "row", row_counts(built)),
                (Key::ReasonColumn, "column", column_counts(built)),
            ];
            for (key, name, counts) in kinds {
                for (line, count) in (1..).zip(counts) {
                    let vp = LINE_VP[usize::from(count)];
                    if vp > 0 {
                        let line = FluentValue::from(line);
                        reasons.push(
                            texts.with(key, &[(name, line), ("count", count.into()), ("vp", vp.into())]),
                        );
                    }
                }
            }
        } else if let Some(holdings) = self.cards.rows.get(row).and_then(|card| card.as_ref()?.holdings) {
            let lines = holdings.lines;
            for (count, lines) in [(4_u8, lines.four), (5, lines.five), (6, lines.six)] {
                if lines > 0 {
                    let vp = lines * LINE_VP[usize::from(count)];
                    reasons.push(texts.with(
                        Key::ReasonLines,
                        &[("lines", lines.into()), ("count", count.into()), ("vp", vp.into())],
                    ));
                }
            }
        }
        if reasons.is_empty() {
            reasons.push(texts.get(Key::ReasonNoLines).to_owned());
        }
        reasons
    }

    /// Why the coins of a row bring what they bring.
    #[must_use]
    pub fn of_coins(&self, row: usize) -> String {
        let card = self.cards.rows.get(row).copied().flatten();
        let (coins, vp) =
            card.map_or((0, 0), |card| (card.holdings.map_or(0, |holdings| holdings.coins), card.coins_vp()));
        self.texts.with(Key::ReasonCoins, &[("coins", coins.into()), ("vp", vp.into())])
    }

    /// The bonus of a phantom (§11).
    #[must_use]
    pub fn of_bonus(&self) -> String {
        let vp = self.config.phantom_bonus().unwrap_or_default();
        self.texts.with(Key::ReasonBonus, &[("vp", vp.into())])
    }

    /// The total of a row as a sum.
    #[must_use]
    pub fn of_total(&self, row: usize) -> String {
        let Some(card) = self.cards.rows.get(row).copied().flatten() else { return String::new() };
        let (types, total) = (("types", card.types_vp().into()), ("total", card.total().into()));
        if card.holdings.is_some() {
            let (lines, coins) = (("lines", card.lines_vp().into()), ("coins", card.coins_vp().into()));
            self.texts.with(Key::ReasonTotal, &[types, lines, coins, total])
        } else {
            self.texts.with(Key::ReasonTotalBonus, &[types, ("bonus", card.bonus.into()), total])
        }
    }

    /// What a game came to, in a line: who won, or leads where it did not come to its end; the total of one alone.
    #[must_use]
    pub fn headline(&self, over: bool) -> String {
        let texts = self.texts;
        let winners = self.cards.winners();
        let total = winners.first().and_then(|&row| self.cards.rows[row]).map_or(0, |card| card.total());
        let total = ("total", total.into());
        match winners.as_slice() {
            _ if self.config.is_solo() && self.config.phantom_bonus().is_none() => {
                texts.with(Key::ScoreSoloTotal, &[total])
            }
            [one] => {
                let who = ("who", event_text::who(texts, self.seats, *one).into());
                if over {
                    texts.with(Key::ScoreWon, &[who])
                } else {
                    texts.with(Key::ScoreLeads, &[who, total])
                }
            }
            several => {
                let names = ("names", event_text::names(texts, self.seats, several).into());
                if over {
                    texts.with(Key::ScoreShared, &[names])
                } else {
                    texts.with(Key::ScoreLeadShared, &[names, total])
                }
            }
        }
    }

    /// The whole card as plain text, to be pasted into a message.
    #[must_use]
    pub fn as_text(&self, header: &Header, over: bool) -> String {
        let texts = self.texts;
        let title = event_text::title(texts, header, self.config);
        let mut lines = vec![format!("{}, {title}", texts.get(Key::AppName))];
        lines.push(date(texts, header.started));
        if !over {
            lines.push(texts.get(Key::ScoreNotFinished).to_owned());
        }
        lines.push(self.headline(over));
        for (name, reasons) in self.rows_as_text() {
            lines.extend([String::new(), name]);
            lines.extend(reasons.into_iter().map(|line| format!("  {line}")));
        }
        lines.push(String::new());
        lines.join("\n")
    }

    /// Every row that scores: its name, and line by line how its total came about.
    #[must_use]
    pub fn rows_as_text(&self) -> Vec<(String, Vec<String>)> {
        let texts = self.texts;
        let of_row = |row: usize| {
            let of_type =
                |building| format!("{}, {}", building_name(texts, building), self.of_type(row, building));
            let mut lines: Vec<String> = BuildingType::ALL.into_iter().map(of_type).collect();
            if row < self.config.players() {
                lines.extend(self.of_lines(row));
                lines.push(self.of_coins(row));
            } else {
                lines.push(self.of_bonus());
            }
            lines.push(format!("{}, {}", texts.get(Key::Total), self.of_total(row)));
            (event_text::name(texts, self.seats, row), lines)
        };
        let rows = self.cards.rows.iter().enumerate().filter(|(_, card)| card.is_some());
        rows.map(|(row, _)| of_row(row)).collect()
    }
}

/// The boxes of paper sheets, and the crosses of those that were counted on them.
fn of_paper<'a>(config: &GameConfig, tally: &'a PadState) -> (&'a ScoreSheet, Vec<Option<u64>>) {
    let crosses = |row: usize| tally.rows.get(row)?.crosses.map(Crosses::mask);
    (&tally.score, (0..config.players()).map(crosses).collect())
}
