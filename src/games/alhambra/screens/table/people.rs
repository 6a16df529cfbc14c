//! Names and colours of those at the table, and who goes first.

use egui::{RichText, Ui};

use super::asked::Next;
use crate::{
    games::{
        alhambra::{
            pad::{Pad, PadEvent},
            session::GameCommand,
            text::names::who,
        },
        common::{
            host::typed::TypedForms,
            screens::setup::{Offer, places},
            seating::{SeatSetup, Seating},
        },
    },
    kernel::record::Seat,
    text::Texts,
    ui::{
        actions::Action,
        drawing::symbols::Symbol,
        theme::{self, TextSize, Theme},
        widgets::button::Button,
    },
};

/// What the form is called.
pub(super) const FORM: &str = "players";

/// What the panel remembers.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PeoplePanel {
    seating: Seating<()>,
}

impl PeoplePanel {
    /// The seats as they are, or as they were left when they were being typed.
    pub(super) fn new(pad: &Pad, typed: &TypedForms) -> Self {
        let now = Self::of(pad);
        let typed = typed.get(FORM).filter(|typed| now.seating.is_like(typed));
        let seating = typed.map_or_else(|| now.seating.clone(), |typed| now.seating.with(typed));
        Self { seating }
    }

    fn of(pad: &Pad) -> Self {
        let players = pad.config().game.players();
        let of = |(row, seat): (usize, &Seat)| SeatSetup::of(seat, row, None);
        let places = pad.header.seats.iter().take(players).enumerate().map(of).collect();
        Self { seating: Seating { places, first: None } }
    }

    /// What is typed otherwise than it is.
    pub(super) fn typed(&self, pad: &Pad) -> Option<&Seating<()>> {
        (*self != Self::of(pad)).then_some(&self.seating)
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
        match self.seating.fault(texts) {
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
        match (save.only_if(change.is_ok(), why).show(ui, texts), change) {
            (Some(()), Ok(seats)) => Next::Do(GameCommand::Seats(seats)),
            _ => Next::Stay,
        }
    }
}
