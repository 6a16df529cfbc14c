//! Who sits where: names, colours, order and number of players, who goes first.

use egui::Ui;
use serde::{Deserialize, Serialize};

use super::asked::Next;
use crate::{
    log::third_seat,
    pad::{Pad, PadEvent},
    screens::setup::third_name,
    session::GameCommand,
};
use common::{
    host::typed::TypedForms,
    screens::table::seats::Seats,
    seating::{SeatSetup, Seating, name_fault},
    table::NewSeats,
};
use kernel::record::{MOST_NAME, Seat};
use text::Texts;
use ui::{form, theme};

/// The width of the name of the third player.
const THIRD: f32 = 280.0;
/// The fewest players and the most (§A1.1).
const PLAYERS: (usize, usize) = (2, 6);

/// What the form is called.
pub(super) const FORM: &str = "players";

/// What the panel remembers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct PeoplePanel {
    #[serde(flatten)]
    seating: Seating<()>,
    /// What the third player is called, if two play.
    #[serde(default)]
    third: Option<String>,
    /// The seats that the places had; none where that was not written, and nobody moved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    was: Vec<Option<usize>>,
}

impl PeoplePanel {
    /// The seats as they are, or as they were left when they were being typed.
    pub(super) fn new(pad: &Pad, typed: &TypedForms) -> Self {
        let now = Self::of(pad);
        let Some(Self { seating, third, was }) = typed.get::<Self>(FORM) else { return now };
        let Some(seating) = now.seating.as_left(seating, was) else { return now };
        Self { seating, third: third.or(now.third), was: Vec::new() }
    }

    fn of(pad: &Pad) -> Self {
        let players = pad.config().game.players();
        let of = |(row, seat): (usize, &Seat)| SeatSetup::of(seat, row, None);
        let places = pad.header.seats.iter().take(players).enumerate().map(of).collect();
        let third = pad.header.seats.get(players).map(|seat| seat.name.clone());
        Self { seating: Seating { places, first: None }, third, was: Vec::new() }
    }

    /// What the third player is called; none where there is none.
    fn third(&self) -> Option<&str> {
        (self.seating.places.len() == 2).then(|| self.third.as_deref().unwrap_or_default())
    }

    /// What is typed otherwise than it is, with the seats that the places had.
    pub(super) fn typed(&self, pad: &Pad) -> Option<Self> {
        (*self != Self::of(pad)).then(|| Self { was: self.seating.was(), ..self.clone() })
    }

    /// What is left without a word is what counts, where people can sit so.
    pub(super) fn leave(&self, texts: &Texts, pad: &Pad) -> Option<GameCommand> {
        self.change(texts, pad).ok().map(GameCommand::Seats)
    }

    /// The seats as they are typed, or why that changes nothing.
    fn change(&self, texts: &Texts, pad: &Pad) -> Result<NewSeats, String> {
        let (old, players) = (&pad.header.seats, pad.config().game.players());
        let (mut seats, mut from) = (self.seating.seats_after(texts, old), self.seating.was());
        if let Some(third) = self.third() {
            let name = third_name(texts, third);
            let was = old.get(players);
            from.push(was.map(|_| players));
            seats.push(was.filter(|seat| seat.name == name).cloned().unwrap_or_else(|| third_seat(name)));
        }
        let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
        let fault = self.seating.fault(texts);
        match fault.or_else(|| (0..names.len()).find_map(|row| name_fault(texts, &names, row))) {
            Some(fault) => Err(fault),
            None if seats == *old => Err(texts.why_nothing_changed().to_owned()),
            None => Ok(NewSeats { seats, from }),
        }
    }

    /// Shows it.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        commands: &mut Vec<GameCommand>,
    ) -> Next {
        let same = *self == Self::of(pad);
        let in_row = |row: usize| {
            pad.logged_events().any(|event| match event {
                PadEvent::Leftover { row: of, .. } => of.map(usize::from) == Some(row + 1),
                event => event.row().map(usize::from) == Some(row + 1),
            })
        };
        let of_third = |event: &PadEvent| matches!(event, PadEvent::Neutral { .. } | PadEvent::Give { .. });
        let third_is_there =
            pad.config().game.players() == 2 && (in_row(2) || pad.logged_events().any(of_third));
        let form = Seats {
            players: PLAYERS,
            first: Some(pad.state().first),
            has_entries: &in_row,
            no_more: third_is_there.then(|| texts.why_third_player()),
        };
        let first = form.rows(ui, texts, &mut self.seating, same, |_, _| {});
        commands.extend(first.map(|row| GameCommand::Enter(PadEvent::First { row: row as u8 + 1 })));
        if let Some(third) = self.third() {
            let mut third = third.to_owned();
            form::field(ui, texts.alhambra_new_third(), |ui, label| {
                form::text(ui, label, &mut third, texts.alhambra_third_usual(), THIRD, MOST_NAME);
            });
            // Where it goes and comes again it is called as before.
            if third != self.third().unwrap_or_default() {
                self.third = Some(third);
            }
        }
        ui.add_space(theme::space::SMALL);
        let change = self.change(texts, pad);
        let why_not = change.as_ref().err().map(String::as_str);
        match (form.actions(ui, texts, &mut self.seating, why_not), change) {
            (true, Ok(seats)) => Next::Do(GameCommand::Seats(seats)),
            _ => Next::Stay,
        }
    }
}
