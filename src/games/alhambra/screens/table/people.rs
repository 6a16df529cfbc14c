//! Names and colours of those at the table, and who goes first.

use egui::{RichText, Ui};
use serde::{Deserialize, Serialize};

use super::asked::Next;
use crate::{
    games::{
        alhambra::{
            pad::{Pad, PadEvent},
            screens::new_table::third_name,
            session::GameCommand,
            text::names::who,
        },
        common::{
            host::typed::TypedForms,
            screens::setup::{Offer, places},
            seating::{SeatSetup, Seating, name_fault},
        },
    },
    kernel::{
        NameKey,
        record::{MOST_NAME, Seat},
    },
    text::Texts,
    ui::{
        actions::Action,
        drawing::symbols::Symbol,
        form,
        theme::{self, TextSize, Theme},
        widgets::button::Button,
    },
};

/// The width of the name of the third player.
const THIRD: f32 = 280.0;

/// What the form is called.
pub(super) const FORM: &str = "players";

/// What the panel remembers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct PeoplePanel {
    #[serde(flatten)]
    seating: Seating<()>,
    /// What the third player of two is called.
    #[serde(default)]
    third: Option<String>,
}

impl PeoplePanel {
    /// The seats as they are, or as they were left when they were being typed.
    pub(super) fn new(pad: &Pad, typed: &TypedForms) -> Self {
        let now = Self::of(pad);
        match typed.get::<Self>(FORM).filter(|typed| now.seating.is_like(&typed.seating)) {
            Some(Self { seating, third }) => {
                let third = now.third.map(|called| third.unwrap_or(called));
                Self { seating: now.seating.with(seating), third }
            }
            None => now,
        }
    }

    fn of(pad: &Pad) -> Self {
        let players = pad.config().game.players();
        let of = |(row, seat): (usize, &Seat)| SeatSetup::of(seat, row, None);
        let places = pad.header.seats.iter().take(players).enumerate().map(of).collect();
        let third = pad.header.seats.get(players).map(|seat| seat.name.clone());
        Self { seating: Seating { places, first: None }, third }
    }

    /// What is typed otherwise than it is.
    pub(super) fn typed(&self, pad: &Pad) -> Option<&Self> {
        (*self != Self::of(pad)).then_some(self)
    }

    /// What is left without a word is what counts, where people can sit so.
    pub(super) fn leave(&self, texts: &Texts, pad: &Pad) -> Option<GameCommand> {
        self.change(texts, pad).ok().map(GameCommand::Seats)
    }

    /// The seats as they are typed, or why that changes nothing.
    fn change(&self, texts: &Texts, pad: &Pad) -> Result<Vec<Seat>, String> {
        let seats = &pad.header.seats;
        let mut now = self.seating.seats_after(texts, seats);
        now.extend(seats.iter().skip(self.seating.places.len()).cloned());
        if let (Some(third), Some(seat)) = (&self.third, now.get_mut(self.seating.places.len()))
            && *third != seat.name
        {
            let name = third_name(texts, third);
            (seat.id, seat.name) = (NameKey::of(&name).into(), name);
        }
        let names: Vec<String> = now.iter().map(|seat| seat.name.clone()).collect();
        let fault = self.seating.fault(texts);
        match fault.or_else(|| (0..names.len()).find_map(|row| name_fault(texts, &names, row))) {
            Some(fault) => Err(fault),
            None if now == *seats => Err(texts.why_nothing_changed().to_owned()),
            None => Ok(now),
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
        let (theme, seats) = (Theme::of(ui.ctx()), &pad.header.seats);
        let players = self.seating.places.len();
        places::rows(ui, texts, &mut self.seating, players, Offer::default());
        if let Some(third) = &mut self.third {
            form::field(ui, texts.alhambra_new_third(), |ui, label| {
                form::text(ui, label, third, texts.alhambra_third_usual(), THIRD, MOST_NAME);
            });
        }
        ui.add_space(theme::space::MEDIUM);
        let words = RichText::new(texts.pad_first()).font(theme::medium(TextSize::SMALL));
        ui.label(words.color(theme.ink_soft));
        ui.horizontal_wrapped(|ui| {
            for row in 0..players {
                let name = who(texts, seats, row);
                let says = texts.pad_make_first(&name);
                let button = Button::secondary(&name).name(&says).selected(pad.state().first == Some(row));
                if ui.add(button).clicked() {
                    commands.push(GameCommand::Enter(PadEvent::First { row: row as u8 + 1 }));
                }
            }
        });
        ui.add_space(theme::space::MEDIUM);
        let change = self.change(texts, pad);
        let why = change.as_ref().err().map_or("", String::as_str);
        let save = Action::new(texts.save(), ()).icon(Symbol::Check).primary();
        match (save.enabled_if(change.is_ok(), why).show(ui, texts), change) {
            (Some(()), Ok(seats)) => Next::Do(GameCommand::Seats(seats)),
            _ => Next::Stay,
        }
    }
}
