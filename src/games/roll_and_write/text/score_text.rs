//! Score cards in words: who won, and the reason for each number (§6–§8).

use super::event_text;
use crate::{
    record::AnyGame,
    rules::{BreakdownExt, GameConfig, Reason, TypeReason},
    text::names::building_name,
};
use common::{
    day_of,
    words::{ahead, list, places, sum, within},
};
use kernel::{
    Breakdown,
    record::{Header, Seat},
    winners,
};
use text::{Texts, day};

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
        let first = reason.standing.place();
        first.map_or_else(String::new, |first| places(self.texts, first, reason.places.len()))
    }

    /// Why a number is so much, line by line.
    #[must_use]
    pub fn lines(&self, number: &Breakdown<Reason>) -> Vec<String> {
        let (texts, vp) = (self.texts, number.vp);
        let line = match &number.reason {
            Reason::Total => self.of_total(number),
            Reason::Type(reason) => self.of_type(reason, vp),
            Reason::Lines if number.parts.is_empty() => texts.reason_no_lines().to_owned(),
            Reason::Nobody | Reason::Types | Reason::Lines => {
                return number.parts.iter().flat_map(|part| self.lines(part)).collect();
            }
            Reason::Row { row, count } => texts.reason_row(*row, *count, vp),
            Reason::Column { column, count } => texts.reason_column(*column, *count, vp),
            Reason::LinesOf { count, lines } => texts.reason_lines(*lines, *count, vp),
            Reason::Coins(coins) => texts.reason_coins(*coins, vp),
            Reason::Bonus => texts.reason_bonus(vp),
        };
        vec![line]
    }

    /// The total of a row as a sum.
    fn of_total(&self, total: &Breakdown<Reason>) -> String {
        let types = total.types_vp();
        if let Some(bonus) = total.bonus_vp() {
            return self.texts.reason_total_bonus(types, bonus, total.vp);
        }
        match (total.lines_vp(), total.coins_vp()) {
            (Some(lines), Some(coins)) => self.texts.reason_total(types, lines, coins, total.vp),
            _ => self.texts.reason_total_types(types),
        }
    }

    /// Why a type brings what it brings, and that nobody gets it where that is so.
    fn of_type(&self, reason: &TypeReason, vp: i32) -> String {
        let is_shared = reason.standing.place().is_some() && reason.standing.sharing > 1;
        let mut words = if is_shared { self.shared(reason) } else { self.alone(reason) };
        if is_shared && reason.is_rounded() {
            words = self.texts.reason_rounded(&words);
        }
        if vp < i32::from(reason.standing.vp) {
            words = self.texts.reason_nobody(&words);
        }
        words
    }

    /// A place that is not shared, or none.
    fn alone(&self, reason: &TypeReason) -> String {
        let (texts, standing) = (self.texts, &reason.standing);
        match (standing.place(), standing.completed) {
            _ if standing.sharing == 0 => texts.reason_nothing().to_owned(),
            (None, Some(round)) => texts.reason_early_none(round),
            (None, None) => texts.reason_no_place(standing.boxes),
            (Some(place), Some(round)) => texts.reason_early(round, place, standing.vp),
            (Some(place), None) => texts.reason_place(place, standing.boxes, standing.vp),
        }
    }

    /// Places that several rows share.
    fn shared(&self, reason: &TypeReason) -> String {
        let (texts, standing) = (self.texts, &reason.standing);
        let names = self.names(&reason.with);
        let sum = sum(texts, &reason.places, standing.sharing.into());
        if let Some(round) = standing.completed {
            return texts.reason_early_shared(round, &names, &sum, standing.vp);
        }
        let first = standing.place().unwrap_or_default();
        let places = match reason.places.len() {
            1 => texts.place_name(first),
            2 => texts.places_two(first),
            _ => texts.places_three().to_owned(),
        };
        texts.reason_shared(&places, &names, standing.boxes, &sum, standing.vp)
    }

    /// Some rows by name, within a sentence.
    fn names(&self, rows: &[usize]) -> String {
        let name = |row: &usize| within(self.texts, event_text::who(self.texts, self.seats, *row));
        list(self.texts, rows.iter().map(name))
    }

    /// What a game came to, in a line: who won, or leads where it did not come to its end; the total of one alone.
    #[must_use]
    pub fn headline(&self, over: bool) -> String {
        let texts = self.texts;
        let winners = self.winners();
        let total = winners.first().map_or(0, |&row| self.rows[row].vp);
        match winners.as_slice() {
            _ if self.is_one_total() => texts.score_solo_total(total),
            [one] => {
                let who = event_text::who(texts, self.seats, *one);
                if over { texts.score_won(&who) } else { texts.score_leads(&who, total) }
            }
            several => {
                let names = event_text::names(texts, self.seats, several);
                if over { texts.score_shared(&names) } else { texts.score_lead_shared(&names, total) }
            }
        }
    }

    /// The same of a score card: whoever won a game that is over also hears whom they are ahead of, and by how much.
    #[must_use]
    pub fn verdict(&self, over: bool) -> String {
        let words = self.headline(over);
        if !over || self.is_one_total() {
            return words;
        }
        let totals: Vec<Option<i32>> = self.rows.iter().map(Breakdown::total).collect();
        let counted = |vp| self.texts.count_vp(vp);
        ahead(self.texts, words, &totals, &self.winners(), |rows| self.names(rows), counted)
    }

    /// How far the only person is behind whoever won, if that is somebody else.
    #[must_use]
    pub fn behind(&self) -> Option<String> {
        let mut people = self.seats.iter().enumerate().filter(|(_, seat)| seat.is_person());
        let (Some((own, _)), None) = (people.next(), people.next()) else { return None };
        let total = self.rows.get(own)?.total()?;
        let totals = || self.rows.iter().filter_map(Breakdown::total);
        let lead = u16::try_from(totals().max()? - total).ok().filter(|lead| *lead > 0)?;
        let place = 1 + totals().filter(|other| *other > total).count();
        let who = event_text::who(self.texts, self.seats, own);
        Some(self.texts.score_behind(&who, place as u8, lead))
    }

    /// Whether the total of one player is all there is: nobody is won against.
    #[must_use]
    pub fn is_one_total(&self) -> bool {
        self.config.is_solo() && self.config.phantom_bonus().is_none()
    }

    /// The whole card of a game that is called so as plain text, to be pasted into a message.
    #[must_use]
    pub fn as_text(&self, title: &str, header: &Header, over: bool) -> String {
        let texts = self.texts;
        let mut lines = vec![format!("{}, {title}", texts.app_name())];
        lines.push(day(texts, day_of(header)));
        if !over {
            lines.push(texts.score_not_finished().to_owned());
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
            Reason::Total => self.texts.total().to_owned(),
            _ => return self.lines(number).iter().map(|line| capital(line)).collect(),
        };
        self.lines(number).into_iter().map(|line| format!("{name}, {line}")).collect()
    }
}

/// A sentence begins with a capital letter.
#[must_use]
pub fn capital(line: &str) -> String {
    let mut letters = line.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record;
    use text::{Language, Who};

    #[test]
    fn the_only_person_is_told_how_far_they_are_behind_whoever_won() {
        let texts = Texts::new(Language::English);
        let told = |text: &str| {
            let game = record::read(text).unwrap().game;
            ScoreText::new(&texts, &game).behind()
        };
        let text = include_str!("../../../../saves/solo-against-3-phantoms.json");
        assert_eq!(told(text), None, "a computer");
        let seat = |kind: &str, policy: &str| format!(r#""kind":"{kind}","policy":{policy}"#);
        let text = text.replace(&seat("computer", r#""greedy""#), &seat("human", "null"));
        let (text, _) = text.split_once("\"digest\"").unwrap();
        let text = format!("{text}\"digest\": null}}");
        assert_eq!(told(&text), Some(texts.score_behind(&Who::You, 4, 15)));
    }
}
