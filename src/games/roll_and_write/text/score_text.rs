//! Score cards in words: who won, and how each number came about (§6–§8).

use super::event_text;
use crate::{
    games::roll_and_write::{
        record::AnyGame,
        rules::{GameConfig, Reason, TypeReason, winners},
        text::names::building_name,
    },
    kernel::{
        Breakdown,
        record::{Header, Seat},
    },
    text::{Key, Texts},
};

/// The score cards of a game, and what it takes to tell them.
#[derive(Clone)]
pub struct ScoreText<'a> {
    /// The texts.
    pub texts: &'a Texts,
    /// The configuration.
    pub config: &'a GameConfig,
    /// Who has the rows of the score sheet.
    pub seats: &'a [Seat],
    /// How the total of every row came about.
    pub rows: Vec<Breakdown<Reason>>,
}

impl<'a> ScoreText<'a> {
    /// The score cards of a game as it stands.
    #[must_use]
    pub fn new(texts: &'a Texts, game: &'a AnyGame) -> Self {
        Self { texts, config: game.config(), seats: &game.header().seats, rows: game.breakdown() }
    }

    /// The rows with the highest total (§7.4).
    #[must_use]
    pub fn winners(&self) -> Vec<usize> {
        winners(self.rows.iter().map(Breakdown::total))
    }

    /// The place of a row as shown, such as "1st"; shared places as "1st–2nd". Empty when there is none.
    #[must_use]
    pub fn place(&self, reason: &TypeReason) -> String {
        let Some(first) = reason.standing.place() else { return String::new() };
        let name = |place: u8| self.texts.with(Key::PlaceName, &[("place", place.into())]);
        match first + reason.places.len() as u8 - 1 {
            last if last > first => format!("{}–{}", name(first), name(last)),
            _ => name(first),
        }
    }

    /// Why a number is so much, line by line.
    #[must_use]
    pub fn lines(&self, number: &Breakdown<Reason>) -> Vec<String> {
        let (texts, vp) = (self.texts, number.vp);
        let line = match &number.reason {
            Reason::Total => self.of_total(number),
            Reason::Type(reason) => self.of_type(reason, vp),
            Reason::Lines if number.parts.is_empty() => texts.get(Key::ReasonNoLines).to_owned(),
            Reason::Nobody | Reason::Types | Reason::Lines => {
                return number.parts.iter().flat_map(|part| self.lines(part)).collect();
            }
            Reason::Row { row, count } => texts.with(
                Key::ReasonRow,
                &[("row", (*row).into()), ("count", (*count).into()), ("vp", vp.into())],
            ),
            Reason::Column { column, count } => texts.with(
                Key::ReasonColumn,
                &[("column", (*column).into()), ("count", (*count).into()), ("vp", vp.into())],
            ),
            Reason::LinesOf { count, lines } => texts.with(
                Key::ReasonLines,
                &[("lines", (*lines).into()), ("count", (*count).into()), ("vp", vp.into())],
            ),
            Reason::Coins(coins) => {
                texts.with(Key::ReasonCoins, &[("coins", (*coins).into()), ("vp", vp.into())])
            }
            Reason::Bonus => texts.with(Key::ReasonBonus, &[("vp", vp.into())]),
        };
        vec![line]
    }

    /// The total of a row as a sum.
    fn of_total(&self, total: &Breakdown<Reason>) -> String {
        let types = total.types_vp();
        if let Some(bonus) = total.bonus_vp() {
            return self.texts.with(
                Key::ReasonTotalBonus,
                &[("types", types.into()), ("bonus", bonus.into()), ("total", total.vp.into())],
            );
        }
        let (lines, coins) = (total.lines_vp().unwrap_or_default(), total.coins_vp().unwrap_or_default());
        self.texts.with(
            Key::ReasonTotal,
            &[
                ("types", types.into()),
                ("lines", lines.into()),
                ("coins", coins.into()),
                ("total", total.vp.into()),
            ],
        )
    }

    /// Why a type brings what it brings, and that nobody gets it where that is so.
    fn of_type(&self, reason: &TypeReason, vp: i32) -> String {
        let is_shared = reason.standing.place().is_some() && reason.standing.sharing > 1;
        let mut words = if is_shared { self.shared(reason) } else { self.alone(reason) };
        if is_shared && reason.is_rounded() {
            words = self.texts.with(Key::ReasonRounded, &[("reason", words.into())]);
        }
        if vp < i32::from(reason.standing.vp) {
            words = self.texts.with(Key::ReasonNobody, &[("reason", words.into())]);
        }
        words
    }

    /// A place that is not shared, or none.
    fn alone(&self, reason: &TypeReason) -> String {
        let (texts, standing) = (self.texts, &reason.standing);
        match (standing.place(), standing.completed) {
            _ if standing.sharing == 0 => texts.get(Key::ReasonNothing).to_owned(),
            (None, Some(round)) => texts.with(Key::ReasonEarlyNone, &[("round", round.into())]),
            (None, None) => texts.with(Key::ReasonNoPlace, &[("count", standing.boxes.into())]),
            (Some(place), Some(round)) => texts.with(
                Key::ReasonEarly,
                &[("place", place.into()), ("round", round.into()), ("vp", standing.vp.into())],
            ),
            (Some(place), None) => texts.with(
                Key::ReasonPlace,
                &[("place", place.into()), ("count", standing.boxes.into()), ("vp", standing.vp.into())],
            ),
        }
    }

    /// Places that several rows share.
    fn shared(&self, reason: &TypeReason) -> String {
        let (texts, standing) = (self.texts, &reason.standing);
        let names = self.names(&reason.with);
        let sum = event_text::sum(texts, &reason.places, standing.sharing.into());
        if let Some(round) = standing.completed {
            return texts.with(
                Key::ReasonEarlyShared,
                &[
                    ("names", names.into()),
                    ("round", round.into()),
                    ("sum", sum.into()),
                    ("vp", standing.vp.into()),
                ],
            );
        }
        let first = standing.place().unwrap_or_default();
        let places = match reason.places.len() {
            1 => texts.with(Key::PlaceName, &[("place", first.into())]),
            2 => texts.with(Key::PlacesTwo, &[("first", first.into())]),
            _ => texts.get(Key::PlacesThree).to_owned(),
        };
        texts.with(
            Key::ReasonShared,
            &[
                ("count", standing.boxes.into()),
                ("names", names.into()),
                ("places", places.into()),
                ("sum", sum.into()),
                ("vp", standing.vp.into()),
            ],
        )
    }

    /// Some rows by name, within a sentence.
    fn names(&self, rows: &[usize]) -> String {
        let name = |&row: &usize| match event_text::who(self.texts, self.seats, row).as_str() {
            "you" => self.texts.get(Key::YouWithin).to_owned(),
            name => name.to_owned(),
        };
        let names: Vec<String> = rows.iter().map(name).collect();
        match names.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => self
                .texts
                .with(Key::NamesAnd, &[("names", first.join(", ").into()), ("last", last.as_str().into())]),
        }
    }

    /// What a game came to, in a line: who won, or leads where it did not come to its end; the total of one alone.
    #[must_use]
    pub fn headline(&self, over: bool) -> String {
        let texts = self.texts;
        let winners = self.winners();
        let total = winners.first().map_or(0, |&row| self.rows[row].vp);
        match winners.as_slice() {
            _ if self.config.is_solo() && self.config.phantom_bonus().is_none() => {
                texts.with(Key::ScoreSoloTotal, &[("total", total.into())])
            }
            [one] => {
                let who = event_text::who(texts, self.seats, *one);
                if over {
                    texts.with(Key::ScoreWon, &[("who", who.into())])
                } else {
                    texts.with(Key::ScoreLeads, &[("who", who.into()), ("total", total.into())])
                }
            }
            several => {
                let names = event_text::names(texts, self.seats, several);
                if over {
                    texts.with(Key::ScoreShared, &[("names", names.into())])
                } else {
                    texts.with(Key::ScoreLeadShared, &[("names", names.into()), ("total", total.into())])
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
        lines.push(event_text::date(texts, header.started));
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
        let rows = self.rows.iter().enumerate().filter(|(_, card)| card.total().is_some());
        rows.map(|(row, card)| {
            let mut lines: Vec<String> = card.parts.iter().flat_map(|part| self.named(part)).collect();
            lines.extend(self.named(card));
            (event_text::name(self.texts, self.seats, row), lines)
        })
        .collect()
    }

    /// Why a number is so much, with the name of the number where the reason does not say it.
    fn named(&self, number: &Breakdown<Reason>) -> Vec<String> {
        let name = match &number.reason {
            Reason::Types => return number.parts.iter().flat_map(|part| self.named(part)).collect(),
            Reason::Type(reason) => building_name(self.texts, reason.building),
            Reason::Total => self.texts.get(Key::Total).to_owned(),
            _ => return self.lines(number),
        };
        self.lines(number).into_iter().map(|line| format!("{name}, {line}")).collect()
    }
}
