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

/// What the panel remembers.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PeoplePanel {
    seating: Seating<()>,
}

impl PeoplePanel {
    /// The seats as they are.
    pub(super) fn new(pad: &Pad) -> Self {
        let players = pad.config().game.players();
        let of = |(row, seat): (usize, &Seat)| SeatSetup::of(seat, row, None);
        let places = pad.header.seats.iter().take(players).enumerate().map(of).collect();
        Self { seating: Seating { places, first: None } }
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
        let mut now = self.seating.seats_after(texts, seats);
        now.extend(seats.iter().skip(players).cloned());
        let fault = self.seating.fault(texts);
        let why = fault.or_else(|| (now == *seats).then(|| texts.why_nothing_changed().to_owned()));
        let save = Action::new(texts.save(), ()).icon(Symbol::Check).primary();
        match save.only_if(why.is_none(), why.unwrap_or_default()).show(ui, texts) {
            Some(()) => Next::Do(GameCommand::Seats(now)),
            None => Next::Stay,
        }
    }
}
