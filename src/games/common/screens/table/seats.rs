//! Who sits where at a table that is under way: names, colours, order and number of players, who goes first.

use egui::{Key as Press, Ui, vec2};

use crate::{
    screens::setup::places,
    seating::{Controller, Seating},
};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form, theme,
    widgets::{
        button::{Button, Emphasis},
        control_height,
    },
};

/// The least width of a name, and the most.
const NAME: [f32; 2] = [160.0, 440.0];

/// What the table allows.
pub struct Seats<'a> {
    /// The fewest players and the most.
    pub players: (usize, usize),
    /// Who goes first, as a seat of the table, as far as that is known; none where that is said elsewhere.
    pub first: Option<Option<usize>>,
    /// Whether something was entered for a seat of the table.
    pub has_entries: &'a dyn Fn(usize) -> bool,
    /// Why nobody can be added.
    pub no_more: Option<&'a str>,
}

/// A seat of the table, for what only one game offers there.
pub struct OwnSeat<'a> {
    /// Its row, from 0.
    pub row: usize,
    /// Who sits there.
    pub name: &'a str,
    /// Why it has to wait.
    pub unsaved: Option<&'a str>,
}

impl Seats<'_> {
    /// Shows a row for each place; `same` says that nothing is changed yet. Who goes first from now on, if that is asked.
    pub fn rows<C: Controller>(
        &self,
        ui: &mut Ui,
        texts: &Texts,
        seating: &mut Seating<C>,
        same: bool,
        mut own: impl FnMut(&mut Ui, OwnSeat<'_>),
    ) -> Option<usize> {
        let (mut first, mut k) = (None, 0);
        // A name has the room that all rows had beside it in the last frame: what stands there has as many letters as it
        // has in the language.
        let (id, room) = (ui.scope_id().with("beside names"), ui.available_width());
        let known = ui.data(|data| data.get_temp::<f32>(id)).unwrap_or(room);
        let name = (room - known - theme::space::TIGHT).clamp(NAME[0], NAME[1]);
        let mut beside = 0.0_f32;
        // A row may be taken out on the way.
        while k < seating.places.len() {
            let shown = ui.horizontal(|ui| {
                first = self.row(ui, texts, (&mut *seating, k, same), name, &mut own).or(first);
            });
            beside = beside.max(shown.response.rect.width() - name);
            if k < seating.places.len() {
                places::take_dropped(ui, seating, k, shown.response.rect);
                places::fault_of_name(ui, texts, seating, k);
            }
            k += 1;
        }
        if (beside - known).abs() > 1.0 {
            ui.data_mut(|data| data.insert_temp(id, beside));
            ui.ctx().request_repaint();
        }
        if seating.places.iter().any(|place| self.is_in_use(place.was)) {
            form::hint(ui, texts.pad_who_stays());
        }
        first
    }

    /// Whether something was entered for this seat of the table.
    fn is_in_use(&self, was: Option<usize>) -> bool {
        was.is_some_and(self.has_entries)
    }

    fn row<C: Controller>(
        &self,
        ui: &mut Ui,
        texts: &Texts,
        (seating, k, same): (&mut Seating<C>, usize, bool),
        name_width: f32,
        own: &mut impl FnMut(&mut Ui, OwnSeat<'_>),
    ) -> Option<usize> {
        ui.spacing_mut().item_spacing.x = theme::space::SMALL;
        let players = seating.places.len();
        let number = places::number(ui, texts, k);
        places::handle(ui, texts, k, &number);
        places::colour(ui, texts, seating, players, k);
        places::name(ui, texts, seating, players, k, name_width);
        let name = seating.names(texts).swap_remove(k);
        let was = seating.places[k].was;
        let row = was.filter(|_| same);
        places::up(ui, texts, seating, k);
        let unsaved = row.is_none().then(|| texts.why_save_first());
        if let Some(row) = was {
            own(ui, OwnSeat { row, name: &name, unsaved });
        }
        let is_removed = self.remove(ui, texts, seating, k, &name);
        let makes_first = self.first.is_some_and(|first| {
            let (is_first, long) = (was.is_some() && was == first, texts.pad_make_first(&name));
            let choose = Action::new(texts.pad_goes_first(), ()).icon(Symbol::Star).name(long);
            let choose = choose.quiet().selected(is_first);
            let choose = choose.enabled_if(unsaved.is_none(), unsaved.unwrap_or_default());
            // Only who it is has the word beside the star.
            let choose = if is_first { choose.hint(texts.why_goes_first()) } else { choose.as_icon() };
            choose.show(ui, texts).is_some() && !is_first
        });
        if is_removed {
            seating.places.remove(k);
        }
        row.filter(|_| makes_first)
    }

    /// The button that takes out a place, whether it was pressed; of a seat in use its room, where another row has one.
    fn remove<C: Controller>(
        &self,
        ui: &mut Ui,
        texts: &Texts,
        seating: &Seating<C>,
        k: usize,
        name: &str,
    ) -> bool {
        let (short, places) = (texts.pad_remove_short(), &seating.places);
        if self.is_in_use(places[k].was) {
            if places.iter().any(|place| !self.is_in_use(place.was)) {
                let width = Button::new(Emphasis::Quiet, short).icon(Symbol::Trash).natural_width(ui);
                ui.allocate_space(vec2(width, control_height(ui)));
            }
            return false;
        }
        let why_not = match self.players.0 {
            fewest if places.len() > fewest => None,
            1 => Some(texts.why_last_player().to_owned()),
            fewest => Some(texts.why_fewest_players(fewest)),
        };
        button(ui, texts, Symbol::Trash, [short, &texts.pad_remove(name)], why_not.as_deref())
    }

    /// Shows how a player is added and how all of it is saved; true when it is, which cannot be where a reason is given.
    pub fn actions<C: Controller>(
        &self,
        ui: &mut Ui,
        texts: &Texts,
        seating: &mut Seating<C>,
        why_not: Option<&str>,
    ) -> bool {
        let players = seating.places.len();
        let full = (players >= self.players.1).then(|| texts.why_most_players(self.players.1));
        let no_more = full.as_deref().or(self.no_more);
        ui.horizontal(|ui| {
            let add = Action::new(texts.pad_add_player(), ()).icon(Symbol::Plus);
            if add.enabled_if(no_more.is_none(), no_more.unwrap_or_default()).show(ui, texts).is_some() {
                seating.resize(players + 1);
            }
            let save = Action::new(texts.save(), ()).icon(Symbol::Check).primary();
            let save = save.key(Press::Enter);
            save.enabled_if(why_not.is_none(), why_not.unwrap_or_default()).show(ui, texts).is_some()
        })
        .inner
    }
}

/// What can be done with a seat.
pub fn button(
    ui: &mut Ui,
    texts: &Texts,
    symbol: Symbol,
    [short, name]: [&str; 2],
    why_not: Option<&str>,
) -> bool {
    let action = Action::new(short, ()).icon(symbol).name(name).hint(name).quiet();
    action.enabled_if(why_not.is_none(), why_not.unwrap_or_default()).show(ui, texts).is_some()
}
