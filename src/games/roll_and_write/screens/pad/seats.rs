//! Who sits where: names, colours, order and number of players, who goes first, who leaves.

use egui::Ui;

use super::{enter, panel::Next, returns};
use crate::{
    games::{
        common::{host::typed::TypedForms, screens::setup::places},
        roll_and_write::{
            pad::{Pad, PadEvent},
            session::{
                AppView, GameCommand, PadCommand, PadSession,
                pad::seating,
                seating::{MOST_PLAYERS, Seating},
            },
        },
    },
    text::Texts,
    ui::{actions::Action, drawing::symbols::Symbol, theme},
};

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
        let Some((mut typed, was)) = typed.get::<(Seating, Vec<Option<usize>>)>(FORM) else {
            return Self { seating: now };
        };
        let is_of_table = was.iter().flatten().all(|was| *was < now.places.len());
        if typed.places.is_empty() || typed.places.len() != was.len() || !is_of_table {
            return Self { seating: now };
        }
        for (place, was) in typed.places.iter_mut().zip(was) {
            place.was = was;
        }
        Self { seating: typed }
    }

    /// What is typed otherwise than it is, with the seats that the places had.
    pub(super) fn typed(&self, pad: &Pad) -> Option<(&Seating, Vec<Option<usize>>)> {
        let was = || self.seating.places.iter().map(|place| place.was).collect();
        (self.seating != seating(pad)).then(|| (&self.seating, was()))
    }

    /// What is left without a word is what counts, where people can sit so.
    pub(super) fn leave(&self, texts: &Texts, pad: &Pad) -> Option<GameCommand> {
        let is_new = self.seating != seating(pad) && self.seating.fault(texts).is_none();
        is_new.then(|| GameCommand::Pad(PadCommand::Reseat(Box::new(self.seating.clone()))))
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
        let mut next = Next::Stay;
        let mut k = 0;
        // A row may be taken out on the way.
        while k < self.seating.places.len() {
            let shown = ui.horizontal(|ui| self.person(ui, texts, pad, k, same, commands)).response;
            if k < self.seating.places.len() {
                places::take_dropped(ui, &mut self.seating, k, shown.rect);
                places::fault_of_name(ui, texts, &self.seating, k);
            }
            k += 1;
        }
        ui.add_space(theme::space::SMALL);
        ui.horizontal(|ui| {
            let players = self.seating.places.len();
            let add = Action::new(texts.pad_add_player(), ()).icon(Symbol::Plus);
            let add = add.enabled_if(players < MOST_PLAYERS, texts.why_all_seats());
            if add.show(ui, texts).is_some() {
                self.seating.resize(players + 1);
            }
            let unchanged = same.then(|| texts.why_nothing_changed().to_owned());
            let why_not = self.seating.fault(texts).or(unchanged);
            let save = Action::new(texts.save(), ()).icon(Symbol::Check).primary();
            if save.enabled_if(why_not.is_none(), why_not.unwrap_or_default()).show(ui, texts).is_some() {
                commands.push(GameCommand::Pad(PadCommand::Reseat(Box::new(self.seating.clone()))));
                next = Next::Close;
            }
        });
        next
    }

    fn person(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        k: usize,
        same: bool,
        commands: &mut Vec<GameCommand>,
    ) {
        ui.spacing_mut().item_spacing.x = theme::space::SMALL;
        let players = self.seating.places.len();
        let number = places::number(ui, texts, k);
        places::handle(ui, texts, k, &number);
        places::colour(ui, texts, &mut self.seating, players, k);
        places::name(ui, texts, &mut self.seating, players, k, 210.0);
        let name = self.seating.names(texts).swap_remove(k);
        let before = self.seating.places[k].was;
        let row = before.filter(|_| same);
        places::up(ui, texts, &mut self.seating, k);
        let button = |ui: &mut Ui, symbol, short: &str, name: &str, why_not: Option<&str>| {
            let action = Action::new(short, ()).icon(symbol).name(name).hint(name).quiet();
            action.enabled_if(why_not.is_none(), why_not.unwrap_or_default()).show(ui, texts).is_some()
        };
        let (makes_first, leaves, comes_back, removes) = (
            texts.pad_make_first(&name),
            texts.pad_leaves(&name),
            texts.pad_returns(&name),
            texts.pad_remove(&name),
        );
        let unsaved = row.is_none().then(|| texts.why_save_first());
        let is_first = (row == Some(pad.first())).then(|| texts.why_goes_first());
        if button(ui, Symbol::Star, texts.pad_goes_first(), &makes_first, unsaved.or(is_first))
            && let Some(row) = row
        {
            commands.push(enter(PadEvent::First { row: row as u8 + 1 }));
        }
        let round = pad.round().min(pad.corrected_config().rounds());
        if before.is_some_and(|row| pad.has_left(row)) {
            if button(ui, Symbol::ArrowLeft, texts.pad_returns_short(), &comes_back, unsaved) {
                commands.extend(row.and_then(|row| returns(pad, row)));
            }
        } else if button(ui, Symbol::ArrowRight, texts.pad_leaves_short(), &leaves, unsaved)
            && let Some(row) = row
        {
            commands.push(enter(PadEvent::Leave { row: row as u8 + 1, round }));
        }
        let entered =
            |row: usize| pad.events().iter().any(|(_, event)| event.row().map(usize::from) == Some(row + 1));
        let in_use = before.is_some_and(entered).then(|| texts.why_has_entries());
        let alone = (players == 1).then(|| texts.why_last_player());
        if button(ui, Symbol::Trash, texts.pad_remove_short(), &removes, in_use.or(alone)) {
            self.seating.places.remove(k);
        }
    }
}
