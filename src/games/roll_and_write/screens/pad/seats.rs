//! Who sits where: names, colours, order and number of players, who goes first, who leaves.

use egui::Ui;

use super::{enter, panel::Next, returns};
use crate::{
    pad::{Pad, PadEvent, PadExt},
    session::{
        AppView, GameCommand, PadSession,
        pad::{new_seats, seating},
        seating::{MOST_PLAYERS, Seating},
    },
};
use common::{
    host::typed::TypedForms,
    screens::table::seats::{self, OwnSeat, Seats as Form},
    table::TableCommand,
};
use text::Texts;
use ui::{drawing::symbols::Symbol, theme};

/// What the form is called.
pub(super) const FORM: &str = "players";

/// What the panel remembers.
#[derive(Clone, Debug)]
pub(super) struct Seats {
    seating: Seating,
}

impl Seats {
    /// The seats as they are, or as they were left when they were being typed.
    pub(super) fn new(pad: &Pad, typed: &TypedForms) -> Self {
        let now = seating(pad);
        let typed = typed.get::<(Seating, Vec<Option<usize>>)>(FORM);
        Self { seating: typed.and_then(|(typed, was)| now.reseated(typed, &was)).unwrap_or(now) }
    }

    /// What is typed otherwise than it is, with the seats that the places had.
    pub(super) fn typed(&self, pad: &Pad) -> Option<(&Seating, Vec<Option<usize>>)> {
        (self.seating != seating(pad)).then(|| (&self.seating, self.seating.was()))
    }

    /// What is left without a word is what counts, where people can sit so.
    pub(super) fn leave(&self, texts: &Texts, pad: &Pad) -> Option<GameCommand> {
        let is_new = self.seating != seating(pad) && self.seating.fault(texts).is_none();
        is_new.then(|| self.save(texts, pad))
    }

    fn save(&self, texts: &Texts, pad: &Pad) -> GameCommand {
        GameCommand::Table(TableCommand::Seats(new_seats(pad, texts, &self.seating)))
    }

    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        session: &PadSession,
        commands: &mut Vec<GameCommand>,
    ) -> Next {
        let (texts, pad) = (app.texts, session.pad());
        let same = self.seating == seating(pad);
        let has_entries =
            |row: usize| pad.logged_events().any(|event| event.row().map(usize::from) == Some(row + 1));
        let form = Form {
            players: (1, MOST_PLAYERS),
            first: Some(Some(pad.first())),
            has_entries: &has_entries,
            no_more: None,
        };
        let first = form.rows(ui, texts, &mut self.seating, same, |ui, seat| {
            commands.extend(leaves(ui, texts, pad, &seat));
        });
        commands.extend(first.map(|row| enter(PadEvent::First { row: row as u8 + 1 })));
        ui.add_space(theme::space::SMALL);
        let unchanged = same.then(|| texts.why_nothing_changed().to_owned());
        let why_not = self.seating.fault(texts).or(unchanged);
        if form.actions(ui, texts, &mut self.seating, why_not.as_deref()) {
            commands.push(self.save(texts, pad));
            return Next::Close;
        }
        Next::Stay
    }
}

/// A player who leaves the game, or returns to it.
fn leaves(ui: &mut Ui, texts: &Texts, pad: &Pad, seat: &OwnSeat<'_>) -> Option<GameCommand> {
    let OwnSeat { row, name, unsaved } = *seat;
    if pad.has_left(row) {
        let words = [texts.pad_returns_short(), &texts.pad_returns(name)];
        return seats::button(ui, texts, Symbol::ArrowLeft, words, unsaved).then(|| returns(pad, row))?;
    }
    let words = [texts.pad_leaves_short(), &texts.pad_leaves(name)];
    let round = pad.round().min(pad.corrected_config().rounds());
    seats::button(ui, texts, Symbol::ArrowRight, words, unsaved)
        .then(|| enter(PadEvent::Leave { row: row as u8 + 1, round }))
}
