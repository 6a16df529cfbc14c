//! Who sits where: names, colours, order and number of players, who goes first, who leaves; and the counts of a pad
//! without a grid.

use egui::{RichText, Sense, Ui, Vec2};

use super::{enter, panel::Next, words::said};
use crate::{
    games::{
        common::{BuildingType, PLAYER_COLOURS, drawing},
        roll_and_write::{
            pad::{Pad, PadEvent},
            rules::{Cell, MAX_ROWS, standard_phantoms},
            session::{
                AppView, GameCommand, PadCommand, PadSession,
                seating::{have_same_names, is_called_like_one_above},
            },
            text::names::building_name,
        },
    },
    kernel::record::{Seat, SeatKind},
    text::{Key, Texts},
    ui::{
        drawing::symbols::Symbol,
        form,
        theme::{self, Theme},
        widgets::{button::Button, paint_drop, stepper},
    },
};

/// A row as it is to be: where it was before, and who sits there.
type Place = (Option<usize>, Seat);

/// What the panel remembers.
#[derive(Clone, Debug)]
pub(super) struct Seats {
    people: Vec<Place>,
    counts: [i64; BuildingType::COUNT],
}

impl Seats {
    pub(super) fn new(pad: &Pad) -> Self {
        let people = pad.header.seats.iter().take(pad.corrected_config().players()).cloned().enumerate();
        Self {
            people: people.map(|(row, seat)| (Some(row), seat)).collect(),
            counts: BuildingType::ALL.map(|building| pad.corrected_config().layout().count(building).into()),
        }
    }

    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        session: &PadSession,
        commands: &mut Vec<GameCommand>,
    ) -> Next {
        let (texts, pad) = (app.texts, session.pad());
        let same = self.people == Self::new(pad).people;
        let mut next = Next::Stay;
        let names: Vec<String> = self.people.iter().map(|(_, seat)| seat.name.clone()).collect();
        let mut k = 0;
        // A row may be taken out on the way.
        while k < self.people.len() {
            ui.horizontal(|ui| self.person(ui, texts, pad, k, same, commands));
            if is_called_like_one_above(&names, k) {
                form::fault(ui, texts.get(Key::LateFaultSameName));
            }
            k += 1;
        }
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            let add = Button::secondary(texts.get(Key::PadAddPlayer)).icon(Symbol::Plus);
            if ui.add_enabled(self.people.len() < MAX_ROWS, add).clicked() {
                self.people.push((None, self.newcomer(texts)));
            }
            let save = Button::primary(texts.get(Key::Save)).icon(Symbol::Check);
            if ui.add_enabled(!same && !have_same_names(&names), save).clicked() {
                commands.push(GameCommand::Pad(PadCommand::Reseat(self.seats(pad))));
                next = Next::Close;
            }
        });
        if pad.corrected_config().layout().grid().is_none() {
            self.counts(ui, texts, pad, commands);
        }
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
        ui.spacing_mut().item_spacing.x = 6.0;
        let players = self.people.len();
        let (before, seat) = &mut self.people[k];
        colour(ui, texts, seat);
        let label = texts.with(Key::NewPadName, &[("number", (k + 1).into())]);
        form::named_text(ui, &mut seat.name, "", &label, 210.0);
        let name = seat.name.clone();
        let named = |key: Key| texts.with(key, &[("name", name.as_str().into())]);
        let row = before.filter(|_| same);
        let mut swap = None;
        let arrow = |ui: &mut Ui, symbol, key: Key, possible: bool| {
            ui.add_enabled(possible, Button::icon_only(symbol, &named(key))).clicked()
        };
        let button = |ui: &mut Ui, symbol, short: Key, key: Key, possible: bool| {
            let name = named(key);
            let button = Button::quiet(texts.get(short)).icon(symbol).name(&name);
            ui.add_enabled(possible, button).on_hover_text(&name).clicked()
        };
        if arrow(ui, Symbol::ArrowUp, Key::PadMoveUp, k > 0) {
            swap = Some(k - 1);
        }
        if arrow(ui, Symbol::ArrowDown, Key::PadMoveDown, k + 1 < players) {
            swap = Some(k + 1);
        }
        let first = row == Some(pad.first());
        if button(ui, Symbol::Star, Key::PadGoesFirst, Key::PadMakeFirst, row.is_some() && !first)
            && let Some(row) = row
        {
            commands.push(enter(PadEvent::First { row: row as u8 + 1 }));
        }
        let stays = row.is_some_and(|row| !pad.has_left(row));
        let round = pad.round().min(pad.corrected_config().rounds());
        if button(ui, Symbol::ArrowRight, Key::PadLeavesShort, Key::PadLeaves, stays)
            && let Some(row) = row
        {
            commands.push(enter(PadEvent::Leave { row: row as u8 + 1, round }));
        }
        let entered =
            |row: usize| pad.events().iter().any(|(_, event)| event.row().map(usize::from) == Some(row + 1));
        let unused = players > 1 && !before.is_some_and(entered);
        let remove = button(ui, Symbol::Trash, Key::PadRemoveShort, Key::PadRemove, unused);
        if let Some(other) = swap {
            self.people.swap(k, other);
        } else if remove {
            self.people.remove(k);
        }
    }

    /// Somebody in a colour that nobody has.
    fn newcomer(&self, texts: &Texts) -> Seat {
        let free = |colour: &&&str| self.people.iter().all(|(_, seat)| seat.colour != ***colour);
        let colour = PLAYER_COLOURS.iter().find(free).unwrap_or(&PLAYER_COLOURS[0]);
        Seat {
            id: String::new(),
            name: texts.with(Key::ColourName, &[("colour", (*colour).into())]),
            colour: (*colour).to_owned(),
            kind: SeatKind::Human,
            policy: None,
        }
    }

    /// All rows: the people, and as many phantoms as go with them (§2).
    fn seats(&self, pad: &Pad) -> Vec<Place> {
        let (players, had) = (pad.corrected_config().players(), pad.corrected_config().phantoms());
        let phantoms = match self.people.len() {
            // Alone one may have chosen more.
            1 => had.max(standard_phantoms(1)),
            people => standard_phantoms(people),
        };
        let phantom = |k: usize| ((k < had).then_some(players + k), Seat::phantom(k + 1));
        self.people.iter().cloned().chain((0..phantoms).map(phantom)).collect()
    }

    /// The six counts, corrected in mid-game (§1).
    fn counts(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad, commands: &mut Vec<GameCommand>) {
        let theme = Theme::of(ui.ctx());
        ui.add_space(12.0);
        ui.label(RichText::new(texts.get(Key::NewPadCounts)).font(theme::title(20.0)).color(theme.ink));
        for line in BuildingType::ALL.chunks(2) {
            ui.horizontal(|ui| {
                for &building in line {
                    let (rect, _) = ui.allocate_exact_size(Vec2::splat(34.0), Sense::hover());
                    drawing::paint(ui.painter(), rect, &theme, building);
                    let name = building_name(texts, building);
                    let end = |key: Key| texts.with(key, &[("name", name.as_str().into())]);
                    let ends = [end(Key::NewPadFewer), end(Key::NewPadMore)];
                    let value = &mut self.counts[building.index()];
                    stepper::show(ui, &name, [&ends[0], &ends[1]], value, 1..=31);
                    ui.add_space(14.0);
                }
            });
        }
        let sum: i64 = self.counts.iter().sum();
        let words = texts.with(Key::NewPadSum, &[("sum", sum.into())]);
        ui.label(RichText::new(words).font(theme::body(15.5)).color(theme.ink_soft));
        let changed = self.counts != Self::new(pad).counts;
        let save = Button::primary(texts.get(Key::PadCorrect)).icon(Symbol::Check);
        if ui.add_enabled(changed && sum == Cell::COUNT as i64, save).clicked() {
            let counts = self.counts.map(|count| u8::try_from(count).unwrap_or(0));
            commands.push(enter(PadEvent::Counts { counts }));
        }
    }
}

/// A player's colour; a tap takes the next one.
fn colour(ui: &mut Ui, texts: &Texts, seat: &mut Seat) {
    let place = PLAYER_COLOURS.iter().position(|name| *name == seat.colour).unwrap_or(0);
    let colour = texts.with(Key::ColourName, &[("colour", PLAYER_COLOURS[place].into())]);
    if paint_drop::show(ui, place, &said(texts, &seat.name, &colour)) {
        PLAYER_COLOURS[(place + 1) % PLAYER_COLOURS.len()].clone_into(&mut seat.colour);
    }
}
