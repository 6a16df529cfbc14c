//! A draft and the record it makes, or was made of.

use jiff::tz::TimeZone;

use super::{Agreed, LateDraft, LateRow, SeatSetup};
use crate::{
    games::{
        common::{
            BuildingType, PLAYER_COLOURS,
            host::{day, now},
        },
        roll_and_write::{
            log::NamedLayout,
            pad::{Crosses, PaperGame},
            rules::Lines,
        },
    },
    kernel::record::{Header, SeatKind},
    text::Texts,
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
        draft.agreed = Agreed::of(config);
        draft.confirmed = game.confirmed().to_vec();
        for k in 0..config.rows() {
            let boxes = |kind| i64::from(pad_state.score.boxes(k, kind));
            let completed = |kind| pad_state.score.completed(k, kind).map_or(0, i64::from);
            let holdings = pad_state.holdings.get(k).copied().unwrap_or_default();
            let Lines { four, five, six } = holdings.lines;
            let seat = &header.seats[k];
            *draft.row_mut(k) = LateRow {
                seat: SeatSetup {
                    name: seat.name.clone(),
                    colour: seat.colour.clone(),
                    ..SeatSetup::default()
                },
                boxes: BuildingType::ALL.map(boxes),
                completed: BuildingType::ALL.map(completed),
                lines: [four, five, six].map(i64::from),
                coins: holdings.coins.into(),
                built: pad_state.rows[k].crosses.map(Crosses::mask),
            };
        }
        // Who did not play has a colour that is free.
        let mut seating = draft.seating();
        seating.settle(config.players());
        draft.set_seating(seating);
        draft
    }

    /// The game that was typed in; `old` is the record it corrects. None while something is wrong,
    /// or odd and not confirmed.
    #[must_use]
    pub fn game(&self, texts: &Texts, id: &str, old: Option<&PaperGame>) -> Option<PaperGame> {
        let (day_played, config) = (self.day().filter(|_| self.faults().is_empty())?, self.config()?);
        let blank = Header::new(id, &self.sheet.name, Vec::new());
        let mut header = old.map_or(blank, |old| old.header.clone());
        if day(header.started) != day_played {
            let now = now();
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
        header.seats.retain(|seat| seat.kind != SeatKind::Phantom);
        header.seats = self.playing().all_seats_after(texts, self.agreed.phantoms(), &header.seats);
        let log = self.log(config.layout());
        let game = PaperGame::from_log(header, config, Vec::new(), log).ok()?;
        game.unconfirmed().is_empty().then_some(game)
    }
}
