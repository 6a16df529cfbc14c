//! A draft, and the record that it makes or was made from.

use super::{Agreed, LateDraft, LateFault, LateRow, MOST_PHANTOMS, SeatSetup};
use crate::{
    files::{layout_hash, layouts_for_pad},
    log::NamedLayout,
    pad::{Crosses, PaperGame, PaperGameExt, PaperResult},
    rules::Lines,
    session::{SeatingExt, seating::MOST_PLAYERS},
};
use common::{
    BuildingType, PLAYER_COLOURS,
    host::new_id,
    seating::known_players,
    table::{Occasion, ResultForm},
};
use kernel::{
    People,
    record::{Header, SeatKind},
};
use storage::{DataDir, Settings};
use text::Texts;

impl ResultForm<PaperResult> for LateDraft {
    fn new(settings: &Settings, people: &People) -> Self {
        let sheet = NamedLayout::standard().0;
        let mut draft = Self::on(sheet, &settings.player_name, &settings.player_colour);
        let mut seating = draft.seating();
        seating.propose(&known_players(settings, people), people);
        draft.set_seating(seating);
        draft
    }

    /// An empty draft on the sheet that is said to match the pad at hand.
    fn with_own(settings: &Settings, people: &People, data: &DataDir) -> Self {
        let mut own = layouts_for_pad(&data.layouts()).into_iter();
        let mut draft = Self::new(settings, people);
        if let Some((sheet, _)) = own.find(|(_, layout)| settings.is_confirmed(&layout_hash(layout))) {
            draft.sheet = sheet;
        }
        draft
    }

    fn of(game: &PaperGame, _: &Settings, _: &People) -> Self {
        let (header, config, pad_state) = (&game.header, game.config(), game.pad_state());
        let sheet = NamedLayout { name: header.layout_name.clone(), draft: config.layout().draft() };
        let mut draft = Self::on(sheet, "", PLAYER_COLOURS[0]);
        draft.occasion = Occasion::of(header);
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
        // Whoever did not play gets a free colour.
        let mut seating = draft.seating();
        seating.settle(config.players());
        draft.set_seating(seating);
        draft
    }

    fn is_whole(&self) -> bool {
        let rows = self.rows.len() == MOST_PLAYERS && self.phantom_rows.len() == MOST_PHANTOMS;
        rows && self.agreed == self.agreed.clone().possible() && self.config().is_some()
    }

    fn occasion(&mut self) -> &mut Occasion {
        &mut self.occasion
    }

    fn game(&self, texts: &Texts, old: Option<&PaperGame>) -> Result<PaperGame, Vec<String>> {
        let mut faults: Vec<String> =
            self.occasion.fault(texts, old.map(|old| &old.header)).into_iter().collect();
        faults.extend(self.faults().iter().map(|fault| self.told(texts, fault)));
        faults.extend((!self.has_buildings()).then(|| texts.late_nothing().to_owned()));
        let config = self.config().filter(|_| faults.is_empty()).ok_or(faults)?;
        let fresh = || Header::new(&new_id(), &self.sheet.name, Vec::new());
        let mut header = old.map_or_else(fresh, |old| old.header.clone());
        self.occasion.put_into(texts, &mut header, old.map(|old| &old.header)).map_err(|why| vec![why])?;
        header.layout_name.clone_from(&self.sheet.name);
        header.seats.retain(|seat| seat.kind != SeatKind::Phantom);
        header.seats = self.playing().all_seats_after(texts, self.agreed.phantoms(), &header.seats);
        let log = self.log(config.layout());
        let refused =
            |wrong: Vec<_>| wrong.into_iter().map(|(_, why)| self.told(texts, &LateFault::Row(why)));
        PaperGame::from_log(header, config, Vec::new(), log).map_err(|wrong| refused(wrong).collect())
    }
}
