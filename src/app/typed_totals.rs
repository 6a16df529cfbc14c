//! A game of which only the totals are known, as far as it was typed in.

use jiff::SignedDuration;
use serde::{Deserialize, Serialize};

use common::{
    host::new_id,
    seating::name_fault,
    table::Occasion,
    totals::{MOST_PLAYERS, TotalsEvent, TotalsGame, places_by, source_of, totals_game},
    words::{sentence, totals::fault},
};
use kernel::{
    NameKey,
    record::{Header, Seat},
};
use text::Texts;

/// What is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypedTotals {
    /// When and where it was played.
    pub occasion: Occasion,
    /// How many played.
    pub players: usize,
    /// Who played: also more than there are now.
    pub rows: [TypedRow; MOST_PLAYERS],
    /// How many minutes it took; 0 where nobody knows.
    pub minutes: i64,
    /// What is noted of it.
    pub comment: String,
}

/// Somebody who played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypedRow {
    /// The name.
    pub name: String,
    /// The total.
    pub total: i64,
    /// The place, where it says more than the totals: it counts as long as somebody has as much.
    pub place: Option<u8>,
}

impl TypedTotals {
    /// Nothing is typed yet of a game for so many.
    #[must_use]
    pub fn new(players: usize) -> Self {
        Self { occasion: Occasion::today(), players, ..Self::default() }
    }

    /// What was typed of a game of the library.
    #[must_use]
    pub fn of(game: &TotalsGame) -> Self {
        let (header, result) = (&game.header, game.result());
        let mut typed = Self {
            occasion: Occasion::of(header),
            players: header.seats.len(),
            minutes: minutes(header),
            comment: header.comment.clone(),
            ..Self::default()
        };
        let usual = places_by(&result.totals);
        let places = usual.iter().zip(result.places).map(|(usual, place)| (place != *usual).then_some(place));
        let known = header.seats.iter().zip(&result.totals).zip(places);
        for (row, ((seat, total), place)) in typed.rows.iter_mut().zip(known) {
            *row = TypedRow { name: seat.name.clone(), total: (*total).into(), place };
        }
        typed
    }

    /// Whether it can be shown: a file of unfinished work may hold anything of this form.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        (1..=MOST_PLAYERS).contains(&self.players)
            && self.minutes >= 0
            && self.now().iter().all(|row| row.total >= 0)
    }

    /// Those who play.
    fn now(&self) -> &[TypedRow] {
        &self.rows[..self.players.min(MOST_PLAYERS)]
    }

    /// Whether it is asked who of those with as much was ahead: not as long as nothing is typed.
    #[must_use]
    pub fn is_tied(&self, row: usize) -> bool {
        let TypedRow { total, place, .. } = self.rows[row];
        let is_typed = total > 0 || place.is_some();
        is_typed && self.now().iter().filter(|other| other.total == total).count() > 1
    }

    /// The places, as far as totals and what is typed say them.
    #[must_use]
    pub fn places(&self) -> Vec<u8> {
        let typed = |row: usize| self.rows[row].place.filter(|_| self.is_tied(row));
        places_by(&self.totals())
            .into_iter()
            .enumerate()
            .map(|(row, place)| typed(row).unwrap_or(place))
            .collect()
    }

    fn totals(&self) -> Vec<u16> {
        self.now().iter().map(|row| u16::try_from(row.total).unwrap_or(u16::MAX)).collect()
    }

    fn names(&self) -> Vec<String> {
        self.now().iter().map(|row| row.name.trim().to_owned()).collect()
    }

    /// Which names are wrong.
    #[must_use]
    pub fn wrong_names(&self, texts: &Texts) -> Vec<bool> {
        let names = self.names();
        (0..names.len()).map(|row| name_fault(texts, &names, row).is_some()).collect()
    }

    /// The record of it, of a game as records name it; of the `old` one that is corrected stays what is not typed here.
    ///
    /// # Errors
    /// What is missing or wrong, in a sentence.
    pub fn game(&self, texts: &Texts, game: &str, old: Option<&TotalsGame>) -> Result<TotalsGame, String> {
        let names = self.names();
        if names.iter().any(|name| NameKey::of(name).is_blank()) {
            return Err(texts.totals_form_no_name().to_owned());
        }
        if let Some(wrong) = (0..names.len()).find_map(|row| name_fault(texts, &names, row)) {
            return Err(wrong);
        }
        let (totals, places) = (self.totals(), self.places());
        if totals.iter().all(|total| *total == 0) {
            return Err(texts.totals_form_no_total().to_owned());
        }
        let places = if places == places_by(&totals) { Vec::new() } else { places };
        let event = TotalsEvent::Totals { totals, places, source: old.and_then(source_of).cloned() };
        let header = self.header(texts, &names, old.map(|old| &old.header))?;
        totals_game(game, header, event).map_err(|why| sentence(&fault(texts, &why)))
    }

    fn header(&self, texts: &Texts, names: &[String], old: Option<&Header>) -> Result<Header, String> {
        let seat = |(row, name): (usize, &String)| match old.and_then(|old| old.seats.get(row)) {
            Some(seat) => called(seat, name),
            None => Seat::human("", name, ""),
        };
        let seats = names.iter().enumerate().map(seat).collect();
        let mut header = match old {
            Some(old) => Header { seats, ..old.clone() },
            None => Header::new(&new_id(), "", seats),
        };
        self.occasion.put_into(texts, &mut header, old)?;
        self.comment.trim().clone_into(&mut header.comment);
        if self.minutes != minutes(&header) {
            header.active_seconds = 60 * u64::try_from(self.minutes).unwrap_or_default();
            let took = SignedDuration::from_mins(self.minutes);
            let ended = header.started.checked_add(took).ok().filter(|_| header.day.is_none());
            header.ended = ended.or(Some(header.started));
        }
        Ok(header)
    }
}

/// How many minutes a game took; 0 where nobody knows.
fn minutes(header: &Header) -> i64 {
    i64::try_from(header.active_seconds.div_ceil(60)).unwrap_or_default()
}

/// A seat in which somebody of this name sits: somebody else than before, if the name is another one.
fn called(seat: &Seat, name: &str) -> Seat {
    let is_same = NameKey::of(&seat.name) == NameKey::of(name);
    let id = if is_same { seat.id.clone() } else { String::new() };
    Seat { id, name: name.to_owned(), ..seat.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::totals::PlaySource;
    use text::Language;

    const GAME: &str = "alhambra";

    fn typed(rows: &[(&str, i64, Option<u8>)]) -> TypedTotals {
        let mut typed = TypedTotals::new(rows.len());
        for (row, (name, total, place)) in typed.rows.iter_mut().zip(rows) {
            *row = TypedRow { name: (*name).to_owned(), total: *total, place: *place };
        }
        typed
    }

    /// A game as another program kept it.
    fn old() -> TotalsGame {
        let seats = vec![Seat::human("ada-1", "Ada", "red"), Seat::human("", "Ben", "")];
        let mut header = Header { tags: vec!["league".to_owned()], ..Header::new("play-1", "", seats) };
        header.started = "2026-03-01T19:00:00Z".parse().unwrap();
        header.active_seconds = 2400;
        header.ended = "2026-03-01T19:40:00Z".parse().ok();
        let source = Some(PlaySource { program: "BG Stats".to_owned(), id: "7".to_owned() });
        let event = TotalsEvent::Totals { totals: vec![80, 80], places: vec![2, 1], source };
        totals_game(GAME, header, event).unwrap()
    }

    #[test]
    fn a_game_that_is_shown_again_and_not_changed_is_the_same_game() {
        let (texts, old) = (Texts::new(Language::English), old());
        assert!(TypedTotals::of(&old).game(&texts, GAME, Some(&old)).unwrap() == old);
    }

    #[test]
    fn what_is_corrected_is_another_result_of_the_same_record() {
        let (texts, old) = (Texts::new(Language::English), old());
        let mut typed = TypedTotals::of(&old);
        typed.rows[0].name = "Cleo".to_owned();
        typed.rows[1].total = 90;
        (typed.minutes, typed.comment) = (50, " rain ".to_owned());
        let made = typed.game(&texts, GAME, Some(&old)).unwrap();
        let header = &made.header;
        assert_eq!((header.id.as_str(), header.tags.as_slice()), ("play-1", &["league".to_owned()][..]));
        assert_eq!((header.seats[0].id.as_str(), header.seats[0].name.as_str()), ("", "Cleo"));
        assert_eq!((header.comment.as_str(), header.active_seconds), ("rain", 3000));
        assert_eq!(header.ended, "2026-03-01T19:50:00Z".parse().ok());
        assert_eq!((made.result().totals, made.result().places), (vec![80, 90], vec![2, 1]));
        assert_eq!(source_of(&made), source_of(&old));
    }

    #[test]
    fn a_place_settles_equal_totals_and_is_nothing_where_they_differ() {
        let texts = Texts::new(Language::English);
        let places = |typed: &TypedTotals| typed.game(&texts, GAME, None).unwrap().result().places;
        assert_eq!(places(&typed(&[("A", 80, None), ("B", 80, Some(2)), ("C", 70, None)])), [1, 2, 3]);
        assert_eq!(places(&typed(&[("A", 80, None), ("B", 79, Some(1)), ("C", 70, None)])), [1, 2, 3]);
        let wrong = typed(&[("A", 80, None), ("B", 80, Some(3)), ("C", 70, None)]);
        assert_eq!(wrong.game(&texts, GAME, None).unwrap_err(), sentence(texts.totals_fault_places()));
    }

    #[test]
    fn what_is_missing_is_told() {
        let texts = Texts::new(Language::English);
        let told = |rows| typed(rows).game(&texts, GAME, None).unwrap_err();
        assert_eq!(told(&[("A", 1, None), (" ", 2, None)]), texts.totals_form_no_name());
        assert_eq!(told(&[("A", 0, None), ("B", 0, None)]), texts.totals_form_no_total());
        assert_eq!(told(&[("Ada", 1, None), ("ADA", 2, None)]), texts.late_fault_same_name(1, 2));
    }
}
