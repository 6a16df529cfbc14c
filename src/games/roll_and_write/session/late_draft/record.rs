//! A draft and the record it makes, or was made of.

use jiff::{Timestamp, civil::Date, tz::TimeZone};

use super::{LateDraft, LateRow};
use crate::{
    games::{
        common::{BuildingType, PLAYER_COLOURS},
        roll_and_write::{
            log::NamedLayout,
            pad::{Crosses, PaperGame},
            rules::Lines,
        },
    },
    kernel::record::{Header, Seat, SeatKind},
};

impl LateDraft {
    /// A game of the library, to correct it.
    #[must_use]
    pub fn of(game: &PaperGame) -> Self {
        let (header, config, pad_state) = (&game.header, game.config(), game.pad_state());
        let sheet = NamedLayout { name: header.layout_name.clone(), draft: config.layout().draft() };
        let mut draft = Self::new(sheet, "", PLAYER_COLOURS[0]);
        draft.title.clone_from(&header.title);
        draft.place.clone_from(&header.location);
        draft.date = day(header.started).to_string();
        draft.players = config.players();
        draft.phantoms = config.phantoms().max(2);
        draft.against = config.phantom_bonus().is_some();
        draft.special_actions = config.special_actions();
        draft.change_dice = config.change_dice();
        draft.confirmed = game.confirmed().to_vec();
        draft.set_rounds(config.rounds().into());
        if let Some(bonus) = config.phantom_bonus() {
            draft.set_bonus(bonus.into());
        }
        for k in 0..config.rows() {
            let boxes = |kind| i64::from(pad_state.score.boxes(k, kind));
            let completed = |kind| pad_state.score.completed(k, kind).map_or(0, i64::from);
            let holdings = pad_state.holdings.get(k).copied().unwrap_or_default();
            let Lines { four, five, six } = holdings.lines;
            *draft.row_mut(k) = LateRow {
                name: header.seats[k].name.clone(),
                colour: header.seats[k].colour.clone(),
                boxes: BuildingType::ALL.map(boxes),
                completed: BuildingType::ALL.map(completed),
                lines: [four, five, six].map(i64::from),
                coins: holdings.coins.into(),
                built: pad_state.rows[k].crosses.map(Crosses::mask),
            };
        }
        draft
    }

    /// The game that was typed in; `old` is the record it corrects. None while something is wrong,
    /// or odd and not confirmed.
    ///
    /// `unnamed` names a player without a name by the number of the row.
    #[must_use]
    pub fn game(
        &self,
        id: &str,
        old: Option<&PaperGame>,
        unnamed: impl Fn(usize) -> String,
    ) -> Option<PaperGame> {
        let (day_played, config) = (self.day().filter(|_| self.faults().is_empty())?, self.config()?);
        let blank = Header::new(id, &self.sheet.name, Vec::new());
        let mut header = old.map_or(blank, |old| old.header.clone());
        if day(header.started) != day_played {
            let now = Timestamp::from_second(Timestamp::now().as_second()).ok()?;
            // The hour is not known: of today it is over by now, of another day noon stands for it.
            header.started = if day_played == day(now) {
                now
            } else {
                day_played.at(12, 0, 0, 0).to_zoned(TimeZone::system()).ok()?.timestamp()
            };
            header.ended = Some(header.started);
        }
        header.ended = header.ended.or(Some(header.started));
        header.title = self.title.trim().to_owned();
        header.location = self.place.trim().to_owned();
        header.layout_name.clone_from(&self.sheet.name);
        header.seats = self.seats(&header.seats, unnamed);
        let log = self.log(config.layout());
        let game = PaperGame::from_log(header, config, Vec::new(), log).ok()?;
        game.unconfirmed().is_empty().then_some(game)
    }

    /// The seats; who sat there before stays the same person.
    #[must_use]
    pub fn seats(&self, old: &[Seat], unnamed: impl Fn(usize) -> String) -> Vec<Seat> {
        let seat = |k: usize| {
            if k >= self.players {
                return Seat::phantom(k - self.players + 1);
            }
            let row = self.row(k);
            let name = match row.name.trim() {
                "" => unnamed(k + 1),
                name => name.to_owned(),
            };
            match old.get(k).filter(|seat| seat.kind != SeatKind::Phantom) {
                Some(seat) => Seat { name, colour: row.colour.clone(), ..seat.clone() },
                None => Seat {
                    id: if self.players == 1 { "me".to_owned() } else { String::new() },
                    name,
                    colour: row.colour.clone(),
                    kind: SeatKind::Human,
                    policy: None,
                },
            }
        };
        (0..self.row_count()).map(seat).collect()
    }
}

/// The day of a moment, where the program runs.
fn day(moment: Timestamp) -> Date {
    moment.to_zoned(TimeZone::system()).date()
}
